# Teams whose members vote on their moves.
# vote = the members of a channel choose the move of their side

vote-command = vote
vote-for-about = Let the members of this channel play someone, or me
vote-command-against = against
vote-against-about = Play against the members of this channel
vote-command-match = match
vote-match-about = Play against another channel, here or on another server: the members of both vote
vote-command-invite = invite
vote-invite-about = Get a code with which another server can challenge this channel
vote-channel = channel
vote-channel-about = The channel to challenge; its members decide whether to accept
vote-code = code
vote-code-about = The code that the moderators of a channel on another server gave you
vote-invited =
    Give this code to the moderators of the other server. They use it once, with `/{ command-together } { vote-command-match } { vote-code }:`. It expires { $until }, and a new code replaces it.
    Their challenge appears in this channel, and only moderators here can accept it. The game is then held on their server: its moderators can decide it like any other game there, and its members see the moves of this channel, but not who voted for them. On this server they can do nothing.
vote-hours = hours
vote-hours-about = How many hours a vote is open (default: 24)
vote-enough = votes
vote-enough-about = End a vote at once when this many members have voted
vote-tie = tie
vote-tie-about = Which move is played if votes are tied (default: the strongest voter’s)
vote-tie-named = { $tie ->
    [earliest] The one voted for first
    [random] A random one
   *[strongest] The strongest voter’s
}
vote-captain = veto
vote-captain-about = Who sees the votes so far and may rule out one move in each vote
vote-terms = Each vote is open for { $time }.
vote-terms-enough = { $enough ->
    [one] It ends with the first vote: the move is played at once.
   *[other] It ends early once { $enough } members have voted, and the move is played at once.
}
vote-terms-tie = { $tie ->
    [earliest] If votes are tied, the move that was voted for first is played.
    [random] If votes are tied, one of those moves is played at random.
   *[strongest] If votes are tied, the strongest voter’s move is played.
}
vote-terms-voters = Members can vote once they’ve been on this server for a day.
vote-line-captain = { $captain } has a **veto** for { $channel }: in each vote they see how many voted for what, and may rule out one move.
vote-open = **Move { $number }:** { $channel } is voting. The vote ends { $until }. Votes so far (secret): { $votes }.
vote-button-vote = Vote
vote-pick-point = Game { $number }: press the point you vote for. Only you can see this.
vote-button-veto = Veto
vote-veto-ask = Which move do you rule out in this vote? You can do that once, and only you see these numbers.
vote-veto-votes = Votes: { $votes }
vote-ruled-out = { $captain } ruled out { $point }.
vote-ruled-out-pass = { $captain } ruled out passing.
vote-you-ruled-out = You ruled out { $point }.
vote-you-ruled-out-pass = You ruled out passing.
vote-vote-again = Votes for it no longer count. Whoever voted for it can vote again.
vote-cast = You voted for { $point }. You can change your vote until voting ends { $until }.
vote-cast-pass = You voted to pass. You can change your vote until voting ends { $until }.
vote-closed = { $point } was played with { $votes } of { $all } votes: { $voters }
vote-closed-pass = Passed with { $votes } of { $all } votes: { $voters }
vote-new-member = You can vote once you’ve been a member of this server for a day.
vote-moderators-act = Only moderators can do that for this channel.
vote-not-here = I’m not allowed to post in this channel on my own, so no vote can be held here.
vote-in-thread = Use this in a channel, not in a thread.
vote-not-there = You can’t write in { $channel }, so you can’t challenge its members.
vote-bot-not-there = I can’t write in { $channel }, so its members can’t be challenged there. I need “View Channel” and “Send Messages” in it.
vote-unreached = I’m not allowed to post in { $channel }, so its members can’t see this challenge. They can only accept once I may post there and the challenge is sent again.
vote-one-opponent = Choose who to challenge: a channel of this server with `{ vote-channel }:`, or one of another server with `{ vote-code }:`, but not both.
vote-no-such-code = This code isn’t valid, or no longer is. The moderators of the other server can get a new one with `/{ command-together } { vote-command-invite }`.
vote-new-code = A new match between two servers needs a new code: one server gets it with `/{ command-together } { vote-command-invite }`, the other uses it with `/{ command-together } { vote-command-match }`.
vote-stays-there = A game between two servers stays on the server where it started.
vote-other-side = In this game you vote for { $channel }.
vote-captain-plays = Whoever has the veto can’t play against the channel.
vote-captain-vetoes = Only { $captain } can rule out a move here.
vote-veto-used = You’ve already ruled out a move in this vote.
vote-nothing-to-veto = Nobody has voted yet.
vote-move-ruled-out = That move is ruled out in this vote. Vote for another one.
