# Regelbogen: et kursus, side for side, hver med et billede og en øvelse.
# board = bræt
# point = punkt (på brættet), point (ved optælling)
# edge = kant
# corner = hjørne
# row = række
# column = kolonne
# stone = sten
# chain = kæde
# group = gruppe
# liberty = frihed
# capture = at fange, at slå (par i Go-Bang)
# prisoner = fange
# atari = atari
# eye = øje
# false eye = falsk øje
# dead = død
# alive = levende
# ko = ko
# seki = seki
# pass = pas, at melde pas
# count = optælling
# territory = territorium
# area = areal
# neutral point = neutralt punkt
# handicap stone = handicapsten
# komi = komi
# draw = remis
# crosscut = fire sten i kryds
# five in a row = fem på stribe
# pair = par
# trap = fælde
# Pair Go = par-go
# exercise = øvelse
# Nogle sider og titler står i help.ftl, hvor hjælpen også har dem.
# Hvad en side siger om sine billeder, bliver kontrolleret mod assets/rules.

rules-command = regler
rules-command-about = Lær reglerne side for side, med billeder og øvelser
rules-language-about = Sproget, du vil læse på (standard: dit eget)

rules-shelf-path = Vejen: fra den første sten til Strasbourg
rules-shelf-go = Go, hele spillet
rules-shelf-more = Flere spil, og hvordan man spiller her

rules-button-back = Tilbage
rules-button-on = Videre
rules-button-next = Videre: { $title }
rules-progress = Løste øvelser: { $solved } af { $all }
rules-button-try = Prøv selv
rules-button-play-stage = Spil { $game } med mig
rules-contents-title = Indhold
rules-contents = Alle sider i regelbogen. Et flueben står ved dem, hvis øvelse du har løst.
rules-button-answer = Svar
rules-button-solve = Vis mig svaret

# Siderne.

rules-path-title = Hvor du begynder
rules-path =
    To spillere, ét bræt og én regel til at begynde med: omring en sten, så er den din. Nogle få korte sider fører til dit første parti, **atari-go**: den, der fanger først, vinder. Derefter kommer hele go, trin for trin.

    {""}**{ rules-button-try }** giver en øvelse: svar, så tit du vil, ingen andre ser det.

rules-board-title = Brættet og dets punkter
rules-board =
    Sten står dér, hvor to linjer krydser hinanden, ikke på felterne mellem linjerne. Sådan et kryds hedder et punkt; punkterne ved kanten og i hjørnerne er punkter som alle andre. Et bræt på 9 gange 9 linjer har 81 af dem og er det bedste at begynde på.

    Et punkts navn er bogstavet på dets kolonne, fra venstre, og nummeret på dets række, nedefra.
    På billedet er firkanten A1, i hjørnet nederst til venstre, og cirklen er D4. Trekanten i hjørnet øverst til højre er J9: bogstavet I springes over, fordi det ligner et 1-tal.
    De små prikker på brættet hjælper kun med at finde vej og viser, hvor handicapsten står.

rules-turns-title = På skift
rules-turns =
    Den ene side har de sorte sten, den anden de hvide. Som regel er brættet tomt fra start, og sort begynder.

    Den, der er i trækket, sætter én sten på et hvilket som helst tomt punkt. Derefter bliver stenen aldrig flyttet: den bliver stående, til den bliver fanget, eller partiet er slut.
    På billedet er der sat seks sten i den rækkefølge, numrene viser. Nu er det sorts tur igen.

rules-chains-title = Kæder
rules-chains =
    Sten af samme farve, der er naboer langs linjerne, hører sammen som én kæde. Det gør diagonale naboer ikke. En sten, der står alene, er også en kæde.

    På billedet viser tallet på hver kæde, hvor mange friheder den har: 12, 8, 6 og 4. Den hvide sten midt i krydset, på E7, har ikke noget tomt punkt ved siden af sig og er alligevel sikker: det er hele kædens friheder, der tæller.
    På billedet rører A, B og C kun hinanden diagonalt, så de er tre kæder. De tre sten med D er én og samme kæde.
    Billedet viser hele eksemplet fra et gammelt hæfte, der giver den lange hvide kæde 28 friheder. Der er 29: tæl efter, og regn kun K14, der rører to af dens sten, med én gang.

