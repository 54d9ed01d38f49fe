# Cada “não” e cada “não posso”. Só quem perguntou lê.
# challenge = desafio
# opponent = oponente
# seat = vaga
# game (a kind) = jogo
# game (one played) = partida
# move = jogada
# to pass, a pass = passar, um passe
# count = contagem
# chain = cadeia
# stone = pedra
# point = ponto
# liberty = liberdade
# ko = ko
# superko = superko
# suicide = suicídio
# seki = seki
# to recapture = recapturar
# dispute = disputa
# komi = komi
# handicap = handicap
# rank = rank
# rules = regras
# Pair Go = Go em duplas
# partner = dupla
# substitute = substituição
# side = lado
# game record = registro
# button = botão

refusal-against-oneself = Você não pode se desafiar. Sem indicar oponente, a vaga fica aberta para quem quiser.
refusal-against-program = { $name } é um programa e não joga.
refusal-own-challenge = Este desafio é seu: outra pessoa precisa aceitá-lo.
refusal-only-invited = Este desafio é só para { $invited }.
refusal-nobody-invited = Este desafio está aberto a quem quiser, então ninguém precisa recusá-lo.
refusal-only-challenger = Só { $challenger } pode retirar este desafio.
refusal-expired = Este desafio expirou { $at }. Crie outro com `/{ command-challenge }`.
refusal-already-accepted = Este desafio já foi aceito.
refusal-declined = Este desafio foi recusado.
refusal-withdrawn = Este desafio foi retirado.
refusal-lapsed = Este desafio expirou.
refusal-not-due = Ainda é cedo para isso.
refusal-only-the-bot = Só eu posso fazer isso.
refusal-not-started = A partida não começou: o desafio ainda não foi aceito.
refusal-not-a-player = Você não joga nesta partida.
refusal-not-your-turn = Não é a sua vez: é a vez das { $to-move ->
    [white] brancas
   *[black] pretas
}.
refusal-game-over = Esta partida terminou.
refusal-record-full = Esta partida chegou a { $most } passos, contando jogadas desfeitas e pedidos. Agora ela só pode ser encerrada: desista, aceite a contagem ou fale com a moderação.
refusal-count-in-progress = Houve dois passes seguidos e a contagem começou. Para continuar jogando, clique em “{ count-button-resume }” abaixo do tabuleiro.
refusal-not-counting = Só depois de dois passes seguidos se marcam cadeias e se combina a contagem.
refusal-no-stone-there = Não há pedra em { $point }. Indique uma pedra de cada cadeia.
refusal-nothing-to-change = Já está assim.
refusal-already-agreed = Seu lado já concordou com esta contagem; falta o outro.
refusal-off-board = **Fora do tabuleiro:** { $point } não fica neste tabuleiro. Em { $size } os pontos vão de A1 a { $last }.
refusal-occupied = **Ponto ocupado:** já há uma pedra em { $point }.
refusal-ko = **Ko:** jogar em { $point } recapturaria na hora.
refusal-ko-of = **Ko:** jogar em { $point } recapturaria { $stone } na hora.
refusal-superko = **Superko:** com uma pedra em { $point }, o tabuleiro inteiro voltaria a ficar como { $number ->
    [0] no início
   *[other] depois da jogada { $number }
}.
refusal-suicide = **Suicídio:** uma pedra em { $point } não teria liberdade nem capturaria nada.
refusal-pass-forbidden = **Não dá para passar:** neste jogo você não pode passar enquanto tiver uma jogada válida.
refusal-why-occupied = { $color ->
    [white] É uma pedra branca
   *[black] É uma pedra preta
}, e pedras não se movem. Escolha um ponto vazio.
refusal-why-ko = { $color ->
    [white] A pedra branca em { $taker } acaba de capturar uma única pedra em { $point }
   *[black] A pedra preta em { $taker } acaba de capturar uma única pedra em { $point }
}. Jogue antes em outro lugar; depois você pode recapturar, se ainda for possível.
refusal-why-ko-in-trial = Enquanto uma disputa é jogada, você só pode recapturar em { $point } depois de passar por esse ko: clique em “{ count-button-pass-for-ko }”.
refusal-why-superko = Nestas regras, nenhuma pedra pode trazer de volta uma posição anterior do tabuleiro. Jogue antes em outro lugar.
refusal-earlier-picture = A segunda imagem é o tabuleiro anterior; os quadrados mostram onde ele difere do atual.
refusal-why-suicide-alone = { $color ->
    [white] As pedras brancas em { $points }
   *[black] As pedras pretas em { $points }
} tiram todas as liberdades dela e ainda têm as suas.
refusal-why-suicide-chain = { $point } é a última liberdade das suas próprias pedras em { $points }: você a tiraria delas.
refusal-button-read = Mais sobre: { $title }
refusal-shape = “{ $text }” não é um ponto. Escreva uma letra e um número, por exemplo D4.
refusal-letter-i = “{ $text }” não é um ponto: os tabuleiros de Go pulam a letra I; depois do H vem o J.
refusal-too-far = “{ $text }” fica fora até do maior tabuleiro, que termina em T19.
refusal-too-long = Isso é longo demais. Um ponto é uma letra e um número, por exemplo D4.
refusal-no-points = Indique uma pedra de cada cadeia, por exemplo D4 E5.
refusal-one-stone = Jogue uma pedra de cada vez: várias juntas são só para as pedras de handicap.
refusal-too-many-stones = Pedras de handicap que faltam colocar: { $stones }. Aqui há mais.
refusal-none-placed = { $why } Nenhuma pedra foi colocada.
refusal-too-many-points = Isso é demais de uma vez. Marque poucas cadeias por vez.
refusal-bad-size = { terms-game } não se joga em um tabuleiro desse tamanho. Possíveis: { $sizes }.
refusal-bad-handicap = Em { $size } não existe esse handicap para { terms-game }.
refusal-bad-komi = “{ $text }” não é um komi. Escreva um número de pontos ou meios pontos, por exemplo 6,5.
refusal-no-komi = Em { terms-game } não se contam pontos, então não há komi.
refusal-komi-too-large = Um komi de { $komi } é maior que os pontos de um tabuleiro de { $size }.
refusal-bad-number = “{ $text }” não é um número que sirva aqui.
refusal-bad-game = Não conheço nenhum jogo chamado “{ $text }”.
refusal-bad-rules = { terms-game } não tem regras chamadas “{ $text }”. Escolha uma das sugestões.
refusal-bad-choice = “{ $text }” não é nenhuma das opções.
refusal-missing-option = Falta alguma coisa. Preencha todas as opções obrigatórias.
refusal-name-the-game = Você tem várias partidas desse tipo. Diga qual com a opção “{ command-table }”.
refusal-name-the-game-there = Diga qual partida com a opção “{ command-table }”.
refusal-not-a-place-to-play = Uma partida só pode continuar em um canal de um servidor onde eu possa escrever.
refusal-no-such-game = Não há nenhuma partida “{ $text }” que possa ser a sua. `/{ command-games }` mostra as que você tem.
refusal-no-game = Você não tem nenhuma partida aqui. Desafie alguém com `/{ command-challenge }`.
refusal-no-running-game = Você não tem nenhuma partida em andamento. `/{ command-games }` mostra as que você tem.
refusal-no-count = Você não tem nenhuma partida em contagem.
refusal-moved-on = A partida { $number } avançou desde essa mensagem. Ela está assim agora.
refusal-unknown-command = Não conheço este comando. Talvez ele seja mais antigo ou mais novo do que eu: tente de novo em alguns minutos.
refusal-unknown-button = Já não conheço este botão. `/{ command-board }` mostra a sua partida com botões que funcionam.
refusal-repeated = Isso já foi feito.
refusal-corrupt = Não consigo ler o registro da partida { $number }. Nada foi apagado; por favor, avise quem me administra.
refusal-corrupt-other = Não consigo ler um dos registros de que preciso. Nada foi apagado; por favor, avise quem me administra.
refusal-trouble = Desculpe, algo deu errado do meu lado e nada foi alterado. Tente de novo daqui a pouco.
refusal-partners-turn = É a vez do seu lado, mas quem joga é { $partner }: na dupla, cada pessoa joga na sua vez.
refusal-nothing-to-confirm = Não há contagem combinada para confirmar.
refusal-confirmation-in-progress = A contagem está combinada e espera confirmação. Para mudá-la, clique em “{ count-button-object }”.
refusal-trial-in-progress = Uma disputa está sendo jogada. Antes, encerre-a com dois passes, ou clique em “{ count-button-end-trial }”.
refusal-no-trial = Nenhuma disputa está sendo jogada.
refusal-no-trial-by-these-rules = Nestas regras, continuar jogando não custa nada: clique em “{ count-button-resume }”.
refusal-no-repetition = O tabuleiro inteiro não se repetiu: só assim uma partida pode ficar sem resultado.
refusal-no-seki = Nestas regras, um seki não muda a contagem.
refusal-no-legal-point = Você não pode jogar em nenhum ponto. Passe.
refusal-no-ko = Não há ko pelo qual você possa passar.
refusal-nothing-proposed = Não há nenhuma proposta.
refusal-already-proposed = Já há uma proposta à espera de resposta.
refusal-own-proposal = Essa proposta é do seu próprio lado: o outro lado precisa aceitar.
refusal-not-pairs = Só há substituição em partidas em duplas.
refusal-not-your-seat = { $player } não joga do seu lado.
refusal-seated-twice = { $player } não pode ocupar duas vagas.
refusal-pairs-play-go = Em duplas só se joga Go.
refusal-pairs-by-lot = No Go em duplas, escolha uma cor ou deixe o sorteio decidir.
refusal-pairs-need-three = O Go em duplas precisa de três pessoas além de você: seu oponente, sua dupla e a dupla do oponente.
refusal-already-joined = Você já aceitou; faltam outras pessoas.
refusal-only-a-moderator = Só a moderação pode fazer isso.
refusal-other-club = Essa partida não é deste servidor.
refusal-no-captures = { terms-game } não se decide por um número de capturas.
refusal-bad-rank = “{ $text }” não é um rank. Escreva de 30k a 1k ou de 1d a 9d.
refusal-bad-numbers = “{ $text }” não diz quais jogadas. Escreva 10 para as dez últimas, “desde 25” para todas a partir da 25, ou “tudo”.
refusal-no-such-move = Não existe a jogada { $number }. Jogadas até agora: { $moves ->
    [0] nenhuma
   *[other] { $moves }
}.
refusal-not-yet = A jogada { $number } vem depois do tabuleiro que você pediu: { $shown ->
    [0] é o tabuleiro antes da primeira jogada
   *[other] é o tabuleiro depois da jogada { $shown }
}.
refusal-file-too-large = O arquivo é grande demais: no máximo { $size } KiB.
refusal-file-unavailable = Não consegui obter o arquivo. Envie-o mais uma vez.
refusal-unreadable = O Discord me enviou algo que não consigo ler, então nada foi feito. Se acontecer de novo, avise quem me administra.
refusal-refused-but-done = Está feito, mas o Discord recusou minha resposta. Vou tentar mostrá-la de outro jeito; `/{ command-board }` mostra como está a partida.
refusal-refused-and-not-done = O Discord recusou minha resposta e nada foi alterado. Avise quem me administra.
refusal-refused-perhaps-done = O Discord recusou minha resposta, então não posso mostrá-la aqui. Se você pediu uma mudança, talvez ela já tenha sido feita: confira antes de tentar de novo.
refusal-hidden = **Só você vê esta resposta.** Aqui você me usa como aplicativo externo e, sem a permissão “Usar aplicativos externos”, o Discord esconde minhas respostas de todos os outros. Peça essa permissão à moderação, peça que me adicionem ao servidor ou jogue em outro canal.
