# Rückblick auf ein beendetes Spiel.

review-title = Rückblick
review-through = Was zu finden war, nach dem, was { $name } sehen konnte.
review-through-you = Was zu finden war, nach dem, was du sehen konntest.
review-mark-find = Ein Fund
review-mark-better = Besser war …
review-mark-lucky = Glück
review-begins = Das Spiel wird angeschaut …
review-progress = Rückblick: { $done } von { $of } Entscheidungen
review-nothing = Hier sticht nichts heraus. Ein ruhiges Spiel.
review-all = { $count ->
    [one] Eine Entscheidung
   *[other] Alle { $count } Entscheidungen
}
review-silent = Zu den übrigen Entscheidungen gibt es nichts zu sagen.
review-step = Schritt { $number }
review-or = oder
review-tag = besser war
review-instead = Besser war: { $what }
