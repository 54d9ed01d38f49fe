# The pages of the help. Each page has at most 4096 characters.

help-menu = Read about…
help-start-title = Playing with me
help-start =
    I run games of Go and its relatives that take as long as you like: a move a minute or a move a day.

    `/{ command-challenge }` invites somebody, or anyone. Whoever is invited presses **{ challenge-button-accept }**, and the board appears.
    When it is your turn, press **{ table-button-play }** below the board and type a point such as `D4`, or use `/{ command-play } { command-point }:D4`.
    `/{ command-games }` lists your games and takes you to the boards that wait for you.

    Columns have letters from the left, without the letter I; rows have numbers from the bottom. `A1` is the lower left corner.
    {""}**{ table-button-text }** gives the board in words for a screen reader.
help-commands-title = Commands
help-commands = What you can ask of me:
help-command-line = **/{ $name }** { $about }
help-count-title = The count
help-count =
    When both players pass in a row, play stops and the count begins.

    Press **{ count-button-mark }** and name one stone of each chain that cannot escape capture: the whole chain is marked as dead. Name it again to bring it back to life.
    The picture shows whose territory is whose and the score as the marking stands.
    Each change withdraws what anybody agreed to before; when both have pressed **{ count-button-agree }** to the same count, the game is over.
    If you cannot agree, **{ count-button-resume }**: whoever asks for it lets the opponent move first.
help-go =
    Black and White take turns to place a stone on an empty point. Stones are never moved.

    Stones of one colour that touch along the lines form a chain. The empty points next to a chain are its liberties, each counted once.
    Whoever takes the last liberty of an opposing chain captures it: its stones come off the board at once.
    A stone that would have no liberty after captures is suicide and not allowed.
    {""}**Ko:** when a single stone has just captured a single stone and could itself be captured at once, the opponent has to play elsewhere first.

    You may pass at any time. Two passes in a row end play, and the count begins.
help-atari-go =
    Go for the first evening: whoever captures first wins.

    Stones, chains and liberties are as in Go. There is no ko and no territory, and suicide is not allowed.
    You may pass only if there is no legal move for you.
help-gomoku =
    Black and White take turns to place a stone on an empty point. Stones are neither moved nor captured.

    Whoever first has five stones in an unbroken line, across, up or diagonally, wins. A full board without five is a draw.
help-go-bang =
    Five in a row, as in Gomoku, with captures.

    A pair is two neighbouring stones of one colour in a line. Place your stones at both ends of an opposing pair and the pair comes off the board, in all eight directions and several pairs at once.
    You may safely move in between two opposing stones: only the one who closes the trap captures.
    Captured stones count for nothing; five in a row wins.
help-rules-title = Rules: { $rules }
help-rules = { $rules ->
    [japanese]
        Each empty point that only your living stones surround is a point for you, and so is each stone you have captured. White adds the komi.
        Groups that live only with the help of neutral points are in seki: what they surround counts nothing.
        Two passes stop the game. Then you agree which stones are dead (they need not be captured) and which are in seki; a dispute can be played out on a copy. Then both confirm the count; until both have, either may object.
        If the whole board comes back, both may agree that there is no result.
    [traditional]
        Each empty point that only your living stones surround is a point for you, and so is each stone you have captured or that is caught in your area. There is no komi; up to nine handicap stones balance the game.
    [traditional-two-edges]
        As the booklet Go & Go-Bang has it, read to the letter: at most two edges of the board may help to enclose an area, so that empty points reaching three or four edges belong to nobody. There is no komi.
    [strasbourg]
        Whoever has more stones on the board in the end wins. Everything counts as it stands: no stones are dead, captured stones and territory count for nothing. Two passes end the game. There is no komi unless you agree on one.
    [chinese]
        Each of your living stones is a point for you, and each empty point that only they surround; in seki too. Captured stones count for nothing. White adds the komi; handicap stones are not compensated.
        No move may bring back a board that has been there before (superko).
    [tromp-taylor]
        Each of your stones is a point for you, and each empty point that only they reach. Two passes end the game and everything counts as it stands: capture what you think is dead first.
        No move may bring back a board that has been there before (superko). A chain that you leave without a liberty comes off the board: suicide of several stones is allowed.
    [new-zealand]
        Each of your living stones is a point for you, and each empty point that only they surround. White adds the komi, 7 as a rule.
        No move may bring back a board with the same side to move (superko). A chain that you leave without a liberty comes off the board: suicide is allowed.
    [atari-go]
        The game starts with two black and two white stones crossing in the middle of the board. The first capture of at least one stone wins.
    [atari-go-empty]
        The game starts with an empty board. The first capture of at least one stone wins.
    [gomoku]
        Five in a row wins, and so does a longer line: it contains five.
    [gomoku-exact]
        Only a line of exactly five wins; six or more in a row do not.
    [go-bang]
        Opposing pairs between two of your stones are captured. Five in a row wins, and so does a longer line. Captured pairs do not count.
    [go-bang-exact]
        Opposing pairs between two of your stones are captured. Only a line of exactly five wins; six or more in a row do not.
    [go-bang-plain]
        The booklet’s first form: nothing is captured. Five in a row wins, and so does a longer line.
    [go-bang-plain-exact]
        The booklet’s first form: nothing is captured. Only a line of exactly five wins; six or more in a row do not.
    [pente]
        Opposing pairs between two of your stones are captured. Five in a row wins, and so does a longer line; so do five captured pairs.
    [pente-exact]
        Opposing pairs between two of your stones are captured. A line of exactly five wins, and so do five captured pairs; six or more in a row do not.
   *[territory]
        Each empty point that only your living stones surround is a point for you, and so is each stone you have captured. Neutral points, and those inside a seki, count nothing.
        Dead stones are taken off before the count and are captured too. White adds the komi if you agreed on one; 5.5 is usual. Equal totals are a draw (jigo).
}
help-rules-captures =
    Whoever is first to have captured { $stones } stones wins, in one capture or in several.
