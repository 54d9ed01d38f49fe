# O livro de regras: um curso, página por página, cada uma com imagem e exercício.
# point (place) = ponto, interseção
# point (in the count) = ponto
# stone = pedra
# chain = cadeia
# group = grupo
# liberty = liberdade
# to capture, capture = capturar, captura
# atari = atari
# eye, false eye = olho, olho falso
# dead, alive = morta, viva
# ko = ko
# seki = seki
# territory = território
# area = área
# neutral point = ponto neutro
# prisoner = prisioneiro
# komi = komi
# handicap stone = pedra de handicap
# edge, corner = borda, canto
# row, column = fileira, coluna
# crosscut = corte cruzado
# five in a row = cinco em linha
# pair (two stones) = par
# the trap = a armadilha
# Pair Go = Go em duplas
# to pass = passar
# exercise = exercício
# Black, White = as pretas, as brancas
# Algumas páginas e alguns títulos ficam em help.ftl, porque a ajuda também os usa.
# O que uma página diz das suas imagens é conferido com assets/rules.

rules-command = regras
rules-command-about = Aprenda as regras página por página, com imagens e exercícios
rules-language-about = Idioma da leitura (padrão: o seu)

rules-shelf-path = O caminho: da primeira pedra a Estrasburgo
rules-shelf-go = O Go completo
rules-shelf-more = Mais jogos, e como jogar aqui

rules-button-back = Voltar
rules-button-on = Próximo
rules-button-next = Próximo: { $title }
rules-progress = Exercícios resolvidos: { $solved } de { $all }
rules-button-try = Praticar
rules-button-play-stage = Jogar { $game } comigo
rules-contents-title = Índice
rules-contents = Todas as páginas do livro de regras. Um visto marca aquelas cujo exercício você resolveu.
rules-button-answer = Responder
rules-button-solve = Ver a resposta

# As páginas.

rules-path-title = Por onde começar
rules-path =
    Duas pessoas, um tabuleiro e uma só regra para começar: uma pedra cercada é capturada. Poucas páginas curtas levam à sua primeira partida, **Atari-Go**: ganha quem captura primeiro. Depois vem todo o Go, passo a passo.

    {""}**{ rules-button-try }** traz um exercício: responda quantas vezes quiser, ninguém mais vê.

rules-board-title = O tabuleiro e seus pontos
rules-board =
    As pedras ficam onde duas linhas se cruzam, não nas casas entre as linhas. Esses cruzamentos se chamam pontos, ou interseções; os da borda e dos cantos são pontos como todos os outros. Um tabuleiro de 9 por 9 linhas tem 81 pontos e é o melhor para começar.

    O nome de um ponto é a letra da sua coluna, da esquerda para a direita, e o número da sua fileira, de baixo para cima.
    Na imagem, o quadrado está em A1, no canto inferior esquerdo, e o círculo em D4. O triângulo, no canto superior direito, está em J9: a letra I fica de fora porque se parece com um 1.
    As bolinhas marcadas no tabuleiro só ajudam você a se orientar e mostram onde ficam as pedras de handicap.

rules-turns-title = Uma pedra por vez
rules-turns =
    Um lado tem as pedras pretas; o outro, as brancas. Em geral, o tabuleiro começa vazio e as pretas jogam primeiro.

    Na sua vez, cada lado coloca uma pedra em qualquer ponto vazio. Depois disso, a pedra não se move mais: fica onde está até ser capturada ou até o fim da partida.
    Na imagem, seis pedras foram colocadas na ordem dos números. Agora é de novo a vez das pretas.

rules-chains-title = Cadeias
rules-chains =
    Pedras da mesma cor que são vizinhas ao longo das linhas formam juntas uma cadeia. Vizinhas na diagonal, não. Uma pedra sozinha também é uma cadeia.

    Na imagem, o número em cada cadeia diz quantas liberdades ela tem: 12, 8, 6 e 4. A pedra branca no meio da cruz, em E7, não tem nenhum ponto vazio ao lado e mesmo assim está segura: o que conta são as liberdades da cadeia inteira.
    Na imagem, A, B e C só se tocam na diagonal, então são três cadeias. As três pedras marcadas com D são uma única cadeia.
    A imagem mostra o exemplo inteiro de um velho livreto, que dá 28 liberdades à longa cadeia branca. São 29: conte, e K14, que toca duas das suas pedras, só uma vez.

