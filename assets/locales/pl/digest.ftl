# Cotygodniowe podsumowanie: co się działo w klubie przez tydzień, w jednej wiadomości.

digest-option = podsumowanie
digest-option-about = Podsumowanie tygodnia tutaj, w poniedziałki o tej godzinie, z partiami z tego kanału
digest-field = Podsumowanie tygodnia
digest-comes = { $at } na kanale { $channel }; następne { $next }. Wymienia partie z tego kanału i jego wątków, a pozostałe wlicza.
digest-not-here = Nie wolno mi samodzielnie pisać na tym kanale, więc podsumowanie tygodnia nie może się tu pojawiać.
digest-lost = Do moderacji: nie udało mi się zamieścić podsumowania tygodnia na kanale { $channel }. Kanału już nie ma albo nie wolno mi tam pisać. Podsumowanie jest wyłączone, dopóki ktoś nie wybierze znów kanału: `/{ command-club-admin } { club-command }`.
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
digest-month-option-about = Z pierwszym podsumowaniem w miesiącu: ankieta o najlepszych partiach zeszłego miesiąca na tym kanale
digest-month-field = Partia miesiąca
digest-month-named = { $choice ->
    [on] W pierwszy poniedziałek miesiąca: ankieta z podsumowaniem tygodnia (musi być włączone)
   *[off] Nie
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
