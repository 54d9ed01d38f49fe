# The words for games, boards, rules and colours.
# rules = how a game is played and counted
# area = living stones and the empty points that only they surround
# territory = empty points that only one side’s living stones surround
# prisoner = a stone that was captured or is dead
# stone = what a player puts on a point; it is never moved
# capture = take the last liberty of a chain, so that it comes off
# crosscut = two black and two white stones crossing each other
# five in a row = five stones in an unbroken line
# pair = two neighbouring stones of one colour in a line
# handicap = stones that Black has on the board before White’s first move
# komi = points that White gets for moving second
# point (in the count) = what is counted in the end
# edge = one of the four sides of the board
# random = decided by chance

terms-game = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
}
terms-color = { $color ->
    [white] White
   *[black] Black
}
terms-and = { $first } and { $last }
terms-game-on = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
} on { $size }

# The rule sets, as they are called in one line.
terms-rules = { $rules ->
    [japanese] Japanese (1989)
    [chinese] Chinese or AGA style (area)
    [tromp-taylor] Tromp-Taylor (area)
    [new-zealand] New Zealand (area)
    [traditional] Japanese style, no komi (Go & Go-Bang booklet)
    [traditional-two-edges] No komi, two edges at most (Go & Go-Bang booklet)
    [strasbourg] Most stones (Strasbourg booklet)
    [atari-go] First capture wins, from a crosscut
    [atari-go-empty] First capture wins, from an empty board
    [gomoku] Five or more in a row
    [gomoku-exact] Exactly five in a row
    [renju] Renju: some points are forbidden to Black
    [go-bang] Five or more in a row, pairs are captured
    [go-bang-exact] Exactly five in a row, pairs are captured
    [go-bang-plain] Go-Bang without captures, five or more
    [go-bang-plain-exact] Go-Bang without captures, exactly five
    [pente] Pente: five in a row or five pairs
    [pente-exact] Pente: exactly five in a row or five pairs
   *[territory] Simple Japanese style (for beginners)
}
terms-rules-captures = { $rules ->
    [atari-go-empty] First to capture { $stones } stones wins, from an empty board
   *[atari-go] First to capture { $stones } stones wins, from a crosscut
}
terms-rules-own = Custom rules

# How the players get their colours.
terms-lot = Random
terms-challenger-takes = { $color ->
    [white] The challenger takes White
   *[black] The challenger takes Black
}
terms-takes = { $color ->
    [white] { $player } takes White
   *[black] { $player } takes Black
}
terms-stronger-takes-white = The stronger player takes White

terms-handicap-none = None
terms-handicap-stones = { $stones } stones for Black, and White moves first
terms-handicap-free = { $stones } stones that Black places freely, then White moves
terms-komi-none = None
terms-komi = { $komi } points for White
terms-venue-here = In this channel
terms-venue-thread = In its own thread

# What people type for these; several words are separated by spaces.
terms-typed-all = all
terms-typed-off = off
terms-typed-last = last
terms-typed-from = from
terms-typed-pass = pass
