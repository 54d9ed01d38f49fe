# Navne og beskrivelser af kommandoer og valgmuligheder, som Discords menu viser dem.
# Navne: højst 32 tegn, små bogstaver, ingen mellemrum. Beskrivelser: højst 100 tegn.
# challenge = udfordring
# pass = pas, at melde pas
# resign = at opgive
# undo = at fortryde
# draw = remis
# to call off = at afbryde
# game (played) = parti
# game (kind) = spil
# board = bræt
# move = træk
# stone = sten
# chain = kæde
# liberty = frihed
# dead = død
# alive = levende
# capture = at fange
# count = optælling
# handicap = handicap
# komi = komi
# rules = regler
# point = punkt (på brættet), point (ved optælling)
# rank = grad
# seat = plads
# arbiter = moderator
# to forfeit = at tabe ved en afgørelse
# record = notation
# Pair Go = par-go
# atari = atari
# clock = ur

command-challenge = udfordr
command-challenge-about = Udfordr nogen til et parti, eller lad hvem som helst acceptere
command-play = spil
command-play-about = Spil en sten
command-pass = pas
command-pass-about = Meld pas i stedet for at spille en sten
command-resign = opgiv
command-resign-about = Opgiv et parti
command-undo = fortryd
command-undo-about = Fortryd dit seneste træk, eller bed din modstander om lov
command-pause = pause
command-pause-about = Foreslå at sætte urene på pause; brug den igen for at fortsætte
command-add-time = giv-tid
command-add-time-about = Giv din modstander mere tid
command-days = dage
command-days-about = Hvor mange dage
command-draw = remis
command-draw-about = Tilbyd remis
command-call-off = afbryd
command-call-off-about = Foreslå at afbryde et parti: ingen vinder eller taber
command-board = bræt
command-board-about = Vis brættet i et parti igen
command-games = partier
command-games-about = Se dine partier, først dem, hvor det er din tur
command-mark = marker
command-mark-about = Under optællingen: marker kæder som døde, eller som levende igen
command-sgf = sgf
command-sgf-about = Få notationen af et parti som SGF-fil
command-help = hjælp
command-help-about = Hvad jeg kan, spillene og deres regler
command-challenge-menu = Udfordr til go
command-record-menu = Vis som bræt

