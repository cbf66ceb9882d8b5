# Rules that hold at every table. A rule's id is its message's id.

rules-common-section-house = An jedem Tisch im Haus

X-3 = Eine Uhr läuft nur, wenn der Tisch eine hat. An privaten Tischen gibt es normalerweise keine; an öffentlichen, und wo keine Bots einspringen (X-7), hast du für jeden Zug 90 Sekunden („Zeit pro Zug“), falls keine Zeit pro Reihe vereinbart ist. Beides lässt sich ändern, wenn der Tisch eröffnet wird. Es gilt unsere Uhr, und sie lässt allen wegen der Verbindung eine halbe Sekunde Luft: Was höchstens eine halbe Sekunde nach der angezeigten Zeit ankommt, zählt noch, was später kommt, nicht mehr. Ist die Zeit um, wird für dich gezogen, wie es in X-7 steht.
X-5 = Den Code sieht nur der Herausforderer; der Entschlüssler und die Zuschauer sehen ihn erst, wenn er aufgedeckt wird. Alles andere ist offen: die Reihen, die Stifte und die Punkte.
X-6 = Wer zuerst Herausforderer ist, entscheidet das Los. Mit der Einstellung „Wer beginnt“ könnt ihr es selbst festlegen.
X-7 = Hat jemand den Tisch verlassen oder ist eine Minute lang weg, spielt auf diesem Platz ein Bot weiter, bis die Person zurückkommt („Bots springen ein“, normalerweise an). An einem Tisch ohne Bots sorgt die Uhr dafür, dass es weitergeht (X-3): Immer wenn deine Zeit abläuft, geschieht das Einfachste: Den Code bestimmt der Zufall, die Stifte werden richtig gesteckt, und eine Reihe, die du nicht abgegeben hast, ist verloren. Ist niemand mehr da, ruht der Tisch, und alle Uhren stehen, bis wieder jemand kommt.
X-8 = Du darfst jederzeit aufgeben. Zu zweit gewinnt dann die andere Person; allein gegen das Haus gilt das Spiel als verloren. In beiden Fällen wird ein noch versteckter Code aufgedeckt.
