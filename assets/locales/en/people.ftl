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
# vacation = days on which all of a player’s clocks stand
# challenge = an invitation to a game
# opponent = the player, or the pair, on the other side
# record = all moves of a game, as a file
# seat = the place of a player in a game
# ruling = what an arbiter decided
# count = what follows two passes: dead stones, then the score

people-undo-while-counting = The game has stopped and is being counted. To take a pass back, press “Play on”.
people-button-go-on = Go on
people-more-undo = Undo
people-more-undo-about = Take your last move back, or ask for it
people-more-pause = Pause
people-more-pause-about = Propose that the clocks stand
people-more-go-on = Go on
people-more-go-on-about = Let the clocks run again
people-more-call-off = Call off
people-more-call-off-about = Propose that nobody wins or loses

people-preview = Only you see this: game { $number } with your stone on { $point }. Nothing has been played yet.
people-button-put = Play { $point }

people-me-title = Your settings
people-me-how = Change them with `/{ command-me }`.
people-field-zone = Time zone
people-zone-is = { $zone }
people-zone-unknown = Not set: weekends and nights are those of UTC
people-zone-kept = In games with a clock that wait for you, your old time zone counts until you have moved or answered the count.
people-bad-zone = “{ $zone }” is no time zone. Type the name of a large city near you and choose from the list.
people-bad-zone-likely = “{ $zone }” is no time zone. Do you mean { $likely }?
people-field-theme = Boards that only you see
people-field-preview = Moves are shown to you before they are played
people-preview-named = { $preview ->
    [on] Always
    [off] Never
   *[timed] In games with a clock
}
people-field-reminders = You are reminded
people-reminder-named = { $reminder ->
    [day-before] 24 hours before your time is out
    [hours-before] 6 hours before your time is out
    [off] Never
   *[half] When half of your time is over
}
people-field-notices = Reminders reach you
people-notices-named = { $notices ->
    [direct] By direct message
   *[channel] In the game’s channel
}
people-field-summary = Daily summary
people-summary-off = None
people-summary-at = At { $hour } by your own clock
people-summary = { $games ->
    [one] It is your move in one game.
   *[other] It is your move in { $games } games.
}
people-summary-title = The most urgent first
people-summary-closed = { $player }, you take no direct messages from me, so I have turned your daily summary off. Allow them, and choose an hour anew with `/{ command-me }`.
people-field-rank = Rank
people-rank-is = { $rank }
people-rank-unknown = Not told: `/{ command-rank }`
people-field-vacation = Vacation
people-away-until = Your clocks stand. You are back { $at }.
people-not-away = None: `/{ command-vacation }`

people-data-export = Get a file with all that is kept of me
people-data-delete = Forget me
people-data-about = What do you keep of me?
people-exported = This is what I keep of you: your settings, and { $games ->
    [0] no games
    [one] one game
   *[other] { $games } games
} with the record of each as SGF.
people-kept = **What I keep of you**
    • Your Discord number and your name, what you have set with me, the games that you play, are invited to or rule in, and your answers to puzzles. I do not read what else is written here.
    • It lies where whoever runs me keeps it, and goes to nobody else. Whoever sees a channel sees the games in it, with your name and rank, and in `/{ puzzle-command }` how you stand. Your other settings and your plans are seen by you alone.
    • Games stay until I am to forget you. A challenge that came to nothing goes after { $days } days. The log names nobody unless whoever runs me is looking for a mistake.
    • `/{ command-me } { command-export }` gives you all of it as a file, `/{ command-me } { command-forget }` has me forget you.
people-policy = More about it: { $url }
people-confirm-forget =
    Shall I forget you?
    • Your settings are deleted: time zone, theme, rank, vacations, reminders and all others.
    • Your name is deleted. Your finished games stay for those who played them with you: in their records somebody without name and number takes your place. Messages that were posted stay as they are.
    • Backups made before keep all this until newer ones take their place, and so does the database file until those who run me have it rewritten.
    This cannot be taken back. If you use me again, I get to know your name again.
