# Списки партий и партии, за которыми кто-то следит.
# follow = следить
# open challenge = открытый вызов

list-to-board = [к доске]({ $url })
list-to-challenge = [к вызову]({ $url })
list-tab-own = Мои партии
list-tab-club = Партии здесь
list-tab-open = Открытые вызовы
list-button-next = Ещё партии
list-club-title = Партии в этом канале и его ветках
list-club-none = Сейчас здесь не идёт ни одной партии.
list-seen = { $black } – { $white } · партия { $number }, { terms-game-on }
list-watched = { $black } – { $white } · партия { $number }, { terms-game-on } · ходит { $awaited } · { $place }
list-followed = Партии, за которыми ты следишь
list-follows-each = Ты следишь за этой партией: после каждого хода приходит личное сообщение.
list-follows-end = Ты следишь за этой партией: когда она закончится, придёт личное сообщение.
list-button-board = Показать
list-button-each = Следить за ходами
list-button-end = Следить до конца
list-button-stop = Не следить
list-stopped = Ты больше не следишь за партией { $number }.
list-follows-full = Лимит партий, за которыми можно следить: { $most }. Сначала перестань следить за одной из них.
list-followed-link = Ты следишь за этой партией · { $place }
list-open-title = Открытые вызовы в этом канале
list-open-none = Открытых вызовов здесь нет. Брось свой: `/{ command-challenge }`.
list-open-line = { $challenger } · партия { $number }, { terms-game-on } · { $place }
list-open-gone = Вызов { $number } больше не открыт.
