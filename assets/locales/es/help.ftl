# Las páginas de la ayuda. Cada página tiene 4096 caracteres como máximo.
# stone = piedra
# point (place) = intersección, punto
# point (in the count) = punto
# empty = vacía
# chain = cadena
# group = grupo
# liberty = libertad
# to capture, capture = capturar, captura
# prisoner = prisionero
# atari = atari
# suicide = suicidio
# ko = ko
# superko (situational) = superko (situacional)
# eye = ojo
# dead, alive = muerta, viva
# seki = seki
# territory = territorio
# area = área
# neutral points = puntos neutrales
# komi = komi
# handicap = hándicap
# handicap stone = piedra de hándicap
# marked points = puntos marcados
# edge, corner = borde, esquina
# row, column = fila, columna
# move = jugada
# to pass, a pass = pasar, un pase
# count = recuento
# to object = objetar
# draw = empate
# five in a row = cinco en línea
# pair (two stones) = par
# the trap, the sandwich = la trampa, el sándwich
# crosscut = corte cruzado
# rule set = reglamento

help-shelf-start = Primeros pasos, y los juegos
help-shelf-rules = Las reglas, una por una
help-shelf-rule-sets = Los reglamentos
help-welcome-title = Go en Discord
help-welcome =
    Soy tengen. Conmigo se juega al Go y a juegos afines: muestro el tablero, reviso cada jugada y cuento los puntos.

    `/{ command-challenge }` ofrece una partida a alguien, o a quien quiera.
    `/{ command-games }` muestra tus partidas y te lleva a las que te esperan.
    `/{ rules-command }` te enseña Go desde la primera piedra.
help-button-offer = Ofrecer una partida
help-button-learn = Aprender Go
help-button-puzzle = Resolver un problema
help-start-title = Primeros pasos
help-start =
    Conmigo puedes jugar partidas de Go y de juegos afines a cualquier ritmo: una jugada por minuto o una por día.

    `/{ command-challenge }` desafía a alguien, o a quien quiera jugar. Cuando pulse **{ challenge-button-accept }**, aparece el tablero.
    Cuando te toque, pulsa **{ table-button-play }** debajo del tablero y elige una intersección, o usa `/{ command-play } { command-point }:D4`.
    `/{ command-games }` lista tus partidas, con enlaces a los tableros que te esperan.
    { help-organisers-title }: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.

    Las columnas llevan letras desde la izquierda, sin la I; las filas llevan números desde abajo. `A1` es la esquina inferior izquierda.
    {""}**{ table-button-more }** → **{ table-button-text }** describe el tablero con palabras para un lector de pantalla; `/{ command-game } { command-board } { command-form }` lo describe fila por fila o cadena por cadena.
help-commands-title = Comandos
help-commands = Lo que puedo hacer:
help-organisers-title = Para quien organiza
help-organisers =
    Los torneos y demás tienen comandos propios. Quien gestiona el servidor los añade con `/{ command-club-admin } { setup-command }`.
    Basta un comando: el mensaje que aparece tiene botones para todo lo demás.
help-moderators = **Para la moderación** { $commands }
help-count-title = El recuento
help-count =
    Con dos pases seguidos se deja de jugar y empieza el recuento.

    En el menú **{ count-menu }** debajo del tablero, elige cada cadena que ya no puede evitar la captura: toda la cadena queda marcada como muerta. Las demás están vivas.
    La imagen muestra el territorio y el marcador según las marcas.
    Después de cada cambio, ambos bandos tienen que aceptar otra vez. Cuando ambos han pulsado **{ count-button-agree }** para el mismo recuento, termina la partida.
    Si no hay acuerdo, pulsa **{ count-button-resume }**: entonces juega primero tu rival.
help-clubs-title = Go cerca de ti
help-clubs =
    Al Go también se juega en persona. Las federaciones saben dónde: clubes, encuentros y torneos cerca de ti, donde se recibe bien a quien empieza.
    Si tu país no está en la lista, pregunta a la federación internacional o a la europea.
