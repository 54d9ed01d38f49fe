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
command-challenge-about = Вызвать кого-нибудь на партию или пригласить любого желающего
command-play = ход
command-play-about = Поставить камень
command-pass = пас
command-pass-about = Пропустить ход
command-resign = сдаться
command-resign-about = Сдать партию
command-undo = вернуть
command-undo-about = Вернуть свой последний ход или попросить об этом соперника
command-pause = пауза
command-pause-about = Предложить остановить часы; ещё раз — снова их запустить
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

command-opponent = соперник
command-opponent-about = Кого ты вызываешь; если никого, место может занять кто угодно
command-variant = игра
command-variant-about = Во что играть; если не указано, в го
command-size = размер
command-size-about = Сколько линий у доски в каждую сторону
command-color = цвет
command-color-about = Кто играет чёрными; иначе по жребию, а с форой белые берёт тот, кто сильнее
command-color-random = По жребию
command-color-black = Я играю чёрными
command-color-white = Я играю белыми
command-color-stronger = Кто сильнее, берёт белые
command-handicap = фора
command-handicap-about = Камни, которые чёрные ставят до первого хода белых, от 2 до 9
command-komi = коми
command-komi-about = Очки белым за то, что чёрные ходят первыми, например 6,5
command-rules = правила
command-rules-about = По каким правилам; если не указано, по обычным для этой игры
command-venue = где
command-venue-about = В этом канале или в отдельной ветке
command-venue-here = Здесь
command-venue-thread = В отдельной ветке
command-point = пункт
command-point-about = Пункт, например D4; для форы несколько, например D4 E5
command-points = пункты
command-points-about = По одному камню из каждой цепочки, например D4 E5
command-table = партия
command-table-about = Какая из твоих партий, если их несколько
command-topic = тема
command-topic-about = О чём ты хочешь узнать
command-rank = ранг
command-rank-about = Указать свою силу, чтобы вызовы подсказывали фору
command-rank-value = ранг
command-rank-value-about = От 30k до 1k или от 1d до 9d, например 12k
command-form = как
command-form-about = Картинка, текст или слова для скринридера: ряд за рядом или цепочка за цепочкой
command-form-named = { $form ->
    [picture] Картинка
    [text] Текст: доска, нарисованная символами
    [rows] Слова: ряд за рядом
    [chains] Слова: цепочка за цепочкой, с дыханиями
   *[other] { $form }
}
command-theme = вид
command-theme-about = Выбрать, как выглядят доски, которые видишь только ты
command-theme-value = вид
command-theme-value-about = Как выглядят доска и камни
command-theme-channels = Как в канале
command-theme-named = { $theme ->
    [kaya] Кая: светлое дерево, сланец и раковины
    [dark] Тёмный: орех, для тёмных экранов
    [booklet] Брошюра: чёрное на белом, как в печати
    [contrast] Контраст: легко различить при любом восприятии цвета
    [slate] Сланец: серо-голубой камень с линиями мелом
    [paper] Бумага: тушь на тёплой бумаге
   *[other] { $theme }
}
command-channel-theme = вид-канала
command-channel-theme-about = Для модераторов: выбрать, как выглядят доски в этом канале
command-substitute = замена
command-substitute-about = Парное го: предложить, чтобы место на твоей стороне занял кто-то другой
command-substitute-player = игрок
command-substitute-player-about = Кто займёт место
command-substitute-leaving = уходит
command-substitute-leaving-about = Кто его освобождает; если не указано, ты
command-arbiter = судья
command-arbiter-about = Для модераторов: решить или завершить партию, добавить время или передать место
command-arbiter-table-about = Номер партии
command-ruling-about = Что ты решаешь
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
command-ruling-reseat = Передать место другому игроку
command-arbiter-leaving-about = При передаче места: кто уходит
command-arbiter-player-about = При передаче места: кто приходит
command-me = я
command-me-about = Твои настройки и данные
command-zone = пояс
command-zone-about = Твой часовой пояс по крупному городу рядом: от него зависят твои выходные и ночи
command-preview = просмотр
command-preview-about = Показывать ли тебе ходы, прежде чем они сделаны
command-reminders = напоминания
command-reminders-about = Когда напоминать тебе, что партия ждёт
command-notices = уведомления
command-notices-about = Куда присылать напоминания
command-summary = сводка
command-summary-about = В котором часу ежедневно писать тебе, в каких партиях твой ход
command-data = данные
command-vacation = отпуск
command-vacation-about = Остановить все твои часы на несколько дней
command-vacation-days-about = На сколько дней начиная с этой минуты; 0 завершает отпуск
command-game = партия
command-game-about = Показать условия партии, как она идёт и её запись
command-game-number = номер
command-game-number-about = Номер партии
command-games-player = игрок
command-games-player-about = Чьи завершённые партии показать
command-club-admin = клуб
command-club-admin-about = Для тех, кто управляет сервером: настройки этого канала и сервера
command-messages = сообщения
command-messages-about = Что происходит с сообщениями партии в этом канале
command-language = язык
command-language-about = На каком языке я говорю в этом канале
command-my-language-about = На каком языке я с тобой говорю
command-overdue = просрочка
command-overdue-about = Что происходит в новых партиях, когда у игрока кончается время
command-club-vacation = отпуск
command-club-vacation-about = Сколько дней отпуска в год у участников клуба
command-placement = расстановка
command-placement-about = Где стоят камни форы; если не указано, на отмеченных пунктах
command-placement-marked = На отмеченных пунктах
command-placement-free = Где захотят чёрные
command-captures = захваты
command-captures-about = Атари-го: сколько камней нужно захватить; если не указано, один
command-partner = партнёр
command-partner-about = Парное го: кто играет на твоей стороне и ходит после тебя
command-second = партнёр-соперника
command-second-about = Парное го: кто играет в паре с соперником
command-numbers = номера
command-numbers-about = Номера ходов: 10 — последние десять, «с 25» — начиная с хода 25, «все» — вся партия
command-number = ход
command-number-about = Показать доску после этого хода; 0 — начало партии
command-hints = подсказки
command-hints-about = Для начинающих: показывать на всех досках твоих партий камни в атари
command-hints-on = Показывать камни в атари
command-hints-off = Не показывать ничего лишнего
command-clock = часы
command-clock-about = Как считать время; если не указано, без часов
command-rest = отдых
command-rest-about = Когда часы стоят, в часовом поясе каждого игрока
command-rest-named = { $rest ->
    [weekends] По выходным
    [nights] Ночью
    [both] По выходным и ночью
   *[none] Никогда
}
command-show = показать
command-show-about = Твои текущие настройки
command-club-show-about = Текущие настройки этого канала и сервера
command-time = время
command-boards = доски
command-boards-about = Как выглядят твои доски и показывать ли тебе ходы заранее
command-notices-group-about = Напоминания и ежедневная сводка: когда и куда приходят
command-export = выгрузить
command-forget = забыть
command-channel = канал
command-channel-about = Что я пишу в этом канале: сообщения партий и язык
command-games-group-about = Что действует в партиях сервера: когда вышло время, и отпуск
command-hour = час
command-forfeit = поражение
command-forfeit-about = Одна сторона или обе проигрывают за нарушение правил
command-win = победа
command-win-about = Присудить победу одной из сторон
command-seat = место
command-give-time-about = Дать одной из сторон больше времени
