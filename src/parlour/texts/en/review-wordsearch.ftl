# What is said about a decision at WORD SEARCH after the game, under “A find” or “Better was …”.
# $place is a space like c3, $letters what is on a tile.

review-wordsearch-find = { $word }, { $points } points.
review-wordsearch-better = { $word }: { $points } points instead of { $scored }.
review-wordsearch-missed = { $word }: { $points } points.
review-wordsearch-words = { $count ->
    [0] No word began here.
    [one] { $everyday ->
        [0] One word began here, a rare one.
       *[other] One word began here, which most people know.
    }
   *[other] { $everyday ->
        [0] { $count } words began here, all of them rare.
       *[other] { $count } words began here, { $everyday } of which most people know.
    }
}
review-wordsearch-longest = The best word of all here: { $word }, { $points } points.
review-wordsearch-elsewhere = For the next turn, { $letters } ({ $place }) was the better step: { $word }, { $points } points.
review-wordsearch-swap = { $word } for { $points } points, with { $letters } ({ $one }) and { $others } ({ $other }) swapped.
review-wordsearch-swap-own = { $word } for { $points } points, with your own { $own } in place of { $letters } ({ $place }).
review-wordsearch-turn = { $word } for { $points } points, with the tile at { $place } turned to { $letters }.
review-wordsearch-add = { $word } for { $points } points, with your { $letters } laid on { $place }.
review-wordsearch-shift = { $word } for { $points } points, with { $letters } moved from { $start } to { $place }.
review-wordsearch-lay = { $word } for { $points } points, with { $letters } laid at { $place }.
review-wordsearch-dispute = to dispute { $word }: the dictionary doesn’t have it, and it was worth { $points } points.
review-wordsearch-disputed = The dictionary doesn’t have { $word } either.
review-wordsearch-is-known = The dictionary has { $word }.
