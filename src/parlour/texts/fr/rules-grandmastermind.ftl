# The rule book of GRAND MASTER MIND. A rule's id is its message's id.

rules-grandmastermind-intro = Derrière le cache se trouvent quatre paires, chacune faite d’une forme et d’une couleur, et tu veux toutes les connaître. Chaque rangée que tu poses est une question ; jusqu’à quatre petites fiches te répondent. Avec des centaines de milliers de codes possibles, la chance seule ne te mènera pas loin, mais si tu lis bien les fiches, tu toucheras souvent au but avant que le plateau soit plein.

rules-grandmastermind-first-aim = Trouve le code caché : quatre paires, chacune d’une forme et d’une couleur. Moins il te faut de rangées, mieux c’est.
rules-grandmastermind-first-turn = Pose une rangée de quatre paires et propose-la. Les fiches à côté disent si tu t’approches. Noire : une paire est tout à fait juste. Blanche : une paire est dans le code, mais ailleurs. Bleue : à une place, seule la forme ou seule la couleur est juste.
rules-grandmastermind-first-end = Avec quatre fiches noires, le code est trouvé et vous changez de rôle. Chaque rangée qu’il te faut donne un point à l’autre ; qui a le plus de points à la fin gagne.

## Headings

rules-grandmastermind-section-goal = De quoi il s’agit
rules-grandmastermind-section-pieces = Le plateau et les pièces
rules-grandmastermind-section-code = Le code
rules-grandmastermind-section-rows = Les rangées
rules-grandmastermind-section-pegs = Les fiches
rules-grandmastermind-section-end = Fin de partie et points
rules-grandmastermind-section-variant-2 = Variante 2 : avec des cases vides
rules-grandmastermind-section-house = Nos précisions et les règles maison
rules-grandmastermind-section-common = { rules-common-section-house }

## Rules

GM-1 = On joue à deux. Le codeur imagine un code secret, et le décodeur essaie de le trouver en aussi peu de rangées que possible. Si tu joues en solo, la maison prend l’autre rôle.
GM-2 = La boîte contient un plateau de dix doubles rangées, un cache, une vingtaine de fiches de chaque sorte (noires, blanches, bleues), quelques fiches pour marquer les points et une douzaine de pièces de chaque forme et de chaque couleur. Les formes et les couleurs changent selon les éditions. Les nôtres sont le triangle, le carré, l’hexagone, l’étoile et la croix, et le rouge, le jaune, le vert, le violet et l’orange. Le noir, le blanc et le bleu sont réservés aux fiches.
GM-3 = Une paire, c’est une forme et une couleur qui vont ensemble : la forme dans la case carrée, la couleur dans la case ronde qui l’accompagne. Une forme ne va jamais dans une case ronde, ni une couleur dans une case carrée.
GM-4 = Le code se compose de quatre paires, une par position. Tu combines formes et couleurs à ta guise et tu peux les répéter autant que tu veux, jusqu’à mettre quatre fois la même paire. Cela fait 25 × 25 × 25 × 25 = 390 625 codes possibles. C’est la variante 1, celle qu’on joue par défaut.
GM-5 = Quand tu décodes, tu remplis une double rangée à la fois, quatre formes et quatre couleurs, puis tu la valides. Dès lors, elle reste telle quelle jusqu’à ce que le code soit dévoilé : tu peux donc toujours revoir ce que tu as déjà demandé.
GM-6 = Le codeur répond à chaque rangée par des fiches noires, blanches et bleues dans les quatre trous d’à côté ; des trous peuvent rester vides. Peu importe dans quel trou se trouve une fiche : les fiches te disent combien de paires sont bonnes, jamais lesquelles.
GM-7 = Une fiche noire veut dire qu’une paire est tout à fait juste : forme, couleur et position.
GM-8 = Une fiche blanche veut dire : une paire de la rangée, forme et couleur ensemble, figure dans le code, mais à une autre position. Une paire cachée ne se trouve qu’une fois : si le code n’a qu’une étoile verte et que ta rangée en a deux ou trois, toutes mal placées, tu reçois une seule fiche blanche.
GM-9 = Une fiche bleue veut dire : à une position, soit la forme, soit la couleur est juste, mais pas l’autre. Une forme ou une couleur qui ne conviendrait qu’à une autre position ne rapporte rien.
GM-10 = Le noir passe avant le blanc, le blanc avant le bleu, et rien n’est signalé deux fois : une paire qui a rapporté une fiche n’en rapporte pas une deuxième. Pour une paire qui ne rapporte rien, un trou reste vide. GM-A1 dit exactement comment on compte.
GM-11 = Quatre fiches noires : le code est trouvé. Le cache s’ouvre, tout le monde voit le code, et vous échangez les rôles. La victoire va à qui a utilisé le moins de rangées.
GM-12 = La durée du match se décide à l’avance : soit un nombre de manches (« manches »), soit un score à atteindre (« points à atteindre »). Les points restent affichés à côté du plateau. Vous pouvez aussi fixer un temps limite pour chaque rangée (« temps par rangée ») ; par défaut, il n’y en a pas.
GM-13 = La variante 2 s’adresse aux décodeurs aguerris : des cases peuvent rester vides, dans le code comme dans tes rangées. Une case vide compte comme une sixième forme ou une sixième couleur, ce qui fait 36 × 36 × 36 × 36 = 1 679 616 codes possibles. Tout le reste est pareil.