# Vem depois de help-atari-go.
rules-atari-go =
    A imagem mostra o começo usual em 9×9: duas pedras de cada cor já estão em corte cruzado, e as pretas jogam primeiro. Fique de olho nas cadeias com uma única liberdade: capture as do outro lado e salve as suas.

# Vem depois de help-go.
rules-go =
    A imagem mostra uma partida em 9×9 depois de oito jogadas. Nada foi capturado ainda: os dois lados estão esboçando o que gostariam de cercar.

rules-strasbourg-title = Estrasburgo: contar pedras
rules-strasbourg =
    No segundo passo, uma captura não encerra a partida. Depois que os dois lados passam, vence quem tem mais pedras no tabuleiro. Tudo conta como está, e pedras capturadas não valem nada.
    Por isso você precisa de espaço para muitas pedras, um espaço em que o outro lado não consiga entrar. Mas deixe vazios dois pontos separados, dois olhos: se você preencher o penúltimo, o grupo inteiro pode ser capturado.

    Na imagem, os dois lados preencheram tudo o que podiam. Os quatro pontos vazios são os olhos deles: ninguém pode jogar nos do outro lado, e ninguém deve preencher os seus. As pretas têm 23 pedras e as brancas têm 22, então as pretas vencem por uma.

rules-death-title = Olhos falsos e pedras mortas
rules-death =
    Um olho é falso quando o próprio lado acaba tendo que preenchê-lo. Na imagem, o grupo branco tem um olho verdadeiro no quadrado, mas o círculo é um olho falso: ali as pretas podem capturar as pedras com os triângulos.
    Se as brancas salvam essas pedras jogando no círculo, resta um olho só, e as pretas capturam tudo jogando no quadrado.

    Um grupo que não consegue mais fazer dois olhos está morto. Pedras mortas não precisam ser capturadas: depois que os dois lados passam, elas saem do tabuleiro se houver acordo sobre isso.
    Na imagem, a pedra branca com o triângulo está morta. Ela está presa, e não há espaço para dois olhos.

rules-territory-title = Contar território
rules-territory =
    Cada interseção vazia cercada só pelas suas pedras vivas vale um ponto para você, e cada pedra que você capturou também. A borda do tabuleiro ajuda a cercar. Pontos que tocam as duas cores não são de ninguém.

    Na imagem, as pretas acabam de jogar em A1 e de capturar três pedras. As pretas cercam 10 pontos e têm 3 prisioneiros: 13. As brancas cercam 15 pontos e não têm prisioneiros: 15. As brancas vencem por 2 pontos.
    Pedras mortas viram prisioneiros, e os pontos embaixo delas também contam. Uma pedra desnecessária no seu próprio território custa um ponto.

rules-filling-title = Contar preenchendo
rules-filling =
    Em um tabuleiro de madeira, dá para contar sem fazer contas. Os prisioneiros voltam ao tabuleiro, para o território da sua própria cor, onde cada um tira um ponto. Depois só falta contar os pontos vazios, e a diferença continua a mesma.

    Na imagem, cada lado cerca 16 pontos. As pretas têm um prisioneiro, a pedra morta em B2; as brancas capturaram duas pedras pretas.
    Na imagem, os três prisioneiros estão de volta, marcados com triângulos. Em E9, que é neutro, fica uma pedra de reserva, para que ninguém conte esse ponto. Restam 14 pontos às pretas e 15 às brancas: as brancas vencem por um ponto.

