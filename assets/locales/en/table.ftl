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
# no result = the game ends undecided, because the whole board came back
# five in a row = five stones in an unbroken line
# proposal = what one side asks and the other has to accept
# rank = a player’s strength, in kyu (k) and dan (d)

table-heading = **{ terms-game-on }** · game { $number } · ⚫ { $black } – ⚪ { $white }
table-number = game { $number }
table-moved = **Move { $number } · { terms-color } { $point }**
table-moved-captures = { table-moved } · { $stones } captured
table-moved-pass = **Move { $number } · { terms-color } passes**
table-begins = The game begins.
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
table-prisoners = Captured so far: Black { $black }, White { $white }.
table-pairs = Pairs captured so far: Black { $black }, White { $white }.
table-turn = **{ $player }, your turn**
table-answer = **{ $players }, please answer**
table-button-play = Play
table-button-text = Board as text
table-button-more = More…
table-button-pass = Pass
table-button-resign = Resign
table-button-here = Go on in this channel
table-button-rematch = Rematch
table-button-film = Film
table-more-question = Game { $number }: what would you like to do?
table-more-placeholder = What would you like to do?
table-more-resign = Resign
table-more-resign-about = Give the game up; you are asked once more
table-more-board = Show the board again
table-more-board-about = As a new message at the end of the channel
table-more-text-about = Only for you
table-more-film-about = The whole game as a moving picture
table-more-sgf = Game record
table-more-sgf-about = The game so far as an SGF file
table-more-rules = Rules
table-more-rules-about = How this game is played
table-form-title = Game { $number }: your move
table-form-point = Where do you play?
table-button-type = Type it
table-button-cancel = Cancel
table-button-again = Try again
table-pick-columns = Choose a column
table-pick-column = Column { $letter }
table-pick-rows = Choose a row
table-pick-row = Row { $number }
table-pick-again = Press { $point } once more to play it, or choose another point.
table-not-played = Nothing was played.
table-confirm-pass = Do you want to pass? When both players pass in a row, the count begins.
table-confirm-pass-to-end = Do you want to pass? When both players pass in a row, the game is over and all counts as it stands.
table-confirm-resign = Do you want to give up game { $number } against { $opponent }? This cannot be taken back.
table-played-elsewhere = Done. This game is played in { $place }
table-meant-elsewhere = You have no such game in this channel. Do you mean game { $number }, { terms-game-on } against { $opponent }? It is played in { $place }
table-button-there = Game { $number }: { $command }
table-done = Done: the board has changed.
table-asked = Asked. Now the other side has to answer: { $asked }
table-asked-elsewhere = This game is played in { $channel }, and I am sending the question there. Now the other side has to answer: { $asked }
table-done-below = Done: the new board is below.
table-asked-to-go-on-here = Asked. Game { $number } goes on in this channel as soon as the other side consents; they see the question in { $channel }.
table-goes-on-elsewhere = The game goes on in { $channel }.
table-agreed-to-go-on = Both sides have agreed: the game goes on in { $channel }.
table-reminder = **{ $player }, your turn** · game { $number } against { $opponent }
    { pace-out } · { $place }
table-reminder-of-count = **{ $player }, please check the count** · game { $number } against { $opponent }
    { pace-out } · { $place }
