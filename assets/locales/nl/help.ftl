# De pagina’s van de hulp. Elke pagina heeft hoogstens 4096 tekens.
# rules = regels
# board = bord
# point = punt
# edge = rand
# stone = steen
# chain = keten
# group = groep
# liberty = vrijheid
# capture = slaan
# prisoner = gevangene
# atari = atari
# suicide = zelfmoord
# ko = ko
# superko = superko
# eye = oog
# life and death = leven en dood
# seki = seki
# pass = passen
# count = telling
# territory = gebied
# area = oppervlakte
# neutral point = neutraal punt
# handicap = handicap
# komi = komi
# draw (jigo) = remise (jigo)
# no result = geen uitslag
# five in a row = vijf op een rij
# pair = paar
# trap = val

help-shelf-start = Aan de slag, en de spellen
help-shelf-rules = De regels, één voor één
help-shelf-rule-sets = De regelsets
help-welcome-title = Go in jullie chat
help-welcome =
    Ik ben tengen. Bij mij spelen jullie go en verwante spellen: ik toon het bord, controleer elke zet en tel de score.

    `/{ command-challenge }` biedt iemand of iedereen een partij aan.
    `/{ command-games }` toont je partijen en brengt je naar de partijen die op je wachten.
    `/{ rules-command }` leert je go vanaf de eerste steen.
help-button-offer = Partij aanbieden
help-button-learn = Go leren
help-button-puzzle = Puzzel oplossen
help-start-title = Aan de slag
help-start =
    Bij mij speel je go en verwante spellen in je eigen tempo: een zet per minuut of een zet per dag.

    Met `/{ command-challenge }` daag je iemand uit, of iedereen die wil spelen. Zodra iemand op **{ challenge-button-accept }** drukt, verschijnt het bord.
    Ben je aan zet, druk dan op **{ table-button-play }** onder het bord en kies een punt, of gebruik `/{ command-play } { command-point }:D4`.
    `/{ command-games }` toont je partijen, met links naar de borden die op je wachten.
    { help-organisers-title }: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.

    Kolommen hebben letters, van links af en zonder de letter I; rijen hebben nummers, van onderen af. `A1` is de hoek linksonder.
    {""}**{ table-button-more }** → **{ table-button-text }** beschrijft het bord in woorden voor een schermlezer; `/{ command-game } { command-board } { command-form }` beschrijft het rij voor rij of keten voor keten.
help-commands-title = Commando’s
help-commands = Dit kan ik:
help-organisers-title = Iets organiseren
help-organisers =
    Toernooien en dergelijke hebben eigen commando’s. Wie de server beheert, voegt ze toe met `/{ command-club-admin } { setup-command }`.
    Eén commando is genoeg: het bericht dat dan verschijnt heeft knoppen voor al het andere.
help-moderators = **Voor moderators** { $commands }
help-count-title = De telling
help-count =
    Als beide spelers na elkaar passen, stopt het spel en begint de telling.

    Kies in het menu **{ count-menu }** onder het bord elke keten die niet meer te redden is: de hele keten wordt als dood gemarkeerd. Wat je niet kiest, leeft.
    Het plaatje toont het gebied en de stand bij deze markering.
    Na elke verandering moeten jullie allebei opnieuw akkoord gaan. Hebben jullie allebei bij dezelfde telling op **{ count-button-agree }** gedrukt, dan is de partij afgelopen.
    Worden jullie het niet eens, druk dan op **{ count-button-resume }**: je tegenstander is dan het eerst aan zet.
help-clubs-title = Go bij jou in de buurt
help-clubs =
    Go speel je ook gewoon tegenover elkaar, aan een echt bord. De bonden weten waar: clubs, speelavonden en toernooien bij jou in de buurt, en beginners zijn welkom.
    Staat je land niet in de lijst, vraag het dan aan de internationale of de Europese bond.
