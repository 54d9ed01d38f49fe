### O que cada pessoa configura para si, o que se combina e o que se pergunta sobre as partidas.
# settings = configurações
# game (one played) = partida
# move = jogada
# a pass = um passe
# count = contagem
# undo = desfazer
# clock = relógio
# time is out = o tempo acaba
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

people-undo-while-counting = A partida está parada e em contagem. Para desfazer um passe, clique em “{ count-button-resume }”.
people-button-go-on = Retomar
people-more-undo = Desfazer
people-more-undo-about = Volte atrás na sua última jogada, ou peça isso
people-more-pause = Pausa
people-more-pause-about = Proponha parar os relógios
people-more-go-on = Retomar
people-more-go-on-about = Faça os relógios andarem de novo
people-more-call-off = Anular
people-more-call-off-about = Proponha que ninguém ganhe nem perca

people-preview = Só você vê isto: a partida { $number } com a sua pedra em { $point }. Nada foi jogado ainda.
people-button-put = Jogar { $point }

people-me-title = Suas configurações
people-me-how = Mude-as com `/{ command-me }`.
people-field-zone = Fuso horário
people-zone-is = { $zone }
people-zone-unknown = Não definido: fins de semana e noites seguem o UTC
people-zone-kept = Nas partidas com relógio que esperam por você, o fuso anterior vale até você jogar ou responder à contagem.
people-bad-zone = “{ $zone }” não é um fuso horário. Escreva o nome de uma cidade grande perto de você e escolha na lista.
people-bad-zone-likely = “{ $zone }” não é um fuso horário. Você quis dizer { $likely }?
people-field-theme = Tabuleiros que só você vê
people-field-preview = Ver as jogadas antes de serem feitas
people-preview-named = { $preview ->
    [on] Sempre
    [off] Nunca
   *[timed] Em partidas com relógio
}
people-field-reminders = Lembretes
people-reminder-named = { $reminder ->
    [day-before] 24 horas antes do fim do seu tempo
    [hours-before] 6 horas antes do fim do seu tempo
    [off] Nunca
   *[half] Na metade do seu tempo
}
people-field-notices = Os lembretes chegam a você
people-notices-named = { $notices ->
    [direct] Por mensagem direta
   *[channel] No canal da partida
}
people-field-summary = Resumo diário
people-summary-off = Nenhum
people-summary-at = Às { $hour }, no seu horário
people-summary = { $games ->
    [one] É a sua vez em { $games } partida.
   *[other] É a sua vez em { $games } partidas.
}
people-summary-title = As mais urgentes primeiro
people-summary-closed = { $player }, você não aceita minhas mensagens diretas, então desativei o seu resumo diário. Permita-as e escolha uma hora de novo com `/{ command-me }`.
people-field-rank = Rank
people-rank-is = { $rank }
people-rank-unknown = Não informado: `/{ command-rank }`
people-field-vacation = Férias
people-away-until = Seus relógios estão parados. Você volta { $at }.
people-not-away = Não marcadas: `/{ command-vacation }`

people-data-export = Quero um arquivo com tudo o que você guarda sobre mim
people-data-delete = Esqueça-me
people-data-about = O que você guarda sobre mim?
people-exported = Isto é o que guardo sobre você: suas configurações e { $games ->
    [0] nenhuma partida
    [one] { $games } partida, com o registro em SGF
   *[other] { $games } partidas, com o registro de cada uma em SGF
}.
people-kept = **O que guardo sobre você**
    • Seu número do Discord e seu nome, o que você configurou comigo, as partidas que você joga, para as quais recebe convite ou em que decide, e suas respostas aos problemas. Não leio mais nada do que se escreve aqui.
    • Tudo fica com quem me administra e não vai para mais ninguém. Quem vê um canal vê as partidas dele, com seu nome e seu rank, e com `/{ puzzle-command }` como você está. Suas outras configurações e seus planos, só você vê.
    • As partidas ficam até você me pedir para esquecer você. Um desafio que não deu em nada some depois de { $days } dias. O log não cita ninguém, a menos que quem me administra esteja procurando um erro.
    • `/{ command-me } { command-export }` entrega tudo em um arquivo, `/{ command-me } { command-forget }` faz com que eu esqueça você.
