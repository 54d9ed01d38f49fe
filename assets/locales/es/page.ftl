# The page with a board to touch.
page-button-board = Tablero
page-more-about = Juega tocando el tablero, en tu navegador
page-more-browser = Tablero en el navegador
page-more-browser-about = Un enlace que abre esta partida en tu navegador
page-link = **Partida { $number }:** el enlace funciona una sola vez y durante 10 minutos. No se lo pases a nadie: quien lo abra juega en tu lugar.
page-field = Tableros en el navegador
page-open-boards = { $boards ->
    [0] Ninguno abierto
   *[other] Abiertos: { $boards }
}
page-close-all = Cerrarlos todos
page-close-browser = Cerrar los tableros de un navegador
page-browser = { $games } · desde: { $since }
page-option = navegadores
page-option-about = Cierra los tableros abiertos en tus navegadores
page-title = Partida { $number }
page-opening = El tablero de la partida { $number } se está abriendo…
page-button-open = Abrir el tablero
page-used = Este enlace ya se usó o ha caducado. Pulsa { page-button-board } en el chat para obtener otro.
page-other-member = En este navegador está abierto el tablero de otra persona, y este enlace es tuyo. Cierra primero ese tablero y vuelve a abrir el enlace.
page-button-close = Cerrar el tablero
page-closed = El tablero está cerrado en este navegador.
page-not-open = Este tablero no está abierto en este navegador. Pulsa { page-button-board } en el chat para obtener un enlace.
page-not-here = No puedes ver esta partida: tienes que estar en su servidor y poder ver su canal.
page-away = Discord no responde ahora. Inténtalo dentro de un momento.
page-refused = Esta petición vino de otro sitio, así que no he hecho nada.
page-only-in-chat = Eso solo se puede hacer en el chat.
page-behind = No hay conexión: puede que el tablero no esté al día.
page-not-live = Tienes demasiados tableros abiertos: recarga este para ver las jugadas nuevas.
page-again = { $point }: elígelo otra vez para jugar ahí.
page-empty = { $point }, vacío
page-stone = { $color ->
    [white] { $point }, Blanco
   *[black] { $point }, Negro
}
page-last = { $point }, última jugada
page-send = Enviar
page-plan-back = Una jugada atrás
page-plan-remove = Eliminar esta secuencia
page-plan-end = Volver a la partida
page-making = Esto tarda un momento. La respuesta aparecerá aquí cuando esté lista.
page-look-again = Volver a mirar
page-busy = Son demasiadas solicitudes a la vez. Inténtalo otra vez dentro de un minuto.
page-no-club = En esta dirección no hay ninguna página.
page-running = Partidas en curso
page-none-running = Ahora mismo no se juega ninguna partida.
page-results = Últimos resultados
page-evenings = Encuentros de Go
page-calendar = Calendario (iCalendar)
page-feed = Resultados como feed (Atom)
page-record = Registro (SGF)
page-table = Clasificación
page-games = Tus partidas
page-games-none = No tienes ninguna partida en curso. Empieza una con `/{ command-challenge }` en el chat.
page-connecting = Conectando con Discord…
page-not-signed-in = Discord no ha dicho quién eres. Cierra esto y vuelve a abrirlo.
