# What the board of FIND … den MÖRDER says. $name is a player, $tile a place like c3, $chain six of them.

## Options

moerder-option-rules = Règles
moerder-option-rules-explained = Dans le jeu de base, on ne ramasse rien, et une personne peut sortir du jeu.
moerder-option-rules-pro = Pour les pros
moerder-option-rules-base = Jeu de base
moerder-option-objections = Objections
moerder-option-objections-explained = Qui remarque qu’une tuile touchée peut encore servir.
moerder-option-objections-manual = Par les joueurs
moerder-option-objections-auto = Par la table
moerder-option-window = Temps d’objection
moerder-option-window-explained = Secondes dont les autres disposent après une tuile touchée.
moerder-option-window-off = Jusqu’à ce que tous aient répondu
moerder-option-show-seconds = Temps pour montrer
moerder-option-show-seconds-explained = Secondes pour montrer une chaîne après avoir objecté.
moerder-option-objection-counts = Compter les lettres
moerder-option-objection-counts-explained = Dans une objection, les tuiles cachées ne valent que des lettres qui restent.
moerder-option-objection-counts-false = Désactivé
moerder-option-objection-counts-true = Activé
moerder-option-objector-wins = L’objection peut gagner
moerder-option-objector-wins-explained = Qui objecte avec une chaîne entièrement visible gagne.
moerder-option-objector-wins-false = Désactivé
moerder-option-objector-wins-true = Activé
moerder-option-wrong-claim = Fausse chaîne
moerder-option-wrong-claim-explained = Ce qui se passe quand tu montres six tuiles qui ne forment pas une chaîne.
moerder-option-wrong-claim-free = Ne coûte rien
moerder-option-wrong-claim-ends-turn = Met fin au tour
moerder-option-solitaire-tiles = Lettres à ramasser
moerder-option-solitaire-tiles-explained = En solo : combien de lettres il faut pour le premier objectif.
moerder-option-solitaire-tiles-6 = Les six
moerder-option-solitaire-tiles-5 = Cinq, une de chaque
moerder-option-solitaire-refusal = Tuile refusée
moerder-option-solitaire-refusal-explained = En solo : ce qui se passe quand tu touches une tuile qui peut encore servir.
moerder-option-solitaire-refusal-ends-collecting = Ton tour est fini
moerder-option-solitaire-refusal-refuse-only = Tu peux continuer
moerder-option-solitaire-detect = Qui voit la chaîne
moerder-option-solitaire-detect-explained = En solo : qui doit voir la chaîne du deuxième objectif.
moerder-option-solitaire-detect-player-claims = Toi
moerder-option-solitaire-detect-auto = La table
moerder-option-start-player = Qui commence
moerder-option-start-player-explained = Qui retourne la première tuile.
moerder-option-start-player-random = Au sort
moerder-option-start-player-0 = Place 1
moerder-option-start-player-1 = Place 2
moerder-option-start-player-2 = Place 3
moerder-option-start-player-3 = Place 4
moerder-option-turn-seconds = Temps par coup
moerder-option-turn-seconds-explained = Secondes pour chaque tour ; elles s’arrêtent tant que les autres peuvent objecter.
moerder-option-turn-seconds-off = Sans limite

moerder-preset-box = Comme dans la boîte
moerder-preset-quick = Rapide
moerder-preset-base = Jeu de base

## What happened

