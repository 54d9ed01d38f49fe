### Lo que cada cual ajusta para sí, lo que se acuerda y lo que se pregunta sobre las partidas.
# settings = ajustes
# game (one played) = partida
# move = jugada
# a pass = un pase
# count = recuento
# undo = deshacer
# clock = reloj
# run out of time = se agota el tiempo
# to claim = reclamar
# call off = anular
# theme = aspecto
# rank = rango
# reminder = recordatorio
# vacation = vacaciones
# game record = registro
# to resign = abandonar
# opponent = rival
# side = bando
# seat = puesto
# ruling = decisión
# channel, server, club = canal, servidor, club

people-undo-while-counting = La partida está en fase de recuento. Para deshacer un pase, pulsa “{ count-button-resume }”.
people-button-go-on = Reanudar
people-more-undo = Deshacer
people-more-undo-about = Deshaz tu última jugada, o pídeselo a tu rival
people-more-pause = Pausa
people-more-pause-about = Propón poner los relojes en pausa
people-more-go-on = Reanudar
people-more-go-on-about = Reanuda los relojes
people-more-call-off = Anular
people-more-call-off-about = Propón anular la partida: nadie gana ni pierde

people-preview = Esto solo lo ves tú: la partida { $number } con tu piedra en { $point }. Aún no se ha jugado nada.
people-button-put = Jugar { $point }

people-me-title = Tus ajustes
people-me-how = Elige abajo el que quieras cambiar, o usa `/{ command-me }`.
people-change-setting = Cambiar un ajuste
people-choose-value = { $setting }: elige
people-field-hints = Pistas para aprender
people-field-last-moves = Últimas jugadas
people-last-moves-named = { $shown ->
    [numbers] Números en las tres últimas jugadas
   *[mark] Una marca en la última jugada
}
people-field-zone = Zona horaria
people-zone-is = { $zone }
people-zone-unknown = Sin definir: fines de semana y noches en UTC
people-zone-kept = En las partidas con reloj que te esperan, tu zona horaria anterior vale hasta que juegues o respondas al recuento.
people-bad-zone = “{ $zone }” no es una zona horaria. Escribe el nombre de una ciudad grande cercana y elige de la lista.
people-bad-zone-likely = “{ $zone }” no es una zona horaria. ¿Quieres decir { $likely }?
people-field-theme = Tableros que solo ves tú
people-field-channel-theme = Tableros de este canal
people-field-preview = Ver jugadas antes de jugarlas
people-preview-named = { $preview ->
    [on] Siempre
    [off] Nunca
   *[timed] En partidas con reloj
}
people-field-reminders = Recordatorio
people-reminder-named = { $reminder ->
    [day-before] 24 horas antes de que se acabe tu tiempo
    [hours-before] 6 horas antes de que se acabe tu tiempo
    [off] Nunca
   *[half] Cuando hayas usado la mitad de tu tiempo
}
people-field-notices = Los recordatorios llegan
people-notices-named = { $notices ->
    [direct] Por mensaje directo
   *[channel] En el canal de la partida
}
people-field-summary = Resumen diario
people-summary-off = Desactivado
people-summary-at = Hora: { $hour }, en tu zona horaria
people-summary = { $games ->
    [one] Te toca en una partida.
   *[other] Te toca en { $games } partidas.
}
people-summary-title = Primero las más urgentes
people-summary-play = { table-button-play }: elige una partida
people-summary-closed = { $player }, no aceptas mensajes directos míos, así que he desactivado tu resumen diario. Permítelos y vuelve a elegir una hora con `/{ command-me }`.
people-field-rank = Rango
people-rank-is = { $rank }
people-rank-unknown = Sin indicar
people-field-egd = PIN de la EGD
people-egd-is = { $pin }
people-field-vacation = Vacaciones
people-away-until = Tus relojes están en pausa. Vuelves { $at }.
people-not-away = Ninguna: `/{ command-me } { command-vacation }`

people-data-export = Descarga todo lo que guardo sobre ti
people-data-delete = Borra todo lo que guardo sobre ti
people-data-about = Qué guardo sobre ti
people-exported = Esto es lo que guardo sobre ti: tus ajustes y { $games ->
    [0] ninguna partida
    [one] una partida en SGF
   *[other] { $games } partidas en SGF
}.
people-stored-data = **Lo que guardo sobre ti**
    • Tu ID de Discord y tu nombre, tus ajustes, las partidas que juegas, a las que te invitan o sobre las que decides, tus respuestas a los problemas, y los torneos, escaleras, ligas, encuentros de Go y simultáneas en los que participas. De los mensajes solo guardo las jugadas.
    • Lo guarda quien administra este bot y no llega a nadie más. Quien puede ver un canal ve sus partidas, con tu nombre y tu rango, y tus resultados en `/{ puzzle-command }`. El resumen semanal de un servidor nombra a quienes más problemas han resuelto. Tus otros ajustes y tus planes solo los ves tú. Si pides una partida de enseñanza, los miembros que enseñan en ese servidor ven qué ejercicios has resuelto, hasta que termina la petición.
    • Las partidas se quedan hasta que borres tus datos. Un desafío que no llegó a nada se borra a los { $days } días. El registro de actividad no nombra a nadie, salvo que quien administra este bot busque un error.
    • `/{ command-me } { command-export }` te lo da todo en un archivo, `/{ command-me } { command-forget }` lo borra.
