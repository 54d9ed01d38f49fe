### Öppningarna i gomoku och renju: vem som lägger de första stenarna och vem som väljer färg.
# opening = öppning
# fifth move = femte drag

opening-name = { $rule ->
    [swap] Swap
    [swap2] Swap2
    [taraguchi10] Taraguchi-10
   *[soosorv8] Soosõrv-8
}
opening-rule = { $rule ->
    [swap] Swap: den som har svart lägger tre stenar: svart, vit och svart. Den andra väljer färg.
    [swap2] Swap2: den som har svart lägger tre stenar: svart, vit och svart. Den andra väljer färg, eller lägger två till och överlåter valet åt den första.
    [taraguchi10] Taraguchi-10: spelarna lägger stenar i tur och ordning inom allt större kvadrater i mitten, och efter var och en av de fem första väljer den andra färg. Efter den fjärde får den som har svart i stället erbjuda tio femte drag, och vit väljer ett av dem.
   *[soosorv8] Soosõrv-8: den som har svart lägger tre stenar nära mitten, och den andra väljer färg. Vit lägger den fjärde och säger hur många femte drag svart ska erbjuda, högst åtta. Den som har svart väljer färg; sedan erbjuder svart de femte dragen, och vit väljer ett av dem.
}
opening-field = Öppning
opening-place = { $color ->
    [white] Öppning: lägg sten { $number }, en vit.
   *[black] Öppning: lägg sten { $number }, en svart.
}
opening-place-middle = Öppning: lägg den första stenen, en svart, på punkten i mitten.
opening-place-within = { $color ->
    [white] Öppning: lägg sten { $number }, en vit, på en av de { $across }×{ $across } punkterna i mitten.
   *[black] Öppning: lägg sten { $number }, en svart, på en av de { $across }×{ $across } punkterna i mitten.
}
opening-choose = Öppning: välj din färg.
opening-choose-or-two = Öppning: välj din färg, eller lägg två stenar till och överlåt valet åt din motståndare.
opening-choose-or-ten = Öppning: välj din färg, eller erbjud tio femte drag som svart.
opening-count = Öppning: säg hur många femte drag svart ska erbjuda.
opening-offer-all = { $number ->
    [one] Öppning: erbjud ett femte drag.
   *[other] Öppning: erbjud { $number } femte drag.
}
opening-offer = { $left ->
    [one] Öppning: erbjud ett femte drag till.
   *[other] Öppning: erbjud { $left } femte drag till.
}
opening-preview = Bara du ser det här: parti { $number } med ett femte drag på { $point }. Inget har erbjudits än.
opening-button-offer = Erbjud { $point }
opening-pick = Öppning: välj svarts femte drag bland { $points }.
opening-button-take = { $color ->
    [white] Ta vit
   *[black] Ta svart
}
opening-button-two = Lägg två till
opening-button-ten = Erbjud tio drag
opening-menu-fifths = Hur många femte drag?
opening-fifths = { $number ->
    [one] Ett femte drag
   *[other] { $number } femte drag
}
opening-colors = { $black } spelar svart, { $white } spelar vit.
opening-two-more = Två stenar till läggs innan färgerna väljs.
opening-fifth-moves = { $number ->
    [one] Svart ska erbjuda ett femte drag.
   *[other] Svart ska erbjuda { $number } femte drag.
}
opening-offered = Svart erbjuder { $point } som femte drag.
opening-outside-middle = **Öppning:** den första stenen ska ligga på punkten i mitten.
opening-outside = **Öppning:** den här stenen ska ligga på en av de { $across }×{ $across } punkterna i mitten, men { $point } ligger utanför.
opening-not-your-turn = **Öppning:** det är den andra sidans tur.
opening-choose-first = **Öppning:** gör först ditt val under brädet.
opening-nothing-to-choose = Det finns inget sådant att välja i det här partiet nu.
opening-offered-already = **Öppning:** { $point } är redan erbjudet.
opening-same = **Öppning:** på grund av symmetrin är { $point } samma drag som { $like }. Erbjud ett annat.
opening-not-offered = **Öppning:** { $point } har inte erbjudits. Välj bland { $points }.
opening-no-plan = Du kan planera i förväg när öppningen är slut.
opening-state = I öppningen. Drag hittills: { $moves }.
opening-wrong-game = Öppningar med val av färg finns bara i gomoku och renju.
opening-wrong-size = Den här öppningen kräver ett bräde med en punkt i mitten: ett udda antal linjer, 9 eller fler.
