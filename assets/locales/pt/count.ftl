# A contagem: marcar, concordar, o resultado.
# count = contagem
# chain = cadeia
# dead, alive = morta, viva
# seki = seki
# ko = ko
# territory = território
# area = área
# prisoners = prisioneiros
# komi = komi
# to pass, a pass = passar, um passe
# to agree = concordar
# play on = continuar jogando
# dispute = disputa
# to retake = recapturar
# to object = contestar
# Black, White = Pretas, Brancas

count-begins = Dois passes seguidos: começa a contagem.
count-how = Marque as cadeias mortas; depois, os dois lados concordam.
count-marked-dead = Pedras marcadas como mortas: { $points }.
count-marked-alive = Pedras agora sem marca: { $points }.
count-withdrawn = As marcações mudaram, então ninguém concordou com elas ainda.
count-agreed = { $player } concorda com esta contagem.
count-turn = { $player }, você concorda?
count-until = Há tempo para responder até { $at } ({ $in-words }); depois, o outro lado pode dar a contagem por válida.
count-unanswered = { $color ->
    [white] As brancas não responderam a tempo. As pretas podem dar a contagem por válida como está; até lá, as brancas ainda podem responder.
   *[black] As pretas não responderam a tempo. As brancas podem dar a contagem por válida como está; até lá, as pretas ainda podem responder.
}
count-button-claim = Dar a contagem por válida
count-confirm-claim = A partida deve terminar com a contagem como está? Não dá para desfazer.
count-button-mark = Marcar cadeia
count-more-mark-about = Escreva uma pedra de cada cadeia em vez de escolher no menu
count-menu = Escolha as cadeias mortas
count-menu-columns = Cadeias mortas, colunas de { $from } a { $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = Concordar
count-button-resume = Continuar jogando
count-form-title = Marcar cadeias: mortas ou vivas
count-form-points = Uma pedra de cada cadeia
count-score-title = Placar
count-row-territory = Território
count-row-stones = Pedras
count-row-area = Área
count-row-prisoners = Prisioneiros
count-row-komi = Komi
count-row-total = Total
count-leads = { $color ->
    [white] Brancas na frente
   *[black] Pretas na frente
}: { $margin } { $margin ->
    [one] ponto
   *[other] pontos
} de vantagem.
count-level = Tudo igual no placar.
count-alt-dead = Pedras marcadas como mortas: { $points }.
count-alt-seki = Em seki: { $points }.
count-alt-no-dead = Nenhuma cadeia está marcada como morta.
count-alt-score = Placar: pretas { $black }, brancas { $white }, com komi de { $komi }.
count-marked-seki = Pedras marcadas em seki: { $points }.
count-suggested = Sugiro como mortas: { $points }. A decisão é dos dois lados: marque uma cadeia para mudar.
count-seki = Em seki: { $points }. O que elas cercam não conta.
count-button-seki = Seki
count-seki-form-title = Cadeias em seki: marcar ou desmarcar
count-button-try = Resolver em uma cópia
count-more-try-about = A cópia não conta. “{ count-button-resume }” volta à partida em si.
count-try-question = A disputa é jogada em uma cópia do tabuleiro; depois, o tabuleiro volta a ficar como estava após os dois passes. Quem joga primeiro na cópia?
count-button-first = { $color ->
    [white] Brancas começam
   *[black] Pretas começam
}
count-trial-how = Isto é jogado em uma cópia: depois o tabuleiro é restaurado, e nada aqui conta. Dois passes seguidos encerram a disputa.
count-trial-began = { $color ->
    [white] As brancas querem resolver uma disputa em uma cópia do tabuleiro.
   *[black] As pretas querem resolver uma disputa em uma cópia do tabuleiro.
}
count-trial-ended = { $color ->
    [white] As brancas restauram o tabuleiro como estava após os dois passes.
   *[black] As pretas restauram o tabuleiro como estava após os dois passes.
}
count-trial-over = Dois passes na cópia: o tabuleiro volta a ficar como estava após os dois passes da partida.
count-trial-turn = { $player }: é a sua vez na cópia ({ terms-color }).
count-trial-barred = Ko: em { $points } você só pode recapturar depois de passar por esse ko.
count-button-end-trial = Restaurar o tabuleiro
count-button-pass-for-ko = Passar pelo ko
count-pass-for-ko-point = Onde você quer recapturar?
count-passed-for-ko = { $color ->
    [white] As brancas passam pelo ko em { $point }.
   *[black] As pretas passam pelo ko em { $point }.
}
count-confirm-trial-pass = Você quer passar na cópia? Dois passes seguidos restauram o tabuleiro.
count-alt-trial = Uma cópia do tabuleiro em que se joga uma disputa. { $color ->
    [white] Vez das brancas.
   *[black] Vez das pretas.
}
count-confirm-how = Há acordo sobre quais pedras estão mortas. Confira a contagem e confirme; enquanto faltar uma confirmação, qualquer um dos lados pode contestar.
count-confirmed = { $player } confirma a contagem.
count-turn-to-confirm = { $player }, você confirma?
count-objected = { $color ->
    [white] As brancas contestam: a contagem está aberta de novo.
   *[black] As pretas contestam: a contagem está aberta de novo.
}
count-button-confirm = Confirmar
count-button-object = Contestar
count-button-steps = Ver a contagem
count-step-board = O tabuleiro após os dois passes. O que está morto está marcado.
count-step-no-dead = Nenhuma pedra está morta.
count-step-dead = As pedras mortas saem do tabuleiro e se juntam aos outros prisioneiros.
count-step-neutral = Pedras de reserva de qualquer cor preenchem os pontos neutros (triângulos); não contam para ninguém.
count-step-filled = Os prisioneiros preenchem o território da própria cor (triângulos); cada um tira um ponto.
count-step-none-filled = Não há prisioneiros com que preencher.
count-step-left = { $color ->
    [white] Às brancas
   *[black] Às pretas
} { $stones ->
    [one] sobra { $stones } prisioneiro
   *[other] sobram { $stones } prisioneiros
} sem lugar no tabuleiro: um ponto por prisioneiro.
count-step-arranged = Os territórios são arrumados para contar de relance.
count-step-points = Pretas { $black }, brancas { $white }.
