# Elk “nee” en elk “dat kan ik niet”. Alleen wie het vroeg, leest dit.
# challenge = uitdaging
# opponent = tegenstander
# to be to move = aan zet zijn
# count = telling
# to agree = akkoord gaan
# to object = bezwaar maken
# chain = keten
# liberty = vrijheid
# stone = steen
# point = punt
# capture = slaan
# to recapture = terugslaan
# ko = ko
# superko = superko
# suicide = zelfmoord
# seki = seki
# pass = passen
# handicap = handicap
# komi = komi
# rank = rang
# proposal = voorstel
# Pair Go = Pair Go
# seat = plaats
# rules = regels
# legal move = toegestane zet

refusal-against-oneself = Je kunt jezelf niet uitdagen. Laat de tegenstander leeg voor een open uitdaging.
refusal-against-program = { $name } is een bot en speelt niet.
refusal-against-me = Hier speel ik niet mee. Tegen mij speel je met `/{ command-challenge } { opponent-level }:5`.
refusal-own-challenge = Dit is je eigen uitdaging: iemand anders moet die aannemen.
refusal-only-invited = Deze uitdaging is alleen voor { $invited }.
refusal-nobody-invited = Deze uitdaging staat open voor iedereen, dus er valt niets af te wijzen.
refusal-only-challenger = Alleen { $challenger } kan deze uitdaging intrekken.
refusal-expired = Deze uitdaging is { $at } verlopen. Maak een nieuwe met `/{ command-challenge }`.
refusal-already-accepted = Deze uitdaging is al aangenomen.
refusal-declined = Deze uitdaging is afgewezen.
refusal-withdrawn = Deze uitdaging is ingetrokken.
refusal-replaced = Deze uitdaging is vervangen door een met andere voorwaarden.
refusal-lapsed = Deze uitdaging is verlopen.
refusal-not-due = Daar is het nog te vroeg voor.
refusal-only-the-bot = Dat kan alleen ik.
refusal-not-started = De partij is nog niet begonnen: de uitdaging is nog niet aangenomen.
refusal-not-a-player = Jij speelt niet mee in deze partij.
refusal-not-your-turn = Je bent niet aan zet: { $to-move ->
    [white] wit
   *[black] zwart
} is aan zet.
refusal-game-over = Deze partij is afgelopen.
refusal-record-full = Deze partij heeft de limiet van { $most } stappen bereikt, teruggenomen zetten en verzoeken meegeteld. Je kunt de partij nu alleen nog beëindigen: geef op, ga akkoord met de telling of vraag een moderator.
refusal-count-in-progress = Beide spelers hebben gepast en de telling is begonnen. Wil je doorspelen, druk dan op “{ count-button-resume }” onder het bord.
refusal-not-counting = Ketens markeren en akkoord gaan met de telling kan pas als beide spelers hebben gepast.
refusal-no-stone-there = Er ligt geen steen op { $point }. Noem één steen van elke keten.
refusal-nothing-to-change = Dat is al zo.
refusal-already-agreed = Jouw kant is al akkoord gegaan met deze telling; de andere kant nog niet.
refusal-off-board = **Niet op het bord:** { $point } ligt niet op dit bord. Op { $size } lopen de punten van A1 tot en met { $last }.
refusal-occupied = **Het punt is bezet:** er ligt al een steen op { $point }.
refusal-ko = **Ko:** een steen op { $point } zou meteen terugslaan.
refusal-ko-of = **Ko:** een steen op { $point } zou { $stone } meteen terugslaan.
refusal-superko = **Superko:** een steen op { $point } zou de stelling { $number ->
    [0] van het begin
   *[other] na zet { $number }
} herhalen.
refusal-suicide = **Zelfmoord:** een steen op { $point } zou geen vrijheid hebben en slaat niets.
refusal-pass-forbidden = **Niet passen:** in dit spel mag je niet passen zolang je een toegestane zet hebt.
refusal-why-occupied = { $color ->
    [white] Het is een witte steen
   *[black] Het is een zwarte steen
}, en stenen worden nooit verplaatst. Kies een leeg punt.
refusal-why-ko = { $color ->
    [white] De witte steen op { $taker } heeft net één enkele steen geslagen op { $point }
   *[black] De zwarte steen op { $taker } heeft net één enkele steen geslagen op { $point }
}. Speel eerst ergens anders; daarna mag je terugslaan, als het dan nog kan.
refusal-why-ko-in-trial = Zolang een meningsverschil wordt uitgespeeld, mag je op { $point } pas terugslaan als je voor deze ko hebt gepast: druk op “{ count-button-pass-for-ko }”.
refusal-why-superko = Volgens deze regels mag geen zet een eerdere stelling van het hele bord herhalen. Speel eerst ergens anders.
refusal-earlier-picture = Het tweede plaatje toont de eerdere stelling; de vierkantjes markeren de verschillen met nu.
refusal-why-suicide-alone = { $color ->
    [white] De witte stenen op { $points }
   *[black] De zwarte stenen op { $points }
} nemen die steen alle vrijheden af en hebben er zelf nog over.
refusal-why-suicide-chain = { $point } is de laatste vrijheid van je eigen stenen op { $points }: door daar te spelen neem je die zelf weg.
refusal-double-three = **Dubbele drie:** met { $point } zou zwart twee drieën tegelijk maken, en dat verbiedt renju.
refusal-double-four = **Dubbele vier:** met { $point } zou zwart twee vieren tegelijk maken, en dat verbiedt renju.
refusal-overline = **Te lange rij:** met { $point } zou zwart zes of meer op een rij hebben, en dat verbiedt renju.
refusal-why-rows = De ene bestaat uit { $point } en { $first } (driehoeken), de andere uit { $point } en { $second } (vierkanten).
refusal-why-overline = Bij de rij van { $point } horen ook { $points } (driehoeken). Voor zwart wint alleen precies vijf.
refusal-button-read = Meer over: { $title }
refusal-shape = “{ $text }” is geen punt. Typ een letter en een getal, bijvoorbeeld D4.
refusal-means-pass = “{ $text }” is geen punt. Passen doe je met `/{ command-game } { command-pass }`.
refusal-letter-i = “{ $text }” is geen punt: goborden slaan de letter I over, dus na H komt J.
refusal-too-far = “{ $text }” valt zelfs buiten het grootste bord, dat tot en met T19 loopt.
refusal-too-long = Dat is te lang. Een punt is een letter en een getal, bijvoorbeeld D4.
refusal-no-points = Noem één steen van elke keten, bijvoorbeeld D4 E5.
refusal-one-stone = Speel één steen per keer: meerdere tegelijk kan alleen bij handicapstenen.
refusal-too-many-stones = Dat zijn er te veel. Handicapstenen die je nog moet plaatsen: { $stones }.
refusal-none-placed = { $why } Er is geen steen geplaatst.
refusal-too-many-points = Dat is te veel in één keer. Markeer een paar ketens tegelijk.
refusal-bad-size = { terms-game } kun je niet spelen op een bord van die grootte. Mogelijk: { $sizes }.
refusal-bad-handicap = Bij { terms-game } op { $size } bestaat die handicap niet.
refusal-bad-komi = “{ $text }” is geen komi. Vul hele of halve punten tot 361 in, bijvoorbeeld 6,5.
refusal-no-komi = Bij { terms-game } worden geen punten geteld, dus is er geen komi.
refusal-no-komi-by-rules = Bij deze regels is er geen komi. Laat die weg, of kies andere regels.
refusal-komi-too-large = Een komi van { $komi } is meer dan een bord van { $size } aan punten heeft.
refusal-bad-number = “{ $text }” is hier geen geldig getal.
refusal-bad-game = Ik ken geen spel dat “{ $text }” heet.
refusal-bad-rules = { terms-game } heeft geen regels die “{ $text }” heten. Kies een van de voorstellen.
refusal-bad-choice = “{ $text }” is geen van de keuzes.
refusal-contradiction = Twee van de gekozen voorwaarden spreken elkaar tegen. Kies er maar één.
refusal-missing-option = Er ontbreekt iets. Vul alle verplichte opties in.
refusal-name-the-game = Je hebt meerdere van zulke partijen. Kies er een met de optie “{ command-table }”.
refusal-name-the-game-there = Kies een partij met de optie “{ command-table }”.
refusal-not-a-place-to-play = Een partij kan alleen verder in een serverkanaal waar ik mag schrijven.
refusal-no-such-game = Geen partij past bij “{ $text }”. `/{ command-games }` toont de jouwe.
refusal-no-game = Je hebt hier geen partij. Daag iemand uit met `/{ command-challenge }`.
refusal-no-running-game = Je hebt geen lopende partij. Daag iemand uit met `/{ command-challenge }`.
refusal-being-counted = Je partij wordt geteld, dus je kunt nu geen zet doen. `/{ command-game } { command-board }` toont de partij.
refusal-no-count = Je hebt geen partij die geteld wordt.
refusal-moved-on = Partij { $number } is verdergegaan sinds dat bericht. Zo staat het nu.
refusal-unknown-command = Dit commando ken ik niet. Misschien is het ouder of nieuwer dan ik: probeer het over een paar minuten nog eens.
refusal-unknown-button = Deze knop werkt niet meer. `/{ command-game } { command-board }` toont je partij met knoppen die het wel doen.
refusal-repeated = Dat is al gebeurd.
refusal-corrupt = Ik kan de notatie van partij { $number } niet lezen. Er is niets verwijderd; meld het bij de beheerder van deze bot.
refusal-corrupt-other = Ik kan een notatie die ik nodig heb niet lezen. Er is niets verwijderd; meld het bij de beheerder van deze bot.
refusal-trouble = Sorry, er ging bij mij iets mis, en er is niets veranderd. Probeer het zo nog eens.
refusal-uncertain = Sorry, de database viel net op dat moment weg, en ik weet niet of dit is opgeslagen. Kijk het na voordat je het nog eens probeert.
refusal-partners-turn = Jouw kant is aan zet, maar { $partner } is aan de beurt: jullie spelen om de beurt.
refusal-nothing-to-object-to = Er is nog niemand akkoord met deze telling, dus valt er geen bezwaar te maken.
refusal-trial-in-progress = Er wordt een meningsverschil uitgespeeld. Beëindig dat eerst door allebei te passen, of druk op “{ count-button-end-trial }”.
refusal-no-trial = Er wordt geen meningsverschil uitgespeeld.
refusal-no-trial-by-these-rules = Volgens deze regels kost doorspelen niets: druk in plaats daarvan op “{ count-button-resume }”.
refusal-no-repetition = Een partij kan alleen zonder uitslag eindigen als de stelling zich herhaalt, en dat is niet gebeurd.
refusal-no-seki = Volgens deze regels maakt seki geen verschil voor de telling.
refusal-no-legal-point = Je kunt nergens een steen zetten. Pas in plaats daarvan.
refusal-no-ko = Er is geen ko waarvoor je kunt passen.
refusal-nothing-proposed = Er is niets voorgesteld.
refusal-already-proposed = Er wacht al een voorstel op antwoord.
refusal-already-consented = Jouw antwoord is er al; er ontbreekt nog een ander.
refusal-own-proposal = Dit is het voorstel van je eigen kant: anderen moeten het aannemen.
refusal-not-pairs = Alleen Pair Go en rengo kennen invallers, en alleen in je eigen partijen.
refusal-not-your-seat = { $player } speelt niet aan jouw kant.
refusal-not-seated = { $player } speelt niet mee in deze partij.
refusal-seated-twice = { $player } kan niet twee keer in dezelfde partij spelen.
refusal-pairs-play-go = Paren kunnen alleen go spelen.
refusal-pairs-by-lot = Kies bij Pair Go een kleur, of laat die willekeurig.
refusal-already-joined = Je hebt de uitdaging al aangenomen; anderen nog niet.
refusal-only-a-moderator = Dat kan alleen een moderator.
refusal-other-club = Die partij hoort niet bij deze server.
refusal-other-channel = Die partij hoort bij een ander kanaal. Doe daar uitspraak.
refusal-no-captures = { terms-game } wordt niet beslist door het aantal geslagen stenen.
refusal-bad-rank = “{ $text }” is geen rang. Kies 30k tot en met 1k of 1d tot en met 9d.
refusal-bad-numbers = “{ $text }” zegt niet welke zetten. Typ 10 voor de laatste tien, “vanaf 25” voor zet 25 en verder, of “alle”.
refusal-no-such-move = Zet { $number } bestaat niet: { $moves ->
    [0] er is nog geen zet gespeeld
    [one] er is tot nu toe één zet gespeeld
   *[other] er zijn tot nu toe { $moves } zetten gespeeld
}.
refusal-not-yet = Zet { $number } komt na de stelling waar je om vroeg: { $shown ->
    [0] dat is de stelling vóór de eerste zet
   *[other] dat is de stelling na zet { $shown }
}.
refusal-file-too-large = Het bestand is te groot: de limiet is { $size } KiB.
refusal-file-unavailable = Ik kon het bestand niet ophalen. Stuur het nog een keer.
refusal-no-record = Bij dit bericht zit geen notatie van een partij. Ik lees SGF, GIB, NGF en UGF.
refusal-bad-record = Ik kan dit bestand niet als notatie van een partij lezen.
refusal-unreadable = Discord heeft me iets gestuurd dat ik niet kan lezen, dus er is niets gedaan. Als het weer gebeurt, laat het dan weten aan de beheerder van deze bot.
refusal-refused-but-done = Het is gebeurd, maar Discord heeft mijn antwoord geweigerd. Ik probeer het op een andere manier te laten zien; `/{ command-game } { command-board }` laat zien hoe de partij staat.
refusal-refused-and-not-done = Discord heeft mijn antwoord geweigerd en er is niets veranderd. Laat het weten aan de beheerder van deze bot.
refusal-refused-perhaps-done = Discord heeft mijn antwoord geweigerd, dus ik kan het hier niet laten zien. Als je iets wilde veranderen, is dat misschien al gebeurd: kijk even voordat je het opnieuw probeert.
refusal-hidden = **Alleen jij ziet dit antwoord.** Je gebruikt me hier als externe app. Zonder de machtiging “Externe apps gebruiken” verbergt Discord mijn antwoorden voor alle anderen. Vraag de moderators om die machtiging, laat ze mij aan de server toevoegen, of speel in een ander kanaal.
refusal-no-cards = -# Ik mis hier de machtiging “Links insluiten”, daarom zie je alleen tekst.
