# Drabiny: na kanale gracze stoją jeden pod drugim; kto pokona kogoś wyżej, zajmuje jego miejsce.
ladder-command = drabina
ladder-command-about = Drabiny: rzucaj wyzwania osobom nad sobą i wspinaj się, wygrywając
ladder-show = pokaż
ladder-show-about = Pokaż drabinę
ladder-challenge = wyzwanie
ladder-challenge-about = Rzuć wyzwanie komuś, kto jest nad tobą na drabinie
ladder-player = osoba
ladder-player-about = Komu rzucasz wyzwanie (domyślnie: wybór z listy)
ladder-create = utwórz
ladder-create-about = Utwórz drabinę na tym kanale (moderacja)
ladder-remove = usuń
ladder-remove-about = Usuń kogoś z drabiny (moderacja)
ladder-removed-about = Kto opuszcza drabinę
ladder-end = zakończ
ladder-end-about = Zakończ drabinę (moderacja)
ladder-title = Drabina
ladder-here = Drabiny: { $channels }
ladder-field = Drabina
ladder-rule = Rzuć wyzwanie osobie tuż nad sobą albo dalej, do { $percent }% drogi na szczyt (z miejsca { $place } na przykład miejsca od { $highest } do { $lowest }). Jeśli wygrasz, zajmiesz to miejsce.
ladder-news = { $news } ({ $at })
ladder-nobody = Nikt jeszcze nie dołączył.
ladder-button-challenge = Rzuć wyzwanie
ladder-button-join = Dołącz
ladder-button-all = Pokaż wszystkie
ladder-button-leave = Wypisz się
ladder-button-end = Zakończ drabinę
ladder-button-show = Drabina
ladder-up = Drabina: { $player } awansuje na miejsce { $place }.
ladder-out = Drabina: { $player } opuszcza drabinę, bo skończył się czas.
ladder-out-and-up = Drabina: { $late } opuszcza drabinę, bo skończył się czas. { $player } awansuje na miejsce { $place }.
ladder-unmoved = Drabina: miejsca bez zmian.
ladder-place = { $channel }, miejsce { $place }
ladder-joined = Zajmujesz miejsce { $place }. Zostaniesz na drabinie, jeśli w ciągu dwóch tygodni rzucisz komuś wyzwanie albo ktoś rzuci je tobie.
ladder-first = Zajmujesz pierwsze miejsce. Teraz to inni muszą rzucić wyzwanie tobie.
ladder-within = Zajmujesz miejsce { $place }. Wyzwanie możesz rzucić osobom na miejscach od { $highest } do { $lowest }.
ladder-within-one = Zajmujesz miejsce { $place }. Wyzwanie możesz rzucić osobie na miejscu { $highest }.
ladder-choose = Komu chcesz rzucić wyzwanie?
ladder-challenged = Wyzwanie rzucone: { $player }. Wasza partia { $game } zaczyna się na kanale { $channel }.
ladder-overtaken = { $player } nie przyjmuje teraz nowych partii, więc awansujesz bez gry na miejsce { $place }.
ladder-begun = Drabina: { $challenger } rzuca wyzwanie, przeciwnik: { $challenged }. Czarne: { $black }.
ladder-leave-question = { $games ->
    [0] Opuścić drabinę? Jeśli wrócisz, zaczniesz od ostatniego miejsca.
    [one] Opuścić drabinę? Poddasz swoją partię na drabinie. Jeśli wrócisz, zaczniesz od ostatniego miejsca.
    [few] Opuścić drabinę? Poddasz swoje { $games } partie na drabinie. Jeśli wrócisz, zaczniesz od ostatniego miejsca.
   *[many] Opuścić drabinę? Poddasz swoje { $games } partii na drabinie. Jeśli wrócisz, zaczniesz od ostatniego miejsca.
}
ladder-left = Nie ma cię już na drabinie.
ladder-removed = { $player } nie jest już na drabinie.
ladder-end-question = Zakończyć drabinę na kanale { $channel }? Miejsca przepadną. Trwające partie toczą się dalej i nadal liczą się do rankingu.
ladder-ended = Drabina jest zakończona.
ladder-idle = { $player }, nie ma cię już na drabinie: przez dwa tygodnie nie było ani wyzwania od ciebie, ani dla ciebie. Możesz dołączyć ponownie w każdej chwili.
ladder-no-ladder = Na tym kanale nie ma drabiny. Moderacja może ją utworzyć: `/{ ladder-command } { ladder-create }`.
ladder-no-second = Na tym kanale już jest drabina.
ladder-no-more-ladders = Na serwerze może być najwyżej tyle drabin: { $most }. Jeśli któraś była na usuniętym kanale, spróbuj ponownie za minutę.
ladder-no-posting = Nie mogę pisać na tym kanale z własnej inicjatywy albo to wątek, więc drabiny nie może tu być.
ladder-no-already = Już jesteś na drabinie, na miejscu { $place }.
ladder-no-room = Ta drabina jest pełna. Liczba osób: { $most }.
ladder-no-oneself = Nie możesz rzucić wyzwania sobie.
ladder-no-not-on = Nie ma cię na tej drabinie. Najpierw dołącz.
ladder-no-not-there = { $player } nie jest na tej drabinie.
ladder-no-below = { $player } jest niżej od ciebie. Wyzwanie możesz rzucić tylko osobom nad sobą.
ladder-no-too-far = { $player } jest za wysoko. Możesz rzucić wyzwanie najwyżej osobie na miejscu { $highest }.
ladder-no-too-many = Masz już tyle rozpoczętych wyzwań: { $most }. Najpierw dokończ jedną z tych partii.
ladder-no-playing = { $player } już z tobą gra na tej drabinie.
ladder-no-lately = { $player } ma wyzwanie od ciebie sprzed kilku dni. Kolejne będzie możliwe { $again }.
ladder-no-full = { $player } ma już tyle wyzwań do rozegrania: { $most }.
ladder-no-away = { $player } jest na urlopie.
