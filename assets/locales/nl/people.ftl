### Wat mensen voor zichzelf instellen, met elkaar afspreken en over hun partijen vragen.
# game (played) = partij
# finished = gespeeld
# move = zet
# to be to move = aan zet zijn
# pass = passen
# stone = steen
# clock = klok
# to undo = terugnemen
# to call off = afbreken
# to resign = opgeven
# rank = rang
# vacation = vakantie
# challenge = uitdaging
# opponent = tegenstander
# record = partijverslag
# seat = plaats
# ruling = uitspraak
# count = telling

people-undo-while-counting = De partij ligt stil en wordt geteld. Om een pas terug te nemen, druk je op “{ count-button-resume }”.
people-button-go-on = Klokken weer laten lopen
people-more-undo = Terugnemen
people-more-undo-about = Neem je laatste zet terug, of vraag erom
people-more-pause = Pauze
people-more-pause-about = Stel voor de klokken stil te zetten
people-more-go-on = Verder
people-more-go-on-about = Laat de klokken weer lopen
people-more-call-off = Afbreken
people-more-call-off-about = Stel voor dat niemand wint of verliest

people-preview = Alleen jij ziet dit: partij { $number } met jouw steen op { $point }. Er is nog niets gespeeld.
people-button-put = Speel { $point }

people-me-title = Je instellingen
people-me-how = Verander ze met `/{ command-me }`.
people-field-zone = Tijdzone
people-zone-is = { $zone }
people-zone-unknown = Niet ingesteld: weekenden en nachten gaan volgens UTC
people-zone-kept = In partijen met een klok die op je wachten, telt je oude tijdzone tot je hebt gezet of op de telling hebt geantwoord.
people-bad-zone = “{ $zone }” is geen tijdzone. Typ de naam van een grote stad bij jou in de buurt en kies uit de lijst.
people-bad-zone-likely = “{ $zone }” is geen tijdzone. Bedoel je { $likely }?
people-field-theme = Borden die alleen jij ziet
people-field-preview = Je krijgt een zet te zien voordat hij gespeeld wordt
people-preview-named = { $preview ->
    [on] Altijd
    [off] Nooit
   *[timed] In partijen met een klok
}
people-field-reminders = Je krijgt een herinnering
people-reminder-named = { $reminder ->
    [day-before] 24 uur voordat je tijd om is
    [hours-before] 6 uur voordat je tijd om is
    [off] Nooit
   *[half] Als de helft van je tijd voorbij is
}
people-field-notices = Herinneringen krijg je
people-notices-named = { $notices ->
    [direct] Als privébericht
   *[channel] In het kanaal van de partij
}
people-field-summary = Dagelijks overzicht
people-summary-off = Geen
people-summary-at = Om { $hour } op je eigen klok
people-summary = { $games ->
    [one] Je bent in één partij aan zet.
   *[other] Je bent in { $games } partijen aan zet.
}
people-summary-title = De dringendste eerst
people-summary-closed = { $player }, je accepteert geen privéberichten van mij, daarom heb ik je dagelijkse overzicht uitgezet. Sta ze toe en kies opnieuw een uur met `/{ command-me }`.
people-field-rank = Rang
people-rank-is = { $rank }
people-rank-unknown = Niet opgegeven: `/{ command-rank }`
people-field-vacation = Vakantie
people-away-until = Je klokken staan stil. Je bent terug { $at }.
people-not-away = Geen: `/{ command-vacation }`

people-data-export = Geef me een bestand met alles wat je van me bewaart
people-data-delete = Vergeet me
people-data-about = Wat bewaar je van me?
people-exported = Dit bewaar ik van je: je instellingen en { $games ->
    [0] geen partijen
    [one] één partij
   *[other] { $games } partijen
}, met verslag als SGF.
people-kept = **Wat ik van je bewaar**
    • Je Discord-nummer en je naam, wat je bij mij hebt ingesteld, de partijen die je speelt, waarvoor je bent uitgenodigd of waarin je uitspraak doet, en je antwoorden op puzzels. Wat hier verder wordt geschreven, lees ik niet.
    • Het staat bij wie mij draait en gaat naar niemand anders. Wie een kanaal ziet, ziet de partijen daarin, met je naam en je rang, en met `/{ puzzle-command }` hoe je ervoor staat. Je andere instellingen en je plannen zie alleen jij.
    • Partijen blijven tot ik je moet vergeten. Een uitdaging waar niets van kwam, verdwijnt na { $days } dagen. Het logboek noemt niemand, behalve als wie mij draait een fout zoekt.
    • `/{ command-me } { command-export }` geeft je alles als bestand, `/{ command-me } { command-forget }` laat mij je vergeten.
people-policy = Meer hierover: { $url }
people-confirm-forget =
    Zal ik je vergeten?
    • Je instellingen worden gewist: tijdzone, uiterlijk, rang, vakanties, herinneringen en alle andere.
    • Je naam wordt gewist. Je gespeelde partijen blijven bestaan voor wie ze met je speelden: in het verslag komt iemand zonder naam of nummer op jouw plaats. Geplaatste berichten blijven zoals ze zijn.
    • Eerdere back-ups bewaren dit alles tot nieuwere ze vervangen, en het bestand van de database tot wie mij draait het opnieuw laat schrijven.
    Dit kan niet worden teruggedraaid. Als je me weer gebruikt, leer ik je naam opnieuw kennen.
