# Rankingi graczy i partie rankingowe.
# rated = rankingowa; rating = ranking, liczba około 1500
rating-rated = Rankingowa
rating-field = Ranking
rating-counts = Rankingowa: wynik liczy się do rankingów na tym serwerze
rating-counts-not = Nierankingowa
rating-stake = { $player }: teraz { $now }, po wygranej { $won }, po przegranej { $lost }
rating-option = rankingowa
rating-option-about = Czy wynik liczy się do rankingu (domyślnie: tak, między dwiema osobami)
rating-choice = { $stakes ->
    [rated] Rankingowa
   *[unrated] Nierankingowa
}
rating-only-servers = Rankingowe mogą być tylko partie na serwerze.
rating-no-pairs = Go w parach nie liczy się do rankingu.
rating-only-boards = Go liczy się do rankingu tylko na 9×9, 13×13 i 19×19.
rating-not-me = Partie przeciwko mnie nie są na tym serwerze rankingowe. Osoby zarządzające serwerem mogą to zmienić: `/{ command-club-admin }`.
rating-no-engines = Partie przeciwko innym programom nie są rankingowe.
rating-no-styles = Partie szkoleniowe, wyrównane i sparingi nie są rankingowe.
rating-no-advice = W partiach rankingowych nie podpowiadam i nie oceniam pozycji.
rating-program = program
rating-program-about = Czy partie przeciwko mnie są rankingowe (domyślnie: nie)
rating-field-program = Partie przeciwko mnie
rating-annul = unieważnij
rating-annul-about = Zachowaj wynik partii, ale nie licz go do rankingu
rating-annulled = Wynik nie liczy się do rankingu
rating-not-rated = Ta partia nie liczy się do rankingu.
rating-annul-late = Od tamtej pory zakończyło się tu ponad { $most } partii rankingowych; aż tak daleko wstecz rankingów się nie przelicza.
rating-too-short = Za krótka, żeby liczyć się do rankingu: mniej niż { $moves } ruchów
rating-uncounted-series = Nie liczy się do rankingu: tej samej osobie czas skończył się już w innej partii i od tamtej pory nie było jej ruchu
rating-changed = Rankingi: { $black } { $black-before } → **{ $black-after }** · { $white } { $white-before } → **{ $white-after }**
rating-pool = { $pool ->
    [go-9] Go na 9×9
    [go-13] Go na 13×13
    [go-19] Go na 19×19
    [atari-go] Atari-go
    [five] Gomoku
    [go-bang] Go-bang
   *[go] Go
}
rating-game-about = Która gra i plansza (domyślnie: go na wszystkich planszach)
rating-profile = profil
rating-profile-about = Stopień w czasie, wyniki i przeciwnicy: twoje lub kogoś innego
rating-player-about = Czyj profil (domyślnie: twój)
rating-none = { $player } nie ma jeszcze partii rankingowych na tym serwerze. Wyzwanie rzucone innej osobie jest rankingowe, chyba że wybierzesz inaczej.
rating-rank = Stopień: **{ $rank }** ± { $ranks } · ranking { $rating } ± { $deviation }
rating-number = Ranking: **{ $rating }** ± { $deviation }
rating-guess = Ranking: **{ $rating }** · jeszcze tymczasowy; kolejne partie rankingowe go ustalą
rating-games = Partie rankingowe: { $games } · wygrane { $won } · przegrane { $lost } · remisy { $drawn }
rating-colors = Czarnymi: wygrane { $black-won }, przegrane { $black-lost } · białymi: wygrane { $white-won }, przegrane { $white-lost }
rating-streak = { $result ->
    [won] Wygrane z rzędu: { $count }
   *[lost] Przegrane z rzędu: { $count }
}
rating-opponents = Najczęstsi przeciwnicy
rating-opponent = { $player }: wygrane { $won }, przegrane { $lost }
rating-versus = Przeciwko tobie: wygrane { $won }, przegrane { $lost }, remisy { $drawn }
rating-puzzles = Rozwiązane zadania: { $count }
rating-chart = Wykres rankingu gracza { $player }: { $before } dnia { $from }, { $after } dnia { $until }, najniżej { $least }, najwyżej { $most }.
rating-chart-ranks = Wykres stopnia gracza { $player }: { $before } dnia { $from }, { $after } dnia { $until }, najniżej { $least }, najwyżej { $most }.
rating-standings = tabela
rating-standings-about = Tabela sezonu z partiami rankingowymi na tym serwerze
rating-season-title = Sezon { $season } · { $pool }
rating-season-empty = W tym sezonie nie ma jeszcze partii rankingowych.
rating-line = { $place }. { $player } · **{ $points }** · wygrane { $won }, przegrane { $lost }, remisy { $drawn } · { $rank }
rating-season-note = Pogrubione: punkty, 1 za wygraną i ½ za remis. Na końcu: stopień albo ranking, ze znakiem „?”, dopóki jest tymczasowy. Z tą samą osobą liczą się najwyżej dwie wygrane lub remisy. Sezon zaczął się { $begin }.
rating-own-place = Twoje miejsce: { $place } z { $all }
rating-button-previous = Poprzednie
rating-season = sezon
rating-season-about = Sezon tabeli: nazwa i początek
rating-season-name = nazwa
rating-season-name-about = Nazwa sezonu; „{ terms-typed-off }” ją usuwa
rating-season-begin = początek
rating-season-begin-about = Pierwszy dzień, np. 2026-10-01; „{ terms-typed-off }” oznacza kwartały kalendarza (domyślnie)
rating-field-season = Sezon
rating-field-season-begin = Sezon od
rating-season-named = { $name }
rating-season-day = { $day }
rating-season-by-quarter = Według kwartałów
rating-bad-day = „{ $typed }” to nie data. Zapisz ją tak: 2026-10-01.
