# Сеанс: в канале один участник играет сразу со многими, с каждым на отдельной доске.
simul-command = сеанс
simul-show = сеанс-показать
simul-show-about = Показать сеанс в этом канале
simul-create-about = Предложить игру сразу многим участникам, каждому на отдельной доске
simul-boards = доски
simul-boards-about = Сколько досок предложить (по умолчанию: 10)
simul-hours = срок
simul-hours-about = Сколько часов можно занимать доски (по умолчанию: 48)
simul-handicap = фора
simul-handicap-about = Получают ли слабые фору (по умолчанию: по рангу)
simul-by-rank = По рангу
simul-none = Без форы
simul-clock-about = Контроль времени (по умолчанию: 3 дня и ещё 1 день за каждый ход)
simul-title = Сеанс одновременной игры
simul-here = Сеансы одновременной игры: { $channels }
simul-field = Сеанс одновременной игры
simul-with = { $master } играет сразу со многими. Досок не больше { $boards }.
simul-rule-by-rank = Если известны оба ранга, фора и коми уравнивают шансы.
simul-rule-even = Без форы: { $master } играет белыми.
simul-unrated = Эти партии нерейтинговые.
simul-until = Занять доску можно до { $when } ({ $until }).
simul-full = Все доски заняты.
simul-closed = Занять доску больше нельзя.
simul-nobody = Пока никто не занял доску.
simul-line = { $player } · { $state } · { $place }
simul-line-odds = { $player } ({ $odds }) · { $state } · { $place }
simul-to-move = ходит { $players }
simul-counting = подсчёт
simul-won = победа
simul-lost = поражение
simul-draw = ничья
simul-void = не в счёт
simul-score = { $master } · победы: { $won }, поражения: { $lost }, ничьи: { $drawn }
simul-over = Сеанс окончен.
simul-button-take = Занять доску
simul-button-mine = Мои доски
simul-button-close = Закрыть
simul-button-refresh = Обновить
simul-begun = Сеанс одновременной игры. Чёрные: { $black }, белые: { $white }.
simul-taken = У тебя доска в сеансе, соперник: { $master }. Ваша партия { $game } начинается в { $channel }.
simul-mine = { $boards ->
    [one] У тебя { $boards } доска в игре.
    [few] У тебя { $boards } доски в игре.
    [many] У тебя { $boards } досок в игре.
   *[other] У тебя { $boards } доски в игре.
}
simul-no-boards = У тебя здесь нет доски в игре.
simul-close-question = Закрыть этот сеанс? Занять доску будет больше нельзя. Начатые партии продолжаются.
simul-closed-now = Сеанс закрыт. Начатые партии продолжаются.
simul-no-simul = В этом канале нет сеанса. Его можно создать: `/{ command-together } { simul-command }`.
simul-no-second = В этом канале уже идёт сеанс. Подожди, пока он закончится.
simul-no-more = Сеансов на сервере может быть не больше { $most } сразу.
simul-no-own = Ты уже проводишь сеанс. Закончи его, прежде чем создавать новый.
simul-no-posting = Мне нельзя самостоятельно писать в этот канал, или это ветка, поэтому сеанса здесь быть не может.
simul-no-not-yours = Закрыть сеанс может только тот, кто играет на всех досках, или модератор.
simul-no-oneself = На этих досках против всех играешь ты.
simul-no-second-board = У тебя здесь уже есть доска: партия { $game }.
simul-no-closed = Занять доску здесь больше нельзя.
simul-no-full = Все доски заняты.
