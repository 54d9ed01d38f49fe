### Relojes, deshacer, pausas y anulación.
# clock = reloj
# the clock rests = el reloj descansa
# the clocks stand = los relojes están detenidos
# run out of time = se agotó el tiempo
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
    [white] Blanco ha deshecho la última jugada.
   *[black] Negro ha deshecho la última jugada.
}
pace-undone = La jugada se ha deshecho.
pace-went-on = Los relojes vuelven a correr.
pace-paused = Los relojes están en pausa hasta que alguien juegue o los reanude.
pace-time-given = { $color ->
    [white] Blanco recibe { $span } más.
   *[black] Negro recibe { $span } más.
}
pace-overdue = { $color ->
    [white] A Blanco se le acabó el tiempo. Negro puede reclamar la victoria, dar más tiempo o anular la partida.
   *[black] A Negro se le acabó el tiempo. Blanco puede reclamar la victoria, dar más tiempo o anular la partida.
}
pace-proposes-undo = { $player } pide deshacer la jugada { $number } ({ $point }).
pace-proposes-undo-pass = { $player } pide deshacer la jugada { $number } (un pase).
pace-proposes-pause = { $player } propone pausar los relojes.
pace-proposes-call-off = { $player } propone anular la partida: nadie gana ni pierde.
pace-proposes-draw = { $player } ofrece empate.
pace-won-time = { $color ->
    [white] A { $loser } se le acabó el tiempo: gana Blanco ({ $winner }).
   *[black] A { $loser } se le acabó el tiempo: gana Negro ({ $winner }).
}
pace-won-adjudication = { $color ->
    [white] Decisión de la moderación: gana Blanco ({ $winner }).
   *[black] Decisión de la moderación: gana Negro ({ $winner }).
}
pace-draw = La partida termina en empate por acuerdo.
pace-not-begun = La partida no empezó a tiempo. Nadie gana ni pierde.
pace-called-off = Partida anulada. Nadie gana ni pierde.
pace-nothing-to-undo = No tienes ninguna jugada que deshacer.
pace-too-late-to-take-back = Puedes deshacer una jugada libremente durante un minuto, mientras nadie haya respondido. Después, tu rival tiene que aceptar: pídelo con `/{ command-game } { command-undo }`.
pace-no-clock = Esta partida no tiene reloj.
pace-is-paused = Los relojes ya están en pausa.
pace-not-paused = Los relojes no están en pausa.
pace-paused-too-early = Se puede pausar cuando ambos bandos hayan hecho una jugada.
pace-too-much-time = Puedes dar como máximo { $most } de una vez.
pace-time-is-out = Tu tiempo se acabó { $at }.
pace-time-was-out = Se te acabó el tiempo.
pace-nobody-overdue = A tu rival no se le ha acabado el tiempo.
pace-no-draw = En esta partida no hay empate por acuerdo: en el Go decide el recuento y en el Atari-Go, la captura.
pace-bad-time = No entiendo ese reloj. Ejemplos: `3d` para tres días por jugada, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
}
pace-field-clock = Reloj
pace-field-rest = El reloj se pausa
pace-field-overdue = Si se acaba el tiempo
pace-control-none = Ninguno
pace-control-per-move = { $each } por jugada
pace-control-fischer = { $start } al empezar, más { $increment } por jugada, hasta { $cap } (Fischer)
pace-control-byo-yomi = { $main }, luego { $periods ->
    [one] un periodo de { $period }
   *[other] { $periods } periodos de { $period }
} (byo-yomi)
pace-control-canadian = { $main }, luego { $period } por cada { $stones ->
    [one] piedra
   *[other] { $stones } piedras
} (canadiense)
pace-line-none = Sin reloj
pace-line-per-move = { $each } por jugada
pace-line-fischer = { $start } + { $increment } por jugada
pace-line-rests-weekends = pausa los fines de semana
pace-line-rests-nights = pausa por la noche
pace-line-rests-both = pausa por la noche y los fines de semana
pace-rest-none = En vacaciones y cuando no tengo conexión
pace-rest-weekends = Los fines de semana en la zona horaria de cada cual, en vacaciones y cuando no tengo conexión
pace-rest-nights = Por la noche (de 22:00 a 8:00) en la zona horaria de cada cual, en vacaciones y cuando no tengo conexión
pace-rest-both = Los fines de semana y por la noche (de 22:00 a 8:00) en la zona horaria de cada cual, en vacaciones y cuando no tengo conexión
pace-overdue-loses = Pierde ese bando. Antes de la primera jugada de cada bando, no pierde nadie. Si un recuento queda sin respuesta a tiempo, el otro bando puede aceptarlo tal como está.
pace-overdue-chooses = El rival puede reclamar la victoria, dar más tiempo o anular la partida. Antes de la primera jugada de cada bando, no pierde nadie. Si un recuento queda sin respuesta a tiempo, el otro bando puede aceptarlo tal como está.
pace-rest-without-clock = No hay reloj que poner en pausa: elige también un `{ command-clock }`.
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
pace-out = Plazo: { $at }
pace-out-resting = El reloj está en pausa; el tiempo se acaba { $at }
pace-rests = El reloj está en pausa.
pace-button-claim = Reclamar victoria
pace-button-give-day = Dar un día
pace-button-call-off = Anular
pace-confirm-claim = ¿Reclamar la victoria por tiempo contra { $opponent }? No se puede deshacer.
pace-confirm-call-off = ¿Anular la partida? Nadie gana ni pierde. No se puede deshacer.
