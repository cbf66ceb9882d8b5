# The words of the games, for use inside other messages.

-code = Code
-challenger = Herausforderer
-decoder = Entschlüssler
-row = Reihe
-pair = Paar
-shape = Form
-colour = Farbe
-black-peg = schwarzer Stift
-white-peg = weißer Stift
-blue-peg = blauer Stift
-shield = Sichtschirm
-round = Runde
-points = Punkte
-house = das Haus
-bystander = Zuschauer
-table = Tisch
-seat = Platz
-host = Gastgeber
