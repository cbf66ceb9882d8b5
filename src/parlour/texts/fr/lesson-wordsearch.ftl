# The lesson of WORD SEARCH. Each step: what to do, its title, a hint, and what is said after another act.
# The words are those of the board for this language (games/wordsearch/lesson.py).

lesson-wordsearch-first = Ton pion est au milieu. Cherche un mot dont la première lettre le touche ; chaque lettre suivante touche la précédente. LUNE commence en c4 : trace L, U, N, E et annonce-le.
    .title = Ton premier mot
    .hint = Glisse sur c4, c3, d3 et c2, ou touche-les l’une après l’autre. Tu peux aussi taper LUNE. Puis « { wordsearch-call } ».
    .wrong = Pas celui-ci. Trace LUNE de c4 par c3 et d3 jusqu’à c2, et annonce-le.
lesson-wordsearch-let = Un point par lettre, et ton pion est maintenant sur le E, là où le mot finit. Tom annonce MER. Chacun peut contester un mot qu’aucun dictionnaire ne connaît. Celui-ci aussi ?
    .title = Le mot de Tom
    .hint = MER est un mot. « { finding-let-stand } » suffit.
    .wrong = MER est dans tous les dictionnaires, contester ne rapporte rien. Accepte-le.
lesson-wordsearch-second = Désormais tes mots commencent à côté du E, et la lettre sous ton propre pion ne peut pas servir. PAIN commence en b2 : annonce-le.
    .title = De là où tu es
    .hint = Trace P en b2, A en b3, I en a3 et N en a2.
    .wrong = Un mot doit commencer juste à côté de ton pion. Essaie PAIN, de b2 à a2.
lesson-wordsearch-dispute = Maintenant Tom annonce KUB. Tu as déjà entendu ça ?
    .title = Est-ce un mot ?
    .hint = Si un mot contesté n’est dans aucun dictionnaire, son auteur perd son tour. Contester à tort ne coûte rien.
    .wrong = Tom aurait trois points pour KUB ! Conteste-le.
lesson-wordsearch-swap = Ce mot n’existe pas : Tom n’a rien. Depuis ton N tu pourrais lire SOIF le long du bord gauche, mais un E est en c1. Avant d’annoncer, tu peux échanger deux tuiles, n’importe où. Échange c1 avec le I de g4.
    .title = Aide la chance
    .hint = « { wordsearch-swap } », puis touche c1 et g4.
    .wrong = Échange le E de c1 avec le I de g4.
lesson-wordsearch-third = Le voilà : S, O, I, F. Annonce-le.
    .title = À toi les points
    .hint = Trace a1, b1, c1 et d1.
    .wrong = Trace SOIF le long du bord gauche, de a1 à d1.
lesson-wordsearch-exchange = Tom ne trouve rien et avance seulement. Tu as une tuile à toi, un X. Tu peux aussi l’échanger avec une tuile du plateau ; ou, au lieu d’annoncer un mot, la remplacer par une de la pioche. Débarrasse-toi du X.
    .title = Ta propre tuile
    .hint = « { wordsearch-exchange } », puis confirme. Cela finit ton tour.
    .wrong = Remplace ta tuile cette fois.
lesson-wordsearch-step = Si tu ne trouves pas de mot, ton pion va sur une lettre libre voisine, pour être mieux placé. Avance-le.
    .title = Pas de mot ?
    .hint = « { wordsearch-move-on } », puis touche une des lettres claires.
    .wrong = Cette fois, avance seulement ton pion sur une lettre voisine.
lesson-wordsearch-end = Tom a un train à prendre : la partie est à toi. Sinon on joue jusqu’à 200 points, avec 30 secondes par tour ; personne ne marque deux fois le même mot. Il y a aussi un jeu en solitaire, un jeu avec des piles et un jeu sans plateau.
    .title = De quoi commencer
