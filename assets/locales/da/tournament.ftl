# Turneringer på en server: tilmelding, runder, parring, resultater, stilling.
# round = runde; pairing = parring; bye = sidder over; standings = stilling
# organiser = turneringsledelsen, eller moderatorerne
tournament-command = turnering
tournament-command-about = Turneringer: opret en, se stillingen, ret resultater
tournament-create = opret
tournament-create-about = Opret en turnering i denne kanal (moderatorer)
tournament-change = ret
tournament-change-about = Ret navn, runder, betænkningstid, handicap eller system i en turnering
tournament-changed = Rettet: **{ $name }**.
tournament-changed-clock = Rettet: **{ $name }**. Partier, der er begyndt, fortsætter som før.
tournament-show = vis
tournament-show-about = Vis en turnering med stillingen
tournament-results = filer
tournament-results-about = Hent en turnerings resultater som filer (OpenGotha, EGD)
tournament-substitute = udskift
tournament-substitute-about = Udskift en spiller med en anden (turneringsledelsen)
tournament-sit-out = sid-over
tournament-sit-out-about = Lad en spiller sidde næste runde over, eller spille den alligevel (turneringsledelsen)
tournament-apart = adskil
tournament-apart-about = Lad to spillere ikke møde hinanden, for eksempel i samme familie (turneringsledelsen)
tournament-team = hold
tournament-team-about = Giv dit par eller hold et navn
tournament-team-name-about = Hvad dit par eller hold hedder
tournament-team-named = **{ $name }**: { $side }
tournament-remove = fjern
tournament-remove-about = Tag en spiller ud af turneringen (turneringsledelsen)
tournament-note = resultat
tournament-note-about = Indtast eller ret et resultat (turneringsledelsen)
tournament-which = turnering
tournament-which-about = Turneringens nummer (standard: den nyeste i denne kanal)
tournament-name = navn
tournament-name-about = Hvad turneringen hedder
tournament-system = system
tournament-system-about = Hvordan runderne lægges (standard: McMahon)
tournament-system-named = { $system ->
    [swiss] Schweizer
    [round-robin] Alle mod alle
    [knock-out] Knock-out
   *[mcmahon] McMahon
}
tournament-rounds = runder
tournament-rounds-about = Antal runder i en Schweizer- eller McMahon-turnering (standard: 4)
tournament-format = spilleform
tournament-format-about = Enkeltspillere, par eller hold (standard: enkeltspillere)
tournament-format-named = { $format ->
    [pairs] Par-go
    [teams-2] Hold på 2
    [teams-3] Hold på 3
    [teams-4] Hold på 4
    [teams-5] Hold på 5
   *[single] Enkeltspillere
}
tournament-handicap-about = Om der er handicapsten (standard: nej)
tournament-handicap-named = { $handicap ->
    [yes] Efter grad eller point
   *[no] Uden handicap
}
tournament-manner = hvor
tournament-manner-about = Hvor der spilles (standard: her)
tournament-manner-named = { $manner ->
    [evening] Ved brættet: resultaterne indtastes i hånden
   *[here] Her: jeg starter partierne
}
tournament-next = næste-runde
tournament-next-about = Hvornår næste runde begynder (standard: når turneringsledelsen offentliggør den)
tournament-next-named = { $next ->
    [results] Automatisk, når alle resultater er inde
    [days-7] Automatisk, senest efter 7 dage
    [days-14] Automatisk, senest efter 14 dage
    [days-30] Automatisk, senest efter 30 dage
   *[by-hand] Når turneringsledelsen offentliggør den
}
tournament-players = pladser
tournament-players-about = Hvor mange der kan spille; resten kommer på venteliste (standard: 500)
tournament-entry = tilmelding
tournament-entry-about = Hvor mange dage man kan tilmelde sig (standard: ingen grænse)
tournament-grace = udeblivelse
tournament-grace-about = Efter så mange timer taber den, der ikke har trukket endnu (standard: 48)
tournament-out = spiller
tournament-out-about = Hvem der går ud
tournament-who-about = Hvilken spiller
tournament-other = anden
tournament-other-about = Den anden spiller
tournament-into = afløser
tournament-into-about = Hvem der spiller i stedet
tournament-table = bord
tournament-table-about = Bordets nummer
tournament-board = bræt
tournament-board-about = Brættet i en holdkamp (standard: 1)
tournament-round = runde
tournament-round-about = Runden (standard: den seneste)
tournament-result = resultat
tournament-result-about = Hvad resultatet er
tournament-result-named = { $result ->
    [white] Hvid vinder
    [black] Sort vinder
    [jigo] Remis
    [both] Begge taber
    [void] Tæller ikke
   *[clear] Fjern resultatet
}
tournament-title = 🏆 { $name }
tournament-open-here = Turnering med åben tilmelding: { $title } i { $channel }
tournament-here = Turneringer med åben tilmelding: { $channels }
tournament-thread-of = { $title } R{ $round }
tournament-open = Tilmeldingen er åben.
tournament-open-until = Tilmelding indtil den { $until }.
tournament-running = { $games ->
    [one] Runde { $round } af { $rounds }: ét parti er ikke slut endnu.
   *[other] Runde { $round } af { $rounds }: { $games } partier er ikke slut endnu.
}
tournament-between = Runde { $round } af { $rounds } er slut.
tournament-over = Turneringen er slut.
tournament-plays = { $system }, { $rounds ->
    [one] 1 runde
   *[other] { $rounds } runder
} · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-unrated = Ikke ratet
tournament-bar = Bar: { $rank }. Alle med den grad eller en højere begyndte med lige mange point.
tournament-bar-open = Bar indtil videre: { $rank }; den ligger fast fra runde 1. Alle med den grad eller en højere begynder med lige mange point.
tournament-handicap-rule = Med handicap: +1 betyder ingen komi til hvid, fra +2 er det sten.
tournament-drawn-match = Ender en holdkamp remis, afgør det første bræt med en vinder.
tournament-next-with-entry = Runde 1 begynder automatisk, når tilmeldingen lukker.
tournament-next-with-results = Næste runde begynder automatisk, når alle resultater er inde.
tournament-next-within = Næste runde begynder automatisk, når alle resultater er inde, senest efter { $days } dage.
tournament-withdrawn = Har meldt fra: { $players }
tournament-sitting-out = Sidder næste runde over: { $players }
tournament-absent = Mødte ikke op, først med igen efter et tryk på **{ tournament-button-enter }**: { $players }
tournament-organised = Turneringsledelse: { $player }
tournament-entered = Tilmeldte ({ $number } af { $most })
tournament-entered-sides = { $format ->
    [pairs] Par ({ $number } af { $most })
   *[teams] Hold ({ $number } af { $most })
}
tournament-forming = Ikke fuldtallige endnu
tournament-forming-side = { $side }: venter på { $players }
tournament-waiting = Venteliste ({ $number })
tournament-nobody = Ingen har tilmeldt sig endnu.
tournament-unranked = { $rank }?: ingen grad angivet
tournament-guessed = Du har ikke angivet en grad, så du spiller denne turnering som { $rank }. Angiv din med `/{ command-me } { command-rank }`, og tryk på **{ tournament-button-enter }** igen inden din første runde.
tournament-button-enter = Deltag
tournament-button-join = Vær med
tournament-button-decline = Afslå
tournament-ask-others = { $number ->
    [one] Vælg din makker, så spørger jeg.
   *[other] Vælg de { $number } andre på dit hold, så spørger jeg dem.
}
tournament-choose-others = { $number ->
    [one] Vælg din makker …
   *[other] Vælg { $number } spillere …
}
tournament-team-waits = Jeg har spurgt { $players }. Du er med, så snart alle har sagt ja. Vælg et navn med `/{ tournament-command } { tournament-team }`.
tournament-asks = **{ $name }**: { $captain } vil gerne spille med { $players }.
tournament-has-joined = Har sagt ja: { $players }
tournament-side-in = **{ $name }**: { $players } spiller sammen.
tournament-side-waits = **{ $name }**: { $players } spiller sammen. De står på ventelisten.
tournament-side-off = **{ $name }**: { $player } spiller ikke med { $captain }.
tournament-side-gone = **{ $name }**: { $players } spiller ikke sammen.
tournament-dissolved = { $name }: { $player } spiller ikke med, så dit par eller hold er ikke med i næste runde: { $way }
tournament-button-withdraw = Meld fra
tournament-button-sit-out = Sidder over
tournament-button-remove = Fjern
tournament-button-pair = Læg runde { $round }
tournament-button-standings = Stilling
tournament-button-result = Indtast resultat
tournament-button-end = Afslut turneringen
tournament-end-question = Afslut turneringen nu? Så kommer der ikke flere runder. Partier, der er i gang, fortsætter.
tournament-withdraw-question = Meld fra? { $players } forlader turneringen sammen. Partier, der er i gang, fortsætter.
tournament-proposal = Runde { $round }: foreslået parring
tournament-proposal-about = Kun du kan se dette. Vælg to spillere for at bytte dem; to ved samme bord bytter farve.
tournament-still-open = { $games ->
    [one] Ét parti i sidste runde er ikke slut endnu. Det tæller, så snart det er.
   *[other] { $games } partier i sidste runde er ikke slut endnu. De tæller, så snart de er.
}
tournament-bye = Sidder over: { $players }
tournament-swap = Byt en spiller …
tournament-swap-with = Byt { $player } med …
tournament-button-lot = Læg runden igen
tournament-button-publish = Offentliggør
tournament-published = Runde { $round } er offentliggjort. Jeg siger til, hvis jeg ikke kan poste et parti.
tournament-pairing-of-substitute = **{ $name }**, runde { $round }: { $player } spiller som afløser.
    { $pair }
