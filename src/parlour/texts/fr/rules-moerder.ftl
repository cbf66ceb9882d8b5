# The rule book of FIND … den MÖRDER. A rule's id is its message's id.

rules-moerder-intro = Trente-six tuiles sont posées face cachée, et quelque part parmi elles se cache peut-être l’assassin, en allemand : MÖRDER. Tour après tour, d’autres lettres apparaissent. La première personne qui voit le mot gagne. Mais tu peux aussi ramasser ses lettres une à une, tant que personne ne montre que tu effaces une piste.

rules-moerder-first-aim = Vois avant les autres le mot MÖRDER parmi les tuiles visibles, lettre contre lettre, ou ramasse ses six lettres une à une.
rules-moerder-first-turn = Retourne une tuile. Ensuite, tu peux montrer le mot entier si tu le vois. Tu peux aussi toucher une lettre visible pour la ramasser : elle est à toi, sauf si quelqu’un objecte et montre qu’elle pourrait encore faire partie du mot. Quand tu as fini, dis « Suivant ».
rules-moerder-first-end = Qui montre les six lettres dans l’ordre, ou les a toutes devant soi, gagne aussitôt.

## Headings

rules-moerder-section-goal = De quoi il s’agit
rules-moerder-section-pieces = Les tuiles
rules-moerder-section-turn = Ton tour
rules-moerder-section-chain = La chaîne
rules-moerder-section-collecting = Ramasser et objecter
rules-moerder-section-end = La fin
rules-moerder-section-solitaire = En solo
rules-moerder-section-base = Le jeu de base
rules-moerder-section-house = Nos précisions et les règles maison
rules-moerder-section-common = { rules-common-section-house }

## Rules

MO-1 = On joue de deux à quatre, à partir de dix ans, une vingtaine de minutes ; on peut aussi jouer en solo. Tu gagnes si tu trouves le mot MÖRDER parmi les tuiles visibles ou si tu ramasses ses six lettres.
MO-2 = Il y a 36 tuiles : sept M, sept Ö, sept R, sept D, sept E et un seul cadavre.
MO-3 = Les tuiles sont mélangées et posées face cachée en six rangées de six. Une tuile reste comme elle apparaît, droite, penchée ou à l’envers ; ce qu’elle dit n’en change jamais.
MO-4 = Après la première personne, on joue dans le sens des aiguilles d’une montre, jusqu’à ce que quelqu’un gagne.
MO-5 = Ton tour a quatre étapes. D’abord, tu dois retourner une tuile. Ensuite, tu peux chercher le mot, et tu peux ramasser des tuiles, autant que tu veux. À la fin, tu dis « Suivant ».
MO-6 = Tu retournes une tuile cachée de ton choix. Si c’est une lettre, c’est tout. Si c’est le cadavre, toutes les tuiles encore cachées autour de lui sont aussitôt retournées : jusqu’à trois dans un coin, cinq au bord, huit à l’intérieur.
MO-7 = Une chaîne, ce sont six tuiles visibles différentes qui donnent M, Ö, R, D, E, R dans cet ordre. Chacune doit toucher la précédente, par un côté ou par un coin. La ligne peut tourner à sa guise et même se croiser, mais aucune tuile ne compte deux fois : il te faut donc deux R différents. Le cadavre ne fait jamais partie d’une chaîne.
MO-8 = Si tu vois une chaîne pendant ton tour, montre ses six tuiles et tu gagnes sur-le-champ.
MO-9 = Pour ramasser une lettre, pose le doigt sur une tuile visible qui en porte une. Si personne d’autre n’objecte, tu la prends et tu la poses devant toi, visible de tous. Tu peux le faire aussi souvent que tu veux.
MO-10 = Les autres peuvent objecter si la tuile touchée pourrait encore faire partie d’une chaîne une fois que tout sera visible. Le dire ne suffit pas : qui objecte doit montrer une telle chaîne, et la tuile touchée doit en être.
MO-11 = Si l’objection tient, la tuile reste en place, ton tour est fini et c’est à la personne suivante.
MO-12 = Tu ne peux avoir que ce qu’il faut pour le mot : un M, un Ö, un D, un E et deux R. Tu ne peux donc pas toucher une lettre dont tu as assez, et personne ne ramasse jamais le cadavre.
MO-13 = Le bluff est permis : tu peux toucher une tuile en sachant qu’elle pourrait être défendue. Si tout le monde se tait, elle est à toi.
MO-14 = Avec M, Ö, R, D, E et R devant toi, tu as gagné aussitôt.
MO-15 = Une tuile ramassée laisse un trou, et le trou reste : rien ne se décale, et aucune chaîne ne passe par-dessus.
MO-16 = La première personne qui montre une chaîne ou complète le mot gagne, et la partie est finie. C’est seulement alors que nous montrons les chaînes qui étaient visibles, la plus droite d’abord.

