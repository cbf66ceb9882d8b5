# The rule book of WORD SEARCH. A rule's id is its message's id.

rules-wordsearch-intro = The board is full of letters, and words run through them in every direction. You look for one that begins beside your token, call it, and your token moves along to its last letter. From there you look on. Every letter is a point.

rules-wordsearch-first-aim = Find words among letters that touch. Every letter of your word is a point.
rules-wordsearch-first-turn = Look for a word that begins beside your token; each letter touches the one before. Trace it and call it: you score, and your token moves to its last letter. Before that you may change up to two tiles. If you find nothing, step to a letter next to you.
rules-wordsearch-first-end = When somebody reaches the target of 200 points, the round is finished. Whoever then has the most wins.

## Headings

rules-wordsearch-section-goal = What it is about
rules-wordsearch-section-setup = Before you start
rules-wordsearch-section-turn = Your turn
rules-wordsearch-section-words = Which words count
rules-wordsearch-section-end = Points and the end
rules-wordsearch-section-insert = With the insert
rules-wordsearch-section-boardless = Without a board
rules-wordsearch-section-house = Our rulings and the house rules
rules-wordsearch-section-common = { rules-common-section-house }

## Rules

WS-1 = Two to six play, or one alone (WS-A14). You find words among letters that touch, and you win if you are ahead when the target of 200 points has been reached. In the box are a hexagonal board with a score track along each edge, 56 wooden letter tiles, three score markers for each of six players, and an insert for a smaller game.
WS-2 = The tiles are mixed. Every space of the board gets one, face up; only the middle stays empty. Each player gets a tile of their own, and the rest is the draw pile. Everyone begins with no points.
WS-3 = You begin in the middle: on your first turn your token stands there, and your word starts on one of the six letters around it. If you find none, you put your token on one of those letters.
WS-4 = You have 30 seconds. First you may change up to two tiles of your choice: swap them, turn them, or both (WS-A7, WS-A8). Then you look for a word. Its first letter touches your token, and each further letter touches the one before. Call it and show its path; your token moves to its last letter, and every letter is a point.
WS-5 = The letter under your own token is out of play for you: your words can’t use it.
WS-6 = If you find no word, move your token to a letter next to it where no token stands. That ends your turn.
WS-7 = Three tiles, the fragments, carry two letters: IN, ON and IS. You may also read them backwards, as NI, NO and SI.
WS-8 = You can score a word only once in a game.
WS-9 = Instead of calling a word you may exchange your own tile for one from the draw pile.
WS-10 = A word counts if a dictionary or an encyclopedia has it. Well-known first names, products and brands count as well, abbreviations normally don’t. WS-X1 tells which words we know and who decides.
WS-11 = The others may dispute a word they don’t believe in. If it really is none, whoever called it loses the turn.
WS-12 = The track in front of you shows your score: one marker stands for the units, a second one for the tens, and from 100 points on a third one for the hundreds.
WS-13 = You play to 200 points. Whoever then has the most wins. With the option “target” you can play a shorter game, to 100 or 50.
WS-14 = With the option “game” you can play with the insert: a smaller field, on which tiles are stacked. You always have a tile of your own while the draw pile lasts. At the start of your turn you may add it to the field, or move a tile that lies there. Words lead over tiles of any height, and if you like, the higher letters score more. The details are in WS-A16.
WS-15 = You can also play without a board. Three tiles that touch each other lie face up between you, the rest is the draw pile. On your turn you find a word, add a tile, or both, and you score the letters of your word, until all the tiles are laid. The details are in WS-A17.

## Rulings

