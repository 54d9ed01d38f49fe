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
# rank = ranga
# Pair Go = go w parach
# substitute = zmiennik
# arbiter = sędzia
# to forfeit = przegrać walkowerem
# clock = zegar
# vacation = urlop
# theme = wygląd
# screen reader = czytnik ekranu
# Nazwy: najwyżej 32 znaki, małe litery, bez odstępów. Opisy: najwyżej 100 znaków.

command-challenge = wyzwij
command-challenge-about = Wyzwij kogoś na partię albo zaproś do gry każdego chętnego
command-play = graj
command-play-about = Postaw kamień
command-pass = pas
command-pass-about = Zrezygnuj z ruchu
command-resign = poddaj
command-resign-about = Poddaj partię
command-undo = cofnij
command-undo-about = Cofnij swój ostatni ruch albo poproś o to przeciwnika
command-pause = pauza
command-pause-about = Zaproponuj zatrzymanie zegarów; użyj ponownie, by znów ruszyły
command-add-time = dodajczas
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
command-mark-about = Podczas liczenia: zaznacz łańcuchy jako martwe albo znów żywe
command-sgf = sgf
command-sgf-about = Pobierz zapis partii jako plik SGF
command-help = pomoc
command-help-about = Co potrafię, gry i ich zasady
command-challenge-menu = Wyzwij na partię go

