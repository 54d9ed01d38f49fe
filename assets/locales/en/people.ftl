### What people set for themselves, arrange with each other, and ask about their games.
# game (played) = one game between players, from its first move to its end
# finished = over, with or without a winner
# move = placing one stone, or passing
# to move = whose turn it is
# pass = give up one’s turn
# stone = what a player puts on a point; it is never moved
# clock = how time is kept in a game
# undo = take the last move back
# call off = end a game so that nobody wins or loses
# resign = give up a game
# rank = a player’s strength, in kyu (k) and dan (d)
# vacation = days on which all of a player’s clocks are paused
# challenge = an invitation to a game
# opponent = the player, or the pair, on the other side
# record = all moves of a game, as a file
# seat = the place of a player in a game
# ruling = what an arbiter decided
# count = what follows two passes: dead stones, then the score

people-undo-while-counting = The game is being counted. To undo a pass, press “{ count-button-resume }”.
people-button-go-on = Resume
people-more-undo = Undo
people-more-undo-about = Undo your last move, or ask your opponent to let you
people-more-pause = Pause
people-more-pause-about = Propose to pause the clocks
people-more-go-on = Resume
people-more-go-on-about = Resume the clocks
people-more-call-off = Call off
people-more-call-off-about = Propose to call the game off: nobody wins or loses

people-preview = Only you can see this: game { $number } with your stone on { $point }. Nothing has been played yet.
people-button-put = Play { $point }

people-me-title = Your settings
people-me-how = Choose one below to change it, or use `/{ command-me }`.
people-change-setting = Change a setting
people-choose-value = { $setting }: choose
people-field-hints = Hints for learners
people-field-last-moves = Last moves
people-last-moves-named = { $shown ->
    [numbers] Numbers on the last three
   *[mark] A mark on the last
}
people-field-zone = Time zone
people-zone-is = { $zone }
people-zone-unknown = Not set: UTC is used for nights and weekends
people-zone-kept = In games with a clock that are waiting for you, your old time zone applies until you’ve moved or answered the count.
people-bad-zone = “{ $zone }” isn’t a time zone. Type the name of a large city near you and choose from the list.
people-bad-zone-likely = “{ $zone }” isn’t a time zone. Did you mean { $likely }?
people-field-theme = Your private boards
people-field-channel-theme = Boards in this channel
people-field-preview = See moves before they’re played
people-preview-named = { $preview ->
    [on] Always
    [off] Never
   *[timed] In games with a clock
}
people-field-reminders = Reminder
people-reminder-named = { $reminder ->
    [day-before] 24 hours before your time runs out
    [hours-before] 6 hours before your time runs out
    [off] Never
   *[half] When half of your time is used up
}
people-field-notices = Reminders are sent
people-notices-named = { $notices ->
    [direct] By direct message
   *[channel] In the game’s channel
}
people-field-summary = Daily summary
people-summary-off = Off
people-summary-at = At { $hour } in your time zone
people-summary = { $games ->
    [one] It’s your turn in one game.
   *[other] It’s your turn in { $games } games.
}
people-summary-title = Most urgent first
people-summary-play = { table-button-play }: choose a game
people-summary-closed = { $player }, your direct messages are closed to me, so I’ve turned your daily summary off. Allow direct messages from me, and pick a time again with `/{ command-me }`.
people-field-rank = Rank
people-rank-is = { $rank }
people-rank-unknown = Not set
people-field-egd = EGD PIN
people-egd-is = { $pin }
people-field-vacation = Vacation
people-away-until = Your clocks are paused. You’re back { $at }.
people-not-away = None: `/{ command-me } { command-vacation }`

people-data-export = Download everything I store about you
people-data-delete = Delete everything I store about you
people-data-about = What I store about you
people-exported = This is what I store about you: your settings, and { $games ->
    [0] no games
    [one] one game as SGF
   *[other] { $games } games as SGF
}.
people-stored-data = **What I store about you**
    • Your Discord ID and your name, your settings, the games that you play in, are invited to or rule on, your answers to puzzles, and the tournaments, ladders, leagues, Go evenings and simultaneous games that you take part in. From messages, I keep the moves and nothing else.
    • It is stored by whoever runs this bot and goes to nobody else. Anyone who can see a channel sees the games in it, with your name and rank, and your puzzle results in `/{ puzzle-command }`. A server’s weekly digest names who solved the most puzzles. Only you can see your other settings and your plans. If you ask for a teaching game, members who teach on that server see which exercises you’ve solved, until the request ends.
    • Games stay until you delete your data. A challenge that came to nothing is deleted after { $days } days. The log names nobody unless whoever runs this bot is looking for an error.
    • `/{ command-me } { command-export }` gives you all of it as a file, `/{ command-me } { command-forget }` deletes it.