## Rulings

GM-A1 = Par défaut, chaque paire du code et chaque paire de la rangée compte pour une fiche au plus. On donne d’abord toutes les fiches noires, puis, avec les paires restantes, autant de blanches que possible, et avec ce qui reste encore, autant de bleues que possible. Si plusieurs paires identiques peuvent avoir rapporté une fiche blanche, on retient celles qui laissent le plus de bleues ; gauche ou droite, peu importe. Règle maison « bleu strict » : une position ne rapporte une fiche bleue que si la paire de la rangée n’est nulle part dans le code, ni la paire du code dans la rangée. Règle maison « bleu généreux » : seules les paires de la rangée sont consommées ; une paire cachée qui a déjà rapporté une fiche blanche peut donc encore en rapporter une bleue.
GM-A2 = Par défaut, la table pose les fiches et ne se trompe jamais. Règle maison « fiches à la main » : le codeur les pose et la table vérifie ; une réponse fausse lui revient avec « recompte », et le décodeur n’en voit rien. S’il y a un temps par rangée, le codeur a le même temps pour poser les fiches, et aussi pour composer le code, mais alors au moins une minute. Ensuite, c’est X-7 qui s’applique.
GM-A3 = Le plateau a dix rangées ; avec l’option « rangées », tu peux en choisir de 6 à 20. Si le code n’est pas trouvé à la dernière, on le dévoile et on compte une rangée de plus que n’en a le plateau : onze pour un plateau de dix.
GM-A4 = Le codeur reçoit un point par rangée utilisée par le décodeur. Une manche est finie quand chacun a décodé une fois ; par défaut, on joue une seule manche. Si vous jouez aux « points à atteindre », on ne vérifie qu’à la fin d’une manche, pour que chacun ait eu les mêmes chances. Le plus haut score gagne ; à égalité, match nul.
GM-A5 = Si ton temps pour une rangée s’écoule, elle est perdue : les pièces déjà posées sont retirées, la rangée compte comme utilisée et ne reçoit aucune fiche, puisqu’elle n’a rien demandé. Rien à voir avec une rangée entièrement vide que tu valides dans la variante 2 : celle-là est une vraie question et reçoit sa réponse. Par défaut, il n’y a pas de « temps par rangée » et aucune rangée ne se perd.
GM-A6 = Par défaut, tu ne manques jamais de pièces. Règle maison « réserve limitée » : le décodeur a, pour toutes ses rangées, douze pièces de chaque forme et douze de chaque couleur. Le code caché n’est pas pris dessus. Cette règle maison ne va qu’avec 15 rangées au plus. Attention : ce que tu as posé ne revient pas. Un code peut demander quatre pièces identiques ; si tu en dépenses trop pour tes questions, tu peux connaître le code et ne plus pouvoir le poser. Garde donc ce qu’il pourrait demander et interroge avec les pièces dont tu peux te passer.
GM-A7 = Dans la variante 2, « vide » est une valeur comme une autre : deux paires entièrement vides sont identiques, et une case vide correspond à une case vide. Comme une telle rangée a l’air inachevée, elle ne compte que lorsque tu la valides. La variante est un réglage de la table, et tout le monde la connaît avant de commencer.
GM-A8 = Les fiches sont toujours dans le même ordre : d’abord les noires, puis les blanches, puis les bleues, puis les trous vides. Leur place ne trahit donc rien.
GM-A9 = Dans la variante 1, une rangée doit être complète avant que tu la valides : les huit cases, quatre formes et quatre couleurs. D’ici là, tu peux déplacer et échanger les pièces comme tu veux.
GM-A10 = Par défaut, on échange les rôles, même contre la maison. Avec l’option « rôles », tu peux ne jouer qu’un seul rôle contre la maison : « tu décodes » ou « tu caches le code ». Il n’y a alors pas de score adverse ; on retient le nombre de rangées utilisées et si le code a été trouvé ou non, et « manches » dit combien de codes on joue. Avec plusieurs codes, on additionne les rangées, et un code qui n’a pas été trouvé compte une rangée de plus que le plateau n’en a (GM-A3). Le décodeur ne gagne que si tous les codes ont été trouvés ; au codeur, il suffit d’un seul qui résiste. Trouvé ou non, chaque code est dévoilé à la fin.

