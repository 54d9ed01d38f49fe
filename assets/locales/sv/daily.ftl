# Ett problem som kommer varje dag på ett klockslag som servern har valt.
# puzzle = problem
# topic = ämne
# level = nivå, 1 till 5

daily-about = Vid vilket klockslag ett problem kommer varje dag i den här kanalen
daily-topic-about = Vad det dagliga problemet handlar om
daily-level-about = Hur svårt det dagliga problemet är
daily-zone-about = Serverns tidszon, angiven som en stor stad; det dagliga problemet kommer efter den
daily-at = Kl. { $hour }
daily-off = Inget
daily-any-topic = Vilket ämne som helst
daily-any-level = Vilken nivå som helst
daily-field = Dagligt problem i den här kanalen
daily-field-zone = Serverns tidszon
daily-zone-unknown = Inte vald: UTC
daily-is = { $at } · { $topic } · { $level }; nästa kommer { $next }
daily-none = Det kommer ännu inget dagligt problem i den här kanalen: välj också klockslaget.
daily-not-here = Jag får inte skriva i den här kanalen på egen hand, så här kan det inte komma något dagligt problem.
daily-lost = Till moderatorerna: jag kunde inte lägga ut det dagliga problemet i { $channel }: kanalen är borta, eller så får jag inte skriva där. Det kommer inga fler problem dit förrän `/{ command-club-admin }` ställer in ett klockslag på nytt.
