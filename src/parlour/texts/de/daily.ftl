# Die Tagesrätsel: von heute und von gestern, Ergebnisse, Tage in Folge, und was geteilt wird.

daily-title = Rätsel des Tages
daily-heading = Rätsel des Tages, { $date }
daily-of = Tagesrätsel, { $date }
daily-intro = Für alle dasselbe, mit demselben Zufall. Dein erster Versuch zählt; es gibt keine Hilfe und keine Uhr.
daily-today = Heute
daily-words-in = Wörter auf
daily-next = Der Tag ist der von UTC, für alle zugleich. Neue Rätsel kommen bei dir um { $time }.
daily-yesterday = Die von gestern, nachbetrachtet
daily-yesterday-why = Schau dir deine Partien noch einmal an, oder die der Expertin, oder spiel sie zum Spaß: Sie zählen nicht mehr.
daily-luck = Woher der Zufall kommt
daily-luck-why = Aus dem Datum, ganz offen: Der SHA-256 eines solchen Satzes ist der Startwert des Rätseltischs, und niemand fügt etwas hinzu. Jeder kann es nachrechnen.
daily-note = Tagesrätsel, { $date }. Derselbe Zufall für alle: Er kommt aus dem Datum.
daily-counts = Dieser Versuch zählt. Du kannst gehen und wiederkommen.
daily-for-fun = Nur zum Spaß: Es zählt allein der erste Versuch am Tag selbst.
daily-play = Spielen
daily-go-on = Weiterspielen
daily-again = Nur zum Spaß
daily-look = Spiel ansehen
daily-expert = Die Partie der Expertin
daily-all = Alle Rätsel
daily-about-grandmastermind = Derselbe Code für alle.
daily-about-moerder = Die Plättchen kommen bei allen in derselben Reihenfolge, wo du auch aufdeckst. Lass möglichst viele verdeckt.
daily-about-wordsearch = Dasselbe Brett für alle. Erreiche 50 Punkte in möglichst wenigen Zügen.
daily-about-letter = Dieselben sieben Buchstaben für alle. Bilde möglichst viele Wörter.
daily-about-murdero = Bis hierher haben zwei Neulinge gespielt. Löse in diesem einen Zug einen Fall, mit möglichst vielen Punkten.
daily-par-thinking = Die Expertin denkt noch nach.
daily-par-failed = Die Expertin hat es nicht geschafft. Schaffst du es?
daily-par-fewest = Die Expertin braucht { $figure }. Und du?
daily-par-most = Die Expertin kommt auf { $figure }. Und du?
daily-better = Besser als die Expertin: { $par }.
daily-equal = So gut wie die Expertin.
daily-behind = Die Expertin: { $par }.
daily-neither = Die Expertin hat es auch nicht geschafft.
daily-failed = Diesmal nicht.
daily-not-solved = nicht gelöst
daily-rows =
    { $count ->
        [one] { $count } Reihe
       *[other] { $count } Reihen
    }
daily-tiles =
    { $count ->
        [one] { $count } Plättchen verdeckt
       *[other] { $count } Plättchen verdeckt
    }
daily-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
daily-words =
    { $count ->
        [one] { $count } Wort
       *[other] { $count } Wörter
    }
daily-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
daily-others =
    { $count ->
        [one] In diesem Haus hat eine Person es beendet.
       *[other] In diesem Haus haben { $count } Leute es beendet.
    }
daily-streak =
    { $days ->
        [0] Noch keine Tage in Folge
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-strip = An { $played } der letzten { $days } Tage gespielt. Tage in Folge: { $streak }.
daily-share = Teilen
daily-copied = Kopiert
daily-copy-failed = Hier lässt es sich nicht kopieren. Markiere den Text.
daily-shared = Parlour, { $date }, { $game }: { $result } (die Expertin: { $par })
daily-shared-alone = Parlour, { $date }, { $game }: { $result }
