# The weekly digest: what happened in a club within a week, in one message.

digest-option = digest
digest-option-about = Post a weekly digest of this channel’s games here, on Mondays at this hour
digest-field = Weekly digest
digest-comes = { $at } in { $channel }; next: { $next }. It lists the games of that channel and its threads, and only counts those elsewhere.
digest-not-here = I’m not allowed to post in this channel on my own, so the weekly digest can’t be posted here.
digest-lost = For the moderators: I can’t post the weekly digest in { $channel } any more: the channel is gone, or I’m not allowed to post there. To turn it on again, choose a channel with `/{ command-club-admin } { club-command }`.
digest-heading = { $since } – { $until }
digest-title = The week in our club
digest-games = { $games ->
    [one] One game ended
   *[other] { $games } games ended
}
digest-won = { $winner } beat { $loser } · game { $number }, { terms-game-on } · { $place }
digest-unwon = { $black } – { $white }, nobody won · game { $number }, { terms-game-on } · { $place }
digest-upsets = Upsets
digest-upset = { $winner } ({ $won }) beat { $loser } ({ $lost }) · game { $number }
digest-newcomers = First game here
digest-month-option = game-of-the-month
digest-month-option-about = Add a poll on last month’s best game in this channel to the first digest of each month
digest-month-field = Game of the month
digest-month-named = { $choice ->
    [on] A poll with the first weekly digest of each month, if the digest is on
   *[off] Off
}
digest-month-heading = **Game of the month**, { $since } – { $until }
digest-month-line = { $black } – { $white } · game { $number } · { $place }
digest-month-question = Which game was the best?
digest-puzzles = { $solved ->
    [one] One puzzle solved
   *[other] { $solved } puzzles solved
}
