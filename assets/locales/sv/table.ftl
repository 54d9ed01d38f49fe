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
# record = protokoll
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
table-begins-aim = { table-begins } { $aim ->
    [captures] Den som fångar { $number } stenar vinner.
    [five] Fem i rad vinner.
    [stones] Den som har flest stenar på brädet till slut vinner.
   *[capture] Den som först fångar en sten vinner.
}
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
table-prisoners = Fångar: svart { $black }, vit { $white }.
table-pairs = Slagna par: svart { $black }, vit { $white }.
table-turn = **{ $player }, det är din tur**
table-thinking = **{ $player } tänker**
table-thread-of = { terms-game } { $size }
table-thread-of-go = { $size }
table-thread-won = { $winner } slog { $loser }
table-thread-team = medlemmarna
table-thread-team-won = { $winner ->
    [team] medlemmarna slog { $other }
   *[player] { $other } slog medlemmarna
}
table-answer = **{ $players }: svara, tack**
table-button-play = Spela
table-button-text = Brädet som text
table-button-more = Mer…
table-button-pass = Passa
table-button-resign = Ge upp
table-button-here = Fortsätt här
table-button-rematch = Revansch
table-button-film = Repris
table-button-share = Visa för alla
table-shown-by = Visas av { $player }
table-more-question = Parti { $number }: vad vill du göra?
table-more-placeholder = Vad vill du göra?
table-more-resign = Ge upp
table-more-resign-about = Ge upp partiet; jag ber dig bekräfta
table-more-board = Visa brädet igen
table-more-board-about = Som ett nytt meddelande längst ner i kanalen
table-more-text-about = Bara för dig
table-more-film-about = Hela partiet som animation
table-more-sgf = Partiprotokoll
table-more-sgf-about = Dragen hittills som SGF-fil
table-more-rules = Regler
table-more-rules-about = Hur det här spelet spelas
table-form-title = Parti { $number }: ditt drag
table-form-point = Var spelar du?
table-button-type = Skriv punkten
table-button-elsewhere = Någon annanstans
table-button-another = En annan punkt
table-button-cancel = Avbryt
table-button-again = Försök igen
table-pick-point = Parti { $number }: tryck på punkten där du vill spela. Bara du ser det här.
table-pick-area = Varje knapp är en del av brädet och har namn efter hörnet längst ner till vänster.
table-confirm-pass = Passa? När båda spelarna passar efter varandra börjar räkningen.
table-confirm-pass-after = { $player } har passat: om du också passar börjar räkningen.
table-confirm-pass-to-end = Passa? När båda spelarna passar efter varandra är partiet slut, och allt räknas som det står.
table-confirm-resign = Ge upp parti { $number } mot { $opponent }? Det går inte att ångra.
table-played-elsewhere = Klart. Det här partiet spelas i { $place }
table-did-you-mean = Du har inget sådant parti i den här kanalen. Menar du parti { $number }, { terms-game-on } mot { $opponent }? Det spelas i { $place }
table-button-there = Parti { $number }: { $command }
table-done = Klart. Brädet har uppdaterats.
table-proposal-sent = Skickat. Nu måste den andra sidan svara: { $asked }
table-proposal-sent-elsewhere = Det här partiet spelas i { $channel }, så jag skickar förslaget dit. Nu måste den andra sidan svara: { $asked }
table-done-below = Klart: det nya brädet finns här nedanför.
table-proposal-to-go-on-here = Skickat. Parti { $number } fortsätter i den här kanalen så snart den andra sidan accepterar; de ser förslaget i { $channel }.
table-goes-on-elsewhere = Partiet fortsätter i { $channel }.
table-agreed-to-go-on = Båda sidor är överens: partiet fortsätter i { $channel }.
table-reminder = **{ $player }, det är din tur** · parti { $number } mot { $opponent }
    { pace-out } · { $place }
table-reminder-of-count = **{ $player }, kontrollera räkningen** · parti { $number } mot { $opponent }
    { pace-out } · { $place }
