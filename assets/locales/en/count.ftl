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
# object = open a count again that one side has agreed to

count-begins = Both players passed: the count begins.
count-how = Mark the dead chains, then both sides press “{ count-button-agree }”. If you can’t agree, press “{ count-button-resume }”.
count-marked-dead = Marked as dead: { $points }.
count-marked-alive = No longer marked: { $points }.
count-withdrawn = The marking has changed, so both of you need to agree again.
count-agreed = { $player } agreed to this count.
count-turn = { $player }, do you agree?
count-until = Answer by { $at } ({ $in-words }). After that, the other side may accept the count as it is.
count-unanswered = { $color ->
    [white] White hasn’t answered in time. Black may accept the count as it is; until then, White can still answer.
   *[black] Black hasn’t answered in time. White may accept the count as it is; until then, Black can still answer.
}
count-button-claim = Accept the count
count-confirm-claim = End the game with the count as it stands? You can’t undo this.
count-button-mark = Mark dead chains
count-more-mark-about = Type one stone of each chain instead of choosing it in the menu
count-menu = Choose the dead chains
count-menu-columns = Dead chains, columns { $from } to { $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = Agree
count-button-resume = Play on
count-form-title = Mark chains as dead or alive
count-form-points = One stone of each chain
count-score-title = Score
count-row-territory = Territory
count-row-stones = Stones
count-row-prisoners = Prisoners
count-row-komi = Komi
count-row-total = Total
count-leads = { $color ->
    [white] White leads
   *[black] Black leads
} by { $margin }.
count-level = The score is even.
count-alt-dead = Marked as dead: { $points }.
count-alt-seki = In seki: { $points }.
count-alt-no-dead = No chain is marked as dead.
count-alt-score = Score: Black { $black }, White { $white } with a komi of { $komi }.
count-marked-seki = Marked as in seki: { $points }.
count-proven = Proven dead: { $points }.
count-suggested = I think these are dead: { $points }. It’s up to you: mark a chain to change it.
count-unsettled = Whether these die depends on who moves first: { $points }. If you can’t agree about them, play on.
count-contested = { $said ->
    [dead] { $player } says dead, I say alive: { $points }.
   *[alive] { $player } says alive, I say dead: { $points }.
}
count-agree-contested = I see { $points } differently from what’s marked. Agree to this count all the same?
count-confirm-claim-contested = End the game with the count? What’s contested counts as I see it. You can’t undo this.
count-captured-on-copy = { $color ->
    [white] On the copy, White captured { $points }: mark as dead?
   *[black] On the copy, Black captured { $points }: mark as dead?
}
count-button-mark-tried = Mark as dead
count-seki = In seki: { $points }. What they surround doesn’t count.
count-open = Both colours touch the empty points around { $points }, so these count for nobody. Mark dead chains there, or play on and close the border.
count-button-seki = Seki
count-seki-form-title = Mark or unmark chains as seki
count-button-try = Try it on a copy
count-more-try-about = Nothing counts on the copy. To continue the game itself, use “{ count-button-resume }” instead.
count-try-question = You can play a dispute out on a copy of the board. Afterwards, the game returns to the position when both passed. Who moves first on the copy?
count-button-first = { $color ->
    [white] White moves first
   *[black] Black moves first
}
count-trial-how = This is a copy: nothing here counts, and the board will be reset. Two passes in a row end it.
count-trial-began = { $color ->
    [white] White wants to play out a dispute.
   *[black] Black wants to play out a dispute.
}
count-trial-ended = { $color ->
    [white] White has reset the board to the position when both passed.
   *[black] Black has reset the board to the position when both passed.
}
count-trial-over = Two passes on the copy: the board is back as it was when both passed.
count-trial-turn = { $player }, your turn on the copy ({ terms-color })
count-trial-barred = Ko: you may retake on { $points } only after passing for that ko.
count-button-end-trial = Reset the board
count-button-pass-for-ko = Pass for the ko
count-pass-for-ko-point = Where do you want to retake?
count-passed-for-ko = { $color ->
    [white] White passed for the ko on { $point }.
   *[black] Black passed for the ko on { $point }.
}
count-confirm-trial-pass = Pass on the copy? Two passes in a row reset the board.
count-alt-trial = A copy of the board on which a dispute is played out. { $color ->
    [white] White to move.
   *[black] Black to move.
}
count-objected = { $color ->
    [white] White objected to the count, so it’s open again.
   *[black] Black objected to the count, so it’s open again.
}
count-button-object = Object
count-button-steps = Show the count
count-step-board = The board when both passed.
count-step-marked = The board when both passed. Dead stones are marked.
count-step-dead = The dead stones come off the board and join the other prisoners.
count-step-dead-off = The dead stones come off the board; under these rules prisoners don’t count.
count-step-neutral = Spare stones of either colour fill the neutral points (triangles); they count for nobody.
count-step-filled = The prisoners are filled into the territory of their own colour (triangles). Each takes a point away there and is no longer one for the other side, so the difference stays.
count-step-left = { $color ->
    [white] White
   *[black] Black
} has { $stones ->
    [one] one prisoner left over, with no room to fill in: one point.
   *[other] { $stones } prisoners left over, with no room to fill in: one point each.
}
count-step-arranged = The territories are arranged so that they can be counted at a glance.
count-step-together = Each side’s stones and the points that only they surround are moved together: each of them is a point.
count-step-points = Black { $black }, White { $white }.
count-step-komi = With komi: White { $white }.
