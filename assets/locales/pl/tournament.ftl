# Turnieje serwera: zapisy, rundy, kojarzenie, wyniki, klasyfikacja.
# round = runda; pairing = kojarzenie, para; bye = runda bez przeciwnika; standings = klasyfikacja
# organiser = organizator turnieju; to samo mogą moderatorzy
tournament-command = turniej
tournament-command-about = Turnieje: utwórz własny, zobacz klasyfikację, popraw wyniki
tournament-create = utwórz
tournament-create-about = Utwórz turniej na tym kanale (moderacja)
tournament-change = zmień
tournament-change-about = Zmień nazwę, rundy, zegar, handicap lub system turnieju
tournament-changed = Zmieniono: **{ $name }**.
tournament-changed-clock = Zmieniono: **{ $name }**. Rozpoczęte partie toczą się bez zmian.
tournament-show = pokaż
tournament-show-about = Pokaż turniej z klasyfikacją
tournament-results = pliki
tournament-results-about = Pobierz wyniki turnieju jako pliki (OpenGotha, EGD)
tournament-substitute = zastąp
tournament-substitute-about = Zastąp jedną osobę inną (organizator)
tournament-sit-out = pauza
tournament-sit-out-about = Niech ktoś opuści następną rundę albo jednak w niej zagra (organizator)
tournament-apart = rozdziel
tournament-apart-about = Nie kojarz ze sobą dwóch osób, na przykład krewnych (organizator)
tournament-team = drużyna
tournament-team-about = Nadaj nazwę swojej parze lub drużynie
tournament-team-name-about = Jak nazywa się twoja para lub drużyna
tournament-team-named = **{ $name }**: { $side }
tournament-remove = usuń
tournament-remove-about = Usuń kogoś z turnieju (organizator)
tournament-note = wynik
tournament-note-about = Wpisz lub popraw wynik (organizator)
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
tournament-format = skład
tournament-format-about = Pojedyncze osoby, pary czy drużyny (domyślnie: pojedyncze osoby)
tournament-format-named = { $format ->
    [pairs] Go w parach
    [teams-2] Drużyny 2-osobowe
    [teams-3] Drużyny 3-osobowe
    [teams-4] Drużyny 4-osobowe
    [teams-5] Drużyny 5-osobowe
   *[single] Pojedyncze osoby
}
tournament-handicap-about = Czy są kamienie handicapowe (domyślnie: nie)
tournament-handicap-named = { $handicap ->
    [yes] Według stopnia lub punktów
   *[no] Bez handicapu
}
tournament-manner = gdzie
tournament-manner-about = Gdzie toczą się partie (domyślnie: tutaj)
tournament-manner-named = { $manner ->
    [evening] Przy planszy: wyniki wpisuje się ręcznie
   *[here] Tutaj: bot rozpoczyna partie
}
tournament-next = następna-runda
tournament-next-about = Kiedy zaczyna się następna runda (domyślnie: gdy ogłosi ją organizator)
tournament-next-named = { $next ->
    [results] Automatycznie, gdy są wszystkie wyniki
    [days-7] Automatycznie, najpóźniej po 7 dniach
    [days-14] Automatycznie, najpóźniej po 14 dniach
    [days-30] Automatycznie, najpóźniej po 30 dniach
   *[by-hand] Gdy ogłosi ją organizator
}
tournament-players = miejsca
tournament-players-about = Ile osób może grać; pozostałe trafiają na listę oczekujących (domyślnie: 500)
tournament-entry = zapisy
tournament-entry-about = Ile dni trwają zapisy (domyślnie: bez ograniczeń)
tournament-grace = nieobecność
tournament-grace-about = Po ilu godzinach bez ruchu przegrywa się partię (domyślnie: 48)
tournament-out = osoba
tournament-out-about = Kto schodzi
tournament-who-about = O kogo chodzi
tournament-other = druga
tournament-other-about = Druga osoba
tournament-into = zmiennik
tournament-into-about = Kto wchodzi
tournament-table = stolik
tournament-table-about = Numer stolika
tournament-board = plansza
tournament-board-about = Plansza w meczu drużyn (domyślnie: 1)
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
   *[clear] Usuń wynik
}
tournament-title = 🏆 { $name }
tournament-open-here = Turniej z otwartymi zapisami: { $title } na kanale { $channel }
tournament-here = Turnieje z otwartymi zapisami: { $channels }
tournament-thread-of = { $title } R{ $round }
tournament-open = Zapisy są otwarte.
tournament-open-until = Zapisy do { $until }.
tournament-running = { $games ->
    [one] Runda { $round } z { $rounds }: jedna partia jeszcze trwa.
    [few] Runda { $round } z { $rounds }: { $games } partie jeszcze trwają.
    [many] Runda { $round } z { $rounds }: { $games } partii jeszcze trwa.
   *[other] Runda { $round } z { $rounds }: { $games } partii jeszcze trwa.
}
tournament-between = Runda { $round } z { $rounds } jest zakończona.
tournament-over = Turniej jest zakończony.
tournament-plays = { $system }, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
} · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-unrated = Partie nierankingowe
tournament-bar = Próg: { $rank }. Od tego stopnia wszyscy zaczynali z taką samą liczbą punktów.
tournament-bar-open = Próg na razie: { $rank }; ustala go runda 1. Od tego stopnia wszyscy zaczynają z taką samą liczbą punktów.
tournament-handicap-rule = Z handicapem: +1 to brak komi dla białych, od +2 są to kamienie.
tournament-drawn-match = Jeśli mecz kończy się remisem, decyduje pierwsza plansza ze zwycięzcą.
tournament-next-with-entry = Runda 1 zacznie się automatycznie po zakończeniu zapisów.
tournament-next-with-results = Następna runda zacznie się automatycznie, gdy będą wszystkie wyniki.
tournament-next-within = Następna runda zacznie się automatycznie, gdy będą wszystkie wyniki, najpóźniej po { $days } dniach.
tournament-withdrawn = Rezygnacje: { $players }
tournament-sitting-out = Opuszczają następną rundę: { $players }
tournament-absent = Nieobecność, bez pary do naciśnięcia **{ tournament-button-enter }**: { $players }
tournament-organised = Organizacja: { $player }
tournament-entered = Zapisy ({ $number } z { $most })
tournament-entered-sides = { $format ->
    [pairs] Pary ({ $number } z { $most })
   *[teams] Drużyny ({ $number } z { $most })
}
tournament-forming = Jeszcze niepełne
tournament-forming-side = { $side }: brak odpowiedzi (od: { $players })
tournament-waiting = Lista oczekujących ({ $number })
tournament-nobody = Nie ma jeszcze zapisów.
tournament-unranked = { $rank }?: nie podano stopnia
tournament-guessed = Nie masz podanego stopnia, więc grasz w tym turnieju jako { $rank }. Podaj go: `/{ command-me } { command-rank }`, a potem przed swoją pierwszą rundą jeszcze raz naciśnij **{ tournament-button-enter }**.
tournament-button-enter = Zapisz mnie
tournament-button-join = Dołącz
tournament-button-decline = Odrzuć
tournament-ask-others = { $number ->
    [one] Wybierz, kto zagra z tobą. Zapytam, czy dołączy.
    [few] Wybierz pozostałe { $number } osoby ze swojej drużyny. Zapytam, czy dołączą.
    [many] Wybierz pozostałe { $number } osób ze swojej drużyny. Zapytam, czy dołączą.
   *[other] Wybierz pozostałe { $number } osoby ze swojej drużyny. Zapytam, czy dołączą.
}
tournament-choose-others = { $number ->
    [one] Wybierz osobę…
    [few] Wybierz { $number } osoby…
    [many] Wybierz { $number } osób…
   *[other] Wybierz { $number } osoby…
}
tournament-team-waits = Zaproszenie wysłane: { $players }. Bierzesz udział, gdy tylko wszyscy dołączą. Nazwę nadasz przez `/{ tournament-command } { tournament-team }`.
tournament-asks = **{ $name }**: { $captain } zaprasza do wspólnej gry: { $players }.
tournament-has-joined = Już w składzie: { $players }
tournament-side-in = **{ $name }**: { $players } grają razem.
tournament-side-waits = **{ $name }**: { $players } grają razem. Są na liście oczekujących.
tournament-side-off = **{ $name }**: { $player } odrzuca zaproszenie (od: { $captain }).
tournament-side-gone = **{ $name }**: { $players } nie grają razem.
tournament-dissolved = { $name }: { $player } nie gra, więc twojej pary lub drużyny nie będzie w następnej rundzie: { $way }
tournament-button-withdraw = Wypisz mnie
tournament-button-sit-out = Opuszcza rundę
tournament-button-remove = Usuń
tournament-button-pair = Skojarz rundę { $round }
tournament-button-standings = Klasyfikacja
tournament-button-result = Wpisz mój wynik
tournament-button-end = Zakończ turniej
tournament-end-question = Zakończyć turniej teraz? Kolejnych rund nie będzie. Trwające partie toczą się dalej.
tournament-withdraw-question = { $players } razem opuszczą turniej. Trwające partie toczą się dalej.
tournament-proposal = Runda { $round }: proponowane pary
tournament-proposal-about = Widzisz to tylko ty. Wybierz dwie osoby, aby je zamienić; przy tym samym stoliku zamieniają się kolorami.
tournament-still-open = { $games ->
    [one] Jedna partia ostatniej rundy jeszcze trwa. Będzie się liczyć po zakończeniu.
    [few] { $games } partie ostatniej rundy jeszcze trwają. Będą się liczyć po zakończeniu.
    [many] { $games } partii ostatniej rundy jeszcze trwa. Będą się liczyć po zakończeniu.
   *[other] { $games } partii ostatniej rundy jeszcze trwa. Będą się liczyć po zakończeniu.
}
tournament-bye = Bez przeciwnika: { $players }
tournament-swap = Zamień…
tournament-swap-with = Zamień: { $player } i…
tournament-button-lot = Skojarz ponownie
tournament-button-publish = Opublikuj
tournament-published = Runda { $round } jest opublikowana. Dam znać, jeśli nie uda mi się zamieścić którejś pary.
tournament-pairing-of-substitute = **{ $name }**, runda { $round }: { $player } gra w zastępstwie.
    { $pair }
