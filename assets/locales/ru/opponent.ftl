### Программа как соперник: партии против tengen, подсказки и оценки.
# program = tengen
# level = уровень
# hint = подсказка
# estimate = оценка

opponent-name = tengen уровень { $level }
opponent-teacher = tengen уровень { $level } · учебная партия
opponent-even = tengen · в твою силу
opponent-sparring = tengen · спарринг
opponent-button-play = Играть с tengen
opponent-setup = Во что играем и как мне играть? У тебя чёрные, ты начинаешь.
opponent-menu-game = Игра и доска
opponent-menu-level = Уровень
opponent-menu-style = Как мне играть
opponent-style-named = { $style ->
    [teaching] Учебная партия: подсказки и предупреждение перед ошибкой
    [even] В твою силу: примерно на твоём уровне
    [sparring] Спарринг: только тактика и борьба по всей доске
   *[usual] На победу
}
opponent-level-named = { $level ->
    [1] Уровень 1: для первых партий
    [9] Уровень 9: в полную силу
   *[other] Уровень { $level }
}
opponent-button-begin = Начать партию
opponent-begun = Начинается твоя партия { $game } против меня.
opponent-plays-on = Эту партию ты уже играешь со мной: { $place }
opponent-too-many = Достигнут лимит одновременных партий против меня: { $most }. Закончи одну, прежде чем начинать новую.
opponent-no-time = Моё время на размышления в твоих партиях вышло. Попробуй снова через час.
opponent-no-pairs = Я не играю в парное го.
opponent-no-room = Здесь я не могу писать сам и не смог бы отвечать на твои ходы. Вызови меня в канале, где я могу писать, или в личных сообщениях.
opponent-level-alone = Уровень нужен для партий против меня: оставь поле соперника пустым или выбери меня.
opponent-style-alone = Учебные партии, партии в твою силу и спарринг — это партии против меня: оставь поле соперника пустым или выбери меня.
opponent-style-engine = Учебные партии, партии в твою силу и спарринг играю только я, другие программы — нет. Оставь **{ opponent-menu-style }** пустым или выбери меня.
opponent-style-level = В партии в твою силу я сам выбираю уровень на каждом ходу, а в спарринге он у меня один. Оставь `{ opponent-level }` пустым.
opponent-level = уровень
opponent-level-about = Играть против меня: от 1 (для первых партий) до 9 (в полную силу)
opponent-hint = подсказка
opponent-hint-about = Узнать, какой ход я бы сделал вместо тебя в партии против меня
opponent-hint-play = Я бы сыграл { $point }.
opponent-hint-why = { $kind ->
    [wins] Этот ход выигрывает партию.
    [captures] Этот ход захватывает { $points }.
    [saves] Этот ход спасает { $points }.
    [atari] Этот ход грозит захватить { $points }.
    [room] Там ещё много места.
   *[most] Там, по-моему, на кону больше всего.
}
opponent-hint-pass = Я бы спасовал.
opponent-hint-resign = Я бы здесь сдался.
opponent-hint-only = Я подсказываю только в партиях против меня.
opponent-button-hint = Подсказка
opponent-caution = Осторожно: { $answer } — хороший ответ на { $point }, и твои шансы на победу упали бы с { $before }% до { $after }%.
opponent-caution-one-liberty = Осторожно: у твоего камня на { $point } осталось бы одно дыхание, и его можно было бы захватить на { $answer }.
opponent-caution-own = Осторожно! { table-atari-own }
opponent-caution-theirs = Посмотри внимательно. { table-atari-theirs }
opponent-estimate = оценка
opponent-estimate-about = Узнать, кто впереди и на сколько, по моей оценке
opponent-estimate-of = { $lead } Это оценка: я могу ошибаться.
opponent-estimate-chance = { $color ->
    [white] Шансы белых
   *[black] Шансы чёрных
} на победу: { $percent }%. Это оценка: я могу ошибаться.
opponent-estimate-not-now = Я не оцениваю партии между людьми, пока они идут.
opponent-engine-refuses = { $what ->
    [gone] { $engine }: этой программы здесь больше нет.
    [only-go] { $engine } играет только в го.
    [only-five] { $engine } играет только в гомоку, рэндзю и го-банг без захватов.
    [opening] { $engine } не играет дебюты с выбором цвета. Оставь поле **{ opening-field }** пустым.
    [rules] { $engine } не играет по этим правилам. Оставь поле **{ challenge-field-rules }** пустым, и я выберу подходящие.
   *[board] { $engine } не играет на этой доске. Оставь поле `{ command-size }` пустым, и я выберу подходящую.
}
opponent-engine-mute = { $player }, { $engine } не отвечает в партии { $number }. Буду спрашивать дальше. Можно подождать или закончить партию: `/{ command-game } { command-call-off }` или `/{ command-game } { command-resign }`. { $place }
opponent-engine-gone = { $player }, в партии { $number } ответа не будет: программы { $engine } здесь больше нет. Закончить партию можно так: `/{ command-game } { command-call-off }` или `/{ command-game } { command-resign }`. { $place }
