# What the board of LETTER says. $name is a player, $place a cell like c3, $letter what is on a tile, $size 2 × 1.

letter-help-about = La table dit combien de mots courants sont possibles, et quelle est la longueur d’un bon mot.

## Options

letter-option-language = Langue des mots
letter-option-language-explained = Avec quel dictionnaire vous jouez.
letter-option-language-en = Anglais
letter-option-language-de = Allemand
letter-option-language-fr = Français
letter-option-language-it = Italien
letter-option-judge = Qui juge les mots
letter-option-judge-explained = Qui décide quand un mot est douteux.
letter-option-judge-dictionary-then-vote = Dictionnaire, puis vote
letter-option-judge-dictionary = Dictionnaire
letter-option-judge-vote = Vote
letter-option-layers = Quels mots comptent
letter-option-layers-explained = Les listes du dictionnaire avec lesquelles vous jouez.
letter-option-layers-words = Mots
letter-option-layers-proper = Jours, peuples, fêtes
letter-option-layers-places = Lieux
letter-option-layers-abbreviations = Abréviations
letter-option-layers-initials = Autres sigles
letter-option-layers-first-names = Prénoms
letter-option-layers-brands = Marques
letter-option-own-list = Liste à vous
letter-option-own-list-explained = Une liste de mots en plus, ajoutée avec « parlour words add ».
letter-option-family = Pour toute la famille
letter-option-family-explained = Les mots grossiers ne comptent pas non plus pour les personnes. Les bots et les conseils ne s’en servent jamais.
letter-option-family-false = Désactivé
letter-option-family-true = Activé
letter-option-timed = Sablier
letter-option-timed-explained = Combien dure un tour, si vous voulez une horloge.
letter-option-timed-off = Sans
letter-option-timed-30 = 30 secondes
letter-option-timed-45 = 45 secondes
letter-option-timed-60 = 60 secondes
letter-option-window = Temps pour frapper
letter-option-window-explained = Combien de temps on peut frapper après un tour. D’habitude 20 secondes, avec le sablier 10.
letter-option-window-usual = Comme d’habitude
letter-option-window-5 = 5 secondes
letter-option-window-10 = 10 secondes
letter-option-window-20 = 20 secondes
letter-option-window-30 = 30 secondes
letter-option-window-until-all-pass = Jusqu’à ce que tous aient répondu
letter-option-scoring = Score
letter-option-scoring-explained = Ce qui compte à la fin.
letter-option-scoring-1 = Nombre de mots
letter-option-scoring-2 = Nombre de lettres
letter-option-scoring-3 = Les lettres, avec une prime aux longs mots
letter-option-grid = Taille du quadrillage
letter-option-grid-explained = Cases par côté. D’habitude 14 ; en solo avec plus de 40 lettres, 20.
letter-option-grid-off = Comme d’habitude
letter-option-letter-set = Lettres
letter-option-letter-set-explained = Avec quelles 66 lettres vous jouez.
letter-option-letter-set-common66 = Les mêmes pour toutes les langues
letter-option-letter-set-language = Selon la langue
letter-option-letter-set-custom = Votre assortiment
letter-option-custom-letters = Votre assortiment
letter-option-custom-letters-explained = 66 lettres en tout, écrites comme A5 B2 C2… Z1.
letter-option-draft = Prendre les lettres
letter-option-draft-explained = Si vous choisissez la taille de vos lettres.
letter-option-draft-choose-size = Vous choisissez les tailles
letter-option-draft-random-deal = Distribuées au hasard
letter-option-rotation = Tourner les pièces
letter-option-rotation-explained = Les pièces peuvent être posées tournées d’un quart de tour.
letter-option-rotation-false = Désactivé
letter-option-rotation-true = Activé
letter-option-round1-words = Mots au premier tour de table
letter-option-round1-words-explained = On peut annoncer des mots dès son premier tour.
letter-option-round1-words-false = Désactivé
letter-option-round1-words-true = Activé
letter-option-start-player = Qui commence
letter-option-start-player-explained = Qui prend et pose la première lettre.
letter-option-start-player-random = Tirage au sort
letter-option-start-player-0 = Place 1
letter-option-start-player-1 = Place 2
letter-option-start-player-2 = Place 3
letter-option-start-player-3 = Place 4
letter-option-start-player-4 = Place 5
letter-option-start-player-5 = Place 6
letter-option-turn-seconds = Temps par tour
letter-option-turn-seconds-explained = Secondes pour un tour, si vous jouez sans sablier.
letter-option-turn-seconds-off = Sans limite
letter-option-variant = Casse-tête
letter-option-variant-explained = En solo : ce que tu cherches.
letter-option-variant-1 = Beaucoup de mots
letter-option-variant-2 = De longs mots
letter-option-solitaire-tiles = Nombre de lettres
letter-option-solitaire-tiles-explained = En solo : combien de lettres tu tires. D’habitude 10 ; pour les longs mots, 20.
letter-option-solitaire-tiles-off = Comme d’habitude
letter-option-time-limit = Limite de temps
letter-option-time-limit-explained = En solo : d’habitude aucune ; pour les longs mots, dix minutes.
letter-option-time-limit-usual = Comme d’habitude
letter-option-time-limit-none = Aucune
letter-option-time-limit-5 = 5 minutes
letter-option-time-limit-10 = 10 minutes
letter-option-time-limit-15 = 15 minutes
letter-option-time-limit-20 = 20 minutes
letter-option-time-limit-30 = 30 minutes
letter-option-solitaire-layout = Poser en solo
letter-option-solitaire-layout-explained = Chaque lettre dans un nouveau mot avant la suivante ; ou bien on peut toutes les déplacer.
letter-option-solitaire-layout-strict = Mot par mot
letter-option-solitaire-layout-free = Tout déplacer

