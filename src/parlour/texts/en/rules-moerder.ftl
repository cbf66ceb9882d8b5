# The rule book of FIND … den MÖRDER. A rule's id is its message's id.

rules-moerder-intro = Thirty-six tiles lie face down, and somewhere among them, perhaps, the German word for murderer is hiding: MÖRDER. Turn by turn more letters come to light. Whoever sees the word first wins. But you can also gather its letters one by one, as long as nobody can show that you are taking a piece of the trail.

rules-moerder-first-aim = Be the first to see the word MÖRDER among the open tiles, letter touching letter, or collect its six letters one by one.
rules-moerder-first-turn = Turn over a tile. Then you may point at the whole word if you see it. You may also touch an open letter to collect it: it is yours unless somebody objects and shows that it could still be part of the word. Say “Next” when you are done.
rules-moerder-first-end = Whoever points at the six letters in order, or has all six in front of them, wins at once.

## Headings

rules-moerder-section-goal = What it is about
rules-moerder-section-pieces = The tiles
rules-moerder-section-turn = Your turn
rules-moerder-section-chain = The chain
rules-moerder-section-collecting = Collecting and objecting
rules-moerder-section-end = The end
rules-moerder-section-solitaire = Alone
rules-moerder-section-base = The base game
rules-moerder-section-house = Our rulings and the house rules
rules-moerder-section-common = { rules-common-section-house }

## Rules

MO-1 = Two to four play, from the age of ten on, for about twenty minutes; there is also a game for one. You win by finding the word MÖRDER among the open tiles or by collecting its six letters.
MO-2 = There are 36 tiles: seven each of M, Ö, R, D and E, and a single body.
MO-3 = The tiles are shuffled and laid out face down, six rows of six. A tile stays the way it comes up, upright, slanted or upside down; that never changes what it says.
MO-4 = After the first player the turn passes clockwise, round and round, until somebody wins.
MO-5 = Your turn has four steps. First you must turn over a tile. Then you may look for the word, and you may collect tiles, as many as you like. In the end you say “Next”.
MO-6 = You turn over one face-down tile, whichever you like. If it is a letter, that’s all. If it is the body, all the tiles around it that are still face down are turned over at once: up to three in a corner, five at the edge, eight inside.
MO-7 = A chain is six different open tiles that spell M, Ö, R, D, E, R in this order. Each must touch the one before, along a side or at a corner. The line may bend as it likes and even cross itself, but no tile counts twice, so you need two different Rs. The body is never part of a chain.
MO-8 = If you see a chain on your turn, point at its six tiles and you win on the spot.
MO-9 = To collect a letter, put your finger on an open letter tile. If none of the others objects, you take it and lay it in front of you for all to see. You may do that as often as you like.
MO-10 = The others may object if the touched tile could still be part of a chain once everything is open. Saying so is not enough: whoever objects has to show one such chain, with the touched tile in it.
MO-11 = If the objection holds, the tile stays where it is, your turn is over, and the next player begins.
MO-12 = You may hold only what the word needs: one M, one Ö, one D, one E and two Rs. So you can’t touch a letter you have enough of, and nobody ever collects the body.
MO-13 = Bluffing is allowed: you may touch a tile although you know that it could be defended. If everyone stays silent, it is yours.
MO-14 = With M, Ö, R, D, E and R in front of you, you have won at once.
MO-15 = A collected tile leaves a gap, and the gap stays: nothing moves up, and no chain leads across it.
MO-16 = The first to show a chain or to complete the word wins, and the game is over. Only then do we show which chains lay open, the straightest first.

## Alone

MO-S1 = Alone you play by the same rules. As nobody is there to object, you judge for yourself what may be collected, and the table keeps an eye on you (MO-A10).
MO-S2 = First objective: collect all the letters of the word.
MO-S3 = If you turn over the last face-down tile before that, you have lost.
MO-S4 = You have also lost if a tile you turn over completes an open chain before the first objective is reached.
MO-S5 = Second objective: once you have the letters, go on turning tiles until a chain lies open. If you find it, you have won, and every tile still face down is a point. If all the tiles are open and there is no chain, you have lost.
MO-S6 = While you are after the second objective you may quit at any time, because you think that there is no chain. The tiles still face down are counted, then all of them are turned over. If there really is no chain, you win that many points; if there is one, you have lost.

## The base game

MO-B1 = With the option “rules” you can play the simpler base game, for two to four. Nothing is collected, so nobody objects. At the start of your turn, instead of turning over a tile, you may say that the word can’t be formed and drop out; only whoever says so first may. You then have no more turns and can’t claim a chain any more, but if nobody finds one to the end, you win. The end comes when all the tiles are open and everyone still in has had one more turn. If nobody has dropped out by then, it is a draw. If only one player is left in the game, that player may also give up.

## Rulings

