# A che punto si è con i problemi.
# standing = bilancio; rating = rating, un numero intorno a 1500
# streak = giorni di fila; first try = primo tentativo, il solo che conta per il rating
standing-me = io
standing-me-about = Le tue statistiche dei problemi qui
standing-top = migliori
standing-top-about = Chi risolve meglio i problemi qui
standing-topic-about = Argomento (predefinito: tutti)
standing-none = Qui non hai ancora risposto a nessun problema. `/{ puzzle-command } { puzzle-now }` te ne dà uno.
standing-nobody = Qui nessuno ha ancora risposto a un problema così. `/{ puzzle-command } { puzzle-now }` te ne dà uno.
standing-mine = I tuoi problemi
standing-best = Chi risolve meglio
standing-best-of = Chi risolve meglio: { $topic }
standing-rating = Rating: **{ $rating }**
standing-rating-after = { $more ->
    [one] Il tuo rating comparirà dopo un altro problema.
   *[other] Il tuo rating comparirà dopo altri { $more } problemi.
}
standing-place = { $place }º posto su { $all }
standing-count = Risolti: { $solved } su { $tried } · al primo tentativo: { $at-once }
standing-streak = Giorni di fila con un problema risolto: { $current } · record: { $longest }
standing-guess = Un punto interrogativo indica che il rating è ancora provvisorio.
standing-topic = { $topic }: { $solved } su { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } su { $tried } risolti
standing-line-unrated = { $player } · { $solved } su { $tried } risolti
standing-more = … e altri { $number }
standing-change = Il tuo rating: { $before } → **{ $after }**
