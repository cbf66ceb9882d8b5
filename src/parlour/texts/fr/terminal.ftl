# Ce que dit le terminal. $name est ce qui a été tapé, $nearest ce que nous connaissons de plus proche.

## Aide

terminal-help = Des jeux de société qui veillent sur leurs règles : dans le navigateur, dans le terminal et pour l’étude.
terminal-help-languages = English, Deutsch, français, italiano : --lang en|de|fr|it avec toute commande, ou PARLOUR_LANG.
terminal-usage = Usage : { $usage }
terminal-usage-command = COMMANDE
terminal-group-commands = Commandes
terminal-group-arguments = Arguments
terminal-group-options = Options
terminal-help-help = Afficher cette aide.
terminal-help-version = Afficher la version.
terminal-argument-game = Le jeu, tel que « parlour games » le nomme.
terminal-argument-file = Une partie enregistrée.
terminal-option-option = Une règle convenue à la table, voir « parlour games GAME » ; à répéter au besoin.
terminal-option-json = Pour les programmes : du JSON au lieu de phrases.
terminal-option-seats = Combien de places. Par défaut : le moins que le jeu permet.
terminal-lists-data = Le dossier qui contient tes propres listes de mots (ou DATA). Par défaut : data.
terminal-play = Jouer ici, contre la maison ou entre amis à ce clavier.
terminal-play-bot = Qui joue aux autres places : { $known } ; « none » si vous partagez ce clavier. Par défaut : { $default }.
terminal-play-seat = Ta place contre la maison. Par défaut : 1.
terminal-play-seed = Un texte quelconque : même graine, mêmes tirages.
terminal-play-save = Écrire la partie dans ce fichier quand elle finit ou que tu pars.
terminal-serve = Ouvrir la maison : jouer dans le navigateur, sur cet ordinateur et d’autres du réseau.
terminal-serve-host = Où écouter (ou HOST). Par défaut : sur toutes les interfaces.
terminal-serve-port = Le port (ou PORT). Par défaut : 8000.
terminal-serve-data = Le dossier qui garde les tables (ou DATA). Par défaut : data.
terminal-serve-store = La base PostgreSQL qui garde les tables à la place du dossier (ou STORE), par exemple {"postgresql://moi@localhost/parlour"}.
terminal-serve-redis = Le Redis par lequel plusieurs serveurs d’une même maison se donnent des nouvelles (ou REDIS), par exemple {"redis://localhost:6379"}. Il leur faut aussi --store.
terminal-serve-names = D’autres noms sous lesquels on joint la maison, par exemple play.example.org (ou NAMES).
terminal-serve-proxies = Adresses des serveurs mandataires placés devant : on les croit quand ils disent pour qui ils demandent (ou PROXIES).
terminal-move = Déménage une maison d’un dossier vers une base PostgreSQL, ou l’inverse. Elle doit être fermée, et le nouvel endroit vide.
terminal-move-from = La maison à déménager : un dossier, ou l’adresse d’une base.
terminal-move-to = Où elle va : un dossier ou une base vide.
terminal-moved = Déménagés : { $tables } tables avec { $entries } entrées, et { $guests } invités.
terminal-moved-checked = Vérifié : les { $all } lignes sont les mêmes aux deux endroits, { $played } entrées peuvent être rejouées. L’ancienne maison n’a pas changé ; ouvre désormais la nouvelle.
terminal-think = Laisse réfléchir sur cet ordinateur les bots des maisons d’un même Redis.
terminal-think-redis = Où ces maisons se retrouvent (ou REDIS), par exemple {"redis://localhost"}.
terminal-think-processes = Combien de bots réfléchissent à la fois. Par défaut : un par cœur.
terminal-thinking = Des bots réfléchissent ici. Arrête avec Ctrl-C ; les maisons se débrouillent sans.
terminal-games = Montrer les jeux de l’étagère, ou les options de l’un d’eux.
terminal-games-game = Montrer les options de ce jeu.
terminal-simulate = Faire jouer beaucoup de parties à des bots, et compter.
terminal-simulate-games = Combien de parties. Par défaut : 100.
terminal-simulate-seed = Un nombre : même graine, mêmes parties. Par défaut : 0.
terminal-simulate-bots = Les bots par place, séparés par des virgules : { $known } ou un programme comme ./monbot. Un seul joue à toutes les places. Par défaut : { $default }.
terminal-sit = Faire asseoir un bot à la table de quelqu’un.
terminal-sit-link = Le lien de la table.
terminal-sit-bot = Le bot : { $known } ou un programme comme ./monbot.
terminal-sit-seat = Quelle place. Par défaut : la première libre.
terminal-sit-name = Son nom à cette table. Par défaut : celui du bot.
terminal-sit-token = Le jeton de l’hôte : il ouvre la place gardée pour ton programme (ou PARLOUR_TOKEN).
terminal-sit-key = Qui il est là-bas : avec la même clé, il revient à sa place (ou PARLOUR_KEY).
terminal-replay = Montrer une partie enregistrée, coup par coup.
terminal-verify = Vérifier une partie enregistrée : chaque tirage d’après la graine, chaque coup d’après les règles.

