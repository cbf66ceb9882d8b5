# What the table of MURDERO says. $name is a player, $card a card in words, $cards several of them.

murdero-help-about = La table dit ce qui manque à ton affaire, et un coup raisonnable.

## Options

murdero-option-partners = En équipes
murdero-option-partners-explained = À quatre : les partenaires se font face et comptent ensemble.
murdero-option-partners-false = Non
murdero-option-partners-true = Oui
murdero-option-target = Points pour gagner
murdero-option-target-explained = La partie se termine dès que quelqu’un les atteint.
murdero-option-target-off = Comme dans la boîte : 100, équipes 200
murdero-option-max-hands = Manches au maximum
murdero-option-max-hands-explained = La partie se termine au plus tard après ce nombre de manches.
murdero-option-action-deck = Cartes Action
murdero-option-action-deck-explained = Celles du paquet, en plus des 45 cartes Affaire.
murdero-option-action-deck-standard15 = Quinze
murdero-option-action-deck-thirteen = Treize, une de chaque
murdero-option-action-deck-custom = Ton propre choix
murdero-option-custom-deck = Ton propre paquet
murdero-option-custom-deck-explained = Combien de chaque, quatre au plus.
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
murdero-option-case-file-empty = Dossier vide
murdero-option-case-file-empty-explained = Quand la manche se termine, une fois la dernière carte piochée.
murdero-option-case-file-empty-finish-turn = Avec ce tour
murdero-option-case-file-empty-immediate = Aussitôt
murdero-option-shake-down = { murdero-action-shake-down }
murdero-option-shake-down-explained = D’où vient la carte que tu prends.
murdero-option-shake-down-from-sets = D’une affaire, au choix
murdero-option-shake-down-from-hand-random = D’une main, au hasard
murdero-option-mitigating = { murdero-action-mitigating-circs }
murdero-option-mitigating-explained = Ce que te rapporte la carte que tu sacrifies.
murdero-option-mitigating-draw2 = Deux cartes
murdero-option-mitigating-sabotage-same-value = Un rival en perd une pareille
murdero-option-removed-cards = Cartes sabotées
murdero-option-removed-cards-explained = Où elles vont, et avec elles celles qui tombent.
murdero-option-removed-cards-out = Hors du jeu
murdero-option-removed-cards-discard = Sur la défausse
murdero-option-partner-double = Doublé en équipe
murdero-option-partner-double-explained = Les points de table doublés quand une équipe gagne la manche.
murdero-option-partner-double-pair = Ceux des deux
murdero-option-partner-double-winner-only = Ceux du seul gagnant
murdero-option-start-player = Qui donne en premier
murdero-option-start-player-explained = Le joueur de gauche commence.
murdero-option-start-player-random = Tiré au sort
murdero-option-start-player-0 = Place 1
murdero-option-start-player-1 = Place 2
murdero-option-start-player-2 = Place 3
murdero-option-start-player-3 = Place 4
murdero-option-turn-seconds = Temps par tour
murdero-option-turn-seconds-explained = Secondes pour chaque tour.
murdero-option-turn-seconds-off = Sans limite
murdero-preset-box = Comme dans la boîte
murdero-preset-one-hand = Une manche
murdero-preset-pairs = En équipes

## What happened

