# Beskeden med brættet, dens knapper, og hvad der fortælles om et parti.
# game (played) = parti
# board = bræt
# move = træk
# to be to move = at være i trækket
# stone = sten
# capture = at fange, at slå (par)
# prisoner = fange
# pass = pas, at melde pas
# resign = at opgive
# rematch = revanche
# record = notation
# count = optælling
# handicap stone = handicapsten
# chain = kæde
# liberty = frihed
# atari = atari
# ko = ko
# dead = død
# territory = territorium
# draw = remis
# jigo = jigo
# no result = uden resultat
# five in a row = fem på stribe
# proposal = forslag
# rank = grad

table-heading = **{ terms-game-on }** · parti { $number } · ⚫ { $black } – ⚪ { $white }
table-number = parti { $number }
table-moved = **Træk { $number } · { terms-color } { $point }**
table-moved-captures = { table-moved } · { $stones } fanget
table-moved-pass = **Træk { $number } · { terms-color } melder pas**
table-begins = Partiet begynder.
table-begins-aim = { table-begins } { $aim ->
    [captures] Den, der fanger { $number } sten, vinder.
    [five] Fem på stribe vinder.
    [stones] Den, der har flest sten på brættet til sidst, vinder.
   *[capture] Den, der først fanger en sten, vinder.
}
table-begins-handicap = Partiet begynder med { $stones ->
    [one] én handicapsten
   *[other] { $stones } handicapsten
}; hvid spiller først.
table-begins-free = Partiet begynder: sort lægger { $stones } sten, så spiller hvid.
table-played = { terms-color } spillede { $point }.
table-captured = { terms-color } spillede { $point } og fangede { $stones ->
    [one] én sten
   *[other] { $stones } sten
}.
table-passed = { terms-color } meldte pas.
table-resumed = { $color ->
    [white] Hvid ville spille videre, så sort spiller først.
   *[black] Sort ville spille videre, så hvid spiller først.
}
table-prisoners = Fanger: sort { $black }, hvid { $white }.
table-pairs = Slagne par: sort { $black }, hvid { $white }.
table-turn = **{ $player }, det er din tur**
table-thinking = **{ $player } tænker**
table-thread-of = { terms-game } { $size }
table-thread-of-go = { $size }
table-thread-won = { $winner } slog { $loser }
table-thread-team = medlemmerne
table-thread-team-won = { $winner ->
    [team] medlemmerne slog { $other }
   *[player] { $other } slog medlemmerne
}
table-answer = **{ $players }: svar, tak**
table-button-play = Spil
table-button-text = Bræt som tekst
table-button-more = Mere…
table-button-pass = Pas
table-button-resign = Opgiv
table-button-here = Fortsæt her
table-button-rematch = Revanche
table-button-film = Replay
table-button-share = Vis for alle
table-shown-by = Vist af { $player }
table-more-question = Parti { $number }: hvad vil du gøre?
table-more-placeholder = Hvad vil du gøre?
table-more-resign = Opgiv
table-more-resign-about = Opgiv partiet; jeg beder dig bekræfte
table-more-board = Vis brættet igen
table-more-board-about = Som ny besked nederst i kanalen
table-more-text-about = Kun for dig
table-more-film-about = Hele partiet som animation
table-more-sgf = Partiets notation
table-more-sgf-about = Trækkene indtil nu som SGF-fil
table-more-rules = Regler
table-more-rules-about = Hvordan spillet spilles
table-form-title = Parti { $number }: dit træk
table-form-point = Hvor spiller du?
table-button-type = Skriv punktet
table-button-elsewhere = Et andet sted
table-button-another = Et andet punkt
table-button-cancel = Annullér
table-button-again = Prøv igen
table-pick-point = Parti { $number }: tryk på det punkt, hvor du vil spille. Kun du kan se dette.
table-pick-area = Hver knap står for en del af brættet og er opkaldt efter hjørnet nederst til venstre.
table-confirm-pass = Meld pas? Når begge melder pas lige efter hinanden, begynder optællingen.
table-confirm-pass-after = { $player } har meldt pas: melder du også pas, begynder optællingen.
table-confirm-pass-to-end = Meld pas? Når begge melder pas lige efter hinanden, er partiet slut, og alt tæller, som det står.
table-confirm-resign = Opgiv parti { $number } mod { $opponent }? Det kan ikke fortrydes.
table-played-elsewhere = Klaret. Dette parti spilles i { $place }
table-did-you-mean = Du har ikke sådan et parti i denne kanal. Mener du parti { $number }, { terms-game-on } mod { $opponent }? Det spilles i { $place }
table-button-there = Parti { $number }: { $command }
table-done = Klaret. Brættet er opdateret.
table-proposal-sent = Sendt. Nu skal den anden side svare: { $asked }
table-proposal-sent-elsewhere = Dette parti spilles i { $channel }, så jeg sender forslaget dertil. Nu skal den anden side svare: { $asked }
table-done-below = Klaret: det nye bræt er herunder.
table-proposal-to-go-on-here = Sendt. Parti { $number } fortsætter i denne kanal, så snart den anden side accepterer; de kan se forslaget i { $channel }.
table-goes-on-elsewhere = Partiet fortsætter i { $channel }.
table-agreed-to-go-on = Begge sider er enige: partiet fortsætter i { $channel }.
table-reminder = **{ $player }, det er din tur** · parti { $number } mod { $opponent }
    { pace-out } · { $place }
