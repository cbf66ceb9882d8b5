# À la table : places, invitation, attente, partie, fin.

table-title = Table
table-setting = On dresse la table…
table-rules = Règles
table-invite = Inviter
table-close = Fermer la table
table-close-sure = Fermer la table ? La partie s’arrête ici pour tout le monde.
table-close-yes = Oui, la fermer
table-resting = La table se repose, l’horloge est arrêtée.
table-stalled = La maison ne peut rien enregistrer pour l’instant. L’horloge est arrêtée et la partie reprendra d’elle-même.
table-pause = Pause
table-go-on = Reprendre
table-paused-by = { $name } fait une pause. L’horloge est arrêtée.
table-paused-by-you = Tu fais une pause. L’horloge est arrêtée.
table-paused = La table est en pause. L’horloge est arrêtée.
table-held = Rien ne presse : l’horloge attend ton premier tour.
table-bystander = Tu regardes
table-bystanders = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
table-time-left = Temps restant : { $time }
table-unknown = Cette table n’existe pas
table-unknown-why = Le lien est peut-être incomplet, ou la table a été débarrassée depuis longtemps.
table-another = On te trouve une autre table
table-closed = Cette table est fermée
table-closed-why = L’hôte l’a fermée avant la fin de la partie.
table-attempt-over = Le tour est fini, et aucune affaire n’est bouclée.
table-outdated = Cette table est fermée, car les règles de ce jeu ont changé depuis. Tu la vois aussi loin que le permettent les règles d’aujourd’hui.
table-open-another = En ouvrir une autre

## Places

seats-title = À la table
seat-free = Place libre
seat-you = toi
seat-host = hôte
seat-won = victoire
seat-drew = égalité
seat-bot = bot · { $strength }
seat-program = programme
seat-kept = Pour un programme
seat-kept-until = jusqu’à { $time }
seat-away = pas là
seat-stand-in = pas là, un bot joue
seat-sit = Prendre aussi cette place
seat-take-over = Prendre cette place
seat-stand = Quitter ma place
seat-stand-name = { $name } quitte sa place
seat-a-bot = Un bot…
seat-a-program = un programme…
seat-give-to-bot = Donner cette place à un bot : { $name }
seat-remove = Libérer cette place : { $name }

## Les gens

people-title = Les gens à cette table
people-tool = { $tool } : { $name }
people-no = Plutôt pas
people-send-away = Renvoyer
people-send-away-sure = Renvoyer { $name } ? On ne revient pas à cette table.
people-send-away-yes = Oui, renvoyer
people-sent-away = On a renvoyé { $name }.
people-block = Bloquer
people-block-sure = Bloquer { $name } ? Toutes tes tables lui seront fermées. Tu peux l’annuler là où tu changes ton nom.
people-block-plays = { $name } joue cette partie jusqu’au bout.
people-block-yes = Oui, bloquer
people-blocked = Tu bloques { $name }.
people-is-blocked = blocage actif
blocks-title = Les gens que tu bloques
blocks-undo = Débloquer
blocks-undone = Tu ne bloques plus { $name }.

## Invitation et attente

waiting-invite = Invite quelqu’un
waiting-all-here = Tout le monde est là
waiting-in = Tu es à table. On attend { $names }.
waiting-in-soon = Tu es à table. La partie commence bientôt.
waiting-invite-too = { $count ->
    [one] Une place est libre : invite quelqu’un
   *[other] { $count } places sont libres : invite quelqu’un
}
waiting-for = On attend { $names }
waiting-programs = { $count ->
    [one] un programme
   *[other] { $count } programmes
}
waiting-you-start = Toutes les places sont prises. Commence quand tu veux.
waiting-host-starts = { $name } lance la partie.
waiting-start = Lancer la partie
waiting-start-with-bots = { $count ->
    [one] Commencer avec un bot à la place libre
   *[other] Commencer avec des bots aux places libres
}
waiting-meanwhile = Personne encore ?
waiting-play-the-house = En attendant, joue contre la maison
invitation-how = Envoie ce lien ou fais scanner le code. La personne qui l’ouvre s’assied avec toi.
invitation-to-watch = Envoie ce lien à qui veut regarder. Qui a une place ici la retrouve.
invitation-link = Lien vers cette table
invitation-copy = Copier
invitation-copied = Copié
invitation-copy-failed = Impossible de copier ici. Le lien est sélectionné : copie-le à la main.
invitation-share = Partager
invitation-words = { $name } t’invite à une partie de { $game }.
invitation-qr = Code QR avec le lien vers cette table
invitation-only-here = Ce lien ne marche que sur cet ordinateur. Relie-le à un réseau, et d’autres pourront venir.
program-title = La place { $seat } attend un programme
program-how = Lance ceci là où est le programme, avec le tien à la place de ./mybot :
program-command = Commande pour le programme
program-once = Tu ne vois le jeton que maintenant. Il vaut pour un seul programme, à cette place, pendant une heure : jusqu’à { $time }. Si tu libères la place, il ne vaut plus rien.
program-expired = Le jeton a expiré à { $time }, et aucun programme n’est venu. Crées-en un nouveau, ou libère la place.
program-new = Nouveau jeton
program-copy-failed = Impossible de copier ici. Sélectionne la commande et copie-la à la main.
program-done = C’est fait
sit-invited = { $name } t’invite à jouer à { $game }
sit-free = Une place libre à { $game }
sit-your-name = Ton nom
sit-down = S’asseoir
sit-full = Toutes les places sont prises
sit-full-watch = Reste si tu veux : dès que la partie commence, tu peux regarder.

