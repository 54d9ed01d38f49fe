# Turneringar på en server: anmälan, ronder, lottning, resultat, ställning.
# round = rond; pairing = lottning; bye = frirond; standings = ställning
# organiser = turneringsledningen, eller moderatorerna
tournament-command = turnering
tournament-command-about = Turneringar: skapa en, se ställningen, rätta resultat
tournament-create = skapa
tournament-create-about = Skapa en turnering i den här kanalen (moderatorer)
tournament-change = ändra
tournament-change-about = Ändra namn, ronder, betänketid, handikapp eller system i en turnering
tournament-changed = Ändrat: **{ $name }**.
tournament-changed-clock = Ändrat: **{ $name }**. Partier som har börjat fortsätter som förut.
tournament-show = visa
tournament-show-about = Visa en turnering med ställningen
tournament-results = filer
tournament-results-about = Hämta en turnerings resultat som filer (OpenGotha, EGD)
tournament-substitute = ersätt
tournament-substitute-about = Ersätt en spelare med någon annan (turneringsledningen)
tournament-sit-out = stå-över
tournament-sit-out-about = Låt en spelare stå över nästa rond, eller spela den ändå (turneringsledningen)
tournament-apart = håll-isär
tournament-apart-about = Låt två spelare inte möta varandra, till exempel släktingar (turneringsledningen)
tournament-team = lag
tournament-team-about = Ge ditt par eller lag ett namn
tournament-team-name-about = Vad ditt par eller lag heter
tournament-team-named = **{ $name }**: { $side }
tournament-remove = ta-bort
tournament-remove-about = Ta bort en spelare ur turneringen (turneringsledningen)
tournament-note = resultat
tournament-note-about = Skriv in eller rätta ett resultat (turneringsledningen)
tournament-which = turnering
tournament-which-about = Turneringens nummer (förval: den senaste i den här kanalen)
tournament-name = namn
tournament-name-about = Vad turneringen heter
tournament-system = system
tournament-system-about = Hur ronderna lottas (förval: McMahon)
tournament-system-named = { $system ->
    [swiss] Schweizer
    [round-robin] Alla mot alla
    [knock-out] Utslagning
   *[mcmahon] McMahon
}
tournament-rounds = ronder
tournament-rounds-about = Antal ronder i en Schweizer- eller McMahon-turnering (förval: 4)
tournament-format = spelform
tournament-format-about = Enskilda spelare, par eller lag (förval: enskilda spelare)
tournament-format-named = { $format ->
    [pairs] Par-go
    [teams-2] Lag om 2
    [teams-3] Lag om 3
    [teams-4] Lag om 4
    [teams-5] Lag om 5
   *[single] Enskilda spelare
}
tournament-handicap-about = Om det finns handikappstenar (förval: nej)
tournament-handicap-named = { $handicap ->
    [yes] Efter grad eller poäng
   *[no] Utan handikapp
}
tournament-manner = var
tournament-manner-about = Var det spelas (förval: här)
tournament-manner-named = { $manner ->
    [evening] Vid brädet: resultaten skrivs in för hand
   *[here] Här: jag startar partierna
}
tournament-next = nästa-rond
tournament-next-about = När nästa rond börjar (förval: när turneringsledningen publicerar den)
tournament-next-named = { $next ->
    [results] Automatiskt, när alla resultat är inne
    [days-7] Automatiskt, senast efter 7 dagar
    [days-14] Automatiskt, senast efter 14 dagar
    [days-30] Automatiskt, senast efter 30 dagar
   *[by-hand] När turneringsledningen publicerar den
}
tournament-players = deltagare
tournament-players-about = Hur många som kan spela; övriga hamnar på väntelistan (förval: 500)
tournament-entry = anmälan
tournament-entry-about = Hur många dagar man kan anmäla sig (förval: ingen gräns)
tournament-grace = frånvaro
tournament-grace-about = Efter så många timmar förlorar den som inte har gjort något drag (förval: 48)
tournament-out = spelare
tournament-out-about = Vem som lämnar
tournament-who-about = Vilken spelare
tournament-other = andra
tournament-other-about = Den andra spelaren
tournament-into = ersättare
tournament-into-about = Vem som spelar i stället
tournament-table = bord
tournament-table-about = Bordets nummer
tournament-board = bräde
tournament-board-about = Brädet i en lagmatch (förval: 1)
tournament-round = rond
tournament-round-about = Ronden (förval: den senaste)
tournament-result = resultat
tournament-result-about = Vad resultatet är
tournament-result-named = { $result ->
    [white] Vit vinner
    [black] Svart vinner
    [jigo] Remi
    [both] Båda förlorar
    [void] Räknas inte
   *[clear] Ta bort resultatet
}
tournament-title = 🏆 { $name }
tournament-open-here = Turnering med öppen anmälan: { $title } i { $channel }
tournament-here = Turneringar med öppen anmälan: { $channels }
tournament-thread-of = { $title } R{ $round }
tournament-open = Anmälan är öppen.
tournament-open-until = Anmälan är öppen till den { $until }.
tournament-running = { $games ->
    [one] Rond { $round } av { $rounds }: ett parti är inte slut än.
   *[other] Rond { $round } av { $rounds }: { $games } partier är inte slut än.
}
tournament-between = Rond { $round } av { $rounds } är slut.
tournament-over = Turneringen är slut.
tournament-plays = { $system }, { $rounds ->
    [one] 1 rond
   *[other] { $rounds } ronder
} · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-unrated = Inte rankat
tournament-bar = Bar: { $rank }. Från den graden och uppåt började alla med lika många poäng.
tournament-bar-open = Bar hittills: { $rank }; den ligger fast från rond 1. Från den graden och uppåt börjar alla med lika många poäng.
tournament-handicap-rule = Med handikapp: +1 betyder ingen komi för vit, från +2 är det stenar.
tournament-drawn-match = Om en lagmatch slutar remi avgör det första brädet med en vinnare.
tournament-next-with-entry = Rond 1 börjar automatiskt när anmälan stänger.
tournament-next-with-results = Nästa rond börjar automatiskt när alla resultat är inne.
tournament-next-within = Nästa rond börjar automatiskt när alla resultat är inne, senast efter { $days } dagar.
tournament-withdrawn = Har dragit sig ur: { $players }
tournament-sitting-out = Står över nästa rond: { $players }
tournament-absent = Kom inte, lottas igen först efter ett tryck på **{ tournament-button-enter }**: { $players }
tournament-organised = Turneringsledning: { $player }
tournament-entered = Anmälda ({ $number } av { $most })
tournament-entered-sides = { $format ->
    [pairs] Par ({ $number } av { $most })
   *[teams] Lag ({ $number } av { $most })
}
tournament-forming = Inte fulltaliga än
tournament-forming-side = { $side }: väntar på { $players }
tournament-waiting = Väntelista ({ $number })
tournament-nobody = Ingen har anmält sig än.
tournament-unranked = { $rank }?: ingen grad angiven
tournament-guessed = Du har inte angett någon grad, så du spelar den här turneringen som { $rank }. Ange din med `/{ command-me } { command-rank }` och tryck på **{ tournament-button-enter }** igen före din första rond.
tournament-button-enter = Delta
tournament-button-join = Gå med
tournament-button-decline = Avböj
tournament-ask-others = { $number ->
    [one] Välj din partner, så frågar jag.
   *[other] Välj de { $number } andra i ditt lag, så frågar jag dem.
}
tournament-choose-others = { $number ->
    [one] Välj din partner …
   *[other] Välj { $number } spelare …
}
tournament-team-waits = Jag har frågat { $players }. Du är med så snart alla har tackat ja. Välj ett namn med `/{ tournament-command } { tournament-team }`.
tournament-asks = **{ $name }**: { $captain } vill gärna spela med { $players }.
tournament-has-joined = Har tackat ja: { $players }
tournament-side-in = **{ $name }**: { $players } spelar tillsammans.
tournament-side-waits = **{ $name }**: { $players } spelar tillsammans. De står på väntelistan.
tournament-side-off = **{ $name }**: { $player } spelar inte med { $captain }.
tournament-side-gone = **{ $name }**: { $players } spelar inte tillsammans.
tournament-dissolved = { $name }: { $player } spelar inte, så ditt par eller lag är inte med i nästa rond: { $way }
tournament-button-withdraw = Dra mig ur
tournament-button-sit-out = Står över
tournament-button-remove = Ta bort
tournament-button-pair = Lotta rond { $round }
tournament-button-standings = Ställning
tournament-button-result = Skriv in resultat
tournament-button-end = Avsluta turneringen
tournament-end-question = Avsluta turneringen nu? Då blir det inga fler ronder. Partier som pågår fortsätter.
tournament-withdraw-question = Dra dig ur? { $players } lämnar turneringen tillsammans. Partier som pågår fortsätter.
tournament-proposal = Rond { $round }: föreslagen lottning
tournament-proposal-about = Bara du ser det här. Välj två spelare för att byta dem; två vid samma bord byter färg.
tournament-still-open = { $games ->
    [one] Ett parti i förra ronden är inte slut än. Det räknas så snart det är slut.
   *[other] { $games } partier i förra ronden är inte slut än. De räknas så snart de är slut.
}
tournament-bye = Frirond: { $players }
tournament-swap = Byt en spelare …
tournament-swap-with = Byt { $player } med …
tournament-button-lot = Lotta om
tournament-button-publish = Publicera
tournament-published = Rond { $round } är publicerad. Jag säger till om jag inte kan lägga ut ett parti.
tournament-pairing-of-substitute = **{ $name }**, rond { $round }: { $player } spelar som ersättare.
    { $pair }
