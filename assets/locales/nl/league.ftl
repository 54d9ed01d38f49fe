# Competities: in een kanaal spelen leden een seizoen lang tegen iedereen in hun divisie; de eersten stijgen, de laatsten dalen.
league-command = competitie
league-command-about = Competities: speel een seizoen tegen iedereen in je divisie en promoveer
league-show = tonen
league-show-about = Toon de competitie
league-play = spelen
league-play-about = Begin je volgende competitiepartij
league-create = opzetten
league-create-about = Zet in dit kanaal een competitie op (moderators)
league-division-size = divisie
league-division-size-about = Hoeveel spelers er hoogstens in een divisie zitten (standaard: 8)
league-games = partijen
league-games-about = Hoe vaak je in een seizoen tegen elke speler speelt (standaard: 1)
league-days = dagen
league-days-about = Hoeveel dagen een seizoen duurt (standaard: 90)
league-moves = promotie
league-moves-about = Hoeveel spelers per divisie promoveren en degraderen (standaard: 1)
league-next = volgend-seizoen
league-next-about = Het volgende seizoen begint automatisch zoveel dagen na het einde (standaard: door moderators)
league-remove = verwijderen
league-remove-about = Haal een speler uit de competitie (moderators)
league-player = speler
league-removed-about = Wie de competitie verlaat
league-title = Competitie
league-here = Competities: { $channels }
league-title-season = Competitie: seizoen { $season }
league-field = Competitie
league-rule = { $games ->
    [1] Je speelt één keer tegen iedereen in je divisie.
   *[other] Je speelt twee keer tegen iedereen in je divisie.
}
league-rule-points = Winst is 1½ punt, remise 1, verlies ½ en verlies op tijd 0.
league-rule-moves = { $players ->
    [1] Na het seizoen promoveert de nummer 1 van elke divisie en degradeert de laatste.
   *[other] Na het seizoen promoveren hoogstens de eerste twee van elke divisie en degraderen hoogstens de laatste twee.
}
league-rule-end = Partijen die aan het eind van het seizoen nog lopen, tellen nog 14 dagen mee. Speel je geen partij of verlies je alleen op tijd, dan verlaat je de competitie.
league-rule-next = { $days ->
    [0] Het volgende seizoen begint automatisch zodra er een voorbij is.
    [one] Het volgende seizoen begint automatisch een dag na het einde.
   *[other] Het volgende seizoen begint automatisch { $days } dagen na het einde.
}
league-open = Deelnemers aan seizoen { $season }: { $players }
league-ends = Het seizoen eindigt op { $at }.
league-closing = Er beginnen geen partijen meer. Lopende partijen tellen mee tot { $until }.
league-over = Seizoen { $season } is voorbij. Aan het volgende kun je meedoen.
league-starts = Seizoen { $season } begint automatisch op { $at }.
league-waits = Seizoen { $season } begint automatisch zodra er minstens twee meedoen.
league-over-table = Competitie: seizoen { $season } is voorbij
league-division = Divisie { $division }
league-head-points = Punten
league-head-games = Partijen
league-head-place = Plaats
league-legend = + gewonnen, − verloren, = remise, … loopt, · nog niet gespeeld. ↑ promoveert na het seizoen, ↓ degradeert.
league-alt = Ranglijst van divisie { $division }, seizoen { $season }: plaats, naam, punten; ↑ promoveert, ↓ degradeert.
league-nobody = Er doet nog niemand mee.
league-button-play = Spelen
league-button-join = Meedoen
league-button-table = Ranglijst
league-button-leave = Verlaten
league-button-start = Seizoen { $season } beginnen
league-button-close = Seizoen beëindigen
league-button-extend = Een week langer
league-button-end = Competitie stoppen
league-next-choose = Wanneer begint het volgende seizoen?
league-next-off = Volgend seizoen: moderators starten het
league-next-after = { $days ->
    [0] Volgend seizoen: automatisch, meteen na het einde
    [one] Volgend seizoen: automatisch, een dag na het einde
   *[other] Volgend seizoen: automatisch, { $days } dagen na het einde
}
league-joined = Je doet mee en speelt in seizoen { $season }.
league-joined-next = Je doet mee en speelt vanaf seizoen { $season }.
league-leave-question = { $games ->
    [0] De competitie verlaten?
    [one] De competitie verlaten? Je geeft je lopende competitiepartij op.
   *[other] De competitie verlaten? Je geeft je { $games } lopende competitiepartijen op.
}
league-left = Je hebt de competitie verlaten.
league-removed = { $player } doet niet meer mee aan de competitie.
league-manage = Wat wil je doen? `/{ league-command } { league-remove }` haalt een speler uit de competitie.
league-start-question = Seizoen { $season } beginnen? Spelers: { $players }, divisies: { $divisions }, dagen: { $days }
league-started = Seizoen { $season } is begonnen.
league-close-question = Seizoen { $season } nu beëindigen? Er beginnen geen partijen meer. Lopende partijen tellen nog 14 dagen mee.
league-close-now-question = Seizoen { $season } nu afsluiten? Lopende partijen tellen niet meer mee.
league-closed = Seizoen { $season } is beëindigd.
league-extended = Het seizoen eindigt nu op { $at }.
league-end-question = De competitie in { $channel } beëindigen? De ranglijsten gaan verloren. Lopende partijen gaan door en tellen nog mee voor de rating.
league-ended = De competitie is voorbij.
league-season-begun = Competitie: seizoen { $season } is begonnen in divisie { $division }. Begin je partijen vóór { $at }, met **{ league-button-play }** of `/{ league-command } { league-play }`.
league-ends-soon = Competitie: seizoen { $season } eindigt op { $at }. Partijen die dan lopen, tellen mee tot { $until }.
league-closes = Competitie: in seizoen { $season } beginnen geen partijen meer. Lopende partijen tellen mee tot { $until }.
league-too-few = Competitie: seizoen { $season } kan nog niet beginnen, want er doen minder dan twee spelers mee. Zodra het er twee zijn, begint het automatisch: druk op **{ league-button-join }**.
league-won = Divisie { $division }, plaats 1: { $players }
league-up = Promotie naar divisie { $division }: { $players }
league-down = Degradatie naar divisie { $division }: { $players }
league-idle = Niet meer in de competitie (geen partij gespeeld, of alleen verlies op tijd): { $players }
league-choose = Tegen wie wil je spelen?
league-all-played = Je hebt al je partijen van dit seizoen gespeeld.
league-playing = Je partij { $game } tegen { $player } loopt in { $channel }.
league-begun = Competitiepartij: { $black } (zwart) tegen { $white } (wit).
league-score = Competitiepunten: { $first } { $points }, { $second } { $others }.
league-uncounted = Competitie: deze partij telt niet mee.
league-no-league = In dit kanaal is geen competitie. Moderators kunnen er een opzetten met `/{ league-command } { league-create }`.
league-no-second = Dit kanaal heeft al een competitie.
league-no-more-leagues = Een server kan hoogstens { $most } competities hebben. Was er een in een verwijderd kanaal, probeer het dan over een minuut opnieuw.
league-no-posting = Ik mag in dit kanaal niet uit mezelf schrijven, of het is een thread, dus kan hier geen competitie komen.
league-no-already = Je doet al mee aan de competitie.
league-no-room = Deze competitie is vol: er doen { $most } spelers mee.
league-no-not-in = Je doet niet mee aan deze competitie.
league-no-not-there = { $player } doet niet mee aan deze competitie.
league-no-second-season = Er loopt al een seizoen.
league-no-few = Voor een seizoen zijn minstens twee spelers nodig.
league-no-season = Er loopt geen seizoen.
league-no-outdated = De competitie is sinds dat bericht veranderd, dus er is niets gebeurd. Druk op **{ table-button-more }** en probeer het opnieuw.
league-no-games-now = Er kunnen nu geen competitiepartijen beginnen. In het bericht van de competitie staat wanneer het seizoen begint of eindigt.
league-no-not-playing = Je speelt dit seizoen niet. Doe mee om vanaf het volgende te spelen.
league-no-oneself = Je kunt niet tegen jezelf spelen.
league-no-other-division = { $player } zit niet in jouw divisie.
league-no-left = { $player } heeft de competitie verlaten.
league-no-playing = Je speelt in deze competitie al tegen { $player }.
league-no-played = Je hebt dit seizoen al je partijen tegen { $player } gespeeld.
league-no-too-many = Je hebt al { $most } competitiepartijen lopen. Maak er eerst een af.
league-no-full = { $player } heeft al { $most } competitiepartijen lopen.
league-no-away = { $player } is op vakantie.
