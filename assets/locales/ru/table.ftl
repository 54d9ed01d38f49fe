# Сообщение с доской, его кнопки и то, что говорится о партии.
# game = партия
# board = доска
# move, turn = ход
# stone = камень
# chain = цепочка
# liberty = дыхание
# to capture = захватить
# atari = атари
# ko = ко
# pass = пас, пасовать
# to resign = сдаться
# rematch = реванш
# count = подсчёт
# territory = территория
# dead = мёртвый
# draw (jigo) = ничья (дзиго)
# no result = без результата
# handicap stones = камни форы
# five in a row = пять в ряд
# pair = пара
# to forfeit = техническое поражение
# game record = запись партии
# rank = ранг
# row = ряд

table-heading = **{ terms-game-on }** · партия { $number } · ⚫ { $black } – ⚪ { $white }
table-number = партия { $number }
table-moved = **Ход { $number } · { terms-color } { $point }**
table-moved-captures = { table-moved } · захвачено: { $stones }
table-moved-pass = **Ход { $number } · { terms-color } пасуют**
table-begins = Партия начинается.
table-begins-aim = { table-begins } { $aim ->
    [captures] Побеждает тот, кто захватит камней: { $number }.
    [five] Пять в ряд — победа.
    [stones] Побеждает тот, у кого в конце больше камней на доске.
   *[capture] Побеждает тот, кто первым захватит камень.
}
table-begins-handicap = Партия начинается с форой ({ $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}); первыми ходят белые.
table-begins-free = Партия начинается: чёрные ставят { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}, потом ходят белые.
table-played = { terms-color } сыграли { $point }.
table-captured = { terms-color } сыграли { $point } и захватили { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}.
table-passed = { terms-color } спасовали.
table-resumed = { $color ->
    [white] Белые хотят играть дальше, поэтому первыми ходят чёрные.
   *[black] Чёрные хотят играть дальше, поэтому первыми ходят белые.
}
table-prisoners = Пленники: у чёрных { $black }, у белых { $white }.
table-pairs = Захвачено пар: у чёрных { $black }, у белых { $white }.
table-turn = **{ $player }, твой ход**
table-thinking = **{ $player } думает**
table-thread-of = { terms-game } { $size }
table-thread-of-go = { $size }
table-thread-won = { $winner } побеждает, соперник: { $loser }
table-thread-team = участники канала
table-thread-team-won = { $winner ->
    [team] участники канала побеждают, соперник: { $other }
   *[player] { $other } побеждает участников канала
}
table-answer = **{ $players }, нужен ответ**
table-button-play = Сходить
table-button-text = Доска текстом
table-button-more = Ещё…
table-button-pass = Пас
table-button-resign = Сдаться
table-button-here = Играть дальше здесь
table-button-rematch = Реванш
table-button-film = Анимация
table-button-share = Показать всем
table-shown-by = Показывает { $player }
table-more-question = Партия { $number }: что ты хочешь сделать?
table-more-placeholder = Что ты хочешь сделать?
table-more-resign = Сдаться
table-more-resign-about = Сдать эту партию; я попрошу подтвердить
table-more-board = Показать доску ещё раз
table-more-board-about = Новым сообщением в конце канала
table-more-text-about = Только для тебя
table-more-film-about = Вся партия как анимация
table-more-sgf = Запись партии
table-more-sgf-about = Сделанные ходы файлом SGF
table-more-rules = Правила
table-more-rules-about = Как играть в эту игру
table-form-title = Партия { $number }: твой ход
table-form-point = Куда ты ходишь?
table-button-type = Ввести
table-button-elsewhere = В другом месте
table-button-another = Другой пункт
table-button-cancel = Отмена
table-button-again = Ещё раз
table-pick-point = Партия { $number }: нажми пункт, куда хочешь сходить. Это видишь только ты.
table-pick-area = Каждая кнопка — часть доски и называется по её левому нижнему углу.
table-confirm-pass = Спасовать? Когда обе стороны пасуют подряд, начинается подсчёт.
table-confirm-pass-after = { $player } пасует: если спасуешь и ты, начнётся подсчёт.
table-confirm-pass-to-end = Спасовать? Когда обе стороны пасуют подряд, партия окончена и всё считается как есть.
table-confirm-resign = Сдать партию { $number } (соперник: { $opponent })? Это необратимо.
table-played-elsewhere = Готово. Эта партия идёт здесь: { $place }
table-did-you-mean = В этом канале у тебя нет такой партии. Речь о партии { $number } ({ terms-game-on } · { $opponent })? Она идёт здесь: { $place }
table-button-there = Партия { $number }: { $command }
table-done = Готово. Доска обновлена.
table-proposal-sent = Отправлено. Теперь должна ответить другая сторона: { $asked }
table-proposal-sent-elsewhere = Эта партия идёт в канале { $channel }, предложение отправляю туда. Теперь должна ответить другая сторона: { $asked }
table-done-below = Готово: новая доска ниже.
table-proposal-to-go-on-here = Отправлено. Партия { $number } продолжится в этом канале, как только другая сторона это примет; предложение — в канале { $channel }.
table-goes-on-elsewhere = Партия продолжается в канале { $channel }.
table-agreed-to-go-on = Обе стороны согласны: партия продолжается в канале { $channel }.
table-reminder = **{ $player }, твой ход** · партия { $number }, соперник: { $opponent }
    { pace-out } · { $place }