murdero-event-dealer-picked = { $you ->
    [name] Le sort te désigne pour donner en premier.
   *[nobody] Le sort désigne { $name } pour donner en premier.
}
murdero-event-hand-dealt = Tu reçois { $cards }.
murdero-event-hand-began = { $you ->
    [name] Manche { $number } : tu as donné, { $card } est retournée.
   *[nobody] Manche { $number } : { $name } a donné, { $card } est retournée.
}
murdero-event-cards-drawn = { $you ->
    [name] Tu pioches
   *[nobody] { $name } pioche
} { $count ->
    [one] une carte
   *[other] { $count } cartes
} dans le dossier.
murdero-event-cards-seen = Tu as pioché { $cards }.
murdero-event-card-taken = { $you ->
    [name] Tu prends { $card }
   *[nobody] { $name } prend { $card }
} { $buried ->
    [true] au milieu de la défausse
   *[false] sur la défausse
}.
murdero-event-card-built = { $helped ->
    [true] { $you ->
        [name] Tu poses { $card } sur une affaire de { $other }.
        [other] { $name } pose { $card } sur une de tes affaires.
       *[nobody] { $name } pose { $card } sur une affaire de { $other }.
    }
   *[false] { $you ->
        [name] Tu poses { $card }.
       *[nobody] { $name } pose { $card }.
    }
}
murdero-event-action-played = { $you ->
    [name] Tu joues { $card }.
   *[nobody] { $name } joue { $card }.
}
murdero-event-action-used = { $you ->
    [name] Tu utilises { $card }.
   *[nobody] { $name } utilise { $card }.
}
murdero-event-cards-removed = { $you ->
    [name] Tu perds { $cards }
   *[nobody] { $name } perd { $cards }
}{ $discarded ->
    [true] , à la défausse
   *[false] {""}
}.
murdero-event-card-stolen = { $you ->
    [name] Tu prends { $card } à { $other }.
    [other] { $name } te prend { $card }.
   *[nobody] { $name } prend { $card } à { $other }.
}
murdero-event-nothing-stolen = { $you ->
    [name] { $other } n’a aucune carte Affaire en main : tu n’obtiens rien.
    [other] Tu n’as aucune carte Affaire en main : { $name } n’obtient rien.
   *[nobody] { $other } n’a aucune carte Affaire en main : { $name } n’obtient rien.
}
murdero-event-card-discarded = { $by_chance ->
    [true] { $you ->
        [name] Pour toi, { $card } est défaussée.
       *[nobody] Pour { $name }, { $card } est défaussée.
    }
   *[false] { $you ->
        [name] Tu défausses { $card }.
       *[nobody] { $name } défausse { $card }.
    }
}
murdero-event-case-closed = { $held_back ->
    [true] { $you ->
        [name] Tu as une affaire complète ({ $colour }), mais elle est retenue.
       *[nobody] { $name } a une affaire complète ({ $colour }), mais elle est retenue.
    }
   *[false] { $you ->
        [name] Tu as bouclé une affaire : { $colour } !
       *[nobody] { $name } a bouclé une affaire : { $colour } !
    }
}
murdero-event-turn-ended = { $you ->
    [name] Tu as fini.
   *[nobody] { $name } a fini.
}
murdero-event-time-ran-out = { $you ->
    [name] Temps écoulé pour toi.
   *[nobody] Temps écoulé pour { $name }.
}
murdero-event-hand-ended = { $reason ->
    [case_closed] La manche est gagnée.
    [reverse_charges] { murdero-action-reverse-charges } met fin à la manche.
    [overtime] { murdero-action-overtime } vide le dossier : la manche est finie.
    [case_file_empty] Le dossier est vide : la manche est finie.
   *[standstill] Plus rien ne bouge : la manche est finie.
}
murdero-event-hand-counted = Cette manche : { $scores }. En tout : { $totals }.
murdero-event-seat-gave-up = { $you ->
    [name] Tu abandonnes.
   *[nobody] { $name } abandonne.
}

## What is awaited

murdero-awaited-your-draw = À toi : pioche une carte.
murdero-awaited-your-draw-or-take = À toi : pioche une carte, ou prends celle du dessus de la défausse.
murdero-awaited-draw = { $name } pioche une carte.
murdero-awaited-your-turn = À toi : pose des cartes, ou fais ton unique action.
murdero-awaited-your-building = À toi : pose des cartes, ou finis ton tour.
murdero-awaited-turn = { $name } travaille sur l’affaire.
murdero-awaited-your-discard = Trop de cartes : défausse-en { $count ->
    [one] une
   *[other] { $count }
}.
murdero-awaited-discard = { $name } défausse.
murdero-awaited-moment = Un instant…
murdero-awaited-over = La partie est finie.

## Under a player’s name

murdero-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
murdero-standing-gave-up = place abandonnée

## How it ended

result-last-hand = C’était la dernière manche, et { $winner } a le plus de points.
result-last-hand-won = C’était la dernière manche, et tu as le plus de points.
result-last-hand-lost = C’était la dernière manche, et { $winner } a le plus de points.

## The board

