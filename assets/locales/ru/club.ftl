# Страница клуба го: где и когда он собирается и что происходит на его сервере.
# club = клуб го, который где-то собирается; server = сервер, его место в Discord

club-command = клуб
club-command-about = Этот клуб го: когда собирается, его сайт и что здесь происходит
club-group-about = Этот клуб го: название, страница и еженедельный обзор
club-option-name = название
club-name-about = Как называется клуб; «{ terms-typed-off }» — без названия
club-field-name = Название клуба
club-unnamed = Без названия
club-named = { $name }
club-field-page = Страница клуба
club-filled-in = Заполнена: её показывает `/{ club-command }`
club-empty = Пусто
club-option-meets = встречи
club-option-web = сайт
club-option-books = книги
club-option-contact = контакт
club-option-more = описание
club-meets = Где и когда
club-web = Адрес сайта
club-books = Книги на дом
club-contact = Контакт
club-more = О клубе
club-meets-example = По вторникам в 19:00, кафе «Центр»
club-web-example = go.example.org
club-books-example = Спроси у стойки; на месяц
club-contact-example = Спроси Анну или Бориса
club-more-example = Рады и новичкам
club-title = Наш клуб го
club-nothing = Здесь пока ничего нет.
club-elsewhere = Го в других местах: `/{ command-help } { command-topic }:{ help-clubs-title }`
club-here = На этом сервере
club-open = { $open ->
    [0] Открытых вызовов нет
    [one] { $open } открытый вызов
    [few] { $open } открытых вызова
    [many] { $open } открытых вызовов
   *[other] { $open } открытого вызова
}
club-open-in = { $open ->
    [0] Открытых вызовов нет
    [one] { $open } открытый вызов, список в канале { $channel }
    [few] { $open } открытых вызова, список в канале { $channel }
    [many] { $open } открытых вызовов, список в канале { $channel }
   *[other] { $open } открытого вызова, список в канале { $channel }
}
club-button-edit = Изменить
club-bad-web = «{ $typed }» — не адрес сайта, это поле осталось прежним. Адрес выглядит так: `https://go.example.org`.
club-on-web-option = страница
club-on-web-about = Сделать страницу клуба в интернете: партии, результаты, таблицы и вечера
club-on-web-field = Страница в интернете
club-on-web-named = { $choice ->
    [on] Все видят, что играют в каналах, которые здесь могут читать все
   *[off] Выключена
}
club-on-web-at = Страница клуба в интернете: { $url }
club-on-web-nowhere = Страницы пока нет: веб-страницы для этого бота не настроены.
