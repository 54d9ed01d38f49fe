# Cómo va cada quien con los acertijos.
# standing = balance; rating = puntuación, un número en torno a 1500
# streak = días seguidos; first try = primer intento, el único que puntúa
standing-me = yo
standing-me-about = Cómo vas aquí con los acertijos
standing-top = mejores
standing-top-about = Quién resuelve mejor los acertijos aquí
standing-topic-about = De qué tratan los acertijos; si no, todos
standing-none = Aún no has respondido a ningún acertijo aquí. /puzzle now publica uno.
standing-nobody = Aquí nadie ha respondido aún a un acertijo así. /puzzle now publica uno.
standing-mine = Tus acertijos
standing-best = Quién resuelve mejor
standing-best-of = Quién resuelve mejor: { $topic }
standing-rating = Puntuación: **{ $rating }**
standing-place = Puesto { $place } de { $all }
standing-count = Resueltos: { $solved } de { $tried } · al primer intento: { $at-once }
standing-streak = Días seguidos con un acertijo resuelto: { $current } · máximo: { $longest }
standing-guess = Un signo de interrogación dice que aún hay muy pocas respuestas para una puntuación segura.
standing-topic = { $topic }: { $solved } de { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } de { $tried } resueltos
standing-more = … y { $number } más
standing-change = Tu puntuación: { $before } → **{ $after }**
