# As páginas da ajuda. Cada página tem no máximo 4096 caracteres.
# stone = pedra
# point (place) = interseção, ponto
# point (in the count) = ponto
# empty = vazia
# chain = cadeia
# group = grupo
# liberty = liberdade
# to capture, capture = capturar, captura
# prisoner = prisioneiro
# atari = atari
# suicide = suicídio
# ko = ko
# superko (situational) = superko (situacional)
# eye = olho
# dead, alive = morta, viva
# seki = seki
# territory = território
# area = área
# neutral points = pontos neutros
# komi = komi
# handicap = handicap
# handicap stone = pedra de handicap
# marked points = pontos marcados
# edge, corner = borda, canto
# row, column = fileira, coluna
# move = jogada
# to pass, a pass = passar, um passe
# count = contagem
# to object = contestar
# draw = empate
# five in a row = cinco em linha
# pair (two stones) = par
# the trap, the sandwich = a armadilha, o sanduíche
# crosscut = corte cruzado
# rule set = conjunto de regras
# Black, White = as pretas, as brancas

help-shelf-start = Primeiros passos, e os jogos
help-shelf-rules = As regras, uma a uma
help-shelf-rule-sets = Os conjuntos de regras
help-welcome-title = Go no Discord
help-welcome =
    Sou tengen. Comigo você joga Go e jogos parecidos: mostro o tabuleiro, confiro cada jogada e conto os pontos.

    `/{ command-challenge }` oferece uma partida a alguém, ou a quem quiser.
    `/{ command-games }` mostra as suas partidas e leva você às que estão à sua espera.
    `/{ rules-command }` ensina Go desde a primeira pedra.
help-button-offer = Oferecer uma partida
help-button-learn = Aprender Go
help-button-puzzle = Resolver um problema
help-start-title = Primeiros passos
help-start =
    Comigo você joga partidas de Go e de jogos parecidos em qualquer ritmo: uma jogada por minuto ou uma por dia.

    `/{ command-challenge }` desafia alguém, ou quem quiser jogar. Quando a pessoa clica em **{ challenge-button-accept }**, o tabuleiro aparece.
    Na sua vez, clique em **{ table-button-play }** abaixo do tabuleiro e escolha um ponto, ou use `/{ command-play } { command-point }:D4`.
    `/{ command-games }` lista as suas partidas, com links para os tabuleiros que esperam por você.
    { help-organisers-title }: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.

    As colunas têm letras da esquerda para a direita, sem a letra I; as fileiras têm números de baixo para cima. `A1` é o canto inferior esquerdo.
    {""}**{ table-button-more }** → **{ table-button-text }** descreve o tabuleiro em palavras para um leitor de tela; `/{ command-game } { command-board } { command-form }` o descreve fileira por fileira ou cadeia por cadeia.
help-commands-title = Comandos
help-commands = O que eu sei fazer:
help-organisers-title = Para quem organiza
help-organisers =
    Torneios e afins têm comandos próprios. Quem gerencia o servidor os adiciona com `/{ command-club-admin } { setup-command }`.
    Basta um comando: a mensagem que aparece tem botões para todo o resto.
help-moderators = **Para a moderação** { $commands }
help-count-title = A contagem
help-count =
    Com dois passes seguidos, as jogadas param e a contagem começa.

    No menu **{ count-menu }** abaixo do tabuleiro, escolha cada cadeia que não tem como escapar da captura: a cadeia inteira fica marcada como morta. As outras estão vivas.
    A imagem mostra o território e o placar de acordo com as marcações.
    Depois de cada mudança, os dois lados precisam concordar de novo. Quando os dois clicam em **{ count-button-agree }** para a mesma contagem, a partida termina.
    Se não houver acordo, clique em **{ count-button-resume }**: então seu oponente joga primeiro.
help-clubs-title = Go perto de você
help-clubs =
    Go também se joga presencialmente. As federações sabem onde: clubes, encontros e torneios perto de você, onde se recebe bem quem está começando.
    Se o seu país não está na lista, pergunte à federação internacional ou à europeia.