## Captions of the drawn examples

rules-grandmastermind-example-black = Le triangle rouge est exactement là où il est caché : une fiche noire. Le violet et le vert figurent aussi dans le code, mais pas à ces positions ; ils ne rapportent donc rien.
rules-grandmastermind-example-white = Le triangle rouge figure dans le code, mais une position plus à gauche : une fiche blanche.
rules-grandmastermind-example-blue = Le rouge est juste à la première position, la croix à la quatrième, mais chaque fois le reste de la paire est faux : deux fiches bleues.
rules-grandmastermind-example-duplicate = Le code a une étoile verte. La rangée en a deux, toutes deux mal placées : une seule fiche blanche.
rules-grandmastermind-example-nothing = Les quatre couleurs figurent dans le code, mais aucune n’est à sa position, et aucune paire n’est juste : tous les trous restent vides.
rules-grandmastermind-example-precedence = L’hexagone violet de la troisième position est tout à fait juste : noir. Celui du code est donc pris, et le second hexagone violet ne rapporte rien. Le carré rouge est caché à la deuxième position : blanc. Son rouge conviendrait aussi à la première, mais une paire ne rapporte jamais deux fiches.
rules-grandmastermind-example-used-up = Le triangle jaune de la troisième position rapporte une fiche noire. Celui de la première en rapporte une blanche et consomme le triangle jaune caché à la deuxième. Le triangle rouge de la deuxième position ne rapporte donc pas de fiche bleue ; l’orange de la quatrième, si. Avec « bleu généreux », chacun en rapporterait une.
rules-grandmastermind-example-strict = L’un des deux triangles rouges rapporte la fiche blanche. On choisit celui de la quatrième position : ainsi, le rouge de la première rapporte encore une bleue. Avec « bleu strict », il n’y a que la blanche, car le triangle rouge figure dans le code.
rules-grandmastermind-example-solved = Les quatre paires sont tout à fait justes : quatre fiches noires, et le cache s’ouvre.
rules-grandmastermind-example-blanks = Le triangle rouge et la paire vide ont échangé leurs positions : deux fiches blanches. À la troisième position, la couleur vide est juste, à la quatrième, la forme vide : deux fiches bleues.