WS-A1 = The board is a hexagon with four spaces along each edge. That makes 37 spaces and, as the middle is empty, 36 tiles. Of the other 20 each player gets one; what is left is the draw pile.
WS-A2 = These are our 56 tiles: 5 E; 4 each of A and S; 3 each of I, L, O, R and T; 2 each of C, D, H, M, N, P and U; one each of B, F, G, J, K, Q, V, W, X, Y and Z; and one each of the fragments IN, ON and IS. House rule “letter tiles”: a mix that suits the language of your words, or one of your own with 56 tiles.
WS-A3 = In one word each tile is used only once, so you need two different Ls for CELL. House rule “use a tile again”: a path may come back to a tile.
WS-A4 = A word has at least two letters. A fragment counts as two, and it may even be the whole word: IN, NO or IS.
WS-A5 = Only your own letter is barred. Your word may lead through letters on which other tokens stand, but it can’t end on one, for there is room for only one token on a letter. House rule “letters under tokens”: all of them are barred.
WS-A6 = The middle stays empty for good: no tile comes there, no word leads across it, and no token ever returns to it.
WS-A7 = You choose the tiles you change, two at most, and you change them before your word. Once a turn you may swap: two tiles on the board change places, or your own tile changes places with one on the board. Whatever you turn belongs to the same two tiles. Tiles under a token, no matter whose, stay where they are. House rule “swap your own tile”, off: only tiles on the board are swapped.
WS-A8 = Turning a tile upside down is of use where another letter comes out: an M becomes a W, and a W an M. (A fragment can be read both ways anyhow.) House rule “turn M and W”, off: nothing is turned.
WS-A9 = On the board and with the insert, everyone may score a word once, so the others can still have yours. Without a board a word is used up for all as soon as somebody has scored it. House rule “words only once” lets you choose. CELL and CELLS are two different words.
WS-A10 = When you exchange your tile, you draw the new one first; then the old one is mixed into the draw pile. You score nothing, your token stays and your turn is over. On your first turn your token still has to go from the middle to a letter next to it. If the pile is empty, you can’t exchange.
WS-A11 = What happens with a word depends on who judges (WS-X1). “Dictionary, then vote”: a word in the dictionary counts at once; with another one, if you stand by it, the others may dispute it, and then they vote. “Dictionary”: every word may be disputed, and then the dictionary decides. “Vote”: every word may be disputed, and then the others vote. A word that nobody disputes counts. If it falls, your turn is lost: no points, and your token stays, or goes to a letter next to it if it’s your first turn; what you have swapped or turned stays so. A dispute that fails costs nothing. House rule “disputes”, checked at once: a word that isn’t in the dictionary, or is voted down, is only refused, and you may try again while your time runs; this does not go with “vote”. A word that is too short, can’t be traced or has been scored is always refused at once and never costs the turn. If you are alone, the dictionary checks every word at once.
WS-A12 = If your time runs out, you have found no word. You have five more seconds to choose where your token goes; after that chance chooses. If no letter next to it is free, it stays.
WS-A13 = When somebody reaches the target, the round is played to its end, so that all have had the same number of turns. Then the highest score wins. Those who are tied at the top play up to three more rounds; if they are still tied, they share the win. House rule “the end”: whoever reaches the target wins on the spot. If nobody scores for three full rounds, or for ten turns if you are alone, the game ends, and the highest score wins, whatever it is.
WS-A14 = After the first player (WS-X6) you play clockwise. The track along your edge of the board is yours. Alone you try to reach the target in as few turns as you can; without a board you try to score as much as you can.
WS-A15 = The number itself always stands beside the track. From 200 points on the marker stays at the end of the track.
WS-A16 = The insert has 19 spaces. The middle stays empty, so 18 tiles lie there at the start, each on the ground. House rule “size of the insert”, small: 7 spaces, 6 tiles, at most two players, and 50 points are the target. Instead of swapping and turning you may do one of two things before your word: lay your own tile on an empty space or on a stack, and draw a new one while the pile lasts; or move the top tile of a space to another space or stack. An M or a W may be turned on the way. You can’t use the middle, nor a space with a token. Only the top tiles are read, and neighbouring stacks touch whatever their height. If you have no word and no letter next to your token is free, it goes to any free letter you like. House rule “reading stacks”: a word may also go straight up and down inside a stack. House rule “stacks score more”: a letter scores its level, 1 on the ground, 2 on the second, and so on; a fragment scores twice that. All the rest is as on the board, the exchange too (WS-9).
WS-A17 = Without a board there are no edges, no tokens and no tiles of your own; nothing is swapped or exchanged, and a word may begin anywhere. The first three tiles form a triangle, and 53 are left. On your turn, 30 seconds again, you may draw a tile and lay it so that it touches at least one other (an M or a W whichever way up), and you may call one word, in any order; one of the two you must do. If a whole round goes by without a new tile, the next player has to add one. If your time runs out or your word falls, chance lays the tile you have drawn; if your time runs out and you had done nothing, or if you still have to add a tile, chance draws one and lays it. The game ends after the turn in which the last tile is laid; that player may still call a word. There is no target: the highest score wins, and a tie is shared. House rule “tiles per turn”: you may add up to two or three.
WS-A18 = A path may bend as it likes. Only its first letter must touch your token (without a board it may lie anywhere), and each further letter the one before.
WS-A19 = The 30 seconds are for everything, swapping and turning included. House rule “time per turn”: longer, shorter, or no limit (WS-X3).
WS-A20 = If you type a word that can be read along several paths with different ends, you choose the letter it ends on.

