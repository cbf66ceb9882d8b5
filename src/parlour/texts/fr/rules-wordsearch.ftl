# The rule book of WORD SEARCH. A rule's id is its message's id.

rules-wordsearch-intro = Le plateau est couvert de lettres, et des mots le traversent dans tous les sens. Tu en cherches un qui commence à côté de ton pion, tu l’annonces, et ton pion le suit jusqu’à sa dernière lettre. De là, tu cherches le suivant. Chaque lettre vaut un point.

## Headings

rules-wordsearch-section-goal = De quoi il s’agit
rules-wordsearch-section-setup = Avant de commencer
rules-wordsearch-section-turn = Ton tour
rules-wordsearch-section-words = Les mots valables
rules-wordsearch-section-end = Les points et la fin
rules-wordsearch-section-insert = Avec l’insert
rules-wordsearch-section-boardless = Sans plateau
rules-wordsearch-section-house = Nos précisions et les règles maison
rules-wordsearch-section-common = { rules-common-section-house }

## Rules

WS-1 = On joue de deux à six, ou en solo (WS-A14). Tu trouves des mots faits de lettres qui se touchent, et tu gagnes si tu es en tête quand l’objectif de 200 points est atteint. Dans la boîte, il y a un plateau hexagonal avec une piste de score le long de chaque bord, 56 tuiles de bois avec des lettres, trois marqueurs de score pour chacun des six joueurs et un insert pour un jeu plus petit.
WS-2 = Les tuiles sont mélangées. Chaque case du plateau en reçoit une, face visible ; seul le centre reste vide. Chacun reçoit une tuile personnelle, et le reste forme la pioche. Tout le monde commence sans points.
WS-3 = Tu commences au centre : à ton premier tour, ton pion s’y trouve, et ton mot part de l’une des six lettres qui l’entourent. Si tu n’en trouves pas, tu poses ton pion sur l’une de ces lettres.
WS-4 = Tu as 30 secondes. D’abord, tu peux modifier jusqu’à deux tuiles de ton choix : les échanger, les renverser, ou les deux (WS-A7, WS-A8). Ensuite, tu cherches un mot. Sa première lettre touche ton pion, et chaque lettre suivante touche la précédente. Annonce-le et montre son chemin ; ton pion va sur la dernière lettre, et chaque lettre vaut un point.
WS-5 = La lettre sous ton propre pion est hors jeu pour toi : tes mots ne peuvent pas s’en servir.
WS-6 = Si tu ne trouves pas de mot, déplace ton pion sur une lettre voisine où il n’y a aucun pion. Ton tour est alors fini.
WS-7 = Trois tuiles, les fragments, portent deux lettres : IN, ON et IS. Tu peux aussi les lire à l’envers : NI, NO et SI.
WS-8 = Un mot ne te rapporte des points qu’une fois par partie.
WS-9 = Au lieu d’annoncer un mot, tu peux remplacer ta tuile personnelle par une tuile de la pioche.
WS-10 = Un mot est valable s’il figure dans un dictionnaire ou une encyclopédie. Les prénoms, produits et marques bien connus comptent aussi, les abréviations normalement non. WS-X1 dit quels mots nous connaissons et qui décide.
WS-11 = Les autres peuvent contester un mot auquel ils ne croient pas. Si ce n’en est vraiment pas un, la personne qui l’a annoncé perd son tour.
WS-12 = La piste devant toi montre ton score : un marqueur indique les unités, un deuxième les dizaines et, à partir de 100 points, un troisième les centaines.
WS-13 = On joue jusqu’à 200 points. La personne qui en a alors le plus gagne. Avec l’option « objectif », vous pouvez jouer plus court, jusqu’à 100 ou 50.
WS-14 = Avec l’option « jeu », vous pouvez jouer avec l’insert : un terrain plus petit, où les tuiles s’empilent. Tant qu’il y a une pioche, tu as toujours une tuile personnelle. Au début de ton tour, tu peux l’ajouter au terrain, ou déplacer une tuile qui s’y trouve. Les mots passent par des tuiles de toute hauteur et, si vous voulez, les lettres du dessus rapportent plus. Les détails sont en WS-A16.
WS-15 = On peut aussi jouer sans plateau. Trois tuiles qui se touchent sont posées face visible entre vous, le reste forme la pioche. À ton tour, tu trouves un mot, tu ajoutes une tuile, ou les deux, et tu marques les lettres de ton mot, jusqu’à ce que toutes les tuiles soient posées. Les détails sont en WS-A17.

## Rulings

