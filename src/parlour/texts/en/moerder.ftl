# What the board of FIND … den MÖRDER says. $name is a player, $tile a place like c3, $chain six of them.

## Options

moerder-option-rules = Rules
moerder-option-rules-explained = In the base game nothing is collected, and one player may drop out.
moerder-option-rules-pro = For pros
moerder-option-rules-base = Base game
moerder-option-objections = Objections
moerder-option-objections-explained = Who notices that a touched tile may still be needed.
moerder-option-objections-manual = By the players
moerder-option-objections-auto = By the table
moerder-option-window = Time to object
moerder-option-window-explained = Seconds the others have after a touch.
moerder-option-window-off = Until all have answered
moerder-option-show-seconds = Time to show
moerder-option-show-seconds-explained = Seconds to show a chain once you have objected.
moerder-option-objection-counts = Count the letters
moerder-option-objection-counts-explained = In an objection, face-down tiles stand only for letters that are left.
moerder-option-objection-counts-false = Off
moerder-option-objection-counts-true = On
moerder-option-objector-wins = Objector may win
moerder-option-objector-wins-explained = Whoever objects with a chain that is completely open wins.
moerder-option-objector-wins-false = Off
moerder-option-objector-wins-true = On
moerder-option-wrong-claim = Wrong claim
moerder-option-wrong-claim-explained = What happens when you point at six tiles that are no chain.
moerder-option-wrong-claim-free = Costs nothing
moerder-option-wrong-claim-ends-turn = Ends the turn
moerder-option-solitaire-tiles = Letters to collect
moerder-option-solitaire-tiles-explained = Alone: how many letters the first objective asks for.
moerder-option-solitaire-tiles-6 = All six
moerder-option-solitaire-tiles-5 = Five, one of each
moerder-option-solitaire-refusal = Refused touch
moerder-option-solitaire-refusal-explained = Alone: what happens when you touch a tile that may still be needed.
moerder-option-solitaire-refusal-ends-collecting = Your turn is over
moerder-option-solitaire-refusal-refuse-only = You may go on
moerder-option-solitaire-detect = Who spots the chain
moerder-option-solitaire-detect-explained = Alone: who has to see the chain of the second objective.
moerder-option-solitaire-detect-player-claims = You
moerder-option-solitaire-detect-auto = The table
moerder-option-start-player = Who begins
moerder-option-start-player-explained = Who turns over the first tile.
moerder-option-start-player-random = Drawn by lot
moerder-option-start-player-0 = Seat 1
moerder-option-start-player-1 = Seat 2
moerder-option-start-player-2 = Seat 3
moerder-option-start-player-3 = Seat 4
moerder-option-turn-seconds = Time per move
moerder-option-turn-seconds-explained = Seconds for each turn; it stands still while the others may object.
moerder-option-turn-seconds-off = No limit

moerder-preset-box = As in the box
moerder-preset-quick = Quick
moerder-preset-base = Base game

## What happened

