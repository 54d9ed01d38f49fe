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
puzzle-yes = Ja
puzzle-no = Nej
puzzle-right = { $tries ->
    [1] **Rigtigt!** Løst i første forsøg.
   *[other] **Rigtigt!** Løst i forsøg { $tries }.
}
puzzle-refuted = Billedet viser hvorfor.
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
