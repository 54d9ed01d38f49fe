# Een puzzel die elke dag komt op een uur dat de server heeft gekozen.
# puzzle = puzzel
# topic = onderwerp
# level = niveau, 1 tot en met 5

daily-about = Op welk uur er elke dag een puzzel in dit kanaal komt
daily-topic-about = Waar de dagelijkse puzzel over gaat
daily-level-about = Hoe moeilijk de dagelijkse puzzel is
daily-zone-about = Tijdzone van deze server, via een grote stad: daarnaar komt de dagelijkse puzzel
daily-at = Om { $hour }
daily-off = Geen
daily-any-topic = Elk onderwerp
daily-any-level = Elk niveau
daily-field = Dagelijkse puzzel in dit kanaal
daily-field-zone = Tijdzone van deze server
daily-zone-unknown = Niet ingesteld: UTC
daily-is = { $at } · { $topic } · { $level }; de volgende komt { $next }
daily-none = In dit kanaal komt nog geen dagelijkse puzzel: kies ook het uur.
daily-not-here = Ik mag niet uit mezelf in dit kanaal schrijven; daarom kan hier geen dagelijkse puzzel komen.
daily-lost = Voor de moderators: ik kon de dagelijkse puzzel niet in { $channel } plaatsen: dat kanaal is weg, of ik mag er niet schrijven. Er komen daar geen puzzels meer tot `/{ command-club-admin }` opnieuw een uur instelt.
