# Leagues: in a channel, members play everyone in their division over a season; the best move up, the last move down.
# league = the competition; season = one run of it; division = a group of players, division 1 is the top one
# join = take part from the next season on; place = the number in the table
league-command = league
league-command-about = Leagues: play everyone in your division over a season, and move up
league-show = show
league-show-about = Show the league
league-play = play
league-play-about = Start your next league game
league-create = create
league-create-about = Start a league in this channel (moderators)
league-division-size = division
league-division-size-about = How many players a division can have (default: 8)
league-games = games
league-games-about = How many games you play against each opponent in a season (default: 1)
league-days = days
league-days-about = How many days a season lasts (default: 90)
league-moves = promotion
league-moves-about = How many players move up and down between divisions (default: 1)
league-next = next-season
league-next-about = Start the next season automatically this many days after the end (default: moderators start it)
league-remove = remove
league-remove-about = Take a player out of the league (moderators)
league-player = player
league-removed-about = Who leaves the league
league-title = League
league-here = Leagues: { $channels }
league-title-season = League: season { $season }
league-field = League
league-rule = { $games ->
    [1] You play everyone in your division once.
   *[other] You play everyone in your division twice.
}
league-rule-points = A win is 1½ points, a draw 1, a loss ½, and a loss on time 0.
league-rule-moves = { $players ->
    [1] After the season, the first of each division moves up and the last moves down.
   *[other] After the season, up to two players move up from the top of each division, and up to two move down from the bottom.
}
league-rule-end = Games still in progress when a season ends count for another 14 days. If you play no game, or only lose on time, you leave the league.
league-rule-next = { $days ->
    [0] The next season starts automatically as soon as one is over.
    [one] The next season starts automatically a day after the end.
   *[other] The next season starts automatically { $days } days after the end.
}
league-open = Players for season { $season }: { $players }
league-ends = The season ends on { $at }.
league-closing = No new games can be started. Games in progress count until { $until }.
league-over = Season { $season } is over. You can join the next one.
league-starts = Season { $season } starts automatically on { $at }.
league-waits = Season { $season } starts automatically once at least two players are in.
league-over-table = League: season { $season } is over
league-division = Division { $division }
league-head-points = Points
league-head-games = Games
league-head-place = Place
league-legend = + won, − lost, = draw, … in progress, · not played yet. ↑ moves up after the season, ↓ moves down.
league-alt = Table of division { $division }, season { $season }: place, player, points; ↑ moves up, ↓ moves down.
league-nobody = Nobody has joined yet.
league-button-play = Play
league-button-join = Join
league-button-table = Table
league-button-leave = Leave
league-button-start = Start season { $season }
league-button-close = End the season
league-button-extend = One more week
league-button-end = End the league
league-next-choose = When does the next season start?
league-next-off = Next season: moderators start it
league-next-after = { $days ->
    [0] Next season: automatically, right after the end
    [one] Next season: automatically, a day after the end
   *[other] Next season: automatically, { $days } days after the end
}
league-joined = You’re in. You play in season { $season }.
league-joined-next = You’re in. You play from season { $season } on.
league-leave-question = { $games ->
    [0] Leave the league?
    [one] Leave the league? You’ll resign your league game.
   *[other] Leave the league? You’ll resign your { $games } league games.
}
league-left = You left the league.
league-removed = { $player } is out of the league.
league-manage = What do you want to do? `/{ league-command } { league-remove }` takes a player out of the league.
league-start-question = Start season { $season }? Players: { $players }, divisions: { $divisions }, days: { $days }
league-started = Season { $season } has started.
league-close-question = End season { $season } now? No new games can be started. Games in progress count for another 14 days.
league-close-now-question = Close season { $season } now? Games still in progress will no longer count.
league-closed = Season { $season } has ended.
league-extended = The season now ends on { $at }.
league-end-question = End the league in { $channel }? Its tables will be lost. Games go on, and still count for ratings.
league-ended = The league is over.
league-season-begun = League: season { $season } has started in division { $division }. You have until { $at } to start your games, with **{ league-button-play }** or `/{ league-command } { league-play }`.
league-ends-soon = League: season { $season } ends on { $at }. Games in progress then count until { $until }.
league-closes = League: no new games can be started in season { $season }. Games in progress count until { $until }.
league-too-few = League: season { $season } can’t start yet: fewer than two players are in. It starts automatically once there are two: press **{ league-button-join }**.
league-won = Division { $division }, first place: { $players }
league-up = Up to division { $division }: { $players }
league-down = Down to division { $division }: { $players }
league-idle = Out of the league (no game played, or only losses on time): { $players }
league-choose = Who do you want to play?
league-all-played = You’ve played all your games this season.
league-playing = Your game { $game } against { $player } is in { $channel }.
league-begun = League game: { $black } (Black) against { $white } (White).
league-score = League points: { $first } { $points }, { $second } { $others }.
league-uncounted = League: this game doesn’t count.
league-no-league = There’s no league in this channel. Moderators can start one with `/{ league-command } { league-create }`.
league-no-second = This channel already has a league.
league-no-more-leagues = A server can have up to { $most } leagues. If one of them was in a channel that’s been deleted, try again in a minute.
league-no-posting = I’m not allowed to post in this channel on my own, or it’s a thread, so the league can’t be here.
league-no-already = You’re already in the league.
league-no-room = This league is full: it has { $most } players.
league-no-not-in = You’re not in this league.
league-no-not-there = { $player } isn’t in this league.
league-no-second-season = There’s already a season in progress.
league-no-few = A season needs at least two players.
league-no-season = There’s no season in progress.
league-no-outdated = The league has changed since that message, so nothing was done. Press **{ table-button-more }** again.
league-no-games-now = No league games can start right now. The league’s message says when the season starts or ends.
league-no-not-playing = You’re not playing in this season. Join to play from the next season on.
league-no-oneself = You can’t play yourself.
league-no-other-division = { $player } isn’t in your division.
league-no-left = { $player } left the league.
league-no-playing = You’re already playing { $player } in this league.
league-no-played = You’ve played all your games against { $player } this season.
league-no-too-many = You already have { $most } league games in progress. Finish one of them first.
league-no-full = { $player } already has { $most } league games in progress.
league-no-away = { $player } is on vacation.
