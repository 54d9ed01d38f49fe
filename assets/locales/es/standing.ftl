# Cómo va cada quien con los problemas.
# standing = balance; rating = puntuación, un número en torno a 1500
# streak = días seguidos; first try = primer intento, el único que puntúa
standing-me = yo
standing-me-about = Tus estadísticas de problemas aquí
standing-top = mejores
standing-top-about = Quién resuelve mejor los problemas aquí
standing-topic-about = Tema (por defecto: todos)
standing-none = Aún no has respondido a ningún problema aquí. `/{ puzzle-command } { puzzle-now }` te da uno.
standing-nobody = Aquí nadie ha respondido aún a un problema así. `/{ puzzle-command } { puzzle-now }` te da uno.
standing-mine = Tus problemas
standing-best = Quién resuelve mejor
standing-best-of = Quién resuelve mejor: { $topic }
standing-rating = Puntuación: **{ $rating }**
standing-rating-after = { $more ->
    [one] Tu puntuación aparece tras un problema más.
   *[other] Tu puntuación aparece tras { $more } problemas más.
}
standing-place = Puesto { $place } de { $all }
standing-count = Resueltos: { $solved } de { $tried } · al primer intento: { $at-once }
standing-streak = Días seguidos con un problema resuelto: { $current } · récord: { $longest }
standing-guess = Un signo de interrogación indica que la puntuación aún es provisional.
standing-topic = { $topic }: { $solved } de { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } de { $tried } resueltos
standing-line-unrated = { $player } · { $solved } de { $tried } resueltos
standing-more = … y { $number } más
standing-change = Tu puntuación: { $before } → **{ $after }**
