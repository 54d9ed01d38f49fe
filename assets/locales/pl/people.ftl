### Co każdy ustawia dla siebie, co gracze ustalają między sobą i o co pytają w sprawie swoich partii.
# game = partia
# game record = zapis partii
# count = liczenie
# to take back a pass = cofnąć pas
# to call off = anulować
# to resign = poddać partię
# clock = zegar
# time zone = strefa czasowa
# rank = ranga
# vacation = urlop
# theme = wygląd
# club = klub
# direct message = wiadomość prywatna

people-undo-while-counting = Gra jest zatrzymana i trwa liczenie. Żeby cofnąć pas, naciśnij „{ count-button-resume }”.
people-button-go-on = Uruchom zegary
people-more-undo = Cofnij
people-more-undo-about = Cofnij swój ostatni ruch albo o to poproś
people-more-pause = Pauza
people-more-pause-about = Zaproponuj zatrzymanie zegarów
people-more-go-on = Uruchom zegary
people-more-go-on-about = Uruchom znów zegary
people-more-call-off = Anuluj partię
people-more-call-off-about = Zaproponuj, by nikt nie wygrał ani nie przegrał

people-preview = Widzisz to tylko ty: partia { $number } z twoim kamieniem na { $point }. Nic jeszcze nie jest zagrane.
people-button-put = Zagraj { $point }

people-me-title = Twoje ustawienia
people-me-how = Zmienisz je poleceniem `/{ command-me }`.
people-field-zone = Strefa czasowa
people-zone-is = { $zone }
people-zone-unknown = Nieustawiona: weekendy i noce według UTC
people-zone-kept = W partiach z zegarem, które czekają na ciebie, dawna strefa obowiązuje, dopóki nie zagrasz albo nie odpowiesz na liczenie.
people-bad-zone = „{ $zone }” to nie strefa czasowa. Wpisz nazwę dużego miasta w pobliżu i wybierz z listy.
people-bad-zone-likely = „{ $zone }” to nie strefa czasowa. Chodzi o { $likely }?
people-field-theme = Plansze, które widzisz tylko ty
people-field-preview = Podgląd ruchu przed zagraniem
people-preview-named = { $preview ->
    [on] Zawsze
    [off] Nigdy
   *[timed] W partiach z zegarem
}
people-field-reminders = Przypomnienia
people-reminder-named = { $reminder ->
    [day-before] 24 godziny przed końcem twojego czasu
    [hours-before] 6 godzin przed końcem twojego czasu
    [off] Nigdy
   *[half] Gdy minie połowa twojego czasu
}
people-field-notices = Dokąd trafiają przypomnienia
people-notices-named = { $notices ->
    [direct] W wiadomości prywatnej
   *[channel] Na kanale partii
}
people-field-summary = Codzienny przegląd
people-summary-off = Brak
people-summary-at = O { $hour } twojego czasu
people-summary = { $games ->
    [one] Twój ruch w jednej partii.
    [few] Twój ruch w { $games } partiach.
    [many] Twój ruch w { $games } partiach.
   *[other] Twój ruch w { $games } partiach.
}
people-summary-title = Najpierw najpilniejsze
people-summary-closed = { $player }, nie przyjmujesz ode mnie wiadomości prywatnych, więc codzienny przegląd jest wyłączony. Zezwól na nie i wybierz godzinę na nowo poleceniem `/{ command-me }`.
people-field-rank = Ranga
people-rank-is = { $rank }
people-rank-unknown = Niepodana: `/{ command-rank }`
people-field-vacation = Urlop
people-away-until = Twoje zegary stoją. Wracasz { $at }.
people-not-away = Brak: `/{ command-vacation }`

people-data-export = Daj mi plik ze wszystkim, co o mnie przechowujesz
people-data-delete = Zapomnij o mnie
people-data-about = Co o mnie przechowujesz?
people-exported = Oto, co o tobie przechowuję: twoje ustawienia{ $games ->
    [0] ; zapisów partii nie ma
    [one] {" "}i jedna partia z zapisem SGF
    [few] {" "}i { $games } partie, każda z zapisem SGF
    [many] {" "}i { $games } partii, każda z zapisem SGF
   *[other] {" "}i { $games } partii, każda z zapisem SGF
}.
people-kept = **Co o tobie przechowuję**
    • Twój numer na Discordzie i nazwę, twoje ustawienia u mnie, partie, w które grasz, do których masz zaproszenie lub w których rozstrzygasz, oraz twoje odpowiedzi na zadania. Innych wiadomości stąd nie czytam.
    • Dane są tam, gdzie trzyma je opiekun bota, i nie trafiają do nikogo innego. Kto widzi kanał, widzi partie na nim, z twoją nazwą i rangą, a przez `/{ puzzle-command }` twoje wyniki. Pozostałe ustawienia i plany widzisz tylko ty.
    • Partie zostają, dopóki nie wybierzesz „{ people-data-delete }”. Wyzwanie, z którego nic nie wyszło, znika po { $days } dniach. Dziennik nie wymienia nikogo, chyba że opiekun bota szuka błędu.
    • `/{ command-me } { command-export }` daje ci to wszystko w pliku, `/{ command-me } { command-forget }` każe mi o tobie zapomnieć.
