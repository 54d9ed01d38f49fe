# De namen en beschrijvingen van commando’s en opties, zoals het menu van Discord ze toont.
# Namen: hoogstens 32 tekens, kleine letters, geen spaties. Beschrijvingen: hoogstens 100 tekens.
# challenge = uitdagen
# pass = passen
# resign = opgeven
# undo = terugnemen
# draw = remise
# to call off = afbreken
# game (played) = partij
# game (kind) = spel
# board = bord
# move = zet
# stone = steen
# chain = keten
# liberty = vrijheid
# dead = dood
# alive = levend
# capture = slaan
# count = telling
# handicap = handicap
# komi = komi
# rules = regels
# point = punt
# rank = rang
# seat = plaats
# arbiter = moderator
# to forfeit = de partij verliezen door een uitspraak
# record = notatie
# Pair Go = Pair Go
# atari = atari
# clock = klok

command-challenge = uitdagen
command-challenge-about = Daag iemand uit voor een partij, of bied die iedereen aan
command-play = spelen
command-play-about = Speel een steen
command-pass = passen
command-pass-about = Sla je beurt over
command-resign = opgeven
command-resign-about = Geef een partij op
command-undo = terugnemen
command-undo-about = Neem je laatste zet terug, of vraag je tegenstander of dat mag
command-pause = pauze
command-pause-about = Stel voor de klokken te pauzeren; nog eens, en ze lopen weer
command-add-time = meer-tijd
command-add-time-about = Geef je tegenstander meer tijd
command-days = dagen
command-days-about = Hoeveel dagen
command-draw = remise
command-draw-about = Bied remise aan
command-call-off = afbreken
command-call-off-about = Stel voor een partij af te breken: niemand wint of verliest
command-board = bord
command-board-about = Toon het bord van een partij opnieuw
command-games = partijen
command-games-about = Bekijk je partijen, eerst die waarin jij aan zet bent
command-mark = markeren
command-mark-about = Bij de telling: markeer ketens als dood, of weer als levend
command-sgf = sgf
command-sgf-about = Krijg de notatie van een partij als SGF-bestand
command-help = help
command-help-about = Wat ik kan, de spellen en hun regels
command-challenge-menu = Uitdagen voor go
command-record-menu = Als bord tonen

