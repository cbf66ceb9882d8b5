# Was nach dem Spiel über eine Entscheidung bei MURDERO gesagt wird, unter „Ein Fund“, „Besser war …“ oder „Glück“.
# $yours, $best und $next sagen, wie oft von zehn Malen ein Zug die Runde gewinnt.

review-murdero-better-points = { review-murdero-better-points.doing }: im Schnitt etwa { $points } Punkte mehr.
    .card = { $colour ->
        [R] Rot { $number }
        [B] Blau { $number }
        [G] Grün { $number }
       *[none] { $card ->
            [lost_treasure] { murdero-action-lost-treasure }
            [reverse_charges] { murdero-action-reverse-charges }
            [shake_down] { murdero-action-shake-down }
            [overtime] { murdero-action-overtime }
            [destroy] { murdero-action-destroy }
            [sabotage] { murdero-action-sabotage }
            [silver_screen_alibi] { murdero-action-silver-screen-alibi }
            [dons_alibi] { murdero-action-dons-alibi }
            [political_alibi] { murdero-action-political-alibi }
            [heavy_caseload] { murdero-action-heavy-caseload }
            [real_estate] { murdero-action-real-estate }
            [mitigating_circs] { murdero-action-mitigating-circs }
           *[joker] { murdero-action-joker }
        }
    }
    .aimed = { $at ->
        [R] (Rot { $at_number })
        [B] (Blau { $at_number })
       *[G] (Grün { $at_number })
    }
    .doing = { $doing ->
        [draw] aus der Fallakte zu ziehen
        [take] { review-murdero-better-points.card } vom Ablagestapel zu nehmen
        [build] { review-murdero-better-points.card } anzulegen
        [play] { $at ->
            [none] { review-murdero-better-points.card } auszuspielen
           *[other] { review-murdero-better-points.card } auszuspielen { review-murdero-better-points.aimed }
        }
        [use] { $at ->
            [none] { review-murdero-better-points.card } zu nutzen
           *[other] { review-murdero-better-points.card } zu nutzen { review-murdero-better-points.aimed }
        }
        [swap] { review-murdero-better-points.card } zu tauschen
        [discard] { review-murdero-better-points.card } abzulegen
       *[done] den Zug zu beenden
    }
review-murdero-better-wins = { review-murdero-better-points.doing }. Das gewinnt die Runde { $best }-mal von 10, nicht { $yours }-mal.
review-murdero-better-match = { review-murdero-better-points.doing }. Das ist besser für das Spiel.
review-murdero-find-wins = Das gewinnt die Runde { $yours }-mal von 10, der nächstbeste Zug { $next }-mal.
review-murdero-find-points = Im Schnitt etwa { $points } Punkte mehr als der nächstbeste Zug.
review-murdero-lucky = { $fitting ->
    [one] Von { $unseen } ungesehenen Karten schloss nur eine den Fall, und du zogst sie: { review-murdero-better-points.card }.
   *[other] Von { $unseen } ungesehenen Karten schlossen nur { $fitting } den Fall, und du zogst eine davon: { review-murdero-better-points.card }.
}
review-murdero-odds = Dieser Zug gewinnt die Runde { $yours }-mal von 10.
review-murdero-deals = Beurteilt in { $count } Verteilungen, die zu dem passen, was du sahst.
