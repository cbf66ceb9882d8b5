# Pourquoi une chose n’a pas été faite, et que faire ensuite. Les noms sont les codes du protocole.

## À la table

refusal-not-your-turn = Ce n’est pas ton tour.
refusal-unwritten = Les règles ne le permettent pas : { $why }.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-not-yours-to-do = Ce n’est pas à toi de le faire.
refusal-stale = Entre-temps, la partie a avancé. Regarde à nouveau, puis décide.
refusal-too-late = Trop tard : ton temps était écoulé.
refusal-game-over = La partie est finie.
refusal-not-started = La partie n’a pas encore commencé.
refusal-already-started = La partie a déjà commencé.
refusal-nonce-missing = { $name } n’est pas encore à cette table. Attends un instant ou libère la place.
refusal-program-missing = Le programme n’est pas encore à cette table. Attends un instant ou libère la place.
refusal-not-over = La partie n’est pas encore finie.
refusal-no-review = Personne ne revient encore sur ce jeu.
refusal-table-closed = Cette table est fermée. Ouvres-en une nouvelle.
refusal-table-paused = La table est en pause. Reprends d’abord la partie, puis joue.
refusal-no-pause-in-public = Une table publique ne peut pas faire de pause : des inconnus attendent peut-être.
refusal-table-outdated = Les règles de ce jeu ont changé depuis l’ouverture de cette table : la partie ne peut pas continuer. Ouvres-en une nouvelle.
refusal-not-kept = Ton coup n’a pas pu être enregistré, il ne compte donc pas. Réessaie ; la personne qui tient la maison devrait vérifier son disque.
refusal-not-read = La maison n’a pas accès à ses données pour l’instant. Réessaie dans un moment.
refusal-no-hints-here = À cette table, on joue sans aide.
refusal-no-help-now = Pas d’aide possible pour l’instant.

## Places

refusal-not-your-seat = Ce n’est pas ta place.
refusal-not-at-table = Seules les personnes assises à cette table peuvent le faire.
refusal-seat-taken = Cette place est déjà prise.
refusal-token-unknown = Ce jeton n’ouvre aucune place à cette table. L’hôte a peut-être libéré la place : demande un nouveau jeton.
refusal-token-used = Ce jeton a déjà servi. Si c’était ton programme, sa clé le ramène. Sinon, demande un nouveau jeton à l’hôte.
refusal-token-expired = Ce jeton a expiré. Demandes-en un nouveau à l’hôte.
refusal-seat-lost = Cette place n’est plus à toi.
refusal-knows-another-seat = Dans cette partie, tu as vu les secrets d’une autre place : tu ne peux revenir qu’à celle-là.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-only-the-host = Seul l’hôte peut le faire.
refusal-not-seated = Seules les personnes qui ont joué peuvent demander une revanche.
refusal-sent-away = L’hôte t’a demandé de quitter cette table. Il y en a d’autres dans la salle, et tu peux en ouvrir une toi-même.
refusal-not-open-to-you = Cette table ne t’est pas ouverte. Il y en a d’autres dans la salle, et tu peux en ouvrir une toi-même.
refusal-replay-not-open-to-you = Cette partie était privée. Demande le lien pour la revoir à quelqu’un qui y jouait.
refusal-no-curve = Cette partie n’a pas de courbe.
refusal-replay-forgotten = La maison n’a plus cet enregistrement en tête. Dépose encore une fois le fichier sur la page.
refusal-recording-outdated = Cette partie s’est jouée selon d’autres règles (version { $then }, ici { $now }) et ne peut plus être montrée.
refusal-recording-doubtful = Cet enregistrement ne peut pas être juste : aucune partie ne s’est jouée ainsi.
refusal-has-a-seat = On ne peut pas renvoyer quelqu’un qui joue.
refusal-not-here = Cette personne n’est plus à la table.
refusal-too-many-blocks = Tu bloques déjà { $most } personnes. Débloque d’abord quelqu’un : la liste est sous ton nom.
refusal-wrong-number-of-seats = Ce n’est pas le bon nombre de joueurs : { $least } au moins, { $most } au plus.
refusal-name-empty = Saisis d’abord un nom.
refusal-name-unprintable = Ce nom contient des caractères qu’on ne peut pas afficher. Choisis-en un autre.

