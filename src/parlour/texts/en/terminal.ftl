# What the terminal says. $name is what somebody typed, $nearest the nearest thing we know.

## Help

terminal-help = Tabletop games with their rules enforced: in the browser, in the terminal, and to study.
terminal-help-languages = English, Deutsch, français, italiano: --lang en|de|fr|it with any command, or PARLOUR_LANG.
terminal-usage = Usage: { $usage }
terminal-usage-command = COMMAND
terminal-group-commands = Commands
terminal-group-arguments = Arguments
terminal-group-options = Options
terminal-help-help = Show this help.
terminal-help-version = Show the version.
terminal-argument-game = The game, as “parlour games” lists it.
terminal-argument-file = A saved game.
terminal-option-option = A rule agreed at the table, as “parlour games GAME” lists them; may be given several times.
terminal-option-json = For programs: JSON instead of words.
terminal-option-seats = How many seats. Default: as few as the game allows.
terminal-lists-data = The folder that keeps your own lists of words (or DATA). Default: data.
terminal-play = Play a game here, against the house or with friends at this keyboard.
terminal-play-bot = Who plays the other seats: { $known }; “none” for people at this keyboard. Default: { $default }.
terminal-play-seat = The seat you take against the house. Default: 1.
terminal-play-seed = Any text: the same seed makes the same deals.
terminal-play-save = Write the game to this file when it ends or you leave.
terminal-serve = Open the house: play in the browser, on this computer and on others in the network.
terminal-serve-host = Where to listen (or HOST). Default: on all interfaces.
terminal-serve-port = The port (or PORT). Default: 8000.
terminal-serve-data = The folder that keeps the tables (or DATA). Default: data.
terminal-serve-store = The PostgreSQL database that keeps the tables instead of the folder (or STORE), such as {"postgresql://me@localhost/parlour"}.
terminal-serve-redis = The Redis through which several servers of one house tell each other news (or REDIS), such as {"redis://localhost:6379"}. They need --store too.
terminal-serve-names = More names people reach the house by, such as play.example.org (or NAMES).
terminal-serve-proxies = Addresses of proxies in front of it: they are believed when they say whom they ask for (or PROXIES).
terminal-move = Move a house from a folder into a PostgreSQL database, or back. It must be closed, and the new place empty.
terminal-move-from = The house to move: a folder, or the address of a database.
terminal-move-to = Where it moves: an empty folder or database.
terminal-moved = Moved { $tables } tables with { $entries } log entries, and { $guests } guests.
terminal-moved-checked = Checked: all { $all } rows are the same in both places, { $played } entries can be replayed. The old house is as it was; open the new one from now on.
terminal-think = Let bots of houses on one Redis think on this computer.
terminal-think-redis = Where those houses meet (or REDIS), such as {"redis://localhost"}.
terminal-think-processes = How many bots think at the same time. Default: one for each core.
terminal-thinking = Bots think here now. Stop with Ctrl-C; houses go on without.
terminal-games = Show the games on the shelf, or the options of one.
terminal-games-game = Show the options of this game.
terminal-simulate = Let bots play many games, and count.
terminal-simulate-games = How many games. Default: 100.
terminal-simulate-seed = A number: the same seed makes the same games. Default: 0.
terminal-simulate-bots = The bots by seat, with commas between: { $known }, or a program such as ./mybot. One alone plays every seat. Default: { $default }.
terminal-sit = Let a bot take a seat at somebody’s table.
terminal-sit-link = The link of the table.
terminal-sit-bot = The bot: { $known }, or a program such as ./mybot.
terminal-sit-seat = Which seat. Default: the first that is free.
terminal-sit-name = What it is called there. Default: the name of the bot.
terminal-sit-token = The token from the host: it opens the seat kept for your program (or PARLOUR_TOKEN).
terminal-sit-key = Who it is there: with the same key it comes back to its seat (or PARLOUR_KEY).
terminal-replay = Show a saved game, move by move.
terminal-verify = Check a saved game: every deal against the seed, every move against the rules.

