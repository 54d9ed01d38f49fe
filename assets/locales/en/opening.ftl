### Openings of Gomoku and Renju: who places the first stones, and who chooses a colour.
# opening = the first stones, after which the colours are chosen
# fifth move = Black’s move that is offered in several places by Soosõrv-8

opening-name = { $rule ->
    [swap] Swap
    [swap2] Swap2
    [taraguchi10] Taraguchi-10
   *[soosorv8] Soosõrv-8
}
opening-rule = { $rule ->
    [swap] Swap: the player with Black places three stones, black, white and black. The other one chooses a colour.
    [swap2] Swap2: the player with Black places three stones, black, white and black. The other one chooses a colour, or places two more and leaves the choice to the first.
    [taraguchi10] Taraguchi-10: the players place stones in turn, within squares in the middle that grow, and after each of the first five the other one chooses a colour. After the fourth, Black’s player may offer ten fifth moves instead, and White picks one.
   *[soosorv8] Soosõrv-8: the player with Black places three stones near the middle, and the other one chooses a colour. White places the fourth and says how many fifth moves Black has to offer, up to eight. Black’s player chooses a colour; then Black offers the fifth moves, and White picks one.
}
opening-field = Opening
opening-place = { $color ->
    [white] Opening: place stone { $number }, a white one.
   *[black] Opening: place stone { $number }, a black one.
}
opening-place-middle = Opening: place the first stone, a black one, on the point in the middle.
opening-place-within = { $color ->
    [white] Opening: place stone { $number }, a white one, within the { $across }×{ $across } points in the middle.
   *[black] Opening: place stone { $number }, a black one, within the { $across }×{ $across } points in the middle.
}
opening-choose = Opening: choose your colour.
opening-choose-or-two = Opening: choose your colour, or place two more stones and leave the choice to your opponent.
opening-choose-or-ten = Opening: choose your colour, or offer ten fifth moves as Black.
opening-count = Opening: say how many fifth moves Black has to offer.
opening-offer-all = { $number ->
    [one] Opening: offer one fifth move.
   *[other] Opening: offer { $number } fifth moves.
}
opening-offer = { $left ->
    [one] Opening: offer one more fifth move.
   *[other] Opening: offer { $left } more fifth moves.
}
opening-preview = Only you can see this: game { $number } with a fifth move on { $point }. Nothing has been offered yet.
opening-button-offer = Offer { $point }
opening-pick = Opening: pick Black’s fifth move, one of { $points }.
opening-button-take = { $color ->
    [white] Take White
   *[black] Take Black
}
opening-button-two = Place two more
opening-button-ten = Offer ten moves
opening-menu-fifths = How many fifth moves?
opening-fifths = { $number ->
    [one] One fifth move
   *[other] { $number } fifth moves
}
opening-colors = { $black } plays Black, { $white } plays White.
opening-two-more = Two more stones will be placed before the colours are chosen.
opening-fifth-moves = { $number ->
    [one] Black has to offer one fifth move.
   *[other] Black has to offer { $number } fifth moves.
}
opening-offered = Black offers { $point } as the fifth move.
opening-outside-middle = **Opening:** the first stone goes on the point in the middle.
opening-outside = **Opening:** this stone goes within the { $across }×{ $across } points in the middle, but { $point } is outside.
opening-not-your-turn = **Opening:** it’s your opponent’s turn.
opening-choose-first = **Opening:** first make your choice below the board.
opening-nothing-to-choose = There’s nothing like that to choose in this game right now.
opening-offered-already = **Opening:** { $point } has already been offered.
opening-same = **Opening:** by symmetry, { $point } is the same move as { $like }. Offer another one.
opening-not-offered = **Opening:** { $point } wasn’t offered. Pick one of { $points }.
opening-no-plan = You can plan ahead once the opening is over.
opening-state = In the opening. Moves so far: { $moves }.
opening-wrong-game = Openings with a choice of colours are for Gomoku and Renju only.
opening-wrong-size = This opening needs a board with a point in the middle: an odd number of lines, 9 or more.
