# Hjælpens sider. Hver side har højst 4096 tegn.
# rules = regler
# board = bræt
# point = punkt (på brættet), point (ved optælling)
# edge = kant
# stone = sten
# chain = kæde
# group = gruppe
# liberty = frihed
# capture = at fange, at slå (par i Go-Bang)
# prisoner = fange
# atari = atari
# suicide = selvmord
# ko = ko
# superko = superko
# eye = øje
# life and death = liv og død
# seki = seki
# pass = pas, at melde pas
# count = optælling
# territory = territorium
# area = areal
# neutral point = neutralt punkt
# handicap = handicap
# komi = komi
# draw (jigo) = remis (jigo)
# no result = uden resultat
# five in a row = fem på stribe
# pair = par
# trap = fælde

help-shelf-start = Kom i gang, og spillene
help-shelf-rules = Reglerne, én for én
help-shelf-rule-sets = Regelsættene
help-welcome-title = Go i jeres chat
help-welcome =
    Jeg er tengen. Hos mig spiller I go og beslægtede spil: jeg viser brættet, tjekker hvert træk og tæller op.

    `/{ command-challenge }` tilbyder nogen eller alle et parti.
    `/{ command-games }` viser dine partier og fører dig til dem, der venter på dig.
    `/{ rules-command }` lærer dig go fra den første sten.
help-button-offer = Tilbyd et parti
help-button-learn = Lær go
help-button-puzzle = Løs en opgave
help-start-title = Kom i gang
help-start =
    Her spiller I go og beslægtede spil i jeres eget tempo: et træk i minuttet eller et træk om dagen.

    `/{ command-challenge }` udfordrer nogen, eller alle, der har lyst til at spille. Når nogen trykker på **{ challenge-button-accept }**, kommer brættet frem.
    Når det er din tur, trykker du på **{ table-button-play }** under brættet og vælger et punkt, eller du bruger `/{ command-play } { command-point }:D4`.
    `/{ command-games }` viser dine partier med links til de brætter, der venter på dig.
    { help-organisers-title }: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.

    Kolonnerne har bogstaver fra venstre, uden bogstavet I; rækkerne har numre nedefra. `A1` er hjørnet nederst til venstre.
    {""}**{ table-button-more }** → **{ table-button-text }** beskriver brættet i ord til en skærmlæser; `/{ command-game } { command-board } { command-form }` beskriver det række for række eller kæde for kæde.
help-commands-title = Kommandoer
help-commands = Det kan jeg:
help-organisers-title = For arrangører
help-organisers =
    Turneringer og lignende har deres egne kommandoer. Den, der administrerer serveren, tilføjer dem med `/{ command-club-admin } { setup-command }`.
    Én kommando er nok: beskeden, der så kommer, har knapper til alt andet.
help-moderators = **For moderatorer** { $commands }
help-count-title = Optællingen
help-count =
    Når begge spillere melder pas lige efter hinanden, stopper spillet, og optællingen begynder.

    Vælg i menuen **{ count-menu }** under brættet hver kæde, der ikke kan reddes: hele kæden bliver markeret som død. Det, du ikke vælger, lever.
    Billedet viser territoriet og stillingen ud fra markeringen.
    Efter hver ændring skal I begge godkende igen. Når I begge har trykket på **{ count-button-agree }** ved den samme optælling, er partiet slut.
    Kan I ikke blive enige, så tryk på **{ count-button-resume }**: så trækker din modstander først.
help-clubs-title = Go i nærheden af dig
help-clubs =
    Go spilles også ansigt til ansigt. Forbundene ved hvor: klubber, spilleaftener og turneringer i nærheden af dig, og begyndere er velkomne.
    Er dit land ikke på listen, så spørg det internationale eller det europæiske forbund.
help-go =
    Sort og hvid sætter på skift en sten på et tomt punkt. Sten bliver aldrig flyttet.

    Sten af samme farve, der rører hinanden langs linjerne, danner en kæde. De tomme punkter ved siden af en kæde er dens friheder; hvert punkt tæller én gang.
    Den, der tager den sidste frihed fra en af modstanderens kæder, fanger den: dens sten tages straks af brættet.
    At sætte en sten, der heller ikke efter fangst ville have nogen frihed, er selvmord og ikke tilladt.
    {""}**Ko:** når en enkelt sten lige har fanget en enkelt sten og selv kunne fanges med det samme, skal modstanderen først spille et andet sted.

    Du kan altid melde pas. Efter to pas lige efter hinanden stopper spillet, og optællingen begynder.
help-atari-go =
    Go til den første aften: den, der fanger først, vinder.

    Sten, kæder og friheder er som i go. Der er ingen ko og intet territorium, og selvmord er ikke tilladt.
    Du må kun melde pas, hvis du ikke har noget lovligt træk.
