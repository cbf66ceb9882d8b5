# Looking at a finished game again.

replay-title = { $game } : la partie revue
replay-failed = Cette partie ne peut pas être revue
replay-step = Étape { $number } sur { $count }
replay-begin = La partie commence.
replay-eyes = Avec les yeux de
replay-eyes-you = Toi
replay-eyes-bystander = Un spectateur
replay-eyes-all = Tout ouvert
replay-rail = Moment de la partie
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Une étape en avant
replay-last = À la fin
replay-speed = Vitesse
replay-keys = ← → étape · ↑ ↓ tour · espace : lire
replay-link = Copier le lien
replay-link-done = Lien copié
replay-link-copied = Le lien vers ce moment est copié.
replay-link-failed = La copie n’a pas marché. Voici le lien :
replay-told = Ce qui s’est passé
replay-recording = Garder l’enregistrement
