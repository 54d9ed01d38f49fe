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

people-undo-while-counting = Partiet bliver talt op. Tryk på »{ count-button-resume }« for at fortryde et pas.
people-button-go-on = Fortsæt
people-more-undo = Fortryd
people-more-undo-about = Fortryd dit seneste træk, eller bed din modstander om lov
people-more-pause = Pause
people-more-pause-about = Foreslå at sætte urene på pause
people-more-go-on = Fortsæt
people-more-go-on-about = Sæt urene i gang igen
people-more-call-off = Afbryd partiet
people-more-call-off-about = Foreslå at afbryde partiet: ingen vinder eller taber

people-preview = Kun du kan se dette: parti { $number } med din sten på { $point }. Intet er spillet endnu.
people-button-put = Spil { $point }

people-me-title = Dine indstillinger
people-me-how = Vælg nedenfor, hvad du vil ændre, eller brug `/{ command-me }`.
people-change-setting = Ændr en indstilling
people-choose-value = { $setting }: vælg
people-field-hints = Vink til begyndere
people-field-last-moves = De seneste træk
people-last-moves-named = { $shown ->
    [numbers] Numre på de seneste tre træk
   *[mark] Et mærke på det seneste træk
}
people-field-zone = Tidszone
people-zone-is = { $zone }
people-zone-unknown = Ikke angivet: UTC bruges til weekender og nætter
people-zone-kept = I partier med ur, der venter på dig, gælder din gamle tidszone, indtil du har trukket eller svaret på optællingen.
people-bad-zone = »{ $zone }« er ikke en tidszone. Skriv navnet på en stor by i nærheden, og vælg fra listen.
people-bad-zone-likely = »{ $zone }« er ikke en tidszone. Mener du { $likely }?
people-field-theme = Brætter, som kun du ser
people-field-channel-theme = Brætter i denne kanal
people-field-preview = Se træk, før de bliver spillet
people-preview-named = { $preview ->
    [on] Altid
    [off] Aldrig
   *[timed] I partier med ur
}
people-field-reminders = Påmindelse
people-reminder-named = { $reminder ->
    [day-before] 24 timer før din tid udløber
    [hours-before] 6 timer før din tid udløber
    [off] Aldrig
   *[half] Når halvdelen af din tid er brugt
}
people-field-notices = Påmindelser sendes
people-notices-named = { $notices ->
    [direct] Som direkte besked
   *[channel] I partiets kanal
}
people-field-summary = Daglig oversigt
people-summary-off = Fra
people-summary-at = Kl. { $hour } i din tidszone
people-summary = { $games ->
    [one] Det er din tur i ét parti.
   *[other] Det er din tur i { $games } partier.
}
people-summary-title = De mest presserende først
people-summary-play = { table-button-play }: vælg et parti
people-summary-closed = { $player }, jeg kan ikke sende dig direkte beskeder, så jeg har slået din daglige oversigt fra. Tillad direkte beskeder fra mig, og vælg et klokkeslæt igen med `/{ command-me }`.
people-field-rank = Grad
people-rank-is = { $rank }
people-rank-unknown = Ikke angivet
people-field-egd = EGD-PIN
people-egd-is = { $pin }
people-field-vacation = Ferie
people-away-until = Dine ure er på pause. Du er tilbage { $at }.
people-not-away = Ingen: `/{ command-me } { command-vacation }`

people-data-export = Hent alt, hvad jeg gemmer om dig
people-data-delete = Slet alt, hvad jeg gemmer om dig
people-data-about = Hvad jeg gemmer om dig
people-exported = Det her gemmer jeg om dig: dine indstillinger og { $games ->
    [0] ingen partier
    [one] ét parti som SGF
   *[other] { $games } partier som SGF
}.
people-stored-data = **Hvad jeg gemmer om dig**
    • Dit Discord-id og dit navn, dine indstillinger, de partier, du spiller, er inviteret til eller afgør, dine svar på opgaver og de turneringer, ranglister, ligaer, klubaftener og simultanspil, du deltager i. Fra beskeder gemmer jeg kun trækkene.
    • Det gemmes af dem, der står for driften af denne bot, og går ikke videre til nogen. Den, der kan se en kanal, ser partierne i den med dit navn og din grad, og dine opgaveresultater i `/{ puzzle-command }`. En servers ugentlige tilbageblik nævner dem, der har løst flest opgaver. Kun du kan se dine øvrige indstillinger og dine planer. Beder du om et undervisningsparti, ser medlemmer, der underviser på den server, hvilke øvelser du har løst, indtil forespørgslen slutter.
    • Partier bliver, indtil du sletter dine data. En udfordring, der ikke blev til noget, slettes efter { $days } dage. Loggen nævner ingen, medmindre de, der står for driften, leder efter en fejl.
    • `/{ command-me } { command-export }` giver dig det hele som en fil, og `/{ command-me } { command-forget }` sletter det.
