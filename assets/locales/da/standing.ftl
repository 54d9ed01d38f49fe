# Hvordan man klarer sig med opgaverne.
# standing = stilling; rating = rating, et tal omkring 1500
# streak = dage i træk; first try = første forsøg, kun det tæller i ratingen
standing-me = mig
standing-me-about = Hvordan du klarer dig med opgaverne her
standing-top = top
standing-top-about = Hvem der løser opgaver bedst her
standing-topic-about = Hvad opgaverne handler om; ellers alle
standing-none = Du har ikke svaret på en opgave her endnu. /puzzle now stiller en.
standing-nobody = Her har ingen svaret på sådan en opgave endnu. /puzzle now stiller en.
standing-mine = Dine opgaver
standing-best = Hvem løser bedst
standing-best-of = Hvem løser bedst: { $topic }
standing-rating = Rating: **{ $rating }**
standing-place = Plads { $place } af { $all }
standing-count = Løst: { $solved } af { $tried } · i første forsøg: { $at-once }
standing-streak = Dage i træk med en løst opgave: { $current } · flest: { $longest }
standing-guess = Et spørgsmålstegn siger, at der endnu er for få svar til en sikker rating.
standing-topic = { $topic }: { $solved } af { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } af { $tried } løst
standing-more = … og { $number } til
standing-change = Din rating: { $before } → **{ $after }**
