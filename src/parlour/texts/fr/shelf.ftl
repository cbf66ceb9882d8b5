# What stands on the boxes of the shelf. The rest of a game's texts is loaded with the game.

grandmastermind-title = Grand Master Mind
grandmastermind-tagline = Perce un code de formes et de couleurs.

moerder-title = Find … den Mörder
moerder-tagline = Trouve le mot, ou ramasse-le sous les yeux de tous.

wordsearch-title = Word Search
wordsearch-tagline = Trouve un mot à côté de ton pion, et laisse-le t’emmener plus loin.

letter-title = Letter
letter-tagline = Pose une lettre, annonce un nouveau mot, et frappe pour ce que les autres n’ont pas vu.

murdero-title = Murdero
murdero-tagline = Monte une affaire de la scène de crime à l’arme, et sabote celles des autres.
