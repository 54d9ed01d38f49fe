### Что каждый настраивает для себя, о чём игроки договариваются и что спрашивают о своих партиях.
# game = партия
# game record = запись партии
# count = подсчёт
# to take back a pass = вернуть пас
# to call off = отменить партию
# to resign = сдаться
# clock = часы
# time zone = часовой пояс
# rank = ранг
# vacation = отпуск
# theme = вид
# club = клуб
# direct message = личное сообщение

people-undo-while-counting = Игра остановлена, идёт подсчёт. Чтобы вернуть пас, нажми «{ count-button-resume }».
people-button-go-on = Запустить часы
people-more-undo = Вернуть ход
people-more-undo-about = Вернуть свой последний ход или попросить об этом
people-more-pause = Пауза
people-more-pause-about = Предложить остановить часы
people-more-go-on = Запустить часы
people-more-go-on-about = Пусть часы снова идут
people-more-call-off = Отменить партию
people-more-call-off-about = Предложить, чтобы никто не выиграл и не проиграл

people-preview = Это видишь только ты: партия { $number }, твой камень на { $point }. Пока ничего не сыграно.
people-button-put = Сходить { $point }

people-me-title = Твои настройки
people-me-how = Они меняются командой `/{ command-me }`.
people-field-zone = Часовой пояс
people-zone-is = { $zone }
people-zone-unknown = Не указан: выходные и ночи по UTC
people-zone-kept = В партиях с часами, которые ждут тебя, прежний часовой пояс действует, пока ты не сходишь или не ответишь на подсчёт.
people-bad-zone = «{ $zone }» — не часовой пояс. Набери название крупного города рядом и выбери из списка.
people-bad-zone-likely = «{ $zone }» — не часовой пояс. Может быть, { $likely }?
people-field-theme = Доски, которые видишь только ты
people-field-preview = Показ хода до того, как он сделан
people-preview-named = { $preview ->
    [on] Всегда
    [off] Никогда
   *[timed] В партиях с часами
}
people-field-reminders = Напоминания
people-reminder-named = { $reminder ->
    [day-before] За 24 часа до конца твоего времени
    [hours-before] За 6 часов до конца твоего времени
    [off] Никогда
   *[half] Когда пройдёт половина твоего времени
}
people-field-notices = Куда приходят напоминания
people-notices-named = { $notices ->
    [direct] В личные сообщения
   *[channel] В канал партии
}
people-field-summary = Ежедневная сводка
people-summary-off = Нет
people-summary-at = В { $hour } по твоим часам
people-summary = { $games ->
    [one] Твой ход в { $games } партии.
    [few] Твой ход в { $games } партиях.
    [many] Твой ход в { $games } партиях.
   *[other] Твой ход в { $games } партиях.
}
people-summary-title = Сначала самые срочные
people-summary-closed = { $player }, ты не принимаешь мои личные сообщения, поэтому ежедневная сводка отключена. Разреши их и выбери час заново командой `/{ command-me }`.
people-field-rank = Ранг
people-rank-is = { $rank }
people-rank-unknown = Не указан: `/{ command-rank }`
people-field-vacation = Отпуск
people-away-until = Твои часы стоят. Ты вернёшься { $at }.
people-not-away = Нет: `/{ command-vacation }`

people-data-export = Дай мне файл со всем, что ты обо мне хранишь
people-data-delete = Забудь меня
people-data-about = Что ты обо мне хранишь?
people-exported = Вот что я о тебе храню: твои настройки{ $games ->
    [0] ; записей партий нет
    [one] {" "}и { $games } партия (с записью в SGF)
    [few] {" "}и { $games } партии (с записями в SGF)
    [many] {" "}и { $games } партий (с записями в SGF)
   *[other] {" "}и { $games } партии (с записями в SGF)
}.
people-kept = **Что я о тебе храню**
    • Твой номер в Discord и имя, твои настройки у меня, партии, в которых ты играешь, куда тебя пригласили или где ты выносишь решения, и твои ответы на задачи. Остального, что здесь пишут, я не читаю.
    • Всё это лежит у тех, кто меня обслуживает, и никому больше не передаётся. Кто видит канал, видит партии в нём, с твоим именем и рангом, а через `/{ puzzle-command }` — твои результаты. Остальные настройки и планы видишь только ты.
    • Партии остаются, пока ты не попросишь забыть тебя. Вызов, из которого ничего не вышло, исчезает через { $days } дн. Журнал не называет никого, разве что те, кто меня обслуживает, ищут ошибку.
    • `/{ command-me } { command-export }` отдаст всё файлом, `/{ command-me } { command-forget }` заставит меня забыть тебя.