help-go =
    Negro y Blanco ponen por turnos una piedra en una intersección vacía. Una vez puestas, las piedras no se mueven.

    Las piedras del mismo color que se tocan a lo largo de las líneas forman una cadena. Las intersecciones vacías contiguas a una cadena son sus libertades; cada una cuenta una sola vez.
    Quien quita la última libertad a una cadena rival la captura: sus piedras salen del tablero de inmediato.
    Poner una piedra que, incluso después de las capturas, se quedaría sin libertades es suicidio y no está permitido.
    {""}**Ko:** cuando una piedra sola acaba de capturar una sola piedra y podría ser capturada a su vez de inmediato, el otro bando tiene que jugar antes en otro lugar.

    Puedes pasar en cualquier momento. Con dos pases seguidos se deja de jugar y empieza el recuento.
help-atari-go =
    Go para el primer día: gana quien captura primero.

    Las piedras, las cadenas y las libertades son como en el Go. No hay ko ni territorio, y el suicidio no está permitido.
    Solo puedes pasar si no tienes ninguna jugada legal.
help-gomoku =
    Negro y Blanco ponen por turnos una piedra en una intersección vacía. Las piedras ni se mueven ni se capturan.

    Gana quien logra primero cinco piedras seguidas en línea: en horizontal, en vertical o en diagonal. Si el tablero se llena sin cinco en línea, hay empate.
help-go-bang =
    Cinco en línea, como en el Gomoku, pero con capturas.

    Un par son dos piedras contiguas del mismo color en una línea. Pon piedras tuyas en los dos extremos de un par rival y el par sale del tablero, en cualquiera de las ocho direcciones y también varios pares a la vez.
    Puedes meterte sin peligro entre dos piedras rivales: solo captura quien cierra la trampa.
    Las piedras capturadas no cuentan; gana quien logra cinco en línea.
