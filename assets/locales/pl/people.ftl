### Co każdy ustawia dla siebie, co gracze ustalają między sobą i o co pytają w sprawie swoich partii.
# game = partia
# game record = zapis partii
# count = liczenie
# to take back a pass = cofnąć pas
# to call off = anulować
# to resign = poddać partię
# clock = zegar
# time zone = strefa czasowa
# rank = stopień
# vacation = urlop
# theme = wygląd
# club = serwer
# direct message = wiadomość prywatna

people-undo-while-counting = Trwa liczenie. Żeby cofnąć pas, naciśnij „{ count-button-resume }”.
people-button-go-on = Wznów
people-more-undo = Cofnij
people-more-undo-about = Cofnij swój ostatni ruch albo poproś o to przeciwnika
people-more-pause = Pauza
people-more-pause-about = Zaproponuj wstrzymanie zegarów
people-more-go-on = Wznów
people-more-go-on-about = Wznów zegary
people-more-call-off = Anuluj partię
people-more-call-off-about = Zaproponuj anulowanie partii: nikt nie wygrywa ani nie przegrywa

people-preview = Widzisz to tylko ty: partia { $number } z twoim kamieniem na { $point }. Nic jeszcze nie jest zagrane.
people-button-put = Zagraj { $point }

people-me-title = Twoje ustawienia
people-me-how = Wybierz poniżej, co chcesz zmienić, albo użyj `/{ command-me }`.
people-change-setting = Zmień ustawienie
people-choose-value = { $setting }: wybierz
people-field-hints = Wskazówki dla uczących się
people-field-last-moves = Ostatnie ruchy
people-last-moves-named = { $shown ->
    [numbers] Numery na trzech ostatnich
   *[mark] Znak na ostatnim
}
people-field-zone = Strefa czasowa
people-zone-is = { $zone }
people-zone-unknown = Nieustawiona: weekendy i noce według UTC
people-zone-kept = W partiach z zegarem, które czekają na ciebie, dawna strefa obowiązuje, dopóki nie zagrasz albo nie odpowiesz na liczenie.
people-bad-zone = „{ $zone }” to nie strefa czasowa. Wpisz nazwę dużego miasta w pobliżu i wybierz z listy.
people-bad-zone-likely = „{ $zone }” to nie strefa czasowa. Chodzi o { $likely }?
people-field-theme = Plansze, które widzisz tylko ty
people-field-channel-theme = Plansze na tym kanale
people-field-preview = Podgląd ruchów przed zagraniem
people-preview-named = { $preview ->
    [on] Zawsze
    [off] Nigdy
   *[timed] W partiach z zegarem
}
people-field-reminders = Przypomnienie
people-reminder-named = { $reminder ->
    [day-before] 24 godziny przed końcem czasu
    [hours-before] 6 godzin przed końcem czasu
    [off] Nigdy
   *[half] Gdy minie połowa czasu
}
people-field-notices = Przypomnienia przychodzą
people-notices-named = { $notices ->
    [direct] W wiadomości prywatnej
   *[channel] Na kanale partii
}
people-field-summary = Codzienny przegląd
people-summary-off = Wyłączony
people-summary-at = O { $hour } w twojej strefie czasowej
people-summary = { $games ->
    [one] Twój ruch w jednej partii.
    [few] Twój ruch w { $games } partiach.
    [many] Twój ruch w { $games } partiach.
   *[other] Twój ruch w { $games } partiach.
}
people-summary-title = Najpierw najpilniejsze
people-summary-play = { table-button-play }: wybierz partię
people-summary-closed = { $player }, nie przyjmujesz ode mnie wiadomości prywatnych, więc codzienny przegląd jest wyłączony. Zezwól na nie i wybierz znów godzinę: `/{ command-me }`.
people-field-rank = Stopień
people-rank-is = { $rank }
people-rank-unknown = Niepodany
people-field-egd = PIN w EGD
people-egd-is = { $pin }
people-field-vacation = Urlop
people-away-until = Twoje zegary są wstrzymane. Wracasz { $at }.
people-not-away = Brak: `/{ command-me } { command-vacation }`

