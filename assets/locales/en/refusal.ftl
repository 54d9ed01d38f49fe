# Every "no", and every "I cannot". Only the one who asked reads these.
# challenge = an invitation to a game
# opponent = the player, or the pair, on the other side
# to move = whose turn it is
# count = what follows two passes: dead stones, then the score
# agree = accept the count as it is marked
# object = withdraw from a count that was agreed
# dispute = disagreement about which stones are dead
# chain = stones of one colour that touch along the lines
# liberty = an empty point next to a chain
# stone = what a player puts on a point; it is never moved
# point (on the board) = where two lines meet
# capture = take the last liberty of a chain, so that it comes off
# recapture = capture back in a ko
# ko = a single stone may not be recaptured at once
# superko = no position of the whole board may repeat
# suicide = a move that leaves its own chain without a liberty
# seki = neither side can capture the other, and both live
# pass = give up one’s turn
# handicap = stones that Black has on the board before White’s first move
# komi = points that White gets for moving second
# rank = a player’s strength, in kyu (k) and dan (d)
# proposal = what one side asks and the other has to accept
# Pair Go = Go for two against two, who move in turn
# seat = the place of a player in a game
# rules = how a game is played and counted
# legal move = a move that the rules allow

refusal-against-oneself = You can’t challenge yourself. Leave the opponent empty so that anyone can accept.
refusal-against-program = { $name } is a bot and doesn’t play.
refusal-against-me = You can’t choose me here. To play against me, use `/{ command-challenge } { opponent-level }:5`.
refusal-own-challenge = This is your own challenge: someone else has to accept it.
refusal-only-invited = This challenge is only for { $invited }.
refusal-nobody-invited = This challenge is open to everyone, so there’s nothing to decline.
refusal-only-challenger = Only { $challenger } can withdraw this challenge.
refusal-expired = This challenge expired { $at }. Make a new one with `/{ command-challenge }`.
refusal-already-accepted = This challenge has already been accepted.
refusal-declined = This challenge has been declined.
refusal-withdrawn = This challenge has been withdrawn.
refusal-replaced = This challenge was replaced by one with other terms.
refusal-lapsed = This challenge has expired.
refusal-not-due = It’s too early for that.
refusal-only-the-bot = Only I can do that.
refusal-not-started = The game hasn’t started: the challenge hasn’t been accepted yet.
refusal-not-a-player = You’re not playing in this game.
refusal-not-your-turn = It’s not your turn: { $to-move ->
    [white] White
   *[black] Black
} is to move.
refusal-game-over = This game is over.
refusal-record-full = This game has reached the limit of { $most } steps, including undos and requests. It can only be ended now: resign, agree to the count, or ask a moderator.
refusal-count-in-progress = Both players passed and the count has begun. To play on, press “{ count-button-resume }” below the board.
refusal-not-counting = You can mark chains and agree to the count only after both players have passed.
refusal-no-stone-there = There’s no stone on { $point }. Name one stone of each chain.
refusal-nothing-to-change = It’s already like that.
refusal-already-agreed = Your side has already agreed to this count; the other side hasn’t yet.
refusal-off-board = **Not on the board:** { $point } isn’t on this board. On { $size } the points go from A1 to { $last }.
refusal-occupied = **The point is taken:** there’s already a stone on { $point }.
refusal-ko = **Ko:** a stone on { $point } would recapture at once.
refusal-ko-of = **Ko:** playing { $point } would recapture { $stone } at once.
refusal-superko = **Superko:** a stone on { $point } would repeat the position { $number ->
    [0] at the start
   *[other] after move { $number }
}.
refusal-suicide = **Suicide:** a stone on { $point } would have no liberty, and it captures nothing.
refusal-pass-forbidden = **No passing:** in this game you may not pass while you have a legal move.
refusal-why-occupied = { $color ->
    [white] It’s a white stone
   *[black] It’s a black stone
}, and stones are never moved. Choose an empty point.
refusal-why-ko = { $color ->
    [white] White’s stone on { $taker } has just captured a single stone on { $point }
   *[black] Black’s stone on { $taker } has just captured a single stone on { $point }
}. Play elsewhere first; after that you may capture back, if that’s still possible.
refusal-why-ko-in-trial = While a dispute is played out, you may recapture on { $point } only after you’ve passed for this ko: press “{ count-button-pass-for-ko }”.
refusal-why-superko = Under these rules no move may repeat an earlier position of the whole board. Play elsewhere first.
refusal-earlier-picture = The second picture shows the earlier position; the squares mark where it differs from now.
refusal-why-suicide-alone = { $color ->
    [white] White’s stones on { $points }
   *[black] Black’s stones on { $points }
} take all its liberties and still have some of their own.
refusal-why-suicide-chain = { $point } is the last liberty of your own stones on { $points }: you’d take it from them.
refusal-double-three = **Double three:** with { $point } Black would make two threes at once, which Renju forbids.
refusal-double-four = **Double four:** with { $point } Black would make two fours at once, which Renju forbids.
refusal-overline = **Overline:** with { $point } Black would have six or more in a row, which Renju forbids.
refusal-why-rows = One consists of { $point } and { $first } (triangles), the other of { $point } and { $second } (squares).
refusal-why-overline = The row consists of { $point } and { $points } (triangles). For Black, only exactly five wins.
refusal-button-read = More about: { $title }
refusal-shape = “{ $text }” isn’t a point. Write a letter and a number, such as D4.
refusal-means-pass = “{ $text }” isn’t a point. To pass, use `/{ command-game } { command-pass }`.
refusal-letter-i = “{ $text }” isn’t a point: Go boards skip the letter I, so J follows H.
refusal-too-far = “{ $text }” is off even the largest board, which ends at T19.
refusal-too-long = That’s too long. A point is a letter and a number, such as D4.
refusal-no-points = Name one stone of each chain, such as D4 E5.
refusal-one-stone = Play one stone at a time: several at once are only for handicap stones.
refusal-too-many-stones = That’s too many. Handicap stones left to place: { $stones }.
refusal-none-placed = { $why } No stone has been placed.
refusal-too-many-points = That’s too many at once. Mark a few chains at a time.
refusal-bad-size = You can’t play { terms-game } on that board size. Possible: { $sizes }.
refusal-bad-handicap = { terms-game } on { $size } doesn’t have that handicap.
refusal-bad-komi = “{ $text }” isn’t a komi. Enter whole or half points up to 361, such as 6.5.
refusal-no-komi = { terms-game } doesn’t count points, so there’s no komi.
refusal-no-komi-by-rules = There’s no komi under these rules. Leave it out, or choose other rules.
refusal-komi-too-large = A komi of { $komi } is more than a board of { $size } has points.
refusal-bad-number = “{ $text }” isn’t a valid number here.
refusal-bad-game = I don’t know a game called “{ $text }”.
refusal-bad-rules = { terms-game } has no rules called “{ $text }”. Choose one that is suggested.
refusal-bad-choice = “{ $text }” isn’t one of the choices.
refusal-contradiction = Two of the terms you’ve chosen contradict each other. Choose only one of them.
refusal-missing-option = Something is missing. Please fill in every required option.
refusal-name-the-game = You have several games like that. Choose one with the option “{ command-table }”.
refusal-name-the-game-there = Choose a game with the option “{ command-table }”.
refusal-not-a-place-to-play = A game can only continue in a server channel where I’m allowed to post.
refusal-no-such-game = No game matches “{ $text }”. `/{ command-games }` lists yours.
refusal-no-game = You have no game here. Challenge someone with `/{ command-challenge }`.
refusal-no-running-game = You have no game in progress. Challenge someone with `/{ command-challenge }`.
refusal-being-counted = Your game is being counted, so no moves can be played now. `/{ command-game } { command-board }` shows it.
refusal-no-count = None of your games is being counted.
refusal-moved-on = Game { $number } has moved on since that message. Here is how it stands now.
refusal-unknown-command = I don’t know this command. It may be older or newer than I am: try again in a few minutes.
refusal-unknown-button = This button no longer works. `/{ command-game } { command-board }` shows your game with buttons that do.
refusal-repeated = This has already been done.
refusal-corrupt = I can’t read the record of game { $number }. Nothing has been deleted; please tell whoever runs this bot.
refusal-corrupt-other = I can’t read one of the records I need. Nothing has been deleted; please tell whoever runs this bot.
refusal-trouble = Sorry, something went wrong on my side and nothing has been changed. Please try again in a moment.
refusal-uncertain = Sorry, I couldn’t reach my database just then, so I don’t know whether that was saved. Check before you try again.
refusal-partners-turn = It’s your side’s turn, but { $partner } is to move: partners take turns.
refusal-nothing-to-object-to = There’s nothing to object to: nobody has agreed to this count yet.
refusal-trial-in-progress = A dispute is being played out. End it first with two passes, or press “{ count-button-end-trial }”.
refusal-no-trial = No dispute is being played out.
refusal-no-trial-by-these-rules = Under these rules playing on costs nothing: press “{ count-button-resume }” instead.
refusal-no-repetition = A game can end without a result only when the position repeats, and it hasn’t.
refusal-no-seki = Under these rules, seki makes no difference to the count.
refusal-no-legal-point = There’s no point where you can play a stone. Pass instead.
refusal-no-ko = There’s no ko to pass for.
refusal-nothing-proposed = Nothing has been proposed.
refusal-already-proposed = There’s already a proposal waiting for an answer.
refusal-already-consented = You’ve already answered; someone else still has to.
refusal-own-proposal = This is your own side’s proposal: others have to accept it.
refusal-not-pairs = Only Pair Go and rengo have substitutes, and only players can propose one.
refusal-not-your-seat = { $player } isn’t playing on your side.
refusal-not-seated = { $player } isn’t playing in this game.
refusal-seated-twice = { $player } can’t play twice in the same game.
refusal-pairs-play-go = Pairs can only play Go.
refusal-pairs-by-lot = In Pair Go, choose a colour or leave it random.
refusal-already-joined = You’ve already accepted; others still have to.
refusal-only-a-moderator = Only a moderator can do that.
refusal-other-club = That game belongs to another server.
refusal-other-channel = That game belongs to another channel. Rule on it there.
refusal-no-captures = { terms-game } isn’t won by a number of captures.
refusal-bad-rank = “{ $text }” isn’t a rank. Enter 30k to 1k or 1d to 9d.
refusal-bad-numbers = “{ $text }” doesn’t say which moves. Enter “10” for the last ten, “from 25” for move 25 onwards, or “all”.
refusal-no-such-move = There’s no move { $number }: { $moves ->
    [0] no move has been played
    [one] one move has been played
   *[other] { $moves } moves have been played
} so far.
refusal-not-yet = Move { $number } comes after the position that you asked for: { $shown ->
    [0] that’s the position before the first move
   *[other] that’s the position after move { $shown }
}.
refusal-file-too-large = The file is too large: the limit is { $size } KiB.
refusal-file-unavailable = I couldn’t get the file. Please send it again.
refusal-no-record = There’s no record attached to this message. I can read SGF, GIB, NGF and UGF.
refusal-bad-record = I can’t read this file as the record of a game.
refusal-unreadable = Discord sent me something I can’t read, so nothing has been done. If this happens again, please tell whoever runs this bot.
refusal-refused-but-done = That’s done, but Discord rejected my answer. I’ll try to show it another way; `/{ command-game } { command-board }` shows how the game stands.
refusal-refused-and-not-done = Discord rejected my answer, and nothing has been changed. Please tell whoever runs this bot.
refusal-refused-perhaps-done = Discord rejected my answer, so I can’t show it here. If you asked for a change, it may have been made: have a look before you try again.
refusal-hidden = **Only you can see this answer.** You’re using me here as an external app: without the permission “Use External Apps”, Discord hides my answers from everyone else. Ask the moderators for it, have them add me to the server, or play in another channel.
refusal-no-cards = -# I don’t have the “Embed Links” permission here, so this is plain text instead of a card.