## Sur un seul appareil

curtain-hand-over = Passe l’appareil à { $name }
curtain-why = Ce qui est derrière le rideau n’est que pour une paire d’yeux.
curtain-open = Je suis { $name }
curtain-covered = Le plateau est caché.

## Ce qui s’est passé

story-title = Ce qui s’est passé
story-earlier = Plus tôt
story-empty = Rien encore.
series-two = { $one } et { $other } ce soir { $wins } : { $others }
series-many = Ce soir : { $wins }
series-you = Toi
agreed-title = Convenu à cette table
agreed-as-in-the-box = Comme dans la boîte
agreed-clock = Horloge
agreed-no-clock = aucune
agreed-term = { $name } : { $value }
agreed-hints = Aide permise
agreed-luck = Un hasard honnête
agreed-luck-explained = Le hasard de cette partie est déjà tiré ; voici son empreinte. La maison l’a montrée avant que quiconque y ajoute un nombre à soi : personne ne peut choisir ce qui vient. À la fin de la partie, tu pourras le vérifier.

## Abandonner

give-up = Abandonner la partie
give-up-sure = Abandonner pour de bon ?
give-up-yes = Oui, abandonner
give-up-no = Continuer

## La fin

outcome-won = Tu as gagné !
outcome-lost = Pas cette fois.
outcome-draw = Égalité.
outcome-other = Victoire de { $winner }.
outcome-alone-lost = { $loser } n’a pas réussi.
outcome-shared = La victoire est partagée.
outcome-shared-why = La place gagnante avait été abandonnée : toutes les autres se partagent la victoire.
outcome-shared-points = { $names } se partagent la victoire, à égalité avec { $points } points.
outcome-rematch = Encore une
outcome-to-rematch = Vers la prochaine partie
outcome-luck = Le hasard était-il honnête ?
outcome-luck-explained = La maison a d’abord montré l’empreinte de son hasard, puis chacun y a ajouté un nombre à soi. Maintenant le hasard lui-même est dévoilé. Prends l’enregistrement, tape « parlour verify » et le nom du fichier, et tu verras que personne n’a pu choisir les tirages.
outcome-recording = Télécharger l’enregistrement
result-fewer-rows = Moins de rangées pour { $winner } : { $points } points à { $less }.
result-fewer-rows-won = Il t’a fallu moins de rangées que { $loser } : { $points } points à { $less }.
result-fewer-rows-lost = Moins de rangées pour { $winner } : { $points } points à { $less }.
result-equal-rows = Le même nombre de rangées de part et d’autre.
result-code-broken = { $winner } a percé le code.
result-code-broken-won = Tu as percé le code.
result-code-broken-lost = { $winner } a percé ton code.
result-code-kept = { $winner } a gardé le code jusqu’à la dernière rangée.
result-code-kept-won = Ton code a tenu jusqu’à la dernière rangée.
result-code-kept-lost = Le code a tenu jusqu’à la dernière rangée.
result-codes-broken = { $winner } a percé tous les codes, en { $less } rangées au total.
result-codes-broken-won = Tu as percé tous les codes, en { $less } rangées au total.
result-codes-broken-lost = { $winner } a percé tous tes codes, en { $less } rangées au total.
result-codes-kept = Tous les codes n’ont pas été percés, donc { $winner } gagne. Rangées au total : { $points }.
result-codes-kept-won = Au moins un de tes codes a tenu, et cela suffit. Rangées au total : { $points }.
result-codes-kept-lost = Il fallait percer tous les codes, et au moins un a tenu. Rangées au total : { $points }.
result-gave-up = { $loser } a abandonné.
result-gave-up-won = { $loser } a abandonné.
result-gave-up-lost = Tu as abandonné.
result-target-reached = { $winner } a atteint l’objectif et a le plus de points.
result-target-reached-won = Tu as atteint l’objectif.
result-target-reached-lost = { $winner } a atteint l’objectif et a le plus de points.

# A game without a board of its own.
plain-board = La table telle qu’elle est
plain-line = Ton coup, en une ligne
plain-play = Jouer
plain-moves = Que puis-je taper ?
plain-event = { $what }
plain-awaited-you = À toi.
plain-awaited-others = Au tour des autres.

## A first game

first-game-offer = Tu découvres ce jeu ? Une leçon prend deux minutes.
first-game-learn = Suivre la leçon
first-game-no = Non merci
first-game-hush = Plus de conseils
table-origin = Cette partie continue depuis un moment d’une autre ; ce qui était caché a été redistribué.
table-origin-true = Cette partie continue depuis un moment d’une autre, tel qu’il était.
table-origin-look = Le revoir
