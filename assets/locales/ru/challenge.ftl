# Карточка вызова и его дальнейшая судьба.
# challenge = вызов
# rematch = реванш
# handicap = фора
# komi = коми
# random = случайно
# thread = ветка
# Pair Go = парное го
# even game = равная партия

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } вызывает тебя на партию.
challenge-open = { $challenger } ищет, с кем сыграть. Принять вызов может любой.
challenge-counter = { $invited }, { $challenger } предлагает другие условия партии.
challenge-rematch = { $invited }, { $challenger } предлагает реванш { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] с теми же цветами
    [handicap] с той же форой
   *[swapped] со сменой цветов
}
challenge-rematch-pairs = { $opponents }, { $challenger } предлагает реванш { challenge-rematch-colors } (в паре играет { $partner }). Принять должны все трое, { $partner } тоже.
challenge-rematch-question = Реванш со сменой цветов или с теми же цветами?
challenge-button-rematch-swapped = Сменить цвета
challenge-button-rematch-same = Те же цвета
challenge-field-rules = Правила
challenge-field-colors = Цвета
challenge-field-handicap = Фора
challenge-field-komi = Коми
challenge-field-captures = Сколько захватить
challenge-field-also = Также
challenge-more-usual = Как обычно
challenge-field-venue = Где
challenge-field-expires = Истекает
challenge-expires = { $at }
challenge-button-accept = Принять
challenge-button-decline = Отклонить
challenge-button-withdraw = Отозвать
challenge-button-terms = Все условия
challenge-button-change = Изменить условия
challenge-button-even = Равные шансы
challenge-button-send = Отправить
challenge-button-colors = { challenge-field-colors }: { $colors }
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } принимает вызов. Чёрные: { $black }. Белые: { $white }.
challenge-accepted-thread = { $accepter } принимает вызов. Чёрные: { $black }. Белые: { $white }. Партия идёт в отдельной ветке.
challenge-declined = { $invited } отклоняет вызов (от: { $challenger }).
challenge-withdrawn = { $challenger } отзывает вызов.
challenge-replaced = { $player } меняет условия: есть новый вызов.
challenge-lapsed = Никто вовремя не принял вызов (от: { $challenger }).
challenge-who-is-stronger = Кто из вас сильнее? Кто сильнее, берёт белые; если силы равны, цвета случайные.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Я
challenge-button-stronger-equal = Силы равны
challenge-by-rank = По рангу: { $stronger } ({ $stronger-rank }) играет белыми, { $weaker } ({ $weaker-rank }) играет чёрными.
challenge-by-equal-rank = Ранг одинаковый, { $rank }: цвета случайные.
challenge-thread-failed = Создать ветку не удалось, поэтому играем здесь.
challenge-answers-only = Сам я писать сюда не могу. О времени предупрежу в личном сообщении, если ты принимаешь их от меня.
challenge-taken = Ты в игре. Партия началась: { $place }
challenge-pairs = { $opponents }, { $challenger } и { $partner } вызывают вас на партию в парное го. Принять должны все трое, { $partner } тоже.
challenge-field-joined = Приняли
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = Чтобы шансы были равны
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = У обеих сторон { $rank }: без форы, цвета случайные, коми { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) играет чёрными, { $stronger } ({ $stronger-rank }) — белыми, { $stones ->
    [0] без форы
    [one] { $stones } камень форы
    [few] { $stones } камня форы
    [many] { $stones } камней форы
   *[other] { $stones } камня форы
}, коми { $komi }.
challenge-change = Выбери другие условия и отправь их как свой вызов:
challenge-sent = Твой вызов отправлен.
challenge-odds = { $stones ->
    [0] Без форы
    [one] { $stones } камень форы
    [few] { $stones } камня форы
    [many] { $stones } камней форы
   *[other] { $stones } камня форы
}, коми { $komi }
