# The lesson of WORD SEARCH. Each step: what to do, its title, a hint, and what is said after another act.
# The words are those of the board for this language (games/wordsearch/lesson.py).

lesson-wordsearch-first = Your token stands in the middle. Find a word whose first letter touches it; every further letter touches the one before. HELP begins at c4: trace H, E, L, P and call it.
    .title = Your first word
    .hint = Drag over c4, c3, d3 and c2, or tap them one by one. You may also type HELP. Then press “{ wordsearch-call }”.
    .wrong = Not this one. Trace HELP from c4 over c3 and d3 to c2, and call it.
lesson-wordsearch-let = A point for every letter, and your token now stands on the P, where the word ended. Tom calls SEA. Anybody may dispute a word that no dictionary has. Is this one in doubt?
    .title = Tom’s word
    .hint = SEA is a word. “{ finding-let-stand }” is enough.
    .wrong = SEA is in every dictionary, and a dispute would gain nothing. Let it stand.
lesson-wordsearch-second = From now on your words begin beside the P, and the letter under your own token can’t be used. RAIN starts at b2: call it.
    .title = From where you stand
    .hint = Trace R on b2, A on b3, I on a3 and N on a2.
    .wrong = A word has to begin right beside your token. Try RAIN, from b2 to a2.
lesson-wordsearch-dispute = Now Tom calls VUB. Have you ever heard that?
    .title = Is that a word?
    .hint = If a disputed word is in no dictionary, whoever called it loses the turn. A dispute that fails costs nothing.
    .wrong = Tom would get three points for VUB! Dispute it.
lesson-wordsearch-swap = No such word: Tom gets nothing. From your N you could read GOLD down the left edge, but on c1 lies an I. Before calling, you may swap two tiles, anywhere. Swap c1 with the L on g4.
    .title = Make your own luck
    .hint = Press “{ wordsearch-swap }”, then tap c1 and g4.
    .wrong = Swap the I on c1 with the L on g4.
lesson-wordsearch-third = There it is: G, O, L, D. Call it.
    .title = Cash in
    .hint = Trace a1, b1, c1 and d1.
    .wrong = Trace GOLD along the left edge, from a1 to d1.
lesson-wordsearch-exchange = Tom finds nothing and only moves on. You hold one tile of your own, a J. You may swap it with a tile on the board, too; or, instead of calling a word, exchange it for one from the pile. Get rid of the J.
    .title = Your own tile
    .hint = Press “{ wordsearch-exchange }” and confirm. It ends your turn.
    .wrong = Exchange your tile this time.
lesson-wordsearch-step = If you find no word, your token moves to a free letter beside it, so that you get somewhere better. Move it.
    .title = No word?
    .hint = Press “{ wordsearch-move-on }” and tap one of the bright letters.
    .wrong = This time, just move your token to a letter beside it.
lesson-wordsearch-end = Tom has to catch his train, so the game is yours. Otherwise you play to 200 points, with 30 seconds a turn; nobody scores the same word twice. There is also a game alone, one with stacks of tiles, and one without a board.
    .title = Enough to begin
