# Ladders: in a channel, members stand one below the other; whoever beats somebody above takes their place.
# ladder = the list of places, and the competition; place = the number on it, 1 is the top
# challenge = demand a game of somebody above; it cannot be declined
ladder-command = ladder
ladder-command-about = Ladders: challenge members above you, and move up by winning
ladder-show = show
ladder-show-about = Show the ladder
ladder-challenge = challenge
ladder-challenge-about = Challenge someone above you on the ladder
ladder-player = player
ladder-player-about = Who to challenge (default: choose from a list)
ladder-create = create
ladder-create-about = Start a ladder in this channel (moderators)
ladder-remove = remove
ladder-remove-about = Take a player off the ladder (moderators)
ladder-removed-about = Who leaves the ladder
ladder-end = end
ladder-end-about = End the ladder (moderators)
ladder-title = Ladder
ladder-field = Ladder
ladder-rule = Challenge the player right above you, or anyone up to { $percent }% of the way to the top (from place { $place }, for example, places { $highest } to { $lowest }). If you win, you take their place.
ladder-news = { $news } ({ $at })
ladder-nobody = Nobody has joined yet.
ladder-button-challenge = Challenge
ladder-button-join = Join
ladder-button-all = Show all
ladder-button-leave = Leave
ladder-button-end = End the ladder
ladder-button-show = Ladder
ladder-up = Ladder: { $player } moved up to place { $place }.
ladder-out = Ladder: { $player } ran out of time and is off the ladder.
ladder-out-and-up = Ladder: { $late } ran out of time and is off the ladder. { $player } moved up to place { $place }.
ladder-unmoved = Ladder: nobody moved.
ladder-place = { $channel }, place { $place }
ladder-joined = You’re in place { $place }. To stay on the ladder, challenge someone or be challenged within two weeks.
ladder-first = You’re in place 1. Now others have to challenge you.
ladder-within = You’re in place { $place }. You can challenge places { $highest } to { $lowest }.
ladder-within-one = You’re in place { $place }. You can challenge place { $highest }.
ladder-choose = Who do you want to challenge?
ladder-challenged = You challenged { $player }. Your game { $game } is in { $channel }.
ladder-overtaken = { $player } isn’t taking any more games, so you move up to place { $place } without one.
ladder-begun = Ladder: { $challenger } challenges { $challenged }. { $black } plays Black.
ladder-leave-question = { $games ->
    [0] Leave the ladder? If you come back, you’ll start in last place.
    [one] Leave the ladder? You’ll resign your ladder game. If you come back, you’ll start in last place.
   *[other] Leave the ladder? You’ll resign your { $games } ladder games. If you come back, you’ll start in last place.
}
ladder-left = You left the ladder.
ladder-removed = { $player } is off the ladder.
ladder-end-question = End the ladder in { $channel }? Its places will be lost. Games go on, and still count for ratings.
ladder-ended = The ladder is over.
ladder-idle = { $player }, you’re off the ladder: for two weeks you haven’t challenged anyone or been challenged. You can join again any time.
ladder-no-ladder = There’s no ladder in this channel. Moderators can start one with `/{ ladder-command } { ladder-create }`.
ladder-no-second = This channel already has a ladder.
ladder-no-more-ladders = A server can have up to { $most } ladders. If one of them was in a channel that’s been deleted, try again in a minute.
ladder-no-posting = I’m not allowed to post in this channel on my own, or it’s a thread, so the ladder can’t be here.
ladder-no-already = You’re already on the ladder, in place { $place }.
ladder-no-room = This ladder is full: it has { $most } players.
ladder-no-oneself = You can’t challenge yourself.
ladder-no-not-on = You’re not on this ladder. Join it first.
ladder-no-not-there = { $player } isn’t on this ladder.
ladder-no-below = { $player } is below you. You can only challenge players above you.
ladder-no-too-far = { $player } is too far above you. The highest place you can challenge is { $highest }.
ladder-no-too-many = You already have { $most } challenges running. Finish one of those games first.
ladder-no-playing = You’re already playing { $player } on this ladder.
ladder-no-lately = You challenged { $player } a few days ago. You can challenge them again { $again }.
ladder-no-full = { $player } already has { $most } challenges to play.
ladder-no-away = { $player } is on vacation.