# Kommer efter help-atari-go.
rules-atari-go =
    Billedet viser den sædvanlige start på 9×9: to sten af hver farve står allerede i kryds, og sort trækker først. Hold øje med kæder, der kun har én frihed tilbage: fang den anden sides, og red dine egne.

# Kommer efter help-go.
rules-go =
    Billedet viser et parti på 9×9 efter otte træk. Der er ikke fanget noget endnu: begge sider er ved at afmærke det, de gerne vil omringe.

rules-strasbourg-title = Strasbourg: optælling af sten
rules-strasbourg =
    På det andet trin afslutter en fangst ikke partiet. Når begge har meldt pas, vinder den, der har flest sten på brættet. Alt tæller, som det står, og fangede sten tæller ikke.
    Du har altså brug for plads til mange sten, plads, hvor den anden side ikke kan komme ind. Men lad to adskilte punkter stå tomme, to øjne: når det ene af dem er fyldt, kan alle de sten blive fanget.

    På billedet har begge sider fyldt alt, hvad de kunne. De fire tomme punkter er deres øjne: i den anden sides øjne må ingen spille, og sine egne bør man ikke fylde. Sort har 23 sten, og hvid har 22, så sort vinder med én.

rules-death-title = Falske øjne og døde sten
rules-death =
    Et øje er falsk, hvis dets ejer til sidst er nødt til selv at fylde det. På billedet har den hvide gruppe et ægte øje på firkanten, men cirklen er et falsk: dér kan sort fange stenene med trekanterne.
    Hvis hvid redder dem ved at spille på cirklen, er der ét øje tilbage, og sort fanger det hele ved at spille på firkanten.

    En gruppe, der ikke længere kan lave to øjne, er død. Døde sten behøver ikke at blive fanget: når begge har meldt pas, tages de af brættet, hvis begge er enige om det.
    På billedet er den hvide sten med trekanten død. Den er spærret inde, og der er ikke plads til to øjne.

rules-territory-title = Optælling af territorium
rules-territory =
    Hvert tomt punkt, som kun dine levende sten omringer, giver dig et point, og det gør hver sten, du har fanget, også. Brættets kant hjælper med at omringe. Punkter, der rører begge farver, tilhører ingen.

    På billedet har sort lige spillet A1 og fanget tre sten. Sort omringer 10 punkter og har 3 fanger: 13. Hvid omringer 15 punkter og har ingen fanger: 15. Hvid vinder med 2 point.
    Døde sten bliver til fanger, og punkterne under dem tæller også med. En unødvendig sten i dit eget territorium koster dig et point.

rules-filling-title = Optælling ved at fylde op
rules-filling =
    På et træbræt kan man tælle uden at regne. Fangerne kommer tilbage på brættet, i deres egen farves territorium, hvor hver af dem koster et point. Så er der kun tomme punkter tilbage at tælle, og forskellen er den samme som før.

    På billedet omringer hver side 16 punkter. Sort har én fange, den døde sten på B2; hvid har fanget to sorte sten.
    På billedet er de tre fanger tilbage, markeret med trekanter. På E9, der er neutralt, ligger en ubrugt sten, så ingen tæller punktet med. Sort har 14 point tilbage, og hvid har 15: hvid vinder med ét point.

