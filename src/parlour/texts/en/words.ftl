# What `parlour words` says. $layer and $common are messages of lookup.ftl.

terminal-words-help = Ask whether words count, list words, and add a list of your own.
terminal-words-usage = LANGUAGE WORD… | add FILE
terminal-words-language = en, de, fr or it: the language of the words.
terminal-words-word = The words to look up.
terminal-words-pattern = List the words that fit: ? is one letter, * any number of them.
terminal-words-letters = List the words these letters can lay; ? is a blank.
terminal-words-layers = Only these layers, with commas between: { $known }. Default for lists: words.
terminal-words-limit = How many words to list. Default: 100.
terminal-words-add = Add a list of your own: one word a line; what follows # is a remark.
terminal-words-add-file = A text file in UTF-8.
terminal-words-add-language = en, de, fr or it: the language of the list.
terminal-words-add-name = What to call it at the table. Default: the name of the file.

terminal-words-in = { $word } counts: “{ $spelling }”, { $layer }. { $common }{ $zipf ->
    [-1] .
   *[other] {" "}(Zipf { NUMBER($zipf, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
} From { $source }.{ $hidden ->
    [true] {" "}Hidden by the family filter.
   *[false] {""}
}
terminal-words-not-in = { $word } is in none of our lists.
terminal-words-unplayable = “{ $word }” can’t be laid with tiles: two letters or more, without hyphens, apostrophes, spaces or digits.
terminal-words-none-fit = No word fits.
terminal-words-more = … and { $count } more.
terminal-words-added = The list { $name } has { $count ->
    [one] one word
   *[other] { $count } words
} and can be chosen at a table.{ $problems ->
    [0] {""}
    [one] {" "}One line was left out.
   *[other] {" "}{ $problems } lines were left out.
}
terminal-words-problem-not-text = Line { $line }: “{ $text }” is not UTF-8 text.
terminal-words-problem-not-letters = Line { $line }: “{ $text }” has more than letters in it.
terminal-words-problem-too-short = Line { $line }: “{ $text }” has only one letter.
terminal-words-problem-too-long = Line { $line }: “{ $text }” is longer than 30 letters.
terminal-words-problems-more = … and { $count } more lines.
terminal-words-list-empty = There is no word in { $file }.
terminal-words-list-damaged = A list in the data folder can’t be read ({ $why }); add it again.
terminal-words-name-unusable = A list can’t be called “{ $name }”: small letters, digits, _ and -, and not the name of a layer. Choose one with --name.
terminal-words-nothing-asked = Name a word, or use --pattern or --letters.
terminal-words-not-letters = “{ $name }” has more in it than letters and ?; in a pattern also *.
terminal-unknown-words-language = We have no words in “{ $name }”; we have { $known }.
terminal-unknown-words-language-near = We have no words in “{ $name }”. Did you mean “{ $nearest }”?
terminal-unknown-words-layer = There is no layer “{ $name }”; there are { $known }.
terminal-unknown-words-layer-near = There is no layer “{ $name }”. Did you mean “{ $nearest }”?
