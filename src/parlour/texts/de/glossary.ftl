# The words of the games, the same in every text of this language.

## For use inside other messages

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

## For the glossary on the rule book page

word-code = { -code }
word-code-means = Die vier versteckten Paare, die es zu finden gilt.
word-challenger = { -challenger }
word-challenger-means = Wer den Code versteckt und die Reihen beantwortet.
word-decoder = { -decoder }
word-decoder-means = Wer versucht, den Code zu finden.
word-row = { -row }
word-row-means = Ein Versuch: vier Paare nebeneinander.
word-pair = { -pair }
word-pair-means = Eine Form und eine Farbe, die zusammengehören.
word-shape = { -shape }
word-shape-means = Was im eckigen Feld liegt: Dreieck, Quadrat, Sechseck, Stern oder Kreuz.
word-colour = { -colour }
word-colour-means = Was im runden Feld liegt: Rot, Gelb, Grün, Violett oder Orange.
word-black-peg = { -black-peg }
word-black-peg-means = Ein Paar stimmt genau: Form, Farbe und Stelle.
word-white-peg = { -white-peg }
word-white-peg-means = Ein Paar kommt im Code vor, aber an einer anderen Stelle.
word-blue-peg = { -blue-peg }
word-blue-peg-means = An einer Stelle stimmt nur die Form oder nur die Farbe.
word-shield = { -shield }
word-shield-means = Verbirgt den Code, bis er aufgedeckt wird.
word-round = { -round }
word-round-means = Beide haben einmal entschlüsselt. Spielst du nur eine Rolle, ist eine Runde ein Code.
word-points = { -points }
word-points-means = Einen für jede Reihe, die dein Gegenüber für deinen Code braucht.
word-house = { -house }
word-house-means = Der Bot, gegen den du spielst, wenn du allein bist.
word-bystander = { -bystander }
word-bystander-means = Wer zusieht, ohne mitzuspielen.
word-table = { -table }
word-table-means = Hier wird gespielt, nach den Regeln, die dafür ausgemacht sind.
word-seat = { -seat }
word-seat-means = Hier sitzt am Tisch, wer mitspielt.
word-host = { -host }
word-host-means = Wer den Tisch eröffnet hat, das Spiel startet und freie Plätze mit Bots besetzen darf.
word-tile = Plättchen
word-tile-means = Eines der 36 Hölzchen, auf einer Seite ein Buchstabe oder die Leiche.
word-body = Leiche
word-body-means = Das einzige Plättchen ohne Buchstaben; es deckt alle seine Nachbarn auf.
word-chain = Kette
word-chain-means = Sechs verschiedene Plättchen, die sich der Reihe nach berühren und MÖRDER ergeben.
word-claim = Kette zeigen
word-claim-means = Im eigenen Zug auf eine Kette aus offenen Plättchen zeigen; damit gewinnst du.
word-touch = Berührung
word-touch-means = Der Finger auf einem offenen Buchstaben, um ihn zu sammeln.
word-objection = Einspruch
word-objection-means = Sagen, dass ein berührtes Plättchen noch zu einer Kette gehören könnte, und so eine zeigen.
word-gap = Lücke
word-gap-means = Wo ein Plättchen eingesammelt wurde; keine Kette führt darüber.

## The pieces of GRAND MASTER MIND

shape-triangle = Dreieck
shape-square = Quadrat
shape-hexagon = Sechseck
shape-star = Stern
shape-cross = Kreuz
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-violet = Violett
colour-orange = Orange
piece-blank = leer
