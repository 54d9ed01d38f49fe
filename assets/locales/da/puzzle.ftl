# Opgaver: en stilling med et spørgsmål. Alle ser kortet, og svarene er private.
# puzzle = opgave
# level = niveau, 1 til 5
# solution = løsning; try = forsøg
# Ellers ordene fra rules.ftl.
puzzle-command = opgave
puzzle-command-about = Opgaver, som alle her kan svare på privat
puzzle-now = nu
puzzle-now-about = Stil en opgave, som alle her kan svare på privat
puzzle-topic = emne
puzzle-topic-about = Hvad den handler om; ellers hvad som helst
puzzle-level = niveau
puzzle-level-about = Hvor svær den er, fra 1 til 5; ellers 2
puzzle-topic-named = { $topic ->
    [captures] At fange
    [forbidden] Forbudte punkter
    [atari-go] Atari-Go
    [ko] Ko
    [stones] At tælle sten
    [territory] At tælle territorium
    [dead-chains] Døde kæder
    [five] Fem på stribe
    [pairs] At fange par
    [life-and-death] Liv og død
    [capturing] At fange og redde
    [study] Studie
   *[liberties] Friheder
}
puzzle-title = Opgave { $number }: { $topic }
puzzle-level-of = Niveau { $level } af 5
puzzle-tally = Forsøgt af: { $tried } · løst af: { $solved }
puzzle-closes = Lukker { $until }. Svarene er private, og det første forsøg tæller.
puzzle-closed = Denne opgave er lukket.
puzzle-button-close = Luk
puzzle-ask-captures = { $color ->
    [white] Hvid sætter på cirklen. Hvilke sten fanger det? Nævn én sten fra hver kæde.
   *[black] Sort sætter på cirklen. Hvilke sten fanger det? Nævn én sten fra hver kæde.
}
puzzle-ask-ko = { $color ->
    [white] På cirklen blev en hvid sten fanget. Må hvid slå tilbage dér nu?
   *[black] På cirklen blev en sort sten fanget. Må sort slå tilbage dér nu?
}
puzzle-ask-five = { $color ->
    [white] Hvid er i trækket. På hvilke punkter får hvid fem på stribe? Nævn dem alle.
   *[black] Sort er i trækket. På hvilke punkter får sort fem på stribe? Nævn dem alle.
}
puzzle-ask-pairs = { $color ->
    [white] Hvid er i trækket. På hvilke punkter fanger hvid et par? Nævn dem alle.
   *[black] Sort er i trækket. På hvilke punkter fanger sort et par? Nævn dem alle.
}
puzzle-ask-atari-go = { $color ->
    [white] Atari-Go, hvid er i trækket.
   *[black] Atari-Go, sort er i trækket.
} { $moves ->
    [1] Hvilket træk fanger med det samme?
   *[other] Hvilket første træk fanger senest i træk { $moves }, hvad den anden side end gør?
}
puzzle-ask-kill = { $color ->
    [white] Hvid er i trækket og kan dræbe de sorte sten med trekanterne. Hvor spiller hvid?
   *[black] Sort er i trækket og kan dræbe de hvide sten med trekanterne. Hvor spiller sort?
}
puzzle-ask-live = { $color ->
    [white] Hvid er i trækket. Hvor spiller hvid, så de hvide sten med trekanterne lever?
   *[black] Sort er i trækket. Hvor spiller sort, så de sorte sten med trekanterne lever?
}
puzzle-ask-capture = { $color ->
    [white] Hvid er i trækket og kan fange de sorte sten med trekanterne, uanset hvad den anden side gør. Hvor spiller hvid?
   *[black] Sort er i trækket og kan fange de hvide sten med trekanterne, uanset hvad den anden side gør. Hvor spiller sort?
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
puzzle-right = { $tries ->
    [1] **Rigtigt!** Løst i første forsøg.
   *[other] **Rigtigt!** Løst i forsøg { $tries }.
}
puzzle-refuted = Billedet viser hvorfor.
puzzle-refuted-line = Billederne viser træk for træk, hvorfor det ikke går: { $moves }.
puzzle-fails-alone = Den anden side behøver ikke engang at svare på det.
puzzle-far-away = Det er for langt væk: det ændrer intet dér.
puzzle-no-line = Studiet har intet svar på det træk, men det rigtige er et andet.
puzzle-right-move = Det rigtige træk er { $point }.
puzzle-goes-on = Hvis begge sider fortsætter så godt, de kan: { $moves }.
puzzle-right-too = Også rigtigt: { $points }.
puzzle-why-captures = { $point } fanger { $number ->
    [one] én sten
   *[other] { $number } sten
}: { $points }.
puzzle-why-ko = Nej: det er ko. Den sten, der lige har fanget en enkelt sten, må ikke fanges igen med det samme; først skal man spille et andet sted.
puzzle-why-no-ko = Ja: ingen ko står i vejen. Stenen på { $point } fanger { $number ->
    [one] én sten
   *[other] { $number } sten
}.
puzzle-why-line = Det bedste for begge sider: { $points }. Det sidste træk fanger.
puzzle-try-first = Prøv først: løsningen er for dem, der har svaret mindst én gang.
puzzle-not-yours = Den, der har stillet en opgave, kan lukke den, og det kan moderatorer også.
puzzle-none = Sådan en opgave lykkedes ikke lige nu. Prøv igen, eller et andet niveau.
puzzle-create = lav
puzzle-create-about = Kom med din egen opgave: en SGF-fil med løsningen
puzzle-file = fil
puzzle-file-about = En SGF: stillingen, den rigtige variant markeret eller først, og svar på forkerte træk
puzzle-own-level-about = Hvor svær du synes, den er, fra 1 til 5; ellers 3
puzzle-proposed = { $player } foreslår denne opgave. En moderator afgør, om den bliver stillet.
puzzle-as-read = Sådan har jeg læst filen. Varianter i alt: { $lines }.
puzzle-button-post = Stil den
puzzle-button-refuse = Afvis
puzzle-button-discard = Kassér
puzzle-moderators-only = Det afgør moderatorerne.
puzzle-not-taken = Opgave { $number } bliver ikke stillet.
puzzle-proposal-gone = Denne opgave venter ikke længere: den blev stillet eller afvist, eller den har ventet for længe.
puzzle-too-many = Du har så mange ventende opgaver, som man må have på én gang: { $number }.
puzzle-sgf-unclosed = Jeg kan ikke læse filen som SGF: parentesen, der åbnes ved byte { $offset }, bliver aldrig lukket.
puzzle-sgf-none = Jeg kan ikke læse filen som SGF: der er intet parti i den.
puzzle-sgf-game = Jeg kender ikke spillet i den fil. Go er GM[1].
puzzle-sgf-size = Brættet i den fil har ikke en størrelse fra 1 til 19.
puzzle-sgf-point = I filen nævner { $property } noget, der ikke er et punkt på brættet.
puzzle-sgf-late-setup = I filen stilles der sten op efter det første træk. De skal alle stå der fra begyndelsen.
puzzle-sgf-turns = I filen trækker siderne ikke på skift.
puzzle-sgf-no-moves = Der er intet træk i filen, og derfor heller ingen løsning.
puzzle-sgf-setup = Stillingen i filen er ikke mulig.
puzzle-sgf-no-liberty = Stillingen i filen er ikke mulig: kæden på { $at } har ingen frihed.
puzzle-sgf-nothing-right = Ingen variant i filen er rigtig. Skriv RIGHT i kommentaren i slutningen af en rigtig, eller sæt den først.
puzzle-sgf-no-first-move = En variant i filen begynder ikke med en sten.
puzzle-sgf-too-large = Træet i filen er for stort: højst { $lines } varianter med { $moves } træk.
puzzle-sgf-illegal = Variant { $line } i filen, træk { $number }: { $reason }