letter-preset-box = Comme dans la boîte
letter-preset-hourglass = Avec le sablier
letter-preset-quick = Départ rapide

## What happened

letter-event-starter-drawn = { $you ->
    [name] Le sort en décide : tu commences.
   *[nobody] Le sort en décide : { $name } commence.
}
letter-event-tiles-taken = { $kind ->
    [blank] { $you ->
        [name] Tu as pris une pièce blanche, { $size }.
       *[nobody] { $name } a pris une pièce blanche, { $size }.
    }
   *[letters] { $you ->
        [name] Tu as pris { $letters }.
       *[nobody] { $name } a pris { $letters }.
    }
}
letter-event-letter-laid = { $by_chance ->
    [true] { $you ->
        [name] Le hasard pose { $letter } en { $place } pour toi.
       *[nobody] Le hasard pose { $letter } en { $place } pour { $name }.
    }
   *[false] { $free ->
        [true] { $you ->
            [name] Tu as posé la lettre libre { $letter } en { $place }.
           *[nobody] { $name } a posé la lettre libre { $letter } en { $place }.
        }
       *[false] { $you ->
            [name] Tu as posé { $letter } en { $place }.
           *[nobody] { $name } a posé { $letter } en { $place }.
        }
    }
}
letter-event-blank-exchanged = { $you ->
    [name] Tu prends la pièce blanche, { $size }, en échange.
   *[nobody] { $name } prend la pièce blanche, { $size }, en échange.
}
letter-event-letter-lifted = { $struck ->
    [0] { $you ->
        [name] Tu as repris { $letter }.
       *[nobody] { $name } a repris { $letter }.
    }
   *[other] { $you ->
        [name] Tu as repris { $letter }, ce qui raye { $words }.
       *[nobody] { $name } a repris { $letter }, ce qui raye { $words }.
    }
}
letter-event-blank-laid = { $you ->
    [name] Tu as posé une pièce blanche, { $size }, en { $place }.
   *[nobody] { $name } a posé une pièce blanche, { $size }, en { $place }.
}
letter-event-letter-released = { $by_chance ->
    [true] { $you ->
        [name] Le hasard libère { $letter } pour toi.
       *[nobody] Le hasard libère { $letter } pour { $name }.
    }
   *[false] { $penalty ->
        [true] { $you ->
            [name] En pénalité, tu libères { $letter }.
           *[nobody] En pénalité, { $name } libère { $letter }.
        }
       *[false] { $you ->
            [name] Tu libères { $letter }.
           *[nobody] { $name } libère { $letter }.
        }
    }
}
letter-event-word-unknown = { $may_stand_by ->
    [true] Le dictionnaire ne connaît pas { $word }. Maintiens-le, ou cherche un autre mot.
   *[false] Le dictionnaire ne connaît pas { $word }. Cherche un autre mot.
}
letter-event-word-named = { $you ->
    [name] Tu annonces { $word }.
   *[nobody] { $name } annonce { $word }.
}
letter-event-word-passed = { $you ->
    [name] Tu acceptes le mot.
   *[nobody] { $name } accepte le mot.
}
letter-routine-word-passed = { $everybody ->
    [true] Personne ne conteste le mot.
   *[false] { $you ->
        [names] { $names } acceptez le mot.
       *[nobody] { $names } acceptent le mot.
    }
}
letter-event-word-disputed = { $you ->
    [name] Tu contestes { $word }, le mot de { $caller }.
    [caller] { $name } conteste ton mot { $word }.
   *[nobody] { $name } conteste { $word }, le mot de { $caller }.
}
letter-event-voted = { $yes ->
    [true] { $you ->
        [name] Tu votes oui.
       *[nobody] { $name } vote oui.
    }
    [false] { $you ->
        [name] Tu votes non.
       *[nobody] { $name } vote non.
    }
   *[none] { $you ->
        [name] Tu t’abstiens.
       *[nobody] { $name } s’abstient.
    }
}
letter-event-vote-closed = { $valid ->
    [true] { $yes ->
        [0] Personne n’a voté. Le dictionnaire connaît { $word }.
       *[other] { $yes } oui, { $no } non : le vote est pour { $word }.
    }
   *[false] { $no ->
        [0] Personne n’a voté. Le dictionnaire ne connaît pas { $word }.
       *[other] { $yes } oui, { $no } non : le vote est contre { $word }.
    }
}
letter-event-word-rejected = { $you ->
    [name] { $word } ne compte pas, et tu ne l’écris pas.
   *[nobody] { $word } ne compte pas, et { $name } ne l’écrit pas.
}
letter-event-word-written = { $you ->
    [name] Tu écris { $word } :
   *[nobody] { $name } écrit { $word } :
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
letter-event-word-retraced = { $you ->
    [name] Tu montres un autre chemin pour { $word }.
   *[nobody] { $name } montre un autre chemin pour { $word }.
}
letter-event-letters-taken-back = { $tiles ->
    [0] { $you ->
        [name] Pour toi, ceci ne compte plus : { $words }.
       *[nobody] Pour { $name }, ceci ne compte plus : { $words }.
    }
   *[other] { $struck ->
        [0] { $you ->
            [name] Tu reprends { $letters } : cela ne donne aucun nouveau mot.
           *[nobody] { $name } reprend { $letters } : cela ne donne aucun nouveau mot.
        }
       *[other] { $you ->
            [name] Tu reprends { $letters }, ce qui raye { $words }.
           *[nobody] { $name } reprend { $letters }, ce qui raye { $words }.
        }
    }
}
letter-event-turn-ended = { $you ->
    [name] Tu as fini ton tour.
   *[nobody] { $name } a fini son tour.
}
letter-event-turn-skipped = { $you ->
    [name] Tu ne peux rien faire : ton tour est sauté.
   *[nobody] { $name } ne peut rien faire : son tour est sauté.
}
letter-event-time-ran-out = { $you ->
    [name] Ton temps est écoulé.
   *[nobody] Le temps de { $name } est écoulé.
}
letter-event-window-opened = { $last ->
    [true] La partie va finir. Qui voit encore un mot, et frappe ?
   *[false] On peut frapper maintenant si on voit encore un mot.
}
letter-event-knock-passed = { $you ->
    [name] Tu ne frappes pas.
   *[nobody] { $name } ne frappe pas.
}
letter-routine-knock-passed = { $everybody ->
    [true] Personne ne frappe.
   *[false] { $you ->
        [names] { $names } ne frappez pas.
       *[nobody] { $names } ne frappent pas.
    }
}
letter-event-knocked = { $you ->
    [name] Tu frappes !
   *[nobody] { $name } frappe !
}
letter-event-dice-rolled = { $highest ->
    [1] { $you ->
        [names] { $rolls } : tu as la parole.
       *[nobody] { $rolls } : { $names } a la parole.
    }
   *[other] { $you ->
        [names] { $rolls } : égalité, donc { $names } relancez le dé.
       *[nobody] { $rolls } : égalité, donc { $names } relancent le dé.
    }
}
letter-event-knock-won = { $you ->
    [name] Tu as frappé avec succès : { $words }.
   *[nobody] { $name } a frappé avec succès : { $words }.
}
letter-event-knock-failed = { $you ->
    [name] Tu as frappé en vain.
   *[nobody] { $name } a frappé en vain.
}
letter-event-round-one-over = { $you ->
    [name] Le premier tour de table est fini. Tu commences le deuxième.
   *[nobody] Le premier tour de table est fini. { $name } commence le deuxième.
}
letter-event-seat-gave-up = { $you ->
    [name] Tu as abandonné.
   *[nobody] { $name } a abandonné.
}

## What is awaited

letter-awaited-your-drafting = À toi : prends une lettre de la taille que tu veux.
letter-awaited-your-blank = À toi : prends une pièce blanche.
letter-awaited-drafting = { $name } prend une lettre.
letter-awaited-blank = { $name } prend une pièce blanche.
letter-awaited-your-opening = À toi : pose une de tes lettres, où tu veux.
letter-awaited-your-opened = Annonce les mots que tu vois, ou finis ton tour.
letter-awaited-your-finishing = Ta lettre est posée. Finis ton tour, ou reprends-la.
letter-awaited-your-laying = À toi : pose une lettre, et annonce un nouveau mot avec elle.
letter-awaited-your-empty = Tu n’as pas de lettre : prends des lettres libres, pose une pièce blanche, ou passe.
letter-awaited-your-naming = Annonce un nouveau mot avec la lettre que tu as posée.
letter-awaited-your-more = Annonce d’autres mots, ou finis ton tour.
letter-awaited-your-alone = Pose une lettre, annonce de nouveaux mots, ou finis la partie.
letter-awaited-your-doubt = Le dictionnaire ne connaît pas { $word } : maintiens-le, ou cherche encore.
letter-awaited-opening = { $name } pose une première lettre.
letter-awaited-laying = { $name } pose des lettres et cherche des mots.
letter-awaited-your-disputing = { $name } annonce { $word } : conteste-le, ou accepte-le.
letter-awaited-disputing = { $name } annonce { $word }. Quelqu’un le conteste-t-il ?
letter-awaited-your-voting = Est-ce que { $word } compte ? Vote, ou abstiens-toi.
letter-awaited-voting = Les autres votent sur { $word }.
letter-awaited-your-window = Vois-tu encore un mot ? Alors frappe, ou laisse passer.
letter-awaited-your-last-window = La dernière chance : frappe si tu vois encore un mot, ou laisse passer.
letter-awaited-window = Est-ce que quelqu’un frappe ?
letter-awaited-last-window = La dernière chance : est-ce que quelqu’un frappe ?
letter-awaited-your-knocking = Tu as frappé : annonce un nouveau mot.
letter-awaited-knocking = { $name } a frappé et annonce des mots.
letter-awaited-your-penalty = Choisis une de tes lettres à libérer.
letter-awaited-your-overtime = Le temps est écoulé : libère une lettre, ou pose une pièce blanche.
letter-awaited-penalty = { $name } doit libérer une lettre.
letter-awaited-overtime = { $name } doit libérer une lettre ou poser une pièce blanche.
letter-awaited-moment = Un instant…
letter-awaited-over = La partie est finie.

## Under a player’s name

letter-standing-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letter-standing-words = { $words ->
    [one] { $words } mot
   *[other] { $words } mots
}
letter-standing-letters = { $letters ->
    [one] { $letters } lettre en main
   *[other] { $letters } lettres en main
}
letter-standing-longest = mot le plus long : { $word }
letter-standing-gave-up = place abandonnée

## How it ended

result-nobody-found-a-word = Personne ne trouve plus de mot : les points décident.
result-nobody-found-a-word-won = Personne ne trouve plus de mot : tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-nobody-found-a-word-lost = Personne ne trouve plus de mot : { $winner } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-finished = { $winner } a fini : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-finished-won = Tu as fini : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-time-over = Le temps est écoulé : { $winner } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-time-over-won = Le temps est écoulé : tu as { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The board

letter-board = Plateau
letter-piece = { $place } : { $letter }, { $width } sur { $height }
letter-piece-blank = { $place } : pièce blanche, { $width } sur { $height }
letter-piece-traced = numéro { $number } du mot
letter-piece-laid = posée pendant ce tour
letter-piece-ends = le mot peut finir ici
letter-coming-fits = { $place } : elle peut aller ici.
letter-coming-swaps = { $place } : en échange de la pièce blanche.
letter-coming-outside = { $place } : elle dépasserait du plateau.
letter-coming-covers = { $place } : il y a déjà quelque chose.
letter-coming-apart = { $place } : elle ne toucherait aucune lettre.
letter-lying-outside = Elle dépasserait du plateau.
letter-lying-covers = Il y a déjà quelque chose ici.
letter-lying-apart = Elle doit toucher une lettre par un bord.
letter-rack = Tes lettres
letter-rack-letter = { $letter }, { $width } sur { $height }
letter-rack-blank = Pièce blanche, { $width } sur { $height }
letter-free = Lettres libres
letter-draft = Lettres cachées, par taille
letter-draft-blanks = Les pièces blanches
letter-draft-about = Ce sont les lettres avec lesquelles tu vas jouer ; tu vois laquelle c’est une fois que tu l’as. Les grandes touchent plus de voisines, les petites vont partout.
letter-draft-left = { $count ->
    [one] Encore une lettre, puis une pièce blanche.
   *[other] Encore { $count } lettres, puis une pièce blanche.
}
letter-draft-blank-about = Pour finir, une pièce blanche, sans lettre. Elle bloque une place, et une lettre peut la remplacer plus tard.
letter-take-size = { $width } sur { $height } : encore { $count }
letter-take-blank = Prendre la pièce blanche { $width } sur { $height }
letter-take-rest = Prendre tout le reste au hasard
letter-name = Écrire
letter-not-new = { $word } a déjà été écrit. Il n’est nouveau qu’avec des pièces qui n’y étaient pas.
letter-must-use = Ton premier mot doit utiliser une lettre que tu viens de poser.
letter-words-now = Mots de ce tour
letter-retrace = { $word }, { $points } : le montrer sur d’autres pièces
letter-retrace-so = Le montrer ainsi
letter-how-place = Touche la place de { $letter }.
letter-how-blank = Touche une place à côté d’une lettre.
letter-how-release = Choisis la lettre qui va à côté du plateau comme lettre libre. Cela finit ton tour.
letter-how-penalty = Choisis la lettre qui va à côté du plateau comme lettre libre.
letter-means-instead = Pose une lettre et annonce un mot avec elle. Ou bien libère une lettre ou pose une pièce blanche : cela finit ton tour.
letter-means-first = Si tu vois des mots, annonce-les. Rien ne t’y oblige.
letter-means-idle = { $count ->
    [one] { $letters } n’est encore dans aucun nouveau mot. Si tu as fini, cette lettre revient, et tu en libères une.
   *[other] { $letters } ne sont encore dans aucun nouveau mot. Si tu as fini, ces lettres reviennent, et tu en libères une.
}
letter-means-done = Annonce d’autres mots, ou finis ton tour.
letter-means-knocking = Annonce un nouveau mot. Sans mot, tu libères une lettre.
letter-means-knocked = Tu as bien fait de frapper. Annonce d’autres mots, ou finis.
letter-means-word-first = Chaque lettre doit être dans un nouveau mot avant que tu poses la suivante.
letter-blank-here = Poser la pièce blanche ici ? Cela finit ton tour.
letter-blank-lay = La poser
letter-blank = Poser une pièce blanche
letter-back = Retour
letter-turn = Tourner
letter-lift = Reprendre { $letter }
letter-release = Libérer une lettre
letter-release-it = Libérer { $letter }
letter-done = Fini
letter-finish = Terminer
letter-skip = Passer
letter-knock-title = Vois-tu encore un mot ?
letter-knock-last = La dernière chance
letter-knock-question = Frappe s’il y a un nouveau mot sur le plateau. Si tu n’en trouves pas, tu libères une lettre.
letter-knock-passed = Tu laisses passer. Tant qu’il reste du temps, tu peux encore frapper.
letter-knock-too = { $name } frappe. Frappe aussi, et les dés décident.
letter-knock-heard = { $name } frappe.
letter-knock-barred = Tu as frappé en vain sans avoir de lettre à donner : attends la fin du prochain tour.
letter-knock-others = Maintenant, les autres peuvent frapper.
letter-knock-wait = Quelqu’un peut encore frapper.
letter-knock-winner = { $name } a frappé avec succès et joue le prochain tour.
letter-knock = Frapper !
letter-pass = Laisser passer
letter-challenge-title = { $name } annonce { $word }
letter-vote-disputed = { $by } conteste ce que { $name } a annoncé.
letter-vote-stood-by = Le dictionnaire ne le connaît pas, mais { $name } le maintient.
letter-vote-stood-by-yours = Tu le maintiens. Les autres votent.
letter-holding = Lettres : { $letters } ; pièces blanches : { $blanks }
letter-alone-score = Score
letter-alone-words = Mots
letter-alone-letters = Lettres
letter-alone-left = À poser
letter-alone-longest = Le plus long
letter-ribbon-knocked = { $name } frappe !
letter-ribbon-dice = { $name } a la parole
letter-ribbon-won = { $name } continue
letter-ribbon-failed = { $name } n’a rien trouvé
letter-ribbon-taken-back = Les lettres sans mot reviennent
letter-ribbon-last = La dernière chance de frapper
letter-ribbon-round-two = Deuxième tour de table : { $name } commence
letter-zoom-in = Plus près
letter-zoom-out = Plus loin
letter-zoom-fit = La partie jouée
letter-keys = Touches : tape un mot puis Entrée ; choisis une lettre, déplace-la avec les flèches, Entrée la pose, Échap la remet ; K frappe, P laisse passer, Maj+P jusqu’à ton prochain tour.
letter-example = { $wrong ->
    [true] Pas ainsi : { $word } { $pieces }
   *[false] { $word } { $pieces }
}
letter-example-piece = { $letter } en { $place }
letter-example-length = { $length } lettres

## In a first game

letter-coach-draft = Les petites lettres vont partout. Les grandes touchent plus de voisines.
letter-coach-lay = Ta lettre doit partager un bord avec une autre et former un nouveau mot. D’autres mots peuvent être n’importe où.
letter-coach-knock = Tu vois un mot que les autres ont manqué ? Frappe. Mais si tu n’en nommes aucun, tu cèdes une lettre.
