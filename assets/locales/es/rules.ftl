# El libro de reglas: un curso, página por página, cada una con una imagen y un ejercicio.
# Algunas páginas y algunos títulos están en help.ftl, donde también los usa la ayuda.
# Lo que una página dice de sus imágenes se comprueba con assets/rules.
# board = tablero
# stone = piedra
# point (place) = intersección, punto
# point (in the count) = punto
# empty = vacía
# row, column = fila, columna
# edge, corner = borde, esquina
# move = jugada
# it is X’s turn = le toca a X
# chain = cadena
# group = grupo
# liberty = libertad
# to capture, capture = capturar, captura
# in atari = en atari
# eye, false eye = ojo, ojo falso
# dead, alive = muerta, viva
# ko = ko
# seki = seki
# to pass = pasar
# count = recuento
# territory = territorio
# area = área
# prisoner = prisionero
# neutral point = punto neutral
# to fill in = rellenar
# komi = komi
# handicap stone = piedra de hándicap
# crosscut = corte cruzado
# five in a row = cinco en línea
# pair (two stones) = par
# Pair Go = Go por parejas
# partner = pareja
# side = bando
# exercise = ejercicio
# Black, White = Negro, Blanco

rules-command = reglas
rules-command-about = Aprende las reglas página por página, con imágenes y ejercicios
rules-language-about = Idioma en que leer (por defecto: el tuyo)

rules-shelf-path = El camino: de la primera piedra a Estrasburgo
rules-shelf-go = El Go completo
rules-shelf-more = Más juegos, y cómo se juega aquí

rules-button-back = Atrás
rules-button-on = Siguiente
rules-button-next = Siguiente: { $title }
rules-progress = Ejercicios resueltos: { $solved } de { $all }
rules-button-try = Ponte a prueba
rules-button-play-stage = Jugar a { $game } conmigo
rules-contents-title = Índice
rules-contents = Todas las páginas del libro de reglas. Una marca señala aquellas cuyo ejercicio has resuelto.
rules-button-answer = Responder
rules-button-solve = Ver la respuesta

# Las páginas.

rules-path-title = Por dónde empezar
rules-path =
    Dos personas, un tablero y una sola regla para empezar: una piedra rodeada queda capturada. Unas pocas páginas cortas llevan a tu primera partida, **Atari-Go**: gana quien captura primero. Después viene todo el Go, paso a paso.

    {""}**{ rules-button-try }** trae un ejercicio: responde cuantas veces quieras, nadie más lo ve.

rules-board-title = El tablero y sus intersecciones
rules-board =
    Las piedras se ponen donde se cruzan dos líneas, no en las casillas que quedan entre ellas. Estos cruces se llaman intersecciones o puntos; los del borde y los de las esquinas valen como todos los demás. Un tablero de 9 por 9 líneas tiene 81 y es el mejor para empezar.

    Cada intersección se nombra con la letra de su columna, contando desde la izquierda, y el número de su fila, contando desde abajo.
    En la imagen, el cuadrado está en A1, la esquina inferior izquierda, y el círculo en D4. El triángulo de la esquina superior derecha está en J9: la letra I se omite porque se parece a un 1.
    Los puntitos del tablero solo ayudan a orientarse y muestran dónde van las piedras de hándicap.

rules-turns-title = Por turnos
rules-turns =
    Un bando tiene las piedras negras y el otro las blancas. Lo normal es que el tablero esté vacío al principio y que empiece Negro.

    Cuando te toca, pones una piedra en cualquier intersección vacía. Después la piedra ya no se mueve: se queda donde está hasta que la capturan o termina la partida.
    En la imagen hay seis piedras, puestas en el orden de sus números. Ahora le toca otra vez a Negro.