moerder-event-starter-drawn = { $you ->
    [name] Le sort en décide : tu commences.
   *[nobody] Le sort en décide : { $name } commence.
}
moerder-event-tile-turned = { $you ->
    [name] Tu as retourné { $tile } : { $face }.
   *[nobody] { $name } a retourné { $tile } : { $face }.
}
moerder-event-body-found = { $you ->
    [name] Tu as retourné { $tile } : le cadavre !
   *[nobody] { $name } a retourné { $tile } : le cadavre !
} { $count ->
    [0] Autour, plus rien n’était caché.
    [one] Une tuile voisine a été retournée aussi.
   *[other] { $count } tuiles autour ont été retournées aussi.
}
moerder-event-chain-found = { $you ->
    [name] Tu as trouvé le mot : { $chain }.
   *[nobody] { $name } a trouvé le mot : { $chain }.
}
moerder-event-claim-failed = { $you ->
    [name] Tu as montré { $chain }, mais ce n’est pas une chaîne. Ton tour est fini.
   *[nobody] { $name } a montré { $chain }, mais ce n’est pas une chaîne. Le tour est fini.
}
moerder-event-tile-touched = { $you ->
    [name] Tu touches le { $letter } en { $tile }.
   *[nobody] { $name } touche le { $letter } en { $tile }.
}
moerder-event-touch-passed = { $you ->
    [name] Tu laisses passer.
   *[nobody] { $name } laisse passer.
}
moerder-routine-touch-passed = { $everybody ->
    [true] Personne n’objecte.
   *[false] { $you ->
        [names] { $names } laissez passer.
       *[nobody] { $names } laissent passer.
    }
}
moerder-event-objected = { $you ->
    [name] Tu objectes contre { $tile }.
   *[nobody] { $name } objecte contre { $tile }.
}
moerder-event-objection-held = { $shown ->
    [true] { $you ->
        [name] Tu montres { $chain } : l’objection tient, et { $tile } reste. Le tour de { $collector } est fini.
        [collector] { $name } montre { $chain } : l’objection tient, et { $tile } reste. Ton tour est fini.
       *[nobody] { $name } montre { $chain } : l’objection tient, et { $tile } reste. Le tour de { $collector } est fini.
    }
   *[false] La table objecte : { $tile } peut encore faire partie d’une chaîne et reste.
}
moerder-event-objection-fell = { $you ->
    [name] Tu ne montres pas de chaîne : ton objection contre { $tile } tombe.
   *[nobody] { $name } ne montre pas de chaîne : l’objection contre { $tile } tombe.
}
moerder-event-tile-collected = { $you ->
    [name] Tu ramasses le { $letter } en { $tile }.
   *[nobody] { $name } ramasse le { $letter } en { $tile }.
}
moerder-event-word-collected = { $you ->
    [name] Tu as toutes les lettres.
   *[nobody] { $name } a toutes les lettres.
}
moerder-event-turn-ended = { $time_up ->
    [true] { $you ->
        [name] Le temps est écoulé, et ton tour est fini.
       *[nobody] Le temps est écoulé, et le tour de { $name } est fini.
    }
   *[false] { $you ->
        [name] Tu dis « Suivant ».
       *[nobody] { $name } dit « Suivant ».
    }
}
moerder-event-time-ran-out = { $you ->
    [name] Tu n’as plus de temps : le hasard retourne une tuile.
   *[nobody] { $name } n’a plus de temps : le hasard retourne une tuile.
}
moerder-event-dropped-out = { $you ->
    [name] Tu dis que le mot ne peut pas se former, et sors du jeu.
   *[nobody] { $name } dit que le mot ne peut pas se former, et sort du jeu.
}
moerder-event-quit-announced = { $you ->
    [name] Tu arrêtes avec
   *[nobody] { $name } arrête avec
} { $hidden ->
    [one] une tuile cachée
   *[other] { $hidden } tuiles cachées
}.
moerder-event-seat-gave-up = { $you ->
    [name] Tu as abandonné.
   *[nobody] { $name } a abandonné.
}
moerder-event-chains-shown = { $count ->
    [one] Une chaîne était visible : { $chain }.
   *[other] { $count } chaînes étaient visibles. La plus droite : { $chain }.
}

## What is awaited

