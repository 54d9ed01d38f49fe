# Opgaver: en stilling med et spørgsmål. Alle ser stillingen, og svarene er private.
# puzzle = opgave
# level = niveau, 1 til 5
# solution = løsning; try = forsøg
# Ellers ordene fra rules.ftl.
puzzle-command = opgave
puzzle-command-about = Opgaver til dig alene eller til alle her
puzzle-now = nu
puzzle-now-about = Løs opgaver privat, den ene efter den anden
puzzle-topic = emne
puzzle-topic-about = Emne (standard: alle)
puzzle-level = niveau
puzzle-level-about = Niveauet at begynde med, 1 til 5
puzzle-topic-named = { $topic ->
    [captures] Fangst
    [forbidden] Forbudte punkter
    [atari-go] Atari-go
    [ko] Ko
    [stones] Tæl sten
    [territory] Tæl territorium
    [dead-chains] Døde kæder
    [five] Fem på stribe
    [pairs] Slå par
    [life-and-death] Liv og død
    [capturing] Fang og red
    [study] Studie
   *[liberties] Friheder
}
puzzle-title = Opgave { $number }: { $topic }
puzzle-here = Daglig opgave: { $channels }
puzzle-level-of = Niveau { $level } af 5
puzzle-tally = Forsøgt af: { $tried } · løst af: { $solved }
puzzle-closes = Lukker { $until }. Svarene er private, og det første forsøg tæller.
puzzle-closed = Denne opgave er lukket.
puzzle-button-next = Næste opgave
puzzle-button-post-here = Post den her
puzzle-in-a-row = **{ $number } i træk**
puzzle-button-close = Afslut opgaven
puzzle-close-question = Afslut opgave { $number } nu? Så ser alle løsningen, og ingen flere svar tæller.
puzzle-closed-now = Opgave { $number } er lukket.
puzzle-ask-captures = { $color ->
    [white] Hvid spiller på { $point }. Hvilke sten fanger det? Nævn én sten fra hver kæde.
   *[black] Sort spiller på { $point }. Hvilke sten fanger det? Nævn én sten fra hver kæde.
}
puzzle-ask-ko = { $color ->
    [white] På { $point } blev en hvid sten fanget. Må hvid fange tilbage dér nu?
   *[black] På { $point } blev en sort sten fanget. Må sort fange tilbage dér nu?
}
puzzle-ask-five = { $color ->
    [white] Hvid er i trækket. På hvilke punkter får hvid fem på stribe? Nævn dem alle.
   *[black] Sort er i trækket. På hvilke punkter får sort fem på stribe? Nævn dem alle.
}
puzzle-ask-pairs = { $color ->
    [white] Hvid er i trækket. På hvilke punkter slår hvid et par? Nævn dem alle.
   *[black] Sort er i trækket. På hvilke punkter slår sort et par? Nævn dem alle.
}
puzzle-ask-atari-go = { $color ->
    [white] Atari-go, hvid er i trækket.
   *[black] Atari-go, sort er i trækket.
} { $moves ->
    [1] Hvilket træk fanger med det samme?
   *[other] Hvilket træk sikrer en fangst senest i træk { $moves }, uanset hvad den anden side gør?
}
puzzle-ask-kill = { $color ->
    [white] Hvid er i trækket og kan dræbe de sorte sten, der er markeret med trekanter. Hvor spiller hvid?
   *[black] Sort er i trækket og kan dræbe de hvide sten, der er markeret med trekanter. Hvor spiller sort?
}
puzzle-ask-live = { $color ->
    [white] Hvid er i trækket. Hvor spiller hvid, så de hvide sten med trekanterne lever?
   *[black] Sort er i trækket. Hvor spiller sort, så de sorte sten med trekanterne lever?
}
puzzle-ask-capture = { $color ->
    [white] Hvid er i trækket og kan fange de sorte sten, der er markeret med trekanter, uanset hvad den anden side gør. Hvor spiller hvid?
   *[black] Sort er i trækket og kan fange de hvide sten, der er markeret med trekanter, uanset hvad den anden side gør. Hvor spiller sort?
}
puzzle-ask-save = { $color ->
    [white] Hvid er i trækket. Hvor spiller hvid for at redde de hvide sten med trekanterne fra at blive fanget?
   *[black] Sort er i trækket. Hvor spiller sort for at redde de sorte sten med trekanterne fra at blive fanget?
}
puzzle-ask-study = { $color ->
    [white] Hvid er i trækket. Hvilket træk er det rigtige?
   *[black] Sort er i trækket. Hvilket træk er det rigtige?
}
puzzle-author = Kommentar: { $words }
puzzle-yes = Ja
puzzle-no = Nej
puzzle-missed = **Det er ikke rigtigt.**
puzzle-right = { $tries ->
    [1] **Rigtigt!** Løst i første forsøg.
   *[other] **Rigtigt!** Løst i forsøg { $tries }.
}
puzzle-refuted = Billedet viser hvorfor.
puzzle-refuted-line = Billederne viser træk for træk, hvorfor det ikke går: { $moves }.
puzzle-fails-alone = Den anden side behøver ikke engang at svare på det.
puzzle-far-away = Det er for langt væk til at ændre noget.
puzzle-no-line = Det er ikke det rigtige træk; filen har intet svar på det.
puzzle-right-move = Det rigtige træk er { $point }.
puzzle-best-line = Hvis begge sider spiller bedst: { $moves }.
puzzle-right-too = Også rigtigt: { $points }.
puzzle-why-captures = { $point } fanger { $number ->
    [one] én sten
   *[other] { $number } sten
}: { $points }.
puzzle-why-ko = Nej: det er ko. Den sten, der lige har fanget en enkelt sten, må ikke fanges igen med det samme; først skal man spille et andet sted.
puzzle-why-no-ko = Ja: ko-reglen forbyder det ikke. Stenen på { $point } fanger { $number ->
    [one] én sten
   *[other] { $number } sten
}.
puzzle-why-line = Hvis begge sider spiller bedst: { $points }. Det sidste træk fanger.
puzzle-posted = Du har allerede postet denne opgave: den ligger nu i kanalen.
puzzle-try-first = Prøv først: du kan se løsningen, når du har svaret.
puzzle-not-yours = Kun moderatorer og den, der bad om opgaven, kan afslutte den.
puzzle-none = Sådan en opgave kunne jeg ikke lave lige nu. Prøv igen, eller prøv et andet niveau.
puzzle-create = lav
puzzle-create-about = Indsend din egen opgave: en SGF-fil med løsningen
puzzle-file = fil
puzzle-file-about = SGF-fil: stillingen, den rigtige variant markeret eller først, og svar på forkerte træk
puzzle-own-level-about = Hvor svær du synes, den er, 1 til 5 (standard: 3)
puzzle-which-game = parti
puzzle-which-game-about = Hvilket parti, hvis filen har flere: 1, 2 … (standard: det første med træk)
puzzle-proposed = { $player } har indsendt denne opgave. En moderator afgør, om den bliver postet.
puzzle-as-read = Sådan læser jeg filen. Antal varianter: { $lines }.
puzzle-remark-games = Parti { $taken } af { $games } i filen. Brug `{ puzzle-which-game }` for et andet.
puzzle-remark-first-branch = Ingen variant i filen er markeret som rigtig, så den første gren gælder.
puzzle-remark-charset = Filen angiver intet eller et forkert tegnsæt. Jeg har læst den som { $charset }: se teksten efter.
puzzle-button-post = Post
puzzle-button-refuse = Afvis
puzzle-button-discard = Kassér
puzzle-moderators-only = Det kan kun moderatorer afgøre.
puzzle-not-taken = Opgave { $number } bliver ikke postet.
puzzle-proposal-gone = Denne opgave venter ikke længere: den blev postet eller afvist, eller den ventede for længe.
puzzle-too-many = Du har allerede { $number } ventende opgaver, og det er grænsen.
puzzle-sgf-unclosed = Jeg kan ikke læse filen som SGF: parentesen, der åbnes ved byte { $offset }, bliver aldrig lukket.
puzzle-sgf-none = Jeg kan ikke læse filen som SGF: der er intet parti i den.
puzzle-sgf-game = Jeg kender ikke spillet i den fil. Go er GM[1].
puzzle-sgf-size = Brættet i den fil er ikke mellem 1 og 19 linjer bredt.
puzzle-sgf-point = I filen nævner { $property } noget, der ikke er et punkt på brættet.
puzzle-sgf-late-setup = I filen stilles der sten op efter det første træk. De skal alle stå der fra begyndelsen.
puzzle-sgf-turns = Sort og hvid skiftes ikke i filen.
puzzle-sgf-no-moves = Der er ingen træk i filen, og derfor ingen løsning.
puzzle-sgf-no-such-game = Det parti findes ikke i filen. Antal partier: { $games }.
puzzle-sgf-setup = Stillingen i filen er ikke mulig.
puzzle-sgf-no-liberty = Stillingen i filen er ikke mulig: kæden på { $at } har ingen frihed.
puzzle-sgf-nothing-right = Ingen variant i filen er rigtig. Skriv RIGHT i kommentaren i slutningen af en rigtig variant, eller sæt den først.
puzzle-sgf-no-first-move = En variant i filen begynder ikke med en sten.
puzzle-sgf-too-large = Træet i filen er for stort: grænsen er { $lines } varianter med { $moves } træk.
puzzle-sgf-illegal = Variant { $line } i filen, træk { $number }: { $reason }
