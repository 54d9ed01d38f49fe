# Kanten waarvan de leden over hun zetten stemmen.
# vote = stemmen, stemming

vote-command = stemming
vote-about = Speel als kanaal: de leden stemmen over de zetten
vote-command-for = voor
vote-for-about = Laat de leden van dit kanaal tegen iemand of de bot spelen
vote-command-against = tegen
vote-against-about = Speel tegen de leden van dit kanaal
vote-hours = uren
vote-hours-about = Hoeveel uur een stemming duurt (standaard: 24)
vote-enough = genoeg
vote-enough-about = Na hoeveel stemmen meteen wordt gezet
vote-tie = gelijk
vote-tie-about = Welke zet bij evenveel stemmen wordt gespeeld (standaard: die van de sterkste speler)
vote-tie-named = { $tie ->
    [earliest] Die waarop het eerst is gestemd
    [random] Een willekeurige
   *[strongest] Die van de sterkste speler
}
vote-open = **Zet { $number }:** de leden van { $channel } stemmen. Stemmen tot nu toe: { $votes }. De stemming eindigt { $until }; tot dan ziet niemand wie waarop heeft gestemd.
vote-button-vote = Stemmen
vote-cast = Je hebt op { $point } gestemd. Je kunt je stem wijzigen tot de stemming { $until } eindigt.
vote-cast-pass = Je hebt voor passen gestemd. Je kunt je stem wijzigen tot de stemming { $until } eindigt.
vote-closed = { $point } is gespeeld met { $votes } van { $all } stemmen: { $voters }
vote-closed-pass = Gepast met { $votes } van { $all } stemmen: { $voters }
vote-new-member = Je kunt stemmen zodra je een dag lid van deze server bent.
vote-moderators-act = Alleen moderators kunnen dat voor dit kanaal doen.
vote-not-here = Ik mag niet uit mezelf in dit kanaal schrijven, dus kan hier niet worden gestemd.
