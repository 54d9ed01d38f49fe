# Ligas: en un canal, durante una temporada se juega contra toda la división; suben los primeros y bajan los últimos.
league-command = liga
league-command-about = Ligas: juega una temporada contra toda tu división y asciende
league-show = ver
league-show-about = Muestra la liga
league-play = jugar
league-play-about = Empieza tu próxima partida de liga
league-create = crear
league-create-about = Crea una liga en este canal (moderación)
league-division-size = división
league-division-size-about = Máximo de personas por división (por defecto: 8)
league-games = partidas
league-games-about = Partidas entre cada dos personas en una temporada (por defecto: 1)
league-days = días
league-days-about = Cuántos días dura una temporada (por defecto: 90)
league-moves = ascensos
league-moves-about = Cuántas personas suben y bajan entre divisiones (por defecto: 1)
league-next = próxima-temporada
league-next-about = Cuántos días tras el final empieza la próxima temporada (por defecto: la inicia la moderación)
league-remove = quitar
league-remove-about = Quita a alguien de la liga (moderación)
league-player = miembro
league-removed-about = Quién deja la liga
league-title = Liga
league-here = Ligas: { $channels }
league-title-season = Liga: temporada { $season }
league-field = Liga
league-rule = { $games ->
    [1] Juegas una vez contra cada miembro de tu división.
   *[other] Juegas dos veces contra cada miembro de tu división.
}
league-rule-points = Una victoria vale 1½ puntos, un empate 1, una derrota ½ y una derrota por tiempo 0.
league-rule-moves = { $players ->
    [1] Tras la temporada, en cada división sube el primer puesto y baja el último.
   *[other] Tras la temporada, en cada división suben hasta dos miembros y bajan hasta dos.
}
league-rule-end = Las partidas en curso al terminar la temporada cuentan durante 14 días más. Si no juegas ninguna partida, o solo pierdes por tiempo, sales de la liga.
league-rule-next = { $days ->
    [0] Cuando termina una temporada, la siguiente empieza automáticamente.
    [one] La siguiente temporada empieza automáticamente un día después del final.
   *[other] La siguiente temporada empieza automáticamente { $days } días después del final.
}
league-open = Participantes en la temporada { $season }: { $players }
league-ends = La temporada termina el { $at }.
league-closing = Ya no empiezan más partidas. Las que están en curso cuentan hasta el { $until }.
league-over = La temporada { $season } ha terminado. Puedes participar en la siguiente.
league-starts = La temporada { $season } empieza automáticamente el { $at }.
league-waits = La temporada { $season } empieza automáticamente en cuanto haya al menos dos participantes.
league-over-table = Liga: la temporada { $season } ha terminado
league-division = División { $division }
league-head-points = Puntos
league-head-games = Partidas
league-head-place = Puesto
league-legend = + ganada, − perdida, = empate, … en curso, · por jugar. ↑ sube tras la temporada, ↓ baja.
league-alt = Tabla de la división { $division }, temporada { $season }: puesto, nombre, puntos; ↑ sube, ↓ baja.
league-nobody = Todavía no participa nadie.
league-button-play = Jugar
league-button-join = Participar
league-button-table = Tabla
league-button-leave = Salir
league-button-start = Empezar temporada { $season }
league-button-close = Terminar la temporada
league-button-extend = Una semana más
league-button-end = Terminar la liga
league-next-choose = ¿Cuándo empieza la próxima temporada?
league-next-off = Próxima temporada: la inicia la moderación
league-next-after = { $days ->
    [0] Próxima temporada: automática, justo después del final
    [one] Próxima temporada: automática, un día después del final
   *[other] Próxima temporada: automática, { $days } días después del final
}
league-joined = Ya participas: juegas en la temporada { $season }.
league-joined-next = Ya participas: juegas a partir de la temporada { $season }.
league-leave-question = { $games ->
    [0] ¿Salir de la liga?
    [one] ¿Salir de la liga? Abandonas tu partida de liga en curso.
   *[other] ¿Salir de la liga? Abandonas tus { $games } partidas de liga en curso.
}
league-left = Has salido de la liga.
league-removed = { $player } ya no está en la liga.
league-manage = ¿Qué quieres hacer? `/{ league-command } { league-remove }` quita a alguien de la liga.
league-start-question = ¿Empezar la temporada { $season }? Participantes: { $players }, divisiones: { $divisions }, días: { $days }
league-started = La temporada { $season } ha empezado.
league-close-question = ¿Terminar la temporada { $season } ahora? Ya no empiezan más partidas. Las que están en curso cuentan durante 14 días más.
league-close-now-question = ¿Cerrar la temporada { $season } ahora? Las partidas en curso ya no cuentan.
league-closed = La temporada { $season } ha terminado.
league-extended = Ahora la temporada termina el { $at }.
league-end-question = ¿Terminar la liga de { $channel }? Se pierden sus tablas. Las partidas en curso siguen y cuentan para la puntuación.
league-ended = La liga ha terminado.
league-season-begun = Liga: ha empezado la temporada { $season } en la división { $division }. Empieza tus partidas con **{ league-button-play }** o `/{ league-command } { league-play }` antes del { $at }.
league-ends-soon = Liga: la temporada { $season } termina el { $at }. Las partidas que sigan en curso cuentan hasta el { $until }.
league-closes = Liga: ya no empiezan más partidas en la temporada { $season }. Las que están en curso cuentan hasta el { $until }.
league-too-few = Liga: la temporada { $season } no puede empezar todavía, porque participan menos de dos. En cuanto sean dos, empieza automáticamente: pulsa **{ league-button-join }**.
league-won = División { $division }, primer puesto: { $players }
league-up = Ascenso a la división { $division }: { $players }
league-down = Descenso a la división { $division }: { $players }
league-idle = Fuera de la liga (ninguna partida jugada o solo derrotas por tiempo): { $players }
league-choose = ¿Contra quién quieres jugar?
league-all-played = Ya has jugado todas tus partidas de esta temporada.
league-playing = Tu partida { $game } contra { $player } empieza en { $channel }.
league-begun = Partida de liga: { $black } (Negro) contra { $white } (Blanco).
league-score = Puntos de liga: { $first } { $points }, { $second } { $others }.
league-uncounted = Liga: esta partida no cuenta.
league-no-league = En este canal no hay liga. La moderación puede crear una con `/{ league-command } { league-create }`.
league-no-second = Este canal ya tiene una liga.
league-no-more-leagues = Un servidor puede tener como máximo { $most } ligas. Si una estaba en un canal borrado, inténtalo de nuevo en un minuto.
league-no-posting = No puedo escribir por mi cuenta en este canal, o es un hilo, así que no puede haber una liga aquí.
league-no-already = Ya estás en la liga.
league-no-room = Esta liga está llena: tiene { $most } personas.
league-no-not-in = No estás en esta liga.
league-no-not-there = { $player } no está en esta liga.
league-no-second-season = Ya hay una temporada en curso.
league-no-few = Para una temporada hacen falta al menos dos personas.
league-no-season = No hay ninguna temporada en curso.
league-no-outdated = La liga ha cambiado desde ese mensaje, así que no se ha hecho nada. Pulsa **{ table-button-more }** otra vez.
league-no-games-now = Ahora no pueden empezar partidas de liga. El mensaje de la liga dice cuándo empieza o termina la temporada.
league-no-not-playing = No juegas en esta temporada. Participa para jugar a partir de la siguiente.
league-no-oneself = No puedes elegirte como rival.
league-no-other-division = { $player } no está en tu división.
league-no-left = { $player } ha salido de la liga.
league-no-playing = Ya juegas contra { $player } en esta liga.
league-no-played = Ya has jugado todas tus partidas contra { $player } esta temporada.
league-no-too-many = Ya tienes { $most } partidas de liga en curso. Termina antes una de ellas.
league-no-full = { $player } ya tiene { $most } partidas de liga en curso.
league-no-away = { $player } está de vacaciones.
