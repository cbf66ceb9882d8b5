# Was „parlour serve“ sagt, wenn die Türen offen sind.

serving-here = Parlour ist offen. An diesem Computer: { $address }
serving-others = Von anderen Computern in deinem Netz: { $address }
serving-stop = Zum Schließen drücke Strg+C.
