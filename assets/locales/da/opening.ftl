### Åbningerne i gomoku og renju: hvem der sætter de første sten, og hvem der vælger farve.
# opening = åbning
# fifth move = femte træk

opening-name = { $rule ->
    [swap] Swap
    [swap2] Swap2
    [taraguchi10] Taraguchi-10
   *[soosorv8] Soosõrv-8
}
opening-rule = { $rule ->
    [swap] Swap: den, der har sort, sætter tre sten: sort, hvid og sort. Den anden vælger farve.
    [swap2] Swap2: den, der har sort, sætter tre sten: sort, hvid og sort. Den anden vælger farve, eller sætter to mere og overlader valget til den første.
    [taraguchi10] Taraguchi-10: spillerne sætter på skift sten inden for stadig større kvadrater i midten, og efter hver af de første fem vælger den anden farve. Efter den fjerde kan den, der har sort, i stedet tilbyde ti femte træk, og hvid vælger et af dem.
   *[soosorv8] Soosõrv-8: den, der har sort, sætter tre sten nær midten, og den anden vælger farve. Hvid sætter den fjerde og siger, hvor mange femte træk sort skal tilbyde, højst otte. Den, der har sort, vælger farve; så tilbyder sort de femte træk, og hvid vælger et af dem.
}
opening-field = Åbning
opening-place = { $color ->
    [white] Åbning: sæt sten { $number }, en hvid.
   *[black] Åbning: sæt sten { $number }, en sort.
}
opening-place-middle = Åbning: sæt den første sten, en sort, på punktet i midten.
opening-place-within = { $color ->
    [white] Åbning: sæt sten { $number }, en hvid, på et af de { $across }×{ $across } punkter i midten.
   *[black] Åbning: sæt sten { $number }, en sort, på et af de { $across }×{ $across } punkter i midten.
}
opening-choose = Åbning: vælg din farve.
opening-choose-or-two = Åbning: vælg din farve, eller sæt to sten mere, og overlad valget til din modstander.
opening-choose-or-ten = Åbning: vælg din farve, eller tilbyd ti femte træk som sort.
opening-count = Åbning: sig, hvor mange femte træk sort skal tilbyde.
opening-offer-all = { $number ->
    [one] Åbning: tilbyd ét femte træk.
   *[other] Åbning: tilbyd { $number } femte træk.
}
opening-offer = { $left ->
    [one] Åbning: tilbyd ét femte træk mere.
   *[other] Åbning: tilbyd { $left } femte træk mere.
}
opening-preview = Kun du kan se dette: parti { $number } med et femte træk på { $point }. Intet er tilbudt endnu.
opening-button-offer = Tilbyd { $point }
opening-pick = Åbning: vælg sorts femte træk blandt { $points }.
opening-button-take = { $color ->
    [white] Tag hvid
   *[black] Tag sort
}
opening-button-two = Sæt to mere
opening-button-ten = Tilbyd ti træk
opening-menu-fifths = Hvor mange femte træk?
opening-fifths = { $number ->
    [one] Ét femte træk
   *[other] { $number } femte træk
}
opening-colors = { $black } spiller sort, { $white } spiller hvid.
opening-two-more = Der sættes to sten mere, før farverne vælges.
opening-fifth-moves = { $number ->
    [one] Sort skal tilbyde ét femte træk.
   *[other] Sort skal tilbyde { $number } femte træk.
}
opening-offered = Sort tilbyder { $point } som femte træk.
opening-outside-middle = **Åbning:** den første sten skal ligge på punktet i midten.
opening-outside = **Åbning:** denne sten skal ligge på et af de { $across }×{ $across } punkter i midten, men { $point } ligger udenfor.
opening-not-your-turn = **Åbning:** det er den anden sides tur.
opening-choose-first = **Åbning:** træf først dit valg under brættet.
opening-nothing-to-choose = Der er ikke noget af den slags at vælge i dette parti lige nu.
opening-offered-already = **Åbning:** { $point } er allerede tilbudt.
opening-same = **Åbning:** på grund af symmetrien er { $point } det samme træk som { $like }. Tilbyd et andet.
opening-not-offered = **Åbning:** { $point } blev ikke tilbudt. Vælg blandt { $points }.
opening-no-plan = Du kan planlægge på forhånd, når åbningen er slut.
opening-state = I åbningen. Træk indtil nu: { $moves }.
opening-wrong-game = Åbninger med valg af farve findes kun i gomoku og renju.
opening-wrong-size = Denne åbning kræver et bræt med et punkt i midten: et ulige antal linjer, 9 eller flere.