help-go =
    Pretas e brancas se alternam: cada lado coloca uma pedra em uma interseção vazia. Depois de colocadas, as pedras não se movem.

    Pedras da mesma cor que se tocam ao longo das linhas formam uma cadeia. As interseções vazias vizinhas de uma cadeia são as suas liberdades; cada uma conta uma vez só.
    Quem tira a última liberdade de uma cadeia do oponente captura essa cadeia: as pedras dela saem do tabuleiro na hora.
    Colocar uma pedra que ficaria sem liberdade mesmo depois das capturas é suicídio, e não é permitido.
    {""}**Ko:** quando uma pedra sozinha acaba de capturar uma única pedra e poderia ser capturada de volta na hora, o outro lado precisa jogar antes em outro lugar.

    Você pode passar a qualquer momento. Com dois passes seguidos, as jogadas param e a contagem começa.
help-atari-go =
    Go para o primeiro dia: vence quem captura primeiro.

    Pedras, cadeias e liberdades são como no Go. Não há ko nem território, e suicídio não é permitido.
    Você só pode passar se não tiver nenhuma jogada válida.
help-gomoku =
    Pretas e brancas se alternam: cada lado coloca uma pedra em uma interseção vazia. As pedras não se movem nem são capturadas.

    Vence quem consegue primeiro cinco pedras seguidas em linha: na horizontal, na vertical ou na diagonal. Se o tabuleiro se enche sem cinco em linha, é empate.
help-go-bang =
    Cinco em linha, como no Gomoku, mas com capturas.

    Um par são duas pedras vizinhas da mesma cor em uma linha. Coloque pedras suas nas duas pontas de um par do oponente e o par sai do tabuleiro, em qualquer das oito direções e até vários pares de uma vez.
    Você pode entrar sem perigo entre duas pedras do oponente: só captura quem fecha a armadilha.
    Pedras capturadas não contam; vence quem faz cinco em linha.
