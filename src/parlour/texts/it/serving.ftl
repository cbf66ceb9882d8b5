# Che cosa dice «parlour serve» a porte aperte.

serving-here = Parlour è aperto. Su questo computer: { $address }
serving-others = Dagli altri computer della tua rete: { $address }
serving-stop = Per chiudere, premi Ctrl+C.
