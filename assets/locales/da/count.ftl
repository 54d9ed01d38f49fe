# Optællingen: markering, enighed og stilling.
# count = optælling
# chain = kæde
# dead = død
# alive = levende
# seki = seki
# territory = territorium
# area = areal
# stone = sten
# prisoner = fange
# komi = komi
# ko = ko
# to retake = at fange tilbage
# to play on = at spille videre
# to play a dispute out = at afprøve en uenighed
# to object = at gøre indsigelse

count-begins = Begge har meldt pas: optællingen begynder.
count-how = Marker de døde kæder, og godkend så begge to. Ellers spil videre.
count-marked-dead = Markeret som døde: { $points }.
count-marked-alive = Ikke længere markeret: { $points }.
count-withdrawn = Markeringen er ændret, så I skal begge godkende igen.
count-agreed = { $player } har godkendt denne optælling.
count-turn = Nu mangler kun godkendelse fra { $player }.
count-until = Tid til at svare: indtil den { $at } ({ $in-words }). Derefter kan den anden side godtage optællingen, som den er.
count-unanswered = { $color ->
    [white] Hvid har ikke svaret i tide. Sort kan godtage optællingen, som den er; indtil da kan hvid stadig svare.
   *[black] Sort har ikke svaret i tide. Hvid kan godtage optællingen, som den er; indtil da kan sort stadig svare.
}
count-button-claim = Godtag optællingen
count-confirm-claim = Afslut partiet med denne optælling? Det kan ikke fortrydes.
count-button-mark = Marker døde kæder
count-more-mark-about = Skriv én sten fra hver kæde i stedet for at vælge den i menuen
count-menu = Vælg de døde kæder
count-menu-columns = Døde kæder, kolonne { $from } til { $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = Godkend
count-button-resume = Spil videre
count-form-title = Marker kæder som døde eller levende
count-form-points = Én sten fra hver kæde
count-score-title = Stilling
count-row-territory = Territorium
count-row-stones = Sten
count-row-prisoners = Fanger
count-row-komi = Komi
count-row-total = I alt
count-leads = { $color ->
    [white] Hvid fører
   *[black] Sort fører
} med { $margin }.
count-level = Det står lige.
count-alt-dead = Markeret som døde: { $points }.
count-alt-seki = I seki: { $points }.
count-alt-no-dead = Ingen kæde er markeret som død.
count-alt-score = Stilling: sort { $black }, hvid { $white }, med en komi på { $komi }.
count-marked-seki = Markeret som seki: { $points }.
count-proven = Beviseligt døde: { $points }.
count-suggested = Jeg tror, at disse er døde: { $points }. I bestemmer: marker en kæde for at ændre det.
count-unsettled = Om disse er døde, afhænger af, hvem der begynder: { $points }. Kan I ikke blive enige, så spil videre.
count-contested = { $said ->
    [dead] { $player } siger død, jeg siger levende: { $points }.
   *[alive] { $player } siger levende, jeg siger død: { $points }.
}
count-agree-contested = Jeg ser { $points } anderledes end markeret. Godkend optællingen alligevel?
count-confirm-claim-contested = Afslut partiet med optællingen? Det omstridte tæller, som jeg ser det. Det kan ikke fortrydes.
count-captured-on-copy = { $color ->
    [white] På kopien fangede hvid { $points }: marker som død?
   *[black] På kopien fangede sort { $points }: marker som død?
}
count-button-mark-tried = Marker som død
count-seki = I seki: { $points }. Det, de omringer, tæller ikke.
count-open = Begge farver rører de tomme punkter omkring { $points }, så de tæller for ingen. Marker døde kæder dér, eller spil videre, og luk grænsen.
count-button-seki = Seki
count-seki-form-title = Marker kæder som seki, eller fjern det igen
count-button-try = Spil ud på en kopi
count-more-try-about = Kopien tæller ikke. Selve partiet fortsætter I med »{ count-button-resume }«.
count-try-question = I kan spille en uenighed ud på en kopi af brættet. Bagefter går partiet tilbage til den stilling, hvor begge havde meldt pas. Hvem begynder på kopien?
count-button-first = { $color ->
    [white] Hvid begynder
   *[black] Sort begynder
}
count-trial-how = Dette er en kopi: intet her tæller, og brættet gendannes bagefter. To pas lige efter hinanden afslutter den.
count-trial-began = { $color ->
    [white] Hvid vil spille en uenighed ud.
   *[black] Sort vil spille en uenighed ud.
}
count-trial-ended = { $color ->
    [white] Hvid har gendannet brættet: det viser igen den stilling, hvor begge havde meldt pas.
   *[black] Sort har gendannet brættet: det viser igen den stilling, hvor begge havde meldt pas.
}
count-trial-over = To pas på kopien: brættet viser igen partiets stilling.
count-trial-turn = { $player }, på kopien er det { $color ->
    [white] hvids
   *[black] sorts
} tur.
count-trial-barred = Ko: på { $points } må du først fange tilbage, når du har meldt pas for den ko.
count-button-end-trial = Gendan brættet
count-button-pass-for-ko = Meld pas for koen
count-pass-for-ko-point = Hvor vil du fange tilbage?
count-passed-for-ko = { $color ->
    [white] Hvid har meldt pas for koen på { $point }.
   *[black] Sort har meldt pas for koen på { $point }.
}
count-confirm-trial-pass = Meld pas på kopien? To pas lige efter hinanden gendanner brættet.
count-alt-trial = En kopi af brættet, hvor en uenighed spilles ud. { $color ->
    [white] Hvid er i trækket.
   *[black] Sort er i trækket.
}
count-objected = { $color ->
    [white] Hvid har gjort indsigelse, så optællingen er åben igen.
   *[black] Sort har gjort indsigelse, så optællingen er åben igen.
}
count-button-object = Gør indsigelse
count-button-steps = Vis optællingen
count-step-board = Brættet, da begge havde meldt pas.
count-step-marked = Brættet, da begge havde meldt pas. Døde sten er markeret.
count-step-dead = De døde sten tages af brættet og lægges til de andre fanger.
count-step-dead-off = De døde sten tages af brættet; fanger tæller ikke efter disse regler.
count-step-neutral = Ubrugte sten af begge farver udfylder de neutrale punkter (trekanter); de tæller for ingen.
count-step-filled = Fangerne lægges i deres egen farves territorium (trekanter). Hver af dem koster et point dér og tæller ikke længere for den anden side, så forskellen er den samme.
count-step-left = { $color ->
    [white] Hvid
   *[black] Sort
} har { $stones ->
    [one] én fange tilovers, som der ikke er plads til: ét point.
   *[other] { $stones } fanger tilovers, som der ikke er plads til: ét point for hver.
}
count-step-arranged = Territorierne ordnes, så de kan tælles med et blik.
count-step-together = Hver sides sten og de punkter, som kun de omringer, samles: hver af dem er et point.
count-step-points = Sort { $black }, hvid { $white }.
count-step-komi = Med komi: hvid { $white }.
