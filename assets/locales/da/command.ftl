# Navne og beskrivelser af kommandoer og valgmuligheder, som Discords menu viser dem.
# Navne: højst 32 tegn, små bogstaver, ingen mellemrum. Beskrivelser: højst 100 tegn.
# challenge = udfordring
# pass = pas, at passe
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
# arbiter = dommer
# to forfeit = at tabe ved dommerkendelse
# record = notation
# Pair Go = par-go
# atari = atari
# clock = ur

command-challenge = udfordr
command-challenge-about = Udfordr nogen til et parti, eller lad pladsen være åben for alle
command-play = træk
command-play-about = Sæt en sten
command-pass = pas
command-pass-about = Meld pas i stedet for at sætte en sten
command-resign = opgiv
command-resign-about = Opgiv et parti
command-undo = fortryd
command-undo-about = Tag dit seneste træk tilbage, eller bed din modstander om lov
command-pause = pause
command-pause-about = Foreslå at stoppe urene; brug den igen, og de går videre
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

command-opponent = modstander
command-opponent-about = Hvem du udfordrer; uden modstander er pladsen åben for alle
command-variant = spil
command-variant-about = Hvilket spil; go, hvis du ikke vælger
command-size = størrelse
command-size-about = Hvor mange linjer brættet har på hver led
command-color = farve
command-color-about = Hvem der spiller sort; ellers lodtrækning, og med handicap spiller den stærkeste hvid
command-color-random = Lodtrækning
command-color-black = Jeg spiller sort
command-color-white = Jeg spiller hvid
command-color-stronger = Den stærkeste spiller hvid
command-handicap = handicap
command-handicap-about = Sten, som sort sætter før hvids første træk, 2 til 9
command-komi = komi
command-komi-about = Point til hvid, fordi sort begynder, for eksempel 6,5
command-rules = regler
command-rules-about = Hvilke regler; de sædvanlige, hvis du ikke vælger
command-venue = hvor
command-venue-about = I denne kanal eller i sin egen tråd
command-venue-here = Her
command-venue-thread = I sin egen tråd
command-point = punkt
command-point-about = Punktet, for eksempel D4; ved handicapsten flere, for eksempel D4 E5
command-points = punkter
command-points-about = Én sten fra hver kæde, for eksempel D4 E5
command-table = parti
command-table-about = Hvilket af dine partier, hvis du har flere
command-topic = emne
command-topic-about = Hvad du gerne vil vide
command-rank = grad
command-rank-about = Fortæl, hvor stærk du er, så udfordringer kan foreslå et handicap
command-rank-value = grad
command-rank-value-about = 30k til 1k eller 1d til 9d, for eksempel 12k
command-form = som
command-form-about = Billede, tekst eller ord til en skærmlæser: række for række eller kæde for kæde
command-form-named = { $form ->
    [picture] Billede
    [text] Tekst: tegnet med tegn
    [rows] Ord: række for række
    [chains] Ord: kæde for kæde, med friheder
   *[other] { $form }
}
command-theme = udseende
command-theme-about = Vælg, hvordan de brætter, som kun du ser, skal se ud
command-theme-value = udseende
command-theme-value-about = Hvordan brættet og stenene ser ud
command-theme-channels = Som i kanalen
command-theme-named = { $theme ->
    [kaya] Kaya: lyst træ, skifer og muslingeskal
    [dark] Mørk: valnød, til mørke skærme
    [booklet] Hæfte: sort på hvidt, som trykt
    [contrast] Kontrast: nem at skelne, uanset hvilke farver du ser
    [slate] Skifer: blågrå sten med kridtlinjer
    [paper] Papir: tusch på papir i varm tone
   *[other] { $theme }
}
command-channel-theme = kanaludseende
command-channel-theme-about = For moderatorer: vælg, hvordan brætter ser ud i denne kanal
command-substitute = afløser
command-substitute-about = Par-go: foreslå, at en anden overtager en plads på jeres side
command-substitute-player = spiller
command-substitute-player-about = Hvem der overtager pladsen
command-substitute-leaving = afgår
command-substitute-leaving-about = Hvem der forlader den; dig, hvis du ikke vælger
command-arbiter = dommer
command-arbiter-about = For moderatorer: afgør eller afslut et parti, giv mere tid, eller giv en plads videre
command-arbiter-table-about = Partiets nummer
command-ruling-about = Hvad du afgør
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
command-ruling-reseat = Giv en plads til en anden
command-arbiter-leaving-about = For en plads: hvem der forlader den
command-arbiter-player-about = For en plads: hvem der overtager den
command-me = mig
command-me-about = Dine egne indstillinger og data
command-zone = tidszone
command-zone-about = Din tidszone, angivet som en stor by i nærheden; den afgør, hvornår du har weekend og nat
command-preview = forhåndsvisning
command-preview-about = Om du vil se dine træk, før de bliver spillet
command-reminders = påmindelser
command-reminders-about = Hvornår jeg minder dig om, at et parti venter på dig
command-notices = beskeder
command-notices-about = Hvor påmindelser når dig
command-summary = oversigt
command-summary-about = Hvilken time jeg hver dag skriver, i hvilke partier du er i trækket
command-data = data
command-vacation = ferie
command-vacation-about = Lad alle dine ure stå stille i nogle dage
command-vacation-days-about = Hvor mange dage fra nu; 0 afslutter din ferie
command-game = parti
command-game-about = Vis et partis vilkår, stilling og notation
command-game-number = nummer
command-game-number-about = Partiets nummer
command-games-player = spiller
command-games-player-about = Hvis afsluttede partier du vil se
command-club-admin = klubstyring
command-club-admin-about = For dem, der styrer serveren: indstillinger for denne kanal og server
command-messages = meddelelser
command-messages-about = Hvad der sker med et partis meddelelser i denne kanal
command-language = sprog
command-language-about = Hvilket sprog jeg taler i denne kanal
command-my-language-about = Hvilket sprog jeg taler med dig
command-overdue = tidsoverskridelse
command-overdue-about = Hvad der sker i nye partier, når en spillers tid er gået
command-club-vacation = ferie
command-club-vacation-about = Hvor mange feriedage medlemmerne har inden for et år
command-placement = opstilling
command-placement-about = Hvor handicapstenene står: på de markerede punkter, hvis du ikke vælger
command-placement-marked = På de markerede punkter
command-placement-free = Hvor sort vil
command-captures = fangst
command-captures-about = Atari-go: hvor mange sten man skal fange; én, hvis du ikke vælger
command-partner = makker
command-partner-about = Par-go: hvem der spiller på din side og trækker efter dig
command-second = anden
command-second-about = Par-go: din modstanders makker
command-numbers = numre
command-numbers-about = Vis træknumre: 10 for de seneste ti, »fra 25« for dem fra træk 25, eller »alle«
command-number = træk
command-number-about = Vis brættet efter dette træk; 0 er begyndelsen
command-hints = vink
command-hints-about = For dig, der lærer: vis på alle brætter i dine partier, hvilke sten der er i atari
command-hints-on = Vis sten i atari
command-hints-off = Vis ikke noget ekstra
command-clock = ur
command-clock-about = Hvordan tiden måles; uden ur, hvis du ikke vælger
command-rest = hvile
command-rest-about = Hvornår uret hviler, i hver spillers egen tidszone
command-rest-named = { $rest ->
    [weekends] I weekender
    [nights] Om natten
    [both] I weekender og om natten
   *[none] Aldrig
}
command-show = vis
command-show-about = Dine indstillinger, som de er
command-club-show-about = Indstillingerne for denne kanal og server, som de er
command-time = tid
command-boards = brætter
command-boards-about = Hvordan brætter ser ud for dig, og om du ser dine træk først
command-notices-group-about = Påmindelser og den daglige oversigt: hvornår og hvor de kommer
command-export = eksport
command-forget = glem
command-channel = kanal
command-channel-about = Hvad jeg skriver i denne kanal: partiernes meddelelser og sproget
command-games-group-about = Hvad der gælder i serverens partier: når tiden er gået, og ferie
command-hour = klokkeslæt
command-forfeit = taber
command-forfeit-about = En side eller begge taber partiet for brud på reglerne
command-win = vinder
command-win-about = Afgør partiet til fordel for en side
command-seat = plads
command-give-time-about = Giv en side mere tid
