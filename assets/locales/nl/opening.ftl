### De openingen van gomoku en renju: wie de eerste stenen zet en wie een kleur kiest.
# opening = opening
# fifth move = vijfde zet

opening-name = { $rule ->
    [swap] Swap
    [swap2] Swap2
    [taraguchi10] Taraguchi-10
   *[soosorv8] Soosõrv-8
}
opening-rule = { $rule ->
    [swap] Swap: wie zwart heeft, zet drie stenen: zwart, wit en zwart. De ander kiest een kleur.
    [swap2] Swap2: wie zwart heeft, zet drie stenen: zwart, wit en zwart. De ander kiest een kleur, of zet er nog twee bij en laat de keuze aan de eerste.
    [taraguchi10] Taraguchi-10: de spelers zetten om de beurt stenen binnen steeds grotere vierkanten in het midden, en na elk van de eerste vijf kiest de ander een kleur. Na de vierde mag wie zwart heeft in plaats daarvan tien vijfde zetten aanbieden, en wit kiest er een uit.
   *[soosorv8] Soosõrv-8: wie zwart heeft, zet drie stenen bij het midden, en de ander kiest een kleur. Wit zet de vierde en zegt hoeveel vijfde zetten zwart moet aanbieden, hoogstens acht. Wie zwart heeft, kiest een kleur; dan biedt zwart de vijfde zetten aan en kiest wit er een uit.
}
opening-field = Opening
opening-place = { $color ->
    [white] Opening: zet steen { $number }, een witte.
   *[black] Opening: zet steen { $number }, een zwarte.
}
opening-place-middle = Opening: zet de eerste steen, een zwarte, op het punt in het midden.
opening-place-within = { $color ->
    [white] Opening: zet steen { $number }, een witte, op een van de { $across }×{ $across } punten in het midden.
   *[black] Opening: zet steen { $number }, een zwarte, op een van de { $across }×{ $across } punten in het midden.
}
opening-choose = Opening: kies je kleur.
opening-choose-or-two = Opening: kies je kleur, of zet nog twee stenen en laat de keuze aan je tegenstander.
opening-choose-or-ten = Opening: kies je kleur, of bied als zwart tien vijfde zetten aan.
opening-count = Opening: zeg hoeveel vijfde zetten zwart moet aanbieden.
opening-offer-all = { $number ->
    [one] Opening: bied één vijfde zet aan.
   *[other] Opening: bied { $number } vijfde zetten aan.
}
opening-offer = { $left ->
    [one] Opening: bied nog één vijfde zet aan.
   *[other] Opening: bied nog { $left } vijfde zetten aan.
}
opening-preview = Alleen jij ziet dit: partij { $number } met een vijfde zet op { $point }. Er is nog niets aangeboden.
opening-button-offer = { $point } aanbieden
opening-pick = Opening: kies de vijfde zet van zwart uit { $points }.
opening-button-take = { $color ->
    [white] Wit nemen
   *[black] Zwart nemen
}
opening-button-two = Twee erbij zetten
opening-button-ten = Tien aanbieden
opening-menu-fifths = Hoeveel vijfde zetten?
opening-fifths = { $number ->
    [one] Eén vijfde zet
   *[other] { $number } vijfde zetten
}
opening-colors = { $black } speelt zwart, { $white } speelt wit.
opening-two-more = Er worden nog twee stenen gezet voordat de kleuren worden gekozen.
opening-fifth-moves = { $number ->
    [one] Zwart moet één vijfde zet aanbieden.
   *[other] Zwart moet { $number } vijfde zetten aanbieden.
}
opening-offered = Zwart biedt { $point } aan als vijfde zet.
opening-outside-middle = **Opening:** de eerste steen hoort op het punt in het midden.
opening-outside = **Opening:** deze steen hoort op een van de { $across }×{ $across } punten in het midden, maar { $point } ligt erbuiten.
opening-not-your-turn = **Opening:** de andere kant is aan de beurt.
opening-choose-first = **Opening:** maak eerst je keuze onder het bord.
opening-nothing-to-choose = Zoiets valt er in deze partij nu niet te kiezen.
opening-offered-already = **Opening:** { $point } is al aangeboden.
opening-same = **Opening:** door de symmetrie is { $point } dezelfde zet als { $like }. Bied een andere aan.
opening-not-offered = **Opening:** { $point } is niet aangeboden. Kies uit { $points }.
opening-no-plan = Vooruitplannen kan als de opening voorbij is.
opening-state = In de opening. Zetten tot nu toe: { $moves }.
opening-wrong-game = Openingen met keuze van kleur zijn er alleen voor gomoku en renju.
opening-wrong-size = Deze opening heeft een bord met een punt in het midden nodig: een oneven aantal lijnen, 9 of meer.
