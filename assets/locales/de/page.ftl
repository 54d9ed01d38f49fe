# Die Seite mit einem Brett zum Antippen.
page-button-board = Brett
page-more-about = Ein Brett im Browser, zum Antippen
page-more-browser = Brett im Browser
page-more-browser-about = Ein Link, der diese Partie in deinem Browser öffnet
page-link = **Partie { $number }:** Der Link gilt einmal und 10 Minuten lang. Gib ihn nicht weiter: Wer ihn öffnet, spielt als du.
page-field = Bretter im Browser
page-open-boards = { $boards ->
    [0] Keine offen
   *[other] Offen: { $boards }
}
page-close-all = Alle schließen
page-close-browser = Die Bretter in einem Browser schließen
page-browser = { $games } · offen seit { $since }
page-option = browser
page-option-about = Die Bretter schließen, die in deinen Browsern offen sind
page-title = Partie { $number }
page-opening = Das Brett von Partie { $number } wird geöffnet …
page-button-open = Brett öffnen
page-used = Dieser Link wurde schon benutzt oder ist abgelaufen. Mit { page-button-board } im Chat bekommst du einen neuen.
page-other-member = In diesem Browser ist das Brett von jemand anderem offen, und dieser Link ist deiner. Schließe erst das andere Brett, und öffne den Link dann noch einmal.
page-button-close = Brett schließen
page-closed = Das Brett ist in diesem Browser geschlossen.
page-not-open = Dieses Brett ist in diesem Browser nicht offen. Mit { page-button-board } im Chat bekommst du einen Link.
page-not-here = Du kannst diese Partie nicht sehen: Dafür musst du auf ihrem Server sein und ihren Kanal sehen können.
page-away = Discord antwortet gerade nicht. Bitte versuche es gleich noch einmal.
page-refused = Diese Anfrage kam von anderswo, deshalb habe ich nichts getan.
page-only-in-chat = Das geht nur im Chat.
page-behind = Keine Verbindung: Das Brett ist vielleicht nicht aktuell.
page-not-live = Du hast zu viele Bretter offen: Dieses ändert sich erst, wenn du die Seite neu lädst.
page-again = { $point }: noch einmal wählen, um dort zu setzen.
page-empty = { $point }, leer
page-stone = { $color ->
    [white] { $point }, Weiß
   *[black] { $point }, Schwarz
}
page-last = { $point }, letzter Zug
page-send = Senden
page-plan-back = Ein Zug zurück
page-plan-remove = Diese Zugfolge löschen
page-plan-end = Zurück zur Partie
page-making = Das dauert einen Moment. Die Antwort erscheint hier, sobald sie fertig ist.
page-look-again = Noch einmal nachsehen
page-busy = Das sind zu viele Anfragen auf einmal. Bitte versuche es in einer Minute noch einmal.
page-no-club = Unter dieser Adresse gibt es keine Seite.
page-running = Laufende Partien
page-none-running = Gerade wird keine Partie gespielt.
page-results = Neueste Ergebnisse
page-evenings = Spielabende
page-calendar = Kalender (iCalendar)
page-feed = Ergebnisse als Feed (Atom)
page-record = Aufzeichnung (SGF)
page-table = Tabelle
page-games = Deine Partien
page-games-none = Du hast keine laufende Partie. Mit `/{ command-challenge }` im Chat beginnst du eine.
page-connecting = Verbindung zu Discord …
page-not-signed-in = Discord hat nicht gesagt, wer du bist. Bitte schließe das hier und öffne es noch einmal.
