# The board message, its buttons, and what is told about a game.
# game (played) = one game between players, from its first move to its end
# board = the lines that are played on
# move = placing one stone, or passing
# to move = whose turn it is
# stone = what a player puts on a point; it is never moved
# capture = take the last liberty of a chain, so that it comes off
# prisoner = a stone that was captured or is dead
# pass = give up one’s turn
# resign = give up a game
# rematch = another game between the same players
# record = all moves of a game, as a file
# count = what follows two passes: dead stones, then the score
# handicap stone = a stone that Black has before White’s first move
# chain = stones of one colour that touch along the lines
# liberty = an empty point next to a chain
# atari = having one liberty left
# ko = a single stone may not be recaptured at once
# dead = cannot escape capture
# territory = empty points that only one side’s living stones surround
# draw = nobody wins, and both have the same result
# jigo = equal totals
# no result = the game ends undecided, because the position repeated
# five in a row = five stones in an unbroken line
# proposal = what one side asks and the other has to accept
# rank = a player’s strength, in kyu (k) and dan (d)

table-heading = **{ terms-game-on }** · game { $number } · ⚫ { $black } – ⚪ { $white }
table-number = game { $number }
table-moved = **Move { $number } · { terms-color } { $point }**
table-moved-captures = { table-moved } · { $stones } captured
table-moved-pass = **Move { $number } · { terms-color } passes**
table-begins = The game begins.
table-begins-aim = { table-begins } { $aim ->
    [captures] Capture { $number } stones to win.
    [five] Five in a row wins.
    [stones] Whoever has more stones on the board at the end wins.
   *[capture] Capture one stone to win.
}
table-begins-handicap = The game begins with { $stones } handicap stones; White moves first.
table-begins-free = The game begins: Black places { $stones } stones, then White moves.
table-played = { terms-color } played { $point }.
table-captured = { terms-color } played { $point } and captured { $stones ->
    [one] one stone
   *[other] { $stones } stones
}.
table-passed = { terms-color } passed.
table-resumed = { $color ->
    [white] White asked to play on, so Black moves first.
   *[black] Black asked to play on, so White moves first.
}
table-prisoners = Prisoners: Black { $black }, White { $white }.
table-pairs = Captured pairs: Black { $black }, White { $white }.
table-turn = **{ $player }, your turn**
table-thinking = **{ $player } is thinking**
table-thread-of = { terms-game } { $size }
table-thread-of-go = { $size }
table-thread-won = { $winner } beat { $loser }
table-thread-team = members
table-thread-team-won = { $winner ->
    [team] the members beat { $other }
   *[player] { $other } beat the members
}
table-answer = **{ $players }, please answer**
table-button-play = Play
table-button-text = Board as text
table-button-more = More…
table-button-pass = Pass
table-button-resign = Resign
table-button-here = Continue here
table-button-rematch = Rematch
table-button-film = Replay
table-button-share = Show everyone
table-shown-by = Shown by { $player }
table-more-question = Game { $number }: what would you like to do?
table-more-placeholder = What would you like to do?
table-more-resign = Resign
table-more-resign-about = Resign this game; I’ll ask you to confirm
table-more-board = Show the board again
table-more-board-about = As a new message at the end of the channel
table-more-text-about = Only for you
table-more-film-about = The whole game as an animation
table-more-sgf = Game record
table-more-sgf-about = The moves so far as an SGF file
table-more-rules = Rules
table-more-rules-about = How this game is played
table-form-title = Game { $number }: your move
table-form-point = Where do you play?
table-button-type = Type it
table-button-elsewhere = Elsewhere
table-button-another = Another point
table-button-cancel = Cancel
table-button-again = Try again
table-pick-point = Game { $number }: press the point where you want to play. Only you can see this.
table-pick-area = Each button stands for a part of the board and is named after its lower left corner.
table-confirm-pass = Pass? When both players pass in a row, the count begins.
table-confirm-pass-after = { $player } has passed: if you pass too, the count begins.
table-confirm-pass-to-end = Pass? When both players pass in a row, the game ends, and everything counts as it stands.
table-confirm-resign = Resign game { $number } against { $opponent }? You can’t undo this.
table-played-elsewhere = Done. This game is played in { $place }
table-did-you-mean = You have no such game in this channel. Did you mean game { $number }, { terms-game-on } against { $opponent }? It’s played in { $place }
table-button-there = Game { $number }: { $command }
table-done = Done. The board has been updated.
table-proposal-sent = Sent. Now the other side has to answer: { $asked }
table-proposal-sent-elsewhere = This game is played in { $channel }, so I’m sending the proposal there. Now the other side has to answer: { $asked }
table-done-below = Done: the new board is below.
table-proposal-to-go-on-here = Sent. Game { $number } continues in this channel once the other side accepts; they can see the proposal in { $channel }.
table-goes-on-elsewhere = The game continues in { $channel }.
table-agreed-to-go-on = Both sides agreed: the game continues in { $channel }.
table-reminder = **{ $player }, your turn** · game { $number } against { $opponent }
    { pace-out } · { $place }
