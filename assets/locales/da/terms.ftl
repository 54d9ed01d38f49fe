# Ordene for spil, brætter, regler og farver.
# rules = regler
# area = areal
# territory = territorium
# prisoner = fange
# stone = sten
# capture = fange, slå (par i Go-Bang)
# crosscut = fire sten i kryds
# five in a row = fem på stribe
# pair = par
# handicap = handicap
# komi = komi
# point = point (ved optælling)
# edge = kant
# random = tilfældigt

terms-game = { $game ->
    [atari-go] Atari-go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
}
terms-color = { $color ->
    [white] Hvid
   *[black] Sort
}
terms-and = { $first } og { $last }
terms-game-on = { $game ->
    [atari-go] Atari-go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
} på { $size }

# Reglerne, som de hedder på én linje.
terms-rules = { $rules ->
    [japanese] Japanske (1989)
    [chinese] Kinesiske eller som AGA (areal)
    [tromp-taylor] Tromp-Taylor (areal)
    [new-zealand] Newzealandske (areal)
    [traditional] Japansk stil uden komi (hæftet Go & Go-Bang)
    [traditional-two-edges] Uden komi, højst to kanter (hæftet Go & Go-Bang)
    [strasbourg] Flest sten (hæftet fra Strasbourg)
    [atari-go] Den, der fanger først, vinder; fire sten i kryds fra start
    [atari-go-empty] Den, der fanger først, vinder; tomt bræt fra start
    [gomoku] Fem eller flere på stribe
    [gomoku-exact] Præcis fem på stribe
    [renju] Renju: nogle punkter er forbudt for sort
    [go-bang] Fem eller flere på stribe, par bliver slået
    [go-bang-exact] Præcis fem på stribe, par bliver slået
    [go-bang-plain] Go-Bang uden at slå, fem eller flere
    [go-bang-plain-exact] Go-Bang uden at slå, præcis fem
    [pente] Pente: fem på stribe eller fem par
    [pente-exact] Pente: præcis fem på stribe eller fem par
   *[territory] Enkle japanske (for begyndere)
}
terms-rules-captures = { $rules ->
    [atari-go-empty] Den, der først har fanget { $stones ->
        [one] én sten
       *[other] { $stones } sten
    }, vinder; tomt bræt fra start
   *[atari-go] Den, der først har fanget { $stones ->
        [one] én sten
       *[other] { $stones } sten
    }, vinder; fire sten i kryds fra start
}
terms-rules-own = Egne regler

# Hvordan spillerne får deres farver.
terms-lot = Tilfældigt
terms-challenger-takes = { $color ->
    [white] Den, der udfordrer, har hvid
   *[black] Den, der udfordrer, har sort
}
terms-takes = { $color ->
    [white] { $player } har hvid
   *[black] { $player } har sort
}
terms-stronger-takes-white = Den stærkeste har hvid

terms-handicap-none = Intet
terms-handicap-stones = { $stones ->
    [one] Én sten
   *[other] { $stones } sten
} til sort, og så spiller hvid
terms-handicap-free = { $stones ->
    [one] Én sten, som
   *[other] { $stones } sten, som
} sort lægger frit, og så spiller hvid
terms-komi-none = Ingen
terms-komi = { $komi } point til hvid
terms-venue-here = I denne kanal
terms-venue-thread = I sin egen tråd

# Det, man skriver for disse; flere ord adskilles af mellemrum.
terms-typed-all = alle alt
terms-typed-off = fra
terms-typed-last = seneste sidste
terms-typed-from = fra
terms-typed-pass = pas