tournament-no-show = Lav dit første træk inden den { $until }, ellers taber du, medmindre det først blev din tur efter den { $half }.
tournament-no-show-by-hand = Den, der ikke er ved brættet inden den { $until }, taber.
tournament-round-list = **{ $name }**, runde { $round }
tournament-ask-result = Hvad blev resultatet af dit parti mod { $player }?
tournament-won = Jeg vandt
tournament-lost = Jeg tabte
tournament-jigo = Remis
tournament-result-entered = Resultatet er indtastet.
tournament-result-at = { $name }, runde { $round }, bord { $table }: { $result }.
tournament-result-removed = Resultatet er fjernet
tournament-game-goes-on = Parti { $number } fortsætter, men tæller ikke længere i turneringen.
tournament-result-waits = Noteret. Resultatet tæller, når { $player } indtaster det samme.
tournament-result-differs = { $player } har indtastet et andet resultat. Bliv enige, eller spørg turneringsledelsen.
tournament-standings = Stilling efter runde { $round }
tournament-standings-open = { $games ->
    [one] Stilling: ét resultat mangler
   *[other] Stilling: { $games } resultater mangler
}
tournament-alt = Krydstabel for { $name }, runde { $round }: plads, navn, grad, en kolonne for hver runde med modstanderens plads, og pointene.
tournament-legend = I hver runde: modstanderens nummer, + vundet, − tabt, = remis, ? ikke slut; w hvid, b sort; + alene: sidder over; – ikke med i runden.
tournament-criterion-named = { $criterion ->
    [mms] MMS: startpoint efter grad plus sejre
    [sosm] SOSM: summen af modstandernes MMS
    [sosw] SOSW: summen af modstandernes sejre
    [dc] DC: partierne mellem spillere, der ellers står lige
    [bdw] BDW: vundne partier på alle brætter
   *[nbw] NBW: sejre
}
tournament-files = Resultaterne af { $name }: til OpenGotha og til European Go Database.
tournament-substituted = { $into } spiller i stedet for { $out }.
tournament-removed = { $player } er ude af turneringen. Igangværende partier fortsætter.
tournament-remove-question = Tag { $player } ud af turneringen? Tilmeldingen er lukket: det kan ikke fortrydes.
tournament-sits-out = { $player } sidder næste runde over. Brug kommandoen igen for at fortryde.
tournament-plays-again = { $player } spiller næste runde.
tournament-kept-apart = { $player } og { $other } møder kun hinanden, hvis der ikke er andre muligheder. Brug kommandoen igen for at fortryde.
tournament-apart-no-more = { $player } og { $other } kan møde hinanden igen.
tournament-apart-list = Møder ikke hinanden: { $pairs }
tournament-apart-met = Mødes alligevel: { $pairs }
tournament-round-over = { $name }: runde { $round } er slut. Nu er det din tur: { $way }
tournament-round-begun = { $name }: runde { $round } er begyndt automatisk: { $way }
tournament-not-paired = { $name }: jeg kunne ikke lægge runde { $round } automatisk. Læg den selv, så kan du se hvorfor: { $way }
tournament-results-missing = { $name }: den sidste runde er slut. Resultater, der mangler: { $games }, det første i runde { $round } ved bord { $table }. Indtast dem med `/{ tournament-command } { tournament-note }`, eller afslut turneringen: { $way }
tournament-news-absent = { $name }, runde { $round }: du mødte ikke op til dit parti. Du er først med igen, når du trykker på **{ tournament-button-enter }**: { $way }
tournament-news-sits-out = { $name }: turneringsledelsen lader dig sidde næste runde over. Derefter er du med igen: { $way }
tournament-news-plays = { $name }: du er med i næste runde: { $way }
tournament-news-removed = { $name }: turneringsledelsen har taget dig ud af turneringen. Igangværende partier fortsætter: { $way }
tournament-undelivered = { $name }, runde { $round }: jeg kunne ikke poste partiet ved bord { $table } i { $channel }. Giv selv de to spillere besked.
tournament-moved-up = { $name }: en plads er blevet ledig, og den er din. Du er med i næste runde: { $way }
tournament-ended = 🏆 **{ $name }**: turneringen er slut.
tournament-ended-won = 🏆 **{ $name }: sejr til { $players }**
tournament-ended-open = { $games ->
    [one] Ét parti er ikke slut endnu, så det kan stadig ændre sig.
   *[other] { $games } partier er ikke slut endnu, så det kan stadig ændre sig.
}
tournament-label = Turnering
tournament-field = Spillere: { $players } · Runder: { $rounds }
tournament-field-sides = { $format ->
    [pairs] Par: { $number } · Runder: { $rounds }
   *[teams] Hold: { $number } · Runder: { $rounds }
}
tournament-no-over = Denne turnering er slut.
tournament-no-entry-closed = Tilmeldingen er lukket.
tournament-no-settled = Denne turnering er begyndt, så ingen kan tilmelde sig længere.
tournament-no-same-side = Vælg to spillere, der ikke er på samme side.
tournament-no-more-apart = Du kan højst holde { $number } par adskilt.
tournament-no-apart-here = Kun i en Schweizer- eller McMahon-turnering kan to spillere holdes adskilt.
tournament-no-entered = Du er allerede med i denne turnering.
tournament-no-not-entered = Du er ikke med i denne turnering.
tournament-no-already = Den spiller er allerede med i turneringen.
tournament-no-not-in = Den spiller er ikke med i turneringen.
tournament-no-full = Denne turnering kan ikke tage imod flere tilmeldinger.
tournament-no-alone = I denne turnering spiller par eller hold. Tryk på **{ tournament-button-enter }**, og vælg, hvem der spiller med dig.
tournament-no-sides = I denne turnering spiller alle alene, så der er ingen par eller hold, der kan få et navn.
tournament-no-asked = Du er ikke blevet spurgt her.
tournament-no-asked-too-often = Du har spurgt andre for mange gange i denne turnering.
tournament-no-others = { $number ->
    [one] Vælg én anden spiller.
   *[other] Vælg { $number } andre spillere.
}
tournament-no-team-handicap = Holdkampe spilles uden handicap. Udelad handicappet.
tournament-no-begun = Turneringen er begyndt, så system og handicap ligger fast, og der kan ikke blive færre runder end dem, der er offentliggjort. Navn, flere runder og betænkningstid kan stadig rettes.
tournament-no-rated-by-hand = Partier ved brættet er ikke ratede her. Udelad `{ rating-option }`, eller lad partierne blive spillet her.
tournament-no-clock-by-hand = Partier ved brættet har intet ur her. Udelad `{ command-clock }`, eller lad partierne blive spillet her.
tournament-no-pairs-but-go = Par kan kun spille go. Vælg go eller en anden spilleform.
tournament-no-ranks-but-go = McMahon og handicap kræver go-grader. Vælg et andet system til dette spil, og udelad handicappet.
tournament-no-pause = Andre venter på, at partiet slutter, så I kan ikke sætte det på pause eller give mere tid. Tag ferie med `/{ command-me } { command-vacation }`, eller spørg turneringsledelsen.
tournament-no-too-few = Der skal være mindst to tilmeldte til en runde.
tournament-no-more-rounds = Alle runder er spillet.
tournament-no-more-pairs = Alle, der er tilbage, har mødt hinanden. Du kan afslutte turneringen.
tournament-no-winner = Ved bord { $table } har ingen vundet endnu. Turneringsledelsen kan indtaste et resultat med `/{ tournament-command } { tournament-note }`.
tournament-no-draw = I en knock-out er der ingen remis: en af siderne skal vinde.
tournament-no-outdated = Nogen er kommet til eller gået i mellemtiden, eller parringen er ændret. Læg runden igen.
tournament-no-table = Det bord findes ikke.
tournament-no-played = Dette parti har allerede et resultat.
tournament-no-organiser = Kun turneringsledelsen og moderatorerne kan gøre det.
tournament-no-own-substitute = Partiet hører til en turnering: kun turneringsledelsen skifter spillere ud, med `/{ tournament-command } { tournament-substitute }`.
tournament-no-missing = Sådan en turnering er der ikke her. Moderatorerne kan oprette en med `/{ tournament-command } { tournament-create }`.
tournament-no-too-many = Du har allerede { $number } turneringer her, som ikke er slut endnu. Afslut en af dem først, eller lad en anden moderator oprette denne. Hvis kanalen til en af dem er slettet, så prøv igen om et øjeblik.
tournament-no-name = Et navn har 1 til { $number } tegn.
tournament-no-posting = Jeg må ikke skrive i denne kanal på egen hånd, så der kan ikke spilles turnering her.
tournament-no-pair = Du har ingen modstander i denne runde.
