# Listas de partidas, e partidas que alguém segue.
# follow = seguir
# open challenge = desafio aberto

list-to-board = [ver tabuleiro]({ $url })
list-to-challenge = [ver desafio]({ $url })
list-tab-own = Minhas partidas
list-tab-club = Partidas aqui
list-tab-open = Desafios abertos
list-button-next = Mais partidas
list-club-title = Partidas neste canal e nos tópicos dele
list-club-none = Nenhuma partida está sendo jogada aqui agora.
list-seen = { $black } – { $white } · partida { $number }, { terms-game-on }
list-watched = { $black } – { $white } · partida { $number }, { terms-game-on } · esperando { $awaited } · { $place }
list-followed = Partidas que você segue
list-follows-each = Você segue esta partida: envio a você uma mensagem direta a cada jogada.
list-follows-end = Você segue esta partida: envio a você uma mensagem direta quando ela terminar.
list-button-board = Mostrar
list-button-each = Seguir cada jogada
list-button-end = Seguir até o fim
list-button-stop = Deixar de seguir
list-stopped = Você não segue mais a partida { $number }.
list-follows-full = Você já segue { $most } partidas, e esse é o limite. Antes, deixe de seguir uma.
list-followed-link = Você segue esta partida · { $place }
list-open-title = Desafios abertos neste canal
list-open-none = Não há desafios abertos aqui. Crie um com `/{ command-challenge }`.
list-open-line = { $challenger } · partida { $number }, { terms-game-on } · { $place }
list-open-gone = O desafio { $number } não está mais aberto.
