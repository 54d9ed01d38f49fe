# De namen en beschrijvingen van opdrachten en opties, zoals het menu van Discord ze toont.
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
# handicap = voorgift
# komi = komi
# rules = regels
# point = punt
# rank = rang
# seat = plaats
# arbiter = scheidsrechter
# to forfeit = de partij verliezen door een uitspraak
# record = partijverslag
# Pair Go = Pair Go
# atari = atari
# clock = klok

command-challenge = uitdagen
command-challenge-about = Daag iemand uit voor een partij, of laat meedoen wie wil
command-play = zetten
command-play-about = Zet een steen
command-pass = passen
command-pass-about = Sla je beurt over
command-resign = opgeven
command-resign-about = Geef een partij op
command-undo = terugnemen
command-undo-about = Neem je laatste zet terug, of vraag het aan je tegenstander
command-pause = pauze
command-pause-about = Stel voor de klokken stil te zetten; nog een keer, en ze lopen weer
command-add-time = tijdgeven
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
command-games-about = Je partijen op een rij, eerst die waarin jij aan zet bent
command-mark = markeren
command-mark-about = Bij de telling: markeer ketens als dood, of weer als levend
command-sgf = sgf
command-sgf-about = Krijg het verslag van een partij als SGF-bestand
command-help = help
command-help-about = Wat ik doe, de spellen en hun regels
command-challenge-menu = Uitdagen voor go

