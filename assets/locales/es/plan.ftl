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
plan-command-about = Prepara respuestas que solo ves tú: si tu rival juega ahí, tú juegas aquí
plan-they = rival
plan-they-about = Qué podría jugar tu rival, por ejemplo D4; también vale “pase”
plan-me = yo
plan-me-about = Qué respondes entonces, por ejemplo E5
plan-line = secuencia
plan-line-about = Una secuencia más larga, con la jugada de tu rival primero: D4 E5 F6 G7
plan-drop = quitar
plan-drop-about = Qué secuencia quitar de tu plan, por ejemplo D4 E5 F6; “todo” lo quita todo
plan-pass = pase
plan-heading = Tu plan en la partida { $number }
plan-legend = Jugada de tu rival → tu respuesta. Lo que está más adentro viene después. Nadie más lo ve.
plan-nothing = No tienes ningún plan en la partida { $number }. Indica una jugada de tu rival y tu respuesta, por ejemplo `/{ plan-command } { plan-they }:D4 { plan-me }:E5`; nadie más lo ve.
plan-picture = La imagen muestra la secuencia { $line }.
plan-added = En el plan: { $line }.
plan-replaced = Sustituye a otra respuesta y a lo que estaba previsto después.
plan-dropped = Fuera del plan: { $line } y todo lo que venía después.
plan-cleared = Tu plan queda descartado.
plan-button-add = Añadir secuencia
plan-button-clear = Descartar el plan
plan-drop-placeholder = Quitar una secuencia y todo lo que sigue
plan-form-title = Partida { $number }: secuencia para tu plan
plan-form-line = Su jugada, tu respuesta, etc.
plan-deviated = Tu rival juega { $point } y tu plan no lo preveía: queda descartado.
plan-deviated-pass = Tu rival pasa y tu plan no lo preveía: queda descartado.
plan-impossible = La respuesta prevista, { $point }, no fue posible cuando llegó el momento: tu plan queda descartado.
plan-upset = La partida no siguió como preveía tu plan: se deshizo una jugada o hubo otra respuesta, o empezó un recuento. Tu plan queda descartado.
plan-over = Ya no se juega por turnos: tu plan queda descartado.
plan-dropped-by-game = La partida { $number } no ha seguido tu plan: queda descartado. { $place }
plan-more = Planear
plan-more-about = Mira o cambia tus respuestas a las jugadas por venir; solo tú las ves
plan-not-playing = Puedes preparar un plan mientras se juega por turnos.
plan-pairs = En las partidas por parejas no se puede preparar un plan: entre medias juega tu pareja.
plan-placing = Puedes preparar un plan en cuanto estén puestas las piedras de hándicap.
plan-own-turn = Te toca a ti: juega primero y después prepara lo que sigue.
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
plan-illegal = La jugada { $number } de la secuencia no sería posible ahí. { $reason }
plan-not-planned = La jugada { $number } de la secuencia no está en tu plan.
plan-answered = { terms-color } responde en { $point }, según su plan.
plan-captured = { terms-color } responde en { $point }, según su plan, y captura { $stones ->
    [one] una piedra
   *[other] { $stones } piedras
}.
plan-passed = { terms-color } pasa, según su plan.
plan-after = { $first } { $then }
