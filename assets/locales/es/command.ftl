# Los nombres y descripciones de los comandos y sus opciones en el menú de Discord.
# Nombres: 32 caracteres como máximo, en minúsculas, sin espacios. Descripciones: 100 como máximo.
# challenge = desafío
# opponent = rival
# game (a kind) = juego
# game (one played) = partida
# move = jugada
# stone = piedra
# chain = cadena
# liberty = libertad
# dead, alive = muerta, viva
# in atari = en atari
# count = recuento
# pass = pasar
# resign = abandonar
# undo = deshacer
# draw = empate
# call off = anular
# handicap = hándicap
# komi = komi
# to take White = llevar blancas
# random = por sorteo
# rank = rango
# seat = puesto
# side = bando
# partner = pareja
# Pair Go = Go por parejas
# marked points = puntos marcados
# vacation = vacaciones
# reminder = recordatorio
# theme = aspecto
# hints = pistas
# to rule = decidir

command-challenge = desafiar
command-challenge-about = Desafía a alguien a una partida, o deja que acepte quien quiera
command-play = jugar
command-play-about = Juega una piedra
command-pass = pasar
command-pass-about = Pasa tu turno
command-resign = abandonar
command-resign-about = Abandona una partida
command-undo = deshacer
command-undo-about = Deshaz tu última jugada, o pídeselo a tu rival
command-pause = pausa
command-pause-about = Propón poner los relojes en pausa; úsalo otra vez para reanudarlos
command-add-time = dar-tiempo
command-add-time-about = Dale más tiempo a tu rival
command-days = días
command-days-about = Cuántos días
command-draw = empate
command-draw-about = Ofrece empate
command-call-off = anular
command-call-off-about = Propón anular una partida: nadie gana ni pierde
command-board = tablero
command-board-about = Muestra otra vez el tablero de una partida
command-games = partidas
command-games-about = Muestra tus partidas, empezando por las que te esperan
command-mark = marcar
command-mark-about = Durante el recuento: marca cadenas como muertas, o de nuevo como vivas
command-sgf = sgf
command-sgf-about = Descarga el registro de una partida en un archivo SGF
command-help = ayuda
command-help-about = Lo que puedo hacer, los juegos y sus reglas
command-challenge-menu = Desafiar al Go
command-record-menu = Mostrar en un tablero

