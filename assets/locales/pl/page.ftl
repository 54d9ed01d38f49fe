# The page with a board to touch.
page-button-board = Plansza
page-more-about = Graj, dotykając planszy w przeglądarce
page-more-browser = Plansza w przeglądarce
page-more-browser-about = Link, który otwiera tę partię w twojej przeglądarce
page-link = **Partia { $number }:** link działa raz, przez 10 minut. Nie dawaj go nikomu: kto go otworzy, zagra za ciebie.
page-field = Plansze w przeglądarce
page-open-boards = { $boards ->
    [0] Brak otwartych
   *[other] Otwarte: { $boards }
}
page-close-all = Zamknij wszystkie
page-close-browser = Zamknij plansze w jednej przeglądarce
page-browser = { $games } · otwarte od { $since }
page-option = przeglądarki
page-option-about = Zamknij plansze otwarte w twoich przeglądarkach
page-title = Partia { $number }
page-opening = Plansza partii { $number } się otwiera…
page-button-open = Otwórz planszę
page-used = Ten link już wykorzystano albo wygasł. Naciśnij { page-button-board } na czacie, żeby dostać nowy.
page-other-member = W tej przeglądarce jest otwarta plansza kogoś innego, a ten link jest twój. Najpierw zamknij tamtą planszę, potem otwórz link jeszcze raz.
page-button-close = Zamknij planszę
page-closed = Plansza jest zamknięta w tej przeglądarce.
page-not-open = Ta plansza nie jest otwarta w tej przeglądarce. Naciśnij { page-button-board } na czacie, żeby dostać link.
page-not-here = Nie możesz zobaczyć tej partii: trzeba być na jej serwerze i widzieć jej kanał.
page-away = Discord teraz nie odpowiada. Spróbuj, proszę, za chwilę.
page-refused = To żądanie przyszło z innej strony, więc nic nie zrobiono.
page-only-in-chat = To można zrobić tylko na czacie.
page-behind = Brak połączenia: plansza może być nieaktualna.
page-not-live = Masz otwartych za dużo plansz: odśwież tę, żeby zobaczyć nowe ruchy.
page-again = { $point }: wybierz jeszcze raz, żeby tam zagrać.
page-empty = { $point }, wolny punkt
page-stone = { $color ->
    [white] { $point }, biały kamień
   *[black] { $point }, czarny kamień
}
page-last = { $point }, ostatni ruch
page-send = Wyślij
page-plan-back = Cofnij ruch wariantu
page-plan-remove = Usuń ten wariant
page-plan-end = Wróć do partii
page-making = To chwilę potrwa. Odpowiedź pojawi się tutaj, gdy będzie gotowa.
page-look-again = Sprawdź ponownie
page-busy = To za dużo zapytań naraz. Spróbuj, proszę, za minutę.
page-no-club = Pod tym adresem nie ma żadnej strony.
page-running = Trwające partie
page-none-running = Teraz nie jest rozgrywana żadna partia.
page-results = Ostatnie wyniki
page-evenings = Wieczory go
page-calendar = Kalendarz (iCalendar)
page-feed = Wyniki jako kanał Atom
page-record = Zapis partii (SGF)
page-table = Tabela
page-games = Twoje partie
page-games-none = Nie masz żadnej partii w toku. Zaczniesz nową przez `/{ command-challenge }` na czacie.
page-connecting = Łączenie z Discordem…
page-not-signed-in = Discord nie podał, kim jesteś. Zamknij to okno i otwórz je jeszcze raz.
