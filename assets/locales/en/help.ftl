# The pages of the help. Each page has at most 4096 characters.
# rule set = one of several complete sets of rules
# board = the lines that are played on
# point (on the board) = where two lines meet
# edge = one of the four sides of the board
# stone = what a player puts on a point; it is never moved
# chain = stones of one colour that touch along the lines
# group = stones that belong together, in one chain or several
# liberty = an empty point next to a chain
# capture = take the last liberty of a chain, so that it comes off
# prisoner = a stone that was captured or is dead
# atari = having one liberty left
# suicide = a move that leaves its own chain without a liberty
# ko = a single stone may not be recaptured at once
# superko = no position of the whole board may repeat
# eye = an empty point that a group surrounds
# life and death = whether a group can be captured
# seki = neither side can capture the other, and both live
# pass = give up one’s turn
# count = what follows two passes: dead stones, then the score
# territory = empty points that only one side’s living stones surround
# area = living stones and the empty points that only they surround
# neutral point = an empty point that belongs to nobody
# handicap = stones that Black has on the board before White’s first move
# komi = points that White gets for moving second
# draw = nobody wins, and both have the same result
# jigo = equal totals
# no result = the game ends undecided, because the position repeated
# five in a row = five stones in an unbroken line
# pair = two neighbouring stones of one colour in a line
# trap = two stones around an opposing pair

help-shelf-start = Getting started, and the games
help-shelf-rules = The rules, one by one
help-shelf-rule-sets = The rule sets
help-welcome-title = Go in your chat
help-welcome =
    I’m tengen. Here you play Go and related games: I show the board, check every move and count the score.

    `/{ command-challenge }` offers a game to someone, or to anyone.
    `/{ command-games }` shows your games and takes you to the ones that are waiting for you.
    `/{ rules-command }` teaches you Go from the first stone.
help-button-offer = Offer a game
help-button-learn = Learn Go
help-button-puzzle = Solve a puzzle
help-start-title = Getting started
help-start =
    I run games of Go and related games at any pace: a move a minute or a move a day.

    `/{ command-challenge }` challenges someone, or anyone who wants to play. Once they press **{ challenge-button-accept }**, the board appears.
    When it’s your turn, press **{ table-button-play }** below the board and choose a point, or use `/{ command-play } { command-point }:D4`.
    `/{ command-games }` lists your games, with links to the boards that are waiting for you.
    { help-organisers-title }: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.

    Columns are lettered from the left, skipping I; rows are numbered from the bottom. `A1` is the lower left corner.
    {""}**{ table-button-more }** → **{ table-button-text }** gives the board in words for a screen reader; `/{ command-game } { command-board } { command-form }` describes it row by row, or chain by chain.
help-commands-title = Commands
help-commands = What I can do:
help-organisers-title = For organisers
help-organisers =
    Tournaments and the like have commands of their own. Those who manage the server add them with `/{ command-club-admin } { setup-command }`.
    One command is enough: the message that it posts has buttons for everything else.
help-moderators = **For moderators** { $commands }
help-count-title = The count
help-count =
    When both players pass in a row, play stops and the count begins.

    In the menu **{ count-menu }** below the board, choose each chain that can’t escape capture: the whole chain is marked as dead. What you leave out is alive.
    The picture shows the territory and the score as marked.
    After each change, both of you need to agree again. Once both have pressed **{ count-button-agree }** on the same count, the game is over.
    If you can’t agree, press **{ count-button-resume }**: your opponent then moves first.
help-clubs-title = Players near you
help-clubs =
    Go is also played face to face. The federations know where: clubs, meetings and tournaments near you, and beginners are welcome.
    If your country isn’t in this list, ask the international or the European federation.
help-go =
    Black and White take turns to place a stone on an empty point. Stones are never moved.

    Stones of one colour that touch along the lines form a chain. The empty points next to a chain are its liberties, each counted once.
    Whoever takes the last liberty of an opposing chain captures it: its stones come off the board at once.
    A stone that would have no liberty after captures is suicide and not allowed.
    {""}**Ko:** when a single stone has just captured a single stone and could itself be captured at once, the opponent has to play elsewhere first.

    You may pass at any time. Two passes in a row end play, and the count begins.
help-atari-go =
    Go for beginners: whoever captures first wins.

    Stones, chains and liberties are as in Go. There is no ko and no territory, and suicide is not allowed.
    You may pass only if there is no legal move for you.
help-gomoku =
    Black and White take turns to place a stone on an empty point. Stones are neither moved nor captured.

    The first to get five stones in an unbroken line wins: horizontally, vertically or diagonally. A full board without five is a draw.
