# Acertijos: una posición con una pregunta. Todos ven la tarjeta, y las respuestas son privadas.
# puzzle = acertijo
# level = nivel, de 1 a 5
# solution = solución; try = intento
# Las demás palabras, como en rules.ftl.
puzzle-command = acertijo
puzzle-command-about = Acertijos que cualquiera aquí puede responder en privado
puzzle-now = ahora
puzzle-now-about = Publicar un acertijo que cualquiera aquí puede responder en privado
puzzle-topic = tema
puzzle-topic-about = De qué trata; si no, de cualquier cosa
puzzle-level = nivel
puzzle-level-about = Lo difícil que es, de 1 a 5; si no, 2
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
puzzle-title = Acertijo { $number }: { $topic }
puzzle-level-of = Nivel { $level } de 5
puzzle-tally = Intentos de: { $tried } · resuelto por: { $solved }
puzzle-closes = Se cierra { $until }. Las respuestas son privadas, y cuenta el primer intento.
puzzle-closed = Este acertijo está cerrado.
puzzle-button-close = Cerrar
puzzle-ask-captures = { $color ->
    [white] Blanco juega en el círculo. ¿Qué piedras captura? Indica una piedra de cada cadena.
   *[black] Negro juega en el círculo. ¿Qué piedras captura? Indica una piedra de cada cadena.
}
puzzle-ask-ko = { $color ->
    [white] En el círculo se capturó una piedra blanca. ¿Puede Blanco recapturar ahí ahora?
   *[black] En el círculo se capturó una piedra negra. ¿Puede Negro recapturar ahí ahora?
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
    [1] ¿Qué jugada captura enseguida?
   *[other] ¿Qué primera jugada captura a más tardar en la jugada { $moves }, haga lo que haga el otro bando?
}
puzzle-ask-kill = { $color ->
    [white] Le toca a Blanco, que puede matar las piedras negras con triángulos. ¿Dónde juega Blanco?
   *[black] Le toca a Negro, que puede matar las piedras blancas con triángulos. ¿Dónde juega Negro?
}
puzzle-ask-live = { $color ->
    [white] Le toca a Blanco. ¿Dónde juega Blanco para que vivan las piedras blancas con triángulos?
   *[black] Le toca a Negro. ¿Dónde juega Negro para que vivan las piedras negras con triángulos?
}
puzzle-ask-capture = { $color ->
    [white] Le toca a Blanco, que puede capturar las piedras negras con triángulos haga lo que haga el otro bando. ¿Dónde juega Blanco?
   *[black] Le toca a Negro, que puede capturar las piedras blancas con triángulos haga lo que haga el otro bando. ¿Dónde juega Negro?
}
puzzle-ask-save = { $color ->
    [white] Le toca a Blanco. ¿Dónde juega Blanco para salvar de la captura las piedras blancas con triángulos?
   *[black] Le toca a Negro. ¿Dónde juega Negro para salvar de la captura las piedras negras con triángulos?
}
puzzle-ask-study = { $color ->
    [white] Le toca a Blanco. ¿Qué jugada es la correcta?
   *[black] Le toca a Negro. ¿Qué jugada es la correcta?
}
puzzle-author = Comentario: { $words }
puzzle-yes = Sí
puzzle-no = No
puzzle-right = { $tries ->
    [1] **¡Correcto!** Resuelto al primer intento.
   *[other] **¡Correcto!** Resuelto en el intento { $tries }.
}
puzzle-refuted = La imagen muestra por qué.
puzzle-refuted-line = Las imágenes muestran jugada a jugada por qué falla: { $moves }.
puzzle-fails-alone = El otro bando ni siquiera tiene que responder.
puzzle-far-away = Está demasiado lejos: allí no cambia nada.
puzzle-no-line = El estudio no da respuesta a esa jugada, pero la correcta es otra.
puzzle-right-move = La jugada correcta es { $point }.
puzzle-goes-on = Si ambos bandos siguen lo mejor que pueden: { $moves }.
puzzle-right-too = También es correcto: { $points }.
puzzle-why-captures = { $point } captura { $number ->
    [one] una piedra
   *[other] { $number } piedras
}: { $points }.
puzzle-why-ko = No: es ko. La piedra que acaba de capturar una sola no se puede recapturar enseguida; antes hay que jugar en otro lugar.
puzzle-why-no-ko = Sí: ningún ko lo impide. La piedra en { $point } captura { $number ->
    [one] una piedra
   *[other] { $number } piedras
}.
puzzle-why-line = Lo mejor para ambos bandos: { $points }. La última jugada captura.
puzzle-try-first = Inténtalo primero: la solución es para quien ha respondido al menos una vez.
puzzle-not-yours = Puede cerrar un acertijo quien lo ha pedido, y también la moderación.
puzzle-none = Ahora no he conseguido hacer un acertijo así. Inténtalo otra vez, o con otro nivel.
puzzle-create = crear
puzzle-create-about = Traer un acertijo propio: un archivo SGF con su solución
puzzle-file = archivo
puzzle-file-about = Un SGF: la posición, la línea correcta marcada o primera, y respuestas a las jugadas malas
puzzle-own-level-about = Lo difícil que te parece, de 1 a 5; si no, 3
puzzle-proposed = { $player } propone este acertijo. La moderación decide si se publica.
puzzle-as-read = Así he leído el archivo. Líneas en total: { $lines }.
puzzle-button-post = Publicar
puzzle-button-refuse = Rechazar
puzzle-button-discard = Descartar
puzzle-moderators-only = Eso lo decide la moderación.
puzzle-not-taken = El acertijo { $number } no se publica.
puzzle-proposal-gone = Este acertijo ya no espera: se publicó o se rechazó, o ha esperado demasiado.
puzzle-too-many = Ya tienes tantos acertijos en espera como se puede a la vez: { $number }.
puzzle-sgf-unclosed = No puedo leer el archivo como SGF: el corchete que se abre en el byte { $offset } no se cierra nunca.
puzzle-sgf-none = No puedo leer el archivo como SGF: no contiene ningún registro.
puzzle-sgf-game = No conozco el juego de ese archivo. El go es GM[1].
puzzle-sgf-size = El tablero de ese archivo no tiene un tamaño de 1 a 19.
puzzle-sgf-point = En el archivo, { $property } nombra algo que no es una intersección de su tablero.
puzzle-sgf-late-setup = En el archivo se colocan piedras después de la primera jugada. Todas tienen que estar desde el principio.
puzzle-sgf-turns = En el archivo los bandos no juegan por turnos.
puzzle-sgf-no-moves = En el archivo no hay ninguna jugada y, por tanto, tampoco solución.
puzzle-sgf-setup = La posición del archivo no es posible.
puzzle-sgf-no-liberty = La posición del archivo no es posible: la cadena de { $at } no tiene libertades.
puzzle-sgf-nothing-right = Ninguna línea del archivo es correcta. Escribe RIGHT en el comentario al final de una correcta, o ponla la primera.
puzzle-sgf-no-first-move = Una línea del archivo no empieza con una piedra.
puzzle-sgf-too-large = El árbol del archivo es demasiado grande: como mucho { $lines } líneas de { $moves } jugadas.
puzzle-sgf-illegal = Línea { $line } del archivo, jugada { $number }: { $reason }
