# Toernooien van een server: inschrijving, ronden, indeling, uitslagen, stand.
# round = ronde; pairing = indeling; bye = vrije ronde; standings = stand
# organiser = de organisatie van het toernooi, of de moderators
tournament-command = toernooi
tournament-command-about = Toernooien: zet er een op, bekijk de stand, corrigeer uitslagen
tournament-create = opzetten
tournament-create-about = Zet in dit kanaal een toernooi op (moderators)
tournament-change = wijzigen
tournament-change-about = Wijzig naam, ronden, bedenktijd, handicap of systeem van een toernooi
tournament-changed = Gewijzigd: **{ $name }**.
tournament-changed-clock = Gewijzigd: **{ $name }**. Begonnen partijen gaan door zoals ze zijn.
tournament-show = tonen
tournament-show-about = Toon een toernooi met de stand
tournament-results = bestanden
tournament-results-about = Haal de uitslagen van een toernooi op als bestanden (OpenGotha, EGD)
tournament-substitute = vervangen
tournament-substitute-about = Vervang een speler door iemand anders (organisatie)
tournament-sit-out = overslaan
tournament-sit-out-about = Laat iemand de volgende ronde overslaan, of toch spelen (organisatie)
tournament-apart = apart
tournament-apart-about = Laat twee spelers niet tegen elkaar spelen, bijvoorbeeld familie (organisatie)
tournament-team = team
tournament-team-about = Geef je paar of team een naam
tournament-team-name-about = Hoe je paar of team heet
tournament-team-named = **{ $name }**: { $side }
tournament-remove = verwijderen
tournament-remove-about = Haal iemand uit het toernooi (organisatie)
tournament-note = uitslag
tournament-note-about = Voer een uitslag in of corrigeer die (organisatie)
tournament-which = toernooi
tournament-which-about = Het nummer van het toernooi (standaard: het nieuwste in dit kanaal)
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
tournament-format = spelvorm
tournament-format-about = Individueel, Pair Go of teams (standaard: individueel)
tournament-format-named = { $format ->
    [pairs] Pair Go
    [teams-2] Teams van 2
    [teams-3] Teams van 3
    [teams-4] Teams van 4
    [teams-5] Teams van 5
   *[single] Individueel
}
tournament-handicap-about = Of er handicapstenen zijn (standaard: nee)
tournament-handicap-named = { $handicap ->
    [yes] Volgens rang of score
   *[no] Zonder handicap
}
tournament-manner = waar
tournament-manner-about = Waar er gespeeld wordt (standaard: hier)
tournament-manner-named = { $manner ->
    [evening] Aan het bord: uitslagen worden met de hand ingevoerd
   *[here] Hier: ik start de partijen
}
tournament-next = volgende-ronde
tournament-next-about = Wanneer de volgende ronde begint (standaard: zodra de organisatie die publiceert)
tournament-next-named = { $next ->
    [results] Automatisch, zodra alle uitslagen binnen zijn
    [days-7] Automatisch, uiterlijk na 7 dagen
    [days-14] Automatisch, uiterlijk na 14 dagen
    [days-30] Automatisch, uiterlijk na 30 dagen
   *[by-hand] Zodra de organisatie die publiceert
}
tournament-players = deelnemers
tournament-players-about = Hoeveel er kunnen meedoen; de rest komt op de wachtlijst (standaard: 500)
tournament-entry = inschrijving
tournament-entry-about = Hoeveel dagen inschrijven kan (standaard: onbeperkt)
tournament-grace = afwezig
tournament-grace-about = Na zoveel uur verliest wie nog geen zet heeft gedaan (standaard: 48)
tournament-out = speler
tournament-out-about = Wie stopt
tournament-who-about = Om wie het gaat
tournament-other = ander
tournament-other-about = De andere speler
tournament-into = invaller
tournament-into-about = Wie er in plaats daarvan speelt
tournament-table = tafel
tournament-table-about = Het nummer van de tafel
tournament-board = bord
tournament-board-about = Het bord van een teamwedstrijd (standaard: 1)
tournament-round = ronde
tournament-round-about = De ronde (standaard: de laatste)
tournament-result = uitslag
tournament-result-about = Wat de uitslag is
tournament-result-named = { $result ->
    [white] Wit wint
    [black] Zwart wint
    [jigo] Remise
    [both] Beiden verliezen
    [void] Telt niet mee
   *[clear] Uitslag verwijderen
}
tournament-title = 🏆 { $name }
tournament-open-here = Toernooi met open inschrijving: { $title } in { $channel }
tournament-here = Toernooien met open inschrijving: { $channels }
tournament-thread-of = { $title } R{ $round }
tournament-open = De inschrijving is open.
tournament-open-until = Inschrijven kan tot { $until }.
tournament-running = { $games ->
    [one] Ronde { $round } van { $rounds }: één partij is nog niet afgelopen.
   *[other] Ronde { $round } van { $rounds }: { $games } partijen zijn nog niet afgelopen.
}
tournament-between = Ronde { $round } van { $rounds } is afgelopen.
tournament-over = Het toernooi is afgelopen.
tournament-plays = { $system }, { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } ronden
} · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-unrated = Telt niet mee voor de rating
tournament-bar = Bar: { $rank }. Vanaf die rang begon iedereen met evenveel punten.
tournament-bar-open = Bar tot nu toe: { $rank }; die ligt vast vanaf ronde 1. Vanaf die rang begint iedereen met evenveel punten.
tournament-handicap-rule = Met handicap: +1 is geen komi voor wit, vanaf +2 zijn het stenen.
tournament-drawn-match = Eindigt een teamwedstrijd in remise, dan beslist het eerste bord met een winnaar.
tournament-next-with-entry = Ronde 1 begint automatisch zodra de inschrijving sluit.
tournament-next-with-results = De volgende ronde begint automatisch zodra alle uitslagen binnen zijn.
tournament-next-within = De volgende ronde begint automatisch zodra alle uitslagen binnen zijn, uiterlijk na { $days } dagen.
tournament-withdrawn = Teruggetrokken: { $players }
tournament-sitting-out = Slaan de volgende ronde over: { $players }
tournament-absent = Niet verschenen, pas weer ingedeeld na een druk op **{ tournament-button-enter }**: { $players }
tournament-organised = Organisatie: { $player }
tournament-entered = Deelnemers ({ $number } van { $most })
tournament-entered-sides = { $format ->
    [pairs] Paren ({ $number } van { $most })
   *[teams] Teams ({ $number } van { $most })
}
tournament-forming = Nog niet compleet
tournament-forming-side = { $side }: nog geen antwoord van { $players }
tournament-waiting = Wachtlijst ({ $number })
tournament-nobody = Nog niemand heeft zich ingeschreven.
tournament-unranked = { $rank }?: geen rang opgegeven
tournament-guessed = Je hebt geen rang opgegeven, dus je speelt dit toernooi als { $rank }. Geef je rang op met `/{ command-me } { command-rank }` en druk vóór je eerste ronde nog eens op **{ tournament-button-enter }**.
tournament-button-enter = Meedoen
tournament-button-join = Meespelen
tournament-button-decline = Afwijzen
tournament-ask-others = { $number ->
    [one] Kies je partner. Ik vraag of die meespeelt.
   *[other] Kies de { $number } anderen in je team. Ik vraag of ze meespelen.
}
tournament-choose-others = { $number ->
    [one] Je partner kiezen…
   *[other] { $number } spelers kiezen…
}
tournament-team-waits = Ik heb { $players } gevraagd. Je doet mee zodra iedereen heeft toegezegd. Kies een naam met `/{ tournament-command } { tournament-team }`.
tournament-asks = **{ $name }**: { $captain } wil graag met { $players } spelen.
tournament-has-joined = Toegezegd: { $players }
tournament-side-in = **{ $name }**: { $players } spelen samen.
tournament-side-waits = **{ $name }**: { $players } spelen samen. Ze staan op de wachtlijst.
tournament-side-off = **{ $name }**: { $player } speelt niet met { $captain }.
tournament-side-gone = **{ $name }**: { $players } spelen niet samen.
tournament-dissolved = { $name }: { $player } speelt niet mee, dus je paar of team doet niet mee aan de volgende ronde: { $way }
tournament-button-withdraw = Terugtrekken
tournament-button-sit-out = Slaat over
tournament-button-remove = Verwijderen
tournament-button-pair = Ronde { $round } indelen
tournament-button-standings = Stand
tournament-button-result = Uitslag invoeren
tournament-button-end = Toernooi beëindigen
tournament-end-question = Het toernooi nu beëindigen? Er komen geen ronden meer. Lopende partijen gaan door.
tournament-withdraw-question = Terugtrekken? { $players } verlaten samen het toernooi. Lopende partijen gaan door.
tournament-proposal = Ronde { $round }: voorgestelde indeling
tournament-proposal-about = Alleen jij ziet dit. Kies twee spelers om ze te ruilen; twee aan dezelfde tafel ruilen van kleur.
tournament-still-open = { $games ->
    [one] Eén partij van de laatste ronde is nog niet afgelopen. De uitslag telt zodra die bekend is.
   *[other] { $games } partijen van de laatste ronde zijn nog niet afgelopen. De uitslagen tellen zodra die bekend zijn.
}
tournament-bye = Vrije ronde: { $players }
tournament-swap = Iemand ruilen…
tournament-swap-with = { $player } ruilen met…
tournament-button-lot = Opnieuw indelen
tournament-button-publish = Publiceren
tournament-published = Ronde { $round } is gepubliceerd. Ik laat het je weten als ik een partij niet kan plaatsen.
tournament-pairing-of-substitute = **{ $name }**, ronde { $round }: { $player } speelt als invaller.
    { $pair }