help-rules-title = Regras: { $rules }
help-rules = { $rules ->
    [japanese]
        Cada interseção vazia cercada só pelas suas pedras vivas vale um ponto para você, e cada pedra que você capturou também. As brancas somam o komi.
        Grupos que só vivem graças a pontos neutros estão em seki: o que eles cercam não conta.
        Dois passes param a partida. Então os dois lados combinam quais pedras estão mortas (não é preciso capturá-las) e quais estão em seki; uma disputa pode ser resolvida em uma cópia do tabuleiro. Quem concorda confirma também a contagem mostrada ao lado; enquanto os dois lados não concordarem, qualquer um deles pode contestar.
        Qualquer lado pode desistir a qualquer momento; então vence o outro (artigo 11).
        Se uma posição se repetir, os dois lados podem combinar que a partida fica sem resultado.
        Depois dos dois passes, pode-se pedir para continuar: o outro lado tem que aceitar e joga primeiro (artigo 9.3).
        Enquanto uma disputa é resolvida, um ko só pode ser recapturado depois de um passe para liberar esse mesmo ko (artigo 7.2).
        Se depois dos passes aparecer uma jogada que mudaria o resultado e por isso não houver acordo, os dois lados perdem (artigo 13).
        Em um tabuleiro de madeira, uma pedra deslocada volta ao seu lugar e a partida continua; sem acordo, os dois lados perdem (artigo 13.2). Aqui nenhuma pedra pode ser deslocada.
        Violar uma regra faz perder a partida na hora, enquanto os dois lados não tiverem confirmado a contagem; aqui quem decide são os moderadores (artigo 14).
    [traditional]
        Cada interseção vazia cercada só pelas suas pedras vivas vale um ponto para você, e cada pedra capturada ou presa no seu território também. Não há komi; até nove pedras de handicap equilibram a partida.
    [traditional-two-edges]
        Como está no livreto Go & Go-Bang, ao pé da letra: no máximo duas bordas do tabuleiro podem ajudar a fechar um território, de modo que interseções vazias que chegam a três ou quatro bordas não são de ninguém. Não há komi.
    [strasbourg]
        Vence quem tem mais pedras no tabuleiro no final. Tudo conta como está: nenhuma pedra está morta, e nem capturas nem território contam. Dois passes encerram a partida. Não há komi, a não ser que os dois lados combinem um.
    [chinese]
        Cada pedra viva sua vale um ponto para você, e cada interseção vazia cercada só por elas também, mesmo em um seki. Pedras capturadas não contam. As brancas somam o komi; pedras de handicap não são compensadas.
        Nenhuma jogada pode repetir uma posição anterior do tabuleiro inteiro (superko).
    [tromp-taylor]
        Cada pedra sua vale um ponto para você, e cada interseção vazia que só elas alcançam também. Dois passes encerram a partida e tudo conta como está: capture antes o que você acha que está morto.
        Nenhuma jogada pode repetir uma posição anterior do tabuleiro inteiro (superko). Uma cadeia que você deixa sem liberdade sai do tabuleiro: o suicídio de várias pedras é permitido.
    [new-zealand]
        Cada pedra viva sua vale um ponto para você, e cada interseção vazia cercada só por elas também. As brancas somam o komi, em geral 7.
        Nenhuma jogada pode repetir uma posição anterior do tabuleiro inteiro em que a vez era do mesmo lado (superko). Uma cadeia que você deixa sem liberdade sai do tabuleiro: suicídio é permitido.
    [atari-go]
        A partida começa com duas pedras pretas e duas brancas em corte cruzado no centro do tabuleiro. Vence quem captura primeiro, mesmo que seja uma pedra só.
    [atari-go-empty]
        A partida começa com o tabuleiro vazio. Vence quem captura primeiro, mesmo que seja uma pedra só.
    [gomoku]
        Vence quem faz cinco em linha; uma linha mais longa também vence, porque contém cinco.
    [gomoku-exact]
        Só uma linha de exatamente cinco vence; seis ou mais não vencem.
    [renju]
        As pretas só vencem com exatamente cinco em linha; as brancas vencem com cinco ou mais.
        Uma pedra preta não pode formar dois três, dois quatros nem seis ou mais em linha (três duplo, quatro duplo, linha longa demais), a não ser que forme também exatamente cinco. Um três conta se uma jogada válida faz dele quatro em linha com as duas pontas abertas. As brancas podem jogar em qualquer lugar.
        O bot recusa uma jogada proibida e mostra por quê; ninguém perde por isso.
    [go-bang]
        Pares do oponente entre duas pedras suas são capturados. Vence quem faz cinco em linha; uma linha mais longa também vence. Pares capturados não contam.
    [go-bang-exact]
        Pares do oponente entre duas pedras suas são capturados. Só uma linha de exatamente cinco vence; seis ou mais não vencem.
    [go-bang-plain]
        A primeira forma do livreto: nada é capturado. Vence quem faz cinco em linha; uma linha mais longa também vence.
    [go-bang-plain-exact]
        A primeira forma do livreto: nada é capturado. Só uma linha de exatamente cinco vence; seis ou mais não vencem.
    [pente]
        Pares do oponente entre duas pedras suas são capturados. Vence quem faz cinco em linha, ou uma linha mais longa, ou captura cinco pares.
    [pente-exact]
        Pares do oponente entre duas pedras suas são capturados. Vence quem faz uma linha de exatamente cinco, ou captura cinco pares; seis ou mais em linha não vencem.
   *[territory]
        Cada interseção vazia cercada só pelas suas pedras vivas vale um ponto para você, e cada pedra que você capturou também. Pontos neutros, e os que ficam dentro de um seki, não contam.
        Pedras mortas são retiradas antes da contagem e também são capturas. As brancas somam o komi, se um foi combinado; o usual é 5,5. Totais iguais são empate (jigo).
}
help-rules-captures =
    Vence quem chega primeiro a { $stones ->
        [one] { $stones } pedra capturada
       *[other] { $stones } pedras capturadas
    }, de uma vez ou aos poucos.

