# Os nomes e as descrições dos comandos e de suas opções no menu do Discord.
# Nomes: no máximo 32 caracteres, minúsculos, sem espaços. Descrições: no máximo 100 caracteres.
# challenge = desafio
# opponent = oponente
# game (a kind) = jogo
# game (one played) = partida
# move = jogada
# stone = pedra
# chain = cadeia
# liberty = liberdade
# dead, alive = morta, viva
# in atari = em atari
# count = contagem
# pass = passar
# resign = desistir
# undo = desfazer
# draw = empate
# call off = anular
# handicap = handicap
# komi = komi
# to take White = jogar de brancas
# by lot = por sorteio
# rank = rank
# seat = vaga
# side = lado
# partner = dupla
# Pair Go = Go em duplas
# marked points = pontos marcados
# vacation = férias
# reminder = lembrete
# theme = aparência
# hints = dicas
# to rule = decidir

command-challenge = desafiar
command-challenge-about = Desafie alguém para uma partida, ou deixe a vaga aberta para quem quiser
command-play = jogar
command-play-about = Coloque uma pedra
command-pass = passar
command-pass-about = Passe a sua vez
command-resign = desistir
command-resign-about = Dê uma partida por perdida
command-undo = desfazer
command-undo-about = Volte atrás na sua última jogada, ou peça isso ao seu oponente
command-pause = pausa
command-pause-about = Proponha parar os relógios; use de novo para que voltem a andar
command-add-time = dar-tempo
command-add-time-about = Dê mais tempo ao seu oponente
command-days = dias
command-days-about = Quantos dias
command-draw = empate
command-draw-about = Ofereça empate
command-call-off = anular
command-call-off-about = Proponha anular uma partida: ninguém ganha nem perde
command-board = tabuleiro
command-board-about = Mostre de novo o tabuleiro de uma partida
command-games = partidas
command-games-about = Suas partidas, primeiro aquelas em que é a sua vez
command-mark = marcar
command-mark-about = Na contagem: marque cadeias como mortas, ou de novo como vivas
command-sgf = sgf
command-sgf-about = Baixe uma partida como arquivo SGF
command-help = ajuda
command-help-about = O que eu faço, os jogos e suas regras
command-challenge-menu = Desafiar no Go