people-policy = Saiba mais: { $url }
people-confirm-forget =
    Devo esquecer você?
    • Suas configurações são apagadas: fuso horário, aparência, rank, férias, lembretes e todas as outras.
    • Seu nome é apagado. Suas partidas encerradas ficam para quem as jogou com você: nos registros, alguém sem nome nem número ocupa o seu lugar. As mensagens publicadas ficam como estão.
    • Os backups anteriores mantêm tudo isso até que outros mais novos os substituam, e o arquivo do banco de dados, até que quem me administra o regrave.
    Isso não pode ser desfeito. Se você me usar de novo, volto a conhecer o seu nome.
people-button-forget = Esqueça-me
people-forgotten = Pronto: suas configurações e seu nome foram apagados, e suas partidas encerradas já não são suas.
people-not-forgotten = Não consegui apagar tudo: algo não pode ser lido ou gravado. Pressione “{ people-button-forget }” de novo daqui a pouco; se não ajudar, por favor, avise quem me administra.
people-opponent-forgotten = Quem jogou esta partida com você pediu para ter os dados apagados. Desafie outra pessoa com `/{ command-challenge }`.
people-games-still-running = Não desisto de nenhuma partida por você sem avisar. Antes, termine estas partidas, ou retire, anule ou desista delas: { $numbers }.

people-no-vacation = Você não está de férias.
people-vacation-over = Que bom ter você de volta! Seus relógios voltam a andar.
people-vacation-until = Todos os seus relógios estão parados. Você volta { $at }; `/{ command-vacation }` com 0 dias encerra as férias na hora. Férias restantes: { $left }.
people-vacation-days = { $days ->
    [0] Nenhum dia no período de um ano
    [one] { $days } dia no período de um ano
   *[other] { $days } dias no período de um ano
}
people-vacation-too-long = Férias que o clube das suas partidas concede no período de um ano: { $days ->
    [0] nenhum dia
    [one] { $days } dia
   *[other] { $days } dias
}. Férias restantes: { $left }.
people-vacation-no-clocks = Nenhuma das suas partidas tem relógio: não há nada para parar.
people-vacation-shorter = Mas em { $games } só até { $at }: esse clube não concede mais dias.
people-vacation-not-in = Mas não em { $games }: esse clube não concede mais dias.

people-out-at = o tempo acaba { $at }
people-history = Partidas encerradas de { $player }
people-history-none = Não conheço nenhuma partida encerrada de { $player } aqui.
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
people-field-state = Como está
people-state-closed = O desafio não deu em nada.
people-state-paused = Os relógios estão parados. Jogadas até agora: { $moves }.
people-state-playing = { $color ->
    [white] É a vez das brancas. Jogadas até agora: { $moves }.
   *[black] É a vez das pretas. Jogadas até agora: { $moves }.
}
people-state-counting = Em contagem. Jogadas: { $moves }.
people-field-deadline = Prazo
people-field-offered = Proposta
people-offered-at = { $at }
people-field-rulings = Decisões
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Decisão de { $moderator }.
people-ruled-by-player = Decisão de { $moderator }, em uma partida própria.
people-ruling-reason = Motivo: { $reason }
people-ruling-question =
    Sua decisão: **{ $what }**
    O botão pede o motivo. Depois, a decisão, seu nome e o motivo aparecem onde a partida é jogada.
people-ruling-form-title = Partida { $number }: sua decisão
people-ruling-form-reason = Seu motivo, que todo mundo lê
people-ruling-form-example = O que aconteceu, em uma frase
people-ruling-no-reason = Diga em uma frase por que você decide assim, com no máximo { $most } caracteres.
people-ruling-own-game = Você joga na partida { $number }, então outra pessoa da moderação precisa decidir. Em uma partida própria, só quem administra o servidor pode fazer isso, e o resultado diz.
people-reseated = { $into } assume a vaga de { $out }

people-no-club = Isto só existe em servidores.
people-club-title = Configurações deste canal e do servidor
people-club-how = Mude-as com `/{ command-club-admin }`.
people-field-messages = Mensagens de uma partida neste canal
people-policy-named = { $policy ->
    [one-message] Uma só, que vai mudando; uma curta notifica quem joga e some com a jogada
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
    [choose] Quem joga contra escolhe: vitória, mais tempo ou anulação
   *[lose] A partida é perdida
}
people-field-vacation-days = Férias
people-bad-vacation = Um clube concede de 0 a 365 dias de férias no período de um ano.
