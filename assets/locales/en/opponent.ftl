### The program as a player: games against it, hints and estimates.
# program = tengen as a player
# level = how well the program plays
# hint = a move that the program would play
# style = how the program plays: to win, as a teacher, a close game, or sparring
# estimate = who would probably win, and by how much

opponent-name = tengen level { $level }
opponent-teacher = tengen level { $level } · teaching
opponent-even = tengen · close game
opponent-sparring = tengen · sparring
opponent-button-play = Play tengen
opponent-setup = Which game, and how should I play? You take Black and begin.
opponent-menu-game = Game and board
opponent-menu-level = Level
opponent-menu-style = How I play
opponent-style-named = { $style ->
    [teaching] Teaching game: hints, and a warning before a mistake
    [even] Close game: about as strong as you
    [sparring] Sparring: I look only for tactics and fight everywhere
   *[usual] Play to win
}
opponent-level-named = { $level ->
    [1] Level 1: for your first games
    [9] Level 9: as well as I can
   *[other] Level { $level }
}
opponent-button-begin = Start the game
opponent-begun = Your game { $game } against me is starting.
opponent-plays-on = You’re already playing this game with me: { $place }
opponent-too-many = You’ve reached the limit of { $most } games at once against me. Finish one before you start another.
opponent-no-time = I’ve used up my thinking time for you. Please try again in an hour.
opponent-no-pairs = I don’t play Pair Go.
opponent-no-room = I can’t post here on my own, so I couldn’t answer your moves. Challenge me in a channel where I can post, or in a direct message.
opponent-level-alone = A level is for games against me: leave the opponent option empty, or choose me.
opponent-style-alone = Teaching games, close games and sparring are games against me: leave the opponent option empty, or choose me.
opponent-style-engine = I can teach, play close games and spar, but other programs can’t. Leave **{ opponent-menu-style }** empty, or choose me.
opponent-style-level = In a close game I choose my level at every move, and for sparring I have only one. Leave `{ opponent-level }` empty.
opponent-level = level
opponent-level-about = Play against me: from 1 (for your first games) to 9 (as well as I can)
opponent-hint = hint
opponent-hint-about = See which move I’d play in your place, in a game against me
opponent-hint-play = I’d play { $point }.
opponent-hint-why = { $kind ->
    [wins] It wins the game.
    [captures] It captures { $points }.
    [saves] It saves { $points } from capture.
    [atari] It threatens to capture { $points }.
    [room] There’s still plenty of room there.
   *[most] As I see it, that’s the biggest move.
}
opponent-hint-pass = I’d pass.
opponent-hint-resign = I’d resign here.
opponent-hint-only = I give hints only in games against me.
opponent-button-hint = Hint
opponent-caution = Look again: { $answer } would be a good answer to { $point }, and your chances of winning would drop from { $before }% to { $after }%.
opponent-caution-one-liberty = Look again: your stone on { $point } would have one liberty left, and I could capture it at { $answer }.
opponent-caution-own = Look again. { table-atari-own }
opponent-caution-theirs = Look again. { table-atari-theirs }
opponent-estimate = estimate
opponent-estimate-about = See who’s ahead and by how much, as I see it
opponent-estimate-of = { $lead } This is an estimate: I may be wrong.
opponent-estimate-chance = { $color ->
    [white] White’s chances
   *[black] Black’s chances
} of winning: { $percent }%. This is an estimate: I may be wrong.
opponent-estimate-not-now = I don’t estimate games between people while they’re being played.
opponent-engine-refuses = { $what ->
    [gone] { $engine } isn’t available here any more.
    [only-go] { $engine } plays only Go.
    [only-five] { $engine } plays only Gomoku, Renju and Go-Bang without captures.
    [opening] { $engine } doesn’t play openings with a choice of colours. Leave **{ opening-field }** empty.
    [rules] { $engine } doesn’t play by these rules. Leave **{ challenge-field-rules }** empty, and I’ll choose ones that it plays.
   *[board] { $engine } doesn’t play on this board. Leave `{ command-size }` empty, and I’ll choose one that it plays on.
}
opponent-engine-mute = { $player }, { $engine } isn’t answering in game { $number }. I’ll keep asking. You can wait, or end the game with `/{ command-game } { command-call-off }` or `/{ command-game } { command-resign }`. { $place }
opponent-engine-gone = { $player }, { $engine } isn’t available any more and won’t answer in game { $number }. You can end the game with `/{ command-game } { command-call-off }` or `/{ command-game } { command-resign }`. { $place }
