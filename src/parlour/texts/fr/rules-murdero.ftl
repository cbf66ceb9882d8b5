# The rule book of MURDERO. A rule's id is its message's id.

rules-murdero-intro = Quelqu’un est mort, et tu veux être celui qui referme le dossier. Pose des cartes d’une couleur, de la scène de crime à l’arme, surveille ce que montent les autres, et joue tes cartes Action quand cela fait le plus mal. Qui boucle une affaire gagne la manche et compte double ; la partie se joue en cent points.

rules-murdero-first-aim = Sois le premier à boucler une affaire : de la scène de crime à l’arme, de 1 à 5 dans une seule couleur.
rules-murdero-first-turn = Prends une carte du dossier ou de la défausse. Puis pose autant de cartes que tu veux : une affaire commence par un 1, et chaque nombre demande celui d’en dessous. Une fois par tour, tu peux agir : jouer une carte Action, utiliser une Permanente, ou échanger une carte contre une nouvelle. Garde huit cartes au plus.
rules-murdero-first-end = Une affaire complète termine la manche. Tu marques les cartes de tes affaires, doublées si tu as gagné, moins celles que tu as encore en main. Qui arrive le premier à cent gagne la partie.

## Headings

rules-murdero-section-goal = De quoi il s’agit
rules-murdero-section-deal = Les cartes et la donne
rules-murdero-section-turn = Ton tour
rules-murdero-section-cases = Monter des affaires
rules-murdero-section-score = Compter une manche
rules-murdero-section-actions = Les cartes Action
rules-murdero-section-cards = Les cartes une à une
rules-murdero-section-rulings = Nos décisions
rules-murdero-section-pairs = En équipes
rules-murdero-section-house = { rules-common-section-house }

## Captions of the drawn examples

rules-murdero-example-case = Deux scènes de crime, une victime et une preuve sont posées. Un suspect peut suivre, ou tout numéro déjà présent.
rules-murdero-example-complete = De un à cinq dans une couleur : l’affaire est complète.
rules-murdero-example-score = Le gagnant a 16 points en rouge et 3 en bleu. Ils comptent double, et les 5 points en main sont retirés : 33.
rules-murdero-example-sabotage = La seule preuve est retirée, le suspect au-dessus tombe aussi.
rules-murdero-example-strengthened = Il y a une seconde preuve : rien d’autre ne tombe.
rules-murdero-example-estate = Cinq scènes de crime valent 5 points, 20 avec Immobilier.
rules-murdero-example-joker = Un Joker remplace le suspect. L’affaire est complète : 11 points, 22 doublés.

## Rules