rules-area-title = Contar área
rules-area =
    Nas regras de área, cada pedra viva sua vale um ponto para você, e cada interseção vazia cercada só por elas também. Pedras capturadas não contam. Uma pedra dentro da sua própria área não custa nada, e cada ponto neutro que você ocupa vale um ponto.

    A imagem mostra o mesmo tabuleiro da página “{ rules-territory-title }”. As pretas têm 14 pedras e cercam 10 pontos: 24. As brancas têm 10 pedras e cercam 15 pontos: 25. Aqui as brancas também vencem, desta vez por um ponto. Quase sempre, as duas formas de contar dão a vitória ao mesmo lado.

# Vem depois de help-gomoku.
rules-gomoku =
    Na imagem, as pretas acabam de vencer: de B3 a F7 há cinco pedras pretas em uma linha diagonal.

rules-renju =
    Renju é Gomoku com restrições para as pretas, que têm a vantagem da primeira jogada. As pretas só vencem com exatamente cinco em linha e não podem jogar em alguns pontos; as brancas podem jogar em qualquer lugar e vencem também com mais de cinco.

    Na imagem, três pontos são proibidos para as pretas. A formaria dois três de uma vez, B dois quatros e C seis em linha. Um três são três pedras que uma jogada válida transforma em quatro em linha com as duas pontas abertas; um quatro são quatro pedras que mais uma transforma em exatamente cinco.
    Um três e um quatro juntos são permitidos. Uma pedra que forma exatamente cinco é sempre permitida e vence.

# Vem depois de help-go-bang.
rules-go-bang =
    Na imagem, as pretas jogam no círculo e capturam dois pares de uma vez, quatro pedras ao todo. A pedra branca em D4 fica: ela está sozinha.

rules-pair-go-title = Go em duplas
rules-pair-go =
    Duas pessoas jogam de pretas e duas de brancas. A ordem nunca muda: Pretas A, Brancas A, Pretas B, Brancas B, e depois tudo de novo. Um passe gasta a vez, assim como uma pedra.
    Quem joga em dupla não conversa sobre a partida enquanto ela dura. A graça está em adivinhar o que a sua dupla tinha em mente.

    Na imagem, Pretas A colocou as pedras 1 e 5, e Pretas B colocou a pedra 3. Brancas A colocou a 2 e a 6, e Brancas B colocou a 4.
    `/{ command-together } { command-pair-go }` com `{ command-opponent }`, `{ command-partner }` e `{ command-second }` convida três pessoas.

rules-etiquette-title = Boas maneiras
rules-etiquette =
    Cumprimente antes da partida e agradeça depois, seja qual for o resultado. Por um velho costume, a primeira pedra preta vai no quarto superior direito do tabuleiro, como na imagem.

    Jogue no ritmo combinado; se precisar de uma pausa, avise com `/{ command-game } { command-pause }` ou `/{ command-me } { command-vacation }`. Quando não houver mais nada a esperar, desista com `/{ command-game } { command-resign }` em vez de torcer por um erro.
    Enquanto a partida durar, não peça conselhos sobre ela nem dê conselhos a ninguém.
    Na contagem, diga com honestidade quais pedras estão mortas, principalmente quando são as suas.

rules-tengen-title = Jogar aqui
rules-tengen =
    `/{ command-challenge }` desafia alguém para uma partida. Abaixo do tabuleiro, escolha um ponto com **{ table-button-play }**; em **{ table-button-more }** fica todo o resto.
    Não tenha medo de errar: se uma jogada não for permitida, só você fica sabendo, e eu digo qual regra a proíbe; então você escolhe outra. `/{ command-me } { command-boards } { command-hints }` mostra as pedras que estão em atari.
    Depois que os dois lados passam, escolha as pedras mortas no menu abaixo do tabuleiro; **{ count-button-agree }** encerra a contagem.

    O ponto no meio do tabuleiro, com o círculo, se chama *tengen*, a origem do céu. É daí que vem o meu nome. O próprio Go se chama *igo* no Japão, *weiqi* na China e *baduk* na Coreia.

# Os exercícios: primeiro, uma pergunta.