people-policy = Подробнее: { $url }
people-confirm-forget =
    Забыть тебя?
    • Твои настройки будут удалены: часовой пояс, вид, ранг, отпуска, напоминания и все остальные.
    • Твоё имя будет удалено. Завершённые партии останутся у тех, кто играл их с тобой: в записях на твоём месте будет кто-то без имени и номера. Отправленные сообщения останутся как есть.
    • Прежние резервные копии хранят всё это, пока их не сменят новые, а файл базы данных — пока те, кто меня обслуживает, не перепишут его заново.
    Это необратимо. Если ты снова обратишься ко мне, я снова узнаю твоё имя.
people-button-forget = Забудь меня
people-forgotten = Готово: твои настройки и имя удалены, а завершённые партии больше не твои.
people-not-forgotten = У меня не получилось удалить всё: что-то не удаётся прочитать или записать. Пожалуйста, нажми «{ people-button-forget }» ещё раз чуть позже; если не поможет, сообщи тем, кто меня обслуживает.
people-opponent-forgotten = Соперник из этой партии попросил его забыть. Вызови кого-нибудь другого: `/{ command-challenge }`.
people-games-still-running = Молча сдавать за тебя партии я не буду. Сначала доиграй эти партии, отзови, отмени или сдай их: { $numbers }.

people-no-vacation = Ты не в отпуске.
people-vacation-over = С возвращением! Твои часы снова идут.
people-vacation-until = Все твои часы стоят. Ты вернёшься { $at }; `/{ command-vacation }` с 0 дней сразу завершает отпуск. Осталось на год: { $left }.
people-vacation-days = { $days ->
    [one] { $days } день в год
    [few] { $days } дня в год
    [many] { $days } дней в год
   *[other] { $days } дня в год
}
people-vacation-too-long = Отпуск в клубе твоих партий — { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} в год. У тебя осталось: { $left }.
people-vacation-no-clocks = Ни в одной из твоих партий нет часов, так что останавливать нечего.
people-vacation-shorter = Но в { $games } только до { $at }: тамошний клуб больше дней не даёт.
people-vacation-not-in = Но не в { $games }: тамошний клуб больше дней не даёт.

people-out-at = конец времени { $at }
people-history = Завершённые партии: { $player }
people-history-none = Завершённых партий игрока { $player } я здесь не знаю.
people-history-won = **Победа** · партия { $number }, { terms-game-on }, соперник: { $opponent } · { $at }
people-history-lost = **Поражение** · партия { $number }, { terms-game-on }, соперник: { $opponent } · { $at }
people-history-open = **{ $ending ->
    [jigo] Дзиго
    [no-result] Без результата
    [both-lose] Проиграли обе стороны
    [called-off] Отменена
    [not-begun] Не начата
   *[draw] Ничья
}** · партия { $number }, { terms-game-on }, соперник: { $opponent } · { $at }

people-game-number = партия { $number }
people-field-state = Как она идёт
people-state-closed = Из этого вызова ничего не вышло.
people-state-paused = Часы стоят. Сделано ходов: { $moves }.
people-state-playing = { $color ->
    [white] Ход белых. Сделано ходов: { $moves }.
   *[black] Ход чёрных. Сделано ходов: { $moves }.
}
people-state-counting = Идёт подсчёт. Сделано ходов: { $moves }.
people-field-deadline = Срок
people-field-offered = Вызов
people-offered-at = { $at }
people-field-rulings = Решения
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Решение: { $moderator }.
people-ruled-by-player = Решение: { $moderator }, в собственной партии.
people-ruling-reason = Причина: { $reason }
people-ruling-question =
    Твоё решение: **{ $what }**
    Кнопка спросит о причине. Потом решение, твоё имя и причина появятся там, где играется партия.
people-ruling-form-title = Партия { $number }: твоё решение
people-ruling-form-reason = Причина, её увидят все
people-ruling-form-example = Что случилось, одним предложением
people-ruling-no-reason = Напиши одним предложением, почему такое решение (знаков не больше { $most }).
people-ruling-own-game = В партии { $number } ты играешь, поэтому решать должен другой модератор. В собственной партии это могут только администраторы сервера, и результат об этом скажет.
people-reseated = Замена: уходит { $out }, приходит { $into }

people-no-club = Это есть только на серверах.
people-club-title = Настройки этого канала и сервера
people-club-how = Они меняются командой `/{ command-club-admin }`.
people-field-messages = Сообщения партии в этом канале
people-policy-named = { $policy ->
    [one-message] Одно, которое меняется; короткое пингует того, чей ход, и исчезает с ходом
    [last-two] Новое на каждый ход; остаются два последних
   *[each-move] Новое на каждый ход
}
people-field-language = Язык этого канала
people-language-named = { $language }
people-language-of-server = Как у сервера
people-language-of-client = Как у твоего Discord
people-field-own-language = Язык
people-field-overdue = Когда у игрока выйдет время, в новых партиях
people-overdue-named = { $overdue ->
    [choose] Соперник выбирает: победа, ещё время или отмена
   *[lose] Игрок проигрывает
}
people-field-vacation-days = Отпуск
people-bad-vacation = Отпуск в клубе может быть от 0 до 365 дней в год.