people-button-forget = Vergeet me
people-forgotten = Klaar: je instellingen en je naam zijn gewist, en je gespeelde partijen zijn niet meer van jou.
people-not-forgotten = Ik kon niet alles wissen: iets ervan kan ik niet lezen of schrijven. Druk zo nog eens op “{ people-button-forget }”; helpt dat niet, meld het dan aan wie mij draait.
people-opponent-forgotten = Wie deze partij met je speelde, wilde vergeten worden. Daag iemand anders uit met `/{ command-challenge }`.
people-games-still-running = Ik geef niet stilletjes een partij voor je op. Speel deze eerst uit, of trek ze in, breek ze af of geef ze op: { $numbers }.

people-no-vacation = Je bent niet op vakantie.
people-vacation-over = Welkom terug! Je klokken lopen weer.
people-vacation-until = Al je klokken staan stil. Je bent terug { $at }; `/{ command-vacation }` met 0 dagen beëindigt de vakantie meteen. Wat je nog over hebt: { $left }.
people-vacation-days = { $days ->
    [one] één dag binnen een jaar
   *[other] { $days } dagen binnen een jaar
}
people-vacation-too-long = De club van je partijen geeft binnen een jaar { $days ->
    [one] één dag
   *[other] { $days } dagen
} vakantie. Wat je nog over hebt: { $left }.
people-vacation-no-clocks = Geen van je partijen heeft een klok, dus er valt niets stil te zetten.
people-vacation-shorter = Maar in { $games } alleen tot { $at }: de club daar geeft niet meer dagen.
people-vacation-not-in = Maar niet in { $games }: de club daar geeft niet meer dagen.

people-out-at = tijd om { $at }
people-history = Gespeelde partijen van { $player }
people-history-none = Ik ken hier geen gespeelde partijen van { $player }.
people-history-won = **Gewonnen** · partij { $number }, { terms-game-on } tegen { $opponent } · { $at }
people-history-lost = **Verloren** · partij { $number }, { terms-game-on } tegen { $opponent } · { $at }
people-history-open = **{ $ending ->
    [jigo] Jigo
    [no-result] Geen uitslag
    [both-lose] Beiden verloren
    [called-off] Afgebroken
    [not-begun] Nooit begonnen
   *[draw] Remise
}** · partij { $number }, { terms-game-on } tegen { $opponent } · { $at }

people-game-number = partij { $number }
people-field-state = Hoe het ervoor staat
people-state-closed = Van de uitdaging is niets gekomen.
people-state-paused = De klokken staan stil. Zetten tot nu toe: { $moves }.
people-state-playing = { $color ->
    [white] Wit is aan zet. Zetten tot nu toe: { $moves }.
   *[black] Zwart is aan zet. Zetten tot nu toe: { $moves }.
}
people-state-counting = Er wordt geteld. Zetten: { $moves }.
people-field-deadline = Uiterlijk
people-field-offered = Aangeboden
people-offered-at = { $at }
people-field-rulings = Uitspraken
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Uitspraak van { $moderator }.
people-ruled-by-player = Uitspraak van { $moderator }, in een eigen partij.
people-ruling-reason = Reden: { $reason }
people-ruling-question =
    Jouw uitspraak: **{ $what }**
    De knop vraagt naar je reden. Daarna staan de uitspraak, je naam en je reden waar de partij gespeeld wordt.
people-ruling-form-title = Partij { $number }: jouw uitspraak
people-ruling-form-reason = Je reden, voor iedereen te lezen
people-ruling-form-example = Wat er gebeurd is, in één zin
people-ruling-no-reason = Zeg in één zin waarom je zo beslist, met hoogstens { $most } tekens.
people-ruling-own-game = Je speelt zelf mee in partij { $number }, dus een andere moderator moet beslissen. In een eigen partij mag dat alleen wie de server beheert, en dan staat het bij de uitslag.
people-reseated = { $into } speelt verder in plaats van { $out }

people-no-club = Dit kan alleen op een server.
people-club-title = Instellingen van dit kanaal en deze server
people-club-how = Verander ze met `/{ command-club-admin }`.
people-field-messages = Berichten van een partij in dit kanaal
people-policy-named = { $policy ->
    [one-message] Eén bericht dat steeds verandert; een kort pingt wie aan zet is en gaat weg met de zet
    [last-two] Een nieuw bericht bij elke zet; de laatste twee blijven staan
   *[each-move] Een nieuw bericht bij elke zet
}
people-field-language = Taal van dit kanaal
people-language-named = { $language }
people-language-of-server = Die van de server
people-language-of-client = Die van je Discord
people-field-own-language = Taal
people-field-overdue = Als in nieuwe partijen iemands tijd om is
people-overdue-named = { $overdue ->
    [choose] De tegenstander kiest: winst opeisen, meer tijd of afbreken
   *[lose] Wie te laat is, verliest
}
people-field-vacation-days = Vakantie
people-bad-vacation = Een club geeft 0 tot 365 dagen vakantie binnen een jaar.
