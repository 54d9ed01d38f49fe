# Каждое «нет» и каждое «не могу». Это читает только тот, кто спросил.
# challenge = вызов
# turn = ход
# count = подсчёт
# chain = цепочка
# liberty = дыхание
# stone = камень
# point = пункт
# ko, superko = ко, суперко
# suicide = самоубийство
# to recapture = взять обратно
# pass = пас, пасовать
# seki = сэки
# dispute = спор
# handicap = фора
# komi = коми
# rank = ранг
# Pair Go = парное го
# substitute = замена
# moderator = модератор

refusal-against-oneself = Нельзя бросить вызов себе. Не указывай соперника, и принять вызов сможет любой.
refusal-against-program = { $name } — бот, он не играет.
refusal-own-challenge = Это твой собственный вызов: принять его должен кто-то другой.
refusal-only-invited = Этот вызов может принять только { $invited }.
refusal-nobody-invited = Этот вызов открыт для всех, отклонять нечего.
refusal-only-challenger = Этот вызов может отозвать только { $challenger }.
refusal-expired = Срок этого вызова истёк { $at }. Брось новый: `/{ command-challenge }`.
refusal-already-accepted = Этот вызов уже принят.
refusal-declined = Этот вызов отклонён.
refusal-withdrawn = Этот вызов отозван.
refusal-replaced = Этот вызов заменён другим, на других условиях.
refusal-lapsed = Срок этого вызова истёк.
refusal-not-due = Для этого ещё рано.
refusal-only-the-bot = Это могу сделать только я.
refusal-not-started = Партия ещё не началась: вызов ещё не принят.
refusal-not-a-player = Ты не играешь в этой партии.
refusal-not-your-turn = Сейчас не твой ход: ходят { $to-move ->
    [white] белые
   *[black] чёрные
}.
refusal-game-over = Эта партия окончена.
refusal-record-full = Партия достигла лимита в { $most } шагов, считая возвраты ходов и предложения. Теперь её можно только закончить: сдайся, согласись с подсчётом или обратись к модератору.
refusal-count-in-progress = Обе стороны спасовали, и начался подсчёт. Чтобы играть дальше, нажми «{ count-button-resume }» под доской.
refusal-not-counting = Отмечать цепочки и соглашаться с подсчётом можно, только когда обе стороны спасовали.
refusal-no-stone-there = На { $point } нет камня. Назови по одному камню из каждой цепочки.
refusal-nothing-to-change = Так уже и есть.
refusal-already-agreed = Твоя сторона уже согласилась с этим подсчётом, другая ещё нет.
refusal-off-board = **Вне доски:** { $point } нет на этой доске. На { $size } пункты идут от A1 до { $last }.
refusal-occupied = **Пункт занят:** на { $point } уже стоит камень.
refusal-ko = **Ко:** ход на { $point } сразу взял бы камень обратно.
refusal-ko-of = **Ко:** ход на { $point } сразу взял бы обратно камень { $stone }.
refusal-superko = **Суперко:** камень на { $point } повторил бы позицию, которая была { $number ->
    [0] в начале
   *[other] после хода { $number }
}.
refusal-suicide = **Самоубийство:** у камня на { $point } не было бы дыханий, и он ничего не захватывает.
refusal-pass-forbidden = **Пас запрещён:** в этой игре нельзя пасовать, пока у тебя есть разрешённый ход.
refusal-why-occupied = { $color ->
    [white] Это белый камень
   *[black] Это чёрный камень
}, а камни не передвигают. Выбери свободный пункт.
refusal-why-ko = { $color ->
    [white] Белый камень на { $taker } только что захватил одиночный камень на { $point }
   *[black] Чёрный камень на { $taker } только что захватил одиночный камень на { $point }
}. Сначала сходи в другом месте; потом можно взять обратно, если ещё получится.
refusal-why-ko-in-trial = Пока разыгрывается спор, взять обратно на { $point } можно только после паса за это ко: нажми «{ count-button-pass-for-ko }».
refusal-why-superko = По этим правилам ни один ход не может повторить позицию, которая уже была на доске. Сначала сходи в другом месте.
refusal-earlier-picture = Вторая картинка — прежняя позиция; квадраты показывают, чем она отличается от нынешней.
refusal-why-suicide-alone = { $color ->
    [white] Белые камни на { $points }
   *[black] Чёрные камни на { $points }
} отнимают у него все дыхания, а у самих они ещё есть.
refusal-why-suicide-chain = { $point } — последнее дыхание твоих собственных камней на { $points }: этот ход отнял бы его.
refusal-button-read = Подробнее: { $title }
refusal-shape = «{ $text }» — не пункт. Напиши букву и число, например D4.
refusal-letter-i = «{ $text }» — не пункт: на досках го пропускают букву I, после H идёт J.
refusal-too-far = «{ $text }» — за пределами самой большой доски, она кончается на T19.
refusal-too-long = Это слишком длинно. Пункт — это буква и число, например D4.
refusal-no-points = Назови по одному камню из каждой цепочки, например D4 E5.
refusal-one-stone = Играй один камень: сразу несколько ставят только при форе.
refusal-too-many-stones = Это слишком много. Камней форы осталось поставить: { $stones }.
refusal-none-placed = { $why } Ни один камень не поставлен.
refusal-too-many-points = Это слишком много сразу. Отмечай по нескольку цепочек.
refusal-bad-size = { terms-game }: на доске такого размера в это не играют. Можно: { $sizes }.
refusal-bad-handicap = { terms-game } на { $size }: такой форы не бывает.
refusal-bad-komi = «{ $text }» — не коми. Напиши число очков, можно с половиной, например 6,5.
refusal-no-komi = { terms-game }: в этой игре очки не считают, поэтому коми нет.
refusal-komi-too-large = Коми { $komi } — это больше, чем пунктов на доске { $size }.
refusal-bad-number = «{ $text }» — неподходящее здесь число.
refusal-bad-game = Игру «{ $text }» я не знаю.
refusal-bad-rules = { terms-game }: правил «{ $text }» нет. Выбери из подсказок.
refusal-bad-choice = «{ $text }» нет среди вариантов.
refusal-missing-option = Чего-то не хватает. Заполни все обязательные параметры.
refusal-name-the-game = У тебя несколько таких партий. Укажи нужную в параметре «{ command-table }».
refusal-name-the-game-there = Укажи нужную партию в параметре «{ command-table }».
refusal-not-a-place-to-play = Партия может продолжиться только в канале сервера, где мне можно писать.
refusal-no-such-game = Ни одна партия не подходит к «{ $text }». Твои показывает `/{ command-games }`.
refusal-no-game = Здесь у тебя нет партии. Вызови кого-нибудь: `/{ command-challenge }`.
refusal-no-running-game = У тебя нет идущей партии. Твои показывает `/{ command-games }`.
refusal-no-count = У тебя нет партии, где идёт подсчёт.
refusal-moved-on = После того сообщения партия { $number } ушла вперёд. Вот её нынешнее состояние.
refusal-unknown-command = Я не знаю этой команды. Может быть, она старше или новее меня: попробуй ещё раз через несколько минут.
refusal-unknown-button = Эта кнопка больше не работает. `/{ command-board }` покажет твою партию с работающими кнопками.
refusal-repeated = Это уже сделано.
refusal-corrupt = Я не могу прочитать запись партии { $number }. Ничего не удалено; пожалуйста, сообщи владельцу бота.
refusal-corrupt-other = Я не могу прочитать одну из нужных записей. Ничего не удалено; пожалуйста, сообщи владельцу бота.
refusal-trouble = Прости, у меня что-то пошло не так, но ничего не изменилось. Пожалуйста, попробуй ещё раз чуть позже.
refusal-partners-turn = Ход твоей стороны, но сейчас ходит { $partner }: партнёры ходят по очереди.
refusal-nothing-to-confirm = Нет согласованного подсчёта, который можно подтвердить.
refusal-confirmation-in-progress = Подсчёт согласован и ждёт подтверждения. Чтобы его изменить, нажми «{ count-button-object }».
refusal-trial-in-progress = Сейчас разыгрывается спор. Сначала завершите его двумя пасами или нажми «{ count-button-end-trial }».
refusal-no-trial = Сейчас никакой спор не разыгрывается.
refusal-no-trial-by-these-rules = По этим правилам играть дальше ничего не стоит: вместо этого нажми «{ count-button-resume }».
refusal-no-repetition = Партия может закончиться без результата, только если позиция повторилась, а этого не было.
refusal-no-seki = По этим правилам сэки ничего не меняет в подсчёте.
refusal-no-legal-point = Ни на один пункт нельзя поставить камень. Спасуй.
refusal-no-ko = Нет ко, за которое можно спасовать.
refusal-nothing-proposed = Никто ничего не предлагал.
refusal-already-proposed = Одно предложение уже есть и ждёт ответа.
refusal-own-proposal = Это предложение твоей стороны: принять его должна другая.
refusal-not-pairs = Замены бывают только в парном го.
refusal-not-your-seat = { $player } не играет на твоей стороне.
refusal-seated-twice = { $player } не может играть дважды в одной партии.
refusal-pairs-play-go = Парами можно играть только в го.
refusal-pairs-by-lot = В парном го выбери цвет или оставь его случайным.
refusal-pairs-need-three = Для парного го нужны ещё трое: соперник, твой партнёр и партнёр соперника (`{ command-second }`).
refusal-already-joined = Твоё согласие уже есть; дело за остальными.
refusal-only-a-moderator = Это может сделать только модератор.
refusal-other-club = Эта партия относится к другому серверу.
refusal-no-captures = { terms-game }: в этой игре число захваченных камней ничего не решает.
refusal-bad-rank = «{ $text }» — не ранг. Напиши от 30k до 1k или от 1d до 9d.
refusal-bad-numbers = Из «{ $text }» непонятно, какие ходы нужны. Напиши 10, чтобы получить последние десять, «с 25» — все начиная с хода 25, или «все».
refusal-no-such-move = Хода { $number } нет: { $moves ->
    [0] пока не сделано ни одного хода
    [one] пока сделан { $moves } ход
    [few] пока сделано { $moves } хода
    [many] пока сделано { $moves } ходов
   *[other] пока сделано { $moves } хода
}.
refusal-not-yet = Ход { $number } идёт после позиции, о которой ты просишь: { $shown ->
    [0] это позиция до первого хода
   *[other] это позиция после хода { $shown }
}.
refusal-file-too-large = Файл слишком большой: лимит — { $size } КиБ.
refusal-file-unavailable = Файл не удалось получить. Отправь его ещё раз.
refusal-unreadable = Discord прислал мне то, что я не могу прочитать, поэтому ничего не сделано. Если это повторится, сообщи владельцу бота.
refusal-refused-but-done = Сделано, но Discord отклонил мой ответ. Попробую показать его иначе; `/{ command-board }` покажет состояние партии.
refusal-refused-and-not-done = Discord отклонил мой ответ, и ничего не изменилось. Сообщи об этом владельцу бота.
refusal-refused-perhaps-done = Discord отклонил мой ответ, поэтому показать его здесь не получается. Если речь шла об изменении, возможно, оно уже сделано: проверь, прежде чем пробовать снова.
refusal-hidden = **Этот ответ видишь только ты.** Здесь я работаю как внешнее приложение, а без права «Использовать внешние приложения» Discord скрывает мои ответы от всех остальных. Попроси у модераторов это право, попроси добавить меня на сервер или играй в другом канале.