help-go-bang =
    Five in a row, as in Gomoku, with captures.

    A pair is two neighbouring stones of one colour in a line. Place your stones at both ends of an opposing pair and the pair comes off the board, in all eight directions and several pairs at once.
    You may safely move in between two opposing stones: only the one who closes the trap captures.
    Captured stones count for nothing; five in a row wins.
help-rules-title = Rules: { $rules }
help-rules = { $rules ->
    [japanese]
        Each empty point that only your living stones surround is a point for you, and so is each stone you have captured. White adds the komi.
        Groups that live only with the help of neutral points are in seki: what they surround does not count.
        Two passes stop the game. Then you agree which stones are dead (they need not be captured) and which are in seki; a dispute can be played out on a copy. By agreeing you also confirm the score that is shown; until both have agreed, either may object.
        Either player may resign at any time; the other then wins (Article 11).
        If a position repeats, both may agree on no result.
        Either player may play on after the two passes: the other side has to go along with it and moves first (Article 9.3).
        While a dispute is played out, a ko may be retaken only after a pass for that very ko (Article 7.2).
        If a move is found after the passes that would change the result, and you cannot agree because of it, both lose (Article 13).
        On a wooden board, a stone that was shifted goes back to its point and play goes on; if you cannot agree, both lose (Article 13.2). Here no stone can be shifted.
        Breaking a rule loses the game at once, unless both have confirmed the count already; here a moderator decides that (Article 14).
    [traditional]
        Each empty point that only your living stones surround is a point for you, and so is each stone you have captured or that is caught in your territory. There is no komi; up to nine handicap stones balance the game.
    [traditional-two-edges]
        As the booklet Go & Go-Bang has it, taken literally: at most two edges of the board may help to enclose territory, so that empty points reaching three or four edges belong to nobody. There is no komi.
    [strasbourg]
        Whoever has more stones on the board in the end wins. Everything counts as it stands: no stones are dead, captured stones and territory count for nothing. Two passes end the game. There is no komi unless you agree on one.
    [chinese]
        Each of your living stones is a point for you, and so is each empty point that only they surround, in seki too. Captured stones count for nothing. White adds the komi; White gets no points for handicap stones.
        No move may repeat an earlier position of the whole board (superko).
    [tromp-taylor]
        Each of your stones is a point for you, and so is each empty point that only they reach. Two passes end the game and everything counts as it stands: capture what you think is dead first.
        No move may repeat an earlier position of the whole board (superko). A chain that you leave without a liberty comes off the board: suicide of several stones is allowed.
    [new-zealand]
        Each of your living stones is a point for you, and so is each empty point that only they surround. White adds the komi, usually 7.
        No move may repeat an earlier position of the whole board with the same side to move. A chain that you leave without a liberty comes off the board: suicide is allowed.
    [atari-go]
        The game starts with two black and two white stones crossing in the middle of the board. The first capture of at least one stone wins.
    [atari-go-empty]
        The game starts with an empty board. The first capture of at least one stone wins.
    [gomoku]
        Five in a row wins, and so does a longer line: it contains five.
    [gomoku-exact]
        Only a line of exactly five wins; six or more in a row do not.
    [renju]
        Black wins only with exactly five in a row; White wins with five or more.
        One black stone may not make two threes, two fours, or six or more in a row (double three, double four, overline), unless it also makes exactly five. A three counts if a legal move makes it four in a row with both ends open. White may play anywhere.
        The bot refuses a forbidden move and shows why; nobody loses by it.
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
        Each empty point that only your living stones surround is a point for you, and so is each stone you have captured. Neutral points, and those inside a seki, do not count.
        Dead stones are taken off before the count and are captured too. White adds the komi if you agreed on one; 5.5 is usual. Equal totals are a draw (jigo).
}
help-rules-captures =
    Whoever is first to have captured { $stones } stones wins, in one capture or in several.

# The rules one by one. What a page says of its picture is checked against assets/rules.
help-liberties-title = Liberties and chains
help-liberties =
    A stone has a liberty on each empty point next to it along the lines: four in the middle of the board, three on the edge, two in the corner.
    Stones of one colour that touch along the lines are one chain. A chain shares its liberties, and it stays or falls as a whole.

    In the picture the black chain has six liberties, marked with circles. C5 touches two of its stones and still counts once; White has taken one liberty with D6.
help-capture-title = Capture
help-capture =
    Whoever takes the last liberty of an opposing chain captures it: all its stones come off the board at once and are prisoners. One move can capture several chains.
    A chain that has one liberty left is in atari.

    In the picture the white chain with the triangles is in atari. Black plays on the circle, both stones come off, and their points are empty again.
    In the picture the black stone is not captured yet: it has two liberties left, marked with triangles. They are liberties of white stones too, but that changes nothing: White has to fill both.
