# The challenge card and what becomes of it.
# challenge = an invitation to a game
# opponent = the player, or the pair, on the other side
# seat = the place of a player in a game
# rematch = another game between the same players
# rules = how a game is played and counted
# handicap = stones that Black has on the board before White’s first move
# stone = what a player puts on a point; it is never moved
# komi = points that White gets for moving second
# random = decided by chance
# Pair Go = Go for two against two, who move in turn
# balance = give handicap and komi with which both sides have the same chance
# thread = Discord’s channel inside a channel

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } challenges you to a game.
challenge-open = { $challenger } is looking for an opponent. Anyone can accept.
challenge-counter = { $invited }, { $challenger } proposes other terms for a game.
challenge-rematch = { $invited }, { $challenger } would like a rematch { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] with the same colours
    [handicap] with the same handicap
   *[swapped] with colours swapped
}
challenge-rematch-pairs = { $opponents }, { $challenger } would like a rematch { challenge-rematch-colors }, together with { $partner }. All three of you need to accept, including { $partner }.
challenge-rematch-question = A rematch with colours swapped, or with the same colours?
challenge-button-rematch-swapped = Swap colours
challenge-button-rematch-same = Same colours
challenge-field-rules = Rules
challenge-field-colors = Colours
challenge-field-handicap = Handicap
challenge-field-komi = Komi
challenge-field-captures = Stones to capture
challenge-field-also = Also
challenge-more-usual = As usual
challenge-field-venue = Where
challenge-field-expires = Expires
challenge-expires = { $at }
challenge-button-accept = Accept
challenge-button-decline = Decline
challenge-button-withdraw = Withdraw
challenge-button-terms = All terms
challenge-button-change = Change terms
challenge-button-even = Balance the game
challenge-button-send = Send
challenge-button-colors = { challenge-field-colors }: { $colors }
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } accepted. Black: { $black }. White: { $white }.
challenge-accepted-thread = { $accepter } accepted. Black: { $black }. White: { $white }. The game is played in its own thread.
challenge-declined = { $invited } declined the challenge from { $challenger }.
challenge-withdrawn = { $challenger } withdrew the challenge.
challenge-replaced = { $player } changed the terms: there’s a new challenge.
challenge-lapsed = Nobody accepted the challenge from { $challenger } in time.
challenge-who-is-stronger = Which of you is stronger? The stronger player takes White; if you’re equal, colours are random.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = I am
challenge-button-stronger-equal = We’re equal
challenge-by-rank = By rank: { $stronger } ({ $stronger-rank }) takes White, { $weaker } ({ $weaker-rank }) takes Black.
challenge-by-equal-rank = Both are { $rank }: random colours.
challenge-thread-failed = I couldn’t create a thread, so the game is played here.
challenge-answers-only = I can’t post here on my own. I’ll warn you about your time by direct message, if you allow those from me.
challenge-taken = You’re in. The game has begun: { $place }
challenge-pairs = { $opponents }, { $challenger } and { $partner } challenge you to a game of Pair Go. All three of you need to accept, including { $partner }.
challenge-field-joined = Accepted by
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = For a balanced game
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = Both are { $rank }: no handicap, random colours, komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) takes Black against { $stronger } ({ $stronger-rank }), { $stones ->
    [0] no handicap
   *[other] { $stones } stones
}, komi { $komi }.
challenge-change = Choose other terms, then send them as your challenge:
challenge-sent = Your challenge has been sent.
challenge-odds = { $stones ->
    [0] No handicap
   *[other] { $stones } stones
}, komi { $komi }
