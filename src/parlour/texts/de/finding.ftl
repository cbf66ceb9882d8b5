# What both word games say of a word: while it is being found, and when the others judge it.

finding-how-word = Zieh ein Wort nach, tipp es an oder schreib es.
finding-on-release = Ein nachgezogenes Wort gilt, sobald ich loslasse
finding-traced = { $word }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
finding-clear = Löschen
finding-not-here = Das lässt sich hier nicht lesen.
finding-ends-many = Es kann an { $count } Stellen enden: Tipp eine an, oder wähl mit den Pfeilen.
finding-doubt = Das Wörterbuch kennt { $word } nicht.
finding-doubt-stand = Bleibst du dabei, entscheiden die anderen.
finding-doubt-free = Das kostet nichts; such ein anderes.
finding-stand-by = Dabei bleiben
finding-let-go = Fallen lassen
finding-challenge-yours = Jetzt können die anderen es anzweifeln.
finding-challenge-question = Wenn du bezweifelst, dass es ein Wort ist, zweifle es an.
finding-challenge-passed = Du lässt es gelten. Solange Zeit ist, kannst du es noch anzweifeln.
finding-dispute = Anzweifeln
finding-let-stand = Gelten lassen
finding-pass-on = Bis zu meinem nächsten Zug alles gut sein lassen
finding-passing = Bis zu deinem nächsten Zug lässt du alles gut sein.
finding-stop-passing = Wieder hinsehen
finding-vote-title = Ist { $word } ein Wort?
finding-vote-yours = { $by } zweifelt dein Wort an. Jetzt stimmen die anderen ab.
finding-vote-yes = Ja, ein Wort
finding-vote-no = Nein
finding-vote-abstain = Enthalten
finding-ballot = { $ballot ->
    [yes] { $name }: ja
    [no] { $name }: nein
    [abstained] { $name } enthält sich
   *[open] { $name } überlegt
}
finding-hint = Gib mir einen Tipp
finding-words = { $count ->
    [one] Ein Wort
   *[other] { $count } Wörter
}
finding-look-up = { $word } nachschlagen
finding-look-up-failed = Das Wörterbuch ist gerade nicht erreichbar. Versuch es gleich noch einmal.