people-policy = More about it: { $url }
people-confirm-forget =
    Delete your data?
    { $lost }• Your settings are deleted: time zone, theme, rank, vacations, reminders and all others.
    • Your name is deleted. Your finished games stay for those who played them with you: in their records, you appear as a player without name or ID. Messages that were posted stay as they are.
    • Older backups still hold your data until newer ones replace them, and so does the database file until whoever runs this bot has it rewritten.
    You can’t undo this. If you use me again, I store your name again.
people-forget-games = • You resign these games: { $games }
people-forget-places = • You lose your place in these: { $places }
people-button-forget = Delete my data
people-forgotten = Done: your settings and your name are deleted, and your finished games no longer carry your name.
people-not-forgotten = I couldn’t delete everything: some of it can’t be read or written. Please press “{ people-button-forget }” again in a moment; if that doesn’t help, tell whoever runs this bot.
people-opponent-forgotten = Your opponent in this game has deleted their data. Challenge someone else with `/{ command-challenge }`.

people-no-vacation = You’re not on vacation.
people-vacation-over = Welcome back! Your clocks are running again.
people-vacation-until = All your clocks are paused. You’re back { $at }; `/{ command-me } { command-vacation } { command-days }:0` ends your vacation at once. You have { $left } of vacation left.
people-vacation-days = { $days ->
    [one] One day a year
   *[other] { $days } days a year
}
people-vacation-too-long = The server of your games allows { $days ->
    [one] one day
   *[other] { $days } days
} of vacation a year. You have { $left } left.
people-vacation-no-clocks = None of your games has a clock, so there’s nothing to pause.
people-vacation-shorter = But in { $games } only until { $at }: that server allows no more days.
people-vacation-not-in = But not in { $games }: that server allows no more days.

people-out-at = time runs out { $at }
people-history = Finished games of { $player }
people-history-none = { $player } has no finished games here.
people-history-won = **Won** · game { $number }, { terms-game-on } against { $opponent } · { $at }
people-history-lost = **Lost** · game { $number }, { terms-game-on } against { $opponent } · { $at }
people-history-open = **{ $ending ->
    [jigo] Jigo
    [no-result] No result
    [both-lose] Both lost
    [called-off] Called off
    [not-begun] Never started
   *[draw] Draw
}** · game { $number }, { terms-game-on } against { $opponent } · { $at }

people-game-number = game { $number }
people-field-state = Status
people-state-closed = The challenge ended without a game.
people-state-paused = The clocks are paused. Moves so far: { $moves }.
people-state-playing = { $color ->
    [white] White is to move. Moves so far: { $moves }.
   *[black] Black is to move. Moves so far: { $moves }.
}
people-state-counting = The game is being counted. Moves: { $moves }.
people-field-deadline = Deadline
people-field-offered = Challenge sent
people-offered-at = { $at }
people-field-rulings = Rulings
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Ruled by { $moderator }.
people-ruled-by-player = Ruled by { $moderator }, who plays in this game.
people-ruling-reason = Reason: { $reason }
people-ruling-question =
    Your ruling: **{ $what }**
    The button asks for your reason. Then I post the ruling, your name and your reason where the game is played.
people-ruling-form-title = Game { $number }: your ruling
people-ruling-form-reason = Your reason (everyone can read it)
people-ruling-form-example = What happened, in a sentence
people-ruling-no-reason = Give your reason in a sentence of at most { $most } characters.
people-ruling-own-game = You play in game { $number } yourself, so another moderator has to rule. Only server administrators may rule on a game of their own, and the result says so.
people-reseated = { $into } replaces { $out }

people-no-club = This only works on a server.
people-club-title = Settings of this channel and server
people-club-how = Choose one below to change it, or use `/{ command-club-admin }`.
people-field-messages = Game messages in this channel
people-policy-named = { $policy ->
    [one-message] One message, edited; a short ping for whoever’s turn it is, deleted after the move
    [last-two] A new message for each move; the last two stay
   *[each-move] A new message for each move
}
people-field-language = Language of this channel
people-language-named = { $language }
people-language-of-server = As on the server
people-language-of-client = As in your Discord
people-field-own-language = Language
people-field-overdue = When a player runs out of time, in new games
people-overdue-named = { $overdue ->
    [choose] The opponent chooses: claim the win, give more time or call the game off
   *[lose] That player loses
}
people-field-vacation-days = Vacation
people-bad-vacation = A server can allow 0 to 365 days of vacation a year.
