# Ett goproblem som kommer varje dag på ett klockslag som servern har valt.
# puzzle = goproblem
# topic = ämne
# level = nivå, 1 till 5

daily-about = När på dagen ett goproblem kommer här
daily-topic-about = Vad det dagliga goproblemet handlar om
daily-level-about = Hur svårt det dagliga goproblemet är
daily-zone-about = Serverns tidszon: skriv en stor stad i närheten
daily-at = Kl. { $hour }
daily-off = Av
daily-any-topic = Vilket ämne som helst
daily-any-level = Vilken nivå som helst
daily-field = Dagligt goproblem i den här kanalen
daily-field-zone = Serverns tidszon
daily-zone-unknown = Inte angiven: UTC
daily-is = { $at } · { $topic } · { $level }; nästa kommer { $next }
daily-none = Den här kanalen har inget dagligt goproblem än: välj också ett klockslag.
daily-not-here = Jag får inte skriva i den här kanalen på egen hand, så den kan inte ha något dagligt goproblem.
daily-lost = Till moderatorerna: jag kan inte längre lägga ut det dagliga goproblemet i { $channel }: kanalen är borta, eller så får jag inte skriva där. Välj ett klockslag med `/{ command-club-admin }` för att slå på det igen.