rules-area-title = Optælling af areal
rules-area =
    Efter arealregler giver hver af dine levende sten dig et point, og det gør hvert tomt punkt, som kun de omringer, også. Fangede sten tæller ikke. En sten i dit eget territorium koster ikke noget her, og hvert neutralt punkt, du fylder, giver et point.

    Billedet viser det samme bræt som siden »{ rules-territory-title }«. Sort har 14 sten og omringer 10 punkter: 24. Hvid har 10 sten og omringer 15 punkter: 25. Også her vinder hvid, denne gang med ét point. Som regel vinder den samme side efter begge måder at tælle på.

# Kommer efter help-gomoku.
rules-gomoku =
    På billedet har sort lige vundet: fra B3 til F7 står der fem sorte sten på en diagonal stribe.

rules-renju =
    Renju er gomoku med begrænsninger for sort, som har fordelen af det første træk. Sort vinder kun med præcis fem på stribe og må ikke spille på visse punkter; hvid må spille overalt og vinder også med mere end fem.

    På billedet er tre punkter forbudt for sort. A ville lave to treere på én gang, B to firere og C seks på stribe. En treer er tre sten, som et lovligt træk gør til fire på stribe med to åbne ender; en firer er fire sten, som én mere gør til præcis fem.
    En treer og en firer sammen er tilladt. En sten, der laver præcis fem, er altid tilladt og vinder.

# Kommer efter help-go-bang.
rules-go-bang =
    På billedet spiller sort på cirklen og slår to par på én gang, fire sten i alt. Den hvide sten på D4 bliver stående: den er alene.

rules-pair-go-title = Par-go
rules-pair-go =
    To spiller sort, og to spiller hvid. Rækkefølgen er altid den samme: sorts første spiller, hvids første, sorts anden, hvids anden, og så forfra. Et pas bruger turen, ligesom en sten gør.
    Makkere taler ikke om partiet, så længe det varer. Det sjove er at gætte, hvad ens makker havde i tankerne.

    På billedet har sorts første spiller sat stenene 1 og 5, og sorts anden spiller sten 3. Hvids første spiller har sat 2 og 6, og hvids anden spiller 4.
    `/{ command-together } { command-pair-go }` med `{ command-opponent }`, `{ command-partner }` og `{ command-second }` inviterer tre til det.

rules-etiquette-title = God skik
rules-etiquette =
    Sig hej før partiet og tak bagefter, uanset hvordan det gik. Efter gammel skik kommer sorts første sten i den øverste højre fjerdedel af brættet, som på billedet.

    Spil i det tempo, I har aftalt; har du brug for en pause, så sig det med `/{ command-game } { command-pause }` eller `/{ command-me } { command-vacation }`. Når der ikke er mere at håbe på, så opgiv med `/{ command-game } { command-resign }` i stedet for at vente på en fejl.
    Spørg ikke andre til råds om et parti, så længe det varer, og giv heller ikke selv råd.
    Vær ærlig om døde sten ved optællingen, især om dine egne.

rules-tengen-title = Spil her
rules-tengen =
    `/{ command-challenge }` udfordrer nogen til et parti. Under brættet vælger du et punkt med **{ table-button-play }**, og under **{ table-button-more }** finder du alt det andet.
    Vær ikke bange for at lave fejl: hvis et træk ikke er tilladt, siger jeg det kun til dig, sammen med hvilken regel der forbyder det, og så vælger du et andet. `/{ command-me } { command-boards } { command-hints }` markerer de sten, der er i atari.
    Når begge har meldt pas, vælger du de døde sten i menuen under brættet, og **{ count-button-agree }** afslutter optællingen.

    Punktet midt på brættet, med cirklen, hedder *tengen*, himlens udspring. Det er dér, jeg har mit navn fra. Go selv hedder *igo* i Japan, *weiqi* i Kina og *baduk* i Korea.

# Øvelserne: først et spørgsmål.

