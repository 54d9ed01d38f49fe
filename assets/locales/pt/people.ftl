### O que cada pessoa configura para si, o que se combina e o que se pergunta sobre as partidas.
# settings = configurações
# game (one played) = partida
# move = jogada
# a pass = um passe
# count = contagem
# undo = desfazer
# clock = relógio
# run out of time = o tempo acaba
# to claim = reivindicar
# call off = anular
# theme = aparência
# rank = rank
# reminder = lembrete
# vacation = férias
# game record = registro
# to resign = desistir
# opponent = oponente
# side = lado
# seat = vaga
# ruling = decisão
# channel, server, club = canal, servidor, clube

people-undo-while-counting = A partida está em fase de contagem. Para desfazer um passe, clique em “{ count-button-resume }”.
people-button-go-on = Retomar
people-more-undo = Desfazer
people-more-undo-about = Desfaça sua última jogada, ou peça isso ao seu oponente
people-more-pause = Pausa
people-more-pause-about = Proponha pausar os relógios
people-more-go-on = Retomar
people-more-go-on-about = Retome os relógios
people-more-call-off = Anular
people-more-call-off-about = Proponha anular a partida: ninguém ganha nem perde

people-preview = Só você vê isto: a partida { $number } com a sua pedra em { $point }. Nada foi jogado ainda.
people-button-put = Jogar { $point }

people-me-title = Suas configurações
people-me-how = Escolha abaixo a que quer mudar, ou use `/{ command-me }`.
people-change-setting = Mudar uma configuração
people-choose-value = { $setting }: escolha
people-field-hints = Dicas para aprender
people-field-last-moves = Últimas jogadas
people-last-moves-named = { $shown ->
    [numbers] Números nas três últimas jogadas
   *[mark] Uma marca na última jogada
}
people-field-zone = Fuso horário
people-zone-is = { $zone }
people-zone-unknown = Não definido: noites e fins de semana em UTC
people-zone-kept = Nas partidas com relógio que esperam por você, o fuso anterior vale até você jogar ou responder à contagem.
people-bad-zone = “{ $zone }” não é um fuso horário. Escreva o nome de uma cidade grande perto de você e escolha na lista.
people-bad-zone-likely = “{ $zone }” não é um fuso horário. Você quis dizer { $likely }?
people-field-theme = Tabuleiros que só você vê
people-field-channel-theme = Tabuleiros neste canal
people-field-preview = Ver jogadas antes de jogá-las
people-preview-named = { $preview ->
    [on] Sempre
    [off] Nunca
   *[timed] Em partidas com relógio
}
people-field-reminders = Lembrete
people-reminder-named = { $reminder ->
    [day-before] 24 horas antes de o seu tempo acabar
    [hours-before] 6 horas antes de o seu tempo acabar
    [off] Nunca
   *[half] Quando metade do seu tempo tiver passado
}
people-field-notices = Os lembretes chegam
people-notices-named = { $notices ->
    [direct] Por mensagem direta
   *[channel] No canal da partida
}
people-field-summary = Resumo diário
people-summary-off = Desativado
people-summary-at = Horário: { $hour }, no seu fuso horário
people-summary = { $games ->
    [one] É a sua vez em { $games } partida.
   *[other] É a sua vez em { $games } partidas.
}
people-summary-title = As mais urgentes primeiro
people-summary-play = { table-button-play }: escolha uma partida
people-summary-closed = { $player }, você não aceita minhas mensagens diretas, então desativei o seu resumo diário. Permita-as e escolha uma hora de novo com `/{ command-me }`.
people-field-rank = Rank
people-rank-is = { $rank }
people-rank-unknown = Não informado
people-field-egd = PIN da EGD
people-egd-is = { $pin }
people-field-vacation = Férias
people-away-until = Seus relógios estão pausados. Você volta { $at }.
people-not-away = Nenhuma: `/{ command-me } { command-vacation }`

people-data-export = Baixe tudo o que guardo sobre você
people-data-delete = Apague tudo o que guardo sobre você
people-data-about = O que guardo sobre você
people-exported = Isto é o que guardo sobre você: suas configurações e { $games ->
    [0] nenhuma partida
    [one] { $games } partida em SGF
   *[other] { $games } partidas em SGF
}.
people-stored-data = **O que guardo sobre você**
    • Seu ID do Discord e seu nome, suas configurações, as partidas que você joga, para as quais recebe convite ou sobre as quais decide, suas respostas aos problemas, e os torneios, escadas, ligas, encontros de Go e simultâneas de que você participa. Das mensagens, só guardo as jogadas.
    • Isso fica com quem administra este bot e não vai para mais ninguém. Quem pode ver um canal vê as partidas dele, com seu nome e seu rank, e seus resultados em `/{ puzzle-command }`. O resumo semanal de um servidor cita quem resolveu mais problemas. Suas outras configurações e seus planos, só você vê. Se você pedir uma partida didática, quem ensina nesse servidor vê quais exercícios você resolveu, até o pedido terminar.
    • As partidas ficam até você apagar seus dados. Um desafio que não deu em nada é apagado depois de { $days } dias. O log não cita ninguém, a menos que quem administra este bot esteja procurando um erro.
    • `/{ command-me } { command-export }` entrega tudo em um arquivo, `/{ command-me } { command-forget }` apaga tudo.
