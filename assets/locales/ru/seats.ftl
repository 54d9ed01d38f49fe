# Как участники сервера находят друг друга: открытые вызовы для некоторых рангов и список всех.
# open challenge = открытый вызов

seats-command-looking = найти-партию
seats-looking-about = Найти, с кем сыграть
seats-command-now = сейчас
seats-now-about = Бросить открытый вызов, если хочешь — только для некоторых рангов
seats-weakest = слабейший
seats-weakest-about = Самый низкий ранг, с которым можно принять вызов, например 15k
seats-strongest = сильнейший
seats-strongest-about = Самый высокий ранг, с которым можно принять вызов, например 5k
seats-open-ranked = { $challenger } ищет, с кем сыграть. Принять вызов может любой от { $weakest } до { $strongest }.
seats-ranks = от { $weakest } до { $strongest }
seats-rank-unknown = Этот вызов для рангов от { $weakest } до { $strongest }. Сначала укажи свой ранг: `/{ command-me } { command-rank }`.
seats-other-ranks = Этот вызов для рангов от { $weakest } до { $strongest }. Твой ранг — { $rank }.
seats-command = открытые-вызовы
seats-about = Помочь участникам найти друг друга: список открытых вызовов и еженедельные партии
seats-list = список
seats-list-about = Вести в этом канале список всех открытых вызовов сервера
seats-list-named = { $list ->
    [here] В этом канале
   *[off] Выключен
}
seats-list-is = В канале { $channel }
seats-field-list = Список открытых вызовов
seats-also-listed = Также в списке в канале { $channel }.
seats-title = Открытые вызовы
seats-line = { $challenger } · { $terms } · { $place }
seats-none = Сейчас открытых вызовов нет. Брось свой: `/{ seats-command-looking } { seats-command-now }`.
seats-more = … и ещё { $more }
seats-button-all = Показать все
seats-not-here = Мне нельзя самостоятельно писать в этот канал, поэтому списка здесь быть не может.
seats-lost = Модераторам: списка открытых вызовов в канале { $channel } больше нет. Его кто-то удалил, или мне нельзя туда писать. Выберите канал снова: `/{ command-club-admin } { seats-command }`.
seats-command-weekly = еженедельно
seats-weekly-about = Получать каждую неделю партию с кем-то близкого ранга
seats-weekly-in = Каждый понедельник у тебя будет партия с кем-то близкого ранга; следующая { $next }.
seats-weekly-rank = Укажи свой ранг, чтобы нашёлся соперник близкого ранга: `/{ command-me } { command-rank }`.
seats-weekly-left = Еженедельных партий у тебя больше не будет.
seats-weekly-none = На этом сервере нет еженедельных партий. Их могут включить те, кто им управляет: `/{ command-club-admin } { seats-command }`.
seats-button-leave = Прекратить
seats-pairing = пары
seats-pairing-about = Составлять здесь пары для еженедельных партий: по понедельникам в этот час
seats-pairing-at = По понедельникам в { $hour }
seats-pairing-is = { $at } в канале { $channel }; следующие { $next }
seats-pairing-not-here = Мне нельзя самостоятельно писать в этот канал, поэтому еженедельных партий здесь быть не может.
seats-field-pairing = Еженедельные партии
seats-begun = Еженедельная партия. Чёрные: { $black }, белые: { $white }.
seats-unpaired = { $player }, на этой неделе пары для тебя не нашлось. На следующей неделе ты в начале очереди.