rules-try-title = Prøv selv: { $title }
rules-ask-name = Hvad hedder punktet med cirklen? Først bogstavet på kolonnen, så nummeret på rækken.
rules-ask-turn = Ingen har meldt pas, og der er ikke fanget noget. Hvis tur er det?
rules-ask-liberties = Hvor mange friheder har kæden med trekanterne?
rules-ask-chains = Hvor mange { $color ->
    [white] hvide
   *[black] sorte
} kæder er der på brættet?
rules-ask-capture = { $color ->
    [white] Hvid er i trækket. Nævn et punkt, hvor hvid fanger noget.
   *[black] Sort er i trækket. Nævn et punkt, hvor sort fanger noget.
}
rules-ask-forbidden = { $color ->
    [white] Hvid er i trækket. På hvilke tomme punkter må hvid ikke spille? Nævn dem alle.
   *[black] Sort er i trækket. På hvilke tomme punkter må sort ikke spille? Nævn dem alle.
}
rules-ask-eyes = { $color ->
    [white] Hvid er i trækket. Hvilket træk giver kæden med trekanterne to øjne?
   *[black] Sort er i trækket. Hvilket træk giver kæden med trekanterne to øjne?
}
rules-ask-dead = Begge har meldt pas. Hvilke kæder er døde? Nævn én sten fra hver af dem, både sorte og hvide.
rules-ask-seki = På hvilke tomme punkter bør ingen af siderne spille? Nævn dem alle.
rules-ask-gain = { $color ->
    [white] Hvid er i trækket, og territorium tæller. Er der et træk, der stadig giver hvid et point?
   *[black] Sort er i trækket, og territorium tæller. Er der et træk, der stadig giver sort et point?
}
rules-ask-points = { $color ->
    [white] Begge har meldt pas. Hvor mange point har hvid,
   *[black] Begge har meldt pas. Hvor mange point har sort,
} { $scoring ->
    [area] når areal tæller, altså stenene og det, de omringer?
    [stones] når sten tæller?
   *[territory] når territorium og fanger tæller? Fanget indtil nu: af sort { $black }, af hvid { $white }.
}
rules-ask-filled = { $color ->
    [white] Sort har fanget { $prisoners ->
        [one] én sten. Nu bliver den lagt
       *[other] { $prisoners } sten. Nu bliver de lagt
    } i hvids territorium. Hvor mange point har hvid tilbage dér?
   *[black] Hvid har fanget { $prisoners ->
        [one] én sten. Nu bliver den lagt
       *[other] { $prisoners } sten. Nu bliver de lagt
    } i sorts territorium. Hvor mange point har sort tilbage dér?
}
rules-ask-winner = { $scoring ->
    [area] Begge har meldt pas, og areal tæller.
    [stones] Begge har meldt pas, og stenene på brættet tæller.
   *[territory] Begge har meldt pas, og territorium tæller. Fanget indtil nu: af sort { $black }, af hvid { $white }.
} { $komi ->
    [0] Hvem vinder?
   *[other] Komi er { $komi }. Hvem vinder?
}
rules-ask-win = { $color ->
    [white] Hvid er i trækket og kan vinde med det samme. Hvor?
   *[black] Sort er i trækket og kan vinde med det samme. Hvor?
}
rules-ask-partner = To par spiller, og ingen har meldt pas. Tæl stenene: hvem er i trækket?

# Hvad man vælger imellem.
rules-choice = { $choice ->
    [nobody] Ingen: remis
    [gain] Ja, der er ét
    [pass] Nej, det er tid at melde pas
    [black-first] Sorts første spiller
    [black-second] Sorts anden spiller
    [white-first] Hvids første spiller
    [white-second] Hvids anden spiller
   *[other] { $choice }
}

# Hvad man udfylder: højst 45 tegn hver.
rules-form-title = Dit svar
rules-form-point = Et punkt
rules-form-points = Alle punkterne
rules-form-stones = Én sten fra hver død kæde
rules-form-number = Et tal
rules-form-number-example = 7

# Hvordan det gik.
rules-right = **Rigtigt!**
rules-wrong = **Ikke helt.** Du kan svare igen.
rules-solved = **Svaret**

