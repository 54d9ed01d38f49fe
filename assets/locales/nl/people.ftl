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
# record = notatie
# seat = plaats
# ruling = uitspraak
# count = telling

people-undo-while-counting = De partij wordt geteld. Druk op “{ count-button-resume }” om een pas terug te nemen.
people-button-go-on = Hervatten
people-more-undo = Terugnemen
people-more-undo-about = Neem je laatste zet terug, of vraag je tegenstander of dat mag
people-more-pause = Pauze
people-more-pause-about = Stel voor de klokken te pauzeren
people-more-go-on = Hervatten
people-more-go-on-about = Laat de klokken weer lopen
people-more-call-off = Partij afbreken
people-more-call-off-about = Stel voor de partij af te breken: niemand wint of verliest

people-preview = Alleen jij ziet dit: partij { $number } met jouw steen op { $point }. Er is nog niets gespeeld.
people-button-put = { $point } spelen

people-me-title = Je instellingen
people-me-how = Kies hieronder wat je wilt veranderen, of gebruik `/{ command-me }`.
people-change-setting = Een instelling veranderen
people-choose-value = { $setting }: kies
people-field-hints = Hints voor beginners
people-field-last-moves = Laatste zetten
people-last-moves-named = { $shown ->
    [numbers] Nummers op de laatste drie zetten
   *[mark] Een teken op de laatste zet
}
people-field-zone = Tijdzone
people-zone-is = { $zone }
people-zone-unknown = Niet ingesteld: UTC voor weekenden en nachten
people-zone-kept = In partijen met een klok die op je wachten geldt je oude tijdzone tot je een zet hebt gedaan of op de telling hebt geantwoord.
people-bad-zone = “{ $zone }” is geen tijdzone. Typ de naam van een grote stad bij jou in de buurt en kies uit de lijst.
people-bad-zone-likely = “{ $zone }” is geen tijdzone. Bedoel je { $likely }?
people-field-theme = Borden die alleen jij ziet
people-field-channel-theme = Borden in dit kanaal
people-field-preview = Zetten zien voordat ze gespeeld worden
people-preview-named = { $preview ->
    [on] Altijd
    [off] Nooit
   *[timed] In partijen met een klok
}
people-field-reminders = Herinnering
people-reminder-named = { $reminder ->
    [day-before] 24 uur voordat je tijd om is
    [hours-before] 6 uur voordat je tijd om is
    [off] Nooit
   *[half] Als de helft van je tijd op is
}
people-field-notices = Herinneringen komen
people-notices-named = { $notices ->
    [direct] Als privébericht
   *[channel] In het partijkanaal
}
people-field-summary = Dagelijks overzicht
people-summary-off = Uit
people-summary-at = Om { $hour } uur in jouw tijdzone
people-summary = { $games ->
    [one] Je bent in één partij aan zet.
   *[other] Je bent in { $games } partijen aan zet.
}
people-summary-title = De dringendste eerst
people-summary-play = { table-button-play }: kies een partij
people-summary-closed = { $player }, ik kan je geen privéberichten sturen, daarom heb ik je dagelijkse overzicht uitgezet. Sta privéberichten van mij toe en kies opnieuw een tijdstip met `/{ command-me }`.
people-field-rank = Rang
people-rank-is = { $rank }
people-rank-unknown = Niet ingesteld
people-field-egd = EGD-pincode
people-egd-is = { $pin }
people-field-vacation = Vakantie
people-away-until = Je klokken zijn gepauzeerd. Je bent { $at } terug.
people-not-away = Geen: `/{ command-me } { command-vacation }`

people-data-export = Download alles wat ik over je bewaar
people-data-delete = Verwijder alles wat ik over je bewaar
people-data-about = Wat ik over je bewaar
people-exported = Dit bewaar ik over je: je instellingen en { $games ->
    [0] geen partijen
    [one] één partij als SGF
   *[other] { $games } partijen als SGF
}.
people-stored-data = **Wat ik over je bewaar**
    • Je Discord-ID en je naam, je instellingen, de partijen die je speelt, waarvoor je bent uitgenodigd of waarin je uitspraak doet, je antwoorden op puzzels, en de toernooien, ladders, competities, clubavonden en simultaanpartijen waaraan je meedoet. Uit berichten bewaar ik alleen de zetten.
    • Het wordt bewaard door de beheerder van deze bot en niemand anders krijgt het. Wie een kanaal kan zien, ziet de partijen daarin, met je naam en je rang, en je puzzelresultaten met `/{ puzzle-command }`. Het weekoverzicht van een server noemt wie de meeste puzzels heeft opgelost. Je andere instellingen en je plannen zie alleen jij. Vraag je om een leerpartij, dan zien leden die op die server lesgeven welke oefeningen je hebt opgelost, tot de aanvraag eindigt.
    • Partijen blijven tot je je gegevens verwijdert. Een uitdaging waar niets van kwam, wordt na { $days } dagen verwijderd. Het logboek noemt niemand, behalve als de beheerder van deze bot een fout zoekt.
    • `/{ command-me } { command-export }` geeft je alles als bestand, `/{ command-me } { command-forget }` verwijdert het.
