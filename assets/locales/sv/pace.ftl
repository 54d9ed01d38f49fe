### Klockor, att ta tillbaka, pauser och att avbryta.
# clock = klocka
# to take back, to undo = att ta tillbaka, att ångra
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
# time is out = tiden är ute

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
    [white] Vit har tagit tillbaka det senaste draget.
   *[black] Svart har tagit tillbaka det senaste draget.
}
pace-undone = Draget är tillbakataget: brädet och klockorna står som förut.
pace-went-on = Klockorna går igen.
pace-paused = Klockorna står stilla tills någon gör ett drag eller låter dem gå igen.
pace-time-given = { $color ->
    [white] Vit får mer tid: { $span }.
   *[black] Svart får mer tid: { $span }.
}
pace-overdue = { $color ->
    [white] Vits tid är ute. Svart kan kräva vinsten, ge mer tid eller avbryta partiet.
   *[black] Svarts tid är ute. Vit kan kräva vinsten, ge mer tid eller avbryta partiet.
}
pace-proposes-undo = { $player } ber att få ta tillbaka drag { $number } ({ $point }).
pace-proposes-undo-pass = { $player } ber att få ta tillbaka drag { $number } (pass).
pace-proposes-pause = { $player } föreslår en paus: då står klockorna stilla.
pace-proposes-call-off = { $player } föreslår att partiet avbryts: då är det ingen som vinner eller förlorar.
pace-proposes-draw = { $player } erbjuder remi.
pace-won-time = { $color ->
    [white] Tiden är ute för { $loser }: vit ({ $winner }) vinner.
   *[black] Tiden är ute för { $loser }: svart ({ $winner }) vinner.
}
pace-won-adjudication = { $color ->
    [white] En moderator har avgjort partiet: vit ({ $winner }) vinner.
   *[black] En moderator har avgjort partiet: svart ({ $winner }) vinner.
}
pace-draw = Partiet slutar remi efter överenskommelse.
pace-not-begun = Partiet började inte i tid. Ingen vinner eller förlorar.
pace-called-off = Partiet är avbrutet. Ingen vinner eller förlorar.
pace-reseated = En moderator har gett en plats till en annan spelare.
pace-nothing-to-undo = Du har inget drag att ta tillbaka.
pace-too-late-to-take-back = Du kan fritt ta tillbaka ett drag i en minut, så länge ingen har svarat på det. Sedan måste din motståndare gå med på det: fråga med `/{ command-undo }`.
pace-no-clock = Det här partiet har ingen klocka.
pace-is-paused = Klockorna står redan stilla.
pace-not-paused = Klockorna står inte stilla.
pace-too-much-time = Du kan ge högst { $most } åt gången.
pace-time-is-out = Din tid gick ut { $at }.
pace-time-was-out = Din tid är ute.
pace-nobody-overdue = Din motståndares tid är inte ute.
pace-no-draw = I det här spelet kan man inte komma överens om remi.
pace-bad-time = En sådan klocka finns inte. Exempel: `3d` för tre dagar per drag, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minut
   *[other] minuter
}
pace-field-clock = Klocka
pace-field-rest = Klockan vilar
pace-field-overdue = När tiden är ute
pace-control-none = Ingen
pace-control-per-move = { $each } per drag
pace-control-fischer = { $start } från början, { $increment } till för varje drag, högst { $cap } (Fischer)
pace-control-byo-yomi = { $main }, sedan { $periods ->
    [one] en period på { $period }
   *[other] { $periods } perioder på { $period }
} (byo-yomi)
pace-control-canadian = { $main }, sedan { $stones ->
    [one] en sten
   *[other] { $stones } stenar
} per period på { $period } (kanadensisk)
pace-line-none = utan klocka
pace-line-per-move = { $each } per drag
pace-line-fischer = { $start } + { $increment } per drag
pace-line-rests-weekends = vilar på helgen
pace-line-rests-nights = vilar på natten
pace-line-rests-both = vilar på natten och helgen
pace-rest-none = Under semester och medan jag ligger nere
pace-rest-weekends = På helger i varje spelares egen tidszon, under semester och medan jag ligger nere
pace-rest-nights = På natten (22.00 till 8.00) i varje spelares egen tidszon, under semester och medan jag ligger nere
pace-rest-both = På helger och på natten (22.00 till 8.00) i varje spelares egen tidszon, under semester och medan jag ligger nere
pace-overdue-loses = Spelaren förlorar. Innan båda har gjort ett drag förlorar ingen. Besvaras en räkning inte i tid får den andra sidan låta den gälla.
pace-overdue-chooses = Motståndaren kräver vinsten, ger mer tid eller avbryter partiet. Innan båda har gjort ett drag förlorar ingen. Besvaras en räkning inte i tid får den andra sidan låta den gälla.
pace-rest-without-clock = Utan klocka finns inget som kan vila: välj också `{ command-clock }`.
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
pace-out-resting = Klockan vilar; tiden går ut { $at }
pace-rests = Klockan vilar.
pace-button-claim = Kräv vinsten
pace-button-give-day = Ge en dag
pace-button-call-off = Avbryt
pace-confirm-claim = Vill du kräva vinsten? Då förlorar { $opponent } på tid. Det går inte att ångra.
pace-confirm-call-off = Vill du avbryta partiet? Ingen vinner eller förlorar. Det går inte att ångra.
