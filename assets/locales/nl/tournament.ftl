# Toernooien van een server: inschrijving, ronden, indeling, uitslagen, stand.
# round = ronde; pairing = indeling; bye = vrije ronde; standings = stand
# organiser = de organisatie van het toernooi, of de moderators
tournament-command = toernooi
tournament-command-about = Toernooien: opzetten, de stand bekijken, uitslagen corrigeren
tournament-create = opzetten
tournament-create-about = Een toernooi opzetten in dit kanaal
tournament-show = tonen
tournament-show-about = Een toernooi met de stand tonen
tournament-results = bestanden
tournament-results-about = De uitslagen van een toernooi als bestanden (OpenGotha, EGD)
tournament-substitute = vervangen
tournament-substitute-about = Iemand anders op een plaats zetten (organisatie)
tournament-note = uitslag
tournament-note-about = Een uitslag invoeren of corrigeren (organisatie)
tournament-which = toernooi
tournament-which-about = Het nummer (standaard: het nieuwste in dit kanaal)
tournament-name = naam
tournament-name-about = Hoe het toernooi heet
tournament-system = systeem
tournament-system-about = Hoe er wordt ingedeeld (standaard: McMahon)
tournament-system-named = { $system ->
    [swiss] Zwitsers
    [round-robin] Iedereen tegen iedereen
    [knock-out] Knock-out
   *[mcmahon] McMahon
}
tournament-rounds = ronden
tournament-rounds-about = Aantal ronden van een Zwitsers of McMahon-toernooi (standaard: 4)
tournament-handicap-about = Of er handicapstenen zijn (standaard: nee)
tournament-handicap-named = { $handicap ->
    [yes] Naar graad of score
   *[no] Gelijke partijen
}
tournament-manner = plaats
tournament-manner-about = Waar er gespeeld wordt (standaard: hier)
tournament-manner-named = { $manner ->
    [evening] Aan het bord: uitslagen worden ingevoerd
   *[here] Hier: elk paar krijgt een partij
}
tournament-days = dagen
tournament-days-about = Dagen per zet in partijen die hier gespeeld worden (standaard: 3)
tournament-players = plaatsen
tournament-players-about = Hoeveel er kunnen meedoen; de rest wacht (standaard: 500)
tournament-entry = inschrijving
tournament-entry-about = Hoeveel dagen inschrijven kan (standaard: onbeperkt)
tournament-grace = afwezig
tournament-grace-about = Na zoveel uur verliest wie niet gezet heeft (standaard: 48)
tournament-out = speler
tournament-out-about = Wie weggaat
tournament-into = invaller
tournament-into-about = Wie er in de plaats speelt
tournament-table = tafel
tournament-table-about = Het nummer van de tafel
tournament-round = ronde
tournament-round-about = De ronde (standaard: de laatste)
tournament-result = uitslag
tournament-result-about = Wat de uitslag is
tournament-result-named = { $result ->
    [white] Wit wint
    [black] Zwart wint
    [jigo] Gelijk
    [both] Beiden verliezen
    [void] Telt niet
   *[clear] Invoer terugnemen
}
tournament-title = 🏆 { $name }
tournament-open = De inschrijving is open.
tournament-open-until = De inschrijving is open; die sluit { $until }.
tournament-running = { $games ->
    [one] Ronde { $round } van { $rounds }: één partij is nog niet klaar.
   *[other] Ronde { $round } van { $rounds }: { $games } partijen zijn nog niet klaar.
}
tournament-between = Ronde { $round } van { $rounds } is klaar.
tournament-over = Het toernooi is afgelopen.
tournament-plays = { $system }, ronden: { $rounds } · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-withdrawn = Teruggetrokken: { $players }
tournament-organised = Organisatie: { $player }
tournament-entered = Deelname ({ $number } van { $most })
tournament-waiting = Wachtlijst ({ $number })
tournament-nobody = Nog niemand heeft zich ingeschreven.
tournament-button-enter = Meedoen
tournament-button-withdraw = Terugtrekken
tournament-button-pair = Ronde { $round } indelen
tournament-button-standings = Stand
tournament-button-result = Uitslag invoeren
tournament-button-end = Toernooi beëindigen
tournament-end-question = Het toernooi nu beëindigen? Er komen geen ronden meer. Lopende partijen gaan door.
tournament-proposal = Ronde { $round }: voorgestelde paren
tournament-proposal-about = Alleen jij ziet dit. Kies twee spelers om ze te ruilen; aan dezelfde tafel ruilen ze van kleur.
tournament-still-open = { $games ->
    [one] Eén partij van de laatste ronde is nog niet klaar. Die telt zodra dat zo is.
   *[other] { $games } partijen van de laatste ronde zijn nog niet klaar. Die tellen zodra dat zo is.
}
tournament-bye = Vrij: { $players }
tournament-swap = Iemand ruilen…
tournament-swap-with = { $player } ruilen met…
tournament-button-lot = Opnieuw indelen
tournament-button-publish = Publiceren
tournament-published = Ronde { $round } is gepubliceerd. Ik meld het als een indeling niet aankomt.
tournament-pairing = **{ $name }**, ronde { $round }
    { $pair }
