# Puzzles: a position with a question. Everybody sees the card, and answers are private.
# puzzle = a position with a question that has one answer
# level = how hard a puzzle is, 1 to 5
# Other words as in rules.ftl, which also has questions that the rule book asks.
puzzle-command = puzzle
puzzle-command-about = Puzzles to solve alone or with everyone here
puzzle-now = now
puzzle-now-about = Solve puzzles in private, one after another
puzzle-topic = topic
puzzle-topic-about = Topic (default: any)
puzzle-level = level
puzzle-level-about = Level to begin with, 1 to 5
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
puzzle-here = Daily puzzle: { $channels }
puzzle-level-of = Level { $level } of 5
puzzle-tally = Tried: { $tried } · solved: { $solved }
puzzle-closes = Closes { $until }. Answers are private, and the first try counts.
puzzle-closed = This puzzle is closed.
puzzle-button-next = Next puzzle
puzzle-button-post-here = Post it here
puzzle-in-a-row = **{ $number } in a row**
puzzle-button-close = End puzzle
puzzle-close-question = End puzzle { $number } now? Everyone then sees the solution, and no more answers count.
puzzle-closed-now = Puzzle { $number } is closed.
puzzle-ask-captures = { $color ->
    [white] White plays on { $point }. Which stones does that capture? Name one stone of each chain.
   *[black] Black plays on { $point }. Which stones does that capture? Name one stone of each chain.
}
puzzle-ask-ko = { $color ->
    [white] On { $point } a white stone was captured. May White retake there now?
   *[black] On { $point } a black stone was captured. May Black retake there now?
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
   *[other] Which move makes sure of a capture by move { $moves }, whatever the other side does?
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
puzzle-author = Author’s note: { $words }
puzzle-yes = Yes
puzzle-no = No
puzzle-missed = **That’s not right.**
puzzle-right = { $tries ->
    [1] **Right!** Solved on the first try.
   *[other] **Right!** Solved on try { $tries }.
}
puzzle-refuted = The picture shows why.
puzzle-refuted-line = The pictures show how it fails, move by move: { $moves }.
puzzle-fails-alone = The other side doesn’t even have to answer it.
puzzle-far-away = That’s too far away to change anything.
puzzle-no-line = The author gives no reply to that move, but it isn’t the right one.
puzzle-right-move = The right move is { $point }.
puzzle-best-line = With best play by both sides: { $moves }.
puzzle-right-too = Also right: { $points }.
puzzle-why-captures = { $point } captures { $number ->
    [one] one stone
   *[other] { $number } stones
}: { $points }.
puzzle-why-ko = No: it’s ko. The stone that has just captured a single stone may not be recaptured at once; a move elsewhere has to come first.
puzzle-why-no-ko = Yes: there’s no ko to stop it. The stone on { $point } captures { $number ->
    [one] one stone
   *[other] { $number } stones
}.
puzzle-why-line = Best for both sides: { $points }. The last move captures.
puzzle-posted = You’ve already posted this puzzle: it’s in the channel now.
puzzle-try-first = Try it first: you can see the solution once you’ve answered.
puzzle-not-yours = Only moderators and the member who asked for this puzzle can end it.
puzzle-none = I couldn’t make such a puzzle right now. Try again, or try another level.
puzzle-create = create
puzzle-create-about = Submit your own puzzle: an SGF file with its solution
puzzle-file = file
puzzle-file-about = SGF file: the position, the right line marked or first, and replies to wrong moves
puzzle-own-level-about = How hard you think it is, 1 to 5 (default: 3)
puzzle-which-game = game
puzzle-which-game-about = If the file has several games: which one, counted from 1 (default: the first with moves)
puzzle-proposed = { $player } submitted this puzzle. A moderator decides whether to post it.
puzzle-as-read = This is how I read the file. Number of lines: { $lines }.
puzzle-remark-games = Game { $taken } of { $games } in the file. For another one, use `{ puzzle-which-game }`.
puzzle-remark-first-branch = Nothing in the file marks the right line, so I took the first branch as right.
puzzle-remark-charset = The file doesn’t say which character set it uses, or names the wrong one. I read it as { $charset }: check the text.
puzzle-button-post = Post
puzzle-button-refuse = Reject
puzzle-button-discard = Discard
puzzle-moderators-only = Only moderators can decide that.
puzzle-not-taken = Puzzle { $number } won’t be posted.
puzzle-proposal-gone = This puzzle is no longer waiting: it was posted or rejected, or it waited too long.
puzzle-too-many = You already have { $number } puzzles waiting, and that’s the limit.
puzzle-sgf-unclosed = I can’t read the file as SGF: the bracket that opens at byte { $offset } is never closed.
puzzle-sgf-none = I can’t read the file as SGF: there’s no record in it.
puzzle-sgf-game = I don’t know the game in that file. Go is GM[1].
puzzle-sgf-size = The board in that file isn’t between 1 and 19 lines wide.
puzzle-sgf-point = In the file, { $property } names something that isn’t a point on its board.
puzzle-sgf-late-setup = In the file, stones are set up after the first move. All of them have to be there from the start.
puzzle-sgf-turns = Black and White don’t alternate in the file.
puzzle-sgf-no-moves = There are no moves in the file, so there’s no solution.
puzzle-sgf-no-such-game = There’s no such game in the file. Number of games: { $games }.
puzzle-sgf-setup = The position in the file isn’t possible.
puzzle-sgf-no-liberty = The position in the file isn’t possible: the chain on { $at } has no liberty.
puzzle-sgf-nothing-right = No line in the file is right. Write RIGHT in the comment at the end of a right line, or put it first.
puzzle-sgf-no-first-move = A line in the file doesn’t begin with a stone.
puzzle-sgf-too-large = The tree in the file is too large: the limit is { $lines } lines of { $moves } moves.
puzzle-sgf-illegal = Line { $line } of the file, move { $number }: { $reason }
