# Goproblem: en ställning med en fråga. Alla ser ställningen, och svaren är privata.
# puzzle = goproblem
# level = nivå, 1 till 5
# solution = lösning; try = försök
# I övrigt orden från rules.ftl.
puzzle-command = goproblem
puzzle-command-about = Goproblem för dig själv eller för alla här
puzzle-now = nu
puzzle-now-about = Lös goproblem privat, det ena efter det andra
puzzle-topic = ämne
puzzle-topic-about = Ämne (förval: alla)
puzzle-level = nivå
puzzle-level-about = Nivån att börja med, 1 till 5
puzzle-topic-named = { $topic ->
    [captures] Fånga stenar
    [forbidden] Förbjudna punkter
    [atari-go] Atari-go
    [ko] Ko
    [stones] Räkna stenar
    [territory] Räkna territorium
    [dead-chains] Döda kedjor
    [five] Fem i rad
    [pairs] Slå par
    [life-and-death] Liv och död
    [capturing] Fånga och rädda
    [study] Studie
   *[liberties] Friheter
}
puzzle-title = Goproblem { $number }: { $topic }
puzzle-here = Dagligt goproblem: { $channels }
puzzle-level-of = Nivå { $level } av 5
puzzle-tally = Försök av: { $tried } · löst av: { $solved }
puzzle-closes = Stängs { $until }. Svaren är privata, och det första försöket räknas.
puzzle-closed = Det här goproblemet är stängt.
puzzle-button-next = Nästa goproblem
puzzle-button-post-here = Lägg ut det här
puzzle-in-a-row = **{ $number } i rad**
puzzle-button-close = Avsluta problemet
puzzle-close-question = Avsluta goproblem { $number } nu? Då ser alla lösningen, och inga fler svar räknas.
puzzle-closed-now = Goproblem { $number } är stängt.
puzzle-ask-captures = { $color ->
    [white] Vit spelar på { $point }. Vilka stenar fångar det? Ange en sten ur varje kedja.
   *[black] Svart spelar på { $point }. Vilka stenar fångar det? Ange en sten ur varje kedja.
}
puzzle-ask-ko = { $color ->
    [white] På { $point } fångades en vit sten. Får vit återta där nu?
   *[black] På { $point } fångades en svart sten. Får svart återta där nu?
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
    [white] Atari-go, vit är vid draget.
   *[black] Atari-go, svart är vid draget.
} { $moves ->
    [1] Vilket drag fångar genast?
   *[other] Vilket drag säkrar en fångst senast i drag { $moves }, vad den andra sidan än gör?
}
puzzle-ask-kill = { $color ->
    [white] Vit är vid draget och kan döda de svarta stenarna som är markerade med trianglar. Var spelar vit?
   *[black] Svart är vid draget och kan döda de vita stenarna som är markerade med trianglar. Var spelar svart?
}
puzzle-ask-live = { $color ->
    [white] Vit är vid draget. Var spelar vit för att de vita stenarna som är markerade med trianglar ska leva?
   *[black] Svart är vid draget. Var spelar svart för att de svarta stenarna som är markerade med trianglar ska leva?
}
puzzle-ask-capture = { $color ->
    [white] Vit är vid draget och kan fånga de svarta stenarna som är markerade med trianglar, vad den andra sidan än gör. Var spelar vit?
   *[black] Svart är vid draget och kan fånga de vita stenarna som är markerade med trianglar, vad den andra sidan än gör. Var spelar svart?
}
puzzle-ask-save = { $color ->
    [white] Vit är vid draget. Var spelar vit för att rädda de vita stenarna som är markerade med trianglar från att fångas?
   *[black] Svart är vid draget. Var spelar svart för att rädda de svarta stenarna som är markerade med trianglar från att fångas?
}
puzzle-ask-study = { $color ->
    [white] Vit är vid draget. Vilket drag är rätt?
   *[black] Svart är vid draget. Vilket drag är rätt?
}
puzzle-author = Kommentar: { $words }
puzzle-yes = Ja
puzzle-no = Nej
puzzle-missed = **Det stämmer inte.**
puzzle-right = { $tries ->
    [1] **Rätt!** Löst på första försöket.
   *[other] **Rätt!** Löst på försök { $tries }.
}
puzzle-refuted = Bilden visar varför.
puzzle-refuted-line = Bilderna visar drag för drag varför det inte går: { $moves }.
puzzle-fails-alone = Den andra sidan behöver inte ens svara.
puzzle-far-away = Det är för långt bort för att ändra något.
puzzle-no-line = Det är inte rätt drag; filen har inget svar på det.
puzzle-right-move = Rätt drag är { $point }.
puzzle-best-line = Om båda sidor spelar bäst: { $moves }.
puzzle-right-too = Också rätt: { $points }.
puzzle-why-captures = { $point } fångar { $number ->
    [one] en sten
   *[other] { $number } stenar
}: { $points }.
puzzle-why-ko = Nej: det är ko. Stenen som just har fångat en ensam sten får inte återtas genast; först måste man spela någon annanstans.
puzzle-why-no-ko = Ja: ko-regeln hindrar det inte. Stenen på { $point } fångar { $number ->
    [one] en sten
   *[other] { $number } stenar
}.
puzzle-why-line = Om båda sidor spelar bäst: { $points }. Det sista draget fångar.
puzzle-posted = Du har redan lagt ut det här goproblemet: det finns nu i kanalen.
puzzle-try-first = Försök först: du ser lösningen när du har svarat.
puzzle-not-yours = Bara moderatorer och den som bad om goproblemet kan avsluta det.
puzzle-none = Jag lyckades inte göra ett sådant goproblem just nu. Försök igen, eller med en annan nivå.
puzzle-create = skapa
puzzle-create-about = Skicka in ett eget goproblem: en SGF-fil med lösningen
puzzle-file = fil
puzzle-file-about = SGF-fil: ställningen, rätt variant markerad eller först, och svar på felaktiga drag
puzzle-own-level-about = Hur svårt du tycker att det är, 1 till 5 (förval: 3)
puzzle-which-game = parti
puzzle-which-game-about = Vilket parti, om filen har flera: 1, 2 … (förval: det första med drag)
puzzle-proposed = { $player } har skickat in det här goproblemet. En moderator avgör om det läggs ut.
puzzle-as-read = Så här läser jag filen. Antal varianter: { $lines }.
puzzle-remark-games = Parti { $taken } av { $games } i filen. Använd `{ puzzle-which-game }` för ett annat.
puzzle-remark-first-branch = Ingen variant i filen är markerad som rätt, så den första grenen gäller.
puzzle-remark-charset = Filen anger ingen eller fel teckenkodning. Jag har läst den som { $charset }: kontrollera texten.
puzzle-button-post = Lägg ut
puzzle-button-refuse = Avvisa
puzzle-button-discard = Släng
puzzle-moderators-only = Det kan bara moderatorer avgöra.
puzzle-not-taken = Goproblem { $number } läggs inte ut.
puzzle-proposal-gone = Det här goproblemet väntar inte längre: det lades ut eller avvisades, eller så väntade det för länge.
puzzle-too-many = Du har redan { $number } goproblem som väntar, och det är gränsen.
puzzle-sgf-unclosed = Jag kan inte läsa filen som SGF: parentesen som öppnas vid byte { $offset } stängs aldrig.
puzzle-sgf-none = Jag kan inte läsa filen som SGF: det finns inget parti i den.
puzzle-sgf-game = Jag känner inte till spelet i den filen. Go är GM[1].
puzzle-sgf-size = Brädet i den filen är inte mellan 1 och 19 linjer brett.
puzzle-sgf-point = I filen anger { $property } något som inte är en punkt på brädet.
puzzle-sgf-late-setup = I filen ställs stenar upp efter det första draget. Alla måste stå där från början.
puzzle-sgf-turns = Svart och vit turas inte om i filen.
puzzle-sgf-no-moves = Det finns inga drag i filen, och alltså ingen lösning.
puzzle-sgf-no-such-game = Det partiet finns inte i filen. Antal partier: { $games }.
puzzle-sgf-setup = Ställningen i filen är inte möjlig.
puzzle-sgf-no-liberty = Ställningen i filen är inte möjlig: kedjan på { $at } saknar frihet.
puzzle-sgf-nothing-right = Ingen variant i filen är rätt. Skriv RIGHT i kommentaren i slutet av en variant som är det, eller sätt den först.
puzzle-sgf-no-first-move = En variant i filen börjar inte med en sten.
puzzle-sgf-too-large = Trädet i filen är för stort: gränsen är { $lines } varianter med { $moves } drag.
puzzle-sgf-illegal = Variant { $line } i filen, drag { $number }: { $reason }
