### Det, man indstiller for sig selv, aftaler med hinanden og spørger om sine partier.
# game (played) = parti
# finished = afsluttet
# move = træk
# to be to move = at være i trækket
# pass = pas
# stone = sten
# clock = ur
# to undo = at fortryde
# to call off = at afbryde
# to resign = at opgive
# rank = grad
# vacation = ferie
# challenge = udfordring
# opponent = modstander
# record = notation
# seat = plads
# ruling = afgørelse
# count = optælling

people-undo-while-counting = Partiet står stille og bliver talt op. Vil du tage et pas tilbage, så tryk på »{ count-button-resume }«.
people-button-go-on = Lad urene gå
people-more-undo = Fortryd
people-more-undo-about = Tag dit seneste træk tilbage, eller bed om det
people-more-pause = Pause
people-more-pause-about = Foreslå, at urene står stille
people-more-go-on = Fortsæt
people-more-go-on-about = Lad urene gå igen
people-more-call-off = Afbryd
people-more-call-off-about = Foreslå, at ingen vinder eller taber

people-preview = Det er kun dig, der ser dette: parti { $number } med din sten på { $point }. Der er ikke spillet noget endnu.
people-button-put = Spil { $point }

people-me-title = Dine indstillinger
people-me-how = Du ændrer dem med `/{ command-me }`.
people-field-zone = Tidszone
people-zone-is = { $zone }
people-zone-unknown = Ikke valgt: weekender og nætter følger UTC
people-zone-kept = I partier med ur, der venter på dig, gælder din gamle tidszone, til du har trukket eller svaret på optællingen.
people-bad-zone = »{ $zone }« er ikke en tidszone. Skriv navnet på en stor by i nærheden, og vælg fra listen.
people-bad-zone-likely = »{ $zone }« er ikke en tidszone. Mener du { $likely }?
people-field-theme = Brætter, som kun du ser
people-field-preview = Du ser dine træk, før de bliver spillet
people-preview-named = { $preview ->
    [on] Altid
    [off] Aldrig
   *[timed] I partier med ur
}
people-field-reminders = Jeg minder dig
people-reminder-named = { $reminder ->
    [day-before] 24 timer før din tid er gået
    [hours-before] 6 timer før din tid er gået
    [off] Aldrig
   *[half] Når halvdelen af din tid er gået
}
people-field-notices = Påmindelser når dig
people-notices-named = { $notices ->
    [direct] Som direkte besked
   *[channel] I partiets kanal
}
people-field-summary = Daglig oversigt
people-summary-off = Ingen
people-summary-at = Kl. { $hour } efter dit eget ur
people-summary = { $games ->
    [one] Du er i trækket i ét parti.
   *[other] Du er i trækket i { $games } partier.
}
people-summary-title = De mest presserende først
people-summary-closed = { $player }, du tager ikke imod direkte beskeder fra mig, så jeg har slået din daglige oversigt fra. Tillad dem, og vælg en time igen med `/{ command-me }`.
people-field-rank = Grad
people-rank-is = { $rank }
people-rank-unknown = Ikke oplyst: `/{ command-rank }`
people-field-vacation = Ferie
people-away-until = Dine ure står stille. Du er tilbage { $at }.
people-not-away = Ingen: `/{ command-vacation }`

people-data-export = Få en fil med alt, hvad du har om mig
people-data-delete = Glem mig
people-data-about = Hvad har du om mig?
people-exported = Det her har jeg om dig: dine indstillinger og { $games ->
    [0] ingen partier
    [one] ét parti
   *[other] { $games } partier
} med notation som SGF.
people-kept = **Hvad jeg har om dig**
    • Dit Discord-nummer og dit navn, hvad du har indstillet hos mig, de partier, du spiller, er inviteret til eller afgør, og dine svar på opgaver. Hvad der ellers bliver skrevet her, læser jeg ikke.
    • Det ligger hos dem, der driver mig, og går ikke videre til nogen. Den, der kan se en kanal, ser partierne i den med dit navn og din grad, og med `/{ puzzle-command }`, hvordan du står. Dine øvrige indstillinger og dine planer ser kun du.
    • Partier bliver, indtil jeg skal glemme dig. En udfordring, der ikke blev til noget, forsvinder efter { $days } dage. Loggen nævner ingen, medmindre dem, der driver mig, leder efter en fejl.
    • `/{ command-me } { command-export }` giver dig det hele som en fil, og `/{ command-me } { command-forget }` får mig til at glemme dig.
people-policy = Mere om det: { $url }
people-confirm-forget =
    Skal jeg glemme dig?
    • Dine indstillinger bliver slettet: tidszone, udseende, grad, ferier, påmindelser og alle andre.
    • Dit navn bliver slettet. Dine afsluttede partier bliver hos dem, der spillede dem med dig: i notationerne står en spiller uden navn og nummer på din plads. Meddelelser, der er sendt, bliver stående, som de er.
    • Tidligere sikkerhedskopier beholder det hele, indtil nyere tager deres plads, og databasens fil, indtil dem, der driver mig, får den skrevet om.
    Det kan ikke fortrydes. Hvis du bruger mig igen, får jeg dit navn at vide igen.
