# Ce qu’on dit d’un mot que l’on cherche, à une table et avec `parlour words`.

lookup-why-counts = Il est valable à cette table : { $layer }.
lookup-why-not-agreed = Il n’est pas valable à cette table : vous jouez sans cette liste.
lookup-why-hidden = Il n’est pas valable à cette table : vous jouez sans mots grossiers.
lookup-why-unknown = Il n’est dans aucune de nos listes et n’est donc pas valable à cette table.
lookup-why-stood-by = Il n’est dans aucune de nos listes. Il est valable si tu le maintiens et que les autres l’acceptent.
lookup-why-vote = À cette table, vous décidez ensemble de ce qui est valable. Le dictionnaire ne fait que renseigner.
lookup-list = Liste
lookup-common = Fréquence
lookup-one-in = environ un mot sur { NUMBER($count) }
lookup-source = Source

lookup-layer-words = un mot ordinaire
lookup-layer-proper = un mot qui prend la majuscule et sert comme un autre
lookup-layer-places = un lieu
lookup-layer-abbreviations = une abréviation
lookup-layer-initials = un sigle
lookup-layer-first-names = un prénom
lookup-layer-brands = une marque
lookup-layer-own = de la liste { $name }
lookup-common-everyday = Un mot de tous les jours
lookup-common-common = Courant
lookup-common-known = Bien connu
lookup-common-rare = Rare
lookup-common-very-rare = Très rare
lookup-common-uncounted = Personne n’a compté s’il est courant
