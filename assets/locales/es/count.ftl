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
count-how = Marca las cadenas muertas; después, ambos bandos dan el visto bueno.
count-marked-dead = Piedras marcadas como muertas: { $points }.
count-marked-alive = Piedras ya sin marca: { $points }.
count-withdrawn = Las marcas han cambiado, así que todavía nadie ha dado el visto bueno.
count-agreed = { $player } da el visto bueno a este recuento.
count-turn = { $player }, ¿te parece bien?
count-until = Hay tiempo para responder hasta { $at } ({ $in-words }); después, el otro bando puede dar por válido el recuento.
count-unanswered = { $color ->
    [white] Blanco no ha respondido a tiempo. Negro puede dar por válido el recuento tal como está; hasta entonces, Blanco aún puede responder.
   *[black] Negro no ha respondido a tiempo. Blanco puede dar por válido el recuento tal como está; hasta entonces, Negro aún puede responder.
}
count-button-claim = Dar por válido el recuento
count-confirm-claim = ¿Termina la partida con el recuento tal como está? No se puede deshacer.
count-button-mark = Marcar cadena
count-more-mark-about = Escribe una piedra de cada cadena en vez de elegirla en el menú
count-menu = Elige las cadenas muertas
count-menu-columns = Cadenas muertas, columnas de { $from } a { $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = De acuerdo
count-button-resume = Seguir jugando
count-form-title = Marcar cadenas: muertas o vivas
count-form-points = Una piedra de cada cadena
count-score-title = Marcador
count-row-territory = Territorio
count-row-stones = Piedras
count-row-area = Área
count-row-prisoners = Prisioneros
count-row-komi = Komi
count-row-total = Total
count-leads = { $color ->
    [white] Blanco va por delante
   *[black] Negro va por delante
}: { $margin } { $margin ->
    [one] punto
   *[other] puntos
} de ventaja.
count-level = Hay igualdad.
count-alt-dead = Piedras marcadas como muertas: { $points }.
count-alt-seki = En seki: { $points }.
count-alt-no-dead = No hay ninguna cadena marcada como muerta.
count-alt-score = Marcador: Negro { $black }, Blanco { $white }, con un komi de { $komi }.
count-marked-seki = Piedras marcadas en seki: { $points }.
count-suggested = Sugiero como muertas: { $points }. La decisión es de ambos bandos: marca una cadena para cambiarlo.
count-seki = En seki: { $points }. Lo que rodean no cuenta.
count-button-seki = Seki
count-seki-form-title = Cadenas en seki: marcar o quitar
count-button-try = Resolver en una copia
count-more-try-about = La copia no cuenta. “{ count-button-resume }” vuelve a la partida misma.
count-try-question = La disputa se juega en una copia del tablero; después, el tablero vuelve a estar como tras los dos pases. ¿Quién empieza en la copia?
count-button-first = { $color ->
    [white] Empieza Blanco
   *[black] Empieza Negro
}
count-trial-how = Se juega en una copia: después se restaura el tablero y nada de esto cuenta. Termina con dos pases seguidos.
count-trial-began = { $color ->
    [white] Blanco quiere resolver una disputa en una copia del tablero.
   *[black] Negro quiere resolver una disputa en una copia del tablero.
}
count-trial-ended = { $color ->
    [white] Blanco deja el tablero como estaba tras los dos pases.
   *[black] Negro deja el tablero como estaba tras los dos pases.
}
count-trial-over = Dos pases en la copia: el tablero vuelve a estar como tras los dos pases de la partida.
count-trial-turn = { $player }: juega { terms-color } en la copia.
count-trial-barred = Ko: en { $points } solo puedes recapturar después de pasar por ese ko.
count-button-end-trial = Restaurar el tablero
count-button-pass-for-ko = Pasar por el ko
count-pass-for-ko-point = ¿Dónde quieres recapturar?
count-passed-for-ko = { $color ->
    [white] Blanco pasa por el ko en { $point }.
   *[black] Negro pasa por el ko en { $point }.
}
count-confirm-trial-pass = ¿Quieres pasar en la copia? Con dos pases seguidos se restaura el tablero.
count-alt-trial = Una copia del tablero en la que se juega una disputa. { $color ->
    [white] Le toca a Blanco.
   *[black] Le toca a Negro.
}
count-confirm-how = Hay acuerdo sobre qué piedras están muertas. Revisa el recuento y confírmalo; mientras falte una confirmación, cualquiera de los bandos puede objetar.
count-confirmed = { $player } confirma el recuento.
count-turn-to-confirm = { $player }, ¿lo confirmas?
count-objected = { $color ->
    [white] Blanco objeta: el recuento vuelve a estar abierto.
   *[black] Negro objeta: el recuento vuelve a estar abierto.
}
count-button-confirm = Confirmar
count-button-object = Objetar
count-button-steps = Ver el recuento
count-step-board = El tablero tras los dos pases. Lo muerto está marcado.
count-step-no-dead = No hay piedras muertas.
count-step-dead = Las piedras muertas salen del tablero y se suman a los prisioneros.
count-step-neutral = Piedras de reserva de cualquier color rellenan los puntos neutrales (triángulos); no cuentan para nadie.
count-step-filled = Los prisioneros rellenan el territorio de su propio color (triángulos); cada uno quita un punto.
count-step-none-filled = No hay prisioneros con los que rellenar.
count-step-left = A { $color ->
    [white] Blanco
   *[black] Negro
} le { $stones ->
    [one] sobra un prisionero
   *[other] sobran { $stones } prisioneros
} sin sitio en el tablero: un punto por cada uno.
count-step-arranged = Los territorios se ordenan para contarlos de un vistazo.
count-step-points = Negro { $black }, Blanco { $white }.
