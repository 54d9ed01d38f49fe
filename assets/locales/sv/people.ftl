### Det man ställer in för sig själv, kommer överens om med andra och frågar om sina partier.
# game (played) = parti
# finished = avslutat
# move = drag
# to be to move = att vara vid draget
# pass = pass
# stone = sten
# clock = klocka
# to undo = att ångra
# to call off = att avbryta
# to resign = att ge upp
# rank = grad
# vacation = semester
# challenge = utmaning
# opponent = motståndare
# record = partiprotokoll
# seat = plats
# ruling = domslut
# count = räkning

people-undo-while-counting = Partiet står stilla och räknas. Vill du ta tillbaka ett pass, så tryck på ”{ count-button-resume }”.
people-button-go-on = Låt klockorna gå
people-more-undo = Ångra
people-more-undo-about = Ta tillbaka ditt senaste drag, eller be om det
people-more-pause = Paus
people-more-pause-about = Föreslå att klockorna stannas
people-more-go-on = Fortsätt
people-more-go-on-about = Låt klockorna gå igen
people-more-call-off = Avbryt
people-more-call-off-about = Föreslå att ingen vinner eller förlorar

people-preview = Bara du ser det här: parti { $number } med din sten på { $point }. Inget har spelats än.
people-button-put = Spela { $point }

people-me-title = Dina inställningar
people-me-how = Du ändrar dem med `/{ command-me }`.
people-field-zone = Tidszon
people-zone-is = { $zone }
people-zone-unknown = Inte vald: helger och nätter följer UTC
people-zone-kept = I partier med klocka som väntar på dig gäller din gamla tidszon tills du har dragit eller svarat på räkningen.
people-bad-zone = ”{ $zone }” är ingen tidszon. Skriv namnet på en stor stad i närheten och välj ur listan.
people-bad-zone-likely = ”{ $zone }” är ingen tidszon. Menar du { $likely }?
people-field-theme = Bräden som bara du ser
people-field-preview = Du får se dina drag innan de spelas
people-preview-named = { $preview ->
    [on] Alltid
    [off] Aldrig
   *[timed] I partier med klocka
}
people-field-reminders = Du blir påmind
people-reminder-named = { $reminder ->
    [day-before] 24 timmar innan din tid är ute
    [hours-before] 6 timmar innan din tid är ute
    [off] Aldrig
   *[half] När halva din tid har gått
}
people-field-notices = Påminnelser når dig
people-notices-named = { $notices ->
    [direct] Som direktmeddelande
   *[channel] I partiets kanal
}
people-field-summary = Daglig översikt
people-summary-off = Ingen
people-summary-at = Kl. { $hour } enligt din egen klocka
people-summary = { $games ->
    [one] Du är vid draget i ett parti.
   *[other] Du är vid draget i { $games } partier.
}
people-summary-title = De mest brådskande först
people-summary-closed = { $player }, du tar inte emot direktmeddelanden från mig, så jag har stängt av din dagliga översikt. Tillåt dem och välj en timme på nytt med `/{ command-me }`.
people-field-rank = Grad
people-rank-is = { $rank }
people-rank-unknown = Inte angiven: `/{ command-rank }`
people-field-vacation = Semester
people-away-until = Dina klockor står stilla. Du är tillbaka { $at }.
people-not-away = Ingen: `/{ command-vacation }`

people-data-export = Få en fil med allt du har om mig
people-data-delete = Glöm mig
people-data-about = Vad har du om mig?
people-exported = Det här har jag om dig: dina inställningar och { $games ->
    [0] inga partier
    [one] ett parti
   *[other] { $games } partier
} med protokoll som SGF.
people-kept = **Vad jag har om dig**
    • Ditt Discord-nummer och ditt namn, vad du har ställt in hos mig, partierna som du spelar, är inbjuden till eller dömer i, och dina svar på problem. Vad som annars skrivs här läser jag inte.
    • Det ligger hos dem som driver mig och går inte vidare till någon. Den som ser en kanal ser partierna i den, med ditt namn och din grad, och med `/{ puzzle-command }` hur det går för dig. Dina andra inställningar och dina planer ser bara du.
    • Partier finns kvar tills jag ska glömma dig. En utmaning som det inte blev något av försvinner efter { $days } dagar. Loggen nämner ingen, om inte de som driver mig letar efter ett fel.
    • `/{ command-me } { command-export }` ger dig allt som en fil, `/{ command-me } { command-forget }` får mig att glömma dig.
people-policy = Mer om det: { $url }
people-confirm-forget =
    Ska jag glömma dig?
    • Dina inställningar raderas: tidszon, utseende, grad, semestrar, påminnelser och alla andra.
    • Ditt namn raderas. Dina avslutade partier finns kvar för dem som spelade dem med dig: i protokollen står någon utan namn och nummer på din plats. Meddelanden som har skickats får stå kvar som de är.
    • Tidigare säkerhetskopior har kvar allt detta tills nyare tar deras plats, och databasens fil tills de som driver mig låter skriva om den.
    Det går inte att ångra. Om du använder mig igen får jag veta ditt namn igen.
