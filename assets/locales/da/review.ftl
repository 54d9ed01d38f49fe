### Analyser af afsluttede partier, og gæt på deres træk.
# review = analyse
# mistake = fejl

review-command = analyse
review-about = Se, hvor et afsluttet parti blev afgjort, som jeg ser det
review-button = Analyse
review-nothing-yet = Jeg analyserer afsluttede partier. Dette er i gang, eller det har ingen træk.
review-progress = Jeg analyserer parti { $number }: stilling { $done } af { $all }.
review-waits = Jeg analyserer et andet parti først. Dit kommer efter det.
review-late = { $player }, analysen af parti { $number } blev færdig for sent til dette svar. Tryk på »{ review-button }« igen.
review-better = { $points ->
    [one] { $point } var omkring ét point bedre.
   *[other] { $point } var omkring { $points } point bedre.
}
review-better-pass = { $points ->
    [one] At melde pas var omkring ét point bedre.
   *[other] At melde pas var omkring { $points } point bedre.
}
review-likelier = { $point } var bedre: en vinderchance på { $before } % i stedet for { $after } %.
review-can-be-captured = Efter dette træk kunne { $stones } fanges på { $liberties }.
review-none = Jeg ser ingen store fejl i dette parti.
review-doubt = Jeg vurderer så godt, som jeg spiller, og kan tage fejl.
review-rough = På så stort et bræt læser jeg ikke dybt: tag det som et groft fingerpeg.
review-sides = I dette parti skiftedes makkere til at trække: en fejl tæller for siden, uanset hvem der trak.
review-chances = { $color ->
    [white] Hvids chance
   *[black] Sorts chance
} for at vinde: { $percent } %.
review-alt = En graf over, hvem der var foran i { $moves } træk, sort øverst og hvid nederst. Efter træk { $middle }: { $lead } Til sidst: { $end }
review-button-before = ‹ Fejl
review-button-after = Fejl ›
review-button-graph = Graf
review-button-guess = Gæt trækkene
review-guess-about = Spil partiet igennem, og gæt hvert træk
review-guess-question = { $color ->
    [white] Hvor spillede hvid træk { $number }?
   *[black] Hvor spillede sort træk { $number }?
}
review-guess-right = { $point } er rigtigt: to point.
review-guess-close = { $guess } ligger tæt på: ét point. Trækket var { $point }.
review-guess-wrong = Trækket var { $point }.
review-guess-points = Indtil nu { $points } af { $most } point.
review-guess-end = Det var det sidste træk. Du har { $points } af { $most } point.
review-button-another = Et andet parti
