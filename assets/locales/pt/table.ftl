# A mensagem com o tabuleiro, seus botões e o que se conta sobre uma partida.
# game (one played) = partida
# move = jogada
# to play = jogar
# it is your turn = é a sua vez
# to pass, a pass = passar, um passe
# to resign = desistir
# count = contagem
# stone = pedra
# to capture = capturar
# chain = cadeia
# liberty = liberdade
# ko = ko
# in atari = em atari
# dead = morta
# territory = território
# handicap stone = pedra de handicap
# point (in the count) = ponto
# draw (jigo) = empate (jigo)
# five in a row = cinco em linha
# pair (two stones) = par
# rematch = revanche
# challenge = desafio
# game record = registro
# replay = filme
# rank = rank
# row = fileira
# opponent = oponente
# Black, White = Pretas, Brancas

table-heading = **{ terms-game-on }** · partida { $number } · ⚫ { $black } – ⚪ { $white }
table-number = partida { $number }
table-moved = **Jogada { $number } · { terms-color } { $point }**
table-moved-captures = { table-moved } · { $stones ->
    [one] { $stones } capturada
   *[other] { $stones } capturadas
}
table-moved-pass = **Jogada { $number } · { terms-color } passam**
table-begins = A partida começa.
table-begins-aim = { table-begins } { $aim ->
    [captures] Ganha quem capturar { $number } pedras.
    [five] Ganha quem fizer cinco em linha.
    [stones] Ganha quem tiver no fim mais pedras no tabuleiro.
   *[capture] Ganha quem capturar primeiro uma pedra.
}
table-begins-handicap = A partida começa com { $stones ->
    [one] { $stones } pedra
   *[other] { $stones } pedras
} de handicap; as brancas jogam primeiro.
table-begins-free = A partida começa: as pretas colocam { $stones } pedras, depois jogam as brancas.
table-played = { terms-color } jogaram { $point }.
table-captured = { terms-color } jogaram { $point } e capturaram { $stones ->
    [one] { $stones } pedra
   *[other] { $stones } pedras
}.
table-passed = { terms-color } passaram.
table-resumed = { $color ->
    [white] As brancas pediram para continuar, então as pretas jogam primeiro.
   *[black] As pretas pediram para continuar, então as brancas jogam primeiro.
}
table-prisoners = Prisioneiros: pretas { $black }, brancas { $white }.
table-pairs = Pares capturados: pretas { $black }, brancas { $white }.
table-turn = **{ $player }, é a sua vez**
table-thinking = **{ $player } está pensando**
table-thread-of = { terms-game } { $size }
table-thread-of-go = { $size }
table-thread-won = { $winner } venceu { $loser }
table-thread-team = os membros
table-thread-team-won = { $winner ->
    [team] os membros venceram { $other }
   *[player] { $other } venceu os membros
}
table-answer = **{ $players }: falta responder**
table-button-play = Jogar
table-button-text = Tabuleiro em texto
table-button-more = Mais…
table-button-pass = Passar
table-button-resign = Desistir
table-button-here = Continuar aqui
table-button-rematch = Revanche
table-button-film = Replay
table-button-share = Mostrar a todos
table-shown-by = Mostrado por { $player }
table-more-question = Partida { $number }: o que você quer fazer?
table-more-placeholder = O que você quer fazer?
table-more-resign = Desistir
table-more-resign-about = Desista desta partida; vou pedir confirmação
table-more-board = Mostrar o tabuleiro de novo
table-more-board-about = Como mensagem nova no fim do canal
table-more-text-about = Só para você
table-more-film-about = A partida inteira como imagem animada
table-more-sgf = Registro da partida
table-more-sgf-about = As jogadas até agora, como arquivo SGF
table-more-rules = Regras
table-more-rules-about = Como se joga este jogo
table-form-title = Partida { $number }: sua jogada
table-form-point = Onde você joga?
table-button-type = Digitar
table-button-elsewhere = Em outro lugar
table-button-another = Outro ponto
table-button-cancel = Cancelar
table-button-again = Tentar de novo
table-pick-point = Partida { $number }: clique no ponto em que você quer jogar. Só você vê isto.
table-pick-area = Cada botão é uma parte do tabuleiro e leva o nome do canto inferior esquerdo.
table-confirm-pass = Passar? Com dois passes seguidos, a contagem começa.
table-confirm-pass-after = { $player } passou: se você também passar, a contagem começa.
table-confirm-pass-to-end = Passar? Com dois passes seguidos, a partida termina e tudo conta como está.
table-confirm-resign = Desistir da partida { $number } contra { $opponent }? Não dá para desfazer.
table-played-elsewhere = Pronto. Esta partida é jogada em { $place }
table-did-you-mean = Você não tem uma partida assim neste canal. Você quis dizer a partida { $number }, { terms-game-on } contra { $opponent }? Ela é jogada em { $place }
table-button-there = Partida { $number }: { $command }
table-done = Pronto. O tabuleiro foi atualizado.
table-proposal-sent = Enviado. Agora o outro lado precisa responder: { $asked }
table-proposal-sent-elsewhere = Esta partida é jogada em { $channel }, então envio a proposta para lá. Agora o outro lado precisa responder: { $asked }
table-done-below = Pronto: o tabuleiro novo está abaixo.
table-proposal-to-go-on-here = Enviado. A partida { $number } continua neste canal assim que o outro lado aceitar; a proposta está em { $channel }.
table-goes-on-elsewhere = A partida continua em { $channel }.
table-agreed-to-go-on = Os dois lados concordam: a partida continua em { $channel }.
table-reminder = **{ $player }, é a sua vez** · partida { $number } contra { $opponent }
    { pace-out } · { $place }
