# Det ugentlige tilbageblik: hvad der skete i en klub på en uge, i én besked.

digest-option = tilbageblik
digest-option-about = Et tilbageblik på ugen her, hver mandag på dette klokkeslæt, med partierne fra denne kanal
digest-field = Ugentligt tilbageblik
digest-comes = { $at } i { $channel }; det næste kommer { $next }. Det nævner partierne fra den kanal og dens tråde og tæller de andre med.
digest-not-here = Jeg må ikke skrive i denne kanal på egen hånd, så det ugentlige tilbageblik kan ikke komme her.
digest-lost = Til moderatorerne: jeg kan ikke længere poste det ugentlige tilbageblik i { $channel }: kanalen er væk, eller jeg må ikke skrive i den. Vælg en kanal med `/{ command-club-admin } { club-command }` for at slå det til igen.
digest-heading = { $since } – { $until }
digest-title = Ugen i vores klub
digest-games = { $games ->
    [one] Ét afsluttet parti
   *[other] { $games } afsluttede partier
}
digest-won = { $winner } slog { $loser } · parti { $number }, { terms-game-on } · { $place }
digest-unwon = { $black } – { $white }, ingen vandt · parti { $number }, { terms-game-on } · { $place }
digest-upsets = Overraskelser
digest-upset = { $winner } ({ $won }) slog { $loser } ({ $lost }) · parti { $number }
digest-newcomers = Første parti her
digest-month-option = månedens-parti
digest-month-option-about = Med månedens første tilbageblik: en afstemning om sidste måneds bedste partier i denne kanal
digest-month-field = Månedens parti
digest-month-named = { $choice ->
    [on] En afstemning med månedens første tilbageblik, hvis det er slået til
   *[off] Fra
}
digest-month-heading = **Månedens parti**, { $since } – { $until }
digest-month-line = { $black } – { $white } · parti { $number } · { $place }
digest-month-question = Hvilket parti var det bedste?
digest-puzzles = { $solved ->
    [one] Én opgave løst
   *[other] { $solved } opgaver løst
}