table-call = { $player }, parti { $number } väntar: { $place }
table-call-asked = { $player }, parti { $number }: { $asked } { $place }
table-channel-lost = Kanalen för parti { $number } är borta, eller så kan jag inte se den längre. Partiet fortsätter: `/{ command-game } { command-board }` visar det i alla kanaler, med en knapp för att fortsätta där.
table-channel-trouble = Till moderatorerna: parti { $number } spelas i { $channel }, men kanalen är borta, eller så får jag inte skriva där. Jag har skrivit direkt till spelarna.
table-channel-unreached = Där parti { $number } spelas kan jag bara svara på kommandon. Här är brädet; `/{ command-game } { command-board }` visar det i alla kanaler.
table-thread-locked = Tråden för parti { $number } är låst, så partiet fortsätter här.
table-no-files = Jag får inte bifoga filer här, så här är brädet som text.
table-sgf = Protokollet för parti { $number }.
table-sgf-not-here = Jag får inte bifoga filer här. Be mig om protokollet i en annan kanal eller i ett direktmeddelande.
table-film = Parti { $number } från första till sista draget.
table-film-not-here = Jag får inte bifoga filer här. Be mig om reprisen i en annan kanal eller i ett direktmeddelande.
table-film-progress = Jag gör reprisen av parti { $number }: bild { $shown } av { $all }.
table-film-waits = Andra repriser görs först. Din kommer efter dem.
table-film-too-large = Reprisen av parti { $number } är för stor för att skickas här, även i minsta storleken.
table-film-late = { $player }, reprisen av parti { $number } blev klar för sent för det här svaret. Tryck på ”{ table-button-film }” igen.
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
    [no-result] Svar väntas: inget resultat
    [both-lose] Svar väntas: båda förlorar
    [substitute] Svar väntas: ersättare
    [undo] Svar väntas: ångra ett drag
    [pause] Svar väntas: paus
    [place] Svar väntas: annan kanal
    [call-off] Svar väntas: avbryta partiet
   *[draw] Svar väntas: remi
}** · parti { $number }, { terms-game-on } mot { $opponent } · { $place }
table-games-theirs = Väntar på { $opponent } · parti { $number }, { terms-game-on } · { $place }
table-games-counting = **Räkning** · parti { $number }, { terms-game-on } mot { $opponent } · { $place }
table-games-offered = Din utmaning till { $opponent } · parti { $number }, { terms-game-on } · { $place }
table-games-joined = Du har accepterat, men inte alla andra än · parti { $number }, { terms-game-on } med { $opponent } · { $place }
table-games-invited = **Utmaning** från { $opponent } · parti { $number }, { terms-game-on } · { $place }
table-games-more = … och { $count } till.
table-anyone = den som accepterar
table-entry-yours = Din tur
table-entry-proposed = Svara på ett förslag
table-entry-theirs = Motståndarens tur
table-entry-counting = Räkning pågår
table-entry-offered = Inte accepterad än
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
table-won-no-show = { $color ->
    [white] Svart ({ $loser }) gjorde inte sitt första drag i tid: vit ({ $winner }) vinner.
   *[black] Vit ({ $loser }) gjorde inte sitt första drag i tid: svart ({ $winner }) vinner.
}
table-no-result = Inget resultat: ställningen upprepades, och båda sidor var överens.
table-both-lose = Båda förlorar det här partiet.
table-both-lose-agreed = Båda förlorar det här partiet, enligt överenskommelse.
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
    [forfeit] genom diskvalificering
    [time] på tid
   *[ruling] genom en moderators beslut
}.
table-ended-open = { $how ->
    [jigo] Jigo: remi med lika många poäng.
    [draw] Remi efter överenskommelse.
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
table-alt-last = Senaste draget: { $last }
table-alt-prisoners = Fångat av svart: { $black }, av vit: { $white }.
table-alt-pairs = Par slagna av svart: { $black }, av vit: { $white }.
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
table-no-chains = I { terms-game } finns inga kedjor; här är brädet rad för rad.
table-words-partial = Allt får inte plats här. ”{ table-button-text }” nämner varje sten.
table-repeats = Ställningen är densamma som efter drag { $number }. Om den fortsätter att upprepas kan ni komma överens om att partiet slutar utan resultat.
table-placing = { $stones ->
    [one] Svart placerar en handikappsten till.
   *[other] Svart placerar { $stones } handikappstenar till.
}
table-button-no-result = Inget resultat?
table-button-consent = Acceptera
table-button-reject = Avböj
table-proposes-no-result = { $player } föreslår att partiet slutar utan resultat.
table-proposes-both-lose = { $player } föreslår att båda förlorar.
table-proposes-substitute = { $player } föreslår att { $substitute } ersätter { $out }. Både { $substitute } och den andra sidan måste acceptera.
table-proposes-substitute-still = { $player } föreslår att { $substitute } ersätter { $out }. { $accepted } har accepterat.
table-proposes-place = { $player } föreslår att fortsätta i { $channel }.
table-proposes-place-elsewhere = { $player } föreslår att fortsätta i { $channel }, en kanal på en annan server.
table-substituted = { $substitute } har ersatt { $out }.
table-rejected = { $color ->
    [white] Förslaget gäller inte längre: vit har avböjt det eller dragit tillbaka det.
   *[black] Förslaget gäller inte längre: svart har avböjt det eller dragit tillbaka det.
}
table-rejected-by-substitute = Förslaget gäller inte längre: { $substitute } har avböjt det.
table-more-both-lose = Båda förlorar
table-more-both-lose-about = När ni inte kommer överens; den andra sidan måste acceptera
table-confirm-both-lose = Föreslå att ni båda förlorar det här partiet?
table-rank-noted = Sparat: { $rank }. Utmaningar föreslår nu ett handikapp.
table-atari = { $color ->
    [white] Vit i atari
   *[black] Svart i atari
}: { $stones }. Friheter: { $liberties }.
table-atari-own = { $number ->
    [one] Med { $liberties } är din sten på { $stones } fångad.
   *[other] Med { $liberties } är dina stenar på { $stones } fångade.
}
table-atari-theirs = { $number ->
    [one] Med { $liberties } fångar du stenen på { $stones }.
   *[other] Med { $liberties } fångar du stenarna på { $stones }.
}
table-hints-on = Från och med nu visar brädena i dina partier vilka stenar som är i atari: de är markerade med fyra små bågar.
table-hints-off = Brädena i dina partier visar inte längre vilka stenar som är i atari, om inte en annan spelare vill det.
table-after-move = { $number ->
    [0] Brädet i början. Drag hittills: { $moves }.
   *[other] Brädet efter drag { $number } av { $moves }.
}
table-record-players = Svart: { $black }. Vit: { $white }.
table-record-result = Resultat: { $result }
table-record-games = Filen innehåller { $games } partier: det här är det första.
table-record-stops = Drag { $number } är inte tillåtet, så protokollet slutar före det.
table-button-start = Början
table-numbered = Numrerade: { $moves }.