## La maison

refusal-no-such-table = Cette table n’existe pas. Vérifie le lien.
refusal-no-table-link = « { $link } » n’est pas le lien d’une table.
refusal-house-not-found = Personne ne répond à { $house }.
refusal-no-free-seat = Il n’y a pas de place libre à cette table.
refusal-no-such-puzzle = Cette énigme n’existe pas aujourd’hui.
refusal-puzzle-not-ready = La maison cherche encore cette énigme. Réessaie dans un instant.
refusal-puzzle-goes-on = Tu pourras regarder la partie de l’Expert quand la journée sera finie.
refusal-no-lesson = Ce jeu n’a pas encore de leçon. Tout est dans son livret de règles.
refusal-lesson = { $sentence }
refusal-too-many-tables = Tu as ouvert { $most } tables en une journée. Tu pourras ouvrir la prochaine dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
refusal-promise-unknown = Cette promesse a déjà servi ou a été oubliée. Demandes-en une nouvelle.
refusal-unknown-game = Nous n’avons pas de jeu nommé « { $name } ».
refusal-unknown-language = Nous n’avons pas de mots en « { $name } ».
refusal-no-such-list = La maison n’a pas de liste « { $name } » dans cette langue. Choisis-en une autre, ou ajoute-la avec « parlour words add ».
refusal-unknown-bot = Il n’y a pas de bot nommé « { $name } ». Voulais-tu dire « { $nearest } » ?
refusal-two-bots = Un tournoi demande au moins deux bots différents, chacun nommé une fois.
refusal-other-tournament = Ce dossier contient un autre tournoi : bots, règles, places, graine ou test diffèrent. Choisis un autre dossier, ou répète la commande telle qu’elle était.
refusal-no-cluster = Il n’y a pas de grappe Ray à « { $address } ». Utilise cores, ray ou l’adresse d’une grappe en marche.
refusal-no-such-game = Il n’y a pas de jeu « { $name } ». Voulais-tu dire « { $nearest } » ?
refusal-no-such-option = { $game } n’a pas d’option « { $name } ». Voulais-tu dire « { $nearest } » ?
refusal-no-such-value = « { $option } » ne peut pas valoir { $name }. Valeurs possibles : { $possible }.
refusal-nothing-to-take-back = Personne n’a encore rien décidé : il n’y a rien à reprendre.
refusal-not-a-seats-view = Devine à partir de ce qu’une place voit. Ceci est ce que voit un spectateur.
refusal-no-encoding = « { $name } » n’a pas encore d’encodage pour les bibliothèques d’apprentissage. docs/adapters.md dit comment en écrire un.
refusal-unreadable-options = Ces règles sont illisibles ({ $why }).
refusal-unreadable-message = Ta page et la maison ne se comprennent pas. Recharge la page.
refusal-unknown-request = Cette maison ne connaît pas cette demande. Recharge la page.
refusal-unreadable-action = Ce n’est pas un coup de ce jeu. Recharge la page.
refusal-too-fast = C’est trop rapide pour nous. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refusal-crowded = Trop de demandes arrivent de ton réseau à la fois. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refusal-too-many-windows = Tu as { $most } fenêtres de cette maison ouvertes. Fermes-en une ; nous réessayons après { $seconds } secondes.
refusal-house-full = La maison est pleine en ce moment. Nous réessayons dans { $seconds } secondes.
refusal-too-slow = Cela a mis trop de temps à arriver. Réessaie.
refusal-too-large = C’est trop long. Envoies-en moins à la fois.
refusal-foreign-page = Cela venait d’un autre site : rien n’a été fait.
refusal-unknown-host = Cette maison ne s’appelle pas { $host }. Si elle le devrait, lance-la avec --names { $host }.

## GRAND MASTER MIND

