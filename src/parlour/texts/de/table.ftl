# Am Tisch: Plätze, Einladung, Warten, Spielen, das Ende.

table-title = Tisch
table-setting = Der Tisch wird gedeckt …
table-rules = Regeln
table-invite = Einladen
table-close = Tisch schließen
table-close-sure = Tisch schließen? Das Spiel endet damit für alle.
table-close-yes = Ja, schließen
table-resting = Der Tisch ruht, die Uhr steht.
table-stalled = Das Haus kann gerade nichts speichern. Die Uhr steht, und das Spiel geht von selbst weiter, sobald es wieder geht.
table-pause = Pause
table-go-on = Weiterspielen
table-paused-by = { $name } macht eine Pause. Die Uhr steht.
table-paused-by-you = Du machst eine Pause. Die Uhr steht.
table-paused = Der Tisch macht Pause. Die Uhr steht.
table-held = Keine Eile: Die Uhr wartet bis zu deinem ersten Zug.
table-bystander = Du schaust zu
table-bystanders = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
table-time-left = Restzeit: { $time }
table-unknown = Diesen Tisch gibt es nicht
table-unknown-why = Vielleicht ist der Link unvollständig, oder der Tisch wurde längst abgeräumt.
table-another = Suchen wir dir einen anderen Tisch
table-closed = Dieser Tisch ist geschlossen
table-closed-why = Der Gastgeber hat ihn vor dem Ende des Spiels geschlossen.
table-attempt-over = Der Zug ist vorbei, und kein Fall ist gelöst.
table-outdated = Dieser Tisch ist geschlossen, denn die Regeln dieses Spiels haben sich seither geändert. Du siehst ihn so weit, wie die heutigen Regeln reichen.
table-open-another = Neuen Tisch eröffnen

## Plätze

seats-title = Am Tisch
seat-free = Freier Platz
seat-you = du
seat-host = Gastgeber
seat-won = gewonnen
seat-drew = unentschieden
seat-bot = Bot · { $strength }
seat-program = Programm
seat-kept = Für ein Programm
seat-kept-until = bis { $time } Uhr
seat-away = nicht da
seat-stand-in = nicht da, ein Bot springt ein
seat-sit = Auch hier sitzen
seat-take-over = Platz übernehmen
seat-stand = Platz verlassen
seat-stand-name = { $name } verlässt den Platz
seat-a-bot = Ein Bot …
seat-a-program = ein Programm …
seat-give-to-bot = Diesen Platz einem Bot geben: { $name }
seat-remove = Diesen Platz frei machen: { $name }

## Leute

people-title = Leute an diesem Tisch
people-tool = { $tool }: { $name }
people-no = Lieber nicht
people-send-away = Wegschicken
people-send-away-sure = { $name } wegschicken? Zurück an diesen Tisch führt kein Weg.
people-send-away-yes = Ja, wegschicken
people-sent-away = { $name } wurde weggeschickt.
people-block = Blockieren
people-block-sure = { $name } blockieren? Alle deine Tische sind dann für { $name } geschlossen. Rückgängig machst du das dort, wo du deinen Namen änderst.
people-block-plays = Dieses Spiel spielt { $name } noch zu Ende.
people-block-yes = Ja, blockieren
people-blocked = { $name } ist blockiert.
people-is-blocked = blockiert
blocks-title = Wen du blockierst
blocks-undo = Freigeben
blocks-undone = { $name } ist nicht mehr blockiert.

## Einladung und Warten

waiting-invite = Lade jemanden ein
waiting-all-here = Alle sind da
waiting-in = Du bist dabei. Wir warten auf { $names }.
waiting-in-soon = Du bist dabei. Gleich geht es los.
waiting-invite-too = { $count ->
    [one] Ein Platz ist frei: Lad jemanden ein
   *[other] { $count } Plätze sind frei: Lad jemanden ein
}
waiting-for = Wir warten auf { $names }
waiting-programs = { $count ->
    [one] ein Programm
   *[other] { $count } Programme
}
waiting-you-start = Alle Plätze sind besetzt. Fang an, wann du magst.
waiting-host-starts = { $name } beginnt das Spiel.
waiting-start = Spiel beginnen
waiting-start-with-bots = { $count ->
    [one] Mit einem Bot auf dem freien Platz beginnen
   *[other] Mit Bots auf den freien Plätzen beginnen
}
waiting-meanwhile = Noch niemand da?
waiting-play-the-house = Spiel so lange gegen das Haus
invitation-how = Schick diesen Link oder lass den Code scannen. Wer ihn öffnet, setzt sich zu dir.
invitation-to-watch = Schick diesen Link allen, die zuschauen möchten. Wer hier einen Platz hat, kommt auf ihn zurück.
invitation-link = Link zu diesem Tisch
invitation-copy = Kopieren
invitation-copied = Kopiert
invitation-copy-failed = Kopieren geht hier nicht. Der Link ist markiert: Kopier ihn von Hand.
invitation-share = Teilen
invitation-words = { $name } lädt dich zu einer Partie { $game } ein.
invitation-qr = QR-Code mit dem Link zu diesem Tisch
invitation-only-here = Dieser Link geht nur auf diesem Computer. Verbinde ihn mit einem Netz, dann können andere kommen.
program-title = Platz { $seat } wartet auf ein Programm
program-how = Starte das dort, wo das Programm ist, mit deinem eigenen statt ./mybot:
program-command = Befehl für das Programm
program-once = Das Token siehst du nur jetzt. Es gilt für ein Programm, auf diesem Platz, eine Stunde lang: bis { $time } Uhr. Machst du den Platz frei, gilt es nicht mehr.
program-expired = Das Token ist um { $time } Uhr abgelaufen, und kein Programm ist gekommen. Mach ein neues, oder mach den Platz frei.
program-new = Neues Token
program-copy-failed = Kopieren geht hier nicht. Markiere den Befehl und kopiere ihn von Hand.
program-done = Fertig
sit-invited = { $name } lädt dich zu { $game } ein
sit-free = Ein freier Platz bei { $game }
sit-your-name = Dein Name
sit-down = Hinsetzen
sit-full = Alle Plätze sind besetzt
sit-full-watch = Bleib ruhig da: Sobald das Spiel beginnt, kannst du zuschauen.

