# Why something was not done, and what to do next. The ids are the codes of the wire.

## At the table

refusal-not-your-turn = It’s not your turn.
refusal-unwritten = The rules don’t allow that: { $why }.
refusal-not-now = That can’t be done now.
refusal-not-yours-to-do = That’s not yours to do.
refusal-stale = Meanwhile the game has moved on. Look again, then decide.
refusal-too-late = Too late: your time was up.
refusal-game-over = The game is over.
refusal-not-started = The game hasn’t started yet.
refusal-already-started = The game has already started.
refusal-nonce-missing = { $name } hasn’t come to this table yet. Wait a moment, or empty the seat.
refusal-program-missing = The program hasn’t come to this table yet. Wait a moment, or empty the seat.
refusal-not-over = The game isn’t over yet.
refusal-no-review = Nobody looks back at this game yet.
refusal-table-closed = This table is closed. Open a new one.
refusal-table-paused = The table is paused. Go on first, then play.
refusal-no-pause-in-public = A public table can’t be paused: strangers may be waiting.
refusal-table-outdated = The rules of this game have changed since this table was opened, so it can’t go on. Open a new one.
refusal-not-kept = Your move could not be saved, so it doesn’t count. Try again; whoever runs the house should check its disk.
refusal-not-read = The house can’t reach its data right now. Try again in a moment.
refusal-no-hints-here = This table plays without help.
refusal-no-help-now = There is no help to be had right now.

## Seats

refusal-not-your-seat = That’s not your seat.
refusal-not-at-table = Only those who have a seat at this table can do that.
refusal-seat-taken = Someone already has this seat.
refusal-token-unknown = This token opens no seat at this table. Perhaps the host has freed the seat: ask for a new token.
refusal-token-used = This token has been used. If it was your program, its key brings it back. If not, ask the host for a new token.
refusal-token-expired = This token has expired. Ask the host for a new one.
refusal-seat-lost = This seat is no longer yours.
refusal-knows-another-seat = You have seen another seat’s secrets in this game, so you can only go back to that seat.
refusal-no-such-seat = This table has no such seat.
refusal-only-the-host = Only the host can do that.
refusal-not-seated = Only those who played can ask for a rematch.
refusal-sent-away = The host has asked you to leave this table. There are others in the hall, and you can open one of your own.
refusal-not-open-to-you = This table isn’t open to you. There are others in the hall, and you can open one of your own.
refusal-replay-not-open-to-you = This game was private. Ask somebody who sat there for the link to its replay.
refusal-no-curve = This game has no curve.
refusal-replay-forgotten = The house no longer has this recording in mind. Drop the file on the page once more.
refusal-recording-outdated = This game was played by other rules (version { $then }, here it is { $now }), so it can’t be shown any more.
refusal-recording-doubtful = This recording can’t be right: no game was ever played like that.
refusal-has-a-seat = Whoever plays can’t be sent away.
refusal-not-here = This person is no longer at the table.
refusal-too-many-blocks = You block { $most } people already. Unblock somebody first: the list is under your name.
refusal-wrong-number-of-seats = Wrong number of players: at least { $least }, at most { $most }.
refusal-name-empty = Type a name first.
refusal-name-unprintable = This name has characters that can’t be shown. Choose another.

## The house

refusal-no-such-table = There is no such table. Check the link.
refusal-no-table-link = “{ $link }” is no link to a table.
refusal-house-not-found = Nobody answers at { $house }.
refusal-no-free-seat = There is no free seat at this table.
refusal-no-such-puzzle = There is no such puzzle today.
refusal-puzzle-not-ready = The house is still looking for this puzzle. Try again in a moment.
refusal-puzzle-goes-on = The Expert’s game can be looked at once the day is over.
refusal-no-lesson = This game has no lesson yet. Its rule book tells everything.
refusal-lesson = { $sentence }
refusal-too-many-tables = You have opened { $most } tables within a day. You can open the next one in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
refusal-promise-unknown = This promise of luck is used up or forgotten. Ask for a new one.
refusal-unknown-game = We don’t have a game called “{ $name }”.
refusal-unknown-language = We have no words in “{ $name }”.
refusal-no-such-list = The house keeps no list “{ $name }” in this language. Choose another, or add it with “parlour words add”.
refusal-unknown-bot = There is no bot called “{ $name }”. Did you mean “{ $nearest }”?
refusal-two-bots = A tournament needs at least two different bots, each named once.
refusal-other-tournament = This folder has another tournament in it: bots, rules, seats, seed or the test differ. Choose another folder, or repeat the command as it was.
refusal-no-cluster = There is no Ray cluster at “{ $address }”. Use cores, ray, or the address of a cluster that is running.
refusal-no-such-game = There is no game “{ $name }”. Did you mean “{ $nearest }”?
refusal-no-such-option = { $game } has no option “{ $name }”. Did you mean “{ $nearest }”?
refusal-no-such-value = “{ $option }” cannot be { $name }. It can be: { $possible }.
refusal-nothing-to-take-back = Nobody has decided anything yet, so there is nothing to take back.
refusal-not-a-seats-view = Guess from what a seat sees. This is what a bystander sees.
refusal-no-encoding = “{ $name }” has no encoding for learning libraries yet. docs/adapters.md says how one is written.
refusal-unreadable-options = These rules can’t be read ({ $why }).
refusal-unreadable-message = Your page and the house don’t understand each other. Reload the page.
refusal-unknown-request = This house doesn’t know such a request. Reload the page.
refusal-unreadable-action = That’s no move in this game. Reload the page.
refusal-too-fast = That’s too fast for us. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refusal-crowded = Too much is coming from your network at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refusal-too-many-windows = You have { $most } windows of this house open. Close one; after { $seconds } seconds we try again.
refusal-house-full = The house is full right now. We try again in { $seconds } seconds.
refusal-too-slow = That took too long to arrive. Try again.
refusal-too-large = That’s too long. Send less at once.
refusal-foreign-page = This came from another website, so nothing was done.
refusal-unknown-host = This house doesn’t go by the name { $host }. If it should, start it with --names { $host }.

