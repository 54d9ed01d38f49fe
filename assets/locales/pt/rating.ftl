# As pontuações dos jogadores e as partidas pontuadas.
# rated = pontuada; rating = pontuação, um número em torno de 1500
rating-rated = Pontuada
rating-field = Pontuação
rating-counts = Pontuada: o resultado conta para as pontuações deste servidor
rating-counts-not = Não pontuada
rating-stake = { $player }: { $now } agora, { $won } com vitória, { $lost } com derrota
rating-option = pontuada
rating-option-about = Escolha se o resultado conta para a pontuação (padrão: sim, entre dois membros)
rating-choice = { $stakes ->
    [rated] Pontuada
   *[unrated] Não pontuada
}
rating-only-servers = Só partidas em um servidor podem ser pontuadas.
rating-no-pairs = O Go em duplas não é pontuado.
rating-only-boards = O Go só é pontuado em 9×9, 13×13 e 19×19.
rating-not-me = Partidas contra mim não são pontuadas neste servidor. Quem gerencia o servidor pode mudar isso com `/{ command-club-admin }`.
rating-no-engines = Partidas contra outros programas não são pontuadas.
rating-no-styles = As partidas didáticas, as disputadas e as de sparring não são pontuadas.
rating-no-advice = Não dou dicas nem estimativas em partidas pontuadas.
rating-program = programa
rating-program-about = Escolha se as partidas contra mim são pontuadas (padrão: não)
rating-field-program = Partidas contra mim
rating-annul = invalidar
rating-annul-about = Mantenha o resultado de uma partida, mas sem contá-lo para a pontuação
rating-annulled = O resultado não conta para a pontuação
rating-not-rated = Esta partida não conta para a pontuação.
rating-annul-late = Desde então, mais de { $most } partidas pontuadas terminaram aqui; as pontuações não são recalculadas até tão longe.
rating-too-short = Curta demais para contar para a pontuação: menos de { $moves } jogadas
rating-uncounted-series = Não conta para a pontuação: o tempo de quem perdeu já tinha acabado em outra partida, sem nenhuma jogada desde então
rating-changed = Pontuações: { $black } { $black-before } → **{ $black-after }** · { $white } { $white-before } → **{ $white-after }**
rating-pool = { $pool ->
    [go-9] Go em 9×9
    [go-13] Go em 13×13
    [go-19] Go em 19×19
    [atari-go] Atari-Go
    [five] Gomoku
    [go-bang] Go-Bang
   *[go] Go
}
rating-game-about = Qual jogo e tabuleiro (padrão: Go em todos os tabuleiros)
rating-profile = perfil
rating-profile-about = Rank ao longo do tempo, resultados e oponentes: seus ou de outra pessoa
rating-player-about = De quem ver o perfil (padrão: o seu)
rating-none = { $player } ainda não tem partidas pontuadas neste servidor. Um desafio a um membro é pontuado, a menos que você escolha outra coisa.
rating-rank = Rank: **{ $rank }** ± { $ranks } · pontuação { $rating } ± { $deviation }
rating-number = Pontuação: **{ $rating }** ± { $deviation }
rating-guess = Pontuação: **{ $rating }** · ainda provisória; fica mais certa com mais partidas pontuadas
rating-games = Partidas pontuadas: { $games } · vitórias { $won } · derrotas { $lost } · empates { $drawn }
rating-colors = De pretas: vitórias { $black-won }, derrotas { $black-lost } · de brancas: vitórias { $white-won }, derrotas { $white-lost }
rating-streak = { $result ->
    [won] Vitórias seguidas: { $count }
   *[lost] Derrotas seguidas: { $count }
}
rating-opponents = Oponentes mais frequentes
rating-opponent = { $player }: vitórias { $won }, derrotas { $lost }
rating-versus = Contra você: vitórias { $won }, derrotas { $lost }, empates { $drawn }
rating-puzzles = Problemas resolvidos: { $count }
rating-chart = Um gráfico da pontuação de { $player }: { $before } em { $from }, { $after } em { $until }, mínimo { $least }, máximo { $most }.
rating-chart-ranks = Um gráfico do rank de { $player }: { $before } em { $from }, { $after } em { $until }, mínimo { $least }, máximo { $most }.
rating-standings = classificação
rating-standings-about = A classificação da temporada de partidas pontuadas neste servidor
rating-season-title = Temporada { $season } · { $pool }
rating-season-empty = Ainda não há partidas pontuadas nesta temporada.
rating-line = { $place }. { $player } · **{ $points }** · { $won } vitórias, { $lost } derrotas, { $drawn } empates · { $rank }
rating-season-note = Em negrito: pontos, 1 por vitória e ½ por empate. No fim: o rank, ou a pontuação, com “?” enquanto é provisória. Contra a mesma pessoa, contam no máximo duas vitórias ou empates. A temporada começou em { $begin }.
rating-own-place = Seu lugar: { $place } de { $all }
rating-button-previous = Anterior
rating-season = temporada
rating-season-about = A temporada da classificação: seu nome e quando começa
rating-season-name = nome
rating-season-name-about = O nome da temporada; “{ terms-typed-off }” para removê-lo
rating-season-begin = início
rating-season-begin-about = O primeiro dia, como 2026-10-01; “{ terms-typed-off }” para trimestres do calendário (padrão)
rating-field-season = Temporada
rating-field-season-begin = Início da temporada
rating-season-named = { $name }
rating-season-day = { $day }
rating-season-by-quarter = Por trimestre do calendário
rating-bad-day = “{ $typed }” não é uma data. Escreva assim: 2026-10-01.
