# Ligas: num canal, durante uma temporada joga-se contra toda a divisão; os primeiros sobem, os últimos descem.
league-command = liga
league-command-about = Ligas: jogue uma temporada contra toda a sua divisão e suba
league-show = ver
league-show-about = Mostre a liga
league-play = jogar
league-play-about = Comece a sua próxima partida da liga
league-create = criar
league-create-about = Crie uma liga neste canal (moderação)
league-division-size = divisão
league-division-size-about = Máximo de pessoas por divisão (padrão: 8)
league-games = partidas
league-games-about = Partidas entre cada duas pessoas numa temporada (padrão: 1)
league-days = dias
league-days-about = Quantos dias dura uma temporada (padrão: 90)
league-moves = acessos
league-moves-about = Quantas pessoas sobem e descem entre as divisões (padrão: 1)
league-next = próxima-temporada
league-next-about = Quantos dias após o fim começa a próxima temporada (padrão: a moderação a inicia)
league-remove = remover
league-remove-about = Remova alguém da liga (moderação)
league-player = membro
league-removed-about = Quem sai da liga
league-title = Liga
league-here = Ligas: { $channels }
league-title-season = Liga: temporada { $season }
league-field = Liga
league-rule = { $games ->
    [1] Você joga uma vez contra cada membro da sua divisão.
   *[other] Você joga duas vezes contra cada membro da sua divisão.
}
league-rule-points = Uma vitória vale 1½ ponto, um empate 1, uma derrota ½ e uma derrota por tempo 0.
league-rule-moves = { $players ->
    [1] Depois da temporada, em cada divisão a primeira posição sobe e a última desce.
   *[other] Depois da temporada, em cada divisão sobem até dois membros e descem até dois.
}
league-rule-end = Partidas em andamento no fim da temporada contam por mais 14 dias. Se não jogar nenhuma partida, ou só perder por tempo, você sai da liga.
league-rule-next = { $days ->
    [0] Quando uma temporada termina, a próxima começa automaticamente.
    [one] A próxima temporada começa automaticamente um dia após o fim.
   *[other] A próxima temporada começa automaticamente { $days } dias após o fim.
}
league-open = Participantes da temporada { $season }: { $players }
league-ends = A temporada termina em { $at }.
league-closing = Não começam mais partidas. As que estão em andamento contam até { $until }.
league-over = A temporada { $season } terminou. Você pode entrar na próxima.
league-starts = A temporada { $season } começa automaticamente em { $at }.
league-waits = A temporada { $season } começa automaticamente assim que houver pelo menos dois participantes.
league-over-table = Liga: a temporada { $season } terminou
league-division = Divisão { $division }
league-head-points = Pontos
league-head-games = Partidas
league-head-place = Posição
league-legend = + vitória, − derrota, = empate, … em andamento, · por jogar. ↑ sobe depois da temporada, ↓ desce.
league-alt = Tabela da divisão { $division }, temporada { $season }: posição, nome, pontos; ↑ sobe, ↓ desce.
league-nobody = Ninguém entrou ainda.
league-button-play = Jogar
league-button-join = Entrar
league-button-table = Tabela
league-button-leave = Sair
league-button-start = Começar temporada { $season }
league-button-close = Encerrar a temporada
league-button-extend = Mais uma semana
league-button-end = Encerrar a liga
league-next-choose = Quando começa a próxima temporada?
league-next-off = Próxima temporada: iniciada pela moderação
league-next-after = { $days ->
    [0] Próxima temporada: automática, logo após o fim
    [one] Próxima temporada: automática, um dia após o fim
   *[other] Próxima temporada: automática, { $days } dias após o fim
}
league-joined = Pronto: você joga na temporada { $season }.
league-joined-next = Pronto: você joga a partir da temporada { $season }.
league-leave-question = { $games ->
    [0] Sair da liga?
    [one] Sair da liga? Você desiste da sua partida da liga em andamento.
   *[other] Sair da liga? Você desiste das suas { $games } partidas da liga em andamento.
}
league-left = Você saiu da liga.
league-removed = { $player } não está mais na liga.
league-manage = O que você quer fazer? `/{ league-command } { league-remove }` remove alguém da liga.
league-start-question = Começar a temporada { $season }? Participantes: { $players }, divisões: { $divisions }, dias: { $days }
league-started = A temporada { $season } começou.
league-close-question = Encerrar a temporada { $season } agora? Não começam mais partidas. As que estão em andamento contam por mais 14 dias.
league-close-now-question = Fechar a temporada { $season } agora? As partidas em andamento não contam mais.
league-closed = A temporada { $season } foi encerrada.
league-extended = Agora a temporada termina em { $at }.
league-end-question = Encerrar a liga de { $channel }? As tabelas se perdem. As partidas em andamento continuam e ainda contam para a pontuação.
league-ended = A liga foi encerrada.
league-season-begun = Liga: a temporada { $season } começou na divisão { $division }. Comece as suas partidas com **{ league-button-play }** ou `/{ league-command } { league-play }` até { $at }.
league-ends-soon = Liga: a temporada { $season } termina em { $at }. As partidas que ainda estiverem em andamento contam até { $until }.
league-closes = Liga: não começam mais partidas na temporada { $season }. As que estão em andamento contam até { $until }.
league-too-few = Liga: a temporada { $season } ainda não pode começar, pois há menos de dois participantes. Assim que forem dois, ela começa automaticamente: clique em **{ league-button-join }**.
league-won = Divisão { $division }, primeiro lugar: { $players }
league-up = Acesso à divisão { $division }: { $players }
league-down = Rebaixamento para a divisão { $division }: { $players }
league-idle = Fora da liga (nenhuma partida jogada ou só derrotas por tempo): { $players }
league-choose = Contra quem você quer jogar?
league-all-played = Você já jogou todas as suas partidas desta temporada.
league-playing = A sua partida { $game } contra { $player } começa em { $channel }.
league-begun = Partida da liga: { $black } (pretas) contra { $white } (brancas).
league-score = Pontos da liga: { $first } { $points }, { $second } { $others }.
league-uncounted = Liga: esta partida não conta.
league-no-league = Não há liga neste canal. A moderação pode criar uma com `/{ league-command } { league-create }`.
league-no-second = Este canal já tem uma liga.
league-no-more-leagues = Um servidor pode ter no máximo { $most } ligas. Se uma delas estava em um canal excluído, tente de novo em um minuto.
league-no-posting = Não posso escrever por conta própria neste canal, ou ele é um tópico; a liga não pode ficar aqui.
league-no-already = Você já está na liga.
league-no-room = Esta liga está cheia: tem { $most } pessoas.
league-no-not-in = Você não está nesta liga.
league-no-not-there = { $player } não está nesta liga.
league-no-second-season = Já há uma temporada em andamento.
league-no-few = Uma temporada precisa de pelo menos duas pessoas.
league-no-season = Não há nenhuma temporada em andamento.
league-no-outdated = A liga mudou desde essa mensagem, então nada foi feito. Clique em **{ table-button-more }** de novo.
league-no-games-now = Nenhuma partida da liga pode começar agora. A mensagem da liga diz quando a temporada começa ou termina.
league-no-not-playing = Você não joga nesta temporada. Entre para jogar a partir da próxima.
league-no-oneself = Você não pode se escolher como oponente.
league-no-other-division = { $player } não está na sua divisão.
league-no-left = { $player } saiu da liga.
league-no-playing = Você já está jogando contra { $player } nesta liga.
league-no-played = Você já jogou todas as suas partidas contra { $player } nesta temporada.
league-no-too-many = Você já tem { $most } partidas da liga em andamento. Termine antes uma delas.
league-no-full = { $player } já tem { $most } partidas da liga em andamento.
league-no-away = { $player } está de férias.