## GRAND MASTER MIND

refusal-row-incomplete = Fill all four pairs first: each needs a shape and a colour.
refusal-not-enough-pieces = You don’t have enough pieces for this row: there are only { $supply } of each.
refusal-count-again = That’s not the right answer. Count again.
refusal-supply-needs-fewer-rows = With a limited supply of pieces there can be at most { $most } rows.
refusal-target-needs-swap = You can only play to a target if the roles swap.
refusal-unreadable-row = Type four pairs like { $example }.
refusal-unreadable-answer = Type three numbers for the black, white and blue pegs, like { $example }.

## FIND … den MÖRDER

refusal-tile-hidden = { $tile } is still face down.
refusal-tile-open = { $tile } is already open. Choose a face-down tile.
refusal-tile-gone = There is only a gap at { $tile }.
refusal-no-such-tile = There is no such tile.
refusal-tile-twice = { $tile } is in it twice. A chain needs six different tiles.
refusal-body-in-chain = The body at { $tile } can’t be part of a chain.
refusal-wrong-letter = At { $tile } the word needs { $letter }.
refusal-not-adjacent = { $tile } doesn’t touch the tile before it.
refusal-letter-used-up = { $tile } can’t be { $letter }: not enough of them are left.
refusal-touched-missing = The touched tile, { $tile }, has to be part of your chain.
refusal-nothing-to-claim = There is nothing to claim now.
refusal-nothing-to-collect = Nothing is collected now.
refusal-body-stays = The body stays where it is. Touch a letter.
refusal-enough-of-letter = You have enough of { $letter }. Touch another letter.
refusal-already-passed = You have already let it pass. You can still change your mind while there is time.
refusal-floor-taken = Someone else objected first. If that objection falls, it’s your turn to object.
refusal-no-dropping-out = You can’t drop out: somebody has already done so, or you play the rules for pros.
refusal-no-quitting = You can quit only alone, with all your letters, and while tiles are face down.
refusal-already-given-up = You have already given up this seat.
refusal-not-in-the-bag = This tile can’t have come up here.
refusal-judge-again = The verdict on the touched tile is wrong.
refusal-unreadable-tile = Type a tile like { $example }.
refusal-unreadable-chain = Type six tiles in the order of the word, like { $example }.

## WORD SEARCH