help-rules-title = Reglas: { $rules }
help-rules = { $rules ->
    [japanese]
        Cada intersección vacía rodeada solo por tus piedras vivas te vale un punto, y también cada piedra que has capturado. Blanco suma el komi.
        Los grupos que viven solo gracias a puntos neutrales están en seki: lo que rodean no cuenta.
        Con dos pases se detiene la partida. Entonces se acuerda qué piedras están muertas (no hace falta capturarlas) y cuáles están en seki; una disputa se puede resolver en una copia del tablero. Quien se declara de acuerdo confirma también el recuento que figura al lado; mientras falte un bando, cualquiera puede impugnarlo.
        Cualquier bando puede abandonar en cualquier momento; gana entonces el otro (artículo 11).
        Si se repite una posición, se puede acordar que la partida quede sin resultado.
        Tras los dos pases se puede pedir seguir jugando: el otro bando tiene que aceptar y juega primero (artículo 9.3).
        Mientras se resuelve una disputa, un ko solo se puede recapturar después de pasar para liberar ese mismo ko (artículo 7.2).
        Si tras los pases aparece una jugada que cambiaría el resultado y por eso no hay acuerdo, pierden ambos bandos (artículo 13).
        En un tablero de madera, una piedra desplazada vuelve a su sitio y se sigue jugando; si no hay acuerdo, pierden ambos bandos (artículo 13.2). Aquí ninguna piedra se puede desplazar.
        Infringir las reglas hace perder la partida en el acto, salvo que ambos bandos ya hayan confirmado el recuento; aquí lo decide la moderación (artículo 14).
    [traditional]
        Cada intersección vacía rodeada solo por tus piedras vivas te vale un punto, y también cada piedra capturada o atrapada en tu territorio. No hay komi; hasta nueve piedras de hándicap igualan la partida.
    [traditional-two-edges]
        Como está en el folleto Go & Go-Bang, al pie de la letra: como máximo dos bordes del tablero pueden ayudar a cerrar un territorio, de modo que las intersecciones vacías que llegan a tres o cuatro bordes no son de nadie. No hay komi.
    [strasbourg]
        Gana quien tiene más piedras en el tablero al final. Todo cuenta tal como está: ninguna piedra está muerta, y ni las capturas ni el territorio cuentan. La partida termina con dos pases. No hay komi, salvo que lo acuerden ambos bandos.
    [chinese]
        Cada una de tus piedras vivas te vale un punto, y también cada intersección vacía rodeada solo por ellas, incluso en un seki. Las piedras capturadas no cuentan. Blanco suma el komi; las piedras de hándicap no se compensan.
        Ninguna jugada puede repetir una posición anterior de todo el tablero (superko).
    [tromp-taylor]
        Cada una de tus piedras te vale un punto, y también cada intersección vacía que solo ellas alcanzan. La partida termina con dos pases y todo cuenta tal como está: captura antes lo que creas muerto.
        Ninguna jugada puede repetir una posición anterior de todo el tablero (superko). Una cadena que dejas sin libertades sale del tablero: el suicidio de varias piedras está permitido.
    [new-zealand]
        Cada una de tus piedras vivas te vale un punto, y también cada intersección vacía rodeada solo por ellas. Blanco suma el komi, normalmente 7.
        Ninguna jugada puede repetir una posición anterior de todo el tablero en la que le tocaba al mismo bando (superko). Una cadena que dejas sin libertades sale del tablero: el suicidio está permitido.
    [atari-go]
        Se empieza con dos piedras negras y dos blancas en corte cruzado en el centro del tablero. Gana quien captura primero, aunque sea una sola piedra.
    [atari-go-empty]
        Se empieza con el tablero vacío. Gana quien captura primero, aunque sea una sola piedra.
    [gomoku]
        Gana quien logra cinco en línea; una línea más larga también gana, porque contiene cinco.
    [gomoku-exact]
        Solo gana una línea de exactamente cinco; con seis o más no se gana.
    [renju]
        Negro solo gana con exactamente cinco en línea; Blanco gana con cinco o más.
        Una piedra negra no puede formar dos treses, dos cuatros ni seis o más en línea (doble tres, doble cuatro, línea demasiado larga), salvo que forme a la vez exactamente cinco. Un tres cuenta si una jugada legal lo convierte en cuatro en línea con los dos extremos abiertos. Blanco puede jugar en cualquier sitio.
        El bot rechaza una jugada prohibida y muestra por qué; nadie pierde por ello.
    [go-bang]
        Los pares rivales entre dos piedras tuyas se capturan. Gana quien logra cinco en línea; una línea más larga también gana. Los pares capturados no cuentan.
    [go-bang-exact]
        Los pares rivales entre dos piedras tuyas se capturan. Solo gana una línea de exactamente cinco; con seis o más no se gana.
    [go-bang-plain]
        La primera forma del folleto: no se captura nada. Gana quien logra cinco en línea; una línea más larga también gana.
    [go-bang-plain-exact]
        La primera forma del folleto: no se captura nada. Solo gana una línea de exactamente cinco; con seis o más no se gana.
    [pente]
        Los pares rivales entre dos piedras tuyas se capturan. Gana quien logra cinco en línea, o una línea más larga, o cinco pares capturados.
    [pente-exact]
        Los pares rivales entre dos piedras tuyas se capturan. Gana quien logra una línea de exactamente cinco, o cinco pares capturados; con seis o más en línea no se gana.
   *[territory]
        Cada intersección vacía rodeada solo por tus piedras vivas te vale un punto, y también cada piedra que has capturado. Los puntos neutrales, y los que hay dentro de un seki, no cuentan.
        Las piedras muertas se retiran antes del recuento y también son capturas. Blanco suma el komi si se ha acordado uno; lo habitual es 5,5. Si los totales son iguales, hay empate (jigo).
}
help-rules-captures =
    Gana quien llega primero a capturar { $stones ->
        [one] una piedra
       *[other] { $stones } piedras
    }, de una vez o en varias.

