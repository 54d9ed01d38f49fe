# Simultaneous games: in a channel, one member plays many others at once, each on a board of its own.
# board = one of these games; take a board = start one of them; close = no one can take a board any more
simul-command = simul
simul-show = simul-show
simul-show-about = Show the simultaneous games of this channel
simul-create-about = Offer to play many members at once, each on their own board
simul-boards = boards
simul-boards-about = How many boards you offer (default: 10)
simul-hours = hours
simul-hours-about = How many hours members have to take a board (default: 48)
simul-handicap = handicap
simul-handicap-about = Whether weaker players get a handicap (default: by rank)
simul-by-rank = By rank
simul-none = None
simul-clock-about = Time control (default: 3 days, and 1 more after each move)
simul-title = Simultaneous games
simul-here = Simultaneous games: { $channels }
simul-field = Simultaneous games
simul-with = { $master } plays up to { $boards } members at once.
simul-rule-by-rank = If both ranks are known, handicap and komi balance the game.
simul-rule-even = There’s no handicap: { $master } takes White.
simul-unrated = These games are unrated.
simul-until = You can take a board until { $when } ({ $until }).
simul-full = All boards are taken.
simul-closed = No more boards can be taken.
simul-nobody = Nobody has taken a board yet.
simul-line = { $player } · { $state } · { $place }
simul-line-odds = { $player } ({ $odds }) · { $state } · { $place }
simul-to-move = waiting for { $players }
simul-counting = counting
simul-won = won
simul-lost = lost
simul-draw = draw
simul-void = doesn’t count
simul-score = { $drawn ->
    [one] { $master }: { $won } won, { $lost } lost, 1 draw
   *[other] { $master }: { $won } won, { $lost } lost, { $drawn } draws
}
simul-over = The simultaneous games are over.
simul-button-take = Take a board
simul-button-mine = My boards
simul-button-close = Close
simul-button-refresh = Refresh
simul-begun = Simultaneous games: { $black } (Black) against { $white } (White).
simul-taken = You have a board against { $master }. Your game { $game } is in { $channel }.
simul-mine = { $boards ->
    [one] You have one simultaneous game in progress.
   *[other] You have { $boards } simultaneous games in progress.
}
simul-no-boards = You have no simultaneous game in progress here.
simul-close-question = Close these simultaneous games? Nobody can take a board after that. Games in progress go on.
simul-closed-now = Closed. Games in progress go on.
simul-no-simul = There are no simultaneous games in this channel. Offer some with `/{ command-together } { simul-command }`.
simul-no-second = This channel already has simultaneous games. Wait until they’re over.
simul-no-more = A server can have simultaneous games in up to { $most } channels at a time.
simul-no-own = You’re already playing simultaneous games. Finish them before you offer others.
simul-no-posting = I’m not allowed to post in this channel on my own, or it’s a thread, so simultaneous games can’t be here.
simul-no-not-yours = Only the member who plays these boards, or a moderator, can close them.
simul-no-oneself = You’re playing all of these boards yourself.
simul-no-second-board = You already have a board here: game { $game }.
simul-no-closed = No more boards can be taken here.
simul-no-full = All boards are taken.
