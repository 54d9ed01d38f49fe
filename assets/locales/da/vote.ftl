# Sider, hvis medlemmer stemmer om deres træk.
# vote = stemme, afstemning

vote-command = afstemning
vote-about = Spil som kanal: medlemmerne stemmer om trækkene
vote-command-for = for
vote-for-about = Lad medlemmerne af denne kanal spille mod nogen eller botten
vote-command-against = mod
vote-against-about = Spil mod medlemmerne af denne kanal
vote-hours = timer
vote-hours-about = Hvor mange timer en afstemning varer (standard: 24)
vote-enough = nok
vote-enough-about = Efter hvor mange stemmer trækket spilles med det samme
vote-tie = lige
vote-tie-about = Hvilket træk der spilles, når stemmerne står lige (standard: den stærkeste spillers)
vote-tie-named = { $tie ->
    [earliest] Det, der først blev stemt på
    [random] Et tilfældigt
   *[strongest] Den stærkeste spillers
}
vote-open = **Træk { $number }:** medlemmerne af { $channel } stemmer. Stemmer indtil nu: { $votes }. Afstemningen slutter { $until }; indtil da ser ingen, hvem der har stemt på hvad.
vote-button-vote = Stem
vote-cast = Du har stemt på { $point }. Du kan ændre din stemme, indtil afstemningen slutter { $until }.
vote-cast-pass = Du har stemt på at passe. Du kan ændre din stemme, indtil afstemningen slutter { $until }.
vote-closed = { $point } blev spillet med { $votes } af { $all } stemmer: { $voters }
vote-closed-pass = Passet med { $votes } af { $all } stemmer: { $voters }
vote-new-member = Du kan stemme, når du har været medlem af serveren i en dag.
vote-moderators-act = Kun moderatorer kan gøre det for denne kanal.
vote-not-here = Jeg må ikke skrive i denne kanal på egen hånd, så her kan ikke stemmes.
