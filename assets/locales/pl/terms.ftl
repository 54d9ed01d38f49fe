# Nazwy gier, plansz, zasad i kolorów.
# Go, Atari-Go, Gomoku, Go-Bang = go, atari-go, gomoku, go-bang
# Black, White = czarne, białe
# territory = terytorium
# area = obszar
# prisoners = jeńcy
# to capture = zbić
# crosscut = kamienie na krzyż
# five in a row = pięć w rzędzie
# pair = para
# random = losowo
# handicap = handicap
# komi = komi
# thread = wątek

terms-game = { $game ->
    [atari-go] Atari-go
    [gomoku] Gomoku
    [go-bang] Go-bang
    [pente] Pente
    [renju] Renju
   *[go] Go
}
terms-color = { $color ->
    [white] Białe
   *[black] Czarne
}
terms-and = { $first } i { $last }
terms-game-on = { $game ->
    [atari-go] Atari-go
    [gomoku] Gomoku
    [go-bang] Go-bang
    [pente] Pente
    [renju] Renju
   *[go] Go
} { $size }

# Zestawy zasad, w jednej linii.
terms-rules = { $rules ->
    [japanese] Japońskie (1989)
    [chinese] Chińskie lub w stylu AGA (obszar)
    [tromp-taylor] Tromp-Taylor (obszar)
    [new-zealand] Nowozelandzkie (obszar)
    [traditional] Japońskie bez komi (broszura „Go & Go-Bang”)
    [traditional-two-edges] Bez komi, najwyżej dwa brzegi (broszura „Go & Go-Bang”)
    [strasbourg] Wygrywa, kto ma więcej kamieni (broszura ze Strasburga)
    [atari-go] Wygrywa pierwsze zbicie; na początku cztery kamienie na krzyż
    [atari-go-empty] Wygrywa pierwsze zbicie; na początku pusta plansza
    [gomoku] Pięć lub więcej w rzędzie
    [gomoku-exact] Dokładnie pięć w rzędzie
    [renju] Renju: niektóre punkty zakazane dla czarnych
    [go-bang] Pięć lub więcej w rzędzie, ze zbijaniem par
    [go-bang-exact] Dokładnie pięć w rzędzie, ze zbijaniem par
    [go-bang-plain] Go-bang bez zbijania, pięć lub więcej
    [go-bang-plain-exact] Go-bang bez zbijania, dokładnie pięć
    [pente] Pente: pięć w rzędzie albo pięć par
    [pente-exact] Pente: dokładnie pięć w rzędzie albo pięć par
   *[territory] Japońskie uproszczone (dla początkujących)
}
terms-rules-captures = { $rules ->
    [atari-go-empty] Kto pierwszy zbije { $stones ->
        [one] { $stones } kamień
        [few] { $stones } kamienie
        [many] { $stones } kamieni
       *[other] { $stones } kamienia
    }, wygrywa; na początku pusta plansza
   *[atari-go] Kto pierwszy zbije { $stones ->
        [one] { $stones } kamień
        [few] { $stones } kamienie
        [many] { $stones } kamieni
       *[other] { $stones } kamienia
    }, wygrywa; na początku cztery kamienie na krzyż
}
terms-rules-own = Własne zasady

# Jak gracze dostają kolory.
terms-lot = Losowo
terms-challenger-takes = { $color ->
    [white] Kto rzuca wyzwanie, gra białymi
   *[black] Kto rzuca wyzwanie, gra czarnymi
}
terms-takes = { $color ->
    [white] { $player } gra białymi
   *[black] { $player } gra czarnymi
}
terms-stronger-takes-white = Kto gra lepiej, bierze białe

terms-handicap-none = Brak
terms-handicap-stones = { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
} dla czarnych, pierwszy ruch mają białe
terms-handicap-free = { $stones ->
    [one] { $stones } kamień ustawiany
    [few] { $stones } kamienie ustawiane
    [many] { $stones } kamieni ustawianych
   *[other] { $stones } kamienia ustawianego
} dowolnie przez czarne, potem ruch mają białe
terms-komi-none = Brak
terms-komi = { $komi } { $komi ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} dla białych
terms-venue-here = Na tym kanale
terms-venue-thread = W osobnym wątku

# What people type for these; several words are separated by spaces.
terms-typed-all = wszystkie wszystko
terms-typed-off = brak
terms-typed-last = ostatnie ostatnich
terms-typed-from = od
terms-typed-pass = pas pasuję
