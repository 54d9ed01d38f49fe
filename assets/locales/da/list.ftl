# Lister over partier, og partier som nogen følger.
# follow = følge
# open challenge = åben udfordring

list-to-board = [til brættet]({ $url })
list-to-challenge = [til udfordringen]({ $url })
list-tab-own = Mine partier
list-tab-club = Partier her
list-tab-open = Åbne udfordringer
list-button-next = Flere partier
list-club-title = Partier i denne kanal og dens tråde
list-club-none = Der spilles ingen partier her lige nu.
list-seen = { $black } – { $white } · parti { $number }, { terms-game-on }
list-watched = { $black } – { $white } · parti { $number }, { terms-game-on } · venter på { $awaited } · { $place }
list-followed = Partier, du følger
list-follows-each = Du følger dette parti: jeg sender dig en direkte besked ved hvert træk.
list-follows-end = Du følger dette parti: jeg sender dig en direkte besked, når det slutter.
list-button-board = Vis
list-button-each = Følg hvert træk
list-button-end = Kun resultatet
list-button-stop = Følg ikke længere
list-stopped = Du følger ikke længere parti { $number }.
list-follows-full = Du følger allerede { $most } partier, og det er grænsen. Stop først med at følge et af dem.
list-followed-link = Du følger dette parti · { $place }
list-open-title = Åbne udfordringer i denne kanal
list-open-none = Der er ingen åbne udfordringer her. Lav en med `/{ command-challenge }`.
list-open-line = { $challenger } · parti { $number }, { terms-game-on } · { $place }
list-open-gone = Udfordring { $number } er ikke længere åben.
