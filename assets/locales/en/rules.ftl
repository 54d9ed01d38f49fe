# The rule book: a course, page by page, each with a picture and an exercise.
# Some pages and titles stand in help.ftl, where the help has them too.
# What a page says of its pictures is checked against assets/rules.
# Words: point, stone, chain, liberty, capture, atari, eye, dead, ko, territory, area, prisoner.

rules-command = rules
rules-command-about = Learn the rules page by page, with pictures and exercises
rules-language-about = The language to read in (default: yours)

rules-shelf-path = The path: from the first stone to Strasbourg
rules-shelf-go = The whole game of Go
rules-shelf-more = More games, and how to play here

rules-button-back = Back
rules-button-on = Next
rules-button-next = Next: { $title }
rules-progress = Exercises solved: { $solved } of { $all }
rules-button-try = Try it
rules-button-play-stage = Play { $game } with me
rules-contents-title = Contents
rules-contents = All pages of the rule book. A tick marks those whose exercise you’ve solved.
rules-button-answer = Answer
rules-button-solve = Show me the answer

# The pages.

rules-path-title = Where to begin
rules-path =
    Two players, one board, and one rule to begin with: surround a stone, and it’s yours. A few short pages lead to your first game, **Atari-Go**: whoever captures first wins. Go itself comes after that, step by step.

    {""}**{ rules-button-try }** brings an exercise: answer as often as you like, nobody else sees it.

rules-board-title = The board and its points
rules-board =
    Stones stand where two lines cross, not on the squares between the lines. These crossings are called points; those on the edge and in the corners are points like all others. A board of 9 by 9 lines has 81 of them and is the best one to begin on.

    A point is named by the letter of its column, from the left, and the number of its row, from the bottom.
    In the picture the square is A1, in the lower left corner, and the circle is D4. The triangle in the upper right corner is J9: the letter I is left out, because it looks like a 1.
    The small dots on the board only help you to find your way, and show where handicap stones stand.

rules-turns-title = Taking turns
rules-turns =
    One side has the black stones, the other one the white stones. Usually the board is empty at first, and Black begins.

    Whoever’s turn it is places one stone on any empty point. A stone is never moved afterwards: it stays where it is until it is captured or the game is over.
    In the picture six stones have been placed in the order of their numbers. Now it is Black’s turn again.

rules-chains-title = Chains
rules-chains =
    Stones of one colour that are neighbours along the lines belong together as one chain. Diagonal neighbours do not. A stone that stands alone is a chain as well.

    In the picture the number on each chain says how many liberties it has: 12, 8, 6 and 4. The white stone in the middle of the cross, on E7, has no empty point beside it, and is safe nevertheless: what counts are the liberties of its whole chain.
    In the picture A, B and C touch diagonally only, so they are three chains. The three stones marked D are a single chain.
    The picture shows the whole example of an old booklet, which gives the long white chain 28 liberties. There are 29: count them, and take K14, which touches two of its stones, only once.

# Comes after help-atari-go.
rules-atari-go =
    The picture shows the usual start on 9×9: two stones of each colour already stand crosswise, and Black moves first. Watch out for chains that have only one liberty left: capture those of the other side, and save your own.

# Comes after help-go.
rules-go =
    The picture shows a game on 9×9 after eight moves. Nothing has been captured yet: both sides are still marking out what they would like to surround.

rules-strasbourg-title = Strasbourg: counting stones
rules-strasbourg =
    In the second step a capture does not end the game. When both have passed, whoever has more stones on the board wins. Everything counts as it stands, and captured stones count for nothing.
    So you need room for many stones, room that the other side cannot enter. But leave yourself two separate empty points, two eyes: once one of them is filled, all of these stones can be captured.

    In the picture both sides have filled all they could. The four empty points are their eyes: nobody may play in those of the other side, and nobody should fill their own. Black has 23 stones and White has 22, so Black wins by one.

rules-death-title = False eyes and dead stones
rules-death =
    An eye is false if its owner has to fill it in the end. In the picture the white group has a true eye on the square, but the circle is a false one: there Black can capture the stones with the triangles.
    If White saves them by playing on the circle, one eye is left, and Black captures everything by playing on the square.

    A group that can no longer make two eyes is dead. Dead stones need not be captured: when both have passed, they come off the board if both players agree on it.
    In the picture the white stone with the triangle is dead. It is shut in, and there is no room for two eyes.

