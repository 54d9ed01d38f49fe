# Cotygodniowe podsumowanie: co się działo w klubie przez tydzień, w jednej wiadomości.

digest-option = podsumowanie
digest-option-about = Podsumowanie tygodnia tutaj, w poniedziałki o tej godzinie, z partiami z tego kanału
digest-field = Podsumowanie tygodnia
digest-comes = { $at } na kanale { $channel }; następne { $next }. Wymienia partie z tego kanału i jego wątków, a pozostałe tylko liczy.
digest-not-here = Nie wolno mi samodzielnie pisać na tym kanale, więc podsumowanie tygodnia nie może się tu pojawiać.
digest-lost = Do moderacji: nie mogę już zamieszczać podsumowania tygodnia na kanale { $channel }; kanału już nie ma albo nie wolno mi tam pisać. Aby znów je włączyć, wybierzcie kanał: `/{ command-club-admin } { club-command }`.
digest-heading = { $since } – { $until }
digest-title = Tydzień w naszym klubie
digest-games = { $games ->
    [one] { $games } zakończona partia
    [few] { $games } zakończone partie
    [many] { $games } zakończonych partii
   *[other] { $games } zakończonej partii
}
digest-won = Wygrywa { $winner }, przegrywa { $loser } · partia { $number }, { terms-game-on } · { $place }
digest-unwon = { $black } – { $white }, bez zwycięstwa · partia { $number }, { terms-game-on } · { $place }
digest-upsets = Niespodzianki
digest-upset = Wygrywa { $winner } ({ $won }), przegrywa { $loser } ({ $lost }) · partia { $number }
digest-newcomers = Pierwsza partia tutaj
digest-month-option = partia-miesiąca
digest-month-option-about = Dodaj do pierwszego podsumowania w miesiącu ankietę o najlepszej partii zeszłego miesiąca
digest-month-field = Partia miesiąca
digest-month-named = { $choice ->
    [on] Ankieta z pierwszym podsumowaniem w miesiącu, jeśli podsumowanie jest włączone
   *[off] Wyłączona
}
digest-month-heading = **Partia miesiąca**, { $since } – { $until }
digest-month-line = { $black } – { $white } · partia { $number } · { $place }
digest-month-question = Która partia była najlepsza?
digest-puzzles = { $solved ->
    [one] { $solved } rozwiązane zadanie
    [few] { $solved } rozwiązane zadania
    [many] { $solved } rozwiązanych zadań
   *[other] { $solved } rozwiązanego zadania
}
