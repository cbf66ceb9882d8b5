# A lesson: what the coach says around it. The steps of a game are in lesson-<game>.ftl.

learning-title = { $game }: die Lektion
learning-lesson = Lektion
learning-progress = { $number } von { $steps }
learning-right = Richtig!
learning-hint = Tipp.
learning-ask-hint = Tipp
learning-back = Zurück
learning-skip = Schritt überspringen
learning-leave = Lektion verlassen
learning-again = Noch einmal von vorn
learning-no-hurry = Niemand wartet auf dich, und keine Uhr läuft. Du findest die Lektion jederzeit im Regal unter „Lernen“.
learning-failed = Diese Lektion lässt sich nicht öffnen.