# Las reglas, una por una. Lo que una página dice de su imagen se comprueba con assets/rules.
help-liberties-title = Libertades y cadenas
help-liberties =
    Una piedra tiene una libertad en cada intersección vacía contigua a lo largo de las líneas: cuatro en el centro del tablero, tres en el borde, dos en la esquina.
    Las piedras del mismo color que se tocan a lo largo de las líneas son una cadena. Las piedras de una cadena comparten las libertades: la cadena se salva o cae entera.

    En la imagen, la cadena negra tiene seis libertades, marcadas con círculos. C5 toca dos de sus piedras y aun así cuenta una sola vez; Blanco le ha quitado una libertad con D6.
help-capture-title = Captura
help-capture =
    Quien quita la última libertad a una cadena rival la captura: todas sus piedras salen del tablero de inmediato y son prisioneros. Una jugada puede capturar varias cadenas.
    Una cadena a la que le queda una sola libertad está en atari.

    En la imagen, la cadena blanca con los triángulos está en atari. Negro juega en el círculo, las dos piedras salen del tablero y sus intersecciones vuelven a estar vacías.
    En la imagen, la piedra negra aún no está capturada: le quedan dos libertades, marcadas con triángulos. También son libertades de piedras blancas, pero eso no cambia nada: Blanco tiene que ocupar las dos.
help-suicide-title = Suicidio
help-suicide =
    Una jugada no puede dejar sin libertades a su propia cadena. Pero las capturas van primero: si la jugada quita la última libertad a una cadena rival, esa cadena sale del tablero y deja sitio.

    En la imagen, Negro no puede jugar en la cruz: las dos vecinas son blancas y tienen libertades en otra parte. En el círculo sí puede jugar, porque captura dos piedras blancas.
    Unos pocos reglamentos (Tromp-Taylor, Nueva Zelanda) permiten el suicidio; la cadena sale entonces del tablero.
help-ko-title = Ko
help-ko =
    Dos piedras podrían capturarse la una a la otra sin fin. La regla del ko lo impide: una piedra que acaba de capturar una sola piedra, y que se queda sola con esa única libertad, no puede ser capturada en la jugada siguiente.

    En la imagen, Negro acaba de capturar una piedra en C4 con la piedra del círculo, así que Blanco todavía no puede jugar en la cruz. Blanco juega en otro lugar o pasa, y después puede recapturar si Negro no ha ocupado C4.
    No es ko cuando se captura más de una piedra, ni cuando la piedra que captura pertenece a una cadena.
help-superko-title = Superko
help-superko =
    Con reglas de área, ninguna jugada puede repetir una posición anterior de todo el tablero, por lejana que sea. Pasar siempre está permitido.

    En la imagen, Blanco ha jugado A1 y así ha entregado dos piedras; Negro ha capturado las dos con la piedra del círculo. Si Blanco capturase esa piedra jugando en la cruz, el tablero entero quedaría como antes de A1; por eso Blanco tiene que jugar antes en otro lugar.
    El superko situacional (Nueva Zelanda) solo considera igual una posición si además le toca al mismo bando. Con reglas japonesas, un ciclo así puede continuar, y se puede acordar que la partida quede sin resultado.
help-life-title = Vida y muerte: dos ojos
help-life =
    Un grupo que rodea dos puntos separados, sus ojos, vive para siempre: para capturarlo habría que ocupar los dos a la vez, y cada uno por separado es un suicidio.
    Con un ojo no basta.

    En la imagen, el grupo negro de abajo tiene dos ojos: Blanco no puede jugar en ninguna de las cruces. El grupo blanco de arriba a la derecha solo tiene uno: Negro juega en el círculo y lo captura.
    El grupo negro de la imagen parece seguro, pero sus dos intersecciones vacías son vecinas y solo forman un ojo. Blanco juega en el círculo y empieza a romperlo desde dentro: si Negro captura esa piedra desde A1, Blanco vuelve a jugar en el círculo y lo captura todo.
    Un grupo que no puede formar dos ojos está muerto. Si hay acuerdo en eso, sale del tablero al final de la partida sin necesidad de capturarlo.
