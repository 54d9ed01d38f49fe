### Ure, fortrydelse, pauser og afbrydelse.
# clock = ur
# to take back, to undo = at tage tilbage, at fortryde
# move = træk
# pass = pas
# pause = pause
# to call off = at afbryde
# to claim the game = at kræve gevinsten
# draw = remis
# moderator = moderator
# seat = plads
# vacation = ferie
# byo-yomi = byo-yomi
# period = periode
# time is out = tiden er gået

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
    [white] Hvid har taget det seneste træk tilbage.
   *[black] Sort har taget det seneste træk tilbage.
}
pace-undone = Trækket er taget tilbage: brættet og urene står som før.
pace-went-on = Urene går igen.
pace-paused = Urene står stille, indtil nogen trækker eller sætter dem i gang igen.
pace-time-given = { $color ->
    [white] Hvid får mere tid: { $span }.
   *[black] Sort får mere tid: { $span }.
}
pace-overdue = { $color ->
    [white] Hvids tid er gået. Sort kan kræve gevinsten, give mere tid eller afbryde partiet.
   *[black] Sorts tid er gået. Hvid kan kræve gevinsten, give mere tid eller afbryde partiet.
}
pace-proposes-undo = { $player } beder om at tage træk { $number } ({ $point }) tilbage.
pace-proposes-undo-pass = { $player } beder om at tage træk { $number } (pas) tilbage.
pace-proposes-pause = { $player } foreslår en pause: så står urene stille.
pace-proposes-call-off = { $player } foreslår at afbryde partiet: så er der ingen, der vinder eller taber.
pace-proposes-draw = { $player } tilbyder remis.
pace-won-time = { $color ->
    [white] Tiden er gået for { $loser }: hvid ({ $winner }) vinder.
   *[black] Tiden er gået for { $loser }: sort ({ $winner }) vinder.
}
pace-won-adjudication = { $color ->
    [white] En moderator har afgjort partiet: hvid ({ $winner }) vinder.
   *[black] En moderator har afgjort partiet: sort ({ $winner }) vinder.
}
pace-draw = Partiet er remis efter aftale.
pace-not-begun = Partiet kom ikke i gang i tide. Ingen vinder eller taber.
pace-called-off = Partiet er afbrudt. Ingen vinder eller taber.
pace-reseated = En moderator har givet en plads til en anden spiller.
pace-nothing-to-undo = Du har ikke noget træk, der kan tages tilbage.
pace-too-late-to-take-back = Du kan frit tage et træk tilbage i ét minut, så længe ingen har svaret på det. Derefter skal din modstander sige ja: spørg med `/{ command-undo }`.
pace-no-clock = Dette parti har intet ur.
pace-is-paused = Urene står allerede stille.
pace-not-paused = Urene står ikke stille.
pace-too-much-time = Du kan højst give { $most } ad gangen.
pace-time-is-out = Din tid udløb { $at }.
pace-time-was-out = Din tid er gået.
pace-nobody-overdue = Din modstanders tid er ikke gået.
pace-no-draw = I dette spil kan man ikke aftale remis.
pace-bad-time = Sådan et ur findes ikke. Eksempler: `3d` for tre dage pr. træk, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minut
   *[other] minutter
}
pace-field-clock = Ur
pace-field-rest = Uret hviler
pace-field-overdue = Når tiden er gået
pace-control-none = Intet
pace-control-per-move = { $each } pr. træk
pace-control-fischer = { $start } fra start, { $increment } mere for hvert træk, højst { $cap } (Fischer)
pace-control-byo-yomi = { $main }, derefter { $periods ->
    [one] én periode på { $period }
   *[other] { $periods } perioder på { $period }
} (byo-yomi)
pace-control-canadian = { $main }, derefter { $stones ->
    [one] én sten
   *[other] { $stones } sten
} for hver periode på { $period } (canadisk)
pace-line-none = uden ur
pace-line-per-move = { $each } pr. træk
pace-line-fischer = { $start } + { $increment } pr. træk
pace-line-rests-weekends = hviler i weekenden
pace-line-rests-nights = hviler om natten
pace-line-rests-both = hviler om natten og i weekenden
pace-rest-none = Under ferier, og mens jeg er ude af drift
pace-rest-weekends = I weekender i hver spillers egen tidszone, under ferier, og mens jeg er ude af drift
pace-rest-nights = Om natten (22.00 til 8.00) i hver spillers egen tidszone, under ferier, og mens jeg er ude af drift
pace-rest-both = I weekender og om natten (22.00 til 8.00) i hver spillers egen tidszone, under ferier, og mens jeg er ude af drift
pace-overdue-loses = Spilleren taber. Før begge har trukket, taber ingen. Besvares en optælling ikke i tide, må den anden side lade den gælde.
pace-overdue-chooses = Modstanderen kræver gevinsten, giver mere tid eller afbryder partiet. Før begge har trukket, taber ingen. Besvares en optælling ikke i tide, må den anden side lade den gælde.
pace-rest-without-clock = Uden ur er der intet, der kan hvile: vælg også `{ command-clock }`.
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
pace-out-resting = Uret hviler; tiden udløber { $at }
pace-rests = Uret hviler.
pace-button-claim = Kræv gevinsten
pace-button-give-day = Giv en dag
pace-button-call-off = Afbryd
pace-confirm-claim = Vil du kræve gevinsten? Så taber { $opponent } på tid. Det kan ikke fortrydes.
pace-confirm-call-off = Vil du afbryde partiet? Ingen vinder eller taber. Det kan ikke fortrydes.
