# Hvordan man klarer sig med opgaverne.
# standing = stilling; rating = rating, et tal omkring 1500
# streak = dage i træk; first try = første forsøg, kun det tæller i ratingen
standing-me = mig
standing-me-about = Din opgavestatistik her
standing-top = top
standing-top-about = De bedste opgaveløsere her
standing-topic-about = Emne (standard: alle)
standing-none = Du har ikke svaret på nogen opgaver her endnu. `/{ puzzle-command } { puzzle-now }` giver dig en.
standing-nobody = Her har ingen svaret på sådan en opgave endnu. `/{ puzzle-command } { puzzle-now }` giver dig en.
standing-mine = Dine opgaver
standing-best = De bedste opgaveløsere
standing-best-of = De bedste opgaveløsere: { $topic }
standing-rating = Rating: **{ $rating }**
standing-rating-after = { $more ->
    [one] Din rating vises efter en opgave til.
   *[other] Din rating vises efter { $more } opgaver til.
}
standing-place = Plads { $place } af { $all }
standing-count = Løst: { $solved } af { $tried } · i første forsøg: { $at-once }
standing-streak = Dage i træk med en løst opgave: { $current } · længste stime: { $longest }
standing-guess = Et spørgsmålstegn betyder, at ratingen endnu er foreløbig.
standing-topic = { $topic }: { $solved } af { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } af { $tried } løst
standing-line-unrated = { $player } · { $solved } af { $tried } løst
standing-more = … og { $number } til
standing-change = Din rating: { $before } → **{ $after }**