# As regras, uma a uma. O que uma página diz da sua imagem é conferido com assets/rules.
help-liberties-title = Liberdades e cadeias
help-liberties =
    Uma pedra tem uma liberdade em cada interseção vazia vizinha ao longo das linhas: quatro no meio do tabuleiro, três na borda, duas no canto.
    Pedras da mesma cor que se tocam ao longo das linhas são uma cadeia. As pedras de uma cadeia compartilham as liberdades, e a cadeia fica ou cai inteira.

    Na imagem, a cadeia preta tem seis liberdades, marcadas com círculos. C5 toca duas das suas pedras e mesmo assim conta uma vez só; as brancas tiraram uma liberdade com D6.
help-capture-title = Captura
help-capture =
    Quem tira a última liberdade de uma cadeia do oponente captura essa cadeia: todas as pedras dela saem do tabuleiro na hora e são prisioneiros. Uma jogada pode capturar várias cadeias.
    Uma cadeia com uma única liberdade está em atari.

    Na imagem, a cadeia branca com os triângulos está em atari. As pretas jogam no círculo, as duas pedras saem do tabuleiro e suas interseções ficam vazias de novo.
    Na imagem, a pedra preta ainda não foi capturada: ela ainda tem duas liberdades, marcadas com triângulos. São também liberdades de pedras brancas, mas isso não muda nada: as brancas precisam ocupar as duas.
help-suicide-title = Suicídio
help-suicide =
    Uma jogada não pode deixar a própria cadeia sem liberdade. Mas as capturas vêm primeiro: se a jogada tira a última liberdade de uma cadeia do oponente, essa cadeia sai do tabuleiro e abre espaço.

    Na imagem, as pretas não podem jogar na cruz: as duas vizinhas são brancas e têm liberdades em outro lugar. No círculo as pretas podem jogar, porque capturam duas pedras brancas.
    Alguns poucos conjuntos de regras (Tromp-Taylor, Nova Zelândia) permitem o suicídio; nesse caso, a cadeia sai do tabuleiro.
help-ko-title = Ko
help-ko =
    Duas pedras poderiam capturar uma à outra para sempre. A regra do ko impede isso: uma pedra que acaba de capturar uma única pedra, e que fica sozinha só com essa liberdade, não pode ser capturada logo na jogada seguinte.

    Na imagem, as pretas acabam de capturar uma pedra em C4 com a pedra do círculo, então as brancas ainda não podem jogar na cruz. As brancas jogam em outro lugar ou passam, e depois podem recapturar, se as pretas não tiverem ocupado C4.
    Não é ko quando se captura mais de uma pedra, nem quando a pedra que captura faz parte de uma cadeia.
help-superko-title = Superko
help-superko =
    Nas regras de área, nenhuma jogada pode repetir uma posição anterior do tabuleiro inteiro, por mais antiga que seja. Passar é sempre permitido.

    Na imagem, as brancas jogaram A1 e assim entregaram duas pedras; as pretas capturaram as duas com a pedra do círculo. Se as brancas capturassem essa pedra jogando na cruz, o tabuleiro inteiro ficaria como antes de A1; por isso as brancas precisam jogar antes em outro lugar.
    O superko situacional (Nova Zelândia) só considera igual uma posição se também for a vez do mesmo lado. Nas regras japonesas, um ciclo assim pode continuar, e os dois lados podem combinar que a partida fica sem resultado.
