# Tournaments, studies and data: what their commands and their reports say.

## Help

terminal-arena = Faire jouer un tournoi à des bots : classement, qui bat qui, et un rapport.
terminal-arena-bots = Les bots, séparés par des virgules : { $known } ou un programme comme ./monbot. Par défaut : { $default }.
terminal-arena-seats = Combien de places, ou plusieurs nombres séparés par des virgules. Par défaut : aussi peu que possible, au moins 2.
terminal-arena-rounds = Combien de tours. Chaque tour comprend chaque affiche dans chaque ordre de places. Par défaut : 20.
terminal-arena-ladder = Seuls les voisins dans la liste des bots se rencontrent.
terminal-arena-vary = Une règle à faire varier ; peut être donnée plusieurs fois. Les valeurs d’une règle alternent, plusieurs règles se combinent.
terminal-arena-stop = S’arrêter tôt : deux bots ont fini dès qu’il est décidé si le second dans la liste mène de LOW ou de HIGH points Elo. Un seul nombre vaut dans les deux sens.
terminal-studies-into = Le dossier des résultats. Par défaut : { $default }.
terminal-studies-on = Où jouer : cores, ray (une grappe sur cet ordinateur) ou l’adresse d’une grappe. Par défaut : cores.
terminal-studies-cores = Combien de processus. Par défaut : un par cœur.

## What cannot be used

terminal-arena-bounds = --stop est un nombre supérieur à 0, ou deux séparés par une virgule, le plus petit d’abord.

## On the page

terminal-arena-played = { $title } : { $matches } parties
terminal-studies-report = Le rapport : { $file }

## In a report

terminal-report-tournament = { $title } : un tournoi
terminal-report-tournament-lead = Chaque tour comprend chaque affiche dans chaque ordre de places : aucun bot ne profite de la sienne. Tous les intervalles sont à 95 % : sur cent rapports comme celui-ci, cinq environ manquent la vérité à une ligne donnée.
terminal-report-bots = bots
terminal-report-matches = parties
terminal-report-ratings = Classement
terminal-report-ratings-why = Cotes du modèle de Plackett–Luce (openskill), qui connaît les tables de toute taille. Chacun commence à 25. Une ligne plus longue est une cote moins sûre.
terminal-report-rating = cote
terminal-report-first = premières places
terminal-report-rank = rang moyen
terminal-report-points = points moyens
terminal-report-pairs = Qui bat qui
terminal-report-pairs-why = Combien de fois le bot de gauche a devancé celui du haut. L’égalité compte pour moitié. Au-dessous, l’intervalle de Wilson.
terminal-report-pair = paire
terminal-report-ahead = devant
terminal-report-level = à égalité
terminal-report-behind = derrière
terminal-report-elo = Elo du premier
terminal-report-test = décidé
terminal-report-seats = Ce que vaut une place
terminal-report-seats-why = Combien de fois chaque place est arrivée première, quel que soit l’occupant. La ligne pointillée est la part équitable.
terminal-report-seat = place { $seat }
terminal-report-table = { $seats } places, { $rules }
terminal-report-box = comme dans la boîte
terminal-report-faults = Coups perdus par les programmes
terminal-report-how = Comment on a joué
terminal-report-rules = règles
terminal-report-rules-version = version des règles
terminal-report-seed = graine
terminal-report-rounds = tours
terminal-report-ladder = seuls les voisins se rencontrent
terminal-report-stop = test séquentiel
terminal-report-stopped = { $low } ou { $high } points Elo, 5 % d’erreur dans chaque sens
terminal-report-percent = { NUMBER($share, maximumFractionDigits: 1) } %
terminal-report-span = { NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) }

## Studies