help-gomoku =
    Sort og hvid sætter på skift en sten på et tomt punkt. Sten bliver hverken flyttet eller slået.

    Den, der først har fem sten på en ubrudt stribe – vandret, lodret eller diagonalt – vinder. Et fuldt bræt uden fem på stribe er remis.
help-go-bang =
    Fem på stribe som i gomoku, men man kan slå.

    Et par er to sten af samme farve ved siden af hinanden på en linje. Sæt dine sten ved begge ender af modstanderens par, og det tages af brættet, i alle otte retninger og flere par på én gang.
    Du kan roligt sætte en sten ind mellem to af modstanderens: kun den, der lukker fælden, slår.
    Slagne sten tæller ikke; fem på stribe vinder.
help-rules-title = Regler: { $rules }
help-rules = { $rules ->
    [japanese]
        Hvert tomt punkt, som kun dine levende sten omringer, giver dig et point, og det samme gør hver sten, du har fanget. Hvid får komi oveni.
        Grupper, der kun lever ved hjælp af neutrale punkter, er i seki: det, de omringer, tæller ikke.
        To pas lige efter hinanden stopper partiet. Så bliver I enige om, hvilke sten der er døde (de behøver ikke at blive fanget), og hvilke der er i seki; en uenighed kan spilles ud på en kopi. Når I godkender, bekræfter I også optællingen, der står ved siden af; indtil begge har godkendt, kan hver af jer gøre indsigelse.
        Begge sider kan til enhver tid opgive; så har den anden side vundet (artikel 11).
        Hvis stillingen gentager sig, kan I blive enige om, at partiet ender uden resultat.
        Vil nogen spille videre efter de to pas, skal den anden side gå med til det og trækker først (artikel 9.3).
        Når en uenighed spilles ud, må en ko først fanges tilbage efter et pas for netop den ko (artikel 7.2).
        Findes der efter passene et træk, der ville ændre resultatet, og I derfor ikke kan blive enige, taber begge (artikel 13).
        På et bræt af træ kommer en forskubbet sten tilbage på sit punkt, og spillet fortsætter; kan I ikke blive enige, taber begge (artikel 13.2). Her kan ingen sten forskubbes.
        Den, der bryder en regel, taber partiet med det samme, medmindre begge allerede har bekræftet optællingen; her afgør en moderator det (artikel 14).
    [traditional]
        Hvert tomt punkt, som kun dine levende sten omringer, giver dig et point, og det samme gør hver sten, du har fanget, eller som er fanget i dit territorium. Der er ingen komi; op til ni handicapsten gør partiet jævnbyrdigt.
    [traditional-two-edges]
        Som der står i hæftet Go & Go-Bang, taget bogstaveligt: højst to af brættets kanter må hjælpe med at omringe territorium, så tomme punkter, der når tre eller fire kanter, tilhører ingen. Der er ingen komi.
    [strasbourg]
        Den, der har flest sten på brættet til sidst, vinder. Alt tæller, som det står: ingen sten er døde, fangede sten og territorium tæller ikke. To pas lige efter hinanden afslutter partiet. Der er ingen komi, medmindre I aftaler en.
    [chinese]
        Hver af dine levende sten giver dig et point, og det samme gør hvert tomt punkt, som kun dine sten omringer, selv i seki. Fangede sten tæller ikke. Hvid får komi oveni; der kompenseres ikke for handicapsten.
        Intet træk må gentage en tidligere stilling på hele brættet (superko).
    [tromp-taylor]
        Hver af dine sten giver dig et point, og det samme gør hvert tomt punkt, som kun dine sten når. To pas lige efter hinanden afslutter partiet, og alt tæller, som det står: fang først det, du mener er dødt.
        Intet træk må gentage en tidligere stilling på hele brættet (superko). En kæde, som du efterlader uden frihed, tages af brættet: selvmord med flere sten er tilladt.
    [new-zealand]
        Hver af dine levende sten giver dig et point, og det samme gør hvert tomt punkt, som kun dine sten omringer. Hvid får komi oveni, som regel 7.
        Intet træk må gentage en tidligere stilling på hele brættet med samme side i trækket (superko). En kæde, som du efterlader uden frihed, tages af brættet: selvmord er tilladt.
    [atari-go]
        Partiet begynder med to sorte og to hvide sten i kryds midt på brættet. Den, der først fanger mindst én sten, vinder.
    [atari-go-empty]
        Partiet begynder med et tomt bræt. Den, der først fanger mindst én sten, vinder.
    [gomoku]
        Fem på stribe vinder, og det gør en længere stribe også: den indeholder fem.
    [gomoku-exact]
        Kun en stribe på præcis fem vinder; det gør seks eller flere ikke.
    [renju]
        Sort vinder kun med præcis fem på stribe; hvid vinder med fem eller flere.
        Én sort sten må ikke lave to treere, to firere eller seks eller flere på stribe (dobbelt treer, dobbelt firer, for lang stribe), medmindre den også laver præcis fem. En treer tæller, hvis et lovligt træk gør den til fire på stribe med to åbne ender. Hvid må spille overalt.
        Botten afviser et forbudt træk og viser hvorfor; ingen taber på det.
    [go-bang]
        Modstanderens par mellem to af dine sten bliver slået. Fem på stribe vinder, og det gør en længere stribe også. Slagne par tæller ikke.
    [go-bang-exact]
        Modstanderens par mellem to af dine sten bliver slået. Kun en stribe på præcis fem vinder; det gør seks eller flere ikke.
    [go-bang-plain]
        Hæftets første udgave: der bliver ikke slået noget. Fem på stribe vinder, og det gør en længere stribe også.
    [go-bang-plain-exact]
        Hæftets første udgave: der bliver ikke slået noget. Kun en stribe på præcis fem vinder; det gør seks eller flere ikke.
    [pente]
        Modstanderens par mellem to af dine sten bliver slået. Fem på stribe vinder, og det gør en længere stribe og fem slagne par også.
    [pente-exact]
        Modstanderens par mellem to af dine sten bliver slået. En stribe på præcis fem vinder, og det gør fem slagne par også; seks eller flere på stribe vinder ikke.
   *[territory]
        Hvert tomt punkt, som kun dine levende sten omringer, giver dig et point, og det samme gør hver sten, du har fanget. Neutrale punkter og punkter inde i en seki tæller ikke.
        Døde sten fjernes før optællingen og regnes også som fanget. Hvid får komi oveni, hvis I har aftalt en; 5,5 er det sædvanlige. Står det lige, er det remis (jigo).
}
help-rules-captures =
    Den, der først har fanget { $stones ->
        [one] én sten
       *[other] { $stones } sten
    }, vinder, på én gang eller ad flere omgange.

