# Como cada um vai nos problemas.
# standing = balanço; rating = pontuação, um número em torno de 1500
# streak = dias seguidos; first try = primeira tentativa, a única que conta para a pontuação
standing-me = eu
standing-me-about = Suas estatísticas de problemas aqui
standing-top = melhores
standing-top-about = Quem resolve melhor os problemas aqui
standing-topic-about = Tema (padrão: todos)
standing-none = Você ainda não respondeu a nenhum problema aqui. `/{ puzzle-command } { puzzle-now }` dá um a você.
standing-nobody = Aqui ninguém respondeu ainda a um problema assim. `/{ puzzle-command } { puzzle-now }` dá um a você.
standing-mine = Seus problemas
standing-best = Quem resolve melhor
standing-best-of = Quem resolve melhor: { $topic }
standing-rating = Pontuação: **{ $rating }**
standing-rating-after = { $more ->
    [one] Sua pontuação aparece depois de mais um problema.
   *[other] Sua pontuação aparece depois de mais { $more } problemas.
}
standing-place = { $place }º lugar de { $all }
standing-count = Resolvidos: { $solved } de { $tried } · na primeira tentativa: { $at-once }
standing-streak = Dias seguidos com um problema resolvido: { $current } · recorde: { $longest }
standing-guess = Um ponto de interrogação indica que a pontuação ainda é provisória.
standing-topic = { $topic }: { $solved } de { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } de { $tried } resolvidos
standing-line-unrated = { $player } · { $solved } de { $tried } resolvidos
standing-more = … e mais { $number }
standing-change = Sua pontuação: { $before } → **{ $after }**