rules-try-title = Praticar: { $title }
rules-ask-name = Como se chama o ponto com o círculo? Primeiro a letra da coluna, depois o número da fileira.
rules-ask-turn = Ninguém passou, e nada foi capturado. De quem é a vez?
rules-ask-liberties = Quantas liberdades tem a cadeia com os triângulos?
rules-ask-chains = Quantas cadeias { $color ->
    [white] brancas
   *[black] pretas
} há no tabuleiro?
rules-ask-capture = { $color ->
    [white] É a vez das brancas. Indique um ponto em que elas capturam alguma coisa.
   *[black] É a vez das pretas. Indique um ponto em que elas capturam alguma coisa.
}
rules-ask-forbidden = { $color ->
    [white] É a vez das brancas. Em quais pontos vazios elas não podem jogar? Indique todos.
   *[black] É a vez das pretas. Em quais pontos vazios elas não podem jogar? Indique todos.
}
rules-ask-eyes = { $color ->
    [white] É a vez das brancas. Que jogada dá dois olhos à cadeia com os triângulos?
   *[black] É a vez das pretas. Que jogada dá dois olhos à cadeia com os triângulos?
}
rules-ask-dead = Os dois lados passaram. Quais cadeias estão mortas? Indique uma pedra de cada uma, tanto pretas quanto brancas.
rules-ask-seki = Em quais pontos vazios nenhum dos lados deveria jogar? Indique todos.
rules-ask-gain = { $color ->
    [white] É a vez das brancas, e o que conta é território. Alguma jogada ainda rende um ponto às brancas?
   *[black] É a vez das pretas, e o que conta é território. Alguma jogada ainda rende um ponto às pretas?
}
rules-ask-points = { $color ->
    [white] Os dois lados passaram. Quantos pontos têm as brancas,
   *[black] Os dois lados passaram. Quantos pontos têm as pretas,
} { $scoring ->
    [area] contando a área, ou seja, as pedras e o que elas cercam?
    [stones] contando as pedras?
   *[territory] contando território e prisioneiros? Pedras capturadas até agora: pelas pretas { $black }, pelas brancas { $white }.
}
rules-ask-filled = { $color ->
    [white] As pretas capturaram { $prisoners ->
        [one] { $prisoners } pedra, que agora volta
       *[other] { $prisoners } pedras, que agora voltam
    } ao tabuleiro para preencher o território das brancas. Quantos pontos de território restam às brancas?
   *[black] As brancas capturaram { $prisoners ->
        [one] { $prisoners } pedra, que agora volta
       *[other] { $prisoners } pedras, que agora voltam
    } ao tabuleiro para preencher o território das pretas. Quantos pontos de território restam às pretas?
}
rules-ask-winner = { $scoring ->
    [area] Os dois lados passaram, e o que conta é a área.
    [stones] Os dois lados passaram, e o que conta são as pedras no tabuleiro.
   *[territory] Os dois lados passaram, e o que conta é território. Pedras capturadas até agora: pelas pretas { $black }, pelas brancas { $white }.
} { $komi ->
    [0] Quem vence?
   *[other] O komi é de { $komi }. Quem vence?
}
rules-ask-win = { $color ->
    [white] É a vez das brancas, e elas podem vencer agora mesmo. Onde?
   *[black] É a vez das pretas, e elas podem vencer agora mesmo. Onde?
}
rules-ask-partner = Duas duplas estão jogando, e ninguém passou. Conte as pedras: de quem é a vez?

# As opções para escolher.
rules-choice = { $choice ->
    [nobody] Ninguém: empate
    [gain] Sim, ainda há uma
    [pass] Não, é hora de passar
    [black-first] Pretas A
    [black-second] Pretas B
    [white-first] Brancas A
    [white-second] Brancas B
   *[other] { $choice }
}

# O que se preenche: no máximo 45 caracteres cada.
rules-form-title = Sua resposta
rules-form-point = Um ponto
rules-form-points = Todos os pontos
rules-form-stones = Uma pedra de cada cadeia morta
rules-form-number = Um número
rules-form-number-example = 7

# Como foi.
rules-right = **Certo!**
rules-wrong = **Ainda não.** Você pode responder de novo.
rules-solved = **A resposta**

