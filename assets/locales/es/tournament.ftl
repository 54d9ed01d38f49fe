# Torneos de un servidor: inscripción, rondas, emparejamientos, resultados, clasificación.
# round = ronda; pairing = emparejamiento; bye = ronda sin rival; standings = clasificación
# organiser = la organización del torneo, o la moderación
tournament-command = torneo
tournament-command-about = Torneos: crea uno, consulta la clasificación, corrige resultados
tournament-create = crear
tournament-create-about = Crea un torneo en este canal (moderación)
tournament-change = cambiar
tournament-change-about = Cambia el nombre, las rondas, el control de tiempo, el hándicap o el sistema de un torneo
tournament-changed = Cambiado: **{ $name }**.
tournament-changed-clock = Cambiado: **{ $name }**. Las partidas empezadas siguen como estaban.
tournament-show = ver
tournament-show-about = Muestra un torneo con su clasificación
tournament-results = archivos
tournament-results-about = Descarga los resultados de un torneo en archivos (OpenGotha, EGD)
tournament-substitute = sustituir
tournament-substitute-about = Sustituye a una persona por otra (organización)
tournament-sit-out = descansar
tournament-sit-out-about = Deja a alguien fuera de la próxima ronda, o vuelve a incluirlo (organización)
tournament-apart = separar
tournament-apart-about = Evita que dos personas se enfrenten, por ejemplo familiares (organización)
tournament-team = equipo
tournament-team-about = Ponle nombre a tu pareja o equipo
tournament-team-name-about = Cómo se llama tu pareja o equipo
tournament-team-named = **{ $name }**: { $side }
tournament-remove = quitar
tournament-remove-about = Quita a alguien del torneo (organización)
tournament-note = resultado
tournament-note-about = Anota o corrige un resultado (organización)
tournament-which = torneo
tournament-which-about = Número del torneo (por defecto: el último de este canal)
tournament-name = nombre
tournament-name-about = Cómo se llama el torneo
tournament-system = sistema
tournament-system-about = Cómo se hacen los emparejamientos (por defecto: McMahon)
tournament-system-named = { $system ->
    [swiss] Suizo
    [round-robin] Todos contra todos
    [knock-out] Eliminatoria
   *[mcmahon] McMahon
}
tournament-rounds = rondas
tournament-rounds-about = Cuántas rondas tiene un torneo suizo o McMahon (por defecto: 4)
tournament-format = modalidad
tournament-format-about = Individual, por parejas o por equipos (por defecto: individual)
tournament-format-named = { $format ->
    [pairs] Go por parejas
    [teams-2] Equipos de 2
    [teams-3] Equipos de 3
    [teams-4] Equipos de 4
    [teams-5] Equipos de 5
   *[single] Individual
}
tournament-handicap-about = Con o sin piedras de hándicap (por defecto: sin)
tournament-handicap-named = { $handicap ->
    [yes] Según el rango o los puntos
   *[no] Sin hándicap
}
tournament-manner = lugar
tournament-manner-about = Dónde se juega (por defecto: aquí)
tournament-manner-named = { $manner ->
    [evening] En persona: los resultados se anotan a mano
   *[here] Aquí: el bot inicia las partidas
}
tournament-next = próxima-ronda
tournament-next-about = Cuándo empieza la próxima ronda (por defecto: cuando la publica la organización)
tournament-next-named = { $next ->
    [results] Automáticamente, cuando estén todos los resultados
    [days-7] Automáticamente, como máximo a los 7 días
    [days-14] Automáticamente, como máximo a los 14 días
    [days-30] Automáticamente, como máximo a los 30 días
   *[by-hand] Cuando la publica la organización
}
tournament-players = plazas
tournament-players-about = Cuántas personas pueden jugar; las demás van a la lista de espera (por defecto: 500)
tournament-entry = inscripción
tournament-entry-about = Cuántos días dura la inscripción (por defecto: sin límite)
tournament-grace = ausencia
tournament-grace-about = Después de cuántas horas pierde quien aún no ha jugado (por defecto: 48)
tournament-out = miembro
tournament-out-about = Quién se va
tournament-who-about = De quién se trata
tournament-other = otra
tournament-other-about = La otra persona
tournament-into = suplente
tournament-into-about = Quién juega en su lugar
tournament-table = mesa
tournament-table-about = El número de la mesa
tournament-board = tablero
tournament-board-about = El tablero de un encuentro por equipos (por defecto: 1)
tournament-round = ronda
tournament-round-about = La ronda (por defecto: la última)
tournament-result = resultado
tournament-result-about = Cuál es el resultado
tournament-result-named = { $result ->
    [white] Gana Blanco
    [black] Gana Negro
    [jigo] Empate
    [both] Pierden ambos
    [void] No cuenta
   *[clear] Quitar el resultado
}
tournament-title = 🏆 { $name }
tournament-open-here = Torneo con la inscripción abierta: { $title } en { $channel }
tournament-here = Torneos con la inscripción abierta: { $channels }
tournament-thread-of = { $title } R{ $round }
tournament-open = La inscripción está abierta.
tournament-open-until = Inscripción hasta el { $until }.
tournament-running = { $games ->
    [one] Ronda { $round } de { $rounds }: falta por terminar una partida.
   *[other] Ronda { $round } de { $rounds }: faltan por terminar { $games } partidas.
}
tournament-between = La ronda { $round } de { $rounds } ha terminado.
tournament-over = El torneo ha terminado.
tournament-plays = { $system }, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-unrated = Partidas no puntuables
tournament-bar = Barra: { $rank }. Desde ese rango, todos empezaron con los mismos puntos.
tournament-bar-open = Barra por ahora: { $rank }; queda fija con la ronda 1. Desde ese rango, todos empiezan con los mismos puntos.
tournament-handicap-rule = Con hándicap: +1 es sin komi para Blanco; desde +2 son piedras.
tournament-drawn-match = Si un encuentro acaba en empate, decide el primer tablero con ganador.
tournament-next-with-entry = La ronda 1 empieza automáticamente al cerrarse la inscripción.
tournament-next-with-results = La próxima ronda empieza automáticamente cuando están todos los resultados.
tournament-next-within = La próxima ronda empieza automáticamente cuando están todos los resultados, como máximo a los { $days } días.
tournament-withdrawn = Se han retirado: { $players }
tournament-sitting-out = Descansan la próxima ronda: { $players }
tournament-absent = No se presentaron, sin rival hasta que pulsen **{ tournament-button-enter }**: { $players }
tournament-organised = Organización: { $player }
tournament-entered = Inscripciones ({ $number } de { $most })
tournament-entered-sides = { $format ->
    [pairs] Parejas ({ $number } de { $most })
   *[teams] Equipos ({ $number } de { $most })
}
tournament-forming = Aún por completar
tournament-forming-side = { $side }: falta la respuesta de { $players }
tournament-waiting = Lista de espera ({ $number })
tournament-nobody = Todavía no hay inscripciones.
tournament-unranked = { $rank }?: sin rango indicado
tournament-guessed = No has indicado tu rango, así que juegas este torneo como { $rank }. Indícalo con `/{ command-me } { command-rank }` y pulsa otra vez **{ tournament-button-enter }** antes de tu primera ronda.
tournament-button-enter = Inscribirme
tournament-button-join = Participar
tournament-button-decline = Rechazar
tournament-ask-others = { $number ->
    [one] Elige a tu pareja. Le enviaré una invitación.
   *[other] Elige a las otras { $number } personas de tu equipo. Les enviaré una invitación.
}
tournament-choose-others = { $number ->
    [one] Elegir pareja…
   *[other] Elegir { $number } personas…
}
tournament-team-waits = He invitado a { $players }. Participas en cuanto todo el mundo acepte. Elige un nombre con `/{ tournament-command } { tournament-team }`.
tournament-asks = **{ $name }**: { $captain } quiere jugar con { $players }.
tournament-has-joined = Han aceptado: { $players }
tournament-side-in = **{ $name }**: { $players } juegan en el mismo bando.
tournament-side-waits = **{ $name }**: { $players } juegan en el mismo bando. Están en la lista de espera.
tournament-side-off = **{ $name }**: { $player } no juega con { $captain }.
tournament-side-gone = **{ $name }**: { $players } no juegan en el mismo bando.
tournament-dissolved = { $name }: { $player } no juega, así que tu pareja o equipo no estará en la próxima ronda: { $way }
tournament-button-withdraw = Retirarme
tournament-button-sit-out = Descansa
tournament-button-remove = Quitar
tournament-button-pair = Emparejar ronda { $round }
tournament-button-standings = Clasificación
tournament-button-result = Anotar mi resultado
tournament-button-end = Terminar el torneo
tournament-end-question = ¿Terminar el torneo ahora? No habrá más rondas. Las partidas en curso continúan.
tournament-withdraw-question = ¿Retirarse? { $players } dejan el torneo a la vez. Las partidas en curso continúan.
tournament-proposal = Ronda { $round }: emparejamientos propuestos
tournament-proposal-about = Esto solo lo ves tú. Elige a dos personas para intercambiarlas; en la misma mesa, cambian de color.
tournament-still-open = { $games ->
    [one] Una partida de la última ronda aún no ha terminado. Contará en cuanto termine.
   *[other] { $games } partidas de la última ronda aún no han terminado. Contarán en cuanto terminen.
}
tournament-bye = Sin rival: { $players }
tournament-swap = Intercambiar…
tournament-swap-with = Intercambiar { $player } con…
tournament-button-lot = Emparejar otra vez
tournament-button-publish = Publicar
tournament-published = La ronda { $round } está publicada. Te avisaré si no puedo publicar un emparejamiento.
tournament-pairing-of-substitute = **{ $name }**, ronda { $round }: { $player } juega en sustitución.
    { $pair }