people-policy = Mere om det: { $url }
people-confirm-forget = Slet dine data?
    { $lost }• Dine indstillinger bliver slettet: tidszone, udseende, grad, ferier, påmindelser og alle andre.
    • Dit navn bliver slettet. Dine afsluttede partier bliver hos dem, der spillede dem med dig: i notationerne står en spiller uden navn og id på din plads. Beskeder, der er sendt, bliver stående, som de er.
    • Ældre sikkerhedskopier indeholder dine data, indtil nyere erstatter dem, og databasefilen gør det, indtil de, der står for driften af denne bot, får den skrevet om.
    Det kan ikke fortrydes. Hvis du bruger mig igen, gemmer jeg dit navn igen.
people-forget-games = • Du opgiver disse partier: { $games }
people-forget-places = • Her mister du din plads: { $places }
people-button-forget = Slet mine data
people-forgotten = Klaret: dine indstillinger og dit navn er slettet, og dine afsluttede partier viser ikke længere dit navn.
people-not-forgotten = Jeg kunne ikke slette alt: noget af det kan ikke læses eller skrives. Tryk på »{ people-button-forget }« igen om lidt; hvis det ikke hjælper, så sig det til dem, der står for driften af denne bot.
people-opponent-forgotten = Din modstander i dette parti har slettet sine data. Udfordr en anden med `/{ command-challenge }`.

people-no-vacation = Du er ikke på ferie.
people-vacation-over = Velkommen tilbage! Dine ure går igen.
people-vacation-until = Alle dine ure er på pause. Du er tilbage { $at }; `/{ command-me } { command-vacation } { command-days }:0` afslutter ferien med det samme. Du har { $left } ferie tilbage.
people-vacation-days = { $days ->
    [one] Én dag om året
   *[other] { $days } dage om året
}
people-vacation-too-long = Serveren for dine partier tillader { $days ->
    [one] én dags
   *[other] { $days } dages
} ferie om året. Du har { $left } tilbage.
people-vacation-no-clocks = Ingen af dine partier har et ur, så der er ikke noget at sætte på pause.
people-vacation-shorter = Men i { $games } kun indtil den { $at }: den server tillader ikke flere dage.
people-vacation-not-in = Men ikke i { $games }: den server tillader ikke flere dage.

people-out-at = tiden udløber { $at }
people-history = Afsluttede partier: { $player }
people-history-none = { $player } har ingen afsluttede partier her.
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
people-field-state = Status
people-state-closed = Udfordringen endte uden et parti.
people-state-paused = Urene er på pause. Træk indtil nu: { $moves }.
people-state-playing = { $color ->
    [white] Hvid er i trækket. Træk indtil nu: { $moves }.
   *[black] Sort er i trækket. Træk indtil nu: { $moves }.
}
people-state-counting = Partiet bliver talt op. Træk: { $moves }.
people-field-deadline = Frist
people-field-offered = Udfordring sendt
people-offered-at = { $at }
people-field-rulings = Afgørelser
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Afgjort af { $moderator }.
people-ruled-by-player = Afgjort af { $moderator }, som spiller i dette parti.
people-ruling-reason = Begrundelse: { $reason }
people-ruling-question = Din afgørelse: **{ $what }**
    Knappen spørger om din begrundelse. Derefter poster jeg afgørelsen, dit navn og din begrundelse dér, hvor partiet spilles.
people-ruling-form-title = Parti { $number }: din afgørelse
people-ruling-form-reason = Din begrundelse (alle kan læse den)
people-ruling-form-example = Hvad der skete, i én sætning
people-ruling-no-reason = Begrund det i én sætning på højst { $most } tegn.
people-ruling-own-game = Du spiller selv i parti { $number }, så en anden moderator skal afgøre det. Kun serveradministratorer må afgøre deres eget parti, og så står det i resultatet.
people-reseated = { $into } afløser { $out }

people-no-club = Det kan kun lade sig gøre på en server.
people-club-title = Indstillinger for denne kanal og server
people-club-how = Vælg nedenfor, hvad du vil ændre, eller brug `/{ command-club-admin }`.
people-field-messages = Beskeder om partier i denne kanal
people-policy-named = { $policy ->
    [one-message] Én besked, der opdateres; dertil et kort ping til den, der er i trækket (slettes efter trækket)
    [last-two] En ny besked for hvert træk; de seneste to bliver stående
   *[each-move] En ny besked for hvert træk
}
people-field-language = Sproget i denne kanal
people-language-named = { $language }
people-language-of-server = Som på serveren
people-language-of-client = Som i Discord
people-field-own-language = Sprog
people-field-overdue = Når en spillers tid udløber, i nye partier
people-overdue-named = { $overdue ->
    [choose] Modstanderen vælger: kræve sejren, give mere tid eller afbryde
   *[lose] Spilleren taber
}
people-field-vacation-days = Ferie
people-bad-vacation = En server kan tillade 0 til 365 feriedage om året.
