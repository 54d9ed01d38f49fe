# Seiten, deren Mitglieder über ihre Züge abstimmen.
# vote = abstimmen, Abstimmung

vote-command = abstimmung
vote-about = Spielt als Kanal: Die Mitglieder stimmen über die Züge ab
vote-command-for = für
vote-for-about = Lass die Mitglieder dieses Kanals gegen jemanden oder den Bot spielen
vote-command-against = gegen
vote-against-about = Spiele gegen die Mitglieder dieses Kanals
vote-hours = stunden
vote-hours-about = Wie viele Stunden eine Abstimmung läuft (Standard: 24)
vote-enough = genug
vote-enough-about = Nach wie vielen Stimmen sofort gezogen wird
vote-tie = gleichstand
vote-tie-about = Welcher Zug bei gleich vielen Stimmen gespielt wird (Standard: der des stärksten Spielers)
vote-tie-named = { $tie ->
    [earliest] Der, für den zuerst gestimmt wurde
    [random] Ein zufälliger
   *[strongest] Der des stärksten Spielers
}
vote-open = **Zug { $number }:** Die Mitglieder von { $channel } stimmen ab. Bisherige Stimmen: { $votes }. Die Abstimmung endet { $until }; bis dahin sieht niemand, wer wofür gestimmt hat.
vote-button-vote = Abstimmen
vote-cast = Du hast für { $point } gestimmt. Du kannst deine Stimme ändern, bis die Abstimmung { $until } endet.
vote-cast-pass = Du hast für Passen gestimmt. Du kannst deine Stimme ändern, bis die Abstimmung { $until } endet.
vote-closed = { $point } wurde mit { $votes } von { $all } Stimmen gespielt: { $voters }
vote-closed-pass = Gepasst mit { $votes } von { $all } Stimmen: { $voters }
vote-new-member = Du kannst abstimmen, sobald du einen Tag lang Mitglied dieses Servers bist.
vote-moderators-act = Das kann für diesen Kanal nur die Moderation tun.
vote-not-here = Ich darf in diesem Kanal nicht von mir aus schreiben, also kann hier nicht abgestimmt werden.
