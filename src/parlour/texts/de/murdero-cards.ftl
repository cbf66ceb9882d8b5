# What stands on the cards of MURDERO. $colour is a colour, $number the number of a Case Card.

murdero-colour-red = Rot
murdero-colour-blue = Blau
murdero-colour-green = Grün

murdero-world-red = Unterwelt
murdero-world-blue = Film
murdero-world-green = Politik

murdero-rank-1 = Tatort
murdero-rank-2 = Opfer
murdero-rank-3 = Beweis
murdero-rank-4 = Verdächtiger
murdero-rank-5 = Tatwaffe

murdero-motif-red-1 = Pier Neun
murdero-motif-red-2 = Der Buchmacher
murdero-motif-red-3 = Doppelte Buchführung
murdero-motif-red-4 = Der Boss
murdero-motif-red-5 = Der kurze Lauf
murdero-motif-blue-1 = Studio Fünf
murdero-motif-blue-2 = Das Starlet
murdero-motif-blue-3 = Die fehlende Rolle
murdero-motif-blue-4 = Der Regisseur
murdero-motif-blue-5 = Ein bitterer Toast
murdero-motif-green-1 = Das Gericht
murdero-motif-green-2 = Der Senator
murdero-motif-green-3 = Der versiegelte Brief
murdero-motif-green-4 = Der Richter
murdero-motif-green-5 = Der Brieföffner

## Action Cards

murdero-one-shot = Einmalkarte
murdero-permanent = Dauerkarte

murdero-action-lost-treasure = Verlorener Schatz
murdero-action-lost-treasure-text = Nimm eine beliebige Fallkarte aus dem Ablagestapel auf die Hand.
murdero-action-reverse-charges = R-Gespräch
murdero-action-reverse-charges-text = Nur mit höchstens drei weiteren Karten: Die Runde endet, niemand verdoppelt.
murdero-action-shake-down = Schutzgeld
murdero-action-shake-down-text = Gib eine Fallkarte aus deinen Fällen ab und nimm eine aus denen der anderen.
murdero-action-shake-down-text-from-hand-random = Gib eine Fallkarte aus deinen Fällen ab und zieh eine aus einer anderen Hand.
murdero-action-overtime = Überstunden
murdero-action-overtime-text = Zieh drei Karten. Ist die Fallakte danach leer, endet die Runde.
murdero-action-destroy = Zerstörung
murdero-action-destroy-text = Entferne eine Dauerkarte vom Tisch.
murdero-action-sabotage = Sabotage
murdero-action-sabotage-text = Entferne eine Karte vom Tisch. Fehlt nun ihre Zahl, fallen alle höheren mit.
murdero-action-silver-screen-alibi = Kino-Alibi
murdero-action-silver-screen-alibi-text = Solange diese Karte liegt, gewinnt kein blauer Fall.
murdero-action-dons-alibi = Das Alibi des Don
murdero-action-dons-alibi-text = Solange diese Karte liegt, gewinnt kein roter Fall.
murdero-action-political-alibi = Politisches Alibi
murdero-action-political-alibi-text = Solange diese Karte liegt, gewinnt kein grüner Fall.
murdero-action-heavy-caseload = Aktenberge
murdero-action-heavy-caseload-text = Solange diese Karte liegt, gewinnst du erst mit zwei vollständigen Fällen.
murdero-action-real-estate = Immobilien
murdero-action-real-estate-text = Am Ende der Runde zählt jeder Tatort in deinen Fällen 4.
murdero-action-mitigating-circs = Mildernde Umstände
murdero-action-mitigating-circs-text = Einmal pro Zug, als deine Aktion: Gib eine Fallkarte aus deinen Fällen ab, zieh zwei.
murdero-action-mitigating-circs-text-sabotage-same-value = Einmal pro Zug, als deine Aktion: Gib eine Fallkarte ab, eine fremde gleicher Zahl geht mit.
murdero-action-joker = Joker
murdero-action-joker-text = Steht für eine 2, 3, 4 oder 5, die einem Fall fehlt. Zählt nichts.

## A card in words

murdero-card-case = { $colour } { $number }, { $rank }: { $motif }
murdero-card-action = { $name }, { $lasting }. { $text }
murdero-card-joker = { $name } anstelle von { $colour } { $number }
murdero-card-back = Eine verdeckte Karte
