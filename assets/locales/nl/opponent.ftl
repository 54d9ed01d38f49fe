### Het programma als speler: partijen tegen tengen, hints en schattingen.
# program = tengen
# level = niveau
# hint = hint
# estimate = schatting

opponent-name = tengen niveau { $level }
opponent-teacher = tengen niveau { $level } · leerpartij
opponent-even = tengen · spannende partij
opponent-sparring = tengen · sparren
opponent-button-play = Tegen tengen spelen
opponent-setup = Welk spel, en hoe moet ik spelen? Jij hebt zwart en begint.
opponent-menu-game = Spel en bord
opponent-menu-level = Niveau
opponent-menu-style = Hoe ik speel
opponent-style-named = { $style ->
    [teaching] Leerpartij: met hints en een waarschuwing vóór een fout
    [even] Spannende partij: ongeveer zo sterk als jij
    [sparring] Sparren: alleen tactiek, overal gevecht
   *[usual] Om te winnen
}
opponent-level-named = { $level ->
    [1] Niveau 1: voor je eerste partijen
    [9] Niveau 9: zo goed als ik kan
   *[other] Niveau { $level }
}
opponent-button-begin = Partij beginnen
opponent-begun = Je partij { $game } tegen mij is begonnen.
opponent-plays-on = Deze partij speel je al met mij: { $place }
opponent-too-many = Je hebt de limiet van { $most } gelijktijdige partijen tegen mij bereikt. Speel er een uit voordat je een nieuwe begint.
opponent-no-time = Mijn denktijd voor jou is op. Probeer het over een uur opnieuw.
opponent-no-pairs = Pair Go speel ik niet.
opponent-no-room = Ik mag hier niet uit mezelf schrijven, dus zou ik je zetten niet kunnen beantwoorden. Daag me uit in een kanaal waar ik mag schrijven, of in een privébericht.
opponent-level-alone = Een niveau hoort bij partijen tegen mij: laat het veld voor de tegenstander leeg, of kies mij.
opponent-style-alone = Leerpartijen, spannende partijen en sparren speel je tegen mij: laat het veld voor de tegenstander leeg, of kies mij.
opponent-style-engine = Leerpartijen, spannende partijen en sparren kan alleen ik, andere programma’s niet. Laat **{ opponent-menu-style }** leeg, of kies mij.
opponent-style-level = In een spannende partij kies ik mijn niveau bij elke zet, en bij het sparren heb ik er maar één. Laat `{ opponent-level }` leeg.
opponent-level = niveau
opponent-level-about = Speel tegen mij: van 1 (voor je eerste partijen) tot en met 9 (zo goed als ik kan)
opponent-hint = hint
opponent-hint-about = In partijen tegen mij: bekijk welke zet ik in jouw plaats zou spelen
opponent-hint-play = Ik zou { $point } spelen.
opponent-hint-why = { $kind ->
    [wins] Dat wint de partij.
    [captures] Dat slaat { $points }.
    [saves] Dat redt { $points }.
    [atari] Dat dreigt { $points } te slaan.
    [room] Daar is nog veel ruimte.
   *[most] Volgens mij is dat de grootste zet.
}
opponent-hint-pass = Ik zou passen.
opponent-hint-resign = Ik zou hier opgeven.
opponent-hint-only = Ik geef alleen hints in partijen tegen mij.
opponent-button-hint = Hint
opponent-caution = Kijk nog eens: { $answer } zou een goed antwoord op { $point } zijn, en je winstkans zou dalen van { $before }% naar { $after }%.
opponent-caution-one-liberty = Kijk nog eens: je steen op { $point } zou nog één vrijheid hebben, en ik zou hem op { $answer } kunnen slaan.
opponent-caution-own = Kijk nog eens. { table-atari-own }
opponent-caution-theirs = Kijk nog eens. { table-atari-theirs }
opponent-estimate = schatting
opponent-estimate-about = Bekijk wie er volgens mij voorstaat, en met hoeveel
opponent-estimate-of = { $lead } Dit is een schatting: ik kan me vergissen.
opponent-estimate-chance = { $color ->
    [white] Winstkans van wit
   *[black] Winstkans van zwart
}: { $percent }%. Dit is een schatting: ik kan me vergissen.
opponent-estimate-not-now = Ik geef geen schatting van partijen tussen mensen zolang ze worden gespeeld.
opponent-engine-refuses = { $what ->
    [gone] { $engine } is hier niet meer beschikbaar.
    [only-go] { $engine } speelt alleen go.
    [only-five] { $engine } speelt alleen gomoku, renju en Go-Bang zonder slaan.
    [opening] { $engine } speelt geen openingen met keuze van kleur. Laat **{ opening-field }** leeg.
    [rules] { $engine } speelt niet volgens deze regels. Laat **{ challenge-field-rules }** leeg, dan kies ik passende.
   *[board] { $engine } speelt niet op dit bord. Laat `{ command-size }` leeg, dan kies ik een passend bord.
}
opponent-engine-mute = { $player }, { $engine } antwoordt niet in partij { $number }. Ik blijf het vragen. Je kunt wachten, of de partij beëindigen met `/{ command-game } { command-call-off }` of `/{ command-game } { command-resign }`. { $place }
opponent-engine-gone = { $player }, { $engine } is niet meer beschikbaar en antwoordt niet meer in partij { $number }. Je kunt de partij beëindigen met `/{ command-game } { command-call-off }` of `/{ command-game } { command-resign }`. { $place }
