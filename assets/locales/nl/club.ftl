# De pagina van een goclub: waar en wanneer die samenkomt, en wat er op de server gebeurt.
# club = goclub, die ergens samenkomt; server = de plek van de club op Discord

club-command = club
club-command-about = Over deze goclub: wanneer die samenkomt, de website en wat hier gebeurt
club-group-about = Deze goclub: naam, pagina en een weekoverzicht
club-option-name = naam
club-name-about = Hoe de club heet; “{ terms-typed-off }” voor geen naam
club-field-name = Naam van de club
club-unnamed = Geen naam
club-named = { $name }
club-field-page = Pagina van de club
club-filled-in = Ingevuld: `/{ club-command }` toont die
club-empty = Leeg
club-option-meets = clubavond
club-option-web = web
club-option-books = boeken
club-option-contact = contact
club-option-more = info
club-meets = Waar en wanneer
club-web = Webadres
club-books = Boeken te leen
club-contact = Contact
club-more = Over de club
club-meets-example = Elke dinsdag om 19 uur, Café Centraal
club-web-example = go.example.org
club-books-example = Vraag aan de bar; een maand
club-contact-example = Vraag het aan Anna of Ben
club-more-example = Beginners zijn welkom
club-title = Onze goclub
club-nothing = Hier staat nog niets.
club-elsewhere = Go elders: `/{ command-help } { command-topic }:{ help-clubs-title }`
club-here = Op deze server
club-open = { $open ->
    [0] Geen open uitdagingen
    [one] Eén open uitdaging
   *[other] { $open } open uitdagingen
}
club-open-in = { $open ->
    [0] Geen open uitdagingen
    [one] Eén open uitdaging, lijst in { $channel }
   *[other] { $open } open uitdagingen, lijst in { $channel }
}
club-button-edit = Bewerken
club-bad-web = “{ $typed }” is geen webadres, dus dat veld blijft zoals het was. Zo ziet er een uit: `https://go.example.org`.
club-on-web-option = pagina
club-on-web-about = Zet een pagina over deze club op het web: partijen, uitslagen, standen en avonden
club-on-web-field = Pagina op het web
club-on-web-named = { $choice ->
    [on] Iedereen ziet wat er gespeeld wordt in de kanalen die iedereen hier kan lezen
   *[off] Uit
}
club-on-web-at = De pagina van de club op het web: { $url }
club-on-web-nowhere = Er is nog geen pagina: de beheerder van deze bot heeft geen webpagina’s ingesteld.