command-opponent = rival
command-opponent-about = A quién desafías; déjalo vacío para que acepte quien quiera
command-variant = juego
command-variant-about = Qué juego (por defecto: como la última vez aquí, o Go)
command-size = tamaño
command-size-about = Tamaño del tablero: cuántas líneas en cada dirección
command-color = color
command-color-about = Quién lleva negras (por defecto: al azar; con hándicap, blancas para quien es más fuerte)
command-color-random = Al azar
command-color-black = Yo llevo negras
command-color-white = Yo llevo blancas
command-color-stronger = Quien es más fuerte lleva blancas
command-handicap = hándicap
command-handicap-about = Piedras que Negro pone antes de la primera jugada de Blanco, de 2 a 9
command-handicap-by-rank = Hándicap según el rango
command-komi = komi
command-komi-about = Puntos que recibe Blanco por jugar en segundo lugar, como 6,5
command-rules = reglas
command-rules-about = Reglamento (por defecto: como la última vez aquí, o el habitual del juego)
command-venue = lugar
command-venue-about = En este canal o en su propio hilo
command-venue-here = Aquí
command-venue-thread = En su propio hilo
command-point = en
command-point-about = Dónde jugar, como D4; para piedras de hándicap, varias, como D4 E5
command-points = en
command-points-about = Una piedra de cada cadena, como D4 E5; déjalo vacío para elegir en el menú
command-table = partida
command-table-about = Cuál de tus partidas, si tienes varias
command-topic = tema
command-topic-about = Sobre qué quieres saber más
command-rank = rango
command-rank-about = Indica tu rango, para que los desafíos puedan sugerir un hándicap
command-rank-value = rango
command-rank-value-about = De 30k a 1k o de 1d a 9d, como 12k
command-egd = egd
command-egd-about = Tu PIN en la European Go Database, para los resultados de torneos (0 lo borra)
command-form = formato
command-form-about = Imagen, texto o palabras para un lector de pantalla: fila por fila o cadena por cadena
command-form-named = { $form ->
    [picture] Imagen
    [text] Texto: dibujado con caracteres
    [rows] Palabras: fila por fila
    [chains] Palabras: cadena por cadena, con libertades
   *[other] { $form }
}
command-theme-value = aspecto
command-theme-value-about = Cómo se ven el tablero y las piedras
command-theme-channels = Como en el canal
command-theme-named = { $theme ->
    [kaya] Kaya: madera clara, pizarra y concha
    [dark] Oscuro: nogal, para pantallas oscuras
    [booklet] Folleto: negro sobre blanco, como impreso
    [contrast] Contraste: apto para daltonismo
    [slate] Pizarra: piedra gris azulada con líneas de tiza
    [paper] Papel: tinta sobre papel de tono cálido
   *[other] { $theme }
}
command-substitute = suplente
command-substitute-about = Go por parejas y rengo: propón suplente para ti o para alguien de tu bando
command-substitute-player = entra
command-substitute-player-about = Quién entra en la partida
command-substitute-leaving = sale
command-substitute-leaving-about = Quién sale de la partida (por defecto: tú)
command-moderate = moderación
command-moderate-about = Para moderadores: decide o termina una partida, sustituye o silencia a alguien
command-arbiter-table-about = El número de la partida
command-ruling-about = Tu decisión
command-ruling-forfeits = { $color ->
    [white] Blanco pierde por sanción
   *[black] Negro pierde por sanción
}
command-ruling-both-lose = Pierden ambos bandos
command-ruling-wins = { $color ->
    [white] Gana Blanco
   *[black] Gana Negro
}
command-ruling-time = { $color ->
    [white] Más tiempo para Blanco
   *[black] Más tiempo para Negro
}
command-ruling-call-off = Anular la partida: nadie gana ni pierde
command-ruling-reseat = Sustituir a alguien
command-arbiter-leaving-about = Quién sale de la partida
command-arbiter-player-about = Quién entra en la partida
command-me = ajustes
command-me-about = Tus ajustes y tus datos
command-zone = zona-horaria
command-zone-about = Escribe una ciudad grande cercana: para fines de semana, noches y resumen diario
command-preview = vista-previa
command-preview-about = Elige si ves tus jugadas antes de jugarlas
command-reminders = recordatorios
command-reminders-about = Cuándo recordarte que una partida te espera
command-notices = avisos
command-notices-about = Dónde enviarte los recordatorios
command-summary = resumen
command-summary-about = A qué hora enviarte cada día la lista de partidas en las que te toca
command-data = datos
command-vacation = vacaciones
command-vacation-about = Pon en pausa todos tus relojes durante unos días
command-vacation-days-about = Cuántos días desde ahora; 0 termina tus vacaciones
command-game = partida
command-game-about = En una partida: pasar, abandonar, deshacer, ver el tablero y todo lo demás, menos jugar
command-game-show-about = Muestra las condiciones, el estado y el registro de una partida
command-more = más
command-more-about = Hándicap, colores, reglas y todo lo demás, en un formulario
command-more-form = Más condiciones
command-pair-go = go-por-parejas
command-pair-go-about = Go por parejas: dos contra dos, por turnos
command-pair-go-opponent-about = Go por parejas: quién juega en el otro bando, primero
command-together = en-grupo
command-together-about = Partidas entre muchos: un canal que vota, rengo, o una persona contra muchas
command-games-player = de
command-games-player-about = De quién mostrar las partidas terminadas
command-club-admin = admin-servidor
command-club-admin-about = Para quienes gestionan el servidor: ajustes de este canal y del servidor
command-messages = mensajes
command-messages-about = Qué pasa en este canal con los mensajes de una partida
command-language = idioma
command-language-about = Idioma en que hablo en este canal
command-my-language-about = Idioma en que hablo contigo
command-overdue = tiempo-agotado
command-overdue-about = Qué pasa en las partidas nuevas cuando a alguien se le acaba el tiempo
command-club-vacation = vacaciones
command-club-vacation-about = Cuántos días de vacaciones al año tienen los miembros
command-placement = colocación
command-placement-about = Dónde van las piedras de hándicap (por defecto: en los puntos marcados)
command-placement-marked = En los puntos marcados
command-placement-free = Donde quiera Negro
command-partner = pareja
command-partner-about = Go por parejas: quién juega en tu bando, después de ti
command-second = pareja-rival
command-second-about = Go por parejas: la pareja de tu rival
command-numbers = números
command-numbers-about = Numera las jugadas: 10 (las diez últimas), desde 25 (de la 25 en adelante) o todo
command-number = jugada
command-number-about = Muestra el tablero tras esta jugada; 0 es el principio
command-hints = pistas
command-hints-about = Para aprender: muestra las piedras en atari en todos los tableros de tus partidas
command-hints-on = Mostrar piedras en atari
command-hints-off = No mostrar nada
command-last-moves = últimas-jugadas
command-last-moves-about = Cómo muestran los tableros de tus partidas las últimas jugadas
command-clock = reloj
command-clock-about = Control de tiempo, como 3d para tres días por jugada (por defecto: como la última vez, o sin reloj)
command-clock-each-about = Control de tiempo de cada partida
command-rest = pausas
command-rest-about = Cuándo se pausa el reloj, en la zona horaria de cada cual
command-rest-named = { $rest ->
    [weekends] Los fines de semana
    [nights] Por la noche
    [both] Los fines de semana y por la noche
   *[none] Nunca
}
command-show = ver
command-show-about = Muestra tus ajustes
command-club-show-about = Muestra los ajustes de este canal y del servidor
command-time = tiempo
command-boards = tableros
command-boards-about = Cómo ves los tableros, y si ves tus jugadas antes de jugarlas
command-notices-group-about = Recordatorios y resumen diario: cuándo y dónde
command-export = exportar
command-forget = borrar-datos
command-channel = canal
command-channel-about = Cómo publico las partidas en este canal, y en qué idioma
command-games-group-about = Partidas en este servidor: qué pasa al acabarse el tiempo, y vacaciones
command-hour = hora
command-forfeit = sanción
command-forfeit-about = Decide que un bando o ambos pierden por infringir las reglas
command-win = victoria
command-win-about = Decide la partida a favor de un bando
command-replace = sustituir
command-give-time-about = Da más tiempo a un bando