command-opponent = modstander
command-opponent-about = Hvem du udfordrer; lad feltet stå tomt, så kan hvem som helst acceptere
command-variant = spil
command-variant-about = Hvilket spil (standard: som sidst her, ellers go)
command-size = størrelse
command-size-about = Brætstørrelse: hvor mange linjer på hver led
command-color = farve
command-color-about = Hvem der har sort (standard: tilfældigt; med handicap har den stærkeste hvid)
command-color-random = Tilfældigt
command-color-black = Jeg tager sort
command-color-white = Jeg tager hvid
command-color-stronger = Den stærkeste har hvid
command-handicap = handicap
command-handicap-about = Sten, som sort lægger før hvids første træk, 2 til 9
command-handicap-by-rank = Handicap efter grad
command-komi = komi
command-komi-about = Point til hvid, fordi sort begynder, for eksempel 6,5
command-rules = regler
command-rules-about = Regelsæt (standard: som sidst her, ellers det sædvanlige for spillet)
command-venue = hvor
command-venue-about = I denne kanal eller i sin egen tråd
command-venue-here = Her
command-venue-thread = I sin egen tråd
command-point = punkt
command-point-about = Hvor du spiller, f.eks. D4; ved handicapsten flere punkter, f.eks. D4 E5
command-points = punkter
command-points-about = Én sten fra hver kæde, f.eks. D4 E5; lad feltet stå tomt for at vælge i menuen
command-table = parti
command-table-about = Hvilket af dine partier, hvis du har flere
command-topic = emne
command-topic-about = Hvad du gerne vil vide
command-rank = grad
command-rank-about = Angiv din grad, så udfordringer kan foreslå et handicap
command-rank-value = grad
command-rank-value-about = 30k til 1k eller 1d til 9d, for eksempel 12k
command-egd = egd
command-egd-about = Din PIN i European Go Database, til turneringsresultater (0 fjerner den)
command-form = som
command-form-about = Billede, tekst eller ord til en skærmlæser: række for række eller kæde for kæde
command-form-named = { $form ->
    [picture] Billede
    [text] Tekst: tegnet med tegn
    [rows] Ord: række for række
    [chains] Ord: kæde for kæde, med friheder
   *[other] { $form }
}
command-theme-value = udseende
command-theme-value-about = Hvordan brættet og stenene ser ud
command-theme-channels = Som i kanalen
command-theme-named = { $theme ->
    [kaya] Kaya: lyst træ, skifer og muslingeskal
    [dark] Mørk: valnød, til mørke skærme
    [booklet] Hæfte: sort på hvidt, som trykt
    [contrast] Kontrast: let at skelne, også for farveblinde
    [slate] Skifer: blågrå sten med kridtlinjer
    [paper] Papir: tusch på papir i varm tone
   *[other] { $theme }
}
command-substitute = afløser
command-substitute-about = Par-go og rengo: foreslå en afløser for dig eller en makker
command-substitute-player = spiller
command-substitute-player-about = Hvem der overtager
command-substitute-leaving = ud
command-substitute-leaving-about = Hvem der forlader partiet (standard: dig)
command-moderate = moderation
command-moderate-about = For moderatorer: afgør eller afslut et parti, udskift en spiller, eller gør et medlem tavs
command-arbiter-table-about = Partiets nummer
command-ruling-about = Din afgørelse
command-ruling-forfeits = { $color ->
    [white] Hvid taber
   *[black] Sort taber
}
command-ruling-both-lose = Begge taber
command-ruling-wins = { $color ->
    [white] Hvid vinder
   *[black] Sort vinder
}
command-ruling-time = { $color ->
    [white] Mere tid til hvid
   *[black] Mere tid til sort
}
command-ruling-call-off = Afbryd partiet: ingen vinder eller taber
command-ruling-reseat = Udskift en spiller
command-arbiter-leaving-about = Hvem der forlader partiet
command-arbiter-player-about = Hvem der overtager
command-me = mig
command-me-about = Dine egne indstillinger og data
command-zone = tidszone
command-zone-about = Skriv en stor by nær dig: bruges til weekender, nætter og din daglige oversigt
command-preview = forhåndsvisning
command-preview-about = Om du vil se dine træk, før de bliver spillet
command-reminders = påmindelser
command-reminders-about = Hvornår du bliver mindet om, at et parti venter på dig
command-notices = notifikationer
command-notices-about = Hvor påmindelser sendes hen
command-summary = oversigt
command-summary-about = Hvornår på dagen du får en liste over de partier, hvor det er din tur
command-data = data
command-vacation = ferie
command-vacation-about = Sæt alle dine ure på pause i nogle dage
command-vacation-days-about = Hvor mange dage fra nu; 0 afslutter din ferie
command-game = parti
command-game-about = I et parti: meld pas, opgiv, fortryd, se brættet og alt andet end træk
command-game-show-about = Vis et partis vilkår, status og notation
command-more = mere
command-more-about = Handicap, farver, regler og alt det andet, i en formular
command-more-form = Flere vilkår
command-pair-go = par-go
command-pair-go-about = Par-go: to mod to, der skiftes til at trække
command-pair-go-opponent-about = Par-go: hvem der spiller på den anden side og trækker først dér
command-together = sammen
command-together-about = Partier med mange: en kanal, der stemmer, rengo eller én mod mange
command-games-player = spiller
command-games-player-about = Hvis afsluttede partier du vil se
command-club-admin = serverstyring
command-club-admin-about = For dem, der administrerer serveren: indstillinger for denne kanal og server
command-messages = beskeder
command-messages-about = Hvad der sker med et partis beskeder i denne kanal
command-language = sprog
command-language-about = Sproget, jeg bruger i denne kanal
command-my-language-about = Sproget, jeg bruger med dig
command-overdue = tidsoverskridelse
command-overdue-about = Hvad der sker i nye partier, når en spillers tid udløber
command-club-vacation = ferie
command-club-vacation-about = Hvor mange feriedage medlemmerne får om året
command-placement = opstilling
command-placement-about = Hvor handicapstenene står (standard: på de markerede punkter)
command-placement-marked = På de markerede punkter
command-placement-free = Hvor sort vil
command-partner = makker
command-partner-about = Par-go: hvem der spiller på din side, efter dig
command-second = modstandermakker
command-second-about = Par-go: hvem der spiller sammen med din modstander
command-numbers = numre
command-numbers-about = Nummerér trækkene: 10 for de seneste ti, »fra 25« for dem fra træk 25, eller »alle«
command-number = træk
command-number-about = Vis brættet efter dette træk; 0 er begyndelsen
command-hints = vink
command-hints-about = For begyndere: vis sten i atari på alle brætter i dine partier
command-hints-on = Vis sten i atari
command-hints-off = Vis ikke noget ekstra
command-last-moves = seneste-træk
command-last-moves-about = Hvordan brætterne i dine partier viser de seneste træk
command-clock = ur
command-clock-about = Betænkningstid, f.eks. 3d for tre dage pr. træk (standard: som sidst her, ellers intet ur)
command-clock-each-about = Betænkningstid i hvert parti
command-rest = pauser
command-rest-about = Hvornår uret holder pause, i hver spillers egen tidszone
command-rest-named = { $rest ->
    [weekends] I weekender
    [nights] Om natten
    [both] I weekender og om natten
   *[none] Aldrig
}
command-show = vis
command-show-about = Vis dine indstillinger
command-club-show-about = Vis indstillingerne for denne kanal og server
command-time = tid
command-boards = brætter
command-boards-about = Hvordan brætter ser ud for dig, og om du ser dine træk, før de bliver spillet
command-notices-group-about = Påmindelser og den daglige oversigt: hvornår og hvor
command-export = eksport
command-forget = slet-data
command-channel = kanal
command-channel-about = Hvordan jeg poster partier i denne kanal, og hvilket sprog jeg bruger
command-games-group-about = Partier på denne server: hvad der sker, når tiden udløber, og ferie
command-hour = klokkeslæt
command-forfeit = taber
command-forfeit-about = Afgør, at den ene side eller begge taber på grund af regelbrud
command-win = vinder
command-win-about = Afgør partiet til fordel for en side
command-replace = udskift
command-give-time-about = Giv en side mere tid