rules-chains-title = Cadenas
rules-chains =
    Las piedras del mismo color que son vecinas a lo largo de las líneas forman juntas una cadena. Las vecinas en diagonal, no. Una piedra sola también es una cadena.

    En la imagen, el número sobre cada cadena dice cuántas libertades tiene: 12, 8, 6 y 4. La piedra blanca del centro de la cruz, en E7, no tiene ninguna intersección vacía al lado, y aun así está a salvo: cuentan las libertades de toda su cadena.
    En la imagen, A, B y C solo se tocan en diagonal, así que son tres cadenas. Las tres piedras marcadas con D son una sola cadena.
    La imagen muestra el ejemplo completo de un viejo folleto, que da 28 libertades a la larga cadena blanca. Son 29: cuéntalas, y K14, que toca dos de sus piedras, solo una vez.

# Va después de help-atari-go.
rules-atari-go =
    La imagen muestra el comienzo habitual en 9×9: hay ya dos piedras de cada color en corte cruzado, y Negro juega primero. Fíjate en las cadenas a las que solo les queda una libertad: captura las de tu rival y salva las tuyas.

# Va después de help-go.
rules-go =
    La imagen muestra una partida en 9×9 después de ocho jugadas. Todavía no se ha capturado nada: ambos bandos están esbozando lo que les gustaría rodear.

rules-strasbourg-title = Estrasburgo: contar piedras
rules-strasbourg =
    En el segundo paso, la partida no termina con una captura. Cuando ambos bandos han pasado, gana quien tiene más piedras en el tablero. Todo cuenta tal como está, y las piedras capturadas no valen nada.
    Necesitas, pues, sitio para muchas piedras, un sitio en el que tu rival no pueda entrar. Pero guárdate dos intersecciones vacías separadas, dos ojos: si rellenas la penúltima, te pueden capturar el grupo entero.

    En la imagen, ambos bandos han rellenado todo lo que podían. Las cuatro intersecciones vacías son sus ojos: nadie puede jugar en los del otro bando, y nadie debería rellenar los suyos. Negro tiene 23 piedras y Blanco tiene 22, así que Negro gana por una.

rules-death-title = Ojos falsos y piedras muertas
rules-death =
    Un ojo es falso si al final su propio bando tiene que rellenarlo. En la imagen, el grupo blanco tiene un ojo verdadero en el cuadrado, pero el círculo es un ojo falso: ahí Negro puede capturar las piedras con los triángulos.
    Si Blanco las salva jugando en el círculo, solo queda un ojo, y Negro lo captura todo jugando en el cuadrado.

    Un grupo que ya no puede formar dos ojos está muerto. No hace falta capturar las piedras muertas: cuando ambos bandos han pasado, salen del tablero si hay acuerdo en ello.
    En la imagen, la piedra blanca con el triángulo está muerta. Está encerrada, y no hay sitio para dos ojos.

rules-territory-title = Contar territorio
rules-territory =
    Cada intersección vacía rodeada solo por tus piedras vivas te vale un punto, y también cada piedra que has capturado. El borde del tablero ayuda a rodear. Las intersecciones que tocan ambos colores no son de nadie.

    En la imagen, Negro acaba de jugar en A1 y de capturar tres piedras. Negro rodea 10 intersecciones y tiene 3 prisioneros: 13. Blanco rodea 15 intersecciones y no tiene prisioneros: 15. Blanco gana por 2 puntos.
    Las piedras muertas se convierten en prisioneros, y las intersecciones que ocupaban también cuentan. Una piedra innecesaria en tu propio territorio te cuesta un punto.

rules-filling-title = Contar rellenando
rules-filling =
    En un tablero de madera se cuenta sin hacer sumas. Los prisioneros vuelven al tablero, al territorio de su propio color, donde cada uno quita un punto. Después solo quedan por contar intersecciones vacías, y la diferencia es la misma que antes.

    En la imagen, cada bando rodea 16 intersecciones. Negro tiene un prisionero, la piedra muerta en B2; Blanco ha capturado dos piedras negras.
    En la imagen, los tres prisioneros están de vuelta, marcados con triángulos. En E9, que es neutral, hay una piedra de reserva, para que nadie cuente ese punto. A Negro le quedan 14 puntos y a Blanco 15: Blanco gana por un punto.