moerder-awaited-your-turning = À toi : retourne une tuile.
moerder-awaited-turning = { $name } retourne une tuile.
moerder-awaited-your-looking = À toi : cherche le mot, puis dis « Suivant ».
moerder-awaited-looking = { $name } cherche le mot.
moerder-awaited-your-window = { $name } touche { $tile } : objecte, ou laisse passer.
moerder-awaited-window = { $name } touche { $tile }. Quelqu’un objecte ?
moerder-awaited-your-showing = Montre une chaîne dont { $tile } fait partie.
moerder-awaited-showing = { $name } objecte et cherche une chaîne avec { $tile }.
moerder-awaited-moment = Un instant…
moerder-awaited-over = La partie est finie.
moerder-awaited-your-turning-or-drop-out = À toi : retourne une tuile ou sors du jeu.
moerder-awaited-your-looking-or-collecting = À toi : trouve le mot, ramasse une lettre ou dis « Suivant ».
moerder-awaited-your-collecting = À toi : ramasse une lettre ou dis « Suivant ».
moerder-awaited-your-next = À toi : dis « Suivant ».
moerder-awaited-window-of = { $name } touche le { $letter } en { $tile }. Une objection de { $names } ?

## Under a player’s name

moerder-standing-letters = lettres : { $letters }
moerder-standing-looking = en jeu
moerder-standing-dropped-out = hors jeu
moerder-standing-gave-up = place abandonnée
moerder-standing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moerder-holding = A ramassé { $held }. { $count ->
    [0] Il ne manque rien.
   *[other] Il manque : { $missing }.
}
moerder-holding-nothing = N’a encore rien ramassé.

## How it ended

result-chain-found = { $winner } a trouvé le mot.
result-chain-found-won = Tu as trouvé le mot.
result-chain-found-lost = { $winner } a trouvé le mot avant toi.
result-letters-collected = { $winner } a ramassé toutes les lettres.
result-letters-collected-won = Tu as ramassé toutes les lettres.
result-letters-collected-lost = { $winner } a ramassé toutes les lettres avant toi.
result-chain-in-objection = { $winner } a objecté avec une chaîne visible.
result-chain-in-objection-won = Tu as objecté avec une chaîne visible.
result-chain-in-objection-lost = { $winner } a objecté avec une chaîne visible.
result-nobody-found-it = Personne n’a trouvé le mot.
result-dropped-out-rightly = Personne n’a trouvé le mot : { $winner } avait raison de sortir.
result-dropped-out-rightly-won = Personne n’a trouvé le mot : tu avais raison de sortir.
result-dropped-out-rightly-lost = Personne n’a trouvé le mot : { $winner } avait raison de sortir.

## How it ended alone

result-no-chain-left-won = Tu avais raison : il n’y a pas de chaîne. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
result-no-chain-left = { $winner } a bien fait d’arrêter : il n’y a pas de chaîne.
result-chain-after-quitting-lost = Il y avait bien une chaîne.
result-chain-after-quitting = Il y avait bien une chaîne.
result-chain-too-early-lost = Une chaîne était visible avant que tu aies toutes les lettres.
result-chain-too-early = Une chaîne était visible avant que toutes les lettres soient ramassées.
result-last-tile-turned-lost = La dernière tuile est retournée, et il te manque des lettres.
result-last-tile-turned = La dernière tuile est retournée, et il manque des lettres.
result-no-chain-at-all-lost = Toutes les tuiles sont visibles, et il n’y a pas de chaîne.
result-no-chain-at-all = Toutes les tuiles sont visibles, et il n’y a pas de chaîne.
result-chain-missed-lost = Une chaîne était là, et tu ne l’as pas vue.
result-chain-missed = Une chaîne était là, et elle est passée inaperçue.

## The board in words

moerder-board = Plateau
moerder-tile-hidden = { $tile } : cachée
moerder-tile-letter = { $tile } : { $letter }
moerder-tile-body = { $tile } : le cadavre
moerder-tile-gap = { $tile } : trou
moerder-tile-touched = touchée par { $name }
moerder-tile-pointed = numéro { $number } de la ligne
moerder-tile-meant = vaut { $letter }
moerder-line = { $count ->
    [one] Tu montres une tuile : { $tiles }.
   *[other] Tu montres { $count } tuiles : { $tiles }.
}
moerder-face-down = { $count ->
    [0] Plus rien n’est caché
    [one] Une tuile cachée
   *[other] { $count } tuiles cachées
}
moerder-face-down-letter = { $letter } : { $count }
moerder-face-down-body = { $count ->
    [0] Le cadavre est visible.
   *[other] Le cadavre est parmi elles.
}

