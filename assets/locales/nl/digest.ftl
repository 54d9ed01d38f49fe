# Het weekoverzicht: wat er in een week in een club gebeurde, in één bericht.

digest-option = weekoverzicht
digest-option-about = Een overzicht van de week hier, elke maandag op dit tijdstip, met de partijen uit dit kanaal
digest-field = Weekoverzicht
digest-comes = { $at } in { $channel }; het volgende { $next }. Het noemt de partijen uit dat kanaal en de threads ervan, en telt de andere mee.
digest-not-here = Ik mag niet uit mezelf in dit kanaal schrijven, dus kan het weekoverzicht hier niet komen.
digest-lost = Voor de moderators: ik kan het weekoverzicht niet meer in { $channel } plaatsen: het kanaal is weg, of ik mag er niet schrijven. Kies met `/{ command-club-admin } { club-command }` een kanaal om het weer aan te zetten.
digest-heading = { $since } – { $until }
digest-title = De week in onze club
digest-games = { $games ->
    [one] Eén gespeelde partij
   *[other] { $games } gespeelde partijen
}
digest-won = { $winner } won van { $loser } · partij { $number }, { terms-game-on } · { $place }
digest-unwon = { $black } – { $white }, niemand won · partij { $number }, { terms-game-on } · { $place }
digest-upsets = Verrassingen
digest-upset = { $winner } ({ $won }) won van { $loser } ({ $lost }) · partij { $number }
digest-newcomers = Eerste partij hier
digest-month-option = partij-van-de-maand
digest-month-option-about = Bij het eerste weekoverzicht van de maand: een poll over de beste partijen van vorige maand hier
digest-month-field = Partij van de maand
digest-month-named = { $choice ->
    [on] Een poll bij het eerste weekoverzicht van de maand, als dat aanstaat
   *[off] Uit
}
digest-month-heading = **Partij van de maand**, { $since } – { $until }
digest-month-line = { $black } – { $white } · partij { $number } · { $place }
digest-month-question = Welke partij was de beste?
digest-puzzles = { $solved ->
    [one] Eén puzzel opgelost
   *[other] { $solved } puzzels opgelost
}
