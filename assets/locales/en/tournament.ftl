# Tournaments of a server: entry, rounds, pairs, results, standings.
# round = all games that are played at the same time; pairing = who plays whom
# bye = a round without an opponent; standings = who is where, with the points
# organiser = who set the tournament up; moderators may do the same
tournament-command = tournament
tournament-command-about = Tournaments: set one up, see the standings, correct results
tournament-create = create
tournament-create-about = Set up a tournament in this channel (moderators)
tournament-change = change
tournament-change-about = Change the name, rounds, clock, handicap or pairing of a tournament
tournament-changed = Changed: **{ $name }**.
tournament-changed-clock = Changed: **{ $name }**. Games that have begun go on as they are.
tournament-show = show
tournament-show-about = Show a tournament with its standings
tournament-results = files
tournament-results-about = Get a tournament’s results as files (OpenGotha, EGD)
tournament-substitute = substitute
tournament-substitute-about = Replace a player with someone else (organisers)
tournament-sit-out = sit-out
tournament-sit-out-about = Have a player sit out the next round, or play in it after all (organisers)
tournament-apart = apart
tournament-apart-about = Keep two players from being paired, such as relatives (organisers)
tournament-team = team
tournament-team-about = Give your pair or team a name
tournament-team-name-about = What your pair or team is called
tournament-team-named = **{ $name }**: { $side }
tournament-remove = remove
tournament-remove-about = Take a player out of the tournament (organisers)
tournament-note = result
tournament-note-about = Enter or correct a result (organisers)
tournament-which = tournament
tournament-which-about = The tournament’s number (default: the latest one in this channel)
tournament-name = name
tournament-name-about = What the tournament is called
tournament-system = system
tournament-system-about = How players are paired (default: McMahon)
tournament-system-named = { $system ->
    [swiss] Swiss
    [round-robin] Round-robin
    [knock-out] Knock-out
   *[mcmahon] McMahon
}
tournament-rounds = rounds
tournament-rounds-about = How many rounds a Swiss or McMahon tournament has (default: 4)
tournament-format = format
tournament-format-about = Single players, pairs or teams (default: single players)
tournament-format-named = { $format ->
    [pairs] Pair Go
    [teams-2] Teams of 2
    [teams-3] Teams of 3
    [teams-4] Teams of 4
    [teams-5] Teams of 5
   *[single] Single players
}
tournament-handicap-about = Whether there are handicap stones (default: no)
tournament-handicap-named = { $handicap ->
    [yes] By rank or score
   *[no] No handicap
}
tournament-manner = where
tournament-manner-about = Where the games are played (default: here)
tournament-manner-named = { $manner ->
    [evening] Over the board: results are entered by hand
   *[here] Here: the bot starts each game
}
tournament-next = next-round
tournament-next-about = When the next round begins (default: when the organiser publishes it)
tournament-next-named = { $next ->
    [results] Automatically, when all results are in
    [days-7] Automatically, after 7 days at the latest
    [days-14] Automatically, after 14 days at the latest
    [days-30] Automatically, after 30 days at the latest
   *[by-hand] When the organiser publishes it
}
tournament-players = players
tournament-players-about = How many can play; others go on a waiting list (default: 500)
tournament-entry = entry
tournament-entry-about = How many days entry stays open (default: no limit)
tournament-grace = no-show
tournament-grace-about = How many hours players have for their first move before they lose (default: 48)
tournament-out = player
tournament-out-about = Who leaves
tournament-who-about = Which player
tournament-other = other
tournament-other-about = The other player
tournament-into = substitute
tournament-into-about = Who plays instead
tournament-table = table
tournament-table-about = The number of the table
tournament-board = board
tournament-board-about = The board of a team match (default: 1)
tournament-round = round
tournament-round-about = The round (default: the latest one)
tournament-result = result
tournament-result-about = What the result is
tournament-result-named = { $result ->
    [white] White wins
    [black] Black wins
    [jigo] Draw
    [both] Both lose
    [void] Doesn’t count
   *[clear] Remove the result
}
tournament-title = 🏆 { $name }
tournament-open-here = Tournament open for entry: { $title } in { $channel }
tournament-here = Tournaments open for entry: { $channels }
tournament-thread-of = { $title } R{ $round }
tournament-open = Entry is open.
tournament-open-until = Entry until { $until }.
tournament-running = { $games ->
    [one] Round { $round } of { $rounds }: one game isn’t finished yet.
   *[other] Round { $round } of { $rounds }: { $games } games aren’t finished yet.
}
tournament-between = Round { $round } of { $rounds } is finished.
tournament-over = The tournament is over.
tournament-plays = { $system }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-unrated = Unrated
tournament-bar = Bar: { $rank }. Everyone of that rank or stronger started with the same points.
tournament-bar-open = Bar so far: { $rank }; it’s fixed once round 1 is paired. Everyone of that rank or stronger starts with the same points.
tournament-handicap-rule = With handicap: +1 means no komi for White, +2 or more is the number of stones.
tournament-drawn-match = If a match is drawn, the first board with a winner decides.
tournament-next-with-entry = Round 1 begins automatically when entry closes.
tournament-next-with-results = The next round begins automatically when all results are in.
tournament-next-within = The next round begins automatically when all results are in, after { $days } days at the latest.
tournament-withdrawn = Withdrawn: { $players }
tournament-sitting-out = Sitting out the next round: { $players }
tournament-absent = Didn’t turn up; not paired until they press **{ tournament-button-enter }**: { $players }
tournament-organised = Organiser: { $player }
tournament-entered = Players ({ $number } of { $most })
tournament-entered-sides = { $format ->
    [pairs] Pairs ({ $number } of { $most })
   *[teams] Teams ({ $number } of { $most })
}
tournament-forming = Not complete yet
tournament-forming-side = { $side }: waiting for { $players }
tournament-waiting = Waiting list ({ $number })
tournament-nobody = Nobody has entered yet.
tournament-unranked = { $rank }?: no rank set
tournament-guessed = You haven’t set a rank, so you play this tournament as { $rank }. Set yours with `/{ command-me } { command-rank }`, then press **{ tournament-button-enter }** again before your first round.
tournament-button-enter = Enter
tournament-button-join = Join
tournament-button-decline = Decline
tournament-ask-others = { $number ->
    [one] Choose your partner. I’ll ask them to join.
   *[other] Choose the { $number } others in your team. I’ll ask them to join.
}
tournament-choose-others = { $number ->
    [one] Choose your partner…
   *[other] Choose { $number } players…
}
tournament-team-waits = I’ve asked { $players }. You’re in as soon as everyone has joined. Choose a name with `/{ tournament-command } { tournament-team }`.
tournament-asks = **{ $name }**: { $captain } would like to play with { $players }.
tournament-has-joined = Joined: { $players }
tournament-side-in = **{ $name }**: { $players } play together.
tournament-side-waits = **{ $name }**: { $players } play together. They’re on the waiting list.
tournament-side-off = **{ $name }**: { $player } isn’t joining { $captain }.
tournament-side-gone = **{ $name }**: { $players } aren’t playing together.
tournament-dissolved = { $name }: { $player } isn’t playing, so your pair or team won’t be in the next round: { $way }
tournament-button-withdraw = Withdraw
tournament-button-sit-out = Sit out
tournament-button-remove = Remove
tournament-button-pair = Pair round { $round }
tournament-button-standings = Standings
tournament-button-result = Enter my result
tournament-button-end = End the tournament
tournament-end-question = End the tournament now? There will be no more rounds. Games in progress go on.
tournament-withdraw-question = Withdraw? { $players } leave the tournament together. Games in progress go on.
tournament-proposal = Round { $round }: proposed pairings
tournament-proposal-about = Only you can see this. Choose two players to swap them; two from the same table swap colours.
tournament-still-open = { $games ->
    [one] One game of the last round isn’t finished yet. It counts as soon as it is.
   *[other] { $games } games of the last round aren’t finished yet. They count as soon as they are.
}
tournament-bye = Bye: { $players }
tournament-swap = Swap a player…
tournament-swap-with = Swap { $player } with…
tournament-button-lot = Pair again
tournament-button-publish = Publish
tournament-published = Round { $round } is published. I’ll tell you if I can’t post a pairing.
tournament-pairing-of-substitute = **{ $name }**, round { $round }: { $player } plays as a substitute.
    { $pair }