MO-A1 = Alone you collect six letters, because that is how many the word has. House rule “letters to collect”: five, one of each, are enough.
MO-A2 = Your score is the number of tiles that are still face down. The more there are, the better you were.
MO-A3 = In an objection, tiles that are still face down may stand for any letter, but not for more of a letter than there can be: seven, less the open ones and the collected ones. Gaps and the body can’t be used. House rule “count the letters”, off: then face-down tiles may be anything.
MO-A4 = An objection has two steps. While the time to object is running, you say “I object”; the first to say it has the floor, and that clock stands still. Then you have 30 seconds (“time to show”) to show your chain: six tiles in the order of the word, face-down ones standing for the letter of their place. If something is wrong with it, you hear what, and you may try again. If you run out of time, or take it back, the objection falls: you are out for this touch, and the others go on with the time that was left, at least three seconds. A touch can’t be taken back, and until it is settled the player on turn can do nothing else. House rule “objections”: the table objects by itself whenever a chain is possible. It only says that there is one, never where.
MO-A5 = A chain that isn’t right is simply refused: you are told why, nothing else happens, and nobody hears of it.
MO-A6 = If you object with a chain that is completely open, it is still only an objection; you win with a chain only on your own turn. House rule “objector may win”: then you do win with it.
MO-A7 = Only the player on turn may claim a chain, from the turning of the tile until “Next”, also after collecting, but not while the others may still object.
MO-A8 = A wrong claim costs nothing and your turn goes on. House rule “wrong claim”: it ends your turn.
MO-A9 = When there is nothing left to turn over, your turn begins with looking. If all the players one after the other end such a turn without finding or collecting anything, the game is a draw, and a chain that was there all the time is shown.
MO-A10 = Alone, the table takes the objector’s part: if you touch a tile that could still be part of a chain, you don’t get it and your turn is over. House rule “refused touch”: you don’t get it, but you may go on.
MO-A11 = When you are after the second objective, you have to spot the chain yourself; what counts is how many tiles are face down when you show it. Even with everything open you may still show it, for no points. House rule “who spots the chain”: the table sees it at once. Before the first objective is reached, the table always watches for a chain.
MO-A12 = If you quit although a chain already lies open, you have lost. With nothing left face down you can’t quit any more.
MO-A13 = If the body turns over the last tiles before the first objective is reached, that is a loss as well.
MO-A14 = Once you have your letters, nothing more is collected. If everything is open and a chain is there, show it; if you can’t find it, say “Next” or give up, and you have lost.

## At every table, for this game

MO-X3 = A turn has no clock unless the table has one: none at private tables, but 90 seconds at public ones, and where no bots stand in (“time per move”). You may change that when the table is opened. The clock of a turn stands still while the others may object. Our clock decides, with half a second of grace for everyone. If you play with bots only, we suggest no clock. At a private table anyone may pause, and anyone may go on; the time stands meanwhile.
MO-X4 = After a touch the others have ten seconds to object (“time to object”). When all of them have let it pass, it is over sooner. If you have let it pass, you may still change your mind while there is time. You can also agree to wait until everyone has answered, but a minute at most. If your connection is gone, you have let it pass after five seconds. On a turn you can also let everything pass at once, and take that back. While the time is running, nothing else can be done at the table. It runs after every touch, whether or not anyone could object. If you play with bots only, the time stands until your first turn: you can look at everything in peace.
MO-X5 = Nobody knows what is on a face-down tile, not even the table: it is drawn only when the tile is turned over. All the rest is open to everyone.
MO-X6 = Who begins is drawn by lot. With the option “who begins” you can settle it yourselves.
MO-X7 = If a player has left, or has been away for a minute, a bot plays in that seat until the player comes back. At a table without bots the clock takes care of it (MO-X3). Whenever it runs out, the simplest thing is done: chance turns over a tile, unless you have turned one, and the turn ends; a touch is let pass (MO-X4).
MO-X8 = You may give up at any time. If there are two of you, the other one wins. If there are more, a bot plays on in your seat, and you come last; whoever is the last to stay wins. Alone it is a loss; the chains that lie open are shown, but the tiles still face down stay so: their letters are drawn only when they are turned over, so there is nothing behind them to show.

## Captions of the drawn examples

rules-moerder-example-body = The body came up inside the square: all eight tiles around it were turned over at once.
rules-moerder-example-chain = Six open tiles, each touching the one before: M, Ö, R, D, E, R. Straight or diagonal makes no difference.
rules-moerder-example-crossing = The line crosses itself between R and D. That’s fine, for no tile is used twice.
rules-moerder-example-twice = This is no chain: the same R would have to be both the third letter and the last.
rules-moerder-example-objection = The M is touched. With the open R and four tiles that are still face down, MÖRDER could still lie in the first row: the objection holds.
rules-moerder-example-gap = An R has been collected here. Across the gap there is no way on.
rules-moerder-example-used-up = All seven Ös are open, far from the M. No face-down tile can be an Ö any more, so this objection does not hold.