rules-area-title = Contar área
rules-area =
    Con reglas de área, cada una de tus piedras vivas te vale un punto, y también cada intersección vacía rodeada solo por ellas. Las piedras capturadas no valen nada. Una piedra en tu propia área no te cuesta nada, y cada punto neutral que ocupas te vale un punto.

    La imagen muestra el mismo tablero que la página “{ rules-territory-title }”. Negro tiene 14 piedras y rodea 10 intersecciones: 24. Blanco tiene 10 piedras y rodea 15 intersecciones: 25. También aquí gana Blanco, esta vez por un punto. Casi siempre gana el mismo bando con las dos formas de contar.

# Va después de help-gomoku.
rules-gomoku =
    En la imagen, Negro acaba de ganar: de B3 a F7 hay cinco piedras negras en una línea diagonal.

rules-renju =
    El Renju es Gomoku con restricciones para Negro, que tiene la ventaja de empezar. Negro solo gana con exactamente cinco en línea y no puede jugar en algunas intersecciones; Blanco puede jugar en cualquier sitio y también gana con más de cinco.

    En la imagen, Negro tiene prohibidas tres intersecciones. A formaría dos treses a la vez; B, dos cuatros; y C, seis en línea. Un tres son tres piedras que una jugada legal convierte en cuatro en línea con los dos extremos abiertos; un cuatro son cuatro piedras que una más convierte en exactamente cinco.
    Un tres y un cuatro juntos están permitidos. Una piedra que forma exactamente cinco siempre está permitida y gana.

# Va después de help-go-bang.
rules-go-bang =
    En la imagen, Negro juega en el círculo y captura dos pares a la vez, cuatro piedras en total. La piedra blanca de D4 se queda: está sola.

rules-pair-go-title = Go por parejas
rules-pair-go =
    Dos personas llevan negras y dos llevan blancas. El orden no cambia nunca: Negro A, Blanco A, Negro B, Blanco B, y vuelta a empezar. Un pase gasta el turno igual que una piedra.
    Mientras dura la partida, no se habla de ella con la pareja. Adivinar qué tenía tu pareja en mente es la gracia del juego.

    En la imagen, Negro A ha puesto las piedras 1 y 5, y Negro B la piedra 3. Blanco A ha puesto las piedras 2 y 6, y Blanco B la piedra 4.
    `/{ command-together } { command-pair-go }` con `{ command-opponent }`, `{ command-partner }` y `{ command-second }` invita a tres personas a jugarlo.

rules-etiquette-title = Buenos modales
rules-etiquette =
    Saluda antes de la partida y da las gracias después, acabe como acabe. Según una vieja costumbre, la primera piedra de Negro va en el cuarto superior derecho del tablero, como en la imagen.

    Juega al ritmo acordado; si necesitas un descanso, dilo con `/{ command-game } { command-pause }` o `/{ command-me } { command-vacation }`. Cuando ya no quede nada que esperar, abandona con `/{ command-game } { command-resign }` en vez de aguardar un despiste.
    Mientras dure una partida, no pidas consejos sobre ella ni los des.
    En el recuento, juega limpio: reconoce qué piedras están muertas, sobre todo las tuyas.

rules-tengen-title = Jugar aquí
rules-tengen =
    `/{ command-challenge }` desafía a alguien a una partida. Debajo del tablero, con **{ table-button-play }** eliges una intersección, y en **{ table-button-more }** está todo lo demás.
    No tengas miedo de equivocarte: si una jugada no está permitida, te digo solo a ti qué regla la prohíbe, y eliges otra. `/{ command-me } { command-boards } { command-hints }` muestra las piedras que están en atari.
    Cuando ambos bandos han pasado, elige las piedras muertas en el menú debajo del tablero; **{ count-button-agree }** cierra el recuento.

    La intersección del centro del tablero, la del círculo, se llama *tengen*, el origen del cielo. De ahí viene mi nombre. El Go mismo se llama *igo* en Japón, *weiqi* en China y *baduk* en Corea.

# Los ejercicios: primero, una pregunta.

