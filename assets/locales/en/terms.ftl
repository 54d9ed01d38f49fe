# The words for games, boards, rules and colours.

terms-game = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
   *[go] Go
}
terms-color = { $color ->
    [white] White
   *[black] Black
}
terms-game-on = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
   *[go] Go
} on { $size }

# The rule sets, as they are called in one line.
terms-rules-territory = Territory and prisoners
terms-rules-area = Area
terms-rules-stones = Most stones
terms-rules-crosscut = First capture wins, from a crosscut
terms-rules-empty-start = First capture wins, from an empty board
terms-rules-five-or-more = Five or more in a row
terms-rules-exactly-five = Exactly five in a row
terms-rules-pairs = Five or more in a row, pairs are captured
terms-rules-pairs-exact = Exactly five in a row, pairs are captured

# How the players get their colours.
terms-lot = By lot
terms-challenger-takes = { $color ->
    [white] The challenger takes White
   *[black] The challenger takes Black
}
terms-stronger-takes-white = The stronger player takes White

terms-handicap-none = None
terms-handicap-stones = { $stones } stones for Black, and White moves first
terms-komi-none = None
terms-komi = { $komi } points for White
terms-venue-here = In this channel
terms-venue-thread = In a thread of its own
