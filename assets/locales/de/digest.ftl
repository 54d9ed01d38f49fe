# Der Wochenrückblick: was in einer Woche in einem Club passiert ist, in einer Nachricht.

digest-option = rückblick
digest-option-about = Ein Wochenrückblick hier, montags um diese Zeit; er nennt die Partien dieses Kanals
digest-field = Wochenrückblick
digest-comes = { $at } in { $channel }; der nächste { $next }. Er nennt die Partien aus diesem Kanal und seinen Threads und zählt die übrigen mit.
digest-not-here = Ich darf in diesem Kanal nicht von mir aus schreiben, also kann der Wochenrückblick hier nicht erscheinen.
digest-lost = Für die Moderation: Ich kann den Wochenrückblick nicht mehr in { $channel } posten: Den Kanal gibt es nicht mehr, oder ich darf dort nicht schreiben. Zum Wiedereinschalten wählt mit `/{ command-club-admin } { club-command }` einen Kanal.
digest-heading = { $since } – { $until }
digest-title = Die Woche in unserem Club
digest-games = { $games ->
    [one] Eine beendete Partie
   *[other] { $games } beendete Partien
}
digest-won = { $winner } gewinnt gegen { $loser } · Partie { $number }, { terms-game-on } · { $place }
digest-unwon = { $black } – { $white }, niemand gewinnt · Partie { $number }, { terms-game-on } · { $place }
digest-upsets = Überraschungen
digest-upset = { $winner } ({ $won }) gewinnt gegen { $loser } ({ $lost }) · Partie { $number }
digest-newcomers = Erste Partie hier
digest-month-option = partie-des-monats
digest-month-option-about = Mit dem ersten Rückblick im Monat: eine Umfrage zu den besten Partien des letzten Monats hier
digest-month-field = Partie des Monats
digest-month-named = { $choice ->
    [on] Eine Umfrage mit dem ersten Wochenrückblick im Monat, wenn er eingeschaltet ist
   *[off] Aus
}
digest-month-heading = **Partie des Monats**, { $since } – { $until }
digest-month-line = { $black } – { $white } · Partie { $number } · { $place }
digest-month-question = Welche Partie war die beste?
digest-puzzles = { $solved ->
    [one] Ein Rätsel gelöst
   *[other] { $solved } Rätsel gelöst
}
