# Sidor vars medlemmar röstar om sina drag.
# vote = rösta, omröstning

vote-command = omröstning
vote-about = Spela som kanal: medlemmarna röstar om dragen
vote-command-for = för
vote-for-about = Låt medlemmarna i den här kanalen spela mot någon eller boten
vote-command-against = mot
vote-against-about = Spela mot medlemmarna i den här kanalen
vote-hours = timmar
vote-hours-about = Hur många timmar en omröstning pågår (förval: 24)
vote-enough = räcker
vote-enough-about = Efter hur många röster draget spelas direkt
vote-tie = lika
vote-tie-about = Vilket drag som spelas vid lika många röster (förval: den starkaste spelarens)
vote-tie-named = { $tie ->
    [earliest] Det som först fick en röst
    [random] Ett slumpat
   *[strongest] Den starkaste spelarens
}
vote-open = **Drag { $number }:** medlemmarna i { $channel } röstar. Röster hittills: { $votes }. Omröstningen slutar { $until }; fram till dess ser ingen vem som har röstat på vad.
vote-button-vote = Rösta
vote-cast = Du har röstat på { $point }. Du kan ändra din röst tills omröstningen slutar { $until }.
vote-cast-pass = Du har röstat för att passa. Du kan ändra din röst tills omröstningen slutar { $until }.
vote-closed = { $point } spelades med { $votes } av { $all } röster: { $voters }
vote-closed-pass = Passade med { $votes } av { $all } röster: { $voters }
vote-new-member = Du kan rösta när du har varit medlem på servern i en dag.
vote-moderators-act = Bara moderatorer kan göra det för den här kanalen.
vote-not-here = Jag får inte skriva i den här kanalen på egen hand, så här kan man inte rösta.
