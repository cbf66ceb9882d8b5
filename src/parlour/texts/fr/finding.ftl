# What both word games say of a word: while it is being found, and when the others judge it.

finding-how-word = Suis un mot du doigt, touche ses lettres ou tape-le.
finding-on-release = Un mot tracé compte dès que je relâche
finding-traced = { $word }, { $points ->
    [one] un point
   *[other] { $points } points
}.
finding-clear = Effacer
finding-not-here = Cela ne se lit pas ici.
finding-ends-many = Il peut finir à { $count } endroits : touches-en un, ou choisis avec les flèches.
finding-doubt = Le dictionnaire ne connaît pas { $word }.
finding-doubt-stand = Si tu le maintiens, les autres décident.
finding-doubt-free = Cela ne coûte rien ; cherches-en un autre.
finding-stand-by = Le maintenir
finding-let-go = Laisser tomber
finding-challenge-yours = Les autres peuvent maintenant le contester.
finding-challenge-question = Si tu doutes que ce soit un mot, conteste-le.
finding-challenge-passed = Tu l’acceptes. Tant qu’il reste du temps, tu peux encore le contester.
finding-dispute = Contester
finding-let-stand = Accepter
finding-pass-on = Tout laisser passer jusqu’à mon prochain tour
finding-passing = Tu laisses tout passer jusqu’à ton prochain tour.
finding-stop-passing = Regarder de nouveau
finding-vote-title = Est-ce que { $word } est un mot ?
finding-vote-yours = { $by } conteste ton mot. Les autres votent.
finding-vote-yes = Oui, un mot
finding-vote-no = Non
finding-vote-abstain = M’abstenir
finding-ballot = { $ballot ->
    [yes] { $name } : oui
    [no] { $name } : non
    [abstained] { $name } s’abstient
   *[open] { $name } réfléchit
}
finding-hint = Un indice
finding-words = { $count ->
    [one] Un mot
   *[other] { $count } mots
}
finding-look-up = Chercher { $word }
finding-look-up-failed = Le dictionnaire est hors de portée pour l’instant. Réessaie dans un moment.
