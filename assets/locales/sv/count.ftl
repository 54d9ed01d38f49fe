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
# to retake = att återta
# to play on = att spela vidare
# to play a dispute out = att pröva en tvist
# to object = att protestera

count-begins = Båda har passat: räkningen börjar.
count-how = Markera de döda kedjorna, och godkänn sedan båda två. Spela annars vidare.
count-marked-dead = Markerade som döda: { $points }.
count-marked-alive = Inte längre markerade: { $points }.
count-withdrawn = Markeringen har ändrats, så ni måste båda godkänna igen.
count-agreed = { $player } har godkänt den här räkningen.
count-turn = Väntar på godkännande från { $player }.
count-until = Tid att svara: till den { $at } ({ $in-words }). Sedan får den andra sidan godta räkningen som den är.
count-unanswered = { $color ->
    [white] Vit har inte svarat i tid. Svart får godta räkningen som den är; fram till dess kan vit fortfarande svara.
   *[black] Svart har inte svarat i tid. Vit får godta räkningen som den är; fram till dess kan svart fortfarande svara.
}
count-button-claim = Godta räkningen
count-confirm-claim = Avsluta partiet med den här räkningen? Det går inte att ångra.
count-button-mark = Markera döda kedjor
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
count-row-prisoners = Fångar
count-row-komi = Komi
count-row-total = Totalt
count-leads = { $color ->
    [white] Vit leder
   *[black] Svart leder
} med { $margin }.
count-level = Det står lika.
count-alt-dead = Markerade som döda: { $points }.
count-alt-seki = I seki: { $points }.
count-alt-no-dead = Ingen kedja är markerad som död.
count-alt-score = Ställning: svart { $black }, vit { $white }, med komi { $komi }.
count-marked-seki = Markerade som seki: { $points }.
count-proven = Bevisligen döda: { $points }.
count-suggested = Jag tror att de här är döda: { $points }. Ni bestämmer: markera en kedja för att ändra det.
count-unsettled = Om de här är döda beror på vem som börjar: { $points }. Spela vidare om ni inte kommer överens.
count-contested = { $said ->
    [dead] { $player } säger död, jag säger levande: { $points }.
   *[alive] { $player } säger levande, jag säger död: { $points }.
}
count-agree-contested = Jag ser { $points } annorlunda än markerat. Godkänna räkningen ändå?
count-confirm-claim-contested = Avsluta partiet med räkningen? Det som är omtvistat räknas som jag ser det. Det går inte att ångra.
count-captured-on-copy = { $color ->
    [white] På kopian fångade vit { $points }: markera som död?
   *[black] På kopian fångade svart { $points }: markera som död?
}
count-button-mark-tried = Markera som död
count-seki = I seki: { $points }. Det de omringar räknas inte.
count-open = Båda färgerna rör vid de tomma punkterna kring { $points }, så de räknas för ingen. Markera döda kedjor där, eller spela vidare och stäng gränsen.
count-button-seki = Seki
count-seki-form-title = Markera kedjor som seki, eller ta bort det
count-button-try = Spela ut på en kopia
count-more-try-about = Kopian räknas inte. Själva partiet fortsätter ni med ”{ count-button-resume }”.
count-try-question = Ni kan spela ut en tvist på en kopia av brädet. Sedan återgår partiet till ställningen där båda hade passat. Vem börjar på kopian?
count-button-first = { $color ->
    [white] Vit börjar
   *[black] Svart börjar
}
count-trial-how = Det här är en kopia: inget här räknas, och brädet återställs efteråt. Kopian slutar med två pass i rad.
count-trial-began = { $color ->
    [white] Vit vill spela ut en tvist.
   *[black] Svart vill spela ut en tvist.
}
count-trial-ended = { $color ->
    [white] Vit har återställt brädet: det visar igen ställningen där båda hade passat.
   *[black] Svart har återställt brädet: det visar igen ställningen där båda hade passat.
}
count-trial-over = Två pass på kopian: brädet visar nu partiets ställning igen.
count-trial-turn = { $player }, på kopian är { $color ->
    [white] vit
   *[black] svart
} vid draget.
count-trial-barred = Ko: på { $points } får du återta först när du har passat för den kon.
count-button-end-trial = Återställ brädet
count-button-pass-for-ko = Passa för kon
count-pass-for-ko-point = Var vill du återta?
count-passed-for-ko = { $color ->
    [white] Vit har passat för kon på { $point }.
   *[black] Svart har passat för kon på { $point }.
}
count-confirm-trial-pass = Passa på kopian? Efter två pass i rad återställs brädet.
count-alt-trial = En kopia av brädet där en tvist spelas ut. { $color ->
    [white] Vit är vid draget.
   *[black] Svart är vid draget.
}
count-objected = { $color ->
    [white] Vit har protesterat, så räkningen är öppen igen.
   *[black] Svart har protesterat, så räkningen är öppen igen.
}
count-button-object = Protestera
count-button-steps = Visa räkningen
count-step-board = Brädet när båda hade passat.
count-step-marked = Brädet när båda hade passat. Döda stenar är markerade.
count-step-dead = De döda stenarna tas bort från brädet och läggs till de andra fångarna.
count-step-dead-off = De döda stenarna tas bort från brädet; fångar räknas inte enligt de här reglerna.
count-step-neutral = Oanvända stenar av båda färgerna fyller de neutrala punkterna (trianglar); de räknas inte för någon.
count-step-filled = Fångarna läggs i sin egen färgs territorium (trianglar). Var och en kostar en poäng där och räknas inte längre för den andra sidan, så skillnaden är densamma.
count-step-left = { $color ->
    [white] Vit
   *[black] Svart
} har { $stones ->
    [one] en fånge över som inte får plats: en poäng.
   *[other] { $stones } fångar över som inte får plats: en poäng för varje.
}
count-step-arranged = Territorierna ordnas så att man kan räkna dem i ett ögonkast.
count-step-together = Varje sidas stenar och de punkter som bara de omringar flyttas ihop: var och en är en poäng.
count-step-points = Svart { $black }, vit { $white }.
count-step-komi = Med komi: vit { $white }.
