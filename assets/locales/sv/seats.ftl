# Hur medlemmar på en server hittar varandra: öppna utmaningar för vissa grader, och listan över alla.
# open challenge = öppen utmaning

seats-command-looking = sök-parti
seats-looking-about = Sök en motståndare
seats-command-now = nu
seats-now-about = Skapa en öppen utmaning, för vissa grader om du vill
seats-weakest = svagast
seats-weakest-about = Den svagaste graden som får acceptera, till exempel 15k
seats-strongest = starkast
seats-strongest-about = Den starkaste graden som får acceptera, till exempel 5k
seats-open-ranked = { $challenger } söker en motståndare. Vem som helst från { $weakest } till { $strongest } kan acceptera.
seats-ranks = { $weakest } till { $strongest }
seats-rank-unknown = Den här utmaningen är för grader från { $weakest } till { $strongest }. Ange först din grad med `/{ command-me } { command-rank }`.
seats-other-ranks = Den här utmaningen är för grader från { $weakest } till { $strongest }. Din grad är { $rank }.
seats-command = motståndare
seats-about = Hjälp medlemmar att hitta varandra: en lista över öppna utmaningar och veckopartier
seats-list = lista
seats-list-about = För en lista över serverns alla öppna utmaningar i den här kanalen
seats-list-named = { $list ->
    [here] I den här kanalen
   *[off] Av
}
seats-list-is = I { $channel }
seats-field-list = Lista över öppna utmaningar
seats-also-listed = Finns också i listan i { $channel }.
seats-title = Öppna utmaningar
seats-line = { $challenger } · { $terms } · { $place }
seats-none = Det finns inga öppna utmaningar just nu. Skapa en med `/{ seats-command-looking } { seats-command-now }`.
seats-more = … och { $more } till
seats-button-all = Visa alla
seats-not-here = Jag får inte skriva i den här kanalen på egen hand, så listan kan inte finnas här.
seats-lost = Till moderatorerna: listan över öppna utmaningar i { $channel } är borta. Någon har tagit bort den, eller så får jag inte skriva där. Välj en kanal igen med `/{ command-club-admin } { seats-command }`.
seats-command-weekly = veckovis
seats-weekly-about = Få ett parti varje vecka med en medlem med ungefär samma grad
seats-weekly-in = Du får ett parti varje måndag med en medlem med ungefär samma grad; nästa kommer { $next }.
seats-weekly-rank = Ange din grad med `/{ command-me } { command-rank }`, så att jag hittar någon med ungefär samma grad.
seats-weekly-left = Du får inga fler veckopartier.
seats-weekly-none = Den här servern har inga veckopartier. De som sköter servern kan slå på dem med `/{ command-club-admin } { seats-command }`.
seats-button-leave = Sluta
seats-pairing = veckopartier
seats-pairing-about = Ge medlemmar ett veckoparti i den här kanalen: måndagar vid det här klockslaget
seats-pairing-at = Måndagar kl. { $hour }
seats-pairing-is = { $at } i { $channel }; nästa kommer { $next }
seats-pairing-not-here = Jag får inte skriva i den här kanalen på egen hand, så det kan inte spelas några veckopartier här.
seats-field-pairing = Veckopartier
seats-begun = Veckans parti: { $black } (svart) mot { $white } (vit).
seats-unpaired = { $player }, det fanns ingen kvar åt dig den här veckan. Nästa vecka står du först på tur.
