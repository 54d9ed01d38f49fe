# Torneos de un servidor: inscripción, rondas, emparejamientos, resultados, clasificación.
# round = ronda; pairing = emparejamiento; bye = ronda sin rival; standings = clasificación
# organiser = la organización del torneo, o la moderación
tournament-command = torneo
tournament-command-about = Torneos: crear uno, ver la clasificación, corregir resultados
tournament-create = crear
tournament-create-about = Crear un torneo en este canal
tournament-show = ver
tournament-show-about = Ver un torneo con su clasificación
tournament-results = archivos
tournament-results-about = Los resultados de un torneo en archivos (OpenGotha, EGD)
tournament-substitute = sustituir
tournament-substitute-about = Sustituir a una persona por otra (organización)
tournament-note = resultado
tournament-note-about = Introducir o corregir un resultado (organización)
tournament-which = torneo
tournament-which-about = Su número (por defecto: el último de este canal)
tournament-name = nombre
tournament-name-about = Cómo se llama el torneo
tournament-system = sistema
tournament-system-about = Cómo se empareja (por defecto: McMahon)
tournament-system-named = { $system ->
    [swiss] Suizo
    [round-robin] Liga, todos contra todos
    [knock-out] Eliminatoria
   *[mcmahon] McMahon
}
tournament-rounds = rondas
tournament-rounds-about = Cuántas rondas tiene un torneo suizo o McMahon (por defecto: 4)
tournament-handicap-about = Si hay piedras de hándicap (por defecto: no)
tournament-handicap-named = { $handicap ->
    [yes] Según el rango o la puntuación
   *[no] Partidas igualadas
}
tournament-manner = lugar
tournament-manner-about = Dónde se juega (por defecto: aquí)
tournament-manner-named = { $manner ->
    [evening] En persona: los resultados se introducen a mano
   *[here] Aquí: cada pareja recibe una partida
}
tournament-days = días
tournament-days-about = Días por jugada en las partidas que se juegan aquí (por defecto: 3)
tournament-players = plazas
tournament-players-about = Cuántas personas pueden jugar; las demás esperan (por defecto: 500)
tournament-entry = inscripción
tournament-entry-about = Cuántos días dura la inscripción (por defecto: sin límite)
tournament-grace = ausencia
tournament-grace-about = Horas tras las que pierde quien no ha jugado (por defecto: 48)
tournament-out = jugador
tournament-out-about = Quién se va
tournament-into = suplente
tournament-into-about = Quién juega en su lugar
tournament-table = mesa
tournament-table-about = El número de la mesa
tournament-round = ronda
tournament-round-about = La ronda (por defecto: la última)
tournament-result = resultado
tournament-result-about = Cuál es el resultado
tournament-result-named = { $result ->
    [white] Ganan blancas
    [black] Ganan negras
    [jigo] Empate
    [both] Pierden los dos lados
    [void] No cuenta
   *[clear] Quitar lo que se introdujo
}
tournament-title = 🏆 { $name }
tournament-open = La inscripción está abierta.
tournament-open-until = La inscripción está abierta; se cierra { $until }.
tournament-running = { $games ->
    [one] Ronda { $round } de { $rounds }: falta por terminar una partida.
   *[other] Ronda { $round } de { $rounds }: faltan por terminar { $games } partidas.
}
tournament-between = La ronda { $round } de { $rounds } ha terminado.
tournament-over = El torneo ha terminado.
tournament-plays = { $system }, rondas: { $rounds } · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-withdrawn = Se han retirado: { $players }
tournament-organised = Organización: { $player }
tournament-entered = Inscripciones ({ $number } de { $most })
tournament-waiting = Lista de espera ({ $number })
tournament-nobody = Todavía no hay inscripciones.
tournament-button-enter = Inscribirme
tournament-button-withdraw = Retirarme
tournament-button-pair = Emparejar ronda { $round }
tournament-button-standings = Clasificación
tournament-button-result = Poner mi resultado
tournament-button-end = Terminar el torneo
tournament-end-question = ¿Terminar el torneo ahora? No habrá más rondas. Las partidas en curso continúan.
tournament-proposal = Ronda { $round }: parejas propuestas
tournament-proposal-about = Solo tú ves esto. Elige dos puestos para intercambiarlos; en la misma mesa se intercambian los colores.
tournament-still-open = { $games ->
    [one] Una partida de la última ronda no ha terminado. Contará en cuanto termine.
   *[other] { $games } partidas de la última ronda no han terminado. Contarán en cuanto terminen.
}
tournament-bye = Sin rival: { $players }
tournament-swap = Intercambiar…
tournament-swap-with = Intercambiar { $player } con…
tournament-button-lot = Emparejar otra vez
tournament-button-publish = Publicar
tournament-published = La ronda { $round } está publicada. Te avisaré si un emparejamiento no llega.
tournament-pairing = **{ $name }**, ronda { $round }
    { $pair }
