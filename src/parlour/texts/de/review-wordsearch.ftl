# Was nach dem Spiel über eine Entscheidung bei WORD SEARCH gesagt wird, unter „Ein Fund“ oder „Besser war …“.
# $place ist ein Feld wie c3, $letters steht auf einem Plättchen.

review-wordsearch-find = { $word }, { $points } Punkte.
review-wordsearch-better = { $word }: { $points } Punkte statt { $scored }.
review-wordsearch-missed = { $word }: { $points } Punkte.
review-wordsearch-words = { $count ->
    [0] Hier begann kein Wort.
    [one] { $everyday ->
        [0] Hier begann ein Wort, ein seltenes.
       *[other] Hier begann ein Wort, das die meisten kennen.
    }
   *[other] { $everyday ->
        [0] Hier begannen { $count } Wörter, lauter seltene.
       *[other] Hier begannen { $count } Wörter; { $everyday } davon kennen die meisten.
    }
}
review-wordsearch-longest = Das allerbeste Wort hier: { $word }, { $points } Punkte.
review-wordsearch-elsewhere = Für den nächsten Zug war { $letters } ({ $place }) der bessere Schritt: { $word }, { $points } Punkte.
review-wordsearch-swap = { $word } für { $points } Punkte, mit { $letters } ({ $one }) und { $others } ({ $other }) vertauscht.
review-wordsearch-swap-own = { $word } für { $points } Punkte, mit deinem eigenen { $own } statt { $letters } ({ $place }).
review-wordsearch-turn = { $word } für { $points } Punkte, mit dem Plättchen auf { $place } gedreht zu { $letters }.
review-wordsearch-add = { $word } für { $points } Punkte, mit deinem { $letters } auf { $place }.
review-wordsearch-shift = { $word } für { $points } Punkte, mit { $letters } von { $start } nach { $place } versetzt.
review-wordsearch-lay = { $word } für { $points } Punkte, mit { $letters } bei { $place }.
review-wordsearch-dispute = { $word } anzuzweifeln: Das Wörterbuch hat es nicht, und es war { $points } Punkte wert.
review-wordsearch-disputed = Auch das Wörterbuch hat { $word } nicht.
review-wordsearch-is-known = Das Wörterbuch hat { $word }.
