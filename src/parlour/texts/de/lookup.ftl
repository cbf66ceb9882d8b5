# Was über ein nachgeschlagenes Wort gesagt wird, am Tisch und von `parlour words`.

lookup-why-counts = Es gilt an diesem Tisch: { $layer }.
lookup-why-not-agreed = Es gilt an diesem Tisch nicht: Ihr spielt ohne diese Liste.
lookup-why-hidden = Es gilt an diesem Tisch nicht: Ihr spielt ohne anstößige Wörter.
lookup-why-unknown = Es steht in keiner unserer Listen und gilt an diesem Tisch deshalb nicht.
lookup-why-stood-by = Es steht in keiner unserer Listen. Es gilt, wenn du darauf bestehst und die anderen es gelten lassen.
lookup-why-vote = An diesem Tisch entscheidet ihr gemeinsam, was gilt. Das Wörterbuch gibt nur Auskunft.
lookup-list = Liste
lookup-common = Wie häufig
lookup-one-in = etwa eines von { NUMBER($count) } Wörtern
lookup-source = Quelle

lookup-layer-words = ein gewöhnliches Wort
lookup-layer-proper = großgeschrieben und wie jedes Wort gebraucht
lookup-layer-places = ein Ort
lookup-layer-abbreviations = eine Abkürzung
lookup-layer-initials = eine Abkürzung aus Anfangsbuchstaben
lookup-layer-first-names = ein Vorname
lookup-layer-brands = eine Marke
lookup-layer-own = aus der Liste { $name }
lookup-common-everyday = Ein Alltagswort
lookup-common-common = Häufig
lookup-common-known = Gut bekannt
lookup-common-rare = Selten
lookup-common-very-rare = Sehr selten
lookup-common-uncounted = Wie häufig es ist, hat niemand gezählt
