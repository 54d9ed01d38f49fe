# Problemas: uma posição com uma pergunta. Todos veem o cartão, e as respostas são privadas.
# puzzle = problema
# level = nível, de 1 a 5
# solution = solução; try = tentativa
# As outras palavras como em rules.ftl.
puzzle-command = problema
puzzle-command-about = Resolva problemas em particular ou com todos aqui
puzzle-now = agora
puzzle-now-about = Resolva problemas em particular, um após o outro
puzzle-topic = tema
puzzle-topic-about = Tema (padrão: qualquer um)
puzzle-level = nível
puzzle-level-about = Nível para começar, de 1 a 5
puzzle-topic-named = { $topic ->
    [captures] Captura
    [forbidden] Pontos proibidos
    [atari-go] Atari-Go
    [ko] Ko
    [stones] Contar pedras
    [territory] Contar território
    [dead-chains] Cadeias mortas
    [five] Cinco em linha
    [pairs] Capturar pares
    [life-and-death] Vida e morte
    [capturing] Capturar e salvar
    [study] Estudo
   *[liberties] Liberdades
}
puzzle-title = Problema { $number }: { $topic }
puzzle-here = Problema diário: { $channels }
puzzle-level-of = Nível { $level } de 5
puzzle-tally = Tentativas: { $tried } · acertos: { $solved }
puzzle-closes = Fecha { $until }. As respostas são privadas, e a primeira tentativa conta.
puzzle-closed = Este problema está fechado.
puzzle-button-next = Próximo problema
puzzle-button-post-here = Publicar aqui
puzzle-in-a-row = **{ $number } seguidos**
puzzle-button-close = Encerrar o problema
puzzle-close-question = Encerrar agora o problema { $number }? Todos verão a solução, e outras respostas não contarão.
puzzle-closed-now = O problema { $number } está fechado.
puzzle-ask-captures = { $color ->
    [white] As brancas jogam em { $point }. Que pedras elas capturam? Indique uma pedra de cada cadeia.
   *[black] As pretas jogam em { $point }. Que pedras elas capturam? Indique uma pedra de cada cadeia.
}
puzzle-ask-ko = { $color ->
    [white] Em { $point } foi capturada uma pedra branca. As brancas podem recapturar ali agora?
   *[black] Em { $point } foi capturada uma pedra preta. As pretas podem recapturar ali agora?
}
puzzle-ask-five = { $color ->
    [white] É a vez das brancas. Em quais pontos elas completam cinco em linha? Indique todos.
   *[black] É a vez das pretas. Em quais pontos elas completam cinco em linha? Indique todos.
}
puzzle-ask-pairs = { $color ->
    [white] É a vez das brancas. Em quais pontos elas capturam um par? Indique todos.
   *[black] É a vez das pretas. Em quais pontos elas capturam um par? Indique todos.
}
puzzle-ask-atari-go = { $color ->
    [white] Atari-Go, é a vez das brancas.
   *[black] Atari-Go, é a vez das pretas.
} { $moves ->
    [1] Qual jogada captura na hora?
   *[other] Qual primeira jogada captura no máximo até a jogada { $moves }, não importa o que o outro lado faça?
}
puzzle-ask-kill = { $color ->
    [white] É a vez das brancas, que podem matar as pedras pretas marcadas com triângulos. Onde elas jogam?
   *[black] É a vez das pretas, que podem matar as pedras brancas marcadas com triângulos. Onde elas jogam?
}
puzzle-ask-live = { $color ->
    [white] É a vez das brancas. Onde elas jogam para que as pedras brancas marcadas com triângulos vivam?
   *[black] É a vez das pretas. Onde elas jogam para que as pedras pretas marcadas com triângulos vivam?
}
puzzle-ask-capture = { $color ->
    [white] É a vez das brancas, que podem capturar as pedras pretas marcadas com triângulos, não importa o que o outro lado faça. Onde elas jogam?
   *[black] É a vez das pretas, que podem capturar as pedras brancas marcadas com triângulos, não importa o que o outro lado faça. Onde elas jogam?
}
puzzle-ask-save = { $color ->
    [white] É a vez das brancas. Onde elas jogam para salvar as pedras brancas marcadas com triângulos?
   *[black] É a vez das pretas. Onde elas jogam para salvar as pedras pretas marcadas com triângulos?
}
puzzle-ask-study = { $color ->
    [white] É a vez das brancas. Qual é a jogada certa?
   *[black] É a vez das pretas. Qual é a jogada certa?
}
puzzle-author = Comentário do arquivo: { $words }
puzzle-yes = Sim
puzzle-no = Não
puzzle-missed = **Não é isso.**
puzzle-right = { $tries ->
    [1] **Certo!** Resolvido na primeira tentativa.
   *[other] **Certo!** Resolvido na { $tries }ª tentativa.
}
puzzle-refuted = A imagem mostra por quê.
puzzle-refuted-line = As imagens mostram por que não dá certo, jogada a jogada: { $moves }.
puzzle-fails-alone = O outro lado nem precisa responder.
puzzle-far-away = Fica longe demais para mudar alguma coisa.
puzzle-no-line = O arquivo não dá resposta a essa jogada, mas ela não é a certa.
puzzle-right-move = A jogada certa é { $point }.
puzzle-best-line = Com o melhor jogo dos dois lados: { $moves }.
puzzle-right-too = Também está certo: { $points }.
puzzle-why-captures = { $point } captura { $number ->
    [one] uma pedra
   *[other] { $number } pedras
}: { $points }.
puzzle-why-ko = Não: é ko. A pedra que acaba de capturar uma única pedra não pode ser recapturada na hora; antes é preciso jogar em outro lugar.
puzzle-why-no-ko = Sim: nenhum ko impede. A pedra em { $point } captura { $number ->
    [one] uma pedra
   *[other] { $number } pedras
}.
puzzle-why-line = O melhor para os dois lados: { $points }. A última jogada captura.
puzzle-posted = Você já publicou este problema: ele agora está no canal.
puzzle-try-first = Tente primeiro: você pode ver a solução depois de responder.
puzzle-not-yours = Só moderadores e quem pediu este problema podem encerrá-lo.
puzzle-none = Não consegui criar um problema assim. Tente de novo, ou tente outro nível.
puzzle-create = criar
puzzle-create-about = Proponha um problema seu: um arquivo SGF com a solução
puzzle-file = arquivo
puzzle-file-about = SGF: a posição, a variante certa (marcada ou primeira) e respostas às jogadas erradas
puzzle-own-level-about = A dificuldade na sua opinião, de 1 a 5 (padrão: 3)
puzzle-which-game = partida
puzzle-which-game-about = Número da partida, se o arquivo tem várias (padrão: a primeira com jogadas)
puzzle-proposed = { $player } propõe este problema. Os moderadores decidem se ele será publicado.
puzzle-as-read = Foi assim que li o arquivo. Número de variantes: { $lines }.
puzzle-remark-games = Partida { $taken } de { $games } do arquivo. Para outra, use `{ puzzle-which-game }`.
puzzle-remark-first-branch = Nada no arquivo marca a variante certa, então considerei certo o primeiro ramo.
puzzle-remark-charset = O arquivo não diz seu conjunto de caracteres, ou diz o errado. Li como { $charset }: confira o texto.
puzzle-button-post = Publicar
puzzle-button-refuse = Recusar
puzzle-button-discard = Descartar
puzzle-moderators-only = Só moderadores podem decidir isso.
puzzle-not-taken = O problema { $number } não será publicado.
puzzle-proposal-gone = Este problema não está mais pendente: foi publicado ou recusado, ou esperou demais.
puzzle-too-many = Você já tem { $number } problemas pendentes, e esse é o limite.
puzzle-sgf-unclosed = Não consigo ler o arquivo como SGF: o colchete aberto no byte { $offset } nunca se fecha.
puzzle-sgf-none = Não consigo ler o arquivo como SGF: não há registro nele.
puzzle-sgf-game = Não conheço o jogo desse arquivo. Go é GM[1].
puzzle-sgf-size = O tabuleiro desse arquivo não tem entre 1 e 19 linhas.
puzzle-sgf-point = No arquivo, { $property } indica algo que não é um ponto do tabuleiro.
puzzle-sgf-late-setup = No arquivo, pedras são colocadas depois da primeira jogada. Todas precisam estar lá desde o começo.
puzzle-sgf-turns = No arquivo, pretas e brancas não se alternam.
puzzle-sgf-no-moves = Não há jogadas no arquivo, então não há solução.
puzzle-sgf-no-such-game = Essa partida não está no arquivo. Número de partidas: { $games }.
puzzle-sgf-setup = A posição do arquivo não é possível.
puzzle-sgf-no-liberty = A posição do arquivo não é possível: a cadeia em { $at } não tem liberdade.
puzzle-sgf-nothing-right = Nenhuma variante do arquivo está certa. Escreva RIGHT no comentário no fim de uma variante certa, ou deixe-a em primeiro lugar.
puzzle-sgf-no-first-move = Uma variante do arquivo não começa com uma pedra.
puzzle-sgf-too-large = A árvore do arquivo é grande demais: o limite é de { $lines } variantes de { $moves } jogadas.
puzzle-sgf-illegal = Variante { $line } do arquivo, jogada { $number }: { $reason }