command-opponent = tegenstander
command-opponent-about = Wie je uitdaagt; laat je het leeg, dan mag meedoen wie wil
command-variant = spel
command-variant-about = Welk spel; go, tenzij je iets anders kiest
command-size = grootte
command-size-about = Hoeveel lijnen het bord heeft in elke richting
command-color = kleur
command-color-about = Wie zwart speelt; anders door loting, en met voorgift speelt de sterkste wit
command-color-random = Door loting
command-color-black = Ik speel zwart
command-color-white = Ik speel wit
command-color-stronger = De sterkste speelt wit
command-handicap = voorgift
command-handicap-about = Stenen die zwart plaatst vóór de eerste zet van wit, 2 tot 9
command-komi = komi
command-komi-about = Punten die wit krijgt omdat zwart begint, bijvoorbeeld 6,5
command-rules = regels
command-rules-about = Volgens welke regels; de gebruikelijke, tenzij je kiest
command-venue = waar
command-venue-about = In dit kanaal of in een eigen thread
command-venue-here = Hier
command-venue-thread = In een eigen thread
command-point = punt
command-point-about = Het punt, bijvoorbeeld D4; voor voorgiftstenen meer, bijvoorbeeld D4 E5
command-points = punten
command-points-about = Eén steen van elke keten, bijvoorbeeld D4 E5
command-table = partij
command-table-about = Welke van je partijen, als je er meer hebt
command-topic = onderwerp
command-topic-about = Wat je wilt weten
command-rank = rang
command-rank-about = Zeg hoe sterk je bent, dan kunnen uitdagingen een voorgift voorstellen
command-rank-value = rang
command-rank-value-about = 30k tot 1k of 1d tot 9d, bijvoorbeeld 12k
command-form = als
command-form-about = Beeld, tekst, of woorden voor een schermlezer: rij voor rij of keten voor keten
command-form-named = { $form ->
    [picture] Beeld
    [text] Tekst: getekend met tekens
    [rows] Woorden: rij voor rij
    [chains] Woorden: keten voor keten, met vrijheden
   *[other] { $form }
}
command-theme = uiterlijk
command-theme-about = Kies hoe de borden eruitzien die alleen jij ziet
command-theme-value = uiterlijk
command-theme-value-about = Hoe het bord en de stenen eruitzien
command-theme-channels = Zoals in het kanaal
command-theme-named = { $theme ->
    [kaya] Kaya: licht hout, leisteen en schelp
    [dark] Donker: notenhout, voor donkere schermen
    [booklet] Boekje: zwart op wit, als gedrukt
    [contrast] Contrast: goed te onderscheiden, welke kleuren je ook ziet
    [slate] Leisteen: blauwgrijze steen met krijtlijnen
    [paper] Papier: inkt op warm papier
   *[other] { $theme }
}
command-channel-theme = kanaaluiterlijk
command-channel-theme-about = Voor moderators: kies hoe borden er in dit kanaal uitzien
command-substitute = vervanger
command-substitute-about = Pair Go: stel voor dat iemand anders een plaats aan jullie kant inneemt
command-substitute-player = speler
command-substitute-player-about = Wie de plaats inneemt
command-substitute-leaving = vertrekt
command-substitute-leaving-about = Wie weggaat; jij, tenzij je iemand noemt
command-arbiter = scheidsrechter
command-arbiter-about = Voor moderators: beslis of beëindig een partij, geef meer tijd of vergeef een plaats
command-arbiter-table-about = Het nummer van de partij
command-ruling-about = Wat je beslist
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
command-ruling-call-off = Partij afbreken: niemand wint of verliest
command-ruling-reseat = Een plaats aan iemand anders geven
command-arbiter-leaving-about = Voor een plaats: wie weggaat
command-arbiter-player-about = Voor een plaats: wie erin komt
command-me = ik
command-me-about = Je eigen instellingen en gegevens
command-zone = tijdzone
command-zone-about = Je tijdzone, via een grote stad bij jou in de buurt: voor weekenden en nachten
command-preview = voorvertoning
command-preview-about = Of je een zet eerst te zien krijgt voordat hij gespeeld wordt
command-reminders = herinneringen
command-reminders-about = Wanneer ik je eraan herinner dat een partij op je wacht
command-notices = meldingen
command-notices-about = Waar herinneringen je bereiken
command-summary = overzicht
command-summary-about = Op welk uur ik je elke dag schrijf in welke partijen je aan zet bent
command-data = gegevens
command-vacation = vakantie
command-vacation-about = Zet al je klokken een paar dagen stil
command-vacation-days-about = Hoeveel dagen vanaf nu; 0 beëindigt je vakantie
command-game = partij
command-game-about = Toon de afspraken, de stand en het verslag van een partij
command-game-number = nummer
command-game-number-about = Het nummer van de partij
command-games-player = speler
command-games-player-about = Wiens gespeelde partijen je wilt zien
command-club-admin = clubbeheer
command-club-admin-about = Voor wie de server beheert: instellingen van dit kanaal en deze server
command-messages = berichten
command-messages-about = Wat er met de berichten van een partij in dit kanaal gebeurt
command-language = taal
command-language-about = Welke taal ik in dit kanaal spreek
command-my-language-about = In welke taal ik met je praat
command-overdue = tijdoverschrijding
command-overdue-about = Wat er in nieuwe partijen gebeurt als iemands tijd om is
command-club-vacation = vakantie
command-club-vacation-about = Hoeveel vakantiedagen leden binnen een jaar hebben
command-placement = plaatsing
command-placement-about = Waar voorgiftstenen komen: op de gemarkeerde punten, tenzij je kiest
command-placement-marked = Op de gemarkeerde punten
command-placement-free = Waar zwart wil
command-captures = slaan
command-captures-about = Atari-go: hoeveel stenen je moet slaan; één, tenzij je kiest
command-partner = partner
command-partner-about = Pair Go: wie aan jouw kant speelt, en na jou aan zet is
command-second = tweede
command-second-about = Pair Go: de partner van je tegenstander
command-numbers = nummers
command-numbers-about = Toon zetnummers: 10 voor de laatste tien, “vanaf 25” voor die vanaf zet 25, of “alle”
command-number = zet
command-number-about = Toon het bord na deze zet; 0 is het begin
command-hints = hulp
command-hints-about = Om te leren: toon op alle borden van je partijen welke stenen in atari staan
command-hints-on = Toon stenen in atari
command-hints-off = Toon niets extra
command-clock = klok
command-clock-about = Hoe de tijd wordt gemeten; zonder klok, tenzij je kiest
command-rest = rust
command-rest-about = Wanneer de klok rust, in de eigen tijdzone van elke speler
command-rest-named = { $rest ->
    [weekends] In het weekend
    [nights] ’s Nachts
    [both] In het weekend en ’s nachts
   *[none] Nooit
}
command-show = tonen
command-show-about = Je instellingen zoals ze zijn
command-club-show-about = De instellingen van dit kanaal en deze server zoals ze zijn
command-time = tijd
command-boards = borden
command-boards-about = Hoe borden er voor jou uitzien, en of je je zetten eerst ziet
command-notices-group-about = Herinneringen en het dagelijkse overzicht: wanneer en waar ze komen
command-export = exporteren
command-forget = vergeten
command-channel = kanaal
command-channel-about = Wat ik in dit kanaal schrijf: berichten van partijen en taal
command-games-group-about = Wat in partijen van deze server geldt: als de tijd om is, en vakantie
command-hour = uur
command-forfeit = verliest
command-forfeit-about = Een kant of beide verliezen door een overtreding van de regels
command-win = wint
command-win-about = De partij aan een kant toekennen
command-seat = plaats
command-give-time-about = Een kant meer tijd geven