people-data-export = Pobierz wszystko, co o tobie przechowuję
people-data-delete = Usuń wszystko, co o tobie przechowuję
people-data-about = Co o tobie przechowuję
people-exported = Oto, co o tobie przechowuję: twoje ustawienia{ $games ->
    [0] ; partii nie ma
    [one] {" "}i jedna partia w SGF
    [few] {" "}i { $games } partie w SGF
    [many] {" "}i { $games } partii w SGF
   *[other] {" "}i { $games } partii w SGF
}.
people-stored-data = **Co o tobie przechowuję**
    • Twój identyfikator na Discordzie i nazwę, twoje ustawienia, partie, w których grasz, do których masz zaproszenie lub w których rozstrzygasz, twoje odpowiedzi na zadania oraz turnieje, drabiny, ligi, wieczory go i symultany, w których bierzesz udział. Z tego, co się poza tym pisze, zachowuję tylko ruchy.
    • Dane przechowuje opiekun bota i nie trafiają do nikogo innego. Kto widzi kanał, widzi partie na nim, z twoją nazwą i stopniem, a przez `/{ puzzle-command }` twoje wyniki w zadaniach. Podsumowanie tygodnia na serwerze wymienia tych, którzy rozwiązali najwięcej zadań. Pozostałe ustawienia i plany widzisz tylko ty. Jeśli poprosisz o partię szkoleniową, osoby, które uczą na tym serwerze, widzą twoje rozwiązane ćwiczenia, dopóki prośba się nie zakończy.
    • Partie zostają, dopóki nie usuniesz swoich danych. Wyzwanie, z którego nic nie wyszło, jest usuwane po { $days } dniach. Dziennik nie wymienia nikogo, chyba że opiekun bota szuka błędu.
    • `/{ command-me } { command-export }` daje ci to wszystko w pliku, `/{ command-me } { command-forget }` to usuwa.
people-policy = Więcej na ten temat: { $url }
people-confirm-forget =
    Usunąć twoje dane?
    { $lost }• Usuwam twoje ustawienia: strefę czasową, wygląd, stopień, urlopy, przypomnienia i wszystkie inne.
    • Usuwam twoją nazwę. Zakończone partie zostają dla osób, które grały je z tobą: w zapisach na twoim miejscu jest gracz bez nazwy i identyfikatora. Wysłane wiadomości zostają bez zmian.
    • Starsze kopie zapasowe zawierają twoje dane, dopóki nie zastąpią ich nowsze, a plik bazy danych, dopóki opiekun bota nie zapisze go od nowa.
    Tego nie da się cofnąć. Jeśli znów mnie użyjesz, znów zapiszę twoją nazwę.
people-forget-games = • Poddajesz te partie: { $games }
people-forget-places = • Tracisz swoje miejsce tutaj: { $places }
people-button-forget = Usuń moje dane
people-forgotten = Gotowe: twoje ustawienia i nazwa są usunięte, a w zakończonych partiach nie ma już twojej nazwy.
people-not-forgotten = Nie udało mi się usunąć wszystkiego: czegoś nie da się odczytać lub zapisać. Naciśnij, proszę, za chwilę jeszcze raz „{ people-button-forget }”; jeśli to nie pomoże, powiedz o tym opiekunowi bota.
people-opponent-forgotten = Osoba, która grała z tobą tę partię, usunęła swoje dane. Rzuć wyzwanie komuś innemu: `/{ command-challenge }`.

