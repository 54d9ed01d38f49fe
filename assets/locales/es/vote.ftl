# Bandos cuyos miembros votan sus jugadas.
# vote = votar, votación

vote-command = votación
vote-about = Juega como canal: sus miembros votan las jugadas
vote-command-for = por
vote-for-about = Que los miembros de este canal jueguen contra alguien o el bot
vote-command-against = contra
vote-against-about = Juega contra los miembros de este canal
vote-command-match = duelo
vote-match-about = Juega contra otro canal: votan los miembros de ambos
vote-channel = canal
vote-channel-about = A qué miembros se reta: ellos deciden si aceptan
vote-hours = horas
vote-hours-about = Cuántas horas dura una votación (por defecto: 24)
vote-enough = bastan
vote-enough-about = Con cuántos votos se juega enseguida
vote-tie = empate
vote-tie-about = Qué jugada se hace en caso de empate (por defecto: la del jugador más fuerte)
vote-tie-named = { $tie ->
    [earliest] La que se votó primero
    [random] Una al azar
   *[strongest] La del jugador más fuerte
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
   *[strongest] En caso de empate se juega la del jugador más fuerte.
}
vote-terms-voters = Se puede votar tras un día en este servidor.
vote-line-captain = { $captain } tiene **veto** en { $channel }: en cada votación ve cuántos votaron qué y puede descartar una jugada.
vote-open = **Jugada { $number }:** votan los miembros de { $channel }. Votos hasta ahora: { $votes }. La votación termina { $until }; hasta entonces nadie ve quién votó qué.
vote-button-vote = Votar
vote-button-veto = Veto
vote-veto-ask = ¿Qué jugada descartas en esta votación? Puedes hacerlo una vez, y solo tú ves estos números.
vote-veto-votes = Votos: { $votes }
vote-ruled-out = { $captain } ha descartado { $point }.
vote-ruled-out-pass = { $captain } ha descartado pasar.
vote-vote-again = Quien la votó puede votar de nuevo.
vote-cast = Votaste por { $point }. Puedes cambiar tu voto hasta que termine { $until }.
vote-cast-pass = Votaste por pasar. Puedes cambiar tu voto hasta que termine { $until }.
vote-closed = Se jugó { $point } con { $votes } de { $all } votos: { $voters }
vote-closed-pass = Se pasó con { $votes } de { $all } votos: { $voters }
vote-new-member = Podrás votar cuando lleves un día en este servidor.
vote-moderators-act = Solo los moderadores pueden hacer eso por este canal.
vote-not-here = No puedo escribir en este canal por mi cuenta, así que aquí no se puede votar.
vote-in-thread = Reta a un canal desde un canal, no desde un hilo.
vote-not-there = No puedes escribir en { $channel }, así que no puedes retar a sus miembros.
vote-unreached = No puedo escribir en { $channel }, así que sus miembros no ven este desafío. Cuando pueda escribir allí, envíalo de nuevo.
vote-other-side = En esta partida votas por { $channel }.
vote-captain-plays = Quien tiene el veto no puede jugar contra el canal.
vote-captain-vetoes = Aquí solo { $captain } puede descartar una jugada.
vote-veto-used = Ya has descartado una jugada en esta votación.
vote-nothing-to-veto = Nadie ha votado todavía.
vote-move-ruled-out = Esa jugada está descartada en esta votación. Vota por otra.
