### Zegary, cofanie, pauza i anulowanie.
# clock = zegar
# move = ruch
# to undo = cofnąć
# to call off = anulować
# pause = pauza
# draw = remis
# run out of time = czas się skończył
# to claim the game = zgłosić wygraną
# byo-yomi = byo-yomi
# period = okres
# vacation = urlop
# moderator = moderacja

pace-days = { $days } { $days ->
    [one] dzień
    [few] dni
    [many] dni
   *[other] dnia
}
pace-hours = { $hours } { $hours ->
    [one] godzina
    [few] godziny
    [many] godzin
   *[other] godziny
}
pace-days-and-hours = { $days } { $days ->
    [one] dzień
    [few] dni
    [many] dni
   *[other] dnia
} { $hours } { $hours ->
    [one] godzina
    [few] godziny
    [many] godzin
   *[other] godziny
}
pace-taken-back = { $color ->
    [white] Białe cofnęły ostatni ruch.
   *[black] Czarne cofnęły ostatni ruch.
}
pace-undone = Ruch został cofnięty.
pace-went-on = Zegary znów chodzą.
pace-paused = Zegary są wstrzymane, dopóki ktoś nie zagra albo ich nie wznowi.
pace-time-given = { $color ->
    [white] Białe dostają więcej czasu: { $span }.
   *[black] Czarne dostają więcej czasu: { $span }.
}
pace-overdue = { $color ->
    [white] Białym skończył się czas. Czarne mogą zgłosić wygraną, dać więcej czasu albo anulować partię.
   *[black] Czarnym skończył się czas. Białe mogą zgłosić wygraną, dać więcej czasu albo anulować partię.
}
pace-proposes-undo = { $player } prosi o cofnięcie ruchu { $number } ({ $point }).
pace-proposes-undo-pass = { $player } prosi o cofnięcie ruchu { $number } (pas).
pace-proposes-pause = { $player } proponuje wstrzymanie zegarów.
pace-proposes-call-off = { $player } proponuje anulowanie partii: nikt nie wygrywa ani nie przegrywa.
pace-proposes-draw = { $player } proponuje remis.
pace-won-time = { $color ->
    [white] Czarnym ({ $loser }) skończył się czas: białe ({ $winner }) wygrywają.
   *[black] Białym ({ $loser }) skończył się czas: czarne ({ $winner }) wygrywają.
}
pace-won-adjudication = { $color ->
    [white] Decyzją moderacji białe ({ $winner }) wygrywają.
   *[black] Decyzją moderacji czarne ({ $winner }) wygrywają.
}
pace-draw = Partia kończy się remisem za zgodą obu stron.
pace-not-begun = Partia nie zaczęła się na czas. Nikt nie wygrywa ani nie przegrywa.
pace-called-off = Partia anulowana. Nikt nie wygrywa ani nie przegrywa.
pace-nothing-to-undo = Nie masz żadnego ruchu do cofnięcia.
pace-too-late-to-take-back = Ruch możesz swobodnie cofnąć przez minutę, dopóki nikt na niego nie odpowie. Potem musi się zgodzić przeciwnik: poproś o to przez `/{ command-game } { command-undo }`.
pace-no-clock = Ta partia nie ma zegara.
pace-is-paused = Zegary są już wstrzymane.
pace-not-paused = Zegary nie są wstrzymane.
pace-paused-too-early = Zegary można wstrzymać, gdy obie strony wykonają ruch.
pace-too-much-time = Najwięcej, ile można dać naraz: { $most }.
pace-time-is-out = Twój czas skończył się { $at }.
pace-time-was-out = Twój czas się skończył.
pace-nobody-overdue = Przeciwnik ma jeszcze czas.
pace-no-draw = W tej grze nie można uzgodnić remisu: w go decyduje liczenie, a w atari-go zbicie.
pace-bad-time = Nie rozumiem takiego zegara. Przykłady: `3d`, czyli trzy dni na ruch, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minuta
    [few] minuty
    [many] minut
   *[other] minuty
}
pace-field-clock = Zegar
pace-field-rest = Zegar wstrzymany
pace-field-overdue = Gdy skończy się czas
pace-control-none = Bez zegara
pace-control-per-move = { $each } na ruch
pace-control-fischer = Na początek: { $start }, za każdy ruch: +{ $increment }, najwyżej: { $cap } (Fischer)
pace-control-byo-yomi = { $main }, potem { $periods ->
    [one] jeden okres: { $period }
    [few] { $periods } okresy, każdy: { $period }
    [many] { $periods } okresów, każdy: { $period }
   *[other] { $periods } okresu, każdy: { $period }
} (byo-yomi)
pace-control-canadian = { $main }, potem { $period } na { $stones ->
    [one] każdy kamień
    [few] każde { $stones } kamienie
    [many] każde { $stones } kamieni
   *[other] każde { $stones } kamienia
} (system kanadyjski)
pace-line-none = Bez zegara
pace-line-per-move = { $each } na ruch
pace-line-fischer = { $start } + { $increment } na ruch
pace-line-rests-weekends = pauza w weekendy
pace-line-rests-nights = pauza w nocy
pace-line-rests-both = pauza w nocy i w weekendy
pace-rest-none = Podczas urlopu i gdy jestem offline
pace-rest-weekends = W weekendy według strefy czasowej gracza, podczas urlopu i gdy jestem offline
pace-rest-nights = W nocy (22:00–8:00) według strefy czasowej gracza, podczas urlopu i gdy jestem offline
pace-rest-both = W weekendy i w nocy (22:00–8:00) według strefy czasowej gracza, podczas urlopu i gdy jestem offline
pace-overdue-loses = Komu skończy się czas, ten przegrywa. Dopóki obie strony nie zagrały, nie przegrywa nikt. Jeśli ktoś nie odpowie na czas na liczenie, druga strona może je uznać takie, jakie jest.
pace-overdue-chooses = Przeciwnik może zgłosić wygraną, dać więcej czasu albo anulować partię. Dopóki obie strony nie zagrały, nie przegrywa nikt. Jeśli ktoś nie odpowie na czas na liczenie, druga strona może je uznać takie, jakie jest.
pace-rest-without-clock = Nie ma zegara do wstrzymania: wybierz też `{ command-clock }`.
pace-left = Czarne { $black } · Białe { $white }
pace-left-byo-yomi = { $main }, potem { $periods } × { $period }
pace-left-periods = { $periods } × { $period }
pace-left-canadian = { $main }, potem { $period } na { $stones ->
    [one] jeden kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}
pace-left-stones = { $period } na { $stones ->
    [one] jeden kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}
pace-out = Czas kończy się { $at }
pace-out-resting = Zegar wstrzymany; czas kończy się { $at }
pace-rests = Zegar jest wstrzymany.
pace-button-claim = Zgłoś wygraną
pace-button-give-day = Daj jeden dzień
pace-button-call-off = Anuluj partię
pace-confirm-claim = Zgłosić wygraną na czas ({ $opponent })? Tego nie da się cofnąć.
pace-confirm-call-off = Anulować partię? Nikt nie wygrywa ani nie przegrywa. Tego nie da się cofnąć.
