# Еженедельный обзор: что происходило в клубе за неделю, одним сообщением.

digest-option = обзор
digest-option-about = Обзор недели здесь, по понедельникам в этот час, с партиями этого канала
digest-field = Обзор недели
digest-comes = { $at } в канале { $channel }; следующий { $next }. В нём названы партии этого канала и его веток, остальные посчитаны.
digest-not-here = Мне нельзя самостоятельно писать в этот канал, поэтому обзора недели здесь быть не может.
digest-lost = Модераторам: не удалось опубликовать обзор недели в канале { $channel }. Канала больше нет, или мне нельзя туда писать. Обзор выключен, пока кто-нибудь снова не выберет канал: `/{ command-club-admin } { club-command }`.
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
digest-month-option-about = С первым обзором месяца: опрос о лучших партиях прошлого месяца в этом канале
digest-month-field = Партия месяца
digest-month-named = { $choice ->
    [on] В первый понедельник месяца: опрос вместе с обзором недели (он должен быть включён)
   *[off] Нет
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