people-button-forget = Forget me
people-forgotten = Done: your settings and your name are deleted, and your finished games are not yours any more.
people-not-forgotten = I could not delete everything: something of it cannot be read or written. Please press “{ people-button-forget }” once more in a moment; if that does not help, tell whoever runs me.
people-opponent-forgotten = Whoever played this game with you wanted to be forgotten. Challenge somebody else with `/{ command-challenge }`.
people-games-still-running = I resign no game for you silently. First finish these, or withdraw, abandon or resign them: { $numbers }.

people-no-vacation = You are not on vacation.
people-vacation-over = Welcome back! Your clocks run again.
people-vacation-until = All your clocks stand. You are back { $at }; `/{ command-vacation }` with 0 days ends the vacation at once. Left to you within a year: { $left }.
people-vacation-days = { $days ->
    [one] One day within a year
   *[other] { $days } days within a year
}
people-vacation-too-long = The club of your games grants { $days ->
    [one] one day
   *[other] { $days } days
} of vacation within a year. Left to you: { $left }.
people-vacation-no-clocks = None of your games has a clock, so there is nothing to stop.
people-vacation-shorter = But in { $games } only until { $at }: the club there grants no more days.
people-vacation-not-in = But not in { $games }: the club there grants no more days.

people-out-at = time is out { $at }
people-history = Finished games of { $player }
people-history-none = I know of no finished games of { $player } here.
people-history-won = **Won** · game { $number }, { terms-game-on } against { $opponent } · { $at }
people-history-lost = **Lost** · game { $number }, { terms-game-on } against { $opponent } · { $at }
people-history-open = **{ $ending ->
    [jigo] Jigo
    [no-result] No result
    [both-lose] Both lost
    [called-off] Called off
    [not-begun] Never begun
   *[draw] Draw
}** · game { $number }, { terms-game-on } against { $opponent } · { $at }

people-game-number = game { $number }
people-field-state = How it stands
people-state-closed = The challenge came to nothing.
people-state-paused = The clocks stand. Moves so far: { $moves }.
people-state-playing = { $color ->
    [white] White is to move. Moves so far: { $moves }.
   *[black] Black is to move. Moves so far: { $moves }.
}
people-state-counting = It is being counted. Moves: { $moves }.
people-field-deadline = Deadline
people-field-offered = Offered
people-offered-at = { $at }
people-field-rulings = Rulings
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Ruled by { $moderator }.
people-ruled-by-player = Ruled by { $moderator }, in a game of their own.
people-ruling-reason = Reason: { $reason }
people-ruling-question =
    Your ruling: **{ $what }**
    The button asks for your reason. Then the ruling, your name and your reason are told where the game is played.
people-ruling-form-title = Game { $number }: your ruling
people-ruling-form-reason = Your reason, for everybody to read
people-ruling-form-example = What happened, in a sentence
people-ruling-no-reason = Say in a sentence why you rule so, with at most { $most } characters.
people-ruling-own-game = You play in game { $number } yourself, so another moderator has to rule. Only administrators of the server may do it in a game of their own, and the result says so.
people-reseated = { $into } takes the seat of { $out }

people-no-club = This is for servers only.
people-club-title = Settings of this channel and server
people-club-how = Change them with `/{ command-club-admin }`.
people-field-messages = Messages of a game in this channel
people-policy-named = { $policy ->
    [one-message] One that changes; a short one pings whoever is to move and goes with the move
    [last-two] A new one for each move; the last two stay
   *[each-move] A new one for each move
}
people-field-language = Language of this channel
people-language-named = { $language }
people-language-of-server = That of the server
people-language-of-client = That of your Discord
people-field-own-language = Language
people-field-overdue = When a player’s time is out, in new games
people-overdue-named = { $overdue ->
    [choose] The opponent chooses: claim, more time or call off
   *[lose] The player loses
}
people-field-vacation-days = Vacation
people-bad-vacation = A club grants 0 to 365 days of vacation within a year.