people-policy = Saiba mais: { $url }
people-confirm-forget =
    Apagar seus dados?
    { $lost }• Suas configurações são apagadas: fuso horário, aparência, rank, férias, lembretes e todas as outras.
    • Seu nome é apagado. Suas partidas encerradas ficam para quem as jogou com você: nos registros, você aparece sem nome nem ID. As mensagens publicadas ficam como estão.
    • Backups mais antigos ainda contêm seus dados até que outros mais novos os substituam, e o arquivo do banco de dados também, até que quem administra este bot o regrave.
    Não dá para desfazer. Se você me usar de novo, volto a guardar o seu nome.
people-forget-games = • Você desiste destas partidas: { $games }
people-forget-places = • Você perde seu lugar aqui: { $places }
people-button-forget = Apagar meus dados
people-forgotten = Pronto: suas configurações e seu nome foram apagados, e suas partidas encerradas não levam mais o seu nome.
people-not-forgotten = Não consegui apagar tudo: algo não pode ser lido ou gravado. Clique em “{ people-button-forget }” de novo daqui a pouco; se não ajudar, avise quem administra este bot.
people-opponent-forgotten = Quem jogou esta partida com você apagou os próprios dados. Desafie outra pessoa com `/{ command-challenge }`.

people-no-vacation = Você não está de férias.
people-vacation-over = Que bom ter você de volta! Seus relógios voltaram a andar.
people-vacation-until = Todos os seus relógios estão pausados. Você volta { $at }; `/{ command-me } { command-vacation } { command-days }:0` encerra as férias na hora. Férias restantes: { $left }.
people-vacation-days = { $days ->
    [0] Nenhum dia por ano
    [one] { $days } dia por ano
   *[other] { $days } dias por ano
}
people-vacation-too-long = O servidor das suas partidas { $days ->
    [0] não permite férias
    [one] permite { $days } dia de férias por ano
   *[other] permite { $days } dias de férias por ano
}. Férias restantes: { $left }.
people-vacation-no-clocks = Nenhuma das suas partidas tem relógio: não há nada para pausar.
people-vacation-shorter = Mas em { $games } só até { $at }: esse servidor não permite mais dias.
people-vacation-not-in = Mas não em { $games }: esse servidor não permite mais dias.

people-out-at = o tempo acaba { $at }
people-history = Partidas encerradas de { $player }
people-history-none = { $player } não tem partidas encerradas aqui.
people-history-won = **Vitória** · partida { $number }, { terms-game-on } contra { $opponent } · { $at }
people-history-lost = **Derrota** · partida { $number }, { terms-game-on } contra { $opponent } · { $at }
people-history-open = **{ $ending ->
    [jigo] Jigo
    [no-result] Sem resultado
    [both-lose] Os dois lados perderam
    [called-off] Anulada
    [not-begun] Nunca começou
   *[draw] Empate
}** · partida { $number }, { terms-game-on } contra { $opponent } · { $at }

people-game-number = partida { $number }
people-field-state = Situação
people-state-closed = O desafio terminou sem partida.
people-state-paused = Os relógios estão pausados. Jogadas até agora: { $moves }.
people-state-playing = { $color ->
    [white] É a vez das brancas. Jogadas até agora: { $moves }.
   *[black] É a vez das pretas. Jogadas até agora: { $moves }.
}
people-state-counting = Em fase de contagem. Jogadas: { $moves }.
people-field-deadline = Prazo
people-field-offered = Desafio enviado
people-offered-at = { $at }
people-field-rulings = Decisões
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Decisão de { $moderator }.
people-ruled-by-player = Decisão de { $moderator }, que joga nesta partida.
people-ruling-reason = Motivo: { $reason }
people-ruling-question =
    Sua decisão: **{ $what }**
    O botão pede o motivo. Depois, publico a decisão, seu nome e o motivo onde a partida é jogada.
people-ruling-form-title = Partida { $number }: sua decisão
people-ruling-form-reason = Seu motivo (todos podem ler)
people-ruling-form-example = O que aconteceu, em uma frase
people-ruling-no-reason = Dê o motivo em uma frase de no máximo { $most } caracteres.
people-ruling-own-game = Você joga na partida { $number }, então outro moderador precisa decidir. Sobre uma partida própria só pode decidir quem administra o servidor, e o resultado informa isso.
people-reseated = { $into } substitui { $out }

people-no-club = Isto só funciona em um servidor.
people-club-title = Configurações deste canal e do servidor
people-club-how = Escolha abaixo a que quer mudar, ou use `/{ command-club-admin }`.
people-field-messages = Mensagens de uma partida neste canal
people-policy-named = { $policy ->
    [one-message] Uma só, editada; uma curta avisa de quem é a vez e é apagada depois da jogada
    [last-two] Uma nova por jogada; ficam as duas últimas
   *[each-move] Uma nova por jogada
}
people-field-language = Idioma deste canal
people-language-named = { $language }
people-language-of-server = O do servidor
people-language-of-client = O do seu Discord
people-field-own-language = Idioma
people-field-overdue = Se o tempo acabar, em partidas novas
people-overdue-named = { $overdue ->
    [choose] O oponente escolhe: reivindicar a vitória, dar mais tempo ou anular a partida
   *[lose] Quem fica sem tempo perde
}
people-field-vacation-days = Férias
people-bad-vacation = Um servidor pode permitir de 0 a 365 dias de férias por ano.
