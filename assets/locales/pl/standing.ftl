# Jak komu idą zadania.
# standing = wyniki; rating = ranking, liczba około 1500
# streak = dni z rzędu; first try = pierwsza odpowiedź, tylko ona liczy się do rankingu
standing-me = ja
standing-me-about = Twoje statystyki zadań tutaj
standing-top = najlepsi
standing-top-about = Kto tutaj najlepiej rozwiązuje zadania
standing-topic-about = Temat (domyślnie dowolny)
standing-none = Nie masz tu jeszcze odpowiedzi na żadne zadanie. `/{ puzzle-command } { puzzle-now }` da ci nowe.
standing-nobody = Nikt tu jeszcze nie odpowiedział na takie zadanie. `/{ puzzle-command } { puzzle-now }` da ci nowe.
standing-mine = Twoje zadania
standing-best = Kto rozwiązuje najlepiej
standing-best-of = Kto rozwiązuje najlepiej: { $topic }
standing-rating = Ranking: **{ $rating }**
standing-rating-after = { $more ->
    [one] Twój ranking pojawi się po jeszcze jednym zadaniu.
    [few] Twój ranking pojawi się po jeszcze { $more } zadaniach.
    [many] Twój ranking pojawi się po jeszcze { $more } zadaniach.
   *[other] Twój ranking pojawi się po jeszcze { $more } zadania.
}
standing-place = Miejsce { $place } z { $all }
standing-count = Rozwiązane: { $solved } z { $tried } · za pierwszym razem: { $at-once }
standing-streak = Dni z rzędu z rozwiązanym zadaniem: { $current } · rekord: { $longest }
standing-guess = Znak zapytania oznacza, że ranking jest jeszcze tymczasowy.
standing-topic = { $topic }: { $solved } z { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · rozwiązane: { $solved } z { $tried }
standing-line-unrated = { $player } · rozwiązane: { $solved } z { $tried }
standing-more = … i jeszcze { $number }
standing-change = Twój ranking: { $before } → **{ $after }**
