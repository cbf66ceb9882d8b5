# Che cosa si dice di una parola cercata, al tavolo e con `parlour words`.

lookup-why-counts = A questo tavolo vale: { $layer }.
lookup-why-not-agreed = A questo tavolo non vale: giocate senza questa lista.
lookup-why-hidden = A questo tavolo non vale: giocate senza parole offensive.
lookup-why-unknown = Non è in nessuna delle nostre liste, quindi a questo tavolo non vale.
lookup-why-stood-by = Non è in nessuna delle nostre liste. Vale se la sostieni e gli altri la accettano.
lookup-why-vote = A questo tavolo decidete insieme che cosa vale. Il dizionario informa soltanto.
lookup-list = Lista
lookup-common = Frequenza
lookup-one-in = circa una parola su { NUMBER($count) }
lookup-source = Fonte

lookup-layer-words = una parola comune
lookup-layer-proper = una parola che si scrive con la maiuscola e si usa come le altre
lookup-layer-places = un luogo
lookup-layer-abbreviations = una sigla
lookup-layer-initials = una sigla
lookup-layer-first-names = un nome di persona
lookup-layer-brands = una marca
lookup-layer-own = dalla lista { $name }
lookup-common-everyday = Di tutti i giorni
lookup-common-common = Frequente
lookup-common-known = Ben nota
lookup-common-rare = Rara
lookup-common-very-rare = Molto rara
lookup-common-uncounted = Nessuno ha contato quanto è frequente