tournament-no-show = Haz tu primera jugada antes del { $until } o pierdes, salvo que tu turno haya empezado después del { $half }.
tournament-no-show-by-hand = Quien no esté en la mesa antes del { $until } pierde.
tournament-round-list = **{ $name }**, ronda { $round }
tournament-ask-result = ¿Cuál es el resultado de tu partida contra { $player }?
tournament-won = He ganado
tournament-lost = He perdido
tournament-jigo = Empate
tournament-result-entered = Resultado anotado.
tournament-result-at = { $name }, ronda { $round }, mesa { $table }: { $result }.
tournament-result-removed = Resultado eliminado
tournament-game-goes-on = La partida { $number } continúa, pero ya no cuenta para el torneo.
tournament-result-waits = Guardado. El resultado contará cuando { $player } anote el mismo.
tournament-result-differs = { $player } ha anotado otro resultado. Pónganse de acuerdo o pregunten a la organización.
tournament-standings = Clasificación tras la ronda { $round }
tournament-standings-open = { $games ->
    [one] Clasificación: falta un resultado
   *[other] Clasificación: faltan { $games } resultados
}
tournament-alt = Tabla de { $name }, ronda { $round }: puesto, nombre, rango, una columna por ronda con el puesto del rival, y los puntos.
tournament-legend = En cada ronda: el número del rival, + ganada, − perdida, = empate, ? sin terminar; w blancas, b negras; + solo: sin rival; – no está en esta ronda.
tournament-criterion-named = { $criterion ->
    [mms] MMS: puntos iniciales por rango más victorias
    [sosm] SOSM: suma de los MMS de los rivales
    [sosw] SOSW: suma de las victorias de los rivales
    [dc] DC: las partidas entre quienes empatan
    [bdw] BDW: partidas ganadas en todos los tableros
   *[nbw] NBW: victorias
}
tournament-files = Los resultados de { $name }: para OpenGotha y para la European Go Database.
tournament-substituted = { $into } juega en lugar de { $out }.
tournament-removed = { $player } ya no está en el torneo. Las partidas en curso siguen.
tournament-remove-question = ¿Quitar del torneo a { $player }? La inscripción está cerrada: no se puede deshacer.
tournament-sits-out = { $player } descansa la próxima ronda. Usa otra vez el comando para deshacerlo.
tournament-plays-again = { $player } juega la próxima ronda.
tournament-kept-apart = { $player } y { $other } no se enfrentarán, salvo que no haya otra posibilidad. Usa otra vez el comando para deshacerlo.
tournament-apart-no-more = { $player } y { $other } pueden volver a enfrentarse.
tournament-apart-list = No se enfrentan: { $pairs }
tournament-apart-met = Se enfrentan de todos modos: { $pairs }
tournament-round-over = { $name }: la ronda { $round } ha terminado. Ahora te toca a ti: { $way }
tournament-round-begun = { $name }: la ronda { $round } ha empezado automáticamente: { $way }
tournament-not-paired = { $name }: no he podido emparejar la ronda { $round } automáticamente. Emparéjala y verás por qué: { $way }
tournament-results-missing = { $name }: la última ronda ha terminado. Resultados que faltan: { $games }, el primero en la ronda { $round }, mesa { $table }. Anótalos con `/{ tournament-command } { tournament-note }` o termina el torneo: { $way }
tournament-news-absent = { $name }, ronda { $round }: no te presentaste a tu partida. No tendrás más rivales hasta que pulses **{ tournament-button-enter }**: { $way }
tournament-news-sits-out = { $name }: la organización te deja fuera de la próxima ronda. Después vuelves a jugar: { $way }
tournament-news-plays = { $name }: juegas la próxima ronda: { $way }
tournament-news-removed = { $name }: la organización te ha quitado del torneo. Las partidas en curso siguen: { $way }
tournament-undelivered = { $name }, ronda { $round }: no pude publicar el emparejamiento de la mesa { $table } en { $channel }. Avisa tú a las dos personas.
tournament-moved-up = { $name }: se ha liberado una plaza, y es tuya. Juegas la próxima ronda: { $way }
tournament-ended = 🏆 **{ $name }**: el torneo ha terminado.
tournament-ended-won = 🏆 **{ $name }: victoria de { $players }**
tournament-ended-open = { $games ->
    [one] Una partida aún no ha terminado, así que esto todavía puede cambiar.
   *[other] { $games } partidas aún no han terminado, así que esto todavía puede cambiar.
}
tournament-label = Torneo
tournament-field = Participantes: { $players } · Rondas: { $rounds }
tournament-field-sides = { $format ->
    [pairs] Parejas: { $number } · Rondas: { $rounds }
   *[teams] Equipos: { $number } · Rondas: { $rounds }
}
tournament-no-over = Este torneo ha terminado.
tournament-no-entry-closed = La inscripción está cerrada.
tournament-no-settled = Este torneo ha empezado, así que ya nadie puede inscribirse.
tournament-no-same-side = Elige dos personas que no jueguen en el mismo bando.
tournament-no-more-apart = Puedes separar { $number } parejas como máximo.
tournament-no-apart-here = Solo en un torneo suizo o McMahon se puede separar a dos personas.
tournament-no-entered = Ya estás en este torneo.
tournament-no-not-entered = No estás en este torneo.
tournament-no-already = Esa persona ya está en el torneo.
tournament-no-not-in = Esa persona no está en el torneo.
tournament-no-full = Este torneo ya no admite más inscripciones.
tournament-no-alone = Este torneo se juega por parejas o por equipos. Pulsa **{ tournament-button-enter }** y elige con quién juegas.
tournament-no-sides = En este torneo se juega individualmente: no hay parejas ni equipos a los que poner nombre.
tournament-no-asked = Aquí no hay ninguna invitación para ti.
tournament-no-asked-too-often = Has invitado a otras personas demasiadas veces en este torneo.
tournament-no-others = { $number ->
    [one] Elige a otra persona.
   *[other] Elige a otras { $number } personas.
}
tournament-no-team-handicap = Los encuentros por equipos se juegan sin hándicap. Quita el hándicap.
tournament-no-begun = El torneo ya ha empezado: el sistema y el hándicap se quedan, y no puede haber menos rondas que las publicadas. El nombre, más rondas y el control de tiempo aún se pueden cambiar.
tournament-no-rated-by-hand = Las partidas en persona no son puntuables aquí. Quita la opción `{ rating-option }` o haz que se juegue aquí.
tournament-no-clock-by-hand = Las partidas en persona no llevan reloj aquí. Quita la opción `{ command-clock }` o haz que se juegue aquí.
tournament-no-pairs-but-go = Por parejas solo se puede jugar al Go. Elige el Go u otra modalidad.
tournament-no-ranks-but-go = McMahon y el hándicap necesitan rangos de Go. Para este juego, elige otro sistema y no indiques hándicap.
tournament-no-pause = Otras personas esperan a que termine esta partida, así que no se puede pausar ni añadir tiempo. Toma vacaciones con `/{ command-me } { command-vacation }` o pregunta a la organización.
tournament-no-too-few = Para una ronda hacen falta al menos dos inscripciones.
tournament-no-more-rounds = Se han jugado todas las rondas.
tournament-no-more-pairs = Quienes siguen en el torneo ya han jugado entre sí. Puedes terminar el torneo.
tournament-no-winner = En la mesa { $table } no ha ganado nadie todavía. La organización puede anotar un resultado con `/{ tournament-command } { tournament-note }`.
tournament-no-draw = En una eliminatoria no hay empates: un bando tiene que ganar.
tournament-no-outdated = Entretanto han cambiado las inscripciones o los emparejamientos. Empareja la ronda otra vez.
tournament-no-table = Esa mesa no existe.
tournament-no-played = Esta partida ya tiene su resultado.
tournament-no-organiser = Solo la organización y los moderadores pueden hacer esto.
tournament-no-own-substitute = Esta partida es de un torneo: solo la organización cambia participantes, con `/{ tournament-command } { tournament-substitute }`.
tournament-no-missing = Ese torneo no existe aquí. La moderación puede crear uno con `/{ tournament-command } { tournament-create }`.
tournament-no-too-many = Ya tienes aquí { $number } torneos que aún no han terminado. Termina antes uno de ellos, o que otra persona de moderación cree este. Si se ha eliminado el canal de alguno, vuelve a intentarlo en un momento.
tournament-no-name = Un nombre tiene de 1 a { $number } caracteres.
tournament-no-posting = No puedo escribir por mi cuenta en este canal, así que aquí no puede haber un torneo.
tournament-no-pair = No tienes rival en esta ronda.
