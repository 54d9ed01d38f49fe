### Las aperturas del Gomoku y del Renju: quién pone las primeras piedras y quién elige un color.
# opening = apertura
# fifth move = quinta jugada

opening-name = { $rule ->
    [swap] Swap
    [swap2] Swap2
    [taraguchi10] Taraguchi-10
   *[soosorv8] Soosõrv-8
}
opening-rule = { $rule ->
    [swap] Swap: quien lleva negras pone tres piedras: negra, blanca y negra. El otro bando elige un color.
    [swap2] Swap2: quien lleva negras pone tres piedras: negra, blanca y negra. El otro bando elige un color, o pone dos más y deja la elección al primero.
    [taraguchi10] Taraguchi-10: los bandos ponen piedras por turnos dentro de cuadrados cada vez mayores en el centro, y después de cada una de las cinco primeras el otro bando elige un color. Después de la cuarta, quien lleva negras puede ofrecer en su lugar diez quintas jugadas, y Blanco elige una.
   *[soosorv8] Soosõrv-8: quien lleva negras pone tres piedras cerca del centro y el otro bando elige un color. Blanco pone la cuarta y dice cuántas quintas jugadas debe ofrecer Negro, ocho como máximo. Quien lleva negras elige un color; después Negro ofrece las quintas jugadas y Blanco elige una.
}
opening-field = Apertura
opening-place = { $color ->
    [white] Apertura: pon la piedra { $number } (blanca).
   *[black] Apertura: pon la piedra { $number } (negra).
}
opening-place-middle = Apertura: pon la primera piedra (negra) en la intersección del centro.
opening-place-within = { $color ->
    [white] Apertura: pon la piedra { $number } (blanca) en una de las { $across }×{ $across } intersecciones del centro.
   *[black] Apertura: pon la piedra { $number } (negra) en una de las { $across }×{ $across } intersecciones del centro.
}
opening-choose = Apertura: elige tu color.
opening-choose-or-two = Apertura: elige tu color, o pon dos piedras más y deja la elección al otro bando.
opening-choose-or-ten = Apertura: elige tu color, u ofrece diez quintas jugadas como Negro.
opening-count = Apertura: di cuántas quintas jugadas debe ofrecer Negro.
opening-offer-all = { $number ->
    [one] Apertura: ofrece una quinta jugada.
   *[other] Apertura: ofrece { $number } quintas jugadas.
}
opening-offer = { $left ->
    [one] Apertura: ofrece una quinta jugada más.
   *[other] Apertura: ofrece { $left } quintas jugadas más.
}
opening-preview = Esto solo lo ves tú: la partida { $number } con una quinta jugada en { $point }. Aún no se ha ofrecido nada.
opening-button-offer = Ofrecer { $point }
opening-pick = Apertura: elige la quinta jugada de Negro entre { $points }.
opening-button-take = { $color ->
    [white] Llevar blancas
   *[black] Llevar negras
}
opening-button-two = Poner dos más
opening-button-ten = Ofrecer diez jugadas
opening-menu-fifths = ¿Cuántas quintas jugadas?
opening-fifths = { $number ->
    [one] Una quinta jugada
   *[other] { $number } quintas jugadas
}
opening-colors = { $black } lleva negras, { $white } lleva blancas.
opening-two-more = Se pondrán dos piedras más antes de elegir los colores.
opening-fifth-moves = { $number ->
    [one] Negro debe ofrecer una quinta jugada.
   *[other] Negro debe ofrecer { $number } quintas jugadas.
}
opening-offered = Negro ofrece { $point } como quinta jugada.
opening-outside-middle = **Apertura:** la primera piedra va en la intersección del centro.
opening-outside = **Apertura:** esta piedra va en una de las { $across }×{ $across } intersecciones del centro, pero { $point } queda fuera.
opening-not-your-turn = **Apertura:** le toca al otro bando.
opening-choose-first = **Apertura:** elige primero debajo del tablero.
opening-nothing-to-choose = En esta partida no hay ahora nada de ese tipo que elegir.
opening-offered-already = **Apertura:** { $point } ya se ha ofrecido.
opening-same = **Apertura:** por simetría, { $point } es la misma jugada que { $like }. Ofrece otra.
opening-not-offered = **Apertura:** { $point } no se ha ofrecido. Elige entre { $points }.
opening-no-plan = Podrás planear cuando acabe la apertura.
opening-state = Apertura en curso. Jugadas hasta ahora: { $moves }.
opening-wrong-game = Las aperturas con elección de colores son solo para Gomoku y Renju.
opening-wrong-size = Esta apertura necesita un tablero con una intersección en el centro: un número impar de líneas, 9 o más.
