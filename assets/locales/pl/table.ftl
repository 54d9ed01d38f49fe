# Wiadomość z planszą, jej przyciski i to, co mówi się o partii.
# game = partia
# board = plansza
# move, turn = ruch
# stone = kamień
# chain = łańcuch
# liberty = oddech
# to capture = zbić
# atari = atari
# ko = ko
# pass = pas, spasować
# to resign = poddać partię
# rematch = rewanż
# count = liczenie
# territory = terytorium
# dead = martwy
# draw (jigo) = remis (jigo)
# no result = bez wyniku
# handicap stones = kamienie handicapowe
# five in a row = pięć w rzędzie
# pair = para
# to forfeit = przegrać walkowerem
# game record = zapis partii
# rank = stopień
# row = rząd

table-heading = **{ terms-game-on }** · partia { $number } · ⚫ { $black } – ⚪ { $white }
table-number = partia { $number }
table-moved = **Ruch { $number } · { terms-color } { $point }**
table-moved-captures = { table-moved } · zbite: { $stones }
table-moved-pass = **Ruch { $number } · { terms-color } pasują**
table-begins = Partia się zaczyna.
table-begins-aim = { table-begins } { $aim ->
    [captures] Wygrywa, kto zbije kamieni: { $number }.
    [five] Pięć w rzędzie wygrywa.
    [stones] Wygrywa, kto na końcu ma więcej kamieni na planszy.
   *[capture] Wygrywa, kto pierwszy zbije kamień.
}
table-begins-handicap = Partia zaczyna się z handicapem ({ $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}); pierwszy ruch mają białe.
table-begins-free = Partia się zaczyna: czarne stawiają { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}, potem ruch mają białe.
table-played = { terms-color } zagrały { $point }.
table-captured = { terms-color } zagrały { $point } i zbiły { $stones ->
    [one] jeden kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}.
table-passed = { terms-color } spasowały.
table-resumed = { $color ->
    [white] Białe chcą grać dalej, więc pierwszy ruch mają czarne.
   *[black] Czarne chcą grać dalej, więc pierwszy ruch mają białe.
}
table-prisoners = Jeńcy: czarne mają { $black }, białe { $white }.
table-pairs = Zbite pary: czarne mają { $black }, białe { $white }.
table-turn = **{ $player }, twój ruch**
table-thinking = **{ $player } myśli**
table-thread-of = { terms-game } { $size }
table-thread-of-go = { $size }
table-thread-won = { $winner } wygrywa, przeciwnik: { $loser }
table-thread-team = członkowie kanału
table-thread-team-won = { $winner ->
    [team] członkowie kanału wygrywają, przeciwnik: { $other }
   *[player] { $other } wygrywa z członkami kanału
}
table-answer = **{ $players }, czas na odpowiedź**
table-button-play = Zagraj
table-button-text = Plansza jako tekst
table-button-more = Więcej…
table-button-pass = Pas
table-button-resign = Poddaj partię
table-button-here = Graj dalej tutaj
table-button-rematch = Rewanż
table-button-film = Animacja
table-button-share = Pokaż wszystkim
table-shown-by = Pokazuje: { $player }
table-more-question = Partia { $number }: co chcesz zrobić?
table-more-placeholder = Co chcesz zrobić?
table-more-resign = Poddaj partię
table-more-resign-about = Poddaj tę partię; poproszę o potwierdzenie
table-more-board = Pokaż planszę jeszcze raz
table-more-board-about = Jako nową wiadomość na końcu kanału
table-more-text-about = Tylko dla ciebie
table-more-film-about = Cała partia jako animacja
table-more-sgf = Zapis partii
table-more-sgf-about = Dotychczasowe ruchy jako plik SGF
table-more-rules = Zasady
table-more-rules-about = Jak się w to gra
table-form-title = Partia { $number }: twój ruch
table-form-point = Gdzie grasz?
table-button-type = Wpisz
table-button-elsewhere = Gdzie indziej
table-button-another = Inny punkt
table-button-cancel = Anuluj
table-button-again = Spróbuj ponownie
table-pick-point = Partia { $number }: naciśnij punkt, na którym chcesz zagrać. Widzisz to tylko ty.
table-pick-area = Każdy przycisk to część planszy, nazwana od jej lewego dolnego rogu.
table-confirm-pass = Spasować? Gdy obie strony spasują z rzędu, zaczyna się liczenie.
table-confirm-pass-after = { $player } pasuje: jeśli też spasujesz, zaczyna się liczenie.
table-confirm-pass-to-end = Spasować? Gdy obie strony spasują z rzędu, partia się kończy i wszystko liczy się tak, jak stoi.
table-confirm-resign = Poddać partię { $number } (przeciwnik: { $opponent })? Tego nie da się cofnąć.
table-played-elsewhere = Gotowe. Ta partia toczy się tutaj: { $place }
table-did-you-mean = Nie masz takiej partii na tym kanale. Czy chodzi o partię { $number } ({ terms-game-on } · { $opponent })? Toczy się tutaj: { $place }
table-button-there = Partia { $number }: { $command }
table-done = Gotowe. Plansza została zaktualizowana.
table-proposal-sent = Wysłane. Teraz musi odpowiedzieć druga strona: { $asked }
table-proposal-sent-elsewhere = Ta partia toczy się na kanale { $channel }, więc wysyłam propozycję tam. Teraz musi odpowiedzieć druga strona: { $asked }
table-done-below = Gotowe: nowa plansza jest niżej.
table-proposal-to-go-on-here = Wysłane. Partia { $number } będzie się toczyć na tym kanale, gdy druga strona to przyjmie; propozycja jest na kanale { $channel }.
table-goes-on-elsewhere = Partia toczy się dalej na kanale { $channel }.
table-agreed-to-go-on = Obie strony się zgadzają: partia toczy się dalej na kanale { $channel }.
table-reminder = **{ $player }, twój ruch** · partia { $number }, przeciwnik: { $opponent }
    { pace-out } · { $place }
