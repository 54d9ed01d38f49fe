# Lists of games, and games that somebody follows.
# follow = hear of a game that one does not play
# open challenge = one that anyone can accept

list-to-board = [to the board]({ $url })
list-to-challenge = [to the challenge]({ $url })
list-tab-own = My games
list-tab-club = Games here
list-tab-open = Open challenges
list-button-next = More games
list-club-title = Games in this channel and its threads
list-club-none = No games are being played here right now.
list-seen = { $black } – { $white } · game { $number }, { terms-game-on }
list-watched = { $black } – { $white } · game { $number }, { terms-game-on } · waiting for { $awaited } · { $place }
list-followed = Games you follow
list-follows-each = You follow this game: I’ll send you a direct message at each move.
list-follows-end = You follow this game: I’ll send you a direct message when it ends.
list-button-board = Show
list-button-each = Follow each move
list-button-end = Tell me the result
list-button-stop = Stop following
list-stopped = You no longer follow game { $number }.
list-follows-full = You’ve reached the limit of { $most } games to follow. Stop following one first.
list-followed-link = You follow this game · { $place }
list-open-title = Open challenges in this channel
list-open-none = There are no open challenges here. Make one with `/{ command-challenge }`.
list-open-line = { $challenger } · game { $number }, { terms-game-on } · { $place }
list-open-gone = Challenge { $number } is no longer open.