## Ce qui ne va pas

terminal-unknown-command = Il n’y a pas de commande « { $name } » ; il y a { $known }.
terminal-unknown-command-near = Il n’y a pas de commande « { $name } ». Tu voulais dire « { $nearest } » ?
terminal-unknown-flag = Il n’y a pas de « { $name } » ici ; --help montre ce qu’il y a.
terminal-unknown-flag-near = Il n’y a pas de « { $name } » ici. Tu voulais dire « { $nearest } » ?
terminal-unknown-game = Il n’y a pas de jeu « { $name } » ; il y a { $known }.
terminal-unknown-game-near = Il n’y a pas de jeu « { $name } ». Tu voulais dire « { $nearest } » ?
terminal-unknown-option = { $game } n’a pas d’option « { $name } » ; il a { $known }.
terminal-unknown-option-near = { $game } n’a pas d’option « { $name } ». Tu voulais dire « { $nearest } » ?
terminal-unknown-value = « { $name } » ne va pas pour { $option } ; choisis parmi { $known }.
terminal-unknown-value-near = « { $name } » ne va pas pour { $option }. Tu voulais dire « { $nearest } » ?
terminal-unknown-bot = Il n’y a pas de bot « { $name } » ; il y a { $known }.
terminal-unknown-bot-near = Il n’y a pas de bot « { $name } ». Tu voulais dire « { $nearest } » ?
terminal-no-program = Il n’y a pas de programme « { $name } » à lancer.
terminal-sit-bad-token = Ce n’est pas un jeton. Copie-le comme l’hôte l’a.
terminal-sit-bad-key = Ce n’est pas une clé. N’en donne pas pour en recevoir une nouvelle.
terminal-sit-seat-and-token = Le jeton dit quelle place : ne donne pas --seat.
terminal-unknown-language = Nous ne parlons pas « { $name } » ; nous parlons { $known }.
terminal-unknown-language-near = Nous ne parlons pas « { $name } ». Tu voulais dire « { $nearest } » ?
terminal-option-without-value = Il manque une valeur à l’option { $name } : --option { $name }=…
terminal-number-range = { $name } est un nombre entier de { $least } à { $most }.
terminal-number-range-or-off = { $name } est un nombre entier de { $least } à { $most }, ou off.
terminal-text-too-long = { $name } a { $most } signes au plus.
terminal-text-unusable = « { $text } » ne convient pas à { $name }.
terminal-number-least = { $name } est un nombre entier, au moins { $least }.
terminal-bots-and-seats = Pour { $seats } places il faut { $seats } bots, ou un seul pour toutes.
terminal-bot-alone = Une partie en solitaire n’a pas de place pour un bot. Dis combien jouent : --seats 2 à { $most }.
terminal-value-missing = Il manque { $name } ; --help montre ce qu’il faut.
terminal-value-wrong = « { $value } » ne va pas pour { $name } ; --help montre ce qu’il faut.
terminal-given-twice = { $name } est donné deux fois.
terminal-word-too-many = « { $name } » est de trop ; --help montre ce qu’il faut.
terminal-mistyped = C’est illisible : { $why }
terminal-missing = Il faut { $package }, qui n’est pas installé : { $command } l’apporte.
terminal-cannot-read = Impossible de lire { $file } : { $why }.
terminal-cannot-write = Impossible d’écrire { $file } : { $why }.

## L’étagère

terminal-games-seats = { $most ->
    [one] 1 joueur
   *[other] { $players } joueurs
}
terminal-games-minutes = environ { $minutes } minutes
terminal-games-more = parlour play { $game } commence une partie, parlour games { $game } montre ses options.
terminal-games-default = La valeur par défaut vient en premier. Pour d’autres règles : parlour play { $game } --option { $option }

## En jouant

