# What is said of a word that is looked up, at a table and by `parlour words`.

lookup-why-counts = It counts at this table: { $layer }.
lookup-why-not-agreed = It doesn’t count at this table: you play without this list.
lookup-why-hidden = It doesn’t count at this table: you play without offensive words.
lookup-why-unknown = It’s in none of our lists, so at this table it doesn’t count.
lookup-why-stood-by = It’s in none of our lists. It counts if you stand by it and the others let it.
lookup-why-vote = At this table you decide together what counts. The dictionary only informs.
lookup-list = List
lookup-common = How common
lookup-one-in = about one word in { NUMBER($count) }
lookup-source = Source

lookup-layer-words = an ordinary word
lookup-layer-proper = written with a capital, used like any word
lookup-layer-places = a place
lookup-layer-abbreviations = an abbreviation
lookup-layer-initials = initials
lookup-layer-first-names = a first name
lookup-layer-brands = a brand
lookup-layer-own = from the list { $name }
lookup-common-everyday = An everyday word
lookup-common-common = Common
lookup-common-known = Well known
lookup-common-rare = Rare
lookup-common-very-rare = Very rare
lookup-common-uncounted = Nobody has counted how common it is