table-reminder-of-count = **{ $player }, sprawdź liczenie** · partia { $number }, przeciwnik: { $opponent }
    { pace-out } · { $place }
table-call = { $player }, partia { $number } czeka: { $place }
table-call-asked = { $player }, partia { $number }: { $asked } { $place }
table-channel-lost = Kanału partii { $number } już nie ma albo nie mam do niego dostępu. Partia trwa dalej: `/{ command-game } { command-board }` pokaże ją na każdym kanale, z przyciskiem, by grać tam dalej.
table-channel-trouble = Do moderacji: partia { $number } toczy się na kanale { $channel }, ale tego kanału już nie ma albo nie wolno mi tam pisać. Gracze dostali ode mnie wiadomość prywatną.
table-channel-unreached = Tam, gdzie toczy się partia { $number }, mogę tylko odpowiadać na polecenia. Oto plansza; `/{ command-game } { command-board }` pokaże ją na każdym kanale.
table-thread-locked = Wątek partii { $number } jest zablokowany, więc partia toczy się dalej tutaj.
table-no-files = Nie mogę tu załączać plików, więc oto plansza jako tekst.
table-sgf = Zapis partii { $number }.
table-sgf-not-here = Nie mogę tu załączać plików. Poproś mnie o zapis na innym kanale albo w wiadomości prywatnej.
table-film = Partia { $number } od pierwszego do ostatniego ruchu.
table-film-not-here = Nie mogę tu załączać plików. Poproś mnie o animację na innym kanale albo w wiadomości prywatnej.
table-film-progress = Robię animację partii { $number }: klatka { $shown } z { $all }.
table-film-waits = Najpierw powstają inne animacje. Twoja będzie po nich.
table-film-too-large = Animacja partii { $number } jest za duża, by ją tu wysłać, nawet w najmniejszym rozmiarze.
table-film-late = { $player }, animacja partii { $number } powstała za późno na tę odpowiedź. Naciśnij, proszę, „{ table-button-film }” jeszcze raz.
table-which = O którą partię chodzi?
table-which-placeholder = Wybierz partię
table-which-entry = Partia { $number }: { terms-game-on } · { $opponent }
table-games-none = Nie masz teraz żadnych partii. Rzuć komuś wyzwanie: `/{ command-challenge }`.
table-games-heading = { $count ->
    [one] Masz jedną partię.
    [few] Masz { $count } partie.
    [many] Masz { $count } partii.
   *[other] Masz { $count } partii.
}
table-games-yours = **Twój ruch** · partia { $number }, { terms-game-on }, przeciwnik: { $opponent } · { $place }
table-games-proposed = **{ $proposal ->
    [no-result] Potrzebna odpowiedź: bez wyniku
    [both-lose] Potrzebna odpowiedź: przegrana obu stron
    [substitute] Potrzebna odpowiedź: zmiana gracza
    [undo] Potrzebna odpowiedź: cofnięcie
    [pause] Potrzebna odpowiedź: pauza
    [place] Potrzebna odpowiedź: inny kanał
    [call-off] Potrzebna odpowiedź: anulowanie
   *[draw] Potrzebna odpowiedź: remis
}** · partia { $number }, { terms-game-on }, przeciwnik: { $opponent } · { $place }
table-games-theirs = Ruch ma { $opponent } · partia { $number }, { terms-game-on } · { $place }
table-games-counting = **Liczenie** · partia { $number }, { terms-game-on }, przeciwnik: { $opponent } · { $place }
table-games-offered = Twoje wyzwanie, może je przyjąć { $opponent } · partia { $number }, { terms-game-on } · { $place }
table-games-joined = Przyjęte, czeka na pozostałych · partia { $number }, { terms-game-on }, wyzwanie od: { $opponent } · { $place }
table-games-invited = **Wyzwanie** od: { $opponent } · partia { $number }, { terms-game-on } · { $place }
table-games-more = … i jeszcze { $count }.
table-anyone = każdy chętny
table-entry-yours = Twój ruch
table-entry-proposed = Odpowiedz na propozycję
table-entry-theirs = Ruch przeciwnika
table-entry-counting = Trwa liczenie
table-entry-offered = Czeka na przyjęcie
table-entry-finished = Zakończona
table-won-points = { terms-color } ({ $winner }) wygrywają o { $margin } { $margin ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.
table-won-stones = { terms-color } ({ $winner }) wygrywają o { $margin } { $margin ->
    [one] kamień
    [few] kamienie
    [many] kamieni
   *[other] kamienia
}.
table-won-five = { terms-color } ({ $winner }) mają pięć w rzędzie i wygrywają.
table-won-capture = { terms-color } ({ $winner }) zbiły { $stones ->
    [one] kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
} i wygrywają.
table-won-resignation = Poddanie partii ({ $loser }): { $color ->
    [white] białe
   *[black] czarne
} ({ $winner }) wygrywają.
table-won-pairs = { terms-color } ({ $winner }) zbiły pięć par i wygrywają.
table-won-forfeit = { $color ->
    [white] Decyzją moderacji czarne ({ $loser }) przegrywają walkowerem: białe ({ $winner }) wygrywają.
   *[black] Decyzją moderacji białe ({ $loser }) przegrywają walkowerem: czarne ({ $winner }) wygrywają.
}
table-won-no-show = { $color ->
    [white] Czarne ({ $loser }) nie wykonały pierwszego ruchu w terminie: białe ({ $winner }) wygrywają.
   *[black] Białe ({ $loser }) nie wykonały pierwszego ruchu w terminie: czarne ({ $winner }) wygrywają.
}
table-no-result = Partia kończy się bez wyniku za zgodą obu stron: powtórzyła się pozycja.
table-both-lose = Tę partię przegrywają obie strony.
table-both-lose-agreed = Tę partię przegrywają obie strony, za zgodą obu.
table-drawn-points = Partia kończy się remisem (jigo): każda strona ma { $total } { $total ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.
table-drawn-stones = Partia kończy się remisem (jigo): każda strona ma { $total } { $total ->
    [one] kamień
    [few] kamienie
    [many] kamieni
   *[other] kamienia
}.
table-drawn-full = Partia kończy się remisem: nie ma już gdzie zagrać.
table-ended-won = { $color ->
    [white] Białe
   *[black] Czarne
} wygrywają { $how ->
    [points] na punkty
    [five] piątką w rzędzie
    [capture] przez zbicie
    [pairs] pięcioma zbitymi parami
    [resignation] przez poddanie
    [forfeit] walkowerem
    [time] na czas
   *[ruling] decyzją moderacji
}.
table-ended-open = { $how ->
    [jigo] Jigo: remis przy równej liczbie punktów.
    [draw] Remis za zgodą obu stron.
    [full] Remis: nie ma już gdzie zagrać.
    [no-result] Bez wyniku.
    [both-lose] Przegrywają obie strony.
    [not-begun] Nie zaczęła się na czas: nikt nie wygrywa ani nie przegrywa.
   *[called-off] Anulowana: nikt nie wygrywa ani nie przegrywa.
}
table-alt-board = { terms-game }, plansza { $columns } na { $rows }, partia { $number }.
table-alt-turn = { $color ->
    [white] Ruch białych.
   *[black] Ruch czarnych.
}
table-alt-over = Partia zakończona.
table-alt-ended = { table-alt-over } { $ended }
table-alt-counting = Liczenie.
table-alt-last = Ostatni ruch: { $last }
table-alt-prisoners = Kamienie zbite przez czarne: { $black }, przez białe: { $white }.
table-alt-pairs = Pary zbite przez czarne: { $black }, przez białe: { $white }.
table-alt-stones = { $color ->
    [white] Białe kamienie
   *[black] Czarne kamienie
}: { $stones }.
table-alt-ko = Ko na { $point }.
table-alt-atari = W atari: { $points }.
table-alt-line = Zwycięski rząd: { $points }.
table-alt-partial = To nie wszystko; „{ table-button-text }” podaje każdy kamień.
table-alt-theme = Plansza, która wygląda tak: { $theme }.
table-players = Czarne: { $black }. Białe: { $white }.
table-board-empty = Plansza jest pusta.
table-row = Rząd { $number }: { $stones }.
table-row-empty = Rząd { $number } jest pusty.
table-rows-empty = Rzędy od { $from } do { $to } są puste.
table-run-point = { $point }
table-run-points = od { $from } do { $to }
table-run-stones = { $color ->
    [white] białe
   *[black] czarne
} { $points }
table-run-dead = { $color ->
    [white] martwe białe
   *[black] martwe czarne
} { $points }
table-run-territory = { $color ->
    [white] terytorium białych
   *[black] terytorium czarnych
} { $points }
table-chain-stones = { $stones ->
    [one] 1 kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}
table-chain = { terms-color } { $points }: { table-chain-stones }, { $liberties ->
    [one] 1 oddech
    [few] { $liberties } oddechy
    [many] { $liberties } oddechów
   *[other] { $liberties } oddechu
}.
table-chain-atari = W atari: { $color ->
    [white] białe
   *[black] czarne
} { $points }, { table-chain-stones }. Ostatni oddech { $liberty }.
table-chain-dead = { terms-color } { $points }: { table-chain-stones }, łańcuch zaznaczony jako martwy.
table-no-chains = { terms-game }: w tej grze nie ma łańcuchów; oto plansza rząd po rzędzie.
table-words-partial = Nie wszystko się tu mieści. „{ table-button-text }” podaje każdy kamień.
table-repeats = To ta sama pozycja co po ruchu { $number }. Jeśli wciąż się powtarza, możecie uzgodnić, że partia kończy się bez wyniku.
table-placing = { $stones ->
    [one] Czarne: jeszcze jeden kamień handicapowy.
    [few] Czarne: jeszcze { $stones } kamienie handicapowe.
    [many] Czarne: jeszcze { $stones } kamieni handicapowych.
   *[other] Czarne: jeszcze { $stones } kamienia handicapowego.
}
table-button-no-result = Bez wyniku?
table-button-consent = Przyjmij
table-button-reject = Odrzuć
table-proposes-no-result = { $player } proponuje zakończyć partię bez wyniku.
table-proposes-both-lose = { $player } proponuje, by przegrały obie strony.
table-proposes-substitute = { $player } proponuje zmianę: schodzi { $out }, wchodzi { $substitute }. Przyjąć to muszą { $substitute } i druga strona.
table-proposes-substitute-still = { $player } proponuje zmianę: schodzi { $out }, wchodzi { $substitute }. Zgoda już jest: { $accepted }.
table-proposes-place = { $player } proponuje grać dalej na kanale { $channel }.
table-proposes-place-elsewhere = { $player } proponuje grać dalej na kanale { $channel }, na innym serwerze.
table-substituted = Zmiana: schodzi { $out }, wchodzi { $substitute }.
table-rejected = { $color ->
    [white] Propozycja przepada: białe ją odrzuciły albo wycofały.
   *[black] Propozycja przepada: czarne ją odrzuciły albo wycofały.
}
table-rejected-by-substitute = Propozycja przepada: { $substitute } odmawia.
table-more-both-lose = Obie strony przegrywają
table-more-both-lose-about = Gdy nie możecie się dogadać; druga strona musi to przyjąć
table-confirm-both-lose = Zaproponować, by obie strony przegrały tę partię?
table-rank-noted = Zapisane: { $rank }. Wyzwania podpowiedzą teraz handicap.
table-atari = { $color ->
    [white] Białe w atari
   *[black] Czarne w atari
}: { $stones }. Oddechy: { $liberties }.
table-atari-own = { $number ->
    [1] Twój kamień na { $stones } można zbić na { $liberties }.
   *[other] Twoje kamienie na { $stones } można zbić na { $liberties }.
}
table-atari-theirs = { $number ->
    [1] Możesz zbić kamień na { $stones }: zagraj na { $liberties }.
   *[other] Możesz zbić kamienie na { $stones }: zagraj na { $liberties }.
}
table-hints-on = Od teraz plansze twoich partii pokazują, które kamienie są w atari: oznaczają je cztery małe łuki.
table-hints-off = Plansze twoich partii nie pokazują już, które kamienie są w atari, chyba że chce tego ktoś inny z grających.
table-after-move = { $number ->
    [0] Plansza na początku; zagrane dotąd ruchy: { $moves }.
   *[other] Plansza po ruchu { $number } z { $moves }.
}
table-record-players = Czarne: { $black }. Białe: { $white }.
table-record-result = Wynik: { $result }
table-record-games = Partii w pliku: { $games }. To jest pierwsza.
table-record-stops = Ruch { $number } jest niedozwolony, dlatego zapis kończy się przed nim.
table-button-start = Początek
table-numbered = Ponumerowane: { $moves }.
