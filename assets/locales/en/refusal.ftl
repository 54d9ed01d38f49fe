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
# superko = no board may come back
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

refusal-against-oneself = You cannot challenge yourself. Leave the opponent out, and anyone may take the seat.
refusal-against-program = { $name } is a program and does not play.
refusal-own-challenge = This is your own challenge: somebody else has to accept it.
refusal-only-invited = This challenge is for { $invited } alone.
refusal-nobody-invited = This challenge is open to everybody, so nobody need decline it.
refusal-only-challenger = Only { $challenger } can withdraw this challenge.
refusal-expired = This challenge lapsed { $at }. Make a new one with `/{ command-challenge }`.
refusal-already-accepted = This challenge has been accepted already.
refusal-declined = This challenge has been declined.
refusal-withdrawn = This challenge has been withdrawn.
refusal-lapsed = This challenge has lapsed.
refusal-not-due = That is not due yet.
refusal-only-the-bot = Only I can do that.
refusal-not-started = The game has not begun: the challenge has not been accepted yet.
refusal-not-a-player = You do not play in this game.
refusal-not-your-turn = It is not your turn: { $to-move ->
    [white] White
   *[black] Black
} is to move.
refusal-game-over = This game is over.
refusal-record-full = This game has reached { $most } steps, undos and requests included. It can only be ended now: resign, agree to the count, or ask a moderator.
refusal-count-in-progress = Both players have passed and the count has begun. To go on playing, press “{ count-button-resume }” below the board.
refusal-not-counting = Chains are marked, and the count agreed, only after both players have passed.
refusal-no-stone-there = There is no stone on { $point }. Name one stone of each chain.
refusal-nothing-to-change = That is so already.
refusal-already-agreed = Your side has agreed to this count already; the other side has not yet.
refusal-off-board = **Not on the board:** { $point } is not on this board. On { $size } the points go from A1 to { $last }.
refusal-occupied = **The point is taken:** there is a stone on { $point } already.
refusal-ko = **Ko:** a stone on { $point } would recapture at once.
refusal-ko-of = **Ko:** playing { $point } would recapture { $stone } at once.
refusal-superko = **Superko:** a stone on { $point } would repeat the whole board as it was { $number ->
    [0] at the start
   *[other] after move { $number }
}.
refusal-suicide = **Suicide:** a stone on { $point } would have no liberty, and it captures nothing.
refusal-pass-forbidden = **No passing:** in this game you may not pass while there is a legal move for you.
refusal-why-occupied = { $color ->
    [white] It is a white stone
   *[black] It is a black stone
}, and stones are never moved. Choose an empty point.
refusal-why-ko = { $color ->
    [white] White’s stone on { $taker } has just captured a single stone on { $point }
   *[black] Black’s stone on { $taker } has just captured a single stone on { $point }
}. Play elsewhere first; after that you may capture back, if that is still possible.
refusal-why-ko-in-trial = While a dispute is played out, you may recapture on { $point } only after you have passed for this ko: press “{ count-button-pass-for-ko }”.
refusal-why-superko = These rules let no stone bring back a board that has been there before. Play elsewhere first.
refusal-earlier-picture = The second picture is the earlier board; the squares show where it differs from now.
refusal-why-suicide-alone = { $color ->
    [white] White’s stones on { $points }
   *[black] Black’s stones on { $points }
} take all its liberties and still have some of their own.
refusal-why-suicide-chain = { $point } is the last liberty of your own stones on { $points }: you would take it from them.
refusal-button-read = More about: { $title }
refusal-shape = “{ $text }” is not a point. Write a letter and a number, such as D4.
refusal-letter-i = “{ $text }” is not a point: Go boards leave out the letter I, so J follows H.
refusal-too-far = “{ $text }” lies beyond the largest board, which ends at T19.
refusal-too-long = That is too long. A point is a letter and a number, such as D4.
refusal-no-points = Name one stone of each chain, such as D4 E5.
refusal-one-stone = Play one stone at a time: several at once are only for handicap stones.
refusal-too-many-stones = Handicap stones left to place: { $stones }. These are more.
refusal-none-placed = { $why } No stone has been placed.
refusal-too-many-points = That is too much at once. Mark a few chains at a time.
refusal-bad-size = { terms-game } is not played on a board of that size. Possible: { $sizes }.
refusal-bad-handicap = On { $size } there is no such handicap in { terms-game }.
refusal-bad-komi = “{ $text }” is not a komi. Write a number of points or half points, such as 6.5.
refusal-no-komi = { terms-game } counts no points, so there is no komi.
refusal-komi-too-large = A komi of { $komi } is more than a board of { $size } has points.
refusal-bad-number = “{ $text }” is not a number that fits here.
refusal-bad-game = I do not know a game called “{ $text }”.
refusal-bad-rules = { terms-game } has no rules called “{ $text }”. Choose one that is suggested.
refusal-bad-choice = “{ $text }” is none of the choices.
refusal-missing-option = Something is missing. Please fill in every required option.
refusal-name-the-game = You have several games of that kind. Say which one with the option “{ command-table }”.
refusal-name-the-game-there = Say which game you mean with the option “{ command-table }”.
refusal-not-a-place-to-play = A game can only go on in a channel of a server where I may write.
refusal-no-such-game = There is no game “{ $text }” that you could mean. `/{ command-games }` lists yours.
refusal-no-game = You have no game here. Challenge somebody with `/{ command-challenge }`.
refusal-no-running-game = You have no game that is being played. `/{ command-games }` lists yours.
refusal-no-count = You have no game in the count.
refusal-moved-on = Game { $number } has moved on since that message. This is how it stands now.
refusal-unknown-command = I do not know this command. Perhaps it is older or newer than I am: try again in a few minutes.
refusal-unknown-button = I do not know this button any more. `/{ command-board }` shows your game with buttons that work.
refusal-repeated = This has been carried out already.
refusal-corrupt = I cannot read the record of game { $number }. Nothing has been deleted; please tell whoever runs me.
refusal-corrupt-other = I cannot read one of the records I need. Nothing has been deleted; please tell whoever runs me.
refusal-trouble = I am sorry, something went wrong on my side and nothing has been changed. Please try again in a moment.
refusal-partners-turn = It is your side’s turn, but { $partner } is to move: partners take turns.
refusal-nothing-to-confirm = There is no agreed count to confirm.
refusal-confirmation-in-progress = The count is agreed and waits to be confirmed. To change it, press “{ count-button-object }”.
refusal-trial-in-progress = A dispute is being played out. First end it with two passes, or press “{ count-button-end-trial }”.
refusal-no-trial = No dispute is being played out.
refusal-no-trial-by-these-rules = By these rules playing on costs nothing: press “{ count-button-resume }” instead.
refusal-no-repetition = The whole board has not been like this before: only then a game can have no result.
refusal-no-seki = By these rules, seki makes no difference to the count.
refusal-no-legal-point = You cannot play a stone on any point. Pass instead.
refusal-no-ko = There is no ko for which you could pass.
refusal-nothing-proposed = Nothing has been proposed.
refusal-already-proposed = Something has been proposed already and waits for an answer.
refusal-own-proposal = That is your own side’s proposal: the other side has to consent.
refusal-not-pairs = Only pairs have substitutes.
refusal-not-your-seat = { $player } does not play on your side.
refusal-seated-twice = { $player } cannot take two seats.
refusal-pairs-play-go = Pairs play Go only.
refusal-pairs-by-lot = In Pair Go, choose a colour or let the lot decide.
refusal-pairs-need-three = Pair Go needs three people besides you: your opponent, your partner, and the opponent’s partner (second).
refusal-already-joined = You have accepted already; others still have to.
refusal-only-a-moderator = Only a moderator can do that.
refusal-other-club = That game does not belong to this server.
refusal-no-captures = { terms-game } is not decided by a number of captures.
refusal-bad-rank = “{ $text }” is not a rank. Write 30k to 1k or 1d to 9d.
refusal-bad-numbers = “{ $text }” does not say which moves. Write 10 for the last ten, “from 25” for all from move 25 on, or “all”.
refusal-no-such-move = There is no move { $number }: { $moves ->
    [0] no move has been played
    [one] one move has been played
   *[other] { $moves } moves have been played
} so far.
refusal-not-yet = Move { $number } comes after the board that you asked for: { $shown ->
    [0] that is the board before the first move
   *[other] that is the board after move { $shown }
}.
refusal-file-too-large = The file is too large: { $size } KiB are the most.
refusal-file-unavailable = I could not get the file. Please send it once more.
refusal-unreadable = Discord has sent me something that I cannot read, so nothing has been done. If this happens again, please tell whoever runs me.
refusal-refused-but-done = That is done, but Discord refused my answer. I will try to show it in another way; `/{ command-board }` shows how the game stands.
refusal-refused-and-not-done = Discord refused my answer, and nothing has been changed. Please tell whoever runs me.
refusal-refused-perhaps-done = Discord refused my answer, so I cannot show it here. If you asked for a change, it may have been made: have a look before you try again.
refusal-hidden = **Nobody but you can see this answer.** You use me here as an external app, and without the permission “Use External Apps” Discord hides what I answer from everybody else. Ask the moderators for that permission, have them add me to the server, or play in another channel.
