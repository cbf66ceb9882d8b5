# What is said about a decision at MURDERO after the game, under “A find”, “Better was …” or “Lucky”.
# $yours, $best and $next say how many times in ten a play wins the hand.

review-murdero-better-points = { review-murdero-better-points.doing }: about { $points } points more on average.
    .card = { $colour ->
        [R] red { $number }
        [B] blue { $number }
        [G] green { $number }
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
        [R] (red { $at_number })
        [B] (blue { $at_number })
       *[G] (green { $at_number })
    }
    .doing = { $doing ->
        [draw] to draw from the Case File
        [take] to take { review-murdero-better-points.card } from the Discard Pile
        [build] to lay { review-murdero-better-points.card }
        [play] { $at ->
            [none] to play { review-murdero-better-points.card }
           *[other] to play { review-murdero-better-points.card } { review-murdero-better-points.aimed }
        }
        [use] { $at ->
            [none] to use { review-murdero-better-points.card }
           *[other] to use { review-murdero-better-points.card } { review-murdero-better-points.aimed }
        }
        [swap] to exchange { review-murdero-better-points.card }
        [discard] to discard { review-murdero-better-points.card }
       *[done] to end the turn
    }
review-murdero-better-wins = { review-murdero-better-points.doing }. That wins the hand { $best } times in 10, not { $yours }.
review-murdero-better-match = { review-murdero-better-points.doing }. That is better for the match.
review-murdero-find-wins = This wins the hand { $yours } times in 10, the next best play { $next }.
review-murdero-find-points = About { $points } points more on average than the next best play.
review-murdero-lucky = { $fitting ->
    [one] Of { $unseen } unseen cards only one would close the case, and you drew it: { review-murdero-better-points.card }.
   *[other] Of { $unseen } unseen cards only { $fitting } would close the case, and you drew one: { review-murdero-better-points.card }.
}
review-murdero-odds = This play wins the hand { $yours } times in 10.
review-murdero-deals = Judged in { $count } deals that agree with what you saw.