help-go =
    Zwart en wit zetten om de beurt een steen op een leeg punt. Stenen worden nooit verplaatst.

    Stenen van één kleur die elkaar langs de lijnen raken, vormen een keten. De lege punten naast een keten zijn de vrijheden van die keten; elk punt telt één keer.
    Wie een keten van de tegenstander de laatste vrijheid afneemt, slaat die keten: de stenen gaan meteen van het bord.
    Een steen die ook na het slaan geen vrijheid zou hebben, is zelfmoord en mag niet.
    {""}**Ko:** heeft een losse steen net een losse steen geslagen en kan hij zelf meteen geslagen worden, dan moet de tegenstander eerst ergens anders zetten.

    Passen mag altijd. Passen beide spelers na elkaar, dan begint de telling.
help-atari-go =
    Go voor de eerste avond: wie het eerst slaat, wint.

    Stenen, ketens en vrijheden zijn zoals bij go. Er is geen ko en geen gebied, en zelfmoord mag niet.
    Passen mag alleen als je geen toegestane zet hebt.
help-gomoku =
    Zwart en wit zetten om de beurt een steen op een leeg punt. Stenen worden niet verplaatst en niet geslagen.

    Wie het eerst vijf stenen op een aaneengesloten rij heeft, horizontaal, verticaal of diagonaal, wint. Een vol bord zonder vijf op een rij is remise.
help-go-bang =
    Vijf op een rij, zoals bij gomoku, maar met slaan.

    Een paar is twee stenen van één kleur naast elkaar op een lijn. Zet je stenen aan beide uiteinden van een paar van de tegenstander, en het gaat van het bord, in alle acht richtingen en ook meerdere paren tegelijk.
    Tussen twee stenen van de tegenstander mag je veilig zetten: alleen wie de val sluit, slaat.
    Geslagen stenen tellen niet; vijf op een rij wint.
