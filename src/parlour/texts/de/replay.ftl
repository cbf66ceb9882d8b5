# Looking at a finished game again.

replay-title = { $game }: das Spiel noch einmal
replay-failed = Dieses Spiel lässt sich nicht ansehen
replay-step = Schritt { $number } von { $count }
replay-begin = Das Spiel beginnt.
replay-eyes = Mit den Augen von
replay-eyes-you = dir
replay-eyes-bystander = Zuschauern
replay-eyes-all = Alles offen
replay-rail = Moment im Spiel
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-keys = ← → Schritt · ↑ ↓ Zug · Leertaste spielt ab
replay-link = Link kopieren
replay-link-done = Link kopiert
replay-link-copied = Der Link zu diesem Moment ist kopiert.
replay-link-failed = Kopieren ging nicht. Hier ist der Link:
replay-told = Was geschah
replay-recording = Aufzeichnung sichern
