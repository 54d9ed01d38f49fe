### Lo que cada cual ajusta para sí, lo que se acuerda y lo que se pregunta sobre las partidas.
# settings = ajustes
# game (one played) = partida
# move = jugada
# a pass = un pase
# count = recuento
# undo = deshacer
# clock = reloj
# time is out = se agota el tiempo
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

people-undo-while-counting = La partida está detenida y se está contando. Para deshacer un pase, pulsa “{ count-button-resume }”.
people-button-go-on = Reanudar
people-more-undo = Deshacer
people-more-undo-about = Retira tu última jugada, o pídelo
people-more-pause = Pausa
people-more-pause-about = Propón detener los relojes
people-more-go-on = Reanudar
people-more-go-on-about = Pon los relojes en marcha otra vez
people-more-call-off = Anular
people-more-call-off-about = Propón que nadie gane ni pierda

people-preview = Esto solo lo ves tú: la partida { $number } con tu piedra en { $point }. Todavía no se ha jugado nada.
people-button-put = Jugar { $point }

people-me-title = Tus ajustes
people-me-how = Cámbialos con `/{ command-me }`.
people-field-zone = Zona horaria
people-zone-is = { $zone }
people-zone-unknown = Sin definir: los fines de semana y las noches son los de UTC
people-zone-kept = En las partidas con reloj que te esperan, tu zona horaria anterior cuenta hasta que juegues o respondas al recuento.
people-bad-zone = “{ $zone }” no es una zona horaria. Escribe el nombre de una ciudad grande cercana y elige de la lista.
people-bad-zone-likely = “{ $zone }” no es una zona horaria. ¿Quieres decir { $likely }?
people-field-theme = Tableros que solo ves tú
people-field-preview = Ver tus jugadas antes de que se jueguen
people-preview-named = { $preview ->
    [on] Siempre
    [off] Nunca
   *[timed] En partidas con reloj
}
people-field-reminders = Recordatorios
people-reminder-named = { $reminder ->
    [day-before] 24 horas antes de que se agote tu tiempo
    [hours-before] 6 horas antes de que se agote tu tiempo
    [off] Nunca
   *[half] A la mitad de tu tiempo
}
people-field-notices = Los recordatorios te llegan
people-notices-named = { $notices ->
    [direct] Por mensaje directo
   *[channel] En el canal de la partida
}
people-field-summary = Resumen diario
people-summary-off = Ninguno
people-summary-at = A las { $hour }, según tu hora
people-summary = { $games ->
    [one] Te toca en una partida.
   *[other] Te toca en { $games } partidas.
}
people-summary-title = Primero las más urgentes
people-summary-closed = { $player }, no aceptas mis mensajes directos, así que he desactivado tu resumen diario. Permítelos y vuelve a elegir una hora con `/{ command-me }`.
people-field-rank = Rango
people-rank-is = { $rank }
people-rank-unknown = Sin indicar: `/{ command-rank }`
people-field-vacation = Vacaciones
people-away-until = Tus relojes están detenidos. Vuelves { $at }.
people-not-away = Sin programar: `/{ command-vacation }`

people-data-export = Dame un archivo con todo lo que guardas de mí
people-data-delete = Olvídame
people-data-about = ¿Qué guardas de mí?
people-exported = Esto es lo que guardo de ti: tus ajustes y { $games ->
    [0] ninguna partida
    [one] una partida, con su registro en SGF
   *[other] { $games } partidas, con el registro de cada una en SGF
}.
people-kept = **Lo que guardo de ti**
    • Tu número de Discord y tu nombre, lo que has ajustado conmigo, las partidas que juegas, a las que te invitan o en las que decides, y tus respuestas a los acertijos. No leo lo demás que se escribe aquí.
    • Está donde lo guarda quien me administra y no llega a nadie más. Quien ve un canal ve sus partidas, con tu nombre y tu rango, y con `/{ puzzle-command }`, cómo vas. Tus otros ajustes y tus planes solo los ves tú.
    • Las partidas se quedan hasta que me pidas que te olvide. Un desafío que no llegó a nada desaparece a los { $days } días. El registro de actividad no nombra a nadie, salvo que quien me administra busque un error.
    • `/{ command-me } { command-export }` te lo da todo en un archivo, `/{ command-me } { command-forget }` hace que te olvide.
