# Ce qui est dit d’une décision à LETTER après la partie, sous « Une trouvaille » ou « Mieux valait … ».
# $place est une case comme c3.

review-letter-find = { $word }, { $letters } lettres.
review-letter-overlooked = { $word } : { $letters } lettres qui étaient déjà là.
review-letter-lay = { $word } : { $letters } lettres, avec { $letter } en { $place }.
review-letter-free = { $word } : { $letters } lettres, avec la lettre libre { $letter } en { $place }.
review-letter-exchange = { $word } : { $letters } lettres, avec { $letter } à la place d’une pièce blanche, en { $place }.
review-letter-knock = frapper : { $word } était là, { $letters } lettres, et personne ne l’avait nommé.
review-letter-in-vain = Il n’y avait aucun nouveau mot que presque tout le monde connaît.
review-letter-words = { $count ->
    [one] Un nouveau mot restait sur le plateau.
   *[other] { $everyday ->
        [0] { $count } nouveaux mots restaient sur le plateau, tous rares.
       *[other] { $count } nouveaux mots restaient sur le plateau, dont { $everyday } que presque tout le monde connaît.
    }
}
