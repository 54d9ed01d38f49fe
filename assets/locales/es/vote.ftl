# Bandos cuyos miembros votan sus jugadas.
# vote = votar, votación

vote-command = votación
vote-for-about = Haz que los miembros de este canal jueguen contra alguien o contra mí
vote-command-against = contra
vote-against-about = Juega contra los miembros de este canal
vote-command-match = duelo
vote-match-about = Juega contra otro canal, de aquí o de otro servidor: votan los miembros de ambos
vote-command-invite = invitar
vote-invite-about = Obtén un código con el que otro servidor puede desafiar a este canal
vote-channel = canal
vote-channel-about = Los miembros de qué canal reciben el desafío: ellos deciden si lo aceptan
vote-code = código
vote-code-about = El código que les dio la moderación de un canal de otro servidor
vote-invited =
    Da este código a los moderadores del otro servidor. Pueden usarlo una vez, con `/{ command-together } { vote-command-match } { vote-code }:`. Caduca { $until }, y un código nuevo lo sustituye.
    Su desafío aparece en este canal, y solo los moderadores de aquí pueden aceptarlo. La partida se juega entonces en su servidor: sus moderadores pueden decidirla como cualquier otra, y sus miembros ven las jugadas de este canal, pero no quién las votó. En este servidor no pueden hacer nada.
vote-hours = horas
vote-hours-about = Cuántas horas dura una votación (por defecto: 24)
vote-enough = votos
vote-enough-about = Con cuántos votos se juega enseguida
vote-tie = empate
vote-tie-about = Qué jugada se hace en caso de empate (por defecto: la de quien vota con el rango más alto)
vote-tie-named = { $tie ->
    [earliest] La que se votó primero
    [random] Una al azar
   *[strongest] La de quien vota con el rango más alto
}
vote-captain = veto
vote-captain-about = Quién ve cuántos votan qué y puede descartar una jugada en cada votación
vote-terms = Cada votación dura { $time }.
vote-terms-enough = { $enough ->
    [one] Termina con el primer voto: la jugada se hace enseguida.
   *[other] Con { $enough } votos termina, y la jugada se hace enseguida.
}
vote-terms-tie = { $tie ->
    [earliest] En caso de empate se juega la que se votó primero.
    [random] En caso de empate se juega una de ellas al azar.
   *[strongest] En caso de empate se juega la de quien vota con el rango más alto.
}
vote-terms-voters = Se puede votar tras un día en este servidor.
vote-line-captain = { $captain } tiene **veto** en { $channel }: en cada votación ve cuántos votaron qué y puede descartar una jugada.
vote-open = **Jugada { $number }:** vota { $channel }; termina { $until }. Votos secretos: { $votes }.
vote-button-vote = Votar
vote-pick-point = Partida { $number }: pulsa la intersección por la que votas. Esto solo lo ves tú.
vote-button-veto = Veto
vote-veto-ask = ¿Qué jugada descartas en esta votación? Puedes hacerlo una vez, y solo tú ves estos números.
vote-veto-votes = Votos: { $votes }
vote-ruled-out = { $captain } ha descartado { $point }.
vote-ruled-out-pass = { $captain } ha descartado el pase.
vote-you-ruled-out = Has descartado { $point }.
vote-you-ruled-out-pass = Has descartado el pase.
vote-vote-again = Los votos por ella ya no cuentan. Quien la votó puede votar de nuevo.
vote-cast = Votaste por { $point }. Puedes cambiar tu voto hasta que termine { $until }.
vote-cast-pass = Votaste por pasar. Puedes cambiar tu voto hasta que termine { $until }.
vote-closed = Se jugó { $point } con { $votes } de { $all } votos: { $voters }
vote-closed-pass = Se pasó con { $votes } de { $all } votos: { $voters }
vote-new-member = Podrás votar cuando lleves un día en este servidor.
vote-moderators-act = Solo los moderadores pueden hacer eso por este canal.
vote-not-here = No puedo escribir en este canal por mi cuenta, así que aquí no se puede votar.
vote-in-thread = Úsalo en un canal, no en un hilo.
vote-not-there = No puedes escribir en { $channel }, así que no puedes desafiar a sus miembros.
vote-bot-not-there = No puedo escribir en { $channel }, así que sus miembros no pueden recibir desafíos. Allí necesito los permisos “Ver canal” y “Enviar mensajes”.
vote-unreached = No puedo escribir en { $channel }, así que sus miembros no ven este desafío. Cuando pueda escribir allí, envíalo de nuevo.
vote-one-opponent = Indica a quién se desafía de una sola manera: `{ vote-channel }:` para un canal de este servidor o `{ vote-code }:` para uno de otro servidor.
vote-no-such-code = Este código no es válido, o ya no lo es. Los moderadores del otro servidor obtienen uno nuevo con `/{ command-together } { vote-command-invite }`.
vote-new-code = Otra partida entre dos servidores necesita otro código: un servidor lo obtiene con `/{ command-together } { vote-command-invite }` y el otro lo usa con `/{ command-together } { vote-command-match }`.
vote-stays-there = Una partida entre dos servidores se queda en el servidor donde empezó.
vote-other-side = En esta partida votas del lado de { $channel }.
vote-captain-plays = Quien tiene el veto no puede jugar contra el canal.
vote-captain-vetoes = Aquí solo { $captain } puede descartar una jugada.
vote-veto-used = Ya has descartado una jugada en esta votación.
vote-nothing-to-veto = Nadie ha votado todavía.
vote-move-ruled-out = Esa jugada está descartada en esta votación. Vota por otra.
