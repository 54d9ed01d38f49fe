### As aberturas do Gomoku e do Renju: quem coloca as primeiras pedras e quem escolhe uma cor.
# opening = abertura
# fifth move = quinta jogada

opening-name = { $rule ->
    [swap] Swap
    [swap2] Swap2
    [taraguchi10] Taraguchi-10
   *[soosorv8] Soosõrv-8
}
opening-rule = { $rule ->
    [swap] Swap: o lado das pretas coloca três pedras: preta, branca e preta. O outro escolhe uma cor.
    [swap2] Swap2: o lado das pretas coloca três pedras: preta, branca e preta. O outro escolhe uma cor, ou coloca mais duas e deixa a escolha para o primeiro.
    [taraguchi10] Taraguchi-10: os lados colocam pedras alternadamente dentro de quadrados cada vez maiores no centro, e depois de cada uma das cinco primeiras o outro lado escolhe uma cor. Depois da quarta, o lado das pretas pode oferecer em vez disso dez quintas jogadas, e as brancas escolhem uma.
   *[soosorv8] Soosõrv-8: o lado das pretas coloca três pedras perto do centro, e o outro escolhe uma cor. As brancas colocam a quarta e dizem quantas quintas jogadas as pretas devem oferecer, no máximo oito. O lado das pretas escolhe uma cor; depois as pretas oferecem as quintas jogadas, e as brancas escolhem uma.
}
opening-field = Abertura
opening-place = { $color ->
    [white] Abertura: coloque a pedra { $number } (branca).
   *[black] Abertura: coloque a pedra { $number } (preta).
}
opening-place-middle = Abertura: coloque a primeira pedra (preta) no ponto do centro.
opening-place-within = { $color ->
    [white] Abertura: coloque a pedra { $number } (branca) em um dos { $across }×{ $across } pontos do centro.
   *[black] Abertura: coloque a pedra { $number } (preta) em um dos { $across }×{ $across } pontos do centro.
}
opening-choose = Abertura: escolha sua cor.
opening-choose-or-two = Abertura: escolha sua cor, ou coloque mais duas pedras e deixe a escolha para o outro lado.
opening-choose-or-ten = Abertura: escolha sua cor, ou ofereça dez quintas jogadas com as pretas.
opening-count = Abertura: diga quantas quintas jogadas as pretas devem oferecer.
opening-offer-all = { $number ->
    [one] Abertura: ofereça uma quinta jogada.
   *[other] Abertura: ofereça { $number } quintas jogadas.
}
opening-offer = { $left ->
    [one] Abertura: ofereça mais uma quinta jogada.
   *[other] Abertura: ofereça mais { $left } quintas jogadas.
}
opening-preview = Só você vê isto: a partida { $number } com uma quinta jogada em { $point }. Nada foi oferecido ainda.
opening-button-offer = Oferecer { $point }
opening-pick = Abertura: escolha a quinta jogada das pretas entre { $points }.
opening-button-take = { $color ->
    [white] Ficar com as brancas
   *[black] Ficar com as pretas
}
opening-button-two = Colocar mais duas
opening-button-ten = Oferecer dez jogadas
opening-menu-fifths = Quantas quintas jogadas?
opening-fifths = { $number ->
    [one] Uma quinta jogada
   *[other] { $number } quintas jogadas
}
opening-colors = { $black } joga de pretas, { $white } joga de brancas.
opening-two-more = Mais duas pedras serão colocadas antes da escolha das cores.
opening-fifth-moves = { $number ->
    [one] As pretas devem oferecer uma quinta jogada.
   *[other] As pretas devem oferecer { $number } quintas jogadas.
}
opening-offered = As pretas oferecem { $point } como quinta jogada.
opening-outside-middle = **Abertura:** a primeira pedra vai no ponto do centro.
opening-outside = **Abertura:** esta pedra vai em um dos { $across }×{ $across } pontos do centro, mas { $point } fica fora.
opening-not-your-turn = **Abertura:** é a vez do outro lado.
opening-choose-first = **Abertura:** faça primeiro sua escolha abaixo do tabuleiro.
opening-nothing-to-choose = Agora não há nada assim para escolher nesta partida.
opening-offered-already = **Abertura:** { $point } já foi oferecida.
opening-same = **Abertura:** por simetria, { $point } é a mesma jogada que { $like }. Ofereça outra.
opening-not-offered = **Abertura:** { $point } não foi oferecida. Escolha entre { $points }.
opening-no-plan = Você poderá planejar quando a abertura terminar.
opening-state = Abertura em andamento. Jogadas até agora: { $moves }.
opening-wrong-game = Aberturas com escolha de cores são só para Gomoku e Renju.
opening-wrong-size = Esta abertura precisa de um tabuleiro com um ponto no centro: um número ímpar de linhas, 9 ou mais.
