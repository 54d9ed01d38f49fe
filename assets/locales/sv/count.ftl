# Räkningen: att markera, komma överens, och ställningen.
# count = räkning
# chain = kedja
# dead = död
# alive = levande
# seki = seki
# territory = territorium
# area = area
# stone = sten
# prisoner = fånge
# komi = komi
# ko = ko
# to retake = att fånga tillbaka
# to play on = att spela vidare
# to play a dispute out = att pröva en tvist
# to object = att invända

count-begins = Båda spelarna har passat: räkningen börjar.
count-how = Markera de döda kedjorna, och godkänn sedan båda två.
count-marked-dead = Markerade som döda: { $points }.
count-marked-alive = Inte längre markerade: { $points }.
count-withdrawn = Markeringen har ändrats, så ingen har godkänt den än.
count-agreed = { $player } har godkänt den här räkningen.
count-turn = { $player }, godkänner du?
count-until = Det finns tid för ett svar till { $at } ({ $in-words }); därefter får den andra sidan låta räkningen gälla.
count-unanswered = { $color ->
    [white] Vit har inte svarat i tid. Svart får låta räkningen gälla som den är; till dess kan vit ännu svara.
   *[black] Svart har inte svarat i tid. Vit får låta räkningen gälla som den är; till dess kan svart ännu svara.
}
count-button-claim = Låt räkningen gälla
count-confirm-claim = Ska partiet sluta med räkningen som den är? Det går inte att ångra.
count-button-mark = Markera en kedja
count-more-mark-about = Skriv en sten ur varje kedja i stället för att välja den i menyn
count-menu = Välj de döda kedjorna
count-menu-columns = Döda kedjor, kolumn { $from } till { $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = Godkänn
count-button-resume = Spela vidare
count-form-title = Markera kedjor som döda eller levande
count-form-points = En sten ur varje kedja
count-score-title = Ställning
count-row-territory = Territorium
count-row-stones = Stenar
count-row-area = Area
count-row-prisoners = Fångar
count-row-komi = Komi
count-row-total = Totalt
count-leads = { $color ->
    [white] Vit leder
   *[black] Svart leder
} med { $margin } poäng.
count-level = Det är lika.
count-alt-dead = Markerade som döda: { $points }.
count-alt-seki = I seki: { $points }.
count-alt-no-dead = Ingen kedja är markerad som död.
count-alt-score = Ställning: svart { $black }, vit { $white }, med komi { $komi }.
count-marked-seki = Markerade som seki: { $points }.
count-suggested = Mitt förslag på vad som är dött: { $points }. Ni bestämmer: markera en kedja för att ändra det.
count-seki = I seki: { $points }. Det de omringar räknas inte.
count-button-seki = Seki
count-seki-form-title = Kedjor i seki, eller inte längre
count-button-try = Pröva på en kopia
count-more-try-about = Kopian räknas inte. ”{ count-button-resume }” går tillbaka till själva partiet.
count-try-question = En tvist prövas på en kopia av brädet; sedan återställs brädet så som det var när båda hade passat. Vem börjar på kopian?
count-button-first = { $color ->
    [white] Vit börjar
   *[black] Svart börjar
}
count-trial-how = Detta prövas på en kopia: brädet återställs, och inget här räknas. Det slutar med två pass i rad.
count-trial-began = { $color ->
    [white] Vit vill pröva en tvist på en kopia.
   *[black] Svart vill pröva en tvist på en kopia.
}
count-trial-ended = { $color ->
    [white] Vit har återställt brädet så som det var när båda hade passat.
   *[black] Svart har återställt brädet så som det var när båda hade passat.
}
count-trial-over = Två pass på kopian: brädet är åter så som det var när båda hade passat.
count-trial-turn = { $player }: { $color ->
    [white] vit
   *[black] svart
} är vid draget på kopian.
count-trial-barred = Ko: på { $points } får du fånga tillbaka först när du har passat för ko där.
count-button-end-trial = Återställ brädet
count-button-pass-for-ko = Passa för ko
count-pass-for-ko-point = Var vill du fånga tillbaka?
count-passed-for-ko = { $color ->
    [white] Vit har passat för ko på { $point }.
   *[black] Svart har passat för ko på { $point }.
}
count-confirm-trial-pass = Vill du passa på kopian? Efter två pass i rad återställs brädet.
count-alt-trial = En kopia av brädet där en tvist prövas. { $color ->
    [white] Vit är vid draget.
   *[black] Svart är vid draget.
}
count-confirm-how = Ni är överens om vilka stenar som är döda. Kontrollera räkningen och bekräfta den; tills båda har gjort det kan var och en av er invända.
count-confirmed = { $player } har bekräftat räkningen.
count-turn-to-confirm = { $player }, bekräftar du den?
count-objected = { $color ->
    [white] Vit har invänt: räkningen är öppen igen.
   *[black] Svart har invänt: räkningen är öppen igen.
}
count-button-confirm = Bekräfta
count-button-object = Invänd
count-button-steps = Visa räkningen
count-step-board = Brädet när båda hade passat. Det som är dött är markerat.
count-step-no-dead = Ingen sten är död.
count-step-dead = De döda stenarna tas av brädet och läggs till de andra fångarna.
count-step-neutral = Oanvända stenar, av vilken färg som helst, fyller de neutrala punkterna (trianglar); de räknas inte för någon.
count-step-filled = Fångarna läggs i sin egen färgs territorium (trianglar), och var och en av dem tar bort en poäng.
count-step-none-filled = Det finns inga fångar att lägga in.
count-step-left = { $color ->
    [white] Vit
   *[black] Svart
} har { $stones ->
    [one] en fånge
   *[other] { $stones } fångar
} över utan plats på brädet: en poäng för var och en.
count-step-arranged = Territorierna ordnas så att man kan räkna dem i ett ögonkast.
count-step-points = Svart { $black }, vit { $white }.
