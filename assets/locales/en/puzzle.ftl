# Puzzles: a position with a question. Everybody sees the card, and answers are private.
# puzzle = a position with a question that has one answer
# level = how hard a puzzle is, 1 to 5
# Other words as in rules.ftl, which also has questions that the rule book asks.
puzzle-command = puzzle
puzzle-command-about = Puzzles that everybody here can answer in private
puzzle-now = now
puzzle-now-about = Post a puzzle that everybody here can answer in private
puzzle-topic = topic
puzzle-topic-about = What it is about; otherwise anything
puzzle-level = level
puzzle-level-about = How hard it is, from 1 to 5; otherwise 2
puzzle-topic-named = { $topic ->
    [captures] Capture
    [forbidden] Forbidden points
    [atari-go] Atari-Go
    [ko] Ko
    [stones] Counting stones
    [territory] Counting territory
    [dead-chains] Dead chains
    [five] Five in a row
    [pairs] Capturing pairs
    [life-and-death] Life and death
    [capturing] Capturing and saving
    [study] Study
   *[liberties] Liberties
}
puzzle-title = Puzzle { $number }: { $topic }
puzzle-level-of = Level { $level } of 5
puzzle-tally = Tried: { $tried } · solved: { $solved }
puzzle-closes = Closes { $until }. Answers are private, and the first try counts.
puzzle-closed = This puzzle is closed.
puzzle-button-close = Close
puzzle-ask-captures = { $color ->
    [white] White plays on the circle. Which stones does that capture? Name one stone of each chain.
   *[black] Black plays on the circle. Which stones does that capture? Name one stone of each chain.
}
puzzle-ask-ko = { $color ->
    [white] On the circle a white stone was captured. May White retake there now?
   *[black] On the circle a black stone was captured. May Black retake there now?
}
puzzle-ask-five = { $color ->
    [white] White is to move. On which points does White complete five in a row? Name all of them.
   *[black] Black is to move. On which points does Black complete five in a row? Name all of them.
}
puzzle-ask-pairs = { $color ->
    [white] White is to move. On which points does White capture a pair? Name all of them.
   *[black] Black is to move. On which points does Black capture a pair? Name all of them.
}
puzzle-ask-atari-go = { $color ->
    [white] White is to move in Atari-Go.
   *[black] Black is to move in Atari-Go.
} { $moves ->
    [1] Which move captures at once?
   *[other] Which first move captures by move { $moves } at the latest, whatever the other side does?
}
puzzle-ask-kill = { $color ->
    [white] White is to move and can kill the black stones with the triangles. Where does White play?
   *[black] Black is to move and can kill the white stones with the triangles. Where does Black play?
}
puzzle-ask-live = { $color ->
    [white] White is to move. Where does White play so that the white stones with the triangles live?
   *[black] Black is to move. Where does Black play so that the black stones with the triangles live?
}
puzzle-ask-capture = { $color ->
    [white] White is to move and can capture the black stones with the triangles, whatever the other side does. Where does White play?
   *[black] Black is to move and can capture the white stones with the triangles, whatever the other side does. Where does Black play?
}
puzzle-ask-save = { $color ->
    [white] White is to move. Where does White play to save the white stones with the triangles from capture?
   *[black] Black is to move. Where does Black play to save the black stones with the triangles from capture?
}
puzzle-ask-study = { $color ->
    [white] White is to move. Which move is right?
   *[black] Black is to move. Which move is right?
}
puzzle-author = The author: { $words }
puzzle-yes = Yes
puzzle-no = No
puzzle-right = { $tries ->
    [1] **Right!** Solved at the first try.
   *[other] **Right!** Solved at try { $tries }.
}
puzzle-refuted = The picture shows why.
puzzle-refuted-line = The pictures show how it fails, move by move: { $moves }.
puzzle-fails-alone = The other side need not even answer it.
puzzle-far-away = That is too far away: it changes nothing there.
puzzle-no-line = The author has no answer to that move, but another one is right.
puzzle-right-move = The right move is { $point }.
puzzle-goes-on = If both sides go on as well as they can: { $moves }.
puzzle-right-too = Right too: { $points }.
puzzle-why-captures = { $point } captures { $number ->
    [one] one stone
   *[other] { $number } stones
}: { $points }.
puzzle-why-ko = No: it is ko. The stone that has just captured a single stone may not be recaptured at once; one has to play elsewhere first.
puzzle-why-no-ko = Yes: no ko is in the way. The stone on { $point } captures { $number ->
    [one] one stone
   *[other] { $number } stones
}.
puzzle-why-line = Best for both sides: { $points }. The last move captures.
puzzle-try-first = Try it first: the solution is for those who have answered at least once.
puzzle-not-yours = Whoever asked for a puzzle can close it, and so can moderators.
puzzle-none = I could not make such a puzzle just now. Try again, or another level.
puzzle-create = create
puzzle-create-about = Bring a puzzle of your own: an SGF file with its solution
puzzle-file = file
puzzle-file-about = An SGF file: the position, the right line marked or first, and answers to wrong moves
puzzle-own-level-about = How hard you think it is, from 1 to 5; otherwise 3
puzzle-proposed = { $player } proposes this puzzle. A moderator decides whether it is posted.
puzzle-as-read = This is how I read the file. Lines in all: { $lines }.
puzzle-button-post = Post
puzzle-button-refuse = Refuse
puzzle-button-discard = Discard
puzzle-moderators-only = That is for moderators to decide.
puzzle-not-taken = Puzzle { $number } is not posted.
puzzle-proposal-gone = This puzzle waits no longer: it was posted or refused, or it has waited too long.
puzzle-too-many = You have as many puzzles waiting as one may at once: { $number }.
puzzle-sgf-unclosed = I cannot read the file as SGF: the bracket that opens at byte { $offset } is never closed.
puzzle-sgf-none = I cannot read the file as SGF: there is no record in it.
puzzle-sgf-game = I do not know the game in that file. Go is GM[1].
puzzle-sgf-size = The board in that file has no size from 1 to 19.
puzzle-sgf-point = In the file, { $property } names something that is no point of its board.
puzzle-sgf-late-setup = In the file, stones are set up after the first move. All have to stand there from the beginning.
puzzle-sgf-turns = In the file, the sides do not move in turn.
puzzle-sgf-no-moves = There is no move in the file, and so there is no solution.
puzzle-sgf-setup = The position in the file is not possible.
puzzle-sgf-no-liberty = The position in the file is not possible: the chain on { $at } has no liberty.
puzzle-sgf-nothing-right = No line in the file is right. Write RIGHT into the comment at the end of a right line, or let it be the first.
puzzle-sgf-no-first-move = A line in the file does not begin with a stone.
puzzle-sgf-too-large = The tree in the file is too large: { $lines } lines of { $moves } moves are the most.
puzzle-sgf-illegal = Line { $line } of the file, move { $number }: { $reason }