refusal-row-incomplete = Remplis d’abord les quatre paires : il faut à chacune une forme et une couleur.
refusal-not-enough-pieces = Il te manque des pièces pour cette rangée : il n’y en a que { $supply } de chaque sorte.
refusal-count-again = Ce n’est pas la bonne réponse. Compte à nouveau.
refusal-supply-needs-fewer-rows = Avec une réserve limitée, il peut y avoir { $most } rangées au plus.
refusal-target-needs-swap = On ne peut jouer jusqu’à un total de points que si les rôles s’échangent.
refusal-unreadable-row = Écris quatre paires, par exemple { $example }.
refusal-unreadable-answer = Écris trois nombres pour les fiches noires, blanches et bleues, par exemple { $example }.

## FIND … den MÖRDER

refusal-tile-hidden = { $tile } est encore cachée.
refusal-tile-open = { $tile } est déjà retournée. Choisis une tuile cachée.
refusal-tile-gone = En { $tile }, il n’y a plus qu’un trou.
refusal-no-such-tile = Cette tuile n’existe pas.
refusal-tile-twice = { $tile } y est deux fois. Il faut six tuiles différentes pour une chaîne.
refusal-body-in-chain = Le cadavre en { $tile } ne peut pas faire partie d’une chaîne.
refusal-wrong-letter = En { $tile }, il faudrait { $letter }.
refusal-not-adjacent = { $tile } ne touche pas la tuile précédente.
refusal-letter-used-up = { $tile } ne peut pas être { $letter } : il n’en reste pas assez.
refusal-touched-missing = La tuile touchée, { $tile }, doit faire partie de ta chaîne.
refusal-nothing-to-claim = Il n’y a rien à montrer maintenant.
refusal-nothing-to-collect = On ne ramasse rien maintenant.
refusal-body-stays = Le cadavre reste en place. Touche une lettre.
refusal-enough-of-letter = Tu as assez de { $letter }. Touche une autre lettre.
refusal-already-passed = Tu as déjà laissé passer. Tu peux encore changer d’avis tant qu’il reste du temps.
refusal-floor-taken = Quelqu’un a objecté avant toi. Si cette objection tombe, tu pourras objecter.
refusal-no-dropping-out = Tu ne peux pas sortir du jeu : quelqu’un l’a déjà fait, ou vous jouez avec les règles pour pros.
refusal-no-quitting = On ne peut arrêter qu’en solo, avec toutes ses lettres et tant qu’il y a des tuiles cachées.
refusal-already-given-up = Tu as déjà abandonné cette place.
refusal-not-in-the-bag = Cette tuile ne peut pas être apparue ici.
refusal-judge-again = Le verdict sur la tuile touchée est faux.
refusal-unreadable-tile = Écris une tuile, par exemple { $example }.
refusal-unreadable-chain = Écris six tuiles dans l’ordre du mot, par exemple { $example }.

## WORD SEARCH