## At every table, for this game

WS-X1 = Our dictionary has lists of words, of capitalised words such as Monday, Chinese or Christmas (German needs none), of places, of first names, of brands, of abbreviations that have become words, and of other initials. All but the last two count here; the option “which words count” changes that, and “own list” adds one of yours. The option “who judges words” has three answers. By default it’s the dictionary, then a vote: a word that the dictionary knows counts at once. If it doesn’t know your word, only you are told. You may drop it, which costs nothing, or stand by it, once a turn; if it is then disputed, the others vote. Or the dictionary alone judges, or the votes of the others alone, each when a word is disputed (WS-A11). For a vote there are 15 seconds, and bots abstain. The word needs more yes than no; a tie is not enough. If nobody votes, the dictionary decides. What a vote has decided holds for everyone until the end of the game. Bots below Expert say only words, capitalised words and those of your own list; and no bot and no hint ever uses a rude word. With the option “family-friendly” rude words don’t count for you either. At public tables it is always on.
WS-X2 = Capitals and accents make no difference: in French and Italian É is an E, Ç a C and Œ an O and an E. In German ß is SS. Ä, Ö and Ü stay what they are if there are tiles for them, as in our German mix; otherwise they are AE, OE and UE. Words with a hyphen, an apostrophe or a space can’t be called.
WS-X3 = A turn has 30 seconds (“time per turn”). You may agree on another time or on none; but at a public table, and where no bots stand in, it is then 120 seconds. While the others may dispute a word or vote on it, your clock stands still; then it goes on with what was left, at least three seconds. Our clock decides, with half a second of grace for everyone. If you play with bots only, we suggest no clock. At a private table anyone may pause, and anyone may go on; the time stands meanwhile.
WS-X4 = The others have five seconds to dispute a word (“time to dispute”). When all of them have let it stand, it is over sooner. If you have let it stand, you may still change your mind while there is time. You can also agree to wait until everyone has answered, but a minute at most. If your connection is gone, you have let it stand after five seconds. While the time is running, nothing else can be done at the table. If you play with bots only, the time stands until your first turn: you can look at everything in peace.
WS-X5 = The draw pile lies face down; which tile comes next is decided only when it is drawn. All the rest is open: the board, everyone’s own tile, and the points. Only a word the dictionary doesn’t know stays with you until you stand by it.
WS-X6 = Who begins is drawn by lot. With the option “who begins” you can settle it yourselves.
WS-X7 = If a player has left, or has been away for a minute, a bot plays in that seat until the player comes back. At a table without bots the clock takes care of it (WS-X3). Whenever one runs out, the simplest thing is done: chance moves the token to a free letter next to it, or, without a board, draws a tile and lays it; a word is let stand; in a vote you abstain.
WS-X8 = You may give up at any time. If there are two of you, the other one wins. If there are more, a bot plays on in your seat, and you come last; whoever is the last to stay wins. Alone it is a loss.

## Captions of the drawn examples

rules-wordsearch-example-help = The H touches the token in the middle, and E, L and P each touch the letter before: HELP, 4 points.
rules-wordsearch-example-clears = CLEARS winds its way down to an S at the edge: 6 points, and that is where the token stands next.
rules-wordsearch-example-own-letter = Now the token is on that S, so US can’t be read this way. Over the other S beside the U it can.
rules-wordsearch-example-backwards = The fragment ON is read as NO here: NOSE, four letters on three tiles.
rules-wordsearch-example-track = 5, 17, 53 and 116 points on the track.
rules-wordsearch-example-insert = The S was laid on top of an E. STUB is worth 4 points; where stacks score more it is worth 5, for the S is on the second level.
rules-wordsearch-example-boardless = T, E and A lay there first, and the S has just been added: TEAS, 4 points.
rules-wordsearch-example-through = Another token stands on the L. Never mind: HELP only passes through.
rules-wordsearch-example-ends-under = Here the other token stands on the P. HELP would end there, so it can’t be called.
rules-wordsearch-example-swapped = The S and the J have changed places, and HELP has become HELPS.
rules-wordsearch-example-turned = The Q and the W have changed places, and the W was turned upside down too. Now it’s an M, and HIM can be called.
rules-wordsearch-example-downwards = Where stacks are read up and down, the path may go from the S to the E below it: USE. The token stands on the T.
