# Hur det går med problemen.
# standing = ställning; rating = rating, ett tal kring 1500
# streak = dagar i rad; first try = första försöket, det enda som räknas i ratingen
standing-me = jag
standing-me-about = Hur det går för dig med problemen här
standing-top = topp
standing-top-about = Vem som löser problem bäst här
standing-topic-about = Vad problemen handlar om; annars alla
standing-none = Du har inte svarat på något problem här än. /puzzle now lägger ut ett.
standing-nobody = Här har ingen svarat på ett sådant problem än. /puzzle now lägger ut ett.
standing-mine = Dina problem
standing-best = Vem som löser bäst
standing-best-of = Vem som löser bäst: { $topic }
standing-rating = Rating: **{ $rating }**
standing-place = Plats { $place } av { $all }
standing-count = Lösta: { $solved } av { $tried } · på första försöket: { $at-once }
standing-streak = Dagar i rad med ett löst problem: { $current } · flest: { $longest }
standing-guess = Ett frågetecken säger att det ännu finns för få svar för en säker rating.
standing-topic = { $topic }: { $solved } av { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } av { $tried } lösta
standing-more = … och { $number } till
standing-change = Din rating: { $before } → **{ $after }**
