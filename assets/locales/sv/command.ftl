# Namn och beskrivningar för kommandon och alternativ, som Discords meny visar dem.
# Namn: högst 32 tecken, små bokstäver, inga mellanslag. Beskrivningar: högst 100 tecken.
# challenge = utmaning
# pass = pass, att passa
# resign = att ge upp
# undo = att ångra
# draw = remi
# to call off = att avbryta
# game (played) = parti
# game (kind) = spel
# board = bräde
# move = drag
# stone = sten
# chain = kedja
# liberty = frihet
# dead = död
# alive = levande
# capture = att fånga
# count = räkning
# handicap = handikapp
# komi = komi
# rules = regler
# point = punkt (på brädet), poäng (vid räkningen)
# rank = grad
# seat = plats
# arbiter = moderator
# to forfeit = att förlora genom domslut
# record = protokoll
# Pair Go = par-go
# atari = atari
# clock = klocka

command-challenge = utmana
command-challenge-about = Utmana någon på ett parti, eller låt vem som helst acceptera
command-play = spela
command-play-about = Spela en sten
command-pass = passa
command-pass-about = Passa i stället för att spela en sten
command-resign = ge-upp
command-resign-about = Ge upp ett parti
command-undo = ångra
command-undo-about = Ångra ditt senaste drag, eller be din motståndare om lov
command-pause = paus
command-pause-about = Föreslå att pausa klockorna; använd det igen för att fortsätta
command-add-time = ge-tid
command-add-time-about = Ge din motståndare mer tid
command-days = dagar
command-days-about = Hur många dagar
command-draw = remi
command-draw-about = Erbjud remi
command-call-off = avbryt
command-call-off-about = Föreslå att ett parti avbryts: ingen vinner eller förlorar
command-board = bräde
command-board-about = Visa brädet i ett parti igen
command-games = partier
command-games-about = Se dina partier, först de där det är din tur
command-mark = markera
command-mark-about = Vid räkningen: markera kedjor som döda, eller som levande igen
command-sgf = sgf
command-sgf-about = Få ett partis protokoll som SGF-fil
command-help = hjälp
command-help-about = Vad jag kan, spelen och deras regler
command-challenge-menu = Utmana i go
command-record-menu = Visa som bräde

