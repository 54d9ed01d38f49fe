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
# record = protokoll
# seat = plats
# ruling = domslut
# count = räkning

people-undo-while-counting = Räkning pågår. Tryck på ”{ count-button-resume }” för att ångra ett pass.
people-button-go-on = Fortsätt
people-more-undo = Ångra
people-more-undo-about = Ångra ditt senaste drag, eller be din motståndare om lov
people-more-pause = Paus
people-more-pause-about = Föreslå att pausa klockorna
people-more-go-on = Fortsätt
people-more-go-on-about = Starta klockorna igen
people-more-call-off = Avbryt partiet
people-more-call-off-about = Föreslå att avbryta partiet: ingen vinner eller förlorar

people-preview = Bara du ser det här: parti { $number } med din sten på { $point }. Inget har spelats än.
people-button-put = Spela { $point }

people-me-title = Dina inställningar
people-me-how = Välj nedan vad du vill ändra, eller använd `/{ command-me }`.
people-change-setting = Ändra en inställning
people-choose-value = { $setting }: välj
people-field-hints = Hjälp för nybörjare
people-field-last-moves = Senaste drag
people-last-moves-named = { $shown ->
    [numbers] Nummer på de tre senaste dragen
   *[mark] Ett märke på det senaste draget
}
people-field-zone = Tidszon
people-zone-is = { $zone }
people-zone-unknown = Inte angiven: UTC används för helger och nätter
people-zone-kept = I partier med klocka som väntar på dig gäller din gamla tidszon tills du har gjort ditt drag eller svarat på räkningen.
people-bad-zone = ”{ $zone }” är ingen tidszon. Skriv namnet på en stor stad i närheten och välj ur listan.
people-bad-zone-likely = ”{ $zone }” är ingen tidszon. Menar du { $likely }?
people-field-theme = Bräden som bara du ser
people-field-channel-theme = Bräden i den här kanalen
people-field-preview = Se drag innan de spelas
people-preview-named = { $preview ->
    [on] Alltid
    [off] Aldrig
   *[timed] I partier med klocka
}
people-field-reminders = Påminnelse
people-reminder-named = { $reminder ->
    [day-before] 24 timmar innan din tid går ut
    [hours-before] 6 timmar innan din tid går ut
    [off] Aldrig
   *[half] När hälften av din tid är förbrukad
}
people-field-notices = Påminnelser skickas
people-notices-named = { $notices ->
    [direct] Som direktmeddelande
   *[channel] I partiets kanal
}
people-field-summary = Daglig översikt
people-summary-off = Av
people-summary-at = Kl. { $hour } i din tidszon
people-summary = { $games ->
    [one] Det är din tur i ett parti.
   *[other] Det är din tur i { $games } partier.
}
people-summary-title = De mest brådskande först
people-summary-play = { table-button-play }: välj ett parti
people-summary-closed = { $player }, jag kan inte skicka direktmeddelanden till dig, så jag har stängt av din dagliga översikt. Tillåt direktmeddelanden från mig och välj ett klockslag igen med `/{ command-me }`.
people-field-rank = Grad
people-rank-is = { $rank }
people-rank-unknown = Inte angiven
people-field-egd = EGD-PIN
people-egd-is = { $pin }
people-field-vacation = Semester
people-away-until = Dina klockor är pausade. Du är tillbaka { $at }.
people-not-away = Ingen: `/{ command-me } { command-vacation }`

people-data-export = Hämta allt jag sparar om dig
people-data-delete = Radera allt jag sparar om dig
people-data-about = Vad jag sparar om dig
people-exported = Det här sparar jag om dig: dina inställningar och { $games ->
    [0] inga partier
    [one] ett parti som SGF
   *[other] { $games } partier som SGF
}.
people-stored-data = **Vad jag sparar om dig**
    • Ditt Discord-id och ditt namn, dina inställningar, partierna som du spelar, är inbjuden till eller dömer i, dina svar på goproblem, och de turneringar, stegar, ligor, klubbkvällar och simultanspel som du deltar i. Ur meddelanden sparar jag bara dragen.
    • Det sparas av dem som driver den här boten och går inte vidare till någon. Den som kan se en kanal ser partierna i den, med ditt namn och din grad, och dina resultat på goproblem i `/{ puzzle-command }`. En servers veckosammanfattning nämner dem som har löst flest goproblem. Bara du ser dina andra inställningar och dina planer. Om du ber om ett undervisningsparti ser medlemmar som undervisar på den servern vilka övningar du har löst, tills förfrågan slutar.
    • Partier finns kvar tills du raderar dina data. En utmaning som det inte blev något av raderas efter { $days } dagar. Loggen nämner ingen, om inte de som driver den här boten letar efter ett fel.
    • `/{ command-me } { command-export }` ger dig allt som en fil, `/{ command-me } { command-forget }` raderar det.
