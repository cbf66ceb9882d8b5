# What the board of WORD SEARCH says. $name is a player, $place a space like c3, $letters what is on a tile.

wordsearch-help-about = La table dit combien de mots courants sont en vue, et comment commence un bon mot.

## Options

wordsearch-option-language = Langue des mots
wordsearch-option-language-explained = Avec quel dictionnaire vous jouez.
wordsearch-option-language-en = Anglais
wordsearch-option-language-de = Allemand
wordsearch-option-language-fr = Français
wordsearch-option-language-it = Italien
wordsearch-option-judge = Qui juge les mots
wordsearch-option-judge-explained = Qui décide quand un mot est douteux.
wordsearch-option-judge-dictionary-then-vote = Dictionnaire, puis vote
wordsearch-option-judge-dictionary = Dictionnaire
wordsearch-option-judge-vote = Vote
wordsearch-option-layers = Quels mots comptent
wordsearch-option-layers-explained = Les listes du dictionnaire avec lesquelles vous jouez.
wordsearch-option-layers-words = Mots
wordsearch-option-layers-proper = Jours, peuples, fêtes
wordsearch-option-layers-places = Lieux
wordsearch-option-layers-abbreviations = Abréviations
wordsearch-option-layers-initials = Autres sigles
wordsearch-option-layers-first-names = Prénoms
wordsearch-option-layers-brands = Marques
wordsearch-option-own-list = Liste à vous
wordsearch-option-own-list-explained = Une liste de mots en plus, ajoutée avec « parlour words add ».
wordsearch-option-family = Pour toute la famille
wordsearch-option-family-explained = Les mots grossiers ne comptent pas non plus pour les personnes. Les bots et les conseils ne s’en servent jamais.
wordsearch-option-family-false = Désactivé
wordsearch-option-family-true = Activé
wordsearch-option-mode = Jeu
wordsearch-option-mode-explained = Sur le grand plateau, dans le petit insert avec des piles, ou à même la table.
wordsearch-option-mode-board = Sur le plateau
wordsearch-option-mode-insert = Avec l’insert
wordsearch-option-mode-boardless = Sans plateau
wordsearch-option-letter-set = Lettres
wordsearch-option-letter-set-explained = Avec quelles 56 tuiles vous jouez.
wordsearch-option-letter-set-box = Comme dans la boîte
wordsearch-option-letter-set-language = Selon la langue
wordsearch-option-letter-set-custom = Votre assortiment
wordsearch-option-custom-letters = Votre assortiment
wordsearch-option-custom-letters-explained = 56 tuiles en tout, écrites comme A4 B1 C2… IN1 ON1 IS1.
wordsearch-option-timer = Temps par tour
wordsearch-option-timer-explained = Secondes pour échanger, chercher et annoncer.
wordsearch-option-timer-off = Sans limite
wordsearch-option-target = Objectif
wordsearch-option-target-explained = Jusqu’à combien de points vous jouez. Pas sans plateau ; avec le petit insert, c’est toujours 50.
wordsearch-option-target-200 = 200 points
wordsearch-option-target-100 = 100 points
wordsearch-option-target-50 = 50 points
wordsearch-option-disputes = Contestations
wordsearch-option-disputes-explained = Un mot contesté qui n’en est pas un coûte le tour ; ou bien il est vérifié aussitôt et ne coûte rien.
wordsearch-option-disputes-challenge = Par les joueurs
wordsearch-option-disputes-auto-check = Vérification immédiate
wordsearch-option-window = Temps pour contester
wordsearch-option-window-explained = Secondes dont les autres disposent après l’annonce d’un mot.
wordsearch-option-window-off = Jusqu’à ce que tous aient répondu
wordsearch-option-tile-reuse = Réutiliser une tuile
wordsearch-option-tile-reuse-explained = Un mot peut passer plusieurs fois par la même tuile.
wordsearch-option-tile-reuse-false = Désactivé
wordsearch-option-tile-reuse-true = Activé
wordsearch-option-tokens-block = Lettres sous les pions
wordsearch-option-tokens-block-explained = Si les mots peuvent passer par des lettres où se trouvent les autres.
wordsearch-option-tokens-block-end-only = Passer oui, finir non
wordsearch-option-tokens-block-all = Toutes interdites
wordsearch-option-hand-swap = Échanger sa propre tuile
wordsearch-option-hand-swap-explained = Ta tuile personnelle peut prendre la place d’une tuile du plateau.
wordsearch-option-hand-swap-false = Désactivé
wordsearch-option-hand-swap-true = Activé
wordsearch-option-rotate-mw = Renverser M et W
wordsearch-option-rotate-mw-explained = À l’envers, un M est un W, et un W un M.
wordsearch-option-rotate-mw-false = Désactivé
wordsearch-option-rotate-mw-true = Activé
wordsearch-option-repeat-scope = Mots une seule fois
wordsearch-option-repeat-scope-explained = Si un mot que quelqu’un a marqué est épuisé pour les autres aussi.
wordsearch-option-repeat-scope-usual = Comme d’habitude
wordsearch-option-repeat-scope-player = Une fois par personne
wordsearch-option-repeat-scope-table = Une fois pour tous
wordsearch-option-end = Fin
wordsearch-option-end-explained = Ce qui se passe quand quelqu’un atteint l’objectif.
wordsearch-option-end-finish-round = Finir le tour de table
wordsearch-option-end-immediate = Fini aussitôt
wordsearch-option-insert-radius = Taille de l’insert
wordsearch-option-insert-radius-explained = Avec l’insert : combien il y a de cases.
wordsearch-option-insert-radius-2 = Grande, 19 cases
wordsearch-option-insert-radius-1 = Petite, 7 cases, à deux
wordsearch-option-stack-read = Lecture des piles
wordsearch-option-stack-read-explained = Avec l’insert : quelles tuiles d’une pile peuvent faire partie d’un mot.
wordsearch-option-stack-read-top = Seulement le dessus
wordsearch-option-stack-read-vertical = De haut en bas aussi
wordsearch-option-stack-bonus = Les piles rapportent plus
wordsearch-option-stack-bonus-explained = Avec l’insert : une lettre vaut son niveau.
wordsearch-option-stack-bonus-false = Désactivé
wordsearch-option-stack-bonus-true = Activé
wordsearch-option-adds-per-turn = Tuiles par tour
wordsearch-option-adds-per-turn-explained = Sans plateau : combien de tuiles tu peux ajouter par tour.
wordsearch-option-adds-per-turn-1 = Une
wordsearch-option-adds-per-turn-2 = Jusqu’à deux
wordsearch-option-adds-per-turn-3 = Jusqu’à trois
wordsearch-option-start-player = Qui commence
wordsearch-option-start-player-explained = Qui cherche le premier mot.
wordsearch-option-start-player-random = Au sort
wordsearch-option-start-player-0 = Place 1
wordsearch-option-start-player-1 = Place 2
wordsearch-option-start-player-2 = Place 3
wordsearch-option-start-player-3 = Place 4
wordsearch-option-start-player-4 = Place 5
wordsearch-option-start-player-5 = Place 6

