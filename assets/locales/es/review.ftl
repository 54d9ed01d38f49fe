### Los análisis de partidas terminadas, y sus jugadas por adivinar.
# review = análisis
# mistake = error

review-command = análisis
review-about = Mira dónde se decidió una partida terminada, en mi opinión
review-button = Análisis
review-nothing-yet = Analizo partidas terminadas. Esta sigue en curso o no tiene jugadas.
review-progress = Estoy analizando la partida { $number }: posición { $done } de { $all }.
review-waits = Antes analizo otra partida. Después viene la tuya.
review-late = { $player }, el análisis de la partida { $number } llegó tarde para esta respuesta. Pulsa “{ review-button }” otra vez, por favor.
review-better = { $points ->
    [one] { $point } era mejor por más o menos un punto.
   *[other] { $point } era mejor por unos { $points } puntos.
}
review-better-pass = { $points ->
    [one] Pasar era mejor por más o menos un punto.
   *[other] Pasar era mejor por unos { $points } puntos.
}
review-likelier = { $point } era mejor: una probabilidad de ganar del { $before } % en lugar del { $after } %.
review-can-be-captured = Tras esta jugada se podía capturar { $stones } en { $liberties }.
review-none = No veo errores grandes en esta partida.
review-doubt = Juzgo tan bien como juego, y puedo equivocarme.
review-rough = En un tablero tan grande no leo en profundidad: tómalo como una orientación.
review-sides = En esta partida, cada bando jugaba por turnos: un error es del bando, lo jugara quien lo jugara.
review-chances = { $color ->
    [white] Probabilidad de que gane Blanco
   *[black] Probabilidad de que gane Negro
}: { $percent } %.
review-alt = Un gráfico de quién iba por delante en { $moves } jugadas, Negro arriba y Blanco abajo. Tras la jugada { $middle }: { $lead } Al final: { $end }
review-button-before = ‹ Error
review-button-after = Error ›
review-button-graph = Gráfico
review-button-guess = Adivinar jugadas
review-guess-about = Recorre la partida y adivina cada jugada
review-guess-question = { $color ->
    [white] ¿Dónde hizo Blanco la jugada { $number }?
   *[black] ¿Dónde hizo Negro la jugada { $number }?
}
review-guess-right = { $point } es correcto: dos puntos.
review-guess-close = { $guess } está cerca: un punto. La jugada fue { $point }.
review-guess-wrong = La jugada fue { $point }.
review-guess-points = Puntos hasta ahora: { $points } de { $most }.
review-guess-end = Esa fue la última jugada. Tus puntos: { $points } de { $most }.
review-button-another = Otra partida
