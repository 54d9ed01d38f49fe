# Jak komu idą zadania.
# standing = wyniki; rating = ranking, liczba około 1500
# streak = dni z rzędu; first try = pierwsza próba, tylko ona liczy się do rankingu
standing-me = ja
standing-me-about = Jak idą ci tutaj zadania
standing-top = najlepsi
standing-top-about = Kto tutaj najlepiej rozwiązuje zadania
standing-topic-about = O czym są zadania; inaczej wszystkie
standing-none = Nie ma tu jeszcze twojej odpowiedzi na żadne zadanie. /puzzle now zamieści jakieś.
standing-nobody = Nikt tu jeszcze nie odpowiedział na takie zadanie. /puzzle now zamieści jakieś.
standing-mine = Twoje zadania
standing-best = Kto rozwiązuje najlepiej
standing-best-of = Kto rozwiązuje najlepiej: { $topic }
standing-rating = Ranking: **{ $rating }**
standing-place = Miejsce { $place } z { $all }
standing-count = Rozwiązane: { $solved } z { $tried } · w pierwszej próbie: { $at-once }
standing-streak = Dni z rzędu z rozwiązanym zadaniem: { $current } · najwięcej: { $longest }
standing-guess = Znak zapytania mówi, że odpowiedzi jest jeszcze za mało, by ranking był pewny.
standing-topic = { $topic }: { $solved } z { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · rozwiązane: { $solved } z { $tried }
standing-more = … i jeszcze { $number }
standing-change = Twój ranking: { $before } → **{ $after }**