command-opponent = tegenstander
command-opponent-about = Wie je uitdaagt; laat leeg voor een open uitdaging
command-variant = spel
command-variant-about = Welk spel (standaard: zoals de vorige keer hier, anders go)
command-size = grootte
command-size-about = Bordgrootte: hoeveel lijnen in elke richting
command-color = kleur
command-color-about = Wie zwart speelt (standaard: willekeurig; met handicap speelt de sterkste wit)
command-color-random = Willekeurig
command-color-black = Ik speel zwart
command-color-white = Ik speel wit
command-color-stronger = De sterkste speelt wit
command-handicap = handicap
command-handicap-about = Stenen die zwart plaatst vóór de eerste zet van wit, 2 tot en met 9
command-handicap-by-rank = Handicap volgens rang
command-komi = komi
command-komi-about = Punten die wit krijgt omdat zwart begint, bijvoorbeeld 6,5
command-rules = regels
command-rules-about = Regelset (standaard: zoals de vorige keer hier, anders de gebruikelijke)
command-venue = waar
command-venue-about = In dit kanaal of in een eigen thread
command-venue-here = Hier
command-venue-thread = In een eigen thread
command-point = punt
command-point-about = Waar je speelt, bv. D4; voor handicapstenen meerdere punten, bv. D4 E5
command-points = punten
command-points-about = Eén steen van elke keten, bv. D4 E5; laat leeg om uit het menu te kiezen
command-table = partij
command-table-about = Welke van je partijen, als je er meerdere hebt
command-topic = onderwerp
command-topic-about = Wat je wilt weten
command-rank = rang
command-rank-about = Stel je rang in, zodat uitdagingen een handicap kunnen voorstellen
command-rank-value = rang
command-rank-value-about = 30k tot en met 1k of 1d tot en met 9d, bijvoorbeeld 12k
command-egd = egd
command-egd-about = Je pincode in de European Go Database, voor toernooiuitslagen (0 verwijdert die)
command-form = als
command-form-about = Plaatje, tekst of woorden voor een schermlezer: rij voor rij of keten voor keten
command-form-named = { $form ->
    [picture] Plaatje
    [text] Tekst: getekend met tekens
    [rows] Woorden: rij voor rij
    [chains] Woorden: keten voor keten, met vrijheden
   *[other] { $form }
}
command-theme-value = uiterlijk
command-theme-value-about = Hoe het bord en de stenen eruitzien
command-theme-channels = Zoals in het kanaal
command-theme-named = { $theme ->
    [kaya] Kaya: licht hout, leisteen en schelp
    [dark] Donker: notenhout, voor donkere schermen
    [booklet] Boekje: zwart op wit, als gedrukt
    [contrast] Contrast: goed te onderscheiden, ook voor kleurenblinden
    [slate] Leisteen: blauwgrijze steen met krijtlijnen
    [paper] Papier: inkt op warm papier
   *[other] { $theme }
}
command-substitute = invaller
command-substitute-about = Pair Go en rengo: stel een invaller voor jou of een partner voor
command-substitute-player = speler
command-substitute-player-about = Wie het overneemt
command-substitute-leaving = vertrekt
command-substitute-leaving-about = Wie de partij verlaat (standaard: jij)
command-moderate = modereer
command-moderate-about = Voor moderators: beslis of beëindig een partij, vervang een speler of demp een lid
command-arbiter-table-about = Het nummer van de partij
command-ruling-about = Je uitspraak
command-ruling-forfeits = { $color ->
    [white] Wit verliest
   *[black] Zwart verliest
}
command-ruling-both-lose = Beiden verliezen
command-ruling-wins = { $color ->
    [white] Wit wint
   *[black] Zwart wint
}
command-ruling-time = { $color ->
    [white] Meer tijd voor wit
   *[black] Meer tijd voor zwart
}
command-ruling-call-off = De partij afbreken: niemand wint of verliest
command-ruling-reseat = Een speler vervangen
command-arbiter-leaving-about = Wie de partij verlaat
command-arbiter-player-about = Wie het overneemt
command-me = ik
command-me-about = Je eigen instellingen en gegevens
command-zone = tijdzone
command-zone-about = Typ een grote stad bij jou in de buurt: voor weekenden, nachten en je dagelijkse overzicht
command-preview = voorvertoning
command-preview-about = Of je je zetten te zien krijgt voordat ze gespeeld worden
command-reminders = herinneringen
command-reminders-about = Wanneer je eraan herinnerd wordt dat een partij op je wacht
command-notices = meldingen
command-notices-about = Waar herinneringen naartoe gaan
command-summary = overzicht
command-summary-about = Hoe laat je elke dag een lijst krijgt van de partijen waarin je aan zet bent
command-data = gegevens
command-vacation = vakantie
command-vacation-about = Pauzeer al je klokken een paar dagen
command-vacation-days-about = Hoeveel dagen vanaf nu; 0 beëindigt je vakantie
command-game = partij
command-game-about = In een partij: passen, opgeven, terugnemen, het bord bekijken en alles behalve zetten
command-game-show-about = Toon de voorwaarden, de stand en de notatie van een partij
command-more = meer
command-more-about = Handicap, kleuren, regels en al het andere, in een formulier
command-more-form = Meer voorwaarden
command-pair-go = pair-go
command-pair-go-about = Pair Go: twee tegen twee, om de beurt
command-pair-go-opponent-about = Pair Go: wie aan de andere kant speelt, en daar begint
command-together = samen
command-together-about = Groepspartijen: een kanaal dat stemt, rengo of één tegen velen
command-games-player = speler
command-games-player-about = Van wie je de gespeelde partijen wilt zien
command-club-admin = serverbeheer
command-club-admin-about = Voor serverbeheerders: instellingen van dit kanaal en deze server
command-messages = berichten
command-messages-about = Wat er met de berichten van een partij in dit kanaal gebeurt
command-language = taal
command-language-about = De taal die ik in dit kanaal gebruik
command-my-language-about = De taal die ik met jou gebruik
command-overdue = tijdoverschrijding
command-overdue-about = Wat er in nieuwe partijen gebeurt als de tijd van een speler om is
command-club-vacation = vakantie
command-club-vacation-about = Hoeveel vakantiedagen leden per jaar krijgen
command-placement = plaatsing
command-placement-about = Waar handicapstenen komen (standaard: op de gemarkeerde punten)
command-placement-marked = Op de gemarkeerde punten
command-placement-free = Waar zwart wil
command-partner = partner
command-partner-about = Pair Go: wie aan jouw kant speelt, na jou
command-second = partner-tegenstander
command-second-about = Pair Go: wie samen met je tegenstander speelt
command-numbers = nummers
command-numbers-about = Nummer de zetten: 10 voor de laatste tien, “vanaf 25” voor zet 25 en verder, of “alle”
command-number = zet
command-number-about = Toon het bord na deze zet; 0 is het begin
command-hints = hints
command-hints-about = Om te leren: toon op alle borden van je partijen welke stenen in atari staan
command-hints-on = Toon stenen in atari
command-hints-off = Toon niets extra
command-last-moves = laatste-zetten
command-last-moves-about = Hoe de borden van je partijen de laatste zetten tonen
command-clock = klok
command-clock-about = Bedenktijd, bv. 3d voor drie dagen per zet (standaard: zoals de vorige keer hier, anders geen)
command-clock-each-about = Bedenktijd van elke partij
command-rest = pauzes
command-rest-about = Wanneer de klok pauzeert, in de tijdzone van elke speler
command-rest-named = { $rest ->
    [weekends] In het weekend
    [nights] ’s Nachts
    [both] In het weekend en ’s nachts
   *[none] Nooit
}
command-show = tonen
command-show-about = Toon je instellingen
command-club-show-about = Toon de instellingen van dit kanaal en deze server
command-time = tijd
command-boards = borden
command-boards-about = Hoe borden er voor jou uitzien, en of je je zetten ziet voordat ze gespeeld worden
command-notices-group-about = Herinneringen en het dagelijkse overzicht: wanneer en waar
command-export = exporteren
command-forget = gegevens-verwijderen
command-channel = kanaal
command-channel-about = Hoe ik partijen in dit kanaal plaats, en in welke taal
command-games-group-about = Partijen op deze server: wat er gebeurt als de tijd om is, en vakantie
command-hour = tijdstip
command-forfeit = verliest
command-forfeit-about = Beslis dat één kant verliest, of beide, wegens overtreding van de regels
command-win = wint
command-win-about = Ken de partij toe aan een kant
command-replace = wissel
command-give-time-about = Geef een kant meer tijd
