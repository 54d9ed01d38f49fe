# El resumen semanal: qué pasó en un club en una semana, en un mensaje.

digest-option = resumen
digest-option-about = Publica aquí, los lunes a esta hora, un resumen semanal de las partidas de este canal
digest-field = Resumen semanal
digest-comes = { $at } en { $channel }; el próximo { $next }. Enumera las partidas de ese canal y de sus hilos; de las demás, solo da el número.
digest-not-here = No puedo escribir en este canal por mi cuenta, así que el resumen semanal no puede publicarse aquí.
digest-lost = Para moderadores: ya no puedo publicar el resumen semanal en { $channel }; el canal ya no existe, o no puedo escribir en él. Para reactivarlo, elijan un canal con `/{ command-club-admin } { club-command }`.
digest-heading = { $since } – { $until }
digest-title = La semana en nuestro club
digest-games = { $games ->
    [one] Terminó una partida
    [many] Terminaron { $games } partidas
   *[other] Terminaron { $games } partidas
}
digest-won = { $winner } ganó a { $loser } · partida { $number }, { terms-game-on } · { $place }
digest-unwon = { $black } – { $white }, no ganó nadie · partida { $number }, { terms-game-on } · { $place }
digest-upsets = Sorpresas
digest-upset = { $winner } ({ $won }) ganó a { $loser } ({ $lost }) · partida { $number }
digest-newcomers = Primera partida aquí
digest-month-option = partida-del-mes
digest-month-option-about = Añade al primer resumen del mes una encuesta sobre la mejor partida del mes pasado en este canal
digest-month-field = Partida del mes
digest-month-named = { $choice ->
    [on] Una encuesta con el primer resumen de cada mes, si el resumen está activado
   *[off] Desactivada
}
digest-month-heading = **Partida del mes**, { $since } – { $until }
digest-month-line = { $black } – { $white } · partida { $number } · { $place }
digest-month-question = ¿Qué partida fue la mejor?
digest-puzzles = { $solved ->
    [one] Un problema resuelto
    [many] { $solved } problemas resueltos
   *[other] { $solved } problemas resueltos
}
