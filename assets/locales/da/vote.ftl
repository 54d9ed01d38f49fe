# Sider, hvis medlemmer stemmer om deres træk.
# vote = stemme, afstemning

vote-command = afstemning
vote-for-about = Lad medlemmerne af denne kanal spille mod nogen eller mod mig
vote-command-against = mod
vote-against-about = Spil mod medlemmerne af denne kanal
vote-command-match = kamp
vote-match-about = Spil mod en anden kanal, her eller på en anden server: medlemmerne af begge stemmer
vote-command-invite = inviter
vote-invite-about = Få en kode, som en anden server kan udfordre denne kanal med
vote-channel = kanal
vote-channel-about = Hvilken kanal I udfordrer; medlemmerne dér afgør, om de accepterer
vote-code = kode
vote-code-about = Koden, som I har fået af moderatorerne for en kanal på en anden server
vote-invited =
    Giv denne kode til moderatorerne på den anden server. De kan bruge den én gang, med `/{ command-together } { vote-command-match } { vote-code }:`. Den udløber { $until }, og en ny kode erstatter den.
    Deres udfordring vises i denne kanal, og kun moderatorer her kan acceptere den. Partiet spilles så på deres server: moderatorerne dér kan afgøre det som alle andre partier, og medlemmerne dér ser denne kanals træk, men ikke hvem der har stemt på dem. På denne server kan de ikke gøre noget.
vote-hours = timer
vote-hours-about = Hvor mange timer en afstemning varer (standard: 24)
vote-enough = stemmer
vote-enough-about = Efter hvor mange stemmer trækket spilles med det samme
vote-tie = stemmelighed
vote-tie-about = Hvilket træk der spilles ved stemmelighed (standard: det, den højeste grad stemmer på)
vote-tie-named = { $tie ->
    [earliest] Det, der først blev stemt på
    [random] Et tilfældigt
   *[strongest] Det, den højeste grad stemmer på
}
vote-captain = veto
vote-captain-about = Hvem der ser stemmerne undervejs og må udelukke ét træk i hver afstemning
vote-terms = Hver afstemning varer { $time }.
vote-terms-enough = { $enough ->
    [one] Den slutter med den første stemme: trækket spilles med det samme.
   *[other] Efter { $enough } stemmer slutter den, og trækket spilles med det samme.
}
vote-terms-tie = { $tie ->
    [earliest] Ved stemmelighed spilles det træk, der først fik en stemme.
    [random] Ved stemmelighed spilles et tilfældigt af de træk.
   *[strongest] Ved stemmelighed spilles det træk, den højeste grad har stemt på.
}
vote-terms-voters = Man kan stemme efter en dag som medlem af serveren.
vote-line-captain = { $captain } har **veto** for { $channel }, ser i hver afstemning, hvor mange der har stemt på hvad, og må udelukke ét træk.
vote-open = **Træk { $number }:** { $channel } stemmer; slutter { $until }. Stemmer: { $votes } (endnu hemmelige).
vote-button-vote = Stem
vote-pick-point = Parti { $number }: tryk på det punkt, du stemmer på. Kun du kan se dette.
vote-button-veto = Veto
vote-veto-ask = Hvilket træk udelukker du i denne afstemning? Det kan du gøre én gang, og kun du ser disse tal.
vote-veto-votes = Stemmer: { $votes }
vote-ruled-out = { $captain } har udelukket { $point }.
vote-ruled-out-pass = { $captain } har udelukket pas.
vote-you-ruled-out = Du har udelukket { $point }.
vote-you-ruled-out-pass = Du har udelukket pas.
vote-vote-again = Stemmer på det tæller ikke længere. De, der stemte på det, kan stemme igen.
vote-cast = Du har stemt på { $point }. Du kan ændre din stemme, indtil afstemningen slutter { $until }.
vote-cast-pass = Du har stemt for at melde pas. Du kan ændre din stemme, indtil afstemningen slutter { $until }.
vote-closed = { $point } blev spillet med { $votes } af { $all } stemmer: { $voters }
vote-closed-pass = Pas med { $votes } af { $all } stemmer: { $voters }
vote-new-member = Du kan stemme, når du har været medlem af serveren i en dag.
vote-moderators-act = Kun moderatorer kan gøre det for denne kanal.
vote-not-here = Jeg må ikke skrive i denne kanal på egen hånd, så der kan ikke stemmes her.
vote-in-thread = Det kan kun gøres i en kanal, ikke i en tråd.
vote-not-there = Du må ikke skrive i { $channel }, så du kan ikke udfordre medlemmerne.
vote-bot-not-there = Jeg kan ikke skrive i { $channel }, så medlemmerne dér kan ikke udfordres. Jeg skal have »Se kanal« og »Send beskeder« i den.
vote-unreached = Jeg må ikke skrive i { $channel }, så medlemmerne dér ser ikke udfordringen. Send den igen, når jeg må skrive dér.
vote-one-opponent = Udfordr enten en kanal på denne server, med `{ vote-channel }:`, eller en på en anden server, med `{ vote-code }:`.
vote-no-such-code = Koden gælder ikke, eller ikke længere. Moderatorerne på den anden server får en ny med `/{ command-together } { vote-command-invite }`.
vote-new-code = Endnu et parti mellem to servere kræver en ny kode: den ene server får den med `/{ command-together } { vote-command-invite }`, den anden bruger den med `/{ command-together } { vote-command-match }`.
vote-stays-there = Et parti mellem to servere bliver på den server, hvor det blev startet.
vote-other-side = I dette parti stemmer du for { $channel }.
vote-captain-plays = Den, der har veto, kan ikke spille mod kanalen.
vote-captain-vetoes = Kun { $captain } kan udelukke et træk her.
vote-veto-used = Du har allerede udelukket et træk i denne afstemning.
vote-nothing-to-veto = Ingen har stemt endnu.
vote-move-ruled-out = Det træk er udelukket i denne afstemning. Stem på et andet.