## An einem Gerät

curtain-hand-over = Gib das Gerät { $name }
curtain-why = Was hinter dem Vorhang liegt, ist nur für ein Paar Augen.
curtain-open = Ich bin { $name }
curtain-covered = Das Brett ist verdeckt.

## Was geschah

story-title = Was geschah
story-earlier = Früher
story-empty = Noch nichts.
series-two = { $one } und { $other } heute Abend { $wins } : { $others }
series-many = Heute Abend: { $wins }
series-you = Du
agreed-title = Abgemacht an diesem Tisch
agreed-as-in-the-box = Wie in der Schachtel
agreed-clock = Uhr
agreed-no-clock = keine
agreed-term = { $name }: { $value }
agreed-hints = Hilfe erlaubt
agreed-luck = Ehrliches Glück
agreed-luck-explained = Das Glück dieses Spiels ist schon gezogen; das ist sein Fingerabdruck. Das Haus hat ihn gezeigt, bevor jemand eine eigene Zahl dazugab. So kann sich niemand aussuchen, was kommt. Nach dem Spiel kannst du es prüfen.

## Aufgeben

give-up = Partie aufgeben
give-up-sure = Wirklich aufgeben?
give-up-yes = Ja, aufgeben
give-up-no = Weiterspielen

## Das Ende

outcome-won = Du hast gewonnen!
outcome-lost = Diesmal nicht.
outcome-draw = Unentschieden.
outcome-other = { $winner } hat gewonnen.
outcome-alone-lost = { $loser } hat es nicht geschafft.
outcome-shared = Der Sieg ist geteilt.
outcome-shared-why = Gewonnen hat ein Platz, der aufgegeben war; alle anderen teilen sich den Sieg.
outcome-shared-points = { $names } teilen sich den Sieg mit je { $points } Punkten.
outcome-rematch = Noch einmal
outcome-to-rematch = Zum nächsten Spiel
outcome-luck = War das Glück ehrlich?
outcome-luck-explained = Zuerst zeigte das Haus den Fingerabdruck seines Glücks, dann gab jeder am Tisch eine eigene Zahl dazu. Jetzt liegt das Glück selbst offen. Lade die Aufzeichnung, tippe „parlour verify“ und ihren Dateinamen, und du siehst: Niemand konnte es sich aussuchen.
outcome-recording = Aufzeichnung laden
result-fewer-rows = { $winner } brauchte weniger Reihen: { $points } zu { $less } Punkte.
result-fewer-rows-won = Du hast weniger Reihen gebraucht als { $loser }: { $points } zu { $less } Punkte.
result-fewer-rows-lost = { $winner } brauchte weniger Reihen: { $points } zu { $less } Punkte.
result-equal-rows = Beide brauchten gleich viele Reihen.
result-code-broken = { $winner } hat den Code geknackt.
result-code-broken-won = Du hast den Code geknackt.
result-code-broken-lost = { $winner } hat deinen Code geknackt.
result-code-kept = { $winner } hat den Code bis zur letzten Reihe gehütet.
result-code-kept-won = Dein Code blieb bis zur letzten Reihe sicher.
result-code-kept-lost = Der Code hielt bis zur letzten Reihe.
result-codes-broken = { $winner } hat alle Codes geknackt, mit zusammen { $less } Reihen.
result-codes-broken-won = Du hast alle Codes geknackt, mit zusammen { $less } Reihen.
result-codes-broken-lost = { $winner } hat alle deine Codes geknackt, mit zusammen { $less } Reihen.
result-codes-kept = Nicht alle Codes wurden geknackt, also gewinnt { $winner }. Reihen zusammen: { $points }.
result-codes-kept-won = Mindestens einer deiner Codes hat gehalten, und das reicht. Reihen zusammen: { $points }.
result-codes-kept-lost = Du musstest alle Codes knacken, und mindestens einer hat gehalten. Reihen zusammen: { $points }.
result-gave-up = { $loser } hat aufgegeben.
result-gave-up-won = { $loser } hat aufgegeben.
result-gave-up-lost = Du hast aufgegeben.
result-target-reached = { $winner } hat das Ziel erreicht und die meisten Punkte.
result-target-reached-won = Du hast das Ziel erreicht.
result-target-reached-lost = { $winner } hat das Ziel erreicht und die meisten Punkte.

# A game without a board of its own.
plain-board = Der Tisch, wie er ist
plain-line = Dein Zug als Textzeile
plain-play = Spielen
plain-moves = Was kann ich tippen?
plain-event = { $what }
plain-awaited-you = Du bist dran.
plain-awaited-others = Die anderen sind dran.

## A first game

first-game-offer = Neu in diesem Spiel? Eine Lektion dauert zwei Minuten.
first-game-learn = Zur Lektion
first-game-no = Nein, danke
first-game-hush = Keine Tipps mehr
table-origin = Dieses Spiel geht von einem Moment eines anderen aus; Verdecktes wurde neu verteilt.
table-origin-true = Dieses Spiel geht von einem Moment eines anderen aus, genau wie er war.
table-origin-look = Ansehen
