# De telling: markeren, akkoord gaan, de stand.
# count = telling
# chain = keten
# dead = dood
# alive = levend
# seki = seki
# territory = gebied
# area = oppervlakte
# stone = steen
# prisoner = gevangene
# komi = komi
# ko = ko
# to retake = terugslaan
# to play on = verder spelen
# to play a dispute out = een twistgeval uitspelen
# to object = bezwaar maken

count-begins = Beide spelers hebben gepast: de telling begint.
count-how = Markeer de dode ketens en ga daarna allebei akkoord.
count-marked-dead = Als dood gemarkeerd: { $points }.
count-marked-alive = Niet langer gemarkeerd: { $points }.
count-withdrawn = De markering is veranderd, dus is er nog niemand mee akkoord.
count-agreed = { $player } is akkoord met deze telling.
count-turn = { $player }, ben jij akkoord?
count-until = Er is tijd voor een antwoord tot { $at } ({ $in-words }); daarna mag de andere kant de telling laten gelden.
count-unanswered = { $color ->
    [white] Wit heeft niet op tijd geantwoord. Zwart mag de telling laten gelden zoals ze is; tot dan kan wit nog antwoorden.
   *[black] Zwart heeft niet op tijd geantwoord. Wit mag de telling laten gelden zoals ze is; tot dan kan zwart nog antwoorden.
}
count-button-claim = Telling laten gelden
count-confirm-claim = Moet de partij eindigen met de telling zoals ze is? Dit kan niet ongedaan worden gemaakt.
count-button-mark = Keten markeren
count-more-mark-about = Typ één steen van elke keten in plaats van die in het menu te kiezen
count-menu = Kies de dode ketens
count-menu-columns = Dode ketens, kolommen { $from } tot en met { $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = Akkoord
count-button-resume = Verder spelen
count-form-title = Ketens als dood of levend markeren
count-form-points = Eén steen van elke keten
count-score-title = Stand
count-row-territory = Gebied
count-row-stones = Stenen
count-row-area = Oppervlakte
count-row-prisoners = Gevangenen
count-row-komi = Komi
count-row-total = Totaal
count-leads = { $color ->
    [white] Wit staat
   *[black] Zwart staat
} { $margin } { $margin ->
    [one] punt
   *[other] punten
} voor.
count-level = De stand is gelijk.
count-alt-dead = Als dood gemarkeerd: { $points }.
count-alt-seki = In seki: { $points }.
count-alt-no-dead = Er is geen keten als dood gemarkeerd.
count-alt-score = Stand: zwart { $black }, wit { $white }, bij een komi van { $komi }.
count-marked-seki = Als seki gemarkeerd: { $points }.
count-suggested = Mijn voorstel voor wat dood is: { $points }. Jullie beslissen: markeer een keten om dat te veranderen.
count-seki = In seki: { $points }. Wat ze omsluiten, telt niet.
count-button-seki = Seki
count-seki-form-title = Ketens in seki, of niet meer
count-button-try = Uitspelen op een kopie
count-more-try-about = De kopie telt niet. “{ count-button-resume }” gaat terug naar de partij zelf.
count-try-question = Een twistgeval wordt uitgespeeld op een kopie van het bord; daarna komt het bord terug zoals het was toen beiden gepast hadden. Wie begint op de kopie?
count-button-first = { $color ->
    [white] Wit begint
   *[black] Zwart begint
}
count-trial-how = Uitgespeeld op een kopie: het bord wordt teruggezet en niets hier telt. Twee keer passen na elkaar maakt er een eind aan.
count-trial-began = { $color ->
    [white] Wit wil een twistgeval uitspelen.
   *[black] Zwart wil een twistgeval uitspelen.
}
count-trial-ended = { $color ->
    [white] Wit heeft het bord teruggezet zoals het was toen beiden gepast hadden.
   *[black] Zwart heeft het bord teruggezet zoals het was toen beiden gepast hadden.
}
count-trial-over = Twee keer gepast op de kopie: het bord is weer zoals het was toen beiden gepast hadden.
count-trial-turn = { $player }: { $color ->
    [white] wit
   *[black] zwart
} is aan zet op de kopie.
count-trial-barred = Ko: op { $points } mag je pas terugslaan als je voor die ko hebt gepast.
count-button-end-trial = Bord terugzetten
count-button-pass-for-ko = Passen voor de ko
count-pass-for-ko-point = Waar wil je terugslaan?
count-passed-for-ko = { $color ->
    [white] Wit heeft gepast voor de ko op { $point }.
   *[black] Zwart heeft gepast voor de ko op { $point }.
}
count-confirm-trial-pass = Wil je passen op de kopie? Na twee keer passen achter elkaar wordt het bord teruggezet.
count-alt-trial = Een kopie van het bord waarop een twistgeval wordt uitgespeeld. { $color ->
    [white] Wit is aan zet.
   *[black] Zwart is aan zet.
}
count-confirm-how = Jullie zijn het eens over de dode stenen. Kijk de telling na en bevestig die; zolang niet allebei bevestigd hebben, kan elk van jullie bezwaar maken.
count-confirmed = { $player } heeft de telling bevestigd.
count-turn-to-confirm = { $player }, bevestig jij ook?
count-objected = { $color ->
    [white] Wit heeft bezwaar gemaakt: de telling is weer open.
   *[black] Zwart heeft bezwaar gemaakt: de telling is weer open.
}
count-button-confirm = Bevestigen
count-button-object = Bezwaar maken
count-button-steps = Telling bekijken
count-step-board = Het bord toen beiden gepast hadden. Wat dood is, is gemarkeerd.
count-step-no-dead = Er zijn geen dode stenen.
count-step-dead = De dode stenen gaan van het bord, bij de andere gevangenen.
count-step-neutral = Ongebruikte stenen, van welke kleur ook, vullen de neutrale punten (driehoeken); ze tellen voor niemand.
count-step-filled = De gevangenen worden in het gebied van hun eigen kleur gelegd (driehoeken); elk neemt daar een punt weg.
count-step-none-filled = Er zijn geen gevangenen om in te leggen.
count-step-left = { $color ->
    [white] Wit
   *[black] Zwart
} houdt { $stones ->
    [one] één gevangene
   *[other] { $stones } gevangenen
} over waarvoor geen plaats is: elk een punt.
count-step-arranged = De gebieden worden zo gelegd dat je ze in één oogopslag telt.
count-step-points = Zwart { $black }, wit { $white }.