refusal-vote-needs-challenge = Là où seul le vote juge, les mots ne peuvent pas être vérifiés aussitôt. Choisissez un autre juge, ou les contestations par les joueurs.
refusal-no-layer-counts = Aucun mot ne compterait. Choisissez au moins une liste, ou laissez le vote juger.
refusal-starter-has-no-seat = À cette table, il y a { $most } places au plus. Choisissez parmi elles qui commence.
refusal-letters-unreadable = « { $part } » est illisible. Écris des lettres et leur nombre, comme A4 B1 C2.
refusal-letters-not-56 = Cela fait { $count } tuiles, mais il en faut { $wanted }. Compte à nouveau.
refusal-word-too-short = Un mot a au moins deux lettres. Cherches-en un plus long.
refusal-not-traceable = { $word } ne peut pas se lire ainsi. Chaque lettre doit toucher la précédente.
refusal-not-beside-your-token = { $tile } n’est pas à côté de ton pion. Commence par une lettre voisine.
refusal-own-letter = Ton propre pion est en { $tile }. Trouve un chemin qui l’évite.
refusal-letter-occupied = Un pion est en { $tile }, et ces lettres-là sont interdites ici. Trouve un chemin qui l’évite.
refusal-ends-under-token = Un pion est déjà en { $tile }. Finis sur une autre lettre.
refusal-already-scored = { $word } a déjà été marqué. Cherche un autre mot.
refusal-word-ruled-out = Le vote a rejeté { $word }. Cherche un autre mot.
refusal-one-word-a-turn = Tu as déjà annoncé ton mot pour ce tour. Ajoute une tuile, ou finis ton tour.
refusal-nothing-to-stand-by = Il n’y a pas de mot à maintenir maintenant. Annonces-en un.
refusal-already-voted = Tu as déjà voté. Attends les autres.
refusal-same-tile-twice = Choisis deux cases différentes.
refusal-tile-under-token = Un pion est en { $tile }. Choisis une autre case.
refusal-two-tiles-only = Tu ne peux modifier que deux tuiles par tour. Prends-en une que tu as déjà modifiée, ou cherche un mot.
refusal-swap-spent = Tu as déjà fait un échange pendant ce tour. Cherche maintenant un mot.
refusal-hand-stays = À cette table, on n’échange que des tuiles du plateau. Choisis-en deux.
refusal-not-turnable = { $letters } ne se renverse pas ici. Choisis une autre tuile.
refusal-no-step-there = Ton pion ne peut pas aller en { $tile }. Choisis une lettre voisine où il n’y a pas de pion.
refusal-token-must-move = Ton pion peut encore bouger. Choisis une lettre voisine.
refusal-no-own-tile = Tu n’as plus de tuile personnelle. Cherche un mot, ou déplace ton pion.
refusal-pile-empty = La pioche est vide. Cherche plutôt un mot.
refusal-one-tile-a-turn = Tu as déjà ajouté ou déplacé une tuile pendant ce tour. Cherche maintenant un mot.
refusal-middle-stays-empty = Le centre reste vide. Choisis une autre case.
refusal-lay-it-first = Pose d’abord la tuile que tu as piochée.
refusal-tiles-added = { $most ->
    [one] Tu ne peux ajouter qu’une tuile par tour.
   *[other] Tu ne peux ajouter que { $most } tuiles par tour.
} Cherche un mot, ou finis ton tour.
refusal-nothing-drawn = Pioche d’abord une tuile.
refusal-must-touch-a-tile = Là, elle ne toucherait aucune tuile, ou il y en a déjà une. Choisis une case libre à côté d’une tuile.
refusal-must-add-a-tile = Personne n’a ajouté de tuile pendant un tour de table entier : c’est à toi de le faire. Pioches-en une.
refusal-nothing-done-yet = Trouve d’abord un mot, ou ajoute une tuile.
refusal-unreadable-word = Écris un mot, par exemple { $example }.
refusal-unreadable-place = Écris une case, par exemple { $example }.
refusal-unreadable-reply = Ce n’est pas une réponse à cela. « ? » montre ce que tu peux écrire, par exemple { $example }.
refusal-several-ends = { $word } peut finir sur plusieurs lettres : { $ends }. Dis laquelle, par exemple { $example }.

## LETTER

