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
# by lot = por sorteo
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
command-challenge-about = Desafía a alguien a una partida, o deja el puesto libre para quien quiera
command-play = jugar
command-play-about = Pon una piedra
command-pass = pasar
command-pass-about = Pasa tu turno
command-resign = abandonar
command-resign-about = Da una partida por perdida
command-undo = deshacer
command-undo-about = Retira tu última jugada, o pídeselo a tu rival
command-pause = pausa
command-pause-about = Propón detener los relojes; otra vez, para que sigan
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
command-games-about = Tus partidas, primero aquellas en las que te toca jugar
command-mark = marcar
command-mark-about = En el recuento: marca cadenas como muertas, o de nuevo como vivas
command-sgf = sgf
command-sgf-about = Descarga una partida como archivo SGF
command-help = ayuda
command-help-about = Qué hago, los juegos y sus reglas
command-challenge-menu = Desafiar al Go

command-opponent = rival
command-opponent-about = A quién desafías; si no lo indicas, el puesto queda libre para quien quiera
command-variant = juego
command-variant-about = Qué juego; si no lo indicas, Go
command-size = tamaño
command-size-about = Cuántas líneas tiene el tablero en cada dirección
command-color = color
command-color-about = Quién lleva negras; si no, se sortea, y con hándicap lleva blancas quien es más fuerte
command-color-random = Por sorteo
command-color-black = Yo llevo negras
command-color-white = Yo llevo blancas
command-color-stronger = Quien es más fuerte lleva blancas
command-handicap = hándicap
command-handicap-about = Piedras que Negro pone antes de la primera jugada de Blanco, de 2 a 9
command-komi = komi
command-komi-about = Puntos que recibe Blanco por jugar en segundo lugar, por ejemplo 6,5
command-rules = reglas
command-rules-about = El reglamento; si no lo indicas, el habitual
command-venue = lugar
command-venue-about = En este canal o en un hilo propio
command-venue-here = Aquí
command-venue-thread = En un hilo propio
command-point = punto
command-point-about = El punto, por ejemplo D4; con piedras de hándicap, varios, por ejemplo D4 E5
command-points = puntos
command-points-about = Una piedra de cada cadena, por ejemplo D4 E5
command-table = partida
command-table-about = Cuál de tus partidas, si tienes varias
command-topic = tema
command-topic-about = Qué quieres saber
command-rank = rango
command-rank-about = Di tu nivel, para que los desafíos puedan sugerir un hándicap
command-rank-value = rango
command-rank-value-about = De 30k a 1k o de 1d a 9d, por ejemplo 12k
command-form = formato
command-form-about = Imagen, texto, o palabras para un lector de pantalla: fila por fila o cadena por cadena
command-form-named = { $form ->
    [picture] Imagen
    [text] Texto: dibujado con caracteres
    [rows] Palabras: fila por fila
    [chains] Palabras: cadena por cadena, con libertades
   *[other] { $form }
}
command-theme = aspecto
command-theme-about = Elige cómo se ven los tableros que solo ves tú
command-theme-value = aspecto
command-theme-value-about = Cómo se ven el tablero y las piedras
command-theme-channels = Como en el canal
command-theme-named = { $theme ->
    [kaya] Kaya: madera clara, pizarra y concha
    [dark] Oscuro: nogal, para pantallas oscuras
    [booklet] Folleto: negro sobre blanco, como impreso
    [contrast] Contraste: fácil de distinguir, veas los colores que veas
    [slate] Pizarra: piedra gris azulada con líneas de tiza
    [paper] Papel: tinta sobre papel cálido
   *[other] { $theme }
}
command-channel-theme = aspecto-canal
command-channel-theme-about = Para la moderación: elige cómo se ven los tableros en este canal
command-substitute = relevo
command-substitute-about = Go por parejas: propón que otra persona ocupe un puesto de tu bando
command-substitute-player = entra
command-substitute-player-about = Quién ocupa el puesto
command-substitute-leaving = sale
command-substitute-leaving-about = Quién lo deja; si no lo indicas, tú
command-arbiter = arbitraje
command-arbiter-about = Para la moderación: decide o termina una partida, da tiempo o cambia un puesto
command-arbiter-table-about = El número de la partida
command-ruling-about = Qué decides
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
command-ruling-reseat = Dar un puesto a otra persona
command-arbiter-leaving-about = Para un puesto: quién lo deja
command-arbiter-player-about = Para un puesto: quién lo ocupa
command-me = ajustes
command-me-about = Tus ajustes y tus datos
command-zone = zona-horaria
command-zone-about = Tu zona horaria, por una ciudad grande cercana: para tus noches y fines de semana
command-preview = vista-previa
command-preview-about = Si quieres ver tus jugadas antes de que se jueguen
command-reminders = recordatorios
command-reminders-about = Cuándo te recuerdo que una partida te espera
command-notices = avisos
command-notices-about = Por dónde te llegan los recordatorios
command-summary = resumen
command-summary-about = A qué hora te escribo cada día en qué partidas te toca
command-data = datos
command-vacation = vacaciones
command-vacation-about = Detén todos tus relojes durante unos días
command-vacation-days-about = Cuántos días desde ahora; con 0 terminan tus vacaciones
command-game = partida
command-game-about = Muestra las condiciones de una partida, cómo va y su registro
command-game-number = número
command-game-number-about = El número de la partida
command-games-player = de
command-games-player-about = De quién quieres ver las partidas terminadas
command-club-admin = admin-club
command-club-admin-about = Para quienes gestionan el servidor: ajustes de este canal y del servidor
command-messages = mensajes
command-messages-about = Qué pasa con los mensajes de una partida en este canal
command-language = idioma
command-language-about = En qué idioma hablo en este canal
command-my-language-about = En qué idioma hablo contigo
command-overdue = tiempo-agotado
command-overdue-about = Qué pasa en las partidas nuevas cuando a alguien se le acaba el tiempo
command-club-vacation = vacaciones
command-club-vacation-about = Cuántos días de vacaciones al año tiene cada miembro
command-placement = colocación
command-placement-about = Dónde van las piedras de hándicap; si no lo indicas, en los puntos marcados
command-placement-marked = En los puntos marcados
command-placement-free = Donde quiera Negro
command-captures = capturas
command-captures-about = Atari-Go: cuántas piedras hay que capturar; si no lo indicas, una
command-partner = pareja
command-partner-about = Go por parejas: quién juega en tu bando, después de ti
command-second = pareja-rival
command-second-about = Go por parejas: quién juega con tu rival
command-numbers = números
command-numbers-about = Numerar jugadas: 10 (las diez últimas), desde 25 (de la 25 en adelante) o todo
command-number = jugada
command-number-about = Muestra el tablero tras esta jugada; 0 es el principio
command-hints = pistas
command-hints-about = Para aprender: muestra en los tableros de tus partidas qué piedras están en atari
command-hints-on = Mostrar piedras en atari
command-hints-off = No mostrar nada más
command-clock = reloj
command-clock-about = Cómo se mide el tiempo; si no lo indicas, sin reloj
command-rest = descanso
command-rest-about = Cuándo descansa el reloj, en la zona horaria de cada cual
command-rest-named = { $rest ->
    [weekends] Los fines de semana
    [nights] Por la noche
    [both] Los fines de semana y por la noche
   *[none] Nunca
}
command-show = ver
command-show-about = Tus ajustes tal como están
command-club-show-about = Los ajustes de este canal y del servidor tal como están
command-time = tiempo
command-boards = tableros
command-boards-about = Cómo ves los tableros, y si ves tus jugadas antes
command-notices-group-about = Recordatorios y resumen diario: cuándo y dónde llegan
command-export = exportar
command-forget = olvidar
command-channel = canal
command-channel-about = Lo que escribo en este canal: mensajes de las partidas e idioma
command-games-group-about = Qué rige en las partidas del servidor: fin del tiempo y vacaciones
command-hour = hora
command-forfeit = pierde
command-forfeit-about = Un bando o ambos pierden por infringir las reglas
command-win = gana
command-win-about = Decidir la partida a favor de un bando
command-seat = puesto
command-give-time-about = Dar más tiempo a un bando
