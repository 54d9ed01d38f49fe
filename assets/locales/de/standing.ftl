# Wie man mit den Rätseln steht.
# standing = Stand; rating = Wertung, eine Zahl um 1500
# streak = Tage in Folge; first try = erster Versuch, nur er wird gewertet
standing-me = ich
standing-me-about = Deine Rätselstatistik auf diesem Server
standing-top = bestenliste
standing-top-about = Rätsel-Bestenliste dieses Servers
standing-topic-about = Thema (Standard: alle)
standing-none = Du hast hier noch kein Rätsel beantwortet. `/{ puzzle-command } { puzzle-now }` gibt dir eines.
standing-nobody = Hier hat noch niemand ein solches Rätsel beantwortet. `/{ puzzle-command } { puzzle-now }` gibt dir eines.
standing-mine = Deine Rätsel
standing-best = Rätsel-Bestenliste
standing-best-of = Rätsel-Bestenliste: { $topic }
standing-rating = Wertung: **{ $rating }**
standing-rating-after = { $more ->
    [one] Deine Wertung erscheint nach einem weiteren Rätsel.
   *[other] Deine Wertung erscheint nach { $more } weiteren Rätseln.
}
standing-place = Platz { $place } von { $all }
standing-count = Gelöst: { $solved } von { $tried } · beim ersten Versuch: { $at-once }
standing-streak = Tage in Folge mit einem gelösten Rätsel: { $current } · längste Serie: { $longest }
standing-guess = Ein Fragezeichen heißt, dass die Wertung noch vorläufig ist.
standing-topic = { $topic }: { $solved } von { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } von { $tried } gelöst
standing-line-unrated = { $player } · { $solved } von { $tried } gelöst
standing-more = … und { $number } weitere
standing-change = Deine Wertung: { $before } → **{ $after }**
