### Klokken, terugnemen, pauzes en afbreken.
# clock = klok
# to take back, to undo = terugnemen
# move = zet
# pass = passen
# pause = pauze
# to call off = afbreken
# to claim the game = de winst opeisen
# draw = remise
# moderator = moderator
# seat = plaats
# vacation = vakantie
# byo-yomi = byo-yomi
# period = periode
# run out of time = de tijd is om

pace-days = { $days } { $days ->
    [one] dag
   *[other] dagen
}
pace-hours = { $hours } { $hours ->
    [one] uur
   *[other] uur
}
pace-days-and-hours = { $days } { $days ->
    [one] dag
   *[other] dagen
} en { $hours } { $hours ->
    [one] uur
   *[other] uur
}
pace-taken-back = { $color ->
    [white] Wit heeft de laatste zet teruggenomen.
   *[black] Zwart heeft de laatste zet teruggenomen.
}
pace-undone = De zet is teruggenomen.
pace-went-on = De klokken lopen weer.
pace-paused = De klokken zijn gepauzeerd tot iemand een zet doet of ze hervat.
pace-time-given = { $color ->
    [white] Wit krijgt er { $span } bij.
   *[black] Zwart krijgt er { $span } bij.
}
pace-overdue = { $color ->
    [white] De tijd van wit is om. Zwart mag de winst opeisen, meer tijd geven of de partij afbreken.
   *[black] De tijd van zwart is om. Wit mag de winst opeisen, meer tijd geven of de partij afbreken.
}
pace-proposes-undo = { $player } wil zet { $number } ({ $point }) terugnemen.
pace-proposes-undo-pass = { $player } wil zet { $number } (pas) terugnemen.
pace-proposes-pause = { $player } stelt voor de klokken te pauzeren.
pace-proposes-call-off = { $player } stelt voor de partij af te breken: niemand wint of verliest.
pace-proposes-draw = { $player } biedt remise aan.
pace-won-time = { $color ->
    [white] De tijd van { $loser } is om: wit ({ $winner }) wint.
   *[black] De tijd van { $loser } is om: zwart ({ $winner }) wint.
}
pace-won-adjudication = { $color ->
    [white] Een moderator heeft de partij beslist: wit ({ $winner }) wint.
   *[black] Een moderator heeft de partij beslist: zwart ({ $winner }) wint.
}
pace-draw = Remise in onderling overleg.
pace-not-begun = De partij is niet op tijd begonnen. Niemand wint of verliest.
pace-called-off = De partij is afgebroken. Niemand wint of verliest.
pace-nothing-to-undo = Je hebt geen zet die je kunt terugnemen.
pace-too-late-to-take-back = Je kunt een zet één minuut lang vrij terugnemen, zolang niemand heeft geantwoord. Daarna moet je tegenstander het goedvinden: vraag het met `/{ command-game } { command-undo }`.
pace-no-clock = Deze partij heeft geen klok.
pace-is-paused = De klokken zijn al gepauzeerd.
pace-not-paused = De klokken zijn niet gepauzeerd.
pace-paused-too-early = Pauzeren kan zodra beide kanten een zet hebben gedaan.
pace-too-much-time = Je kunt in één keer hoogstens { $most } geven.
pace-time-is-out = Je tijd is { $at } verstreken.
pace-time-was-out = Je tijd is om.
pace-nobody-overdue = De tijd van je tegenstander is niet om.
pace-no-draw = In dit spel kunnen jullie geen remise afspreken: bij go beslist de telling, bij atari-go wint wie slaat.
pace-bad-time = Deze klok begrijp ik niet. Voorbeelden: `3d` voor drie dagen per zet, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minuut
   *[other] minuten
}
pace-field-clock = Klok
pace-field-rest = De klok pauzeert
pace-field-overdue = Als de tijd om is
pace-control-none = Geen
pace-control-per-move = { $each } per zet
pace-control-fischer = { $start } aan het begin, plus { $increment } per zet, hoogstens { $cap } (Fischer)
pace-control-byo-yomi = { $main }, daarna { $periods ->
    [one] één periode van { $period }
   *[other] { $periods } perioden van { $period }
} (byo-yomi)
pace-control-canadian = { $main }, daarna { $period } voor elke { $stones ->
    [one] steen
   *[other] { $stones } stenen
} (Canadees)
pace-line-none = Zonder klok
pace-line-per-move = { $each } per zet
pace-line-fischer = { $start } + { $increment } per zet
pace-line-rests-weekends = pauze in het weekend
pace-line-rests-nights = pauze ’s nachts
pace-line-rests-both = pauze ’s nachts en in het weekend
pace-rest-none = Tijdens vakanties en wanneer ik offline ben
pace-rest-weekends = In het weekend in de eigen tijdzone van elke speler, tijdens vakanties en wanneer ik offline ben
pace-rest-nights = ’s Nachts (22:00 tot 8:00) in de eigen tijdzone van elke speler, tijdens vakanties en wanneer ik offline ben
pace-rest-both = In het weekend en ’s nachts (22:00 tot 8:00) in de eigen tijdzone van elke speler, tijdens vakanties en wanneer ik offline ben
pace-overdue-loses = Die speler verliest. Zolang niet beide spelers een zet hebben gedaan, verliest niemand. Wordt een telling niet op tijd beantwoord, dan mag de andere kant die aannemen zoals die is.
pace-overdue-chooses = De tegenstander mag de winst opeisen, meer tijd geven of de partij afbreken. Zolang niet beide spelers een zet hebben gedaan, verliest niemand. Wordt een telling niet op tijd beantwoord, dan mag de andere kant die aannemen zoals die is.
pace-rest-without-clock = Er is geen klok om te pauzeren: kies ook een `{ command-clock }`.
pace-left = Zwart { $black } · Wit { $white }
pace-left-byo-yomi = { $main }, daarna { $periods } × { $period }
pace-left-periods = { $periods } × { $period }
pace-left-canadian = { $main }, daarna { $period } voor { $stones ->
    [one] één steen
   *[other] { $stones } stenen
}
pace-left-stones = { $period } voor { $stones ->
    [one] één steen
   *[other] { $stones } stenen
}
pace-out = De tijd loopt { $at } af
pace-out-resting = De klok pauzeert; de tijd loopt { $at } af
pace-rests = De klok pauzeert.
pace-button-claim = Winst opeisen
pace-button-give-day = Een dag geven
pace-button-call-off = Partij afbreken
pace-confirm-claim = De winst op tijd tegen { $opponent } opeisen? Dit is definitief.
pace-confirm-call-off = De partij afbreken? Niemand wint of verliest. Dit is definitief.
