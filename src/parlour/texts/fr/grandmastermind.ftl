# What the board of GRAND MASTER MIND says. $name is a player; $row, $code and $pegs are texts made from the part “The board in words”.

grandmastermind-help-about = La table dit combien de codes restent possibles et signale les contradictions.

## Options

grandmastermind-option-variant = Variante
grandmastermind-option-variant-explained = Les cases vides comptent comme une sixième forme et une sixième couleur.
grandmastermind-option-variant-1 = Toutes les cases remplies
grandmastermind-option-variant-2 = Cases vides permises
grandmastermind-option-roles = Rôles
grandmastermind-option-roles-explained = Cacher et décoder à tour de rôle, ou jouer un seul côté.
grandmastermind-option-roles-swap = Vous échangez
grandmastermind-option-roles-decode = Tu décodes
grandmastermind-option-roles-hide = Tu caches le code
grandmastermind-option-rounds = Manches
grandmastermind-option-rounds-explained = Dans une manche, chacun décode une fois. Si tu ne joues qu’un rôle, une manche, c’est un code.
grandmastermind-option-target = Points à atteindre
grandmastermind-option-target-explained = On joue jusqu’à ce que quelqu’un ait autant de points, au lieu d’un nombre de manches.
grandmastermind-option-target-off = Désactivé
grandmastermind-option-rows = Rangées
grandmastermind-option-rows-explained = Combien de rangées il y a pour trouver le code.
grandmastermind-option-row-seconds = Temps par rangée
grandmastermind-option-row-seconds-explained = Secondes pour chaque rangée. Une rangée qui n’est pas validée à temps est perdue.
grandmastermind-option-row-seconds-off = Sans limite
grandmastermind-option-blue-rule = Fiches bleues
grandmastermind-option-blue-rule-explained = Ce qui vaut quand une paire pourrait rapporter une fiche blanche et une bleue.
grandmastermind-option-blue-rule-lexicographic = Autant que possible
grandmastermind-option-blue-rule-strict = Bleu strict
grandmastermind-option-blue-rule-guess-side = Bleu généreux
grandmastermind-option-feedback = Fiches
grandmastermind-option-feedback-explained = À la main, le codeur compte et la table vérifie.
grandmastermind-option-feedback-auto = Posées par la table
grandmastermind-option-feedback-manual-checked = Fiches à la main
grandmastermind-option-limited-supply = Réserve limitée
grandmastermind-option-limited-supply-explained = Le décodeur a douze pièces de chaque sorte pour toutes ses rangées. Ce qui est posé ne revient pas : garde ce que le code pourrait demander.
grandmastermind-option-limited-supply-false = Désactivé
grandmastermind-option-limited-supply-true = Activé
grandmastermind-option-start-player = Qui commence
grandmastermind-option-start-player-explained = Qui cache le premier code.
grandmastermind-option-start-player-random = Au sort
grandmastermind-option-start-player-0 = Place 1
grandmastermind-option-start-player-1 = Place 2
grandmastermind-option-turn-seconds = Temps par coup
grandmastermind-option-turn-seconds-explained = Secondes pour chaque coup, là où il n’y a pas de temps par rangée.
grandmastermind-option-turn-seconds-off = Sans limite

grandmastermind-preset-box = Comme dans la boîte
grandmastermind-preset-quick = Rapide
grandmastermind-preset-expert = Expert

## What happened

grandmastermind-event-challenger-drawn = { $you ->
    [name] Le sort te désigne : codeur d’abord.
   *[nobody] Le sort désigne { $name } : codeur d’abord.
}
grandmastermind-event-code-hidden = { $by_chance ->
    [true] { $you ->
        [name] Le hasard a composé le code pour toi.
       *[nobody] Le hasard a composé le code pour { $name }.
    }
   *[false] { $you ->
        [name] Tu as caché un code.
       *[nobody] { $name } a caché un code.
    }
}
grandmastermind-event-row-placed = { $you ->
    [name] Tu as posé la rangée { $number }.
   *[nobody] { $name } a posé la rangée { $number }.
}
grandmastermind-event-row-answered = Rangée { $number } : { $pegs }.
grandmastermind-event-row-lost = { $you ->
    [name] Tu as perdu la rangée { $number }, faute de temps.
   *[nobody] { $name } a perdu la rangée { $number }, faute de temps.
}
grandmastermind-event-code-shown = { $solved ->
    [true] Trouvé en { $rows ->
        [one] une rangée
       *[other] { $rows } rangées
    }.
   *[false] Pas trouvé.
} Le code était : { $code }.
grandmastermind-event-roles-swapped = { $you ->
    [name] Tu caches le prochain code.
   *[nobody] { $name } cache le prochain code.
}
grandmastermind-event-seat-gave-up = { $you ->
    [name] Tu as abandonné.
   *[nobody] { $name } a abandonné.
}

## What is awaited

grandmastermind-awaited-your-code = À toi : compose un code derrière le cache.
grandmastermind-awaited-code = { $name } est en train de cacher un code.
grandmastermind-awaited-your-row = À toi : pose la rangée { $number }.
grandmastermind-awaited-row = { $name } pose la rangée { $number }.
grandmastermind-awaited-your-pegs = À toi : réponds à la rangée { $number } avec des fiches.
grandmastermind-awaited-pegs = { $name } compte les fiches pour la rangée { $number }.
grandmastermind-awaited-moment = Un instant …
grandmastermind-awaited-over = La partie est finie.

