# Ce que dit `parlour words`. $layer et $common sont des messages de lookup.ftl.

terminal-words-help = Demande si des mots sont valables, fais dresser des listes et ajoute la tienne.
terminal-words-usage = LANGUE MOT… | add FICHIER
terminal-words-language = en, de, fr ou it : la langue des mots.
terminal-words-word = Les mots à chercher.
terminal-words-pattern = Liste les mots qui conviennent : {"?"} vaut une lettre, * autant qu’on veut.
terminal-words-letters = Liste les mots qu’on peut poser avec ces lettres ; {"?"} est un blanc.
terminal-words-layers = Seulement ces couches, séparées par des virgules : { $known }. Par défaut, pour les listes : words.
terminal-words-limit = Combien de mots lister. Par défaut : 100.
terminal-words-add = Ajoute une liste à toi : un mot par ligne ; ce qui suit # est une remarque.
terminal-words-add-file = Un fichier texte en UTF-8.
terminal-words-add-language = en, de, fr ou it : la langue de la liste.
terminal-words-add-name = Son nom à la table. Par défaut : le nom du fichier.

terminal-words-in = { $word } est valable : « { $spelling } », { $layer }. { $common }{ $zipf ->
    [-1] .
   *[other] {" "}(Zipf { NUMBER($zipf, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
} D’après { $source }.{ $hidden ->
    [true] {" "}Caché par le filtre familial.
   *[false] {""}
}
terminal-words-not-in = { $word } n’est dans aucune de nos listes.
terminal-words-unplayable = « { $word } » ne peut pas se poser avec des tuiles : deux lettres au moins, sans trait d’union, apostrophe, espace ni chiffre.
terminal-words-none-fit = Aucun mot ne convient.
terminal-words-more = … et { $count } de plus.
terminal-words-added = La liste { $name } a { $count ->
    [one] un mot
   *[other] { $count } mots
} et peut être choisie à une table.{ $problems ->
    [0] {""}
    [one] {" "}Une ligne a été laissée de côté.
   *[other] {" "}{ $problems } lignes ont été laissées de côté.
}
terminal-words-problem-not-text = Ligne { $line } : « { $text } » n’est pas du texte en UTF-8.
terminal-words-problem-not-letters = Ligne { $line } : « { $text } » n’a pas que des lettres.
terminal-words-problem-too-short = Ligne { $line } : « { $text } » n’a qu’une lettre.
terminal-words-problem-too-long = Ligne { $line } : « { $text } » dépasse 30 lettres.
terminal-words-problems-more = … et { $count } lignes de plus.
terminal-words-list-empty = Il n’y a aucun mot dans { $file }.
terminal-words-list-damaged = Une liste du dossier de données est illisible ({ $why }) ; ajoute-la de nouveau.
terminal-words-name-unusable = Une liste ne peut pas s’appeler « { $name } » : des minuscules, des chiffres, _ et -, et pas le nom d’une couche. Choisis-en un avec --name.
terminal-words-nothing-asked = Donne un mot, ou prends --pattern ou --letters.
terminal-words-not-letters = « { $name } » a autre chose que des lettres et le joker ; un motif peut aussi avoir l’astérisque.
terminal-unknown-words-language = Nous n’avons pas de mots en « { $name } » ; nous avons { $known }.
terminal-unknown-words-language-near = Nous n’avons pas de mots en « { $name } ». Voulais-tu dire « { $nearest } » ?
terminal-unknown-words-layer = Il n’y a pas de couche « { $name } » ; il y a { $known }.
terminal-unknown-words-layer-near = Il n’y a pas de couche « { $name } ». Voulais-tu dire « { $nearest } » ?
