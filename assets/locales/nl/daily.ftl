# Een puzzel die elke dag komt op een tijdstip dat de server heeft gekozen.
# puzzle = puzzel
# topic = onderwerp
# level = niveau, 1 tot en met 5

daily-about = Hoe laat hier elke dag een puzzel komt
daily-topic-about = Waar de dagelijkse puzzel over gaat
daily-level-about = Hoe moeilijk de dagelijkse puzzel is
daily-zone-about = Tijdzone van deze server: typ een grote stad bij jullie in de buurt
daily-at = Om { $hour } uur
daily-off = Uit
daily-any-topic = Elk onderwerp
daily-any-level = Elk niveau
daily-field = Dagelijkse puzzel in dit kanaal
daily-field-zone = Tijdzone van deze server
daily-zone-unknown = Niet ingesteld: UTC
daily-is = { $at } · { $topic } · { $level }; de volgende komt { $next }
daily-none = Dit kanaal heeft nog geen dagelijkse puzzel: kies ook een tijdstip.
daily-not-here = Ik mag niet uit mezelf in dit kanaal schrijven, dus kan hier geen dagelijkse puzzel komen.
daily-lost = Voor de moderators: ik kan de dagelijkse puzzel niet meer in { $channel } plaatsen: het kanaal is weg, of ik mag er niet schrijven. Kies met `/{ command-club-admin }` een tijdstip om die weer aan te zetten.
