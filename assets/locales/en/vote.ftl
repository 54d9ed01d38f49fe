# Teams whose members vote on their moves.
# vote = the members of a channel choose the move of their side

vote-command = vote
vote-about = Play as a channel: its members vote on the moves
vote-command-for = for
vote-for-about = Let the members of this channel play someone or the bot
vote-command-against = against
vote-against-about = Play against the members of this channel
vote-hours = hours
vote-hours-about = How many hours a vote is open (default: 24)
vote-enough = enough
vote-enough-about = After how many votes the move is made at once
vote-tie = tie
vote-tie-about = Which of two moves with the same number of votes is played (default: strongest voter)
vote-tie-named = { $tie ->
    [earliest] The one voted for first
    [random] A random one
   *[strongest] The one of the strongest voter
}
vote-open = **Move { $number }:** the members of { $channel } vote. Votes so far: { $votes }. The vote ends { $until }; until then nobody sees who voted for what.
vote-button-vote = Vote
vote-cast = You voted for { $point }. You can change your vote until it ends { $until }.
vote-cast-pass = You voted to pass. You can change your vote until it ends { $until }.
vote-closed = { $point } was played with { $votes } of { $all } votes: { $voters }
vote-closed-pass = Passed with { $votes } of { $all } votes: { $voters }
vote-new-member = You can vote once you’ve been a member of this server for a day.
vote-moderators-act = Only moderators can do that for this channel.
vote-not-here = I’m not allowed to post in this channel on my own, so no vote can be held here.