rules-try-title = Ponte a prueba: { $title }
rules-ask-name = ¿Cómo se llama la intersección del círculo? Primero la letra de su columna y después el número de su fila.
rules-ask-turn = Nadie ha pasado y no se ha capturado nada. ¿A quién le toca?
rules-ask-liberties = ¿Cuántas libertades tiene la cadena con los triángulos?
rules-ask-chains = ¿Cuántas cadenas { $color ->
    [white] blancas
   *[black] negras
} hay en el tablero?
rules-ask-capture = { $color ->
    [white] Le toca a Blanco. Indica una intersección en la que Blanco captura algo.
   *[black] Le toca a Negro. Indica una intersección en la que Negro captura algo.
}
rules-ask-forbidden = { $color ->
    [white] Le toca a Blanco. ¿En qué intersecciones vacías no puede jugar Blanco? Indícalas todas.
   *[black] Le toca a Negro. ¿En qué intersecciones vacías no puede jugar Negro? Indícalas todas.
}
rules-ask-eyes = { $color ->
    [white] Le toca a Blanco. ¿Qué jugada le da dos ojos a la cadena con los triángulos?
   *[black] Le toca a Negro. ¿Qué jugada le da dos ojos a la cadena con los triángulos?
}
rules-ask-dead = Ambos bandos han pasado. ¿Qué cadenas están muertas? Indica una piedra de cada una, negras y blancas.
rules-ask-seki = ¿En qué intersecciones vacías no debería jugar ningún bando? Indícalas todas.
rules-ask-gain = { $color ->
    [white] Le toca a Blanco, y cuenta el territorio. ¿Hay todavía alguna jugada que le dé un punto a Blanco?
   *[black] Le toca a Negro, y cuenta el territorio. ¿Hay todavía alguna jugada que le dé un punto a Negro?
}
rules-ask-points = { $color ->
    [white] Ambos bandos han pasado. ¿Cuántos puntos tiene Blanco
   *[black] Ambos bandos han pasado. ¿Cuántos puntos tiene Negro
} { $scoring ->
    [area] si cuenta el área, es decir, las piedras y lo que rodean?
    [stones] si cuentan las piedras?
   *[territory] si cuentan el territorio y los prisioneros? Capturas hasta ahora: Negro { $black }, Blanco { $white }.
}
rules-ask-filled = { $color ->
    [white] Negro ha capturado { $prisoners ->
        [one] una piedra. Ahora se rellena el territorio con ella.
       *[other] { $prisoners } piedras. Ahora se rellena el territorio con ellas.
    } ¿Cuántos puntos de territorio le quedan a Blanco?
   *[black] Blanco ha capturado { $prisoners ->
        [one] una piedra. Ahora se rellena el territorio con ella.
       *[other] { $prisoners } piedras. Ahora se rellena el territorio con ellas.
    } ¿Cuántos puntos de territorio le quedan a Negro?
}
rules-ask-winner = { $scoring ->
    [area] Ambos bandos han pasado, y cuenta el área.
    [stones] Ambos bandos han pasado, y cuentan las piedras del tablero.
   *[territory] Ambos bandos han pasado, y cuenta el territorio. Capturas hasta ahora: Negro { $black }, Blanco { $white }.
} { $komi ->
    [0] ¿Quién gana?
   *[other] El komi es de { $komi }. ¿Quién gana?
}
rules-ask-win = { $color ->
    [white] Le toca a Blanco, que puede ganar ahora mismo. ¿Dónde?
   *[black] Le toca a Negro, que puede ganar ahora mismo. ¿Dónde?
}
rules-ask-partner = Juegan dos parejas y nadie ha pasado. Cuenta las piedras: ¿a quién le toca?

# Entre qué se elige.
rules-choice = { $choice ->
    [nobody] Nadie: empate
    [gain] Sí, hay una
    [pass] No, es hora de pasar
    [black-first] Negro A
    [black-second] Negro B
    [white-first] Blanco A
    [white-second] Blanco B
   *[other] { $choice }
}

# Lo que se rellena: 45 caracteres como máximo cada uno.
rules-form-title = Tu respuesta
rules-form-point = Una intersección
rules-form-points = Todas las intersecciones
rules-form-stones = Una piedra de cada cadena muerta
rules-form-number = Un número
rules-form-number-example = 7