# Hvorfor det rigtige svar er rigtigt.
rules-why-name = Punktet hedder { $point }.
rules-why-turn = { $color ->
    [white] På brættet er der { $black } { $black ->
        [one] sort
       *[other] sorte
    } og { $white } { $white ->
        [one] hvid
       *[other] hvide
    } sten. Sort begyndte, så det er hvids tur.
   *[black] På brættet er der { $black } { $black ->
        [one] sort
       *[other] sorte
    } og { $white } { $white ->
        [one] hvid
       *[other] hvide
    } sten. Sort begyndte, så det er sorts tur.
}
rules-why-liberties = { $number ->
    [one] Kæden har én frihed: { $points }.
   *[other] Kæden har { $number } friheder: { $points }. Et punkt, der rører to af dens sten, tæller én gang.
}
rules-why-chains = { $number ->
    [one] Der er én kæde: alle disse sten hænger sammen langs linjerne.
   *[other] Der er { $number } kæder, markeret med bogstaver. Sten med samme bogstav hænger sammen langs linjerne.
}
rules-why-capture = { $color ->
    [white] Hvid fanger på { $points }: dér er en sort kædes sidste frihed.
   *[black] Sort fanger på { $points }: dér er en hvid kædes sidste frihed.
}
rules-why-pair = { $color ->
    [white] Hvid slår på { $points }: det lukker fælden om et sort par.
   *[black] Sort slår på { $points }: det lukker fælden om et hvidt par.
}
rules-why-forbidden = { $color ->
    [white] Hvid må ikke spille på { $points }, men gerne på alle andre tomme punkter.
   *[black] Sort må ikke spille på { $points }, men gerne på alle andre tomme punkter.
}
rules-why-eyes = Trækket er { $points }. Nu omringer kæden to adskilte punkter, og den anden side kan aldrig fylde dem begge.
rules-why-dead = De her sten er døde: { $points }. De er spærret inde, og der er ikke plads til to øjne. Alle andre sten lever.
rules-why-seki = { $points } er de sidste friheder for begge siders kæder. Den, der spiller dér først, bliver fanget: seki.
rules-why-gain = { $color ->
    [white] Ja: på { $points } lukker hvid grænsen. Ingen andre træk giver noget.
   *[black] Ja: på { $points } lukker sort grænsen. Ingen andre træk giver noget.
}
rules-why-pass = Nej: det, der er tilbage, rører begge farver og tilhører ingen, og en sten i ens eget territorium koster kun et point. Det er tid at melde pas.
rules-why-points = { $color ->
    [white] Hvid omringer { $surrounded ->
        [one] ét punkt
       *[other] { $surrounded } punkter
    }
   *[black] Sort omringer { $surrounded ->
        [one] ét punkt
       *[other] { $surrounded } punkter
    }
} { $scoring ->
    [area] og har { $extra ->
        [one] én sten
       *[other] { $extra } sten
    } på brættet: { $total }.
   *[territory] og har { $extra ->
        [0] ingen fanger
        [one] én fange
       *[other] { $extra } fanger
    }: { $total }.
}
rules-why-points-stones = { $color ->
    [white] Hvid har { $total } sten på brættet.
   *[black] Sort har { $total } sten på brættet.
}
rules-why-filled = { $color ->
    [white] Hvid omringede { $surrounded ->
        [one] ét punkt
       *[other] { $surrounded } punkter
    }.
   *[black] Sort omringede { $surrounded ->
        [one] ét punkt
       *[other] { $surrounded } punkter
    }.
} { $prisoners ->
    [one] På ét af dem står der nu en fange, markeret med en trekant.
   *[other] På { $prisoners } af dem står der nu fanger, markeret med trekanter.
} { $left ->
    [one] Der er ét tilbage.
   *[other] Der er { $left } tilbage.
}
rules-why-winner = { $komi ->
    [0] Sort har { $black }, hvid har { $white }.
   *[other] Sort har { $black }, hvid har { $white } med komi.
} { $winner ->
    [white] Hvid vinder med { $margin } point.
    [black] Sort vinder med { $margin } point.
   *[nobody] Det er remis.
}
rules-why-win-capture = { $color ->
    [white] På { $points } fanger hvid først og vinder.
   *[black] På { $points } fanger sort først og vinder.
}
rules-why-win-five = { $color ->
    [white] På { $points } får hvid fem på stribe og vinder.
   *[black] På { $points } får sort fem på stribe og vinder.
}
rules-why-partner = { $stones ->
    [one] Der er sat én sten
   *[other] Der er sat { $stones } sten
}, og de fire trækker altid i samme rækkefølge. Den næste er: { $player }.