# Reglerne, én for én. Hvad en side siger om sit billede, bliver kontrolleret mod assets/rules.
help-liberties-title = Friheder og kæder
help-liberties =
    En sten har en frihed på hvert tomt punkt ved siden af den langs linjerne: fire midt på brættet, tre ved kanten, to i hjørnet.
    Sten af samme farve, der rører hinanden langs linjerne, er én kæde. Stenene i en kæde er fælles om deres friheder, og kæden står eller falder som en helhed.

    På billedet har den sorte kæde seks friheder, markeret med cirkler. C5 rører to af dens sten og tæller alligevel kun én gang; hvid har taget én frihed med D6.
help-capture-title = Fangst
help-capture =
    Den, der tager den sidste frihed fra en af modstanderens kæder, fanger den: alle dens sten tages straks af brættet og er fanger. Ét træk kan fange flere kæder.
    En kæde, der har én frihed tilbage, er i atari.

    På billedet er den hvide kæde med trekanterne i atari. Sort spiller på cirklen, begge sten tages af brættet, og deres punkter er tomme igen.
    På billedet er den sorte sten endnu ikke fanget: den har to friheder tilbage, markeret med trekanter. De er også hvide stens friheder, men det gør ingen forskel: hvid skal fylde dem begge.
help-suicide-title = Selvmord
help-suicide =
    Et træk må ikke efterlade sin egen kæde uden frihed. Men fangst kommer først: hvis trækket tager den sidste frihed fra en af modstanderens kæder, tages den af brættet og giver plads.

    På billedet må sort ikke spille på krydset: begge naboer er hvide og har friheder andre steder. På cirklen må sort gerne spille, for det fanger to hvide sten.
    Enkelte regelsæt (Tromp-Taylor, de newzealandske regler) tillader selvmord; så tages kæden af brættet.
help-ko-title = Ko
help-ko =
    To sten kunne fange hinanden i det uendelige. Det sætter ko-reglen en stopper for: en sten, der lige har fanget en enkelt sten og selv står alene med den ene frihed, må ikke fanges i det allernæste træk.

    På billedet har sort lige fanget en sten på C4 med stenen i cirklen, så hvid må ikke spille på krydset endnu. Hvid spiller et andet sted eller melder pas, og må derefter fange tilbage, hvis sort ikke har spillet på C4.
    Det er ikke ko, når der fanges mere end én sten, eller når den sten, der fanger, hører til en kæde.
