# Was `parlour words` sagt. $layer und $common sind Meldungen aus lookup.ftl.

terminal-words-help = Frag, ob Wörter gelten, lass Wörter auflisten und füge eine eigene Liste hinzu.
terminal-words-usage = SPRACHE WORT … | add DATEI
terminal-words-language = en, de, fr oder it: die Sprache der Wörter.
terminal-words-word = Die Wörter, die du nachschlagen willst.
terminal-words-pattern = Listet die Wörter auf, die passen: ? ist ein Buchstabe, * beliebig viele.
terminal-words-letters = Listet die Wörter auf, die sich mit diesen Buchstaben legen lassen; ? ist ein Blanko.
terminal-words-layers = Nur diese Schichten, mit Kommas dazwischen: { $known }. Vorgabe für Listen: words.
terminal-words-limit = Wie viele Wörter aufgelistet werden. Vorgabe: 100.
terminal-words-add = Fügt eine eigene Liste hinzu: ein Wort je Zeile; was auf # folgt, ist eine Bemerkung.
terminal-words-add-file = Eine Textdatei in UTF-8.
terminal-words-add-language = en, de, fr oder it: die Sprache der Liste.
terminal-words-add-name = Wie sie am Tisch heißen soll. Vorgabe: der Name der Datei.

terminal-words-in = { $word } gilt: „{ $spelling }“, { $layer }. { $common }{ $zipf ->
    [-1] .
   *[other] {" "}(Zipf { NUMBER($zipf, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
} Aus { $source }.{ $hidden ->
    [true] {" "}Vom Familienfilter verborgen.
   *[false] {""}
}
terminal-words-not-in = { $word } steht in keiner unserer Listen.
terminal-words-unplayable = „{ $word }“ lässt sich nicht mit Steinen legen: mindestens zwei Buchstaben, ohne Bindestriche, Apostrophe, Leerzeichen und Ziffern.
terminal-words-none-fit = Kein Wort passt.
terminal-words-more = … und { $count } weitere.
terminal-words-added = Die Liste { $name } hat { $count ->
    [one] ein Wort
   *[other] { $count } Wörter
} und kann am Tisch gewählt werden.{ $problems ->
    [0] {""}
    [one] {" "}Eine Zeile wurde ausgelassen.
   *[other] {" "}{ $problems } Zeilen wurden ausgelassen.
}
terminal-words-problem-not-text = Zeile { $line }: „{ $text }“ ist kein UTF-8-Text.
terminal-words-problem-not-letters = Zeile { $line }: „{ $text }“ enthält nicht nur Buchstaben.
terminal-words-problem-too-short = Zeile { $line }: „{ $text }“ hat nur einen Buchstaben.
terminal-words-problem-too-long = Zeile { $line }: „{ $text }“ ist länger als 30 Buchstaben.
terminal-words-problems-more = … und { $count } weitere Zeilen.
terminal-words-list-empty = In { $file } steht kein Wort.
terminal-words-list-damaged = Eine Liste im Datenordner ist nicht lesbar ({ $why }); füge sie noch einmal hinzu.
terminal-words-name-unusable = Eine Liste kann nicht „{ $name }“ heißen: Kleinbuchstaben, Ziffern, _ und -, und nicht wie eine Schicht. Wähle einen Namen mit --name.
terminal-words-nothing-asked = Nenne ein Wort, oder nimm --pattern oder --letters.
terminal-words-not-letters = „{ $name }“ enthält mehr als Buchstaben und ?; im Muster auch *.
terminal-unknown-words-language = Auf „{ $name }“ haben wir keine Wörter; wir haben { $known }.
terminal-unknown-words-language-near = Auf „{ $name }“ haben wir keine Wörter. Meinst du „{ $nearest }“?
terminal-unknown-words-layer = Eine Schicht „{ $name }“ gibt es nicht; es gibt { $known }.
terminal-unknown-words-layer-near = Eine Schicht „{ $name }“ gibt es nicht. Meinst du „{ $nearest }“?
