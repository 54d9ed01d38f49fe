# The count: marking, agreeing, the score.

count-begins = Both players have passed: the count begins.
count-how = Mark the chains that are dead, then both agree. If you cannot agree, play on.
count-marked-dead = Marked as dead: { $points }.
count-marked-alive = Marked as alive again: { $points }.
count-withdrawn = The marking has changed, so nobody has agreed to it yet.
count-agreed = { $player } has agreed to this count.
count-turn = { $player }, do you agree?
count-button-mark = Mark a chain
count-button-agree = Agree
count-button-resume = Play on
count-form-title = Mark dead chains, or alive again
count-form-points = One stone of each chain
count-form-example = D4 K10
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
count-alt-no-dead = No chain is marked as dead.
count-alt-score = Score: Black { $black }, White { $white } with a komi of { $komi }.