table-reminder-of-count = **{ $player }, confira a contagem** · partida { $number } contra { $opponent }
    { pace-out } · { $place }
table-call = { $player }, a partida { $number } espera você: { $place }
table-call-asked = { $player }, partida { $number }: { $asked } { $place }
table-channel-lost = O canal da partida { $number } não existe mais, ou não consigo mais vê-lo. A partida continua: `/{ command-game } { command-board }` a mostra em qualquer canal, com um botão para continuar ali.
table-channel-trouble = Para os moderadores: a partida { $number } é jogada em { $channel }, mas esse canal não existe mais, ou não posso escrever nele. Já avisei diretamente quem está jogando.
table-channel-unreached = Onde a partida { $number } é jogada, só posso responder a comandos. Aqui está o tabuleiro; `/{ command-game } { command-board }` o mostra em qualquer canal.
table-thread-locked = O tópico da partida { $number } está trancado, então a partida continua aqui.
table-no-files = Não posso anexar arquivos aqui, então aqui está o tabuleiro em texto.
table-sgf = O registro da partida { $number }.
table-sgf-not-here = Não posso anexar arquivos aqui. Peça o registro em outro canal ou por mensagem direta.
table-film = A partida { $number }, da primeira à última jogada.
table-film-not-here = Não posso anexar arquivos aqui. Peça o replay em outro canal ou por mensagem direta.
table-film-progress = Criando o replay da partida { $number }: imagem { $shown } de { $all }.
table-film-waits = Outros replays vêm antes. O seu vem depois deles.
table-film-too-large = O replay da partida { $number } é grande demais para enviar aqui, mesmo no menor tamanho.
table-film-late = { $player }, o replay da partida { $number } ficou pronto tarde demais para esta resposta. Clique em “{ table-button-film }” mais uma vez, por favor.
table-which = A qual partida você se refere?
table-which-placeholder = Escolha uma partida
table-which-entry = Partida { $number }: { terms-game-on } contra { $opponent }
table-games-none = Você não tem partidas no momento. Desafie alguém com `/{ command-challenge }`.
table-games-heading = { $count ->
    [one] Você tem { $count } partida.
   *[other] Você tem { $count } partidas.
}
table-games-yours = **Sua vez** · partida { $number }, { terms-game-on } contra { $opponent } · { $place }
table-games-proposed = **{ $proposal ->
    [no-result] Responda: sem resultado
    [both-lose] Responda: os dois lados perdem
    [substitute] Responda: substituição
    [undo] Responda: desfazer
    [pause] Responda: pausa
    [place] Responda: outro canal
    [call-off] Responda: anular
   *[draw] Responda: empate
}** · partida { $number }, { terms-game-on } contra { $opponent } · { $place }
table-games-theirs = Esperando { $opponent } · partida { $number }, { terms-game-on } · { $place }
table-games-counting = **Contagem** · partida { $number }, { terms-game-on } contra { $opponent } · { $place }
table-games-offered = Seu desafio a { $opponent } · partida { $number }, { terms-game-on } · { $place }
table-games-joined = Você aceitou, faltam outras pessoas · partida { $number }, { terms-game-on } com { $opponent } · { $place }
table-games-invited = **Desafio** de { $opponent } · partida { $number }, { terms-game-on } · { $place }
table-games-more = … e mais { $count }.
table-anyone = quem aceitar
table-entry-yours = Sua vez
table-entry-proposed = Responda a uma proposta
table-entry-theirs = Vez do oponente
table-entry-counting = Em fase de contagem
table-entry-offered = Ainda não aceito
table-entry-finished = Encerrada
table-won-points = Vitória de { $winner } ({ terms-color }) por { $margin } { $margin ->
    [one] ponto
   *[other] pontos
}.
table-won-stones = Vitória de { $winner } ({ terms-color }) por { $margin } { $margin ->
    [one] pedra
   *[other] pedras
}.
table-won-five = Vitória de { $winner } ({ terms-color }), com cinco em linha.
table-won-capture = Vitória de { $winner } ({ terms-color }), com { $stones ->
    [one] { $stones } pedra capturada
   *[other] { $stones } pedras capturadas
}.
table-won-resignation = Desistência de { $loser }: vitória de { $winner } ({ terms-color }).
table-won-pairs = Vitória de { $winner } ({ terms-color }), com cinco pares capturados.
table-won-forfeit = { $color ->
    [white] Decisão da moderação: as pretas ({ $loser }) perdem por punição; vitória das brancas ({ $winner }).
   *[black] Decisão da moderação: as brancas ({ $loser }) perdem por punição; vitória das pretas ({ $winner }).
}
table-won-no-show = { $color ->
    [white] As pretas ({ $loser }) não fizeram a primeira jogada dentro do prazo: vitória das brancas ({ $winner }).
   *[black] As brancas ({ $loser }) não fizeram a primeira jogada dentro do prazo: vitória das pretas ({ $winner }).
}
table-no-result = Sem resultado: a posição se repetiu, e os dois lados concordaram.
table-both-lose = Os dois lados perdem esta partida.
table-both-lose-agreed = Os dois lados perdem esta partida, de comum acordo.
table-drawn-points = A partida termina em empate (jigo): { $total } { $total ->
    [one] ponto
   *[other] pontos
} para cada lado.
table-drawn-stones = A partida termina em empate (jigo): { $total } { $total ->
    [one] pedra
   *[other] pedras
} para cada lado.
table-drawn-full = A partida termina em empate: não há mais jogadas.
table-ended-won = Vitória das { $color ->
    [white] brancas
   *[black] pretas
} { $how ->
    [points] por pontos
    [five] com cinco em linha
    [capture] por captura
    [pairs] com cinco pares capturados
    [resignation] por desistência
    [forfeit] por punição
    [time] por tempo
   *[ruling] por decisão da moderação
}.
table-ended-open = { $how ->
    [jigo] Jigo: empate com os mesmos pontos.
    [draw] Empate por acordo.
    [full] Empate: não há mais jogadas.
    [no-result] Sem resultado.
    [both-lose] Os dois lados perdem.
    [not-begun] Não começou a tempo: ninguém ganha nem perde.
   *[called-off] Partida anulada: ninguém ganha nem perde.
}
table-alt-board = { terms-game } em { $columns } por { $rows }, partida { $number }.
table-alt-turn = { $color ->
    [white] Vez das brancas.
   *[black] Vez das pretas.
}
table-alt-over = A partida terminou.
table-alt-ended = { table-alt-over } { $ended }
table-alt-counting = A contagem.
table-alt-last = Última jogada: { $last }
table-alt-prisoners = Capturadas pelas pretas: { $black }; pelas brancas: { $white }.
table-alt-pairs = Pares capturados pelas pretas: { $black }; pelas brancas: { $white }.
table-alt-stones = { $color ->
    [white] Pedras brancas
   *[black] Pedras pretas
}: { $stones }.
table-alt-ko = Ko em { $point }.
table-alt-atari = Em atari: { $points }.
table-alt-line = A linha vencedora: { $points }.
table-alt-partial = Isto não é tudo; “{ table-button-text }” traz todas as pedras.
table-alt-theme = Um tabuleiro com esta aparência: { $theme }.
table-players = Pretas: { $black }. Brancas: { $white }.
table-board-empty = O tabuleiro está vazio.
table-row = Fileira { $number }: { $stones }.
table-row-empty = A fileira { $number } está vazia.
table-rows-empty = As fileiras { $from } a { $to } estão vazias.
table-run-point = { $point }
table-run-points = { $from } a { $to }
table-run-stones = { terms-color } { $points }
table-run-dead = { $color ->
    [white] Brancas mortas
   *[black] Pretas mortas
} { $points }
table-run-territory = { $color ->
    [white] território das brancas
   *[black] território das pretas
} { $points }
table-chain-stones = { $stones ->
    [one] { $stones } pedra
   *[other] { $stones } pedras
}
table-chain = { terms-color } { $points }: { table-chain-stones }, { $liberties ->
    [one] { $liberties } liberdade
   *[other] { $liberties } liberdades
}.
table-chain-atari = Em atari: { terms-color } { $points }, { table-chain-stones }. Última liberdade: { $liberty }.
table-chain-dead = { terms-color } { $points }: { table-chain-stones }, cadeia marcada como morta.
table-no-chains = { terms-game }: não há cadeias; aqui está o tabuleiro fileira por fileira.
table-words-partial = Não cabe tudo aqui. “{ table-button-text }” traz todas as pedras.
table-repeats = É a mesma posição que havia depois da jogada { $number }. Se continuar se repetindo, os dois lados podem combinar que a partida fica sem resultado.
table-placing = { $stones ->
    [one] As pretas colocam mais { $stones } pedra de handicap.
   *[other] As pretas colocam mais { $stones } pedras de handicap.
}
table-button-no-result = Sem resultado
table-button-consent = Aceitar
table-button-reject = Recusar
table-proposes-no-result = { $player } propõe encerrar a partida sem resultado.
table-proposes-both-lose = { $player } propõe que os dois lados percam.
table-proposes-substitute = { $player } propõe que { $substitute } substitua { $out }. Tanto { $substitute } quanto o outro lado precisam aceitar.
table-proposes-substitute-still = { $player } propõe que { $substitute } substitua { $out }. { $accepted } já aceitou.
table-proposes-place = { $player } propõe continuar em { $channel }.
table-proposes-place-elsewhere = { $player } propõe continuar em { $channel }, um canal de outro servidor.
table-substituted = { $substitute } substitui { $out }.
table-rejected = { $color ->
    [white] As brancas recusaram ou retiraram a proposta.
   *[black] As pretas recusaram ou retiraram a proposta.
}
table-rejected-by-substitute = { $substitute } recusou a proposta.
table-more-both-lose = Os dois lados perdem
table-more-both-lose-about = Para quando não há acordo; o outro lado precisa aceitar
table-confirm-both-lose = Propor que os dois lados percam esta partida?
table-rank-noted = Salvo: { $rank }. Agora os desafios sugerem um handicap.
table-atari = { $color ->
    [white] Brancas em atari
   *[black] Pretas em atari
}: { $stones }. Liberdades: { $liberties }.
table-atari-own = { $number ->
    [one] Em { $liberties } podem capturar sua pedra { $stones }.
   *[other] Em { $liberties } podem capturar suas pedras { $stones }.
}
table-atari-theirs = { $number ->
    [one] Em { $liberties } você pode capturar a pedra { $stones }.
   *[other] Em { $liberties } você pode capturar as pedras { $stones }.
}
table-hints-on = A partir de agora, os tabuleiros das suas partidas mostram quais pedras estão em atari: quatro pequenos arcos as marcam.
table-hints-off = Os tabuleiros das suas partidas não mostram mais quais pedras estão em atari, a menos que outra pessoa da partida queira.
table-after-move = { $number ->
    [0] O tabuleiro no início. Jogadas até agora: { $moves }.
   *[other] O tabuleiro depois da jogada { $number } de { $moves }.
}
table-record-players = Pretas: { $black }. Brancas: { $white }.
table-record-result = Resultado: { $result }
table-record-games = O arquivo tem { $games } partidas: esta é a primeira.
table-record-stops = A jogada { $number } não é permitida: o registro termina antes dela.
table-button-start = Início
table-numbered = Numeradas: { $moves }.