table-reminder-of-count = **{ $player }, tjek optællingen** · parti { $number } mod { $opponent }
    { pace-out } · { $place }
table-call = { $player }, parti { $number } venter: { $place }
table-call-asked = { $player }, parti { $number }: { $asked } { $place }
table-channel-lost = Kanalen for parti { $number } er væk, eller jeg kan ikke se den længere. Partiet fortsætter: `/{ command-game } { command-board }` viser det i alle kanaler, med en knap til at fortsætte dér.
table-channel-trouble = Til moderatorerne: parti { $number } spilles i { $channel }, men kanalen er væk, eller jeg må ikke skrive i den. Jeg har skrevet direkte til spillerne.
table-channel-unreached = Dér, hvor parti { $number } spilles, kan jeg kun svare på kommandoer. Her er brættet; `/{ command-game } { command-board }` viser det i alle kanaler.
table-thread-locked = Tråden for parti { $number } er låst, så partiet fortsætter her.
table-no-files = Jeg må ikke vedhæfte filer her, så her er brættet som tekst.
table-sgf = Notationen af parti { $number }.
table-sgf-not-here = Jeg må ikke vedhæfte filer her. Bed mig om notationen i en anden kanal eller i en direkte besked.
table-film = Parti { $number } fra første til sidste træk.
table-film-not-here = Jeg må ikke vedhæfte filer her. Bed mig om replayet i en anden kanal eller i en direkte besked.
table-film-progress = Jeg laver replayet af parti { $number }: billede { $shown } af { $all }.
table-film-waits = Andre replays bliver lavet først. Dit kommer efter dem.
table-film-too-large = Replayet af parti { $number } er for stort til at sende her, selv i mindste størrelse.
table-film-late = { $player }, replayet af parti { $number } blev færdigt for sent til dette svar. Tryk på »{ table-button-film }« igen.
table-which = Hvilket parti mener du?
table-which-placeholder = Vælg et parti
table-which-entry = Parti { $number }: { terms-game-on } mod { $opponent }
table-games-none = Du har ingen partier for tiden. Udfordr nogen med `/{ command-challenge }`.
table-games-heading = { $count ->
    [one] Du har ét parti.
   *[other] Du har { $count } partier.
}
table-games-yours = **Din tur** · parti { $number }, { terms-game-on } mod { $opponent } · { $place }
table-games-proposed = **{ $proposal ->
    [no-result] Svar mangler: intet resultat
    [both-lose] Svar mangler: begge taber
    [substitute] Svar mangler: afløser
    [undo] Svar mangler: fortrydelse af et træk
    [pause] Svar mangler: pause
    [place] Svar mangler: en anden kanal
    [call-off] Svar mangler: afbrydelse
   *[draw] Svar mangler: remis
}** · parti { $number }, { terms-game-on } mod { $opponent } · { $place }
table-games-theirs = Venter på { $opponent } · parti { $number }, { terms-game-on } · { $place }
table-games-counting = **Optælling** · parti { $number }, { terms-game-on } mod { $opponent } · { $place }
table-games-offered = Din udfordring til { $opponent } · parti { $number }, { terms-game-on } · { $place }
table-games-joined = Du har accepteret, andre mangler · parti { $number }, { terms-game-on } med { $opponent } · { $place }
table-games-invited = **Udfordring** fra { $opponent } · parti { $number }, { terms-game-on } · { $place }
table-games-more = … og { $count } til.
table-anyone = den, der accepterer
table-entry-yours = Din tur
table-entry-proposed = Svar på et forslag
table-entry-theirs = Modstanderens tur
table-entry-counting = Under optælling
table-entry-offered = Venter på svar
table-entry-finished = Afsluttet
table-won-points = { terms-color } ({ $winner }) vinder med { $margin } point.
table-won-stones = { terms-color } ({ $winner }) vinder med { $margin } sten mere.
table-won-five = { terms-color } ({ $winner }) har fem på stribe og vinder.
table-won-capture = { terms-color } ({ $winner }) har fanget { $stones ->
    [one] én sten
   *[other] { $stones } sten
} og vinder.
table-won-resignation = { $loser } har opgivet partiet: { $color ->
    [white] hvid
   *[black] sort
} ({ $winner }) vinder.
table-won-pairs = { terms-color } ({ $winner }) har slået fem par og vinder.
table-won-forfeit = { $color ->
    [white] En moderator har afgjort, at sort ({ $loser }) taber partiet: hvid ({ $winner }) vinder.
   *[black] En moderator har afgjort, at hvid ({ $loser }) taber partiet: sort ({ $winner }) vinder.
}
table-won-no-show = { $color ->
    [white] Sort ({ $loser }) lavede ikke sit første træk i tide: hvid ({ $winner }) vinder.
   *[black] Hvid ({ $loser }) lavede ikke sit første træk i tide: sort ({ $winner }) vinder.
}
table-no-result = Intet resultat: stillingen gentog sig, og begge sider var enige.
table-both-lose = Begge taber dette parti.
table-both-lose-agreed = Begge taber dette parti, som aftalt.
table-drawn-points = Partiet er remis (jigo): begge har { $total } point.
table-drawn-stones = Partiet er remis (jigo): begge har { $total } sten.
table-drawn-full = Partiet er remis: der er ikke flere træk.
table-ended-won = { $color ->
    [white] Hvid
   *[black] Sort
} vinder { $how ->
    [points] på point
    [five] med fem på stribe
    [capture] ved at fange
    [pairs] med fem slagne par
    [resignation] ved opgivelse
    [forfeit] ved diskvalifikation
    [time] på tid
   *[ruling] ved en moderators afgørelse
}.
table-ended-open = { $how ->
    [jigo] Jigo: remis med lige mange point.
    [draw] Remis efter aftale.
    [full] Remis: der er ikke flere træk.
    [no-result] Intet resultat.
    [both-lose] Begge taber.
    [not-begun] Ikke begyndt i tide: ingen vinder eller taber.
   *[called-off] Afbrudt: ingen vinder eller taber.
}
table-alt-board = { terms-game } på { $columns } gange { $rows }, parti { $number }.
table-alt-turn = { $color ->
    [white] Hvid er i trækket.
   *[black] Sort er i trækket.
}
table-alt-over = Partiet er slut.
table-alt-ended = { table-alt-over } { $ended }
table-alt-counting = Optællingen.
table-alt-last = Seneste træk: { $last }
table-alt-prisoners = Fanget af sort: { $black }, af hvid: { $white }.
table-alt-pairs = Par slået af sort: { $black }, af hvid: { $white }.
table-alt-stones = { $color ->
    [white] Hvide sten
   *[black] Sorte sten
}: { $stones }.
table-alt-ko = Ko på { $point }.
table-alt-atari = I atari: { $points }.
table-alt-line = Den vindende stribe: { $points }.
table-alt-partial = Det er ikke det hele; »{ table-button-text }« nævner hver sten.
table-alt-theme = Et bræt, der ser sådan ud: { $theme }.
table-players = Sort: { $black }. Hvid: { $white }.
table-board-empty = Brættet er tomt.
table-row = Række { $number }: { $stones }.
table-row-empty = Række { $number } er tom.
table-rows-empty = Række { $from } til { $to } er tomme.
table-run-point = { $point }
table-run-points = { $from } til { $to }
table-run-stones = { $color ->
    [white] hvid
   *[black] sort
} { $points }
table-run-dead = { $color ->
    [white] død hvid
   *[black] død sort
} { $points }
table-run-territory = { $color ->
    [white] hvidt territorium
   *[black] sort territorium
} { $points }
table-chain-stones = { $stones ->
    [one] 1 sten
   *[other] { $stones } sten
}
table-chain = { terms-color } { $points }: { table-chain-stones }, { $liberties ->
    [one] 1 frihed
   *[other] { $liberties } friheder
}.
table-chain-atari = I atari: { $color ->
    [white] hvid
   *[black] sort
} { $points }, { table-chain-stones }. Sidste frihed { $liberty }.
table-chain-dead = { terms-color } { $points }: { table-chain-stones }, markeret som død.
table-no-chains = I { terms-game } er der ingen kæder; her er brættet række for række.
table-words-partial = Der er ikke plads til det hele her. »{ table-button-text }« nævner hver sten.
table-repeats = Stillingen er igen den samme som efter træk { $number }. Hvis den bliver ved med at gentage sig, kan I blive enige om, at partiet ender uden resultat.
table-placing = { $stones ->
    [one] Sort lægger én handicapsten mere.
   *[other] Sort lægger { $stones } handicapsten mere.
}
table-button-no-result = Intet resultat?
table-button-consent = Accepter
table-button-reject = Afslå
table-proposes-no-result = { $player } foreslår, at partiet ender uden resultat.
table-proposes-both-lose = { $player } foreslår, at begge taber.
table-proposes-substitute = { $player } foreslår, at { $substitute } afløser { $out }. Både { $substitute } og den anden side skal acceptere.
table-proposes-substitute-still = { $player } foreslår, at { $substitute } afløser { $out }. { $accepted } har accepteret.
table-proposes-place = { $player } foreslår at fortsætte i { $channel }.
table-proposes-place-elsewhere = { $player } foreslår at fortsætte i { $channel }, en kanal på en anden server.
table-substituted = { $substitute } har afløst { $out }.
table-rejected = { $color ->
    [white] Forslaget gælder ikke længere: hvid har afslået det eller trukket det tilbage.
   *[black] Forslaget gælder ikke længere: sort har afslået det eller trukket det tilbage.
}
table-rejected-by-substitute = Forslaget gælder ikke længere: { $substitute } har afslået det.
table-more-both-lose = Begge taber
table-more-both-lose-about = Når I ikke kan blive enige; den anden side skal acceptere
table-confirm-both-lose = Foreslå, at I begge taber dette parti?
table-rank-noted = Gemt: { $rank }. Udfordringer foreslår nu et handicap.
table-atari = { $color ->
    [white] Hvid i atari
   *[black] Sort i atari
}: { $stones }. Friheder: { $liberties }.
table-atari-own = { $number ->
    [one] Med { $liberties } er din sten på { $stones } fanget.
   *[other] Med { $liberties } er dine sten på { $stones } fanget.
}
table-atari-theirs = { $number ->
    [one] Med { $liberties } fanger du stenen på { $stones }.
   *[other] Med { $liberties } fanger du stenene på { $stones }.
}
table-hints-on = Fra nu af viser brætterne i dine partier, hvilke sten der er i atari: de er markeret med fire små buer.
table-hints-off = Brætterne i dine partier viser ikke længere, hvilke sten der er i atari, medmindre en anden spiller vil have det.
table-after-move = { $number ->
    [0] Brættet i begyndelsen. Træk indtil nu: { $moves }.
   *[other] Brættet efter træk { $number } af { $moves }.
}
table-record-players = Sort: { $black }. Hvid: { $white }.
table-record-result = Resultat: { $result }
table-record-games = Filen har { $games } partier: dette er det første.
table-record-stops = Træk { $number } er ikke tilladt, så notationen slutter før det.
table-button-start = Start
table-numbered = Nummereret: { $moves }.
