### Clocks, taking back, pausing and calling off.
# clock = how time is kept in a game
# take back = undo one’s own last move
# move = placing one stone, or passing
# pass = give up one’s turn
# pause = a time in which the clocks stand
# call off = end a game so that nobody wins or loses
# claim the game = win because the opponent’s time is out
# draw = nobody wins, and both have the same result
# moderator = one who may decide games in a server
# seat = the place of a player in a game
# vacation = days on which all of a player’s clocks stand
# byo-yomi = time in periods, each for one move
# period = one stretch of time in byo-yomi
# time is out = the deadline has passed

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
    [white] White took the last move back.
   *[black] Black took the last move back.
}
pace-undone = The move was undone: the board and the clocks are as they were.
pace-went-on = The clocks run again.
pace-paused = The clocks stand until someone moves or lets them go on.
pace-time-given = { $color ->
    [white] White gets more time: { $span }.
   *[black] Black gets more time: { $span }.
}
pace-overdue = { $color ->
    [white] White’s time is out. Black may claim the game, give more time, or call the game off.
   *[black] Black’s time is out. White may claim the game, give more time, or call the game off.
}
pace-proposes-undo = { $player } asks to undo move { $number } ({ $point }).
pace-proposes-undo-pass = { $player } asks to undo move { $number } (a pass).
pace-proposes-pause = { $player } proposes a pause: the clocks would stand.
pace-proposes-call-off = { $player } proposes to call the game off: nobody would win or lose.
pace-proposes-draw = { $player } proposes a draw.
pace-won-time = { $color ->
    [white] The time of { $loser } is out: White ({ $winner }) wins.
   *[black] The time of { $loser } is out: Black ({ $winner }) wins.
}
pace-won-adjudication = { $color ->
    [white] A moderator has decided the game: White ({ $winner }) wins.
   *[black] A moderator has decided the game: Black ({ $winner }) wins.
}
pace-draw = The game is a draw by agreement.
pace-not-begun = The game was not begun in time. Nobody wins or loses.
pace-called-off = The game was called off. Nobody wins or loses.
pace-reseated = A moderator has given a seat to another player.
pace-nothing-to-undo = There is no move of yours to undo.
pace-too-late-to-take-back = You can take a move back freely for one minute while nobody has answered it. Later, your opponent has to agree: ask with `/undo`.
pace-no-clock = This game has no clock.
pace-is-paused = The clocks stand already.
pace-not-paused = The clocks do not stand.
pace-too-much-time = You can give up to { $most } at once.
pace-time-is-out = Your time was out { $at }.
pace-time-was-out = Your time is out.
pace-nobody-overdue = Your opponent’s time is not out.
pace-no-draw = In this game there is no draw by agreement.
pace-bad-time = This clock is not possible. Examples: `3d` for three days a move, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
pace-field-clock = Clock
pace-field-rest = The clock rests
pace-field-overdue = When time is out
pace-control-none = None
pace-control-per-move = { $each } for every move
pace-control-fischer = { $start } at the start, { $increment } more with every move, { $cap } at most (Fischer)
pace-control-byo-yomi = { $main }, then { $periods ->
    [one] one period of { $period }
   *[other] { $periods } periods of { $period }
} (byo-yomi)
pace-control-canadian = { $main }, then { $stones } stones in every { $period } (Canadian)
pace-line-none = no clock
pace-line-per-move = { $each } a move
pace-line-fischer = { $start } + { $increment } a move
pace-line-rests-weekends = rests at weekends
pace-line-rests-nights = rests at night
pace-line-rests-both = rests at night and at weekends
pace-rest-none = On vacations and while I am down
pace-rest-weekends = At weekends in each player’s own time zone, on vacations and while I am down
pace-rest-nights = At night (22:00 to 08:00) in each player’s own time zone, on vacations and while I am down
pace-rest-both = At weekends and at night (22:00 to 08:00) in each player’s own time zone, on vacations and while I am down
pace-overdue-loses = The player loses. Before both have moved, nobody does. If a count is not answered in time, the other side may let it stand.
pace-overdue-chooses = The opponent claims the game, gives more time or calls it off. Before both have moved, nobody loses. If a count is not answered in time, the other side may let it stand.
pace-rest-without-clock = Without a clock nothing can rest: choose a `clock` too.
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
pace-out-resting = The clock rests; time runs out { $at }
pace-rests = The clock rests.
pace-button-claim = Claim the game
pace-button-give-day = Give a day
pace-button-call-off = Call off
pace-confirm-claim = Do you want to claim the game? Then { $opponent } loses it on time. This cannot be taken back.
pace-confirm-call-off = Do you want to call the game off? Nobody wins or loses. This cannot be taken back.
