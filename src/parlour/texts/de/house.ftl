# Das Haus um die Tische: Kopf und Fuß, Regal, Saal, einen Tisch eröffnen.

house-home = Parlour, zum Regal
house-menu = Menü
house-ways = Wege durchs Haus
house-your-games = Deine Spiele
house-tables = Tische
house-rule-books = Regelhefte
house-recording = Eine Aufzeichnung ansehen
house-language = Sprache
house-theme = { $theme ->
    [light] Helle Ansicht
    [dark] Dunkle Ansicht
   *[system] Ansicht wie das Gerät
}
house-sound = Töne
house-your-name = Dein Name
house-change-name = Namen ändern:
house-name-changed = Du heißt jetzt { $name }.
name-shortened = Ein Name hat höchstens 24 Zeichen: Aus deinem wird „{ $name }“.
house-save = Speichern
house-close = Schließen
house-skip = Direkt zur Seite
house-to-shelf = Zum Regal
house-page-failed = Diese Seite wurde nicht geladen
house-page-failed-why = Vielleicht war die Verbindung weg, oder Parlour wurde inzwischen erneuert.
house-reload = Neu laden
house-open-source = Parlour ist freie Software unter der Apache-Lizenz 2.0. Niemand braucht ein Konto, und gezählt werden nur Punkte.
house-trademarks = Die Namen der Spiele gehören ihren Inhabern. Parlour ist davon unabhängig: Die Regeln stehen in unseren eigenen Worten, und alle Teile haben wir selbst gezeichnet.

## Das Regal

shelf-title = Setz dich dazu.
shelf-invitation = Schachtel auf, Link verschicken, spielen: mit Freunden, an einem Gerät oder gegen das Haus.
shelf-daily = Rätsel des Tages, für alle dieselben
shelf-boxes = Die Spiele
box-players = 1–{ $most } Personen
box-minutes = etwa { $minutes } Minuten
box-rule-book = Regelheft
box-learn = Lernen
box-play-now = Jetzt spielen
box-change-rules = Regeln ändern
box-with-friends = Mit Freunden

## Der Saal

hall-title = Tische
hall-about = Komm zurück in dein Spiel, setz dich an einen offenen Tisch oder schau einfach zu.
hall-yours = Deine Tische
hall-open = Offene Tische
hall-empty = Gerade ist kein Tisch offen. Eröffne einen und sag es deinen Freunden.
hall-looking = Wir schauen uns im Saal um …
hall-open-one = Tisch eröffnen
hall-playing = im Spiel
hall-your-turn = du bist dran
hall-turn = wartet auf { $names }
hall-outdated = geschlossen, die Regeln haben sich geändert
hall-full = alle Plätze besetzt
hall-free-seats = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
hall-come-back = Zurückkommen
hall-sit-down = Hinsetzen
hall-watch = Zuschauen
hall-way = { $way }: { $game }, { $names }

## Verbindung

contact-reconnecting = Die Verbindung ist abgerissen. Wir verbinden neu; dein Platz bleibt dir.
contact-gone = Das Haus antwortet nicht. Wir versuchen es weiter, und nichts von deinem Tisch geht verloren.
lost-title = Diese Seite gibt es nicht
lost-why = Die Adresse führt nirgendwohin. Das Regal steht immer an seinem Platz.
refusal-unreachable = Das Haus ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
refusal-unexpected = Im Haus ist etwas schiefgegangen (Fehler { $status }). Bitte versuch es noch einmal.

## Einen Tisch eröffnen

open-unknown = Dieses Spiel steht nicht im Regal
open-unknown-why = Vielleicht ist in der Adresse ein Tippfehler.
open-who = Wer spielt?
open-with-alone = Allein
open-with-alone-about = Das Spiel für eine Person.
open-with-house = Ich und das Haus
open-with-house-about = Ein Bot spielt die andere Seite.
open-with-friend = Ich und ein Freund
open-with-friend-about = Du bekommst einen Link zum Verschicken.
open-with-device = Zu zweit an diesem Gerät
open-with-device-about = Ihr reicht es hin und her.
open-with-house-many = Ich und Bots
open-with-house-about-many = Das Haus spielt auf den anderen Plätzen.
open-with-friend-many = Ich und Freunde
open-with-friend-about-many = Du bekommst einen Link zum Verschicken.
open-with-device-many = Gemeinsam an diesem Gerät
open-with-device-about-many = Ihr reicht es herum.
open-seats = Zu wievielt spielt ihr?
open-seats-count = { $count }
open-strength = Wie gut spielt das Haus?
open-names = Eure Namen
open-player = Person { $number }
open-rules = Das Spiel
open-presets = Fertige Regeln
open-house-rules = Hausregeln
open-at-the-table = Am Tisch
open-public = Alle dürfen dazukommen
open-public-about = Der Tisch wird im Saal gezeigt. Sonst findet ihn nur, wer den Link hat.
open-hints = Hilfe erlaubt
open-bots = Bots springen ein
open-bots-about = Ist jemand eine Minute lang weg, spielt ein Bot weiter, bis er oder sie wieder da ist. Ohne Ersatz hat jeder Zug { $seconds } Sekunden, falls ihr keine andere Zeit vereinbart, damit niemand ewig wartet.
open-alone-start-about = Du spielst als { $name }. Auszufüllen ist nichts.
open-house-start-about = Du spielst als { $name }. Auszufüllen ist nichts.
open-friend-start-about = Du setzt dich als { $name }; der freie Platz ist für deinen Freund.
open-device-start-about = Ein Vorhang verdeckt, was der andere nicht sehen darf.
open-friend-start-about-many = Du setzt dich als { $name }; die freien Plätze sind für deine Freunde.
open-device-start-about-many = Ihr spielt reihum an diesem Gerät.
open-start = Los geht’s
open-table = Tisch eröffnen
option-seconds = { $count } s
option-unit-seconds = Sekunden
option-less = Weniger: { $label }
option-more = Mehr: { $label }
option-off = Aus
option-count = { $count } von höchstens { $most }
option-none = Keine

## Wie gut das Haus spielt

strength-novice = Neuling
strength-novice-about = Pip lernt noch: gut für ein erstes Spiel.
strength-casual = Gemütlich
strength-casual-about = Nora spielt zum Spaß und übersieht ab und zu etwas.
strength-strong = Stark
strength-strong-about = Oskar denkt jede Antwort zu Ende.
strength-expert = Meisterhaft
strength-expert-about = Ada verschenkt kaum einen Zug.
bot-novice-1 = Pip
bot-novice-2 = Lulu
bot-novice-3 = Momo
bot-novice-4 = Fritz
bot-novice-5 = Coco
bot-novice-6 = Ben
bot-casual-1 = Nora
bot-casual-2 = Tom
bot-casual-3 = Mila
bot-casual-4 = Jules
bot-casual-5 = Lena
bot-casual-6 = Paul
bot-strong-1 = Oskar
bot-strong-2 = Greta
bot-strong-3 = Hugo
bot-strong-4 = Vera
bot-strong-5 = Bruno
bot-strong-6 = Clara
bot-expert-1 = Ada
bot-expert-2 = Emmy
bot-expert-3 = Alan
bot-expert-4 = Sofia
bot-expert-5 = Kurt
bot-expert-6 = Marie