moerder-event-starter-drawn = { $you ->
    [name] The lot fell on you to begin.
   *[nobody] The lot fell on { $name } to begin.
}
moerder-event-tile-turned = { $you ->
    [name] You turned over { $tile }: { $face }.
   *[nobody] { $name } turned over { $tile }: { $face }.
}
moerder-event-body-found = { $you ->
    [name] You turned over { $tile }: the body!
   *[nobody] { $name } turned over { $tile }: the body!
} { $count ->
    [0] There was nothing left around it.
    [one] One tile around it was turned over too.
   *[other] { $count } tiles around it were turned over too.
}
moerder-event-chain-found = { $you ->
    [name] You found the word: { $chain }.
   *[nobody] { $name } found the word: { $chain }.
}
moerder-event-claim-failed = { $you ->
    [name] You pointed at { $chain }, but that is no chain. Your turn is over.
   *[nobody] { $name } pointed at { $chain }, but that is no chain. The turn is over.
}
moerder-event-tile-touched = { $you ->
    [name] You touch the { $letter } at { $tile }.
   *[nobody] { $name } touches the { $letter } at { $tile }.
}
moerder-event-touch-passed = { $you ->
    [name] You let it pass.
   *[nobody] { $name } lets it pass.
}
moerder-routine-touch-passed = { $everybody ->
    [true] Nobody objects.
   *[false] { $names } let it pass.
}
moerder-event-objected = { $you ->
    [name] You object to { $tile }.
   *[nobody] { $name } objects to { $tile }.
}
moerder-event-objection-held = { $shown ->
    [true] { $you ->
        [name] You show { $chain }: the objection holds, and { $tile } stays. The turn of { $collector } is over.
        [collector] { $name } shows { $chain }: the objection holds, and { $tile } stays. Your turn is over.
       *[nobody] { $name } shows { $chain }: the objection holds, and { $tile } stays. The turn of { $collector } is over.
    }
   *[false] The table objects: { $tile } may still be part of a chain and stays.
}
moerder-event-objection-fell = { $you ->
    [name] You show no chain: your objection to { $tile } falls.
   *[nobody] { $name } shows no chain: the objection to { $tile } falls.
}
moerder-event-tile-collected = { $you ->
    [name] You collect the { $letter } at { $tile }.
   *[nobody] { $name } collects the { $letter } at { $tile }.
}
moerder-event-word-collected = { $you ->
    [name] You have all the letters.
   *[nobody] { $name } has all the letters.
}
moerder-event-turn-ended = { $time_up ->
    [true] { $you ->
        [name] Time is up, and your turn is over.
       *[nobody] Time is up, and the turn of { $name } is over.
    }
   *[false] { $you ->
        [name] You say “Next”.
       *[nobody] { $name } says “Next”.
    }
}
moerder-event-time-ran-out = { $you ->
    [name] You ran out of time, so chance turns over a tile.
   *[nobody] { $name } ran out of time, so chance turns over a tile.
}
moerder-event-dropped-out = { $you ->
    [name] You say that the word can’t be formed, and drop out.
   *[nobody] { $name } says that the word can’t be formed, and drops out.
}
moerder-event-quit-announced = { $you ->
    [name] You quit with
   *[nobody] { $name } quits with
} { $hidden ->
    [one] one tile
   *[other] { $hidden } tiles
} face down.
moerder-event-seat-gave-up = { $you ->
    [name] You gave up.
   *[nobody] { $name } gave up.
}
moerder-event-chains-shown = { $count ->
    [one] One chain lay open: { $chain }.
   *[other] { $count } chains lay open. The straightest: { $chain }.
}

## What is awaited

moerder-awaited-your-turning = Your turn: turn over a tile.
moerder-awaited-turning = { $name } is turning over a tile.
moerder-awaited-your-looking = Your turn: look for the word, then say “Next”.
moerder-awaited-looking = { $name } is looking for the word.
moerder-awaited-your-window = { $name } touches { $tile }: object, or let it pass.
moerder-awaited-window = { $name } touches { $tile }. Does anyone object?
moerder-awaited-your-showing = Show a chain with { $tile } in it.
moerder-awaited-showing = { $name } objects and looks for a chain with { $tile } in it.
moerder-awaited-moment = One moment …
moerder-awaited-over = The game is over.
moerder-awaited-your-turning-or-drop-out = Your turn: turn over a tile, or drop out.
moerder-awaited-your-looking-or-collecting = Your turn: find the word, collect a letter, or say “Next”.
moerder-awaited-your-collecting = Your turn: collect a letter, or say “Next”.
moerder-awaited-your-next = Your turn: say “Next”.
moerder-awaited-window-of = { $name } touches the { $letter } at { $tile }. Does { $names } object?

## Under a player’s name

moerder-standing-letters = letters: { $letters }
moerder-standing-looking = in the game
moerder-standing-dropped-out = dropped out
moerder-standing-gave-up = seat given up
moerder-standing-points = { $points ->
    [one] one point
   *[other] { $points } points
}
moerder-holding = Has collected { $held }. { $count ->
    [0] Nothing is missing.
   *[other] Missing: { $missing }.
}
moerder-holding-nothing = Has collected nothing yet.

## How it ended

result-chain-found = { $winner } found the word.
result-chain-found-won = You found the word.
result-chain-found-lost = { $winner } found the word first.
result-letters-collected = { $winner } collected all the letters.
result-letters-collected-won = You collected all the letters.
result-letters-collected-lost = { $winner } collected all the letters first.
result-chain-in-objection = { $winner } objected with an open chain.
result-chain-in-objection-won = You objected with an open chain.
result-chain-in-objection-lost = { $winner } objected with an open chain.
result-nobody-found-it = Nobody found the word.
result-dropped-out-rightly = { $winner } dropped out, and nobody found the word.
result-dropped-out-rightly-won = You dropped out, and nobody found the word.
result-dropped-out-rightly-lost = { $winner } dropped out, and nobody found the word.

## How it ended alone