MU-1 = On joue de deux à quatre, en plusieurs manches. Qui atteint cent points le premier gagne la partie.
MU-2 = Soixante cartes. Quarante-cinq sont des cartes Affaire : rouge pour la pègre, bleu pour le cinéma, vert pour la politique et la justice. Chaque couleur a cinq scènes de crime (1), quatre victimes (2), trois preuves (3), deux suspects (4) et une arme (5) ; le numéro est la valeur de la carte. Quinze sont des cartes Action, qui ne valent rien.
MU-3 = On mélange et chacun reçoit huit cartes. Le reste forme le dossier, face cachée. Sa première carte est retournée à côté et commence la défausse.
MU-4 = Ton tour commence par une carte : prends la première du dossier ou celle du dessus de la défausse.
MU-5 = Puis, dans l’ordre que tu veux : pose autant de cartes Affaire que tu peux et veux, et fais une action. Une action, c’est jouer une carte Action, utiliser une Permanente posée devant toi, ou défausser une carte pour piocher la première du dossier.
MU-6 = Si tu as plus de huit cartes à la fin de ton tour, défausse jusqu’à huit. Puis c’est au joueur de gauche.
MU-7 = Tu peux avoir une affaire par couleur. Une affaire commence par une scène de crime, et chaque numéro a besoin de celui qui le précède. D’un numéro déjà présent, tu peux ajouter autant de cartes que tu veux.
MU-8 = Une affaire est complète avec au moins une carte de chaque numéro de 1 à 5 dans une couleur ; un Joker peut remplacer l’un de ces numéros. Le premier qui en boucle une gagne la manche, et elle est finie.
MU-9 = Tu marques les points des cartes Affaire de tes affaires, doublés si tu as gagné la manche, moins ceux des cartes Affaire encore en main.
MU-10 = On joue des manches jusqu’à ce que quelqu’un ait cent points ou plus. Vous pouvez convenir d’un autre objectif.
MU-11 = Si une carte dit autre chose que les règles, c’est la carte qui a raison.
MU-12 = Un Coup unique, à bord gris, quitte le jeu une fois joué. Il ne va pas à la défausse.
MU-13 = Une Permanente, à bord noir, se pose devant toi et reste. Tu peux en avoir une par affaire ouverte. S’il n’y a plus de place, tu peux quand même en poser une en retirant du jeu une des tiennes : l’ancienne part d’abord, avec tout ce qui s’ensuit, puis, si la manche n’est pas finie, la nouvelle est posée.
MU-14 = Certaines Permanentes s’utilisent : une fois par tour, comme action, et pas dans le tour où tu les as posées.
MU-15 = Après une manche, on ramasse tout, on mélange et on redonne.
MU-16 = Les cartes Action peuvent aussi être un mélange de votre choix.
MU-C1 = Trésor perdu, Coup unique : prends n’importe quelle carte Affaire de la défausse, dessus ou dedans. Pas de carte Action.
MU-C2 = Appel en PCV, Coup unique : la manche se termine, tout le monde compte, personne ne double. Tu ne peux la jouer qu’avec quatre cartes en main au plus, celle-ci comprise.
MU-C3 = Racket, Coup unique : retire une de tes cartes Affaire posées, et prends une carte Affaire à quelqu’un d’autre.
MU-C4 = Heures sup’, Coup unique : pioche trois cartes. Si cela vide le dossier, la manche se termine aussitôt.
MU-C5 = Destruction, Coup unique : retire une Permanente du jeu. Les cartes Affaire ne risquent rien.
MU-C6 = Sabotage, Coup unique : retire une carte posée, même à toi. Si ce numéro manque alors à l’affaire, tout ce qui est au-dessus part aussi. S’il reste une carte de ce numéro, rien d’autre ne tombe.
MU-C7 = Alibi du grand écran, Permanente : tant qu’il est en jeu, une affaire bleue complète ne gagne rien et ne met pas fin à la manche, quel qu’en soit le propriétaire. Quand il part, tous ceux qui ont une affaire bleue complète gagnent aussitôt et doublent.
MU-C8 = L’alibi du parrain, Permanente : de même pour les affaires rouges.
MU-C9 = Alibi politique, Permanente : de même pour les affaires vertes.
MU-C10 = Trop de dossiers, Permanente : tant qu’elle est en jeu, il faut deux affaires complètes pour gagner. Quand elle part, tous ceux qui ont une affaire complète gagnent et doublent, sauf si un alibi la retient. En équipe, un même joueur doit avoir les deux.
MU-C11 = Immobilier, Permanente : si elle est encore en jeu à la fin de la manche, chaque scène de crime de tes propres affaires compte quatre.
MU-C12 = Circonstances atténuantes, Permanente : une fois par tour, comme action, tu peux sacrifier une carte Affaire posée.
MU-C13 = Joker, Permanente : remplace un numéro qui manque à une affaire. Le poser est une action.
MU-A1 = Deux des quinze cartes Action de la boîte nous sont inconnues. Une deuxième carte Heures sup’ et une deuxième carte Sabotage les remplacent ; vous pouvez aussi jouer avec treize, ou avec votre propre paquet.
MU-A2 = Si Heures sup’ vide le dossier, la manche se termine aussitôt. Avec toute autre pioche, tu finis ton tour et peux encore gagner ; puis la manche se termine, et seul un gagnant double. Vous pouvez convenir qu’elle se termine toujours aussitôt.
MU-A3 = Quand une carte parle de la partie, il s’agit de la manche.
MU-A4 = Racket : d’abord une de tes cartes Affaire quitte le jeu, avec ce qu’elle soutenait. Puis tu prends une carte Affaire dans une affaire de n’importe qui, ton partenaire compris ; ce qu’elle soutenait tombe. Elle va dans ta main, et tu peux la poser aussitôt. Vous pouvez convenir que le hasard tire plutôt une carte Affaire d’une main ; on la montre au passage, et s’il n’y en a pas, tu n’obtiens rien.
MU-A5 = Circonstances atténuantes : la carte sacrifiée quitte le jeu, avec ce qu’elle soutenait, et tu pioches deux cartes. Vous pouvez convenir que tu ne pioches rien, mais qu’un adversaire perd une carte du même numéro.
MU-A6 = Appel en PCV ne fait que mettre fin à la manche.
MU-A7 = Les cartes sabotées ou tombées quittent le jeu. Vous pouvez convenir qu’elles vont à la défausse.
MU-A8 = Sabotage peut viser toute carte posée, Permanentes comprises.
MU-A9 = Tu annonces la carte que remplace un Joker : un 2, 3, 4 ou 5 que l’affaire n’a pas et dont le numéro inférieur est présent. Une vraie carte de ce numéro peut s’y ajouter plus tard. Il ne vaut rien, compte comme Permanente et ne bouge jamais. S’il part, ce qu’il soutenait tombe. Ce n’est pas une carte Affaire : Racket et Circonstances atténuantes ne peuvent rien contre lui.
MU-A10 = Après chaque changement sur la table, on regarde qui a gagné : tous ceux qui ont une affaire complète qu’aucun alibi ne retient ; deux, tant que Trop de dossiers est en jeu. Il peut y avoir plusieurs gagnants, et tous doublent.
MU-A11 = Une affaire complète mais retenue ne double rien si la manche se termine autrement.
MU-A12 = Avec Immobilier, une scène de crime compte quatre au lieu d’un, avant tout doublement.
MU-A13 = Les scores peuvent être négatifs, dans une manche comme en tout.
MU-A14 = Si plusieurs atteignent l’objectif dans la même manche, le plus haut total gagne. En cas d’égalité en tête, on joue encore une manche.
MU-A15 = Le joueur à gauche du donneur commence. La donne passe à gauche après chaque manche.
MU-A16 = Pour les Permanentes, on compte tes affaires qui ont au moins une carte. Si tu en as une de trop, tu la gardes, mais tu n’en poses une nouvelle qu’en en retirant une. Sans affaire et sans Permanente, tu ne peux en poser aucune.
MU-A17 = Seules les capacités attendent ton prochain tour. Alibis, Trop de dossiers et Immobilier agissent aussitôt.
MU-A18 = La manche se termine à l’instant où une affaire est complète. Pose d’abord ce que tu veux encore poser ; la table te le demande une fois si tu l’oublies.
MU-A19 = Les cartes défaussées restent visibles, dans l’ordre que tu choisis, et tout le monde peut feuilleter la pile. Tu peux défausser la carte même que tu as prise. Si la défausse est vide, tu pioches dans le dossier.
MU-A20 = En équipe, les points posés des deux partenaires sont doublés si l’un gagne la manche, une seule fois même si les deux gagnent. Vous pouvez convenir que seuls ceux du gagnant le sont.
MU-A21 = Si tu boucles une affaire de ton partenaire, c’est lui qui gagne la manche. Tu n’ajoutes des cartes Affaire qu’à une affaire qu’il a ouverte, et tu ne poses une Permanente devant lui que s’il a de la place. Lui seul peut l’utiliser, dès son prochain tour.
MU-A22 = Plusieurs joueurs peuvent avoir des affaires de la même couleur ; mais il n’y a qu’une arme par couleur.
MU-A23 = Si pendant deux tours de table complets personne ne pioche dans le dossier, ne pose, ni ne joue ou n’utilise de carte Action, la manche se termine comme si le dossier était vide.
MU-A24 = Une partie se termine au plus tard après trente manches, ou autant que convenu. Le plus haut total gagne, à égalité, on partage la victoire.
MU-A25 = Une Permanente reste jusqu’à ce qu’on la retire : par Destruction, Sabotage ou remplacement, ou, pour un Joker, quand l’affaire s’écroule sous lui.
MU-A26 = Une carte qui a besoin d’une cible et n’en a pas ne peut être jouée. On peut l’échanger ou la défausser.
MU-A27 = Votre propre paquet compte jusqu’à trente cartes Action, quatre de chaque au plus, en plus des 45 cartes Affaire. L’objectif peut aller de 25 à 500, en équipes de 50 à 1000.
MU-A28 = Dossier vide : Heures sup’, Circonstances atténuantes et l’échange d’une carte sont impossibles. S’il y a trop peu de cartes, tu pioches ce qui reste.
MU-A29 = Tu ne peux pas remplacer un Joker par un autre dont l’ancien soutient la place. La table le dit avant que rien ne se passe.
MU-A30 = Si ton temps est écoulé, ce que tu as joué reste. Si tu n’as pas encore pioché, une carte du dossier est piochée pour toi ; puis on défausse comme plus bas.
MU-P1 = On joue à quatre, en équipes. Les partenaires se font face.
MU-P2 = Tu peux poser des cartes Affaire sur les affaires de ton partenaire et des Permanentes devant lui. Elles sont dès lors à lui, et aucune carte ne bouge une fois posée.
MU-P3 = Tu ne vois pas la main de ton partenaire, et vous ne parlez pas de vos mains.
MU-P4 = Une équipe compte ensemble : toutes les cartes Affaire posées des deux, moins ce que les deux ont en main.
MU-P5 = Il faut deux cents points à une équipe.
MU-X3 = Tu réfléchis aussi longtemps que tu veux, sauf limite convenue ; aux tables publiques, un tour dure 90 secondes au plus. Tout le monde a une demi-seconde de grâce. Si tu ne joues qu’avec des bots, nous ne proposons pas d’horloge. À une table privée, tout le monde peut faire une pause et tout le monde peut y mettre fin ; entre-temps, le temps s’arrête.
MU-X5 = Tu vois ta main, toutes les affaires, la défausse et combien de cartes sont ailleurs. Ce que les autres piochent dans le dossier reste caché ; ce qu’ils prennent à découvert peut se retenir. Le dossier n’a pas d’ordre : une carte se décide quand on la pioche.
MU-X6 = Le sort désigne qui donne en premier, sauf si vous convenez d’une place.
MU-X7 = Si tu es absent depuis une minute, un bot joue pour toi jusqu’à ton retour ; là où l’on ne veut pas de bots, c’est l’horloge : une carte du dossier, rien de posé, et les plus hauts numéros défaussés d’abord.
MU-X8 = Tu peux abandonner à tout moment. À deux joueurs ou deux équipes, l’autre camp gagne. À plusieurs, ta place est classée dernière, et un bot joue pour toi jusqu’au bout.
