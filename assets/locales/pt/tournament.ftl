# Torneios de um servidor: inscrição, rodadas, emparceiramentos, resultados, classificação.
# round = rodada; pairing = emparceiramento; bye = rodada sem oponente; standings = classificação
# organiser = a organização do torneio, ou a moderação
tournament-command = torneio
tournament-command-about = Torneios: criar um, ver a classificação, corrigir resultados
tournament-create = criar
tournament-create-about = Criar um torneio neste canal
tournament-show = ver
tournament-show-about = Ver um torneio com a classificação
tournament-results = arquivos
tournament-results-about = Os resultados de um torneio em arquivos (OpenGotha, EGD)
tournament-substitute = substituir
tournament-substitute-about = Pôr outra pessoa em um lugar (organização)
tournament-note = resultado
tournament-note-about = Inserir ou corrigir um resultado (organização)
tournament-which = torneio
tournament-which-about = O número dele (padrão: o mais recente neste canal)
tournament-name = nome
tournament-name-about = Como o torneio se chama
tournament-system = sistema
tournament-system-about = Como os pares são formados (padrão: McMahon)
tournament-system-named = { $system ->
    [swiss] Suíço
    [round-robin] Todos contra todos
    [knock-out] Eliminatório
   *[mcmahon] McMahon
}
tournament-rounds = rodadas
tournament-rounds-about = Quantas rodadas tem um torneio suíço ou McMahon (padrão: 4)
tournament-handicap-about = Se há pedras de handicap (padrão: não)
tournament-handicap-named = { $handicap ->
    [yes] Pelo rank ou pela pontuação
   *[no] Partidas iguais
}
tournament-manner = local
tournament-manner-about = Onde se joga (padrão: aqui)
tournament-manner-named = { $manner ->
    [evening] No tabuleiro: os resultados são inseridos à mão
   *[here] Aqui: cada par recebe uma partida
}
tournament-days = dias
tournament-days-about = Dias por jogada nas partidas jogadas aqui (padrão: 3)
tournament-players = vagas
tournament-players-about = Quantas pessoas podem jogar; as outras esperam (padrão: 500)
tournament-entry = inscrição
tournament-entry-about = Por quantos dias há inscrições (padrão: sem limite)
tournament-grace = ausência
tournament-grace-about = Horas até perder quem não jogou (padrão: 48)
tournament-out = jogador
tournament-out-about = Quem sai
tournament-into = substituto
tournament-into-about = Quem joga no lugar
tournament-table = mesa
tournament-table-about = O número da mesa
tournament-round = rodada
tournament-round-about = A rodada (padrão: a última)
tournament-result = resultado
tournament-result-about = Qual é o resultado
tournament-result-named = { $result ->
    [white] Brancas vencem
    [black] Pretas vencem
    [jigo] Empate
    [both] Os dois lados perdem
    [void] Não conta
   *[clear] Tirar o que foi inserido
}
tournament-title = 🏆 { $name }
tournament-open = As inscrições estão abertas.
tournament-open-until = As inscrições estão abertas; elas fecham { $until }.
tournament-running = { $games ->
    [one] Rodada { $round } de { $rounds }: uma partida não terminou.
   *[other] Rodada { $round } de { $rounds }: { $games } partidas não terminaram.
}
tournament-between = A rodada { $round } de { $rounds } terminou.
tournament-over = O torneio terminou.
tournament-plays = { $system }, rodadas: { $rounds } · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-withdrawn = Saíram: { $players }
tournament-organised = Organização: { $player }
tournament-entered = Inscrições ({ $number } de { $most })
tournament-waiting = Lista de espera ({ $number })
tournament-nobody = Ainda não há inscrições.
tournament-button-enter = Participar
tournament-button-withdraw = Sair
tournament-button-pair = Formar rodada { $round }
tournament-button-standings = Classificação
tournament-button-result = Inserir resultado
tournament-button-end = Encerrar o torneio
tournament-end-question = Encerrar o torneio agora? Não haverá mais rodadas. As partidas em andamento continuam.
tournament-proposal = Rodada { $round }: pares propostos
tournament-proposal-about = Só você vê isto. Escolha dois lugares para trocar; na mesma mesa, as cores são trocadas.
tournament-still-open = { $games ->
    [one] Uma partida da última rodada não terminou. Ela conta assim que terminar.
   *[other] { $games } partidas da última rodada não terminaram. Elas contam assim que terminarem.
}
tournament-bye = Sem oponente: { $players }
tournament-swap = Trocar…
tournament-swap-with = Trocar { $player } com…
tournament-button-lot = Formar de novo
tournament-button-publish = Publicar
tournament-published = A rodada { $round } está publicada. Eu aviso se um par não puder ser entregue.
tournament-pairing = **{ $name }**, rodada { $round }
    { $pair }
