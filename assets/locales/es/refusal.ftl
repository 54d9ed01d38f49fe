# Todos los “no” y los “no puedo”. Solo los lee quien preguntó.
# challenge = desafío
# opponent = rival
# seat = puesto
# game (a kind) = juego
# game (one played) = partida
# move = jugada
# to pass, a pass = pasar, un pase
# count = recuento
# chain = cadena
# stone = piedra
# point = punto
# liberty = libertad
# ko = ko
# superko = superko
# suicide = suicidio
# seki = seki
# to recapture = recapturar
# dispute = disputa
# komi = komi
# handicap = hándicap
# rank = rango
# rules = reglas
# Pair Go = Go por parejas
# partner = pareja
# substitute = relevo
# side = bando
# game record = registro
# button = botón

refusal-against-oneself = No puedes desafiarte. Si dejas el rival vacío, puede aceptar quien quiera.
refusal-against-program = { $name } es un bot y no juega.
refusal-against-me = Aquí no juego. Para jugar contra mí, usa `/{ command-challenge } { opponent-level }:5`.
refusal-own-challenge = Este desafío es tuyo: tiene que aceptarlo otra persona.
refusal-only-invited = Este desafío es solo para { $invited }.
refusal-nobody-invited = Este desafío está abierto a cualquiera, así que no hay nada que rechazar.
refusal-only-challenger = Solo { $challenger } puede retirar este desafío.
refusal-expired = Este desafío caducó { $at }. Crea otro con `/{ command-challenge }`.
refusal-already-accepted = Este desafío ya se aceptó.
refusal-declined = Este desafío se rechazó.
refusal-withdrawn = Este desafío se retiró.
refusal-replaced = Este desafío se sustituyó por otro con otras condiciones.
refusal-lapsed = Este desafío ha caducado.
refusal-not-due = Todavía es pronto para eso.
refusal-only-the-bot = Eso solo puedo hacerlo yo.
refusal-not-started = La partida no ha empezado: el desafío aún no se ha aceptado.
refusal-not-a-player = No juegas en esta partida.
refusal-not-your-turn = No te toca: le toca a { $to-move ->
    [white] Blanco
   *[black] Negro
}.
refusal-game-over = Esta partida ha terminado.
refusal-record-full = Esta partida ha llegado al límite de { $most } pasos, contando jugadas deshechas y peticiones. Ahora solo se puede terminar: abandona, acepta el recuento o pide ayuda a los moderadores.
refusal-count-in-progress = Hubo dos pases seguidos y el recuento ha empezado. Para seguir jugando, pulsa “{ count-button-resume }” debajo del tablero.
refusal-not-counting = Solo se pueden marcar cadenas y aceptar el recuento después de dos pases seguidos.
refusal-no-stone-there = No hay ninguna piedra en { $point }. Indica una piedra de cada cadena.
refusal-nothing-to-change = Ya está así.
refusal-already-agreed = Tu bando ya está de acuerdo con este recuento; el otro, todavía no.
refusal-off-board = **Fuera del tablero:** { $point } no está en este tablero. En { $size }, las intersecciones van de A1 a { $last }.
refusal-occupied = **Intersección ocupada:** en { $point } ya hay una piedra.
refusal-ko = **Ko:** jugar en { $point } recapturaría de inmediato.
refusal-ko-of = **Ko:** jugar en { $point } recapturaría { $stone } de inmediato.
refusal-superko = **Superko:** una piedra en { $point } repetiría la posición { $number ->
    [0] del principio
   *[other] tras la jugada { $number }
}.
refusal-suicide = **Suicidio:** una piedra en { $point } no tendría libertades ni capturaría nada.
refusal-pass-forbidden = **No se puede pasar:** en este juego no puedes pasar mientras tengas una jugada legal.
refusal-why-occupied = { $color ->
    [white] Es una piedra blanca
   *[black] Es una piedra negra
}, y las piedras no se mueven. Elige una intersección vacía.
refusal-why-ko = { $color ->
    [white] La piedra blanca en { $taker } acaba de capturar una sola piedra en { $point }
   *[black] La piedra negra en { $taker } acaba de capturar una sola piedra en { $point }
}. Juega antes en otro lugar; después podrás recapturar, si todavía es posible.
refusal-why-ko-in-trial = Mientras se resuelve una disputa, solo puedes recapturar en { $point } después de pasar para liberar ese ko: pulsa “{ count-button-pass-for-ko }”.
refusal-why-superko = Con estas reglas, ninguna jugada puede repetir una posición anterior de todo el tablero. Juega antes en otro lugar.
refusal-earlier-picture = La segunda imagen muestra la posición anterior; los cuadrados marcan en qué se diferencia de la actual.
refusal-why-suicide-alone = { $color ->
    [white] Las piedras blancas en { $points }
   *[black] Las piedras negras en { $points }
} le quitan todas las libertades y aún tienen las suyas.
refusal-why-suicide-chain = { $point } es la última libertad de tus propias piedras en { $points }: se la quitarías.
refusal-double-three = **Doble tres:** con { $point }, Negro formaría dos treses a la vez, y el Renju lo prohíbe.
refusal-double-four = **Doble cuatro:** con { $point }, Negro formaría dos cuatros a la vez, y el Renju lo prohíbe.
refusal-overline = **Línea demasiado larga:** con { $point }, Negro tendría seis o más en línea, y el Renju lo prohíbe.
refusal-why-rows = Uno se compone de { $point } y { $first } (triángulos), y el otro, de { $point } y { $second } (cuadrados).
refusal-why-overline = La línea de { $point } incluye también { $points } (triángulos). Negro solo gana con exactamente cinco.
refusal-button-read = Más sobre: { $title }
refusal-shape = “{ $text }” no es una intersección. Escribe una letra y un número, como D4.
refusal-means-pass = “{ $text }” no es una intersección. Para pasar, usa `/{ command-game } { command-pass }`.
refusal-letter-i = “{ $text }” no es una intersección: los tableros de Go se saltan la letra I; tras la H viene la J.
refusal-too-far = “{ $text }” queda fuera incluso del tablero más grande, que acaba en T19.
refusal-too-long = Es demasiado largo. Una intersección es una letra y un número, como D4.
refusal-no-points = Indica una piedra de cada cadena, como D4 E5.
refusal-one-stone = Juega una sola piedra cada vez: varias a la vez son solo para el hándicap.
refusal-too-many-stones = Son demasiadas. Piedras de hándicap que faltan por poner: { $stones }.
refusal-none-placed = { $why } No se ha puesto ninguna piedra.
refusal-too-many-points = Son demasiadas a la vez. Marca solo unas pocas cadenas cada vez.
refusal-bad-size = { terms-game }: no se juega en un tablero de ese tamaño. Posibles: { $sizes }.
refusal-bad-handicap = { terms-game } en { $size }: no existe ese hándicap.
refusal-bad-komi = “{ $text }” no es un komi. Escribe puntos enteros o medios puntos, hasta 361, como 6,5.
refusal-no-komi = { terms-game }: no se cuentan puntos, así que no hay komi.
refusal-no-komi-by-rules = Con estas reglas no hay komi. No lo indiques, o elige otras reglas.
refusal-komi-too-large = Un komi de { $komi } supera los puntos de un tablero de { $size }.
refusal-bad-number = “{ $text }” no es un número válido aquí.
refusal-bad-game = No conozco ningún juego llamado “{ $text }”.
refusal-bad-rules = { terms-game }: no hay reglas llamadas “{ $text }”. Elige unas de las sugeridas.
refusal-bad-choice = “{ $text }” no es ninguna de las opciones.
refusal-contradiction = Dos de las condiciones elegidas se contradicen. Elige solo una.
refusal-missing-option = Falta algo. Rellena todas las opciones obligatorias, por favor.
refusal-name-the-game = Tienes varias partidas así. Elige una con la opción “{ command-table }”.
refusal-name-the-game-there = Elige una partida con la opción “{ command-table }”.
refusal-not-a-place-to-play = Una partida solo puede seguir en un canal de un servidor donde yo pueda escribir.
refusal-no-such-game = Ninguna partida coincide con “{ $text }”. `/{ command-games }` lista las tuyas.
refusal-no-game = No tienes ninguna partida aquí. Desafía a alguien con `/{ command-challenge }`.
refusal-no-running-game = No tienes ninguna partida en curso. Desafía a alguien con `/{ command-challenge }`.
refusal-being-counted = Tu partida está en fase de recuento, así que ahora no se puede jugar. `/{ command-game } { command-board }` la muestra.
refusal-no-count = Ninguna de tus partidas está en fase de recuento.
refusal-moved-on = La partida { $number } ha avanzado desde ese mensaje. Así está ahora.
refusal-unknown-command = No conozco este comando. Puede que sea más antiguo o más nuevo que yo: inténtalo otra vez en unos minutos.
refusal-unknown-button = Este botón ya no funciona. `/{ command-game } { command-board }` muestra tu partida con botones que sí.
refusal-repeated = Eso ya está hecho.
refusal-corrupt = No puedo leer el registro de la partida { $number }. No se ha borrado nada; avisa, por favor, a quien administra este bot.
refusal-corrupt-other = No puedo leer uno de los registros que necesito. No se ha borrado nada; avisa, por favor, a quien administra este bot.
refusal-trouble = Lo siento, algo ha fallado por mi parte y no se ha cambiado nada. Inténtalo otra vez dentro de un momento.
refusal-uncertain = Lo siento, justo en ese momento se perdió la conexión con la base de datos y no sé si la acción quedó registrada. Compruébalo antes de intentarlo otra vez.
refusal-partners-turn = Es el turno de tu bando, pero le toca a { $partner }: en cada bando se juega por turnos.
refusal-nothing-to-object-to = No hay nada que impugnar: nadie ha aceptado todavía este recuento.
refusal-trial-in-progress = Se está resolviendo una disputa. Termínala antes con dos pases, o pulsa “{ count-button-end-trial }”.
refusal-no-trial = No se está resolviendo ninguna disputa.
refusal-no-trial-by-these-rules = Con estas reglas, seguir jugando no cuesta nada: pulsa “{ count-button-resume }”.
refusal-no-repetition = Una partida solo puede terminar sin resultado si la posición se repite, y no se ha repetido.
refusal-no-seki = Con estas reglas, el seki no cambia el recuento.
refusal-no-legal-point = No puedes jugar en ninguna intersección. Pasa.
refusal-no-ko = No hay ningún ko que liberar con un pase.
refusal-nothing-proposed = No hay ninguna propuesta.
refusal-already-proposed = Ya hay una propuesta que espera respuesta.
refusal-already-consented = Tu respuesta ya consta; todavía falta otra.
refusal-own-proposal = Esa propuesta es de tu propio bando: no te toca a ti aceptarla.
refusal-not-pairs = Solo hay suplentes en el Go por parejas y en el rengo, y solo en tus propias partidas.
refusal-not-your-seat = { $player } no juega en tu bando.
refusal-not-seated = { $player } no juega en esta partida.
refusal-seated-twice = { $player } no puede jugar dos veces en la misma partida.
refusal-pairs-play-go = Por parejas solo se puede jugar al Go.
refusal-pairs-by-lot = En el Go por parejas, elige un color o déjalo al azar.
refusal-already-joined = Tú ya aceptaste; faltan otras personas.
refusal-only-a-moderator = Eso solo pueden hacerlo los moderadores.
refusal-other-club = Esa partida es de otro servidor.
refusal-other-channel = Esa partida pertenece a otro canal: hay que decidirla allí.
refusal-no-captures = { terms-game }: no se gana por un número de capturas.
refusal-bad-rank = “{ $text }” no es un rango. Escribe de 30k a 1k o de 1d a 9d.
refusal-bad-numbers = “{ $text }” no dice qué jugadas. Escribe 10 para las diez últimas, “desde 25” para todas a partir de la 25, o “todo”.
refusal-no-such-move = No hay jugada { $number }: hasta ahora { $moves ->
    [0] no se ha jugado ninguna
    [one] se ha jugado una
   *[other] se han jugado { $moves }
}.
refusal-not-yet = La jugada { $number } viene después de la posición que pides: { $shown ->
    [0] es la posición antes de la primera jugada
   *[other] es la posición tras la jugada { $shown }
}.
refusal-file-too-large = El archivo es demasiado grande: el límite es de { $size } KiB.
refusal-file-unavailable = No he podido descargar el archivo. Envíalo otra vez, por favor.
refusal-no-record = Este mensaje no lleva adjunto ningún registro de partida. Leo SGF, GIB, NGF y UGF.
refusal-bad-record = No puedo leer este archivo como el registro de una partida.
refusal-unreadable = Discord me ha enviado algo que no puedo leer, así que no se ha hecho nada. Si vuelve a pasar, avisa, por favor, a quien administra este bot.
refusal-refused-but-done = Hecho, pero Discord ha rechazado mi respuesta. Intentaré mostrarla de otra manera; `/{ command-game } { command-board }` muestra cómo va la partida.
refusal-refused-and-not-done = Discord ha rechazado mi respuesta y no se ha cambiado nada. Avisa, por favor, a quien administra este bot.
refusal-refused-perhaps-done = Discord ha rechazado mi respuesta, así que no puedo mostrarla aquí. Si pediste un cambio, puede que ya esté hecho: míralo antes de volver a intentarlo.
refusal-hidden = **Solo tú puedes ver esta respuesta.** Aquí me usas como aplicación externa. Sin el permiso “Usar aplicaciones externas”, Discord oculta mis respuestas a los demás. Pide ese permiso a los moderadores, pídeles que me añadan al servidor, o juega en otro canal.
refusal-no-cards = -# Aquí me falta el permiso “Insertar enlaces”, así que esto es texto sin formato en lugar de una tarjeta.
