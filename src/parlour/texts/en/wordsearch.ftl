# What the board of WORD SEARCH says. $name is a player, $place a space like c3, $letters what is on a tile.

wordsearch-help-about = The table tells how many common words are in sight, and how a good one begins.

## Options

wordsearch-option-language = Language of the words
wordsearch-option-language-explained = Which dictionary you play with.
wordsearch-option-language-en = English
wordsearch-option-language-de = German
wordsearch-option-language-fr = French
wordsearch-option-language-it = Italian
wordsearch-option-judge = Who judges words
wordsearch-option-judge-explained = Who decides when a word is in doubt.
wordsearch-option-judge-dictionary-then-vote = Dictionary, then vote
wordsearch-option-judge-dictionary = Dictionary
wordsearch-option-judge-vote = Vote
wordsearch-option-layers = Which words count
wordsearch-option-layers-explained = The lists of the dictionary you play with.
wordsearch-option-layers-words = Words
wordsearch-option-layers-proper = Days, peoples, feasts
wordsearch-option-layers-places = Places
wordsearch-option-layers-abbreviations = Abbreviations
wordsearch-option-layers-initials = Other initials
wordsearch-option-layers-first-names = First names
wordsearch-option-layers-brands = Brands
wordsearch-option-own-list = Own list
wordsearch-option-own-list-explained = One more list of words, added with “parlour words add”.
wordsearch-option-family = Family-friendly
wordsearch-option-family-explained = Rude words don’t count for people either. Bots and hints never use them.
wordsearch-option-family-false = Off
wordsearch-option-family-true = On
wordsearch-option-mode = Game
wordsearch-option-mode-explained = On the big board, in the small insert with stacks, or on the bare table.
wordsearch-option-mode-board = On the board
wordsearch-option-mode-insert = With the insert
wordsearch-option-mode-boardless = Without a board
wordsearch-option-letter-set = Letter tiles
wordsearch-option-letter-set-explained = Which 56 tiles you play with.
wordsearch-option-letter-set-box = As in the box
wordsearch-option-letter-set-language = To suit the language
wordsearch-option-letter-set-custom = Your own mix
wordsearch-option-custom-letters = Your own mix
wordsearch-option-custom-letters-explained = 56 tiles in all, written like A4 B1 C2 … IN1 ON1 IS1.
wordsearch-option-timer = Time per turn
wordsearch-option-timer-explained = Seconds to swap, look and call.
wordsearch-option-timer-off = No limit
wordsearch-option-target = Target
wordsearch-option-target-explained = How many points you play to. Not without a board; with the small insert it is always 50.
wordsearch-option-target-200 = 200 points
wordsearch-option-target-100 = 100 points
wordsearch-option-target-50 = 50 points
wordsearch-option-disputes = Disputes
wordsearch-option-disputes-explained = A disputed word that is none costs the turn; or it is checked at once, and costs nothing.
wordsearch-option-disputes-challenge = By the players
wordsearch-option-disputes-auto-check = Checked at once
wordsearch-option-window = Time to dispute
wordsearch-option-window-explained = Seconds the others have after a word was called.
wordsearch-option-window-off = Until all have answered
wordsearch-option-tile-reuse = Use a tile again
wordsearch-option-tile-reuse-explained = One word may lead over the same tile several times.
wordsearch-option-tile-reuse-false = Off
wordsearch-option-tile-reuse-true = On
wordsearch-option-tokens-block = Letters under tokens
wordsearch-option-tokens-block-explained = Whether words may pass through letters on which the others stand.
wordsearch-option-tokens-block-end-only = Pass, but don’t end there
wordsearch-option-tokens-block-all = All barred
wordsearch-option-hand-swap = Swap your own tile
wordsearch-option-hand-swap-explained = Your own tile may change places with one on the board.
wordsearch-option-hand-swap-false = Off
wordsearch-option-hand-swap-true = On
wordsearch-option-rotate-mw = Turn M and W
wordsearch-option-rotate-mw-explained = Upside down an M is a W, and a W an M.
wordsearch-option-rotate-mw-false = Off
wordsearch-option-rotate-mw-true = On
wordsearch-option-repeat-scope = Words only once
wordsearch-option-repeat-scope-explained = Whether a word somebody has scored is used up for the others too.
wordsearch-option-repeat-scope-usual = As usual
wordsearch-option-repeat-scope-player = Once per player
wordsearch-option-repeat-scope-table = Once for all
wordsearch-option-end = The end
wordsearch-option-end-explained = What happens when somebody reaches the target.
wordsearch-option-end-finish-round = Finish the round
wordsearch-option-end-immediate = Over at once
wordsearch-option-insert-radius = Size of the insert
wordsearch-option-insert-radius-explained = With the insert: how many spaces there are.
wordsearch-option-insert-radius-2 = Large, 19 spaces
wordsearch-option-insert-radius-1 = Small, 7 spaces, for two
wordsearch-option-stack-read = Reading stacks
wordsearch-option-stack-read-explained = With the insert: which tiles of a stack belong to a word.
wordsearch-option-stack-read-top = Only the top
wordsearch-option-stack-read-vertical = Up and down too
wordsearch-option-stack-bonus = Stacks score more
wordsearch-option-stack-bonus-explained = With the insert: a letter scores its level.
wordsearch-option-stack-bonus-false = Off
wordsearch-option-stack-bonus-true = On
wordsearch-option-adds-per-turn = Tiles per turn
wordsearch-option-adds-per-turn-explained = Without a board: how many tiles you may add in a turn.
wordsearch-option-adds-per-turn-1 = One
wordsearch-option-adds-per-turn-2 = Up to two
wordsearch-option-adds-per-turn-3 = Up to three
wordsearch-option-start-player = Who begins
wordsearch-option-start-player-explained = Who looks for the first word.
wordsearch-option-start-player-random = Drawn by lot
wordsearch-option-start-player-0 = Seat 1
wordsearch-option-start-player-1 = Seat 2
wordsearch-option-start-player-2 = Seat 3
wordsearch-option-start-player-3 = Seat 4
wordsearch-option-start-player-4 = Seat 5
wordsearch-option-start-player-5 = Seat 6

