# How members of a server find each other: open challenges for certain ranks, and the list of all of them.
# open challenge = one that anyone of the ranks that it names can accept

seats-command-looking = looking-for-game
seats-looking-about = Look for an opponent
seats-command-now = now
seats-now-about = Make an open challenge, for certain ranks if you like
seats-weakest = weakest
seats-weakest-about = The weakest rank that may accept, such as 15k
seats-strongest = strongest
seats-strongest-about = The strongest rank that may accept, such as 5k
seats-open-ranked = { $challenger } is looking for an opponent. Anyone from { $weakest } to { $strongest } can accept.
seats-ranks = { $weakest } to { $strongest }
seats-rank-unknown = This challenge is for ranks from { $weakest } to { $strongest }. Set your rank with `/{ command-me } { command-rank }` first.
seats-other-ranks = This challenge is for ranks from { $weakest } to { $strongest }. Your rank is { $rank }.
seats-command = open-challenges
seats-about = Help members find opponents: a list of open challenges, and weekly games
seats-list = list
seats-list-about = Keep a list of this server’s open challenges in this channel
seats-list-named = { $list ->
    [here] In this channel
   *[off] Off
}
seats-list-is = In { $channel }
seats-field-list = List of open challenges
seats-also-listed = Also listed in { $channel }.
seats-title = Open challenges
seats-line = { $challenger } · { $terms } · { $place }
seats-none = There are no open challenges right now. Make one with `/{ seats-command-looking } { seats-command-now }`.
seats-more = … and { $more } more
seats-button-all = Show all
seats-not-here = I’m not allowed to post in this channel on my own, so the list can’t be here.
seats-lost = For the moderators: the list of open challenges in { $channel } is gone. Someone deleted it, or I’m not allowed to post there. Choose a channel again with `/{ command-club-admin } { seats-command }`.
seats-command-weekly = weekly
seats-weekly-about = Get a game every week with a member of about your rank
seats-weekly-in = You’ll get a game every Monday with a member of about your rank; the next one comes { $next }.
seats-weekly-rank = Set your rank with `/{ command-me } { command-rank }`, so that I can find someone of about the same rank.
seats-weekly-left = You won’t get weekly games any more.
seats-weekly-none = This server has no weekly games. Its managers can turn them on with `/{ command-club-admin } { seats-command }`.
seats-button-leave = Stop
seats-pairing = pairing
seats-pairing-about = Pair members for a weekly game in this channel, on Mondays at this hour
seats-pairing-at = Mondays at { $hour }
seats-pairing-is = { $at } in { $channel }; next: { $next }
seats-pairing-not-here = I’m not allowed to post in this channel on my own, so weekly games can’t be played here.
seats-field-pairing = Weekly games
seats-begun = This week’s game: { $black } (Black) against { $white } (White).
seats-unpaired = { $player }, there was nobody left to pair you with this week. Next week you come first.
