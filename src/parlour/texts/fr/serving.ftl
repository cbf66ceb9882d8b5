# Ce que dit « parlour serve » quand les portes sont ouvertes.

serving-here = Parlour est ouvert. Sur cet ordinateur : { $address }
serving-others = Depuis les autres ordinateurs de ton réseau : { $address }
serving-stop = Pour fermer, appuie sur Ctrl+C.
