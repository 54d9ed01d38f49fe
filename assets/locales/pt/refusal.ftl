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

refusal-against-oneself = Você não pode se desafiar. Deixe o oponente vazio para que qualquer pessoa possa aceitar.
refusal-against-program = { $name } é um bot e não joga.
refusal-against-me = Aqui eu não jogo. Para jogar contra mim, use `/{ command-challenge } { opponent-level }:5`.
refusal-own-challenge = Este desafio é seu: outra pessoa precisa aceitá-lo.
refusal-only-invited = Este desafio é só para { $invited }.
refusal-nobody-invited = Este desafio está aberto a todos, então não há nada a recusar.
refusal-only-challenger = Só { $challenger } pode retirar este desafio.
refusal-expired = Este desafio expirou { $at }. Crie outro com `/{ command-challenge }`.
refusal-already-accepted = Este desafio já foi aceito.
refusal-declined = Este desafio foi recusado.
refusal-withdrawn = Este desafio foi retirado.
refusal-replaced = Este desafio foi substituído por outro, com outras condições.
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
refusal-record-full = Esta partida chegou ao limite de { $most } etapas, contando jogadas desfeitas e pedidos. Agora ela só pode ser encerrada: desista, aceite a contagem ou fale com um moderador.
refusal-count-in-progress = Houve dois passes seguidos e a contagem começou. Para continuar jogando, clique em “{ count-button-resume }” abaixo do tabuleiro.
refusal-not-counting = Só dá para marcar cadeias e aceitar a contagem depois de dois passes seguidos.
refusal-no-stone-there = Não há pedra em { $point }. Indique uma pedra de cada cadeia.
refusal-nothing-to-change = Já está assim.
refusal-already-agreed = Seu lado já concordou com esta contagem; o outro ainda não.
refusal-off-board = **Fora do tabuleiro:** { $point } não fica neste tabuleiro. Em { $size } os pontos vão de A1 a { $last }.
refusal-occupied = **Ponto ocupado:** já há uma pedra em { $point }.
refusal-ko = **Ko:** jogar em { $point } recapturaria na hora.
refusal-ko-of = **Ko:** jogar em { $point } recapturaria { $stone } na hora.
refusal-superko = **Superko:** uma pedra em { $point } repetiria a posição { $number ->
    [0] do início
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
refusal-why-ko-in-trial = Enquanto uma disputa é resolvida, você só pode recapturar em { $point } depois de passar para liberar esse ko: clique em “{ count-button-pass-for-ko }”.
refusal-why-superko = Nestas regras, nenhuma jogada pode repetir uma posição anterior do tabuleiro inteiro. Jogue antes em outro lugar.
refusal-earlier-picture = A segunda imagem mostra a posição anterior; os quadrados marcam onde ela difere da atual.
refusal-why-suicide-alone = { $color ->
    [white] As pedras brancas em { $points }
   *[black] As pedras pretas em { $points }
} tiram todas as liberdades dela e ainda têm as suas.
refusal-why-suicide-chain = { $point } é a última liberdade das suas próprias pedras em { $points }: você a tiraria delas.
refusal-double-three = **Três duplo:** com { $point } as pretas formariam dois três de uma vez, o que o Renju proíbe.
refusal-double-four = **Quatro duplo:** com { $point } as pretas formariam dois quatros de uma vez, o que o Renju proíbe.
refusal-overline = **Linha longa demais:** com { $point } as pretas teriam seis ou mais em linha, o que o Renju proíbe.
refusal-why-rows = Um é formado por { $point } e { $first } (triângulos), o outro por { $point } e { $second } (quadrados).
refusal-why-overline = A linha de { $point } inclui também { $points } (triângulos). As pretas só vencem com exatamente cinco.
refusal-button-read = Mais sobre: { $title }
refusal-shape = “{ $text }” não é um ponto. Escreva uma letra e um número, como D4.
refusal-means-pass = “{ $text }” não é um ponto. Para passar, use `/{ command-game } { command-pass }`.
refusal-letter-i = “{ $text }” não é um ponto: os tabuleiros de Go pulam a letra I; depois do H vem o J.
refusal-too-far = “{ $text }” fica fora até do maior tabuleiro, que termina em T19.
refusal-too-long = Isso é longo demais. Um ponto é uma letra e um número, como D4.
refusal-no-points = Indique uma pedra de cada cadeia, como D4 E5.
refusal-one-stone = Jogue uma pedra de cada vez: várias juntas são só para as pedras de handicap.
refusal-too-many-stones = São demais. Pedras de handicap que faltam colocar: { $stones }.
refusal-none-placed = { $why } Nenhuma pedra foi colocada.
refusal-too-many-points = Isso é demais de uma vez. Marque poucas cadeias por vez.
refusal-bad-size = { terms-game }: não se joga em um tabuleiro desse tamanho. Possíveis: { $sizes }.
refusal-bad-handicap = { terms-game } em { $size }: esse handicap não existe.
refusal-bad-komi = “{ $text }” não é um komi. Escreva pontos inteiros ou meios pontos, até 361, como 6,5.
refusal-no-komi = { terms-game }: não se contam pontos, então não há komi.
refusal-no-komi-by-rules = Com estas regras não há komi. Não o indique, ou escolha outras regras.
refusal-komi-too-large = Um komi de { $komi } é maior que os pontos de um tabuleiro de { $size }.
refusal-bad-number = “{ $text }” não é um número válido aqui.
refusal-bad-game = Não conheço nenhum jogo chamado “{ $text }”.
refusal-bad-rules = { terms-game }: não há regras chamadas “{ $text }”. Escolha uma das sugestões.
refusal-bad-choice = “{ $text }” não é nenhuma das opções.
refusal-contradiction = Duas das condições escolhidas se contradizem. Escolha só uma.
refusal-missing-option = Falta alguma coisa. Preencha todas as opções obrigatórias.
refusal-name-the-game = Você tem várias partidas assim. Escolha uma com a opção “{ command-table }”.
refusal-name-the-game-there = Escolha uma partida com a opção “{ command-table }”.
refusal-not-a-place-to-play = Uma partida só pode continuar em um canal de um servidor onde eu possa escrever.
refusal-no-such-game = Nenhuma partida corresponde a “{ $text }”. `/{ command-games }` lista as suas.
refusal-no-game = Você não tem nenhuma partida aqui. Desafie alguém com `/{ command-challenge }`.
refusal-no-running-game = Você não tem nenhuma partida em andamento. Desafie alguém com `/{ command-challenge }`.
refusal-being-counted = Sua partida está em fase de contagem, então agora não dá para jogar. `/{ command-game } { command-board }` mostra a partida.
refusal-no-count = Nenhuma das suas partidas está em fase de contagem.
refusal-moved-on = A partida { $number } avançou desde essa mensagem. Esta é a situação agora.
refusal-unknown-command = Não conheço este comando. Talvez ele seja mais antigo ou mais novo do que eu: tente de novo em alguns minutos.
refusal-unknown-button = Este botão não funciona mais. `/{ command-game } { command-board }` mostra a sua partida com botões que funcionam.
refusal-repeated = Isso já foi feito.
refusal-corrupt = Não consigo ler o registro da partida { $number }. Nada foi apagado; por favor, avise quem administra este bot.
refusal-corrupt-other = Não consigo ler um dos registros de que preciso. Nada foi apagado; por favor, avise quem administra este bot.
refusal-trouble = Desculpe, algo deu errado do meu lado e nada foi alterado. Tente de novo daqui a pouco.
refusal-uncertain = Desculpe, o banco de dados caiu bem nesse momento, e não sei se isso foi registrado. Confira antes de tentar de novo.
refusal-partners-turn = É a vez do seu lado, mas quem joga é { $partner }: as pessoas do mesmo lado se revezam.
refusal-nothing-to-object-to = Não há nada a contestar: ninguém aceitou esta contagem ainda.
refusal-trial-in-progress = Uma disputa está sendo resolvida. Antes, encerre-a com dois passes, ou clique em “{ count-button-end-trial }”.
refusal-no-trial = Nenhuma disputa está sendo resolvida.
refusal-no-trial-by-these-rules = Nestas regras, continuar jogando não custa nada: clique em “{ count-button-resume }”.
refusal-no-repetition = Uma partida só pode terminar sem resultado quando a posição se repete, e ela não se repetiu.
refusal-no-seki = Nestas regras, seki não muda a contagem.
refusal-no-legal-point = Você não pode jogar em nenhum ponto. Passe.
refusal-no-ko = Não há ko para liberar com um passe.
refusal-nothing-proposed = Não há nenhuma proposta.
refusal-already-proposed = Já há uma proposta esperando resposta.
refusal-already-consented = Sua resposta já foi dada; ainda falta outra.
refusal-own-proposal = Essa proposta é do seu próprio lado: não cabe a você aceitar.
refusal-not-pairs = Só há substituição no Go em duplas e no rengo, e só nas suas próprias partidas.
refusal-not-your-seat = { $player } não joga do seu lado.
refusal-not-seated = { $player } não joga nesta partida.
refusal-seated-twice = { $player } não pode jogar duas vezes na mesma partida.
refusal-pairs-play-go = Em duplas só se joga Go.
refusal-pairs-by-lot = No Go em duplas, escolha uma cor ou deixe aleatório.
refusal-already-joined = Você já aceitou; faltam outras pessoas.
refusal-only-a-moderator = Só moderadores podem fazer isso.
refusal-other-club = Essa partida é de outro servidor.
refusal-other-channel = Essa partida pertence a outro canal: ela deve ser decidida lá.
refusal-no-captures = { terms-game }: não se vence por um número de capturas.
refusal-bad-rank = “{ $text }” não é um rank. Escreva de 30k a 1k ou de 1d a 9d.
refusal-bad-numbers = “{ $text }” não diz quais jogadas. Escreva 10 para as dez últimas, “desde 25” para todas a partir da 25, ou “tudo”.
refusal-no-such-move = Não existe a jogada { $number }. Jogadas até agora: { $moves ->
    [0] nenhuma
   *[other] { $moves }
}.
refusal-not-yet = A jogada { $number } vem depois da posição que você pediu: { $shown ->
    [0] é a posição antes da primeira jogada
   *[other] é a posição depois da jogada { $shown }
}.
refusal-file-too-large = O arquivo é grande demais: o limite é de { $size } KiB.
refusal-file-unavailable = Não consegui baixar o arquivo. Envie de novo.
refusal-no-record = Não há registro de partida anexado a esta mensagem. Leio SGF, GIB, NGF e UGF.
refusal-bad-record = Não consigo ler este arquivo como registro de uma partida.
refusal-unreadable = O Discord me enviou algo que não consigo ler, então nada foi feito. Se acontecer de novo, avise quem administra este bot.
refusal-refused-but-done = Está feito, mas o Discord recusou minha resposta. Vou tentar mostrá-la de outro jeito; `/{ command-game } { command-board }` mostra como está a partida.
refusal-refused-and-not-done = O Discord recusou minha resposta e nada foi alterado. Avise quem administra este bot.
refusal-refused-perhaps-done = O Discord recusou minha resposta, então não posso mostrá-la aqui. Se você pediu uma mudança, talvez ela já tenha sido feita: confira antes de tentar de novo.
refusal-hidden = **Só você vê esta resposta.** Aqui você me usa como aplicativo externo. Sem a permissão “Usar aplicativos externos”, o Discord esconde minhas respostas de todos os outros. Peça essa permissão aos moderadores, peça que me adicionem ao servidor ou jogue em outro canal.
refusal-no-cards = -# Aqui não tenho a permissão “Inserir links”, então isto é texto simples em vez de um cartão.
