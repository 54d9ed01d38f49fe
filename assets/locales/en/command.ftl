# The names and descriptions of commands and options, as Discord's menu shows them.
# Names: at most 32 characters, lower case, no spaces. Descriptions: at most 100 characters.
# challenge = an invitation to a game
# pass = give up one’s turn
# resign = give up a game
# undo = take the last move back
# draw = nobody wins, and both have the same result
# call off = end a game so that nobody wins or loses
# game (played) = one game between players, from its first move to its end
# game (kind) = Go, Atari-Go, Gomoku or Go-Bang
# board = the lines that are played on
# move = placing one stone, or passing
# stone = what a player puts on a point; it is never moved
# chain = stones of one colour that touch along the lines
# liberty = an empty point next to a chain
# dead = cannot escape capture
# alive = cannot be captured
# capture = take the last liberty of a chain, so that it comes off
# count = what follows two passes: dead stones, then the score
# handicap = stones that Black has on the board before White’s first move
# komi = points that White gets for moving second
# rule set = one of several complete sets of rules
# point (on the board) = where two lines meet
# rank = a player’s strength, in kyu (k) and dan (d)
# seat = the place of a player in a game
# substitute = one who takes a seat in a running game
# arbiter = a moderator who decides a game
# ruling = what an arbiter decided
# forfeit = lose by a ruling
# record = all moves of a game, as a file
# Pair Go = Go for two against two, who move in turn
# atari = having one liberty left
# clock = how time is kept in a game
# vacation = days on which all of a player’s clocks stand

command-challenge = challenge
command-challenge-about = Challenge somebody to a game, or let anyone take the seat
command-play = play
command-play-about = Play a stone
command-pass = pass
command-pass-about = Pass your turn
command-resign = resign
command-resign-about = Give a game up
command-undo = undo
command-undo-about = Take your last move back, or ask your opponent for it
command-pause = pause
command-pause-about = Propose that the clocks stand; again, to let them go on
command-add-time = addtime
command-add-time-about = Give your opponent more time
command-days = days
command-days-about = How many days
command-draw = draw
command-draw-about = Offer a draw
command-call-off = abandon
command-call-off-about = Propose to call a game off: nobody wins or loses
command-board = board
command-board-about = Show a game’s board again
command-games = games
command-games-about = List your games, those where it is your turn first
command-mark = mark
command-mark-about = In the count: mark chains as dead, or as alive again
command-sgf = sgf
command-sgf-about = Get a game’s record as an SGF file
command-help = help
command-help-about = What I do, the games and their rules
command-challenge-menu = Challenge to Go

