# What stands on the boxes of the shelf. The rest of a game's texts is loaded with the game.

grandmastermind-title = Grand Master Mind
grandmastermind-tagline = Knack einen Code aus Formen und Farben.

moerder-title = Find … den Mörder
moerder-tagline = Finde das Wort, oder sammle es unter aller Augen.

wordsearch-title = Word Search
wordsearch-tagline = Finde ein Wort neben deiner Figur und lass dich weitertragen.

letter-title = Letter
letter-tagline = Leg einen Buchstaben, nenn ein neues Wort, und klopf, wenn die anderen eines übersehen.

murdero-title = Murdero
murdero-tagline = Bau einen Fall vom Tatort bis zur Tatwaffe, und verdirb den anderen ihre.