people-policy = Meer hierover: { $url }
people-confirm-forget = Je gegevens verwijderen?
    { $lost }• Je instellingen worden verwijderd: tijdzone, uiterlijk, rang, vakanties, herinneringen en alle andere.
    • Je naam wordt verwijderd. Je gespeelde partijen blijven bestaan voor wie ze met je speelden: in de notatie komt iemand zonder naam of ID op jouw plaats. Geplaatste berichten blijven zoals ze zijn.
    • Oudere back-ups bevatten je gegevens tot nieuwere ze vervangen, en het databasebestand tot de beheerder van deze bot het opnieuw laat schrijven.
    Dit is definitief. Als je me weer gebruikt, bewaar ik je naam weer.
people-forget-games = • Je geeft deze partijen op: { $games }
people-forget-places = • Hier verlies je je plaats: { $places }
people-button-forget = Gegevens verwijderen
people-forgotten = Klaar: je instellingen en je naam zijn verwijderd, en je gespeelde partijen tonen je naam niet meer.
people-not-forgotten = Ik kon niet alles verwijderen: een deel kan ik niet lezen of schrijven. Druk zo nog eens op “{ people-button-forget }”; helpt dat niet, meld het dan bij de beheerder van deze bot.
people-opponent-forgotten = Je tegenstander in deze partij heeft alle eigen gegevens verwijderd. Daag iemand anders uit met `/{ command-challenge }`.

people-no-vacation = Je bent niet op vakantie.
people-vacation-over = Welkom terug! Je klokken lopen weer.
people-vacation-until = Al je klokken zijn gepauzeerd. Je bent { $at } terug; `/{ command-me } { command-vacation } { command-days }:0` beëindigt je vakantie meteen. Je hebt nog { $left } vakantie over.
people-vacation-days = { $days ->
    [one] Eén dag per jaar
   *[other] { $days } dagen per jaar
}
people-vacation-too-long = De server van je partijen staat { $days ->
    [one] één dag
   *[other] { $days } dagen
} vakantie per jaar toe. Je hebt nog { $left } over.
people-vacation-no-clocks = Geen van je partijen heeft een klok, dus er valt niets te pauzeren.
people-vacation-shorter = Maar in { $games } alleen tot { $at }: die server staat niet meer dagen toe.
people-vacation-not-in = Maar niet in { $games }: die server staat niet meer dagen toe.

people-out-at = tijd loopt af { $at }
people-history = Gespeelde partijen van { $player }
people-history-none = { $player } heeft hier geen gespeelde partijen.
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
people-field-state = Status
people-state-closed = De uitdaging eindigde zonder partij.
people-state-paused = De klokken zijn gepauzeerd. Zetten tot nu toe: { $moves }.
people-state-playing = { $color ->
    [white] Wit is aan zet. Zetten tot nu toe: { $moves }.
   *[black] Zwart is aan zet. Zetten tot nu toe: { $moves }.
}
people-state-counting = De partij wordt geteld. Zetten: { $moves }.
people-field-deadline = Deadline
people-field-offered = Uitdaging verstuurd
people-offered-at = { $at }
people-field-rulings = Uitspraken
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Uitspraak van { $moderator }.
people-ruled-by-player = Uitspraak van { $moderator }, die in deze partij speelt.
people-ruling-reason = Reden: { $reason }
people-ruling-question = Jouw uitspraak: **{ $what }**
    De knop vraagt naar je reden. Daarna plaats ik de uitspraak, je naam en je reden waar de partij gespeeld wordt.
people-ruling-form-title = Partij { $number }: jouw uitspraak
people-ruling-form-reason = Je reden (iedereen kan die lezen)
people-ruling-form-example = Wat er gebeurd is, in één zin
people-ruling-no-reason = Geef je reden in één zin van hoogstens { $most } tekens.
people-ruling-own-game = Je speelt zelf in partij { $number }, dus moet een andere moderator uitspraak doen. Alleen serverbeheerders mogen in een eigen partij uitspraak doen, en dan staat dat bij de uitslag.
people-reseated = { $into } is ingevallen voor { $out }

people-no-club = Dit werkt alleen op een server.
people-club-title = Instellingen van dit kanaal en deze server
people-club-how = Kies hieronder wat je wilt veranderen, of gebruik `/{ command-club-admin }`.
people-field-messages = Berichten over partijen in dit kanaal
people-policy-named = { $policy ->
    [one-message] Eén bericht dat wordt bijgewerkt; een kort bericht pingt wie aan zet is en verdwijnt na de zet
    [last-two] Een nieuw bericht bij elke zet; de laatste twee blijven staan
   *[each-move] Een nieuw bericht bij elke zet
}
people-field-language = Taal van dit kanaal
people-language-named = { $language }
people-language-of-server = Zoals op de server
people-language-of-client = Zoals in Discord
people-field-own-language = Taal
people-field-overdue = Als in nieuwe partijen de tijd om is
people-overdue-named = { $overdue ->
    [choose] De tegenstander kiest: winst opeisen, meer tijd geven of de partij afbreken
   *[lose] Die speler verliest
}
people-field-vacation-days = Vakantie
people-bad-vacation = Een server kan 0 tot en met 365 dagen vakantie per jaar toestaan.