WS-A1 = Le plateau est un hexagone de quatre cases par bord. Cela fait 37 cases et, comme le centre est vide, 36 tuiles. Sur les 20 autres, chacun en reçoit une ; ce qui reste forme la pioche.
WS-A2 = Voici nos 56 tuiles : 5 E ; 4 A et 4 S ; 3 de chaque pour I, L, O, R et T ; 2 de chaque pour C, D, H, M, N, P et U ; une seule pour B, F, G, J, K, Q, V, W, X, Y et Z ; et une seule pour chacun des fragments IN, ON et IS. Règle maison « lettres » : un assortiment adapté à la langue de vos mots, ou le vôtre, de 56 tuiles.
WS-A3 = Dans un mot, chaque tuile ne sert qu’une fois : pour CELL, il te faut donc deux L différents. Règle maison « réutiliser une tuile » : un chemin peut revenir sur une tuile.
WS-A4 = Un mot a au moins deux lettres. Un fragment en compte deux, et il peut même être le mot entier : IN, NO ou IS.
WS-A5 = Seule ta propre lettre est interdite. Ton mot peut passer par des lettres où se trouvent d’autres pions, mais il ne peut pas y finir, car il n’y a de place que pour un pion par lettre. Règle maison « lettres sous les pions » : toutes sont interdites.
WS-A6 = Le centre reste vide pour de bon : aucune tuile n’y vient, aucun mot ne le traverse, et aucun pion n’y retourne jamais.
WS-A7 = Tu choisis les tuiles que tu modifies, deux au plus, et tu le fais avant ton mot. Une fois par tour, tu peux échanger : deux tuiles du plateau changent de place, ou ta tuile personnelle prend la place d’une tuile du plateau. Ce que tu renverses fait partie de ces deux mêmes tuiles. Les tuiles sous un pion, quel qu’il soit, restent où elles sont. Règle maison « échanger sa propre tuile », désactivée : on n’échange que des tuiles du plateau.
WS-A8 = Renverser une tuile est utile quand une autre lettre apparaît : un M devient un W, et un W un M. (Un fragment se lit de toute façon dans les deux sens.) Règle maison « renverser M et W », désactivée : on ne renverse rien.
WS-A9 = Sur le plateau et avec l’insert, chacun peut marquer un mot une fois : les autres peuvent donc encore prendre le tien. Sans plateau, un mot est épuisé pour tout le monde dès que quelqu’un l’a marqué. La règle maison « mots une seule fois » vous laisse le choix. CELL et CELLS sont deux mots différents.
WS-A10 = Quand tu remplaces ta tuile, tu pioches d’abord la nouvelle ; ensuite, l’ancienne est mélangée à la pioche. Tu ne marques rien, ton pion reste en place et ton tour est fini. À ton premier tour, ton pion doit quand même quitter le centre pour une lettre voisine. Si la pioche est vide, on ne peut plus remplacer.
WS-A11 = Le sort d’un mot dépend de qui juge (WS-X1). « Dictionnaire, puis vote » : un mot du dictionnaire compte aussitôt ; un autre, si tu le maintiens, peut être contesté, et alors les autres votent. « Dictionnaire » : tout mot peut être contesté, et alors le dictionnaire décide. « Vote » : tout mot peut être contesté, et alors les autres votent. Un mot que personne ne conteste compte. S’il est rejeté, ton tour est perdu : pas de points, et ton pion reste en place, ou va sur une lettre voisine si c’est ton premier tour ; ce que tu as échangé ou renversé reste ainsi. Une contestation qui échoue ne coûte rien. Règle maison « contestations », vérification immédiate : un mot qui n’est pas dans le dictionnaire, ou que le vote rejette, est seulement refusé, et tu peux réessayer tant qu’il te reste du temps ; cela ne va pas avec « vote ». Un mot trop court, qu’on ne peut pas suivre ou déjà marqué est toujours refusé aussitôt et ne coûte jamais le tour. En solo, le dictionnaire vérifie chaque mot aussitôt.
WS-A12 = Si ton temps s’écoule, tu n’as pas trouvé de mot. Tu as encore cinq secondes pour choisir où va ton pion ; ensuite, c’est le hasard qui choisit. Si aucune lettre voisine n’est libre, il reste en place.
WS-A13 = Quand quelqu’un atteint l’objectif, on finit le tour de table, pour que tout le monde ait joué autant de fois. Le score le plus élevé gagne alors. Les ex æquo en tête jouent jusqu’à trois tours de table de plus ; s’ils sont toujours à égalité, ils partagent la victoire. Règle maison « fin » : la première personne qui atteint l’objectif gagne sur-le-champ. Si personne ne marque pendant trois tours de table complets, ou pendant dix tours en solo, la partie s’arrête, et le score le plus élevé gagne, quel qu’il soit.
WS-A14 = Après la première personne (WS-X6), on joue dans le sens des aiguilles d’une montre. La piste le long de ton bord du plateau est la tienne. En solo, tu essaies d’atteindre l’objectif en aussi peu de tours que possible ; sans plateau, tu essaies de marquer le plus de points possible.
WS-A15 = Le nombre lui-même est toujours écrit à côté de la piste. À partir de 200 points, le marqueur reste au bout de la piste.
WS-A16 = L’insert a 19 cases. Le centre reste vide : il y a donc 18 tuiles au départ, toutes au sol. Règle maison « taille de l’insert », petite : 7 cases, 6 tuiles, deux joueurs au plus, et l’objectif est de 50 points. Au lieu d’échanger et de renverser, tu peux faire une de ces deux choses avant ton mot : poser ta tuile personnelle sur une case vide ou sur une pile, et en piocher une nouvelle tant qu’il y en a ; ou déplacer la tuile du dessus d’une case vers une autre case ou une pile. Un M ou un W peut être renversé au passage. Le centre et les cases où se trouve un pion sont interdits. On ne lit que les tuiles du dessus, et les piles voisines se touchent quelle que soit leur hauteur. Si tu n’as pas de mot et qu’aucune lettre voisine n’est libre, ton pion va sur la lettre libre de ton choix. Règle maison « lecture des piles » : un mot peut aussi monter et descendre tout droit dans une pile. Règle maison « les piles rapportent plus » : une lettre vaut son niveau, 1 au sol, 2 au deuxième, et ainsi de suite ; un fragment vaut le double. Tout le reste est comme sur le plateau, le remplacement aussi (WS-9).
WS-A17 = Sans plateau, il n’y a ni bords, ni pions, ni tuiles personnelles ; on n’échange et on ne remplace rien, et un mot peut commencer n’importe où. Les trois premières tuiles forment un triangle, et il en reste 53. À ton tour, 30 secondes là aussi, tu peux piocher une tuile et la poser de façon qu’elle en touche au moins une autre (un M ou un W dans le sens que tu veux), et tu peux annoncer un mot, dans n’importe quel ordre ; tu dois faire l’un des deux. Si un tour de table entier passe sans nouvelle tuile, la personne suivante doit en ajouter une. Si ton temps s’écoule ou si ton mot est rejeté, le hasard pose la tuile que tu as piochée ; si ton temps s’écoule alors que tu n’avais rien fait, ou si tu dois encore ajouter une tuile, il en pioche une et la pose. La partie finit après le tour où la dernière tuile est posée ; la personne qui la pose peut encore annoncer un mot. Il n’y a pas d’objectif : le score le plus élevé gagne, et en cas d’égalité, la victoire est partagée. Règle maison « tuiles par tour » : tu peux en ajouter jusqu’à deux ou trois.
WS-A18 = Un chemin peut tourner à sa guise. Seule sa première lettre doit toucher ton pion (sans plateau, elle peut être n’importe où), et chaque lettre suivante la précédente.
WS-A19 = Les 30 secondes sont pour tout, échanger et renverser compris. Règle maison « temps par tour » : plus, moins, ou sans limite (WS-X3).
WS-A20 = Si tu écris un mot qui peut se lire par plusieurs chemins aux fins différentes, tu choisis la lettre où il finit.