# Por que a resposta certa está certa.
rules-why-name = O ponto se chama { $point }.
rules-why-turn = { $color ->
    [white] No tabuleiro há { $black } { $black ->
        [one] pedra preta
       *[other] pedras pretas
    } e { $white } { $white ->
        [one] branca
       *[other] brancas
    }. As pretas começaram, então é a vez das brancas.
   *[black] No tabuleiro há { $black } { $black ->
        [one] pedra preta
       *[other] pedras pretas
    } e { $white } { $white ->
        [one] branca
       *[other] brancas
    }. As pretas começaram, então é a vez das pretas.
}
rules-why-liberties = { $number ->
    [one] A cadeia tem { $number } liberdade: { $points }.
   *[other] A cadeia tem { $number } liberdades: { $points }. Um ponto que toca duas das suas pedras conta uma vez só.
}
rules-why-chains = { $number ->
    [one] Há uma cadeia só: todas essas pedras são vizinhas ao longo das linhas.
   *[other] Há { $number } cadeias, marcadas com letras. Pedras com a mesma letra são vizinhas ao longo das linhas.
}
rules-why-capture = { $color ->
    [white] As brancas capturam em { $points }: ali está a última liberdade de uma cadeia preta.
   *[black] As pretas capturam em { $points }: ali está a última liberdade de uma cadeia branca.
}
rules-why-pair = { $color ->
    [white] As brancas capturam em { $points }: assim se fecha a armadilha em volta de um par preto.
   *[black] As pretas capturam em { $points }: assim se fecha a armadilha em volta de um par branco.
}
rules-why-forbidden = { $color ->
    [white] As brancas não podem jogar em { $points }, mas podem em todos os outros pontos vazios.
   *[black] As pretas não podem jogar em { $points }, mas podem em todos os outros pontos vazios.
}
rules-why-eyes = A jogada é { $points }. Agora a cadeia cerca dois pontos separados, e o outro lado nunca poderá ocupar os dois.
rules-why-dead = Pedras mortas: { $points }. Não têm saída nem espaço para dois olhos. Todas as outras pedras estão vivas.
rules-why-seki = { $points } são as últimas liberdades das cadeias dos dois lados. Quem joga ali primeiro perde as próprias pedras: é um seki.
rules-why-gain = { $color ->
    [white] Sim: em { $points } as brancas fecham a fronteira. Nenhuma outra jogada rende nada.
   *[black] Sim: em { $points } as pretas fecham a fronteira. Nenhuma outra jogada rende nada.
}
rules-why-pass = Não: o que resta toca as duas cores e não é de ninguém, e uma pedra no próprio território só faz perder um ponto. É hora de passar.
rules-why-points = { $color ->
    [white] As brancas cercam { $surrounded ->
        [one] { $surrounded } ponto
       *[other] { $surrounded } pontos
    }
   *[black] As pretas cercam { $surrounded ->
        [one] { $surrounded } ponto
       *[other] { $surrounded } pontos
    }
} { $scoring ->
    [area] e têm { $extra ->
        [one] { $extra } pedra
       *[other] { $extra } pedras
    } no tabuleiro: { $total }.
   *[territory] e { $extra ->
        [0] não têm prisioneiros
        [one] têm { $extra } prisioneiro
       *[other] têm { $extra } prisioneiros
    }: { $total }.
}
rules-why-points-stones = { $color ->
    [white] As brancas têm { $total ->
        [one] { $total } pedra
       *[other] { $total } pedras
    } no tabuleiro.
   *[black] As pretas têm { $total ->
        [one] { $total } pedra
       *[other] { $total } pedras
    } no tabuleiro.
}
rules-why-filled = { $color ->
    [white] As brancas cercavam { $surrounded ->
        [one] { $surrounded } ponto
       *[other] { $surrounded } pontos
    }.
   *[black] As pretas cercavam { $surrounded ->
        [one] { $surrounded } ponto
       *[other] { $surrounded } pontos
    }.
} { $prisoners ->
    [one] Em { $prisoners } deles está agora um prisioneiro, marcado com um triângulo.
   *[other] Em { $prisoners } deles estão agora prisioneiros, marcados com triângulos.
} { $left ->
    [one] Resta { $left }.
   *[other] Restam { $left }.
}
rules-why-winner = { $komi ->
    [0] As pretas têm { $black }, as brancas têm { $white }.
   *[other] As pretas têm { $black }, as brancas têm { $white } com o komi.
} { $winner ->
    [white] As brancas vencem por { $margin }.
    [black] As pretas vencem por { $margin }.
   *[nobody] É empate.
}
rules-why-win-capture = { $color ->
    [white] Em { $points } as brancas capturam primeiro e vencem.
   *[black] Em { $points } as pretas capturam primeiro e vencem.
}
rules-why-win-five = { $color ->
    [white] Em { $points } as brancas fazem cinco em linha e vencem.
   *[black] Em { $points } as pretas fazem cinco em linha e vencem.
}
rules-why-partner = { $stones ->
    [one] { $stones } pedra foi colocada
   *[other] { $stones } pedras foram colocadas
}, e as quatro pessoas jogam sempre na mesma ordem. A próxima vez é de: { $player }.

