# Las puntuaciones de los jugadores y las partidas puntuables.
# rated = puntuable; rating = puntuación, un número en torno a 1500
rating-rated = Puntuable
rating-field = Puntuación
rating-counts = Puntuable: el resultado cuenta para las puntuaciones de este servidor
rating-counts-not = No puntuable
rating-stake = { $player }: { $now } ahora, { $won } si gana, { $lost } si pierde
rating-option = puntuable
rating-option-about = Elige si el resultado cuenta para la puntuación (por defecto: sí, entre dos miembros)
rating-choice = { $stakes ->
    [rated] Puntuable
   *[unrated] No puntuable
}
rating-only-servers = Solo las partidas de un servidor pueden ser puntuables.
rating-no-pairs = El Go por parejas no es puntuable.
rating-only-boards = El Go solo es puntuable en 9×9, 13×13 y 19×19.
rating-not-me = Las partidas contra mí no son puntuables en este servidor. Quienes gestionan el servidor pueden cambiarlo con `/{ command-club-admin }`.
rating-no-engines = Las partidas contra otros programas no son puntuables.
rating-no-styles = Las partidas de enseñanza, las reñidas y las de sparring no son puntuables.
rating-no-advice = En partidas puntuables no doy pistas ni estimaciones.
rating-program = programa
rating-program-about = Elige si las partidas contra mí son puntuables (por defecto: no)
rating-field-program = Partidas contra mí
rating-annul = invalidar
rating-annul-about = Mantén el resultado de una partida, pero sin contarlo para la puntuación
rating-annulled = El resultado no cuenta para la puntuación
rating-not-rated = Esta partida no cuenta para la puntuación.
rating-annul-late = Desde entonces han terminado aquí más de { $most } partidas puntuables; las puntuaciones no se recalculan tan atrás.
rating-too-short = Demasiado corta para contar para la puntuación: menos de { $moves } jugadas
rating-uncounted-series = No cuenta para la puntuación: a quien pierde ya se le había acabado el tiempo en otra partida y no ha jugado desde entonces
rating-changed = Puntuaciones: { $black } { $black-before } → **{ $black-after }** · { $white } { $white-before } → **{ $white-after }**
rating-pool = { $pool ->
    [go-9] Go en 9×9
    [go-13] Go en 13×13
    [go-19] Go en 19×19
    [atari-go] Atari-Go
    [five] Gomoku
    [go-bang] Go-Bang
   *[go] Go
}
rating-game-about = Qué juego y tablero (por defecto: Go en todos los tableros)
rating-profile = perfil
rating-profile-about = Rango a lo largo del tiempo, resultados y rivales: los tuyos o los de otra persona
rating-player-about = De quién ver el perfil (por defecto: el tuyo)
rating-none = { $player } aún no tiene partidas puntuables en este servidor. Un desafío a un miembro es puntuable si no eliges otra cosa.
rating-rank = Rango: **{ $rank }** ± { $ranks } · puntuación { $rating } ± { $deviation }
rating-number = Puntuación: **{ $rating }** ± { $deviation }
rating-guess = Puntuación: **{ $rating }** · aún provisional; se afianza con más partidas puntuables
rating-games = Partidas puntuables: { $games } · ganadas { $won } · perdidas { $lost } · empatadas { $drawn }
rating-colors = Con negras: ganadas { $black-won }, perdidas { $black-lost } · con blancas: ganadas { $white-won }, perdidas { $white-lost }
rating-streak = { $result ->
    [won] Victorias seguidas: { $count }
   *[lost] Derrotas seguidas: { $count }
}
rating-opponents = Rivales más frecuentes
rating-opponent = { $player }: ganadas { $won }, perdidas { $lost }
rating-versus = Contra ti: ganadas { $won }, perdidas { $lost }, empatadas { $drawn }
rating-puzzles = Problemas resueltos: { $count }
rating-chart = Una gráfica de la puntuación de { $player }: { $before } el { $from }, { $after } el { $until }, mínimo { $least }, máximo { $most }.
rating-chart-ranks = Una gráfica del rango de { $player }: { $before } el { $from }, { $after } el { $until }, mínimo { $least }, máximo { $most }.
rating-standings = clasificación
rating-standings-about = La clasificación de la temporada de partidas puntuables en este servidor
rating-season-title = Temporada { $season } · { $pool }
rating-season-empty = Aún no hay partidas puntuables esta temporada.
rating-line = { $place }. { $player } · **{ $points }** · { $won } ganadas, { $lost } perdidas, { $drawn } empatadas · { $rank }
rating-season-note = En negrita: puntos, 1 por victoria y ½ por empate. Al final: el rango, o la puntuación, con “?” mientras es provisional. Contra la misma persona cuentan como máximo dos victorias o empates. La temporada empezó el { $begin }.
rating-own-place = Tu puesto: { $place } de { $all }
rating-button-previous = Anterior
rating-season = temporada
rating-season-about = La temporada de la clasificación: su nombre y cuándo empieza
rating-season-name = nombre
rating-season-name-about = El nombre de la temporada; “{ terms-typed-off }” para quitarlo
rating-season-begin = inicio
rating-season-begin-about = El primer día, como 2026-10-01; “{ terms-typed-off }” para trimestres del calendario (por defecto)
rating-field-season = Temporada
rating-field-season-begin = Inicio de la temporada
rating-season-named = { $name }
rating-season-day = { $day }
rating-season-by-quarter = Por trimestre del calendario
rating-bad-day = “{ $typed }” no es una fecha. Escríbela así: 2026-10-01.
