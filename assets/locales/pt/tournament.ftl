# Torneios de um servidor: inscrição, rodadas, emparceiramentos, resultados, classificação.
# round = rodada; pairing = emparceiramento; bye = rodada sem oponente; standings = classificação
# organiser = a organização do torneio, ou a moderação
tournament-command = torneio
tournament-command-about = Torneios: crie um, veja a classificação, corrija resultados
tournament-create = criar
tournament-create-about = Crie um torneio neste canal (moderação)
tournament-change = alterar
tournament-change-about = Altere o nome, as rodadas, o controle de tempo, o handicap ou o sistema de um torneio
tournament-changed = Alterado: **{ $name }**.
tournament-changed-clock = Alterado: **{ $name }**. As partidas já começadas continuam como estão.
tournament-show = ver
tournament-show-about = Mostre um torneio com a classificação
tournament-results = arquivos
tournament-results-about = Baixe os resultados de um torneio em arquivos (OpenGotha, EGD)
tournament-substitute = substituir
tournament-substitute-about = Substitua uma pessoa por outra (organização)
tournament-sit-out = folga
tournament-sit-out-about = Deixe alguém de fora da próxima rodada, ou inclua de novo (organização)
tournament-apart = separar
tournament-apart-about = Evite que duas pessoas se enfrentem, por exemplo parentes (organização)
tournament-team = equipe
tournament-team-about = Dê um nome à sua dupla ou equipe
tournament-team-name-about = Como a sua dupla ou equipe se chama
tournament-team-named = **{ $name }**: { $side }
tournament-remove = remover
tournament-remove-about = Remova alguém do torneio (organização)
tournament-note = resultado
tournament-note-about = Insira ou corrija um resultado (organização)
tournament-which = torneio
tournament-which-about = Número do torneio (padrão: o mais recente neste canal)
tournament-name = nome
tournament-name-about = Como o torneio se chama
tournament-system = sistema
tournament-system-about = Como é feito o emparceiramento (padrão: McMahon)
tournament-system-named = { $system ->
    [swiss] Suíço
    [round-robin] Todos contra todos
    [knock-out] Eliminatória
   *[mcmahon] McMahon
}
tournament-rounds = rodadas
tournament-rounds-about = Quantas rodadas tem um torneio suíço ou McMahon (padrão: 4)
tournament-format = modalidade
tournament-format-about = Individual, em duplas ou por equipes (padrão: individual)
tournament-format-named = { $format ->
    [pairs] Go em duplas
    [teams-2] Equipes de 2
    [teams-3] Equipes de 3
    [teams-4] Equipes de 4
    [teams-5] Equipes de 5
   *[single] Individual
}
tournament-handicap-about = Com ou sem pedras de handicap (padrão: sem)
tournament-handicap-named = { $handicap ->
    [yes] Pelo rank ou pelos pontos
   *[no] Sem handicap
}
tournament-manner = local
tournament-manner-about = Onde se joga (padrão: aqui)
tournament-manner-named = { $manner ->
    [evening] Presencial: os resultados são inseridos à mão
   *[here] Aqui: o bot inicia as partidas
}
tournament-next = próxima-rodada
tournament-next-about = Quando a próxima rodada começa (padrão: quando a organização a publica)
tournament-next-named = { $next ->
    [results] Automaticamente, quando houver todos os resultados
    [days-7] Automaticamente, em no máximo 7 dias
    [days-14] Automaticamente, em no máximo 14 dias
    [days-30] Automaticamente, em no máximo 30 dias
   *[by-hand] Quando a organização a publica
}
tournament-players = vagas
tournament-players-about = Quantas pessoas podem jogar; as outras vão para a lista de espera (padrão: 500)
tournament-entry = inscrição
tournament-entry-about = Por quantos dias há inscrições (padrão: sem limite)
tournament-grace = ausência
tournament-grace-about = Depois de quantas horas perde quem ainda não jogou (padrão: 48)
tournament-out = membro
tournament-out-about = Quem sai
tournament-who-about = De quem se trata
tournament-other = outra
tournament-other-about = A outra pessoa
tournament-into = por
tournament-into-about = Quem joga no lugar
tournament-table = mesa
tournament-table-about = O número da mesa
tournament-board = tabuleiro
tournament-board-about = O tabuleiro de um confronto por equipes (padrão: 1)
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
   *[clear] Remover o resultado
}
tournament-title = 🏆 { $name }
tournament-open-here = Torneio com inscrições abertas: { $title } em { $channel }
tournament-here = Torneios com inscrições abertas: { $channels }
tournament-thread-of = { $title } R{ $round }
tournament-open = As inscrições estão abertas.
tournament-open-until = Inscrições até { $until }.
tournament-running = { $games ->
    [one] Rodada { $round } de { $rounds }: uma partida ainda não terminou.
   *[other] Rodada { $round } de { $rounds }: { $games } partidas ainda não terminaram.
}
tournament-between = A rodada { $round } de { $rounds } terminou.
tournament-over = O torneio terminou.
tournament-plays = { $system }, { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
} · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-unrated = Partidas não pontuadas
tournament-bar = Barra: { $rank }. A partir desse rank, todos começaram com os mesmos pontos.
tournament-bar-open = Barra até agora: { $rank }; ela fica fixa com a rodada 1. A partir desse rank, todos começam com os mesmos pontos.
tournament-handicap-rule = Com handicap: +1 é sem komi para as brancas, de +2 em diante são pedras.
tournament-drawn-match = Se um confronto terminar empatado, decide o primeiro tabuleiro com um vencedor.
tournament-next-with-entry = A rodada 1 começa automaticamente quando as inscrições fecham.
tournament-next-with-results = A próxima rodada começa automaticamente quando há todos os resultados.
tournament-next-within = A próxima rodada começa automaticamente quando há todos os resultados, em no máximo { $days } dias.
tournament-withdrawn = Saíram: { $players }
tournament-sitting-out = Ficam de fora da próxima rodada: { $players }
tournament-absent = Não apareceram, sem oponente até clicarem em **{ tournament-button-enter }**: { $players }
tournament-organised = Organização: { $player }
tournament-entered = Inscrições ({ $number } de { $most })
tournament-entered-sides = { $format ->
    [pairs] Duplas ({ $number } de { $most })
   *[teams] Equipes ({ $number } de { $most })
}
tournament-forming = Ainda por completar
tournament-forming-side = { $side }: aguardando { $players }
tournament-waiting = Lista de espera ({ $number })
tournament-nobody = Ainda não há inscrições.
tournament-unranked = { $rank }?: sem rank definido
tournament-guessed = Você não definiu seu rank e joga este torneio como { $rank }. Defina o seu com `/{ command-me } { command-rank }` e clique em **{ tournament-button-enter }** de novo antes da sua primeira rodada.
tournament-button-enter = Participar
tournament-button-join = Entrar
tournament-button-decline = Recusar
tournament-ask-others = { $number ->
    [one] Escolha sua dupla. Vou enviar um convite.
   *[other] Escolha as outras { $number } pessoas da sua equipe. Vou enviar um convite a elas.
}
tournament-choose-others = { $number ->
    [one] Escolher sua dupla…
   *[other] Escolher { $number } pessoas…
}
tournament-team-waits = Convidei { $players }. Você participa assim que todo mundo aceitar. Escolha um nome com `/{ tournament-command } { tournament-team }`.
tournament-asks = **{ $name }**: { $captain } gostaria de jogar com { $players }.
tournament-has-joined = Já aceitaram: { $players }
tournament-side-in = **{ $name }**: { $players } jogam do mesmo lado.
tournament-side-waits = **{ $name }**: { $players } jogam do mesmo lado. Estão na lista de espera.
tournament-side-off = **{ $name }**: { $player } não vai jogar com { $captain }.
tournament-side-gone = **{ $name }**: { $players } não jogam do mesmo lado.
tournament-dissolved = { $name }: { $player } não vai jogar, então a sua dupla ou equipe não estará na próxima rodada: { $way }
tournament-button-withdraw = Sair
tournament-button-sit-out = Folga
tournament-button-remove = Remover
tournament-button-pair = Emparceirar rodada { $round }
tournament-button-standings = Classificação
tournament-button-result = Inserir resultado
tournament-button-end = Encerrar o torneio
tournament-end-question = Encerrar o torneio agora? Não haverá mais rodadas. As partidas em andamento continuam.
tournament-withdraw-question = Sair? { $players } deixam o torneio ao mesmo tempo. As partidas em andamento continuam.
tournament-proposal = Rodada { $round }: emparceiramento proposto
tournament-proposal-about = Só você vê isto. Escolha duas pessoas para trocá-las; na mesma mesa, elas trocam de cor.
tournament-still-open = { $games ->
    [one] Uma partida da última rodada ainda não terminou. Ela conta assim que terminar.
   *[other] { $games } partidas da última rodada ainda não terminaram. Elas contam assim que terminarem.
}
tournament-bye = Sem oponente: { $players }
tournament-swap = Trocar…
tournament-swap-with = Trocar { $player } com…
tournament-button-lot = Emparceirar de novo
tournament-button-publish = Publicar
tournament-published = A rodada { $round } está publicada. Aviso você se não conseguir publicar um par.
tournament-pairing-of-substitute = **{ $name }**, rodada { $round }: { $player } joga em substituição.
    { $pair }
