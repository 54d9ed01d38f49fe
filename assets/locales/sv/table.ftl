# Meddelandet med brädet, dess knappar, och det som berättas om ett parti.
# game (played) = parti
# board = bräde
# move = drag
# to be to move = att vara vid draget
# stone = sten
# capture = fånga, slå (par)
# prisoner = fånge
# pass = pass, att passa
# resign = att ge upp
# rematch = revansch
# record = partiprotokoll
# count = räkning
# handicap stone = handikappsten
# chain = kedja
# liberty = frihet
# atari = atari
# ko = ko
# dead = död
# territory = territorium
# draw = remi
# jigo = jigo
# no result = utan resultat
# five in a row = fem i rad
# proposal = förslag
# rank = grad

table-heading = **{ terms-game-on }** · parti { $number } · ⚫ { $black } – ⚪ { $white }
table-number = parti { $number }
table-moved = **Drag { $number } · { terms-color } { $point }**
table-moved-captures = { table-moved } · { $stones ->
    [one] 1 fångad
   *[other] { $stones } fångade
}
table-moved-pass = **Drag { $number } · { terms-color } passar**
table-begins = Partiet börjar.
table-begins-handicap = Partiet börjar med { $stones ->
    [one] en handikappsten
   *[other] { $stones } handikappstenar
}; vit börjar.
table-begins-free = Partiet börjar: svart placerar { $stones } stenar, sedan spelar vit.
table-played = { terms-color } spelade { $point }.
table-captured = { terms-color } spelade { $point } och fångade { $stones ->
    [one] en sten
   *[other] { $stones } stenar
}.
table-passed = { terms-color } passade.
table-resumed = { $color ->
    [white] Vit ville spela vidare, så svart börjar.
   *[black] Svart ville spela vidare, så vit börjar.
}
table-prisoners = Fångat hittills: svart { $black }, vit { $white }.
table-pairs = Par fångade hittills: svart { $black }, vit { $white }.
table-turn = **{ $player }, det är din tur**
table-answer = **{ $players }: svar väntas**
table-button-play = Spela
table-button-text = Brädet som text
table-button-more = Mer…
table-button-pass = Passa
table-button-resign = Ge upp
table-button-here = Fortsätt i den här kanalen
table-button-rematch = Revansch
table-button-film = Film
table-more-question = Parti { $number }: vad vill du göra?
table-more-placeholder = Vad vill du göra?
table-more-resign = Ge upp
table-more-resign-about = Ge upp partiet; jag frågar en gång till
table-more-board = Visa brädet igen
table-more-board-about = Som ett nytt meddelande längst ner i kanalen
table-more-text-about = Bara för dig
table-more-film-about = Hela partiet som rörlig bild
table-more-sgf = Partiprotokoll
table-more-sgf-about = Partiet hittills som SGF-fil
table-more-rules = Regler
table-more-rules-about = Hur det här spelet spelas
table-form-title = Parti { $number }: ditt drag
table-form-point = Var lägger du?
table-button-type = Skriv punkten
table-button-cancel = Avbryt
table-button-again = Försök igen
table-pick-columns = Välj en kolumn
table-pick-column = Kolumn { $letter }
table-pick-rows = Välj en rad
table-pick-row = Rad { $number }
table-pick-again = Tryck på { $point } en gång till för att spela där, eller välj en annan punkt.
table-not-played = Inget har spelats.
table-confirm-pass = Vill du passa? När båda spelarna passar i rad börjar räkningen.
table-confirm-pass-to-end = Vill du passa? När båda spelarna passar i rad är partiet slut, och allt räknas som det står.
table-confirm-resign = Vill du ge upp parti { $number } mot { $opponent }? Det går inte att ångra.
table-played-elsewhere = Klart. Det här partiet spelas i { $place }
table-meant-elsewhere = Du har inget sådant parti i den här kanalen. Menar du parti { $number }, { terms-game-on } mot { $opponent }? Det spelas i { $place }
table-button-there = Parti { $number }: { $command }
table-done = Klart: brädet har ändrats.
table-asked = Frågan är ställd. Nu måste den andra sidan svara: { $asked }
table-asked-elsewhere = Det här partiet spelas i { $channel }, och jag skickar frågan dit. Nu måste den andra sidan svara: { $asked }
table-done-below = Klart: det nya brädet finns här nedanför.
table-asked-to-go-on-here = Frågan är ställd. Parti { $number } fortsätter i den här kanalen så snart den andra sidan går med på det; frågan finns i { $channel }.
table-goes-on-elsewhere = Partiet fortsätter i { $channel }.
table-agreed-to-go-on = Båda sidor är överens: partiet fortsätter i { $channel }.
table-reminder = **{ $player }, det är din tur** · parti { $number } mot { $opponent }
    { pace-out } · { $place }
table-reminder-of-count = **{ $player }, granska räkningen** · parti { $number } mot { $opponent }
    { pace-out } · { $place }