## Alone

MO-S1 = En solo, les règles sont les mêmes. Comme personne n’est là pour objecter, tu juges toi-même ce que tu peux ramasser, et la table veille (MO-A10).
MO-S2 = Premier objectif : ramasser toutes les lettres du mot.
MO-S3 = Si tu retournes la dernière tuile cachée avant cela, tu as perdu.
MO-S4 = Tu as perdu aussi si une tuile que tu retournes complète une chaîne visible avant que le premier objectif soit atteint.
MO-S5 = Deuxième objectif : une fois les lettres en main, continue à retourner des tuiles jusqu’à ce qu’une chaîne soit visible. Si tu la trouves, tu as gagné, et chaque tuile encore cachée vaut un point. Si tout est visible et qu’il n’y a pas de chaîne, tu as perdu.
MO-S6 = Pendant le deuxième objectif, tu peux arrêter à tout moment si tu penses qu’il n’y a pas de chaîne. On compte les tuiles encore cachées, puis on les retourne toutes. S’il n’y a vraiment pas de chaîne, tu gagnes autant de points ; s’il y en a une, tu as perdu.

## The base game

MO-B1 = Avec l’option « règles », vous pouvez jouer de deux à quatre au jeu de base, plus simple. On ne ramasse rien, donc personne n’objecte. Au début de ton tour, au lieu de retourner une tuile, tu peux dire que le mot ne peut pas se former et sortir du jeu ; seule la personne qui le dit en premier en a le droit. Tu n’as alors plus de tour et tu ne peux plus montrer de chaîne, mais si personne n’en trouve jusqu’à la fin, tu gagnes. La fin vient quand toutes les tuiles sont visibles et que chaque personne encore en jeu a eu un tour de plus. Si personne n’est sorti d’ici là, match nul. S’il ne reste qu’une personne en jeu, elle peut aussi abandonner.

## Rulings

MO-A1 = En solo, tu ramasses six lettres, puisque le mot en a six. Règle maison « lettres à ramasser » : cinq suffisent, une de chaque.
MO-A2 = Ton score est le nombre de tuiles encore cachées. Plus il y en a, mieux tu as joué.
MO-A3 = Dans une objection, les tuiles encore cachées peuvent valoir n’importe quelle lettre, mais pas une même lettre plus souvent qu’il ne peut en rester : sept, moins les visibles et les ramassées. Les trous et le cadavre ne servent à rien. Règle maison « compter les lettres », désactivée : une tuile cachée peut alors être n’importe quoi.
MO-A4 = Une objection a deux étapes. Tant que le temps d’objection court, tu dis « J’objecte » ; la première personne qui le dit a la parole, et ce temps s’arrête. Tu as alors 30 secondes (« temps pour montrer ») pour montrer ta chaîne : six tuiles dans l’ordre du mot, les cachées valant la lettre de leur place. Si quelque chose ne va pas, tu apprends quoi et tu peux réessayer. Si ton temps s’écoule ou si tu renonces, l’objection tombe : tu ne peux plus rien dire contre cette tuile, et les autres continuent avec le temps qui restait, au moins trois secondes. Une tuile touchée ne se reprend pas, et tant que ce n’est pas réglé, la personne dont c’est le tour ne peut rien faire d’autre. Règle maison « objections » : la table objecte d’elle-même dès qu’une chaîne est possible. Elle dit seulement qu’il y en a une, jamais où.
MO-A5 = Une chaîne qui n’est pas juste est simplement refusée : on te dit pourquoi, rien d’autre ne se passe, et personne n’en sait rien.
MO-A6 = Si tu objectes avec une chaîne entièrement visible, ce n’est toujours qu’une objection ; on ne gagne avec une chaîne que pendant son propre tour. Règle maison « l’objection peut gagner » : dans ce cas, elle te fait gagner.
MO-A7 = Seule la personne dont c’est le tour peut montrer une chaîne pour gagner : du moment où la tuile est retournée jusqu’à « Suivant », même après avoir ramassé, mais pas tant que les autres peuvent encore objecter.
MO-A8 = Une fausse chaîne ne coûte rien et ton tour continue. Règle maison « fausse chaîne » : elle met fin à ton tour.
MO-A9 = Quand il n’y a plus rien à retourner, ton tour commence par la recherche. Si tout le monde, l’un après l’autre, finit un tel tour sans rien trouver ni ramasser, la partie est nulle, et une chaîne qui était là tout le temps est montrée.
MO-A10 = En solo, c’est la table qui objecte : si tu touches une tuile qui pourrait encore faire partie d’une chaîne, tu ne l’as pas et ton tour est fini. Règle maison « tuile refusée » : tu ne l’as pas, mais tu peux continuer.
MO-A11 = Pour le deuxième objectif, c’est à toi de repérer la chaîne ; ce qui compte, c’est le nombre de tuiles cachées quand tu la montres. Même quand tout est visible, tu peux encore la montrer, mais pour zéro point. Règle maison « qui voit la chaîne » : la table la voit aussitôt. Jusqu’au premier objectif, c’est toujours la table qui guette une chaîne.
MO-A12 = Si tu arrêtes alors qu’une chaîne est déjà visible, tu as perdu. Quand il n’y a plus de tuile cachée, on ne peut plus arrêter.
MO-A13 = Si le cadavre retourne les dernières tuiles avant que le premier objectif soit atteint, c’est perdu aussi.
MO-A14 = Une fois tes lettres en main, on ne ramasse plus rien. Si tout est visible et qu’une chaîne est là, montre-la ; si tu ne la trouves pas, dis « Suivant » ou abandonne, et tu as perdu.

