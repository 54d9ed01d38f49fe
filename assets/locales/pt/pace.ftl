### Relógios, desfazer, pausas e anulação.
# clock = relógio
# the clock rests = o relógio descansa
# the clocks stand = os relógios estão parados
# time is out = o tempo acabou
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
    [white] As brancas desfazem a última jogada.
   *[black] As pretas desfazem a última jogada.
}
pace-undone = Jogada desfeita: o tabuleiro e os relógios voltam a ficar como antes.
pace-went-on = Os relógios voltam a andar.
pace-paused = Os relógios ficam parados até alguém jogar ou fazê-los andar.
pace-time-given = { $color ->
    [white] As brancas recebem mais tempo: { $span }.
   *[black] As pretas recebem mais tempo: { $span }.
}
pace-overdue = { $color ->
    [white] O tempo das brancas acabou. As pretas podem reivindicar a vitória, dar mais tempo ou anular a partida.
   *[black] O tempo das pretas acabou. As brancas podem reivindicar a vitória, dar mais tempo ou anular a partida.
}
pace-proposes-undo = { $player } pede para desfazer a jogada { $number } ({ $point }).
pace-proposes-undo-pass = { $player } pede para desfazer a jogada { $number } (um passe).
pace-proposes-pause = { $player } propõe uma pausa, com os relógios parados.
pace-proposes-call-off = { $player } propõe anular a partida: ninguém ganharia nem perderia.
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
pace-reseated = Por decisão da moderação, uma vaga passa para outra pessoa.
pace-nothing-to-undo = Você não tem jogada para desfazer.
pace-too-late-to-take-back = Você pode desfazer uma jogada livremente por um minuto, enquanto ninguém tiver respondido. Depois disso, seu oponente precisa concordar: peça com `/{ command-undo }`.
pace-no-clock = Esta partida não tem relógio.
pace-is-paused = Os relógios já estão parados.
pace-not-paused = Os relógios não estão parados.
pace-too-much-time = Você pode dar no máximo { $most } de uma vez.
pace-time-is-out = Seu tempo acabou { $at }.
pace-time-was-out = Seu tempo acabou.
pace-nobody-overdue = O tempo do seu oponente não acabou.
pace-no-draw = Nesta partida não existe empate por acordo.
pace-bad-time = Esse relógio não é possível. Exemplos: `3d` para três dias por jogada, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
}
pace-field-clock = Relógio
pace-field-rest = O relógio descansa
pace-field-overdue = Se o tempo acabar
pace-control-none = Nenhum
pace-control-per-move = { $each } por jogada
pace-control-fischer = { $start } no início, mais { $increment } por jogada, no máximo { $cap } (Fischer)
pace-control-byo-yomi = { $main }, depois { $periods ->
    [one] { $periods } período de { $period }
   *[other] { $periods } períodos de { $period }
} (byo-yomi)
pace-control-canadian = { $main }, depois { $stones ->
    [one] { $stones } pedra
   *[other] { $stones } pedras
} a cada período de { $period } (canadense)
pace-line-none = sem relógio
pace-line-per-move = { $each } por jogada
pace-line-fischer = { $start } + { $increment } por jogada
pace-line-rests-weekends = para nos fins de semana
pace-line-rests-nights = para à noite
pace-line-rests-both = para à noite e nos fins de semana
pace-rest-none = Nas férias e quando estou fora do ar
pace-rest-weekends = Nos fins de semana no fuso horário de cada pessoa, nas férias e quando estou fora do ar
pace-rest-nights = À noite (das 22:00 às 8:00) no fuso horário de cada pessoa, nas férias e quando estou fora do ar
pace-rest-both = Nos fins de semana e à noite (das 22:00 às 8:00) no fuso horário de cada pessoa, nas férias e quando estou fora do ar
pace-overdue-loses = Quem fica sem tempo perde. Antes da primeira jogada de cada lado, ninguém perde. Se uma contagem ficar sem resposta a tempo, o outro lado pode dá-la por válida.
pace-overdue-chooses = Seu oponente reivindica a vitória, dá mais tempo ou anula a partida. Antes da primeira jogada de cada lado, ninguém perde. Se uma contagem ficar sem resposta a tempo, o outro lado pode dá-la por válida.
pace-rest-without-clock = Sem relógio não há o que descansar: escolha também um `{ command-clock }`.
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
pace-out-resting = O relógio está parado; o tempo acaba { $at }
pace-rests = O relógio está descansando.
pace-button-claim = Reivindicar a vitória
pace-button-give-day = Dar um dia
pace-button-call-off = Anular
pace-confirm-claim = Você quer reivindicar a vitória? Nesse caso, { $opponent } perde por tempo. Isso não pode ser desfeito.
pace-confirm-call-off = Você quer anular a partida? Ninguém ganha nem perde. Isso não pode ser desfeito.