people-policy = Więcej na ten temat: { $url }
people-confirm-forget =
    Mam o tobie zapomnieć?
    • Znikną twoje ustawienia: strefa czasowa, wygląd, ranga, urlopy, przypomnienia i cała reszta.
    • Zniknie twoja nazwa. Twoje zakończone partie zostają u drugiej strony: w zapisach na twoim miejscu będzie ktoś bez nazwy i numeru. Wysłane wiadomości zostają takie, jakie są.
    • Wcześniejsze kopie zapasowe zachowują to wszystko, dopóki nie zastąpią ich nowsze, a plik bazy danych, dopóki opiekun bota nie zapisze go od nowa.
    Tego nie da się cofnąć. Jeśli znów mnie użyjesz, znów poznam twoją nazwę.
people-button-forget = Zapomnij o mnie
people-forgotten = Gotowe: twoje ustawienia i nazwa zniknęły, a zakończone partie nie są już twoje.
people-not-forgotten = Nie udało mi się usunąć wszystkiego: czegoś nie da się odczytać lub zapisać. Naciśnij, proszę, za chwilę jeszcze raz „{ people-button-forget }”; jeśli to nie pomoże, powiedz o tym opiekunowi bota.
people-opponent-forgotten = Przeciwnik z tej partii poprosił, by o nim zapomnieć. Wyzwij kogoś innego: `/{ command-challenge }`.
people-games-still-running = Nie poddam za ciebie żadnej partii po cichu. Najpierw dokończ te partie, wycofaj je, anuluj albo poddaj: { $numbers }.

people-no-vacation = Nie jesteś na urlopie.
people-vacation-over = Witaj z powrotem! Twoje zegary znów biegną.
people-vacation-until = Wszystkie twoje zegary stoją. Wracasz { $at }; `/{ command-vacation }` z 0 dni kończy urlop od razu. Zostało ci: { $left }.
people-vacation-days = { $days ->
    [one] Jeden dzień w ciągu roku
    [few] { $days } dni w ciągu roku
    [many] { $days } dni w ciągu roku
   *[other] { $days } dnia w ciągu roku
}
people-vacation-too-long = Klub twoich partii daje { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} urlopu w ciągu roku. Zostało ci: { $left }.
people-vacation-no-clocks = Żadna z twoich partii nie ma zegara, więc nie ma czego zatrzymać.
people-vacation-shorter = Ale w { $games } tylko do { $at }: tamten klub nie daje więcej dni.
people-vacation-not-in = Ale nie w { $games }: tamten klub nie daje więcej dni.

people-out-at = koniec czasu { $at }
people-history = Zakończone partie: { $player }
people-history-none = Nie znam tu żadnych zakończonych partii gracza { $player }.
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
people-field-state = Stan gry
people-state-closed = Z tego wyzwania nic nie wyszło.
people-state-paused = Zegary stoją. Zagrane ruchy: { $moves }.
people-state-playing = { $color ->
    [white] Ruch białych. Zagrane ruchy: { $moves }.
   *[black] Ruch czarnych. Zagrane ruchy: { $moves }.
}
people-state-counting = Trwa liczenie. Zagrane ruchy: { $moves }.
people-field-deadline = Termin
people-field-offered = Wyzwanie
people-offered-at = { $at }
people-field-rulings = Decyzje
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Decyzja: { $moderator }.
people-ruled-by-player = Decyzja: { $moderator }, we własnej partii.
people-ruling-reason = Uzasadnienie: { $reason }
people-ruling-question =
    Twoja decyzja: **{ $what }**
    Przycisk zapyta o uzasadnienie. Potem decyzja, twoje imię i uzasadnienie pojawią się tam, gdzie toczy się partia.
people-ruling-form-title = Partia { $number }: twoja decyzja
people-ruling-form-reason = Uzasadnienie, widoczne dla wszystkich
people-ruling-form-example = Co się stało, jednym zdaniem
people-ruling-no-reason = Napisz jednym zdaniem, dlaczego tak decydujesz (najwyżej tyle znaków: { $most }).
people-ruling-own-game = W partii { $number } grasz ty, więc zdecydować musi ktoś inny z moderacji. We własnej partii może to zrobić tylko administracja serwera, a wynik o tym mówi.
people-reseated = Zmiana: schodzi { $out }, wchodzi { $into }

people-no-club = To działa tylko na serwerach.
people-club-title = Ustawienia tego kanału i serwera
people-club-how = Zmienisz je poleceniem `/{ command-club-admin }`.
people-field-messages = Wiadomości partii na tym kanale
people-policy-named = { $policy ->
    [one-message] Jedna, która się zmienia; krótka pinguje gracza na ruchu i znika po ruchu
    [last-two] Nowa na każdy ruch; zostają dwie ostatnie
   *[each-move] Nowa na każdy ruch
}
people-field-language = Język tego kanału
people-language-named = { $language }
people-language-of-server = Taki jak serwera
people-language-of-client = Taki jak twojego Discorda
people-field-own-language = Język
people-field-overdue = Gdy komuś skończy się czas, w nowych partiach
people-overdue-named = { $overdue ->
    [choose] Przeciwnik wybiera: wygrana, więcej czasu albo anulowanie
   *[lose] Ten gracz przegrywa
}
people-field-vacation-days = Urlop
people-bad-vacation = Klub daje od 0 do 365 dni urlopu w ciągu roku.