tournament-no-show = Wie op { $until } nog niet gezet heeft, verliest.
tournament-no-show-by-hand = Wie op { $until } niet aan het bord zit, verliest.
tournament-round-list = **{ $name }**, ronde { $round }
tournament-ask-result = Wat is de uitslag van je partij tegen { $player }?
tournament-won = Gewonnen
tournament-lost = Verloren
tournament-jigo = Gelijk
tournament-noted = De uitslag is ingevoerd.
tournament-noted-at = { $name }, ronde { $round }, tafel { $table }: { $result }.
tournament-noted-none = geen uitslag
tournament-noted-waits = Genoteerd. De uitslag telt als { $player } hetzelfde invoert.
tournament-noted-differs = { $player } heeft een andere uitslag ingevoerd. Word het eens of vraag de organisatie.
tournament-standings = Stand na ronde { $round }
tournament-alt = Kruistabel van { $name } na ronde { $round }: plaats, naam, graad, een kolom per ronde met de plaats van de tegenstander, en de punten.
tournament-legend = In elke ronde: de plaats van de tegenstander, + gewonnen, − verloren, = gelijk, ? niet klaar.
tournament-files = De uitslagen van { $name }: voor OpenGotha en voor de European Go Database.
tournament-substituted = { $into } speelt in de plaats van { $out }.
tournament-round-over = { $name }: ronde { $round } is klaar. Nu ben jij aan de beurt: { $way }
tournament-undelivered = { $name }, ronde { $round }: ik kon de indeling van tafel { $table } niet in { $channel } plaatsen. Laat het de twee spelers zelf weten.
tournament-moved-up = { $name }: er is een plaats vrij, en die is voor jou. Je doet mee in de volgende ronde: { $way }
tournament-no-over = Dit toernooi is afgelopen.
tournament-no-entry-closed = De inschrijving is gesloten.
tournament-no-settled = Dit toernooi is begonnen: niemand kan er nog bij.
tournament-no-already = Die speler doet al mee.
tournament-no-not-in = Die speler doet niet mee.
tournament-no-full = Te veel mensen hebben zich voor dit toernooi ingeschreven.
tournament-no-too-few = Er zijn minder dan twee spelers om in te delen.
tournament-no-more-rounds = Alle ronden zijn gespeeld.
tournament-no-winner = Aan tafel { $table } heeft nog niemand gewonnen. De organisatie kan een uitslag invoeren met `/{ tournament-command } { tournament-note }`.
tournament-no-outdated = Intussen is iemand erbij gekomen of weggegaan, of de paren zijn veranderd. Deel de ronde opnieuw in.
tournament-no-table = Die tafel is er niet.
tournament-no-played = Deze uitslag is al bekend.
tournament-no-organiser = Alleen de organisatie en de moderators kunnen dit.
tournament-no-missing = Zo’n toernooi is hier niet. `/{ tournament-command } { tournament-create }` zet er een op.
tournament-no-too-many = Je hebt hier al { $number } toernooien die niet zijn afgelopen.
tournament-no-name = Een naam heeft 1 tot { $number } tekens.
tournament-no-posting = Ik mag in dit kanaal niet uit mezelf schrijven, dus hier kan geen toernooi zijn.
tournament-no-pair = Je hebt geen tegenstander in deze ronde.