people-no-vacation = Nie jesteś na urlopie.
people-vacation-over = Witaj z powrotem! Twoje zegary znów chodzą.
people-vacation-until = Wszystkie twoje zegary są wstrzymane. Wracasz { $at }; `/{ command-me } { command-vacation } { command-days }:0` kończy urlop od razu. Pozostały urlop: { $left }.
people-vacation-days = { $days ->
    [one] Jeden dzień w roku
    [few] { $days } dni w roku
    [many] { $days } dni w roku
   *[other] { $days } dnia w roku
}
people-vacation-too-long = Serwer twoich partii daje { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} urlopu w roku. Pozostały urlop: { $left }.
people-vacation-no-clocks = Żadna z twoich partii nie ma zegara, więc nie ma czego wstrzymać.
people-vacation-shorter = Ale w { $games } tylko do { $at }: tamten serwer nie daje więcej dni.
people-vacation-not-in = Ale nie w { $games }: tamten serwer nie daje więcej dni.

people-out-at = czas kończy się { $at }
people-history = Zakończone partie: { $player }
people-history-none = Nie ma tu zakończonych partii tej osoby: { $player }.
people-history-won = **Wygrana** · partia { $number }, { terms-game-on }, przeciwnik: { $opponent } · { $at }
people-history-lost = **Przegrana** · partia { $number }, { terms-game-on }, przeciwnik: { $opponent } · { $at }
people-history-open = **{ $ending ->
    [jigo] Jigo
    [no-result] Bez wyniku
    [both-lose] Przegrały obie strony
    [called-off] Anulowana
    [not-begun] Nierozpoczęta
   *[draw] Remis
}** · partia { $number }, { terms-game-on }, przeciwnik: { $opponent } · { $at }

people-game-number = partia { $number }
people-field-state = Stan
people-state-closed = Wyzwanie zakończyło się bez partii.
people-state-paused = Zegary są wstrzymane. Zagrane ruchy: { $moves }.
people-state-playing = { $color ->
    [white] Ruch białych. Zagrane ruchy: { $moves }.
   *[black] Ruch czarnych. Zagrane ruchy: { $moves }.
}
people-state-counting = Trwa liczenie. Zagrane ruchy: { $moves }.
people-field-deadline = Termin
people-field-offered = Wyzwanie wysłane
people-offered-at = { $at }
people-field-rulings = Decyzje
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Decyzja: { $moderator }.
people-ruled-by-player = Decyzja: { $moderator }, we własnej partii.
people-ruling-reason = Powód: { $reason }
people-ruling-question =
    Twoja decyzja: **{ $what }**
    Przycisk zapyta o powód. Potem decyzja, twoja nazwa i powód pojawią się tam, gdzie toczy się partia.
people-ruling-form-title = Partia { $number }: twoja decyzja
people-ruling-form-reason = Powód (zobaczą go wszyscy)
people-ruling-form-example = Co się stało, jednym zdaniem
people-ruling-no-reason = Podaj powód jednym zdaniem. Najwięcej znaków: { $most }.
people-ruling-own-game = W partii { $number } grasz ty, więc zdecydować musi ktoś inny z moderacji. O własnej partii może decydować tylko administracja serwera, a wynik o tym mówi.
people-reseated = Zmiana: schodzi { $out }, wchodzi { $into }

people-no-club = To działa tylko na serwerze.
people-club-title = Ustawienia tego kanału i serwera
people-club-how = Wybierz poniżej, co chcesz zmienić, albo użyj `/{ command-club-admin }`.
people-field-messages = Wiadomości partii na tym kanale
people-policy-named = { $policy ->
    [one-message] Jedna wiadomość, edytowana; krótki ping dla osoby, która ma ruch, usuwany po ruchu
    [last-two] Nowa wiadomość na każdy ruch; zostają dwie ostatnie
   *[each-move] Nowa wiadomość na każdy ruch
}
people-field-language = Język tego kanału
people-language-named = { $language }
people-language-of-server = Taki jak serwera
people-language-of-client = Taki jak twojego Discorda
people-field-own-language = Język
people-field-overdue = Gdy komuś skończy się czas, w nowych partiach
people-overdue-named = { $overdue ->
    [choose] Przeciwnik wybiera: zgłosić wygraną, dać więcej czasu albo anulować partię
   *[lose] Ten gracz przegrywa
}
people-field-vacation-days = Urlop
people-bad-vacation = Serwer może dawać od 0 do 365 dni urlopu w roku.