## What cannot be used

terminal-unknown-command = There is no command “{ $name }”; there are { $known }.
terminal-unknown-command-near = There is no command “{ $name }”. Did you mean “{ $nearest }”?
terminal-unknown-flag = There is no “{ $name }” here; --help shows what there is.
terminal-unknown-flag-near = There is no “{ $name }” here. Did you mean “{ $nearest }”?
terminal-unknown-game = There is no game “{ $name }”; there are { $known }.
terminal-unknown-game-near = There is no game “{ $name }”. Did you mean “{ $nearest }”?
terminal-unknown-option = { $game } has no option “{ $name }”; it has { $known }.
terminal-unknown-option-near = { $game } has no option “{ $name }”. Did you mean “{ $nearest }”?
terminal-unknown-value = “{ $name }” is no value for { $option }; choose from { $known }.
terminal-unknown-value-near = “{ $name }” is no value for { $option }. Did you mean “{ $nearest }”?
terminal-unknown-bot = There is no bot “{ $name }”; there are { $known }.
terminal-unknown-bot-near = There is no bot “{ $name }”. Did you mean “{ $nearest }”?
terminal-no-program = There is no program “{ $name }” that can be run.
terminal-sit-bad-token = That is no token. Copy it as the host has it.
terminal-sit-bad-key = That is no key. Leave it out to get a new one.
terminal-sit-seat-and-token = The token says which seat: leave out --seat.
terminal-unknown-language = We don’t speak “{ $name }”; we speak { $known }.
terminal-unknown-language-near = We don’t speak “{ $name }”. Did you mean “{ $nearest }”?
terminal-option-without-value = The option { $name } needs a value: --option { $name }=…
terminal-number-range = { $name } is a whole number from { $least } to { $most }.
terminal-number-range-or-off = { $name } is a whole number from { $least } to { $most }, or off.
terminal-text-too-long = { $name } has at most { $most } characters.
terminal-text-unusable = “{ $text }” won’t do for { $name }.
terminal-number-least = { $name } is a whole number, at least { $least }.
terminal-bots-and-seats = { $seats } seats need { $seats } bots, or one for all of them.
terminal-bot-alone = A game for one has no seat for a bot. Say how many play: --seats 2 to { $most }.
terminal-value-missing = { $name } is missing; --help shows what is needed.
terminal-value-wrong = “{ $value }” won’t do for { $name }; --help shows what is needed.
terminal-given-twice = { $name } is given twice.
terminal-word-too-many = “{ $name }” is one word too many; --help shows what is needed.
terminal-mistyped = That can’t be read: { $why }
terminal-missing = This needs { $package }, which isn’t installed: { $command } brings it.
terminal-cannot-read = Can’t read { $file }: { $why }.
terminal-cannot-write = Can’t write { $file }: { $why }.

## The shelf

terminal-games-seats = { $most ->
    [one] 1 player
   *[other] { $players } players
}
terminal-games-minutes = about { $minutes } minutes
terminal-games-more = parlour play { $game } starts a game, parlour games { $game } shows its options.
terminal-games-default = The default comes first. To play by other rules: parlour play { $game } --option { $option }

## Playing

