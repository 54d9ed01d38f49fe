# Conditional moves: a plan that only its player sees, and the answers made by it.

plan-command = ifthen
plan-command-about = Plan answers ahead, seen by you alone: if they play there, you play here
plan-they = they
plan-they-about = What your opponent may play, for example D4; pass is a move too
plan-me = me
plan-me-about = What you answer then, for example E5
plan-line = line
plan-line-about = A longer line, your opponent’s move first: D4 E5 F6 G7
plan-drop = drop
plan-drop-about = A line to take out of your plan, such as D4 E5 F6; “all” takes everything out
plan-pass = pass
plan-heading = Your plan in game { $number }
plan-legend = Your opponent’s move → your answer. What is further in comes after it. Nobody else sees this.
plan-nothing = You have planned nothing in game { $number }. Name a move of your opponent’s and your answer, as in `/ifthen they:D4 me:E5`; nobody else sees it.
plan-picture = The picture shows the line { $line }.
plan-added = Planned: { $line }.
plan-replaced = It takes the place of another answer, and of what was planned after that.
plan-dropped = Dropped: { $line }, and all that was planned after it.
plan-cleared = Your plan is dropped.
plan-button-add = Add a line
plan-button-clear = Drop the plan
plan-drop-placeholder = Drop a line and all after it
plan-form-title = Game { $number }: a line for your plan
plan-form-line = Their move, your answer, and so on
plan-form-example = D4 E5 F6 G7
plan-deviated = Your opponent played { $point }, which your plan did not foresee: it is dropped.
plan-deviated-pass = Your opponent passed, which your plan did not foresee: it is dropped.
plan-impossible = The answer that you had planned, { $point }, was not possible when its time came: your plan is dropped.
plan-upset = The game did not go on as you had planned: a move was taken back or answered otherwise, or a count began. Your plan is dropped.
plan-over = The players do not move in turn any more: your plan is dropped.
plan-not-playing = You can plan ahead while the players move in turn.
plan-pairs = In games of pairs nobody can plan ahead: your partner’s turns lie in between.
plan-placing = You can plan ahead once the handicap stones are placed.
plan-own-turn = It is your turn: play first, then plan what comes after.
plan-empty = Name at least one move of your opponent’s and your answer.
plan-both = Name both: `they`, your opponent’s move, and `me`, your answer.
plan-no-answer = The line ends with a move of your opponent’s. Add your answer to it.
plan-too-deep = A line can have up to { $most } answers.
plan-too-many = A plan can have up to { $most } answers.
plan-bad-move = Move { $number } of the line: { $reason }
plan-illegal = Move { $number } of the line would not be possible there. { $reason }
plan-not-planned = Move { $number } of the line is not in your plan.
plan-answered = { terms-color } answered { $point } as planned.
plan-captured = { terms-color } answered { $point } as planned and captured { $stones ->
    [one] one stone
   *[other] { $stones } stones
}.
plan-passed = { terms-color } passed as planned.
plan-after = { $first } { $then }
