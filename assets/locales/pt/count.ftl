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
count-how = Marquem as cadeias mortas e depois concordem com a contagem. Sem acordo, continuem jogando.
count-marked-dead = Marcadas como mortas: { $points }.
count-marked-alive = Não mais marcadas: { $points }.
count-withdrawn = As marcações mudaram, então os dois lados precisam concordar de novo.
count-agreed = { $player } concorda com esta contagem.
count-turn = Ainda falta { $player } concordar.
count-until = Prazo para responder: até { $at } ({ $in-words }). Depois disso, o outro lado pode aceitar a contagem como está.
count-unanswered = { $color ->
    [white] As brancas não responderam a tempo. As pretas podem aceitar a contagem como está; até lá, as brancas ainda podem responder.
   *[black] As pretas não responderam a tempo. As brancas podem aceitar a contagem como está; até lá, as pretas ainda podem responder.
}
count-button-claim = Aceitar a contagem
count-confirm-claim = Encerrar a partida com a contagem como está? Não dá para desfazer.
count-button-mark = Marcar mortas
count-more-mark-about = Escreva uma pedra de cada cadeia em vez de escolher no menu
count-menu = Escolha as cadeias mortas
count-menu-columns = Cadeias mortas, colunas de { $from } a { $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = Concordar
count-button-resume = Continuar jogando
count-form-title = Marcar cadeias como mortas ou vivas
count-form-points = Uma pedra de cada cadeia
count-score-title = Placar
count-row-territory = Território
count-row-stones = Pedras
count-row-prisoners = Prisioneiros
count-row-komi = Komi
count-row-total = Total
count-leads = { $color ->
    [white] Brancas na frente
   *[black] Pretas na frente
} por { $margin }.
count-level = O placar está empatado.
count-alt-dead = Marcadas como mortas: { $points }.
count-alt-seki = Em seki: { $points }.
count-alt-no-dead = Nenhuma cadeia está marcada como morta.
count-alt-score = Placar: pretas { $black }, brancas { $white }, com komi de { $komi }.
count-marked-seki = Marcadas como seki: { $points }.
count-proven = Mortas, está provado: { $points }.
count-suggested = Acho que estas estão mortas: { $points }. Vocês decidem: marquem uma cadeia para mudar.
count-unsettled = O destino destas depende de quem joga primeiro: { $points }. Sem acordo, continuem jogando.
count-contested = { $said ->
    [dead] Morto para { $player }, vivo para mim: { $points }.
   *[alive] Vivo para { $player }, morto para mim: { $points }.
}
count-agree-contested = Vejo { $points } de forma diferente do marcado. Aceitar esta contagem mesmo assim?
count-confirm-claim-contested = Encerrar a partida com a contagem? O que está em disputa conta como eu vejo. Não dá para desfazer.
count-captured-on-copy = { $color ->
    [white] Na cópia, as brancas capturaram { $points }: marcar como morto?
   *[black] Na cópia, as pretas capturaram { $points }: marcar como morto?
}
count-button-mark-tried = Marcar como morto
count-seki = Em seki: { $points }. O que elas cercam não conta.
count-open = Os pontos vazios em torno de { $points } tocam as duas cores e não contam para ninguém. Marquem ali as cadeias mortas ou continuem jogando e fechem a fronteira.
count-button-seki = Seki
count-seki-form-title = Marcar ou desmarcar cadeias como seki
count-button-try = Jogar em uma cópia
count-more-try-about = A cópia não conta. Para continuar a partida em si, use “{ count-button-resume }”.
count-try-question = Vocês podem resolver uma disputa em uma cópia do tabuleiro. Depois, a partida volta à posição após os dois passes. Quem joga primeiro na cópia?
count-button-first = { $color ->
    [white] Brancas começam
   *[black] Pretas começam
}
count-trial-how = Isto é uma cópia: nada aqui conta, e o tabuleiro será restaurado. Termina com dois passes seguidos.
count-trial-began = { $color ->
    [white] As brancas querem resolver uma disputa em uma cópia.
   *[black] As pretas querem resolver uma disputa em uma cópia.
}
count-trial-ended = { $color ->
    [white] As brancas restauraram o tabuleiro à posição após os dois passes.
   *[black] As pretas restauraram o tabuleiro à posição após os dois passes.
}
count-trial-over = Dois passes na cópia: o tabuleiro volta à posição após os dois passes da partida.
count-trial-turn = Na cópia, é a vez de { $player } ({ terms-color }).
count-trial-barred = Ko: em { $points } você só pode recapturar depois de passar para liberar esse ko.
count-button-end-trial = Restaurar tabuleiro
count-button-pass-for-ko = Passar: liberar o ko
count-pass-for-ko-point = Onde você quer recapturar?
count-passed-for-ko = { $color ->
    [white] As brancas passaram para liberar o ko em { $point }.
   *[black] As pretas passaram para liberar o ko em { $point }.
}
count-confirm-trial-pass = Passar na cópia? Dois passes seguidos restauram o tabuleiro.
count-alt-trial = Uma cópia do tabuleiro em que se resolve uma disputa. { $color ->
    [white] Vez das brancas.
   *[black] Vez das pretas.
}
count-objected = { $color ->
    [white] As brancas contestaram a contagem, que está aberta de novo.
   *[black] As pretas contestaram a contagem, que está aberta de novo.
}
count-button-object = Contestar
count-button-steps = Ver a contagem
count-step-board = O tabuleiro após os dois passes.
count-step-marked = O tabuleiro após os dois passes. As pedras mortas estão marcadas.
count-step-dead = As pedras mortas saem do tabuleiro e se juntam aos outros prisioneiros.
count-step-dead-off = As pedras mortas saem do tabuleiro; por estas regras, prisioneiros não contam.
count-step-neutral = Pedras de reserva de qualquer cor preenchem os pontos neutros (triângulos); não contam para ninguém.
count-step-filled = Os prisioneiros preenchem o território da própria cor (triângulos). Cada um tira ali um ponto e deixa de contar para o outro lado: a diferença não muda.
count-step-left = { $color ->
    [white] Às brancas
   *[black] Às pretas
} { $stones ->
    [one] sobra { $stones } prisioneiro
   *[other] sobram { $stones } prisioneiros
} sem lugar no tabuleiro: um ponto por prisioneiro.
count-step-arranged = Os territórios são arrumados para que se possa contá-los de relance.
count-step-together = Juntam-se as pedras de cada lado e as interseções que só elas cercam: cada uma vale um ponto.
count-step-points = Pretas { $black }, brancas { $white }.
count-step-komi = Com o komi: brancas { $white }.