refusal-vote-needs-challenge = Where only votes judge, words can’t be checked at once. Choose another judge, or disputes by the players.
refusal-no-layer-counts = No word would count. Choose at least one list, or let votes judge.
refusal-starter-has-no-seat = At this table there are at most { $most } seats. Choose who begins among them.
refusal-letters-unreadable = “{ $part }” can’t be read. Write letters and how many, like A4 B1 C2.
refusal-letters-not-56 = These are { $count } tiles, but it takes { $wanted }. Count again.
refusal-word-too-short = A word has at least two letters. Look for a longer one.
refusal-not-traceable = { $word } can’t be read here like that. Each letter must touch the one before.
refusal-not-beside-your-token = { $tile } isn’t next to your token. Begin with a letter that is.
refusal-own-letter = Your own token stands on { $tile }. Find a way around it.
refusal-letter-occupied = A token stands on { $tile }, and such letters are barred here. Find a way around it.
refusal-ends-under-token = A token already stands on { $tile }. End on another letter.
refusal-already-scored = { $word } has been scored already. Look for another word.
refusal-word-ruled-out = The vote was against { $word }. Look for another word.
refusal-one-word-a-turn = You have called your word for this turn. Add a tile, or say that you are done.
refusal-nothing-to-stand-by = There is no word to stand by now. Call one.
refusal-already-voted = You have already voted. Wait for the others.
refusal-same-tile-twice = Choose two different spaces.
refusal-tile-under-token = A token stands on { $tile }. Choose another space.
refusal-two-tiles-only = You may change only two tiles in a turn. Choose among those you have changed, or look for a word.
refusal-swap-spent = You have already swapped in this turn. Now look for a word.
refusal-hand-stays = At this table only tiles on the board are swapped. Choose two of them.
refusal-not-turnable = { $letters } can’t be turned here. Choose another tile.
refusal-no-step-there = Your token can’t go to { $tile }. Choose a letter next to it where no token stands.
refusal-token-must-move = Your token has somewhere to go. Choose a letter next to it.
refusal-no-own-tile = You have no tile of your own any more. Look for a word, or move your token.
refusal-pile-empty = The draw pile is empty. Look for a word instead.
refusal-one-tile-a-turn = You have already added or moved a tile in this turn. Now look for a word.
refusal-middle-stays-empty = The middle stays empty. Choose another space.
refusal-lay-it-first = First lay the tile you have drawn.
refusal-tiles-added = { $most ->
    [one] You may add only one tile in a turn.
   *[other] You may add only { $most } tiles in a turn.
} Look for a word, or say that you are done.
refusal-nothing-drawn = Draw a tile first.
refusal-must-touch-a-tile = There it would touch no tile, or one lies there already. Choose a free space next to a tile.
refusal-must-add-a-tile = Nobody has added a tile for a whole round, so you have to. Draw one.
refusal-nothing-done-yet = Find a word or add a tile first.
refusal-unreadable-word = Type a word, like { $example }.
refusal-unreadable-place = Type a space, like { $example }.
refusal-unreadable-reply = That’s no answer to this. “?” shows what you may type, for example { $example }.
refusal-several-ends = { $word } can end on several letters: { $ends }. Say which, like { $example }.

## LETTER

refusal-letters-not-66 = These are { $count } letters, but it takes { $wanted }. Count again.
refusal-size-gone = No letter of that size is left. Choose another size.
refusal-blank-gone = That blank is gone. Choose another one.
refusal-not-in-hand = You don’t have that tile. Choose one of yours.
refusal-one-own-letter = You may lay only one letter of your own in a turn. Name a word, or lay Free Letters.
refusal-no-free-letters-yet = Free Letters have to wait until round one is over. Lay one of your own.
refusal-name-a-word-first = First name a new word with the letter you have laid, or lift it again.
refusal-pieces-stay-upright = At this table tiles are not turned. Lay it as it is.
refusal-off-the-grid = There it wouldn’t lie entirely on the grid. Choose another place.
refusal-place-taken = Something lies there already. Choose another place.
refusal-must-touch-a-letter = There it would touch no letter along an edge. Choose another place.
refusal-not-laid-now = You have not laid that tile in this turn, so it stays where it is.
refusal-lift-the-last-first = Lift the letter you laid last first.
refusal-blank-must-return = The blank has to go back there. First lift the letters that lie in its place.
refusal-nothing-laid = You have laid nothing yet. Lay a letter, or release one.
refusal-first-letter-first = In round one everybody lays a letter. Lay one of yours.
refusal-lift-your-letters = You have laid letters in this turn. Lift them first, or say that you are done.
refusal-you-hold-letters = While you hold a letter you can’t just skip. Lay one, or release one.
refusal-no-words-yet = At this table words count only after round one. Say that you are done.
refusal-lay-first = Lay a letter first; then name a word with it.
refusal-must-use-laid-letter = Your first word has to use a letter you have laid in this turn. Look for another one.
refusal-not-new = { $word } has been written already, with at least one of these tiles. Look for another word.
refusal-not-written-now = You have not written { $word } in this turn, so its path stays as it is.
refusal-already-knocked = You have already knocked. Wait a moment.
refusal-may-not-knock = You may not knock now. Wait for the next turn, or until somebody else has knocked.
refusal-roll-again = The highest numbers are equal. Roll again.
refusal-unreadable-size = Type a size, like { $example }.
refusal-unreadable-piece = Type a tile by its letter and its size, like { $example }.
refusal-unreadable-cell = Type a cell, like { $example }.
refusal-several-sizes = There is { $letter } in several sizes: { $sizes }. Say which, like { $example }.

## Recordings