# Cómo ha ido.
rules-right = **¡Correcto!**
rules-wrong = **No del todo.** Puedes responder otra vez.
rules-solved = **La respuesta**

# Por qué la respuesta correcta es correcta.
rules-why-name = La intersección se llama { $point }.
rules-why-turn = Hay { $black ->
    [one] una piedra negra
   *[other] { $black } piedras negras
} y { $white ->
    [one] una blanca
   *[other] { $white } blancas
}. { $color ->
    [white] Empezó Negro, así que le toca a Blanco.
   *[black] Empezó Negro, así que le toca a Negro.
}
rules-why-liberties = { $number ->
    [one] La cadena tiene una sola libertad: { $points }.
   *[other] La cadena tiene { $number } libertades: { $points }. Una intersección que toca dos de sus piedras cuenta una sola vez.
}
rules-why-chains = { $number ->
    [one] Hay una sola cadena: todas estas piedras se tocan a lo largo de las líneas.
   *[other] Hay { $number } cadenas, marcadas con letras. Las piedras con la misma letra se tocan a lo largo de las líneas.
}
rules-why-capture = { $color ->
    [white] Blanco captura en { $points }: es la última libertad de una cadena negra.
   *[black] Negro captura en { $points }: es la última libertad de una cadena blanca.
}
rules-why-pair = { $color ->
    [white] Blanco captura en { $points }: eso cierra la trampa en torno a un par negro.
   *[black] Negro captura en { $points }: eso cierra la trampa en torno a un par blanco.
}
rules-why-forbidden = { $color ->
    [white] Blanco no puede jugar en { $points }, pero sí en cualquier otra intersección vacía.
   *[black] Negro no puede jugar en { $points }, pero sí en cualquier otra intersección vacía.
}
rules-why-eyes = La jugada es { $points }. Ahora la cadena rodea dos intersecciones separadas, y el otro bando nunca podrá rellenar ambas.
rules-why-dead = Piedras muertas: { $points }. Están encerradas y no tienen sitio para dos ojos. Todas las demás piedras viven.
rules-why-seki = { $points }: son las últimas libertades de las cadenas de ambos bandos. Quien juega ahí primero pierde sus piedras: es un seki.
rules-why-gain = { $color ->
    [white] Sí: en { $points } Blanco cierra la frontera. Ninguna otra jugada aporta nada.
   *[black] Sí: en { $points } Negro cierra la frontera. Ninguna otra jugada aporta nada.
}
rules-why-pass = No: lo que queda toca ambos colores y no es de nadie, y una piedra en el propio territorio no hace más que costar un punto. Es hora de pasar.
rules-why-points = { $color ->
    [white] Blanco { $surrounded ->
        [0] no rodea ninguna intersección
        [one] rodea una intersección
       *[other] rodea { $surrounded } intersecciones
    }
   *[black] Negro { $surrounded ->
        [0] no rodea ninguna intersección
        [one] rodea una intersección
       *[other] rodea { $surrounded } intersecciones
    }
} { $scoring ->
    [area] y tiene { $extra ->
        [one] una piedra
       *[other] { $extra } piedras
    } en el tablero: { $total }.
   *[territory] y { $extra ->
        [0] no tiene prisioneros
        [one] tiene un prisionero
       *[other] tiene { $extra } prisioneros
    }: { $total }.
}
rules-why-points-stones = { $color ->
    [white] Blanco tiene { $total ->
        [one] una piedra
       *[other] { $total } piedras
    } en el tablero.
   *[black] Negro tiene { $total ->
        [one] una piedra
       *[other] { $total } piedras
    } en el tablero.
}
rules-why-filled = { $color ->
    [white] Blanco rodeaba { $surrounded ->
        [one] una intersección
       *[other] { $surrounded } intersecciones
    }
   *[black] Negro rodeaba { $surrounded ->
        [one] una intersección
       *[other] { $surrounded } intersecciones
    }
}. { $prisoners ->
    [one] Ahí se ha puesto un prisionero, marcado con un triángulo.
   *[other] Ahí se han puesto { $prisoners } prisioneros, marcados con triángulos.
} { $left ->
    [one] Queda un punto.
   *[other] Quedan { $left } puntos.
}
rules-why-winner = { $komi ->
    [0] Negro: { $black }. Blanco: { $white }.
   *[other] Negro: { $black }. Blanco, con el komi: { $white }.
} { $winner ->
    [white] Blanco gana por { $margin }.
    [black] Negro gana por { $margin }.
   *[nobody] Hay empate.
}
rules-why-win-capture = { $color ->
    [white] En { $points } Blanco captura primero y gana.
   *[black] En { $points } Negro captura primero y gana.
}
rules-why-win-five = { $color ->
    [white] En { $points } Blanco logra cinco en línea y gana.
   *[black] En { $points } Negro logra cinco en línea y gana.
}
rules-why-partner = { $stones ->
    [one] Se ha puesto una piedra
   *[other] Se han puesto { $stones } piedras
}, y las cuatro personas juegan siempre en el mismo orden. Ahora le toca a: { $player }.

