# Еженедельный обзор: что происходило в клубе за неделю, одним сообщением.

digest-option = обзор
digest-option-about = Обзор недели здесь, по понедельникам в этот час, с партиями этого канала
digest-field = Обзор недели
digest-comes = { $at } в канале { $channel }; следующий { $next }. В нём названы партии этого канала и его веток, остальные посчитаны.
digest-not-here = Мне нельзя самостоятельно писать в этот канал, поэтому обзора недели здесь быть не может.
digest-lost = Модераторам: я больше не могу публиковать обзор недели в канале { $channel }: канала больше нет, или мне нельзя туда писать. Чтобы снова включить его, выберите канал: `/{ command-club-admin } { club-command }`.
digest-heading = { $since } – { $until }
digest-title = Неделя в нашем клубе
digest-games = { $games ->
    [one] Завершена { $games } партия
    [few] Завершены { $games } партии
    [many] Завершено { $games } партий
   *[other] Завершено { $games } партии
}
digest-won = Победа: { $winner }, поражение: { $loser } · партия { $number }, { terms-game-on } · { $place }
digest-unwon = { $black } – { $white }, без победителя · партия { $number }, { terms-game-on } · { $place }
digest-upsets = Сенсации
digest-upset = Победа: { $winner } ({ $won }), поражение: { $loser } ({ $lost }) · партия { $number }
digest-newcomers = Первая партия здесь
digest-month-option = партия-месяца
digest-month-option-about = Добавить к первому обзору месяца опрос о лучшей партии прошлого месяца в этом канале
digest-month-field = Партия месяца
digest-month-named = { $choice ->
    [on] Опрос вместе с первым обзором месяца, если обзор включён
   *[off] Выключена
}
digest-month-heading = **Партия месяца**, { $since } – { $until }
digest-month-line = { $black } – { $white } · партия { $number } · { $place }
digest-month-question = Какая партия была лучшей?
digest-puzzles = { $solved ->
    [one] Решена { $solved } задача
    [few] Решены { $solved } задачи
    [many] Решено { $solved } задач
   *[other] Решено { $solved } задачи
}