table-call = { $player }, parti { $number } väntar på dig: { $place }
table-call-asked = { $player }, parti { $number }: { $asked } { $place }
table-channel-lost = Kanalen för parti { $number } är borta eller stängd för mig. Partiet fortsätter: `/{ command-board }` visar det i alla kanaler, med en knapp för att spela vidare där.
table-channel-trouble = Till moderatorerna: parti { $number } spelas i { $channel }, men kanalen är borta, eller så får jag inte skriva där. Jag har skrivit direkt till spelarna.
table-channel-unreached = Jag är inte med i samtalet där parti { $number } spelas och kan bara svara på kommandon där. Här är brädet; `/{ command-board }` visar det i alla kanaler.
table-thread-locked = Tråden för parti { $number } är låst, så partiet fortsätter här.
table-no-files = Jag får inte bifoga filer här, så här är brädet som text.
table-sgf = Protokollet för parti { $number }.
table-sgf-not-here = Jag får inte bifoga filer här. Be mig om protokollet i en annan kanal eller i ett direktmeddelande.
table-film = Parti { $number } från första till sista draget.
table-film-not-here = Jag får inte bifoga filer här. Be mig om filmen i en annan kanal eller i ett direktmeddelande.
table-film-progress = Filmen av parti { $number }: bild { $shown } av { $all } är klar.
table-film-waits = Andra filmer görs först. Din kommer efter dem.
table-film-too-large = Filmen av parti { $number } är större än en fil får vara här, även i minsta storleken.
table-film-late = { $player }, filmen av parti { $number } blev klar för sent för det här svaret. Tryck på ”{ table-button-film }” en gång till.
table-which = Vilket parti menar du?
table-which-placeholder = Välj ett parti
table-which-entry = Parti { $number }: { terms-game-on } mot { $opponent }
table-games-none = Du har inga partier just nu. Utmana någon med `/{ command-challenge }`.
table-games-heading = { $count ->
    [one] Du har ett parti.
   *[other] Du har { $count } partier.
}
table-games-yours = **Din tur** · parti { $number }, { terms-game-on } mot { $opponent } · { $place }
table-games-proposed = **{ $proposal ->
    [no-result] Inget resultat, föreslaget: svara
    [both-lose] Båda förlorar, föreslaget: svara
    [substitute] Byte föreslaget: svara
    [undo] Återtag begärt: svara
    [pause] Paus föreslagen: svara
    [place] Annan kanal föreslagen: svara
    [call-off] Avbrott föreslaget: svara
   *[draw] Remi erbjuden: svara
}** · parti { $number }, { terms-game-on } mot { $opponent } · { $place }
table-games-theirs = Väntar på { $opponent } · parti { $number }, { terms-game-on } · { $place }
table-games-counting = **Räkning** · parti { $number }, { terms-game-on } mot { $opponent } · { $place }
table-games-offered = Din utmaning till { $opponent } · parti { $number }, { terms-game-on } · { $place }
table-games-joined = Antagen av dig, men inte av alla än · parti { $number }, { terms-game-on } med { $opponent } · { $place }
table-games-invited = **Utmaning** från { $opponent } · parti { $number }, { terms-game-on } · { $place }
table-games-more = … och { $count } till.
table-anyone = alla
table-entry-yours = Din tur
table-entry-proposed = Svara på ett förslag
table-entry-theirs = Motståndarens tur
table-entry-counting = Räknas
table-entry-offered = Inte antagen än
table-entry-finished = Avslutat
table-won-points = { terms-color } ({ $winner }) vinner med { $margin } poäng.
table-won-stones = { terms-color } ({ $winner }) vinner med { $margin } { $margin ->
    [one] sten
   *[other] stenar
} mer.
table-won-five = { terms-color } ({ $winner }) har fem i rad och vinner.
table-won-capture = { terms-color } ({ $winner }) har fångat { $stones ->
    [one] en sten
   *[other] { $stones } stenar
} och vinner.
table-won-resignation = { $loser } har gett upp: { $color ->
    [white] vit
   *[black] svart
} ({ $winner }) vinner.
table-won-pairs = { terms-color } ({ $winner }) har slagit fem par och vinner.
table-won-forfeit = { $color ->
    [white] En moderator har beslutat att svart ({ $loser }) förlorar partiet: vit ({ $winner }) vinner.
   *[black] En moderator har beslutat att vit ({ $loser }) förlorar partiet: svart ({ $winner }) vinner.
}
table-no-result = Partiet slutar utan resultat: hela ställningen upprepades, och båda var överens.
table-both-lose = Båda förlorar det här partiet.
table-both-lose-agreed = Båda förlorar det här partiet, efter överenskommelse.
table-drawn-points = Partiet slutar remi (jigo): båda har { $total } poäng.
table-drawn-stones = Partiet slutar remi (jigo): båda har { $total } { $total ->
    [one] sten
   *[other] stenar
}.
table-drawn-full = Partiet slutar remi: det finns inga drag kvar.
table-ended-won = { $color ->
    [white] Vit
   *[black] Svart
} vinner { $how ->
    [points] på poäng
    [five] med fem i rad
    [capture] genom att fånga
    [pairs] med fem slagna par
    [resignation] genom uppgivet parti
    [forfeit] på grund av ett regelbrott
    [time] på tid
   *[ruling] genom beslut av en moderator
}.
table-ended-open = { $how ->
    [jigo] Jigo: remi med lika många poäng.
    [draw] Remi enligt överenskommelse.
    [full] Remi: det finns inga drag kvar.
    [no-result] Inget resultat.
    [both-lose] Båda förlorar.
    [not-begun] Inte påbörjat i tid: ingen vinner eller förlorar.
   *[called-off] Avbrutet: ingen vinner eller förlorar.
}
table-alt-board = { terms-game } på { $columns } gånger { $rows }, parti { $number }.
table-alt-turn = { $color ->
    [white] Vit är vid draget.
   *[black] Svart är vid draget.
}
table-alt-over = Partiet är slut.
table-alt-ended = { table-alt-over } { $ended }
table-alt-counting = Räkningen.
table-alt-last = Senaste drag: { $last }
table-alt-prisoners = Fångat av svart: { $black }, av vit: { $white }.
table-alt-pairs = Par fångade av svart: { $black }, av vit: { $white }.
table-alt-stones = { $color ->
    [white] Vita stenar
   *[black] Svarta stenar
}: { $stones }.
table-alt-ko = Ko på { $point }.
table-alt-atari = I atari: { $points }.
table-alt-line = Den vinnande raden: { $points }.
table-alt-partial = Det är inte allt; ”{ table-button-text }” nämner varje sten.
table-alt-theme = Ett bräde som ser ut så här: { $theme }.
table-players = Svart: { $black }. Vit: { $white }.
table-board-empty = Brädet är tomt.
table-row = Rad { $number }: { $stones }.
table-row-empty = Rad { $number } är tom.
table-rows-empty = Raderna { $from } till { $to } är tomma.
table-run-point = { $point }
table-run-points = { $from } till { $to }
table-run-stones = { $color ->
    [white] vit
   *[black] svart
} { $points }
table-run-dead = { $color ->
    [white] död vit
   *[black] död svart
} { $points }
table-run-territory = { $color ->
    [white] vitt territorium
   *[black] svart territorium
} { $points }
table-chain-stones = { $stones ->
    [one] 1 sten
   *[other] { $stones } stenar
}
table-chain = { terms-color } { $points }: { table-chain-stones }, { $liberties ->
    [one] 1 frihet
   *[other] { $liberties } friheter
}.
table-chain-atari = I atari: { $color ->
    [white] vit
   *[black] svart
} { $points }, { table-chain-stones }. Sista friheten { $liberty }.
table-chain-dead = { terms-color } { $points }: { table-chain-stones }, markerad som död.
table-no-chains = { terms-game } har inga kedjor; här är brädet rad för rad.
table-words-partial = Det är mer än som ryms här. ”{ table-button-text }” nämner varje sten.
table-repeats = Hela brädet är åter som efter drag { $number }. Om partiet går i cirklar kan ni komma överens om att det slutar utan resultat.
table-placing = { $stones ->
    [one] Svart placerar en handikappsten till.
   *[other] Svart placerar { $stones } handikappstenar till.
}
table-button-no-result = Föreslå: utan resultat
table-button-consent = Jag går med på det
table-button-reject = Nej
table-proposes-no-result = { $player } föreslår att partiet slutar utan resultat.
table-proposes-both-lose = { $player } föreslår att båda förlorar.
table-proposes-substitute = { $player } föreslår att { $substitute } spelar vidare i stället för { $out }.
table-proposes-place = { $player } föreslår att fortsätta i { $channel }.
table-proposes-place-elsewhere = { $player } föreslår att fortsätta i { $channel }, en kanal på en annan server.
table-substituted = { $substitute } spelar vidare i stället för { $out }.
table-rejected = { $color ->
    [white] Vit har tagit bort förslaget.
   *[black] Svart har tagit bort förslaget.
}
table-more-both-lose = Båda förlorar
table-more-both-lose-about = Föreslå det när ni inte kommer överens; den andra sidan måste gå med på det
table-confirm-both-lose = Vill du föreslå att ni båda förlorar det här partiet?
table-rank-noted = Noterat: { $rank }. Utmaningar mellan dig och andra med en grad säger nu vad som ger ett jämnt parti.
table-theme-noted = Bräden som bara du ser har nu det här utseendet. { $theme }.
table-theme-follows = Bräden som bara du ser har nu samma utseende som i kanalen.
table-channel-theme-noted = Bräden i den här kanalen ser ut så här från och med nästa. { $theme }.
table-atari = { $color ->
    [white] Vita stenar i atari
   *[black] Svarta stenar i atari
}: { $stones }, med de sista friheterna på { $liberties }.
table-hints-on = Från och med nu visar brädena i dina partier vilka stenar som är i atari: fyra bågar nära stenens kant.
table-hints-off = Brädena i dina partier visar inte längre vilka stenar som är i atari, om inte en annan spelare vill det.
table-after-move = { $number ->
    [0] Brädet i början. Drag hittills: { $moves }.
   *[other] Brädet efter drag { $number } av { $moves }.
}
table-numbered = Numrerade: { $moves }.