help-rules-title = Regels: { $rules }
help-rules = { $rules ->
    [japanese]
        Elk leeg punt dat alleen jouw levende stenen omsluiten, is een punt voor jou, en elke steen die je hebt geslagen ook. Wit krijgt de komi erbij.
        Groepen die alleen dankzij neutrale punten leven, staan in seki: wat ze omsluiten, telt niet.
        Passen beide spelers na elkaar, dan stopt de partij. Daarna spreken jullie af welke stenen dood zijn (ze hoeven niet geslagen te worden) en welke in seki staan; een meningsverschil kan op een kopie worden uitgespeeld. Wie akkoord gaat, bevestigt daarmee ook de telling die ernaast staat; tot jullie allebei akkoord zijn, kan elk van jullie bezwaar maken.
        Elke kant kan altijd opgeven; dan heeft de andere kant gewonnen (artikel 11).
        Herhaalt de stelling zich, dan kunnen jullie afspreken dat de partij zonder uitslag eindigt.
        Wie na het passen wil doorspelen, mag dat: de andere kant moet meewerken en is het eerst aan zet (artikel 9.3).
        Zolang een meningsverschil wordt uitgespeeld, mag een ko pas worden teruggeslagen nadat voor precies die ko is gepast (artikel 7.2).
        Wordt na het passen een zet gevonden die de uitslag zou veranderen, en worden jullie het daarom niet eens, dan verliezen beiden (artikel 13).
        Op een houten bord gaat een verschoven steen terug naar zijn punt en speel je door; worden jullie het niet eens, dan verliezen beiden (artikel 13.2). Hier kan geen steen verschuiven.
        Wie een regel overtreedt, verliest de partij meteen, zolang niet beiden de telling hebben bevestigd; hier beslist een moderator daarover (artikel 14).
    [traditional]
        Elk leeg punt dat alleen jouw levende stenen omsluiten, is een punt voor jou, en elke steen die je hebt geslagen of die in jouw gebied gevangen zit ook. Er is geen komi; tot negen handicapstenen maken de partij gelijkwaardig.
    [traditional-two-edges]
        Zoals het in het boekje Go & Go-Bang staat, letterlijk genomen: hoogstens twee randen van het bord mogen helpen een gebied te omsluiten, dus lege punten die tot drie of vier randen reiken, zijn van niemand. Er is geen komi.
    [strasbourg]
        Wie aan het eind de meeste stenen op het bord heeft, wint. Alles telt zoals het staat: geen enkele steen is dood, geslagen stenen en gebied tellen niet. Twee keer passen na elkaar beëindigt de partij. Er is geen komi, tenzij jullie er een afspreken.
    [chinese]
        Elke levende steen van jou is een punt voor jou, en elk leeg punt dat alleen jouw stenen omsluiten ook, zelfs in seki. Geslagen stenen tellen niet. Wit krijgt de komi erbij; handicapstenen worden niet gecompenseerd.
        Geen zet mag een eerdere stelling van het hele bord herhalen (superko).
    [tromp-taylor]
        Elke steen van jou is een punt voor jou, en elk leeg punt dat alleen jouw stenen bereiken ook. Twee keer passen na elkaar beëindigt de partij, en alles telt zoals het staat: sla dus eerst wat volgens jou dood is.
        Geen zet mag een eerdere stelling van het hele bord herhalen (superko). Een keten die je zonder vrijheid achterlaat, gaat van het bord: zelfmoord met meerdere stenen mag.
    [new-zealand]
        Elke levende steen van jou is een punt voor jou, en elk leeg punt dat alleen jouw stenen omsluiten ook. Wit krijgt de komi erbij, meestal 7.
        Geen zet mag een eerdere stelling van het hele bord herhalen met dezelfde kant aan zet (superko). Een keten die je zonder vrijheid achterlaat, gaat van het bord: zelfmoord mag.
    [atari-go]
        De partij begint met twee zwarte en twee witte stenen kruiselings in het midden van het bord. Wie het eerst minstens één steen slaat, wint.
    [atari-go-empty]
        De partij begint met een leeg bord. Wie het eerst minstens één steen slaat, wint.
    [gomoku]
        Vijf op een rij wint, en een langere rij ook: daar zitten er vijf in.
    [gomoku-exact]
        Alleen een rij van precies vijf wint; zes of meer op een rij niet.
    [renju]
        Zwart wint alleen met precies vijf op een rij; wit wint met vijf of meer.
        Eén zwarte steen mag geen twee drieën, twee vieren of zes of meer op een rij maken (dubbele drie, dubbele vier, te lange rij), behalve als hij ook precies vijf maakt. Een drie telt als een toegestane zet er vier op een rij met twee open einden van maakt. Wit mag overal zetten.
        De bot weigert een verboden zet en laat zien waarom; niemand verliest erdoor.
    [go-bang]
        Paren van de tegenstander tussen twee stenen van jou worden geslagen. Vijf op een rij wint, en een langere rij ook. Geslagen paren tellen niet.
    [go-bang-exact]
        Paren van de tegenstander tussen twee stenen van jou worden geslagen. Alleen een rij van precies vijf wint; zes of meer op een rij niet.
    [go-bang-plain]
        De eerste vorm uit het boekje: er wordt niet geslagen. Vijf op een rij wint, en een langere rij ook.
    [go-bang-plain-exact]
        De eerste vorm uit het boekje: er wordt niet geslagen. Alleen een rij van precies vijf wint; zes of meer op een rij niet.
    [pente]
        Paren van de tegenstander tussen twee stenen van jou worden geslagen. Vijf op een rij wint, een langere rij ook, en vijf geslagen paren ook.
    [pente-exact]
        Paren van de tegenstander tussen twee stenen van jou worden geslagen. Een rij van precies vijf wint, en vijf geslagen paren ook; zes of meer op een rij niet.
   *[territory]
        Elk leeg punt dat alleen jouw levende stenen omsluiten, is een punt voor jou, en elke steen die je hebt geslagen ook. Neutrale punten en punten binnen een seki tellen niet.
        Dode stenen gaan vóór de telling van het bord en zijn ook gevangenen. Wit krijgt de komi erbij als jullie er een hebben afgesproken; 5,5 is gebruikelijk. Bij gelijke stand is het remise (jigo).
}
help-rules-captures =
    Wie het eerst { $stones ->
        [one] één steen
       *[other] { $stones } stenen
    } heeft geslagen, wint, in één keer of in meerdere keren.

