# Orden för spel, bräden, regler och färger.
# rules = regler
# area = area
# territory = territorium
# prisoner = fånge
# stone = sten
# capture = fånga, slå (par i Go-Bang)
# crosscut = fyra stenar i kors
# five in a row = fem i rad
# pair = par
# handicap = handikapp
# komi = komi
# point = poäng (vid räkningen)
# edge = kant
# random = slumpas

terms-game = { $game ->
    [atari-go] Atari-go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
}
terms-color = { $color ->
    [white] Vit
   *[black] Svart
}
terms-and = { $first } och { $last }
terms-game-on = { $game ->
    [atari-go] Atari-go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
} på { $size }

# Reglerna, som de heter på en rad.
terms-rules = { $rules ->
    [japanese] Japanska (1989)
    [chinese] Kinesiska eller som AGA (area)
    [tromp-taylor] Tromp-Taylor (area)
    [new-zealand] Nyzeeländska (area)
    [traditional] Japanska utan komi (häftet Go & Go-Bang)
    [traditional-two-edges] Utan komi, högst två kanter (häftet Go & Go-Bang)
    [strasbourg] Flest stenar (häftet från Strasbourg)
    [atari-go] Den som fångar först vinner; fyra stenar i kors från början
    [atari-go-empty] Den som fångar först vinner; tomt bräde från början
    [gomoku] Fem eller fler i rad
    [gomoku-exact] Exakt fem i rad
    [renju] Renju: några punkter är förbjudna för svart
    [go-bang] Fem eller fler i rad, par slås
    [go-bang-exact] Exakt fem i rad, par slås
    [go-bang-plain] Go-Bang utan att slå, fem eller fler
    [go-bang-plain-exact] Go-Bang utan att slå, exakt fem
    [pente] Pente: fem i rad eller fem par
    [pente-exact] Pente: exakt fem i rad eller fem par
   *[territory] Japanska, förenklade (för nybörjare)
}
terms-rules-captures = { $rules ->
    [atari-go-empty] Den som först har fångat { $stones ->
        [one] en sten
       *[other] { $stones } stenar
    } vinner; tomt bräde från början
   *[atari-go] Den som först har fångat { $stones ->
        [one] en sten
       *[other] { $stones } stenar
    } vinner; fyra stenar i kors från början
}
terms-rules-own = Egna regler

# Hur spelarna får sina färger.
terms-lot = Slumpas
terms-challenger-takes = { $color ->
    [white] Den som utmanar spelar vit
   *[black] Den som utmanar spelar svart
}
terms-takes = { $color ->
    [white] { $player } spelar vit
   *[black] { $player } spelar svart
}
terms-stronger-takes-white = Den starkaste spelar vit

terms-handicap-none = Inget
terms-handicap-stones = { $stones ->
    [one] En sten
   *[other] { $stones } stenar
} till svart, sedan spelar vit
terms-handicap-free = { $stones ->
    [one] En sten som
   *[other] { $stones } stenar som
} svart placerar fritt, sedan spelar vit
terms-komi-none = Ingen
terms-komi = { $komi } poäng till vit
terms-venue-here = I den här kanalen
terms-venue-thread = I en egen tråd

# Det man skriver för dessa; flera ord skiljs åt med mellanslag.
terms-typed-all = alla allt
terms-typed-off = av
terms-typed-last = senaste sista
terms-typed-from = från
terms-typed-pass = pass passa