terminal-welcome = « ? » montre ce que tu peux taper, « { typed-quit } » te fait partir.
terminal-alone = Tu joues en solitaire. { $goal }
terminal-alone-others = Avec --seats 2 à --seats { $most }, tu joues contre la maison.
terminal-opponents = Toi : { $name }. { $bots } { $count ->
    [one] joue
   *[other] jouent
} pour la maison ({ $strength }).
terminal-type-now = Tu peux taper, par exemple : { $lines }
terminal-name-person = Place { $number }
terminal-standing = { $name } : { $standing }
terminal-curtain = { $name }, le clavier est à toi. Que personne ne regarde, puis appuie sur Entrée.
terminal-seconds-left = { $seconds } s
terminal-type-always = « { typed-give-up } » pour abandonner, « { typed-quit } » pour partir.
terminal-grandmastermind-type-row = Une rangée : quatre paires d’une couleur et d’une forme, par exemple { $example }
terminal-grandmastermind-type-code = Le code : quatre paires d’une couleur et d’une forme, par exemple { $example }
terminal-grandmastermind-type-blanks = Un trait d’union laisse une case vide, par exemple { $example }
terminal-grandmastermind-type-pegs = Combien de fiches noires, blanches et bleues mérite la rangée, par exemple { $example }
terminal-moerder-type-turn = Une tuile cachée à retourner, par exemple { $example }
terminal-moerder-type-touch = Une lettre visible à ramasser, par exemple { $example }
terminal-moerder-type-claim = Le mot : six tuiles de M à R, par exemple { $example }
terminal-moerder-type-show = Une chaîne encore possible, par exemple { $example }
terminal-moerder-type-next = { $example } : ton tour est fini
terminal-moerder-type-pass = { $example } : laisser passer
terminal-moerder-type-object = { $example } : objecter
terminal-moerder-type-drop-out = { $example } : tu dis que le mot ne peut pas se former
terminal-moerder-type-quit = { $example } : tu dis qu’il n’y a pas de chaîne
terminal-moerder-legend = Une tuile porte le nom de sa colonne et de sa rangée : a1 est en haut à gauche, f6 en bas à droite. Un point d’interrogation est une tuile cachée, † le cadavre.
terminal-wordsearch-type-call = Un mot, par exemple { $example } ; ajoute la case où il finit s’il y en a plusieurs
terminal-wordsearch-type-stand-by = { $example } : maintenir ton mot et le soumettre aux autres
terminal-wordsearch-type-step = Pas de mot : une case où va ton pion, par exemple { $example }
terminal-wordsearch-type-stay = { $example } : pas de mot, et nulle part où aller
terminal-wordsearch-type-exchange = { $example } : une autre tuile personnelle de la pioche, au lieu d’un mot
terminal-wordsearch-type-swap = Échanger deux tuiles, par exemple { $example }
terminal-wordsearch-type-swap-hand = Échanger ta tuile personnelle avec une du plateau, par exemple { $example }
terminal-wordsearch-type-turn = Renverser un M ou un W, par exemple { $example }
terminal-wordsearch-type-add = Ajouter ta tuile personnelle, par exemple { $example } ; un M ou un W aussi avec « { typed-turned } » derrière
terminal-wordsearch-type-shift = Déplacer une tuile du dessus, par exemple { $example } ; un M ou un W aussi avec « { typed-turned } » derrière
terminal-wordsearch-type-draw = { $example } : piocher une tuile
terminal-wordsearch-type-lay = Poser la tuile piochée, par exemple { $example } ; un M ou un W aussi avec « { typed-turned } » derrière
terminal-wordsearch-type-done = { $example } : ton tour est fini
terminal-wordsearch-type-dispute = { $example } : contester le mot
terminal-wordsearch-type-pass = { $example } : accepter le mot
terminal-wordsearch-type-vote = { $example } : le mot compte-t-il ?
terminal-wordsearch-legend-rows = Devant chaque rangée, il y a le nom de sa première case ; on compte vers la droite.
terminal-wordsearch-legend-tokens = Un chiffre en exposant est le pion de cette place.
terminal-wordsearch-legend-stacks = Un chiffre en indice dit combien de tuiles se trouvent là ; c2/1 est la plus basse en c2.
terminal-wordsearch-pile = Pioche : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
terminal-wordsearch-goal-target = Atteins { $target } points en aussi peu de tours que possible.
terminal-wordsearch-goal-boardless = Pose toutes les tuiles et marque le plus de points possible en chemin.
terminal-letter-type-take-size = Une lettre de la taille que tu veux (largeur x hauteur), par exemple { $example }
terminal-letter-type-take-rest = { $example } : tout le reste de tes lettres au hasard
terminal-letter-type-take-blank = Une pièce blanche par sa taille, par exemple { $example }
terminal-letter-type-lay = Poser une lettre, son coin en haut à gauche sur une case, par exemple { $example }
terminal-letter-type-lift = Reprendre une lettre que tu viens de poser, par exemple { $example }
terminal-letter-type-lay-blank = Poser une pièce blanche et finir ton tour, par exemple { $example }
terminal-letter-type-release = Libérer une lettre, par exemple { $example }
terminal-letter-type-name = Un mot, par exemple { $example } ; ajoute ses cases si tu veux montrer son chemin
terminal-letter-type-retrace = Montrer un autre chemin pour un mot, par exemple { $example }
terminal-letter-type-stand-by = { $example } : maintenir ton mot et le soumettre aux autres
terminal-letter-type-done = { $example } : tu as fini
terminal-letter-type-skip = { $example } : ne rien faire
terminal-letter-type-knock = { $example } : frapper, car tu vois encore un mot
terminal-letter-type-dispute = { $example } : contester le mot
terminal-letter-type-pass = { $example } : laisser passer
terminal-letter-type-vote = { $example } : le mot compte-t-il ?
terminal-letter-legend-tiles = Chaque pièce commence par une majuscule ; des minuscules remplissent le reste. ■ et ▪ sont des pièces blanches. La taille peut être omise là où elle est claire.
terminal-letter-legend-turned = Avec « { typed-turned } » derrière, une pièce est posée tournée d’un quart de tour.
terminal-letter-pool = Il reste : { $sizes }
terminal-letter-free = Lettres libres : { $letters }
terminal-letter-written = Mots écrits : { $words }
terminal-letter-hand = lettres : { $letters }
terminal-letter-blanks = pièces blanches : { $blanks }
terminal-letter-goal-words = Forme autant de mots que possible avec { $count } lettres, et essaie de les poser toutes.
terminal-letter-goal-length = Forme des mots aussi longs que possible avec { $count } lettres.
terminal-letter-closing-left = { $count ->
    [0] Toutes les lettres sont posées.
    [one] { $count } lettre n’est pas posée : { $letters }.
   *[other] { $count } lettres ne sont pas posées : { $letters }.
}
terminal-letter-closing-longest = Ton mot le plus long : { $word }.
terminal-left = Tu as quitté la partie.
terminal-saved = La partie est enregistrée dans { $file }.

