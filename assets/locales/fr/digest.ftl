# Le bilan de la semaine : ce qui s’est passé dans un club en une semaine, en un message.

digest-option = bilan
digest-option-about = Publier ici, le lundi à cette heure, un bilan de la semaine avec les parties de ce salon
digest-field = Bilan de la semaine
digest-comes = { $at } dans { $channel } ; le prochain { $next }. Il liste les parties de ce salon et de ses fils ; des autres, il ne donne que le nombre.
digest-not-here = Je n’ai pas le droit d’écrire de moi-même dans ce salon ; le bilan de la semaine ne peut donc pas y être publié.
digest-lost = Pour la modération : je ne peux plus publier le bilan de la semaine dans { $channel } ; ce salon n’existe plus, ou je n’ai pas le droit d’y écrire. Pour le réactiver, choisissez un salon avec `/{ command-club-admin } { club-command }`.
digest-heading = { $since } – { $until }
digest-title = La semaine dans notre club
digest-games = { $games ->
    [one] Une partie terminée
    [many] { $games } parties terminées
   *[other] { $games } parties terminées
}
digest-won = { $winner } a battu { $loser } · partie { $number }, { terms-game-on } · { $place }
digest-unwon = { $black } – { $white }, personne n’a gagné · partie { $number }, { terms-game-on } · { $place }
digest-upsets = Surprises
digest-upset = { $winner } ({ $won }) a battu { $loser } ({ $lost }) · partie { $number }
digest-newcomers = Première partie ici
digest-month-option = partie-du-mois
digest-month-option-about = Ajouter au premier bilan du mois un sondage sur la meilleure partie du mois passé dans ce salon
digest-month-field = Partie du mois
digest-month-named = { $choice ->
    [on] Un sondage avec le premier bilan de chaque mois, si le bilan est activé
   *[off] Désactivée
}
digest-month-heading = **Partie du mois**, { $since } – { $until }
digest-month-line = { $black } – { $white } · partie { $number } · { $place }
digest-month-question = Quelle partie était la meilleure ?
digest-puzzles = { $solved ->
    [one] Un problème résolu
    [many] { $solved } problèmes résolus
   *[other] { $solved } problèmes résolus
}