result-no-chain-left-won = You were right: there is no chain. { $points ->
    [one] One point.
   *[other] { $points } points.
}
result-no-chain-left = { $winner } quit rightly: there is no chain.
result-chain-after-quitting-lost = There was a chain after all.
result-chain-after-quitting = There was a chain after all.
result-chain-too-early-lost = A chain lay open before you had all the letters.
result-chain-too-early = A chain lay open before all the letters were collected.
result-last-tile-turned-lost = The last tile is open, and you don’t have all the letters.
result-last-tile-turned = The last tile is open, and letters are missing.
result-no-chain-at-all-lost = All the tiles are open, and there is no chain.
result-no-chain-at-all = All the tiles are open, and there is no chain.
result-chain-missed-lost = A chain was there, and you didn’t see it.
result-chain-missed = A chain was there, and it was not seen.

## The board in words

moerder-board = Board
moerder-tile-hidden = { $tile }: face down
moerder-tile-letter = { $tile }: { $letter }
moerder-tile-body = { $tile }: the body
moerder-tile-gap = { $tile }: gap
moerder-tile-touched = touched by { $name }
moerder-tile-pointed = number { $number } of the line
moerder-tile-meant = meant as { $letter }
moerder-line = { $count ->
    [one] One tile pointed at: { $tiles }.
   *[other] { $count } tiles pointed at: { $tiles }.
}
moerder-face-down = { $count ->
    [0] Nothing is face down
    [one] One tile face down
   *[other] { $count } tiles face down
}
moerder-face-down-letter = { $letter }: { $count }
moerder-face-down-body = { $count ->
    [0] The body is open.
   *[other] The body is among them.
}

## On turn

moerder-how-turn = Tap any face-down tile.
moerder-how-look = Point at the six tiles of the word, or at a single letter you want to collect.
moerder-how-claim = Point at the six tiles of the word, one after the other.
moerder-how-collect = Tap a letter you want to collect. It must not be needed for a chain any more.
moerder-how-next = Nothing to do here but to go on.
moerder-claim = Claim the word
moerder-collect = Collect the { $letter }
moerder-collect-enough = Enough of { $letter }
moerder-clear = Clear the line
moerder-next = Next
moerder-touching = Your finger is on the { $letter } at { $tile }. If nobody objects, it is yours.
moerder-drop-out = Drop out
moerder-drop-out-means = You say that the word can’t be formed. You have no more turns and no more claims, and you win if nobody finds the word.
moerder-drop-out-yes = Drop out for good
moerder-quit = Quit …
moerder-quit-means = You bet that there is no chain at all. { $hidden ->
    [one] One tile is still face down; it is turned over now
   *[other] { $hidden } tiles are still face down; all of them are turned over now
}. No chain: you win with { $hidden ->
    [one] one point
   *[other] { $hidden } points
}. A chain: you have lost.
moerder-quit-yes = Quit and turn all
moerder-go-on = Play on
moerder-keys = Keys: arrows to move, Enter to point, Backspace to undo, Esc to clear, N for “Next”, O to object, P to let pass.

## Objecting

moerder-touch-title = { $name } touches the { $letter }
moerder-touch-question = Could { $tile } still be part of the word once everything is open? Then object; showing the chain comes after.
moerder-touch-passed = You let it pass. As long as there is time you may still object.
moerder-object = Object
moerder-pass = Let it pass
moerder-pass-all = Let everything pass this turn
moerder-passing = You let everything pass this turn.
moerder-stop-passing = Look again
moerder-show-title = Your objection to the { $letter } at { $tile }
moerder-how-show = Draw six tiles in the order of the word, { $tile } among them. Face-down tiles stand for the letter of their place.
moerder-show = Show the chain
moerder-withdraw = Withdraw

## Alone

moerder-objectives = Your two objectives
moerder-objective-1 = Collect all the letters before a chain lies open.
moerder-objective-2 = Then turn tiles until you see a chain, or quit because there is none.
moerder-objective-done = Done.
moerder-objective-points = { $hidden ->
    [one] One tile face down: worth one point.
   *[other] { $hidden } tiles face down: worth { $hidden } points.
}

## After the game

moerder-chains = { $count ->
    [0] No chain lay open.
    [one] One chain lay open.
   *[other] { $count } chains lay open.
}
moerder-chain-number = Chain { $number } of { $count }
moerder-chain-before = The chain before
moerder-chain-after = The next chain

## Examples of the rule book

moerder-example-touched = Touched: { $tile }
moerder-example-pointed = Pointed at: { $chain }

## In a first game

moerder-coach-turn = Turn where the word could still run: beside letters that fit together.
moerder-coach-look = Look for the word first. Then for a letter that nothing can reach any more: nobody can refuse you that one.
moerder-coach-object = This window is for objections. Could a chain still run through this tile? Face-down tiles count as any letter that is left.
