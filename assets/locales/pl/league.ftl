# Ligi: na kanale przez sezon gra się ze wszystkimi w swojej dywizji; najlepsi awansują, ostatni spadają.
league-command = liga
league-command-about = Ligi: zagraj w sezonie z każdym w swojej dywizji i awansuj
league-show = pokaż
league-show-about = Pokaż ligę
league-play = graj
league-play-about = Zacznij kolejną partię ligową
league-create = utwórz
league-create-about = Utwórz ligę na tym kanale (moderacja)
league-division-size = dywizja
league-division-size-about = Największa liczba osób w dywizji (domyślnie: 8)
league-games = partie
league-games-about = Ile partii gra ze sobą każda para w sezonie (domyślnie: 1)
league-days = dni
league-days-about = Ile dni trwa sezon (domyślnie: 90)
league-moves = awanse
league-moves-about = Ile osób awansuje i ile spada z każdej dywizji (domyślnie: 1)
league-next = następny-sezon
league-next-about = Ile dni po końcu zacznie się następny sezon (domyślnie: zaczyna go moderacja)
league-remove = usuń
league-remove-about = Usuń kogoś z ligi (moderacja)
league-player = osoba
league-removed-about = Kto opuszcza ligę
league-title = Liga
league-here = Ligi: { $channels }
league-title-season = Liga: sezon { $season }
league-field = Liga
league-rule = { $games ->
    [1] Z każdą osobą w swojej dywizji grasz raz.
   *[other] Z każdą osobą w swojej dywizji grasz dwa razy.
}
league-rule-points = Wygrana to 1½ punktu, remis 1, przegrana ½, a przegrana na czas 0.
league-rule-moves = { $players ->
    [1] Po sezonie w każdej dywizji pierwsze miejsce awansuje, a ostatnie spada.
   *[other] Po sezonie w każdej dywizji awansują najwyżej dwie osoby i spadają najwyżej dwie.
}
league-rule-end = Partie trwające w chwili końca sezonu liczą się jeszcze przez 14 dni. Bez żadnej rozegranej partii albo z samymi przegranymi na czas wypadasz z ligi.
league-rule-next = { $days ->
    [0] Następny sezon zaczyna się sam, gdy poprzedni się skończy.
    [one] Następny sezon zaczyna się sam, dzień po końcu poprzedniego.
    [few] Następny sezon zaczyna się sam, { $days } dni po końcu poprzedniego.
    [many] Następny sezon zaczyna się sam, { $days } dni po końcu poprzedniego.
   *[other] Następny sezon zaczyna się sam, { $days } dnia po końcu poprzedniego.
}
league-open = Liczba osób w sezonie { $season }: { $players }
league-ends = Koniec sezonu: { $at }.
league-closing = Nowe partie już się nie zaczynają. Trwające liczą się do { $until }.
league-over = Sezon { $season } jest zakończony. Do następnego można dołączyć.
league-starts = Sezon { $season } zacznie się automatycznie: { $at }.
league-waits = Sezon { $season } zacznie się sam, gdy dołączą co najmniej dwie osoby.
league-over-table = Liga: sezon { $season } jest zakończony
league-division = Dywizja { $division }
league-head-points = Punkty
league-head-games = Partie
league-head-place = Miejsce
league-legend = + wygrana, − przegrana, = remis, … trwa, · do zagrania. Po sezonie: ↑ awans, ↓ spadek.
league-alt = Tabela: dywizja { $division }, sezon { $season }: miejsce, gracz, punkty; ↑ awans, ↓ spadek.
league-nobody = Nikt jeszcze nie dołączył.
league-button-play = Graj
league-button-join = Dołącz
league-button-table = Tabela
league-button-leave = Wypisz się
league-button-start = Zacznij sezon { $season }
league-button-close = Zakończ sezon
league-button-extend = Tydzień dłużej
league-button-end = Zakończ ligę
league-next-choose = Kiedy zaczyna się następny sezon?
league-next-off = Następny sezon: zaczyna go moderacja
league-next-after = { $days ->
    [0] Następny sezon: automatycznie, zaraz po końcu
    [one] Następny sezon: automatycznie, dzień po końcu
    [few] Następny sezon: automatycznie, { $days } dni po końcu
    [many] Następny sezon: automatycznie, { $days } dni po końcu
   *[other] Następny sezon: automatycznie, { $days } dnia po końcu
}
league-joined = Jesteś w lidze. Grasz w sezonie { $season }.
league-joined-next = Jesteś w lidze. Grasz od sezonu { $season }.
league-leave-question = { $games ->
    [0] Opuścić ligę?
    [one] Opuścić ligę? Poddasz swoją trwającą partię ligową.
    [few] Opuścić ligę? Poddasz swoje { $games } trwające partie ligowe.
   *[many] Opuścić ligę? Poddasz swoje { $games } trwających partii ligowych.
}
league-left = Nie ma cię już w lidze.
league-removed = { $player } nie jest już w lidze.
league-manage = Co chcesz zrobić? `/{ league-command } { league-remove }` usuwa kogoś z ligi.
league-start-question = Zacząć sezon { $season }? Gracze: { $players }, dywizje: { $divisions }, dni: { $days }
league-started = Sezon { $season } się zaczął.
league-close-question = Zakończyć teraz sezon { $season }? Nowe partie już się nie zaczną. Trwające liczą się jeszcze przez 14 dni.
league-close-now-question = Zamknąć teraz sezon { $season }? Trwające partie już się nie liczą.
league-closed = Sezon { $season } jest zakończony.
league-extended = Nowy koniec sezonu: { $at }.
league-end-question = Zakończyć ligę na kanale { $channel }? Tabele przepadną. Trwające partie toczą się dalej i nadal liczą się do rankingu.
league-ended = Liga jest zakończona.
league-season-begun = Liga: sezon { $season } zaczął się w dywizji { $division }. Zaczynaj swoje partie do { $at }: przyciskiem **{ league-button-play }** albo przez `/{ league-command } { league-play }`.
league-ends-soon = Liga: koniec sezonu { $season }: { $at }. Partie, które wtedy będą trwać, liczą się do { $until }.
league-closes = Liga: w sezonie { $season } nowe partie już się nie zaczynają. Trwające liczą się do { $until }.
league-too-few = Liga: sezon { $season } nie może się jeszcze zacząć, bo brakuje graczy: potrzeba co najmniej dwóch. Gdy tylu dołączy, zacznie się sam: naciśnij **{ league-button-join }**.
league-won = Dywizja { $division }, pierwsze miejsce: { $players }
league-up = Awans do dywizji { $division }: { $players }
league-down = Spadek do dywizji { $division }: { $players }
league-idle = Poza ligą (brak rozegranych partii albo same przegrane na czas): { $players }
league-choose = Z kim chcesz zagrać?
league-all-played = Wszystkie twoje partie w tym sezonie są rozegrane.
league-playing = Twoja partia { $game }, przeciwnik: { $player }. Zaczyna się na kanale { $channel }.
league-begun = Partia ligowa. Czarne: { $black }, białe: { $white }.
league-score = Punkty ligowe: { $first } { $points }, { $second } { $others }.
league-uncounted = Liga: ta partia się nie liczy.
league-no-league = Na tym kanale nie ma ligi. Moderacja może ją utworzyć: `/{ league-command } { league-create }`.
league-no-second = Na tym kanale już jest liga.
league-no-more-leagues = Na serwerze może być najwyżej tyle lig: { $most }. Jeśli któraś była na usuniętym kanale, spróbuj ponownie za minutę.
league-no-posting = Nie mogę pisać na tym kanale z własnej inicjatywy albo to wątek, więc ligi nie może tu być.
league-no-already = Już jesteś w lidze.
league-no-room = Ta liga jest pełna. Liczba osób: { $most }.
league-no-not-in = Nie ma cię w tej lidze.
league-no-not-there = { $player } nie jest w tej lidze.
league-no-second-season = Sezon już trwa.
league-no-few = Sezon wymaga co najmniej dwóch graczy.
league-no-season = Teraz nie trwa żaden sezon.
league-no-outdated = Od tamtej wiadomości liga się zmieniła, więc nic nie zrobiono. Naciśnij **{ table-button-more }** jeszcze raz.
league-no-games-now = Teraz nie można zacząć partii ligowej. Wiadomość ligi mówi, kiedy sezon się zaczyna lub kończy.
league-no-not-playing = Nie grasz w tym sezonie. Dołącz, a zagrasz od następnego.
league-no-oneself = Nie możesz grać ze sobą.
league-no-other-division = { $player } nie jest w twojej dywizji.
league-no-left = { $player } nie jest już w lidze.
league-no-playing = { $player } już z tobą gra w tej lidze.
league-no-played = { $player }: wszystkie wasze partie w tym sezonie są rozegrane.
league-no-too-many = Masz już tyle trwających partii ligowych: { $most }. Najpierw dokończ jedną z nich.
league-no-full = { $player } ma już tyle trwających partii ligowych: { $most }.
league-no-away = { $player } jest na urlopie.