murdero-board = La table de jeu
murdero-said-case = { $colour } { $number }
murdero-said-times = { $count } × { $card }
murdero-of = de { $name }
murdero-falls-too = entraîne { $cards }
murdero-usable = utilisable maintenant
murdero-case = { $case } : { $numbers } ; compte { $points }.
murdero-case-empty = { $case } : pas encore commencée.
murdero-case-joker = Joker pour { $number }
murdero-onto = Poser { $card } sur l’affaire { $case } de { $name }
murdero-joker-onto = Poser le Joker comme { $number } sur l’affaire { $case } de { $name }
murdero-own-place = Les affaires de { $name }
murdero-place = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
murdero-partner = Partenaire
murdero-play-here = Jouer { $card } ici
murdero-lay-before = Poser { $card } devant { $name }
murdero-rob = Prendre une carte à { $name }
murdero-known = Tout le monde a vu : { $cards }.
murdero-hand-number = Manche { $number }
murdero-sort = Trier ta main
murdero-sort-colour = Par couleur
murdero-sort-number = Par numéro
murdero-case-file = Dossier
murdero-case-file-said = Dossier : encore { $count }
murdero-discard-pile = Défausse
murdero-draw = Piocher une carte
murdero-take = Prendre { $card }
murdero-browse = Parcourir la défausse : { $count }
murdero-pile-empty = Il n’y a encore rien.
murdero-search-pile = Prends une carte Affaire dans la défausse
murdero-swap-here = L’échanger ici
murdero-discard-here = La défausser ici
murdero-search-here = Chercher ici
murdero-action-free = Ton action est libre
murdero-action-spent = Action faite
murdero-choose-give = Choisis la carte que tu sacrifies.
murdero-choose-take = Choisis maintenant la carte d’un autre joueur.
murdero-choose-player = Choisis maintenant un joueur.
murdero-choose-search = Ouvre la défausse.
murdero-choose-remove = Choisis une carte sur la table.
murdero-choose-case = Choisis l’affaire.
murdero-choose-replace = Choisis la Permanente qu’elle remplace.
murdero-choose-lay = Pose-la sur la table.
murdero-choose-play = Joue-la sur la table.
murdero-robs = Le hasard prend une carte Affaire dans la main de { $name }.
murdero-takes-it = Tu la prends en main.
murdero-draws-two = Tu pioches deux cartes.
murdero-ends-hand = Cela termine la manche.
murdero-ends-too-soon = Cela termine la manche, et tu pourrais encore poser { $cards } avant.
murdero-do-it = Oui, vas-y
murdero-back = Retour
murdero-play = La jouer
murdero-discard-it = La défausser
murdero-swap-it = L’échanger
murdero-put-back = La reprendre en main
murdero-done = Finir ton tour
murdero-sheet = Feuille de score
murdero-sheet-hand = Manche
murdero-sheet-empty = Aucune manche n’a encore été comptée.
murdero-sheet-total = Total, jusqu’à { $target }
murdero-first-to = Jusqu’à { $target }
murdero-rail = { $points } points sur { $target }
murdero-before = { $you ->
    [name] { $card } devant toi
   *[nobody] { $card } devant { $name }
}
murdero-count-closed = { $name } boucle l’affaire { $case }
murdero-case-closed = Affaire bouclée
murdero-count-hand = En main : { $cards }.
murdero-next-hand = Manche suivante
murdero-look-at-table = Voir la table
murdero-example-laid = { $card } est posée.
murdero-example-taken = { $card } est retirée.
murdero-example-falls = Elle entraîne { $cards }.
murdero-example-points = Cela compte { $points }.
murdero-hand = Ta main, { $count ->
    [one] une carte
   *[other] { $count } cartes
}
murdero-holds = { $count ->
    [0] N’a aucune carte en main.
    [one] A une carte en main.
   *[other] A { $count } cartes en main.
}
murdero-discard-pile-said = { $count ->
    [0] Défausse : vide
   *[other] Défausse : { $card } au-dessus, { $count } en tout
}
murdero-discard-which = { $count ->
    [one] Choisis la carte à défausser.
   *[other] Choisis { $count } cartes à défausser.
}
murdero-you-lose = { $falls ->
    [true] Tu perds { $card }, et avec elle { $cards }.
   *[false] Tu perds { $card }.
}
murdero-they-lose = { $falls ->
    [true] { $name } perd { $card }, et avec elle { $cards }.
   *[false] { $name } perd { $card }.
}

## In a first game

murdero-coach-draw = La carte visible vaut la peine si c’est le numéro suivant d’une de tes affaires.
murdero-coach-build = Pose tout ce que tu peux : à la fin, les cartes Affaire en main comptent contre toi.
murdero-coach-action = Une fois par tour, tu peux agir : jouer une carte Action, utiliser une Permanente ou changer une carte.
murdero-coach-discard = Défausse ce dont tes affaires ont le moins besoin. La personne suivante peut le prendre.
