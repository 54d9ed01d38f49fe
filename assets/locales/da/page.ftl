# Siden med et bræt, man kan trykke på.
page-button-board = Bræt
page-more-about = Et bræt i browseren, som du kan trykke på
page-more-browser = Bræt i browseren
page-more-browser-about = Et link, der åbner dette parti i din browser
page-link = **Parti { $number }:** linket virker én gang inden for 10 minutter. Giv det ikke videre: den, der åbner det, spiller som dig.
page-field = Brætter i browsere
page-open-boards = { $boards ->
    [0] Ingen åbne
   *[other] Åbne: { $boards }
}
page-close-all = Luk alle
page-close-browser = Luk brætterne i en browser
page-browser = { $games } · åbne siden { $since }
page-option = browsere
page-option-about = Luk de brætter, der er åbne i dine browsere
page-title = Parti { $number }
page-opening = Brættet til parti { $number } åbnes …
page-button-open = Åbn brættet
page-used = Linket er allerede brugt eller udløbet. Tryk på { page-button-board } i chatten for at få et nyt.
page-other-member = En andens bræt er åbent i denne browser, og linket er dit. Luk først det bræt, og åbn så linket igen.
page-button-close = Luk brættet
page-closed = Brættet er lukket i denne browser.
page-not-open = Brættet er ikke åbent i denne browser. Tryk på { page-button-board } i chatten for at få et link.
page-not-here = Du kan ikke se dette parti: du skal være på serveren og kunne se kanalen.
page-away = Discord svarer ikke lige nu. Prøv igen om lidt.
page-refused = Anmodningen kom et andet sted fra, så jeg gjorde ingenting.
page-only-in-chat = Det kan kun gøres i chatten.
page-behind = Ingen forbindelse: brættet er måske ikke opdateret.
page-not-live = Du har for mange brætter åbne: dette ændrer sig først, når du genindlæser siden.
page-again = { $point }: vælg punktet igen for at spille der.
page-empty = { $point }, tomt
page-stone = { $color ->
    [white] { $point }, hvid
   *[black] { $point }, sort
}
page-last = { $point }, seneste træk
page-send = Send
page-plan-back = Et træk tilbage
page-plan-remove = Slet denne trækfølge
page-plan-end = Tilbage til partiet
page-making = Det tager et øjeblik. Svaret vises her, når det er klar.
page-look-again = Se efter igen
page-busy = Det er for mange forespørgsler på én gang. Prøv igen om et minut.
page-no-club = Der er ingen side på denne adresse.
page-running = Igangværende partier
page-none-running = Der spilles ingen partier lige nu.
page-results = Seneste resultater
page-evenings = Klubaftener
page-calendar = Kalender (iCalendar)
page-feed = Resultater som feed (Atom)
page-record = Notation (SGF)
page-table = Stilling
page-games = Dine partier
page-games-none = Du har intet parti i gang. Start et med `/{ command-challenge }` i chatten.
page-connecting = Forbinder til Discord …
page-not-signed-in = Discord fortalte ikke, hvem du er. Luk dette, og åbn det igen.
