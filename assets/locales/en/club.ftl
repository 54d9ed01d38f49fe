# The page of a Go club: where and when it meets, and what happens on its server.
# club = a Go club, which meets somewhere; server = its place on Discord

club-command = club
club-command-about = About this Go club: when it meets, its web page, what happens here
club-group-about = This Go club: its name, its page, and a weekly digest
club-option-name = name
club-name-about = What the club is called; “{ terms-typed-off }” for no name
club-field-name = Name of the club
club-unnamed = No name
club-named = { $name }
club-field-page = Club page
club-filled-in = Filled in: `/{ club-command }` shows it
club-empty = Empty
club-option-meets = meets
club-option-web = web
club-option-books = books
club-option-contact = contact
club-option-more = about
club-meets = Where and when
club-web = Web address
club-books = Books to borrow
club-contact = Contact
club-more = About the club
club-meets-example = Tuesdays at 7 pm, Café Central
club-web-example = go.example.org
club-books-example = Ask at the counter; one month
club-contact-example = Ask Anna or Ben at the club
club-more-example = Beginners are welcome
club-title = Our Go club
club-nothing = Nothing here yet.
club-elsewhere = Other places to play: `/{ command-help } { command-topic }:{ help-clubs-title }`
club-here = On this server
club-open = { $open ->
    [0] No open challenges
    [one] One open challenge
   *[other] { $open } open challenges
}
club-open-in = { $open ->
    [0] No open challenges
    [one] One open challenge, listed in { $channel }
   *[other] { $open } open challenges, listed in { $channel }
}
club-button-edit = Edit
club-bad-web = “{ $typed }” isn’t a web address, so that field stays as it was. A web address looks like this: `https://go.example.org`.
club-on-web-option = page
club-on-web-about = Put a page about this club on the web: its games, results, standings and evenings
club-on-web-field = Page on the web
club-on-web-named = { $choice ->
    [on] Anyone can see what is played in the channels that everyone here can read
   *[off] Off
}
club-on-web-at = The club’s page on the web: { $url }
club-on-web-nowhere = There’s no page yet: whoever runs this bot hasn’t set up web pages.
