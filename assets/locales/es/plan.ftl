# Jugadas condicionales: un plan que solo ve quien lo hace, y las respuestas que salen de él.
# plan = plan
# move = jugada
# line (of moves) = secuencia
# answer = respuesta
# opponent = rival
# pass = pase
# to drop = quitar (the whole plan = descartar)
# handicap stone = piedra de hándicap
# partner = pareja
# count = recuento

plan-command = plan
plan-command-about = Planea tus respuestas: si juega ahí, tú juegas aquí. Solo tú ves tu plan
plan-they = si
plan-they-about = Qué podría jugar tu rival, como D4; “pase” también es una jugada
plan-me = entonces
plan-me-about = Tu respuesta, como E5
plan-line = secuencia
plan-line-about = Una secuencia más larga; empieza con la jugada de tu rival: D4 E5 F6 G7
plan-drop = quitar
plan-drop-about = Una secuencia que quitar de tu plan, como D4 E5 F6; “todo” lo quita todo
plan-pass = pase
plan-heading = Tu plan en la partida { $number }
plan-legend = Jugada de tu rival → tu respuesta. Lo que lleva sangría viene después de la línea de arriba. Solo tú puedes verlo.
plan-nothing = Aún no tienes ningún plan en la partida { $number }. Con **{ plan-button-add }** eliges una jugada de tu rival y tu respuesta; solo lo ves tú.
plan-start = Elige una jugada de tu rival y luego tu respuesta, y pulsa **{ plan-button-save }**: si tu rival juega así, tu respuesta se juega al momento. Solo tú ves el plan.
plan-picture = La imagen muestra la secuencia { $line }.
plan-added = Planeado: { $line }.
plan-replaced = Sustituye a otra respuesta y a todo lo planeado después.
plan-dropped = Quitado: { $line }, y todo lo planeado después.
plan-cleared = Tu plan se ha eliminado.
plan-button-add = Añadir secuencia
plan-pick-theirs = Si tu rival juega: { $line }
plan-pick-answer = Respondo así: { $line }
plan-button-save = Guardar
plan-button-on = Y después…
plan-button-back = Volver
plan-button-clear = Eliminar el plan
plan-drop-placeholder = Quitar una secuencia y todo lo que sigue
plan-form-title = Partida { $number }: secuencia de tu plan
plan-form-line = Jugada rival, tu respuesta, etc.
plan-deviated = Tu rival jugó { $point }, que no habías planeado: tu plan se ha eliminado.
plan-deviated-pass = Tu rival pasó, algo que no habías planeado: tu plan se ha eliminado.
plan-impossible = La respuesta planeada, { $point }, ya no era posible: tu plan se ha eliminado.
plan-upset = La partida no siguió tu plan: se deshizo una jugada, hubo otra respuesta o empezó un recuento. Tu plan se ha eliminado.
plan-over = La partida terminó o ha empezado el recuento: tu plan se ha eliminado.
plan-dropped-by-game = La partida { $number } no siguió tu plan, que se ha eliminado. { $place }
plan-more = Planear
plan-more-about = Mira o cambia las respuestas planeadas; solo tú las ves
plan-not-playing = Solo puedes planear mientras se juega la partida.
plan-pairs = En el Go por parejas y en el rengo no se puede planear: en medio juega el resto de tu bando.
plan-placing = Puedes planear cuando estén puestas las piedras de hándicap.
plan-own-turn = Te toca: juega primero y después planea lo que sigue.
plan-empty = Indica al menos una jugada de tu rival y tu respuesta.
plan-both = Indica las dos cosas: `{ plan-they }`, la jugada de tu rival, y `{ plan-me }`, tu respuesta.
plan-no-answer = La secuencia termina con una jugada de tu rival. Añade tu respuesta.
plan-too-deep = Una secuencia puede tener { $most ->
    [one] { $most } respuesta
   *[other] { $most } respuestas
} como máximo.
plan-too-many = Un plan puede tener { $most ->
    [one] { $most } respuesta
   *[other] { $most } respuestas
} como máximo.
plan-bad-move = Jugada { $number } de la secuencia: { $reason }
plan-illegal = La jugada { $number } de la secuencia no sería legal ahí. { $reason }
plan-not-planned = La jugada { $number } de la secuencia no está en tu plan.
plan-played-as-planned = { terms-color } responde { $point }, según lo planeado.
plan-captured = Según plan, { terms-color } { $point } captura { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
}.
plan-passed = { terms-color } pasa, según lo planeado.
plan-after = { $first } { $then }
