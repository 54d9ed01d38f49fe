# Турниры сервера: запись, туры, жеребьёвка, результаты, положение.
# round = тур; pairing = жеребьёвка, пара; bye = тур без соперника; standings = положение
# organiser = организатор турнира; то же могут модераторы
tournament-command = турнир
tournament-command-about = Турниры: создать, посмотреть положение, исправить результаты
tournament-create = создать
tournament-create-about = Создать турнир в этом канале (модераторы)
tournament-change = изменить
tournament-change-about = Изменить название, туры, часы, фору или систему турнира
tournament-changed = Изменено: **{ $name }**.
tournament-changed-clock = Изменено: **{ $name }**. Начатые партии продолжаются как есть.
tournament-show = показать
tournament-show-about = Показать турнир и положение в нём
tournament-results = файлы
tournament-results-about = Скачать результаты турнира файлами (OpenGotha, EGD)
tournament-substitute = заменить
tournament-substitute-about = Заменить одного игрока другим (организатор)
tournament-sit-out = пропуск
tournament-sit-out-about = Дать кому-то пропустить следующий тур или всё же сыграть (организатор)
tournament-apart = развести
tournament-apart-about = Не сводить двух игроков друг с другом, например родственников (организатор)
tournament-team = команда
tournament-team-about = Дать название своей паре или команде
tournament-team-name-about = Как называется твоя пара или команда
tournament-team-named = **{ $name }**: { $side }
tournament-remove = удалить
tournament-remove-about = Удалить участника из турнира (организатор)
tournament-note = результат
tournament-note-about = Внести или исправить результат (организатор)
tournament-which = турнир
tournament-which-about = Номер турнира (по умолчанию: последний в этом канале)
tournament-name = название
tournament-name-about = Как называется турнир
tournament-system = система
tournament-system-about = Как составляются пары (по умолчанию: МакМагон)
tournament-system-named = { $system ->
    [swiss] Швейцарская
    [round-robin] Круговая
    [knock-out] На выбывание
   *[mcmahon] МакМагон
}
tournament-rounds = туры
tournament-rounds-about = Сколько туров в швейцарской системе или МакМагоне (по умолчанию: 4)
tournament-format = состав
tournament-format-about = По одному, парами или командами (по умолчанию: по одному)
tournament-format-named = { $format ->
    [pairs] Парное го
    [teams-2] Команды по 2
    [teams-3] Команды по 3
    [teams-4] Команды по 4
    [teams-5] Команды по 5
   *[single] По одному
}
tournament-handicap-about = Есть ли фора камнями (по умолчанию: нет)
tournament-handicap-named = { $handicap ->
    [yes] По рангу или очкам
   *[no] Без форы
}
tournament-manner = где
tournament-manner-about = Где играются партии (по умолчанию: здесь)
tournament-manner-named = { $manner ->
    [evening] За доской: результаты вносятся вручную
   *[here] Здесь: партии начинает бот
}
tournament-next = следующий-тур
tournament-next-about = Когда начинается следующий тур (по умолчанию: когда его опубликует организатор)
tournament-next-named = { $next ->
    [results] Автоматически, когда есть все результаты
    [days-7] Автоматически, не позже чем через 7 дней
    [days-14] Автоматически, не позже чем через 14 дней
    [days-30] Автоматически, не позже чем через 30 дней
   *[by-hand] Когда его опубликует организатор
}
tournament-players = места
tournament-players-about = Сколько человек могут играть; остальные попадут в список ожидания (по умолчанию: 500)
tournament-entry = запись
tournament-entry-about = Сколько дней открыта запись (по умолчанию: без срока)
tournament-grace = неявка
tournament-grace-about = Через сколько часов без хода засчитывается поражение (по умолчанию: 48)
tournament-out = участник
tournament-out-about = Кто уходит
tournament-who-about = О ком речь
tournament-other = второй
tournament-other-about = Второй игрок
tournament-into = замена
tournament-into-about = Кто вступает
tournament-table = стол
tournament-table-about = Номер стола
tournament-board = доска
tournament-board-about = Доска в матче команд (по умолчанию: 1)
tournament-round = тур
tournament-round-about = Тур (по умолчанию: последний)
tournament-result = результат
tournament-result-about = Каков результат
tournament-result-named = { $result ->
    [white] Победа белых
    [black] Победа чёрных
    [jigo] Ничья
    [both] Поражение обоим
    [void] Не засчитывается
   *[clear] Удалить результат
}
tournament-title = 🏆 { $name }
tournament-open-here = Открыта запись на турнир: { $title } в канале { $channel }
tournament-here = Открыта запись на турниры: { $channels }
tournament-thread-of = { $title }, тур { $round }
tournament-open = Запись открыта.
tournament-open-until = Запись до { $until }.
tournament-running = { $games ->
    [one] Тур { $round } из { $rounds }: { $games } партия не окончена.
    [few] Тур { $round } из { $rounds }: { $games } партии не окончены.
    [many] Тур { $round } из { $rounds }: { $games } партий не окончено.
   *[other] Тур { $round } из { $rounds }: { $games } партии не окончены.
}
tournament-between = Тур { $round } из { $rounds } окончен.
tournament-over = Турнир окончен.
tournament-plays = { $system }, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
    [many] { $rounds } туров
   *[other] { $rounds } тура
} · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-unrated = Партии нерейтинговые
tournament-bar = Планка: { $rank }. С этого ранга и выше все начинали с равным числом очков.
tournament-bar-open = Планка пока: { $rank }; она станет окончательной с первым туром. С этого ранга и выше все начинают с равным числом очков.
tournament-handicap-rule = С форой: +1 — без коми для белых, от +2 — камни.
tournament-drawn-match = При ничьей в матче решает первая доска, на которой есть победитель.
tournament-next-with-entry = Тур 1 начнётся автоматически, когда закроется запись.
tournament-next-with-results = Следующий тур начнётся автоматически, когда будут все результаты.
tournament-next-within = Следующий тур начнётся автоматически, когда будут все результаты, не позже чем через { $days } дней.
tournament-withdrawn = Вышли: { $players }
tournament-sitting-out = Пропускают следующий тур: { $players }
tournament-absent = Неявка, без пары до нажатия **{ tournament-button-enter }**: { $players }
tournament-organised = Организатор: { $player }
tournament-entered = Записались ({ $number } из { $most })
tournament-entered-sides = { $format ->
    [pairs] Пары ({ $number } из { $most })
   *[teams] Команды ({ $number } из { $most })
}
tournament-forming = Пока не в полном составе
tournament-forming-side = { $side }: пока нет ответа ({ $players })
tournament-waiting = Список ожидания ({ $number })
tournament-nobody = Пока никто не записался.
tournament-unranked = { $rank }?: ранг не указан
tournament-guessed = Твой ранг не указан, поэтому в этом турнире ты играешь как { $rank }. Укажи его: `/{ command-me } { command-rank }`, а затем до своего первого тура ещё раз нажми **{ tournament-button-enter }**.
tournament-button-enter = Участвовать
tournament-button-join = Присоединиться
tournament-button-decline = Отклонить
tournament-ask-others = { $number ->
    [one] Выбери партнёра. Я отправлю приглашение.
    [few] Выбери в команду ещё { $number } игроков. Я отправлю им приглашения.
    [many] Выбери в команду ещё { $number } игроков. Я отправлю им приглашения.
   *[other] Выбери в команду ещё { $number } игрока. Я отправлю им приглашения.
}
tournament-choose-others = { $number ->
    [one] Выбрать партнёра…
    [few] Выбрать { $number } игроков…
    [many] Выбрать { $number } игроков…
   *[other] Выбрать { $number } игрока…
}
tournament-team-waits = Приглашение отправлено: { $players }. Ты участвуешь, как только присоединятся все. Название можно дать через `/{ tournament-command } { tournament-team }`.
tournament-asks = **{ $name }**: { $captain } приглашает играть вместе: { $players }.
tournament-has-joined = Присоединились: { $players }
tournament-side-in = **{ $name }**: { $players } играют вместе.
tournament-side-waits = **{ $name }**: { $players } играют вместе. Они в списке ожидания.
tournament-side-off = **{ $name }**: { $captain } приглашает, но { $player } не присоединяется.
tournament-side-gone = **{ $name }**: { $players } не играют вместе.
tournament-dissolved = { $name }: { $player } не играет, поэтому твоей пары или команды не будет в следующем туре: { $way }
tournament-button-withdraw = Выйти
tournament-button-sit-out = Пропускает
tournament-button-remove = Удалить
tournament-button-pair = Составить пары тура { $round }
tournament-button-standings = Положение
tournament-button-result = Внести результат
tournament-button-end = Завершить турнир
tournament-end-question = Завершить турнир сейчас? Новых туров не будет. Идущие партии продолжатся.
tournament-withdraw-question = { $players } вместе покинут турнир. Идущие партии продолжатся.
tournament-proposal = Тур { $round }: предлагаемые пары
tournament-proposal-about = Это видно только тебе. Выбери двух игроков, чтобы поменять их местами; за одним столом они меняются цветом.
tournament-still-open = { $games ->
    [one] { $games } партия прошлого тура не окончена. Она будет засчитана, как только закончится.
    [few] { $games } партии прошлого тура не окончены. Они будут засчитаны, как только закончатся.
    [many] { $games } партий прошлого тура не окончено. Они будут засчитаны, как только закончатся.
   *[other] { $games } партии прошлого тура не окончены. Они будут засчитаны, как только закончатся.
}
tournament-bye = Без соперника: { $players }
tournament-swap = Поменять…
tournament-swap-with = Поменять: { $player } и…
tournament-button-lot = Составить заново
tournament-button-publish = Опубликовать
tournament-published = Тур { $round } опубликован. Я сообщу, если какую-то пару не удастся опубликовать.
tournament-pairing-of-substitute = **{ $name }**, тур { $round }: { $player } выходит на замену.
    { $pair }