wordsearch-preset-box = As in the box
wordsearch-preset-short = Short, half an hour
wordsearch-preset-insert = With the insert
wordsearch-preset-boardless = Without a board
wordsearch-preset-calm = Without a clock

## What happened

wordsearch-event-tiles-dealt = The tiles are laid out.
wordsearch-event-starter-drawn = { $you ->
    [name] The lot fell on you to begin.
   *[nobody] The lot fell on { $name } to begin.
}
wordsearch-event-tiles-swapped = { $you ->
    [name] You swapped { $letters } ({ $one }) and { $others } ({ $other }).
   *[nobody] { $name } swapped { $letters } ({ $one }) and { $others } ({ $other }).
}
wordsearch-event-hand-swapped = { $you ->
    [name] You swapped your own tile, { $gave }, for { $took } ({ $place }).
   *[nobody] { $name } swapped their own tile, { $gave }, for { $took } ({ $place }).
}
wordsearch-event-tile-turned = { $you ->
    [name] You turned the tile at { $place }: { $letters }.
   *[nobody] { $name } turned the tile at { $place }: { $letters }.
}
wordsearch-event-word-unknown = { $may_stand_by ->
    [true] The dictionary doesn’t know { $word }. Stand by it, or look for another word.
   *[false] The dictionary doesn’t know { $word }. Look for another word.
}
wordsearch-event-word-called = { $you ->
    [name] You call { $word }.
   *[nobody] { $name } calls { $word }.
}
wordsearch-event-word-passed = { $you ->
    [name] You let the word stand.
   *[nobody] { $name } lets the word stand.
}
wordsearch-routine-word-passed = { $everybody ->
    [true] Nobody disputes the word.
   *[false] { $names } let the word stand.
}
wordsearch-event-word-disputed = { $you ->
    [name] You dispute { $word }, called by { $caller }.
    [caller] { $name } disputes your { $word }.
   *[nobody] { $name } disputes { $word }, called by { $caller }.
}
wordsearch-event-voted = { $yes ->
    [true] { $you ->
        [name] You vote yes.
       *[nobody] { $name } votes yes.
    }
    [false] { $you ->
        [name] You vote no.
       *[nobody] { $name } votes no.
    }
   *[none] { $you ->
        [name] You abstain.
       *[nobody] { $name } abstains.
    }
}
wordsearch-event-vote-closed = { $valid ->
    [true] { $yes ->
        [0] Nobody voted. The dictionary knows { $word }.
       *[other] { $yes } yes, { $no } no: the vote is for { $word }.
    }
   *[false] { $no ->
        [0] Nobody voted. The dictionary doesn’t know { $word }.
       *[other] { $yes } yes, { $no } no: the vote is against { $word }.
    }
}
wordsearch-event-word-scored = { $you ->
    [name] You score { $points } with { $word } and have { $total }.
   *[nobody] { $name } scores { $points } with { $word } and has { $total }.
}
wordsearch-event-word-rejected = { $turn_lost ->
    [true] { $you ->
        [name] { $word } doesn’t count, and you lose the turn.
       *[nobody] { $word } doesn’t count, and { $name } loses the turn.
    }
   *[false] { $you ->
        [name] { $word } doesn’t count. You may look for another word.
       *[nobody] { $word } doesn’t count. { $name } may look for another word.
    }
}
wordsearch-event-token-moved = { $by_chance ->
    [true] { $you ->
        [name] Chance moves your token to { $letters } ({ $place }).
       *[nobody] Chance moves the token of { $name } to { $letters } ({ $place }).
    }
   *[false] { $you ->
        [name] You have no word and move to { $letters } ({ $place }).
       *[nobody] { $name } has no word and moves to { $letters } ({ $place }).
    }
}
wordsearch-event-token-stayed = { $you ->
    [name] You have no word, and your token stays.
   *[nobody] { $name } has no word, and the token stays.
}
wordsearch-event-tile-exchanged = { $you ->
    [name] You put your own tile, { $gave }, into the pile and drew { $took }.
   *[nobody] { $name } put their own tile, { $gave }, into the pile and drew { $took }.
}
wordsearch-event-tile-added = { $you ->
    [name] You added { $letters } at { $place }.
   *[nobody] { $name } added { $letters } at { $place }.
}
wordsearch-event-tile-shifted = { $you ->
    [name] You moved { $letters } from { $start } to { $to }.
   *[nobody] { $name } moved { $letters } from { $start } to { $to }.
}
wordsearch-event-tile-drawn = { $you ->
    [name] You drew { $letters }.
   *[nobody] { $name } drew { $letters }.
}
wordsearch-event-tile-laid = { $by_chance ->
    [true] { $you ->
        [name] Chance lays { $letters } at { $place } for you.
       *[nobody] Chance lays { $letters } at { $place } for { $name }.
    }
   *[false] { $you ->
        [name] You laid { $letters } at { $place }.
       *[nobody] { $name } laid { $letters } at { $place }.
    }
}
wordsearch-event-turn-ended = { $you ->
    [name] You are done.
   *[nobody] { $name } is done.
}
wordsearch-event-time-ran-out = { $you ->
    [name] You ran out of time.
   *[nobody] { $name } ran out of time.
}
wordsearch-event-target-reached = { $you ->
    [name] You have reached the target with { $score } points.
   *[nobody] { $name } has reached the target with { $score } points.
}
wordsearch-event-extra-round = { $names } are tied. Extra round { $number }!
wordsearch-event-seat-gave-up = { $you ->
    [name] You gave up.
   *[nobody] { $name } gave up.
}