table-call = { $player }, game { $number } waits for you: { $place }
table-call-asked = { $player }, game { $number }: { $asked } { $place }
table-channel-lost = The channel of game { $number } is gone, or closed to me. The game goes on: `/{ command-board }` shows it in every channel, with a button to go on there.
table-channel-trouble = For the moderators: game { $number } is played in { $channel }, but that channel is gone, or I may not write there. I have told the players directly.
table-channel-unreached = I am not a member where game { $number } is played and can only answer commands there. Here is the board; `/{ command-board }` shows it in every channel.
table-thread-locked = The thread of game { $number } is locked, so the game goes on here.
table-no-files = I may not attach files here, so here is the board as text.
table-sgf = The record of game { $number }.
table-sgf-not-here = I may not attach files here. Ask me for the record in another channel or in a direct message.
table-film = Game { $number } from the first move to the last.
table-film-not-here = I may not attach files here. Ask me for the film in another channel or in a direct message.
table-film-progress = The film of game { $number }: picture { $shown } of { $all } is painted.
table-film-waits = Other films are made first. Yours comes after them.
table-film-too-large = The film of game { $number } is larger than a file may be here, even in the smallest size.
table-film-late = { $player }, the film of game { $number } was ready too late for this answer. Please press “Film” once more.
table-which = Which game do you mean?
table-which-placeholder = Choose a game
table-which-entry = Game { $number }: { terms-game-on } against { $opponent }
table-games-none = You have no games at the moment. Challenge somebody with `/{ command-challenge }`.
table-games-heading = { $count ->
    [one] You have one game.
   *[other] You have { $count } games.
}
table-games-yours = **Your turn** · game { $number }, { terms-game-on } against { $opponent } · { $place }
table-games-proposed = **{ $proposal ->
    [no-result] No result proposed: answer
    [both-lose] Both lose, proposed: answer
    [substitute] Substitute proposed: answer
    [undo] Undo asked for: answer
    [pause] Pause proposed: answer
    [place] Another channel proposed: answer
    [call-off] Calling off proposed: answer
   *[draw] Draw offered: answer
}** · game { $number }, { terms-game-on } against { $opponent } · { $place }
table-games-theirs = Waiting for { $opponent } · game { $number }, { terms-game-on } · { $place }
table-games-counting = **Count** · game { $number }, { terms-game-on } against { $opponent } · { $place }
table-games-offered = Your challenge to { $opponent } · game { $number }, { terms-game-on } · { $place }
table-games-joined = Accepted by you, not yet by all · game { $number }, { terms-game-on } with { $opponent } · { $place }
table-games-invited = **Challenge** from { $opponent } · game { $number }, { terms-game-on } · { $place }
table-games-more = … and { $count } more.
table-anyone = anyone
table-entry-yours = Your turn
table-entry-proposed = Answer a proposal
table-entry-theirs = Your opponent’s turn
table-entry-counting = In the count
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
table-won-resignation = { $loser } has resigned: { terms-color } ({ $winner }) wins.
table-won-pairs = { terms-color } ({ $winner }) has captured five pairs and wins.
table-won-forfeit = { $color ->
    [white] A moderator has ruled that Black ({ $loser }) forfeits the game: White ({ $winner }) wins.
   *[black] A moderator has ruled that White ({ $loser }) forfeits the game: Black ({ $winner }) wins.
}
table-no-result = The game has no result: the whole board came back, and both agreed.
table-both-lose = Both lose this game.
table-both-lose-agreed = Both lose this game, as both sides have agreed.
table-drawn-points = The game is a draw (jigo): both have { $total } { $total ->
    [one] point
   *[other] points
}.
table-drawn-stones = The game is a draw (jigo): both have { $total } { $total ->
    [one] stone
   *[other] stones
}.
table-drawn-full = The game is a draw: no move is left.
table-ended-won = { $color ->
    [white] White
   *[black] Black
} wins { $how ->
    [points] on points
    [five] with five in a row
    [capture] by capturing
    [pairs] with five captured pairs
    [resignation] by resignation
    [forfeit] by forfeit
    [time] on time
   *[ruling] by a ruling
}.
table-ended-open = { $how ->
    [jigo] Jigo: a draw with equal totals.
    [draw] A draw by agreement.
    [full] A draw: no move is left.
    [no-result] No result.
    [both-lose] Both lose.
    [not-begun] Not begun in time: nobody wins or loses.
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
table-alt-partial = This is not all; “{ table-button-text }” has every stone.
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
table-no-chains = { terms-game } knows no chains; this is the board row by row.
table-words-partial = There is more than fits here. “{ table-button-text }” has every stone.
table-repeats = The whole board is as it was after move { $number }. If it goes round in circles, both may agree that the game has no result.
table-placing = { $stones ->
    [one] Black places one more handicap stone.
   *[other] Black places { $stones } more handicap stones.
}
table-button-no-result = Propose: no result
table-button-consent = I consent
table-button-reject = No
table-proposes-no-result = { $player } proposes that the game has no result.
table-proposes-both-lose = { $player } proposes that both lose.
table-proposes-substitute = { $player } proposes that { $substitute } takes the place of { $out }.
table-proposes-place = { $player } proposes to go on in { $channel }.
table-proposes-place-elsewhere = { $player } proposes to go on in { $channel }, a channel of another server.
table-substituted = { $substitute } has taken the place of { $out }.
table-rejected = { $color ->
    [white] White took the proposal off the table.
   *[black] Black took the proposal off the table.
}
table-more-both-lose = Both lose
table-more-both-lose-about = Propose it when you cannot agree; the other side has to consent
table-confirm-both-lose = Do you want to propose that both of you lose this game?
table-rank-noted = Noted: { $rank }. Challenges between you and others with a rank now say what would make an even game.
table-theme-noted = Boards that only you see now look like this. { $theme }.
table-theme-follows = Boards that only you see now look as they do in the channel.
table-channel-theme-noted = Boards in this channel look like this from the next one on. { $theme }.
table-atari = { $color ->
    [white] White’s stones in atari
   *[black] Black’s stones in atari
}: { $stones }, with their last liberties on { $liberties }.
table-hints-on = From now on, the boards of your games show which stones are in atari: four arcs near the rim.
table-hints-off = The boards of your games no longer show which stones are in atari, unless another player wants it.
table-after-move = { $number ->
    [0] The board at the start; so far { $moves } moves have been played.
   *[other] The board after move { $number } of { $moves }.
}
table-numbered = Numbered: { $moves }.