## On turn

moerder-how-turn = Touche une tuile cachée.
moerder-how-look = Montre les six tuiles du mot, ou une seule lettre que tu veux ramasser.
moerder-how-claim = Montre les six tuiles du mot, l’une après l’autre.
moerder-how-collect = Touche une lettre que tu veux ramasser. Elle ne doit plus servir à aucune chaîne.
moerder-how-next = Rien à faire ici, on continue.
moerder-claim = Montrer le mot
moerder-collect = Ramasser le { $letter }
moerder-collect-enough = Assez de { $letter }
moerder-clear = Effacer la ligne
moerder-next = Suivant
moerder-touching = Ton doigt est sur le { $letter } en { $tile }. Si personne n’objecte, il est à toi.
moerder-drop-out = Sortir du jeu
moerder-drop-out-means = Tu dis que le mot ne peut pas se former. Tu n’as plus de tour et tu ne peux plus rien montrer, mais tu gagnes si personne ne trouve le mot.
moerder-drop-out-yes = Sortir pour de bon
moerder-quit = Arrêter…
moerder-quit-means = Tu paries qu’il n’y a aucune chaîne. { $hidden ->
    [one] Une tuile est encore cachée ; elle est retournée maintenant
   *[other] { $hidden } tuiles sont encore cachées ; toutes sont retournées maintenant
}. Aucune chaîne : tu gagnes avec { $hidden ->
    [one] un point
   *[other] { $hidden } points
}. Une chaîne : tu as perdu.
moerder-quit-yes = Arrêter et tout retourner
moerder-go-on = Continuer
moerder-keys = Touches : flèches pour bouger, Entrée pour montrer, Retour arrière pour reprendre, Échap pour effacer, N pour « Suivant », O pour objecter, P pour laisser passer.

## Objecting

moerder-touch-title = { $name } touche le { $letter }
moerder-touch-question = { $tile } pourrait-elle encore faire partie du mot une fois que tout sera visible ? Alors objecte ; tu montreras la chaîne ensuite.
moerder-touch-passed = Tu as laissé passer. Tant qu’il reste du temps, tu peux encore objecter.
moerder-object = Objecter
moerder-pass = Laisser passer
moerder-pass-all = Tout laisser passer ce tour-ci
moerder-passing = Ce tour-ci, tu laisses tout passer.
moerder-stop-passing = Regarder de nouveau
moerder-show-title = Ton objection au { $letter } en { $tile }
moerder-how-show = Trace six tuiles dans l’ordre du mot, dont { $tile }. Les tuiles cachées valent la lettre de leur place.
moerder-show = Montrer la chaîne
moerder-withdraw = Retirer l’objection

## Alone

moerder-objectives = Tes deux objectifs
moerder-objective-1 = Ramasse toutes les lettres avant qu’une chaîne soit visible.
moerder-objective-2 = Retourne ensuite des tuiles jusqu’à voir une chaîne, ou arrête parce qu’il n’y en a pas.
moerder-objective-done = Atteint.
moerder-objective-points = { $hidden ->
    [one] Une tuile cachée : un point.
   *[other] { $hidden } tuiles cachées : { $hidden } points.
}

## After the game

moerder-chains = { $count ->
    [0] Aucune chaîne n’était visible.
    [one] Une chaîne était visible.
   *[other] { $count } chaînes étaient visibles.
}
moerder-chain-number = Chaîne { $number } sur { $count }
moerder-chain-before = La chaîne précédente
moerder-chain-after = La chaîne suivante

## Examples of the rule book

moerder-example-touched = Touchée : { $tile }
moerder-example-pointed = Montrées : { $chain }

## In a first game

moerder-coach-turn = Retourne là où le mot pourrait encore passer : à côté de lettres qui vont ensemble.
moerder-coach-look = Cherche d’abord le mot. Puis une lettre que plus rien ne peut atteindre : celle-là, personne ne peut te la refuser.
moerder-coach-object = C’est le moment d’objecter. Une chaîne pourrait-elle encore passer par cette tuile ? Une tuile cachée vaut n’importe quelle lettre restante.