tournament-no-show = Faça sua primeira jogada até { $until } ou você perde, a não ser que a sua vez só tenha começado depois de { $half }.
tournament-no-show-by-hand = Quem não estiver na mesa até { $until } perde.
tournament-round-list = **{ $name }**, rodada { $round }
tournament-ask-result = Qual foi o resultado da sua partida contra { $player }?
tournament-won = Venci
tournament-lost = Perdi
tournament-jigo = Empate
tournament-result-entered = Resultado inserido.
tournament-result-at = { $name }, rodada { $round }, mesa { $table }: { $result }.
tournament-result-removed = Resultado removido
tournament-game-goes-on = A partida { $number } continua, mas não conta mais para o torneio.
tournament-result-waits = Salvo. O resultado conta quando { $player } inserir o mesmo.
tournament-result-differs = { $player } inseriu outro resultado. Entrem em acordo ou perguntem à organização.
tournament-standings = Classificação após a rodada { $round }
tournament-standings-open = { $games ->
    [one] Classificação: falta um resultado
   *[other] Classificação: faltam { $games } resultados
}
tournament-alt = Tabela de { $name }, rodada { $round }: lugar, nome, rank, uma coluna por rodada com o lugar do oponente, e os pontos.
tournament-legend = Em cada rodada: o número do oponente, + vitória, − derrota, = empate, ? não terminada; w brancas, b pretas; + sozinho: sem oponente; – fora desta rodada.
tournament-criterion-named = { $criterion ->
    [mms] MMS: pontos iniciais pelo rank mais vitórias
    [sosm] SOSM: soma dos MMS dos oponentes
    [sosw] SOSW: soma das vitórias dos oponentes
    [dc] DC: as partidas entre quem está empatado
    [bdw] BDW: partidas vencidas em todos os tabuleiros
   *[nbw] NBW: vitórias
}
tournament-files = Os resultados de { $name }: para o OpenGotha e para a European Go Database.
tournament-substituted = { $into } joga no lugar de { $out }.
tournament-removed = { $player } não está mais no torneio. As partidas em andamento continuam.
tournament-remove-question = Remover { $player } do torneio? As inscrições estão encerradas: não dá para desfazer.
tournament-sits-out = { $player } fica de fora da próxima rodada. Use o comando de novo para desfazer.
tournament-plays-again = { $player } joga a próxima rodada.
tournament-kept-apart = { $player } e { $other } só vão se enfrentar se não houver outro jeito. Use o comando de novo para desfazer.
tournament-apart-no-more = { $player } e { $other } podem se enfrentar de novo.
tournament-apart-list = Não se enfrentam: { $pairs }
tournament-apart-met = Enfrentam-se mesmo assim: { $pairs }
tournament-round-over = { $name }: a rodada { $round } terminou. Agora é com você: { $way }
tournament-round-begun = { $name }: a rodada { $round } começou automaticamente: { $way }
tournament-not-paired = { $name }: não consegui emparceirar a rodada { $round } automaticamente. Emparceire manualmente para ver por quê: { $way }
tournament-results-missing = { $name }: a última rodada terminou. Resultados que faltam: { $games }, o primeiro na rodada { $round }, mesa { $table }. Insira-os com `/{ tournament-command } { tournament-note }` ou encerre o torneio: { $way }
tournament-news-absent = { $name }, rodada { $round }: você não apareceu para a sua partida. Você só volta a ter oponente depois de clicar em **{ tournament-button-enter }**: { $way }
tournament-news-sits-out = { $name }: a organização deixou você de fora da próxima rodada. Depois você volta a jogar: { $way }
tournament-news-plays = { $name }: você joga a próxima rodada: { $way }
tournament-news-removed = { $name }: a organização removeu você do torneio. As partidas em andamento continuam: { $way }
tournament-undelivered = { $name }, rodada { $round }: não consegui publicar o par da mesa { $table } em { $channel }. Por favor, avise as duas pessoas.
tournament-moved-up = { $name }: abriu um lugar, e ele é seu. Você joga a próxima rodada: { $way }
tournament-ended = 🏆 **{ $name }**: o torneio terminou.
tournament-ended-won = 🏆 **{ $name }: vitória de { $players }**
tournament-ended-open = { $games ->
    [one] Uma partida ainda não terminou, então isto ainda pode mudar.
   *[other] { $games } partidas ainda não terminaram, então isto ainda pode mudar.
}
tournament-label = Torneio
tournament-field = Participantes: { $players } · Rodadas: { $rounds }
tournament-field-sides = { $format ->
    [pairs] Duplas: { $number } · Rodadas: { $rounds }
   *[teams] Equipes: { $number } · Rodadas: { $rounds }
}
tournament-no-over = Este torneio terminou.
tournament-no-entry-closed = As inscrições estão fechadas.
tournament-no-settled = Este torneio já começou, então ninguém mais pode se inscrever.
tournament-no-same-side = Escolha duas pessoas que não joguem do mesmo lado.
tournament-no-more-apart = Dá para separar no máximo { $number } pares.
tournament-no-apart-here = Só em um torneio suíço ou McMahon dá para separar duas pessoas.
tournament-no-entered = Você já está neste torneio.
tournament-no-not-entered = Você não está neste torneio.
tournament-no-already = Essa pessoa já está no torneio.
tournament-no-not-in = Essa pessoa não está no torneio.
tournament-no-full = Este torneio não aceita mais inscrições.
tournament-no-alone = Este torneio é jogado em duplas ou equipes. Clique em **{ tournament-button-enter }** e escolha quem joga com você.
tournament-no-sides = Neste torneio se joga individualmente: não há duplas nem equipes para dar nome.
tournament-no-asked = Aqui não há convite para você.
tournament-no-asked-too-often = Você já convidou outras pessoas vezes demais neste torneio.
tournament-no-others = { $number ->
    [one] Escolha outra pessoa.
   *[other] Escolha outras { $number } pessoas.
}
tournament-no-team-handicap = Os confrontos por equipes são jogados sem handicap. Remova o handicap.
tournament-no-begun = O torneio já começou: o sistema e o handicap ficam, e não pode haver menos rodadas do que as publicadas. O nome, mais rodadas e o controle de tempo ainda podem mudar.
tournament-no-rated-by-hand = Partidas presenciais não são pontuadas aqui. Remova a opção `{ rating-option }` ou escolha jogar aqui.
tournament-no-clock-by-hand = Partidas presenciais não têm relógio aqui. Remova a opção `{ command-clock }` ou escolha jogar aqui.
tournament-no-pairs-but-go = Em duplas só se joga Go. Escolha Go ou outra modalidade.
tournament-no-ranks-but-go = McMahon e handicap precisam de ranks de Go. Para este jogo, escolha outro sistema e não indique handicap.
tournament-no-pause = Outras pessoas esperam o fim desta partida, então não dá para pausar nem dar mais tempo. Tire férias com `/{ command-me } { command-vacation }` ou fale com a organização.
tournament-no-too-few = Uma rodada precisa de pelo menos duas inscrições.
tournament-no-more-rounds = Todas as rodadas foram jogadas.
tournament-no-more-pairs = Quem ainda está no torneio já jogou contra todos os outros. Você pode encerrar o torneio.
tournament-no-winner = Na mesa { $table } ninguém venceu ainda. A organização pode inserir um resultado com `/{ tournament-command } { tournament-note }`.
tournament-no-draw = Na eliminatória não há empates: um lado tem que vencer.
tournament-no-outdated = Nesse meio-tempo as inscrições ou o emparceiramento mudaram. Emparceire a rodada de novo.
tournament-no-table = Essa mesa não existe.
tournament-no-played = Esta partida já tem o seu resultado.
tournament-no-organiser = Só a organização e os moderadores podem fazer isso.
tournament-no-own-substitute = Esta partida é de um torneio: só a organização substitui alguém, com `/{ tournament-command } { tournament-substitute }`.
tournament-no-missing = Esse torneio não existe aqui. A moderação pode criar um com `/{ tournament-command } { tournament-create }`.
tournament-no-too-many = Você já tem aqui { $number } torneios que ainda não terminaram. Encerre um deles antes, ou deixe outra pessoa da moderação criar este. Se o canal de um deles foi excluído, tente de novo daqui a pouco.
tournament-no-name = Um nome tem de 1 a { $number } caracteres.
tournament-no-posting = Não posso escrever por conta própria neste canal, então não pode haver um torneio aqui.
tournament-no-pair = Você não tem oponente nesta rodada.