## At every table, for this game

MO-X3 = Un tour n’a pas d’horloge, sauf si la table en a une : aucune aux tables privées, 90 secondes aux tables publiques et là où aucun bot ne remplace les absents (« temps par coup »). Cela se change à l’ouverture de la table. L’horloge de ton tour s’arrête pendant que les autres peuvent objecter. C’est notre horloge qui fait foi, avec une demi-seconde de marge pour tout le monde. Si tu ne joues qu’avec des bots, nous ne proposons pas d’horloge. À une table privée, tout le monde peut faire une pause et tout le monde peut y mettre fin ; entre-temps, le temps s’arrête.
MO-X4 = Après une tuile touchée, les autres ont dix secondes pour objecter (« temps d’objection »). Si tout le monde laisse passer, c’est fini plus tôt. Si tu as laissé passer, tu peux encore changer d’avis tant qu’il reste du temps. Vous pouvez aussi convenir d’attendre que tout le monde ait répondu, mais une minute au plus. Sans connexion, tu laisses passer au bout de cinq secondes. Tu peux aussi laisser passer d’avance tout un tour, et revenir là-dessus. Tant que ce temps court, on ne peut rien faire d’autre à la table. Il court après chaque tuile touchée, que quelqu’un puisse objecter ou non. Si tu ne joues qu’avec des bots, ce temps s’arrête jusqu’à ton premier tour : tu peux tout regarder tranquillement.
MO-X5 = Personne ne sait ce qu’il y a sur une tuile cachée, pas même la table : c’est tiré au sort quand la tuile est retournée. Tout le reste est visible de tous.
MO-X6 = Le sort désigne qui commence. Avec l’option « qui commence », vous pouvez en décider vous-mêmes.
MO-X7 = Si quelqu’un a quitté la table ou est absent depuis une minute, un bot joue à sa place jusqu’à son retour. À une table sans bots, c’est l’horloge qui fait avancer le jeu (MO-X3). Chaque fois que le temps s’écoule, on s’en tient au plus simple : le hasard retourne une tuile, si tu n’en as pas encore retourné, et le tour finit ; une tuile touchée, on la laisse passer (MO-X4).
MO-X8 = Tu peux abandonner à tout moment. À deux, c’est l’autre qui gagne. À plusieurs, un bot continue à ta place et tu finis à la dernière place ; la seule personne qui reste gagne. En solo, c’est perdu ; on montre les chaînes visibles, mais les tuiles encore cachées le restent : leur lettre n’est tirée au sort que lorsqu’on les retourne, il n’y a donc rien à dévoiler derrière.

## Captions of the drawn examples

rules-moerder-example-body = Le cadavre est apparu à l’intérieur du carré : les huit tuiles autour ont été retournées aussitôt.
rules-moerder-example-chain = Six tuiles visibles, chacune touche la précédente : M, Ö, R, D, E, R. Tout droit ou en diagonale, peu importe.
rules-moerder-example-crossing = La ligne se croise entre R et D. C’est permis, car aucune tuile ne sert deux fois.
rules-moerder-example-twice = Ce n’est pas une chaîne : le même R devrait être la troisième lettre et la dernière.
rules-moerder-example-objection = On touche le M. Avec le R visible et quatre tuiles encore cachées, MÖRDER pourrait encore se trouver dans la première rangée : l’objection tient.
rules-moerder-example-gap = Ici, un R a été ramassé. On ne passe pas par-dessus le trou.
rules-moerder-example-used-up = Les sept Ö sont visibles, loin du M. Plus aucune tuile cachée ne peut être un Ö, donc cette objection ne tient pas.
