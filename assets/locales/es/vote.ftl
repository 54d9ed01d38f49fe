# Bandos cuyos miembros votan sus jugadas.
# vote = votar, votación

vote-command = votación
vote-about = Juega como canal: sus miembros votan las jugadas
vote-command-for = por
vote-for-about = Que los miembros de este canal jueguen contra alguien o el bot
vote-command-against = contra
vote-against-about = Juega contra los miembros de este canal
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
vote-open = **Jugada { $number }:** votan los miembros de { $channel }. Votos hasta ahora: { $votes }. La votación termina { $until }; hasta entonces nadie ve quién votó qué.
vote-button-vote = Votar
vote-cast = Votaste por { $point }. Puedes cambiar tu voto hasta que termine { $until }.
vote-cast-pass = Votaste por pasar. Puedes cambiar tu voto hasta que termine { $until }.
vote-closed = Se jugó { $point } con { $votes } de { $all } votos: { $voters }
vote-closed-pass = Se pasó con { $votes } de { $all } votos: { $voters }
vote-new-member = Podrás votar cuando lleves un día en este servidor.
vote-moderators-act = Solo los moderadores pueden hacer eso por este canal.
vote-not-here = No puedo escribir en este canal por mi cuenta, así que aquí no se puede votar.
