# What the table of MURDERO says. $name is a player, $card a card in words, $cards several of them.

murdero-help-about = The table tells what your case still needs, and a sensible play.

## Options

murdero-option-partners = In pairs
murdero-option-partners-explained = Four players: partners sit opposite and score together.
murdero-option-partners-false = Off
murdero-option-partners-true = On
murdero-option-target = Points to win
murdero-option-target-explained = The match ends when somebody has this many.
murdero-option-target-off = As in the box: 100, pairs 200
murdero-option-max-hands = Hands at most
murdero-option-max-hands-explained = The match ends after this many hands at the latest.
murdero-option-action-deck = Action Cards
murdero-option-action-deck-explained = Which ones are in the deck beside the 45 Case Cards.
murdero-option-action-deck-standard15 = Fifteen
murdero-option-action-deck-thirteen = Thirteen, one of each
murdero-option-action-deck-custom = Your own choice
murdero-option-custom-deck = Your own deck
murdero-option-custom-deck-explained = How many of each, four at most.
murdero-option-custom-deck-lost-treasure = { murdero-action-lost-treasure }
murdero-option-custom-deck-reverse-charges = { murdero-action-reverse-charges }
murdero-option-custom-deck-shake-down = { murdero-action-shake-down }
murdero-option-custom-deck-overtime = { murdero-action-overtime }
murdero-option-custom-deck-destroy = { murdero-action-destroy }
murdero-option-custom-deck-sabotage = { murdero-action-sabotage }
murdero-option-custom-deck-silver-screen-alibi = { murdero-action-silver-screen-alibi }
murdero-option-custom-deck-dons-alibi = { murdero-action-dons-alibi }
murdero-option-custom-deck-political-alibi = { murdero-action-political-alibi }
murdero-option-custom-deck-heavy-caseload = { murdero-action-heavy-caseload }
murdero-option-custom-deck-real-estate = { murdero-action-real-estate }
murdero-option-custom-deck-mitigating-circs = { murdero-action-mitigating-circs }
murdero-option-custom-deck-joker = { murdero-action-joker }
murdero-option-case-file-empty = Empty Case File
murdero-option-case-file-empty-explained = When the hand ends once the last card is drawn.
murdero-option-case-file-empty-finish-turn = With that turn
murdero-option-case-file-empty-immediate = At once
murdero-option-shake-down = { murdero-action-shake-down }
murdero-option-shake-down-explained = Where the card you take comes from.
murdero-option-shake-down-from-sets = From a case, your choice
murdero-option-shake-down-from-hand-random = From a hand, by chance
murdero-option-mitigating = { murdero-action-mitigating-circs }
murdero-option-mitigating-explained = What the card you give up brings you.
murdero-option-mitigating-draw2 = Two cards
murdero-option-mitigating-sabotage-same-value = A rival loses one like it
murdero-option-removed-cards = Sabotaged cards
murdero-option-removed-cards-explained = Where they go, and those that fall with them.
murdero-option-removed-cards-out = Out of the game
murdero-option-removed-cards-discard = Onto the Discard Pile
murdero-option-partner-double = Doubled in pairs
murdero-option-partner-double-explained = Whose table points count twice when a pair wins the hand.
murdero-option-partner-double-pair = Both partners’
murdero-option-partner-double-winner-only = The winner’s only
murdero-option-start-player = Who deals first
murdero-option-start-player-explained = The player to the left begins.
murdero-option-start-player-random = Drawn by lot
murdero-option-start-player-0 = Seat 1
murdero-option-start-player-1 = Seat 2
murdero-option-start-player-2 = Seat 3
murdero-option-start-player-3 = Seat 4
murdero-option-turn-seconds = Time per turn
murdero-option-turn-seconds-explained = Seconds for each turn.
murdero-option-turn-seconds-off = No limit
murdero-preset-box = As in the box
murdero-preset-one-hand = One hand
murdero-preset-pairs = In pairs

## What happened

