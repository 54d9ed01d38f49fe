# El mensaje con el tablero, sus botones y lo que se cuenta de una partida.
# game (one played) = partida
# move = jugada
# to play = jugar
# it is your turn = te toca
# to pass, a pass = pasar, un pase
# to resign = abandonar
# count = recuento
# stone = piedra
# to capture = capturar
# chain = cadena
# liberty = libertad
# ko = ko
# in atari = en atari
# dead = muerta
# territory = territorio
# handicap stone = piedra de hándicap
# point (in the count) = punto
# draw (jigo) = empate (jigo)
# five in a row = cinco en línea
# pair (two stones) = par
# rematch = revancha
# challenge = desafío
# game record = registro
# replay = película
# rank = rango
# row = fila
# opponent = rival
# Black, White = Negro, Blanco

table-heading = **{ terms-game-on }** · partida { $number } · ⚫ { $black } – ⚪ { $white }
table-number = partida { $number }
table-moved = **Jugada { $number } · { terms-color } { $point }**
table-moved-captures = { table-moved } · { $stones ->
    [one] 1 capturada
   *[other] { $stones } capturadas
}
table-moved-pass = **Jugada { $number } · { terms-color } pasa**
table-begins = Empieza la partida.
table-begins-aim = { table-begins } { $aim ->
    [captures] Gana quien capture { $number } piedras.
    [five] Gana quien logre cinco en línea.
    [stones] Gana quien tenga al final más piedras en el tablero.
   *[capture] Gana quien capture primero una piedra.
}
table-begins-handicap = Empieza la partida con { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
} de hándicap; juega primero Blanco.
table-begins-free = Empieza la partida: Negro pone { $stones } piedras y después juega Blanco.
table-played = { terms-color } juega { $point }.
table-captured = { terms-color } juega { $point } y captura { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
}.
table-passed = { terms-color } pasa.
table-resumed = { $color ->
    [white] Blanco pidió seguir jugando, así que juega primero Negro.
   *[black] Negro pidió seguir jugando, así que juega primero Blanco.
}
table-prisoners = Prisioneros: Negro { $black }, Blanco { $white }.
table-pairs = Pares capturados: Negro { $black }, Blanco { $white }.
table-turn = **{ $player }, te toca**
table-thinking = **{ $player } está pensando**
table-thread-of = { terms-game } { $size }
table-thread-of-go = { $size }
table-thread-won = { $winner } gana a { $loser }
table-thread-team = los miembros
table-thread-team-won = { $winner ->
    [team] los miembros ganan a { $other }
   *[player] { $other } gana a los miembros
}
table-answer = **{ $players }: toca responder**
table-button-play = Jugar
table-button-text = Tablero en texto
table-button-more = Más…
table-button-pass = Pasar
table-button-resign = Abandonar
table-button-here = Seguir aquí
table-button-rematch = Revancha
table-button-film = Animación
table-button-share = Mostrar a todos
table-shown-by = Lo muestra { $player }
table-more-question = Partida { $number }: ¿qué quieres hacer?
table-more-placeholder = ¿Qué quieres hacer?
table-more-resign = Abandonar
table-more-resign-about = Abandona esta partida; te pediré confirmación
table-more-board = Mostrar otra vez el tablero
table-more-board-about = Como mensaje nuevo al final del canal
table-more-text-about = Solo para ti
table-more-film-about = Toda la partida como imagen animada
table-more-sgf = Registro de la partida
table-more-sgf-about = Las jugadas hasta ahora, en un archivo SGF
table-more-rules = Reglas
table-more-rules-about = Cómo se juega a este juego
table-form-title = Partida { $number }: tu jugada
table-form-point = ¿Dónde juegas?
table-button-type = Escribir
table-button-elsewhere = En otra parte
table-button-another = Otra intersección
table-button-cancel = Cancelar
table-button-again = Intentar de nuevo
table-pick-point = Partida { $number }: pulsa la intersección donde quieres jugar. Esto solo lo ves tú.
table-pick-area = Cada botón es una parte del tablero y lleva el nombre de su esquina inferior izquierda.
table-confirm-pass = ¿Pasar? Con dos pases seguidos empieza el recuento.
table-confirm-pass-after = { $player } ha pasado: si tú también pasas, empieza el recuento.
table-confirm-pass-to-end = ¿Pasar? Con dos pases seguidos termina la partida, y todo cuenta tal como está.
table-confirm-resign = ¿Abandonar la partida { $number } contra { $opponent }? No se puede deshacer.
table-played-elsewhere = Hecho. Esta partida se juega en { $place }
table-did-you-mean = No tienes ninguna partida así en este canal. ¿Te refieres a la partida { $number }, { terms-game-on } contra { $opponent }? Se juega en { $place }
table-button-there = Partida { $number }: { $command }
table-done = Hecho. El tablero está actualizado.
table-proposal-sent = Enviado. Ahora tiene que responder el otro bando: { $asked }
table-proposal-sent-elsewhere = Esta partida se juega en { $channel }, así que envío allí la propuesta. Ahora tiene que responder el otro bando: { $asked }
table-done-below = Hecho: el tablero nuevo está abajo.
table-proposal-to-go-on-here = Enviado. La partida { $number } seguirá en este canal cuando el otro bando acepte; la propuesta está en { $channel }.
table-goes-on-elsewhere = La partida sigue en { $channel }.
table-agreed-to-go-on = Ambos bandos están de acuerdo: la partida sigue en { $channel }.
table-reminder = **{ $player }, te toca** · partida { $number } contra { $opponent }
    { pace-out } · { $place }
