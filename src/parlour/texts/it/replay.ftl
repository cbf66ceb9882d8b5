# Looking at a finished game again.

replay-title = { $game }: la partita di nuovo
replay-failed = Questa partita non si può rivedere
replay-step = Passo { $number } di { $count }
replay-begin = La partita comincia.
replay-eyes = Con gli occhi di
replay-eyes-you = Te
replay-eyes-bystander = Uno spettatore
replay-eyes-all = Tutto scoperto
replay-rail = Momento della partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-keys = ← → passo · ↑ ↓ turno · spazio: riproduci
replay-link = Copia il link
replay-link-done = Link copiato
replay-link-copied = Il link a questo momento è copiato.
replay-link-failed = Non si è potuto copiare. Ecco il link:
replay-told = Che cosa è successo
replay-recording = Salva la registrazione
