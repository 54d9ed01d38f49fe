### Clocks, taking back, pausing and calling off.
# clock = how time is kept in a game
# undo = take the last move back
# move = placing one stone, or passing
# pass = give up one’s turn
# pause = a time in which the clocks do not run
# call off = end a game so that nobody wins or loses
# claim the win = win because the opponent has run out of time
# draw = nobody wins, and both have the same result
# moderator = one who may decide games in a server
# seat = the place of a player in a game
# vacation = days on which all of a player’s clocks are paused
# byo-yomi = time in periods, each for one move
# period = one stretch of time in byo-yomi
# run out of time = pass the deadline

pace-days = { $days } { $days ->
    [one] day
   *[other] days
}
pace-hours = { $hours } { $hours ->
    [one] hour
   *[other] hours
}
pace-days-and-hours = { $days } { $days ->
    [one] day
   *[other] days
} { $hours } { $hours ->
    [one] hour
   *[other] hours
}
pace-taken-back = { $color ->
    [white] White undid the last move.
   *[black] Black undid the last move.
}
pace-undone = The move was undone.
pace-went-on = The clocks are running again.
pace-paused = The clocks are paused until someone moves or resumes them.
pace-time-given = { $color ->
    [white] White gets { $span } more.
   *[black] Black gets { $span } more.
}
pace-overdue = { $color ->
    [white] White has run out of time. Black may claim the win, give more time, or call the game off.
   *[black] Black has run out of time. White may claim the win, give more time, or call the game off.
}
pace-proposes-undo = { $player } asks to undo move { $number } ({ $point }).
pace-proposes-undo-pass = { $player } asks to undo move { $number } (a pass).
pace-proposes-pause = { $player } proposes to pause the clocks.
pace-proposes-call-off = { $player } proposes to call the game off: nobody wins or loses.
pace-proposes-draw = { $player } offers a draw.
pace-won-time = { $color ->
    [white] { $loser } ran out of time: White ({ $winner }) wins.
   *[black] { $loser } ran out of time: Black ({ $winner }) wins.
}
pace-won-adjudication = { $color ->
    [white] A moderator decided the game: White ({ $winner }) wins.
   *[black] A moderator decided the game: Black ({ $winner }) wins.
}
pace-draw = The game is a draw by agreement.
pace-not-begun = The game didn’t start in time. Nobody wins or loses.
pace-called-off = The game was called off. Nobody wins or loses.
pace-nothing-to-undo = You have no move to undo.
pace-too-late-to-take-back = You can undo a move freely for one minute, as long as nobody has answered it. After that your opponent has to agree: ask with `/{ command-game } { command-undo }`.
pace-no-clock = This game has no clock.
pace-is-paused = The clocks are already paused.
pace-not-paused = The clocks aren’t paused.
pace-paused-too-early = You can pause once both sides have made a move.
pace-too-much-time = You can give at most { $most } at once.
pace-time-is-out = Your time ran out { $at }.
pace-time-was-out = You’ve run out of time.
pace-nobody-overdue = Your opponent hasn’t run out of time.
pace-no-draw = You can’t agree on a draw in this game: in Go the count decides, in Atari-Go the captures do.
pace-bad-time = I don’t understand that clock. Examples: `3d` for three days a move, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
pace-field-clock = Clock
pace-field-rest = Clock pauses
pace-field-overdue = When time runs out
pace-control-none = None
pace-control-per-move = { $each } per move
pace-control-fischer = { $start } at the start, plus { $increment } per move, up to { $cap } (Fischer)
pace-control-byo-yomi = { $main }, then { $periods ->
    [one] one period of { $period }
   *[other] { $periods } periods of { $period }
} (byo-yomi)
pace-control-canadian = { $main }, then { $period } for every { $stones } stones (Canadian)
pace-line-none = No clock
pace-line-per-move = { $each } a move
pace-line-fischer = { $start } + { $increment } a move
pace-line-rests-weekends = paused at weekends
pace-line-rests-nights = paused at night
pace-line-rests-both = paused at night and at weekends
pace-rest-none = On vacation and while I’m offline
pace-rest-weekends = At weekends in each player’s own time zone, on vacation and while I’m offline
pace-rest-nights = At night (22:00 to 08:00) in each player’s own time zone, on vacation and while I’m offline
pace-rest-both = At weekends and at night (22:00 to 08:00) in each player’s own time zone, on vacation and while I’m offline
pace-overdue-loses = That player loses. Before both have moved, nobody loses. If a count isn’t answered in time, the other side may accept it as it is.
pace-overdue-chooses = The opponent may claim the win, give more time or call the game off. Before both have moved, nobody loses. If a count isn’t answered in time, the other side may accept it as it is.
pace-rest-without-clock = There’s no clock to pause: choose a `{ command-clock }` too.
pace-left = Black { $black } · White { $white }
pace-left-byo-yomi = { $main }, then { $periods } × { $period }
pace-left-periods = { $periods } × { $period }
pace-left-canadian = { $main }, then { $period } for { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
pace-left-stones = { $period } for { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
pace-out = Time runs out { $at }
pace-out-resting = Clock paused; time runs out { $at }
pace-rests = The clock is paused.
pace-button-claim = Claim the win
pace-button-give-day = Give a day
pace-button-call-off = Call off
pace-confirm-claim = Claim the win on time against { $opponent }? You can’t undo this.
pace-confirm-call-off = Call the game off? Nobody wins or loses. You can’t undo this.
