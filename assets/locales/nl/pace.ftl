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
# time is out = de tijd is om

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
pace-undone = De zet is teruggenomen: bord en klokken staan weer als ervoor.
pace-went-on = De klokken lopen weer.
pace-paused = De klokken staan stil tot iemand een zet doet of ze weer laat lopen.
pace-time-given = { $color ->
    [white] Wit krijgt meer tijd: { $span }.
   *[black] Zwart krijgt meer tijd: { $span }.
}
pace-overdue = { $color ->
    [white] De tijd van wit is om. Zwart mag de winst opeisen, meer tijd geven of de partij afbreken.
   *[black] De tijd van zwart is om. Wit mag de winst opeisen, meer tijd geven of de partij afbreken.
}
pace-proposes-undo = { $player } vraagt zet { $number } ({ $point }) terug te mogen nemen.
pace-proposes-undo-pass = { $player } vraagt zet { $number } (gepast) terug te mogen nemen.
pace-proposes-pause = { $player } stelt een pauze voor: dan staan de klokken stil.
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
pace-draw = De partij is remise, in onderling overleg.
pace-not-begun = De partij is niet op tijd begonnen. Niemand wint of verliest.
pace-called-off = De partij is afgebroken. Niemand wint of verliest.
pace-reseated = Een moderator heeft een plaats aan iemand anders gegeven.
pace-nothing-to-undo = Je hebt geen zet die je kunt terugnemen.
pace-too-late-to-take-back = Je kunt een zet één minuut lang vrij terugnemen, zolang niemand heeft geantwoord. Daarna moet je tegenstander het goedvinden: vraag het met `/{ command-undo }`.
pace-no-clock = Deze partij heeft geen klok.
pace-is-paused = De klokken staan al stil.
pace-not-paused = De klokken staan niet stil.
pace-too-much-time = Je kunt in één keer hoogstens { $most } geven.
pace-time-is-out = Je tijd was om: { $at }.
pace-time-was-out = Je tijd is om.
pace-nobody-overdue = De tijd van je tegenstander is niet om.
pace-no-draw = In dit spel kun je geen remise afspreken.
pace-bad-time = Deze klok bestaat niet. Voorbeelden: `3d` voor drie dagen per zet, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minuut
   *[other] minuten
}
pace-field-clock = Klok
pace-field-rest = De klok rust
pace-field-overdue = Als de tijd om is
pace-control-none = Geen
pace-control-per-move = { $each } per zet
pace-control-fischer = { $start } aan het begin, { $increment } erbij met elke zet, hoogstens { $cap } (Fischer)
pace-control-byo-yomi = { $main }, daarna { $periods ->
    [one] één periode van { $period }
   *[other] { $periods } perioden van { $period }
} (byo-yomi)
pace-control-canadian = { $main }, daarna telkens { $stones ->
    [one] één steen
   *[other] { $stones } stenen
} in { $period } (Canadees)
pace-line-none = zonder klok
pace-line-per-move = { $each } per zet
pace-line-fischer = { $start } + { $increment } per zet
pace-line-rests-weekends = rust in het weekend
pace-line-rests-nights = rust ’s nachts
pace-line-rests-both = rust ’s nachts en in het weekend
pace-rest-none = In vakanties en als ik er niet ben
pace-rest-weekends = In het weekend in de eigen tijdzone van elke speler, in vakanties en als ik er niet ben
pace-rest-nights = ’s Nachts (22:00 tot 8:00) in de eigen tijdzone van elke speler, in vakanties en als ik er niet ben
pace-rest-both = In het weekend en ’s nachts (22:00 tot 8:00) in de eigen tijdzone van elke speler, in vakanties en als ik er niet ben
pace-overdue-loses = De speler verliest. Zolang niet allebei een zet hebben gedaan, verliest niemand. Blijft een telling te lang onbeantwoord, dan mag de andere kant haar laten gelden.
pace-overdue-chooses = De tegenstander eist de winst op, geeft meer tijd of breekt de partij af. Zolang niet allebei een zet hebben gedaan, verliest niemand. Blijft een telling te lang onbeantwoord, dan mag de andere kant haar laten gelden.
pace-rest-without-clock = Zonder klok kan er niets rusten: kies ook een `{ command-clock }`.
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
pace-out-resting = De klok rust; de tijd loopt { $at } af
pace-rests = De klok rust.
pace-button-claim = Winst opeisen
pace-button-give-day = Een dag geven
pace-button-call-off = Afbreken
pace-confirm-claim = Wil je de winst opeisen? Dan verliest { $opponent } op tijd. Dit kan niet worden teruggedraaid.
pace-confirm-call-off = Wil je de partij afbreken? Niemand wint of verliest. Dit kan niet worden teruggedraaid.
