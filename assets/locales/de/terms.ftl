# Die Wörter für Spiele, Bretter, Regeln und Farben.
# rules = Regeln
# area = Fläche
# territory = Gebiet
# prisoner = Gefangener
# stone = Stein
# capture = schlagen
# crosscut = vier Steine über Kreuz
# five in a row = fünf in einer Reihe
# pair = Paar
# handicap = Vorgabe
# komi = Komi
# point (in the count) = Punkt
# edge = Rand
# random = zufällig

terms-game = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
}
terms-color = { $color ->
    [white] Weiß
   *[black] Schwarz
}
terms-and = { $first } und { $last }
terms-game-on = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
} auf { $size }

# Die Regelwerke, in einer Zeile.
terms-rules = { $rules ->
    [japanese] Japanisch (1989)
    [chinese] Chinesisch oder wie AGA (Fläche)
    [tromp-taylor] Tromp-Taylor (Fläche)
    [new-zealand] Neuseeländisch (Fläche)
    [traditional] Japanisch ohne Komi (Heft Go & Go-Bang)
    [traditional-two-edges] Ohne Komi, höchstens zwei Ränder (Heft Go & Go-Bang)
    [strasbourg] Die meisten Steine (Heft aus Straßburg)
    [atari-go] Wer zuerst schlägt, gewinnt; Start mit vier Steinen über Kreuz
    [atari-go-empty] Wer zuerst schlägt, gewinnt; Start mit leerem Brett
    [gomoku] Fünf oder mehr in einer Reihe
    [gomoku-exact] Genau fünf in einer Reihe
    [renju] Renju: Manche Punkte sind für Schwarz verboten
    [go-bang] Fünf oder mehr in einer Reihe, Paare werden geschlagen
    [go-bang-exact] Genau fünf in einer Reihe, Paare werden geschlagen
    [go-bang-plain] Go-Bang ohne Schlagen, fünf oder mehr
    [go-bang-plain-exact] Go-Bang ohne Schlagen, genau fünf
    [pente] Pente: fünf in einer Reihe oder fünf Paare
    [pente-exact] Pente: genau fünf in einer Reihe oder fünf Paare
   *[territory] Japanisch, vereinfacht (für den Anfang)
}
terms-rules-captures = { $rules ->
    [atari-go-empty] Wer zuerst { $stones } Steine schlägt, gewinnt; Start mit leerem Brett
   *[atari-go] Wer zuerst { $stones } Steine schlägt, gewinnt; Start mit vier Steinen über Kreuz
}
terms-rules-own = Eigene Regeln

# Wie die Farben verteilt werden.
terms-lot = Zufällig
terms-challenger-takes = { $color ->
    [white] Wer herausfordert, spielt Weiß
   *[black] Wer herausfordert, spielt Schwarz
}
terms-takes = { $color ->
    [white] { $player } spielt Weiß
   *[black] { $player } spielt Schwarz
}
terms-stronger-takes-white = Wer stärker ist, spielt Weiß

terms-handicap-none = Keine
terms-handicap-stones = { $stones } Steine für Schwarz, dann zieht Weiß
terms-handicap-free = { $stones } Steine, die Schwarz frei setzt, dann zieht Weiß
terms-komi-none = Ohne
terms-komi = { $komi } Punkte für Weiß
terms-venue-here = In diesem Kanal
terms-venue-thread = In einem eigenen Thread

# Was man dafür eintippt; mehrere Wörter trennt ein Leerzeichen.
terms-typed-all = alle alles
terms-typed-off = aus
terms-typed-last = letzte letzten
terms-typed-from = ab
terms-typed-pass = passe passen
