# The page with a board to touch.
page-button-board = Board
page-more-about = A board to touch, in your browser
page-more-browser = Board in the browser
page-more-browser-about = A link that opens this game in your browser
page-link = **Game { $number }:** the link works once, within 10 minutes. Don’t pass it on: whoever opens it plays as you.
page-field = Boards in browsers
page-open-boards = { $boards ->
    [0] None open
   *[other] Open: { $boards }
}
page-close-all = Close them all
page-close-browser = Close the boards in a browser
page-browser = { $games } · open since { $since }
page-option = browsers
page-option-about = Close the boards that are open in your browsers
page-title = Game { $number }
page-opening = The board of game { $number } is opening…
page-button-open = Open the board
page-used = This link was used or has expired. Press { page-button-board } in the chat to get a new one.
page-other-member = Someone else’s board is open in this browser, and this link is yours. Close that board first, then open the link again.
page-button-close = Close the board
page-closed = The board is closed in this browser.
page-not-open = This board isn’t open in this browser. Press { page-button-board } in the chat to get a link.
page-not-here = You can’t see this game: you have to be on its server and be able to see its channel.
page-away = Discord isn’t answering just now. Please try again in a moment.
page-refused = This request came from somewhere else, so I did nothing.
page-only-in-chat = You can only do that in the chat.
page-behind = There’s no connection: the board may be out of date.
page-not-live = You have too many boards open: this one only changes when you reload it.
page-again = { $point }: choose it again to play there.
page-empty = { $point }, empty
page-stone = { $color ->
    [white] { $point }, White
   *[black] { $point }, Black
}
page-last = { $point }, last move
page-send = Send
page-plan-back = Step back
page-plan-remove = Remove this line
page-plan-end = Back to the game
page-making = This takes a moment. The answer appears here when it’s ready.
page-look-again = Look again
page-busy = That’s too many requests at once. Please try again in a minute.
page-no-club = There’s no page at this address.
page-running = Games in progress
page-none-running = No games are being played right now.
page-results = Latest results
page-evenings = Go evenings
page-calendar = Calendar (iCalendar)
page-feed = Results as a feed (Atom)
page-record = Game record (SGF)
page-table = Standings
page-games = Your games
page-games-none = You have no game in progress. `/{ command-challenge }` in the chat starts one.
page-connecting = Connecting to Discord…
page-not-signed-in = Discord didn’t say who you are. Please close this and open it again.
