# Turnieje serwera: zapisy, rundy, kojarzenie, wyniki, klasyfikacja.
# round = runda; pairing = kojarzenie, para; bye = runda bez przeciwnika; standings = klasyfikacja
# organiser = organizator turnieju; to samo mogą moderatorzy
tournament-command = turniej
tournament-command-about = Turnieje: utwórz, zobacz klasyfikację, popraw wyniki
tournament-create = utwórz
tournament-create-about = Utwórz turniej na tym kanale
tournament-show = pokaż
tournament-show-about = Pokaż turniej z klasyfikacją
tournament-results = pliki
tournament-results-about = Wyniki turnieju jako pliki (OpenGotha, EGD)
tournament-substitute = zastąp
tournament-substitute-about = Wstaw kogoś innego na czyjeś miejsce (organizatorzy)
tournament-note = wynik
tournament-note-about = Wpisz lub popraw wynik (organizatorzy)
tournament-which = turniej
tournament-which-about = Numer turnieju (domyślnie: najnowszy na tym kanale)
tournament-name = nazwa
tournament-name-about = Jak nazywa się turniej
tournament-system = system
tournament-system-about = Jak kojarzone są pary (domyślnie: McMahon)
tournament-system-named = { $system ->
    [swiss] Szwajcarski
    [round-robin] Każdy z każdym
    [knock-out] Pucharowy
   *[mcmahon] McMahon
}
tournament-rounds = rundy
tournament-rounds-about = Ile rund ma turniej szwajcarski lub McMahon (domyślnie: 4)
tournament-handicap-about = Czy są kamienie handicapu (domyślnie: nie)
tournament-handicap-named = { $handicap ->
    [yes] Według stopnia lub punktów
   *[no] Równe partie
}
tournament-manner = miejsce
tournament-manner-about = Gdzie toczą się partie (domyślnie: tutaj)
tournament-manner-named = { $manner ->
    [evening] Przy planszy: wyniki wpisuje się ręcznie
   *[here] Tutaj: każda para dostaje partię
}
tournament-days = dni
tournament-days-about = Dni na ruch w partiach granych tutaj (domyślnie: 3)
tournament-players = miejsca
tournament-players-about = Ile osób może grać; pozostałe czekają (domyślnie: 500)
tournament-entry = zapisy
tournament-entry-about = Ile dni trwają zapisy (domyślnie: bez ograniczeń)
tournament-grace = nieobecność
tournament-grace-about = Po ilu godzinach bez ruchu przegrywa się partię (domyślnie: 48)
tournament-out = gracz
tournament-out-about = Kto odchodzi
tournament-into = zastępca
tournament-into-about = Kto gra zamiast
tournament-table = stolik
tournament-table-about = Numer stolika
tournament-round = runda
tournament-round-about = Runda (domyślnie: ostatnia)
tournament-result = wynik
tournament-result-about = Jaki jest wynik
tournament-result-named = { $result ->
    [white] Wygrywają białe
    [black] Wygrywają czarne
    [jigo] Remis
    [both] Obie strony przegrywają
    [void] Nie liczy się
   *[clear] Cofnij wpis
}
tournament-title = 🏆 { $name }
tournament-open = Zapisy są otwarte.
tournament-open-until = Zapisy są otwarte; zamkną się { $until }.
tournament-running = { $games ->
    [one] Runda { $round } z { $rounds }: jedna partia jeszcze trwa.
    [few] Runda { $round } z { $rounds }: { $games } partie jeszcze trwają.
    [many] Runda { $round } z { $rounds }: { $games } partii jeszcze trwa.
   *[other] Runda { $round } z { $rounds }: { $games } partii jeszcze trwa.
}
tournament-between = Runda { $round } z { $rounds } jest zakończona.
tournament-over = Turniej jest zakończony.
tournament-plays = { $system }, rundy: { $rounds } · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-withdrawn = Wypisani: { $players }
tournament-organised = Organizacja: { $player }
tournament-entered = Zapisani ({ $number } z { $most })
tournament-waiting = Lista oczekujących ({ $number })
tournament-nobody = Nie ma jeszcze zapisów.
tournament-button-enter = Zapisz mnie
tournament-button-withdraw = Wypisz mnie
tournament-button-pair = Kojarz rundę { $round }
tournament-button-standings = Klasyfikacja
tournament-button-result = Wpisz mój wynik
tournament-button-end = Zakończ turniej
tournament-end-question = Zakończyć turniej teraz? Kolejnych rund nie będzie. Trwające partie toczą się dalej.
tournament-proposal = Runda { $round }: proponowane pary
tournament-proposal-about = Widzisz to tylko ty. Wybierz dwoje graczy, aby ich zamienić; przy tym samym stoliku zamieniają się kolorami.
tournament-still-open = { $games ->
    [one] Jedna partia ostatniej rundy jeszcze trwa. Będzie się liczyć po zakończeniu.
    [few] { $games } partie ostatniej rundy jeszcze trwają. Będą się liczyć po zakończeniu.
    [many] { $games } partii ostatniej rundy jeszcze trwa. Będą się liczyć po zakończeniu.
   *[other] { $games } partii ostatniej rundy jeszcze trwa. Będą się liczyć po zakończeniu.
}
tournament-bye = Bez przeciwnika: { $players }
tournament-swap = Zamień…
tournament-swap-with = Zamień { $player } z…
tournament-button-lot = Kojarz ponownie
tournament-button-publish = Opublikuj
tournament-published = Runda { $round } jest opublikowana. Dam znać, jeśli jakaś para nie dotrze.
tournament-pairing = **{ $name }**, runda { $round }
    { $pair }