command-opponent = motståndare
command-opponent-about = Vem du utmanar; lämna tomt så kan vem som helst acceptera
command-variant = spel
command-variant-about = Vilket spel (förval: som förra gången här, annars go)
command-size = storlek
command-size-about = Brädets storlek: hur många linjer åt varje håll
command-color = färg
command-color-about = Vem som spelar svart (förval: slumpas; med handikapp spelar den starkaste vit)
command-color-random = Slumpas
command-color-black = Jag spelar svart
command-color-white = Jag spelar vit
command-color-stronger = Den starkaste spelar vit
command-handicap = handikapp
command-handicap-about = Stenar som svart placerar före vits första drag, 2 till 9
command-handicap-by-rank = Handikapp efter grad
command-komi = komi
command-komi-about = Poäng till vit eftersom svart börjar, till exempel 6,5
command-rules = regler
command-rules-about = Regelverk (förval: som förra gången här, annars det vanliga för spelet)
command-venue = var
command-venue-about = I den här kanalen eller i en egen tråd
command-venue-here = Här
command-venue-thread = I en egen tråd
command-point = punkt
command-point-about = Var du spelar, t.ex. D4; för handikappstenar flera punkter, t.ex. D4 E5
command-points = punkter
command-points-about = En sten ur varje kedja, t.ex. D4 E5; lämna tomt för att välja i menyn
command-table = parti
command-table-about = Vilket av dina partier, om du har flera
command-topic = ämne
command-topic-about = Vad du vill veta
command-rank = grad
command-rank-about = Ange din grad, så att utmaningar kan föreslå ett handikapp
command-rank-value = grad
command-rank-value-about = 30k till 1k eller 1d till 9d, till exempel 12k
command-egd = egd
command-egd-about = Din PIN i European Go Database, för turneringsresultat (0 tar bort den)
command-form = som
command-form-about = Bild, text eller ord för en skärmläsare: rad för rad eller kedja för kedja
command-form-named = { $form ->
    [picture] Bild
    [text] Text: ritad med tecken
    [rows] Ord: rad för rad
    [chains] Ord: kedja för kedja, med friheter
   *[other] { $form }
}
command-theme-value = utseende
command-theme-value-about = Hur brädet och stenarna ser ut
command-theme-channels = Som i kanalen
command-theme-named = { $theme ->
    [kaya] Kaya: ljust trä, skiffer och snäckskal
    [dark] Mörkt: valnöt, för mörka skärmar
    [booklet] Häfte: svart på vitt, som tryckt
    [contrast] Kontrast: lätt att skilja åt, även för färgblinda
    [slate] Skiffer: blågrå sten med kritlinjer
    [paper] Papper: tusch på papper i varm ton
   *[other] { $theme }
}
command-substitute = ersättare
command-substitute-about = Par-go och rengo: föreslå en ersättare för dig eller en partner
command-substitute-player = spelare
command-substitute-player-about = Vem som tar över
command-substitute-leaving = lämnar
command-substitute-leaving-about = Vem som lämnar partiet (förval: du)
command-moderate = moderera
command-moderate-about = För moderatorer: avgör eller avsluta ett parti, byt ut en spelare, eller tysta en medlem
command-arbiter-table-about = Partiets nummer
command-ruling-about = Ditt domslut
command-ruling-forfeits = { $color ->
    [white] Vit förlorar
   *[black] Svart förlorar
}
command-ruling-both-lose = Båda förlorar
command-ruling-wins = { $color ->
    [white] Vit vinner
   *[black] Svart vinner
}
command-ruling-time = { $color ->
    [white] Mer tid till vit
   *[black] Mer tid till svart
}
command-ruling-call-off = Avbryt partiet: ingen vinner eller förlorar
command-ruling-reseat = Byt ut en spelare
command-arbiter-leaving-about = Vem som lämnar partiet
command-arbiter-player-about = Vem som tar över
command-me = jag
command-me-about = Dina egna inställningar och data
command-zone = tidszon
command-zone-about = Skriv en stor stad nära dig: används för helger, nätter och din dagliga översikt
command-preview = förhandsvisning
command-preview-about = Om du vill se dina drag innan de spelas
command-reminders = påminnelser
command-reminders-about = När du blir påmind om att ett parti väntar på dig
command-notices = aviseringar
command-notices-about = Vart påminnelser skickas
command-summary = översikt
command-summary-about = När på dagen du får en lista över de partier där det är din tur
command-data = data
command-vacation = semester
command-vacation-about = Pausa alla dina klockor några dagar
command-vacation-days-about = Hur många dagar från nu; 0 avslutar din semester
command-game = parti
command-game-about = I ett parti: passa, ge upp, ångra, se brädet och allt annat än drag
command-game-show-about = Visa ett partis villkor, status och protokoll
command-more = mer
command-more-about = Handikapp, färger, regler och allt annat, i ett formulär
command-more-form = Fler villkor
command-pair-go = par-go
command-pair-go-about = Par-go: två mot två som turas om
command-pair-go-opponent-about = Par-go: vem som spelar på den andra sidan, och börjar där
command-together = tillsammans
command-together-about = Spel med många: en kanal som röstar, rengo eller en mot många
command-games-player = spelare
command-games-player-about = Vems avslutade partier du vill se
command-club-admin = serveradmin
command-club-admin-about = För dig som sköter servern: inställningar för den här kanalen och servern
command-messages = meddelanden
command-messages-about = Vad som händer med ett partis meddelanden i den här kanalen
command-language = språk
command-language-about = Språket jag använder i den här kanalen
command-my-language-about = Språket jag använder med dig
command-overdue = tidsöverskridning
command-overdue-about = Vad som händer i nya partier när en spelares tid går ut
command-club-vacation = semester
command-club-vacation-about = Hur många semesterdagar medlemmarna får per år
command-placement = placering
command-placement-about = Var handikappstenarna läggs (förval: på de markerade punkterna)
command-placement-marked = På de markerade punkterna
command-placement-free = Där svart vill
command-partner = partner
command-partner-about = Par-go: vem som spelar på din sida, efter dig
command-second = motståndarens-partner
command-second-about = Par-go: vem som spelar tillsammans med din motståndare
command-numbers = nummer
command-numbers-about = Numrera dragen: 10 för de tio senaste, ”från 25” för dem från drag 25, eller ”alla”
command-number = drag
command-number-about = Visa brädet efter det här draget; 0 är början
command-hints = atari
command-hints-about = För dig som lär dig: visa stenar i atari på alla bräden i dina partier
command-hints-on = Visa stenar i atari
command-hints-off = Visa inget extra
command-last-moves = senaste-drag
command-last-moves-about = Hur bräden i dina partier visar de senaste dragen
command-clock = klocka
command-clock-about = Betänketid, t.ex. 3d för tre dagar per drag (förval: som förra gången här, annars ingen)
command-clock-each-about = Betänketid i varje parti
command-rest = pauser
command-rest-about = När klockan pausas, i varje spelares egen tidszon
command-rest-named = { $rest ->
    [weekends] På helger
    [nights] På natten
    [both] På helger och på natten
   *[none] Aldrig
}
command-show = visa
command-show-about = Visa dina inställningar
command-club-show-about = Visa inställningarna för den här kanalen och servern
command-time = tid
command-boards = bräden
command-boards-about = Hur bräden ser ut för dig, och om du ser dina drag innan de spelas
command-notices-group-about = Påminnelser och den dagliga översikten: när och var
command-export = exportera
command-forget = radera-data
command-channel = kanal
command-channel-about = Hur jag visar partier i den här kanalen, och vilket språk jag använder
command-games-group-about = Partier på den här servern: vad som händer när tiden går ut, och semester
command-hour = klockslag
command-forfeit = förlorar
command-forfeit-about = Besluta att en sida eller båda förlorar på grund av regelbrott
command-win = vinner
command-win-about = Avgör partiet till en sidas fördel
command-replace = byt-ut
command-give-time-about = Ge en sida mer tid
