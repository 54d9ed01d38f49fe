### Часы, возврат хода, паузы и отмена.
# clock = часы
# move = ход
# to undo = вернуть ход
# to call off = отменить партию
# pause = пауза
# draw = ничья
# run out of time = время вышло
# to claim the game = засчитать победу
# byo-yomi = бёёми
# period = период
# vacation = отпуск
# moderator = модератор

pace-days = { $days } { $days ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
}
pace-hours = { $hours } { $hours ->
    [one] час
    [few] часа
    [many] часов
   *[other] часа
}
pace-days-and-hours = { $days } { $days ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
} { $hours } { $hours ->
    [one] час
    [few] часа
    [many] часов
   *[other] часа
}
pace-taken-back = { $color ->
    [white] Белые вернули последний ход.
   *[black] Чёрные вернули последний ход.
}
pace-undone = Ход возвращён.
pace-went-on = Часы снова идут.
pace-paused = Часы на паузе, пока кто-нибудь не сходит или не снимет их с паузы.
pace-time-given = { $color ->
    [white] Белые получают больше времени: { $span }.
   *[black] Чёрные получают больше времени: { $span }.
}
pace-overdue = { $color ->
    [white] У белых вышло время. Чёрные могут засчитать себе победу, дать ещё времени или отменить партию.
   *[black] У чёрных вышло время. Белые могут засчитать себе победу, дать ещё времени или отменить партию.
}
pace-proposes-undo = { $player } просит разрешения вернуть ход { $number } ({ $point }).
pace-proposes-undo-pass = { $player } просит разрешения вернуть ход { $number } (пас).
pace-proposes-pause = { $player } предлагает поставить часы на паузу.
pace-proposes-call-off = { $player } предлагает отменить партию: никто не выиграет и не проиграет.
pace-proposes-draw = { $player } предлагает ничью.
pace-won-time = { $color ->
    [white] У чёрных ({ $loser }) вышло время: белые ({ $winner }) выигрывают.
   *[black] У белых ({ $loser }) вышло время: чёрные ({ $winner }) выигрывают.
}
pace-won-adjudication = { $color ->
    [white] По решению модератора белые ({ $winner }) выигрывают.
   *[black] По решению модератора чёрные ({ $winner }) выигрывают.
}
pace-draw = Партия заканчивается ничьей по соглашению.
pace-not-begun = Партия не началась вовремя. Никто не выиграл и не проиграл.
pace-called-off = Партия отменена. Никто не выиграл и не проиграл.
pace-nothing-to-undo = У тебя нет хода, который можно вернуть.
pace-too-late-to-take-back = Ход можно свободно вернуть в течение минуты, пока на него не ответили. Потом нужно согласие соперника: попроси его через `/{ command-game } { command-undo }`.
pace-no-clock = Эта партия идёт без часов.
pace-is-paused = Часы уже на паузе.
pace-not-paused = Часы не на паузе.
pace-paused-too-early = Пауза возможна, когда обе стороны сделают по ходу.
pace-too-much-time = За один раз можно дать не больше: { $most }.
pace-time-is-out = Твоё время вышло { $at }.
pace-time-was-out = Твоё время вышло.
pace-nobody-overdue = У соперника ещё есть время.
pace-no-draw = В этой игре нельзя договориться о ничьей: в го решает подсчёт, в атари-го — захват.
pace-bad-time = Не понимаю, что это за часы. Примеры: `3d` — три дня на ход, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] минута
    [few] минуты
    [many] минут
   *[other] минуты
}
pace-field-clock = Часы
pace-field-rest = Часы на паузе
pace-field-overdue = Когда выйдет время
pace-control-none = Без часов
pace-control-per-move = { $each } на ход
pace-control-fischer = В начале: { $start }, за каждый ход: +{ $increment }, не больше: { $cap } (Фишер)
pace-control-byo-yomi = { $main }, потом { $periods ->
    [1] один период: { $period }
    [one] { $periods } период, каждый: { $period }
    [few] { $periods } периода, каждый: { $period }
    [many] { $periods } периодов, каждый: { $period }
   *[other] { $periods } периода, каждый: { $period }
} (бёёми)
pace-control-canadian = { $main }, потом { $period } на { $stones ->
    [1] каждый камень
    [one] каждый { $stones } камень
    [few] каждые { $stones } камня
    [many] каждые { $stones } камней
   *[other] каждые { $stones } камня
} (канадская система)
pace-line-none = Без часов
pace-line-per-move = { $each } на ход
pace-line-fischer = { $start } + { $increment } на ход
pace-line-rests-weekends = пауза по выходным
pace-line-rests-nights = пауза ночью
pace-line-rests-both = пауза ночью и по выходным
pace-rest-none = В отпуске и когда я не в сети
pace-rest-weekends = По выходным в часовом поясе игрока, в отпуске и когда я не в сети
pace-rest-nights = Ночью (22:00–8:00) в часовом поясе игрока, в отпуске и когда я не в сети
pace-rest-both = По выходным и ночью (22:00–8:00) в часовом поясе игрока, в отпуске и когда я не в сети
pace-overdue-loses = Чьё время вышло, тот проигрывает. Пока не сходили обе стороны, не проигрывает никто. Если на подсчёт не ответят вовремя, другая сторона может принять его как есть.
pace-overdue-chooses = Соперник может засчитать себе победу, дать ещё времени или отменить партию. Пока не сходили обе стороны, не проигрывает никто. Если на подсчёт не ответят вовремя, другая сторона может принять его как есть.
pace-rest-without-clock = Часов нет, ставить на паузу нечего: выбери и параметр `{ command-clock }`.
pace-left = Чёрные { $black } · Белые { $white }
pace-left-byo-yomi = { $main }, потом { $periods } × { $period }
pace-left-periods = { $periods } × { $period }
pace-left-canadian = { $main }, потом { $period } на { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}
pace-left-stones = { $period } на { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}
pace-out = Время выйдет { $at }
pace-out-resting = Часы на паузе; время выйдет { $at }
pace-rests = Часы на паузе.
pace-button-claim = Засчитать победу
pace-button-give-day = Дать день
pace-button-call-off = Отменить партию
pace-confirm-claim = Засчитать себе победу по времени ({ $opponent })? Это необратимо.
pace-confirm-call-off = Отменить партию? Никто не выиграет и не проиграет. Это необратимо.
