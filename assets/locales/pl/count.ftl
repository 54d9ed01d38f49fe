# Liczenie: zaznaczanie, zgoda, wynik.
# count = liczenie
# chain = łańcuch
# dead, alive = martwy, żywy
# seki = seki
# ko = ko
# to retake = odbić
# pass = pas
# score = wynik
# territory = terytorium
# area = obszar
# prisoners = jeńcy
# komi = komi
# to object = zgłosić sprzeciw

count-begins = Obie strony spasowały: zaczyna się liczenie.
count-how = Zaznaczcie martwe łańcuchy, potem zgódźcie się na liczenie. W razie sporu grajcie dalej.
count-marked-dead = Zaznaczone jako martwe: { $points }.
count-marked-alive = Odznaczone: { $points }.
count-withdrawn = Zaznaczenie się zmieniło, więc obie strony muszą zgodzić się jeszcze raz.
count-agreed = { $player } zgadza się na to liczenie.
count-turn = { $player }, zgadzasz się?
count-until = Czas na odpowiedź: do { $at } ({ $in-words }). Potem druga strona może uznać liczenie takie, jakie jest.
count-unanswered = { $color ->
    [white] Białe nie odpowiedziały na czas. Czarne mogą uznać liczenie takie, jakie jest; do tego czasu białe mogą jeszcze odpowiedzieć.
   *[black] Czarne nie odpowiedziały na czas. Białe mogą uznać liczenie takie, jakie jest; do tego czasu czarne mogą jeszcze odpowiedzieć.
}
count-button-claim = Uznaj liczenie
count-confirm-claim = Zakończyć partię z takim liczeniem? Tego nie da się cofnąć.
count-button-mark = Zaznacz martwe
count-more-mark-about = Wpisz po jednym kamieniu z każdego łańcucha zamiast wybierać w menu
count-menu = Wybierz martwe łańcuchy
count-menu-columns = Martwe łańcuchy, kolumny od { $from } do { $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = Zgadzam się
count-button-resume = Gramy dalej
count-form-title = Zaznacz łańcuchy jako martwe lub żywe
count-form-points = Po jednym kamieniu z każdego łańcucha
count-score-title = Wynik
count-row-territory = Terytorium
count-row-stones = Kamienie
count-row-prisoners = Jeńcy
count-row-komi = Komi
count-row-total = Razem
count-leads = { $color ->
    [white] Białe prowadzą
   *[black] Czarne prowadzą
} o { $margin } { $margin ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.
count-level = Na razie remis.
count-alt-dead = Zaznaczone jako martwe: { $points }.
count-alt-seki = W seki: { $points }.
count-alt-no-dead = Żaden łańcuch nie jest zaznaczony jako martwy.
count-alt-score = Wynik: czarne { $black }, białe { $white }, w tym komi { $komi }.
count-marked-seki = Zaznaczone jako seki: { $points }.
count-proven = Na pewno martwe: { $points }.
count-suggested = Moim zdaniem martwe są: { $points }. Decyzja należy do was: zaznaczcie łańcuch, by to zmienić.
count-unsettled = Los tych łańcuchów zależy od tego, kto zacznie: { $points }. Jeśli się nie zgadzacie, grajcie dalej.
count-contested = { $said ->
    [dead] { $player } mówi: martwe, ja mówię: żywe. Chodzi o { $points }.
   *[alive] { $player } mówi: żywe, ja mówię: martwe. Chodzi o { $points }.
}
count-agree-contested = Widzę { $points } inaczej, niż zaznaczono. Zgodzić się mimo to na takie liczenie?
count-confirm-claim-contested = Zakończyć partię z liczeniem? To, co sporne, liczy się tak, jak ja to widzę. Tego nie da się cofnąć.
count-captured-on-copy = { $color ->
    [white] Na kopii białe zbiły { $points }: zaznaczyć jako martwe?
   *[black] Na kopii czarne zbiły { $points }: zaznaczyć jako martwe?
}
count-button-mark-tried = Zaznacz jako martwe
count-seki = W seki: { $points }. Tego, co otaczają, się nie liczy.
count-open = Puste punkty wokół { $points } stykają się z oboma kolorami i nie liczą się dla nikogo. Zaznaczcie tam martwe łańcuchy albo grajcie dalej i zamknijcie granicę.
count-button-seki = Seki
count-seki-form-title = Zaznacz łańcuchy w seki albo je odznacz
count-button-try = Rozegraj na kopii
count-more-try-about = Kopia się nie liczy. Samą partię wznawia „{ count-button-resume }”.
count-try-question = Spór możecie rozegrać na kopii planszy. Potem partia wraca do pozycji po pasach obu stron. Kto zaczyna na kopii?
count-button-first = { $color ->
    [white] Zaczynają białe
   *[black] Zaczynają czarne
}
count-trial-how = To jest kopia: nic się tu nie liczy, a plansza zostanie przywrócona. Kończą ją dwa pasy z rzędu.
count-trial-began = { $color ->
    [white] Białe chcą rozegrać spór na kopii.
   *[black] Czarne chcą rozegrać spór na kopii.
}
count-trial-ended = { $color ->
    [white] Białe przywróciły na planszy pozycję po pasach obu stron.
   *[black] Czarne przywróciły na planszy pozycję po pasach obu stron.
}
count-trial-over = Dwa pasy na kopii: na planszy jest znów pozycja po pasach obu stron.
count-trial-turn = Na kopii ruch mają { $color ->
    [white] białe
   *[black] czarne
}: { $player }.
count-trial-barred = Ko: na { $points } możesz odbić dopiero po tym, jak spasujesz za to ko.
count-button-end-trial = Przywróć planszę
count-button-pass-for-ko = Pas za ko
count-pass-for-ko-point = Gdzie chcesz odbić?
count-passed-for-ko = { $color ->
    [white] Białe spasowały za ko na { $point }.
   *[black] Czarne spasowały za ko na { $point }.
}
count-confirm-trial-pass = Spasować na kopii? Dwa pasy z rzędu przywracają planszę.
count-alt-trial = Kopia planszy, na której rozgrywa się spór. { $color ->
    [white] Ruch białych.
   *[black] Ruch czarnych.
}
count-objected = { $color ->
    [white] Białe zgłosiły sprzeciw: liczenie znów jest otwarte.
   *[black] Czarne zgłosiły sprzeciw: liczenie znów jest otwarte.
}
count-button-object = Zgłoś sprzeciw
count-button-steps = Pokaż liczenie
count-step-board = Plansza po pasach obu stron.
count-step-marked = Plansza po pasach obu stron. Martwe kamienie są zaznaczone.
count-step-dead = Martwe kamienie schodzą z planszy i dołączają do jeńców.
count-step-dead-off = Martwe kamienie schodzą z planszy; według tych zasad jeńcy się nie liczą.
count-step-neutral = Zapasowe kamienie dowolnego koloru wypełniają punkty neutralne (trójkąty); nie liczą się dla nikogo.
count-step-filled = Jeńcy wypełniają terytorium własnego koloru (trójkąty). Każdy zabiera tam jeden punkt i nie liczy się już drugiej stronie, więc różnica się nie zmienia.
count-step-left = { $color ->
    [white] Białym
   *[black] Czarnym
} { $stones ->
    [one] zostaje jeden jeniec
    [few] zostają { $stones } jeńcy
    [many] zostaje { $stones } jeńców
   *[other] zostaje { $stones } jeńca
} bez miejsca na planszy, po punkcie za jeńca.
count-step-arranged = Terytoria są ułożone tak, by dało się je policzyć jednym rzutem oka.
count-step-together = Kamienie każdej strony i przecięcia, które tylko one otaczają, są zsunięte razem: każde z nich to jeden punkt.
count-step-points = Czarne { $black }, białe { $white }.
count-step-komi = Z komi: białe { $white }.
