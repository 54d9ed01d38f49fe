# Названия и описания команд и параметров, как их показывает меню Discord.
# challenge = вызов
# to play = поставить камень, сыграть
# pass = пас
# to resign = сдаться
# to undo = вернуть ход
# to call off = отменить партию
# draw = ничья
# board = доска
# point = пункт
# count = подсчёт
# chain = цепочка
# liberty = дыхание
# dead, alive = мёртвый, живой
# atari = атари
# to capture = захватить
# handicap = фора
# komi = коми
# rank = ранг
# Pair Go = парное го
# substitute = замена
# arbiter = судья
# to forfeit = техническое поражение
# clock = часы
# vacation = отпуск
# theme = вид
# screen reader = скринридер
# Названия: не длиннее 32 знаков, строчными, без пробелов. Описания: не длиннее 100 знаков.

command-challenge = вызов
command-challenge-about = Вызвать кого-нибудь на партию или дать принять вызов любому
command-play = ход
command-play-about = Поставить камень
command-pass = пас
command-pass-about = Пропустить ход
command-resign = сдаться
command-resign-about = Сдать партию
command-undo = вернуть
command-undo-about = Вернуть свой последний ход или попросить об этом соперника
command-pause = пауза
command-pause-about = Предложить поставить часы на паузу; ещё раз — снять их с паузы
command-add-time = добавить-время
command-add-time-about = Дать сопернику больше времени
command-days = дни
command-days-about = Сколько дней
command-draw = ничья
command-draw-about = Предложить ничью
command-call-off = отменить
command-call-off-about = Предложить отменить партию: никто не выиграет и не проиграет
command-board = доска
command-board-about = Показать доску партии ещё раз
command-games = партии
command-games-about = Показать твои партии, сначала те, где твой ход
command-mark = отметить
command-mark-about = При подсчёте: отметить цепочки как мёртвые или снова как живые
command-sgf = sgf
command-sgf-about = Получить запись партии файлом SGF
command-help = помощь
command-help-about = Что я умею, игры и их правила
command-challenge-menu = Вызвать на партию го
command-record-menu = Показать на доске