## What is awaited

wordsearch-awaited-your-searching = Your turn: find a word that begins next to your token.
wordsearch-awaited-your-playing = Your turn: find a word, add a tile, or both.
wordsearch-awaited-your-adding = Your turn: this time you have to add a tile.
wordsearch-awaited-your-calling = Find a word, or say that you are done.
wordsearch-awaited-your-finishing = Add a tile, or say that you are done.
wordsearch-awaited-your-placing = Lay { $letters } so that it touches another tile.
wordsearch-awaited-your-doubt = The dictionary doesn’t know { $word }: stand by it, or go on looking.
wordsearch-awaited-searching = { $name } is looking for a word.
wordsearch-awaited-your-window = { $name } calls { $word }: dispute it, or let it stand.
wordsearch-awaited-window = { $name } calls { $word }. Does anyone dispute it?
wordsearch-awaited-your-voting = Does { $word } count? Vote, or abstain.
wordsearch-awaited-voting = The others vote on { $word }.
wordsearch-awaited-your-stepping = No word: choose a letter next to your token.
wordsearch-awaited-stepping = { $name } is moving without a word.
wordsearch-awaited-moment = One moment …
wordsearch-awaited-over = The game is over.

## Under a player’s name

wordsearch-standing-score = { $points ->
    [one] one point
   *[other] { $points } points
}
wordsearch-standing-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
wordsearch-standing-tile = own tile: { $letters }
wordsearch-standing-gave-up = seat given up

