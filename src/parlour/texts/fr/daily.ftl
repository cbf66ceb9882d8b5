# Les énigmes du jour : celles d’aujourd’hui et d’hier, les résultats, les jours de suite, et ce qu’on partage.

daily-title = Énigmes du jour
daily-heading = Énigmes du { $date }
daily-of = Énigme du { $date }
daily-intro = Les mêmes pour tout le monde, avec le même hasard. Ton premier essai compte ; ni aide ni chronomètre.
daily-today = Aujourd’hui
daily-words-in = Mots en
daily-next = Le jour est celui de l’UTC, au même moment pour tout le monde. Chez toi, les suivantes arrivent à { $time }.
daily-yesterday = Celles d’hier, revues
daily-yesterday-why = Revois tes parties ou celles de l’Expert, ou joue-les pour le plaisir : elles ne comptent plus.
daily-luck = D’où vient le hasard
daily-luck-why = De la date, ouvertement : le SHA-256 d’une telle phrase est la graine de la table, et personne n’y ajoute rien. Tout le monde peut le recalculer.
daily-note = Énigme du { $date }. Le même hasard pour tout le monde : il vient de la date.
daily-counts = Cet essai compte. Tu peux partir et y revenir.
daily-for-fun = Juste pour le plaisir : seul compte le premier essai du jour même.
daily-play = Jouer
daily-go-on = Continuer
daily-again = Pour le plaisir
daily-look = Revoir la partie
daily-expert = La partie de l’Expert
daily-all = Toutes les énigmes
daily-about-grandmastermind = Le même code pour tout le monde.
daily-about-moerder = Les tuiles viennent dans le même ordre pour tout le monde, où que tu retournes. Laisses-en le plus possible cachées.
daily-about-wordsearch = Le même plateau pour tout le monde. Atteins 50 points en le moins de tours possible.
daily-about-letter = Les mêmes sept lettres pour tout le monde. Forme le plus de mots possible.
daily-about-murdero = Deux Novices ont joué jusqu’ici. Boucle une affaire en ce seul tour, avec le plus de points possible.
daily-par-thinking = L’Expert réfléchit encore.
daily-par-failed = L’Expert n’y est pas arrivé. Et toi ?
daily-par-fewest = Il faut { $figure } à l’Expert. Et à toi ?
daily-par-most = L’Expert en est à { $figure }. Et toi ?
daily-better = Mieux que l’Expert : { $par }.
daily-equal = Aussi bien que l’Expert.
daily-behind = L’Expert : { $par }.
daily-neither = L’Expert n’y est pas arrivé non plus.
daily-failed = Pas cette fois.
daily-not-solved = pas résolue
daily-rows =
    { $count ->
        [one] { $count } rangée
       *[other] { $count } rangées
    }
daily-tiles =
    { $count ->
        [one] { $count } tuile cachée
       *[other] { $count } tuiles cachées
    }
daily-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
daily-words =
    { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }
daily-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
daily-others =
    { $count ->
        [one] Dans cette maison, une personne l’a terminée.
       *[other] Dans cette maison, { $count } personnes l’ont terminée.
    }
daily-streak =
    { $days ->
        [0] Pas encore de jours de suite
        [one] 1 jour de suite
       *[other] { $days } jours de suite
    }
daily-strip = Joué { $played } des { $days } derniers jours. Jours de suite : { $streak }.
daily-share = Partager
daily-copied = Copié
daily-copy-failed = Impossible de copier ici. Sélectionne le texte.
daily-shared = Parlour, { $date }, { $game } : { $result } (l’Expert : { $par })
daily-shared-alone = Parlour, { $date }, { $game } : { $result }