rules-territory-title = Counting territory
rules-territory =
    Each empty point that only your living stones surround is a point for you, and so is each stone you have captured. The edge of the board helps to surround. Points that touch both colours belong to nobody.

    In the picture Black has just played A1 and captured three stones. Black surrounds 10 points and has 3 prisoners: 13. White surrounds 15 points and has no prisoners: 15. White wins by 2 points.
    Dead stones become prisoners, and the points below them count as well. A needless stone in your own territory costs you a point.

rules-filling-title = Counting by filling in
rules-filling =
    On a wooden board people count without adding up. The prisoners are put back on the board, into the territory of their own colour, where each of them takes a point away. Then only empty points are left to count, and the winner wins by as much as before.

    In the picture each side surrounds 16 points. Black has one prisoner, the dead stone on B2; White has captured two black stones.
    In the picture the three prisoners are back, marked with triangles. A spare stone lies on E9, which is neutral, so that nobody counts that point. Black has 14 points left and White has 15: White wins by one point.

rules-area-title = Counting area
rules-area =
    Under area rules each of your living stones is a point for you, and so is each empty point that only they surround. Captured stones count for nothing. A stone in your own area costs nothing, and each neutral point that you fill is worth a point.

    The picture shows the same board as the page “{ rules-territory-title }”. Black has 14 stones and surrounds 10 points: 24. White has 10 stones and surrounds 15 points: 25. White wins here too, this time by one point. Usually both ways of counting find the same winner.

# Comes after help-gomoku.
rules-gomoku =
    In the picture Black has just won: from B3 to F7 five black stones stand in one diagonal line.

rules-renju =
    Renju is Gomoku with restrictions for Black, who has the advantage of the first move. Black wins only with exactly five in a row and may not play on some points; White may play anywhere and also wins with more than five.

    In the picture three points are forbidden to Black. A would make two threes at once, B two fours, and C six in a row. A three is three stones that one legal move can turn into four in a row with both ends open; a four is four stones that one more can turn into exactly five.
    One three and one four together are allowed. A stone that makes exactly five is always allowed and wins.

# Comes after help-go-bang.
rules-go-bang =
    In the picture Black plays on the circle and captures two pairs at once, four stones in all. The white stone on D4 stays: it is alone.

rules-pair-go-title = Pair Go
rules-pair-go =
    Two people play Black and two play White. The order never changes: Black’s first player, White’s first, Black’s second, White’s second, and then from the beginning again. A pass takes up one’s turn just like a stone.
    Partners do not talk about the game while it lasts. Guessing what your partner had in mind is the fun of it.

    In the picture Black’s first player has placed the stones 1 and 5, and Black’s second player the stone 3. White’s first player has placed 2 and 6, and White’s second player 4.
    `/{ command-together } { command-pair-go }` with `{ command-opponent }`, `{ command-partner }` and `{ command-second }` invites three people to it.

rules-etiquette-title = Good manners
rules-etiquette =
    Say hello before the game, and thank you afterwards, however it ended. By an old custom Black’s first stone goes into the upper right quarter of the board, as in the picture.

    Move at the pace you have agreed on; if you need a break, say so with `/{ command-game } { command-pause }` or `/{ command-me } { command-vacation }`. When there is nothing left to hope for, resign with `/{ command-game } { command-resign }` rather than wait for a blunder.
    While a game lasts, do not ask others for advice on it, and do not give any.
    In the count, be honest about dead stones, most of all about your own.

rules-tengen-title = Playing here
rules-tengen =
    `/{ command-challenge }` challenges someone to a game. Below the board, **{ table-button-play }** lets you choose a point; **{ table-button-more }** has everything else.
    Do not be afraid of mistakes: if a move is not allowed, I tell only you which rule forbids it, and you choose another move. `/{ command-me } { command-boards } { command-hints }` shows the stones that are in atari.
    When both have passed, choose the dead stones in the menu below the board; **{ count-button-agree }** ends the count.

    The point in the middle of the board, with the circle, is called *tengen*, the origin of heaven. That is where my name comes from. Go itself is *igo* in Japan, *weiqi* in China and *baduk* in Korea.

# The exercises: first a question.