tournament-no-show = Wykonaj pierwszy ruch do { $until }, inaczej przegrasz, chyba że twoja kolej zaczęła się dopiero po { $half }.
tournament-no-show-by-hand = Kto nie usiądzie przy planszy do { $until }, przegrywa.
tournament-round-list = **{ $name }**, runda { $round }
tournament-ask-result = Jaki jest wynik twojej partii? Przeciwnik: { $player }
tournament-won = Wygrana
tournament-lost = Przegrana
tournament-jigo = Remis
tournament-result-entered = Wynik wpisany.
tournament-result-at = { $name }, runda { $round }, stolik { $table }: { $result }.
tournament-result-removed = Wynik usunięty
tournament-game-goes-on = Partia { $number } toczy się dalej, ale w turnieju już się nie liczy.
tournament-result-waits = Zapisane. Wynik będzie się liczyć, gdy { $player } wpisze to samo.
tournament-result-differs = { $player } podaje inny wynik. Uzgodnijcie go albo zapytajcie organizatora.
tournament-standings = Klasyfikacja po rundzie { $round }
tournament-standings-open = { $games ->
    [one] Klasyfikacja: brakuje jednego wyniku
    [few] Klasyfikacja: brakuje { $games } wyników
    [many] Klasyfikacja: brakuje { $games } wyników
   *[other] Klasyfikacja: brakuje { $games } wyniku
}
tournament-alt = Tabela turnieju { $name }, runda { $round }: miejsce, gracz, stopień, kolumna dla każdej rundy z miejscem przeciwnika i punkty.
tournament-legend = W każdej rundzie: numer przeciwnika, + wygrana, − przegrana, = remis, ? trwa; w białe, b czarne; samo +: bez przeciwnika; – poza rundą.
tournament-criterion-named = { $criterion ->
    [mms] MMS: punkty startowe według stopnia plus wygrane
    [sosm] SOSM: suma MMS przeciwników
    [sosw] SOSW: suma wygranych przeciwników
    [dc] DC: partie między graczami o równym wyniku
    [bdw] BDW: partie wygrane na wszystkich planszach
   *[nbw] NBW: wygrane
}
tournament-files = Wyniki turnieju { $name }: dla programu OpenGotha i dla bazy European Go Database.
tournament-substituted = Zmiana: schodzi { $out }, wchodzi { $into }.
tournament-removed = { $player } nie gra już w turnieju. Trwające partie toczą się dalej.
tournament-remove-question = Usunąć z turnieju: { $player }? Zapisy są zamknięte, więc nie da się tego cofnąć.
tournament-sits-out = { $player } opuszcza następną rundę. Użyj polecenia jeszcze raz, aby to cofnąć.
tournament-plays-again = { $player } gra w następnej rundzie.
tournament-kept-apart = { $player } i { $other } nie zagrają ze sobą, chyba że nie da się inaczej. Użyj polecenia jeszcze raz, aby to cofnąć.
tournament-apart-no-more = { $player } i { $other } mogą znowu ze sobą zagrać.
tournament-apart-list = Nie grają ze sobą: { $pairs }
tournament-apart-met = Mimo to grają ze sobą: { $pairs }
tournament-round-over = { $name }: runda { $round } jest zakończona. Teraz twoja kolej: { $way }
tournament-round-begun = { $name }: runda { $round } zaczęła się automatycznie: { $way }
tournament-not-paired = { $name }: nie udało się automatycznie skojarzyć rundy { $round }. Skojarz ją ręcznie, a zobaczysz dlaczego: { $way }
tournament-results-missing = { $name }: ostatnia runda jest zakończona. Brakujące wyniki: { $games }, pierwszy w rundzie { $round } przy stoliku { $table }. Wpisz je przez `/{ tournament-command } { tournament-note }` albo zakończ turniej: { $way }
tournament-news-absent = { $name }, runda { $round }: nie było cię na twojej partii. Następną parę dostaniesz dopiero po naciśnięciu **{ tournament-button-enter }**: { $way }
tournament-news-sits-out = { $name }: decyzją organizatora opuszczasz następną rundę. Potem grasz dalej: { $way }
tournament-news-plays = { $name }: grasz w następnej rundzie: { $way }
tournament-news-removed = { $name }: decyzją organizatora nie grasz już w turnieju. Trwające partie toczą się dalej: { $way }
tournament-undelivered = { $name }, runda { $round }: nie udało mi się zamieścić pary ze stolika { $table } na kanale { $channel }. Powiadom, proszę, obie osoby.
tournament-moved-up = { $name }: zwolniło się miejsce i jest twoje. Grasz w następnej rundzie: { $way }
tournament-ended = 🏆 **{ $name }**: turniej jest zakończony.
tournament-ended-won = 🏆 **{ $name }: wygrywa { $players }**
tournament-ended-open = { $games ->
    [one] Jedna partia jeszcze trwa, więc to może się jeszcze zmienić.
    [few] { $games } partie jeszcze trwają, więc to może się jeszcze zmienić.
    [many] { $games } partii jeszcze trwa, więc to może się jeszcze zmienić.
   *[other] { $games } partii jeszcze trwa, więc to może się jeszcze zmienić.
}
tournament-label = Turniej
tournament-field = Gracze: { $players } · Rundy: { $rounds }
tournament-field-sides = { $format ->
    [pairs] Pary: { $number } · Rundy: { $rounds }
   *[teams] Drużyny: { $number } · Rundy: { $rounds }
}
tournament-no-over = Ten turniej jest zakończony.
tournament-no-entry-closed = Zapisy są zamknięte.
tournament-no-settled = Ten turniej już się zaczął, więc nie można się już zapisać.
tournament-no-same-side = Wybierz dwie osoby, które nie grają po tej samej stronie.
tournament-no-more-apart = Możesz rozdzielić najwyżej { $number } par.
tournament-no-apart-here = Dwie osoby można rozdzielić tylko w turnieju szwajcarskim lub McMahona.
tournament-no-entered = Bierzesz już udział w tym turnieju.
tournament-no-not-entered = Nie bierzesz udziału w tym turnieju.
tournament-no-already = Ta osoba jest już w turnieju.
tournament-no-not-in = Tej osoby nie ma w turnieju.
tournament-no-full = Ten turniej nie przyjmuje już zapisów.
tournament-no-alone = W tym turnieju grają pary albo drużyny. Naciśnij **{ tournament-button-enter }** i wybierz, kto zagra z tobą.
tournament-no-sides = W tym turnieju każdy gra sam, więc nie ma par ani drużyn, którym można nadać nazwę.
tournament-no-asked = Nie ma tu zaproszenia dla ciebie.
tournament-no-asked-too-often = Limit twoich zaproszeń w tym turnieju jest wyczerpany.
tournament-no-others = { $number ->
    [one] Wybierz jedną osobę oprócz siebie.
    [few] Wybierz { $number } osoby oprócz siebie.
    [many] Wybierz { $number } osób oprócz siebie.
   *[other] Wybierz { $number } osoby oprócz siebie.
}
tournament-no-team-handicap = Mecze drużyn rozgrywa się bez handicapu. Pomiń handicap.
tournament-no-begun = Turniej już trwa, więc system i handicap zostają, a rund nie może być mniej, niż ogłoszono. Nazwę, większą liczbę rund i zegar można jeszcze zmienić.
tournament-no-rated-by-hand = Partie przy planszy nie liczą się tu do rankingu. Pomiń opcję `{ rating-option }` albo grajcie tutaj.
tournament-no-clock-by-hand = Partie przy planszy nie mają tu zegara. Pomiń opcję `{ command-clock }` albo grajcie tutaj.
tournament-no-pairs-but-go = W parach można grać tylko w go. Wybierz go albo inny skład.
tournament-no-ranks-but-go = McMahon i handicap opierają się na stopniach go. Do tej gry wybierz inny system i pomiń handicap.
tournament-no-pause = Inni czekają na koniec tej partii, więc nie można jej wstrzymać ani dodać czasu. Weź urlop przez `/{ command-me } { command-vacation }` albo zapytaj organizatora.
tournament-no-too-few = Do rundy potrzeba co najmniej dwóch zgłoszeń.
tournament-no-more-rounds = Wszystkie rundy są rozegrane.
tournament-no-more-pairs = Wszyscy, którzy zostali, już ze sobą grali. Możesz zakończyć turniej.
tournament-no-winner = Przy stoliku { $table } nikt jeszcze nie wygrał. Organizator może wpisać wynik przez `/{ tournament-command } { tournament-note }`.
tournament-no-draw = W systemie pucharowym nie ma remisów: jedna strona musi wygrać.
tournament-no-outdated = W międzyczasie zmieniły się zapisy albo pary. Skojarz rundę ponownie.
tournament-no-table = Nie ma takiego stolika.
tournament-no-played = Ta partia ma już swój wynik.
tournament-no-organiser = Mogą to zrobić tylko organizator i moderacja.
tournament-no-own-substitute = Ta partia należy do turnieju: zmiany robi tylko organizator, poleceniem `/{ tournament-command } { tournament-substitute }`.
tournament-no-missing = Nie ma tu takiego turnieju. Moderacja może utworzyć nowy: `/{ tournament-command } { tournament-create }`.
tournament-no-too-many = Masz tu już { $number ->
    [one] { $number } niezakończony turniej
    [few] { $number } niezakończone turnieje
    [many] { $number } niezakończonych turniejów
   *[other] { $number } niezakończonego turnieju
}. Najpierw zakończ jeden z nich albo niech ten założy inna osoba z moderacji. Jeśli kanał któregoś z nich został usunięty, spróbuj ponownie za chwilę.
tournament-no-name = Nazwa ma od 1 do { $number } znaków.
tournament-no-posting = Nie wolno mi samodzielnie pisać na tym kanale, więc nie może tu być turnieju.
tournament-no-pair = W tej rundzie nie masz przeciwnika.
