# Kanten waarvan de leden over hun zetten stemmen.
# vote = stemmen, stemming

vote-command = stemming
vote-for-about = Laat de leden van dit kanaal tegen iemand of mij spelen
vote-command-against = tegen
vote-against-about = Speel tegen de leden van dit kanaal
vote-command-match = wedstrijd
vote-match-about = Speel tegen een ander kanaal, hier of op een andere server: de leden van beide stemmen
vote-command-invite = uitnodigen
vote-invite-about = Krijg een code waarmee een andere server dit kanaal kan uitdagen
vote-channel = kanaal
vote-channel-about = Welk kanaal je uitdaagt; de leden daar beslissen of ze de uitdaging aannemen
vote-code = code
vote-code-about = De code die je van de moderators van een kanaal op een andere server hebt
vote-invited =
    Geef deze code aan de moderators van de andere server. Ze kunnen hem één keer gebruiken, met `/{ command-together } { vote-command-match } { vote-code }:`. Hij verloopt { $until }, en een nieuwe code vervangt hem.
    Hun uitdaging verschijnt in dit kanaal, en alleen moderators hier kunnen die aannemen. De partij wordt dan op hun server gespeeld: de moderators daar kunnen erover beslissen zoals over elke andere, en de leden daar zien de zetten van dit kanaal, maar niet wie erop heeft gestemd. Op deze server kunnen ze niets doen.
vote-hours = uren
vote-hours-about = Hoeveel uur een stemming duurt (standaard: 24)
vote-enough = stemmen
vote-enough-about = Na hoeveel stemmen de zet meteen wordt gespeeld
vote-tie = gelijk
vote-tie-about = Welke zet bij evenveel stemmen wordt gespeeld (standaard: die van de hoogste rang)
vote-tie-named = { $tie ->
    [earliest] Die waarop het eerst is gestemd
    [random] Een willekeurige
   *[strongest] Die waarop de hoogste rang stemt
}
vote-captain = veto
vote-captain-about = Wie de stemmen tussentijds ziet en per stemming één zet mag uitsluiten
vote-terms = Elke stemming duurt { $time }.
vote-terms-enough = { $enough ->
    [one] De stemming eindigt met de eerste stem: de zet wordt meteen gespeeld.
   *[other] Na { $enough } stemmen eindigt de stemming en wordt de zet meteen gespeeld.
}
vote-terms-tie = { $tie ->
    [earliest] Bij evenveel stemmen wordt de zet gespeeld waarop het eerst is gestemd.
    [random] Bij evenveel stemmen wordt een willekeurige van die zetten gespeeld.
   *[strongest] Bij evenveel stemmen wordt de zet gespeeld waarop de hoogste rang heeft gestemd.
}
vote-terms-voters = Stemmen kan wie een dag lid van deze server is.
vote-line-captain = { $captain } heeft een **veto** voor { $channel }, ziet in elke stemming hoeveel er waarop hebben gestemd en mag één zet uitsluiten.
vote-open = **Zet { $number }:** { $channel } stemt; sluit { $until }. Stemmen: { $votes } (nog geheim).
vote-button-vote = Stemmen
vote-pick-point = Partij { $number }: druk op het punt waarop je stemt. Alleen jij ziet dit.
vote-button-veto = Veto
vote-veto-ask = Welke zet sluit je in deze stemming uit? Dat kan één keer, en alleen jij ziet deze aantallen.
vote-veto-votes = Stemmen: { $votes }
vote-ruled-out = { $captain } heeft { $point } uitgesloten.
vote-ruled-out-pass = { $captain } heeft passen uitgesloten.
vote-you-ruled-out = Je hebt { $point } uitgesloten.
vote-you-ruled-out-pass = Je hebt passen uitgesloten.
vote-vote-again = Stemmen daarop tellen niet meer. Wie erop had gestemd, kan opnieuw stemmen.
vote-cast = Je hebt op { $point } gestemd. Je kunt je stem wijzigen tot de stemming { $until } eindigt.
vote-cast-pass = Je hebt voor passen gestemd. Je kunt je stem wijzigen tot de stemming { $until } eindigt.
vote-closed = { $point } is gespeeld met { $votes } van { $all } stemmen: { $voters }
vote-closed-pass = Gepast met { $votes } van { $all } stemmen: { $voters }
vote-new-member = Je kunt stemmen zodra je een dag lid van deze server bent.
vote-moderators-act = Alleen moderators kunnen dat voor dit kanaal doen.
vote-not-here = Ik mag niet uit mezelf in dit kanaal schrijven, dus kan hier niet worden gestemd.
vote-in-thread = Dat kan alleen in een kanaal, niet in een thread.
vote-not-there = Je mag niet in { $channel } schrijven, dus kun je de leden niet uitdagen.
vote-bot-not-there = Ik kan niet in { $channel } schrijven, dus de leden daar zijn niet uit te dagen. Ik heb daar “Kanaal bekijken” en “Berichten versturen” nodig.
vote-unreached = Ik mag niet in { $channel } schrijven, dus zien de leden daar deze uitdaging niet. Stuur die opnieuw zodra ik er mag schrijven.
vote-one-opponent = Daag óf een kanaal op deze server uit, met `{ vote-channel }:`, óf een kanaal op een andere server, met `{ vote-code }:`.
vote-no-such-code = Deze code is niet geldig, of niet meer. De moderators van de andere server krijgen een nieuwe met `/{ command-together } { vote-command-invite }`.
vote-new-code = Voor nog een partij tussen twee servers is een nieuwe code nodig: de ene server krijgt die met `/{ command-together } { vote-command-invite }`, de andere gebruikt die met `/{ command-together } { vote-command-match }`.
vote-stays-there = Een partij tussen twee servers blijft op de server waar die is begonnen.
vote-other-side = In deze partij stem je voor { $channel }.
vote-captain-plays = Wie het veto heeft, kan niet tegen het kanaal spelen.
vote-captain-vetoes = Alleen { $captain } kan hier een zet uitsluiten.
vote-veto-used = Je hebt in deze stemming al een zet uitgesloten.
vote-nothing-to-veto = Er heeft nog niemand gestemd.
vote-move-ruled-out = Die zet is in deze stemming uitgesloten. Stem op een andere.