table-reminder-of-count = **{ $player }, проверь подсчёт** · партия { $number }, соперник: { $opponent }
    { pace-out } · { $place }
table-call = { $player }, партия { $number } ждёт: { $place }
table-call-asked = { $player }, партия { $number }: { $asked } { $place }
table-channel-lost = Канала партии { $number } больше нет, или он мне не виден. Партия продолжается: `/{ command-game } { command-board }` покажет её в любом канале, с кнопкой, чтобы играть дальше там.
table-channel-trouble = Модераторам: партия { $number } идёт в канале { $channel }, но этого канала больше нет или мне нельзя туда писать. Игрокам я сообщаю напрямую.
table-channel-unreached = Там, где идёт партия { $number }, я могу только отвечать на команды. Вот доска; `/{ command-game } { command-board }` покажет её в любом канале.
table-thread-locked = Ветка партии { $number } заблокирована, поэтому партия продолжается здесь.
table-no-files = Прикреплять файлы мне здесь нельзя, поэтому вот доска текстом.
table-sgf = Запись партии { $number }.
table-sgf-not-here = Прикреплять файлы мне здесь нельзя. Попроси у меня запись в другом канале или в личных сообщениях.
table-film = Партия { $number } от первого хода до последнего.
table-film-not-here = Прикреплять файлы мне здесь нельзя. Попроси у меня анимацию в другом канале или в личных сообщениях.
table-film-progress = Готовлю анимацию партии { $number }: кадр { $shown } из { $all }.
table-film-waits = Сначала делаются другие анимации. Твоя — после них.
table-film-too-large = Анимация партии { $number } слишком велика, чтобы отправить её сюда, даже в самом маленьком размере.
table-film-late = { $player }, анимация партии { $number } была готова слишком поздно для этого ответа. Нажми «{ table-button-film }» ещё раз, пожалуйста.
table-which = О какой партии речь?
table-which-placeholder = Выбери партию
table-which-entry = Партия { $number }: { terms-game-on } · { $opponent }
table-games-none = Сейчас у тебя нет партий. Вызови кого-нибудь: `/{ command-challenge }`.
table-games-heading = { $count ->
    [one] У тебя { $count } партия.
    [few] У тебя { $count } партии.
    [many] У тебя { $count } партий.
   *[other] У тебя { $count } партии.
}
table-games-yours = **Твой ход** · партия { $number }, { terms-game-on }, соперник: { $opponent } · { $place }
table-games-proposed = **{ $proposal ->
    [no-result] Нужен ответ: без результата
    [both-lose] Нужен ответ: поражение обеих сторон
    [substitute] Нужен ответ: замена
    [undo] Нужен ответ: вернуть ход
    [pause] Нужен ответ: пауза
    [place] Нужен ответ: другой канал
    [call-off] Нужен ответ: отмена партии
   *[draw] Нужен ответ: ничья
}** · партия { $number }, { terms-game-on }, соперник: { $opponent } · { $place }
table-games-theirs = Ходит { $opponent } · партия { $number }, { terms-game-on } · { $place }
table-games-counting = **Подсчёт** · партия { $number }, { terms-game-on }, соперник: { $opponent } · { $place }
table-games-offered = Твой вызов, его может принять { $opponent } · партия { $number }, { terms-game-on } · { $place }
table-games-joined = Принято, ждём остальных · партия { $number }, { terms-game-on }, вызов от: { $opponent } · { $place }
table-games-invited = **Вызов** от: { $opponent } · партия { $number }, { terms-game-on } · { $place }
table-games-more = … и ещё { $count }.
table-anyone = любой желающий
table-entry-yours = Твой ход
table-entry-proposed = Ответь на предложение
table-entry-theirs = Ход соперника
table-entry-counting = Идёт подсчёт
table-entry-offered = Вызов ещё не принят
table-entry-finished = Завершена
table-won-points = { terms-color } ({ $winner }) выигрывают с разницей в { $margin } { $margin ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
table-won-stones = { terms-color } ({ $winner }) выигрывают с разницей в { $margin } { $margin ->
    [one] камень
    [few] камня
    [many] камней
   *[other] камня
}.
table-won-five = { terms-color } ({ $winner }) выстроили пять в ряд и выигрывают.
table-won-capture = { terms-color } ({ $winner }) захватили { $stones ->
    [1] камень
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
} и выигрывают.
table-won-resignation = Партия сдана ({ $loser }): { $color ->
    [white] белые
   *[black] чёрные
} ({ $winner }) выигрывают.
table-won-pairs = { terms-color } ({ $winner }) захватили пять пар и выигрывают.
table-won-forfeit = { $color ->
    [white] По решению модератора чёрным ({ $loser }) засчитано техническое поражение: белые ({ $winner }) выигрывают.
   *[black] По решению модератора белым ({ $loser }) засчитано техническое поражение: чёрные ({ $winner }) выигрывают.
}
table-won-no-show = { $color ->
    [white] Чёрные ({ $loser }) не сделали первый ход в срок: белые ({ $winner }) выигрывают.
   *[black] Белые ({ $loser }) не сделали первый ход в срок: чёрные ({ $winner }) выигрывают.
}
table-no-result = Без результата: позиция повторилась, и обе стороны согласились.
table-both-lose = Эту партию проигрывают обе стороны.
table-both-lose-agreed = Эту партию проигрывают обе стороны, по согласию обеих.
table-drawn-points = Партия заканчивается вничью (дзиго): у каждой стороны { $total } { $total ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
table-drawn-stones = Партия заканчивается вничью (дзиго): у каждой стороны { $total } { $total ->
    [one] камень
    [few] камня
    [many] камней
   *[other] камня
}.
table-drawn-full = Партия заканчивается вничью: ходов больше нет.
table-ended-won = { $color ->
    [white] Белые
   *[black] Чёрные
} выигрывают { $how ->
    [points] по очкам
    [five] пятью в ряд
    [capture] захватом
    [pairs] пятью захваченными парами
    [resignation] после сдачи другой стороны
    [forfeit] из-за технического поражения другой стороны
    [time] по времени
   *[ruling] по решению модератора
}.
table-ended-open = { $how ->
    [jigo] Дзиго: ничья при равном счёте.
    [draw] Ничья по соглашению.
    [full] Ничья: ходов больше нет.
    [no-result] Без результата.
    [both-lose] Проигрывают обе стороны.
    [not-begun] Не началась вовремя: никто не выигрывает и не проигрывает.
   *[called-off] Отменена: никто не выигрывает и не проигрывает.
}
table-alt-board = { terms-game }, доска { $columns } на { $rows }, партия { $number }.
table-alt-turn = { $color ->
    [white] Ход белых.
   *[black] Ход чёрных.
}
table-alt-over = Партия окончена.
table-alt-ended = { table-alt-over } { $ended }
table-alt-counting = Подсчёт.
table-alt-last = Последний ход: { $last }
table-alt-prisoners = Захвачено чёрными: { $black }, белыми: { $white }.
table-alt-pairs = Захвачено пар чёрными: { $black }, белыми: { $white }.
table-alt-stones = { $color ->
    [white] Белые камни
   *[black] Чёрные камни
}: { $stones }.
table-alt-ko = Ко на { $point }.
table-alt-atari = В атари: { $points }.
table-alt-line = Победный ряд: { $points }.
table-alt-partial = Это не всё; «{ table-button-text }» называет каждый камень.
table-alt-theme = Доска, которая выглядит так: { $theme }.
table-players = Чёрные: { $black }. Белые: { $white }.
table-board-empty = Доска пуста.
table-row = Ряд { $number }: { $stones }.
table-row-empty = Ряд { $number } пуст.
table-rows-empty = Ряды с { $from } по { $to } пусты.
table-run-point = { $point }
table-run-points = от { $from } до { $to }
table-run-stones = { $color ->
    [white] белые
   *[black] чёрные
} { $points }
table-run-dead = { $color ->
    [white] мёртвые белые
   *[black] мёртвые чёрные
} { $points }
table-run-territory = { $color ->
    [white] территория белых
   *[black] территория чёрных
} { $points }
table-chain-stones = { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
}
table-chain = { terms-color } { $points }: { table-chain-stones }, { $liberties ->
    [one] { $liberties } дыхание
    [few] { $liberties } дыхания
    [many] { $liberties } дыханий
   *[other] { $liberties } дыхания
}.
table-chain-atari = В атари: { $color ->
    [white] белые
   *[black] чёрные
} { $points }, { table-chain-stones }. Последнее дыхание { $liberty }.
table-chain-dead = { terms-color } { $points }: { table-chain-stones }, цепочка отмечена как мёртвая.
table-no-chains = { terms-game }: в этой игре нет цепочек; вот доска ряд за рядом.
table-words-partial = Здесь помещается не всё. «{ table-button-text }» называет каждый камень.
table-repeats = Это та же позиция, что и после хода { $number }. Если она будет повторяться, вы можете договориться, что партия заканчивается без результата.
table-placing = { $stones ->
    [one] Чёрные ставят ещё { $stones } камень форы.
    [few] Чёрные ставят ещё { $stones } камня форы.
    [many] Чёрные ставят ещё { $stones } камней форы.
   *[other] Чёрные ставят ещё { $stones } камня форы.
}
table-button-no-result = Без результата?
table-button-consent = Принять
table-button-reject = Отклонить
table-proposes-no-result = { $player } предлагает закончить партию без результата.
table-proposes-both-lose = { $player } предлагает, чтобы проиграли обе стороны.
table-proposes-substitute = { $player } предлагает замену: уходит { $out }, вступает { $substitute }. Принять это должны { $substitute } и другая сторона.
table-proposes-substitute-still = { $player } предлагает замену: уходит { $out }, вступает { $substitute }. Согласие уже есть: { $accepted }.
table-proposes-place = { $player } предлагает продолжить в канале { $channel }.
table-proposes-place-elsewhere = { $player } предлагает продолжить в канале { $channel }, на другом сервере.
table-substituted = Замена: уходит { $out }, вступает { $substitute }.
table-rejected = { $color ->
    [white] Предложение снято: белые его отклонили или отозвали.
   *[black] Предложение снято: чёрные его отклонили или отозвали.
}
table-rejected-by-substitute = Предложение снято: { $substitute } отказывается.
table-more-both-lose = Проигрывают обе стороны
table-more-both-lose-about = Если договориться не выходит; другая сторона должна это принять
table-confirm-both-lose = Предложить, чтобы эту партию проиграли обе стороны?
table-rank-noted = Сохранено: { $rank }. Теперь вызовы подскажут фору.
table-atari = { $color ->
    [white] Белые в атари
   *[black] Чёрные в атари
}: { $stones }. Дыхания: { $liberties }.
table-atari-own = { $number ->
    [1] Твой камень на { $stones } могут захватить на { $liberties }.
   *[other] Твои камни на { $stones } могут захватить на { $liberties }.
}
table-atari-theirs = { $number ->
    [1] Можно захватить камень на { $stones } ходом { $liberties }.
   *[other] Можно захватить камни на { $stones } ходом { $liberties }.
}
table-hints-on = Теперь доски твоих партий показывают, какие камни находятся в атари: они отмечены четырьмя дугами.
table-hints-off = Доски твоих партий больше не показывают, какие камни находятся в атари, если только этого не хочет другой игрок.
table-after-move = { $number ->
    [0] Доска в начале; сделано ходов: { $moves }.
   *[other] Доска после хода { $number } из { $moves }.
}
table-record-players = Чёрные: { $black }. Белые: { $white }.
table-record-result = Результат: { $result }
table-record-games = Партий в файле: { $games }. Это первая.
table-record-stops = Ход { $number } не разрешён, поэтому запись кончается перед ним.
table-button-start = Начало
table-numbered = Пронумерованы: { $moves }.
