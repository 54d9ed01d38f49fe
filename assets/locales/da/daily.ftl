# En opgave, der kommer hver dag på et klokkeslæt, som serveren har valgt.
# puzzle = opgave
# topic = emne
# level = niveau, 1 til 5

daily-about = På hvilket klokkeslæt der hver dag kommer en opgave i denne kanal
daily-topic-about = Hvad den daglige opgave handler om
daily-level-about = Hvor svær den daglige opgave er
daily-zone-about = Serverens tidszone, angivet som en stor by; den daglige opgave kommer efter den
daily-at = Kl. { $hour }
daily-off = Ingen
daily-any-topic = Ethvert emne
daily-any-level = Ethvert niveau
daily-field = Daglig opgave i denne kanal
daily-field-zone = Serverens tidszone
daily-zone-unknown = Ikke valgt: UTC
daily-is = { $at } · { $topic } · { $level }; den næste kommer { $next }
daily-none = Der kommer endnu ingen daglig opgave i denne kanal: vælg også et klokkeslæt.
daily-not-here = Jeg må ikke skrive i denne kanal af mig selv, så her kan der ikke komme en daglig opgave.
daily-lost = Til moderatorerne: jeg kunne ikke stille den daglige opgave i { $channel }: kanalen er væk, eller jeg må ikke skrive i den. Der kommer ikke flere opgaver dér, før `/{ command-club-admin }` sætter et klokkeslæt igen.