# De regels één voor één. Wat een pagina over het plaatje zegt, wordt nagekeken met assets/rules.
help-liberties-title = Vrijheden en ketens
help-liberties =
    Een steen heeft een vrijheid op elk leeg punt dat er langs de lijnen aan grenst: vier midden op het bord, drie aan de rand, twee in de hoek.
    Stenen van één kleur die elkaar langs de lijnen raken, zijn samen één keten. De stenen van een keten delen hun vrijheden; ze blijven of vallen samen.

    Op het plaatje heeft de zwarte keten zes vrijheden, gemarkeerd met cirkels. C5 raakt twee stenen van de keten en telt toch maar één keer; wit heeft met D6 één vrijheid weggenomen.
help-capture-title = Slaan
help-capture =
    Wie een keten van de tegenstander de laatste vrijheid afneemt, slaat die keten: alle stenen gaan meteen van het bord en zijn gevangenen. Eén zet kan meerdere ketens tegelijk slaan.
    Een keten die nog één vrijheid heeft, staat in atari.

    Op het plaatje staat de witte keten met de driehoeken in atari. Zwart zet op de cirkel, beide stenen gaan eraf, en hun punten zijn weer leeg.
    Op het plaatje is de zwarte steen nog niet geslagen: hij heeft nog twee vrijheden, gemarkeerd met driehoeken. Het zijn ook vrijheden van witte stenen, maar dat maakt niets uit: wit moet ze allebei vullen.
help-suicide-title = Zelfmoord
help-suicide =
    Een zet mag de eigen keten niet zonder vrijheid achterlaten. Maar slaan gaat voor: neemt de zet een keten van de tegenstander de laatste vrijheid af, dan gaat die van het bord en komt er ruimte.

    Op het plaatje mag zwart niet op het kruis zetten: beide buren zijn wit en hebben elders vrijheden. Op de cirkel mag zwart wel zetten, want dat slaat twee witte stenen.
    Enkele regelsets (Tromp-Taylor, Nieuw-Zeelands) staan zelfmoord toe; de keten gaat dan van het bord.
help-ko-title = Ko
help-ko =
    Twee stenen zouden elkaar eindeloos kunnen slaan. Ko maakt daar een eind aan: een steen die net één losse steen heeft geslagen en zelf alleen staat met die ene vrijheid, mag niet meteen in de volgende beurt geslagen worden.

    Op het plaatje heeft zwart met de steen in de cirkel net een steen op C4 geslagen, dus mag wit nog niet op het kruis zetten. Wit speelt elders of past, en mag daarna terugslaan als zwart C4 intussen niet heeft bezet.
    Het is geen ko als er meer dan één steen wordt geslagen, of als de slaande steen bij een keten hoort.
help-superko-title = Superko
help-superko =
    Volgens oppervlakteregels mag geen zet een eerdere stelling van het hele bord herhalen, hoe lang geleden ook. Passen mag altijd.

    Op het plaatje heeft wit A1 gespeeld en zo twee stenen opgeofferd; zwart heeft ze allebei geslagen met de steen in de cirkel. Zou wit die nu slaan op het kruis, dan was het hele bord weer zoals vóór A1. Wit moet dus eerst elders spelen.
    Bij situationele superko (Nieuw-Zeelands) is een stelling alleen dezelfde als ook dezelfde kant aan zet is. Volgens Japanse regels mag zo’n kringloop doorgaan, en kunnen jullie afspreken dat de partij zonder uitslag eindigt.
help-life-title = Leven en dood: twee ogen
help-life =
    Een groep die twee gescheiden punten omsluit, de ogen van de groep, leeft voor altijd: om die groep te slaan zou je beide tegelijk moeten vullen, en elk apart is zelfmoord.
    Eén oog is niet genoeg.

    Op het plaatje heeft de zwarte groep onderaan twee ogen: wit mag op geen van beide kruisen zetten. De witte groep rechtsboven heeft er maar één: zwart zet op de cirkel en slaat die groep.
    De zwarte groep op het plaatje ziet er veilig uit, maar de twee lege punten liggen naast elkaar en vormen maar één oog. Wit zet op de cirkel en begint de groep van binnenuit te breken: slaat zwart die steen vanaf A1, dan zet wit opnieuw op de cirkel en slaat alles.
    Een groep die geen twee ogen kan maken, is dood. Zijn jullie het daarover eens, dan gaat die na de partij van het bord zonder geslagen te worden.
