# Problemas: una posición con una pregunta. Todos ven la tarjeta, y las respuestas son privadas.
# puzzle = problema
# level = nivel, de 1 a 5
# solution = solución; try = intento
# Las demás palabras, como en rules.ftl.
puzzle-command = problema
puzzle-command-about = Resuelve problemas en privado o con todos aquí
puzzle-now = ahora
puzzle-now-about = Resuelve problemas en privado, uno tras otro
puzzle-topic = tema
puzzle-topic-about = Tema (por defecto: cualquiera)
puzzle-level = nivel
puzzle-level-about = Nivel para empezar, de 1 a 5
puzzle-topic-named = { $topic ->
    [captures] Captura
    [forbidden] Intersecciones prohibidas
    [atari-go] Atari-Go
    [ko] Ko
    [stones] Contar piedras
    [territory] Contar territorio
    [dead-chains] Cadenas muertas
    [five] Cinco en línea
    [pairs] Capturar pares
    [life-and-death] Vida y muerte
    [capturing] Capturar y salvar
    [study] Estudio
   *[liberties] Libertades
}
puzzle-title = Problema { $number }: { $topic }
puzzle-here = Problema diario: { $channels }
puzzle-level-of = Nivel { $level } de 5
puzzle-tally = Intentos: { $tried } · aciertos: { $solved }
puzzle-closes = Se cierra { $until }. Las respuestas son privadas, y cuenta el primer intento.
puzzle-closed = Este problema está cerrado.
puzzle-button-next = Siguiente problema
puzzle-button-post-here = Publicar aquí
puzzle-in-a-row = **{ $number } seguidos**
puzzle-button-close = Terminar el problema
puzzle-close-question = ¿Terminar ya el problema { $number }? Todos verán la solución y no contarán más respuestas.
puzzle-closed-now = El problema { $number } está cerrado.
puzzle-ask-captures = { $color ->
    [white] Blanco juega en { $point }. ¿Qué piedras captura? Indica una piedra de cada cadena.
   *[black] Negro juega en { $point }. ¿Qué piedras captura? Indica una piedra de cada cadena.
}
puzzle-ask-ko = { $color ->
    [white] En { $point } se capturó una piedra blanca. ¿Puede Blanco recapturar ahí ahora?
   *[black] En { $point } se capturó una piedra negra. ¿Puede Negro recapturar ahí ahora?
}
puzzle-ask-five = { $color ->
    [white] Le toca a Blanco. ¿En qué intersecciones completa Blanco cinco en línea? Indícalas todas.
   *[black] Le toca a Negro. ¿En qué intersecciones completa Negro cinco en línea? Indícalas todas.
}
puzzle-ask-pairs = { $color ->
    [white] Le toca a Blanco. ¿En qué intersecciones captura Blanco un par? Indícalas todas.
   *[black] Le toca a Negro. ¿En qué intersecciones captura Negro un par? Indícalas todas.
}
puzzle-ask-atari-go = { $color ->
    [white] Atari-Go, le toca a Blanco.
   *[black] Atari-Go, le toca a Negro.
} { $moves ->
    [1] ¿Qué jugada captura de inmediato?
   *[other] ¿Qué primera jugada captura a más tardar en la jugada { $moves }, haga lo que haga el otro bando?
}
puzzle-ask-kill = { $color ->
    [white] Le toca a Blanco, que puede matar las piedras negras marcadas con triángulos. ¿Dónde juega Blanco?
   *[black] Le toca a Negro, que puede matar las piedras blancas marcadas con triángulos. ¿Dónde juega Negro?
}
puzzle-ask-live = { $color ->
    [white] Le toca a Blanco. ¿Dónde juega Blanco para que vivan las piedras blancas marcadas con triángulos?
   *[black] Le toca a Negro. ¿Dónde juega Negro para que vivan las piedras negras marcadas con triángulos?
}
puzzle-ask-capture = { $color ->
    [white] Le toca a Blanco, que puede capturar las piedras negras marcadas con triángulos, haga lo que haga el otro bando. ¿Dónde juega Blanco?
   *[black] Le toca a Negro, que puede capturar las piedras blancas marcadas con triángulos, haga lo que haga el otro bando. ¿Dónde juega Negro?
}
puzzle-ask-save = { $color ->
    [white] Le toca a Blanco. ¿Dónde juega Blanco para salvar las piedras blancas marcadas con triángulos?
   *[black] Le toca a Negro. ¿Dónde juega Negro para salvar las piedras negras marcadas con triángulos?
}
puzzle-ask-study = { $color ->
    [white] Le toca a Blanco. ¿Qué jugada es la correcta?
   *[black] Le toca a Negro. ¿Qué jugada es la correcta?
}
puzzle-author = Comentario del archivo: { $words }
puzzle-yes = Sí
puzzle-no = No
puzzle-missed = **No es correcto.**
puzzle-right = { $tries ->
    [1] **¡Correcto!** Resuelto al primer intento.
   *[other] **¡Correcto!** Resuelto en el intento n.º { $tries }.
}
puzzle-refuted = La imagen muestra por qué.
puzzle-refuted-line = Las imágenes muestran por qué falla, jugada a jugada: { $moves }.
puzzle-fails-alone = El otro bando ni siquiera tiene que responder.
puzzle-far-away = Está demasiado lejos para cambiar nada.
puzzle-no-line = El archivo no da respuesta a esa jugada, pero no es la correcta.
puzzle-right-move = La jugada correcta es { $point }.
puzzle-best-line = Con el mejor juego de ambos bandos: { $moves }.
puzzle-right-too = También es correcto: { $points }.
puzzle-why-captures = { $point } captura { $number ->
    [one] una piedra
   *[other] { $number } piedras
}: { $points }.
puzzle-why-ko = No: es ko. La piedra que acaba de capturar una sola piedra no se puede recapturar de inmediato; antes hay que jugar en otro lugar.
puzzle-why-no-ko = Sí: ningún ko lo impide. La piedra en { $point } captura { $number ->
    [one] una piedra
   *[other] { $number } piedras
}.
puzzle-why-line = Lo mejor para ambos bandos: { $points }. La última jugada captura.
puzzle-posted = Ya publicaste este problema: ahora está en el canal.
puzzle-try-first = Inténtalo primero: podrás ver la solución cuando hayas respondido.
puzzle-not-yours = Solo los moderadores y quien pidió este problema pueden terminarlo.
puzzle-none = No conseguí componer un problema así. Inténtalo otra vez, o prueba otro nivel.
puzzle-create = crear
puzzle-create-about = Propón un problema tuyo: un archivo SGF con su solución
puzzle-file = archivo
puzzle-file-about = SGF: la posición, la variante correcta (marcada o primera) y respuestas a jugadas malas
puzzle-own-level-about = La dificultad según tú, de 1 a 5 (por defecto: 3)
puzzle-which-game = partida
puzzle-which-game-about = Número de la partida, si el archivo tiene varias (por defecto: la primera con jugadas)
puzzle-proposed = { $player } propone este problema. Los moderadores deciden si se publica.
puzzle-as-read = Así he leído el archivo. Número de variantes: { $lines }.
puzzle-remark-games = Partida { $taken } de { $games } del archivo. Para otra, usa `{ puzzle-which-game }`.
puzzle-remark-first-branch = Nada en el archivo marca la variante correcta, así que he tomado como correcta la primera rama.
puzzle-remark-charset = El archivo no indica su juego de caracteres, o indica uno equivocado. Lo he leído como { $charset }: revisa el texto.
puzzle-button-post = Publicar
puzzle-button-refuse = Rechazar
puzzle-button-discard = Descartar
puzzle-moderators-only = Eso solo pueden decidirlo los moderadores.
puzzle-not-taken = El problema { $number } no se publicará.
puzzle-proposal-gone = Este problema ya no está pendiente: se publicó, se rechazó o esperó demasiado.
puzzle-too-many = Ya tienes { $number } problemas pendientes, y ese es el límite.
puzzle-sgf-unclosed = No puedo leer el archivo como SGF: el corchete que se abre en el byte { $offset } no se cierra.
puzzle-sgf-none = No puedo leer el archivo como SGF: no contiene ningún registro.
puzzle-sgf-game = No conozco el juego de ese archivo. El Go es GM[1].
puzzle-sgf-size = El tablero de ese archivo no tiene entre 1 y 19 líneas.
puzzle-sgf-point = En el archivo, { $property } nombra algo que no es una intersección de su tablero.
puzzle-sgf-late-setup = En el archivo se colocan piedras después de la primera jugada. Todas tienen que estar desde el principio.
puzzle-sgf-turns = En el archivo, Negro y Blanco no se alternan.
puzzle-sgf-no-moves = En el archivo no hay jugadas, así que no hay solución.
puzzle-sgf-no-such-game = Esa partida no está en el archivo. Número de partidas: { $games }.
puzzle-sgf-setup = La posición del archivo no es posible.
puzzle-sgf-no-liberty = La posición del archivo no es posible: la cadena de { $at } no tiene libertades.
puzzle-sgf-nothing-right = Ninguna variante del archivo es correcta. Escribe RIGHT en el comentario al final de una correcta, o ponla la primera.
puzzle-sgf-no-first-move = Una variante del archivo no empieza con una piedra.
puzzle-sgf-too-large = El árbol del archivo es demasiado grande: el límite es de { $lines } variantes de { $moves } jugadas.
puzzle-sgf-illegal = Variante { $line } del archivo, jugada { $number }: { $reason }
