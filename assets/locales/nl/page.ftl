# De pagina met een bord om op te tikken.
page-button-board = Bord
page-more-about = Een bord in je browser, om op te tikken
page-more-browser = Bord in de browser
page-more-browser-about = Een link die deze partij in je browser opent
page-link = **Partij { $number }:** de link werkt één keer, binnen 10 minuten. Geef hem niet door: wie hem opent, speelt als jij.
page-field = Borden in browsers
page-open-boards = { $boards ->
    [0] Geen open
   *[other] Open: { $boards }
}
page-close-all = Alles sluiten
page-close-browser = De borden in een browser sluiten
page-browser = { $games } · open sinds { $since }
page-option = browsers
page-option-about = Sluit de borden die in je browsers open zijn
page-title = Partij { $number }
page-opening = Het bord van partij { $number } wordt geopend…
page-button-open = Bord openen
page-used = Deze link is al gebruikt of verlopen. Druk in de chat op { page-button-board } voor een nieuwe.
page-other-member = In deze browser is het bord van iemand anders open, en deze link is van jou. Sluit eerst dat bord en open de link dan opnieuw.
page-button-close = Bord sluiten
page-closed = Het bord is in deze browser gesloten.
page-not-open = Dit bord is in deze browser niet open. Druk in de chat op { page-button-board } voor een link.
page-not-here = Je kunt deze partij niet zien: je moet op de server zijn en het kanaal kunnen zien.
page-away = Discord antwoordt op dit moment niet. Probeer het zo nog eens.
page-refused = Dit verzoek kwam ergens anders vandaan, dus ik heb niets gedaan.
page-only-in-chat = Dat kan alleen in de chat.
page-behind = Geen verbinding: het bord loopt misschien achter.
page-not-live = Je hebt te veel borden open: dit bord verandert pas als je de pagina opnieuw laadt.
page-again = { $point }: kies het punt nog eens om daar te spelen.
page-empty = { $point }, leeg
page-stone = { $color ->
    [white] { $point }, wit
   *[black] { $point }, zwart
}
page-last = { $point }, laatste zet
page-send = Versturen
page-plan-back = Eén zet terug
page-plan-remove = Deze reeks verwijderen
page-plan-end = Terug naar de partij
page-making = Dit duurt even. Het antwoord verschijnt hier zodra het klaar is.
page-look-again = Opnieuw kijken
page-busy = Dat zijn te veel verzoeken tegelijk. Probeer het over een minuut opnieuw.
page-no-club = Op dit adres staat geen pagina.
page-running = Lopende partijen
page-none-running = Er wordt op dit moment niet gespeeld.
page-results = Laatste uitslagen
page-evenings = Clubavonden
page-calendar = Agenda (iCalendar)
page-feed = Uitslagen als feed (Atom)
page-record = Notatie (SGF)
page-table = Stand
page-games = Jouw partijen
page-games-none = Je hebt geen lopende partij. Met `/{ command-challenge }` in de chat begin je er een.
page-connecting = Verbinden met Discord…
page-not-signed-in = Discord zei niet wie je bent. Sluit dit en open het opnieuw.
