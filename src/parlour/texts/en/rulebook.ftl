# The pages of the rule books.

book-index = Rule books
book-index-about = Every rule in plain words, numbered, with drawn examples.
book-title = { $game }: the rules
book-contents = Contents
book-glossary = The words we use
book-lesson = Learn it in two minutes
book-link = Link to rule { $rule }
book-failed = This rule book won’t open.
book-failed-why = Perhaps there is no such game here, or the connection is gone. Try again in a moment.
book-first-page = In a minute
book-aim = The aim
book-turn = Your turn
book-end = The end
book-search = Search the rules
book-search-hint = A word, or { $rule }
book-found = { $count ->
    [0] No rule has that.
    [one] One rule
   *[other] { $count } rules
}
