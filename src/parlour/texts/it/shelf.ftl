# What stands on the boxes of the shelf. The rest of a game's texts is loaded with the game.

grandmastermind-title = Grand Master Mind
grandmastermind-tagline = Scopri un codice di forme e colori.

moerder-title = Find … den Mörder
moerder-tagline = Trova la parola, o raccoglila sotto gli occhi di tutti.

wordsearch-title = Word Search
wordsearch-tagline = Trova una parola accanto alla tua pedina, e lasciati portare.

letter-title = Letter
letter-tagline = Posa una lettera, di’ una parola nuova, e bussa per quel che agli altri è sfuggito.

murdero-title = Murdero
murdero-tagline = Costruisci un caso dalla scena del crimine all’arma, e rovina quelli degli altri.
