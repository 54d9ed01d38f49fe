### Relógios, desfazer, pausas e anulação.
# clock = relógio
# the clock rests = o relógio descansa
# the clocks stand = os relógios estão parados
# run out of time = o tempo acabou
# to undo a move = desfazer uma jogada
# to pass, a pass = passar, um passe
# to claim the game = reivindicar a vitória
# to call off = anular
# draw = empate
# opponent = oponente
# side = lado
# byo-yomi = byo-yomi
# period = período
# per move, Fischer, Canadian = por jogada, Fischer, canadense
# vacation = férias
# Black, White = Pretas, Brancas

pace-days = { $days } { $days ->
    [one] dia
   *[other] dias
}
pace-hours = { $hours } { $hours ->
    [one] hora
   *[other] horas
}
pace-days-and-hours = { $days } { $days ->
    [one] dia
   *[other] dias
} e { $hours } { $hours ->
    [one] hora
   *[other] horas
}
pace-taken-back = { $color ->
    [white] As brancas desfizeram a última jogada.
   *[black] As pretas desfizeram a última jogada.
}
pace-undone = A jogada foi desfeita.
pace-went-on = Os relógios voltaram a andar.
pace-paused = Os relógios estão pausados até alguém jogar ou retomá-los.
pace-time-given = { $color ->
    [white] As brancas recebem mais { $span }.
   *[black] As pretas recebem mais { $span }.
}
pace-overdue = { $color ->
    [white] O tempo das brancas acabou. As pretas podem reivindicar a vitória, dar mais tempo ou anular a partida.
   *[black] O tempo das pretas acabou. As brancas podem reivindicar a vitória, dar mais tempo ou anular a partida.
}
pace-proposes-undo = { $player } pede para desfazer a jogada { $number } ({ $point }).
pace-proposes-undo-pass = { $player } pede para desfazer a jogada { $number } (um passe).
pace-proposes-pause = { $player } propõe pausar os relógios.
pace-proposes-call-off = { $player } propõe anular a partida: ninguém ganha nem perde.
pace-proposes-draw = { $player } oferece empate.
pace-won-time = { $color ->
    [white] O tempo de { $loser } acabou: vitória das brancas ({ $winner }).
   *[black] O tempo de { $loser } acabou: vitória das pretas ({ $winner }).
}
pace-won-adjudication = { $color ->
    [white] Decisão da moderação: vitória das brancas ({ $winner }).
   *[black] Decisão da moderação: vitória das pretas ({ $winner }).
}
pace-draw = A partida termina em empate por acordo.
pace-not-begun = A partida não começou a tempo. Ninguém ganha nem perde.
pace-called-off = A partida foi anulada. Ninguém ganha nem perde.
pace-nothing-to-undo = Você não tem jogada para desfazer.
pace-too-late-to-take-back = Você pode desfazer uma jogada livremente por um minuto, enquanto ninguém tiver respondido. Depois disso, seu oponente precisa aceitar: peça com `/{ command-game } { command-undo }`.
pace-no-clock = Esta partida não tem relógio.
pace-is-paused = Os relógios já estão pausados.
pace-not-paused = Os relógios não estão pausados.
pace-paused-too-early = Dá para pausar depois que os dois lados fizerem uma jogada.
pace-too-much-time = Você pode dar no máximo { $most } de uma vez.
pace-time-is-out = Seu tempo acabou { $at }.
pace-time-was-out = Seu tempo acabou.
pace-nobody-overdue = O tempo do seu oponente não acabou.
pace-no-draw = Nesta partida não existe empate por acordo: no Go decide a contagem, e no Atari-Go, a captura.
pace-bad-time = Não entendo esse relógio. Exemplos: `3d` para três dias por jogada, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
}
pace-field-clock = Relógio
pace-field-rest = O relógio pausa
pace-field-overdue = Se o tempo acabar
pace-control-none = Nenhum
pace-control-per-move = { $each } por jogada
pace-control-fischer = { $start } no início, mais { $increment } por jogada, até { $cap } (Fischer)
pace-control-byo-yomi = { $main }, depois { $periods ->
    [one] { $periods } período de { $period }
   *[other] { $periods } períodos de { $period }
} (byo-yomi)
pace-control-canadian = { $main }, depois { $stones ->
    [one] { $stones } pedra
   *[other] { $stones } pedras
} a cada período de { $period } (canadense)
pace-line-none = Sem relógio
pace-line-per-move = { $each } por jogada
pace-line-fischer = { $start } + { $increment } por jogada
pace-line-rests-weekends = pausa nos fins de semana
pace-line-rests-nights = pausa à noite
pace-line-rests-both = pausa à noite e nos fins de semana
pace-rest-none = Nas férias e quando estou offline
pace-rest-weekends = Nos fins de semana no fuso horário de cada pessoa, nas férias e quando estou offline
pace-rest-nights = À noite (das 22:00 às 8:00) no fuso horário de cada pessoa, nas férias e quando estou offline
pace-rest-both = Nos fins de semana e à noite (das 22:00 às 8:00) no fuso horário de cada pessoa, nas férias e quando estou offline
pace-overdue-loses = Quem fica sem tempo perde. Antes da primeira jogada de cada lado, ninguém perde. Se uma contagem ficar sem resposta a tempo, o outro lado pode aceitá-la como está.
pace-overdue-chooses = O oponente pode reivindicar a vitória, dar mais tempo ou anular a partida. Antes da primeira jogada de cada lado, ninguém perde. Se uma contagem ficar sem resposta a tempo, o outro lado pode aceitá-la como está.
pace-rest-without-clock = Não há relógio para pausar: escolha também um `{ command-clock }`.
pace-left = Pretas { $black } · Brancas { $white }
pace-left-byo-yomi = { $main }, depois { $periods } × { $period }
pace-left-periods = { $periods } × { $period }
pace-left-canadian = { $main }, depois { $period } para { $stones ->
    [one] { $stones } pedra
   *[other] { $stones } pedras
}
pace-left-stones = { $period } para { $stones ->
    [one] { $stones } pedra
   *[other] { $stones } pedras
}
pace-out = O tempo acaba { $at }
pace-out-resting = O relógio está pausado; o tempo acaba { $at }
pace-rests = O relógio está pausado.
pace-button-claim = Reivindicar vitória
pace-button-give-day = Dar um dia
pace-button-call-off = Anular
pace-confirm-claim = Reivindicar a vitória por tempo contra { $opponent }? Não dá para desfazer.
pace-confirm-call-off = Anular a partida? Ninguém ganha nem perde. Não dá para desfazer.
