# Der Wochenrückblick: was in einer Woche in einem Club passiert ist, in einer Nachricht.

digest-option = rückblick
digest-option-about = Ein Wochenrückblick in diesem Kanal: montags um diese Zeit
digest-field = Wochenrückblick
digest-comes = { $at } in { $channel }; der nächste { $next }
digest-not-here = Ich darf in diesem Kanal nicht von mir aus schreiben, also kann der Wochenrückblick hier nicht stehen.
digest-lost = Für die Moderation: Ich konnte den Wochenrückblick nicht in { $channel } posten. Den Kanal gibt es nicht mehr, oder ich darf dort nicht schreiben. Der Rückblick bleibt aus, bis jemand mit `/{ command-club-admin } { club-command }` wieder einen Kanal wählt.
digest-heading = { $since } – { $until }
digest-title = Die Woche in unserem Club
digest-games = { $games ->
    [one] Eine beendete Partie
   *[other] { $games } beendete Partien
}
digest-won = { $winner } gewinnt gegen { $loser } · Partie { $number }, { terms-game-on } · { $place }
digest-unwon = { $black } – { $white }, ohne Sieg · Partie { $number }, { terms-game-on } · { $place }
digest-upsets = Überraschungen
digest-upset = { $winner } ({ $won }) gewinnt gegen { $loser } ({ $lost }) · Partie { $number }
digest-newcomers = Erste Partie hier
digest-puzzles = { $solved ->
    [one] Ein Rätsel gelöst
   *[other] { $solved } Rätsel gelöst
}
