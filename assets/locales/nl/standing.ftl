# Hoe men er met de puzzels voor staat.
# standing = stand; rating = rating, een getal rond 1500
# streak = dagen op rij; first try = eerste poging, alleen die telt voor de rating
standing-me = ik
standing-me-about = Hoe je er hier met de puzzels voor staat
standing-top = top
standing-top-about = Wie hier het best puzzels oplost
standing-topic-about = Waar de puzzels over gaan; anders alle
standing-none = Je hebt hier nog geen puzzel beantwoord. /puzzle now plaatst er een.
standing-nobody = Hier heeft nog niemand zo’n puzzel beantwoord. /puzzle now plaatst er een.
standing-mine = Jouw puzzels
standing-best = Wie het best oplost
standing-best-of = Wie het best oplost: { $topic }
standing-rating = Rating: **{ $rating }**
standing-place = Plaats { $place } van { $all }
standing-count = Opgelost: { $solved } van { $tried } · bij de eerste poging: { $at-once }
standing-streak = Dagen op rij met een opgeloste puzzel: { $current } · langste reeks: { $longest }
standing-guess = Een vraagteken zegt dat er nog te weinig antwoorden zijn voor een zekere rating.
standing-topic = { $topic }: { $solved } van { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } van { $tried } opgelost
standing-more = … en nog { $number }
standing-change = Jouw rating: { $before } → **{ $after }**
