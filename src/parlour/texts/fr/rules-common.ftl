# Rules that hold at every table. A rule's id is its message's id.

rules-common-section-house = À toutes les tables de la maison

X-3 = Une horloge ne tourne que si la table en a une. Aux tables privées, il n’y en a pas par défaut ; aux tables publiques, et là où aucun bot ne remplace les absents (X-7), tu as 90 secondes par coup (« temps par coup »), sauf si un temps par rangée a été convenu. Les deux se changent à l’ouverture de la table. C’est notre horloge qui fait foi, et elle accorde à tout le monde une demi-seconde de marge pour la connexion : ce qui arrive au plus une demi-seconde après le temps affiché compte encore, ce qui vient plus tard ne compte plus. Quand le temps est écoulé, le coup décrit en X-7 est joué à ta place.
X-5 = Seul le codeur voit le code ; le décodeur et les spectateurs ne le voient que lorsqu’il est dévoilé. Tout le reste est visible de tous : les rangées, les fiches et les points.
X-6 = Le sort désigne le premier codeur. Avec l’option « qui commence », vous pouvez en décider vous-mêmes.
X-7 = Si quelqu’un a quitté la table ou est absent depuis une minute, un bot joue à sa place jusqu’à son retour (« les bots remplacent les absents », activé par défaut). À une table sans bots, c’est l’horloge qui fait avancer le jeu (X-3). Chaque fois que ton temps s’écoule, on s’en tient au plus simple : le hasard compose le code, les fiches sont posées correctement, et une rangée que tu n’as pas validée est perdue. S’il n’y a plus personne, la table se met en pause et toutes les horloges s’arrêtent jusqu’à ce que quelqu’un revienne.
X-8 = Tu peux abandonner à tout moment. À deux, c’est l’autre qui gagne ; en solo contre la maison, la partie est perdue. Dans les deux cas, un code encore caché est dévoilé.
