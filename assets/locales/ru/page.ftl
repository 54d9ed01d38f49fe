# The page with a board to touch.
page-button-board = Доска
page-more-about = Играть в браузере, касаясь доски
page-more-browser = Доска в браузере
page-more-browser-about = Ссылка, которая открывает эту партию в твоём браузере
page-link = **Партия { $number }:** ссылка действует один раз, в течение 10 минут. Никому её не давай: кто её откроет, сыграет за тебя.
page-field = Доски в браузере
page-open-boards = { $boards ->
    [0] Открытых нет
   *[other] Открыто: { $boards }
}
page-close-all = Закрыть все
page-close-browser = Закрыть доски в одном браузере
page-browser = { $games } · открыты с { $since }
page-option = браузеры
page-option-about = Закрыть доски, открытые в твоих браузерах
page-title = Партия { $number }
page-opening = Доска партии { $number } открывается…
page-button-open = Открыть доску
page-used = Эта ссылка уже использована или истекла. Нажми { page-button-board } в чате, чтобы получить новую.
page-other-member = В этом браузере открыта чужая доска, а эта ссылка твоя. Сначала закрой ту доску, потом открой ссылку ещё раз.
page-button-close = Закрыть доску
page-closed = Доска закрыта в этом браузере.
page-not-open = Эта доска не открыта в этом браузере. Нажми { page-button-board } в чате, чтобы получить ссылку.
page-not-here = Тебе не видна эта партия: нужно быть на её сервере и видеть её канал.
page-away = Discord сейчас не отвечает. Пожалуйста, попробуй ещё раз чуть позже.
page-refused = Этот запрос пришёл с другого сайта, поэтому ничего не сделано.
page-only-in-chat = Это можно сделать только в чате.
page-behind = Нет соединения: доска может быть устаревшей.
page-not-live = У тебя открыто слишком много досок: обнови эту, чтобы увидеть новые ходы.
page-again = { $point }: выбери ещё раз, чтобы сходить туда.
page-empty = { $point }, свободный пункт
page-stone = { $color ->
    [white] { $point }, белый камень
   *[black] { $point }, чёрный камень
}
page-last = { $point }, последний ход
page-send = Отправить
page-plan-back = На ход назад
page-plan-remove = Удалить этот вариант
page-plan-end = Вернуться к партии
page-making = Это займёт немного времени. Ответ появится здесь, когда будет готов.
page-look-again = Посмотреть ещё раз
page-busy = Слишком много запросов сразу. Пожалуйста, попробуй ещё раз через минуту.
page-no-club = По этому адресу страницы нет.
page-running = Идущие партии
page-none-running = Сейчас не идёт ни одной партии.
page-results = Последние результаты
page-evenings = Вечера го
page-calendar = Календарь (iCalendar)
page-feed = Лента результатов (Atom)
page-record = Запись партии (SGF)
page-table = Таблица
page-games = Твои партии
page-games-none = У тебя нет идущей партии. Начать новую можно командой `/{ command-challenge }` в чате.
page-connecting = Соединение с Discord…
page-not-signed-in = Discord не сообщил, кто ты. Закрой это окно и открой его снова.
