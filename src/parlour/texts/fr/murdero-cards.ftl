# What stands on the cards of MURDERO. $colour is a colour, $number the number of a Case Card.

murdero-colour-red = Rouge
murdero-colour-blue = Bleu
murdero-colour-green = Vert

murdero-world-red = Pègre
murdero-world-blue = Cinéma
murdero-world-green = Politique

murdero-rank-1 = Scène de crime
murdero-rank-2 = Victime
murdero-rank-3 = Preuve
murdero-rank-4 = Suspect
murdero-rank-5 = Arme

murdero-motif-red-1 = Le quai n° 9
murdero-motif-red-2 = Le bookmaker
murdero-motif-red-3 = Le second registre
murdero-motif-red-4 = Le caïd
murdero-motif-red-5 = Le canon court
murdero-motif-blue-1 = Le plateau cinq
murdero-motif-blue-2 = La starlette
murdero-motif-blue-3 = La bobine disparue
murdero-motif-blue-4 = Le réalisateur
murdero-motif-blue-5 = Un toast amer
murdero-motif-green-1 = Le palais de justice
murdero-motif-green-2 = Le sénateur
murdero-motif-green-3 = La lettre scellée
murdero-motif-green-4 = Le juge
murdero-motif-green-5 = Le coupe-papier

## Action Cards

murdero-one-shot = Coup unique
murdero-permanent = Permanente

murdero-action-lost-treasure = Trésor perdu
murdero-action-lost-treasure-text = Prends en main une carte Affaire de ton choix dans la défausse.
murdero-action-reverse-charges = Appel en PCV
murdero-action-reverse-charges-text = Avec trois autres cartes au plus : la manche s’arrête, personne ne double.
murdero-action-shake-down = Racket
murdero-action-shake-down-text = Sacrifie une carte Affaire posée et prends-en une posée par un autre.
murdero-action-shake-down-text-from-hand-random = Sacrifie une carte Affaire posée et tires-en une de la main d’un autre.
murdero-action-overtime = Heures sup’
murdero-action-overtime-text = Pioche trois cartes. Si le dossier est alors vide, la manche s’arrête.
murdero-action-destroy = Destruction
murdero-action-destroy-text = Retire de la table une Permanente.
murdero-action-sabotage = Sabotage
murdero-action-sabotage-text = Retire une carte de la table. Si son numéro manque alors, les suivants tombent.
murdero-action-silver-screen-alibi = Alibi du grand écran
murdero-action-silver-screen-alibi-text = Tant que cette carte est là, aucune affaire bleue ne gagne.
murdero-action-dons-alibi = L’alibi du parrain
murdero-action-dons-alibi-text = Tant que cette carte est là, aucune affaire rouge ne gagne.
murdero-action-political-alibi = Alibi politique
murdero-action-political-alibi-text = Tant que cette carte est là, aucune affaire verte ne gagne.
murdero-action-heavy-caseload = Trop de dossiers
murdero-action-heavy-caseload-text = Tant que cette carte est là, il faut deux affaires complètes pour gagner.
murdero-action-real-estate = Immobilier
murdero-action-real-estate-text = En fin de manche, chaque scène de crime de tes affaires compte 4.
murdero-action-mitigating-circs = Circonstances atténuantes
murdero-action-mitigating-circs-text = Une fois par tour, comme action : sacrifie une carte Affaire posée, pioche deux cartes.
murdero-action-mitigating-circs-text-sabotage-same-value = Une fois par tour, comme action : sacrifie une carte Affaire, un rival en perd une du même numéro.
murdero-action-joker = Joker
murdero-action-joker-text = Remplace un 2, 3, 4 ou 5 qui manque à une affaire. Ne rapporte rien.

## A card in words

murdero-card-case = { $colour } { $number }, { $rank } : { $motif }
murdero-card-action = { $name }, { $lasting }. { $text }
murdero-card-joker = { $name } à la place de { $colour } { $number }
murdero-card-back = Une carte face cachée
