### Les analyses de parties terminées, et leurs coups à deviner.
# review = analyse
# mistake = erreur

review-command = analyse
review-about = Voir où une partie terminée s’est décidée, à mon avis
review-button = Analyse
review-nothing-yet = J’analyse les parties terminées. Celle-ci est en cours, ou elle n’a aucun coup.
review-progress = J’analyse la partie { $number } : position { $done } sur { $all }.
review-waits = J’analyse d’abord une autre partie. La tienne vient après.
review-late = { $player }, l’analyse de la partie { $number } a été prête trop tard pour cette réponse. Appuie encore une fois sur « { review-button } ».
review-better = { $points ->
    [one] { $point } était meilleur d’environ un point.
   *[other] { $point } était meilleur d’environ { $points } points.
}
review-better-pass = { $points ->
    [one] Passer était meilleur d’environ un point.
   *[other] Passer était meilleur d’environ { $points } points.
}
review-likelier = { $point } était meilleur : { $before } % de chances de gagner au lieu de { $after } %.
review-can-be-captured = Après ce coup, on pouvait capturer { $stones } en { $liberties }.
review-none = Je ne vois pas de grosse erreur dans cette partie.
review-doubt = Je juge aussi bien que je joue, et je peux me tromper.
review-rough = Sur un goban aussi grand, je ne lis pas en profondeur : prends ceci comme un simple repère.
review-sides = Dans cette partie, les partenaires ont joué à tour de rôle : une erreur compte pour le camp, peu importe qui l’a jouée.
review-chances = { $color ->
    [white] Chances de Blanc
   *[black] Chances de Noir
} de gagner : { $percent } %.
review-alt = Un graphique montre qui menait au fil de { $moves } coups, Noir en haut et Blanc en bas. Après le coup { $middle } : { $lead } À la fin : { $end }
review-button-before = ‹ Erreur
review-button-after = Erreur ›
review-button-graph = Graphique
review-button-guess = Deviner les coups
review-guess-about = Rejouer la partie en devinant chaque coup
review-guess-question = { $color ->
    [white] Où Blanc a-t-il joué le coup { $number } ?
   *[black] Où Noir a-t-il joué le coup { $number } ?
}
review-guess-right = { $point } est juste : deux points.
review-guess-close = { $guess } est tout près : un point. Le coup était { $point }.
review-guess-wrong = Le coup était { $point }.
review-guess-points = Points jusqu’ici : { $points } sur { $most }.
review-guess-end = C’était le dernier coup. Tes points : { $points } sur { $most }.
review-button-another = Une autre partie