tournament-no-show = Gör ditt första drag före den { $until }, annars förlorar du, om det inte blev din tur först efter den { $half }.
tournament-no-show-by-hand = Den som inte är vid brädet före den { $until } förlorar.
tournament-round-list = **{ $name }**, rond { $round }
tournament-ask-result = Vad blev resultatet i ditt parti mot { $player }?
tournament-won = Jag vann
tournament-lost = Jag förlorade
tournament-jigo = Remi
tournament-result-entered = Resultatet är inskrivet.
tournament-result-at = { $name }, rond { $round }, bord { $table }: { $result }.
tournament-result-removed = Resultatet har tagits bort
tournament-game-goes-on = Parti { $number } fortsätter men räknas inte längre i turneringen.
tournament-result-waits = Noterat. Resultatet räknas när { $player } skriver in samma.
tournament-result-differs = { $player } har skrivit in ett annat resultat. Kom överens, eller fråga turneringsledningen.
tournament-standings = Ställning efter rond { $round }
tournament-standings-open = { $games ->
    [one] Ställning: ett resultat saknas
   *[other] Ställning: { $games } resultat saknas
}
tournament-alt = Korstabell för { $name }, rond { $round }: plats, namn, grad, en kolumn per rond med motståndarens plats, och poängen.
tournament-legend = I varje rond: motståndarens nummer, + vunnet, − förlorat, = remi, ? inte slut; w vit, b svart; bara +: frirond; – inte med i ronden.
tournament-criterion-named = { $criterion ->
    [mms] MMS: startpoäng efter grad plus vinster
    [sosm] SOSM: summan av motståndarnas MMS
    [sosw] SOSW: summan av motståndarnas vinster
    [dc] DC: partierna mellan dem som annars står lika
    [bdw] BDW: vunna partier på alla bräden
   *[nbw] NBW: vinster
}
tournament-files = Resultaten från { $name }: för OpenGotha och för European Go Database.
tournament-substituted = { $into } spelar i stället för { $out }.
tournament-removed = { $player } är inte längre med i turneringen. Pågående partier fortsätter.
tournament-remove-question = Ta bort { $player } från turneringen? Anmälan är stängd, så det går inte att ångra.
tournament-sits-out = { $player } står över nästa rond. Använd kommandot igen för att ångra.
tournament-plays-again = { $player } spelar nästa rond.
tournament-kept-apart = { $player } och { $other } möts bara om det inte går på något annat sätt. Använd kommandot igen för att ångra.
tournament-apart-no-more = { $player } och { $other } kan mötas igen.
tournament-apart-list = Möts inte: { $pairs }
tournament-apart-met = Möts ändå: { $pairs }
tournament-round-over = { $name }: rond { $round } är slut. Nu är det din tur: { $way }
tournament-round-begun = { $name }: rond { $round } har börjat automatiskt: { $way }
tournament-not-paired = { $name }: jag kunde inte lotta rond { $round } automatiskt. Lotta den själv så ser du varför: { $way }
tournament-results-missing = { $name }: den sista ronden är slut. Resultat som saknas: { $games }, det första i rond { $round } vid bord { $table }. Skriv in dem med `/{ tournament-command } { tournament-note }`, eller avsluta turneringen: { $way }
tournament-news-absent = { $name }, rond { $round }: du kom inte till ditt parti. Du lottas inte igen förrän du trycker på **{ tournament-button-enter }**: { $way }
tournament-news-sits-out = { $name }: turneringsledningen låter dig stå över nästa rond. Därefter är du med igen: { $way }
tournament-news-plays = { $name }: du är med i nästa rond: { $way }
tournament-news-removed = { $name }: turneringsledningen har tagit bort dig ur turneringen. Pågående partier fortsätter: { $way }
tournament-undelivered = { $name }, rond { $round }: jag kunde inte lägga ut partiet vid bord { $table } i { $channel }. Säg det själv till de två spelarna.
tournament-moved-up = { $name }: en plats har blivit ledig, och den är din. Du är med i nästa rond: { $way }
tournament-ended = 🏆 **{ $name }**: turneringen är slut.
tournament-ended-won = 🏆 **{ $name }: seger för { $players }**
tournament-ended-open = { $games ->
    [one] Ett parti är inte slut än, så det här kan fortfarande ändras.
   *[other] { $games } partier är inte slut än, så det här kan fortfarande ändras.
}
tournament-label = Turnering
tournament-field = Spelare: { $players } · Ronder: { $rounds }
tournament-field-sides = { $format ->
    [pairs] Par: { $number } · Ronder: { $rounds }
   *[teams] Lag: { $number } · Ronder: { $rounds }
}
tournament-no-over = Den här turneringen är slut.
tournament-no-entry-closed = Anmälan är stängd.
tournament-no-settled = Den här turneringen har börjat, så ingen kan anmäla sig längre.
tournament-no-same-side = Välj två spelare som inte är på samma sida.
tournament-no-more-apart = Du kan hålla isär högst { $number } par.
tournament-no-apart-here = Bara i en Schweizer- eller McMahon-turnering kan två spelare hållas isär.
tournament-no-entered = Du är redan med i den här turneringen.
tournament-no-not-entered = Du är inte med i den här turneringen.
tournament-no-already = Den spelaren är redan med i turneringen.
tournament-no-not-in = Den spelaren är inte med i turneringen.
tournament-no-full = Den här turneringen kan inte ta emot fler anmälningar.
tournament-no-alone = I den här turneringen spelar par eller lag. Tryck på **{ tournament-button-enter }** och välj vem som spelar med dig.
tournament-no-sides = I den här turneringen spelar alla ensamma, så det finns inga par eller lag att namnge.
tournament-no-asked = Du har inte blivit tillfrågad här.
tournament-no-asked-too-often = Du har frågat andra för många gånger i den här turneringen.
tournament-no-others = { $number ->
    [one] Välj en annan spelare.
   *[other] Välj { $number } andra spelare.
}
tournament-no-team-handicap = Lagmatcher spelas utan handikapp. Utelämna handikappet.
tournament-no-begun = Turneringen har börjat, så system och handikapp ligger fast, och det kan inte bli färre ronder än de som är publicerade. Namn, fler ronder och betänketid kan fortfarande ändras.
tournament-no-rated-by-hand = Partier vid brädet rankas inte här. Utelämna `{ rating-option }`, eller låt partierna spelas här.
tournament-no-clock-by-hand = Partier vid brädet har ingen klocka här. Utelämna `{ command-clock }`, eller låt partierna spelas här.
tournament-no-pairs-but-go = Par kan bara spela go. Välj go eller en annan spelform.
tournament-no-ranks-but-go = McMahon och handikapp kräver go-grader. Välj ett annat system för det här spelet och utelämna handikappet.
tournament-no-pause = Andra väntar på att partiet ska ta slut, så ni kan inte pausa det eller ge mer tid. Ta semester med `/{ command-me } { command-vacation }`, eller fråga turneringsledningen.
tournament-no-too-few = Det behövs minst två anmälningar till en rond.
tournament-no-more-rounds = Alla ronder är spelade.
tournament-no-more-pairs = Alla som är kvar har redan mött varandra. Du kan avsluta turneringen.
tournament-no-winner = Vid bord { $table } har ingen vunnit än. Turneringsledningen kan skriva in ett resultat med `/{ tournament-command } { tournament-note }`.
tournament-no-draw = I en utslagning blir det aldrig remi: en sida måste vinna.
tournament-no-outdated = Någon har tillkommit eller lämnat sedan dess, eller så har lottningen ändrats. Lotta ronden igen.
tournament-no-table = Det bordet finns inte.
tournament-no-played = Det här partiet har redan ett resultat.
tournament-no-organiser = Bara turneringsledningen och moderatorerna kan göra det här.
tournament-no-own-substitute = Partiet hör till en turnering: bara turneringsledningen byter ut spelare, med `/{ tournament-command } { tournament-substitute }`.
tournament-no-missing = Någon sådan turnering finns inte här. Moderatorerna kan skapa en med `/{ tournament-command } { tournament-create }`.
tournament-no-too-many = Du har redan { $number } turneringar här som inte är slut än. Avsluta en av dem först, eller låt en annan moderator skapa den här. Om kanalen för en av dem är borttagen, försök igen om en liten stund.
tournament-no-name = Ett namn har 1 till { $number } tecken.
tournament-no-posting = Jag får inte skriva i den här kanalen på egen hand, så det kan inte spelas någon turnering här.
tournament-no-pair = Du har ingen motståndare i den här ronden.
