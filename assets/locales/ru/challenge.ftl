# Карточка вызова и его дальнейшая судьба.
# challenge = вызов
# rematch = реванш
# handicap = фора
# komi = коми
# by lot = по жребию
# thread = ветка
# Pair Go = парное го
# even game = равная партия

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } вызывает тебя на партию.
challenge-open = { $challenger } ищет, с кем сыграть. Место может занять кто угодно.
challenge-rematch = { $invited }, { $challenger } просит реванш { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] с теми же цветами
    [handicap] с той же форой
   *[swapped] со сменой цветов
}
challenge-rematch-pairs = { $opponents }, { $challenger } просит реванш { challenge-rematch-colors } (в паре играет { $partner }). Согласиться должны все трое, { $partner } тоже.
challenge-rematch-question = Ещё одна партия: со сменой цветов или с теми же?
challenge-button-rematch-swapped = Сменить цвета
challenge-button-rematch-same = Те же цвета
challenge-field-rules = Правила
challenge-field-colors = Цвета
challenge-field-handicap = Фора
challenge-field-komi = Коми
challenge-field-venue = Где
challenge-field-expires = Срок
challenge-expires = Истекает { $at }
challenge-button-accept = Принять
challenge-button-decline = Отклонить
challenge-button-withdraw = Отозвать
challenge-button-terms = Все условия
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } принимает вызов. Чёрные: { $black }. Белые: { $white }.
challenge-accepted-thread = { $accepter } принимает вызов. Чёрные: { $black }. Белые: { $white }. Партия продолжается в отдельной ветке.
challenge-declined = { $challenger } бросает вызов, но { $invited } его отклоняет.
challenge-withdrawn = { $challenger } отзывает вызов.
challenge-lapsed = { $challenger } бросает вызов, но никто не принимает его вовремя.
challenge-who-is-stronger = Кто из вас играет сильнее? Кто сильнее, берёт белые.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Я
challenge-button-stronger-equal = Силы равны: бросим жребий
challenge-by-rank = По рангу: { $stronger } ({ $stronger-rank }) играет белыми, { $weaker } ({ $weaker-rank }) играет чёрными.
challenge-by-equal-rank = Ранг один, { $rank }: цвета по жребию.
challenge-thread-name = { challenge-title } #{ $number }: { $black } – { $white }
challenge-thread-failed = Открыть ветку не удалось, поэтому играем здесь.
challenge-answers-only = Меня нет в этой беседе, и сам я писать сюда не могу: когда время будет на исходе или закончится, я смогу сказать об этом только в личном сообщении, если ты принимаешь их от меня.
challenge-taken = Место твоё, партия началась.
challenge-pairs = { $opponents }, { $challenger } и { $partner } вызывают вас на партию в парное го. Согласиться должны все трое, { $partner } тоже.
challenge-field-joined = Принимают
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = Чтобы шансы были равны
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = У обеих сторон { $rank }: без форы, цвета по жребию, коми { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) играет чёрными, { $stronger } ({ $stronger-rank }) — белыми, { $stones ->
    [0] без форы
    [one] { $stones } камень форы
    [few] { $stones } камня форы
    [many] { $stones } камней форы
   *[other] { $stones } камня форы
}, коми { $komi }.