murdero-event-dealer-picked = { $you ->
    [name] You were drawn to deal first.
   *[nobody] { $name } was drawn to deal first.
}
murdero-event-hand-dealt = You are dealt { $cards }.
murdero-event-hand-began = { $you ->
    [name] Hand { $number }: you dealt, and { $card } is turned up.
   *[nobody] Hand { $number }: { $name } dealt, and { $card } is turned up.
}
murdero-event-cards-drawn = { $you ->
    [name] You draw
   *[nobody] { $name } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
} from the Case File.
murdero-event-cards-seen = You drew { $cards }.
murdero-event-card-taken = { $you ->
    [name] You take { $card } from
   *[nobody] { $name } takes { $card } from
} { $buried ->
    [true] within the Discard Pile
   *[false] the Discard Pile
}.
murdero-event-card-built = { $helped ->
    [true] { $you ->
        [name] You lay { $card } onto a case of { $other }.
        [other] { $name } lays { $card } onto a case of yours.
       *[nobody] { $name } lays { $card } onto a case of { $other }.
    }
   *[false] { $you ->
        [name] You lay { $card }.
       *[nobody] { $name } lays { $card }.
    }
}
murdero-event-action-played = { $you ->
    [name] You play { $card }.
   *[nobody] { $name } plays { $card }.
}
murdero-event-action-used = { $you ->
    [name] You use { $card }.
   *[nobody] { $name } uses { $card }.
}
murdero-event-cards-removed = { $you ->
    [name] You lose { $cards }
   *[nobody] { $name } loses { $cards }
}{ $discarded ->
    [true] {" "}to the Discard Pile
   *[false] {""}
}.
murdero-event-card-stolen = { $you ->
    [name] You take { $card } from { $other }.
    [other] { $name } takes { $card } from you.
   *[nobody] { $name } takes { $card } from { $other }.
}
murdero-event-nothing-stolen = { $you ->
    [name] { $other } holds no Case Card, so you get nothing.
    [other] You hold no Case Card, so { $name } gets nothing.
   *[nobody] { $other } holds no Case Card, so { $name } gets nothing.
}
murdero-event-card-discarded = { $by_chance ->
    [true] { $you ->
        [name] For you, { $card } is discarded.
       *[nobody] For { $name }, { $card } is discarded.
    }
   *[false] { $you ->
        [name] You discard { $card }.
       *[nobody] { $name } discards { $card }.
    }
}
murdero-event-case-closed = { $held_back ->
    [true] { $you ->
        [name] You have a complete case ({ $colour }), but it is held back.
       *[nobody] { $name } has a complete case ({ $colour }), but it is held back.
    }
   *[false] { $you ->
        [name] You have completed a case: { $colour }!
       *[nobody] { $name } has completed a case: { $colour }!
    }
}
murdero-event-turn-ended = { $you ->
    [name] You are done.
   *[nobody] { $name } is done.
}
murdero-event-time-ran-out = { $you ->
    [name] You ran out of time.
   *[nobody] { $name } ran out of time.
}
murdero-event-hand-ended = { $reason ->
    [case_closed] The hand is won.
    [reverse_charges] { murdero-action-reverse-charges } ends the hand.
    [overtime] { murdero-action-overtime } empties the Case File: the hand is over.
    [case_file_empty] The Case File is empty: the hand is over.
   *[standstill] Nothing moves any more: the hand is over.
}
murdero-event-hand-counted = This hand: { $scores }. In all: { $totals }.
murdero-event-seat-gave-up = { $you ->
    [name] You gave up.
   *[nobody] { $name } gave up.
}

## What is awaited

murdero-awaited-your-draw = Your turn: draw a card.
murdero-awaited-your-draw-or-take = Your turn: draw a card, or take the top of the Discard Pile.
murdero-awaited-draw = { $name } is drawing a card.
murdero-awaited-your-turn = Your turn: build, or take your one action.
murdero-awaited-your-building = Your turn: build, or end your turn.
murdero-awaited-turn = { $name } is at work on the case.
murdero-awaited-your-discard = Too many cards: discard { $count ->
    [one] one
   *[other] { $count }
}.
murdero-awaited-discard = { $name } is discarding.
murdero-awaited-moment = One moment …
murdero-awaited-over = The match is over.

## Under a player’s name

murdero-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $cards ->
    [one] one card
   *[other] { $cards } cards
}
murdero-standing-gave-up = seat given up

## How it ended

result-last-hand = It was the last hand, and { $winner } has the most points.
result-last-hand-won = It was the last hand, and you have the most points.
result-last-hand-lost = It was the last hand, and { $winner } has the most points.

