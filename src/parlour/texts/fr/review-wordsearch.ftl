# Ce qui est dit d’une décision à WORD SEARCH après la partie, sous « Une trouvaille » ou « Mieux valait … ».
# $place est une case comme c3, $letters ce qui est sur une tuile.

review-wordsearch-find = { $word }, { $points } points.
review-wordsearch-better = { $word } : { $points } points au lieu de { $scored }.
review-wordsearch-missed = { $word } : { $points } points.
review-wordsearch-words = { $count ->
    [0] Aucun mot ne commençait ici.
    [one] { $everyday ->
        [0] Un mot commençait ici, un mot rare.
       *[other] Un mot commençait ici, que presque tout le monde connaît.
    }
   *[other] { $everyday ->
        [0] { $count } mots commençaient ici, tous rares.
       *[other] { $count } mots commençaient ici, dont { $everyday } que presque tout le monde connaît.
    }
}
review-wordsearch-longest = Le meilleur mot de tous ici : { $word }, { $points } points.
review-wordsearch-elsewhere = Pour le tour suivant, { $letters } ({ $place }) était le meilleur pas : { $word }, { $points } points.
review-wordsearch-swap = { $word } pour { $points } points, en échangeant { $letters } ({ $one }) et { $others } ({ $other }).
review-wordsearch-swap-own = { $word } pour { $points } points, avec ta tuile { $own } à la place de { $letters } ({ $place }).
review-wordsearch-turn = { $word } pour { $points } points, avec la tuile en { $place } tournée en { $letters }.
review-wordsearch-add = { $word } pour { $points } points, avec ta tuile { $letters } en { $place }.
review-wordsearch-shift = { $word } pour { $points } points, en déplaçant { $letters } de { $start } à { $place }.
review-wordsearch-lay = { $word } pour { $points } points, avec { $letters } en { $place }.
review-wordsearch-dispute = contester { $word } : le dictionnaire ne l’a pas, et il valait { $points } points.
review-wordsearch-disputed = Le dictionnaire n’a pas { $word } non plus.
review-wordsearch-is-known = Le dictionnaire a { $word }.
