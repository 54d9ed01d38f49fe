### Relojes, deshacer, pausas y anulación.
# clock = reloj
# the clock rests = el reloj descansa
# the clocks stand = los relojes están detenidos
# time is out = se agotó el tiempo
# to undo a move = deshacer una jugada
# to pass, a pass = pasar, un pase
# to claim the game = reclamar la victoria
# to call off = anular
# draw = empate
# opponent = rival
# side = bando
# byo-yomi = byo-yomi
# period = periodo
# per move, Fischer, Canadian = por jugada, Fischer, canadiense
# vacation = vacaciones
# Black, White = Negro, Blanco

pace-days = { $days } { $days ->
    [one] día
   *[other] días
}
pace-hours = { $hours } { $hours ->
    [one] hora
   *[other] horas
}
pace-days-and-hours = { $days } { $days ->
    [one] día
   *[other] días
} y { $hours } { $hours ->
    [one] hora
   *[other] horas
}
pace-taken-back = { $color ->
    [white] Blanco deshace su última jugada.
   *[black] Negro deshace su última jugada.
}
pace-undone = Jugada deshecha: el tablero y los relojes vuelven a estar como antes.
pace-went-on = Los relojes vuelven a correr.
pace-paused = Los relojes quedan detenidos hasta que alguien juegue o los ponga en marcha.
pace-time-given = { $color ->
    [white] Blanco recibe más tiempo: { $span }.
   *[black] Negro recibe más tiempo: { $span }.
}
pace-overdue = { $color ->
    [white] A Blanco se le agotó el tiempo. Negro puede reclamar la victoria, dar más tiempo o anular la partida.
   *[black] A Negro se le agotó el tiempo. Blanco puede reclamar la victoria, dar más tiempo o anular la partida.
}
pace-proposes-undo = { $player } pide deshacer la jugada { $number } ({ $point }).
pace-proposes-undo-pass = { $player } pide deshacer la jugada { $number } (un pase).
pace-proposes-pause = { $player } propone una pausa, con los relojes detenidos.
pace-proposes-call-off = { $player } propone anular la partida: nadie ganaría ni perdería.
pace-proposes-draw = { $player } ofrece empate.
pace-won-time = { $color ->
    [white] A { $loser } se le agotó el tiempo: gana Blanco ({ $winner }).
   *[black] A { $loser } se le agotó el tiempo: gana Negro ({ $winner }).
}
pace-won-adjudication = { $color ->
    [white] Decisión de la moderación: gana Blanco ({ $winner }).
   *[black] Decisión de la moderación: gana Negro ({ $winner }).
}
pace-draw = La partida termina en empate por acuerdo.
pace-not-begun = La partida no empezó a tiempo. Nadie gana ni pierde.
pace-called-off = La partida queda anulada. Nadie gana ni pierde.
pace-reseated = Por decisión de la moderación, un puesto pasa a otra persona.
pace-nothing-to-undo = No tienes ninguna jugada que deshacer.
pace-too-late-to-take-back = Puedes deshacer una jugada libremente durante un minuto, mientras nadie haya respondido. Después hace falta el acuerdo de tu rival: pídelo con `/{ command-undo }`.
pace-no-clock = Esta partida no tiene reloj.
pace-is-paused = Los relojes ya están detenidos.
pace-not-paused = Los relojes no están detenidos.
pace-too-much-time = Puedes dar como máximo { $most } de una vez.
pace-time-is-out = Tu tiempo se agotó { $at }.
pace-time-was-out = Se te agotó el tiempo.
pace-nobody-overdue = A tu rival no se le ha agotado el tiempo.
pace-no-draw = En esta partida no hay empate por acuerdo.
pace-bad-time = Ese reloj no es posible. Ejemplos: `3d` para tres días por jugada, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
}
pace-field-clock = Reloj
pace-field-rest = El reloj descansa
pace-field-overdue = Si se agota el tiempo
pace-control-none = Ninguno
pace-control-per-move = { $each } por jugada
pace-control-fischer = { $start } al empezar, { $increment } más por jugada, { $cap } como máximo (Fischer)
pace-control-byo-yomi = { $main }, luego { $periods ->
    [one] un periodo de { $period }
   *[other] { $periods } periodos de { $period }
} (byo-yomi)
pace-control-canadian = { $main }, luego { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
} por cada periodo de { $period } (canadiense)
pace-line-none = sin reloj
pace-line-per-move = { $each } por jugada
pace-line-fischer = { $start } + { $increment } por jugada
pace-line-rests-weekends = para los fines de semana
pace-line-rests-nights = para por la noche
pace-line-rests-both = para por la noche y los fines de semana
pace-rest-none = En vacaciones y cuando no estoy disponible
pace-rest-weekends = Los fines de semana en la zona horaria de cada cual, en vacaciones y cuando no estoy disponible
pace-rest-nights = Por la noche (de 22:00 a 8:00) en la zona horaria de cada cual, en vacaciones y cuando no estoy disponible
pace-rest-both = Los fines de semana y por la noche (de 22:00 a 8:00) en la zona horaria de cada cual, en vacaciones y cuando no estoy disponible
pace-overdue-loses = Quien agota su tiempo pierde. Antes de la primera jugada de cada bando, no pierde nadie. Si un recuento queda sin respuesta a tiempo, el otro bando puede darlo por válido.
pace-overdue-chooses = Su rival reclama la victoria, da más tiempo o anula la partida. Antes de la primera jugada de cada bando, no pierde nadie. Si un recuento queda sin respuesta a tiempo, el otro bando puede darlo por válido.
pace-rest-without-clock = Sin reloj no hay nada que descanse: elige también un `{ command-clock }`.
pace-left = Negro { $black } · Blanco { $white }
pace-left-byo-yomi = { $main }, luego { $periods } × { $period }
pace-left-periods = { $periods } × { $period }
pace-left-canadian = { $main }, luego { $period } para { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
}
pace-left-stones = { $period } para { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
}
pace-out = El tiempo se agota { $at }
pace-out-resting = El reloj está parado; el tiempo se agota { $at }
pace-rests = El reloj descansa.
pace-button-claim = Reclamar la victoria
pace-button-give-day = Dar un día
pace-button-call-off = Anular
pace-confirm-claim = ¿Quieres reclamar la victoria? Entonces { $opponent } pierde por tiempo. Esto no se puede deshacer.
pace-confirm-call-off = ¿Quieres anular la partida? Nadie gana ni pierde. Esto no se puede deshacer.
