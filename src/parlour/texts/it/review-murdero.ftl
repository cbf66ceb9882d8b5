# Che cosa si dice di una decisione a MURDERO dopo la partita, sotto “Una scoperta”, “Meglio era …” o “Fortuna”.
# $yours, $best e $next dicono quante volte su dieci una giocata vince la mano.

review-murdero-better-points = { review-murdero-better-points.doing }: in media circa { $points } punti in più.
    .card = { $colour ->
        [R] rosso { $number }
        [B] blu { $number }
        [G] verde { $number }
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
        [R] (rosso { $at_number })
        [B] (blu { $at_number })
       *[G] (verde { $at_number })
    }
    .doing = { $doing ->
        [draw] pescare dal fascicolo
        [take] prendere { review-murdero-better-points.card } dagli scarti
        [build] posare { review-murdero-better-points.card }
        [play] { $at ->
            [none] giocare { review-murdero-better-points.card }
           *[other] giocare { review-murdero-better-points.card } { review-murdero-better-points.aimed }
        }
        [use] { $at ->
            [none] usare { review-murdero-better-points.card }
           *[other] usare { review-murdero-better-points.card } { review-murdero-better-points.aimed }
        }
        [swap] cambiare { review-murdero-better-points.card }
        [discard] scartare { review-murdero-better-points.card }
       *[done] finire il turno
    }
review-murdero-better-wins = { review-murdero-better-points.doing }. Vince la mano { $best } volte su 10, non { $yours }.
review-murdero-better-match = { review-murdero-better-points.doing }. È meglio per la partita.
review-murdero-find-wins = Vince la mano { $yours } volte su 10, la giocata seguente { $next }.
review-murdero-find-points = In media circa { $points } punti in più della giocata seguente.
review-murdero-lucky = { $fitting ->
    [one] Di { $unseen } carte mai viste una sola chiudeva il caso, e l’hai pescata: { review-murdero-better-points.card }.
   *[other] Di { $unseen } carte mai viste solo { $fitting } chiudevano il caso, e ne hai pescata una: { review-murdero-better-points.card }.
}
review-murdero-odds = Questa giocata vince la mano { $yours } volte su 10.
review-murdero-deals = Giudicata in { $count } distribuzioni compatibili con ciò che vedevi.
