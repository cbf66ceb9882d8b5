# Looking back at a finished game.

review-title = Looking back
review-through = What there was to be found, from what { $name } could see.
review-through-you = What there was to be found, from what you could see.
review-mark-find = A find
review-mark-better = Better was …
review-mark-lucky = Lucky
review-begins = Looking back at the game …
review-progress = Looking back: { $done } of { $of } decisions
review-nothing = Nothing stands out here. A calm game.
review-all = { $count ->
    [one] One decision
   *[other] All { $count } decisions
}
review-silent = There is nothing to say about the other decisions.
review-step = step { $number }
review-or = or
review-tag = better was
review-instead = Better was: { $what }