refusal-no-recording = This file is not a recorded game ({ $why }).
refusal-rules-changed = This game was played by other rules (version { $then }, here it is { $now }). It can’t be checked, and it is shown only as far as today’s rules go.
refusal-seed-not-shown = The seed isn’t in the file, so the deals can’t be checked. It is shown when the game is over.
refusal-seed-breaks-commitment = The seed doesn’t match what was promised before the game.
refusal-deal-not-from-seed = Deal { $deal } (entry { $ply }, counting from 0) doesn’t follow from the seed.
refusal-entry-not-allowed = Entry { $ply } (counting from 0) breaks the rules ({ $why }).
refusal-game-not-over = Everything up to the last entry holds, but the game isn’t over there. Save it again once it is.
refusal-time-runs-forward = An entry is earlier than the one before it.
refusal-not-time-yet = The clock rang at the wrong time.
refusal-takes-no-time = A deal or verdict came at the wrong time.

## Opening the house

refusal-port-busy = Port { $port } is already in use. Choose another one, for example with --port 8001 (or PORT=8001).
refusal-cannot-listen = The house can’t open at { $host }, port { $port }. Choose another --host or --port (or HOST, PORT).
refusal-data-unwritable = The folder { $folder } can’t be written to. Choose another one with --data (or DATA=…).
refusal-data-damaged = The tables in the folder { $folder } are damaged. Put back a backup, or choose another folder with --data (or DATA=…).
refusal-data-in-use = The folder { $folder } is already being served by another Parlour. Stop that one first, or choose another folder.
refusal-data-of-another-version = This folder was written by another version of Parlour (data version { $found }, this one knows { $known }). Use that version, or another folder with --data (or DATA=…).
refusal-store-address = { $address } is not the address of a PostgreSQL database. It looks like this: {"postgresql://user@host/database"}.
refusal-store-unreachable = The database { $address } can’t be reached or used. Check the address, and that PostgreSQL runs and lets you in.
refusal-redis-without-store = Several servers with one Redis need a store in common: add --store with the address of a PostgreSQL database.
refusal-redis-unreachable = Redis does not answer at { $address }. Check the address, and that Redis runs.
refusal-no-house = There is no house in { $place }.
refusal-house-outdated = The house in { $place } is from another version of Parlour. Open it once with this one, close it, and try again.
refusal-house-not-empty = There is something in { $place } already. A house moves only into an empty place.
refusal-house-open = The house in { $place } is open. Stop every Parlour that serves it, and try again.
refusal-moved-differently = Something went wrong on the way: “{ $table }” did not arrive as it was. Nothing was moved.

## MURDERO

refusal-card-not-in-hand = You don’t hold that card.
refusal-actions-are-played = That is an Action Card: play it, or exchange it ({ $rule }).
refusal-cases-are-built = That is a Case Card: lay it onto a case ({ $rule }).
refusal-not-your-case = You may build only your own cases, and your partner’s in the partner game ({ $rule }).
refusal-partner-begins = Your partner has to begin that case with a Crime Scene first ({ $rule }).
refusal-needs-the-number-below = A { $needed } has to lie there first: a case goes up one by one from the Crime Scene ({ $rule }).
refusal-one-action-a-turn = You have already taken your action this turn ({ $rule }). You may still build.
refusal-no-target = There is nothing it could be aimed at ({ $rule }). You can exchange it instead.
refusal-not-a-target = It cannot be aimed at that ({ $rule }). Choose one of the lit cards.
refusal-case-file-empty = The Case File is empty: nothing can be drawn any more ({ $rule }).
refusal-discard-pile-empty = The Discard Pile is empty. Draw from the Case File ({ $rule }).
refusal-too-many-in-hand = You hold { $held } cards; it takes { $most } at most, this one included ({ $rule }).
refusal-nothing-to-give-up = You have no Case Card in a case to give up ({ $rule }).
refusal-not-before-you = That card doesn’t lie before you.
refusal-nothing-to-use = That card works by itself; there is nothing to use ({ $rule }).
refusal-not-in-its-first-turn = It can be used from your next turn on ({ $rule }).
refusal-no-room-for-a-permanent = You may have one Permanent for each case you have begun: begin another, or replace one of yours ({ $rule }).
refusal-partner-has-no-room = Your partner has no room for another Permanent ({ $rule }).
refusal-joker-is-no-scene = A Joker is never a Crime Scene ({ $rule }). It stands for a 2, 3, 4 or 5.
refusal-number-is-there = That number is there already; a Joker stands for one that is missing ({ $rule }).
refusal-old-joker-holds-it-up = The Joker you would replace holds up the place of the new one ({ $rule }).
refusal-unknown-action-card = There is no Action Card called { $card }.
refusal-too-many-of-a-kind = At most { $most } of a kind.
refusal-target-out-of-range = Choose a target from { $least } to { $most }.
refusal-not-in-the-case-file = Those cards don’t lie in the Case File.
refusal-not-in-that-hand = That card isn’t in that hand.
refusal-highest-first = The highest numbers go first.
refusal-unreadable-move = Type what you do, like { $example }. “?” shows more.
refusal-unreadable-card = Type a card with it, like { $example }.
refusal-unreadable-play = Type the Action Card and what it is aimed at, like { $example }.
