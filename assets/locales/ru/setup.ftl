# Диалог, который настраивает канал.
setup-command = настройка
setup-about = Настроить этот канал: партии, сообщения, язык, ежедневная задача
setup-title = Настройка этого канала
setup-how = Это для канала { $channel }. Каждый выбор действует сразу.
setup-button = Настроить
setup-greeting = Если ты управляешь этим сервером: **{ setup-button }** или `/{ command-club-admin } { setup-command }` позволяет выбрать, где играть, как показывать доски, язык и ежедневную задачу. **{ family-menu }**: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.
setup-field-venue = Где играть новые партии
setup-no-threads = В голосовых каналах нет веток. Не указывай `{ command-venue }`, и партия пройдёт здесь.
setup-venue-about = Где играть новые партии: в отдельных ветках или в этом канале
setup-venue-named = { $venue ->
    [channel] В этом канале
   *[threads] Каждую в отдельной ветке, где мне можно создавать ветки
}