command-opponent = соперник
command-opponent-about = Кого ты вызываешь; оставь пустым, чтобы принять мог любой
command-variant = игра
command-variant-about = Во что играть (по умолчанию как в прошлый раз здесь или в го)
command-size = размер
command-size-about = Размер доски: сколько линий в каждую сторону
command-color = цвет
command-color-about = Кто играет чёрными (по умолчанию случайно; с форой белые берёт тот, кто сильнее)
command-color-random = Случайно
command-color-black = Я играю чёрными
command-color-white = Я играю белыми
command-color-stronger = Кто сильнее, берёт белые
command-handicap = фора
command-handicap-about = Камни, которые чёрные ставят до первого хода белых, от 2 до 9
command-handicap-by-rank = Фора по рангу
command-komi = коми
command-komi-about = Очки белым за то, что чёрные ходят первыми, например 6,5
command-rules = правила
command-rules-about = Набор правил (по умолчанию как в прошлый раз здесь или обычный для этой игры)
command-venue = где
command-venue-about = В этом канале или в отдельной ветке
command-venue-here = Здесь
command-venue-thread = В отдельной ветке
command-point = пункт
command-point-about = Куда ходить, например D4; камней форы можно несколько, например D4 E5
command-points = пункты
command-points-about = По одному камню из цепочки, например D4 E5; оставь пустым, чтобы выбрать в меню
command-table = партия
command-table-about = Какая из твоих партий, если их несколько
command-topic = тема
command-topic-about = О чём ты хочешь узнать
command-rank = ранг
command-rank-about = Указать свой ранг, чтобы вызовы подсказывали фору
command-rank-value = ранг
command-rank-value-about = От 30k до 1k или от 1d до 9d, например 12k
command-egd = egd
command-egd-about = Твой PIN в European Go Database, для результатов турниров (0 удаляет его)
command-form = как
command-form-about = Картинка, текст или слова для скринридера: ряд за рядом или цепочка за цепочкой
command-form-named = { $form ->
    [picture] Картинка
    [text] Текст: доска, нарисованная символами
    [rows] Слова: ряд за рядом
    [chains] Слова: цепочка за цепочкой, с дыханиями
   *[other] { $form }
}
command-theme-value = вид
command-theme-value-about = Как выглядят доска и камни
command-theme-channels = Как в канале
command-theme-named = { $theme ->
    [kaya] Кая: светлое дерево, сланец и раковины
    [dark] Тёмный: орех, для тёмных экранов
    [booklet] Брошюра: чёрное на белом, как в печати
    [contrast] Контраст: удобно и при дальтонизме
    [slate] Сланец: серо-голубой камень с меловыми линиями
    [paper] Бумага: тушь на бумаге тёплого оттенка
   *[other] { $theme }
}
command-substitute = замена
command-substitute-about = Парное го и рэнго: предложить замену себе или партнёру
command-substitute-player = вступает
command-substitute-player-about = Кто вступает в игру
command-substitute-leaving = уходит
command-substitute-leaving-about = Кто уходит (по умолчанию ты)
command-moderate = модерация
command-moderate-about = Для модераторов: решить или завершить партию, заменить игрока или дать мут
command-arbiter-table-about = Номер партии
command-ruling-about = Твоё решение
command-ruling-forfeits = { $color ->
    [white] Белым техническое поражение
   *[black] Чёрным техническое поражение
}
command-ruling-both-lose = Проигрывают обе стороны
command-ruling-wins = { $color ->
    [white] Белые выигрывают
   *[black] Чёрные выигрывают
}
command-ruling-time = { $color ->
    [white] Больше времени белым
   *[black] Больше времени чёрным
}
command-ruling-call-off = Отменить партию: никто не выиграет и не проиграет
command-ruling-reseat = Заменить игрока
command-arbiter-leaving-about = Кто уходит
command-arbiter-player-about = Кто вступает в игру
command-me = я
command-me-about = Твои настройки и данные
command-zone = пояс
command-zone-about = Введи крупный город рядом: от него зависят твои выходные, ночи и ежедневная сводка
command-preview = просмотр
command-preview-about = Показывать ли тебе ходы до того, как они сделаны
command-reminders = напоминания
command-reminders-about = Когда напоминать тебе, что партия ждёт
command-notices = уведомления
command-notices-about = Куда присылать напоминания
command-summary = сводка
command-summary-about = В котором часу присылать ежедневный список партий, где твой ход
command-data = данные
command-vacation = отпуск
command-vacation-about = Поставить все твои часы на паузу на несколько дней
command-vacation-days-about = На сколько дней с этой минуты; 0 завершает отпуск
command-game = партия
command-game-about = В партии: пасовать, сдаться, вернуть ход, посмотреть доску и всё, кроме ходов
command-game-show-about = Показать условия партии, её состояние и запись
command-more = ещё
command-more-about = Фора, цвета, правила и всё остальное, в форме
command-more-form = Другие условия
command-pair-go = парное-го
command-pair-go-about = Парное го: двое на двое, ходят по очереди
command-pair-go-opponent-about = Парное го: кто играет на другой стороне и ходит там первым
command-together = вместе
command-together-about = Партии для многих: канал голосует, рэнго или один против многих
command-games-player = участник
command-games-player-about = Чьи завершённые партии показать
command-club-admin = сервер
command-club-admin-about = Для тех, кто управляет сервером: настройки этого канала и сервера
command-messages = сообщения
command-messages-about = Что происходит с сообщениями партий в этом канале
command-language = язык
command-language-about = Язык, на котором я говорю в этом канале
command-my-language-about = Язык, на котором я говорю с тобой
command-overdue = просрочка
command-overdue-about = Что происходит в новых партиях, когда у игрока вышло время
command-club-vacation = отпуск
command-club-vacation-about = Сколько дней отпуска в год у участников сервера
command-placement = расстановка
command-placement-about = Где стоят камни форы (по умолчанию на отмеченных пунктах)
command-placement-marked = На отмеченных пунктах
command-placement-free = Где захотят чёрные
command-partner = партнёр
command-partner-about = Парное го: кто играет на твоей стороне и ходит после тебя
command-second = партнёр-соперника
command-second-about = Парное го: партнёр соперника
command-numbers = номера
command-numbers-about = Номера ходов: 10 — последние десять, «с 25» — начиная с хода 25, или «все»
command-number = ход
command-number-about = Показать доску после этого хода; 0 — начало партии
command-hints = подсказки
command-hints-about = Для начинающих: показывать камни в атари на всех досках твоих партий
command-hints-on = Показывать камни в атари
command-hints-off = Без подсказок
command-last-moves = последние-ходы
command-last-moves-about = Как доски твоих партий показывают последние ходы
command-clock = часы
command-clock-about = Часы, например 3d: три дня на ход (по умолчанию как в прошлый раз здесь или без часов)
command-clock-each-about = Часы в каждой партии
command-rest = отдых
command-rest-about = Когда часы на паузе, в часовом поясе каждого игрока
command-rest-named = { $rest ->
    [weekends] По выходным
    [nights] Ночью
    [both] По выходным и ночью
   *[none] Никогда
}
command-show = показать
command-show-about = Показать твои настройки
command-club-show-about = Показать настройки этого канала и сервера
command-time = время
command-boards = доски
command-boards-about = Как выглядят твои доски и показывать ли тебе ходы до того, как они сделаны
command-notices-group-about = Напоминания и ежедневная сводка: когда и куда
command-export = скачать-данные
command-forget = удалить-данные
command-channel = канал
command-channel-about = Как я пишу о партиях в этом канале и на каком языке
command-games-group-about = Партии на этом сервере: что бывает, когда вышло время, и отпуск
command-hour = час
command-forfeit = поражение
command-forfeit-about = Присудить поражение одной или обеим сторонам за нарушение правил
command-win = победа
command-win-about = Присудить победу одной из сторон
command-replace = замена
command-give-time-about = Дать одной из сторон больше времени