tournament-no-show = Make your first move by { $until }, or you lose. This doesn’t apply if your turn came after { $half }.
tournament-no-show-by-hand = If you’re not at the board by { $until }, you lose.
tournament-round-list = **{ $name }**, round { $round }
tournament-ask-result = What is the result of your game against { $player }?
tournament-won = I won
tournament-lost = I lost
tournament-jigo = Draw
tournament-result-entered = The result has been entered.
tournament-result-at = { $name }, round { $round }, table { $table }: { $result }.
tournament-result-removed = Result removed
tournament-game-goes-on = Game { $number } goes on, but no longer counts for the tournament.
tournament-result-waits = Saved. The result counts once { $player } enters the same one.
tournament-result-differs = { $player } entered a different result. Agree on one, or ask the organiser.
tournament-standings = Standings after round { $round }
tournament-standings-open = { $games ->
    [one] Standings: one result is missing
   *[other] Standings: { $games } results are missing
}
tournament-alt = Cross table of { $name }, round { $round }: place, player, rank, a column for each round with the opponent’s place, and the points.
tournament-legend = In each round: the opponent’s number, + won, − lost, = draw, ? not finished; w White, b Black; + alone is a bye; – not in this round.
tournament-criterion-named = { $criterion ->
    [mms] MMS: start points by rank, plus wins
    [sosm] SOSM: the opponents’ MMS added up
    [sosw] SOSW: the opponents’ wins added up
    [dc] DC: games between tied players
    [bdw] BDW: games won at all boards
   *[nbw] NBW: wins
}
tournament-files = The results of { $name }: for OpenGotha, and for the European Go Database.
tournament-substituted = { $into } plays instead of { $out }.
tournament-removed = { $player } is out of the tournament. Games in progress go on.
tournament-remove-question = Take { $player } out of the tournament? Entry is closed, so you can’t undo this.
tournament-sits-out = { $player } sits out the next round. Use the command again to undo this.
tournament-plays-again = { $player } plays the next round.
tournament-kept-apart = { $player } and { $other } won’t be paired if there’s any other way. Use the command again to undo this.
tournament-apart-no-more = { $player } and { $other } can be paired again.
tournament-apart-list = Not to be paired: { $pairs }
tournament-apart-met = Paired all the same: { $pairs }
tournament-round-over = { $name }: round { $round } is finished. The next step is yours: { $way }
tournament-round-begun = { $name }: round { $round } has begun automatically: { $way }
tournament-not-paired = { $name }: I couldn’t pair round { $round } automatically. Pair it yourself and you’ll see why: { $way }
tournament-results-missing = { $name }: the last round is finished. Results still missing: { $games }, the first in round { $round } at table { $table }. Enter them with `/{ tournament-command } { tournament-note }`, or end the tournament: { $way }
tournament-news-absent = { $name }, round { $round }: you didn’t turn up for your game. You won’t be paired again until you press **{ tournament-button-enter }**: { $way }
tournament-news-sits-out = { $name }: the organiser has taken you out of the next round. After that you’re back in: { $way }
tournament-news-plays = { $name }: you’re in the next round: { $way }
tournament-news-removed = { $name }: the organiser has taken you out of the tournament. Games in progress go on: { $way }
tournament-undelivered = { $name }, round { $round }: I couldn’t post the pairing of table { $table } in { $channel }. Please tell the two players yourself.
tournament-moved-up = { $name }: a place has opened up, and it’s yours. You’re in the next round: { $way }
tournament-ended = 🏆 **{ $name }**: the tournament is over.
tournament-ended-won = 🏆 **{ $players } won { $name }**
tournament-ended-open = { $games ->
    [one] One game isn’t finished yet, so this can still change.
   *[other] { $games } games aren’t finished yet, so this can still change.
}
tournament-label = Tournament
tournament-field = Players: { $players } · Rounds: { $rounds }
tournament-field-sides = { $format ->
    [pairs] Pairs: { $number } · Rounds: { $rounds }
   *[teams] Teams: { $number } · Rounds: { $rounds }
}
tournament-no-over = This tournament is over.
tournament-no-entry-closed = Entry is closed.
tournament-no-settled = This tournament has begun, so nobody can enter any more.
tournament-no-same-side = Choose two players who aren’t on the same side.
tournament-no-more-apart = You can keep at most { $number } pairs of players apart.
tournament-no-apart-here = Two players can be kept apart only in Swiss and McMahon tournaments.
tournament-no-entered = You’re already in this tournament.
tournament-no-not-entered = You’re not in this tournament.
tournament-no-already = That player is already in the tournament.
tournament-no-not-in = That player isn’t in the tournament.
tournament-no-full = This tournament can’t take any more entries.
tournament-no-alone = This tournament is for pairs or teams. Press **{ tournament-button-enter }** and choose who plays with you.
tournament-no-sides = In this tournament everyone plays alone, so there are no pairs or teams to name.
tournament-no-asked = Nobody here has asked you to join.
tournament-no-asked-too-often = You’ve asked others too often in this tournament.
tournament-no-others = { $number ->
    [one] Choose one other player.
   *[other] Choose { $number } other players.
}
tournament-no-team-handicap = Team matches are played without handicap. Leave out the handicap.
tournament-no-begun = Rounds have begun, so the system and the handicap stay, and there can’t be fewer rounds than have been published. The name, more rounds and the clock can still be changed.
tournament-no-rated-by-hand = Games over the board aren’t rated. Leave out `{ rating-option }`, or have the games played here.
tournament-no-clock-by-hand = Games over the board have no clock. Leave out `{ command-clock }`, or have the games played here.
tournament-no-pairs-but-go = Pairs can only play Go. Choose Go, or single players or teams.
tournament-no-ranks-but-go = McMahon and handicap need Go ranks. For this game, choose another system and leave out the handicap.
tournament-no-pause = Others are waiting for this game to end, so you can’t pause it or add time. Take a vacation with `/{ command-me } { command-vacation }`, or ask the organiser.
tournament-no-too-few = It takes at least two entries to pair a round.
tournament-no-more-rounds = All rounds have been played.
tournament-no-more-pairs = Everyone who is left has played everyone else. You can end the tournament.
tournament-no-winner = Table { $table } has no winner yet. The organiser can enter one with `/{ tournament-command } { tournament-note }`.
tournament-no-draw = A knock-out has no draws: one side has to win.
tournament-no-outdated = Someone has entered or left since, or the pairings have changed. Pair the round again.
tournament-no-table = There’s no such table.
tournament-no-played = This game already has a result.
tournament-no-organiser = Only the organiser and the moderators can do this.
tournament-no-own-substitute = This game is part of a tournament: only its organisers replace players, with `/{ tournament-command } { tournament-substitute }`.
tournament-no-missing = There’s no such tournament here. Moderators can set one up with `/{ tournament-command } { tournament-create }`.
tournament-no-too-many = You already have { $number } tournaments here that aren’t over. End one of them first, or have another moderator set this one up. If the channel of one was deleted, try again in a moment.
tournament-no-name = A name can have 1 to { $number } characters.
tournament-no-posting = I’m not allowed to post in this channel on my own, so there can’t be a tournament here.
tournament-no-pair = You have no opponent this round.
