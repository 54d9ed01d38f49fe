# Veckosammanfattningen: vad som hände i en klubb under en vecka, i ett meddelande.

digest-option = veckosammanfattning
digest-option-about = En sammanfattning av veckan här, varje måndag vid det här klockslaget, med kanalens partier
digest-field = Veckosammanfattning
digest-comes = { $at } i { $channel }; nästa kommer { $next }. Den listar partierna från den kanalen och dess trådar och räknar de andra.
digest-not-here = Jag får inte skriva i den här kanalen på egen hand, så veckosammanfattningen kan inte komma här.
digest-lost = Till moderatorerna: jag kan inte längre lägga ut veckosammanfattningen i { $channel }: kanalen är borta, eller så får jag inte skriva där. Välj en kanal med `/{ command-club-admin } { club-command }` för att slå på den igen.
digest-heading = { $since } – { $until }
digest-title = Veckan i vår klubb
digest-games = { $games ->
    [one] Ett avslutat parti
   *[other] { $games } avslutade partier
}
digest-won = { $winner } slog { $loser } · parti { $number }, { terms-game-on } · { $place }
digest-unwon = { $black } – { $white }, ingen vann · parti { $number }, { terms-game-on } · { $place }
digest-upsets = Överraskningar
digest-upset = { $winner } ({ $won }) slog { $loser } ({ $lost }) · parti { $number }
digest-newcomers = Första partiet här
digest-month-option = månadens-parti
digest-month-option-about = Med månadens första sammanfattning: en omröstning om förra månadens bästa partier i den här kanalen
digest-month-field = Månadens parti
digest-month-named = { $choice ->
    [on] En omröstning med månadens första veckosammanfattning, om den är på
   *[off] Av
}
digest-month-heading = **Månadens parti**, { $since } – { $until }
digest-month-line = { $black } – { $white } · parti { $number } · { $place }
digest-month-question = Vilket parti var det bästa?
digest-puzzles = { $solved ->
    [one] Ett goproblem löst
   *[other] { $solved } goproblem lösta
}