# Por qué una respuesta equivocada lo es, sin revelar la correcta.
rules-not-name = Eso es { $point }, otra intersección. Baja en línea recta hasta la letra y ve en línea recta hacia un lado hasta el número. La letra I se omite.
rules-not-turn = Cuenta las piedras. Si hay las mismas de cada color, le toca a Negro; si hay una piedra negra más, le toca a Blanco.
rules-not-liberties = { $than ->
    [more] No, son menos de { $number }. Solo cuentan las intersecciones vacías contiguas a la cadena a lo largo de las líneas, y cada una, una sola vez.
   *[less] No, son más de { $number }. Recorre toda la cadena, piedra por piedra.
}
rules-not-chains = { $than ->
    [more] No, son menos de { $number }. Las piedras vecinas a lo largo de las líneas forman juntas una sola cadena.
   *[less] No, son más de { $number }. Las piedras que solo se tocan en diagonal no están conectadas.
}
rules-not-capture = Una piedra en { $point } no captura nada. Busca una cadena a la que solo le quede una libertad.
rules-not-pair = Una piedra en { $point } no captura nada. Busca exactamente dos piedras en una línea, con una de las tuyas ya en un extremo.
rules-not-forbidden = En { $points } sí se puede jugar: una piedra tiene ahí una libertad, o la consigue al capturar, y ningún ko lo impide.
rules-not-forbidden-renju = Negro puede jugar en { $points }: allí no surge ningún doble tres, ningún doble cuatro ni ninguna línea demasiado larga.
rules-not-all = Hasta aquí es correcto, pero todavía falta algo.
rules-not-eyes = Después de { $point }, la cadena no rodea dos intersecciones separadas. Busca la que divide su espacio en dos.
rules-not-dead = { $points }: esto no se puede capturar si se responde bien.
rules-not-seki = En { $points } se puede jugar sin daño. Busca cadenas de ambos colores que compartan sus últimas libertades.
rules-not-gain = { $choice ->
    [gain] Mira otra vez: una intersección que toca ambos colores no vale nada, y una piedra en el propio territorio cuesta un punto.
   *[pass] Mira otra vez: en algún sitio la frontera todavía tiene un hueco.
}
rules-not-points = No, no es { $number }. Cuenta otra vez, fila por fila.
rules-not-winner = { $scoring ->
    [area] Cuenta otra vez: las piedras del tablero y las intersecciones vacías que rodea un solo color.
    [stones] Cuenta otra vez: solo las piedras del tablero.
   *[territory] Cuenta otra vez: las intersecciones vacías que rodea un solo color, después los prisioneros y, al final, el komi para Blanco.
}
rules-not-win = En { $point } todavía no se gana.
rules-not-partner = El orden es: Negro A, Blanco A, Negro B, Blanco B, y vuelta a empezar.

# Después de una partida, bajo el tablero: lo que sigue en el camino.
rules-step = El siguiente paso para { $players }, sin prisa: **{ $step }**.
rules-step-named = { $step ->
    [strasbourg] Estrasburgo en 9×9
   *[territory] Go con territorio en 9×9
}
rules-button-step = El siguiente paso
