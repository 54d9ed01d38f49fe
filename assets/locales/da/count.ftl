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
# to play a dispute out = at afprøve et stridspunkt
# to object = at gøre indsigelse

count-begins = Begge spillere har meldt pas: optællingen begynder.
count-how = Marker de døde kæder, og godkend så begge to.
count-marked-dead = Markeret som døde: { $points }.
count-marked-alive = Ikke længere markeret: { $points }.
count-withdrawn = Markeringen er ændret, så ingen har godkendt den endnu.
count-agreed = { $player } har godkendt denne optælling.
count-turn = { $player }, godkender du?
count-until = Der er tid til et svar indtil { $at } ({ $in-words }); derefter må den anden side lade optællingen gælde.
count-unanswered = { $color ->
    [white] Hvid har ikke svaret i tide. Sort må lade optællingen gælde, som den er; indtil da kan hvid stadig svare.
   *[black] Sort har ikke svaret i tide. Hvid må lade optællingen gælde, som den er; indtil da kan sort stadig svare.
}
count-button-claim = Lad optællingen gælde
count-confirm-claim = Skal partiet slutte med optællingen, som den er? Det kan ikke gøres om.
count-button-mark = Marker en kæde
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
count-row-area = Areal
count-row-prisoners = Fanger
count-row-komi = Komi
count-row-total = I alt
count-leads = { $color ->
    [white] Hvid fører
   *[black] Sort fører
} med { $margin } point.
count-level = Det står lige.
count-alt-dead = Markeret som døde: { $points }.
count-alt-seki = I seki: { $points }.
count-alt-no-dead = Ingen kæde er markeret som død.
count-alt-score = Stilling: sort { $black }, hvid { $white }, med en komi på { $komi }.
count-marked-seki = Markeret som seki: { $points }.
count-suggested = Mit forslag til, hvad der er dødt: { $points }. Det er jer, der bestemmer: marker en kæde for at ændre det.
count-seki = I seki: { $points }. Det, de omringer, tæller ikke.
count-button-seki = Seki
count-seki-form-title = Kæder i seki, eller ikke længere
count-button-try = Prøv på en kopi
count-more-try-about = Kopien tæller ikke. »{ count-button-resume }« går tilbage til selve partiet.
count-try-question = Et stridspunkt afprøves på en kopi af brættet; bagefter gendannes brættet, som det var, da begge havde meldt pas. Hvem trækker først på kopien?
count-button-first = { $color ->
    [white] Hvid trækker først
   *[black] Sort trækker først
}
count-trial-how = Dette afprøves på en kopi: brættet bliver gendannet, og intet her tæller. Det slutter med to pas lige efter hinanden.
count-trial-began = { $color ->
    [white] Hvid vil afprøve et stridspunkt på en kopi.
   *[black] Sort vil afprøve et stridspunkt på en kopi.
}
count-trial-ended = { $color ->
    [white] Hvid har gendannet brættet, som det var, da begge havde meldt pas.
   *[black] Sort har gendannet brættet, som det var, da begge havde meldt pas.
}
count-trial-over = To gange pas på kopien: brættet er igen, som det var, da begge havde meldt pas.
count-trial-turn = { $player }: { $color ->
    [white] hvid
   *[black] sort
} er i trækket på kopien.
count-trial-barred = Ko: på { $points } må du først fange tilbage, når du har meldt pas for den ko.
count-button-end-trial = Gendan brættet
count-button-pass-for-ko = Meld pas for koen
count-pass-for-ko-point = Hvor vil du fange tilbage?
count-passed-for-ko = { $color ->
    [white] Hvid har meldt pas for koen på { $point }.
   *[black] Sort har meldt pas for koen på { $point }.
}
count-confirm-trial-pass = Vil du melde pas på kopien? Efter to pas lige efter hinanden bliver brættet gendannet.
count-alt-trial = En kopi af brættet, hvor et stridspunkt afprøves. { $color ->
    [white] Hvid er i trækket.
   *[black] Sort er i trækket.
}
count-confirm-how = I er enige om, hvilke sten der er døde. Gennemgå optællingen, og bekræft den; indtil I begge har gjort det, kan hver af jer gøre indsigelse.
count-confirmed = { $player } har bekræftet optællingen.
count-turn-to-confirm = { $player }, bekræfter du den?
count-objected = { $color ->
    [white] Hvid har gjort indsigelse: optællingen er åben igen.
   *[black] Sort har gjort indsigelse: optællingen er åben igen.
}
count-button-confirm = Bekræft
count-button-object = Gør indsigelse
count-button-steps = Vis optællingen
count-step-board = Brættet, da begge havde meldt pas. Det, der er dødt, er markeret.
count-step-no-dead = Ingen sten er døde.
count-step-dead = De døde sten tages af brættet og lægges til de andre fanger.
count-step-neutral = Ubrugte sten af en hvilken som helst farve udfylder de neutrale punkter (trekanter); de tæller for ingen.
count-step-filled = Fangerne lægges i deres egen farves territorium (trekanter), og hver af dem koster et point.
count-step-none-filled = Der er ingen fanger at lægge ind.
count-step-left = { $color ->
    [white] Hvid
   *[black] Sort
} har { $stones ->
    [one] én fange
   *[other] { $stones } fanger
} tilovers, uden plads at lægge dem på: et point for hver.
count-step-arranged = Territorierne ordnes, så de kan tælles med et enkelt blik.
count-step-points = Sort { $black }, hvid { $white }.
