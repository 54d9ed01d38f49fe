# Symultana: na kanale jedna osoba gra z wieloma innymi naraz, z każdą na osobnej planszy.
simul-command = symultana
simul-show = symultana-pokaż
simul-show-about = Pokaż symultanę na tym kanale
simul-create-about = Zaproponuj grę z wieloma osobami naraz, z każdą na osobnej planszy
simul-boards = plansze
simul-boards-about = Ile plansz proponujesz (domyślnie: 10)
simul-hours = godziny
simul-hours-about = Przez ile godzin można zająć planszę (domyślnie: 48)
simul-handicap = handicap
simul-handicap-about = Czy słabsi dostają handicap (domyślnie: według stopnia)
simul-by-rank = Według stopnia
simul-none = Brak
simul-clock-about = Tempo gry (domyślnie: 3 dni i jeszcze 1 dzień po każdym ruchu)
simul-title = Symultana
simul-here = Symultany: { $channels }
simul-field = Symultana
simul-with = { $master } gra naraz z wieloma osobami. Plansze: najwyżej { $boards }.
simul-rule-by-rank = Jeśli oba stopnie są znane, handicap i komi wyrównują szanse.
simul-rule-even = Bez handicapu: { $master } gra białymi.
simul-unrated = Te partie są nierankingowe.
simul-until = Planszę można zająć do { $when } ({ $until }).
simul-full = Wszystkie plansze są zajęte.
simul-closed = Nie można już zająć planszy.
simul-nobody = Nikt jeszcze nie zajął planszy.
simul-line = { $player } · { $state } · { $place }
simul-line-odds = { $player } ({ $odds }) · { $state } · { $place }
simul-to-move = ruch ma { $players }
simul-counting = liczenie
simul-won = wygrana
simul-lost = przegrana
simul-draw = remis
simul-void = nie liczy się
simul-score = { $master } · wygrane: { $won }, przegrane: { $lost }, remisy: { $drawn }
simul-over = Symultana się skończyła.
simul-button-take = Zajmij planszę
simul-button-mine = Moje plansze
simul-button-close = Zamknij
simul-button-refresh = Odśwież
simul-begun = Symultana. Czarne: { $black }, białe: { $white }.
simul-taken = Masz planszę w symultanie, przeciwnik: { $master }. Wasza partia { $game } zaczyna się na kanale { $channel }.
simul-mine = { $boards ->
    [one] Masz jedną planszę w grze.
    [few] Masz { $boards } plansze w grze.
    [many] Masz { $boards } plansz w grze.
   *[other] Masz { $boards } planszy w grze.
}
simul-no-boards = Nie masz tu planszy w grze.
simul-close-question = Zamknąć tę symultanę? Nie będzie już można zająć planszy. Rozpoczęte partie trwają dalej.
simul-closed-now = Zamknięto. Rozpoczęte partie trwają dalej.
simul-no-simul = Na tym kanale nie ma symultany. Możesz ją utworzyć: `/{ command-together } { simul-command }`.
simul-no-second = Na tym kanale trwa już symultana. Poczekaj, aż się skończy.
simul-no-more = Na serwerze może być naraz najwyżej tyle symultan: { $most }.
simul-no-own = Grasz już symultanę. Dokończ ją, zanim utworzysz następną.
simul-no-posting = Nie mogę pisać na tym kanale z własnej inicjatywy albo to wątek, więc symultany nie może tu być.
simul-no-not-yours = Zamknąć może tylko osoba, która gra na wszystkich tych planszach, albo moderacja.
simul-no-oneself = Na tych planszach to ty grasz ze wszystkimi.
simul-no-second-board = Masz tu już planszę: partia { $game }.
simul-no-closed = Nie można tu już zająć planszy.
simul-no-full = Wszystkie plansze są zajęte.
