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
# club = сервер
# direct message = личное сообщение

people-undo-while-counting = Идёт подсчёт. Чтобы вернуть пас, нажми «{ count-button-resume }».
people-button-go-on = Снять с паузы
people-more-undo = Вернуть ход
people-more-undo-about = Вернуть свой последний ход или попросить об этом соперника
people-more-pause = Пауза
people-more-pause-about = Предложить поставить часы на паузу
people-more-go-on = Снять с паузы
people-more-go-on-about = Снять часы с паузы
people-more-call-off = Отменить партию
people-more-call-off-about = Предложить отменить партию: никто не выиграет и не проиграет

people-preview = Это видишь только ты: партия { $number }, твой камень на { $point }. Ход ещё не сделан.
people-button-put = Сходить { $point }

people-me-title = Твои настройки
people-me-how = Выбери ниже, что изменить, или используй `/{ command-me }`.
people-change-setting = Изменить настройку
people-choose-value = { $setting }: выбери
people-field-hints = Подсказки для начинающих
people-field-last-moves = Последние ходы
people-last-moves-named = { $shown ->
    [numbers] Номера на трёх последних
   *[mark] Метка на последнем
}
people-field-zone = Часовой пояс
people-zone-is = { $zone }
people-zone-unknown = Не указан: выходные и ночи по UTC
people-zone-kept = В партиях с часами, которые ждут тебя, прежний часовой пояс действует, пока ты не сходишь или не ответишь на подсчёт.
people-bad-zone = «{ $zone }» — не часовой пояс. Введи название крупного города рядом и выбери из списка.
people-bad-zone-likely = «{ $zone }» — не часовой пояс. Может быть, { $likely }?
people-field-theme = Доски, которые видишь только ты
people-field-channel-theme = Доски в этом канале
people-field-preview = Показ ходов до того, как они сделаны
people-preview-named = { $preview ->
    [on] Всегда
    [off] Никогда
   *[timed] В партиях с часами
}
people-field-reminders = Напоминание
people-reminder-named = { $reminder ->
    [day-before] За 24 часа до конца времени
    [hours-before] За 6 часов до конца времени
    [off] Никогда
   *[half] Когда пройдёт половина времени
}
people-field-notices = Куда приходят напоминания
people-notices-named = { $notices ->
    [direct] В личные сообщения
   *[channel] В канал партии
}
people-field-summary = Ежедневная сводка
people-summary-off = Выключена
people-summary-at = В { $hour } в твоём часовом поясе
people-summary = { $games ->
    [one] Твой ход в { $games } партии.
    [few] Твой ход в { $games } партиях.
    [many] Твой ход в { $games } партиях.
   *[other] Твой ход в { $games } партиях.
}
people-summary-title = Сначала самые срочные
people-summary-play = { table-button-play }: выбери партию
people-summary-closed = { $player }, ты не принимаешь мои личные сообщения, поэтому ежедневная сводка выключена. Разреши их и снова выбери час: `/{ command-me }`.
people-field-rank = Ранг
people-rank-is = { $rank }
people-rank-unknown = Не указан
people-field-egd = PIN в EGD
people-egd-is = { $pin }
people-field-vacation = Отпуск
people-away-until = Твои часы на паузе. Ты вернёшься { $at }.
people-not-away = Нет: `/{ command-me } { command-vacation }`

people-data-export = Скачать всё, что я о тебе храню
people-data-delete = Удалить всё, что я о тебе храню
people-data-about = Что я о тебе храню
people-exported = Вот что я о тебе храню: твои настройки{ $games ->
    [0] ; партий нет
    [one] {" "}и { $games } партия в SGF
    [few] {" "}и { $games } партии в SGF
    [many] {" "}и { $games } партий в SGF
   *[other] {" "}и { $games } партии в SGF
}.
people-stored-data = **Что я о тебе храню**
    • Твой ID в Discord и имя, твои настройки, партии, в которых ты играешь, куда тебя пригласили или где ты выносишь решения, твои ответы на задачи, а также турниры, лестницы, лиги, вечера го и сеансы одновременной игры, в которых ты участвуешь. Из остального, что пишут, я храню только ходы.
    • Всё это хранится у владельца бота и никому больше не передаётся. Кто видит канал, видит партии в нём, с твоим именем и рангом, а через `/{ puzzle-command }` — твои результаты в задачах. Обзор недели на сервере называет тех, кто решил больше всего задач. Остальные настройки и планы видишь только ты. Если попросить об учебной партии, те, кто учит новичков на этом сервере, видят решённые упражнения, пока просьба не закончится.
    • Партии остаются, пока ты не удалишь свои данные. Вызов, из которого ничего не вышло, удаляется через { $days } { $days ->
        [one] день
        [few] дня
       *[many] дней
    }. Журнал не называет никого, кроме случаев, когда владелец бота ищет ошибку.
    • `/{ command-me } { command-export }` отдаст всё файлом, `/{ command-me } { command-forget }` всё удалит.
