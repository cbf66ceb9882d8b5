# A lesson: what the coach says around it. The steps of a game are in lesson-<game>.ftl.

learning-title = { $game } : la leçon
learning-lesson = Leçon
learning-progress = { $number } sur { $steps }
learning-right = C’est ça !
learning-hint = Indice.
learning-ask-hint = Indice
learning-back = Retour
learning-skip = Passer cette étape
learning-leave = Quitter la leçon
learning-again = Recommencer la leçon
learning-no-hurry = Personne ne t’attend et aucune horloge ne tourne. Tu retrouveras cette leçon sous « Apprendre » sur l’étagère.
learning-failed = Cette leçon ne s’ouvre pas.