help-seki-title = Seki
help-seki =
    Soms kan geen van beide kanten de andere slaan, en leven ze allebei zonder twee ogen: dat is seki.

    Op het plaatje delen de ketens met driehoeken en vierkanten hun laatste twee vrijheden, de cirkels. Wie op een ervan zet, wordt op de andere geslagen, dus laten ze het allebei zoals het is.
    Volgens Japanse regels telt niet wat groepen in seki omsluiten. Volgens oppervlakteregels tellen hun stenen wel, en ook de punten die alleen zij omsluiten.
help-passing-title = Passen
help-passing =
    Bij go mag je passen wanneer je maar aan zet bent. Je slaat alleen je beurt over, verder niets, en een gewone ko is daarna opgeheven.
    Passen beide spelers na elkaar, dan stopt de partij.

    Je past als geen zet je nog iets oplevert: waar gebied telt, kost een steen in je eigen gebied een punt. Op het plaatje is alleen de cirkel nog over. Die raakt beide kleuren, dus wint daar bij gebiedsregels niemand iets.
    Bij atari-go mag je alleen passen als je geen toegestane zet hebt, bij gomoku en Go-Bang helemaal niet.
help-scoring-title = Gebied, oppervlakte, stenen
help-scoring =
    Wat er aan het eind telt, hangt af van de regelset. **Gebied:** de lege punten die alleen jouw levende stenen omsluiten, en je gevangenen. **Oppervlakte:** je levende stenen, en de lege punten die alleen die stenen omsluiten. **Stenen:** de stenen die je op het bord hebt.

    Op het plaatje heeft zwart 18 punten gebied en wit 12; bij oppervlaktetelling is het 27-21, bij stenen 9-9. E1 raakt beide kleuren en is van niemand.
    Dode stenen gaan vóór de telling van het bord, behalve waar stenen tellen zoals ze staan.
help-handicap-title = Handicap en komi
help-handicap =
    Wie begint, is in het voordeel. De komi maakt dat goed: zoveel punten krijgt wit er aan het eind bij, en een half punt sluit remise uit.

    Is één speler sterker, dan helpt een handicap de ander, die zwart speelt: in plaats van een eerste zet staan er twee tot negen zwarte stenen op de gemarkeerde punten, en wit is het eerst aan zet. Het plaatje toont er vier op 9×9. De komi is dan klein: 0,5 of geen.
help-pairs-title = Paren en de val
help-pairs =
    Bij Go-Bang en Pente zijn twee stenen naast elkaar op een lijn een paar. Zet je stenen direct aan beide uiteinden van een paar van de tegenstander om het te slaan: horizontaal, verticaal en diagonaal, ook meerdere paren tegelijk. Losse stenen en drie op een rij kunnen niet geslagen worden.

    Op het plaatje zet zwart op de cirkel en slaat twee stenen. Op het vierkant mag zwart veilig zetten, al ligt het paar dan tussen twee witte stenen: alleen wie de val sluit, slaat.

# Bij het bord, als een paar net tussenin is gezet.
help-moved-in-between = { $points } liggen nu tussen twee stenen van de tegenstander en blijven liggen: alleen wie de val sluit, slaat.

# Plaatjes in woorden.
help-alt-part = Bord van { $columns } bij { $rows }, { $from } tot en met { $to }.
help-alt-cross = Met een kruis: { $points }.
help-alt-circle = Met een cirkel: { $points }.
help-alt-triangle = Met een driehoek: { $points }.
help-alt-square = Met een vierkant: { $points }.
help-alt-written = Op punten geschreven: { $points }.
help-alt-territory = { $color ->
    [white] Gebied van wit
   *[black] Gebied van zwart
}: { $points }.
help-alt-partial = Dit is niet alles wat het plaatje toont.
