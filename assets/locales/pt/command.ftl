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
# random = por sorteio
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
command-challenge-about = Desafie alguém para uma partida, ou deixe quem quiser aceitar
command-play = jogar
command-play-about = Jogue uma pedra
command-pass = passar
command-pass-about = Passe a sua vez
command-resign = desistir
command-resign-about = Desista de uma partida
command-undo = desfazer
command-undo-about = Desfaça sua última jogada, ou peça isso ao seu oponente
command-pause = pausa
command-pause-about = Proponha pausar os relógios; use de novo para retomar
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
command-games-about = Liste suas partidas, começando pelas que esperam por você
command-mark = marcar
command-mark-about = Durante a contagem: marque cadeias como mortas, ou de novo como vivas
command-sgf = sgf
command-sgf-about = Baixe o registro de uma partida como arquivo SGF
command-help = ajuda
command-help-about = O que eu sei fazer, os jogos e suas regras
command-challenge-menu = Desafiar no Go
command-record-menu = Mostrar no tabuleiro

command-opponent = oponente
command-opponent-about = Quem desafiar; deixe vazio para que qualquer pessoa possa aceitar
command-variant = jogo
command-variant-about = Qual jogo (padrão: como da última vez aqui, ou Go)
command-size = tamanho
command-size-about = Tamanho do tabuleiro: quantas linhas em cada direção
command-color = cor
command-color-about = Quem joga de pretas (padrão: aleatório; com handicap, quem é mais forte joga de brancas)
command-color-random = Aleatório
command-color-black = Eu jogo de pretas
command-color-white = Eu jogo de brancas
command-color-stronger = Quem é mais forte joga de brancas
command-handicap = handicap
command-handicap-about = Pedras que as pretas colocam antes da primeira jogada das brancas, de 2 a 9
command-handicap-by-rank = Handicap pelo rank
command-komi = komi
command-komi-about = Pontos que as brancas recebem por jogar em segundo lugar, como 6,5
command-rules = regras
command-rules-about = Conjunto de regras (padrão: como da última vez aqui, ou o usual do jogo)
command-venue = local
command-venue-about = Neste canal ou em um tópico próprio
command-venue-here = Aqui
command-venue-thread = Em um tópico próprio
command-point = em
command-point-about = Onde jogar, como D4; para pedras de handicap, vários pontos, como D4 E5
command-points = em
command-points-about = Uma pedra de cada cadeia, como D4 E5; deixe vazio para escolher no menu
command-table = partida
command-table-about = Qual das suas partidas, se você tiver várias
command-topic = tema
command-topic-about = Sobre o que você quer saber
command-rank = rank
command-rank-about = Informe seu rank, para que os desafios possam sugerir um handicap
command-rank-value = rank
command-rank-value-about = De 30k a 1k ou de 1d a 9d, como 12k
command-egd = egd
command-egd-about = Seu PIN na European Go Database, para os resultados de torneios (0 o remove)
command-form = formato
command-form-about = Imagem, texto ou palavras para leitor de tela: por fileira ou por cadeia
command-form-named = { $form ->
    [picture] Imagem
    [text] Texto: desenhado com caracteres
    [rows] Palavras: fileira por fileira
    [chains] Palavras: cadeia por cadeia, com liberdades
   *[other] { $form }
}
command-theme-value = aparência
command-theme-value-about = A aparência do tabuleiro e das pedras
command-theme-channels = Como no canal
command-theme-named = { $theme ->
    [kaya] Kaya: madeira clara, ardósia e concha
    [dark] Escuro: nogueira, para telas escuras
    [booklet] Livreto: preto no branco, como impresso
    [contrast] Contraste: bom para quem é daltônico
    [slate] Ardósia: pedra cinza-azulada com linhas de giz
    [paper] Papel: nanquim sobre papel de tom quente
   *[other] { $theme }
}
command-substitute = substituição
command-substitute-about = Go em duplas e rengo: proponha alguém para substituir você ou alguém do seu lado
command-substitute-player = entra
command-substitute-player-about = Quem entra na partida
command-substitute-leaving = sai
command-substitute-leaving-about = Quem sai da partida (padrão: você)
command-moderate = moderação
command-moderate-about = Para moderadores: decida ou encerre uma partida, substitua ou silencie alguém
command-arbiter-table-about = O número da partida
command-ruling-about = Sua decisão
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
command-ruling-reseat = Substituir alguém
command-arbiter-leaving-about = Quem sai da partida
command-arbiter-player-about = Quem entra na partida
command-me = configurações
command-me-about = Suas configurações e seus dados
command-zone = fuso
command-zone-about = Digite uma cidade grande perto de você: para noites, fins de semana e o resumo diário
command-preview = prévia
command-preview-about = Escolha se quer ver suas jogadas antes de jogá-las
command-reminders = lembretes
command-reminders-about = Quando lembrar que uma partida está esperando por você
command-notices = avisos
command-notices-about = Por onde enviar os lembretes
command-summary = resumo
command-summary-about = A que horas enviar todo dia a lista das partidas em que é a sua vez
command-data = dados
command-vacation = férias
command-vacation-about = Pause todos os seus relógios por alguns dias
command-vacation-days-about = Quantos dias a partir de agora; 0 encerra suas férias
command-game = partida
command-game-about = Numa partida: passe, desista, desfaça, veja o tabuleiro e tudo mais, menos jogar
command-game-show-about = Mostre as condições, a situação e o registro de uma partida
command-more = mais
command-more-about = Handicap, cores, regras e todo o resto, num formulário
command-more-form = Mais condições
command-pair-go = go-em-duplas
command-pair-go-about = Go em duplas: dois contra dois, que se revezam
command-pair-go-opponent-about = Go em duplas: quem joga do outro lado, primeiro
command-together = em-grupo
command-together-about = Partidas com muita gente: um canal que vota, rengo, ou uma pessoa contra muitas
command-games-player = de
command-games-player-about = De quem mostrar as partidas encerradas
command-club-admin = admin-servidor
command-club-admin-about = Para quem gerencia o servidor: configurações deste canal e do servidor
command-messages = mensagens
command-messages-about = O que acontece com as mensagens de uma partida neste canal
command-language = idioma
command-language-about = Idioma que uso neste canal
command-my-language-about = Idioma que uso com você
command-overdue = tempo-esgotado
command-overdue-about = O que acontece em partidas novas quando o tempo de alguém acaba
command-club-vacation = férias
command-club-vacation-about = Quantos dias de férias por ano os membros têm
command-placement = posição
command-placement-about = Onde ficam as pedras de handicap (padrão: nos pontos marcados)
command-placement-marked = Nos pontos marcados
command-placement-free = Onde as pretas quiserem
command-partner = dupla
command-partner-about = Go em duplas: quem joga do seu lado, depois de você
command-second = dupla-oponente
command-second-about = Go em duplas: a dupla do seu oponente
command-numbers = números
command-numbers-about = Numere as jogadas: 10 (as dez últimas), desde 25 (da 25 em diante) ou tudo
command-number = jogada
command-number-about = Mostre o tabuleiro depois desta jogada; 0 é o início
command-hints = dicas
command-hints-about = Para aprender: mostre as pedras em atari em todos os tabuleiros das suas partidas
command-hints-on = Mostrar pedras em atari
command-hints-off = Não mostrar nada
command-last-moves = últimas-jogadas
command-last-moves-about = Como os tabuleiros das suas partidas mostram as últimas jogadas
command-clock = relógio
command-clock-about = Controle de tempo, como 3d para três dias por jogada (padrão: como da última vez, ou sem relógio)
command-clock-each-about = Controle de tempo de cada partida
command-rest = pausas
command-rest-about = Quando o relógio fica pausado, no fuso horário de cada pessoa
command-rest-named = { $rest ->
    [weekends] Nos fins de semana
    [nights] À noite
    [both] Nos fins de semana e à noite
   *[none] Nunca
}
command-show = ver
command-show-about = Mostre suas configurações
command-club-show-about = Mostre as configurações deste canal e do servidor
command-time = tempo
command-boards = tabuleiros
command-boards-about = Como você vê os tabuleiros, e se vê suas jogadas antes de jogá-las
command-notices-group-about = Lembretes e resumo diário: quando e onde
command-export = exportar
command-forget = apagar-dados
command-channel = canal
command-channel-about = Como publico partidas neste canal, e em que idioma
command-games-group-about = Partidas neste servidor: o que acontece quando o tempo acaba, e férias
command-hour = hora
command-forfeit = punição
command-forfeit-about = Decida que um lado ou os dois perdem por violar as regras
command-win = vitória
command-win-about = Decida a partida a favor de um lado
command-replace = substituir
command-give-time-about = Dê mais tempo a um lado
