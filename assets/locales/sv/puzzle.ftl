# Problem: en ställning med en fråga. Alla ser kortet, och svaren är privata.
# puzzle = problem
# level = nivå, 1 till 5
# solution = lösning; try = försök
# I övrigt orden från rules.ftl.
puzzle-command = problem
puzzle-command-about = Problem som alla här kan svara på privat
puzzle-now = nu
puzzle-now-about = Lägg ut ett problem som alla här kan svara på privat
puzzle-topic = ämne
puzzle-topic-about = Vad det handlar om; annars vad som helst
puzzle-level = nivå
puzzle-level-about = Hur svårt det är, från 1 till 5; annars 2
puzzle-topic-named = { $topic ->
    [captures] Att fånga
    [forbidden] Förbjudna punkter
    [atari-go] Atari-Go
    [ko] Ko
    [stones] Att räkna stenar
    [territory] Att räkna territorium
    [dead-chains] Döda kedjor
    [five] Fem i rad
    [pairs] Att slå par
    [life-and-death] Liv och död
    [capturing] Att fånga och rädda
    [study] Studie
   *[liberties] Friheter
}
puzzle-title = Problem { $number }: { $topic }
puzzle-level-of = Nivå { $level } av 5
puzzle-tally = Försök av: { $tried } · löst av: { $solved }
puzzle-closes = Stängs { $until }. Svaren är privata, och det första försöket räknas.
puzzle-closed = Det här problemet är stängt.
puzzle-button-close = Stäng
puzzle-ask-captures = { $color ->
    [white] Vit lägger på cirkeln. Vilka stenar fångar det? Ange en sten ur varje kedja.
   *[black] Svart lägger på cirkeln. Vilka stenar fångar det? Ange en sten ur varje kedja.
}
puzzle-ask-ko = { $color ->
    [white] På cirkeln fångades en vit sten. Får vit slå tillbaka där nu?
   *[black] På cirkeln fångades en svart sten. Får svart slå tillbaka där nu?
}
puzzle-ask-five = { $color ->
    [white] Vit är vid draget. På vilka punkter får vit fem i rad? Ange alla.
   *[black] Svart är vid draget. På vilka punkter får svart fem i rad? Ange alla.
}
puzzle-ask-pairs = { $color ->
    [white] Vit är vid draget. På vilka punkter slår vit ett par? Ange alla.
   *[black] Svart är vid draget. På vilka punkter slår svart ett par? Ange alla.
}
puzzle-ask-atari-go = { $color ->
    [white] Atari-Go, vit är vid draget.
   *[black] Atari-Go, svart är vid draget.
} { $moves ->
    [1] Vilket drag fångar genast?
   *[other] Vilket första drag fångar senast i drag { $moves }, vad den andra sidan än gör?
}
puzzle-ask-kill = { $color ->
    [white] Vit är vid draget och kan döda de svarta stenarna med trianglar. Var spelar vit?
   *[black] Svart är vid draget och kan döda de vita stenarna med trianglar. Var spelar svart?
}
puzzle-ask-live = { $color ->
    [white] Vit är vid draget. Var spelar vit för att de vita stenarna med trianglar ska leva?
   *[black] Svart är vid draget. Var spelar svart för att de svarta stenarna med trianglar ska leva?
}
puzzle-ask-capture = { $color ->
    [white] Vit är vid draget och kan fånga de svarta stenarna med trianglar, vad den andra sidan än gör. Var spelar vit?
   *[black] Svart är vid draget och kan fånga de vita stenarna med trianglar, vad den andra sidan än gör. Var spelar svart?
}
puzzle-ask-save = { $color ->
    [white] Vit är vid draget. Var spelar vit för att rädda de vita stenarna med trianglar från att fångas?
   *[black] Svart är vid draget. Var spelar svart för att rädda de svarta stenarna med trianglar från att fångas?
}
puzzle-ask-study = { $color ->
    [white] Vit är vid draget. Vilket drag är rätt?
   *[black] Svart är vid draget. Vilket drag är rätt?
}
puzzle-author = Kommentar: { $words }
puzzle-yes = Ja
puzzle-no = Nej
puzzle-right = { $tries ->
    [1] **Rätt!** Löst på första försöket.
   *[other] **Rätt!** Löst på försök { $tries }.
}
puzzle-refuted = Bilden visar varför.
puzzle-refuted-line = Bilderna visar drag för drag varför det inte går: { $moves }.
puzzle-fails-alone = Den andra sidan behöver inte ens svara.
puzzle-far-away = Det är för långt bort: där ändrar det ingenting.
puzzle-no-line = Studien har inget svar på det draget, men det rätta är ett annat.
puzzle-right-move = Rätt drag är { $point }.
puzzle-goes-on = Om båda sidor fortsätter så bra de kan: { $moves }.
puzzle-right-too = Också rätt: { $points }.
puzzle-why-captures = { $point } fångar { $number ->
    [one] en sten
   *[other] { $number } stenar
}: { $points }.
puzzle-why-ko = Nej: det är ko. Stenen som just har fångat en ensam sten får inte fångas tillbaka genast; först måste man spela någon annanstans.
puzzle-why-no-ko = Ja: inget ko är i vägen. Stenen på { $point } fångar { $number ->
    [one] en sten
   *[other] { $number } stenar
}.
puzzle-why-line = Det bästa för båda sidor: { $points }. Det sista draget fångar.
puzzle-try-first = Försök först: lösningen är för dem som har svarat minst en gång.
puzzle-not-yours = Den som har lagt ut ett problem kan stänga det, och det kan moderatorer också.
puzzle-none = Jag lyckades inte göra ett sådant problem just nu. Försök igen, eller med en annan nivå.
puzzle-create = skapa
puzzle-create-about = Kom med ett eget problem: en SGF-fil med lösningen
puzzle-file = fil
puzzle-file-about = En SGF: ställningen, den rätta varianten markerad eller först, och svar på felaktiga drag
puzzle-own-level-about = Hur svårt du tycker att det är, från 1 till 5; annars 3
puzzle-proposed = { $player } föreslår det här problemet. En moderator avgör om det läggs ut.
puzzle-as-read = Så har jag läst filen. Varianter totalt: { $lines }.
puzzle-button-post = Lägg ut
puzzle-button-refuse = Avvisa
puzzle-button-discard = Släng
puzzle-moderators-only = Det avgör moderatorerna.
puzzle-not-taken = Problem { $number } läggs inte ut.
puzzle-proposal-gone = Det här problemet väntar inte längre: det lades ut eller avvisades, eller så har det väntat för länge.
puzzle-too-many = Du har så många väntande problem som man får ha på en gång: { $number }.
puzzle-sgf-unclosed = Jag kan inte läsa filen som SGF: parentesen som öppnas vid byte { $offset } stängs aldrig.
puzzle-sgf-none = Jag kan inte läsa filen som SGF: det finns inget parti i den.
puzzle-sgf-game = Jag känner inte till spelet i den filen. Go är GM[1].
puzzle-sgf-size = Brädet i den filen har ingen storlek från 1 till 19.
puzzle-sgf-point = I filen anger { $property } något som inte är en punkt på brädet.
puzzle-sgf-late-setup = I filen ställs stenar upp efter det första draget. Alla måste stå där från början.
puzzle-sgf-turns = I filen drar sidorna inte turvis.
puzzle-sgf-no-moves = Det finns inget drag i filen, och alltså ingen lösning.
puzzle-sgf-setup = Ställningen i filen är inte möjlig.
puzzle-sgf-no-liberty = Ställningen i filen är inte möjlig: kedjan på { $at } saknar frihet.
puzzle-sgf-nothing-right = Ingen variant i filen är rätt. Skriv RIGHT i kommentaren i slutet av en som är det, eller sätt den först.
puzzle-sgf-no-first-move = En variant i filen börjar inte med en sten.
puzzle-sgf-too-large = Trädet i filen är för stort: högst { $lines } varianter med { $moves } drag.
puzzle-sgf-illegal = Variant { $line } i filen, drag { $number }: { $reason }
