# Die Seite eines Go-Clubs: wo und wann er sich trifft und was auf seinem Server läuft.
# club = Go-Club, der sich irgendwo trifft; server = sein Ort auf Discord

club-command = club
club-command-about = Über diesen Go-Club: Treffen, Webadresse und was hier läuft
club-group-about = Dieser Go-Club: sein Name, seine Seite und ein Wochenrückblick
club-option-name = name
club-name-about = Wie der Club heißt; „{ terms-typed-off }“ für keinen Namen
club-field-name = Name des Clubs
club-unnamed = Kein Name
club-named = { $name }
club-field-page = Seite des Clubs
club-filled-in = Ausgefüllt: `/{ club-command }` zeigt sie
club-empty = Leer
club-option-meets = treffen
club-option-web = web
club-option-books = bücher
club-option-contact = kontakt
club-option-more = info
club-meets = Wo und wann
club-web = Webadresse
club-books = Bücher zum Ausleihen
club-contact = Kontakt
club-more = Über den Club
club-meets-example = Dienstags um 19 Uhr, Café Central
club-web-example = go.example.org
club-books-example = Frag an der Theke; je ein Monat
club-contact-example = Frag Anna oder Ben im Club
club-more-example = Neulinge sind willkommen
club-title = Unser Go-Club
club-nothing = Hier steht noch nichts.
club-elsewhere = Go anderswo: `/{ command-help } { command-topic }:{ help-clubs-title }`
club-here = Auf diesem Server
club-open = { $open ->
    [0] Keine offenen Herausforderungen
    [one] Eine offene Herausforderung
   *[other] { $open } offene Herausforderungen
}
club-open-in = { $open ->
    [0] Keine offenen Herausforderungen
    [one] Eine offene Herausforderung, Liste in { $channel }
   *[other] { $open } offene Herausforderungen, Liste in { $channel }
}
club-button-edit = Bearbeiten
club-bad-web = „{ $typed }“ ist keine Webadresse; dieses Feld bleibt, wie es war. So sieht eine aus: `https://go.example.org`.
club-on-web-option = seite
club-on-web-about = Eine Seite über diesen Club ins Web stellen: Partien, Ergebnisse, Tabellen und Abende
club-on-web-field = Seite im Web
club-on-web-named = { $choice ->
    [on] Alle sehen, was in den Kanälen gespielt wird, die hier alle lesen können
   *[off] Aus
}
club-on-web-at = Die Seite des Clubs im Web: { $url }
club-on-web-nowhere = Noch gibt es keine Seite: Wer diesen Bot betreibt, hat keine Webseiten eingerichtet.
