# Die Wörter für Spiele, Bretter, Regeln und Farben.

terms-game = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
   *[go] Go
}
terms-color = { $color ->
    [white] Weiß
   *[black] Schwarz
}
terms-game-on = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
   *[go] Go
} auf { $size }

# Die Regelwerke, in einer Zeile.
terms-rules-territory = Gebiet und Gefangene
terms-rules-area = Fläche
terms-rules-stones = Die meisten Steine
terms-rules-crosscut = Wer zuerst schlägt, gewinnt; vier Steine im Kreuz zu Beginn
terms-rules-empty-start = Wer zuerst schlägt, gewinnt; leeres Brett zu Beginn
terms-rules-five-or-more = Fünf oder mehr in einer Reihe
terms-rules-exactly-five = Genau fünf in einer Reihe
terms-rules-pairs = Fünf oder mehr in einer Reihe, Paare werden geschlagen
terms-rules-pairs-exact = Genau fünf in einer Reihe, Paare werden geschlagen

# Wie die Spieler zu ihren Farben kommen.
terms-lot = Das Los entscheidet
terms-challenger-takes = { $color ->
    [white] Wer herausfordert, spielt Weiß
   *[black] Wer herausfordert, spielt Schwarz
}
terms-stronger-takes-white = Wer stärker ist, spielt Weiß

terms-handicap-none = Keine
terms-handicap-stones = { $stones } Steine für Schwarz, dann zieht Weiß
terms-komi-none = Keines
terms-komi = { $komi } Punkte für Weiß
terms-venue-here = In diesem Kanal
terms-venue-thread = In einem eigenen Thread