refusal-letters-not-66 = Cela fait { $count } lettres, mais il en faut { $wanted }. Compte à nouveau.
refusal-size-gone = Il ne reste pas de lettre de cette taille. Choisis-en une autre.
refusal-blank-gone = Cette pièce blanche n’est plus là. Choisis-en une autre.
refusal-not-in-hand = Tu n’as pas cette pièce. Choisis-en une des tiennes.
refusal-one-own-letter = Tu ne peux poser qu’une lettre à toi par tour. Annonce un mot, ou pose des lettres libres.
refusal-no-free-letters-yet = Les lettres libres attendent la fin du premier tour de table. Pose une lettre à toi.
refusal-name-a-word-first = Annonce d’abord un nouveau mot avec la lettre que tu as posée, ou reprends-la.
refusal-pieces-stay-upright = À cette table, on ne tourne pas les pièces. Pose-la telle quelle.
refusal-off-the-grid = Là, elle ne serait pas tout entière sur le quadrillage. Choisis une autre place.
refusal-place-taken = Il y a déjà quelque chose là. Choisis une autre place.
refusal-must-touch-a-letter = Là, elle ne toucherait aucune lettre par un côté. Choisis une autre place.
refusal-not-laid-now = Tu n’as pas posé cette pièce pendant ce tour : elle reste où elle est.
refusal-lift-the-last-first = Reprends d’abord la lettre que tu as posée en dernier.
refusal-blank-must-return = La pièce blanche doit y revenir. Reprends d’abord les lettres qui sont à sa place.
refusal-nothing-laid = Tu n’as encore rien posé. Pose une lettre, ou libères-en une.
refusal-first-letter-first = Au premier tour de table, tout le monde pose une lettre. Pose une des tiennes.
refusal-lift-your-letters = Tu as posé des lettres pendant ce tour. Reprends-les d’abord, ou finis ton tour.
refusal-you-hold-letters = Tant que tu as une lettre, tu ne peux pas simplement passer. Poses-en une, ou libères-en une.
refusal-no-words-yet = À cette table, les mots ne comptent qu’après le premier tour de table. Finis ton tour.
refusal-lay-first = Pose d’abord une lettre, puis annonce un mot avec elle.
refusal-must-use-laid-letter = Ton premier mot doit contenir une lettre que tu as posée pendant ce tour. Cherches-en un autre.
refusal-not-new = { $word } a déjà été écrit avec au moins une de ces pièces. Cherche un autre mot.
refusal-not-written-now = Tu n’as pas écrit { $word } pendant ce tour : son chemin reste tel quel.
refusal-already-knocked = Tu as déjà frappé. Attends un instant.
refusal-may-not-knock = Tu ne peux pas frapper maintenant. Attends le tour suivant, ou que quelqu’un d’autre ait frappé.
refusal-roll-again = Les plus grands nombres sont égaux. On relance.
refusal-unreadable-size = Écris une taille, par exemple { $example }.
refusal-unreadable-piece = Écris une pièce par sa lettre et sa taille, par exemple { $example }.
refusal-unreadable-cell = Écris une case, par exemple { $example }.
refusal-several-sizes = { $letter } existe en plusieurs tailles : { $sizes }. Dis laquelle, par exemple { $example }.

## Parties enregistrées

refusal-no-recording = Ce fichier n’est pas une partie enregistrée ({ $why }).
refusal-rules-changed = Cette partie a été jouée selon d’autres règles (version { $then }, ici { $now }). Elle ne peut pas être vérifiée, et elle n’est montrée qu’aussi loin que le permettent les règles d’aujourd’hui.
refusal-seed-not-shown = La graine n’est pas dans le fichier : on ne peut pas vérifier les tirages. Elle est montrée à la fin de la partie.
refusal-seed-breaks-commitment = La graine ne correspond pas à ce qui avait été promis avant la partie.
refusal-deal-not-from-seed = Le tirage { $deal } (entrée { $ply }, en comptant à partir de 0) ne découle pas de la graine.
refusal-entry-not-allowed = L’entrée { $ply } (en comptant à partir de 0) enfreint les règles ({ $why }).
refusal-game-not-over = Tout est juste jusqu’à la dernière entrée, mais la partie n’y est pas finie. Enregistre-la de nouveau quand elle le sera.
refusal-time-runs-forward = Une entrée est antérieure à la précédente.
refusal-not-time-yet = L’horloge a sonné au mauvais moment.
refusal-takes-no-time = Le hasard ou l’arbitre est intervenu au mauvais moment.

## Ouvrir la maison

refusal-port-busy = Le port { $port } est déjà occupé. Choisis-en un autre, par exemple avec --port 8001 (ou PORT=8001).
refusal-cannot-listen = La maison ne peut pas ouvrir à { $host }, port { $port }. Choisis-en d’autres avec --host ou --port (ou HOST, PORT).
refusal-data-unwritable = Impossible d’écrire dans le dossier { $folder }. Choisis-en un autre avec --data (ou DATA=…).
refusal-data-damaged = Les tables du dossier { $folder } sont abîmées. Remets une sauvegarde, ou choisis un autre dossier avec --data (ou DATA=…).
refusal-data-in-use = Un autre Parlour utilise déjà le dossier { $folder }. Arrête-le d’abord, ou choisis un autre dossier.
refusal-data-of-another-version = Ce dossier vient d’une autre version de Parlour (version des données { $found }, celle-ci connaît { $known }). Prends cette version-là, ou un autre dossier avec --data (ou DATA=…).
refusal-store-address = { $address } n’est pas l’adresse d’une base PostgreSQL. Elle ressemble à ceci : {"postgresql://nom@machine/base"}.
refusal-store-unreachable = La base { $address } est injoignable ou inutilisable. Vérifie l’adresse, et que PostgreSQL tourne et te laisse entrer.
refusal-redis-without-store = Plusieurs serveurs avec un Redis ont besoin d’une base commune : ajoute --store avec l’adresse d’une base PostgreSQL.
refusal-redis-unreachable = Redis ne répond pas à { $address }. Vérifie l’adresse, et que Redis tourne.
refusal-no-house = Il n’y a pas de maison dans { $place }.
refusal-house-outdated = La maison dans { $place } vient d’une autre version de Parlour. Ouvre-la une fois avec celle-ci, ferme-la, et réessaie.
refusal-house-not-empty = Il y a déjà quelque chose dans { $place }. Une maison ne va que dans un endroit vide.
refusal-house-open = La maison dans { $place } est ouverte. Arrête chaque Parlour qui s’en sert, et réessaie.
refusal-moved-differently = Quelque chose a mal tourné en route : « { $table } » n’est pas arrivé tel quel. Rien n’a été déménagé.