wordsearch-preset-box = Comme dans la boîte
wordsearch-preset-short = Courte, une demi-heure
wordsearch-preset-insert = Avec l’insert
wordsearch-preset-boardless = Sans plateau
wordsearch-preset-calm = Sans horloge

## What happened

wordsearch-event-tiles-dealt = Les tuiles sont en place.
wordsearch-event-starter-drawn = { $you ->
    [name] Le sort en décide : tu commences.
   *[nobody] Le sort en décide : { $name } commence.
}
wordsearch-event-tiles-swapped = { $you ->
    [name] Tu as échangé { $letters } ({ $one }) et { $others } ({ $other }).
   *[nobody] { $name } a échangé { $letters } ({ $one }) et { $others } ({ $other }).
}
wordsearch-event-hand-swapped = { $you ->
    [name] Tu as échangé ta tuile { $gave } contre { $took } ({ $place }).
   *[nobody] { $name } a échangé sa tuile { $gave } contre { $took } ({ $place }).
}
wordsearch-event-tile-turned = { $you ->
    [name] Tu as renversé la tuile en { $place } : { $letters }.
   *[nobody] { $name } a renversé la tuile en { $place } : { $letters }.
}
wordsearch-event-word-unknown = { $may_stand_by ->
    [true] Le dictionnaire ne connaît pas { $word }. Maintiens-le, ou cherche un autre mot.
   *[false] Le dictionnaire ne connaît pas { $word }. Cherche un autre mot.
}
wordsearch-event-word-called = { $you ->
    [name] Tu annonces { $word }.
   *[nobody] { $name } annonce { $word }.
}
wordsearch-event-word-passed = { $you ->
    [name] Tu acceptes le mot.
   *[nobody] { $name } accepte le mot.
}
wordsearch-routine-word-passed = { $everybody ->
    [true] Personne ne conteste le mot.
   *[false] { $you ->
        [names] { $names } acceptez le mot.
       *[nobody] { $names } acceptent le mot.
    }
}
wordsearch-event-word-disputed = { $you ->
    [name] Tu contestes { $word }, le mot de { $caller }.
    [caller] { $name } conteste ton mot { $word }.
   *[nobody] { $name } conteste { $word }, le mot de { $caller }.
}
wordsearch-event-voted = { $yes ->
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
wordsearch-event-vote-closed = { $valid ->
    [true] { $yes ->
        [0] Personne n’a voté. Le dictionnaire connaît { $word }.
       *[other] { $yes } oui, { $no } non : le vote est pour { $word }.
    }
   *[false] { $no ->
        [0] Personne n’a voté. Le dictionnaire ne connaît pas { $word }.
       *[other] { $yes } oui, { $no } non : le vote est contre { $word }.
    }
}
wordsearch-event-word-scored = { $you ->
    [name] Tu marques { $points } points avec { $word } et en as { $total }.
   *[nobody] { $name } marque { $points } points avec { $word } et en a { $total }.
}
wordsearch-event-word-rejected = { $turn_lost ->
    [true] { $you ->
        [name] { $word } ne compte pas, et tu perds ton tour.
       *[nobody] { $word } ne compte pas, et { $name } perd son tour.
    }
   *[false] { $you ->
        [name] { $word } ne compte pas. Tu peux chercher un autre mot.
       *[nobody] { $word } ne compte pas. { $name } peut chercher un autre mot.
    }
}
wordsearch-event-token-moved = { $by_chance ->
    [true] { $you ->
        [name] Le hasard déplace ton pion sur { $letters } ({ $place }).
       *[nobody] Le hasard déplace le pion de { $name } sur { $letters } ({ $place }).
    }
   *[false] { $you ->
        [name] Tu n’as pas de mot et vas sur { $letters } ({ $place }).
       *[nobody] { $name } n’a pas de mot et va sur { $letters } ({ $place }).
    }
}
wordsearch-event-token-stayed = { $you ->
    [name] Tu n’as pas de mot, et ton pion reste en place.
   *[nobody] { $name } n’a pas de mot, et le pion reste en place.
}
wordsearch-event-tile-exchanged = { $you ->
    [name] Tu as remis ta tuile { $gave } dans la pioche et as tiré { $took }.
   *[nobody] { $name } a remis sa tuile { $gave } dans la pioche et a tiré { $took }.
}
wordsearch-event-tile-added = { $you ->
    [name] Tu as ajouté { $letters } en { $place }.
   *[nobody] { $name } a ajouté { $letters } en { $place }.
}
wordsearch-event-tile-shifted = { $you ->
    [name] Tu as déplacé { $letters } de { $start } à { $to }.
   *[nobody] { $name } a déplacé { $letters } de { $start } à { $to }.
}
wordsearch-event-tile-drawn = { $you ->
    [name] Tu as pioché { $letters }.
   *[nobody] { $name } a pioché { $letters }.
}
wordsearch-event-tile-laid = { $by_chance ->
    [true] { $you ->
        [name] Le hasard pose { $letters } en { $place } pour toi.
       *[nobody] Le hasard pose { $letters } en { $place } pour { $name }.
    }
   *[false] { $you ->
        [name] Tu as posé { $letters } en { $place }.
       *[nobody] { $name } a posé { $letters } en { $place }.
    }
}
wordsearch-event-turn-ended = { $you ->
    [name] Tu as fini ton tour.
   *[nobody] { $name } a fini son tour.
}
wordsearch-event-time-ran-out = { $you ->
    [name] Ton temps est écoulé.
   *[nobody] Le temps de { $name } est écoulé.
}
wordsearch-event-target-reached = { $you ->
    [name] Tu as atteint l’objectif avec { $score } points.
   *[nobody] { $name } a atteint l’objectif avec { $score } points.
}
wordsearch-event-extra-round = Égalité entre { $names }. Tour de table supplémentaire { $number } !
wordsearch-event-seat-gave-up = { $you ->
    [name] Tu as abandonné.
   *[nobody] { $name } a abandonné.
}

## What is awaited

wordsearch-awaited-your-searching = À toi : trouve un mot qui commence à côté de ton pion.
wordsearch-awaited-your-playing = À toi : trouve un mot, ajoute une tuile, ou les deux.
wordsearch-awaited-your-adding = À toi : cette fois, tu dois ajouter une tuile.
wordsearch-awaited-your-calling = Trouve un mot, ou finis ton tour.
wordsearch-awaited-your-finishing = Ajoute une tuile, ou finis ton tour.
wordsearch-awaited-your-placing = Pose { $letters } de façon à toucher une autre tuile.
wordsearch-awaited-your-doubt = Le dictionnaire ne connaît pas { $word } : maintiens-le, ou cherche encore.
wordsearch-awaited-searching = { $name } cherche un mot.
wordsearch-awaited-your-window = { $name } annonce { $word } : conteste-le, ou accepte-le.
wordsearch-awaited-window = { $name } annonce { $word }. Quelqu’un le conteste-t-il ?
wordsearch-awaited-your-voting = Est-ce que { $word } compte ? Vote, ou abstiens-toi.
wordsearch-awaited-voting = Les autres votent sur { $word }.
wordsearch-awaited-your-stepping = Pas de mot : choisis une lettre à côté de ton pion.
wordsearch-awaited-stepping = { $name } se déplace sans mot.
wordsearch-awaited-moment = Un instant…
wordsearch-awaited-over = La partie est finie.

## Under a player’s name

wordsearch-standing-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wordsearch-standing-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
wordsearch-standing-tile = tuile personnelle : { $letters }
wordsearch-standing-gave-up = place abandonnée

## How it ended

result-target-reached-alone = { $winner } a atteint l’objectif en { $points ->
    [one] un tour
   *[other] { $points } tours
}.
result-target-reached-alone-won = Tu as atteint l’objectif en { $points ->
    [one] un tour
   *[other] { $points } tours
}.
result-target-reached-alone-lost = L’objectif n’a pas été atteint.
result-dry-spell = Personne n’avait trouvé de mot depuis longtemps : les points décident.
result-dry-spell-won = Personne n’avait trouvé de mot depuis longtemps, et tu as le plus de points.
result-dry-spell-lost = Il n’y avait plus eu de mot depuis trop longtemps.
result-last-tile-laid = La dernière tuile est posée : les points décident.
result-last-tile-laid-won = La dernière tuile est posée : tu gagnes avec { $points } points.
result-last-tile-laid-lost = La dernière tuile est posée : { $winner } gagne avec { $points } points.
result-tied = Toujours à égalité après les tours supplémentaires.

## The board

wordsearch-board = Plateau
wordsearch-field-letter = { $place } : { $letters }
wordsearch-field-stack = { $place } : { $letters }, pile de { $height } tuiles
wordsearch-field-below = dessous { $letters }
wordsearch-field-empty = { $place } : vide
wordsearch-field-spot = { $place } : libre
wordsearch-field-token = pion de { $names }
wordsearch-field-traced = numéro { $number } du mot
wordsearch-field-begins = un mot peut commencer ici
wordsearch-field-ends = le mot peut finir ici
wordsearch-field-step = ton pion peut aller ici
wordsearch-field-lifted = en main
wordsearch-call = Annoncer
wordsearch-flip = { $letters } : lire dans l’autre sens
wordsearch-climb-up = Monter
wordsearch-climb-down = Descendre
wordsearch-not-from-token = Cela ne se lit pas à partir de ton pion.
wordsearch-not-touching = { $tile } ne touche pas la lettre d’avant.
wordsearch-ends-taken = Le mot finirait sous un pion.
wordsearch-own-tile = Ta tuile : { $letters }
wordsearch-swap = Échanger deux tuiles
wordsearch-turn = Renverser
wordsearch-turn-it = Renverser : { $letters }
wordsearch-stack = Ajouter ou déplacer
wordsearch-how-swap = Prends une tuile ; la tienne convient aussi.
wordsearch-how-turn = Prends un M ou un W.
wordsearch-how-other = Touche la tuile avec laquelle elle change de place.
wordsearch-how-stack = Prends ta tuile, ou une tuile du plateau.
wordsearch-how-place = Touche la case où elle va.
wordsearch-move-on = Avancer
wordsearch-how-step = Touche une lettre : ton pion y va.
wordsearch-stay = Rester ici
wordsearch-exchange = Piocher une autre tuile
wordsearch-exchange-means = Ton { $letters } va dans la pioche, et tu pioches une autre tuile. Ton tour est alors fini.
wordsearch-exchange-yes = Piocher
wordsearch-back = Retour
wordsearch-draw = Piocher une tuile
wordsearch-how-lay = Touche une case libre à côté des autres.
wordsearch-done = Fini
wordsearch-challenge-title = { $name } annonce { $word }
wordsearch-vote-disputed = { $by } conteste ce qu’a annoncé { $name }.
wordsearch-scores = Points
wordsearch-score = { $name } : { $score }
wordsearch-pile = { $count ->
    [0] La pioche est vide
    [one] Une tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
}
wordsearch-pile-letter = { $letters } : { $count }
wordsearch-ribbon-disputed = { $name } conteste { $word }
wordsearch-ribbon-lost = { $word } n’est pas un mot : tour perdu
wordsearch-ribbon-target = { $name } a { $score } points !
wordsearch-zoom-in = De plus près
wordsearch-zoom-out = Toute la table
wordsearch-keys = Touches : tape un mot, Entrée pour l’annoncer, Retour arrière pour reprendre, Échap pour effacer ; les flèches bougent sur le plateau, D conteste, P accepte, Maj+P jusqu’à ton prochain tour.
wordsearch-example = { $word } : { $places }

## In a first game

wordsearch-coach-search = La première lettre doit toucher ton pion, et il va sur la dernière. Avant, tu peux échanger deux tuiles.
wordsearch-coach-anywhere = Un mot peut commencer n’importe où, et chaque lettre vaut un point.
wordsearch-coach-dispute = Si personne ne le conteste, le mot vaut. Une contestation qui échoue ne coûte rien.
