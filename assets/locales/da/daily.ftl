# En opgave, der kommer hver dag på et klokkeslæt, som serveren har valgt.
# puzzle = opgave
# topic = emne
# level = niveau, 1 til 5

daily-about = Hvornår på dagen der kommer en opgave her
daily-topic-about = Hvad den daglige opgave handler om
daily-level-about = Hvor svær den daglige opgave er
daily-zone-about = Serverens tidszone: skriv en stor by i nærheden
daily-at = Kl. { $hour }
daily-off = Fra
daily-any-topic = Ethvert emne
daily-any-level = Ethvert niveau
daily-field = Daglig opgave i denne kanal
daily-field-zone = Serverens tidszone
daily-zone-unknown = Ikke angivet: UTC
daily-is = { $at } · { $topic } · { $level }; den næste kommer { $next }
daily-none = Denne kanal har endnu ingen daglig opgave: vælg også et klokkeslæt.
daily-not-here = Jeg må ikke skrive i denne kanal på egen hånd, så den kan ikke få en daglig opgave.
daily-lost = Til moderatorerne: jeg kan ikke længere poste den daglige opgave i { $channel }: kanalen er væk, eller jeg må ikke skrive i den. Vælg et klokkeslæt med `/{ command-club-admin }` for at slå den til igen.
