# Elenchi di partite, e partite che qualcuno segue.
# follow = seguire
# open challenge = sfida aperta

list-to-board = [vai al goban]({ $url })
list-to-challenge = [vai alla sfida]({ $url })
list-tab-own = Le mie partite
list-tab-club = Partite qui
list-tab-open = Sfide aperte
list-button-next = Altre partite
list-club-title = Partite in questo canale e nei suoi thread
list-club-none = Qui al momento non si gioca nessuna partita.
list-seen = { $black } – { $white } · partita { $number }, { terms-game-on }
list-watched = { $black } – { $white } · partita { $number }, { terms-game-on } · tocca a { $awaited } · { $place }
list-followed = Partite che segui
list-follows-each = Segui questa partita: ti mando un messaggio diretto a ogni mossa.
list-follows-end = Segui questa partita: ti mando un messaggio diretto quando finisce.
list-button-board = Mostra
list-button-each = Segui ogni mossa
list-button-end = Segui fino alla fine
list-button-stop = Non seguire più
list-stopped = Non segui più la partita { $number }.
list-follows-full = Hai raggiunto il limite di { $most } partite seguite. Prima smetti di seguirne una.
list-followed-link = Segui questa partita · { $place }
list-open-title = Sfide aperte in questo canale
list-open-none = Qui non ci sono sfide aperte. Creane una con `/{ command-challenge }`.
list-open-line = { $challenger } · partita { $number }, { terms-game-on } · { $place }
list-open-gone = La sfida { $number } non è più aperta.
