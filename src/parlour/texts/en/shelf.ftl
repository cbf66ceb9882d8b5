# What stands on the boxes of the shelf. The rest of a game's texts is loaded with the game.

grandmastermind-title = Grand Master Mind
grandmastermind-tagline = Break a code of shapes and colours.

moerder-title = Find … den Mörder
moerder-tagline = Find the word, or collect it under everyone’s eyes.

wordsearch-title = Word Search
wordsearch-tagline = Find a word beside your token, and let it carry you on.

letter-title = Letter
letter-tagline = Lay a letter, name a new word, and knock for what the others have missed.

murdero-title = Murdero
murdero-tagline = Build a case from Crime Scene to Weapon, and spoil those of the others.