terminal-study = Étudier un jeu : ce que vaut une place, combien il dure, ce que font les gagnants, ce que change une règle.
terminal-study-bot = Qui joue à toutes les places : { $known } ou un programme comme ./monbot. Par défaut : { $default }.
terminal-study-seats = Combien de places. Par défaut : aussi peu que possible, au moins 2.
terminal-study-games = Combien de parties sous chaque jeu de règles. Par défaut : 200.
terminal-study-against = Une autre règle à comparer, avec la même chance ; plusieurs entre guillemets comptent ensemble. Peut être donnée plusieurs fois.
terminal-report-study = { $title } : une étude
terminal-report-study-lead = { $games } parties à { $seats ->
    [one] une place
   *[other] { $seats } places
}, toutes jouées par le même bot ({ $bot }) : ce qui distingue les places vient donc du jeu. Entre parenthèses, les intervalles à 95 %.
terminal-report-median-decisions = décisions dans la partie médiane
terminal-report-median-minutes = minutes au rythme d’une personne (un modèle)
terminal-report-seat-1 = des parties gagnées par la place 1
terminal-report-shared = des parties n’ont pas de gagnant unique
terminal-report-study-seats-why = Combien de fois chaque place est arrivée première. La ligne pointillée est la part équitable : un intervalle qui ne la touche pas est plus que du hasard.
terminal-report-length = Combien il dure
terminal-report-length-why = Les minutes sont un modèle, non une mesure sur des personnes : ce que les bots ont fait, chaque acte au rythme écrit dans arena/pace.py.
terminal-report-decisions = décisions
terminal-report-minutes = minutes
terminal-report-mean = moyenne
terminal-report-median = médiane
terminal-report-low = 5 % au-dessous
terminal-report-high = 5 % au-dessus
terminal-report-least = minimum
terminal-report-most = maximum
terminal-report-histogram = { $label } : de { $least } à { $most }, le plus souvent de { $low } à { $high }
terminal-report-ending = fin
terminal-report-acts = Ce que font les gagnants
terminal-report-acts-why = Dans combien de leurs parties les gagnants et les autres ont fait quelque chose, et combien de fois. Cela montre ce qui va avec la victoire, pas forcément sa cause. Les places d’une partie comptent comme si elles étaient indépendantes, et une ligne sur vingt diffère par hasard. Un chiffre après un mot est sa longueur.
terminal-report-acts-more = plus de parties chez les gagnants que chez les autres, en points de 100
terminal-report-act = acte
terminal-report-winners = gagnants
terminal-report-others = autres
terminal-report-winners-times = fois, gagnants
terminal-report-others-times = fois, autres
terminal-report-against = En comparaison : { $rules }
terminal-report-against-why = Chaque partie a été jouée sous les deux règles avec la même chance. Une étoile marque une différence qui est plus que du hasard.
terminal-report-difference = différence
terminal-report-compared-decisions = décisions
terminal-report-compared-minutes = minutes (modèle)
terminal-report-compared-seat-1 = gagnées par la place 1
terminal-report-compared-shared = pas de gagnant unique
terminal-report-compared-lead = points entre premier et dernier
terminal-report-outliers = Parties à lire
terminal-report-outliers-why = Chacune est là en transcription, et à côté en enregistrement pour « parlour replay » et pour la page où l’on revoit une partie.
terminal-report-longest = La plus longue : partie { $number }, { $figure } décisions
terminal-report-shortest = La plus courte : partie { $number }, { $figure } décisions
terminal-report-lopsided = La plus déséquilibrée : partie { $number }, { $figure } points entre premier et dernier
terminal-report-command = commande

## Data

terminal-export = Écrire des parties enregistrées comme données : un fichier Parquet, une ligne par décision.
terminal-export-recordings = Des parties enregistrées, ou des dossiers qui en contiennent.
terminal-export-to = Le fichier à écrire, par exemple parties.parquet.
terminal-export-nothing = Il n’y a aucune partie à écrire. Nomme des fichiers, ou un dossier.
terminal-export-skipped = Laissé de côté : { $file }. { $why }
terminal-exported = { $rows } décisions de { $games } parties : { $file }
terminal-simulate-save = Un dossier où chaque partie est gardée, pour « parlour replay » et « parlour export ».
