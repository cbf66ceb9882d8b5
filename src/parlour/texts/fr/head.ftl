# L’en-tête d’une page : ce qu’une messagerie montre à côté d’un lien, et un moteur de recherche au-dessous.

head-title = Parlour : cinq jeux de société dans le navigateur
head-house = Ouvre une boîte, envoie le lien, joue : avec des amis, sur un seul appareil ou contre la maison. Sans compte.
head-game = { $tagline } De un à { $most }, environ { $minutes } minutes, avec des amis ou contre la maison.
head-rules = Toutes les règles de { $game } en mots simples : la première page en une minute, puis chaque règle avec son numéro et des exemples dessinés.
head-history = Tes parties finies : résultats, courbes, records personnels, et chaque partie à revoir coup par coup. Sans compte.