tournament-no-show = Quem não jogar até { $until } perde.
tournament-no-show-by-hand = Quem não estiver na mesa até { $until } perde.
tournament-round-list = **{ $name }**, rodada { $round }
tournament-ask-result = Qual foi o resultado da sua partida contra { $player }?
tournament-won = Venci
tournament-lost = Perdi
tournament-jigo = Empate
tournament-noted = O resultado foi inserido.
tournament-noted-at = { $name }, rodada { $round }, mesa { $table }: { $result }.
tournament-noted-none = sem resultado
tournament-noted-waits = Anotado. O resultado conta quando { $player } inserir o mesmo.
tournament-noted-differs = { $player } inseriu outro resultado. Entrem em acordo ou perguntem à organização.
tournament-standings = Classificação após a rodada { $round }
tournament-alt = Tabela de { $name } após a rodada { $round }: lugar, nome, rank, uma coluna por rodada com o lugar do oponente, e os pontos.
tournament-legend = Em cada rodada: o lugar do oponente, + vitória, − derrota, = empate, ? não terminada.
tournament-files = Os resultados de { $name }: para o OpenGotha e para o European Go Database.
tournament-substituted = { $into } joga no lugar de { $out }.
tournament-round-over = { $name }: a rodada { $round } terminou. Agora é com você: { $way }
tournament-undelivered = { $name }, rodada { $round }: não consegui publicar o par da mesa { $table } em { $channel }. Avise você as duas pessoas.
tournament-moved-up = { $name }: abriu um lugar, e ele é seu. Você joga a próxima rodada: { $way }
tournament-no-over = Este torneio terminou.
tournament-no-entry-closed = As inscrições estão fechadas.
tournament-no-settled = Este torneio começou: não há mais inscrições.
tournament-no-already = Essa pessoa já está no torneio.
tournament-no-not-in = Essa pessoa não está no torneio.
tournament-no-full = Há inscrições demais neste torneio.
tournament-no-too-few = Há menos de duas pessoas para formar pares.
tournament-no-more-rounds = Todas as rodadas foram jogadas.
tournament-no-winner = Na mesa { $table } ainda não há vitória. A organização pode inserir um resultado com `/{ tournament-command } { tournament-note }`.
tournament-no-outdated = Nesse meio-tempo as inscrições ou os pares mudaram. Forme a rodada de novo.
tournament-no-table = Essa mesa não existe.
tournament-no-played = Esse resultado já é conhecido.
tournament-no-organiser = Só a organização e a moderação podem fazer isso.
tournament-no-missing = Não há esse torneio aqui. `/{ tournament-command } { tournament-create }` cria um.
tournament-no-too-many = Você já tem aqui { $number } torneios que não terminaram.
tournament-no-name = Um nome tem de 1 a { $number } caracteres.
tournament-no-posting = Não posso escrever por conta própria neste canal, então não pode haver um torneio aqui.
tournament-no-pair = Você não tem oponente nesta rodada.
