# The dialogue that sets a channel up.
setup-command = setup
setup-about = Set up this channel: games, messages, language, daily puzzle
setup-title = Set up this channel
setup-how = These settings are for { $channel }. Each choice takes effect at once.
setup-button = Set up
setup-greeting = If you manage this server: **{ setup-button }** or `/{ command-club-admin } { setup-command }` lets you choose where games are played, how boards are posted, the language and a daily puzzle. **{ family-menu }**: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.
setup-field-venue = Where new games are played
setup-no-threads = Voice channels have no threads. Leave out `{ command-venue }`, and the game is played here.
setup-venue-about = Where new games are played: in threads of their own, or in this channel
setup-venue-named = { $venue ->
    [channel] In this channel
   *[threads] Each in its own thread, where I may create threads
}
