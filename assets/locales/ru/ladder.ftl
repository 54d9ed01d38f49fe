# Лестницы: в канале участники стоят друг под другом; победивший того, кто выше, занимает его место.
ladder-command = лестница
ladder-command-about = Лестницы: вызывать тех, кто выше, и подниматься, побеждая
ladder-show = показать
ladder-show-about = Показать лестницу
ladder-challenge = вызов
ladder-challenge-about = Вызвать того, кто выше тебя на лестнице
ladder-player = участник
ladder-player-about = Кого вызвать (по умолчанию: выбор из списка)
ladder-create = создать
ladder-create-about = Создать лестницу в этом канале (модераторы)
ladder-remove = удалить
ladder-remove-about = Удалить участника с лестницы (модераторы)
ladder-removed-about = Кто покидает лестницу
ladder-end = завершить
ladder-end-about = Завершить лестницу (модераторы)
ladder-title = Лестница
ladder-here = Лестницы: { $channels }
ladder-field = Лестница
ladder-rule = Вызови того, кто сразу над тобой, или любого до { $percent }% пути к вершине (с места { $place }, например, места с { $highest } по { $lowest }). Победишь — займёшь его место.
ladder-news = { $news } ({ $at })
ladder-nobody = Пока никто не участвует.
ladder-button-challenge = Вызвать
ladder-button-join = Участвовать
ladder-button-all = Показать всех
ladder-button-leave = Покинуть
ladder-button-end = Завершить лестницу
ladder-button-show = Лестница
ladder-up = Лестница: { $player } поднимается на место { $place }.
ladder-out = Лестница: { $player } теряет место на лестнице — время вышло.
ladder-out-and-up = Лестница: { $late } теряет место на лестнице — время вышло. { $player } поднимается на место { $place }.
ladder-unmoved = Лестница: места не изменились.
ladder-place = { $channel }, место { $place }
ladder-joined = Твоё место — { $place }. Чтобы остаться на лестнице, в течение двух недель брось кому-нибудь вызов или получи его.
ladder-first = Ты на первом месте. Теперь вызывать должны тебя.
ladder-within = Твоё место — { $place }. Можно вызвать тех, кто на местах с { $highest } по { $lowest }.
ladder-within-one = Твоё место — { $place }. Можно вызвать того, кто на месте { $highest }.
ladder-choose = Кого хочешь вызвать?
ladder-challenged = Вызов брошен: { $player }. Ваша партия { $game } начинается в { $channel }.
ladder-overtaken = { $player } пока не принимает новых партий, поэтому ты поднимаешься на место { $place } без игры.
ladder-begun = Лестница: { $challenger } бросает вызов. Соперник: { $challenged }. Чёрными играет { $black }.
ladder-leave-question = { $games ->
    [0] Покинуть лестницу? Если вернёшься, начнёшь с последнего места.
    [one] Покинуть лестницу? Ты сдашь { $games } партию лестницы. Если вернёшься, начнёшь с последнего места.
    [few] Покинуть лестницу? Ты сдашь { $games } партии лестницы. Если вернёшься, начнёшь с последнего места.
   *[many] Покинуть лестницу? Ты сдашь { $games } партий лестницы. Если вернёшься, начнёшь с последнего места.
}
ladder-left = Тебя больше нет на лестнице.
ladder-removed = { $player } больше не на лестнице.
ladder-end-question = Завершить лестницу в { $channel }? Места пропадут. Начатые партии продолжатся и повлияют на рейтинг.
ladder-ended = Лестница завершена.
ladder-idle = { $player }, тебя больше нет на лестнице: за две недели не было вызовов ни от тебя, ни тебе. Вернуться можно в любое время.
ladder-no-ladder = В этом канале нет лестницы. Модераторы могут создать её: `/{ ladder-command } { ladder-create }`.
ladder-no-second = В этом канале уже есть лестница.
ladder-no-more-ladders = Лестниц на сервере может быть не больше { $most }. Если одна из них была в удалённом канале, попробуй ещё раз через минуту.
ladder-no-posting = Мне нельзя самостоятельно писать в этот канал, или это ветка, поэтому лестницы здесь быть не может.
ladder-no-already = Ты уже на лестнице, место { $place }.
ladder-no-room = На этой лестнице нет мест. Игроков: { $most }.
ladder-no-oneself = Нельзя вызвать себя.
ladder-no-not-on = Тебя нет на этой лестнице. Сначала нажми «{ ladder-button-join }».
ladder-no-not-there = { $player } не на этой лестнице.
ladder-no-below = { $player } ниже тебя. Вызвать можно только тех, кто выше.
ladder-no-too-far = { $player } слишком высоко. Вызвать можно тех, кто не выше места { $highest }.
ladder-no-too-many = У тебя уже идут вызовы: { $most }. Сначала доиграй одну из этих партий.
ladder-no-playing = На этой лестнице у тебя уже идёт партия: { $player }.
ladder-no-lately = { $player } — твой недавний соперник. Вызвать снова можно { $again }.
ladder-no-full = { $player }: несыгранных вызовов уже { $most }.
ladder-no-away = { $player } в отпуске.
