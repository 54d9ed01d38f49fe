### El programa como rival: partidas contra tengen, pistas y estimaciones.
# program = tengen
# level = nivel
# hint = pista
# estimate = estimación

opponent-name = tengen nivel { $level }
opponent-teacher = tengen nivel { $level } · partida de enseñanza
opponent-even = tengen · partida reñida
opponent-sparring = tengen · sparring
opponent-button-play = Jugar contra tengen
opponent-setup = ¿Qué juego, y cómo quieres que juegue? Llevas negras y empiezas.
opponent-menu-game = Juego y tablero
opponent-menu-level = Nivel
opponent-menu-style = Cómo juego
opponent-style-named = { $style ->
    [teaching] Partida de enseñanza: con pistas y un aviso antes de un error
    [even] Partida reñida: más o menos a tu nivel
    [sparring] Sparring: solo táctica, y lucha por todo el tablero
   *[usual] A ganar
}
opponent-level-named = { $level ->
    [1] Nivel 1: para tus primeras partidas
    [9] Nivel 9: lo mejor que puedo
   *[other] Nivel { $level }
}
opponent-button-begin = Empezar la partida
opponent-begun = Empieza tu partida { $game } contra mí.
opponent-plays-on = Ya estás jugando esta partida conmigo: { $place }
opponent-too-many = Has llegado al límite de { $most } partidas a la vez contra mí. Termina una antes de empezar otra.
opponent-no-time = Ya gasté el tiempo que tengo para pensar en tus partidas. Inténtalo dentro de una hora.
opponent-no-pairs = No juego al Go por parejas.
opponent-no-room = Aquí no puedo escribir por mi cuenta, así que no podría responder a tus jugadas. Desafíame en un canal donde pueda escribir, o en un mensaje directo.
opponent-level-alone = El nivel es para partidas contra mí: deja vacío el campo del rival o elígeme.
opponent-style-alone = Las partidas de enseñanza, las reñidas y las de sparring son contra mí: deja vacío el campo del rival o elígeme.
opponent-style-engine = Solo yo juego partidas de enseñanza, reñidas y de sparring; otros programas, no. Deja vacío **{ opponent-menu-style }** o elígeme.
opponent-style-level = En una partida reñida elijo mi nivel en cada jugada, y de sparring solo tengo uno. Deja vacío `{ opponent-level }`.
opponent-level = nivel
opponent-level-about = Juega contra mí: de 1 (para tus primeras partidas) a 9 (lo mejor que puedo)
opponent-hint = pista
opponent-hint-about = Mira qué jugada haría yo en tu lugar, en una partida contra mí
opponent-hint-play = Yo jugaría { $point }.
opponent-hint-why = { $kind ->
    [wins] Esa jugada gana la partida.
    [captures] Esa jugada captura { $points }.
    [saves] Esa jugada salva { $points }.
    [atari] Esa jugada amenaza con capturar { $points }.
    [room] Ahí todavía hay mucho espacio.
   *[most] En mi opinión, es la jugada más grande.
}
opponent-hint-pass = Yo pasaría.
opponent-hint-resign = Yo abandonaría aquí.
opponent-hint-only = Solo doy pistas en partidas contra mí.
opponent-button-hint = Pista
opponent-caution = Cuidado: { $answer } sería una buena respuesta a { $point }, y tus posibilidades de ganar bajarían del { $before } % al { $after } %.
opponent-caution-one-liberty = Cuidado: tu piedra en { $point } se quedaría con una sola libertad, y yo podría capturarla en { $answer }.
opponent-caution-own = Cuidado. { table-atari-own }
opponent-caution-theirs = Fíjate bien. { table-atari-theirs }
opponent-estimate = estimación
opponent-estimate-about = Mira quién va por delante y por cuánto, en mi opinión
opponent-estimate-of = { $lead } Es una estimación: puedo equivocarme.
opponent-estimate-chance = { $color ->
    [white] Probabilidad de que gane Blanco
   *[black] Probabilidad de que gane Negro
}: { $percent } %. Es una estimación: puedo equivocarme.
opponent-estimate-not-now = No doy estimaciones de partidas entre personas mientras se juegan.
opponent-engine-refuses = { $what ->
    [gone] { $engine } ya no está disponible aquí.
    [only-go] { $engine } solo juega al Go.
    [only-five] { $engine } solo juega a Gomoku, Renju y Go-Bang sin capturas.
    [opening] { $engine } no juega aperturas con elección de colores. Deja vacío **{ opening-field }**.
    [rules] { $engine } no juega con estas reglas. Deja vacío **{ challenge-field-rules }** y elijo unas con las que juegue.
   *[board] { $engine } no juega en este tablero. Deja vacío `{ command-size }` y elijo uno en el que juegue.
}
opponent-engine-mute = { $player }, { $engine } no responde en la partida { $number }. Lo seguiré intentando. Puedes esperar o terminar la partida con `/{ command-game } { command-call-off }` o `/{ command-game } { command-resign }`. { $place }
opponent-engine-gone = { $player }, { $engine } ya no está disponible y no va a responder en la partida { $number }. Puedes terminarla con `/{ command-game } { command-call-off }` o `/{ command-game } { command-resign }`. { $place }
