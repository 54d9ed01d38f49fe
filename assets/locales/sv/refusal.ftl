# Varje ”nej” och varje ”det kan jag inte”. Bara den som frågade läser det.
# challenge = utmaning
# opponent = motståndare
# to be to move = att vara vid draget
# count = räkning
# to agree = att godkänna
# to object = att protestera
# chain = kedja
# liberty = frihet
# stone = sten
# point = punkt (på brädet), poäng (vid räkningen)
# capture = fånga
# to recapture = att återta
# ko = ko
# superko = superko
# suicide = självmord
# seki = seki
# pass = pass, att passa
# handicap = handikapp
# komi = komi
# rank = grad
# proposal = förslag
# Pair Go = par-go
# seat = plats
# rules = regler
# legal move = tillåtet drag

refusal-against-oneself = Du kan inte utmana dig själv. Ange ingen motståndare, så kan vem som helst acceptera.
refusal-against-program = { $name } är en bot och spelar inte.
refusal-against-me = Här spelar jag inte med. Mot mig spelar du med `/{ command-challenge } { opponent-level }:5`.
refusal-own-challenge = Det är din egen utmaning: någon annan måste acceptera den.
refusal-only-invited = Den här utmaningen är bara för { $invited }.
refusal-nobody-invited = Den här utmaningen är öppen för alla, så det finns inget att avböja.
refusal-only-challenger = Bara { $challenger } kan dra tillbaka den här utmaningen.
refusal-expired = Den här utmaningen gick ut { $at }. Gör en ny med `/{ command-challenge }`.
refusal-already-accepted = Den här utmaningen är redan accepterad.
refusal-declined = Den här utmaningen har avböjts.
refusal-withdrawn = Den här utmaningen har dragits tillbaka.
refusal-replaced = Den här utmaningen har ersatts av en med andra villkor.
refusal-lapsed = Den här utmaningen har gått ut.
refusal-not-due = Det är för tidigt ännu.
refusal-only-the-bot = Det kan bara jag.
refusal-not-started = Partiet har inte börjat: utmaningen är inte accepterad än.
refusal-not-a-player = Du är inte med i det här partiet.
refusal-not-your-turn = Det är inte din tur: { $to-move ->
    [white] vit
   *[black] svart
} är vid draget.
refusal-game-over = Det här partiet är slut.
refusal-record-full = Det här partiet har nått gränsen på { $most } steg, ångrade drag och förfrågningar medräknade. Nu kan det bara avslutas: ge upp, godkänn räkningen eller fråga en moderator.
refusal-count-in-progress = Båda spelarna har passat och räkningen har börjat. Vill du spela vidare, så tryck på ”{ count-button-resume }” under brädet.
refusal-not-counting = Ni kan markera kedjor och godkänna räkningen först när båda spelarna har passat.
refusal-no-stone-there = Det finns ingen sten på { $point }. Ange en sten ur varje kedja.
refusal-nothing-to-change = Så är det redan.
refusal-already-agreed = Din sida har redan godkänt den här räkningen; den andra sidan har inte gjort det än.
refusal-off-board = **Inte på brädet:** { $point } finns inte på det här brädet. På { $size } går punkterna från A1 till { $last }.
refusal-occupied = **Punkten är upptagen:** det ligger redan en sten på { $point }.
refusal-ko = **Ko:** en sten på { $point } skulle återta genast.
refusal-ko-of = **Ko:** en sten på { $point } skulle återta { $stone } genast.
refusal-superko = **Superko:** en sten på { $point } skulle upprepa ställningen { $number ->
    [0] från början
   *[other] efter drag { $number }
}.
refusal-suicide = **Självmord:** en sten på { $point } skulle inte ha någon frihet, och den fångar inget.
refusal-pass-forbidden = **Pass är inte tillåtet:** i det här spelet får du inte passa så länge du har ett tillåtet drag.
refusal-why-occupied = { $color ->
    [white] Det är en vit sten
   *[black] Det är en svart sten
}, och stenar flyttas aldrig. Välj en tom punkt.
refusal-why-ko = { $color ->
    [white] Den vita stenen på { $taker } har just fångat en ensam sten på { $point }
   *[black] Den svarta stenen på { $taker } har just fångat en ensam sten på { $point }
}. Spela någon annanstans först; sedan får du återta, om det fortfarande går.
refusal-why-ko-in-trial = Medan en tvist spelas ut får du återta på { $point } först när du har passat för kon där: tryck på ”{ count-button-pass-for-ko }”.
refusal-why-superko = Enligt de här reglerna får inget drag upprepa en tidigare ställning på hela brädet. Spela någon annanstans först.
refusal-earlier-picture = Den andra bilden visar den tidigare ställningen; fyrkanterna visar var den skiljer sig från nu.
refusal-why-suicide-alone = { $color ->
    [white] De vita stenarna på { $points }
   *[black] De svarta stenarna på { $points }
} tar alla stenens friheter och har själva några kvar.
refusal-why-suicide-chain = { $point } är den sista friheten för dina egna stenar på { $points }, och den skulle du ta från dem.
refusal-double-three = **Dubbel trea:** med { $point } skulle svart göra två treor på en gång, och det förbjuder renju.
refusal-double-four = **Dubbel fyra:** med { $point } skulle svart göra två fyror på en gång, och det förbjuder renju.
refusal-overline = **För lång rad:** med { $point } skulle svart ha sex eller fler i rad, och det förbjuder renju.
refusal-why-rows = Den ena består av { $point } och { $first } (trianglar), den andra av { $point } och { $second } (fyrkanter).
refusal-why-overline = Till raden med { $point } hör också { $points } (trianglar). För svart vinner bara exakt fem.
refusal-button-read = Mer om: { $title }
refusal-shape = ”{ $text }” är ingen punkt. Skriv en bokstav och ett tal, till exempel D4.
refusal-means-pass = ”{ $text }” är ingen punkt. Passa med `/{ command-game } { command-pass }`.
refusal-letter-i = ”{ $text }” är ingen punkt: gobräden hoppar över bokstaven I, så efter H kommer J.
refusal-too-far = ”{ $text }” ligger utanför till och med det största brädet, som slutar vid T19.
refusal-too-long = Det är för långt. En punkt är en bokstav och ett tal, till exempel D4.
refusal-no-points = Ange en sten ur varje kedja, till exempel D4 E5.
refusal-one-stone = Spela en sten i taget: flera på en gång är bara för handikappstenar.
refusal-too-many-stones = Det är för många. Handikappstenar kvar att placera: { $stones }.
refusal-none-placed = { $why } Ingen sten har placerats.
refusal-too-many-points = Det är för mycket på en gång. Markera några få kedjor i taget.
refusal-bad-size = { terms-game } spelas inte på ett bräde av den storleken. Möjligt: { $sizes }.
refusal-bad-handicap = I { terms-game } på { $size } finns inte det handikappet.
refusal-bad-komi = ”{ $text }” är ingen komi. Skriv ett antal hela eller halva poäng, högst 361, till exempel 6,5.
refusal-no-komi = I { terms-game } räknas inga poäng, så det finns ingen komi.
refusal-no-komi-by-rules = Med de här reglerna finns ingen komi. Utelämna den, eller välj andra regler.
refusal-komi-too-large = En komi på { $komi } är mer än ett bräde på { $size } har punkter.
refusal-bad-number = ”{ $text }” är inget giltigt tal här.
refusal-bad-game = Jag känner inte till något spel som heter ”{ $text }”.
refusal-bad-rules = { terms-game } har inga regler som heter ”{ $text }”. Välj bland förslagen.
refusal-bad-choice = ”{ $text }” är inget av alternativen.
refusal-contradiction = Två av villkoren du har valt motsäger varandra. Välj bara ett av dem.
refusal-missing-option = Något saknas. Fyll i alla obligatoriska fält.
refusal-name-the-game = Du har flera sådana partier. Välj ett med alternativet ”{ command-table }”.
refusal-name-the-game-there = Välj ett parti med alternativet ”{ command-table }”.
refusal-not-a-place-to-play = Ett parti kan bara fortsätta i en serverkanal där jag får skriva.
refusal-no-such-game = Inget parti passar ”{ $text }”. `/{ command-games }` visar dina.
refusal-no-game = Du har inget parti här. Utmana någon med `/{ command-challenge }`.
refusal-no-running-game = Du har inget pågående parti. Utmana någon med `/{ command-challenge }`.
refusal-being-counted = Räkning pågår i ditt parti, så inga drag kan spelas nu. `/{ command-game } { command-board }` visar det.
refusal-no-count = I inget av dina partier pågår räkning.
refusal-moved-on = Parti { $number } har gått vidare sedan det meddelandet. Så här står det nu.
refusal-unknown-command = Det kommandot känner jag inte till. Kanske är det äldre eller nyare än jag: försök igen om några minuter.
refusal-unknown-button = Den här knappen fungerar inte längre. `/{ command-game } { command-board }` visar ditt parti med knappar som gör det.
refusal-repeated = Det är redan gjort.
refusal-corrupt = Jag kan inte läsa protokollet för parti { $number }. Inget är raderat; säg till dem som driver den här boten.
refusal-corrupt-other = Jag kan inte läsa ett av protokollen som jag behöver. Inget är raderat; säg till dem som driver den här boten.
refusal-trouble = Förlåt, något gick fel hos mig, och inget har ändrats. Försök igen om en liten stund.
refusal-uncertain = Förlåt, databasen försvann just då, och jag vet inte om det sparades. Kontrollera det innan du försöker igen.
refusal-partners-turn = Din sida är vid draget, men det är { $partner } som står i tur: ni turas om.
refusal-nothing-to-object-to = Ingen har godkänt den här räkningen än, så det finns inget att protestera mot.
refusal-trial-in-progress = En tvist håller på att spelas ut. Avsluta den först med två pass, eller tryck på ”{ count-button-end-trial }”.
refusal-no-trial = Ingen tvist spelas ut just nu.
refusal-no-trial-by-these-rules = Enligt de här reglerna kostar det inget att spela vidare: tryck på ”{ count-button-resume }” i stället.
refusal-no-repetition = Ett parti kan bara sluta utan resultat om ställningen har upprepats, och det har den inte.
refusal-no-seki = Enligt de här reglerna gör seki ingen skillnad för räkningen.
refusal-no-legal-point = Du kan inte spela någonstans. Passa i stället.
refusal-no-ko = Det finns ingen ko att passa för.
refusal-nothing-proposed = Inget har föreslagits.
refusal-already-proposed = Det finns redan ett förslag som väntar på svar.
refusal-already-consented = Ditt svar är redan lämnat; ett till saknas.
refusal-own-proposal = Det är din egen sidas förslag: andra måste acceptera det.
refusal-not-pairs = Bara par-go och rengo har ersättare, och bara i dina egna partier.
refusal-not-your-seat = { $player } spelar inte på din sida.
refusal-not-seated = { $player } spelar inte i det här partiet.
refusal-seated-twice = { $player } kan inte spela två gånger i samma parti.
refusal-pairs-play-go = Par kan bara spela go.
refusal-pairs-by-lot = Välj en färg i par-go, eller låt slumpen avgöra.
refusal-already-joined = Du har redan accepterat, men inte alla andra än.
refusal-only-a-moderator = Det kan bara en moderator.
refusal-other-club = Det partiet hör inte till den här servern.
refusal-other-channel = Det partiet hör till en annan kanal. Avgör det där.
refusal-no-captures = { terms-game } avgörs inte av ett antal fångade stenar.
refusal-bad-rank = ”{ $text }” är ingen grad. Skriv 30k till 1k eller 1d till 9d.
refusal-bad-numbers = ”{ $text }” säger mig inte vilka drag du menar. Skriv 10 för de tio senaste, ”från 25” för alla från drag 25, eller ”alla”.
refusal-no-such-move = Drag { $number } finns inte: { $moves ->
    [0] inget drag har spelats än
    [one] ett drag har spelats hittills
   *[other] { $moves } drag har spelats hittills
}.
refusal-not-yet = Drag { $number } kommer efter ställningen du bad om: { $shown ->
    [0] det är ställningen före första draget
   *[other] det är ställningen efter drag { $shown }
}.
refusal-file-too-large = Filen är för stor: gränsen är { $size } KiB.
refusal-file-unavailable = Jag kunde inte hämta filen. Skicka den en gång till.
refusal-no-record = Inget protokoll är bifogat till meddelandet. Jag läser SGF, GIB, NGF och UGF.
refusal-bad-record = Jag kan inte läsa filen som ett partis protokoll.
refusal-unreadable = Discord har skickat mig något som jag inte kan läsa, så ingenting har gjorts. Om det händer igen, säg till dem som driver den här boten.
refusal-refused-but-done = Det är gjort, men Discord avvisade mitt svar. Jag försöker visa det på ett annat sätt; `/{ command-game } { command-board }` visar hur partiet står.
refusal-refused-and-not-done = Discord avvisade mitt svar, och ingenting har ändrats. Säg till dem som driver den här boten.
refusal-refused-perhaps-done = Discord avvisade mitt svar, så jag kan inte visa det här. Om du ville ändra något kan det redan ha skett: titta efter innan du försöker igen.
refusal-hidden = **Bara du kan se det här svaret.** Du använder mig här som extern app, och utan behörigheten ”Använd externa appar” döljer Discord mina svar för alla andra. Be moderatorerna om den behörigheten eller om att lägga till mig på servern, eller spela i en annan kanal.
refusal-no-cards = -# Jag saknar behörigheten ”Bädda in länkar” här, så du ser bara text.