rules-try-title = Try it: { $title }
rules-ask-name = What is the point with the circle called? First the letter of its column, then the number of its row.
rules-ask-turn = Nobody has passed, and nothing has been captured. Whose turn is it?
rules-ask-liberties = How many liberties does the chain with the triangles have?
rules-ask-chains = How many { $color ->
    [white] white
   *[black] black
} chains are there on the board?
rules-ask-capture = { $color ->
    [white] White is to move. Name a point on which White captures something.
   *[black] Black is to move. Name a point on which Black captures something.
}
rules-ask-forbidden = { $color ->
    [white] White is to move. On which empty points may White not play? Name all of them.
   *[black] Black is to move. On which empty points may Black not play? Name all of them.
}
rules-ask-eyes = { $color ->
    [white] White is to move. Which move gives the chain with the triangles two eyes?
   *[black] Black is to move. Which move gives the chain with the triangles two eyes?
}
rules-ask-dead = Both have passed. Which chains are dead? Name one stone of each of them, black and white.
rules-ask-seki = On which empty points should neither side play? Name all of them.
rules-ask-gain = { $color ->
    [white] White is to move, and territory counts. Can any move still gain White a point?
   *[black] Black is to move, and territory counts. Can any move still gain Black a point?
}
rules-ask-points = { $color ->
    [white] Both have passed. How many points does White have
   *[black] Both have passed. How many points does Black have
} { $scoring ->
    [area] when area counts, the stones and what they surround?
    [stones] when stones count?
   *[territory] when territory and prisoners count? Captured so far: by Black { $black }, by White { $white }.
}
rules-ask-filled = { $color ->
    [white] Black has captured { $prisoners ->
        [one] one stone
       *[other] { $prisoners } stones
    }. They are filled in now. How many points of territory does White have left?
   *[black] White has captured { $prisoners ->
        [one] one stone
       *[other] { $prisoners } stones
    }. They are filled in now. How many points of territory does Black have left?
}
rules-ask-winner = { $scoring ->
    [area] Both have passed, and area counts.
    [stones] Both have passed, and the stones on the board count.
   *[territory] Both have passed, and territory counts. Captured so far: by Black { $black }, by White { $white }.
} { $komi ->
    [0] Who wins?
   *[other] The komi is { $komi }. Who wins?
}
rules-ask-win = { $color ->
    [white] White is to move and can win at once. Where?
   *[black] Black is to move and can win at once. Where?
}
rules-ask-partner = Two pairs play, and nobody has passed. Count the stones: who is to move?

# What one chooses from.
rules-choice = { $choice ->
    [nobody] Nobody: a draw
    [gain] Yes, one can
    [pass] No, it is time to pass
    [black-first] Black’s first player
    [black-second] Black’s second player
    [white-first] White’s first player
    [white-second] White’s second player
   *[other] { $choice }
}

# What one fills in: at most 45 characters each.
rules-form-title = Your answer
rules-form-point = A point
rules-form-points = All the points
rules-form-stones = One stone of each dead chain
rules-form-number = A number
rules-form-number-example = 7

# How it went.
rules-right = **Right!**
rules-wrong = **Not quite.** You can answer again.
rules-solved = **The answer**

