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
# vacation = days on which all of a player’s clocks are paused

command-challenge = challenge
command-challenge-about = Challenge someone to a game, or let anyone accept
command-play = play
command-play-about = Play a stone
command-pass = pass
command-pass-about = Pass your turn
command-resign = resign
command-resign-about = Resign a game
command-undo = undo
command-undo-about = Undo your last move, or ask your opponent to let you
command-pause = pause
command-pause-about = Propose to pause the clocks; use it again to resume
command-add-time = add-time
command-add-time-about = Give your opponent more time
command-days = days
command-days-about = How many days
command-draw = draw
command-draw-about = Offer a draw
command-call-off = call-off
command-call-off-about = Propose to call a game off: nobody wins or loses
command-board = board
command-board-about = Show a game’s board again
command-games = games
command-games-about = List your games, starting with those waiting for you
command-mark = mark
command-mark-about = During the count: mark chains as dead, or as alive again
command-sgf = sgf
command-sgf-about = Get a game’s record as an SGF file
command-help = help
command-help-about = What I can do, the games, and their rules
command-challenge-menu = Challenge to Go
command-record-menu = Show as a board

command-opponent = opponent
command-opponent-about = Who to challenge; leave empty so that anyone can accept
command-variant = game
command-variant-about = Which game (default: the last one here, or Go)
command-size = size
command-size-about = Board size: how many lines each way
command-color = colour
command-color-about = Who plays Black (default: random; with a handicap, the stronger player takes White)
command-color-random = Random
command-color-black = I take Black
command-color-white = I take White
command-color-stronger = The stronger player takes White
command-handicap = handicap
command-handicap-about = Stones that Black places before White’s first move, 2 to 9
command-handicap-by-rank = Handicap by rank
command-komi = komi
command-komi-about = Points that White gets for moving second, such as 6.5
command-rules = rules
command-rules-about = Rule set (default: the last one here, or the usual one)
command-venue = where
command-venue-about = In this channel, or in its own thread
command-venue-here = Here
command-venue-thread = In its own thread
command-point = at
command-point-about = Where to play, such as D4; several for handicap stones, such as D4 E5
command-points = at
command-points-about = One stone of each chain, such as D4 E5; leave empty to choose from the menu
command-table = game
command-table-about = Which of your games, if you have several
command-topic = topic
command-topic-about = What you want to know about
command-rank = rank
command-rank-about = Set your rank, so that challenges can suggest a handicap
command-rank-value = rank
command-rank-value-about = 30k to 1k or 1d to 9d, such as 12k
command-egd = egd
command-egd-about = Your PIN in the European Go Database, for tournament results (0 removes it)
command-form = as
command-form-about = A picture, text, or words for a screen reader: row by row, or chain by chain
command-form-named = { $form ->
    [picture] Picture
    [text] Text: drawn with characters
    [rows] Words: row by row
    [chains] Words: chain by chain, with liberties
   *[other] { $form }
}
command-theme-value = theme
command-theme-value-about = The look of the board and its stones
command-theme-channels = As in the channel
command-theme-named = { $theme ->
    [kaya] Kaya: light wood, slate and shell
    [dark] Dark: walnut, for dark screens
    [booklet] Booklet: black on white, as printed
    [contrast] Contrast: colour-blind friendly
    [slate] Slate: blue-grey stone with lines of chalk
    [paper] Paper: ink on warm paper
   *[other] { $theme }
}
command-substitute = substitute
command-substitute-about = Pair Go and rengo: propose a substitute for you or a partner
command-substitute-player = player
command-substitute-player-about = Who takes over
command-substitute-leaving = leaving
command-substitute-leaving-about = Who leaves the game (default: you)
command-moderate = moderate
command-moderate-about = For moderators: decide or end a game, replace a player, or mute a member
command-arbiter-table-about = The number of the game
command-ruling-about = Your ruling
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
command-ruling-reseat = Replace a player
command-arbiter-leaving-about = Who leaves the game
command-arbiter-player-about = Who takes over
command-me = me
command-me-about = Your own settings and data
command-zone = zone
command-zone-about = Your time zone, for weekends, nights and your daily summary: type a large city near you
command-preview = preview
command-preview-about = Whether to show you your moves before they’re played
command-reminders = reminders
command-reminders-about = When to remind you that a game is waiting for you
command-notices = notices
command-notices-about = Where to send reminders
command-summary = summary
command-summary-about = What time to send you a daily list of the games waiting for your move
command-data = data
command-vacation = vacation
command-vacation-about = Go on vacation: all your clocks are paused
command-vacation-days-about = How many days from now; 0 ends your vacation
command-game = game
command-game-about = In a game: pass, resign, undo, see the board and more
command-game-show-about = Show a game’s terms, status and record
command-more = more
command-more-about = Handicap, colours, rules and everything else, in a form
command-more-form = More terms
command-pair-go = pair-go
command-pair-go-about = Pair Go: two against two, who move in turn
command-pair-go-opponent-about = Pair Go: who plays on the other side, moving first there
command-together = together
command-together-about = Games with many players: votes, Pair Go, rengo, or one member against many
command-games-player = player
command-games-player-about = Whose finished games to show
command-club-admin = serveradmin
command-club-admin-about = For server managers: settings of this channel and server
command-messages = messages
command-messages-about = What happens to a game’s messages in this channel
command-language = language
command-language-about = Language I use in this channel
command-my-language-about = Language I use with you
command-overdue = overdue
command-overdue-about = What happens in new games when a player runs out of time
command-club-vacation = vacation
command-club-vacation-about = How many days of vacation members get a year
command-placement = placement
command-placement-about = Where handicap stones go (default: on the marked points)
command-placement-marked = On the marked points
command-placement-free = Anywhere Black likes
command-partner = partner
command-partner-about = Pair Go: who plays on your side, moving after you
command-second = opponent-partner
command-second-about = Pair Go: your opponent’s partner
command-numbers = numbers
command-numbers-about = Number the moves: “10” for the last ten, “from 25” for move 25 onwards, or “all”
command-number = move
command-number-about = Show the board after this move; 0 is the start
command-hints = hints
command-hints-about = For learners: show stones in atari on all boards of your games
command-hints-on = Show stones in atari
command-hints-off = Show nothing extra
command-last-moves = last-moves
command-last-moves-about = How the boards of your games show the last moves
command-clock = clock
command-clock-about = Time control, such as 3d for three days a move (default: the last one here, or none)
command-clock-each-about = The clock of each game
command-rest = pauses
command-rest-about = When the clock pauses, in each player’s own time zone
command-rest-named = { $rest ->
    [weekends] At weekends
    [nights] At night
    [both] At weekends and at night
   *[none] Never
}
command-show = show
command-show-about = Show your settings
command-club-show-about = Show the settings of this channel and server
command-time = time
command-boards = boards
command-boards-about = How boards look to you, and whether you see your moves before they’re played
command-notices-group-about = Reminders and the daily summary: when and where
command-export = export
command-forget = forget
command-channel = channel
command-channel-about = How I post games in this channel, and the language I use
command-games-group-about = Games on this server: what happens when time runs out, and vacation
command-hour = hour
command-forfeit = forfeit
command-forfeit-about = Rule that one side or both lose for breaking the rules
command-win = win
command-win-about = Decide the game for one side
command-replace = replace
command-give-time-about = Give one side more time