## Beaucoup de parties

terminal-sit-your-key = Pour revenir à cette place : --key { $key }
terminal-sat = { $name } a la place { $seat }.
terminal-sit-over = La partie est finie : rang { $rank }, { $score } { $score ->
    [one] point
   *[other] points
}.
terminal-simulated = { $title } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, graine { $seed }
terminal-simulated-seat = place
terminal-simulated-bot = bot
terminal-simulated-won = gagnées
terminal-simulated-drawn = nulles
terminal-simulated-lost = perdues
terminal-simulated-points = points
terminal-simulated-length = Décisions par partie : { $decisions }
terminal-simulated-actions = Actions par partie : { $actions }
terminal-simulated-fault = { $bot } (place { $seat }) : { $times } × { $fault ->
    [late] pas de réponse à temps
    [garbled] une réponse incompréhensible
    [illegal] une action interdite
    [endless] plus de décisions qu’il n’en faut pour une partie
   *[other] le programme s’était arrêté
}
terminal-simulated-speed = { $speed } décisions par seconde, { NUMBER($seconds, maximumFractionDigits: 1) } s en tout
terminal-figure = { NUMBER($figure, maximumFractionDigits: 2) }
terminal-estimate = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } (de { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })

## Parties enregistrées

terminal-verified = Cette partie tient : { $entries ->
    [one] sa seule entrée suit les règles
   *[other] ses { $entries } entrées suivent les règles
}, et { $deals ->
    [0] rien n’a été tiré
    [one] son seul tirage découle de la graine
   *[other] ses { $deals } tirages découlent de la graine
}.
terminal-replay-broken = Cette partie enfreint les règles : { $why } « parlour verify » dit où.

# A game without a board of its own.
terminal-plain-seat = place { $seat }
terminal-plain-awaited = À toi. « ? » montre ce que tu peux taper.

# MURDERO
terminal-murdero-type-draw = { $example } : la première carte du dossier
terminal-murdero-type-take = { $example } : la première carte de la défausse
terminal-murdero-type-build = Pose une carte Affaire, par exemple { $example }
terminal-murdero-type-play = Joue une carte Action, par exemple { $example }
terminal-murdero-type-swap = Échange une carte, par exemple { $example }
terminal-murdero-type-discard = Défausse une carte, par exemple { $example }
terminal-murdero-type-done = { $example } : ton tour est fini
terminal-murdero-file = Dossier : { $file ->
    [one] { $file } carte
   *[other] { $file } cartes
}. Défausse : { $top }.
terminal-murdero-hand = Ta main : { $cards }
terminal-murdero-nothing = rien encore
terminal-murdero-legend = Les cartes sont R, B ou G (rouge, bleu, vert) avec leur numéro ; les places se comptent à partir de 1. Une carte Action porte son nom.
