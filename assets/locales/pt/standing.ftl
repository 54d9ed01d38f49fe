# Como cada um vai nos problemas.
# standing = balanço; rating = pontuação, um número em torno de 1500
# streak = dias seguidos; first try = primeira tentativa, a única que conta para a pontuação
standing-me = eu
standing-me-about = Como você vai nos problemas daqui
standing-top = melhores
standing-top-about = Quem resolve melhor os problemas aqui
standing-topic-about = Do que tratam os problemas; senão, todos
standing-none = Você ainda não respondeu a nenhum problema aqui. /puzzle now publica um.
standing-nobody = Aqui ninguém respondeu ainda a um problema assim. /puzzle now publica um.
standing-mine = Seus problemas
standing-best = Quem resolve melhor
standing-best-of = Quem resolve melhor: { $topic }
standing-rating = Pontuação: **{ $rating }**
standing-place = Posição { $place } de { $all }
standing-count = Resolvidos: { $solved } de { $tried } · na primeira tentativa: { $at-once }
standing-streak = Dias seguidos com um problema resolvido: { $current } · máximo: { $longest }
standing-guess = Um ponto de interrogação diz que ainda há poucas respostas para uma pontuação segura.
standing-topic = { $topic }: { $solved } de { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } de { $tried } resolvidos
standing-more = … e mais { $number }
standing-change = Sua pontuação: { $before } → **{ $after }**
