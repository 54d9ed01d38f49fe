# The count: marking, agreeing, the score.
# count = what follows two passes: dead stones, then the score
# chain = stones of one colour that touch along the lines
# dead = cannot escape capture
# alive = cannot be captured
# seki = neither side can capture the other, and both live
# territory = empty points that only one side’s living stones surround
# area = living stones and the empty points that only they surround
# stone = what a player puts on a point; it is never moved
# prisoner = a stone that was captured or is dead
# komi = points that White gets for moving second
# ko = a single stone may not be recaptured at once
# retake = capture back in a ko
# agree = accept the count as it is marked
# play on = go back from the count to moves
# dispute = disagreement about which stones are dead
# confirm = say that the count is right
# object = withdraw from a count that was agreed

count-begins = Both players have passed: the count begins.
count-how = Mark the chains that are dead, then both agree.
count-marked-dead = Marked as dead: { $points }.
count-marked-alive = No longer marked: { $points }.
count-withdrawn = The marking has changed, so nobody has agreed to it yet.
count-agreed = { $player } has agreed to this count.
count-turn = { $player }, do you agree?
count-until = There is time for an answer until { $at } ({ $in-words }); after that the other side may let the count stand.
count-unanswered = { $color ->
    [white] White has not answered in time. Black may let the count stand as it is; until then White may still answer.
   *[black] Black has not answered in time. White may let the count stand as it is; until then Black may still answer.
}
count-button-claim = Let the count stand
count-confirm-claim = Shall the game end with the count as it stands? This cannot be taken back.
count-button-mark = Mark a chain
count-more-mark-about = Type one stone of each chain instead of choosing it in the menu
count-menu = Choose the dead chains
count-menu-columns = Dead chains, columns { $from } to { $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = Agree
count-button-resume = Play on
count-form-title = Mark dead chains, or alive again
count-form-points = One stone of each chain
count-score-title = Score
count-row-territory = Territory
count-row-stones = Stones
count-row-area = Area
count-row-prisoners = Prisoners
count-row-komi = Komi
count-row-total = Total
count-leads = { $color ->
    [white] White leads
   *[black] Black leads
} by { $margin }.
count-level = Both are level.
count-alt-dead = Marked as dead: { $points }.
count-alt-seki = In seki: { $points }.
count-alt-no-dead = No chain is marked as dead.
count-alt-score = Score: Black { $black }, White { $white } with a komi of { $komi }.
count-marked-seki = Marked as in seki: { $points }.
count-suggested = I suggest as dead: { $points }. You decide: mark a chain to change it.
count-seki = In seki: { $points }. What they surround counts nothing.
count-button-seki = Seki
count-seki-form-title = Mark chains in seki, or not any more
count-button-try = Play it out on a copy
count-more-try-about = The copy does not count. “{ count-button-resume }” goes back to the game itself.
count-try-question = A dispute is played out on a copy of the board; then the board is put back as it was when both passed. Who moves first on the copy?
count-button-first = { $color ->
    [white] White moves first
   *[black] Black moves first
}
count-trial-how = Played out on a copy: the board will be put back, and nothing here counts. Two passes in a row end it.
count-trial-began = { $color ->
    [white] White wants to play a dispute out.
   *[black] Black wants to play a dispute out.
}
count-trial-ended = { $color ->
    [white] White has put the board back as it was when both passed.
   *[black] Black has put the board back as it was when both passed.
}
count-trial-over = Two passes on the copy: the board is back as it was when both passed.
count-trial-turn = { $player }: { terms-color } to move on the copy.
count-trial-barred = Ko: on { $points } you may retake only after you have passed for that ko.
count-button-end-trial = Put the board back
count-button-pass-for-ko = Pass for the ko
count-pass-for-ko-point = Where would you retake?
count-passed-for-ko = { $color ->
    [white] White passed for the ko on { $point }.
   *[black] Black passed for the ko on { $point }.
}
count-confirm-trial-pass = Do you want to pass on the copy? Two passes in a row put the board back.
count-alt-trial = A copy of the board on which a dispute is played out. { $color ->
    [white] White to move.
   *[black] Black to move.
}
count-confirm-how = Both have agreed which stones are dead. Check the count and confirm it; until both have, either may object.
count-confirmed = { $player } has confirmed the count.
count-turn-to-confirm = { $player }, do you confirm it?
count-objected = { $color ->
    [white] White objected to the count: it is open again.
   *[black] Black objected to the count: it is open again.
}
count-button-confirm = Confirm
count-button-object = Object
count-button-steps = Show the count
count-step-board = The board when both had passed. What is dead is marked.
count-step-no-dead = No stone is dead.
count-step-dead = The dead stones come off the board, to the other prisoners.
count-step-neutral = Spare stones of either colour fill the neutral points (triangles); they count for nobody.
count-step-filled = The prisoners are filled into the territory of their own colour (triangles), and each takes a point away.
count-step-none-filled = There are no prisoners to fill in.
count-step-left = { $color ->
    [white] White
   *[black] Black
} has { $stones ->
    [one] one prisoner
   *[other] { $stones } prisoners
} left over, with no room to fill in: a point for each.
count-step-arranged = The territories are arranged so that they can be counted at a glance.
count-step-points = Black { $black }, White { $white }.
