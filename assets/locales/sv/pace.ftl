### Klockor, att ångra, pauser och att avbryta.
# clock = klocka
# to take back, to undo = att ångra
# move = drag
# pass = pass
# pause = paus
# to call off = att avbryta
# to claim the game = att kräva vinsten
# draw = remi
# moderator = moderator
# seat = plats
# vacation = semester
# byo-yomi = byo-yomi
# period = period
# run out of time = tiden går ut

pace-days = { $days } { $days ->
    [one] dag
   *[other] dagar
}
pace-hours = { $hours } { $hours ->
    [one] timme
   *[other] timmar
}
pace-days-and-hours = { $days } { $days ->
    [one] dag
   *[other] dagar
} och { $hours } { $hours ->
    [one] timme
   *[other] timmar
}
pace-taken-back = { $color ->
    [white] Vit har ångrat det senaste draget.
   *[black] Svart har ångrat det senaste draget.
}
pace-undone = Draget har ångrats.
pace-went-on = Klockorna går igen.
pace-paused = Klockorna är pausade tills någon gör ett drag eller startar dem igen.
pace-time-given = { $color ->
    [white] Vit får { $span } till.
   *[black] Svart får { $span } till.
}
pace-overdue = { $color ->
    [white] Vits tid har gått ut. Svart får kräva vinsten, ge mer tid eller avbryta partiet.
   *[black] Svarts tid har gått ut. Vit får kräva vinsten, ge mer tid eller avbryta partiet.
}
pace-proposes-undo = { $player } ber att få ångra drag { $number } ({ $point }).
pace-proposes-undo-pass = { $player } ber att få ångra drag { $number } (pass).
pace-proposes-pause = { $player } föreslår att pausa klockorna.
pace-proposes-call-off = { $player } föreslår att avbryta partiet: ingen vinner eller förlorar.
pace-proposes-draw = { $player } erbjuder remi.
pace-won-time = { $color ->
    [white] Tiden har gått ut för { $loser }: vit ({ $winner }) vinner.
   *[black] Tiden har gått ut för { $loser }: svart ({ $winner }) vinner.
}
pace-won-adjudication = { $color ->
    [white] En moderator har avgjort partiet: vit ({ $winner }) vinner.
   *[black] En moderator har avgjort partiet: svart ({ $winner }) vinner.
}
pace-draw = Remi efter överenskommelse.
pace-not-begun = Partiet började inte i tid. Ingen vinner eller förlorar.
pace-called-off = Partiet är avbrutet. Ingen vinner eller förlorar.
pace-nothing-to-undo = Du har inget drag att ångra.
pace-too-late-to-take-back = Du kan fritt ångra ett drag i en minut, så länge ingen har svarat på det. Sedan måste din motståndare gå med på det: fråga med `/{ command-game } { command-undo }`.
pace-no-clock = Det här partiet har ingen klocka.
pace-is-paused = Klockorna är redan pausade.
pace-not-paused = Klockorna är inte pausade.
pace-paused-too-early = Det går att pausa när båda sidor har gjort ett drag.
pace-too-much-time = Du kan ge högst { $most } åt gången.
pace-time-is-out = Din tid gick ut { $at }.
pace-time-was-out = Din tid har gått ut.
pace-nobody-overdue = Din motståndares tid har inte gått ut.
pace-no-draw = I det här spelet kan ni inte komma överens om remi: i go avgör räkningen, i atari-go vinner den som fångar.
pace-bad-time = Den klockan förstår jag inte. Exempel: `3d` för tre dagar per drag, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minut
   *[other] minuter
}
pace-field-clock = Klocka
pace-field-rest = Klockan pausas
pace-field-overdue = När tiden går ut
pace-control-none = Ingen
pace-control-per-move = { $each } per drag
pace-control-fischer = { $start } från början, plus { $increment } per drag, högst { $cap } (Fischer)
pace-control-byo-yomi = { $main }, sedan { $periods ->
    [one] en period på { $period }
   *[other] { $periods } perioder på { $period }
} (byo-yomi)
pace-control-canadian = { $main }, sedan { $period } per { $stones ->
    [one] sten
   *[other] { $stones } stenar
} (kanadensisk)
pace-line-none = Utan klocka
pace-line-per-move = { $each } per drag
pace-line-fischer = { $start } + { $increment } per drag
pace-line-rests-weekends = paus på helgen
pace-line-rests-nights = paus på natten
pace-line-rests-both = paus på natten och helgen
pace-rest-none = Under semester och medan jag är offline
pace-rest-weekends = På helger i varje spelares egen tidszon, under semester och medan jag är offline
pace-rest-nights = På natten (22.00 till 8.00) i varje spelares egen tidszon, under semester och medan jag är offline
pace-rest-both = På helger och på natten (22.00 till 8.00) i varje spelares egen tidszon, under semester och medan jag är offline
pace-overdue-loses = Spelaren förlorar. Innan båda har gjort ett drag förlorar ingen. Besvaras en räkning inte i tid får den andra sidan godta den som den är.
pace-overdue-chooses = Motståndaren får kräva vinsten, ge mer tid eller avbryta partiet. Innan båda har gjort ett drag förlorar ingen. Besvaras en räkning inte i tid får den andra sidan godta den som den är.
pace-rest-without-clock = Det finns ingen klocka att pausa: välj också `{ command-clock }`.
pace-left = Svart { $black } · Vit { $white }
pace-left-byo-yomi = { $main }, sedan { $periods } × { $period }
pace-left-periods = { $periods } × { $period }
pace-left-canadian = { $main }, sedan { $period } för { $stones ->
    [one] en sten
   *[other] { $stones } stenar
}
pace-left-stones = { $period } för { $stones ->
    [one] en sten
   *[other] { $stones } stenar
}
pace-out = Tiden går ut { $at }
pace-out-resting = Klockan är pausad; tiden går ut { $at }
pace-rests = Klockan är pausad.
pace-button-claim = Kräv vinsten
pace-button-give-day = Ge en dag
pace-button-call-off = Avbryt partiet
pace-confirm-claim = Kräva vinsten? { $opponent } förlorar på tid. Det går inte att ångra.
pace-confirm-call-off = Avbryta partiet? Ingen vinner eller förlorar. Det går inte att ångra.