people-policy = Mer om det: { $url }
people-confirm-forget = Radera dina data?
    { $lost }• Dina inställningar raderas: tidszon, utseende, grad, semestrar, påminnelser och alla andra.
    • Ditt namn raderas. Dina avslutade partier finns kvar för dem som spelade dem med dig: i protokollen står någon utan namn och id på din plats. Meddelanden som har skickats får stå kvar som de är.
    • Äldre säkerhetskopior innehåller dina data tills nyare ersätter dem, och databasfilen gör det tills de som driver den här boten låter skriva om den.
    Det går inte att ångra. Om du använder mig igen sparar jag ditt namn igen.
people-forget-games = • Du ger upp de här partierna: { $games }
people-forget-places = • Här förlorar du din plats: { $places }
people-button-forget = Radera mina data
people-forgotten = Klart: dina inställningar och ditt namn är raderade, och dina avslutade partier visar inte längre ditt namn.
people-not-forgotten = Jag kunde inte radera allt: något av det går inte att läsa eller skriva. Tryck på ”{ people-button-forget }” igen om en liten stund; om det inte hjälper, säg till dem som driver den här boten.
people-opponent-forgotten = Din motståndare i det här partiet har raderat sina data. Utmana någon annan med `/{ command-challenge }`.

people-no-vacation = Du har inte semester.
people-vacation-over = Välkommen tillbaka! Dina klockor går igen.
people-vacation-until = Alla dina klockor är pausade. Du är tillbaka { $at }; `/{ command-me } { command-vacation } { command-days }:0` avslutar semestern genast. Du har { $left } semester kvar.
people-vacation-days = { $days ->
    [one] En dag per år
   *[other] { $days } dagar per år
}
people-vacation-too-long = Servern för dina partier tillåter { $days ->
    [one] en dags
   *[other] { $days } dagars
} semester per år. Du har { $left } kvar.
people-vacation-no-clocks = Inget av dina partier har en klocka, så det finns inget att pausa.
people-vacation-shorter = Men i { $games } bara till den { $at }: den servern tillåter inte fler dagar.
people-vacation-not-in = Men inte i { $games }: den servern tillåter inte fler dagar.

people-out-at = tiden går ut { $at }
people-history = Avslutade partier: { $player }
people-history-none = { $player } har inga avslutade partier här.
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
people-field-state = Status
people-state-closed = Utmaningen slutade utan parti.
people-state-paused = Klockorna är pausade. Drag hittills: { $moves }.
people-state-playing = { $color ->
    [white] Vit är vid draget. Drag hittills: { $moves }.
   *[black] Svart är vid draget. Drag hittills: { $moves }.
}
people-state-counting = Räkning pågår. Drag: { $moves }.
people-field-deadline = Tidsgräns
people-field-offered = Utmaning skickad
people-offered-at = { $at }
people-field-rulings = Domslut
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Domslut av { $moderator }.
people-ruled-by-player = Domslut av { $moderator }, som spelar i det här partiet.
people-ruling-reason = Motivering: { $reason }
people-ruling-question = Ditt domslut: **{ $what }**
    Knappen frågar efter din motivering. Sedan lägger jag ut domslutet, ditt namn och motiveringen där partiet spelas.
people-ruling-form-title = Parti { $number }: ditt domslut
people-ruling-form-reason = Din motivering (alla kan läsa den)
people-ruling-form-example = Vad som hände, i en mening
people-ruling-no-reason = Motivera i en mening med högst { $most } tecken.
people-ruling-own-game = Du spelar själv i parti { $number }, så en annan moderator måste döma. Bara serverns administratörer får döma i ett eget parti, och då står det i resultatet.
people-reseated = { $into } ersätter { $out }

people-no-club = Det fungerar bara på en server.
people-club-title = Inställningar för den här kanalen och servern
people-club-how = Välj nedan vad du vill ändra, eller använd `/{ command-club-admin }`.
people-field-messages = Meddelanden om partier i den här kanalen
people-policy-named = { $policy ->
    [one-message] Ett meddelande som uppdateras, och en kort ping till den som är vid draget (tas bort efter draget)
    [last-two] Ett nytt meddelande för varje drag; de två senaste står kvar
   *[each-move] Ett nytt meddelande för varje drag
}
people-field-language = Språket i den här kanalen
people-language-named = { $language }
people-language-of-server = Som på servern
people-language-of-client = Som i Discord
people-field-own-language = Språk
people-field-overdue = När en spelares tid går ut, i nya partier
people-overdue-named = { $overdue ->
    [choose] Motståndaren väljer: kräva vinsten, ge mer tid eller avbryta partiet
   *[lose] Spelaren förlorar
}
people-field-vacation-days = Semester
people-bad-vacation = En server kan tillåta 0 till 365 semesterdagar per år.
