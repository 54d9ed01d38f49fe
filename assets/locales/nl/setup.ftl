# De dialoog die een kanaal instelt.
setup-command = instellen
setup-about = Stel dit kanaal in: partijen, berichten, taal, dagelijkse puzzel
setup-title = Dit kanaal instellen
setup-how = Dit geldt voor { $channel }. Elke keuze gaat meteen in.
setup-button = Instellen
setup-greeting = Beheer je deze server? Met **{ setup-button }** of `/{ command-club-admin } { setup-command }` kies je waar partijen worden gespeeld, hoe borden verschijnen, de taal en een dagelijkse puzzel. **{ family-menu }**: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.
setup-field-venue = Waar nieuwe partijen worden gespeeld
setup-no-threads = Spraakkanalen hebben geen threads. Laat `{ command-venue }` weg, dan wordt de partij hier gespeeld.
setup-venue-about = Waar nieuwe partijen worden gespeeld: in eigen threads of in dit kanaal
setup-venue-named = { $venue ->
    [channel] In dit kanaal
   *[threads] Elke partij in een eigen thread, waar ik threads mag maken
}
