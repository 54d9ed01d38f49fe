# Условные ходы: план, который видит только тот, кто его составил, и ответы по нему.
# conditional moves = условные ходы
# plan = план
# line = вариант
# answer = ответ
# to remove = удалить
# pass = пас
# to capture = захватить
# handicap stones = камни форы

plan-command = если-то
plan-command-about = Запланировать ответы: если сходят туда, ты ходишь сюда. Твой план видишь только ты
plan-they = если
plan-they-about = Что может сыграть соперник, например D4; пас — тоже ход
plan-me = то
plan-me-about = Твой ответ, например E5
plan-line = вариант
plan-line-about = Вариант подлиннее, начиная с хода соперника: D4 E5 F6 G7
plan-drop = удалить
plan-drop-about = Вариант, который нужно удалить из плана, например D4 E5 F6; «все» удаляет весь план
plan-pass = пас
plan-heading = Твой план в партии { $number }
plan-legend = Ход соперника → твой ответ. Строки с отступом продолжают строку над ними. Это видишь только ты.
plan-nothing = В партии { $number } у тебя ещё нет плана. Кнопка **{ plan-button-add }** позволяет выбрать ход соперника и твой ответ; это видишь только ты.
plan-picture = На картинке вариант { $line }.
plan-added = Запланировано: { $line }.
plan-replaced = Это заменяет другой ответ и всё, что было запланировано после него.
plan-dropped = Удалено: { $line } и всё, что было запланировано потом.
plan-cleared = Твой план удалён.
plan-button-add = Добавить вариант
plan-pick-theirs = Если соперник сыграет: { $line }
plan-pick-answer = Тогда я отвечу: { $line }
plan-button-save = Сохранить
plan-button-on = А после этого…
plan-button-back = Назад
plan-button-clear = Удалить план
plan-drop-placeholder = Удалить вариант и всё после него
plan-form-title = Партия { $number }: вариант для плана
plan-form-line = Ход соперника, твой ответ и так далее
plan-deviated = Другая сторона сыграла { $point }, этого не было в твоём плане: план удалён.
plan-deviated-pass = Другая сторона спасовала, этого не было в твоём плане: план удалён.
plan-impossible = Запланированный ответ { $point } стал невозможен: твой план удалён.
plan-upset = Партия пошла не по плану: ход вернули, ответ был другим или начался подсчёт. Твой план удалён.
plan-over = Партия окончена или идёт подсчёт: твой план удалён.
plan-dropped-by-game = Партия { $number } пошла не по плану: твой план удалён. { $place }
plan-more = Спланировать ответы
plan-more-about = Посмотреть или изменить запланированные ответы; видишь их только ты
plan-not-playing = Планировать можно, только пока партия играется.
plan-pairs = В парном го и в рэнго планировать нельзя: между ходами соперников ходят твои партнёры.
plan-placing = Планировать можно, когда камни форы уже поставлены.
plan-own-turn = Сейчас твой ход: сначала сходи, а потом планируй дальше.
plan-empty = Введи хотя бы один ход соперника и свой ответ.
plan-both = Введи и то и другое: `{ plan-they }` — ход соперника, `{ plan-me }` — твой ответ.
plan-no-answer = Вариант кончается ходом соперника. Добавь свой ответ.
plan-too-deep = В варианте может быть не больше { $most } { $most ->
    [one] ответа
    [few] ответов
    [many] ответов
   *[other] ответа
}.
plan-too-many = В плане может быть не больше { $most } { $most ->
    [one] ответа
    [few] ответов
    [many] ответов
   *[other] ответа
}.
plan-bad-move = Вариант, ход { $number }: { $reason }
plan-illegal = Вариант, ход { $number }: там запрещён. { $reason }
plan-not-planned = Вариант, ход { $number }: в твоём плане его нет.
plan-answered = { terms-color } ответили по плану: { $point }.
plan-captured = { terms-color } ответили по плану ходом { $point } и захватили { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}.
plan-passed = { terms-color } спасовали по плану.
plan-after = { $first } { $then }
