# Sidor vars medlemmar röstar om sina drag.
# vote = rösta, omröstning

vote-command = omröstning
vote-for-about = Låt medlemmarna i den här kanalen spela mot någon eller mot mig
vote-command-against = mot
vote-against-about = Spela mot medlemmarna i den här kanalen
vote-command-match = match
vote-match-about = Spela mot en annan kanal, här eller på en annan server: medlemmarna i båda röstar
vote-command-invite = bjud-in
vote-invite-about = Få en kod som en annan server kan utmana den här kanalen med
vote-channel = kanal
vote-channel-about = Vilken kanal ni utmanar; medlemmarna där avgör om de accepterar
vote-code = kod
vote-code-about = Koden som ni har fått av moderatorerna för en kanal på en annan server
vote-invited =
    Ge den här koden till moderatorerna på den andra servern. De kan använda den en gång, med `/{ command-together } { vote-command-match } { vote-code }:`. Den går ut { $until }, och en ny kod ersätter den.
    Deras utmaning visas i den här kanalen, och bara moderatorer här kan acceptera den. Partiet spelas sedan på deras server: moderatorerna där kan avgöra det som alla andra partier, och medlemmarna där ser den här kanalens drag, men inte vilka som har röstat på dem. På den här servern kan de inte göra något.
vote-hours = timmar
vote-hours-about = Hur många timmar en omröstning pågår (förval: 24)
vote-enough = röster
vote-enough-about = Efter hur många röster draget spelas direkt
vote-tie = lika
vote-tie-about = Vilket drag som spelas vid lika röstetal (förval: det som den högsta graden röstar på)
vote-tie-named = { $tie ->
    [earliest] Det som först fick en röst
    [random] Ett slumpat
   *[strongest] Det som den högsta graden röstar på
}
vote-captain = veto
vote-captain-about = Vem som ser rösterna under tiden och får utesluta ett drag i varje omröstning
vote-terms = Varje omröstning pågår { $time }.
vote-terms-enough = { $enough ->
    [one] Den slutar med den första rösten: draget spelas direkt.
   *[other] Efter { $enough } röster slutar den, och draget spelas direkt.
}
vote-terms-tie = { $tie ->
    [earliest] Vid lika röstetal spelas det drag som först fick en röst.
    [random] Vid lika röstetal spelas ett slumpvis valt av de dragen.
   *[strongest] Vid lika röstetal spelas det drag som den högsta graden har röstat på.
}
vote-terms-voters = Man kan rösta efter en dag som medlem på servern.
vote-line-captain = { $captain } har **veto** för { $channel }, ser i varje omröstning hur många som har röstat på vad och får utesluta ett drag.
vote-open = **Drag { $number }:** { $channel } röstar; slutar { $until }. Röster: { $votes } (ännu hemliga).
vote-button-vote = Rösta
vote-pick-point = Parti { $number }: tryck på punkten du röstar på. Bara du ser det här.
vote-button-veto = Veto
vote-veto-ask = Vilket drag utesluter du i den här omröstningen? Det kan du göra en gång, och bara du ser siffrorna.
vote-veto-votes = Röster: { $votes }
vote-ruled-out = { $captain } har uteslutit { $point }.
vote-ruled-out-pass = { $captain } har uteslutit att passa.
vote-you-ruled-out = Du har uteslutit { $point }.
vote-you-ruled-out-pass = Du har uteslutit att passa.
vote-vote-again = Röster på det räknas inte längre. De som röstade på det kan rösta igen.
vote-cast = Du har röstat på { $point }. Du kan ändra din röst tills omröstningen slutar { $until }.
vote-cast-pass = Du har röstat för att passa. Du kan ändra din röst tills omröstningen slutar { $until }.
vote-closed = { $point } spelades med { $votes } av { $all } röster: { $voters }
vote-closed-pass = Pass med { $votes } av { $all } röster: { $voters }
vote-new-member = Du kan rösta när du har varit medlem på servern i en dag.
vote-moderators-act = Bara moderatorer kan göra det för den här kanalen.
vote-not-here = Jag får inte skriva i den här kanalen på egen hand, så här kan man inte rösta.
vote-in-thread = Det går bara i en kanal, inte i en tråd.
vote-not-there = Du får inte skriva i { $channel }, så du kan inte utmana medlemmarna där.
vote-bot-not-there = Jag kan inte skriva i { $channel }, så medlemmarna där går inte att utmana. Jag behöver ”Visa kanal” och ”Skicka meddelanden” där.
vote-unreached = Jag får inte skriva i { $channel }, så medlemmarna där ser inte utmaningen. Skicka den igen när jag får skriva där.
vote-one-opponent = Utmana antingen en kanal på den här servern, med `{ vote-channel }:`, eller en på en annan server, med `{ vote-code }:`.
vote-no-such-code = Koden gäller inte, eller inte längre. Moderatorerna på den andra servern får en ny med `/{ command-together } { vote-command-invite }`.
vote-new-code = Ett parti till mellan två servrar kräver en ny kod: den ena servern får den med `/{ command-together } { vote-command-invite }`, den andra använder den med `/{ command-together } { vote-command-match }`.
vote-stays-there = Ett parti mellan två servrar stannar på den server där det började.
vote-other-side = I det här partiet röstar du för { $channel }.
vote-captain-plays = Den som har veto kan inte spela mot kanalen.
vote-captain-vetoes = Bara { $captain } kan utesluta ett drag här.
vote-veto-used = Du har redan uteslutit ett drag i den här omröstningen.
vote-nothing-to-veto = Ingen har röstat än.
vote-move-ruled-out = Det draget är uteslutet i den här omröstningen. Rösta på ett annat.
