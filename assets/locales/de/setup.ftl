# Der Dialog, der einen Kanal einrichtet.
setup-command = einrichten
setup-about = Richte diesen Kanal ein: Partien, Nachrichten, Sprache, tägliches Rätsel
setup-title = Diesen Kanal einrichten
setup-how = Das gilt für { $channel }. Jede Auswahl wird sofort übernommen.
setup-button = Einrichten
setup-greeting = Wenn du diesen Server verwaltest: Mit **{ setup-button }** oder `/{ command-club-admin } { setup-command }` legst du fest, wo gespielt wird, wie Bretter gepostet werden, welche Sprache ich spreche und ob es ein tägliches Rätsel gibt. **{ family-menu }**: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.
setup-field-venue = Wo neue Partien gespielt werden
setup-no-threads = In Sprachkanälen gibt es keine Threads. Lass `{ command-venue }` weg, dann wird hier gespielt.
setup-venue-about = Wo neue Partien gespielt werden: in eigenen Threads oder in diesem Kanal
setup-venue-named = { $venue ->
    [channel] In diesem Kanal
   *[threads] Jede in einem eigenen Thread, wo ich Threads erstellen darf
}
