# Wie man mit den Rätseln steht.
# standing = Stand; rating = Wertung, eine Zahl um 1500
# streak = Tage in Folge; first try = erster Versuch, nur er wird gewertet
standing-me = ich
standing-me-about = Wie du hier mit den Rätseln stehst
standing-top = bestenliste
standing-top-about = Wer hier am besten Rätsel löst
standing-topic-about = Worum es in den Rätseln geht; sonst alle
standing-none = Du hast hier noch kein Rätsel beantwortet. /puzzle now stellt eines.
standing-nobody = Hier hat noch niemand ein solches Rätsel beantwortet. /puzzle now stellt eines.
standing-mine = Deine Rätsel
standing-best = Wer am besten löst
standing-best-of = Wer am besten löst: { $topic }
standing-rating = Wertung: **{ $rating }**
standing-place = Platz { $place } von { $all }
standing-count = Gelöst: { $solved } von { $tried } · im ersten Versuch: { $at-once }
standing-streak = Tage in Folge mit einem gelösten Rätsel: { $current } · längste Reihe: { $longest }
standing-guess = Ein Fragezeichen sagt, dass es für eine sichere Wertung noch zu wenige Antworten gibt.
standing-topic = { $topic }: { $solved } von { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } von { $tried } gelöst
standing-more = … und { $number } weitere
standing-change = Deine Wertung: { $before } → **{ $after }**
