### Ure, fortrydelse, pauser og afbrydelse.
# clock = ur
# to take back, to undo = at fortryde
# move = træk
# pass = pas
# pause = pause
# to call off = at afbryde
# to claim the game = at kræve sejren
# draw = remis
# moderator = moderator
# seat = plads
# vacation = ferie
# byo-yomi = byo-yomi
# period = periode
# run out of time = tiden udløber

pace-days = { $days } { $days ->
    [one] dag
   *[other] dage
}
pace-hours = { $hours } { $hours ->
    [one] time
   *[other] timer
}
pace-days-and-hours = { $days } { $days ->
    [one] dag
   *[other] dage
} og { $hours } { $hours ->
    [one] time
   *[other] timer
}
pace-taken-back = { $color ->
    [white] Hvid har fortrudt det seneste træk.
   *[black] Sort har fortrudt det seneste træk.
}
pace-undone = Trækket er fortrudt.
pace-went-on = Urene går igen.
pace-paused = Urene er på pause, indtil nogen trækker eller sætter dem i gang igen.
pace-time-given = { $color ->
    [white] Hvid får { $span } mere.
   *[black] Sort får { $span } mere.
}
pace-overdue = { $color ->
    [white] Hvids tid er udløbet. Sort kan kræve sejren, give mere tid eller afbryde partiet.
   *[black] Sorts tid er udløbet. Hvid kan kræve sejren, give mere tid eller afbryde partiet.
}
pace-proposes-undo = { $player } beder om at fortryde træk { $number } ({ $point }).
pace-proposes-undo-pass = { $player } beder om at fortryde træk { $number } (pas).
pace-proposes-pause = { $player } foreslår at sætte urene på pause.
pace-proposes-call-off = { $player } foreslår at afbryde partiet: ingen vinder eller taber.
pace-proposes-draw = { $player } tilbyder remis.
pace-won-time = { $color ->
    [white] { $loser } har overskredet tiden: hvid ({ $winner }) vinder.
   *[black] { $loser } har overskredet tiden: sort ({ $winner }) vinder.
}
pace-won-adjudication = { $color ->
    [white] En moderator har afgjort partiet: hvid ({ $winner }) vinder.
   *[black] En moderator har afgjort partiet: sort ({ $winner }) vinder.
}
pace-draw = Remis efter aftale.
pace-not-begun = Partiet begyndte ikke i tide. Ingen vinder eller taber.
pace-called-off = Partiet er afbrudt. Ingen vinder eller taber.
pace-nothing-to-undo = Du har ikke noget træk at fortryde.
pace-too-late-to-take-back = Du kan frit fortryde et træk i ét minut, så længe ingen har svaret på det. Derefter skal din modstander gå med til det: spørg med `/{ command-game } { command-undo }`.
pace-no-clock = Dette parti har intet ur.
pace-is-paused = Urene er allerede på pause.
pace-not-paused = Urene er ikke på pause.
pace-paused-too-early = I kan holde pause, når begge sider har lavet et træk.
pace-too-much-time = Du kan højst give { $most } ad gangen.
pace-time-is-out = Din tid udløb { $at }.
pace-time-was-out = Din tid er udløbet.
pace-nobody-overdue = Din modstanders tid er ikke udløbet.
pace-no-draw = I kan ikke aftale remis i dette spil: i go afgør optællingen det, i atari-go vinder den, der fanger.
pace-bad-time = Det ur forstår jeg ikke. Eksempler: `3d` for tre dage pr. træk, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minut
   *[other] minutter
}
pace-field-clock = Ur
pace-field-rest = Uret holder pause
pace-field-overdue = Når tiden udløber
pace-control-none = Intet
pace-control-per-move = { $each } pr. træk
pace-control-fischer = { $start } fra start, plus { $increment } pr. træk, højst { $cap } (Fischer)
pace-control-byo-yomi = { $main }, derefter { $periods ->
    [one] én periode på { $period }
   *[other] { $periods } perioder på { $period }
} (byo-yomi)
pace-control-canadian = { $main }, derefter { $period } for hver { $stones ->
    [one] sten
   *[other] { $stones } sten
} (canadisk)
pace-line-none = Uden ur
pace-line-per-move = { $each } pr. træk
pace-line-fischer = { $start } + { $increment } pr. træk
pace-line-rests-weekends = pause i weekenden
pace-line-rests-nights = pause om natten
pace-line-rests-both = pause om natten og i weekenden
pace-rest-none = Under ferie, og mens jeg er offline
pace-rest-weekends = I weekender i hver spillers egen tidszone, under ferie, og mens jeg er offline
pace-rest-nights = Om natten (22.00 til 8.00) i hver spillers egen tidszone, under ferie, og mens jeg er offline
pace-rest-both = I weekender og om natten (22.00 til 8.00) i hver spillers egen tidszone, under ferie, og mens jeg er offline
pace-overdue-loses = Spilleren taber. Før begge har trukket, taber ingen. Besvares en optælling ikke i tide, kan den anden side godtage den, som den er.
pace-overdue-chooses = Modstanderen kan kræve sejren, give mere tid eller afbryde partiet. Før begge har trukket, taber ingen. Besvares en optælling ikke i tide, kan den anden side godtage den, som den er.
pace-rest-without-clock = Der er intet ur at sætte på pause: vælg også `{ command-clock }`.
pace-left = Sort { $black } · Hvid { $white }
pace-left-byo-yomi = { $main }, derefter { $periods } × { $period }
pace-left-periods = { $periods } × { $period }
pace-left-canadian = { $main }, derefter { $period } til { $stones ->
    [one] én sten
   *[other] { $stones } sten
}
pace-left-stones = { $period } til { $stones ->
    [one] én sten
   *[other] { $stones } sten
}
pace-out = Tiden udløber { $at }
pace-out-resting = Uret holder pause; tiden udløber { $at }
pace-rests = Uret holder pause.
pace-button-claim = Kræv sejren
pace-button-give-day = Giv en dag
pace-button-call-off = Afbryd partiet
pace-confirm-claim = Kræv sejren? { $opponent } taber på tid. Det kan ikke fortrydes.
pace-confirm-call-off = Afbryd partiet? Ingen vinder eller taber. Det kan ikke fortrydes.
