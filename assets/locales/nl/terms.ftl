# De woorden voor spellen, borden, regels en kleuren.
# rules = regels
# area = oppervlakte
# territory = gebied
# prisoner = gevangene
# stone = steen
# capture = slaan
# crosscut = kruis van vier stenen
# five in a row = vijf op een rij
# pair = paar
# handicap = handicap
# komi = komi
# point = punt
# edge = rand
# random = willekeurig

terms-game = { $game ->
    [atari-go] Atari-go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
}
terms-color = { $color ->
    [white] Wit
   *[black] Zwart
}
terms-and = { $first } en { $last }
terms-game-on = { $game ->
    [atari-go] Atari-go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
} op { $size }

# De regels, zoals ze in één regel heten.
terms-rules = { $rules ->
    [japanese] Japans (1989)
    [chinese] Chinees of zoals AGA (oppervlakte)
    [tromp-taylor] Tromp-Taylor (oppervlakte)
    [new-zealand] Nieuw-Zeelands (oppervlakte)
    [traditional] Japans zonder komi (boekje Go & Go-Bang)
    [traditional-two-edges] Zonder komi, hoogstens twee randen (boekje Go & Go-Bang)
    [strasbourg] De meeste stenen (boekje uit Straatsburg)
    [atari-go] Wie het eerst slaat, wint; start met een kruis van vier stenen
    [atari-go-empty] Wie het eerst slaat, wint; start met een leeg bord
    [gomoku] Vijf of meer op een rij
    [gomoku-exact] Precies vijf op een rij
    [renju] Renju: sommige punten zijn verboden voor zwart
    [go-bang] Vijf of meer op een rij, paren worden geslagen
    [go-bang-exact] Precies vijf op een rij, paren worden geslagen
    [go-bang-plain] Go-Bang zonder slaan, vijf of meer
    [go-bang-plain-exact] Go-Bang zonder slaan, precies vijf
    [pente] Pente: vijf op een rij of vijf paren
    [pente-exact] Pente: precies vijf op een rij of vijf paren
   *[territory] Japans, vereenvoudigd (voor beginners)
}
terms-rules-captures = { $rules ->
    [atari-go-empty] Wie het eerst { $stones ->
        [one] één steen
       *[other] { $stones } stenen
    } slaat, wint; start met een leeg bord
   *[atari-go] Wie het eerst { $stones ->
        [one] één steen
       *[other] { $stones } stenen
    } slaat, wint; start met een kruis van vier stenen
}
terms-rules-own = Eigen regels

# Hoe de spelers aan hun kleur komen.
terms-lot = Willekeurig
terms-challenger-takes = { $color ->
    [white] Wie uitdaagt, speelt wit
   *[black] Wie uitdaagt, speelt zwart
}
terms-takes = { $color ->
    [white] { $player } speelt wit
   *[black] { $player } speelt zwart
}
terms-stronger-takes-white = De sterkste speelt wit

terms-handicap-none = Geen
terms-handicap-stones = { $stones ->
    [one] Eén steen
   *[other] { $stones } stenen
} voor zwart, daarna is wit aan zet
terms-handicap-free = { $stones ->
    [one] Eén steen die
   *[other] { $stones } stenen die
} zwart vrij plaatst, daarna is wit aan zet
terms-komi-none = Geen
terms-komi = { $komi } { $komi ->
    [one] punt
   *[other] punten
} voor wit
terms-venue-here = In dit kanaal
terms-venue-thread = In een eigen thread

# Wat mensen hiervoor typen; tussen de woorden staat een spatie.
terms-typed-all = alle alles
terms-typed-off = uit
terms-typed-last = laatste
terms-typed-from = vanaf
terms-typed-pass = pas passen