help-superko-title = Superko
help-superko =
    Efter arealregler må intet træk gentage en tidligere stilling på hele brættet, uanset hvor længe siden det er. Det er altid tilladt at melde pas.

    På billedet har hvid spillet A1 og dermed ofret to sten; sort har fanget dem begge med stenen i cirklen. Hvis hvid fangede den på krydset, ville hele brættet være som før A1, så hvid skal først spille et andet sted.
    Ved situationel superko (newzealandske regler) er en stilling kun den samme, hvis det også er den samme side, der er i trækket. Efter japanske regler må sådan en cyklus fortsætte, og I kan blive enige om, at partiet ender uden resultat.
help-life-title = Liv og død: to øjne
help-life =
    En gruppe, der omringer to adskilte punkter, sine øjne, lever for altid: man skulle fylde begge på én gang for at fange den, og hvert for sig er selvmord.
    Ét øje er ikke nok.

    På billedet har den sorte gruppe nederst to øjne: hvid må ikke spille på nogen af krydsene. Den hvide gruppe øverst til højre har kun ét: sort spiller på cirklen og fanger den.
    Den sorte gruppe på billedet ser sikker ud, men dens to tomme punkter er naboer og giver kun ét øje. Hvid spiller på cirklen og begynder at ødelægge den indefra: fanger sort stenen fra A1, spiller hvid igen på cirklen og fanger det hele.
    En gruppe, der ikke kan lave to øjne, er død. Er I enige om det, fjernes den efter partiet uden at blive fanget.
help-seki-title = Seki
help-seki =
    Nogle gange kan ingen af siderne fange den anden, og begge lever uden to øjne: det er seki.

    På billedet deler kæderne med trekanter og firkanter deres sidste to friheder, cirklerne. Den, der spiller på den ene, bliver fanget på den anden, så begge lader det stå, som det er.
    Efter japanske regler tæller det, grupper i seki omringer, ikke. Efter arealregler tæller deres sten, og det gør de punkter, som kun de omringer, også.
help-passing-title = Pas
help-passing =
    I go må du melde pas, når det er din tur. Du giver afkald på din tur og ikke andet, og en almindelig ko er derefter ophævet.
    To pas lige efter hinanden stopper partiet.

    Meld pas, når intet træk hjælper dig mere: hvor territorium tæller, koster en sten i dit eget territorium et point. På billedet er kun cirklen tilbage. Den rører begge farver, så efter territorieregler vinder ingen noget dér.
    I atari-go må du kun melde pas, hvis du ikke har noget lovligt træk, i gomoku og Go-Bang slet ikke.
help-scoring-title = Territorium, areal, sten
help-scoring =
    Hvad der tæller til sidst, afhænger af regelsættet. **Territorium:** de tomme punkter, som kun dine levende sten omringer, og dine fanger. **Areal:** dine levende sten og de tomme punkter, som kun de omringer. **Sten:** de sten, du har på brættet.

    På billedet har sort 18 point i territorium og hvid 12; tæller man areal, står det 27–21, tæller man sten, 9–9. E1 rører begge farver og tilhører ingen.
    Døde sten fjernes før optællingen, undtagen hvor sten tæller, som de står.
help-handicap-title = Handicap og komi
help-handicap =
    Den, der trækker først, har en fordel. Den opvejes af komi: så mange point får hvid oveni til sidst, og et halvt point udelukker remis.

    Hvis den ene spiller er stærkere, hjælper et handicap den anden, som spiller sort: to til ni sorte sten står på de markerede punkter i stedet for et første træk, og hvid trækker først. Billedet viser fire af dem på 9×9. Så er komi lille: 0,5 eller ingen.
help-pairs-title = Par og fælder
help-pairs =
    I Go-Bang og Pente er to sten ved siden af hinanden på en linje et par. Den, der sætter sine sten lige ved begge ender af modstanderens par, slår det: vandret, lodret og diagonalt, også flere par på én gang. Enkelte sten og tre på stribe kan ikke slås.

    På billedet spiller sort på cirklen og slår to sten. På firkanten kan sort roligt spille, selv om parret så står mellem to hvide sten: kun den, der lukker fælden, slår.

# Ved brættet, når et par lige er gået ind imellem.
help-moved-in-between = { $points } står nu mellem to af modstanderens sten og bliver stående: kun den, der lukker fælden, slår.

# Billeder i ord.
help-alt-part = Bræt på { $columns } gange { $rows }, { $from } til { $to }.
help-alt-cross = Med et kryds: { $points }.
help-alt-circle = Med en cirkel: { $points }.
help-alt-triangle = Med en trekant: { $points }.
help-alt-square = Med en firkant: { $points }.
help-alt-written = Skrevet på punkterne: { $points }.
help-alt-territory = { $color ->
    [white] Hvids territorium
   *[black] Sorts territorium
}: { $points }.
help-alt-partial = Det er ikke alt, hvad billedet viser.
