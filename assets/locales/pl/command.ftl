# Nazwy i opisy poleceń i opcji, tak jak pokazuje je menu Discorda.
# challenge = wyzwanie
# to play = grać, postawić kamień
# pass = pas
# to resign = poddać partię
# to undo = cofnąć
# to call off = anulować
# draw = remis
# board = plansza
# count = liczenie
# chain = łańcuch
# liberty = oddech
# dead, alive = martwy, żywy
# atari = atari
# captures = zbicia
# handicap stones = kamienie handicapowe
# komi = komi
# rank = stopień
# Pair Go = go w parach
# substitute = zmiennik
# arbiter = sędzia
# to forfeit = przegrać walkowerem
# clock = zegar
# vacation = urlop
# theme = wygląd
# screen reader = czytnik ekranu
# Nazwy: najwyżej 32 znaki, małe litery, bez odstępów. Opisy: najwyżej 100 znaków.

command-challenge = wyzwanie
command-challenge-about = Rzuć komuś wyzwanie albo pozwól je przyjąć każdemu
command-play = graj
command-play-about = Postaw kamień
command-pass = pas
command-pass-about = Spasuj zamiast postawić kamień
command-resign = poddaj
command-resign-about = Poddaj partię
command-undo = cofnij
command-undo-about = Cofnij swój ostatni ruch albo poproś o to przeciwnika
command-pause = pauza
command-pause-about = Zaproponuj wstrzymanie zegarów; użyj ponownie, by je wznowić
command-add-time = dodaj-czas
command-add-time-about = Daj przeciwnikowi więcej czasu
command-days = dni
command-days-about = Ile dni
command-draw = remis
command-draw-about = Zaproponuj remis
command-call-off = anuluj
command-call-off-about = Zaproponuj anulowanie partii: nikt nie wygrywa ani nie przegrywa
command-board = plansza
command-board-about = Pokaż jeszcze raz planszę partii
command-games = partie
command-games-about = Pokaż swoje partie, najpierw te, w których jest twój ruch
command-mark = zaznacz
command-mark-about = Podczas liczenia: zaznacz łańcuchy jako martwe albo znów jako żywe
command-sgf = sgf
command-sgf-about = Pobierz zapis partii jako plik SGF
command-help = pomoc
command-help-about = Co potrafię, gry i ich zasady
command-challenge-menu = Wyzwanie na partię go
command-record-menu = Pokaż na planszy

