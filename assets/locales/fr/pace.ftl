### Pendules, coups annulés, pauses et parties annulées.
# clock = pendule
# move = coup
# undo = annuler le coup
# pause = pause
# call off = annuler la partie
# draw = partie nulle
# to pass = passer
# claim the win = réclamer la victoire
# period = période
# byo-yomi = byo-yomi
# stone = pierre
# Black, White = Noir, Blanc
# board = goban
# seat = place
# vacation = vacances
# moderator = modération

pace-days = { $days } { $days ->
    [one] jour
   *[other] jours
}
pace-hours = { $hours } { $hours ->
    [one] heure
   *[other] heures
}
pace-days-and-hours = { $days } { $days ->
    [one] jour
   *[other] jours
} et { $hours } { $hours ->
    [one] heure
   *[other] heures
}
pace-taken-back = { $color ->
    [white] Blanc a annulé le dernier coup.
   *[black] Noir a annulé le dernier coup.
}
pace-undone = Le coup est annulé.
pace-went-on = Les pendules tournent de nouveau.
pace-paused = Les pendules sont en pause jusqu’à ce que quelqu’un joue ou les relance.
pace-time-given = { $color ->
    [white] Blanc reçoit { $span } de plus.
   *[black] Noir reçoit { $span } de plus.
}
pace-overdue = { $color ->
    [white] Le temps de Blanc est écoulé. Noir peut réclamer la victoire, donner plus de temps ou annuler la partie.
   *[black] Le temps de Noir est écoulé. Blanc peut réclamer la victoire, donner plus de temps ou annuler la partie.
}
pace-proposes-undo = { $player } demande à annuler le coup { $number } ({ $point }).
pace-proposes-undo-pass = { $player } demande à annuler le coup { $number } (une passe).
pace-proposes-pause = { $player } propose une pause des pendules.
pace-proposes-call-off = { $player } propose d’annuler la partie : ni gagnant ni perdant.
pace-proposes-draw = { $player } propose la partie nulle.
pace-won-time = { $color ->
    [white] Temps écoulé pour { $loser } : Blanc ({ $winner }) gagne.
   *[black] Temps écoulé pour { $loser } : Noir ({ $winner }) gagne.
}
pace-won-adjudication = { $color ->
    [white] La modération a tranché : Blanc ({ $winner }) gagne.
   *[black] La modération a tranché : Noir ({ $winner }) gagne.
}
pace-draw = La partie est nulle d’un commun accord.
pace-not-begun = La partie n’a pas commencé à temps. Ni gagnant ni perdant.
pace-called-off = La partie est annulée. Ni gagnant ni perdant.
pace-nothing-to-undo = Tu n’as aucun coup à annuler.
pace-too-late-to-take-back = Tu peux annuler librement un coup pendant une minute, tant que personne n’y a répondu. Après, ton adversaire doit accepter : demande-le avec `/{ command-game } { command-undo }`.
pace-no-clock = Cette partie n’a pas de pendule.
pace-is-paused = Les pendules sont déjà en pause.
pace-not-paused = Les pendules ne sont pas en pause.
pace-paused-too-early = La pause est possible une fois que chaque camp a joué un coup.
pace-too-much-time = Tu peux donner au plus { $most } à la fois.
pace-time-is-out = Ton temps s’est écoulé { $at }.
pace-time-was-out = Ton temps est écoulé.
pace-nobody-overdue = Le temps de ton adversaire n’est pas écoulé.
pace-no-draw = Dans cette partie, on ne peut pas convenir d’une nulle : au go, le décompte décide ; à l’atari-go, la capture.
pace-bad-time = Je ne comprends pas cette cadence. Exemples : `3d` pour trois jours par coup, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
pace-field-clock = Pendule
pace-field-rest = Pauses de la pendule
pace-field-overdue = Quand le temps est écoulé
pace-control-none = Aucune
pace-control-per-move = { $each } par coup
pace-control-fischer = { $start } au départ, plus { $increment } par coup, jusqu’à { $cap } (Fischer)
pace-control-byo-yomi = { $main }, puis { $periods ->
    [one] une période
   *[other] { $periods } périodes
} de { $period } (byo-yomi)
pace-control-canadian = { $main }, puis { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} par tranche de { $period } (canadien)
pace-line-none = Sans pendule
pace-line-per-move = { $each } par coup
pace-line-fischer = { $start } + { $increment } par coup
pace-line-rests-weekends = en pause le week-end
pace-line-rests-nights = en pause la nuit
pace-line-rests-both = en pause la nuit et le week-end
pace-rest-none = Pendant les vacances et quand je suis hors ligne
pace-rest-weekends = Le week-end dans le fuseau horaire de chacun, pendant les vacances et quand je suis hors ligne
pace-rest-nights = La nuit (de 22 h à 8 h) dans le fuseau horaire de chacun, pendant les vacances et quand je suis hors ligne
pace-rest-both = Le week-end et la nuit (de 22 h à 8 h) dans le fuseau horaire de chacun, pendant les vacances et quand je suis hors ligne
pace-overdue-loses = Qui n’a plus de temps perd. Tant que les deux camps n’ont pas joué, personne ne perd. Si un décompte reste sans réponse à temps, l’autre camp peut l’accepter tel quel.
pace-overdue-chooses = L’adversaire peut réclamer la victoire, donner plus de temps ou annuler la partie. Tant que les deux camps n’ont pas joué, personne ne perd. Si un décompte reste sans réponse à temps, l’autre camp peut l’accepter tel quel.
pace-rest-without-clock = Il n’y a pas de pendule à mettre en pause : choisis aussi l’option `{ command-clock }`.
pace-left = Noir { $black } · Blanc { $white }
pace-left-byo-yomi = { $main }, puis { $periods } × { $period }
pace-left-periods = { $periods } × { $period }
pace-left-canadian = { $main }, puis { $period } pour { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
pace-left-stones = { $period } pour { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
pace-out = Échéance : { $at }
pace-out-resting = Pendule en pause ; échéance : { $at }
pace-rests = La pendule est en pause.
pace-button-claim = Réclamer la victoire
pace-button-give-day = Donner un jour
pace-button-call-off = Annuler la partie
pace-confirm-claim = Réclamer la victoire au temps contre { $opponent } ? Impossible de revenir en arrière.
pace-confirm-call-off = Annuler la partie ? Ni gagnant ni perdant. Impossible de revenir en arrière.
