# Лиги: в канале весь сезон играют со всеми в своём дивизионе; лучшие поднимаются, последние опускаются.
league-command = лига
league-command-about = Лиги: играть весь сезон со всеми в своём дивизионе и подниматься выше
league-show = показать
league-show-about = Показать лигу
league-play = играть
league-play-about = Начать следующую партию лиги
league-create = создать
league-create-about = Создать лигу в этом канале (модераторы)
league-division-size = дивизион
league-division-size-about = Наибольшее число игроков в дивизионе (по умолчанию: 8)
league-games = партии
league-games-about = Сколько партий за сезон играет каждая пара (по умолчанию: 1)
league-days = дни
league-days-about = Сколько дней длится сезон (по умолчанию: 90)
league-moves = переходы
league-moves-about = Сколько игроков поднимается и сколько опускается после сезона (по умолчанию: 1)
league-next = следующий-сезон
league-next-about = Через сколько дней после конца следующий сезон начнётся сам (по умолчанию: его начинают модераторы)
league-remove = удалить
league-remove-about = Удалить участника из лиги (модераторы)
league-player = участник
league-removed-about = Кто покидает лигу
league-title = Лига
league-here = Лиги: { $channels }
league-title-season = Лига: сезон { $season }
league-field = Лига
league-rule = { $games ->
    [1] Ты играешь с каждым в своём дивизионе один раз.
   *[other] Ты играешь с каждым в своём дивизионе два раза.
}
league-rule-points = Победа — 1½ очка, ничья — 1, поражение — ½, поражение по времени — 0.
league-rule-moves = { $players ->
    [1] После сезона первое место каждого дивизиона поднимается, последнее опускается.
   *[other] После сезона в каждом дивизионе до двух человек поднимаются и до двух опускаются.
}
league-rule-end = Партии, не доигранные к концу сезона, идут в зачёт ещё 14 дней. Без сыгранных партий или с одними поражениями по времени место в лиге теряется.
league-rule-next = { $days ->
    [0] Следующий сезон начинается сам, как только завершается предыдущий.
    [one] Следующий сезон начинается сам через { $days } день после конца.
    [few] Следующий сезон начинается сам через { $days } дня после конца.
    [many] Следующий сезон начинается сам через { $days } дней после конца.
   *[other] Следующий сезон начинается сам через { $days } дня после конца.
}
league-open = Участников в сезоне { $season }: { $players }
league-ends = Конец сезона: { $at }.
league-closing = Новые партии не начинаются. Начатые идут в зачёт до { $until }.
league-over = Сезон { $season } завершён. В следующем можно участвовать.
league-starts = Сезон { $season } начнётся сам: { $at }.
league-waits = Сезон { $season } начнётся сам, как только участников будет хотя бы двое.
league-over-table = Лига: сезон { $season } завершён
league-division = Дивизион { $division }
league-head-points = Очки
league-head-games = Партии
league-head-place = Место
league-legend = + победа, − поражение, = ничья, … идёт, · ещё не сыграна. После сезона ↑ — вверх, ↓ — вниз.
league-alt = Таблица: дивизион { $division }, сезон { $season }: место, имя, очки; ↑ — вверх, ↓ — вниз.
league-nobody = Пока никто не участвует.
league-button-play = Играть
league-button-join = Участвовать
league-button-table = Таблица
league-button-leave = Покинуть
league-button-start = Начать сезон { $season }
league-button-close = Завершить сезон
league-button-extend = Ещё неделя
league-button-end = Завершить лигу
league-next-choose = Когда начинается следующий сезон?
league-next-off = Следующий сезон: его начинают модераторы
league-next-after = { $days ->
    [0] Следующий сезон: автоматически, сразу после конца
    [one] Следующий сезон: автоматически, через { $days } день после конца
    [few] Следующий сезон: автоматически, через { $days } дня после конца
    [many] Следующий сезон: автоматически, через { $days } дней после конца
   *[other] Следующий сезон: автоматически, через { $days } дня после конца
}
league-joined = Ты участвуешь в сезоне { $season }.
league-joined-next = Ты участвуешь с сезона { $season }.
league-leave-question = { $games ->
    [0] Покинуть лигу?
    [one] Покинуть лигу? Ты сдашь { $games } начатую партию лиги.
    [few] Покинуть лигу? Ты сдашь { $games } начатые партии лиги.
   *[many] Покинуть лигу? Ты сдашь { $games } начатых партий лиги.
}
league-left = Тебя больше нет в лиге.
league-removed = { $player } больше не в лиге.
league-manage = Что нужно сделать? `/{ league-command } { league-remove }` удаляет участника из лиги.
league-start-question = Начать сезон { $season }? Игроков: { $players }, дивизионов: { $divisions }, дней: { $days }
league-started = Сезон { $season } начался.
league-close-question = Завершить сезон { $season } сейчас? Новые партии не начнутся. Начатые идут в зачёт ещё 14 дней.
league-close-now-question = Закрыть сезон { $season } сейчас? Начатые партии в зачёт не пойдут.
league-closed = Сезон { $season } завершён.
league-extended = Новый конец сезона: { $at }.
league-end-question = Завершить лигу в { $channel }? Таблицы пропадут. Начатые партии продолжатся и повлияют на рейтинг.
league-ended = Лига завершена.
league-season-begun = Лига: сезон { $season } начался, дивизион { $division }. Начинай свои партии до { $at } кнопкой **{ league-button-play }** или командой `/{ league-command } { league-play }`.
league-ends-soon = Лига: конец сезона { $season } — { $at }. Начатые к тому времени партии идут в зачёт до { $until }.
league-closes = Лига: в сезоне { $season } новые партии не начинаются. Начатые идут в зачёт до { $until }.
league-too-few = Лига: сезон { $season } пока не может начаться: участников меньше двух. Как только их станет двое, он начнётся сам: нажми **{ league-button-join }**.
league-won = Дивизион { $division }, первое место: { $players }
league-up = Вверх, в дивизион { $division }: { $players }
league-down = Вниз, в дивизион { $division }: { $players }
league-idle = Больше не в лиге (нет сыгранных партий или одни поражения по времени): { $players }
league-choose = С кем хочешь сыграть?
league-all-played = Все твои партии этого сезона сыграны.
league-playing = Твоя партия { $game } начинается в { $channel }. Соперник: { $player }.
league-begun = Партия лиги. Чёрные: { $black }, белые: { $white }.
league-score = Очки лиги: { $first } { $points }, { $second } { $others }.
league-uncounted = Лига: эта партия не идёт в зачёт.
league-no-league = В этом канале нет лиги. Модераторы могут создать её: `/{ league-command } { league-create }`.
league-no-second = В этом канале уже есть лига.
league-no-more-leagues = Лиг на сервере может быть не больше { $most }. Если одна из них была в удалённом канале, попробуй ещё раз через минуту.
league-no-posting = Мне нельзя самостоятельно писать в этот канал, или это ветка, поэтому лиги здесь быть не может.
league-no-already = Ты уже в лиге.
league-no-room = В этой лиге нет мест. Игроков: { $most }.
league-no-not-in = Тебя нет в этой лиге.
league-no-not-there = { $player } не в этой лиге.
league-no-second-season = Сезон уже идёт.
league-no-few = Для сезона нужно не меньше двух игроков.
league-no-season = Сейчас сезона нет.
league-no-outdated = После того сообщения лига изменилась, поэтому ничего не сделано. Нажми **{ table-button-more }** ещё раз.
league-no-games-now = Сейчас партии лиги начать нельзя. Когда сезон начинается или заканчивается, сказано в сообщении лиги.
league-no-not-playing = В этом сезоне ты не играешь. Нажми «{ league-button-join }», и будешь играть со следующего.
league-no-oneself = Нельзя играть с собой.
league-no-other-division = { $player } не в твоём дивизионе.
league-no-left = { $player } больше не в лиге.
league-no-playing = В этой лиге у тебя уже идёт партия. Соперник: { $player }.
league-no-played = { $player }: все ваши партии этого сезона сыграны.
league-no-too-many = У тебя уже идут партии лиги: { $most }. Сначала доиграй одну из них.
league-no-full = { $player }: партий лиги уже { $most }.
league-no-away = { $player } в отпуске.