command-opponent = oponente
command-opponent-about = Quem você desafia; sem indicar ninguém, a vaga fica aberta para quem quiser
command-variant = jogo
command-variant-about = Qual jogo; se você não disser, Go
command-size = tamanho
command-size-about = Quantas linhas o tabuleiro tem em cada direção
command-color = cor
command-color-about = Quem joga de pretas; senão por sorteio, e com handicap quem é mais forte joga de brancas
command-color-random = Por sorteio
command-color-black = Eu jogo de pretas
command-color-white = Eu jogo de brancas
command-color-stronger = Quem é mais forte joga de brancas
command-handicap = handicap
command-handicap-about = Pedras que as pretas colocam antes da primeira jogada das brancas, de 2 a 9
command-komi = komi
command-komi-about = Pontos que as brancas recebem por jogar depois, por exemplo 6,5
command-rules = regras
command-rules-about = O conjunto de regras; se você não disser, o de costume
command-venue = local
command-venue-about = Neste canal ou em um tópico próprio
command-venue-here = Aqui
command-venue-thread = Em um tópico próprio
command-point = ponto
command-point-about = O ponto, por exemplo D4; para as pedras de handicap, vários, por exemplo D4 E5
command-points = pontos
command-points-about = Uma pedra de cada cadeia, por exemplo D4 E5
command-table = partida
command-table-about = Qual das suas partidas, se você tiver várias
command-topic = assunto
command-topic-about = O que você quer saber
command-rank = rank
command-rank-about = Diga o seu nível, para que os desafios possam sugerir um handicap
command-rank-value = rank
command-rank-value-about = De 30k a 1k ou de 1d a 9d, por exemplo 12k
command-form = formato
command-form-about = Imagem, texto, ou palavras para leitor de tela: por fileira ou por cadeia
command-form-named = { $form ->
    [picture] Imagem
    [text] Texto: desenhado com caracteres
    [rows] Palavras: fileira por fileira
    [chains] Palavras: cadeia por cadeia, com liberdades
   *[other] { $form }
}
command-theme = aparência
command-theme-about = Escolha a aparência dos tabuleiros que só você vê
command-theme-value = aparência
command-theme-value-about = A aparência do tabuleiro e das pedras
command-theme-channels = Como no canal
command-theme-named = { $theme ->
    [kaya] Kaya: madeira clara, ardósia e concha
    [dark] Escuro: nogueira, para telas escuras
    [booklet] Livreto: preto no branco, como impresso
    [contrast] Contraste: fácil de distinguir, sejam quais forem as cores que você enxerga
    [slate] Ardósia: pedra cinza-azulada com linhas de giz
    [paper] Papel: nanquim sobre papel de tom quente
   *[other] { $theme }
}
command-channel-theme = aparência-canal
command-channel-theme-about = Para a moderação: escolha a aparência dos tabuleiros neste canal
command-substitute = substituição
command-substitute-about = Go em duplas: proponha que outra pessoa assuma uma vaga do seu lado
command-substitute-player = entra
command-substitute-player-about = Quem assume a vaga
command-substitute-leaving = sai
command-substitute-leaving-about = Quem deixa a vaga; se você não disser, é você
command-arbiter = arbitragem
command-arbiter-about = Para a moderação: decida ou encerre uma partida, dê tempo ou passe uma vaga a alguém
command-arbiter-table-about = O número da partida
command-ruling-about = O que você decide
command-ruling-forfeits = { $color ->
    [white] Brancas perdem por punição
   *[black] Pretas perdem por punição
}
command-ruling-both-lose = Os dois lados perdem
command-ruling-wins = { $color ->
    [white] Brancas vencem
   *[black] Pretas vencem
}
command-ruling-time = { $color ->
    [white] Mais tempo para as brancas
   *[black] Mais tempo para as pretas
}
command-ruling-call-off = Anular a partida: ninguém ganha nem perde
command-ruling-reseat = Passar uma vaga para outra pessoa
command-arbiter-leaving-about = Para uma vaga: quem sai
command-arbiter-player-about = Para uma vaga: quem entra
command-me = configurações
command-me-about = Suas configurações e seus dados
command-zone = fuso
command-zone-about = Seu fuso horário, por uma cidade grande perto de você: vale para noites e fins de semana
command-preview = prévia
command-preview-about = Se você quer ver suas jogadas antes de serem feitas
command-reminders = lembretes
command-reminders-about = Quando eu lembro você de que uma partida está esperando
command-notices = avisos
command-notices-about = Por onde os lembretes chegam a você
command-summary = resumo
command-summary-about = A que hora escrevo todo dia em quais partidas é a sua vez
command-data = dados
command-vacation = férias
command-vacation-about = Pare todos os seus relógios por alguns dias
command-vacation-days-about = Quantos dias a partir de agora; 0 encerra as suas férias
command-game = partida
command-game-about = Mostre as condições de uma partida, como ela está e o registro
command-game-number = número
command-game-number-about = O número da partida
command-games-player = de
command-games-player-about = De quem você quer ver as partidas encerradas
command-club-admin = admin-clube
command-club-admin-about = Para quem gerencia o servidor: configurações deste canal e do servidor
command-messages = mensagens
command-messages-about = O que acontece com as mensagens de uma partida neste canal
command-language = idioma
command-language-about = Que idioma eu falo neste canal
command-my-language-about = Em que idioma eu falo com você
command-overdue = tempo-esgotado
command-overdue-about = O que acontece em partidas novas quando o tempo de alguém acaba
command-club-vacation = férias
command-club-vacation-about = Quantos dias de férias cada membro tem em um ano
command-placement = posição
command-placement-about = Onde ficam as pedras de handicap; se você não disser, nos pontos marcados
command-placement-marked = Nos pontos marcados
command-placement-free = Onde as pretas quiserem
command-captures = capturas
command-captures-about = Atari-Go: quantas pedras é preciso capturar; se você não disser, uma
command-partner = dupla
command-partner-about = Go em duplas: quem joga do seu lado, depois de você
command-second = dupla-oponente
command-second-about = Go em duplas: quem joga com o seu oponente
command-numbers = números
command-numbers-about = Numerar jogadas: 10 (as dez últimas), desde 25 (da 25 em diante) ou tudo
command-number = jogada
command-number-about = Mostre o tabuleiro depois desta jogada; 0 é o início
command-hints = dicas
command-hints-about = Para aprender: mostre nos tabuleiros das suas partidas que pedras estão em atari
command-hints-on = Mostrar pedras em atari
command-hints-off = Não mostrar nada a mais
command-clock = relógio
command-clock-about = Como o tempo é contado; se você não disser, sem relógio
command-rest = descanso
command-rest-about = Quando o relógio descansa, no fuso horário de cada pessoa
command-rest-named = { $rest ->
    [weekends] Nos fins de semana
    [nights] À noite
    [both] Nos fins de semana e à noite
   *[none] Nunca
}
command-show = mostrar
command-show-about = Suas configurações atuais
command-club-show-about = As configurações atuais deste canal e do servidor
command-time = tempo
command-boards = tabuleiros
command-boards-about = Como você vê os tabuleiros, e se vê suas jogadas antes
command-notices-group-about = Lembretes e resumo diário: quando e onde chegam
command-export = exportar
command-forget = esquecer
command-channel = canal
command-channel-about = O que escrevo neste canal: mensagens das partidas e idioma
command-games-group-about = O que vale nas partidas do servidor: fim do tempo e férias
command-hour = hora
command-forfeit = perde
command-forfeit-about = Um lado ou os dois perdem por violar as regras
command-win = ganha
command-win-about = Decidir a partida a favor de um lado
command-seat = vaga
command-give-time-about = Dar mais tempo a um lado