## The board

murdero-board = The card table
murdero-said-case = { $colour } { $number }
murdero-said-times = { $count } × { $card }
murdero-of = of { $name }
murdero-falls-too = takes { $cards } with it
murdero-usable = can be used now
murdero-case = { $case }: { $numbers }; counts { $points }.
murdero-case-empty = { $case }: not begun.
murdero-case-joker = Joker for { $number }
murdero-onto = Lay { $card } onto { $name }’s { $case } case
murdero-joker-onto = Lay the Joker as { $number } of { $name }’s { $case } case
murdero-own-place = { $name }’s cases
murdero-place = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
murdero-partner = Partner
murdero-play-here = Play { $card } here
murdero-lay-before = Lay { $card } before { $name }
murdero-rob = Take a card from { $name }
murdero-known = All have seen: { $cards }.
murdero-hand-number = Hand { $number }
murdero-sort = Sort your hand
murdero-sort-colour = By colour
murdero-sort-number = By number
murdero-case-file = Case File
murdero-case-file-said = Case File: { $count } left
murdero-discard-pile = Discard Pile
murdero-draw = Draw a card
murdero-take = Take { $card }
murdero-browse = Look through the Discard Pile: { $count }
murdero-pile-empty = Nothing lies there yet.
murdero-search-pile = Take a Case Card from the Discard Pile
murdero-swap-here = Exchange it here
murdero-discard-here = Discard it here
murdero-search-here = Search here
murdero-action-free = Your action is free
murdero-action-spent = Action taken
murdero-choose-give = Choose the card you give up.
murdero-choose-take = Now choose the card of another player.
murdero-choose-player = Now choose a player.
murdero-choose-search = Open the Discard Pile.
murdero-choose-remove = Choose a card in play.
murdero-choose-case = Choose the case.
murdero-choose-replace = Choose the Permanent it replaces.
murdero-choose-lay = Lay it on the table.
murdero-choose-play = Play it on the table.
murdero-robs = Chance takes a Case Card from { $name }’s hand.
murdero-takes-it = You take it into your hand.
murdero-draws-two = You draw two cards.
murdero-ends-hand = That ends the hand.
murdero-ends-too-soon = That ends the hand, and you could still lay { $cards } first.
murdero-do-it = Do it
murdero-back = Back
murdero-play = Play it
murdero-discard-it = Discard it
murdero-swap-it = Exchange it
murdero-put-back = Put it back
murdero-done = End turn
murdero-sheet = Score sheet
murdero-sheet-hand = Hand
murdero-sheet-empty = No hand has been counted yet.
murdero-sheet-total = Total, first to { $target }
murdero-first-to = First to { $target }
murdero-rail = { $points } of { $target } points
murdero-before = { $you ->
    [name] { $card } before you
   *[nobody] { $card } before { $name }
}
murdero-count-closed = { $name } closes the { $case } case
murdero-case-closed = Case closed
murdero-count-hand = In hand: { $cards }.
murdero-next-hand = On to the next hand
murdero-look-at-table = Look at the table
murdero-example-laid = { $card } is laid.
murdero-example-taken = { $card } is removed.
murdero-example-falls = It takes { $cards } with it.
murdero-example-points = That counts { $points }.
murdero-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
murdero-holds = { $count ->
    [0] Holds no cards.
    [one] Holds one card.
   *[other] Holds { $count } cards.
}
murdero-discard-pile-said = { $count ->
    [0] Discard Pile: empty
   *[other] Discard Pile: { $card } on top, { $count } in all
}
murdero-discard-which = { $count ->
    [one] Choose the card to discard.
   *[other] Choose { $count } cards to discard.
}
murdero-you-lose = { $falls ->
    [true] You lose { $card }, and with it { $cards }.
   *[false] You lose { $card }.
}
murdero-they-lose = { $falls ->
    [true] { $name } loses { $card }, and with it { $cards }.
   *[false] { $name } loses { $card }.
}

## In a first game

murdero-coach-draw = The open card is worth taking if it is the next number of one of your cases.
murdero-coach-build = Build what you can: Case Cards in your hand count against you at the end.
murdero-coach-action = Once a turn you may take an action: play an Action Card, use a Permanent, or change a card.
murdero-coach-discard = Give away what your cases need least. The next player may take it.
