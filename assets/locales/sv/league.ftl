# Ligor: i en kanal spelar medlemmar en säsong mot alla i sin division; de främsta flyttas upp, de sista flyttas ner.
league-command = liga
league-command-about = Ligor: möt alla i din division under en säsong och flyttas upp
league-show = visa
league-show-about = Visa ligan
league-play = spela
league-play-about = Börja ditt nästa ligaparti
league-create = skapa
league-create-about = Starta en liga i den här kanalen (moderatorer)
league-division-size = division
league-division-size-about = Hur många spelare som högst är i en division (förval: 8)
league-games = partier
league-games-about = Hur många gånger man möter varje motståndare under en säsong (förval: 1)
league-days = dagar
league-days-about = Hur många dagar en säsong varar (förval: 90)
league-moves = uppflyttning
league-moves-about = Hur många spelare som flyttas upp och ner mellan divisionerna (förval: 1)
league-next = nästa-säsong
league-next-about = Nästa säsong börjar automatiskt så många dagar efter slutet (förval: moderatorer startar den)
league-remove = ta-bort
league-remove-about = Ta bort en spelare från ligan (moderatorer)
league-player = spelare
league-removed-about = Vem som lämnar ligan
league-title = Liga
league-here = Ligor: { $channels }
league-title-season = Liga: säsong { $season }
league-field = Liga
league-rule = { $games ->
    [1] Du möter alla i din division en gång.
   *[other] Du möter alla i din division två gånger.
}
league-rule-points = En vinst ger 1½ poäng, remi 1, en förlust ½ och en förlust på tid 0.
league-rule-moves = { $players ->
    [1] Efter säsongen flyttas den första i varje division upp och den sista ner.
   *[other] Efter säsongen flyttas högst de två första i varje division upp och högst de två sista ner.
}
league-rule-end = Partier som pågår när säsongen slutar räknas i 14 dagar till. Om du inte spelar något parti, eller bara förlorar på tid, åker du ur ligan.
league-rule-next = { $days ->
    [0] Nästa säsong börjar automatiskt när en är slut.
    [one] Nästa säsong börjar automatiskt en dag efter slutet.
   *[other] Nästa säsong börjar automatiskt { $days } dagar efter slutet.
}
league-open = Anmälda till säsong { $season }: { $players }
league-ends = Säsongen slutar den { $at }.
league-closing = Inga fler partier börjar. De som pågår räknas fram till den { $until }.
league-over = Säsong { $season } är slut. Du kan gå med i nästa.
league-starts = Säsong { $season } börjar automatiskt den { $at }.
league-waits = Säsong { $season } börjar automatiskt så snart minst två är med.
league-over-table = Liga: säsong { $season } är slut
league-division = Division { $division }
league-head-points = Poäng
league-head-games = Partier
league-head-place = Plats
league-legend = + vunnet, − förlorat, = remi, … pågår, · inte spelat än. ↑ flyttas upp efter säsongen, ↓ flyttas ner.
league-alt = Tabell för division { $division }, säsong { $season }: plats, namn, poäng; ↑ flyttas upp, ↓ flyttas ner.
league-nobody = Ingen är med än.
league-button-play = Spela
league-button-join = Gå med
league-button-table = Tabell
league-button-leave = Lämna
league-button-start = Starta säsong { $season }
league-button-close = Avsluta säsongen
league-button-extend = En vecka till
league-button-end = Avsluta ligan
league-next-choose = När börjar nästa säsong?
league-next-off = Nästa säsong: moderatorer startar den
league-next-after = { $days ->
    [0] Nästa säsong: automatiskt, direkt efter slutet
    [one] Nästa säsong: automatiskt, en dag efter slutet
   *[other] Nästa säsong: automatiskt, { $days } dagar efter slutet
}
league-joined = Du är med och spelar i säsong { $season }.
league-joined-next = Du är med och spelar från säsong { $season }.
league-leave-question = { $games ->
    [0] Lämna ligan?
    [one] Lämna ligan? Du ger upp ditt pågående ligaparti.
   *[other] Lämna ligan? Du ger upp dina { $games } pågående ligapartier.
}
league-left = Du har lämnat ligan.
league-removed = { $player } är inte längre med i ligan.
league-manage = Vad vill du göra? `/{ league-command } { league-remove }` tar bort en spelare från ligan.
league-start-question = Starta säsong { $season }? Spelare: { $players }, divisioner: { $divisions }, dagar: { $days }
league-started = Säsong { $season } har börjat.
league-close-question = Avsluta säsong { $season } nu? Inga fler partier börjar. De som pågår räknas i 14 dagar till.
league-close-now-question = Stänga säsong { $season } nu? Pågående partier räknas inte längre.
league-closed = Säsong { $season } är avslutad.
league-extended = Säsongen slutar nu den { $at }.
league-end-question = Avsluta ligan i { $channel }? Tabellerna går förlorade. Pågående partier fortsätter och räknas fortfarande för ratingen.
league-ended = Ligan är avslutad.
league-season-begun = Liga: säsong { $season } har börjat i division { $division }. Du har till den { $at } på dig att börja dina partier, med **{ league-button-play }** eller `/{ league-command } { league-play }`.
league-ends-soon = Liga: säsong { $season } slutar den { $at }. Partier som pågår då räknas fram till den { $until }.
league-closes = Liga: inga fler partier börjar i säsong { $season }. De som pågår räknas fram till den { $until }.
league-too-few = Liga: säsong { $season } kan inte börja än, för färre än två är med. Den börjar automatiskt så snart två är med: tryck på **{ league-button-join }**.
league-won = Division { $division }, första plats: { $players }
league-up = Upp till division { $division }: { $players }
league-down = Ner till division { $division }: { $players }
league-idle = Ur ligan (inget spelat parti eller bara förluster på tid): { $players }
league-choose = Vem vill du spela mot?
league-all-played = Du har spelat alla dina partier den här säsongen.
league-playing = Ditt parti { $game } mot { $player } spelas i { $channel }.
league-begun = Ligaparti: { $black } (svart) mot { $white } (vit).
league-score = Ligapoäng: { $first } { $points }, { $second } { $others }.
league-uncounted = Liga: det här partiet räknas inte.
league-no-league = Det finns ingen liga i den här kanalen. Moderatorerna kan starta en med `/{ league-command } { league-create }`.
league-no-second = Den här kanalen har redan en liga.
league-no-more-leagues = En server kan ha högst { $most } ligor. Om någon av dem fanns i en raderad kanal, försök igen om en minut.
league-no-posting = Jag får inte skriva i den här kanalen på egen hand, eller så är det en tråd, så det kan inte finnas någon liga här.
league-no-already = Du är redan med i ligan.
league-no-room = Ligan är full: den har { $most } spelare.
league-no-not-in = Du är inte med i den här ligan.
league-no-not-there = { $player } är inte med i den här ligan.
league-no-second-season = En säsong pågår redan.
league-no-few = En säsong behöver minst två spelare.
league-no-season = Ingen säsong pågår.
league-no-outdated = Ligan har ändrats sedan det meddelandet, så ingenting har gjorts. Tryck på **{ table-button-more }** igen.
league-no-games-now = Inga ligapartier kan börja just nu. I ligans meddelande står när säsongen börjar eller slutar.
league-no-not-playing = Du spelar inte den här säsongen. Gå med så spelar du från nästa.
league-no-oneself = Du kan inte spela mot dig själv.
league-no-other-division = { $player } är inte i din division.
league-no-left = { $player } har lämnat ligan.
league-no-playing = Du spelar redan mot { $player } i den här ligan.
league-no-played = Du har spelat alla dina partier mot { $player } den här säsongen.
league-no-too-many = Du har redan { $most } pågående ligapartier. Spela klart ett av dem först.
league-no-full = { $player } har redan { $most } pågående ligapartier.
league-no-away = { $player } är på semester.
