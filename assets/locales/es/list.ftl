# Listas de partidas, y partidas que alguien sigue.
# follow = seguir
# open challenge = desafío abierto

list-to-board = [ver tablero]({ $url })
list-to-challenge = [ver desafío]({ $url })
list-tab-own = Mis partidas
list-tab-club = Partidas aquí
list-tab-open = Desafíos abiertos
list-button-next = Más partidas
list-club-title = Partidas en este canal y sus hilos
list-club-none = Ahora mismo no se juega ninguna partida aquí.
list-seen = { $black } – { $white } · partida { $number }, { terms-game-on }
list-watched = { $black } – { $white } · partida { $number }, { terms-game-on } · le toca a { $awaited } · { $place }
list-followed = Partidas que sigues
list-follows-each = Sigues esta partida: te envío un mensaje directo en cada jugada.
list-follows-end = Sigues esta partida: te envío un mensaje directo cuando termine.
list-button-board = Mostrar
list-button-each = Seguir cada jugada
list-button-end = Seguir hasta el final
list-button-stop = Dejar de seguir
list-stopped = Ya no sigues la partida { $number }.
list-follows-full = Ya sigues { $most } partidas, y ese es el límite. Deja antes de seguir una.
list-followed-link = Sigues esta partida · { $place }
list-open-title = Desafíos abiertos en este canal
list-open-none = Aquí no hay desafíos abiertos. Crea uno con `/{ command-challenge }`.
list-open-line = { $challenger } · partida { $number }, { terms-game-on } · { $place }
list-open-gone = El desafío { $number } ya no está abierto.
