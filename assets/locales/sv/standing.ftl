# Hur det går med goproblemen.
# standing = ställning; rating = rating, ett tal kring 1500
# streak = dagar i rad; first try = första försöket, det enda som räknas i ratingen
standing-me = jag
standing-me-about = Din statistik för goproblem här
standing-top = topp
standing-top-about = De bästa på goproblem här
standing-topic-about = Ämne (förval: alla)
standing-none = Du har inte svarat på något goproblem här än. `/{ puzzle-command } { puzzle-now }` ger dig ett.
standing-nobody = Här har ingen svarat på ett sådant goproblem än. `/{ puzzle-command } { puzzle-now }` ger dig ett.
standing-mine = Dina goproblem
standing-best = Bäst på goproblem
standing-best-of = Bäst på goproblem: { $topic }
standing-rating = Rating: **{ $rating }**
standing-rating-after = { $more ->
    [one] Din rating visas efter ett goproblem till.
   *[other] Din rating visas efter { $more } goproblem till.
}
standing-place = Plats { $place } av { $all }
standing-count = Lösta: { $solved } av { $tried } · på första försöket: { $at-once }
standing-streak = Dagar i rad med ett löst goproblem: { $current } · längsta svit: { $longest }
standing-guess = Ett frågetecken betyder att ratingen fortfarande är preliminär.
standing-topic = { $topic }: { $solved } av { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } av { $tried } lösta
standing-line-unrated = { $player } · { $solved } av { $tried } lösta
standing-more = … och { $number } till
standing-change = Din rating: { $before } → **{ $after }**