table-reminder-of-count = **{ $player }, please check the count** · game { $number } against { $opponent }
    { pace-out } · { $place }
table-call = { $player }, game { $number } is waiting for you: { $place }
table-call-asked = { $player }, game { $number }: { $asked } { $place }
table-channel-lost = The channel of game { $number } is gone, or I can’t see it any more. The game goes on: `/{ command-game } { command-board }` shows it in any channel, with a button to continue there.
table-channel-trouble = For the moderators: game { $number } is played in { $channel }, but that channel is gone, or I’m not allowed to post there. I’ve told the players directly.
table-channel-unreached = I can’t post where game { $number } is played, only answer commands. Here is the board; `/{ command-game } { command-board }` shows it in any channel.
table-thread-locked = The thread of game { $number } is locked, so the game continues here.
table-no-files = I’m not allowed to attach files here, so here is the board as text.
table-sgf = The record of game { $number }.
table-sgf-not-here = I’m not allowed to attach files here. Ask me for the record in another channel or in a direct message.
table-film = Game { $number } from the first move to the last.
table-film-not-here = I’m not allowed to attach files here. Ask me for the replay in another channel or in a direct message.
table-film-progress = Making the replay of game { $number }: frame { $shown } of { $all }.
table-film-waits = Other replays are being made first. Yours comes after them.
table-film-too-large = The replay of game { $number } is too large to send here, even at the smallest size.
table-film-late = { $player }, the replay of game { $number } took too long for this answer. Please press “{ table-button-film }” again.
table-which = Which game do you mean?
table-which-placeholder = Choose a game
table-which-entry = Game { $number }: { terms-game-on } against { $opponent }
table-games-none = You have no games right now. Challenge someone with `/{ command-challenge }`.
table-games-heading = { $count ->
    [one] You have one game.
   *[other] You have { $count } games.
}
table-games-yours = **Your turn** · game { $number }, { terms-game-on } against { $opponent } · { $place }
table-games-proposed = **{ $proposal ->
    [no-result] Answer needed: no result
    [both-lose] Answer needed: both lose
    [substitute] Answer needed: substitute
    [undo] Answer needed: undo
    [pause] Answer needed: pause
    [place] Answer needed: another channel
    [call-off] Answer needed: call off
   *[draw] Answer needed: draw
}** · game { $number }, { terms-game-on } against { $opponent } · { $place }
table-games-theirs = Waiting for { $opponent } · game { $number }, { terms-game-on } · { $place }
table-games-counting = **Count** · game { $number }, { terms-game-on } against { $opponent } · { $place }
table-games-offered = Your challenge to { $opponent } · game { $number }, { terms-game-on } · { $place }
table-games-joined = You accepted, others still have to · game { $number }, { terms-game-on } with { $opponent } · { $place }
table-games-invited = **Challenge** from { $opponent } · game { $number }, { terms-game-on } · { $place }
table-games-more = … and { $count } more.
table-anyone = whoever accepts
table-entry-yours = Your turn
table-entry-proposed = Answer a proposal
table-entry-theirs = Your opponent’s turn
table-entry-counting = Being counted
table-entry-offered = Not accepted yet
table-entry-finished = Finished
table-won-points = { terms-color } ({ $winner }) wins by { $margin } { $margin ->
    [one] point
   *[other] points
}.
table-won-stones = { terms-color } ({ $winner }) wins by { $margin } { $margin ->
    [one] stone
   *[other] stones
}.
table-won-five = { terms-color } ({ $winner }) has five in a row and wins.
table-won-capture = { terms-color } ({ $winner }) has captured { $stones ->
    [one] a stone
   *[other] { $stones } stones
} and wins.
table-won-resignation = { $loser } resigned: { terms-color } ({ $winner }) wins.
table-won-pairs = { terms-color } ({ $winner }) has captured five pairs and wins.
table-won-forfeit = { $color ->
    [white] A moderator ruled that Black ({ $loser }) forfeits the game: White ({ $winner }) wins.
   *[black] A moderator ruled that White ({ $loser }) forfeits the game: Black ({ $winner }) wins.
}
table-won-no-show = { $color ->
    [white] Black ({ $loser }) made no first move by the deadline: White ({ $winner }) wins.
   *[black] White ({ $loser }) made no first move by the deadline: Black ({ $winner }) wins.
}
table-no-result = No result: the position repeated, and both sides agreed.
table-both-lose = Both lose this game.
table-both-lose-agreed = Both lose this game, as both sides agreed.
table-drawn-points = The game is a draw (jigo): both have { $total } { $total ->
    [one] point
   *[other] points
}.
table-drawn-stones = The game is a draw (jigo): both have { $total } { $total ->
    [one] stone
   *[other] stones
}.
table-drawn-full = The game is a draw: no moves are left.
table-ended-won = { $color ->
    [white] White
   *[black] Black
} wins { $how ->
    [points] on points
    [five] with five in a row
    [capture] by capture
    [pairs] with five captured pairs
    [resignation] by resignation
    [forfeit] by forfeit
    [time] on time
   *[ruling] by a ruling
}.
table-ended-open = { $how ->
    [jigo] Jigo: a draw with equal totals.
    [draw] A draw by agreement.
    [full] A draw: no moves are left.
    [no-result] No result.
    [both-lose] Both lose.
    [not-begun] Not started in time: nobody wins or loses.
   *[called-off] Called off: nobody wins or loses.
}
table-alt-board = { terms-game } on { $columns } by { $rows }, game { $number }.
table-alt-turn = { $color ->
    [white] White to move.
   *[black] Black to move.
}
table-alt-over = The game is over.
table-alt-ended = { table-alt-over } { $ended }
table-alt-counting = The count.
table-alt-last = Last move: { $last }
table-alt-prisoners = Captured by Black: { $black }, by White: { $white }.
table-alt-pairs = Pairs captured by Black: { $black }, by White: { $white }.
table-alt-stones = { $color ->
    [white] White stones
   *[black] Black stones
}: { $stones }.
table-alt-ko = Ko at { $point }.
table-alt-atari = In atari: { $points }.
table-alt-line = The winning line: { $points }.
table-alt-partial = This isn’t all; “{ table-button-text }” has every stone.
table-alt-theme = A board that looks like this: { $theme }.
table-players = Black is { $black }. White is { $white }.
table-board-empty = The board is empty.
table-row = Row { $number }: { $stones }.
table-row-empty = Row { $number } is empty.
table-rows-empty = Rows { $from } to { $to } are empty.
table-run-point = { $point }
table-run-points = { $from } to { $to }
table-run-stones = { terms-color } { $points }
table-run-dead = { $color ->
    [white] dead White
   *[black] dead Black
} { $points }
table-run-territory = { $color ->
    [white] White’s territory
   *[black] Black’s territory
} { $points }
table-chain-stones = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
table-chain = { terms-color } { $points }: { table-chain-stones }, { $liberties ->
    [one] 1 liberty
   *[other] { $liberties } liberties
}.
table-chain-atari = In atari: { terms-color } { $points }, { table-chain-stones }. Last liberty { $liberty }.
table-chain-dead = { terms-color } { $points }: { table-chain-stones }, marked as dead.
table-no-chains = { terms-game } has no chains; here is the board row by row.
table-words-partial = Not everything fits here. “{ table-button-text }” has every stone.
table-repeats = This is the same position as after move { $number }. If it keeps repeating, you can both agree on no result.
table-placing = { $stones ->
    [one] Black places one more handicap stone.
   *[other] Black places { $stones } more handicap stones.
}
table-button-no-result = Propose no result
table-button-consent = Accept
table-button-reject = Decline
table-proposes-no-result = { $player } proposes to end the game without a result.
table-proposes-both-lose = { $player } proposes that both lose.
table-proposes-substitute = { $player } proposes that { $substitute } replaces { $out }. { $substitute } and the other side both have to accept.
table-proposes-substitute-still = { $player } proposes that { $substitute } replaces { $out }. { $accepted } has accepted.
table-proposes-place = { $player } proposes to continue in { $channel }.
table-proposes-place-elsewhere = { $player } proposes to continue in { $channel }, a channel of another server.
table-substituted = { $substitute } has replaced { $out }.
table-rejected = { $color ->
    [white] The proposal is off: White has declined or withdrawn it.
   *[black] The proposal is off: Black has declined or withdrawn it.
}
table-rejected-by-substitute = The proposal is off: { $substitute } has declined it.
table-more-both-lose = Both lose
table-more-both-lose-about = For when you can’t agree; the other side has to accept
table-confirm-both-lose = Propose that both of you lose this game?
table-rank-noted = Saved: { $rank }. Challenges now suggest a handicap.
table-atari = { $color ->
    [white] White in atari
   *[black] Black in atari
}: { $stones }. Liberties left: { $liberties }.
table-atari-own = { $number ->
    [one] Your stone on { $stones } can be captured at { $liberties }.
   *[other] Your stones on { $stones } can be captured at { $liberties }.
}
table-atari-theirs = { $number ->
    [one] You can capture the stone on { $stones } at { $liberties }.
   *[other] You can capture the stones on { $stones } at { $liberties }.
}
table-hints-on = From now on, the boards of your games show which stones are in atari: they’re marked with four small arcs.
table-hints-off = The boards of your games no longer show which stones are in atari, unless another player wants it.
table-after-move = { $number ->
    [0] The board at the start. Moves so far: { $moves }.
   *[other] The board after move { $number } of { $moves }.
}
table-record-players = Black: { $black }. White: { $white }.
table-record-result = Result: { $result }
table-record-games = The file has { $games } games: this is the first.
table-record-stops = Move { $number } isn’t legal, so the record ends before it.
table-button-start = Start
table-numbered = Numbered: { $moves }.