terminal-welcome = “?” shows what you may type, “{ typed-quit }” leaves.
terminal-alone = You play alone. { $goal }
terminal-alone-others = With --seats 2 to --seats { $most } you play against the house.
terminal-opponents = You are { $name }. { $bots } { $count ->
    [one] plays
   *[other] play
} for the house ({ $strength }).
terminal-type-now = You may type, for example: { $lines }
terminal-name-person = Seat { $number }
terminal-standing = { $name }: { $standing }
terminal-curtain = { $name }, the keyboard is yours. Let nobody look, and press Enter.
terminal-seconds-left = { $seconds } s
terminal-type-always = “{ typed-give-up }” gives up, “{ typed-quit }” leaves.
terminal-grandmastermind-type-row = A row: four pairs, each a colour and a shape, such as { $example }
terminal-grandmastermind-type-code = The code: four pairs, each a colour and a shape, such as { $example }
terminal-grandmastermind-type-blanks = A hyphen leaves a field empty, such as { $example }
terminal-grandmastermind-type-pegs = How many black, white and blue pegs the row earns, such as { $example }
terminal-moerder-type-turn = A face-down tile to turn over, such as { $example }
terminal-moerder-type-touch = An open letter to collect, such as { $example }
terminal-moerder-type-claim = The word: six tiles from M to R, such as { $example }
terminal-moerder-type-show = A chain that is still possible, such as { $example }
terminal-moerder-type-next = { $example }: your turn is over
terminal-moerder-type-pass = { $example }: let it pass
terminal-moerder-type-object = { $example }: you object
terminal-moerder-type-drop-out = { $example }: you say that the word can’t be formed
terminal-moerder-type-quit = { $example }: you say that there is no chain
terminal-moerder-legend = A tile is named by its column and its row: a1 is top left, f6 bottom right. A question mark is a tile that lies face down, † is the body.
terminal-wordsearch-type-call = A word, such as { $example }; add the space it ends on if there are several
terminal-wordsearch-type-stand-by = { $example }: put your word before the others
terminal-wordsearch-type-step = No word: a space your token goes to, such as { $example }
terminal-wordsearch-type-stay = { $example }: no word, and nowhere to go
terminal-wordsearch-type-exchange = { $example }: another own tile from the draw pile, instead of a word
terminal-wordsearch-type-swap = Swap two tiles, such as { $example }
terminal-wordsearch-type-swap-hand = Swap your own tile with one on the board, such as { $example }
terminal-wordsearch-type-turn = Turn an M or a W upside down, such as { $example }
terminal-wordsearch-type-add = Add your own tile, such as { $example }; an M or a W also with “{ typed-turned }” behind it
terminal-wordsearch-type-shift = Move a top tile, such as { $example }; an M or a W also with “{ typed-turned }” behind it
terminal-wordsearch-type-draw = { $example }: draw a tile
terminal-wordsearch-type-lay = Lay the tile you have drawn, such as { $example }; an M or a W also with “{ typed-turned }” behind it
terminal-wordsearch-type-done = { $example }: your turn is over
terminal-wordsearch-type-dispute = { $example }: you doubt the word
terminal-wordsearch-type-pass = { $example }: let the word stand
terminal-wordsearch-type-vote = { $example }: does the word count?
terminal-wordsearch-legend-rows = In front of each row is the name of its first space; count on to the right.
terminal-wordsearch-legend-tokens = A raised figure is the token of that seat.
terminal-wordsearch-legend-stacks = A lowered figure says how many tiles lie there; c2/1 is the lowest one at c2.
terminal-wordsearch-pile = Draw pile: { $count ->
    [one] one tile
   *[other] { $count } tiles
}
terminal-wordsearch-goal-target = Reach { $target } points in as few turns as you can.
terminal-wordsearch-goal-boardless = Lay all the tiles and score as much as you can on the way.
terminal-letter-type-take-size = A letter of a size you like (width x height), such as { $example }
terminal-letter-type-take-rest = { $example }: all the rest of your letters at random
terminal-letter-type-take-blank = A blank by its size, such as { $example }
terminal-letter-type-lay = Lay a letter with its left upper corner on a cell, such as { $example }
terminal-letter-type-lift = Take a letter back that you have just laid, such as { $example }
terminal-letter-type-lay-blank = Lay a blank and end your turn, such as { $example }
terminal-letter-type-release = Release a letter, such as { $example }
terminal-letter-type-name = A word, such as { $example }; add its cells if you want to show its path
terminal-letter-type-retrace = Show another path for a word, such as { $example }
terminal-letter-type-stand-by = { $example }: put your word before the others
terminal-letter-type-done = { $example }: you have finished
terminal-letter-type-skip = { $example }: do nothing
terminal-letter-type-knock = { $example }: you see another word
terminal-letter-type-dispute = { $example }: you doubt the word
terminal-letter-type-pass = { $example }: let it pass
terminal-letter-type-vote = { $example }: does the word count?
terminal-letter-legend-tiles = Every tile begins with a capital; small letters fill the rest of it. ■ and ▪ are blanks. The size may be left out where it is clear.
terminal-letter-legend-turned = With “{ typed-turned }” behind it a tile is laid turned by a quarter.
terminal-letter-pool = Still there: { $sizes }
terminal-letter-free = Free Letters: { $letters }
terminal-letter-written = Written: { $words }
terminal-letter-hand = letters: { $letters }
terminal-letter-blanks = blanks: { $blanks }
terminal-letter-goal-words = Make as many words as you can from { $count } letters, and try to lay them all.
terminal-letter-goal-length = Make words as long as you can from { $count } letters.
terminal-letter-closing-left = { $count ->
    [0] All the letters are laid.
    [one] One letter is not laid: { $letters }.
   *[other] { $count } letters are not laid: { $letters }.
}
terminal-letter-closing-longest = Your longest word: { $word }.
terminal-left = You have left the game.
terminal-saved = The game is saved in { $file }.