people-button-forget = Glöm mig
people-forgotten = Klart: dina inställningar och ditt namn är raderade, och dina avslutade partier är inte dina längre.
people-not-forgotten = Jag kunde inte radera allt: något av det går inte att läsa eller skriva. Tryck på ”{ people-button-forget }” igen om en liten stund; om det inte hjälper, säg till den som driver mig.
people-opponent-forgotten = Den som spelade det här partiet med dig ville bli glömd. Utmana någon annan med `/{ command-challenge }`.
people-games-still-running = Jag ger inte upp något parti åt dig i det tysta. Spela först klart de här, eller dra tillbaka, avbryt eller ge upp dem: { $numbers }.

people-no-vacation = Du har inte semester.
people-vacation-over = Välkommen tillbaka! Dina klockor går igen.
people-vacation-until = Alla dina klockor står stilla. Du är tillbaka { $at }; `/{ command-vacation }` med 0 dagar avslutar semestern genast. Kvar inom ett år: { $left }.
people-vacation-days = { $days ->
    [one] En dag per år
   *[other] { $days } dagar per år
}
people-vacation-too-long = Klubben för dina partier ger { $days ->
    [one] en dags
   *[other] { $days } dagars
} semester per år. Det här har du kvar: { $left }.
people-vacation-no-clocks = Inget av dina partier har en klocka, så det finns inget att stanna.
people-vacation-shorter = Men i { $games } bara till { $at }: klubben där ger inte fler dagar.
people-vacation-not-in = Men inte i { $games }: klubben där ger inte fler dagar.

people-out-at = tiden är ute { $at }
people-history = Avslutade partier: { $player }
people-history-none = Jag känner inte till några avslutade partier med { $player } här.
people-history-won = **Vinst** · parti { $number }, { terms-game-on } mot { $opponent } · { $at }
people-history-lost = **Förlust** · parti { $number }, { terms-game-on } mot { $opponent } · { $at }
people-history-open = **{ $ending ->
    [jigo] Jigo
    [no-result] Inget resultat
    [both-lose] Båda förlorade
    [called-off] Avbrutet
    [not-begun] Aldrig påbörjat
   *[draw] Remi
}** · parti { $number }, { terms-game-on } mot { $opponent } · { $at }

people-game-number = parti { $number }
people-field-state = Hur det står
people-state-closed = Det blev inget av utmaningen.
people-state-paused = Klockorna står stilla. Drag hittills: { $moves }.
people-state-playing = { $color ->
    [white] Vit är vid draget. Drag hittills: { $moves }.
   *[black] Svart är vid draget. Drag hittills: { $moves }.
}
people-state-counting = Det räknas. Drag: { $moves }.
people-field-deadline = Tidsgräns
people-field-offered = Utmaning
people-offered-at = { $at }
people-field-rulings = Domslut
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Domslut av { $moderator }.
people-ruled-by-player = Domslut av { $moderator }, i ett eget parti.
people-ruling-reason = Motivering: { $reason }
people-ruling-question =
    Ditt domslut: **{ $what }**
    Knappen frågar efter din motivering. Sedan står domslutet, ditt namn och motiveringen där partiet spelas.
people-ruling-form-title = Parti { $number }: ditt domslut
people-ruling-form-reason = Din motivering, som alla kan läsa
people-ruling-form-example = Vad som hände, i en mening
people-ruling-no-reason = Säg i en mening varför du dömer så, med högst { $most } tecken.
people-ruling-own-game = Du spelar själv i parti { $number }, så en annan moderator får döma. I ett eget parti får bara serverns administratörer göra det, och då står det i resultatet.
people-reseated = { $into } spelar vidare i stället för { $out }

people-no-club = Det går bara på en server.
people-club-title = Inställningar för den här kanalen och servern
people-club-how = Du ändrar dem med `/{ command-club-admin }`.
people-field-messages = Ett partis meddelanden i den här kanalen
people-policy-named = { $policy ->
    [one-message] Ett som ändras; ett kort pingar den som är vid draget och försvinner med draget
    [last-two] Ett nytt för varje drag; de två senaste står kvar
   *[each-move] Ett nytt för varje drag
}
people-field-language = Språket i den här kanalen
people-language-named = { $language }
people-language-of-server = Samma som på servern
people-language-of-client = Samma som i din Discord
people-field-own-language = Språk
people-field-overdue = När en spelares tid är ute, i nya partier
people-overdue-named = { $overdue ->
    [choose] Motståndaren väljer: vinst, mer tid eller avbryta
   *[lose] Spelaren förlorar
}
people-field-vacation-days = Semester
people-bad-vacation = En klubb ger 0 till 365 dagars semester per år.