people-button-forget = Glem mig
people-forgotten = Udført: dine indstillinger og dit navn er slettet, og dine afsluttede partier er ikke længere dine.
people-not-forgotten = Jeg kunne ikke slette alt: noget af det kan ikke læses eller skrives. Tryk på »{ people-button-forget }« igen om lidt; hvis det ikke hjælper, så sig det til den, der driver mig.
people-opponent-forgotten = Den, der spillede dette parti med dig, ville gerne glemmes. Udfordr en anden med `/{ command-challenge }`.
people-games-still-running = Jeg opgiver ikke partier for dig i det stille. Spil først disse færdige, eller træk dem tilbage, afbryd dem, eller opgiv dem: { $numbers }.

people-no-vacation = Du er ikke på ferie.
people-vacation-over = Velkommen tilbage! Dine ure går igen.
people-vacation-until = Alle dine ure står stille. Du er tilbage { $at }; `/{ command-vacation }` med 0 dage afslutter ferien med det samme. Det har du tilbage inden for et år: { $left }.
people-vacation-days = { $days ->
    [one] Én dag inden for et år
   *[other] { $days } dage inden for et år
}
people-vacation-too-long = Klubben for dine partier giver { $days ->
    [one] én dags
   *[other] { $days } dages
} ferie inden for et år. Det har du tilbage: { $left }.
people-vacation-no-clocks = Ingen af dine partier har et ur, så der er ikke noget at standse.
people-vacation-shorter = Men i { $games } kun indtil { $at }: klubben dér giver ikke flere dage.
people-vacation-not-in = Men ikke i { $games }: klubben dér giver ikke flere dage.

people-out-at = tiden er gået { $at }
people-history = Afsluttede partier: { $player }
people-history-none = Jeg kender ikke til afsluttede partier med { $player } her.
people-history-won = **Vundet** · parti { $number }, { terms-game-on } mod { $opponent } · { $at }
people-history-lost = **Tabt** · parti { $number }, { terms-game-on } mod { $opponent } · { $at }
people-history-open = **{ $ending ->
    [jigo] Jigo
    [no-result] Intet resultat
    [both-lose] Begge tabte
    [called-off] Afbrudt
    [not-begun] Aldrig begyndt
   *[draw] Remis
}** · parti { $number }, { terms-game-on } mod { $opponent } · { $at }

people-game-number = parti { $number }
people-field-state = Hvordan det står
people-state-closed = Udfordringen blev ikke til noget.
people-state-paused = Urene står stille. Træk indtil nu: { $moves }.
people-state-playing = { $color ->
    [white] Hvid er i trækket. Træk indtil nu: { $moves }.
   *[black] Sort er i trækket. Træk indtil nu: { $moves }.
}
people-state-counting = Der tælles op. Træk: { $moves }.
people-field-deadline = Frist
people-field-offered = Udfordring
people-offered-at = { $at }
people-field-rulings = Afgørelser
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Afgjort af { $moderator }.
people-ruled-by-player = Afgjort af { $moderator } i et eget parti.
people-ruling-reason = Begrundelse: { $reason }
people-ruling-question =
    Din afgørelse: **{ $what }**
    Knappen spørger om din begrundelse. Derefter står afgørelsen, dit navn og din begrundelse dér, hvor partiet spilles.
people-ruling-form-title = Parti { $number }: din afgørelse
people-ruling-form-reason = Din begrundelse, som alle kan læse
people-ruling-form-example = Hvad der skete, i en sætning
people-ruling-no-reason = Sig i en sætning, hvorfor du afgør det sådan, med højst { $most } tegn.
people-ruling-own-game = Du spiller selv med i parti { $number }, så en anden moderator må afgøre det. Kun serverens administratorer må gøre det i et eget parti, og så står det i resultatet.
people-reseated = { $into } spiller videre i stedet for { $out }

people-no-club = Det kan kun lade sig gøre på en server.
people-club-title = Indstillinger for denne kanal og server
people-club-how = Du ændrer dem med `/{ command-club-admin }`.
people-field-messages = Et partis meddelelser i denne kanal
people-policy-named = { $policy ->
    [one-message] Én, der ændrer sig; en kort pinger den, der er i trækket, og går med trækket
    [last-two] En ny for hvert træk; de seneste to bliver stående
   *[each-move] En ny for hvert træk
}
people-field-language = Sproget i denne kanal
people-language-named = { $language }
people-language-of-server = Det samme som på serveren
people-language-of-client = Det samme som i din Discord
people-field-own-language = Sprog
people-field-overdue = Når en spillers tid er gået, i nye partier
people-overdue-named = { $overdue ->
    [choose] Modstanderen vælger: gevinst, mere tid eller afbrydelse
   *[lose] Spilleren taber
}
people-field-vacation-days = Ferie
people-bad-vacation = En klub giver fra 0 til 365 dages ferie inden for et år.
