# Ligaer: i en kanal spiller medlemmer en sæson mod alle i deres division; de bedste rykker op, og de sidste rykker ned.
league-command = liga
league-command-about = Ligaer: spil en sæson mod alle i din division, og ryk op
league-show = vis
league-show-about = Vis ligaen
league-play = spil
league-play-about = Begynd dit næste ligaparti
league-create = opret
league-create-about = Opret en liga i denne kanal (moderatorer)
league-division-size = division
league-division-size-about = Hvor mange spillere der højst er i en division (standard: 8)
league-games = partier
league-games-about = Hvor mange gange man møder hver modstander i en sæson (standard: 1)
league-days = dage
league-days-about = Hvor mange dage en sæson varer (standard: 90)
league-moves = oprykning
league-moves-about = Hvor mange spillere der rykker op og ned mellem divisionerne (standard: 1)
league-next = næste-sæson
league-next-about = Næste sæson starter automatisk så mange dage efter slutningen (standard: moderatorer starter den)
league-remove = fjern
league-remove-about = Tag en spiller ud af ligaen (moderatorer)
league-player = spiller
league-removed-about = Hvem der forlader ligaen
league-title = Liga
league-here = Ligaer: { $channels }
league-title-season = Liga: sæson { $season }
league-field = Liga
league-rule = { $games ->
    [1] Du spiller én gang mod alle i din division.
   *[other] Du spiller to gange mod alle i din division.
}
league-rule-points = En sejr giver 1½ point, remis 1, et nederlag ½ og et nederlag på tid 0.
league-rule-moves = { $players ->
    [1] Efter sæsonen rykker den første i hver division op og den sidste ned.
   *[other] Efter sæsonen rykker højst de to første i hver division op og højst de to sidste ned.
}
league-rule-end = Partier, der stadig er i gang, når sæsonen slutter, tæller med i 14 dage mere. Spiller du intet parti, eller taber du kun på tid, ryger du ud af ligaen.
league-rule-next = { $days ->
    [0] Den næste sæson starter automatisk, når en er slut.
    [one] Den næste sæson starter automatisk en dag efter slutningen.
   *[other] Den næste sæson starter automatisk { $days } dage efter slutningen.
}
league-open = Tilmeldt sæson { $season }: { $players }
league-ends = Sæsonen slutter den { $at }.
league-closing = Der begynder ikke flere partier. De igangværende tæller med frem til den { $until }.
league-over = Sæson { $season } er slut. Du kan være med i den næste.
league-starts = Sæson { $season } starter automatisk den { $at }.
league-waits = Sæson { $season } starter automatisk, så snart mindst to er med.
league-over-table = Liga: sæson { $season } er slut
league-division = Division { $division }
league-head-points = Point
league-head-games = Partier
league-head-place = Plads
league-legend = + vundet, − tabt, = remis, … i gang, · ikke spillet endnu. ↑ rykker op efter sæsonen, ↓ rykker ned.
league-alt = Tabel for division { $division }, sæson { $season }: plads, spiller, point; ↑ rykker op, ↓ rykker ned.
league-nobody = Ingen er med endnu.
league-button-play = Spil
league-button-join = Vær med
league-button-table = Tabel
league-button-leave = Forlad
league-button-start = Start sæson { $season }
league-button-close = Afslut sæsonen
league-button-extend = En uge mere
league-button-end = Afslut ligaen
league-next-choose = Hvornår starter den næste sæson?
league-next-off = Næste sæson: moderatorer starter den
league-next-after = { $days ->
    [0] Næste sæson: automatisk, lige efter slutningen
    [one] Næste sæson: automatisk, en dag efter slutningen
   *[other] Næste sæson: automatisk, { $days } dage efter slutningen
}
league-joined = Du er med og spiller i sæson { $season }.
league-joined-next = Du er med og spiller fra sæson { $season }.
league-leave-question = { $games ->
    [0] Forlad ligaen?
    [one] Forlad ligaen? Du opgiver dit igangværende ligaparti.
   *[other] Forlad ligaen? Du opgiver dine { $games } igangværende ligapartier.
}
league-left = Du har forladt ligaen.
league-removed = { $player } er ikke længere i ligaen.
league-manage = Hvad vil du gøre? `/{ league-command } { league-remove }` tager en spiller ud af ligaen.
league-start-question = Start sæson { $season }? Spillere: { $players }, divisioner: { $divisions }, dage: { $days }
league-started = Sæson { $season } er begyndt.
league-close-question = Afslut sæson { $season } nu? Der begynder ikke flere partier. De igangværende tæller med i 14 dage mere.
league-close-now-question = Luk sæson { $season } nu? Igangværende partier tæller ikke længere med.
league-closed = Sæson { $season } er afsluttet.
league-extended = Sæsonen slutter nu den { $at }.
league-end-question = Afslut ligaen i { $channel }? Tabellerne går tabt. Igangværende partier fortsætter og tæller stadig i ratingen.
league-ended = Ligaen er slut.
league-season-begun = Liga: sæson { $season } er begyndt i division { $division }. Du har indtil den { $at } til at begynde dine partier, med **{ league-button-play }** eller `/{ league-command } { league-play }`.
league-ends-soon = Liga: sæson { $season } slutter den { $at }. Partier, der er i gang til den tid, tæller med frem til den { $until }.
league-closes = Liga: der begynder ikke flere partier i sæson { $season }. De igangværende tæller med frem til den { $until }.
league-too-few = Liga: sæson { $season } kan ikke starte endnu, for der er færre end to med. Den starter automatisk, så snart to er med: tryk på **{ league-button-join }**.
league-won = Division { $division }, førsteplads: { $players }
league-up = Op i division { $division }: { $players }
league-down = Ned i division { $division }: { $players }
league-idle = Ude af ligaen (intet parti spillet eller kun nederlag på tid): { $players }
league-choose = Hvem vil du spille mod?
league-all-played = Du har spillet alle dine partier i denne sæson.
league-playing = Dit parti { $game } mod { $player } spilles i { $channel }.
league-begun = Ligaparti: { $black } (sort) mod { $white } (hvid).
league-score = Ligapoint: { $first } { $points }, { $second } { $others }.
league-uncounted = Liga: dette parti tæller ikke med.
league-no-league = Der er ingen liga i denne kanal. Moderatorerne kan oprette en med `/{ league-command } { league-create }`.
league-no-second = Der er allerede en liga i denne kanal.
league-no-more-leagues = En server kan højst have { $most } ligaer. Var en af dem i en slettet kanal, så prøv igen om et minut.
league-no-posting = Jeg må ikke skrive på egen hånd i denne kanal, eller det er en tråd, så der kan ikke være en liga her.
league-no-already = Du er allerede i ligaen.
league-no-room = Ligaen er fuld: den har { $most } spillere.
league-no-not-in = Du er ikke i denne liga.
league-no-not-there = { $player } er ikke i denne liga.
league-no-second-season = En sæson er allerede i gang.
league-no-few = En sæson kræver mindst to spillere.
league-no-season = Ingen sæson er i gang.
league-no-outdated = Ligaen er ændret siden den besked, så der er ikke sket noget. Tryk på **{ table-button-more }** igen.
league-no-games-now = Der kan ikke begynde ligapartier lige nu. Ligaens besked fortæller, hvornår sæsonen begynder eller slutter.
league-no-not-playing = Du spiller ikke i denne sæson. Vær med, så spiller du fra den næste.
league-no-oneself = Du kan ikke spille mod dig selv.
league-no-other-division = { $player } er ikke i din division.
league-no-left = { $player } har forladt ligaen.
league-no-playing = Du spiller allerede mod { $player } i denne liga.
league-no-played = Du har spillet alle dine partier mod { $player } i denne sæson.
league-no-too-many = Du har allerede { $most } ligapartier i gang. Spil først et af dem færdigt.
league-no-full = { $player } har allerede { $most } ligapartier i gang.
league-no-away = { $player } er på ferie.