# Hvorfor et forkert svar er forkert, uden at røbe det rigtige.
rules-not-name = Det er { $point }, et andet punkt. Gå lige ned til bogstavet og lige ud til siden til nummeret. Bogstavet I springes over.
rules-not-turn = Tæl stenene. Er der lige mange af begge farver, er det sorts tur; er der én sort mere, er det hvids.
rules-not-liberties = { $than ->
    [more] { $number } er for mange. Kun tomme punkter ved siden af kæden langs linjerne tæller, og hvert af dem kun én gang.
   *[less] { $number } er for få. Gå hele kæden rundt, sten for sten.
}
rules-not-chains = { $than ->
    [more] { $number } er for mange. Sten, der er naboer langs linjerne, er én kæde tilsammen.
   *[less] { $number } er for få. Sten, der kun rører hinanden diagonalt, hænger ikke sammen.
}
rules-not-capture = En sten på { $point } fanger ikke noget. Led efter en kæde, der har én frihed tilbage.
rules-not-pair = En sten på { $point } slår ikke noget. Led efter præcis to sten på en linje, med en af dine egne ved den ene ende.
rules-not-forbidden = { $points }: dér må man godt spille. En sten har en frihed dér, eller den får en ved at fange, og ko-reglen forbyder det ikke.
rules-not-forbidden-renju = { $points }: dér må sort godt spille. Der opstår hverken dobbelt treer, dobbelt firer eller for lang stribe.
rules-not-all = Indtil videre er det rigtigt, men det er ikke det hele endnu.
rules-not-eyes = Efter { $point } omringer kæden ikke to adskilte punkter. Led efter det punkt, der deler dens plads i to.
rules-not-dead = { $points }: de sten kan ikke fanges, hvis de bliver forsvaret godt.
rules-not-seki = { $points }: dér kan man spille uden skade. Led efter kæder af begge farver, der deler deres sidste friheder.
rules-not-gain = { $choice ->
    [gain] Se efter igen: et punkt, der rører begge farver, er ikke noget værd, og en sten i ens eget territorium koster et point.
   *[pass] Se efter igen: et sted har grænsen stadig et hul.
}
rules-not-points = { $number } er det ikke. Tæl igen, række for række.
rules-not-winner = { $scoring ->
    [area] Tæl igen: stenene på brættet og de tomme punkter, som én farve alene omringer.
    [stones] Tæl igen: kun stenene på brættet.
   *[territory] Tæl igen: de tomme punkter, som én farve alene omringer, så fangerne og til sidst komi til hvid.
}
rules-not-win = { $point } vinder ikke endnu.
rules-not-partner = Rækkefølgen er: sorts første spiller, hvids første, sorts anden, hvids anden, og så forfra.

# Efter et parti, under brættet: hvad der kommer som det næste på vejen.
rules-step = Det næste trin for { $players }, når I har lyst: **{ $step }**.
rules-step-named = { $step ->
    [strasbourg] Strasbourg på 9×9
   *[territory] Go med territorium på 9×9
}
rules-button-step = Det næste trin