# Why the right answer is right.
rules-why-name = The point is { $point }.
rules-why-turn = { $color ->
    [white] There are { $black } black stones and { $white } white ones. Black began, so it is White’s turn.
   *[black] There are { $black } black stones and { $white } white ones. Black began, so it is Black’s turn.
}
rules-why-liberties = { $number ->
    [one] The chain has one liberty: { $points }.
   *[other] The chain has { $number } liberties: { $points }. A point that touches two of its stones counts once.
}
rules-why-chains = { $number ->
    [one] There is one chain: all these stones are neighbours along the lines.
   *[other] There are { $number } chains, marked with letters. Stones with the same letter are neighbours along the lines.
}
rules-why-capture = { $color ->
    [white] White captures on { $points }: the last liberty of a black chain.
   *[black] Black captures on { $points }: the last liberty of a white chain.
}
rules-why-pair = { $color ->
    [white] White captures on { $points }: that closes the trap around a black pair.
   *[black] Black captures on { $points }: that closes the trap around a white pair.
}
rules-why-forbidden = { $color ->
    [white] White may not play on { $points }, but may on all other empty points.
   *[black] Black may not play on { $points }, but may on all other empty points.
}
rules-why-eyes = The move is { $points }. Now the chain surrounds two separate points, and the other side can never fill both.
rules-why-dead = These stones are dead: { $points }. They are shut in, and there is no room for two eyes. All other stones live.
rules-why-seki = { $points } are the last liberties of both sides’ chains. Whoever plays there first is captured: seki.
rules-why-gain = { $color ->
    [white] Yes: on { $points } White closes the border. No other move gains anything.
   *[black] Yes: on { $points } Black closes the border. No other move gains anything.
}
rules-why-pass = No: what is left touches both colours and is nobody’s, and a stone in one’s own territory only costs a point. It is time to pass.
rules-why-points = { $color ->
    [white] White surrounds { $surrounded ->
        [one] one point
       *[other] { $surrounded } points
    }
   *[black] Black surrounds { $surrounded ->
        [one] one point
       *[other] { $surrounded } points
    }
} { $scoring ->
    [area] and has { $extra ->
        [one] one stone
       *[other] { $extra } stones
    } on the board: { $total }.
   *[territory] and has { $extra ->
        [one] one prisoner
       *[other] { $extra } prisoners
    }: { $total }.
}
rules-why-points-stones = { $color ->
    [white] White has { $total } stones on the board.
   *[black] Black has { $total } stones on the board.
}
rules-why-filled = { $color ->
    [white] White surrounded { $surrounded } points and filled { $prisoners } of them with prisoners, which the triangles mark. { $left } are left.
   *[black] Black surrounded { $surrounded } points and filled { $prisoners } of them with prisoners, which the triangles mark. { $left } are left.
}
rules-why-winner = { $komi ->
    [0] Black has { $black }, White has { $white }.
   *[other] Black has { $black }, White has { $white } with the komi.
} { $winner ->
    [white] White wins by { $margin }.
    [black] Black wins by { $margin }.
   *[nobody] It is a draw.
}
rules-why-win-capture = { $color ->
    [white] On { $points } White captures first and wins.
   *[black] On { $points } Black captures first and wins.
}
rules-why-win-five = { $color ->
    [white] On { $points } White has five in a row and wins.
   *[black] On { $points } Black has five in a row and wins.
}
rules-why-partner = { $stones } stones have been placed, and the four always take turns in the same order. Next is { $player }.

# Why a wrong answer is wrong, without giving the right one away.
rules-not-name = That is { $point }, another point. Look straight down for the letter and straight to the side for the number. The letter I is left out.
rules-not-turn = Count the stones. If both colours have the same number, Black is to move; if there is one more black stone, White is.
rules-not-liberties = { $than ->
    [more] { $number } is too many. Only empty points next to the chain along the lines count, and each of them only once.
   *[less] { $number } is too few. Go round the whole chain, stone by stone.
}
rules-not-chains = { $than ->
    [more] { $number } is too many. Stones that are neighbours along the lines are one chain together.
   *[less] { $number } is too few. Stones that touch only diagonally are not connected.
}
rules-not-capture = A stone on { $point } captures nothing. Look for a chain that has one liberty left.
rules-not-pair = A stone on { $point } captures nothing. Look for exactly two stones in a line, with one of your own at one end.
rules-not-forbidden = On { $points } a stone may be played: it has a liberty there, or gets one by capturing, and no ko is in the way.
rules-not-forbidden-renju = On { $points } Black may play: no double three, no double four and no overline arises there.
rules-not-all = That is right so far, but something is still missing.
rules-not-eyes = After { $point } the chain does not surround two separate points. Look for the point that divides its room.
rules-not-dead = What stands on { $points } cannot be captured if it is defended well.
rules-not-seki = Playing on { $points } does no harm. Look for chains of both colours that share their last liberties.
rules-not-gain = { $choice ->
    [gain] Look again: a point that touches both colours is worth nothing, and a stone in one’s own territory costs a point.
   *[pass] Look again: somewhere the border still has a gap.
}
rules-not-points = It is not { $number }. Count again, row by row.
rules-not-winner = { $scoring ->
    [area] Count again: stones on the board, and empty points that one colour alone surrounds.
    [stones] Count again: only the stones on the board.
   *[territory] Count again: empty points that one colour alone surrounds, then the prisoners, and in the end the komi for White.
}
rules-not-win = { $point } does not win yet.
rules-not-partner = The order is: Black’s first player, White’s first, Black’s second, White’s second, and from the beginning again.

# After a game, on the board message: what comes next on the path.
rules-step = The next step for { $players }, when you feel like it: **{ $step }**.
rules-step-named = { $step ->
    [strasbourg] Strasbourg on 9×9
   *[territory] Go with territory on 9×9
}
rules-button-step = The next step
