# Hoe men er met de puzzels voor staat.
# standing = stand; rating = rating, een getal rond 1500
# streak = dagen op rij; first try = eerste poging, alleen die telt voor de rating
standing-me = ik
standing-me-about = Je puzzelstatistieken hier
standing-top = top
standing-top-about = De beste puzzelaars hier
standing-topic-about = Onderwerp (standaard: alle)
standing-none = Je hebt hier nog geen puzzels beantwoord. `/{ puzzle-command } { puzzle-now }` geeft je er een.
standing-nobody = Hier heeft nog niemand zo’n puzzel beantwoord. `/{ puzzle-command } { puzzle-now }` geeft je er een.
standing-mine = Jouw puzzels
standing-best = Beste puzzelaars
standing-best-of = Beste puzzelaars: { $topic }
standing-rating = Rating: **{ $rating }**
standing-rating-after = { $more ->
    [one] Je rating verschijnt na nog één puzzel.
   *[other] Je rating verschijnt na nog { $more } puzzels.
}
standing-place = Plaats { $place } van { $all }
standing-count = Opgelost: { $solved } van { $tried } · bij de eerste poging: { $at-once }
standing-streak = Dagen op rij met een opgeloste puzzel: { $current } · langste reeks: { $longest }
standing-guess = Een vraagteken betekent dat de rating nog voorlopig is.
standing-topic = { $topic }: { $solved } van { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } van { $tried } opgelost
standing-line-unrated = { $player } · { $solved } van { $tried } opgelost
standing-more = … en nog { $number }
standing-change = Jouw rating: { $before } → **{ $after }**
