# Ce qui est dit d’une décision à MURDERO après la partie, sous « Une trouvaille », « Mieux valait … » ou « De la chance ».
# $yours, $best et $next disent combien de fois sur dix un coup gagne la manche.

review-murdero-better-points = { review-murdero-better-points.doing } : environ { $points } points de plus en moyenne.
    .card = { $colour ->
        [R] rouge { $number }
        [B] bleu { $number }
        [G] vert { $number }
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
        [R] (rouge { $at_number })
        [B] (bleu { $at_number })
       *[G] (vert { $at_number })
    }
    .doing = { $doing ->
        [draw] piocher dans le dossier
        [take] prendre { review-murdero-better-points.card } dans la défausse
        [build] poser { review-murdero-better-points.card }
        [play] { $at ->
            [none] jouer { review-murdero-better-points.card }
           *[other] jouer { review-murdero-better-points.card } { review-murdero-better-points.aimed }
        }
        [use] { $at ->
            [none] utiliser { review-murdero-better-points.card }
           *[other] utiliser { review-murdero-better-points.card } { review-murdero-better-points.aimed }
        }
        [swap] échanger { review-murdero-better-points.card }
        [discard] défausser { review-murdero-better-points.card }
       *[done] finir le tour
    }
review-murdero-better-wins = { review-murdero-better-points.doing }. Cela gagne la manche { $best } fois sur 10, pas { $yours }.
review-murdero-better-match = { review-murdero-better-points.doing }. C’est mieux pour la partie.
review-murdero-find-wins = Cela gagne la manche { $yours } fois sur 10, le coup suivant { $next }.
review-murdero-find-points = Environ { $points } points de plus en moyenne que le coup suivant.
review-murdero-lucky = { $fitting ->
    [one] Sur { $unseen } cartes jamais vues, une seule bouclait l’affaire, et tu l’as piochée : { review-murdero-better-points.card }.
   *[other] Sur { $unseen } cartes jamais vues, seules { $fitting } bouclaient l’affaire, et tu en as pioché une : { review-murdero-better-points.card }.
}
review-murdero-odds = Ce coup gagne la manche { $yours } fois sur 10.
review-murdero-deals = Jugé sur { $count } donnes compatibles avec ce que tu voyais.
