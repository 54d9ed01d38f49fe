# A che punto si è con i quesiti.
# standing = bilancio; rating = punteggio, un numero intorno a 1500
# streak = giorni di fila; first try = primo tentativo, il solo che conta per il punteggio
standing-me = io
standing-me-about = A che punto sei qui con i quesiti
standing-top = migliori
standing-top-about = Chi risolve meglio i quesiti qui
standing-topic-about = Di che cosa trattano i quesiti; altrimenti tutti
standing-none = Qui non hai ancora risposto a nessun quesito. /puzzle now ne propone uno.
standing-nobody = Qui nessuno ha ancora risposto a un quesito così. /puzzle now ne propone uno.
standing-mine = I tuoi quesiti
standing-best = Chi risolve meglio
standing-best-of = Chi risolve meglio: { $topic }
standing-rating = Punteggio: **{ $rating }**
standing-place = Posto { $place } di { $all }
standing-count = Risolti: { $solved } di { $tried } · al primo tentativo: { $at-once }
standing-streak = Giorni di fila con un quesito risolto: { $current } · massimo: { $longest }
standing-guess = Un punto interrogativo dice che le risposte sono ancora troppo poche per un punteggio sicuro.
standing-topic = { $topic }: { $solved } di { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } di { $tried } risolti
standing-more = … e altri { $number }
standing-change = Il tuo punteggio: { $before } → **{ $after }**
