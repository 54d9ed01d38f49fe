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
# to play on = doorspelen
# to play a dispute out = een meningsverschil uitspelen
# to object = bezwaar maken

count-begins = Beiden hebben gepast: de telling begint.
count-how = Markeer de dode ketens en ga daarna allebei akkoord. Speel anders door.
count-marked-dead = Als dood gemarkeerd: { $points }.
count-marked-alive = Niet langer gemarkeerd: { $points }.
count-withdrawn = De markering is veranderd, dus moeten jullie allebei opnieuw akkoord gaan.
count-agreed = { $player } gaat akkoord met deze telling.
count-turn = Nu nog het akkoord van { $player }.
count-until = Tijd om te antwoorden: tot { $at } ({ $in-words }). Daarna mag de andere kant de telling aannemen zoals die is.
count-unanswered = { $color ->
    [white] Wit heeft niet op tijd geantwoord. Zwart mag de telling aannemen zoals die is; tot dan kan wit nog antwoorden.
   *[black] Zwart heeft niet op tijd geantwoord. Wit mag de telling aannemen zoals die is; tot dan kan zwart nog antwoorden.
}
count-button-claim = Telling aannemen
count-confirm-claim = De partij met deze telling beëindigen? Dit is definitief.
count-button-mark = Dode ketens markeren
count-more-mark-about = Typ één steen van elke keten in plaats van die in het menu te kiezen
count-menu = Kies de dode ketens
count-menu-columns = Dode ketens, kolommen { $from } tot en met { $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = Akkoord
count-button-resume = Doorspelen
count-form-title = Ketens als dood of levend markeren
count-form-points = Eén steen van elke keten
count-score-title = Stand
count-row-territory = Gebied
count-row-stones = Stenen
count-row-prisoners = Gevangenen
count-row-komi = Komi
count-row-total = Totaal
count-leads = { $color ->
    [white] Wit staat
   *[black] Zwart staat
} { $margin } voor.
count-level = De stand is gelijk.
count-alt-dead = Als dood gemarkeerd: { $points }.
count-alt-seki = In seki: { $points }.
count-alt-no-dead = Er is geen keten als dood gemarkeerd.
count-alt-score = Stand: zwart { $black }, wit { $white }, bij een komi van { $komi }.
count-marked-seki = Als seki gemarkeerd: { $points }.
count-proven = Aantoonbaar dood: { $points }.
count-suggested = Ik denk dat deze dood zijn: { $points }. Jullie beslissen: markeer een keten om dat te veranderen.
count-unsettled = Of deze dood zijn, hangt af van wie er begint: { $points }. Komen jullie er niet uit, speel dan door.
count-contested = { $said ->
    [dead] { $player } zegt dood, ik zeg levend: { $points }.
   *[alive] { $player } zegt levend, ik zeg dood: { $points }.
}
count-agree-contested = Ik zie { $points } anders dan gemarkeerd. Toch akkoord gaan met deze telling?
count-confirm-claim-contested = De partij met de telling beëindigen? Wat betwist is, telt zoals ik het zie. Dit is definitief.
count-captured-on-copy = { $color ->
    [white] Op de kopie sloeg wit { $points }: als dood markeren?
   *[black] Op de kopie sloeg zwart { $points }: als dood markeren?
}
count-button-mark-tried = Als dood markeren
count-seki = In seki: { $points }. Wat ze omsluiten, telt niet.
count-open = De lege punten rond { $points } grenzen aan beide kleuren en zijn dus van niemand. Markeer daar dode ketens, of speel door en sluit de grens.
count-button-seki = Seki
count-seki-form-title = Seki markeren of opheffen
count-button-try = Op kopie uitspelen
count-more-try-about = De kopie telt niet. De partij zelf zetten jullie voort met “{ count-button-resume }”.
count-try-question = Jullie kunnen een meningsverschil uitspelen op een kopie van het bord. Daarna gaat de partij terug naar de stelling toen beiden gepast hadden. Wie begint op de kopie?
count-button-first = { $color ->
    [white] Wit begint
   *[black] Zwart begint
}
count-trial-how = Dit is een kopie: wat hier gebeurt, telt niet, en het bord wordt daarna teruggezet. Passen jullie na elkaar, dan is het klaar.
count-trial-began = { $color ->
    [white] Wit wil een meningsverschil uitspelen.
   *[black] Zwart wil een meningsverschil uitspelen.
}
count-trial-ended = { $color ->
    [white] Wit heeft het bord teruggezet: het toont weer de stelling toen beiden gepast hadden.
   *[black] Zwart heeft het bord teruggezet: het toont weer de stelling toen beiden gepast hadden.
}
count-trial-over = Twee keer gepast op de kopie: het bord toont weer de stelling van de partij.
count-trial-turn = { $player }, op de kopie is { $color ->
    [white] wit
   *[black] zwart
} aan zet.
count-trial-barred = Ko: op { $points } mag je pas terugslaan nadat je voor die ko hebt gepast.
count-button-end-trial = Bord terugzetten
count-button-pass-for-ko = Passen voor de ko
count-pass-for-ko-point = Waar wil je terugslaan?
count-passed-for-ko = { $color ->
    [white] Wit heeft gepast voor de ko op { $point }.
   *[black] Zwart heeft gepast voor de ko op { $point }.
}
count-confirm-trial-pass = Passen op de kopie? Passen jullie na elkaar, dan wordt het bord teruggezet.
count-alt-trial = Een kopie van het bord waarop een meningsverschil wordt uitgespeeld. { $color ->
    [white] Wit is aan zet.
   *[black] Zwart is aan zet.
}
count-objected = { $color ->
    [white] Wit heeft bezwaar gemaakt, dus is de telling weer open.
   *[black] Zwart heeft bezwaar gemaakt, dus is de telling weer open.
}
count-button-object = Bezwaar maken
count-button-steps = Telling bekijken
count-step-board = Het bord toen beiden gepast hadden.
count-step-marked = Het bord toen beiden gepast hadden. Dode stenen zijn gemarkeerd.
count-step-dead = De dode stenen gaan van het bord en komen bij de andere gevangenen.
count-step-dead-off = De dode stenen gaan van het bord; gevangenen tellen volgens deze regels niet.
count-step-neutral = Ongebruikte stenen van beide kleuren vullen de neutrale punten (driehoeken); ze tellen voor niemand.
count-step-filled = De gevangenen worden in het gebied van hun eigen kleur gelegd (driehoeken). Elk neemt daar een punt weg en telt niet meer voor de tegenpartij, dus het verschil blijft gelijk.
count-step-left = { $color ->
    [white] Wit
   *[black] Zwart
} houdt { $stones ->
    [one] één gevangene over waarvoor geen plaats is: één punt.
   *[other] { $stones } gevangenen over waarvoor geen plaats is: elk een punt.
}
count-step-arranged = De gebieden worden zo gelegd dat je ze in één oogopslag kunt tellen.
count-step-together = De stenen van elke kant en de punten die alleen zij omsluiten, worden bij elkaar geschoven: elk daarvan is een punt.
count-step-points = Zwart { $black }, wit { $white }.
count-step-komi = Met komi: wit { $white }.