help-suicide-title = Suicide
help-suicide =
    A move may not leave its own chain without a liberty. But captures come first: if the move takes the last liberty of an opposing chain, that chain comes off and makes room.

    In the picture Black may not play on the cross: both neighbours are white and have liberties elsewhere. On the circle Black may play, for that captures two white stones.
    A few rule sets (Tromp-Taylor, New Zealand) allow suicide; the chain then comes off the board.
help-ko-title = Ko
help-ko =
    Two stones could capture each other for ever. Ko puts an end to that: a stone that has just captured a single stone, and stands alone with that one liberty, may not be captured on the very next turn.

    In the picture Black has just captured a stone on C4 with the stone in the circle, so White may not play on the cross yet. White plays elsewhere or passes, and may capture back after that if Black has not filled C4.
    It is no ko when more than one stone is captured, or when the capturing stone belongs to a chain.
help-superko-title = Superko
help-superko =
    Under area rules no move may repeat an earlier position of the whole board, however long ago it was. Passing is always allowed.

    In the picture White has played A1 and so given up two stones; Black has captured both with the stone in the circle. If White captured that one on the cross, the whole board would be as it was before A1, so White has to play elsewhere first.
    Situational superko (New Zealand) counts a position as the same only if the same side is to move. Under Japanese rules such a cycle may go on, and both may agree on no result.
help-life-title = Life and death: two eyes
help-life =
    A group that surrounds two separate points, its eyes, lives for ever: one would have to fill both at once to capture it, and each by itself is suicide.
    One eye is not enough.

    In the picture the black group at the bottom has two eyes: White may play on neither cross. The white group at the top right has only one: Black plays on the circle and captures it.
    The black group in the picture looks safe, but its two empty points are neighbours and make only one eye. White plays on the circle and begins to break it from inside: if Black captures that stone from A1, White plays on the circle again and captures everything.
    A group that cannot make two eyes is dead. If both agree on that, it comes off after the game without being captured.
help-seki-title = Seki
help-seki =
    Sometimes neither side can capture the other, and both live without two eyes: that is seki.

    In the picture the chains with triangles and squares share their last two liberties, the circles. Whoever plays on one of them is captured on the other, so both leave things as they are.
    Under Japanese rules, what groups in seki surround does not count. Under area rules their stones count, and so do points that only they surround.
help-passing-title = Passing
help-passing =
    In Go you may pass whenever it is your turn. It gives up the turn and nothing else, and it lifts a simple ko.
    Two passes in a row stop the game.

    Pass when no move helps you any more: a stone in your own territory costs a point where territory is counted. In the picture only the circle is left. It touches both colours, so under territory rules nobody gains anything there.
    In Atari-Go you may pass only if you have no legal move. In Gomoku and Go-Bang you may not pass at all.
help-scoring-title = Territory, area, stones
help-scoring =
    What counts in the end depends on the rule set. **Territory:** the empty points that only your living stones surround, and your prisoners. **Area:** your living stones, and the empty points that only they surround. **Stones:** the stones you have on the board.

    In the picture Black has 18 points of territory and White has 12; by area it is 27 to 21, by stones 9 to 9. E1 touches both colours and belongs to nobody.
    Dead stones come off before the count, except where stones count as they stand.
help-handicap-title = Handicap and komi
help-handicap =
    Whoever moves first has an advantage. The komi makes up for it: it is added to White’s points in the end, and half a point rules out a draw.

    If one player is stronger, a handicap helps the other one, who takes Black: two to nine black stones stand on the marked points instead of a first move, and White moves first. The picture shows four of them on 9×9. The komi is then small, 0.5 or none.
help-pairs-title = Pairs and the trap
help-pairs =
    In Go-Bang and Pente two neighbouring stones in a line are a pair. Place your stones directly at both ends of an opposing pair to capture it: horizontally, vertically or diagonally, several pairs at once too. Single stones and three in a row cannot be captured.

    In the picture Black plays on the circle and captures two stones. On the square Black may play safely, though the pair then stands between two white stones: only the one who closes the trap captures.

# On the board message, when a pair has just moved in between.
help-moved-in-between = { $points } moved in between two opposing stones and stay: only the one who closes the trap captures.

# Pictures in words.
help-alt-part = Board of { $columns } by { $rows }, { $from } to { $to }.
help-alt-cross = With a cross: { $points }.
help-alt-circle = With a circle: { $points }.
help-alt-triangle = With a triangle: { $points }.
help-alt-square = With a square: { $points }.
help-alt-written = Written on points: { $points }.
help-alt-territory = { $color ->
    [white] White’s territory
   *[black] Black’s territory
}: { $points }.
help-alt-partial = This is not all that the picture shows.
