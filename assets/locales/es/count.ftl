# El recuento: marcar, ponerse de acuerdo, el resultado.
# count = recuento
# chain = cadena
# dead, alive = muerta, viva
# seki = seki
# ko = ko
# territory = territorio
# area = área
# prisoners = prisioneros
# komi = komi
# to pass = pasar (a pass = un pase)
# to agree = dar el visto bueno
# play on = seguir jugando
# dispute = disputa
# to retake = recapturar
# to object = objetar
# Black, White = Negro, Blanco

count-begins = Dos pases seguidos: empieza el recuento.
count-how = Marquen las cadenas muertas y pónganse de acuerdo. Si no, sigan jugando.
count-marked-dead = Marcadas como muertas: { $points }.
count-marked-alive = Ya sin marcar: { $points }.
count-withdrawn = Las marcas han cambiado: ambos bandos tienen que aceptar otra vez.
count-agreed = { $player } está de acuerdo con este recuento.
count-turn = Aún falta el acuerdo de { $player }.
count-until = Plazo para responder: hasta el { $at } ({ $in-words }). Después, el otro bando puede aceptar el recuento tal como está.
count-unanswered = { $color ->
    [white] Blanco no ha respondido a tiempo. Negro puede aceptar el recuento tal como está; hasta entonces, Blanco aún puede responder.
   *[black] Negro no ha respondido a tiempo. Blanco puede aceptar el recuento tal como está; hasta entonces, Negro aún puede responder.
}
count-button-claim = Aceptar el recuento
count-confirm-claim = ¿Terminar la partida con el recuento tal como está? No se puede deshacer.
count-button-mark = Marcar muertas
count-more-mark-about = Escribe una piedra de cada cadena en vez de elegirla en el menú
count-menu = Elige las cadenas muertas
count-menu-columns = Cadenas muertas, columnas de { $from } a { $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = De acuerdo
count-button-resume = Seguir jugando
count-form-title = Marcar cadenas como muertas o vivas
count-form-points = Una piedra de cada cadena
count-score-title = Marcador
count-row-territory = Territorio
count-row-stones = Piedras
count-row-prisoners = Prisioneros
count-row-komi = Komi
count-row-total = Total
count-leads = { $color ->
    [white] Blanco
   *[black] Negro
} lleva { $margin } de ventaja.
count-level = El marcador está igualado.
count-alt-dead = Marcadas como muertas: { $points }.
count-alt-seki = En seki: { $points }.
count-alt-no-dead = Ninguna cadena está marcada como muerta.
count-alt-score = Marcador: Negro { $black }, Blanco { $white }, con un komi de { $komi }.
count-marked-seki = Marcadas como seki: { $points }.
count-proven = Muertas, está demostrado: { $points }.
count-suggested = Creo que están muertas: { $points }. La decisión es suya: marquen una cadena para cambiarlo.
count-unsettled = Su suerte depende de quién juegue primero: { $points }. Si no hay acuerdo, sigan jugando.
count-contested = { $said ->
    [dead] Muerto para { $player }, vivo para mí: { $points }.
   *[alive] Vivo para { $player }, muerto para mí: { $points }.
}
count-agree-contested = Yo veo { $points } de forma distinta a lo marcado. ¿Aceptar este recuento de todos modos?
count-confirm-claim-contested = ¿Terminar la partida con el recuento? Lo discutido cuenta como yo lo veo. No se puede deshacer.
count-captured-on-copy = { $color ->
    [white] En la copia, Blanco capturó { $points }: ¿marcar como muerto?
   *[black] En la copia, Negro capturó { $points }: ¿marcar como muerto?
}
count-button-mark-tried = Marcar como muerto
count-seki = En seki: { $points }. Lo que rodean no cuenta.
count-open = Los puntos vacíos alrededor de { $points } tocan los dos colores y no cuentan para nadie. Marquen ahí las cadenas muertas o sigan jugando y cierren la frontera.
count-button-seki = Seki
count-seki-form-title = Marcar o desmarcar cadenas como seki
count-button-try = Jugar en una copia
count-more-try-about = La copia no cuenta. Para seguir la partida misma, usa “{ count-button-resume }”.
count-try-question = Pueden resolver una disputa en una copia del tablero. Después, la partida vuelve a la posición tras los dos pases. ¿Quién juega primero en la copia?
count-button-first = { $color ->
    [white] Empieza Blanco
   *[black] Empieza Negro
}
count-trial-how = Esto es una copia: aquí nada cuenta, y el tablero se restaura después. Termina con dos pases seguidos.
count-trial-began = { $color ->
    [white] Blanco quiere resolver una disputa en una copia.
   *[black] Negro quiere resolver una disputa en una copia.
}
count-trial-ended = { $color ->
    [white] Blanco ha restaurado el tablero a la posición tras los dos pases.
   *[black] Negro ha restaurado el tablero a la posición tras los dos pases.
}
count-trial-over = Dos pases en la copia: el tablero vuelve a la posición tras los dos pases de la partida.
count-trial-turn = { $player }, te toca en la copia ({ terms-color })
count-trial-barred = Ko: en { $points } solo puedes recapturar después de pasar para liberar ese ko.
count-button-end-trial = Restaurar tablero
count-button-pass-for-ko = Pasar: liberar el ko
count-pass-for-ko-point = ¿Dónde quieres recapturar?
count-passed-for-ko = { $color ->
    [white] Blanco pasa para liberar el ko de { $point }.
   *[black] Negro pasa para liberar el ko de { $point }.
}
count-confirm-trial-pass = ¿Pasar en la copia? Dos pases seguidos restauran el tablero.
count-alt-trial = Una copia del tablero en la que se resuelve una disputa. { $color ->
    [white] Le toca a Blanco.
   *[black] Le toca a Negro.
}
count-objected = { $color ->
    [white] Blanco impugna el recuento, que vuelve a estar abierto.
   *[black] Negro impugna el recuento, que vuelve a estar abierto.
}
count-button-object = Impugnar
count-button-steps = Ver el recuento
count-step-board = El tablero tras los dos pases.
count-step-marked = El tablero tras los dos pases. Las piedras muertas están marcadas.
count-step-dead = Las piedras muertas salen del tablero y se suman a los prisioneros.
count-step-dead-off = Las piedras muertas salen del tablero; con estas reglas los prisioneros no cuentan.
count-step-neutral = Piedras de reserva de cualquier color rellenan los puntos neutrales (triángulos); no cuentan para nadie.
count-step-filled = Los prisioneros rellenan el territorio de su propio color (triángulos). Cada uno quita ahí un punto y deja de contar para el otro bando: la diferencia no cambia.
count-step-left = A { $color ->
    [white] Blanco
   *[black] Negro
} le { $stones ->
    [one] sobra un prisionero
   *[other] sobran { $stones } prisioneros
} sin sitio en el tablero: un punto por cada uno.
count-step-arranged = Los territorios se ordenan para contarlos de un vistazo.
count-step-together = Se juntan las piedras de cada bando y las intersecciones que solo ellas rodean: cada una vale un punto.
count-step-points = Negro { $black }, Blanco { $white }.
count-step-komi = Con el komi: Blanco { $white }.
