# Okno, które konfiguruje kanał.
setup-command = konfiguruj
setup-about = Skonfiguruj ten kanał: partie, wiadomości, język, codzienne zadanie
setup-title = Konfiguracja tego kanału
setup-how = Dotyczy kanału { $channel }. Każdy wybór działa od razu.
setup-button = Skonfiguruj
setup-greeting = Jeśli zarządzasz tym serwerem: **{ setup-button }** albo `/{ command-club-admin } { setup-command }` pozwala wybrać, gdzie toczą się partie, jak pojawiają się plansze, język i codzienne zadanie. **{ family-menu }**: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.
setup-field-venue = Gdzie toczą się nowe partie
setup-no-threads = Kanały głosowe nie mają wątków. Pomiń `{ command-venue }`, a partia odbędzie się tutaj.
setup-venue-about = Gdzie toczą się nowe partie: w osobnych wątkach czy na tym kanale
setup-venue-named = { $venue ->
    [channel] Na tym kanale
   *[threads] Każda w osobnym wątku, jeśli mogę tworzyć wątki
}
