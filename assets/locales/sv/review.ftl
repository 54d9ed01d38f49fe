### Analyser av avslutade partier, och att gissa deras drag.
# review = analys
# mistake = misstag

review-command = analys
review-about = Se var ett avslutat parti avgjordes, som jag ser det
review-button = Analys
review-nothing-yet = Jag analyserar avslutade partier. Det här pågår, eller så har det inga drag.
review-progress = Jag analyserar parti { $number }: ställning { $done } av { $all }.
review-waits = Jag analyserar ett annat parti först. Ditt kommer efter det.
review-late = { $player }, analysen av parti { $number } blev klar för sent för det här svaret. Tryck på ”{ review-button }” igen.
review-better = { $points ->
    [one] { $point } var ungefär en poäng bättre.
   *[other] { $point } var ungefär { $points } poäng bättre.
}
review-better-pass = { $points ->
    [one] Att passa var ungefär en poäng bättre.
   *[other] Att passa var ungefär { $points } poäng bättre.
}
review-likelier = { $point } var bättre: en vinstchans på { $before } % i stället för { $after } %.
review-can-be-captured = Efter det här draget kunde { $stones } fångas på { $liberties }.
review-none = Jag ser inga stora misstag i det här partiet.
review-doubt = Jag bedömer så bra som jag spelar, och kan ha fel.
review-rough = På ett så stort bräde läser jag inte djupt: ta det som en grov vägledning.
review-sides = I det här partiet turades partner om: ett misstag räknas för sidan, vem som än gjorde draget.
review-chances = { $color ->
    [white] Vits chans
   *[black] Svarts chans
} att vinna: { $percent } %.
review-alt = En graf över vem som ledde under { $moves } drag, svart överst och vit nederst. Efter drag { $middle }: { $lead } I slutet: { $end }
review-button-before = ‹ Misstag
review-button-after = Misstag ›
review-button-graph = Graf
review-button-guess = Gissa dragen
review-guess-about = Spela igenom partiet och gissa varje drag
review-guess-question = { $color ->
    [white] Var spelade vit drag { $number }?
   *[black] Var spelade svart drag { $number }?
}
review-guess-right = { $point } är rätt: två poäng.
review-guess-close = { $guess } ligger nära: en poäng. Draget var { $point }.
review-guess-wrong = Draget var { $point }.
review-guess-points = Hittills { $points } av { $most } poäng.
review-guess-end = Det var sista draget. Du har { $points } av { $most } poäng.
review-button-another = Ett annat parti