help-seki-title = Seki
help-seki =
    A veces ningún bando puede capturar al otro y los dos viven sin dos ojos: eso es un seki.

    En la imagen, las cadenas con triángulos y con cuadrados comparten sus dos últimas libertades, los círculos. Quien juega en uno de ellos es capturado en el otro, así que todo se queda como está.
    Con reglas japonesas, lo que rodean los grupos en seki no cuenta. Con reglas de área cuentan sus piedras, y también los puntos que solo ellas rodean.
help-passing-title = Pasar
help-passing =
    En el Go puedes pasar siempre que te toque. Renuncias al turno y a nada más, y la prohibición de un ko simple termina.
    Con dos pases seguidos se deja de jugar.

    Pasa cuando ninguna jugada te aporte ya nada: donde se cuenta territorio, una piedra en tu propio territorio te cuesta un punto. En la imagen solo queda el círculo. Toca ambos colores, así que con reglas de territorio nadie gana nada ahí.
    En Atari-Go solo puedes pasar si no tienes ninguna jugada legal; en Gomoku y Go-Bang, nunca.
help-scoring-title = Territorio, área, piedras
help-scoring =
    Lo que cuenta al final depende del reglamento. **Territorio:** las intersecciones vacías rodeadas solo por tus piedras vivas, y tus prisioneros. **Área:** tus piedras vivas y las intersecciones vacías rodeadas solo por ellas. **Piedras:** las piedras que tienes en el tablero.

    En la imagen, Negro tiene 18 puntos de territorio y Blanco tiene 12; por área van 27 a 21, y por piedras 9 a 9. E1 toca ambos colores y no es de nadie.
    Las piedras muertas se retiran antes del recuento, salvo donde las piedras cuentan tal como están.
help-handicap-title = Hándicap y komi
help-handicap =
    Quien juega primero tiene ventaja. El komi la compensa: son puntos que se suman a los de Blanco al final, y el medio punto evita el empate.

    Si un bando es más fuerte, el hándicap ayuda al otro, que lleva negras: en lugar de una primera jugada hay de dos a nueve piedras negras en los puntos marcados, y empieza Blanco. La imagen muestra cuatro en 9×9. El komi es entonces pequeño, 0,5 o ninguno.
help-pairs-title = Los pares y la trampa
help-pairs =
    En Go-Bang y Pente, dos piedras contiguas en una línea son un par. Quien pone piedras propias justo en los dos extremos captura el par: en horizontal, en vertical y en diagonal, y también varios pares a la vez. Las piedras sueltas y tres en línea no se pueden capturar.

    En la imagen, Negro juega en el círculo y captura dos piedras. En el cuadrado puede jugar sin peligro, aunque el par quede entonces entre dos piedras blancas: solo captura quien cierra la trampa.

# Bajo el tablero, cuando un par acaba de meterse en medio.
help-moved-in-between = Las piedras en { $points } se han metido entre dos piedras rivales y se quedan: solo captura quien cierra la trampa.

# Las imágenes en palabras.
help-alt-part = Tablero de { $columns } por { $rows }, de { $from } a { $to }.
help-alt-cross = Con una cruz: { $points }.
help-alt-circle = Con un círculo: { $points }.
help-alt-triangle = Con un triángulo: { $points }.
help-alt-square = Con un cuadrado: { $points }.
help-alt-written = Escrito en las intersecciones: { $points }.
help-alt-territory = { $color ->
    [white] Territorio de Blanco
   *[black] Territorio de Negro
}: { $points }.
help-alt-partial = La imagen muestra más que esto.