## Under a player’s name

grandmastermind-standing-challenger = codeur · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
grandmastermind-standing-decoder = décodeur · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
grandmastermind-standing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
grandmastermind-standing-challenger-alone = codeur
grandmastermind-standing-decoder-alone = décodeur
grandmastermind-standing-decoder-codes = décodeur · { $solved } codes trouvés sur { $codes } · { $rows } rangées

## The board in words

grandmastermind-pair = { $shape } en { $colour }
grandmastermind-pair-no-colour = { $shape } sans couleur
grandmastermind-pair-no-shape = { $colour } sans forme
grandmastermind-pair-empty = paire vide
grandmastermind-pegs-black = { $count ->
    [one] { $count } noire
   *[other] { $count } noires
}
grandmastermind-pegs-white = { $count ->
    [one] { $count } blanche
   *[other] { $count } blanches
}
grandmastermind-pegs-blue = { $count ->
    [one] { $count } bleue
   *[other] { $count } bleues
}
grandmastermind-pegs-none = aucune fiche
grandmastermind-board = Plateau
grandmastermind-row-answered = Rangée { $number } : { $row } – { $pegs }.
grandmastermind-row-waiting = Rangée { $number } : { $row } – pas encore de réponse.
grandmastermind-row-lost = Rangée { $number } : perdue, faute de temps.
grandmastermind-row-lost-mark = perdue
grandmastermind-row-in-hand = La rangée { $number } est en train d’être posée.
grandmastermind-rows-free = { $count ->
    [one] Il reste une rangée libre.
   *[other] Il reste { $count } rangées libres.
}
grandmastermind-your-row = Ta rangée, numéro { $number }
grandmastermind-your-code = Ton code
grandmastermind-shield-closed = Le code est derrière le cache.
grandmastermind-shield-empty = Il n’y a encore rien derrière le cache.
grandmastermind-shield-yours = Ton code, que personne d’autre ne voit : { $row }.
grandmastermind-shield-open = Le code : { $row }.
grandmastermind-shield-title = le code secret
grandmastermind-shield-behind = Ce côté n’est que pour tes yeux
grandmastermind-field-shape = Case { $place }, forme : { $piece }
grandmastermind-field-colour = Case { $place }, couleur : { $piece }

## Laying pieces

grandmastermind-tray = Tes pièces
grandmastermind-put = Poser : { $piece }
grandmastermind-put-left = Poser : { $piece }, reste { $left }
grandmastermind-copy-row = Copier la rangée { $number }
grandmastermind-place-row = Valider la rangée
grandmastermind-hide-code = Cacher le code
grandmastermind-clear = Vider
grandmastermind-missing = { $count ->
    [one] Une case est encore vide.
   *[other] { $count } cases sont encore vides.
}
grandmastermind-blanks-count = Les cases vides comptent comme vides.
grandmastermind-contradicts = { $count ->
    [one] Cette rangée contredit la réponse à la rangée { $rows }.
   *[other] Cette rangée contredit les réponses aux rangées { $rows }.
}
grandmastermind-keys = Touches : 1–5 formes, 6–0 couleurs, flèches pour bouger, Suppr pour retirer, Entrée pour valider.

## Answering by hand

grandmastermind-answer = Ta réponse à la rangée { $number }
grandmastermind-more = Une fiche { $peg ->
    [black] noire
    [white] blanche
   *[blue] bleue
} de plus
grandmastermind-less = Une fiche { $peg ->
    [black] noire
    [white] blanche
   *[blue] bleue
} de moins
grandmastermind-set-pegs = Poser les fiches
grandmastermind-legend = Ce que disent les fiches
grandmastermind-legend-black = noire : paire exactement juste
grandmastermind-legend-white = blanche : bonne paire, mauvaise position
grandmastermind-legend-blue = bleue : seule la forme ou la couleur est juste

## One code after another

grandmastermind-codes = Les codes de cette partie
grandmastermind-code-number = Code { $number }
grandmastermind-code-now = En cours
grandmastermind-next-code = Code suivant
grandmastermind-found = { $name } a trouvé le code en { $rows ->
    [one] une rangée
   *[other] { $rows } rangées
}.
grandmastermind-not-found = { $name } n’a pas trouvé le code.
grandmastermind-broken-off = Ce code a été abandonné.

## Examples of the rule book

grandmastermind-example = Code : { $code }. Rangée : { $row }. Réponse : { $pegs }.
grandmastermind-example-code = Code
grandmastermind-example-row = Rangée

## The pieces

shape-triangle = triangle
shape-square = carré
shape-hexagon = hexagone
shape-star = étoile
shape-cross = croix
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-violet = violet
colour-orange = orange
piece-blank = vide

## In a first game

grandmastermind-coach-hide = Tous les codes conviennent, et une paire peut revenir.
grandmastermind-coach-first-row = Deux paires différentes, deux fois chacune, en disent long.
grandmastermind-coach-row = Pose une rangée qui pourrait être le code : une qui ne contredit aucune réponse.
grandmastermind-coach-answer = D’abord le noir, puis le blanc, puis le bleu. Chaque paire reçoit une fiche au plus.
