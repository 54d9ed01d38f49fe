# La tarjeta del desafío y lo que pasa con él.
# challenge = desafío
# to challenge = desafiar
# opponent = rival
# game (one played) = partida
# seat = puesto
# rematch = revancha
# handicap = hándicap
# handicap stone = piedra de hándicap
# komi = komi
# Black, White = Negro, Blanco (to take Black = llevar negras)
# random = por sorteo
# Pair Go = Go por parejas
# thread = hilo

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } te desafía a una partida.
challenge-open = { $challenger } busca rival. Puede aceptar quien quiera.
challenge-counter = { $invited }, { $challenger } te propone otras condiciones para una partida.
challenge-rematch = { $invited }, { $challenger } quiere la revancha { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] con los mismos colores
    [handicap] con el mismo hándicap
   *[swapped] con los colores cambiados
}
challenge-rematch-pairs = { $opponents }: { $challenger } quiere la revancha { challenge-rematch-colors }, junto con { $partner }. Tienen que aceptar las tres personas, también { $partner }.
challenge-rematch-question = ¿Revancha con los colores cambiados o con los mismos?
challenge-button-rematch-swapped = Cambiar colores
challenge-button-rematch-same = Mismos colores
challenge-field-rules = Reglas
challenge-field-colors = Colores
challenge-field-handicap = Hándicap
challenge-field-komi = Komi
challenge-field-captures = Piedras por capturar
challenge-field-also = Además
challenge-more-usual = Como siempre
challenge-field-venue = Lugar
challenge-field-expires = Caduca
challenge-expires = { $at }
challenge-button-accept = Aceptar
challenge-button-decline = Rechazar
challenge-button-withdraw = Retirar
challenge-button-terms = Condiciones
challenge-button-change = Cambiar condiciones
challenge-button-even = Partida igualada
challenge-button-send = Enviar
challenge-button-colors = { challenge-field-colors }: { $colors }
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } acepta. Negro: { $black }. Blanco: { $white }.
challenge-accepted-thread = { $accepter } acepta. Negro: { $black }. Blanco: { $white }. La partida se juega en su propio hilo.
challenge-declined = { $invited } rechaza el desafío de { $challenger }.
challenge-withdrawn = { $challenger } retira el desafío.
challenge-replaced = { $player } cambia las condiciones: hay un nuevo desafío.
challenge-lapsed = Nadie aceptó a tiempo el desafío de { $challenger }.
challenge-who-is-stronger = ¿Quién es más fuerte? Quien lo sea lleva blancas; si tienen el mismo nivel, los colores se deciden al azar.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Yo
challenge-button-stronger-equal = Mismo nivel
challenge-by-rank = Según el rango: { $stronger } ({ $stronger-rank }) lleva blancas, { $weaker } ({ $weaker-rank }) lleva negras.
challenge-by-equal-rank = Mismo rango, { $rank }: colores al azar.
challenge-thread-failed = No pude crear un hilo, así que la partida se juega aquí.
challenge-answers-only = Aquí no puedo escribir por mi cuenta. Te avisaré de tu tiempo por mensaje directo, si aceptas los míos.
challenge-taken = Ya estás dentro. Empieza la partida: { $place }
challenge-pairs = { $opponents }: { $challenger } y { $partner } proponen una partida de Go por parejas. Tienen que aceptar las tres personas, también { $partner }.
challenge-field-joined = Aceptado por
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = Para igualar la partida
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = Mismo rango, { $rank }: sin hándicap, colores al azar, komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) lleva negras contra { $stronger } ({ $stronger-rank }), { $stones ->
    [0] sin hándicap
    [one] { $stones } piedra de hándicap
   *[other] { $stones } piedras de hándicap
}, komi { $komi }.
challenge-change = Elige otras condiciones y envíalas como tu desafío:
challenge-sent = Tu desafío se ha enviado.
challenge-odds = { $stones ->
    [0] Sin hándicap
    [one] { $stones } piedra de hándicap
   *[other] { $stones } piedras de hándicap
}, komi { $komi }
