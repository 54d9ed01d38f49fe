# Hoe leden van een server elkaar vinden: open uitdagingen voor bepaalde rangen, en de lijst van alle.
# open challenge = open uitdaging

seats-command-looking = partij-zoeken
seats-looking-about = Zoek een tegenstander
seats-command-now = nu
seats-now-about = Maak een open uitdaging, desgewenst voor bepaalde rangen
seats-weakest = zwakste
seats-weakest-about = De zwakste rang die de uitdaging mag aannemen, bijvoorbeeld 15k
seats-strongest = sterkste
seats-strongest-about = De sterkste rang die de uitdaging mag aannemen, bijvoorbeeld 5k
seats-open-ranked = { $challenger } zoekt een tegenstander. Wie { $weakest } tot en met { $strongest } is, kan de uitdaging aannemen.
seats-ranks = { $weakest } tot en met { $strongest }
seats-rank-unknown = Deze uitdaging is voor rangen van { $weakest } tot en met { $strongest }. Stel eerst je rang in met `/{ command-me } { command-rank }`.
seats-other-ranks = Deze uitdaging is voor rangen van { $weakest } tot en met { $strongest }. Jouw rang is { $rank }.
seats-command = tegenstanders
seats-about = Help leden elkaar te vinden: een lijst van open uitdagingen en wekelijkse partijen
seats-list = lijst
seats-list-about = Houd in dit kanaal een lijst bij van alle open uitdagingen van de server
seats-list-named = { $list ->
    [here] In dit kanaal
   *[off] Uit
}
seats-list-is = In { $channel }
seats-field-list = Lijst van open uitdagingen
seats-also-listed = Staat ook in de lijst in { $channel }.
seats-title = Open uitdagingen
seats-line = { $challenger } · { $terms } · { $place }
seats-none = Er zijn nu geen open uitdagingen. Maak er een met `/{ seats-command-looking } { seats-command-now }`.
seats-more = … en nog { $more }
seats-button-all = Alles tonen
seats-not-here = Ik mag niet uit mezelf in dit kanaal schrijven, dus kan hier geen lijst komen.
seats-lost = Voor de moderators: de lijst van open uitdagingen in { $channel } is weg. Iemand heeft die verwijderd, of ik mag daar niet schrijven. Kies opnieuw een kanaal met `/{ command-club-admin } { seats-command }`.
seats-command-weekly = wekelijks
seats-weekly-about = Krijg elke week een partij met iemand van ongeveer jouw rang
seats-weekly-in = Je krijgt elke maandag een partij met iemand van ongeveer jouw rang; de volgende { $next }.
seats-weekly-rank = Stel je rang in met `/{ command-me } { command-rank }`, zodat ik iemand van ongeveer jouw rang vind.
seats-weekly-left = Je krijgt geen wekelijkse partijen meer.
seats-weekly-none = Deze server heeft geen wekelijkse partijen. Beheerders kunnen ze aanzetten met `/{ command-club-admin } { seats-command }`.
seats-button-leave = Stoppen
seats-pairing = weekpartijen
seats-pairing-about = Deel leden in dit kanaal in voor een wekelijkse partij: maandag op dit tijdstip
seats-pairing-at = Elke maandag om { $hour } uur
seats-pairing-is = { $at } in { $channel }; de volgende { $next }
seats-pairing-not-here = Ik mag niet uit mezelf in dit kanaal schrijven, dus kunnen hier geen wekelijkse partijen komen.
seats-field-pairing = Wekelijkse partijen
seats-begun = De partij van deze week: { $black } (zwart) tegen { $white } (wit).
seats-unpaired = { $player }, deze week was er niemand meer voor jou over. Volgende week ben jij het eerst aan de beurt.