command-opponent = przeciwnik
command-opponent-about = Komu rzucasz wyzwanie; puste: może je przyjąć każdy
command-variant = gra
command-variant-about = W co gracie (domyślnie jak ostatnio tutaj lub w go)
command-size = rozmiar
command-size-about = Rozmiar planszy: ile linii w każdą stronę
command-color = kolor
command-color-about = Kto gra czarnymi (domyślnie losowo; z handicapem białe bierze ten, kto gra lepiej)
command-color-random = Losowo
command-color-black = Gram czarnymi
command-color-white = Gram białymi
command-color-stronger = Kto gra lepiej, bierze białe
command-handicap = handicap
command-handicap-about = Kamienie, które czarne stawiają przed pierwszym ruchem białych, od 2 do 9
command-handicap-by-rank = Handicap według stopnia
command-komi = komi
command-komi-about = Punkty dla białych za to, że zaczynają czarne, na przykład 6,5
command-rules = zasady
command-rules-about = Zestaw zasad (domyślnie jak ostatnio tutaj lub zwykły dla danej gry)
command-venue = gdzie
command-venue-about = Na tym kanale albo w osobnym wątku
command-venue-here = Tutaj
command-venue-thread = W osobnym wątku
command-point = punkt
command-point-about = Gdzie grasz, na przykład D4; kamienie handicapowe po kilka, na przykład D4 E5
command-points = punkty
command-points-about = Po jednym kamieniu z łańcucha, np. D4 E5; zostaw puste, aby wybrać z menu
command-table = partia
command-table-about = Która z twoich partii, jeśli masz ich kilka
command-topic = temat
command-topic-about = O czym chcesz się dowiedzieć
command-rank = stopień
command-rank-about = Podaj swój stopień, a wyzwania podpowiedzą handicap
command-rank-value = stopień
command-rank-value-about = Od 30k do 1k albo od 1d do 9d, na przykład 12k
command-egd = egd
command-egd-about = Twój PIN w European Go Database, do wyników turniejów (0 go usuwa)
command-form = jako
command-form-about = Obrazek, tekst albo słowa dla czytnika ekranu: rząd po rzędzie lub łańcuch po łańcuchu
command-form-named = { $form ->
    [picture] Obrazek
    [text] Tekst: rysunek ze znaków
    [rows] Słowa: rząd po rzędzie
    [chains] Słowa: łańcuch po łańcuchu, z oddechami
   *[other] { $form }
}
command-theme-value = wygląd
command-theme-value-about = Wygląd planszy i kamieni
command-theme-channels = Tak jak na kanale
command-theme-named = { $theme ->
    [kaya] Kaya: jasne drewno, łupek i muszla
    [dark] Ciemny: orzech, na ciemne ekrany
    [booklet] Broszura: czerń na bieli, jak w druku
    [contrast] Kontrast: czytelny także przy daltonizmie
    [slate] Łupek: niebieskoszary kamień z liniami rysowanymi kredą
    [paper] Papier: tusz na papierze w ciepłym odcieniu
   *[other] { $theme }
}
command-substitute = zmiennik
command-substitute-about = Go w parach i rengo: zaproponuj zmiennika za siebie albo za partnera
command-substitute-player = wchodzi
command-substitute-player-about = Kto wchodzi do gry
command-substitute-leaving = schodzi
command-substitute-leaving-about = Kto schodzi (domyślnie ty)
command-moderate = moderacja
command-moderate-about = Dla moderacji: rozstrzygnij lub zakończ partię, zmień gracza albo kogoś wycisz
command-arbiter-table-about = Numer partii
command-ruling-about = Twoja decyzja
command-ruling-forfeits = { $color ->
    [white] Białe przegrywają walkowerem
   *[black] Czarne przegrywają walkowerem
}
command-ruling-both-lose = Obie strony przegrywają
command-ruling-wins = { $color ->
    [white] Białe wygrywają
   *[black] Czarne wygrywają
}
command-ruling-time = { $color ->
    [white] Więcej czasu dla białych
   *[black] Więcej czasu dla czarnych
}
command-ruling-call-off = Anulowanie partii: nikt nie wygrywa ani nie przegrywa
command-ruling-reseat = Zmiana gracza
command-arbiter-leaving-about = Kto schodzi
command-arbiter-player-about = Kto wchodzi do gry
command-me = ja
command-me-about = Twoje ustawienia i dane
command-zone = strefa
command-zone-about = Wpisz duże miasto w pobliżu: od niego zależą twoje weekendy, noce i codzienny przegląd
command-preview = podgląd
command-preview-about = Czy pokazywać ci ruchy przed zagraniem
command-reminders = przypomnienia
command-reminders-about = Kiedy przypominać ci, że partia na ciebie czeka
command-notices = powiadomienia
command-notices-about = Dokąd wysyłać przypomnienia
command-summary = przegląd
command-summary-about = O której wysyłać ci codzienną listę partii, które czekają na twój ruch
command-data = dane
command-vacation = urlop
command-vacation-about = Wstrzymaj wszystkie swoje zegary na kilka dni
command-vacation-days-about = Na ile dni od teraz; 0 kończy urlop
command-game = partia
command-game-about = W partii: spasuj, poddaj się, cofnij ruch, zobacz planszę i wszystko poza samymi ruchami
command-game-show-about = Pokaż warunki partii, jej stan i zapis
command-more = więcej
command-more-about = Handicap, kolory, zasady i cała reszta, w formularzu
command-more-form = Więcej warunków
command-pair-go = go-w-parach
command-pair-go-about = Go w parach: dwoje na dwoje, na zmianę
command-pair-go-opponent-about = Go w parach: kto gra po drugiej stronie, tam pierwszy
command-together = razem
command-together-about = Partie wieloosobowe: kanał, który głosuje, rengo albo symultana
command-games-player = osoba
command-games-player-about = Czyje zakończone partie pokazać
command-club-admin = serwer
command-club-admin-about = Dla zarządzających serwerem: ustawienia tego kanału i serwera
command-messages = wiadomości
command-messages-about = Co się dzieje z wiadomościami partii na tym kanale
command-language = język
command-language-about = Język, którego używam na tym kanale
command-my-language-about = Język, w którym do ciebie piszę
command-overdue = po-czasie
command-overdue-about = Co się dzieje w nowych partiach, gdy komuś skończy się czas
command-club-vacation = urlop
command-club-vacation-about = Ile dni urlopu w roku mają osoby na serwerze
command-placement = ustawienie
command-placement-about = Gdzie stoją kamienie handicapowe (domyślnie na oznaczonych punktach)
command-placement-marked = Na oznaczonych punktach
command-placement-free = Gdzie chcą czarne
command-partner = partner
command-partner-about = Go w parach: kto gra po twojej stronie, w kolejce za tobą
command-second = partner-przeciwnika
command-second-about = Go w parach: partner przeciwnika
command-numbers = numery
command-numbers-about = Numeruj ruchy: 10 to ostatnie dziesięć, „od 25” to wszystkie od 25., albo „wszystkie”
command-number = ruch
command-number-about = Pokaż planszę po tym ruchu; 0 to początek partii
command-hints = wskazówki
command-hints-about = Dla uczących się: pokazuj kamienie w atari na wszystkich planszach twoich partii
command-hints-on = Pokazuj kamienie w atari
command-hints-off = Bez wskazówek
command-last-moves = ostatnie-ruchy
command-last-moves-about = Jak plansze twoich partii pokazują ostatnie ruchy
command-clock = zegar
command-clock-about = Zegar, na przykład 3d: trzy dni na ruch (domyślnie jak ostatnio tutaj lub bez zegara)
command-clock-each-about = Zegar w każdej partii
command-rest = przerwy
command-rest-about = Kiedy zegar jest wstrzymany, według strefy czasowej każdego gracza
command-rest-named = { $rest ->
    [weekends] W weekendy
    [nights] W nocy
    [both] W weekendy i w nocy
   *[none] Nigdy
}
command-show = pokaż
command-show-about = Pokaż swoje ustawienia
command-club-show-about = Pokaż ustawienia tego kanału i serwera
command-time = czas
command-boards = plansze
command-boards-about = Jak wyglądają twoje plansze i czy pokazywać ci ruchy przed zagraniem
command-notices-group-about = Przypomnienia i codzienny przegląd: kiedy i gdzie
command-export = pobierz-dane
command-forget = usuń-dane
command-channel = kanał
command-channel-about = Jak piszę o partiach na tym kanale i w jakim języku
command-games-group-about = Partie na tym serwerze: co po upływie czasu, i urlop
command-hour = godzina
command-forfeit = przegrywa
command-forfeit-about = Orzeknij, że jedna strona lub obie przegrywają za złamanie zasad
command-win = wygrywa
command-win-about = Przyznaj wygraną jednej ze stron
command-replace = zmiana
command-give-time-about = Daj jednej ze stron więcej czasu