# Por que uma resposta errada está errada, sem entregar a certa.
rules-not-name = Esse é { $point }, outro ponto. Vá direto para baixo até a letra e direto para o lado até o número. A letra I fica de fora.
rules-not-turn = Conte as pedras. Se há o mesmo número de pedras das duas cores, é a vez das pretas; se há uma preta a mais, é a vez das brancas.
rules-not-liberties = { $than ->
    [more] { $number } é demais. Só contam pontos vazios vizinhos da cadeia ao longo das linhas, e cada um conta uma vez só.
   *[less] { $number } é pouco. Dê a volta na cadeia inteira, pedra por pedra.
}
rules-not-chains = { $than ->
    [more] { $number } é demais. Pedras vizinhas ao longo das linhas formam juntas uma cadeia.
   *[less] { $number } é pouco. Pedras que só se tocam na diagonal não estão ligadas.
}
rules-not-capture = Uma pedra em { $point } não captura nada. Procure uma cadeia com uma única liberdade.
rules-not-pair = Uma pedra em { $point } não captura nada. Procure exatamente duas pedras em linha, com uma das suas já em uma das pontas.
rules-not-forbidden = Em { $points } é permitido jogar: uma pedra ali tem uma liberdade, ou ganha uma ao capturar, e nenhum ko impede.
rules-not-forbidden-renju = Em { $points } as pretas podem jogar: ali não surge três duplo, quatro duplo nem linha longa demais.
rules-not-all = Até aqui está certo, mas ainda falta.
rules-not-eyes = Depois de { $point }, a cadeia não cerca dois pontos separados. Procure o ponto que divide o espaço dela.
rules-not-dead = { $points }: isso não dá para capturar, se a defesa for boa.
rules-not-seki = { $points }: ali dá para jogar sem prejuízo. Procure cadeias das duas cores que compartilham suas últimas liberdades.
rules-not-gain = { $choice ->
    [gain] Olhe de novo: um ponto que toca as duas cores não vale nada, e uma pedra no próprio território custa um ponto.
   *[pass] Olhe de novo: em algum lugar a fronteira ainda tem uma brecha.
}
rules-not-points = { $number } não está certo. Conte de novo, fileira por fileira.
rules-not-winner = { $scoring ->
    [area] Conte de novo: as pedras no tabuleiro e os pontos vazios que uma cor cerca sozinha.
    [stones] Conte de novo: só as pedras no tabuleiro.
   *[territory] Conte de novo: os pontos vazios que uma cor cerca sozinha, depois os prisioneiros e, por último, o komi para as brancas.
}
rules-not-win = { $point } ainda não vence.
rules-not-partner = A ordem é: Pretas A, Brancas A, Pretas B, Brancas B, e depois tudo de novo.

# Depois de uma partida, abaixo do tabuleiro: o que vem a seguir no caminho.
rules-step = O próximo passo para { $players }, quando der vontade: **{ $step }**.
rules-step-named = { $step ->
    [strasbourg] Estrasburgo em 9×9
   *[territory] Go com território em 9×9
}
rules-button-step = O próximo passo
