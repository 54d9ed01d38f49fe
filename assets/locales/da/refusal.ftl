# Hvert »nej« og hvert »det kan jeg ikke«. Kun den, der spurgte, læser det.
# challenge = udfordring
# opponent = modstander
# to be to move = at være i trækket
# count = optælling
# to agree = at godkende
# to object = at gøre indsigelse
# chain = kæde
# liberty = frihed
# stone = sten
# point = punkt (på brættet), point (ved optælling)
# capture = at fange
# to recapture = at fange tilbage
# ko = ko
# superko = superko
# suicide = selvmord
# seki = seki
# pass = pas
# handicap = handicap
# komi = komi
# rank = grad
# proposal = forslag
# Pair Go = par-go
# seat = plads
# rules = regler
# legal move = lovligt træk

refusal-against-oneself = Du kan ikke udfordre dig selv. Angiv ingen modstander, så kan hvem som helst acceptere.
refusal-against-program = { $name } er en bot og spiller ikke.
refusal-against-me = Her spiller jeg ikke med. Mod mig spiller du med `/{ command-challenge } { opponent-level }:5`.
refusal-own-challenge = Det er din egen udfordring: en anden skal acceptere den.
refusal-only-invited = Denne udfordring er kun til { $invited }.
refusal-nobody-invited = Denne udfordring er åben for alle, så der er intet at afslå.
refusal-only-challenger = Kun { $challenger } kan trække denne udfordring tilbage.
refusal-expired = Denne udfordring udløb { $at }. Lav en ny med `/{ command-challenge }`.
refusal-already-accepted = Denne udfordring er allerede accepteret.
refusal-declined = Denne udfordring er afslået.
refusal-withdrawn = Denne udfordring er trukket tilbage.
refusal-replaced = Denne udfordring er erstattet af en med andre vilkår.
refusal-lapsed = Denne udfordring er udløbet.
refusal-not-due = Det er for tidligt endnu.
refusal-only-the-bot = Det kan kun jeg gøre.
refusal-not-started = Partiet er ikke begyndt: ingen har accepteret udfordringen endnu.
refusal-not-a-player = Du er ikke med i dette parti.
refusal-not-your-turn = Det er ikke din tur: { $to-move ->
    [white] hvid
   *[black] sort
} er i trækket.
refusal-game-over = Dette parti er slut.
refusal-record-full = Dette parti har nået grænsen på { $most } trin, fortrudte træk og forespørgsler medregnet. Det kan nu kun afsluttes: opgiv, godkend optællingen, eller spørg en moderator.
refusal-count-in-progress = Begge spillere har meldt pas, og optællingen er begyndt. Vil du spille videre, så tryk på »{ count-button-resume }« under brættet.
refusal-not-counting = I kan først markere kæder og godkende optællingen, når begge spillere har meldt pas.
refusal-no-stone-there = Der er ingen sten på { $point }. Nævn én sten fra hver kæde.
refusal-nothing-to-change = Sådan er det allerede.
refusal-already-agreed = Din side har allerede godkendt denne optælling; det har den anden side ikke endnu.
refusal-off-board = **Ikke på brættet:** { $point } findes ikke på dette bræt. På { $size } går punkterne fra A1 til { $last }.
refusal-occupied = **Punktet er optaget:** der står allerede en sten på { $point }.
refusal-ko = **Ko:** en sten på { $point } ville fange tilbage med det samme.
refusal-ko-of = **Ko:** en sten på { $point } ville fange { $stone } tilbage med det samme.
refusal-superko = **Superko:** en sten på { $point } ville gentage stillingen { $number ->
    [0] fra begyndelsen
   *[other] efter træk { $number }
}.
refusal-suicide = **Selvmord:** en sten på { $point } ville ikke have nogen frihed, og den fanger ikke noget.
refusal-pass-forbidden = **Pas er ikke tilladt:** i dette spil må du ikke melde pas, så længe du har et lovligt træk.
refusal-why-occupied = { $color ->
    [white] Det er en hvid sten
   *[black] Det er en sort sten
}, og sten bliver aldrig flyttet. Vælg et tomt punkt.
refusal-why-ko = { $color ->
    [white] Den hvide sten på { $taker } har lige fanget en enkelt sten på { $point }
   *[black] Den sorte sten på { $taker } har lige fanget en enkelt sten på { $point }
}. Spil et andet sted først; derefter må du fange tilbage, hvis det stadig kan lade sig gøre.
refusal-why-ko-in-trial = Mens en uenighed spilles ud, må du først fange tilbage på { $point }, når du har meldt pas for denne ko: tryk på »{ count-button-pass-for-ko }«.
refusal-why-superko = Efter disse regler må intet træk gentage en tidligere stilling på hele brættet. Spil et andet sted først.
refusal-earlier-picture = Det andet billede viser den tidligere stilling; firkanterne viser, hvor den er anderledes end nu.
refusal-why-suicide-alone = { $color ->
    [white] De hvide sten på { $points }
   *[black] De sorte sten på { $points }
} tager alle stenens friheder og har selv nogle tilbage.
refusal-why-suicide-chain = { $point } er den sidste frihed for dine egne sten på { $points }, og den ville du tage fra dem.
refusal-double-three = **Dobbelt treer:** med { $point } ville sort lave to treere på én gang, og det forbyder renju.
refusal-double-four = **Dobbelt firer:** med { $point } ville sort lave to firere på én gang, og det forbyder renju.
refusal-overline = **For lang stribe:** med { $point } ville sort have seks eller flere på stribe, og det forbyder renju.
refusal-why-rows = Den ene består af { $point } og { $first } (trekanter), den anden af { $point } og { $second } (firkanter).
refusal-why-overline = Til striben med { $point } hører også { $points } (trekanter). For sort vinder kun præcis fem.
refusal-button-read = Mere om: { $title }
refusal-shape = »{ $text }« er ikke et punkt. Skriv et bogstav og et tal, for eksempel D4.
refusal-means-pass = »{ $text }« er ikke et punkt. Meld pas med `/{ command-game } { command-pass }`.
refusal-letter-i = »{ $text }« er ikke et punkt: gobrætter springer bogstavet I over, så efter H kommer J.
refusal-too-far = »{ $text }« ligger uden for selv det største bræt, som slutter ved T19.
refusal-too-long = Det er for langt. Et punkt er et bogstav og et tal, for eksempel D4.
refusal-no-points = Nævn én sten fra hver kæde, for eksempel D4 E5.
refusal-one-stone = Spil én sten ad gangen: flere på én gang er kun til handicapsten.
refusal-too-many-stones = Det er for mange. Handicapsten, du mangler at lægge: { $stones }.
refusal-none-placed = { $why } Ingen sten er lagt.
refusal-too-many-points = Det er for meget på én gang. Marker nogle få kæder ad gangen.
refusal-bad-size = { terms-game } spilles ikke på et bræt af den størrelse. Muligt: { $sizes }.
refusal-bad-handicap = I { terms-game } på { $size } findes det handicap ikke.
refusal-bad-komi = »{ $text }« er ikke en komi. Skriv et antal hele eller halve point, højst 361, for eksempel 6,5.
refusal-no-komi = I { terms-game } tælles der ikke point, så der er ingen komi.
refusal-no-komi-by-rules = Med disse regler er der ingen komi. Udelad den, eller vælg andre regler.
refusal-komi-too-large = En komi på { $komi } er mere, end et bræt på { $size } har point.
refusal-bad-number = »{ $text }« er ikke et gyldigt tal her.
refusal-bad-game = Jeg kender ikke noget spil, der hedder »{ $text }«.
refusal-bad-rules = { terms-game } har ingen regler, der hedder »{ $text }«. Vælg blandt forslagene.
refusal-bad-choice = »{ $text }« er ikke en af mulighederne.
refusal-contradiction = To af de valgte vilkår modsiger hinanden. Vælg kun det ene.
refusal-missing-option = Der mangler noget. Udfyld alle påkrævede felter.
refusal-name-the-game = Du har flere partier af den slags. Vælg et med valgmuligheden »{ command-table }«.
refusal-name-the-game-there = Vælg et parti med valgmuligheden »{ command-table }«.
refusal-not-a-place-to-play = Et parti kan kun fortsætte i en serverkanal, hvor jeg må skrive.
refusal-no-such-game = Intet parti passer til »{ $text }«. `/{ command-games }` viser dine.
refusal-no-game = Du har intet parti her. Udfordr nogen med `/{ command-challenge }`.
refusal-no-running-game = Du har intet parti i gang. Udfordr nogen med `/{ command-challenge }`.
refusal-being-counted = Dit parti bliver talt op, så der kan ikke spilles træk nu. `/{ command-game } { command-board }` viser det.
refusal-no-count = Du har intet parti under optælling.
refusal-moved-on = Parti { $number } er kommet videre siden den besked. Sådan står det nu.
refusal-unknown-command = Den kommando kender jeg ikke. Måske er den ældre eller nyere end mig: prøv igen om et par minutter.
refusal-unknown-button = Denne knap virker ikke længere. `/{ command-game } { command-board }` viser dit parti med knapper, der virker.
refusal-repeated = Det er allerede gjort.
refusal-corrupt = Jeg kan ikke læse notationen af parti { $number }. Intet er slettet; sig det til dem, der står for driften af denne bot.
refusal-corrupt-other = Jeg kan ikke læse en af de notationer, jeg har brug for. Intet er slettet; sig det til dem, der står for driften af denne bot.
refusal-trouble = Undskyld, noget gik galt hos mig, og intet er ændret. Prøv igen om lidt.
refusal-uncertain = Undskyld, databasen forsvandt lige i det øjeblik, og jeg ved ikke, om det blev gemt. Tjek det, før du prøver igen.
refusal-partners-turn = Din side er i trækket, men det er { $partner }, der skal trække: I skiftes.
refusal-nothing-to-object-to = Ingen har godkendt denne optælling endnu, så der er intet at gøre indsigelse mod.
refusal-trial-in-progress = En uenighed er ved at blive spillet ud. Afslut den først med to pas, eller tryk på »{ count-button-end-trial }«.
refusal-no-trial = Der spilles ikke nogen uenighed ud lige nu.
refusal-no-trial-by-these-rules = Efter disse regler koster det ikke noget at spille videre: tryk på »{ count-button-resume }« i stedet.
refusal-no-repetition = Et parti kan kun ende uden resultat, når stillingen har gentaget sig, og det har den ikke.
refusal-no-seki = Efter disse regler gør seki ingen forskel for optællingen.
refusal-no-legal-point = Du kan ikke spille en sten nogen steder. Meld pas i stedet.
refusal-no-ko = Der er ingen ko, du kan melde pas for.
refusal-nothing-proposed = Der er ikke foreslået noget.
refusal-already-proposed = Der er allerede et forslag, som venter på svar.
refusal-already-consented = Dit svar er allerede givet; der mangler et mere.
refusal-own-proposal = Det er din egen sides forslag: det er andre, der skal acceptere det.
refusal-not-pairs = Kun par-go og rengo har afløsere, og kun spillerne kan foreslå en.
refusal-not-your-seat = { $player } spiller ikke på din side.
refusal-not-seated = { $player } spiller ikke med i dette parti.
refusal-seated-twice = { $player } kan ikke spille to gange i samme parti.
refusal-pairs-play-go = Par kan kun spille go.
refusal-pairs-by-lot = Vælg en farve i par-go, eller lad den være tilfældig.
refusal-already-joined = Du har allerede accepteret; andre mangler endnu.
refusal-only-a-moderator = Det kan kun en moderator.
refusal-other-club = Det parti hører ikke til denne server.
refusal-other-channel = Det parti hører til en anden kanal. Træf afgørelsen dér.
refusal-no-captures = { terms-game } afgøres ikke af et antal fangede sten.
refusal-bad-rank = »{ $text }« er ikke en grad. Skriv 30k til 1k eller 1d til 9d.
refusal-bad-numbers = »{ $text }« siger mig ikke, hvilke træk du mener. Skriv 10 for de seneste ti, »fra 25« for alle fra træk 25 eller »alle«.
refusal-no-such-move = Træk { $number } findes ikke: { $moves ->
    [0] der er ikke spillet noget træk endnu
    [one] der er spillet ét træk indtil nu
   *[other] der er spillet { $moves } træk indtil nu
}.
refusal-not-yet = Træk { $number } kommer efter den stilling, du bad om: { $shown ->
    [0] det er stillingen før første træk
   *[other] det er stillingen efter træk { $shown }
}.
refusal-file-too-large = Filen er for stor: grænsen er { $size } KiB.
refusal-file-unavailable = Jeg kunne ikke hente filen. Send den en gang til.
refusal-no-record = Der er ikke vedhæftet nogen notation til beskeden. Jeg læser SGF, GIB, NGF og UGF.
refusal-bad-record = Jeg kan ikke læse filen som notation af et parti.
refusal-unreadable = Discord har sendt mig noget, som jeg ikke kan læse, så der er ikke sket noget. Hvis det sker igen, så sig det til dem, der står for driften af denne bot.
refusal-refused-but-done = Det er gjort, men Discord afviste mit svar. Jeg prøver at vise det på en anden måde; `/{ command-game } { command-board }` viser, hvordan partiet står.
refusal-refused-and-not-done = Discord afviste mit svar, og intet er ændret. Sig det til dem, der står for driften af denne bot.
refusal-refused-perhaps-done = Discord afviste mit svar, så jeg kan ikke vise det her. Hvis du ville ændre noget, er det måske allerede sket: se efter, før du prøver igen.
refusal-hidden = **Kun du kan se dette svar.** Du bruger mig her som ekstern app, og uden tilladelsen »Brug eksterne apps« skjuler Discord mine svar for alle andre. Bed moderatorerne om den tilladelse eller om at føje mig til serveren, eller spil i en anden kanal.
refusal-no-cards = -# Jeg mangler tilladelsen »Indlejr links« her, så du ser kun tekst.