tournament-no-show = Doe je eerste zet vóór { $until }, anders verlies je, tenzij je pas na { $half } aan zet kwam.
tournament-no-show-by-hand = Wie vóór { $until } niet aan het bord zit, verliest.
tournament-round-list = **{ $name }**, ronde { $round }
tournament-ask-result = Wat is de uitslag van je partij tegen { $player }?
tournament-won = Gewonnen
tournament-lost = Verloren
tournament-jigo = Remise
tournament-result-entered = De uitslag is ingevoerd.
tournament-result-at = { $name }, ronde { $round }, tafel { $table }: { $result }.
tournament-result-removed = Uitslag verwijderd
tournament-game-goes-on = Partij { $number } gaat door, maar telt niet meer mee voor het toernooi.
tournament-result-waits = Opgeslagen. De uitslag telt zodra { $player } hetzelfde invoert.
tournament-result-differs = { $player } heeft een andere uitslag ingevoerd. Word het eens of vraag het de organisatie.
tournament-standings = Stand na ronde { $round }
tournament-standings-open = { $games ->
    [one] Stand: één uitslag ontbreekt nog
   *[other] Stand: { $games } uitslagen ontbreken nog
}
tournament-alt = Kruistabel van { $name }, ronde { $round }: plaats, naam, rang, een kolom per ronde met de plaats van de tegenstander, en de punten.
tournament-legend = In elke ronde: het nummer van de tegenstander, + gewonnen, − verloren, = remise, ? niet afgelopen; w wit, b zwart; + alleen: vrije ronde; – niet in deze ronde.
tournament-criterion-named = { $criterion ->
    [mms] MMS: startpunten volgens rang plus gewonnen partijen
    [sosm] SOSM: som van de MMS van de tegenstanders
    [sosw] SOSW: som van de gewonnen partijen van de tegenstanders
    [dc] DC: de onderlinge partijen bij gelijke stand
    [bdw] BDW: gewonnen partijen aan alle borden
   *[nbw] NBW: gewonnen partijen
}
tournament-files = De uitslagen van { $name }: voor OpenGotha en voor de European Go Database.
tournament-substituted = { $into } speelt in de plaats van { $out }.
tournament-removed = { $player } doet niet meer mee aan het toernooi. Lopende partijen gaan door.
tournament-remove-question = { $player } uit het toernooi halen? De inschrijving is gesloten, dus dit is definitief.
tournament-sits-out = { $player } slaat de volgende ronde over. Gebruik het commando nog eens om dit ongedaan te maken.
tournament-plays-again = { $player } speelt de volgende ronde.
tournament-kept-apart = { $player } en { $other } spelen niet tegen elkaar, tenzij het niet anders kan. Gebruik het commando nog eens om dit ongedaan te maken.
tournament-apart-no-more = { $player } en { $other } kunnen weer tegen elkaar spelen.
tournament-apart-list = Niet tegen elkaar: { $pairs }
tournament-apart-met = Toch tegen elkaar: { $pairs }
tournament-round-over = { $name }: ronde { $round } is afgelopen. Nu ben jij aan de beurt: { $way }
tournament-round-begun = { $name }: ronde { $round } is automatisch begonnen: { $way }
tournament-not-paired = { $name }: ik kon ronde { $round } niet automatisch indelen. Deel die zelf in, dan zie je waarom: { $way }
tournament-results-missing = { $name }: de laatste ronde is afgelopen. Ontbrekende uitslagen: { $games }, de eerste in ronde { $round } aan tafel { $table }. Voer ze in met `/{ tournament-command } { tournament-note }`, of beëindig het toernooi: { $way }
tournament-news-absent = { $name }, ronde { $round }: je kwam niet opdagen voor je partij. Je wordt pas weer ingedeeld als je op **{ tournament-button-enter }** drukt: { $way }
tournament-news-sits-out = { $name }: de organisatie laat je de volgende ronde overslaan. Daarna doe je weer mee: { $way }
tournament-news-plays = { $name }: je speelt de volgende ronde: { $way }
tournament-news-removed = { $name }: de organisatie heeft je uit het toernooi gehaald. Lopende partijen gaan door: { $way }
tournament-undelivered = { $name }, ronde { $round }: ik kon de partij aan tafel { $table } niet in { $channel } plaatsen. Laat het de twee spelers zelf weten.
tournament-moved-up = { $name }: er is een plaats vrijgekomen, en die is voor jou. Je doet mee in de volgende ronde: { $way }
tournament-ended = 🏆 **{ $name }**: het toernooi is afgelopen.
tournament-ended-won = 🏆 **{ $name }: winst voor { $players }**
tournament-ended-open = { $games ->
    [one] Eén partij is nog niet afgelopen, dus dit kan nog veranderen.
   *[other] { $games } partijen zijn nog niet afgelopen, dus dit kan nog veranderen.
}
tournament-label = Toernooi
tournament-field = Deelnemers: { $players } · Ronden: { $rounds }
tournament-field-sides = { $format ->
    [pairs] Paren: { $number } · Ronden: { $rounds }
   *[teams] Teams: { $number } · Ronden: { $rounds }
}
tournament-no-over = Dit toernooi is afgelopen.
tournament-no-entry-closed = De inschrijving is gesloten.
tournament-no-settled = Dit toernooi is begonnen, dus kan er niemand meer bij.
tournament-no-same-side = Kies twee spelers die niet aan dezelfde kant spelen.
tournament-no-more-apart = Je kunt hoogstens { $number } paren apart houden.
tournament-no-apart-here = Alleen in een Zwitsers of McMahon-toernooi kun je twee spelers apart houden.
tournament-no-entered = Je doet al mee aan dit toernooi.
tournament-no-not-entered = Je doet niet mee aan dit toernooi.
tournament-no-already = Die speler doet al mee.
tournament-no-not-in = Die speler doet niet mee.
tournament-no-full = Dit toernooi kan geen inschrijvingen meer aannemen.
tournament-no-alone = In dit toernooi spelen paren of teams. Druk op **{ tournament-button-enter }** en kies wie er met je speelt.
tournament-no-sides = In dit toernooi speelt iedereen alleen, dus er zijn geen paren of teams met een naam.
tournament-no-asked = Je bent hier niet gevraagd om mee te spelen.
tournament-no-asked-too-often = Je hebt in dit toernooi te vaak anderen gevraagd.
tournament-no-others = { $number ->
    [one] Kies één andere speler.
   *[other] Kies { $number } andere spelers.
}
tournament-no-team-handicap = Teamwedstrijden worden zonder handicap gespeeld. Laat de handicap weg.
tournament-no-begun = Het toernooi is begonnen, dus systeem en handicap blijven, en er kunnen niet minder ronden zijn dan er al zijn gepubliceerd. Naam, meer ronden en de bedenktijd kun je nog wijzigen.
tournament-no-rated-by-hand = Partijen aan het bord tellen hier niet mee voor de rating. Laat `{ rating-option }` weg of laat hier spelen.
tournament-no-clock-by-hand = Partijen aan het bord hebben hier geen klok. Laat `{ command-clock }` weg of laat hier spelen.
tournament-no-pairs-but-go = Paren kunnen alleen go spelen. Kies go of een andere spelvorm.
tournament-no-ranks-but-go = McMahon en handicap gaan uit van go-rangen. Kies voor dit spel een ander systeem en laat de handicap weg.
tournament-no-pause = Anderen wachten tot deze partij is afgelopen, dus jullie kunnen die niet pauzeren en geen extra tijd geven. Neem vakantie met `/{ command-me } { command-vacation }`, of vraag het de organisatie.
tournament-no-too-few = Voor een ronde zijn minstens twee inschrijvingen nodig.
tournament-no-more-rounds = Alle ronden zijn gespeeld.
tournament-no-more-pairs = De spelers die over zijn, hebben allemaal al tegen elkaar gespeeld. Je kunt het toernooi beëindigen.
tournament-no-winner = Aan tafel { $table } heeft nog niemand gewonnen. De organisatie kan een uitslag invoeren met `/{ tournament-command } { tournament-note }`.
tournament-no-draw = Een knock-out kent geen remise: één kant moet winnen.
tournament-no-outdated = Intussen is er iemand bij gekomen of weggegaan, of is de indeling veranderd. Deel de ronde opnieuw in.
tournament-no-table = Die tafel bestaat niet.
tournament-no-played = Deze partij heeft al een uitslag.
tournament-no-organiser = Alleen de organisatie en de moderators kunnen dit.
tournament-no-own-substitute = Deze partij hoort bij een toernooi: alleen de organisatie vervangt spelers, met `/{ tournament-command } { tournament-substitute }`.
tournament-no-missing = Zo’n toernooi is er hier niet. Moderators kunnen er een opzetten met `/{ tournament-command } { tournament-create }`.
tournament-no-too-many = Je hebt hier al { $number } toernooien die nog niet zijn afgelopen. Beëindig er eerst een, of laat een andere moderator dit toernooi opzetten. Is het kanaal van een ervan verwijderd? Probeer het dan zo nog eens.
tournament-no-name = Een naam heeft 1 tot en met { $number } tekens.
tournament-no-posting = Ik mag niet uit mezelf in dit kanaal schrijven, dus kan hier geen toernooi komen.
tournament-no-pair = Je hebt geen tegenstander in deze ronde.