tournament-no-show = Quien no haya jugado antes del { $until } pierde.
tournament-no-show-by-hand = Quien no esté en la mesa antes del { $until } pierde.
tournament-round-list = **{ $name }**, ronda { $round }
tournament-ask-result = ¿Cuál es el resultado de tu partida contra { $player }?
tournament-won = He ganado
tournament-lost = He perdido
tournament-jigo = Empate
tournament-noted = El resultado está introducido.
tournament-noted-at = { $name }, ronda { $round }, mesa { $table }: { $result }.
tournament-noted-none = sin resultado
tournament-noted-waits = Anotado. El resultado contará cuando { $player } introduzca el mismo.
tournament-noted-differs = { $player } ha introducido otro resultado. Hace falta un acuerdo, o una pregunta a la organización.
tournament-standings = Clasificación tras la ronda { $round }
tournament-alt = Tabla de { $name } tras la ronda { $round }: puesto, nombre, rango, una columna por ronda con el puesto del rival, y los puntos.
tournament-legend = En cada ronda: el puesto del rival, + ganada, − perdida, = empate, ? sin terminar.
tournament-files = Los resultados de { $name }: para OpenGotha y para la European Go Database.
tournament-substituted = { $into } juega en lugar de { $out }.
tournament-round-over = { $name }: la ronda { $round } ha terminado. Ahora te toca a ti: { $way }
tournament-undelivered = { $name }, ronda { $round }: no pude publicar el emparejamiento de la mesa { $table } en { $channel }. Avisa tú a las dos personas.
tournament-moved-up = { $name }: hay una plaza libre, y es tuya. Juegas la próxima ronda: { $way }
tournament-no-over = Este torneo ha terminado.
tournament-no-entry-closed = La inscripción está cerrada.
tournament-no-settled = Este torneo ha empezado: ya no hay inscripciones.
tournament-no-already = Esa persona ya está en el torneo.
tournament-no-not-in = Esa persona no está en el torneo.
tournament-no-full = Hay demasiadas inscripciones en este torneo.
tournament-no-too-few = Hay menos de dos personas que emparejar.
tournament-no-more-rounds = Se han jugado todas las rondas.
tournament-no-winner = En la mesa { $table } no ha ganado nadie todavía. La organización puede introducir un resultado con `/{ tournament-command } { tournament-note }`.
tournament-no-outdated = Entretanto han cambiado las inscripciones o las parejas. Empareja la ronda otra vez.
tournament-no-table = No existe esa mesa.
tournament-no-played = Ese resultado ya se conoce.
tournament-no-organiser = Solo la organización y la moderación pueden hacer esto.
tournament-no-missing = Aquí no hay tal torneo. `/{ tournament-command } { tournament-create }` crea uno.
tournament-no-too-many = Ya tienes aquí { $number } torneos que no han terminado.
tournament-no-name = Un nombre tiene de 1 a { $number } caracteres.
tournament-no-posting = No puedo escribir por mi cuenta en este canal, así que aquí no puede haber un torneo.
tournament-no-pair = No tienes rival en esta ronda.