## How it ended

result-target-reached-alone = { $winner } reached the target in { $points ->
    [one] one turn
   *[other] { $points } turns
}.
result-target-reached-alone-won = You reached the target in { $points ->
    [one] one turn
   *[other] { $points } turns
}.
result-target-reached-alone-lost = The target was not reached.
result-dry-spell = Nobody had found a word for a long time, so the points decide.
result-dry-spell-won = Nobody had found a word for a long time, and you have the highest score.
result-dry-spell-lost = There was no word for too long.
result-last-tile-laid = The last tile is laid, and the points decide.
result-last-tile-laid-won = The last tile is laid: you win with { $points } points.
result-last-tile-laid-lost = The last tile is laid: { $winner } wins with { $points } points.
result-tied = Still tied after the extra rounds.

## The board

wordsearch-board = Board
wordsearch-field-letter = { $place }: { $letters }
wordsearch-field-stack = { $place }: { $letters }, { $height } tiles high
wordsearch-field-below = below it { $letters }
wordsearch-field-empty = { $place }: empty
wordsearch-field-spot = { $place }: free
wordsearch-field-token = token of { $names }
wordsearch-field-traced = number { $number } of the word
wordsearch-field-begins = a word may begin here
wordsearch-field-ends = the word may end here
wordsearch-field-step = your token may go here
wordsearch-field-lifted = picked up
wordsearch-call = Call
wordsearch-flip = { $letters }: read it the other way round
wordsearch-climb-up = One up
wordsearch-climb-down = One down
wordsearch-not-from-token = That can’t be read from your token.
wordsearch-not-touching = { $tile } doesn’t touch the letter before it.
wordsearch-ends-taken = It would end under a token.
wordsearch-own-tile = Your tile: { $letters }
wordsearch-swap = Swap two tiles
wordsearch-turn = Turn
wordsearch-turn-it = Turn it to { $letters }
wordsearch-stack = Add or move
wordsearch-how-swap = Pick up a tile; your own will do, too.
wordsearch-how-turn = Pick up an M or a W.
wordsearch-how-other = Tap the tile it changes places with.
wordsearch-how-stack = Pick up your tile, or one from the board.
wordsearch-how-place = Tap the place for it.
wordsearch-move-on = Move on
wordsearch-how-step = Tap a letter: your token goes there.
wordsearch-stay = Stay here
wordsearch-exchange = Draw a new tile
wordsearch-exchange-means = Your { $letters } goes into the pile, and you draw another tile. That ends your turn.
wordsearch-exchange-yes = Draw it
wordsearch-back = Back
wordsearch-draw = Draw a tile
wordsearch-how-lay = Tap a free place beside the others.
wordsearch-done = Done
wordsearch-challenge-title = { $name } calls { $word }
wordsearch-vote-disputed = { $by } disputes what { $name } called.
wordsearch-scores = Scores
wordsearch-score = { $name }: { $score }
wordsearch-pile = { $count ->
    [0] The pile is empty
    [one] One tile in the pile
   *[other] { $count } tiles in the pile
}
wordsearch-pile-letter = { $letters }: { $count }
wordsearch-ribbon-disputed = { $name } disputes { $word }
wordsearch-ribbon-lost = { $word } is no word: turn lost
wordsearch-ribbon-target = { $name } has { $score }!
wordsearch-zoom-in = Closer
wordsearch-zoom-out = The whole table
wordsearch-keys = Keys: type a word, Enter to call it, Backspace to undo, Esc to clear; arrows move over the board, D disputes, P lets stand, Shift+P until your next turn.
wordsearch-example = { $word }: { $places }

## In a first game

wordsearch-coach-search = The first letter must touch your token, and the last one is where it goes. You may swap two tiles first.
wordsearch-coach-anywhere = A word may begin anywhere, and every letter is a point.
wordsearch-coach-dispute = If nobody disputes it, the word stands. A dispute that fails costs you nothing.
