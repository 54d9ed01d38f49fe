### Programmet som spelare: partier mot tengen, tips och uppskattningar.
# program = tengen
# level = nivå
# hint = tips
# estimate = uppskattning

opponent-name = tengen nivå { $level }
opponent-teacher = tengen nivå { $level } · undervisning
opponent-even = tengen · spännande parti
opponent-sparring = tengen · sparring
opponent-button-play = Spela mot tengen
opponent-setup = Vilket spel, och hur ska jag spela? Du har svart och börjar.
opponent-menu-game = Spel och bräde
opponent-menu-level = Nivå
opponent-menu-style = Hur jag spelar
opponent-style-named = { $style ->
    [teaching] Undervisning: med tips och en varning före ett misstag
    [even] Spännande parti: ungefär lika bra som du
    [sparring] Sparring: bara taktik, strid överallt
   *[usual] För att vinna
}
opponent-level-named = { $level ->
    [1] Nivå 1: för dina första partier
    [9] Nivå 9: så bra jag kan
   *[other] Nivå { $level }
}
opponent-button-begin = Börja partiet
opponent-begun = Ditt parti { $game } mot mig har börjat.
opponent-plays-on = Det partiet spelar du redan med mig: { $place }
opponent-too-many = Du har nått gränsen på { $most } samtidiga partier mot mig. Spela klart ett innan du börjar ett nytt.
opponent-no-time = Min betänketid för dig är slut. Försök igen om en timme.
opponent-no-pairs = Jag spelar inte par-go.
opponent-no-room = Jag kan inte skriva här på egen hand, så jag skulle inte kunna svara på dina drag. Utmana mig i en kanal där jag får skriva, eller i ett direktmeddelande.
opponent-level-alone = En nivå hör till partier mot mig: lämna fältet för motståndaren tomt, eller välj mig.
opponent-style-alone = Undervisning, spännande partier och sparring är partier mot mig: lämna fältet för motståndaren tomt, eller välj mig.
opponent-style-engine = Undervisning, spännande partier och sparring finns bara mot mig, inte mot andra program. Lämna **{ opponent-menu-style }** tomt, eller välj mig.
opponent-style-level = I ett spännande parti väljer jag själv nivå vid varje drag, och i sparring har jag bara en. Lämna `{ opponent-level }` tomt.
opponent-level = nivå
opponent-level-about = Spela mot mig: från 1 (för dina första partier) till 9 (så bra jag kan)
opponent-hint = tips
opponent-hint-about = I partier mot mig: se vilket drag jag skulle spela i ditt ställe
opponent-hint-play = Jag skulle spela { $point }.
opponent-hint-why = { $kind ->
    [wins] Det vinner partiet.
    [captures] Det fångar { $points }.
    [saves] Det räddar { $points }.
    [atari] Det hotar att fånga { $points }.
    [room] Där finns fortfarande gott om plats.
   *[most] Som jag ser det är det det största draget.
}
opponent-hint-pass = Jag skulle passa.
opponent-hint-resign = Jag skulle ge upp här.
opponent-hint-only = Jag ger bara tips i partier mot mig.
opponent-button-hint = Tips
opponent-caution = Titta en gång till: { $answer } vore ett bra svar på { $point }, och din vinstchans skulle sjunka från { $before } % till { $after } %.
opponent-caution-one-liberty = Titta en gång till: din sten på { $point } skulle ha en enda frihet kvar, och jag skulle kunna fånga den på { $answer }.
opponent-caution-own = Titta en gång till. { table-atari-own }
opponent-caution-theirs = Titta en gång till. { table-atari-theirs }
opponent-estimate = uppskattning
opponent-estimate-about = Se vem som leder och med hur mycket, som jag ser det
opponent-estimate-of = { $lead } Det är en uppskattning: jag kan ha fel.
opponent-estimate-chance = { $color ->
    [white] Vits chans
   *[black] Svarts chans
} att vinna: { $percent } %. Det är en uppskattning: jag kan ha fel.
opponent-estimate-not-now = Jag ger inga uppskattningar av partier mellan människor medan de spelas.
opponent-engine-refuses = { $what ->
    [gone] { $engine } finns inte här längre.
    [only-go] { $engine } spelar bara go.
    [only-five] { $engine } spelar bara gomoku, renju och Go-Bang utan att slå.
    [opening] { $engine } spelar inga öppningar med val av färg. Lämna **{ opening-field }** tomt.
    [rules] { $engine } spelar inte efter de här reglerna. Lämna **{ challenge-field-rules }** tomt, så väljer jag några som passar.
   *[board] { $engine } spelar inte på det här brädet. Lämna `{ command-size }` tomt, så väljer jag ett som passar.
}
opponent-engine-mute = { $player }, { $engine } svarar inte i parti { $number }. Jag fortsätter fråga. Du kan vänta, eller avsluta partiet med `/{ command-game } { command-call-off }` eller `/{ command-game } { command-resign }`. { $place }
opponent-engine-gone = { $player }, { $engine } finns inte här längre och svarar inte i parti { $number }. Du kan avsluta partiet med `/{ command-game } { command-call-off }` eller `/{ command-game } { command-resign }`. { $place }