tournament-no-show = Сделай первый ход до { $until }, или тебе засчитают поражение, если только твоя очередь не началась позже { $half }.
tournament-no-show-by-hand = Кто не сядет за доску до { $until }, проигрывает.
tournament-round-list = **{ $name }**, тур { $round }
tournament-ask-result = Каков результат твоей партии? Соперник: { $player }
tournament-won = Победа
tournament-lost = Поражение
tournament-jigo = Ничья
tournament-result-entered = Результат внесён.
tournament-result-at = { $name }, тур { $round }, стол { $table }: { $result }.
tournament-result-removed = Результат удалён
tournament-game-goes-on = Партия { $number } продолжается, но в турнире больше не засчитывается.
tournament-result-waits = Сохранено. Результат будет засчитан, когда { $player } внесёт то же самое.
tournament-result-differs = { $player } указывает другой результат. Договоритесь между собой или спросите организатора.
tournament-standings = Положение после тура { $round }
tournament-standings-open = { $games ->
    [one] Положение: не хватает { $games } результата
    [few] Положение: не хватает { $games } результатов
    [many] Положение: не хватает { $games } результатов
   *[other] Положение: не хватает { $games } результата
}
tournament-alt = Таблица турнира { $name }, тур { $round }: место, имя, ранг, столбец для каждого тура с местом соперника и очки.
tournament-legend = В каждом туре: номер соперника, + победа, − поражение, = ничья, ? не окончена; w белые, b чёрные; только +: без соперника; – не в этом туре.
tournament-criterion-named = { $criterion ->
    [mms] MMS: начальные очки по рангу плюс победы
    [sosm] SOSM: сумма MMS соперников
    [sosw] SOSW: сумма побед соперников
    [dc] DC: партии между равными
    [bdw] BDW: победы на всех досках
   *[nbw] NBW: победы
}
tournament-files = Результаты турнира { $name }: для OpenGotha и для European Go Database.
tournament-substituted = Замена: уходит { $out }, вступает { $into }.
tournament-removed = { $player } больше не в турнире. Идущие партии продолжаются.
tournament-remove-question = Удалить из турнира: { $player }? Запись закрыта: отменить это нельзя.
tournament-sits-out = { $player } пропускает следующий тур. Повтори команду, чтобы отменить это.
tournament-plays-again = { $player } играет в следующем туре.
tournament-kept-apart = { $player } и { $other } встретятся, только если других вариантов нет. Повтори команду, чтобы отменить это.
tournament-apart-no-more = { $player } и { $other } снова могут встретиться.
tournament-apart-list = Не встречаются: { $pairs }
tournament-apart-met = Всё же встречаются: { $pairs }
tournament-round-over = { $name }: тур { $round } окончен. Теперь твоя очередь: { $way }
tournament-round-begun = { $name }: тур { $round } начался автоматически: { $way }
tournament-not-paired = { $name }: не удалось автоматически составить пары тура { $round }. Составь их вручную, и увидишь почему: { $way }
tournament-results-missing = { $name }: последний тур окончен. Недостающие результаты: { $games }, первый — тур { $round }, стол { $table }. Внеси их через `/{ tournament-command } { tournament-note }` или заверши турнир: { $way }
tournament-news-absent = { $name }, тур { $round }: неявка на партию. Соперника не будет, пока не нажмёшь **{ tournament-button-enter }**: { $way }
tournament-news-sits-out = { $name }: по решению организатора ты пропускаешь следующий тур. Потом ты снова в игре: { $way }
tournament-news-plays = { $name }: ты играешь в следующем туре: { $way }
tournament-news-removed = { $name }: по решению организатора ты больше не в турнире. Идущие партии продолжаются: { $way }
tournament-undelivered = { $name }, тур { $round }: не удалось опубликовать пару за столом { $table } в канале { $channel }. Сообщи об этом обоим.
tournament-moved-up = { $name }: освободилось место, и оно твоё. Ты играешь в следующем туре: { $way }
tournament-ended = 🏆 **{ $name }**: турнир окончен.
tournament-ended-won = 🏆 **{ $name }: победа: { $players }**
tournament-ended-open = { $games ->
    [one] { $games } партия не окончена, поэтому всё ещё может измениться.
    [few] { $games } партии не окончены, поэтому всё ещё может измениться.
    [many] { $games } партий не окончено, поэтому всё ещё может измениться.
   *[other] { $games } партии не окончены, поэтому всё ещё может измениться.
}
tournament-label = Турнир
tournament-field = Участники: { $players } · Туры: { $rounds }
tournament-field-sides = { $format ->
    [pairs] Пары: { $number } · Туры: { $rounds }
   *[teams] Команды: { $number } · Туры: { $rounds }
}
tournament-no-over = Этот турнир окончен.
tournament-no-entry-closed = Запись закрыта.
tournament-no-settled = Этот турнир уже начался, поэтому записаться больше нельзя.
tournament-no-same-side = Выбери двух игроков с разных сторон.
tournament-no-more-apart = Можно развести не больше { $number } пар.
tournament-no-apart-here = Развести двух игроков можно только в швейцарской системе и в МакМагоне.
tournament-no-entered = Ты уже участвуешь в этом турнире.
tournament-no-not-entered = Ты не участвуешь в этом турнире.
tournament-no-already = Этот игрок уже в турнире.
tournament-no-not-in = Этого игрока нет в турнире.
tournament-no-full = В этот турнир больше нельзя записаться.
tournament-no-alone = В этом турнире играют пары или команды. Нажми **{ tournament-button-enter }** и выбери, с кем играть.
tournament-no-sides = В этом турнире каждый играет за себя, поэтому называть некого.
tournament-no-asked = Здесь нет приглашения для тебя.
tournament-no-asked-too-often = Лимит твоих приглашений в этом турнире исчерпан.
tournament-no-others = { $number ->
    [one] Выбери ещё одного игрока.
    [few] Выбери ещё { $number } игроков.
    [many] Выбери ещё { $number } игроков.
   *[other] Выбери ещё { $number } игрока.
}
tournament-no-team-handicap = Матчи команд играются без форы. Не указывай фору.
tournament-no-begun = Турнир уже идёт, поэтому система и фора остаются, а туров не может стать меньше, чем объявлено. Название, число туров в большую сторону и часы ещё можно изменить.
tournament-no-rated-by-hand = Партии за доской здесь не влияют на рейтинг. Не указывай `{ rating-option }` или проводи партии здесь.
tournament-no-clock-by-hand = У партий за доской здесь нет часов. Не указывай `{ command-clock }` или проводи партии здесь.
tournament-no-pairs-but-go = Парами можно играть только в го. Выбери го или другой состав.
tournament-no-ranks-but-go = МакМагону и форе нужны ранги го. Для этой игры выбери другую систему и не указывай фору.
tournament-no-pause = Другие ждут конца этой партии, поэтому её нельзя ставить на паузу, а время — добавлять. Возьми отпуск через `/{ command-me } { command-vacation }` или обратись к организатору.
tournament-no-too-few = Для тура нужны хотя бы две заявки.
tournament-no-more-rounds = Все туры сыграны.
tournament-no-more-pairs = Все, кто остался, уже сыграли друг с другом. Ты можешь завершить турнир.
tournament-no-winner = За столом { $table } ещё нет победителя. Организатор может внести результат через `/{ tournament-command } { tournament-note }`.
tournament-no-draw = В турнире на выбывание ничьих нет: одна сторона должна победить.
tournament-no-outdated = С тех пор изменились участники или пары. Составь пары заново.
tournament-no-table = Такого стола нет.
tournament-no-played = У этой партии уже есть результат.
tournament-no-organiser = Это могут только организатор и модераторы.
tournament-no-own-substitute = Эта партия — часть турнира: замены делает только организатор, командой `/{ tournament-command } { tournament-substitute }`.
tournament-no-missing = Такого турнира здесь нет. Модераторы могут создать новый: `/{ tournament-command } { tournament-create }`.
tournament-no-too-many = У тебя здесь уже { $number ->
    [one] { $number } незаконченный турнир
    [few] { $number } незаконченных турнира
    [many] { $number } незаконченных турниров
   *[other] { $number } незаконченного турнира
}. Сначала заверши один из них, или пусть этот создаст кто-то другой из модераторов. Если канал одного из них удалён, попробуй ещё раз чуть позже.
tournament-no-name = В названии от 1 до { $number } символов.
tournament-no-posting = Мне нельзя самостоятельно писать в этот канал, поэтому турнира здесь быть не может.
tournament-no-pair = В этом туре у тебя нет соперника.
