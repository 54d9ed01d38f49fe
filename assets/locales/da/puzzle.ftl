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
puzzle-author = Den, der har lavet den, skriver: { $words }
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