table-reminder-of-count = **{ $player }, revisa el recuento** · partida { $number } contra { $opponent }
    { pace-out } · { $place }
table-call = La partida { $number } espera a { $player }: { $place }
table-call-asked = { $player }, partida { $number }: { $asked } { $place }
table-channel-lost = El canal de la partida { $number } ya no existe, o ya no puedo verlo. La partida sigue: `/{ command-game } { command-board }` la muestra en cualquier canal, con un botón para continuar allí.
table-channel-trouble = Para moderadores: la partida { $number } se juega en { $channel }, pero ese canal ya no existe, o no puedo escribir en él. Ya avisé directamente a quienes la juegan.
table-channel-unreached = Donde se juega la partida { $number } solo puedo responder a comandos. Aquí está el tablero; `/{ command-game } { command-board }` lo muestra en cualquier canal.
table-thread-locked = El hilo de la partida { $number } está bloqueado, así que la partida sigue aquí.
table-no-files = Aquí no puedo adjuntar archivos, así que este es el tablero en texto.
table-sgf = El registro de la partida { $number }.
table-sgf-not-here = Aquí no puedo adjuntar archivos. Pídeme el registro en otro canal o por mensaje directo.
table-film = La partida { $number }, de la primera a la última jugada.
table-film-not-here = Aquí no puedo adjuntar archivos. Pídeme la animación en otro canal o por mensaje directo.
table-film-progress = Creando la animación de la partida { $number }: imagen { $shown } de { $all }.
table-film-waits = Antes van otras animaciones. Después viene la tuya.
table-film-too-large = La animación de la partida { $number } es demasiado grande para enviarla aquí, incluso en el tamaño más pequeño.
table-film-late = { $player }, la animación de la partida { $number } llegó tarde para esta respuesta. Pulsa “{ table-button-film }” otra vez, por favor.
table-which = ¿A qué partida te refieres?
table-which-placeholder = Elige una partida
table-which-entry = Partida { $number }: { terms-game-on } contra { $opponent }
table-games-none = Ahora mismo no tienes partidas. Desafía a alguien con `/{ command-challenge }`.
table-games-heading = { $count ->
    [one] Tienes una partida.
   *[other] Tienes { $count } partidas.
}
table-games-yours = **Te toca** · partida { $number }, { terms-game-on } contra { $opponent } · { $place }
table-games-proposed = **{ $proposal ->
    [no-result] Responde: sin resultado
    [both-lose] Responde: pierden ambos bandos
    [substitute] Responde: suplente
    [undo] Responde: deshacer
    [pause] Responde: pausa
    [place] Responde: otro canal
    [call-off] Responde: anular
   *[draw] Responde: empate
}** · partida { $number }, { terms-game-on } contra { $opponent } · { $place }
table-games-theirs = Le toca a { $opponent } · partida { $number }, { terms-game-on } · { $place }
table-games-counting = **Recuento** · partida { $number }, { terms-game-on } contra { $opponent } · { $place }
table-games-offered = Tu desafío a { $opponent } · partida { $number }, { terms-game-on } · { $place }
table-games-joined = Ya aceptaste, faltan otras personas · partida { $number }, { terms-game-on } con { $opponent } · { $place }
table-games-invited = **Desafío** de { $opponent } · partida { $number }, { terms-game-on } · { $place }
table-games-more = … y { $count } más.
table-anyone = quien quiera aceptar
table-entry-yours = Te toca
table-entry-proposed = Responde a una propuesta
table-entry-theirs = Le toca a tu rival
table-entry-counting = En fase de recuento
table-entry-offered = Sin aceptar todavía
table-entry-finished = Terminada
table-won-points = { terms-color } ({ $winner }) gana por { $margin } { $margin ->
    [one] punto
   *[other] puntos
}.
table-won-stones = { terms-color } ({ $winner }) gana por { $margin } { $margin ->
    [one] piedra
   *[other] piedras
}.
table-won-five = { terms-color } ({ $winner }) logra cinco en línea y gana.
table-won-capture = { terms-color } ({ $winner }) ha capturado { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
} y gana.
table-won-resignation = Abandono de { $loser }: gana { terms-color } ({ $winner }).
table-won-pairs = { terms-color } ({ $winner }) ha capturado cinco pares y gana.
table-won-forfeit = { $color ->
    [white] Decisión de la moderación: Negro ({ $loser }) pierde por sanción y gana Blanco ({ $winner }).
   *[black] Decisión de la moderación: Blanco ({ $loser }) pierde por sanción y gana Negro ({ $winner }).
}
table-won-no-show = { $color ->
    [white] Negro ({ $loser }) no hizo su primera jugada dentro del plazo: gana Blanco ({ $winner }).
   *[black] Blanco ({ $loser }) no hizo su primera jugada dentro del plazo: gana Negro ({ $winner }).
}
table-no-result = Sin resultado: la posición se repitió y ambos bandos están de acuerdo.
table-both-lose = Ambos bandos pierden esta partida.
table-both-lose-agreed = Ambos bandos pierden esta partida, de común acuerdo.
table-drawn-points = La partida termina en empate (jigo): { $total } { $total ->
    [one] punto
   *[other] puntos
} cada bando.
table-drawn-stones = La partida termina en empate (jigo): { $total } { $total ->
    [one] piedra
   *[other] piedras
} cada bando.
table-drawn-full = La partida termina en empate: no quedan jugadas.
table-ended-won = Gana { $color ->
    [white] Blanco
   *[black] Negro
} { $how ->
    [points] por puntos
    [five] con cinco en línea
    [capture] por captura
    [pairs] con cinco pares capturados
    [resignation] por abandono
    [forfeit] por sanción
    [time] por tiempo
   *[ruling] por decisión de la moderación
}.
table-ended-open = { $how ->
    [jigo] Jigo: empate a puntos.
    [draw] Empate por acuerdo.
    [full] Empate: no quedan jugadas.
    [no-result] Sin resultado.
    [both-lose] Pierden ambos bandos.
    [not-begun] No empezó a tiempo: nadie gana ni pierde.
   *[called-off] Partida anulada: nadie gana ni pierde.
}
table-alt-board = { terms-game } en { $columns } por { $rows }, partida { $number }.
table-alt-turn = { $color ->
    [white] Le toca a Blanco.
   *[black] Le toca a Negro.
}
table-alt-over = La partida ha terminado.
table-alt-ended = { table-alt-over } { $ended }
table-alt-counting = El recuento.
table-alt-last = Última jugada: { $last }
table-alt-prisoners = Capturadas por Negro: { $black }; por Blanco: { $white }.
table-alt-pairs = Pares capturados por Negro: { $black }; por Blanco: { $white }.
table-alt-stones = { $color ->
    [white] Piedras blancas
   *[black] Piedras negras
}: { $stones }.
table-alt-ko = Ko en { $point }.
table-alt-atari = En atari: { $points }.
table-alt-line = La línea ganadora: { $points }.
table-alt-partial = No es todo; en “{ table-button-text }” están todas las piedras.
table-alt-theme = Un tablero con este aspecto: { $theme }.
table-players = Negro: { $black }. Blanco: { $white }.
table-board-empty = El tablero está vacío.
table-row = Fila { $number }: { $stones }.
table-row-empty = La fila { $number } está vacía.
table-rows-empty = Las filas { $from } a { $to } están vacías.
table-run-point = { $point }
table-run-points = { $from } a { $to }
table-run-stones = { terms-color } { $points }
table-run-dead = { $color ->
    [white] blancas muertas
   *[black] negras muertas
} { $points }
table-run-territory = { $color ->
    [white] territorio de Blanco
   *[black] territorio de Negro
} { $points }
table-chain-stones = { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
}
table-chain = { terms-color } { $points }: { table-chain-stones }, { $liberties ->
    [one] 1 libertad
   *[other] { $liberties } libertades
}.
table-chain-atari = En atari: { terms-color } { $points }, { table-chain-stones }. Última libertad: { $liberty }.
table-chain-dead = { terms-color } { $points }: { table-chain-stones }, cadena marcada como muerta.
table-no-chains = { terms-game }: sin cadenas; este es el tablero fila por fila.
table-words-partial = Aquí no cabe todo. En “{ table-button-text }” están todas las piedras.
table-repeats = Es la misma posición que tras la jugada { $number }. Si se sigue repitiendo, pueden acordar que la partida quede sin resultado.
table-placing = { $stones ->
    [one] Negro pone una piedra de hándicap más.
   *[other] Negro pone { $stones } piedras de hándicap más.
}
table-button-no-result = Sin resultado
table-button-consent = Aceptar
table-button-reject = Rechazar
table-proposes-no-result = { $player } propone terminar la partida sin resultado.
table-proposes-both-lose = { $player } propone que ambos bandos pierdan.
table-proposes-substitute = { $player } propone que { $substitute } sustituya a { $out }. Tienen que aceptar tanto { $substitute } como el otro bando.
table-proposes-substitute-still = { $player } propone que { $substitute } sustituya a { $out }. { $accepted } ya ha aceptado.
table-proposes-place = { $player } propone seguir en { $channel }.
table-proposes-place-elsewhere = { $player } propone seguir en { $channel }, un canal de otro servidor.
table-substituted = { $substitute } sustituye a { $out }.
table-rejected = { $color ->
    [white] Blanco rechaza o retira la propuesta.
   *[black] Negro rechaza o retira la propuesta.
}
table-rejected-by-substitute = { $substitute } rechaza la propuesta.
table-more-both-lose = Pierden ambos bandos
table-more-both-lose-about = Para cuando no hay acuerdo; el otro bando tiene que aceptar
table-confirm-both-lose = ¿Proponer que ambos bandos pierdan esta partida?
table-rank-noted = Guardado: { $rank }. Ahora los desafíos sugieren un hándicap.
table-atari = { $color ->
    [white] Blanco en atari
   *[black] Negro en atari
}: { $stones }. Libertades: { $liberties }.
table-atari-own = { $number ->
    [one] En { $liberties } pueden capturar tu piedra { $stones }.
   *[other] En { $liberties } pueden capturar tus piedras { $stones }.
}
table-atari-theirs = { $number ->
    [one] En { $liberties } puedes capturar la piedra { $stones }.
   *[other] En { $liberties } puedes capturar las piedras { $stones }.
}
table-hints-on = Desde ahora, los tableros de tus partidas muestran qué piedras están en atari: cuatro arcos pequeños las marcan.
table-hints-off = Los tableros de tus partidas ya no muestran qué piedras están en atari, a menos que otra persona de la partida lo quiera.
table-after-move = { $number ->
    [0] El tablero al principio. Jugadas hasta ahora: { $moves }.
   *[other] El tablero tras la jugada { $number } de { $moves }.
}
table-record-players = Negro: { $black }. Blanco: { $white }.
table-record-result = Resultado: { $result }
table-record-games = El archivo tiene { $games } partidas: esta es la primera.
table-record-stops = La jugada { $number } no es legal: el registro termina antes.
table-button-start = Inicio
table-numbered = Numeradas: { $moves }.
