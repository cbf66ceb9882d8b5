# La fin d’une partie : ses chiffres, chacun avec une étiquette, et la suite.

ending-figures = La partie en chiffres
ending-look = Regarder la partie
ending-share = Partager
ending-shared = Copié. Envoie-le à qui tu veux.
ending-share-refused = Impossible de copier ici. Voici le lien :
ending-share-text = { $game } : { $what }
ending-share-private = Cette table était privée. Qui a le lien peut regarder toute la partie.
ending-fold = Montrer tout le plateau
ending-unfold = Montrer le résultat

## Words

ending-best-word = { $word }
    .label = { $you ->
        [name] Ton meilleur mot
       *[nobody] Le meilleur mot de { $name }
    }
    .figure = +{ $points }
ending-longest-word = { $word }
    .label = Le mot le plus long
    .note = { $you ->
        [name] { $letters } lettres, trouvé par toi
       *[nobody] { $letters } lettres, trouvé par { $name }
    }
ending-turning-point = { $word }
    .label = Le tournant
    .figure = +{ $points }
    .note = { $you ->
        [name] À partir de là, tu étais en tête.
       *[nobody] À partir de là, { $name } était en tête.
    }
ending-never-behind = { $you ->
    [name] Toi, du début à la fin
   *[nobody] { $name }, du début à la fin
}
    .label = En tête
ending-words = { $count }
    .label = { $you ->
        [name] Tes mots
       *[nobody] Les mots de { $name }
    }
    .note = { $other } : { $others }
ending-words-of-all = { $count }
    .label = { $you ->
        [name] Tes mots
       *[nobody] Les mots de { $name }
    }
    .note = sur { $all } en tout
ending-words-alone = { $count }
    .label = Mots trouvés

## Codes

ending-rows = { $solved ->
    [true] { $rows ->
        [one] Une rangée
       *[other] { $rows } rangées
    }
   *[false] Pas trouvé
}
    .label = { $you ->
        [name] Ta recherche
       *[nobody] La recherche de { $name }
    }
    .note = { $solved ->
        [true] {""}
       *[false] après { $rows } rangées
    }
ending-codes = { $solved } sur { $codes }
    .label = { $you ->
        [name] Tes codes trouvés
       *[nobody] Codes trouvés par { $name }
    }
ending-best-code = { $rows ->
    [one] Une rangée
   *[other] { $rows } rangées
}
    .label = { $you ->
        [name] Ton code le plus rapide
       *[nobody] Le code le plus rapide de { $name }
    }
ending-first-full-row = Rangée { $number }
    .label = Quatre fiches pour la première fois
    .note = { $you ->
        [name] posée par toi
       *[nobody] posée par { $name }
    }
ending-closest-row = Rangée { $number }
    .label = La rangée la plus proche
    .note = { $black } fiches noires

## Chains

ending-chain-found = MÖRDER
    .label = Le tour décisif
    .note = { $you ->
        [name] Tu l’as trouvé : { $chain }
       *[nobody] Trouvé par { $name } : { $chain }
    }
ending-letters-collected = Les six lettres
    .label = Le tour décisif
    .note = { $you ->
        [name] Tu les as eues en premier.
       *[nobody] { $name } les a eues en premier.
    }
ending-chain-in-objection = Une objection
    .label = Le tour décisif
    .note = { $you ->
        [name] Tu as montré une chaîne ouverte : { $chain }
       *[nobody] { $name } a montré une chaîne ouverte : { $chain }
    }
ending-dropped-out = Retrait
    .label = Le tour décisif
    .note = { $you ->
        [name] Tu as vu que le mot ne peut pas se former.
       *[nobody] { $name } a vu que le mot ne peut pas se former.
    }
ending-quit = { $hidden }
    .label = Cachées à la fin
ending-chain-missed = MÖRDER
    .label = Elle était encore là
    .note = { $chain }
ending-objections = { $right } justes, { $wrong } fausses
    .label = { $you ->
        [name] Tes objections
       *[nobody] Les objections de { $name }
    }
ending-body = { $tile }
    .label = Le cadavre
    .note = { $you ->
        [name] C’est toi qui l’as retourné.
       *[nobody] Retourné par { $name }.
    }
ending-collected = { $letters }
    .label = { $you ->
        [name] Tes lettres
       *[nobody] Les lettres de { $name }
    }
ending-turned = { $count }
    .label = { $you ->
        [name] Tuiles que tu as retournées
       *[nobody] Tuiles retournées par { $name }
    }

## Cases

ending-best-case = { $colour }
    .label = { $you ->
        [name] Ta meilleure affaire
       *[nobody] La meilleure affaire de { $name }
    }
    .figure = +{ $points }
    .note = { $complete ->
        [true] complète
       *[false] inachevée
    }
ending-turning-card = { $card }
    .label = Le tournant
    .note = { $you ->
        [name] Manche { $number }. À partir de là, tu étais en tête.
       *[nobody] Manche { $number }. À partir de là, { $name } était en tête.
    }
ending-turning-hand = Manche { $number }
    .label = Le tournant
    .figure = +{ $points }
    .note = { $you ->
        [name] À partir de là, tu étais en tête.
       *[nobody] À partir de là, { $name } était en tête.
    }
ending-hands-won = { $won } sur { $hands }
    .label = { $you ->
        [name] Manches que tu as gagnées
       *[nobody] Manches gagnées par { $name }
    }
ending-best-hand = Manche { $number }
    .label = { $you ->
        [name] Ta meilleure manche
       *[nobody] La meilleure manche de { $name }
    }
    .figure = { $points }