## At every table, for this game

WS-X1 = Notre dictionnaire a des listes de mots, de lieux, de prénoms, de marques et d’abréviations. Ici, toutes comptent sauf les abréviations ; l’option « quels mots comptent » change cela, et « liste à vous » en ajoute une des vôtres. L’option « qui juge les mots » a trois réponses. Par défaut, c’est le dictionnaire, puis un vote : un mot que le dictionnaire connaît compte aussitôt. S’il ne connaît pas le tien, on ne le dit qu’à toi. Tu peux le laisser tomber, ce qui ne coûte rien, ou le maintenir, une fois par tour ; s’il est alors contesté, les autres votent. Sinon, c’est le dictionnaire seul qui juge, ou seulement le vote des autres, chaque fois qu’un mot est contesté (WS-A11). Pour un vote, il y a 15 secondes, et les bots s’abstiennent. Il faut plus de oui que de non ; l’égalité ne suffit pas. Si personne ne vote, le dictionnaire décide. Ce qu’un vote a décidé vaut pour tout le monde jusqu’à la fin de la partie. Avec l’option « pour toute la famille », les bots, les conseils et les bilans gardent les mots grossiers pour eux ; tu peux quand même les annoncer. Aux tables publiques, elle est toujours activée.
WS-X2 = Les majuscules et les accents ne changent rien : en français et en italien, É est un E, Ç un C et Œ un O suivi d’un E. En allemand, ß devient SS. Ä, Ö et Ü restent tels quels s’il y a des tuiles pour eux, comme dans notre assortiment allemand ; sinon, ils deviennent AE, OE et UE. On ne peut pas annoncer de mot avec un trait d’union, une apostrophe ou une espace.
WS-X3 = Un tour dure 30 secondes (« temps par tour »). Vous pouvez convenir d’un autre temps, ou d’aucun ; mais à une table publique, et là où aucun bot ne remplace les absents, c’est alors 120 secondes. Pendant que les autres peuvent contester un mot ou voter, ton horloge s’arrête ; ensuite, elle repart avec ce qui restait, au moins trois secondes. C’est notre horloge qui fait foi, avec une demi-seconde de marge pour tout le monde.
WS-X4 = Les autres ont cinq secondes pour contester un mot (« temps pour contester »). Si tout le monde l’accepte, c’est fini plus tôt. Si tu l’as accepté, tu peux encore changer d’avis tant qu’il reste du temps. Vous pouvez aussi convenir d’attendre que tout le monde ait répondu, mais une minute au plus. Sans connexion, tu l’acceptes au bout de cinq secondes. Tant que ce temps court, on ne peut rien faire d’autre à la table.
WS-X5 = La pioche est face cachée ; la tuile qui vient n’est tirée au sort qu’au moment de piocher. Tout le reste est visible : le plateau, la tuile personnelle de chacun et les points. Seul un mot que le dictionnaire ne connaît pas reste entre lui et toi, tant que tu ne le maintiens pas.
WS-X6 = Le sort désigne qui commence. Avec l’option « qui commence », vous pouvez en décider vous-mêmes.
WS-X7 = Si quelqu’un a quitté la table ou est absent depuis une minute, un bot joue à sa place jusqu’à son retour. À une table sans bots, c’est l’horloge qui fait avancer le jeu (WS-X3). Chaque fois qu’un temps s’écoule, on s’en tient au plus simple : le hasard déplace le pion sur une lettre voisine libre ou, sans plateau, pioche une tuile et la pose ; un mot est accepté ; à un vote, on s’abstient.
WS-X8 = Tu peux abandonner à tout moment. À deux, c’est l’autre qui gagne. À plusieurs, un bot continue à ta place et tu finis à la dernière place ; la seule personne qui reste gagne. En solo, c’est perdu.