## Many games

terminal-sit-your-key = To come back to this seat: --key { $key }
terminal-sat = { $name } has seat { $seat }.
terminal-sit-over = The game is over: place { $rank }, { $score } { $score ->
    [one] point
   *[other] points
}.
terminal-simulated = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
terminal-simulated-seat = seat
terminal-simulated-bot = bot
terminal-simulated-won = won
terminal-simulated-drawn = drawn
terminal-simulated-lost = lost
terminal-simulated-points = points
terminal-simulated-length = Decisions a game: { $decisions }
terminal-simulated-actions = Actions a game: { $actions }
terminal-simulated-fault = { $bot } (seat { $seat }): { $times } × { $fault ->
    [late] no answer in time
    [garbled] an answer that makes no sense
    [illegal] an action that is not allowed
    [endless] more decisions than a game needs
   *[other] the program had ended
}
terminal-simulated-speed = { $speed } decisions a second, { NUMBER($seconds, maximumFractionDigits: 1) } s in all
terminal-figure = { NUMBER($figure, maximumFractionDigits: 2) }
terminal-estimate = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })

## Saved games

terminal-verified = This game holds: { $entries ->
    [one] its one entry keeps the rules
   *[other] all { $entries } entries keep the rules
}, and { $deals ->
    [0] nothing was dealt
    [one] its one deal follows from the seed
   *[other] all { $deals } deals follow from the seed
}.
terminal-replay-broken = This game breaks the rules: { $why } “parlour verify” says where.

# A game without a board of its own.
terminal-plain-seat = seat { $seat }
terminal-plain-awaited = It’s your turn. “?” shows what you may type.

# MURDERO
terminal-murdero-type-draw = { $example }: the top card of the Case File
terminal-murdero-type-take = { $example }: the top card of the Discard Pile
terminal-murdero-type-build = Lay a Case Card, such as { $example }
terminal-murdero-type-play = Play an Action Card, such as { $example }
terminal-murdero-type-swap = Exchange a card, such as { $example }
terminal-murdero-type-discard = Discard a card, such as { $example }
terminal-murdero-type-done = { $example }: your turn is over
terminal-murdero-file = Case File: { $file ->
    [one] one card
   *[other] { $file } cards
}. Discard Pile: { $top }.
terminal-murdero-hand = Your hand: { $cards }
terminal-murdero-nothing = nothing yet
terminal-murdero-legend = Cards are R, B or G (red, blue, green) with their number; seats are numbered from 1. An Action Card goes by its name.