people-policy = Подробнее: { $url }
people-confirm-forget =
    Удалить твои данные?
    { $lost }• Настройки будут удалены: часовой пояс, вид, ранг, отпуска, напоминания и все остальные.
    • Имя будет удалено. Завершённые партии останутся у тех, кто играл их с тобой: в записях на твоём месте будет игрок без имени и ID. Отправленные сообщения останутся как есть.
    • Старые резервные копии хранят твои данные, пока их не сменят новые, а файл базы данных — пока владелец бота не перезапишет его.
    Это необратимо. Если ты снова обратишься ко мне, я снова сохраню твоё имя.
people-forget-games = • Эти партии ты сдаёшь: { $games }
people-forget-places = • Здесь ты теряешь своё место: { $places }
people-button-forget = Удалить мои данные
people-forgotten = Готово: твои настройки и имя удалены, в завершённых партиях твоего имени больше нет.
people-not-forgotten = Не удалось удалить всё: что-то не читается или не записывается. Нажми «{ people-button-forget }» ещё раз чуть позже; если не поможет, сообщи владельцу бота.
people-opponent-forgotten = Игрок, с которым была эта партия, удалил свои данные. Вызови кого-нибудь другого: `/{ command-challenge }`.

people-no-vacation = Ты не в отпуске.
people-vacation-over = С возвращением! Твои часы снова идут.
people-vacation-until = Все твои часы на паузе. Ты вернёшься { $at }; `/{ command-me } { command-vacation } { command-days }:0` сразу завершает отпуск. Осталось отпуска: { $left }.
people-vacation-days = { $days ->
    [one] { $days } день в год
    [few] { $days } дня в год
    [many] { $days } дней в год
   *[other] { $days } дня в год
}
people-vacation-too-long = Отпуск на сервере твоих партий — { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} в год. Осталось отпуска: { $left }.
people-vacation-no-clocks = Ни в одной из твоих партий нет часов, так что ставить на паузу нечего.
people-vacation-shorter = Но в { $games } только до { $at }: тот сервер больше дней не даёт.
people-vacation-not-in = Но не в { $games }: тот сервер больше дней не даёт.

people-out-at = время выйдет { $at }
people-history = Завершённые партии: { $player }
people-history-none = Завершённых партий здесь нет: { $player }.
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
people-field-state = Состояние
people-state-closed = Вызов закончился без партии.
people-state-paused = Часы на паузе. Сделано ходов: { $moves }.
people-state-playing = { $color ->
    [white] Ход белых. Сделано ходов: { $moves }.
   *[black] Ход чёрных. Сделано ходов: { $moves }.
}
people-state-counting = Идёт подсчёт. Сделано ходов: { $moves }.
people-field-deadline = Срок
people-field-offered = Вызов отправлен
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
people-ruling-form-reason = Причина (её увидят все)
people-ruling-form-example = Что случилось, одним предложением
people-ruling-no-reason = Укажи причину одним предложением. Символов не больше: { $most }.
people-ruling-own-game = В партии { $number } играешь ты, поэтому решать должен другой модератор. О собственной партии решают только администраторы сервера, и в результате это сказано.
people-reseated = Замена: уходит { $out }, вступает { $into }

people-no-club = Это работает только на серверах.
people-club-title = Настройки этого канала и сервера
people-club-how = Выбери ниже, что изменить, или используй `/{ command-club-admin }`.
people-field-messages = Сообщения партии в этом канале
people-policy-named = { $policy ->
    [one-message] Одно, изменяемое; короткий пинг тому, чей ход, удаляется после хода
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
    [choose] Соперник выбирает: засчитать себе победу, дать ещё времени или отменить партию
   *[lose] Игрок проигрывает
}
people-field-vacation-days = Отпуск
people-bad-vacation = Сервер может давать от 0 до 365 дней отпуска в год.