people-policy = Más información: { $url }
people-confirm-forget =
    ¿Quieres que te olvide?
    • Tus ajustes se borran: zona horaria, aspecto, rango, vacaciones, recordatorios y todos los demás.
    • Tu nombre se borra. Tus partidas terminadas se conservan para quienes las jugaron contigo: en sus registros ocupa tu lugar alguien sin nombre ni número. Los mensajes publicados se quedan como están.
    • Las copias de seguridad anteriores conservan todo esto hasta que otras nuevas las sustituyen, y el archivo de la base de datos, hasta que quien me administra lo reescribe.
    Esto no se puede deshacer. Si vuelves a usarme, volveré a conocer tu nombre.
people-button-forget = Olvídame
people-forgotten = Hecho: tus ajustes y tu nombre están borrados, y tus partidas terminadas ya no son tuyas.
people-not-forgotten = No he podido borrarlo todo: hay algo que no se puede leer o escribir. Pulsa otra vez “{ people-button-forget }” dentro de un momento; si no sirve, avisa, por favor, a quien me administra.
people-opponent-forgotten = Quien jugó contigo esta partida pidió que se borraran sus datos. Desafía a otra persona con `/{ command-challenge }`.
people-games-still-running = No abandono ninguna partida por ti sin avisar. Antes termina, retira, anula o abandona estas: { $numbers }.

people-no-vacation = No estás de vacaciones.
people-vacation-over = ¡Hola de nuevo! Tus relojes vuelven a correr.
people-vacation-until = Todos tus relojes están detenidos. Vuelves { $at }; `/{ command-vacation }` con 0 días termina las vacaciones de inmediato. Vacaciones restantes: { $left }.
people-vacation-days = { $days ->
    [one] Un día en el plazo de un año
   *[other] { $days } días en el plazo de un año
}
people-vacation-too-long = El club de tus partidas concede { $days ->
    [one] un día
   *[other] { $days } días
} de vacaciones en el plazo de un año. Vacaciones restantes: { $left }.
people-vacation-no-clocks = Ninguna de tus partidas tiene reloj: no hay nada que detener.
people-vacation-shorter = Pero en { $games } solo hasta { $at }: ese club no concede más días.
people-vacation-not-in = Pero no en { $games }: ese club no concede más días.

people-out-at = el tiempo se agota { $at }
people-history = Partidas terminadas de { $player }
people-history-none = No conozco ninguna partida terminada de { $player } aquí.
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
people-field-state = Cómo va
people-state-closed = El desafío quedó en nada.
people-state-paused = Los relojes están detenidos. Jugadas hasta ahora: { $moves }.
people-state-playing = { $color ->
    [white] Le toca a Blanco. Jugadas hasta ahora: { $moves }.
   *[black] Le toca a Negro. Jugadas hasta ahora: { $moves }.
}
people-state-counting = En recuento. Jugadas: { $moves }.
people-field-deadline = Plazo
people-field-offered = Propuesta
people-offered-at = { $at }
people-field-rulings = Decisiones
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Decisión de { $moderator }.
people-ruled-by-player = Decisión de { $moderator }, en una partida propia.
people-ruling-reason = Motivo: { $reason }
people-ruling-question =
    Tu decisión: **{ $what }**
    El botón te pide el motivo. Después la decisión, tu nombre y el motivo se publican donde se juega la partida.
people-ruling-form-title = Partida { $number }: tu decisión
people-ruling-form-reason = Tu motivo, a la vista de todo el mundo
people-ruling-form-example = Qué ha pasado, en una frase
people-ruling-no-reason = Di en una frase por qué decides así, con { $most } caracteres como máximo.
people-ruling-own-game = En la partida { $number } juegas tú, así que tiene que decidir otra persona de la moderación. En una partida propia solo puede hacerlo quien administra el servidor, y el resultado lo dice.
people-reseated = { $into } ocupa el puesto de { $out }

people-no-club = Esto solo funciona en servidores.
people-club-title = Ajustes de este canal y del servidor
people-club-how = Cámbialos con `/{ command-club-admin }`.
people-field-messages = Mensajes de una partida en este canal
people-policy-named = { $policy ->
    [one-message] Uno solo que va cambiando; otro breve notifica a quien le toca y se va con la jugada
    [last-two] Uno nuevo por jugada; se quedan los dos últimos
   *[each-move] Uno nuevo por jugada
}
people-field-language = Idioma de este canal
people-language-named = { $language }
people-language-of-server = El del servidor
people-language-of-client = El de tu Discord
people-field-own-language = Idioma
people-field-overdue = Si se agota el tiempo, en partidas nuevas
people-overdue-named = { $overdue ->
    [choose] El rival elige: victoria, más tiempo o anulación
   *[lose] Se pierde la partida
}
people-field-vacation-days = Vacaciones
people-bad-vacation = Un club concede de 0 a 365 días de vacaciones en el plazo de un año.
