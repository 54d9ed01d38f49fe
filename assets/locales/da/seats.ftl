# Hvordan serverens medlemmer finder hinanden: åbne udfordringer for bestemte grader, og listen over dem alle.
# open challenge = åben udfordring

seats-command-looking = søg-parti
seats-looking-about = Søg en modstander
seats-command-now = nu
seats-now-about = Lav en åben udfordring, eventuelt for bestemte grader
seats-weakest = svageste
seats-weakest-about = Den svageste grad, der må acceptere, for eksempel 15k
seats-strongest = stærkeste
seats-strongest-about = Den stærkeste grad, der må acceptere, for eksempel 5k
seats-open-ranked = { $challenger } søger en modstander. Hvem som helst fra { $weakest } til { $strongest } kan acceptere.
seats-ranks = { $weakest } til { $strongest }
seats-rank-unknown = Denne udfordring er for grader fra { $weakest } til { $strongest }. Angiv først din grad med `/{ command-me } { command-rank }`.
seats-other-ranks = Denne udfordring er for grader fra { $weakest } til { $strongest }. Din grad er { $rank }.
seats-command = modstandere
seats-about = Hjælp medlemmer med at finde hinanden: åbne udfordringer på en liste, og ugentlige partier
seats-list = liste
seats-list-about = Før en liste over alle serverens åbne udfordringer i denne kanal
seats-list-named = { $list ->
    [here] I denne kanal
   *[off] Fra
}
seats-list-is = I { $channel }
seats-field-list = Liste over åbne udfordringer
seats-also-listed = Står også på listen i { $channel }.
seats-title = Åbne udfordringer
seats-line = { $challenger } · { $terms } · { $place }
seats-none = Der er ingen åbne udfordringer lige nu. Lav en med `/{ seats-command-looking } { seats-command-now }`.
seats-more = … og { $more } til
seats-button-all = Vis alle
seats-not-here = Jeg må ikke skrive i denne kanal på egen hånd, så listen kan ikke være her.
seats-lost = Til moderatorerne: listen over åbne udfordringer i { $channel } er væk. Nogen har slettet den, eller jeg må ikke skrive dér. Vælg en kanal igen med `/{ command-club-admin } { seats-command }`.
seats-command-weekly = ugentlig
seats-weekly-about = Få et parti hver uge med et medlem med omtrent samme grad
seats-weekly-in = Du får et parti hver mandag med et medlem med omtrent samme grad; det næste kommer { $next }.
seats-weekly-rank = Angiv din grad med `/{ command-me } { command-rank }`, så jeg kan finde nogen med omtrent samme grad.
seats-weekly-left = Du får ikke flere ugentlige partier.
seats-weekly-none = Denne server har ingen ugentlige partier. De, der administrerer serveren, kan slå dem til med `/{ command-club-admin } { seats-command }`.
seats-button-leave = Stop
seats-pairing = ugepartier
seats-pairing-about = Giv medlemmer et ugentligt parti i denne kanal: mandage på dette klokkeslæt
seats-pairing-at = Mandage kl. { $hour }
seats-pairing-is = { $at } i { $channel }; de næste kommer { $next }
seats-pairing-not-here = Jeg må ikke skrive i denne kanal på egen hånd, så der kan ikke spilles ugentlige partier her.
seats-field-pairing = Ugentlige partier
seats-begun = Ugens parti: { $black } (sort) mod { $white } (hvid).
seats-unpaired = { $player }, der var ingen tilbage at sætte dig sammen med i denne uge. I næste uge kommer du først.
