# Cómo se encuentran los miembros de un servidor: desafíos abiertos para ciertos rangos, y la lista de todos.
# open challenge = desafío abierto

seats-command-looking = buscar-partida
seats-looking-about = Busca rival
seats-command-now = ahora
seats-now-about = Crea un desafío abierto, para ciertos rangos si quieres
seats-weakest = más-débil
seats-weakest-about = El rango más bajo para aceptar, como 15k
seats-strongest = más-fuerte
seats-strongest-about = El rango más alto para aceptar, como 5k
seats-open-ranked = { $challenger } busca rival. Puede aceptar quien tenga un rango de { $weakest } a { $strongest }.
seats-ranks = de { $weakest } a { $strongest }
seats-rank-unknown = Este desafío es para rangos de { $weakest } a { $strongest }. Indica antes tu rango con `/{ command-me } { command-rank }`.
seats-other-ranks = Este desafío es para rangos de { $weakest } a { $strongest }. Tu rango es { $rank }.
seats-command = desafíos-abiertos
seats-about = Ayuda a encontrar rival: una lista de desafíos abiertos y partidas semanales
seats-list = lista
seats-list-about = Mantén en este canal una lista de todos los desafíos abiertos del servidor
seats-list-named = { $list ->
    [here] En este canal
   *[off] Desactivada
}
seats-list-is = En { $channel }
seats-field-list = Lista de desafíos abiertos
seats-also-listed = También está en la lista de { $channel }.
seats-title = Desafíos abiertos
seats-line = { $challenger } · { $terms } · { $place }
seats-none = Ahora mismo no hay desafíos abiertos. Crea uno con `/{ seats-command-looking } { seats-command-now }`.
seats-more = … y { $more } más
seats-button-all = Ver todos
seats-not-here = No puedo escribir en este canal por mi cuenta, así que la lista no puede estar aquí.
seats-lost = Para moderadores: la lista de desafíos abiertos de { $channel } ya no está. Alguien la borró, o no puedo escribir allí. Elijan otra vez un canal con `/{ command-club-admin } { seats-command }`.
seats-command-weekly = semanal
seats-weekly-about = Juega cada semana con alguien de rango parecido
seats-weekly-in = Cada lunes tendrás una partida con alguien de rango parecido; la próxima { $next }.
seats-weekly-rank = Indica tu rango con `/{ command-me } { command-rank }`, para que encuentre a alguien de rango parecido.
seats-weekly-left = Ya no tendrás partidas semanales.
seats-weekly-none = Este servidor no tiene partidas semanales. Quienes gestionan el servidor pueden activarlas con `/{ command-club-admin } { seats-command }`.
seats-button-leave = Darme de baja
seats-pairing = emparejar
seats-pairing-about = Empareja a los miembros, los lunes a esta hora, para una partida semanal en este canal
seats-pairing-at = Lunes, { $hour }
seats-pairing-is = { $at } en { $channel }; las próximas { $next }
seats-pairing-not-here = No puedo escribir en este canal por mi cuenta, así que aquí no puede haber partidas semanales.
seats-field-pairing = Partidas semanales
seats-begun = La partida de esta semana: { $black } (Negro) contra { $white } (Blanco).
seats-unpaired = { $player }, esta semana no quedó nadie para ti. La próxima semana te toca primero.