people-policy = Más información: { $url }
people-confirm-forget =
    ¿Borrar tus datos?
    { $lost }• Se borran tus ajustes: zona horaria, aspecto, rango, vacaciones, recordatorios y todos los demás.
    • Se borra tu nombre. Tus partidas terminadas se conservan para quienes las jugaron contigo: en sus registros apareces sin nombre ni ID. Los mensajes publicados se quedan como están.
    • Las copias de seguridad anteriores conservan tus datos hasta que otras nuevas las sustituyan, y el archivo de la base de datos, hasta que quien administra este bot lo reescriba.
    No se puede deshacer. Si vuelves a usarme, guardaré otra vez tu nombre.
people-forget-games = • Abandonas estas partidas: { $games }
people-forget-places = • Sales de: { $places }
people-button-forget = Borrar mis datos
people-forgotten = Hecho: tus ajustes y tu nombre están borrados, y tus partidas terminadas ya no llevan tu nombre.
people-not-forgotten = No he podido borrarlo todo: hay algo que no se puede leer o escribir. Pulsa otra vez “{ people-button-forget }” dentro de un momento; si no sirve, avisa a quien administra este bot.
people-opponent-forgotten = Quien jugó contigo esta partida ha borrado sus datos. Desafía a otra persona con `/{ command-challenge }`.

people-no-vacation = No estás de vacaciones.
people-vacation-over = ¡Hola de nuevo! Tus relojes vuelven a correr.
people-vacation-until = Todos tus relojes están en pausa. Vuelves { $at }; `/{ command-me } { command-vacation } { command-days }:0` termina las vacaciones de inmediato. Vacaciones restantes: { $left }.
people-vacation-days = { $days ->
    [one] Un día al año
   *[other] { $days } días al año
}
people-vacation-too-long = El servidor de tus partidas permite { $days ->
    [one] un día
   *[other] { $days } días
} de vacaciones al año. Vacaciones restantes: { $left }.
people-vacation-no-clocks = Ninguna de tus partidas tiene reloj: no hay nada que poner en pausa.
people-vacation-shorter = Pero en { $games } solo hasta el { $at }: ese servidor no permite más días.
people-vacation-not-in = Pero no en { $games }: ese servidor no permite más días.

people-out-at = plazo: { $at }
people-history = Partidas terminadas de { $player }
people-history-none = { $player } no tiene partidas terminadas aquí.
people-history-won = **Victoria** · partida { $number }, { terms-game-on } contra { $opponent } · { $at }
people-history-lost = **Derrota** · partida { $number }, { terms-game-on } contra { $opponent } · { $at }
people-history-open = **{ $ending ->
    [jigo] Jigo
    [no-result] Sin resultado
    [both-lose] Perdieron ambos bandos
    [called-off] Anulada
    [not-begun] Sin empezar
   *[draw] Empate
}** · partida { $number }, { terms-game-on } contra { $opponent } · { $at }

people-game-number = partida { $number }
people-field-state = Estado
people-state-closed = El desafío terminó sin partida.
people-state-paused = Los relojes están en pausa. Jugadas hasta ahora: { $moves }.
people-state-playing = { $color ->
    [white] Le toca a Blanco. Jugadas hasta ahora: { $moves }.
   *[black] Le toca a Negro. Jugadas hasta ahora: { $moves }.
}
people-state-counting = En fase de recuento. Jugadas: { $moves }.
people-field-deadline = Plazo
people-field-offered = Desafío enviado
people-offered-at = { $at }
people-field-rulings = Decisiones
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Decisión de { $moderator }.
people-ruled-by-player = Decisión de { $moderator }, que juega en esta partida.
people-ruling-reason = Motivo: { $reason }
people-ruling-question =
    Tu decisión: **{ $what }**
    El botón te pide el motivo. Después publico la decisión, tu nombre y el motivo donde se juega la partida.
people-ruling-form-title = Partida { $number }: tu decisión
people-ruling-form-reason = Tu motivo (todo el mundo puede leerlo)
people-ruling-form-example = Qué pasó, en una frase
people-ruling-no-reason = Da el motivo en una frase de { $most } caracteres como máximo.
people-ruling-own-game = Juegas en la partida { $number }, así que tiene que decidir otro moderador. Sobre una partida propia solo puede decidir quien administra el servidor, y el resultado lo dice.
people-reseated = { $into } sustituye a { $out }

people-no-club = Esto solo funciona en un servidor.
people-club-title = Ajustes de este canal y del servidor
people-club-how = Elige abajo el que quieras cambiar, o usa `/{ command-club-admin }`.
people-field-messages = Mensajes de una partida en este canal
people-policy-named = { $policy ->
    [one-message] Uno que se edita; otro breve avisa a quien le toca y se borra tras la jugada
    [last-two] Uno nuevo por jugada; quedan los dos últimos
   *[each-move] Uno nuevo por jugada
}
people-field-language = Idioma de este canal
people-language-named = { $language }
people-language-of-server = El del servidor
people-language-of-client = El de tu Discord
people-field-own-language = Idioma
people-field-overdue = Si se acaba el tiempo, en partidas nuevas
people-overdue-named = { $overdue ->
    [choose] El rival elige: reclamar la victoria, dar más tiempo o anular la partida
   *[lose] Pierde ese bando
}
people-field-vacation-days = Vacaciones
people-bad-vacation = Un servidor puede permitir de 0 a 365 días de vacaciones al año.