tournament-no-show = Kto nie wykona ruchu do { $until }, przegrywa.
tournament-no-show-by-hand = Kogo nie będzie przy planszy do { $until }, ten przegrywa.
tournament-round-list = **{ $name }**, runda { $round }
tournament-ask-result = Jaki jest wynik twojej partii z { $player }?
tournament-won = Wygrana
tournament-lost = Przegrana
tournament-jigo = Remis
tournament-noted = Wynik jest wpisany.
tournament-noted-at = { $name }, runda { $round }, stolik { $table }: { $result }.
tournament-noted-none = brak wyniku
tournament-noted-waits = Zapisane. Wynik będzie się liczyć, gdy { $player } wpisze to samo.
tournament-noted-differs = Od { $player } jest inny wynik. Uzgodnijcie go albo zapytajcie organizatora.
tournament-standings = Klasyfikacja po rundzie { $round }
tournament-alt = Tabela turnieju { $name } po rundzie { $round }: miejsce, nazwa, stopień, kolumna dla każdej rundy z miejscem przeciwnika, i punkty.
tournament-legend = W każdej rundzie: miejsce przeciwnika, + wygrana, − przegrana, = remis, ? trwa.
tournament-files = Wyniki turnieju { $name }: dla OpenGotha i dla European Go Database.
tournament-substituted = { $into } gra zamiast { $out }.
tournament-round-over = { $name }: runda { $round } jest zakończona. Teraz twoja kolej: { $way }
tournament-undelivered = { $name }, runda { $round }: nie udało się opublikować pary ze stolika { $table } w { $channel }. Powiadom tę parę samodzielnie.
tournament-moved-up = { $name }: zwolniło się miejsce i jest twoje. Grasz w następnej rundzie: { $way }
tournament-no-over = Ten turniej jest zakończony.
tournament-no-entry-closed = Zapisy są zamknięte.
tournament-no-settled = Ten turniej już się zaczął: zapisów już nie ma.
tournament-no-already = Ta osoba jest już w turnieju.
tournament-no-not-in = Tej osoby nie ma w turnieju.
tournament-no-full = W tym turnieju jest zbyt wiele zapisów.
tournament-no-too-few = Jest mniej niż dwoje graczy do skojarzenia.
tournament-no-more-rounds = Wszystkie rundy są rozegrane.
tournament-no-winner = Przy stoliku { $table } nikt jeszcze nie wygrał. Organizator może wpisać wynik przez `/{ tournament-command } { tournament-note }`.
tournament-no-outdated = W międzyczasie zmieniły się zapisy albo pary. Skojarz rundę ponownie.
tournament-no-table = Nie ma takiego stolika.
tournament-no-played = Ten wynik jest już znany.
tournament-no-organiser = Mogą to zrobić tylko organizator i moderatorzy.
tournament-no-missing = Nie ma tu takiego turnieju. `/{ tournament-command } { tournament-create }` tworzy nowy.
tournament-no-too-many = Masz tu już { $number } niezakończone turnieje.
tournament-no-name = Nazwa ma od 1 do { $number } znaków.
tournament-no-posting = Nie wolno mi pisać na tym kanale z własnej inicjatywy, więc nie może tu być turnieju.
tournament-no-pair = W tej rundzie nie masz przeciwnika.
