# Le parole per giochi, goban, regole e colori.
# Black, White = Nero, Bianco
# board = goban
# stone = pietra
# komi = komi
# handicap = handicap
# territory = territorio
# area = area
# prisoner = prigioniero
# capture = catturare, cattura
# crosscut = quattro pietre in croce
# five in a row = cinque in fila
# pair = coppia
# random = a sorte
# thread = thread

terms-game = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
}
terms-color = { $color ->
    [white] Bianco
   *[black] Nero
}
terms-and = { $first } e { $last }
terms-game-on = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
} su { $size }

# Le regole, come si chiamano in una riga.
terms-rules = { $rules ->
    [japanese] Giapponesi (1989)
    [chinese] Stile cinese o AGA (area)
    [tromp-taylor] Tromp-Taylor (area)
    [new-zealand] Neozelandesi (area)
    [traditional] Giapponesi senza komi (libretto Go & Go-Bang)
    [traditional-two-edges] Senza komi, al massimo due bordi (libretto Go & Go-Bang)
    [strasbourg] Vince chi ha più pietre (libretto di Strasburgo)
    [atari-go] Vince la prima cattura, quattro pietre in croce all’inizio
    [atari-go-empty] Vince la prima cattura, goban vuoto all’inizio
    [gomoku] Cinque o più in fila
    [gomoku-exact] Esattamente cinque in fila
    [renju] Renju: alcuni punti sono vietati a Nero
    [go-bang] Cinque o più in fila, si catturano le coppie
    [go-bang-exact] Esattamente cinque in fila, si catturano le coppie
    [go-bang-plain] Go-Bang senza catture, cinque o più
    [go-bang-plain-exact] Go-Bang senza catture, esattamente cinque
    [pente] Pente: cinque in fila o cinque coppie
    [pente-exact] Pente: esattamente cinque in fila o cinque coppie
   *[territory] Giapponesi semplificate (per cominciare)
}
terms-rules-captures = { $rules ->
    [atari-go-empty] { $stones ->
        [one] Vince chi cattura per primo { $stones } pietra, goban vuoto all’inizio
       *[other] Vince chi cattura per primo { $stones } pietre, goban vuoto all’inizio
    }
   *[atari-go] { $stones ->
        [one] Vince chi cattura per primo { $stones } pietra, quattro pietre in croce all’inizio
       *[other] Vince chi cattura per primo { $stones } pietre, quattro pietre in croce all’inizio
    }
}
terms-rules-own = Regole personalizzate

# Come si assegnano i colori.
terms-lot = Casuali
terms-challenger-takes = { $color ->
    [white] Il Bianco a chi sfida
   *[black] Il Nero a chi sfida
}
terms-takes = { $color ->
    [white] Il Bianco a { $player }
   *[black] Il Nero a { $player }
}
terms-stronger-takes-white = Il Bianco a chi è più forte

terms-handicap-none = Nessuno
terms-handicap-stones = { $stones ->
    [one] { $stones } pietra per Nero, poi gioca Bianco
   *[other] { $stones } pietre per Nero, poi gioca Bianco
}
terms-handicap-free = { $stones ->
    [one] { $stones } pietra che Nero mette dove vuole, poi gioca Bianco
   *[other] { $stones } pietre che Nero mette dove vuole, poi gioca Bianco
}
terms-komi-none = Nessuno
terms-komi = { $komi ->
    [one] { $komi } punto per Bianco
   *[other] { $komi } punti per Bianco
}
terms-venue-here = In questo canale
terms-venue-thread = In un thread apposito

# What people type for these; several words are separated by spaces.
terms-typed-all = tutte tutto tutti
terms-typed-off = nessuno
terms-typed-last = ultime ultimi
terms-typed-from = da dal dalla
terms-typed-pass = passo passa