## MURDERO

refusal-card-not-in-hand = Tu n’as pas cette carte en main.
refusal-actions-are-played = C’est une carte Action : joue-la ou échange-la ({ $rule }).
refusal-cases-are-built = C’est une carte Affaire : pose-la sur une affaire ({ $rule }).
refusal-not-your-case = Tu ne poses que sur tes affaires, et en équipe sur celles de ton partenaire ({ $rule }).
refusal-partner-begins = Ton partenaire doit d’abord ouvrir cette affaire par une scène de crime ({ $rule }).
refusal-needs-the-number-below = Il faut d’abord un { $needed } : une affaire monte numéro par numéro depuis la scène de crime ({ $rule }).
refusal-one-action-a-turn = Tu as déjà fait ton action ce tour-ci ({ $rule }). Tu peux encore poser des cartes.
refusal-no-target = Il n’y a rien à viser ({ $rule }). Tu peux plutôt l’échanger.
refusal-not-a-target = Elle ne peut pas viser cela ({ $rule }). Choisis une des cartes éclairées.
refusal-case-file-empty = Le dossier est vide : on ne peut plus rien piocher ({ $rule }).
refusal-discard-pile-empty = La défausse est vide. Pioche dans le dossier ({ $rule }).
refusal-too-many-in-hand = Tu as { $held } cartes en main ; il en faut { $most } au plus, celle-ci comprise ({ $rule }).
refusal-nothing-to-give-up = Tu n’as aucune carte Affaire posée à sacrifier ({ $rule }).
refusal-not-before-you = Cette carte n’est pas devant toi.
refusal-nothing-to-use = Cette carte agit d’elle-même ; il n’y a rien à utiliser ({ $rule }).
refusal-not-in-its-first-turn = Tu pourras l’utiliser dès ton prochain tour ({ $rule }).
refusal-no-room-for-a-permanent = Une Permanente par affaire ouverte : ouvres-en une autre, ou remplace une des tiennes ({ $rule }).
refusal-partner-has-no-room = Ton partenaire n’a plus de place pour une Permanente ({ $rule }).
refusal-joker-is-no-scene = Un Joker n’est jamais une scène de crime ({ $rule }). Il remplace un 2, 3, 4 ou 5.
refusal-number-is-there = Ce numéro est déjà là ; un Joker remplace un numéro manquant ({ $rule }).
refusal-old-joker-holds-it-up = Le Joker que tu remplacerais soutient la place du nouveau ({ $rule }).
refusal-unknown-action-card = Il n’y a pas de carte Action { $card }.
refusal-too-many-of-a-kind = Au plus { $most } de chaque.
refusal-target-out-of-range = Choisis un objectif de { $least } à { $most }.
refusal-not-in-the-case-file = Ces cartes ne sont pas dans le dossier.
refusal-not-in-that-hand = Cette carte n’est pas dans cette main.
refusal-highest-first = Les plus hauts numéros d’abord.
refusal-unreadable-move = Tape ce que tu fais, par exemple { $example }. « ? » en montre plus.
refusal-unreadable-card = Ajoute une carte, par exemple { $example }.
refusal-unreadable-play = Tape la carte Action et sa cible, par exemple { $example }.
