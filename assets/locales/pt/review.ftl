### As análises de partidas encerradas, e suas jogadas para adivinhar.
# review = análise
# mistake = erro

review-command = análise
review-about = Veja onde uma partida encerrada se decidiu, na minha opinião
review-button = Análise
review-nothing-yet = Eu analiso partidas encerradas. Esta está em andamento ou não tem jogadas.
review-progress = Estou analisando a partida { $number }: posição { $done } de { $all }.
review-waits = Antes analiso outra partida. A sua vem depois.
review-late = { $player }, a análise da partida { $number } ficou pronta tarde demais para esta resposta. Clique em “{ review-button }” mais uma vez, por favor.
review-better = { $points ->
    [one] { $point } era melhor por cerca de um ponto.
   *[other] { $point } era melhor por cerca de { $points } pontos.
}
review-better-pass = { $points ->
    [one] Passar era melhor por cerca de um ponto.
   *[other] Passar era melhor por cerca de { $points } pontos.
}
review-likelier = { $point } era melhor: chance de vitória de { $before }% em vez de { $after }%.
review-can-be-captured = Depois desta jogada, dava para capturar { $stones } em { $liberties }.
review-none = Não vejo grandes erros nesta partida.
review-doubt = Julgo tão bem quanto jogo, e posso me enganar.
review-rough = Num tabuleiro tão grande não leio em profundidade: tome isto como uma orientação geral.
review-sides = Nesta partida, as pessoas de cada lado se revezaram: um erro é do lado, não importa quem jogou.
review-chances = { $color ->
    [white] Chance de vitória das brancas
   *[black] Chance de vitória das pretas
}: { $percent }%.
review-alt = Um gráfico de quem estava na frente em { $moves } jogadas, pretas em cima e brancas embaixo. Depois da jogada { $middle }: { $lead } No fim: { $end }
review-button-before = ‹ Erro
review-button-after = Erro ›
review-button-graph = Gráfico
review-button-guess = Adivinhar jogadas
review-guess-about = Percorra a partida e adivinhe cada jogada
review-guess-question = { $color ->
    [white] Onde as brancas fizeram a jogada { $number }?
   *[black] Onde as pretas fizeram a jogada { $number }?
}
review-guess-right = { $point } está certo: dois pontos.
review-guess-close = { $guess } está perto: um ponto. A jogada foi { $point }.
review-guess-wrong = A jogada foi { $point }.
review-guess-points = Pontos até agora: { $points } de { $most }.
review-guess-end = Essa foi a última jogada. Seus pontos: { $points } de { $most }.
review-button-another = Outra partida