command-opponent = przeciwnik
command-opponent-about = Kogo wyzywasz; puste: miejsce może zająć każdy
command-variant = gra
command-variant-about = W co gracie; domyślnie w go
command-size = rozmiar
command-size-about = Ile linii ma plansza w każdą stronę
command-color = kolor
command-color-about = Kto gra czarnymi; domyślnie losowanie, a z handicapem białe bierze ten, kto gra lepiej
command-color-random = Losowanie
command-color-black = Gram czarnymi
command-color-white = Gram białymi
command-color-stronger = Kto gra lepiej, bierze białe
command-handicap = handicap
command-handicap-about = Kamienie, które czarne stawiają przed pierwszym ruchem białych, od 2 do 9
command-komi = komi
command-komi-about = Punkty dla białych za to, że zaczynają czarne, na przykład 6,5
command-rules = zasady
command-rules-about = Według jakich zasad; domyślnie według zwykłych dla danej gry
command-venue = gdzie
command-venue-about = Na tym kanale albo w osobnym wątku
command-venue-here = Tutaj
command-venue-thread = W osobnym wątku
command-point = punkt
command-point-about = Punkt, na przykład D4; przy handicapie kilka, na przykład D4 E5
command-points = punkty
command-points-about = Po jednym kamieniu z każdego łańcucha, na przykład D4 E5
command-table = partia
command-table-about = Która z twoich partii, jeśli masz ich kilka
command-topic = temat
command-topic-about = O czym chcesz się dowiedzieć
command-rank = ranga
command-rank-about = Podaj swoją siłę gry, a wyzwania podpowiedzą handicap
command-rank-value = ranga
command-rank-value-about = Od 30k do 1k albo od 1d do 9d, na przykład 12k
command-form = jako
command-form-about = Obraz, tekst albo słowa dla czytnika ekranu: rząd po rzędzie lub łańcuch po łańcuchu
command-form-named = { $form ->
    [picture] Obraz
    [text] Tekst: rysunek ze znaków
    [rows] Słowa: rząd po rzędzie
    [chains] Słowa: łańcuch po łańcuchu, z oddechami
   *[other] { $form }
}
command-theme = wygląd
command-theme-about = Wybierz wygląd plansz, które widzisz tylko ty
command-theme-value = wygląd
command-theme-value-about = Wygląd planszy i kamieni
command-theme-channels = Tak jak na kanale
command-theme-named = { $theme ->
    [kaya] Kaya: jasne drewno, łupek i muszla
    [dark] Ciemny: orzech, na ciemne ekrany
    [booklet] Broszura: czerń na bieli, jak w druku
    [contrast] Kontrast: łatwo odróżnić, niezależnie od tego, jakie barwy widzisz
    [slate] Łupek: niebieskoszary kamień z liniami kredą
    [paper] Papier: tusz na ciepłym papierze
   *[other] { $theme }
}
command-channel-theme = wygląd-kanału
command-channel-theme-about = Dla moderacji: wybierz wygląd plansz na tym kanale
command-substitute = zmiennik
command-substitute-about = Go w parach: zaproponuj, by ktoś inny przejął miejsce po twojej stronie
command-substitute-player = gracz
command-substitute-player-about = Kto przejmuje miejsce
command-substitute-leaving = schodzi
command-substitute-leaving-about = Kto je zwalnia; domyślnie ty
command-arbiter = sędzia
command-arbiter-about = Dla moderacji: rozstrzygnij lub zakończ partię, dodaj czas albo oddaj komuś miejsce
command-arbiter-table-about = Numer partii
command-ruling-about = Co postanawiasz
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
command-ruling-reseat = Oddanie miejsca komuś innemu
command-arbiter-leaving-about = Przy oddawaniu miejsca: kto schodzi
command-arbiter-player-about = Przy oddawaniu miejsca: kto wchodzi
command-me = ja
command-me-about = Twoje ustawienia i dane
command-zone = strefa
command-zone-about = Twoja strefa czasowa według dużego miasta w pobliżu: od niej zależą twoje weekendy i noce
command-preview = podgląd
command-preview-about = Czy pokazywać ci ruchy, zanim zostaną zagrane
command-reminders = przypomnienia
command-reminders-about = Kiedy przypominać ci, że partia na ciebie czeka
command-notices = powiadomienia
command-notices-about = Dokąd mają trafiać przypomnienia
command-summary = przegląd
command-summary-about = O której codziennie piszę ci, w których partiach jest twój ruch
command-data = dane
command-vacation = urlop
command-vacation-about = Zatrzymaj wszystkie swoje zegary na kilka dni
command-vacation-days-about = Na ile dni od teraz; 0 kończy urlop
command-game = partia
command-game-about = Pokaż warunki partii, jej stan i zapis
command-game-number = numer
command-game-number-about = Numer partii
command-games-player = gracz
command-games-player-about = Czyje zakończone partie chcesz zobaczyć
command-club-admin = klub
command-club-admin-about = Dla zarządzających serwerem: ustawienia tego kanału i serwera
command-messages = wiadomości
command-messages-about = Co się dzieje z wiadomościami partii na tym kanale
command-language = język
command-language-about = W jakim języku mówię na tym kanale
command-my-language-about = W jakim języku do ciebie mówię
command-overdue = po-czasie
command-overdue-about = Co się dzieje w nowych partiach, gdy komuś skończy się czas
command-club-vacation = urlop
command-club-vacation-about = Ile dni urlopu w ciągu roku mają członkowie klubu
command-placement = ustawienie
command-placement-about = Gdzie stoją kamienie handicapowe; domyślnie na oznaczonych punktach
command-placement-marked = Na oznaczonych punktach
command-placement-free = Gdzie chcą czarne
command-captures = zbicia
command-captures-about = Atari-go: ile kamieni trzeba zbić; domyślnie jeden
command-partner = partner
command-partner-about = Go w parach: kto gra po twojej stronie; jego ruch wypada po twoim
command-second = partner-przeciwnika
command-second-about = Go w parach: kto gra w parze z przeciwnikiem
command-numbers = numery
command-numbers-about = Numery ruchów: 10 to ostatnie dziesięć, „od 25” to wszystkie od 25., „wszystkie” to cała partia
command-number = ruch
command-number-about = Pokaż planszę po tym ruchu; 0 to początek partii
command-hints = wskazówki
command-hints-about = Dla uczących się: pokazuj na wszystkich planszach twoich partii kamienie w atari
command-hints-on = Pokazuj kamienie w atari
command-hints-off = Nie pokazuj nic więcej
command-clock = zegar
command-clock-about = Jak mierzyć czas; domyślnie bez zegara
command-rest = przerwy
command-rest-about = Kiedy zegar stoi, we własnej strefie czasowej każdego gracza
command-rest-named = { $rest ->
    [weekends] W weekendy
    [nights] W nocy
    [both] W weekendy i w nocy
   *[none] Nigdy
}
command-show = pokaż
command-show-about = Twoje obecne ustawienia
command-club-show-about = Obecne ustawienia tego kanału i serwera
command-time = czas
command-boards = plansze
command-boards-about = Jak widzisz plansze i czy najpierw pokazywać ci ruchy
command-notices-group-about = Przypomnienia i codzienny przegląd: kiedy i gdzie przychodzą
command-export = eksport
command-forget = zapomnij
command-channel = kanał
command-channel-about = Co piszę na tym kanale: wiadomości o partiach i język
command-games-group-about = Co obowiązuje w partiach na serwerze: koniec czasu i urlop
command-hour = godzina
command-forfeit = przegrywa
command-forfeit-about = Jedna strona lub obie przegrywają za naruszenie zasad
command-win = wygrywa
command-win-about = Przyznanie wygranej jednej ze stron
command-seat = miejsce
command-give-time-about = Danie jednej ze stron więcej czasu