## Captions of the drawn examples

rules-wordsearch-example-help = Le H touche le pion au centre, et E, L et P touchent chacun la lettre précédente : HELP, 4 points.
rules-wordsearch-example-clears = CLEARS descend en serpentant jusqu’à un S au bord : 6 points, et c’est là que le pion se trouve ensuite.
rules-wordsearch-example-own-letter = Le pion est maintenant sur ce S : US ne peut pas se lire ainsi. Par l’autre S, à côté du U, c’est possible.
rules-wordsearch-example-backwards = Le fragment ON se lit ici NO : NOSE, quatre lettres sur trois tuiles.
rules-wordsearch-example-track = 5, 17, 53 et 116 points sur la piste.
rules-wordsearch-example-insert = Le S a été posé sur un E. STUB vaut 4 points ; là où les piles rapportent plus, il en vaut 5, car le S est au deuxième niveau.
rules-wordsearch-example-boardless = T, E et A étaient là d’abord, et le S vient d’être ajouté : TEAS, 4 points.
rules-wordsearch-example-through = Un autre pion est sur le L. Peu importe : HELP ne fait que passer.
rules-wordsearch-example-ends-under = Ici, l’autre pion est sur le P. HELP y finirait, on ne peut donc pas l’annoncer.
rules-wordsearch-example-swapped = Le S et le J ont changé de place, et HELP est devenu HELPS.
rules-wordsearch-example-turned = Le Q et le W ont changé de place, et le W a aussi été renversé. C’est maintenant un M, et on peut annoncer HIM.
rules-wordsearch-example-downwards = Là où les piles se lisent vers le haut et vers le bas, le chemin peut aller du S au E en dessous : USE. Le pion est sur le T.