command-opponent = opponent
command-opponent-about = Whom you challenge; without one, anyone may take the seat
command-variant = game
command-variant-about = Which game; Go unless you say otherwise
command-size = size
command-size-about = How many lines the board has each way
command-color = colour
command-color-about = Who plays Black; by lot if you do not say, and with a handicap the stronger player takes White
command-color-random = By lot
command-color-black = I take Black
command-color-white = I take White
command-color-stronger = The stronger player takes White
command-handicap = handicap
command-handicap-about = Stones that Black places before White’s first move, 2 to 9
command-komi = komi
command-komi-about = Points that White gets for moving second, such as 6.5
command-rules = rules
command-rules-about = The rule set; the usual one unless you say otherwise
command-venue = where
command-venue-about = In this channel, or in a thread of its own
command-venue-here = Here
command-venue-thread = In a thread of its own
command-point = at
command-point-about = The point, such as D4; for handicap stones several, such as D4 E5
command-points = at
command-points-about = One stone of each chain, such as D4 E5
command-table = game
command-table-about = Which of your games, if you have several
command-topic = topic
command-topic-about = What you would like to know
command-rank = rank
command-rank-about = Tell how strong you are, so that challenges can suggest a handicap
command-rank-value = rank
command-rank-value-about = 30k to 1k or 1d to 9d, such as 12k
command-form = as
command-form-about = A picture, text, or words for a screen reader: row by row, or chain by chain
command-form-named = { $form ->
    [picture] Picture
    [text] Text: drawn with characters
    [rows] Words: row by row
    [chains] Words: chain by chain, with liberties
   *[other] { $form }
}
command-theme = theme
command-theme-about = Choose how the boards look that only you see
command-theme-value = theme
command-theme-value-about = The look of the board and its stones
command-theme-channels = As the channel has it
command-theme-named = { $theme ->
    [kaya] Kaya: light wood, slate and shell
    [dark] Dark: walnut, for dark screens
    [booklet] Booklet: black on white, as printed
    [contrast] Contrast: easy to tell apart, whatever colours you see
    [slate] Slate: blue-grey stone with lines of chalk
    [paper] Paper: ink on warm paper
   *[other] { $theme }
}
command-channel-theme = channel-theme
command-channel-theme-about = For moderators: choose how boards look in this channel
command-substitute = substitute
command-substitute-about = Pair Go: propose that somebody else takes a seat of your side
command-substitute-player = player
command-substitute-player-about = Who takes the seat
command-substitute-leaving = leaving
command-substitute-leaving-about = Who leaves it; you, unless you say otherwise
command-arbiter = arbiter
command-arbiter-about = For moderators: decide or end a game, give more time, or give a seat away
command-arbiter-table-about = The number of the game
command-ruling-about = What you rule
command-ruling-forfeits = { $color ->
    [white] White forfeits
   *[black] Black forfeits
}
command-ruling-both-lose = Both lose
command-ruling-wins = { $color ->
    [white] White wins
   *[black] Black wins
}
command-ruling-time = { $color ->
    [white] More time for White
   *[black] More time for Black
}
command-ruling-call-off = Call the game off: nobody wins or loses
command-ruling-reseat = Give a seat to somebody else
command-arbiter-leaving-about = For a seat: who leaves it
command-arbiter-player-about = For a seat: who takes it
command-me = me
command-me-about = Your own settings and data
command-zone = zone
command-zone-about = Your time zone, by a large city near you: weekends and nights are yours
command-preview = preview
command-preview-about = Whether your moves are shown to you before they are played
command-reminders = reminders
command-reminders-about = When I remind you that a game waits for you
command-notices = notices
command-notices-about = Where reminders reach you
command-summary = summary
command-summary-about = At which hour I write to you each day in which games it is your move
command-data = data
command-vacation = vacation
command-vacation-about = Let all your clocks stand for some days
command-vacation-days-about = How many days from now; 0 ends your vacation
command-game = game
command-game-about = Show a game’s terms, how it stands, and its record
command-game-number = number
command-game-number-about = The number of the game
command-games-player = player
command-games-player-about = Whose finished games you would like to see
command-club-admin = clubadmin
command-club-admin-about = For those who manage the server: settings of this channel and server
command-messages = messages
command-messages-about = What becomes of a game’s messages in this channel
command-language = language
command-language-about = Which language I speak in this channel
command-my-language-about = Which language I speak with you
command-overdue = overdue
command-overdue-about = What happens in new games when a player’s time is out
command-club-vacation = vacation
command-club-vacation-about = How many days of vacation members have within a year
command-placement = placement
command-placement-about = Where handicap stones go: on the marked points unless you say otherwise
command-placement-marked = On the marked points
command-placement-free = Where Black likes
command-captures = captures
command-captures-about = Atari-Go: how many stones one has to capture; one unless you say otherwise
command-partner = partner
command-partner-about = Pair Go: who plays on your side, moving after you
command-second = second
command-second-about = Pair Go: your opponent’s partner
command-numbers = numbers
command-numbers-about = Show move numbers: 10 for the last ten, from 25 for those from move 25 on, or all
command-number = move
command-number-about = Show the board after this move; 0 is the start
command-hints = hints
command-hints-about = For learners: show on all boards of your games which stones are in atari
command-hints-on = Show stones in atari
command-hints-off = Show nothing extra
command-clock = clock
command-clock-about = How time is kept; without a clock unless you say otherwise
command-rest = rest
command-rest-about = When the clock rests, in each player’s own time zone
command-rest-named = { $rest ->
    [weekends] At weekends
    [nights] At night
    [both] At weekends and at night
   *[none] Never
}
command-show = show
command-show-about = Your settings as they are
command-club-show-about = The settings of this channel and server as they are
command-time = time
command-boards = boards
command-boards-about = How boards look to you, and whether your moves are shown to you first
command-notices-group-about = Reminders and the daily summary: when they come, and where
command-export = export
command-forget = forget
command-channel = channel
command-channel-about = What I write in this channel: messages of games, and the language
command-games-group-about = What holds in games of this server: when time is out, and vacation
command-hour = hour
command-forfeit = forfeit
command-forfeit-about = A side or both lose the game for a violation of the rules
command-win = win
command-win-about = Decide the game for a side
command-seat = seat
command-give-time-about = Give a side more time
