# La maison autour des tables : en-tête et pied de page, étagère, salle, ouvrir une table.

house-home = Parlour, vers l’étagère
house-menu = Menu
house-ways = Chemins de la maison
house-your-games = Tes parties
house-tables = Tables
house-rule-books = Livrets de règles
house-recording = Revoir un enregistrement
house-language = Langue
house-theme = { $theme ->
    [light] Thème clair
    [dark] Thème sombre
   *[system] Thème de l’appareil
}
house-sound = Sons
house-your-name = Ton nom
house-change-name = Changer de nom :
house-name-changed = Tu t’appelles maintenant { $name }.
name-shortened = Un nom a 24 caractères au plus : le tien devient « { $name } ».
house-save = Enregistrer
house-close = Fermer
house-skip = Aller à la page
house-to-shelf = Vers l’étagère
house-page-failed = Cette page ne s’est pas chargée
house-page-failed-why = La connexion a peut-être été coupée, ou Parlour a été mis à jour entre-temps.
house-reload = Recharger
house-open-source = Parlour est un logiciel libre sous licence Apache 2.0. Personne n’a besoin de compte, et l’on ne compte que les points.
house-trademarks = Les noms des jeux appartiennent à leurs propriétaires. Parlour en est indépendant : les règles sont racontées avec nos mots, et toutes les pièces sont nos propres dessins.

## L’étagère

shelf-title = Prends une chaise.
shelf-invitation = Ouvre une boîte, envoie le lien, joue : entre amis, sur un seul appareil ou contre la maison.
shelf-daily = Les énigmes du jour, les mêmes pour tous
shelf-boxes = Les jeux
box-players = 1 à { $most } joueurs
box-minutes = environ { $minutes } minutes
box-rule-book = Livret de règles
box-learn = Apprendre
box-play-now = Jouer
box-change-rules = Changer les règles
box-with-friends = Entre amis

## La salle

hall-title = Tables
hall-about = Reviens à ta partie, rejoins une table ouverte, ou regarde simplement.
hall-yours = Tes tables
hall-open = Tables ouvertes
hall-empty = Aucune table ouverte pour l’instant. Ouvres-en une et préviens tes amis.
hall-looking = On fait le tour de la salle…
hall-open-one = Ouvrir une table
hall-playing = en jeu
hall-your-turn = c’est à toi
hall-turn = on attend { $names }
hall-outdated = fermée, les règles ont changé
hall-full = toutes les places sont prises
hall-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
hall-come-back = Revenir
hall-sit-down = S’asseoir
hall-watch = Regarder
hall-way = { $way } : { $game }, { $names }

## Connexion

contact-reconnecting = La connexion est coupée. Reconnexion en cours ; ta place est gardée.
contact-gone = La maison ne répond pas. On continue d’essayer, et rien de ce qui s’est passé à ta table n’est perdu.
lost-title = Cette page n’existe pas
lost-why = L’adresse ne mène nulle part. L’étagère, elle, est toujours à sa place.
refusal-unreachable = La maison est injoignable. Vérifie ta connexion et réessaie.
refusal-unexpected = Quelque chose s’est mal passé dans la maison (erreur { $status }). Réessaie, s’il te plaît.

## Ouvrir une table

open-unknown = Ce jeu n’est pas sur l’étagère
open-unknown-why = Il y a peut-être une faute de frappe dans l’adresse.
open-who = Qui joue ?
open-with-alone = En solo
open-with-alone-about = Le jeu pour une personne.
open-with-house = Moi et la maison
open-with-house-about = Un bot joue en face.
open-with-friend = Moi et un ami
open-with-friend-about = Tu reçois un lien à envoyer.
open-with-device = À deux sur cet appareil
open-with-device-about = Vous vous le passez.
open-with-house-many = Moi et des bots
open-with-house-about-many = La maison joue aux autres places.
open-with-friend-many = Moi et des amis
open-with-friend-about-many = Tu reçois un lien à envoyer.
open-with-device-many = Ensemble sur cet appareil
open-with-device-about-many = Vous vous le passez.
open-seats = À combien jouez-vous ?
open-seats-count = { $count }
open-strength = À quel niveau joue la maison ?
open-names = Vos noms
open-player = Joueur { $number }
open-rules = La partie
open-presets = Règles toutes prêtes
open-house-rules = Règles de la maison
open-at-the-table = À la table
open-public = Ouverte à tous
open-public-about = La table est affichée dans la salle. Sinon, seuls ceux qui ont le lien la trouvent.
open-hints = Aide permise
open-bots = Remplacement par des bots
open-bots-about = Si quelqu’un est absent depuis une minute, un bot joue jusqu’à son retour. Sans remplaçants, chaque coup a { $seconds } secondes, sauf si vous convenez d’un autre temps, pour que personne n’attende sans fin.
open-alone-start-about = Tu joues sous le nom de { $name }. Rien à remplir.
open-house-start-about = Tu joues sous le nom de { $name }. Rien à remplir.
open-friend-start-about = Tu t’assieds sous le nom de { $name } ; la place libre est pour ton ami.
open-device-start-about = Un rideau cache ce que l’autre ne doit pas voir.
open-friend-start-about-many = Tu t’assieds sous le nom de { $name } ; les places libres sont pour tes amis.
open-device-start-about-many = Vous jouez à tour de rôle sur cet appareil.
open-start = Commencer
open-table = Ouvrir la table
option-seconds = { $count } s
option-unit-seconds = secondes
option-less = Moins : { $label }
option-more = Plus : { $label }
option-off = Non
option-count = { $count } sur { $most } au plus
option-none = Aucune

## Le niveau de la maison

strength-novice = Débutant
strength-novice-about = Pip apprend encore : parfait pour une première partie.
strength-casual = Amateur
strength-casual-about = Nora joue pour le plaisir et laisse parfois échapper un détail.
strength-strong = Fort
strength-strong-about = Oskar pèse chaque réponse jusqu’au bout.
strength-expert = Expert
strength-expert-about = Ada ne gaspille presque aucun coup.
bot-novice-1 = Pip
bot-novice-2 = Lulu
bot-novice-3 = Momo
bot-novice-4 = Fritz
bot-novice-5 = Coco
bot-novice-6 = Ben
bot-casual-1 = Nora
bot-casual-2 = Tom
bot-casual-3 = Mila
bot-casual-4 = Jules
bot-casual-5 = Lena
bot-casual-6 = Paul
bot-strong-1 = Oskar
bot-strong-2 = Greta
bot-strong-3 = Hugo
bot-strong-4 = Vera
bot-strong-5 = Bruno
bot-strong-6 = Clara
bot-expert-1 = Ada
bot-expert-2 = Emmy
bot-expert-3 = Alan
bot-expert-4 = Sofia
bot-expert-5 = Kurt
bot-expert-6 = Marie