help-life-title = Vida e morte: dois olhos
help-life =
    Um grupo que cerca dois pontos separados, seus olhos, vive para sempre: para capturá-lo seria preciso ocupar os dois ao mesmo tempo, e cada um sozinho é suicídio.
    Um olho só não basta.

    Na imagem, o grupo preto de baixo tem dois olhos: as brancas não podem jogar em nenhuma das cruzes. O grupo branco de cima, à direita, tem um só: as pretas jogam no círculo e o capturam.
    O grupo preto da imagem parece seguro, mas os seus dois pontos vazios são vizinhos e formam um olho só. As brancas jogam no círculo e começam a quebrá-lo por dentro: se as pretas capturarem essa pedra por A1, as brancas jogam no círculo de novo e capturam tudo.
    Um grupo que não consegue fazer dois olhos está morto. Se houver acordo sobre isso, ele sai do tabuleiro depois da partida sem precisar ser capturado.
help-seki-title = Seki
help-seki =
    Às vezes nenhum lado consegue capturar o outro, e os dois vivem sem dois olhos: isso é um seki.

    Na imagem, as cadeias com triângulos e com quadrados compartilham suas duas últimas liberdades, os círculos. Quem joga em uma delas é capturado na outra, então tudo fica como está.
    Nas regras japonesas, o que os grupos em seki cercam não conta. Nas regras de área, contam as pedras deles e também os pontos cercados só por elas.
help-passing-title = Passar
help-passing =
    No Go você pode passar sempre que for a sua vez. Você abre mão da vez e de mais nada, e um ko simples fica liberado.
    Com dois passes seguidos, as jogadas param.

    Passe quando nenhuma jogada ajudar mais: onde se conta território, uma pedra no seu próprio território custa um ponto. Na imagem só resta o círculo. Ele toca as duas cores, então, nas regras de território, ninguém ganha nada ali.
    No Atari-Go você só pode passar se não tiver nenhuma jogada válida; no Gomoku e no Go-Bang, nunca.
help-scoring-title = Território, área, pedras
help-scoring =
    O que conta no final depende do conjunto de regras. **Território:** as interseções vazias cercadas só pelas suas pedras vivas, e os seus prisioneiros. **Área:** as suas pedras vivas e as interseções vazias cercadas só por elas. **Pedras:** as pedras que você tem no tabuleiro.

    Na imagem, as pretas têm 18 pontos de território e as brancas têm 12; por área fica 27 a 21, por pedras 9 a 9. E1 toca as duas cores e não é de ninguém.
    Pedras mortas saem antes da contagem, exceto onde as pedras contam como estão.
help-handicap-title = Handicap e komi
help-handicap =
    Quem joga primeiro tem vantagem. O komi compensa isso: são pontos somados aos das brancas no final, e o meio ponto evita o empate.

    Se um lado é mais forte, o handicap ajuda o outro, que joga de pretas: em vez de uma primeira jogada, de duas a nove pedras pretas ficam nos pontos marcados, e as brancas começam. A imagem mostra quatro delas em 9×9. O komi então é pequeno, 0,5 ou nenhum.
help-pairs-title = Os pares e a armadilha
help-pairs =
    No Go-Bang e no Pente, duas pedras vizinhas em uma linha são um par. Quem coloca pedras suas bem nas duas pontas captura o par: na horizontal, na vertical e na diagonal, e até vários pares de uma vez. Pedras sozinhas e três em linha não podem ser capturadas.

    Na imagem, as pretas jogam no círculo e capturam duas pedras. No quadrado as pretas podem jogar sem perigo, embora o par fique então entre duas pedras brancas: só captura quem fecha a armadilha.

# Abaixo do tabuleiro, quando um par acaba de entrar no meio.
help-moved-in-between = As pedras em { $points } entraram entre duas pedras do oponente e ficam: só captura quem fecha a armadilha.

# As imagens em palavras.
help-alt-part = Tabuleiro de { $columns } por { $rows }, de { $from } a { $to }.
help-alt-cross = Com uma cruz: { $points }.
help-alt-circle = Com um círculo: { $points }.
help-alt-triangle = Com um triângulo: { $points }.
help-alt-square = Com um quadrado: { $points }.
help-alt-written = Escrito nos pontos: { $points }.
help-alt-territory = { $color ->
    [white] Território das brancas
   *[black] Território das pretas
}: { $points }.
help-alt-partial = A imagem mostra mais do que isto.
