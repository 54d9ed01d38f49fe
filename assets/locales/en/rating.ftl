# Ratings of players, and rated games.
# rated = the result changes the ratings of both players on this server; rating = how strong somebody is, a number around 1500
rating-rated = Rated
rating-field = Rating
rating-counts = Rated: the result counts for ratings on this server
rating-counts-not = Unrated
rating-stake = { $player }: { $now } now, { $won } after a win, { $lost } after a loss
rating-option = rated
rating-option-about = Whether the result counts for ratings (default: yes between two members)
rating-choice = { $stakes ->
    [rated] Rated
   *[unrated] Unrated
}
rating-only-servers = Only games on a server can be rated.
rating-no-pairs = Pair Go isn’t rated.
rating-only-boards = Go is rated on 9×9, 13×13 and 19×19 only.
rating-not-me = Games against me aren’t rated on this server. Its managers can change that with `/{ command-club-admin }`.
rating-no-engines = Games against other programs aren’t rated.
rating-no-styles = Teaching games, close games and sparring aren’t rated.
rating-no-advice = I don’t give hints or estimates in rated games.
rating-program = program
rating-program-about = Whether games against me are rated (default: no)
rating-field-program = Games against me
rating-annul = annul
rating-annul-about = Keep the result of a game, but don’t count it for ratings
rating-annulled = The result doesn’t count for ratings
rating-not-rated = This game doesn’t count for ratings.
rating-annul-late = More than { $most } rated games have ended here since then, and ratings aren’t recalculated that far back.
rating-too-short = Too short to be rated: fewer than { $moves } moves
rating-uncounted-series = Doesn’t count for ratings: the loser had already run out of time in another game, and hasn’t moved since
rating-changed = Ratings: { $black } { $black-before } → **{ $black-after }** · { $white } { $white-before } → **{ $white-after }**
rating-pool = { $pool ->
    [go-9] Go on 9×9
    [go-13] Go on 13×13
    [go-19] Go on 19×19
    [atari-go] Atari-Go
    [five] Gomoku
    [go-bang] Go-Bang
   *[go] Go
}
rating-game-about = Which game and board (default: Go on all boards)
rating-profile = profile
rating-profile-about = Rank over time, results and opponents: yours or someone else’s
rating-player-about = Whose profile (default: yours)
rating-none = { $player } has no rated games on this server yet. A challenge to a member is rated unless you choose otherwise.
rating-rank = Rank: **{ $rank }** ± { $ranks } · rating { $rating } ± { $deviation }
rating-number = Rating: **{ $rating }** ± { $deviation }
rating-guess = Rating: **{ $rating }** · still provisional; it settles with more rated games
rating-games = Rated games: { $games } · won { $won } · lost { $lost } · drawn { $drawn }
rating-colors = As Black: won { $black-won }, lost { $black-lost } · as White: won { $white-won }, lost { $white-lost }
rating-streak = { $result ->
    [won] Wins in a row: { $count }
   *[lost] Losses in a row: { $count }
}
rating-opponents = Most frequent opponents
rating-opponent = { $player }: won { $won }, lost { $lost }
rating-versus = Against you: won { $won }, lost { $lost }, drawn { $drawn }
rating-puzzles = Puzzles solved: { $count }
rating-chart = A line chart of the rating of { $player }: { $before } on { $from }, { $after } on { $until }, { $least } at the lowest, { $most } at the highest.
rating-chart-ranks = A line chart of the rank of { $player }: { $before } on { $from }, { $after } on { $until }, { $least } at the lowest, { $most } at the highest.
rating-standings = standings
rating-standings-about = This season’s table of rated games on this server
rating-season-title = Season { $season } · { $pool }
rating-season-empty = No rated games this season yet.
rating-line = { $place }. { $player } · **{ $points }** · { $won } won, { $lost } lost, { $drawn } drawn · { $rank }
rating-season-note = In bold: points, 1 for a win and ½ for a draw. At the end: rank, or rating, with a “?” while it’s provisional. At most two wins or draws against the same player count. The season began on { $begin }.
rating-own-place = Your place: { $place } of { $all }
rating-button-previous = Previous
rating-season = season
rating-season-about = The season of the standings: its name, and when it begins
rating-season-name = name
rating-season-name-about = What the season is called; “{ terms-typed-off }” for none
rating-season-begin = begin
rating-season-begin-about = Its first day, such as 2026-10-01; “{ terms-typed-off }” for calendar quarters (default)
rating-field-season = Season
rating-field-season-begin = Season begins
rating-season-named = { $name }
rating-season-day = { $day }
rating-season-by-quarter = By calendar quarter
rating-bad-day = “{ $typed }” isn’t a date. Type it like this: 2026-10-01.
