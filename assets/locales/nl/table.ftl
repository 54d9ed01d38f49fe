# Het bericht met het bord, de knoppen, en wat er over een partij te vertellen is.
# game (played) = partij
# board = bord
# move = zet
# to be to move = aan zet zijn
# stone = steen
# capture = slaan
# prisoner = gevangene
# pass = passen
# resign = opgeven
# rematch = revanche
# record = notatie
# count = telling
# handicap stone = handicapsteen
# chain = keten
# liberty = vrijheid
# atari = atari
# ko = ko
# dead = dood
# territory = gebied
# draw = remise
# jigo = jigo
# no result = geen uitslag
# five in a row = vijf op een rij
# proposal = voorstel
# rank = rang

table-heading = **{ terms-game-on }** · partij { $number } · ⚫ { $black } – ⚪ { $white }
table-number = partij { $number }
table-moved = **Zet { $number } · { terms-color } { $point }**
table-moved-captures = { table-moved } · { $stones } geslagen
table-moved-pass = **Zet { $number } · { terms-color } past**
table-begins = De partij begint.
table-begins-aim = { table-begins } { $aim ->
    [captures] Wie { $number } stenen slaat, wint.
    [five] Vijf op een rij wint.
    [stones] Wie op het eind meer stenen op het bord heeft, wint.
   *[capture] Wie het eerst een steen slaat, wint.
}
table-begins-handicap = De partij begint met { $stones } { $stones ->
    [one] handicapsteen
   *[other] handicapstenen
}; wit begint.
table-begins-free = De partij begint: zwart plaatst { $stones } stenen, daarna is wit aan zet.
table-played = { terms-color } speelde { $point }.
table-captured = { terms-color } speelde { $point } en sloeg { $stones ->
    [one] één steen
   *[other] { $stones } stenen
}.
table-passed = { terms-color } paste.
table-resumed = { $color ->
    [white] Wit wilde doorspelen, dus begint zwart.
   *[black] Zwart wilde doorspelen, dus begint wit.
}
table-prisoners = Gevangenen: zwart { $black }, wit { $white }.
table-pairs = Geslagen paren: zwart { $black }, wit { $white }.
table-turn = **{ $player }, jij bent aan zet**
table-thinking = **{ $player } denkt na**
table-thread-of = { terms-game } { $size }
table-thread-of-go = { $size }
table-thread-won = { $winner } wint van { $loser }
table-thread-team = leden
table-thread-team-won = { $winner ->
    [team] de leden winnen van { $other }
   *[player] { $other } wint van de leden
}
table-answer = **{ $players }: antwoord gevraagd**
table-button-play = Spelen
table-button-text = Bord als tekst
table-button-more = Meer…
table-button-pass = Passen
table-button-resign = Opgeven
table-button-here = Hier doorspelen
table-button-rematch = Revanche
table-button-film = Replay
table-button-share = Aan iedereen tonen
table-shown-by = Getoond door { $player }
table-more-question = Partij { $number }: wat wil je doen?
table-more-placeholder = Wat wil je doen?
table-more-resign = Opgeven
table-more-resign-about = Geef deze partij op; ik vraag je om bevestiging
table-more-board = Bord opnieuw tonen
table-more-board-about = Als nieuw bericht onderaan het kanaal
table-more-text-about = Alleen voor jou
table-more-film-about = De hele partij als animatie
table-more-sgf = Partijnotatie
table-more-sgf-about = De zetten tot nu toe als SGF-bestand
table-more-rules = Regels
table-more-rules-about = Hoe dit spel gespeeld wordt
table-form-title = Partij { $number }: jouw zet
table-form-point = Waar speel je?
table-button-type = Intypen
table-button-elsewhere = Ergens anders
table-button-another = Ander punt
table-button-cancel = Annuleren
table-button-again = Opnieuw
table-pick-point = Partij { $number }: druk op het punt waar je wilt spelen. Alleen jij ziet dit.
table-pick-area = Elke knop staat voor een deel van het bord en heet naar de hoek linksonder.
table-confirm-pass = Passen? Als beide spelers na elkaar passen, begint de telling.
table-confirm-pass-after = { $player } heeft gepast: als jij ook past, begint de telling.
table-confirm-pass-to-end = Passen? Als beide spelers na elkaar passen, is de partij afgelopen en telt alles zoals het staat.
table-confirm-resign = Partij { $number } tegen { $opponent } opgeven? Dit is definitief.
table-played-elsewhere = Gelukt. Deze partij wordt gespeeld in { $place }
table-did-you-mean = In dit kanaal heb je niet zo’n partij. Bedoel je partij { $number }, { terms-game-on } tegen { $opponent }? Die wordt gespeeld in { $place }
table-button-there = Partij { $number }: { $command }
table-done = Gelukt. Het bord is bijgewerkt.
table-proposal-sent = Verstuurd. Nu moet de andere kant antwoorden: { $asked }
table-proposal-sent-elsewhere = Deze partij wordt gespeeld in { $channel }, dus stuur ik het voorstel daarheen. Nu moet de andere kant antwoorden: { $asked }
table-done-below = Gelukt: het nieuwe bord staat hieronder.
table-proposal-to-go-on-here = Verstuurd. Partij { $number } gaat verder in dit kanaal zodra de andere kant het voorstel aanneemt; die ziet het in { $channel }.
table-goes-on-elsewhere = De partij gaat verder in { $channel }.
table-agreed-to-go-on = Beide kanten zijn het eens: de partij gaat verder in { $channel }.
table-reminder = **{ $player }, jij bent aan zet** · partij { $number } tegen { $opponent }
    { pace-out } · { $place }
table-reminder-of-count = **{ $player }, controleer de telling** · partij { $number } tegen { $opponent }
    { pace-out } · { $place }
table-call = { $player }, partij { $number } wacht: { $place }
table-call-asked = { $player }, partij { $number }: { $asked } { $place }
table-channel-lost = Het kanaal van partij { $number } is weg, of ik kan er niet meer bij. De partij gaat door: `/{ command-game } { command-board }` toont het bord in elk kanaal, met een knop om daar verder te gaan.
table-channel-trouble = Voor de moderators: partij { $number } wordt gespeeld in { $channel }, maar dat kanaal is weg, of ik mag er niet schrijven. De spelers heb ik een privébericht gestuurd.
table-channel-unreached = Waar partij { $number } wordt gespeeld, kan ik alleen op commando’s antwoorden. Hier is het bord; `/{ command-game } { command-board }` toont het in elk kanaal.
table-thread-locked = De thread van partij { $number } is vergrendeld, dus gaat de partij hier verder.
table-no-files = Ik mag hier geen bestanden toevoegen, dus hier is het bord als tekst.
table-sgf = De notatie van partij { $number }.
table-sgf-not-here = Ik mag hier geen bestanden toevoegen. Vraag me om de notatie in een ander kanaal of in een privébericht.
table-film = Partij { $number } van de eerste tot de laatste zet.
table-film-not-here = Ik mag hier geen bestanden toevoegen. Vraag me om de replay in een ander kanaal of in een privébericht.
table-film-progress = Ik maak de replay van partij { $number }: beeld { $shown } van { $all }.
table-film-waits = Er worden eerst andere replays gemaakt. Die van jou komt daarna.
table-film-too-large = De replay van partij { $number } is te groot om hier te versturen, zelfs in het kleinste formaat.
table-film-late = { $player }, de replay van partij { $number } was te laat klaar voor dit antwoord. Druk nog een keer op “{ table-button-film }”.
table-which = Welke partij bedoel je?
table-which-placeholder = Kies een partij
table-which-entry = Partij { $number }: { terms-game-on } tegen { $opponent }
table-games-none = Je hebt op dit moment geen partijen. Daag iemand uit met `/{ command-challenge }`.
table-games-heading = { $count ->
    [one] Je hebt één partij.
   *[other] Je hebt { $count } partijen.
}
table-games-yours = **Jij bent aan zet** · partij { $number }, { terms-game-on } tegen { $opponent } · { $place }
table-games-proposed = **{ $proposal ->
    [no-result] Antwoord nodig: geen uitslag
    [both-lose] Antwoord nodig: beiden verliezen
    [substitute] Antwoord nodig: invaller
    [undo] Antwoord nodig: terugnemen
    [pause] Antwoord nodig: pauze
    [place] Antwoord nodig: ander kanaal
    [call-off] Antwoord nodig: afbreken
   *[draw] Antwoord nodig: remise
}** · partij { $number }, { terms-game-on } tegen { $opponent } · { $place }
table-games-theirs = Wachten op { $opponent } · partij { $number }, { terms-game-on } · { $place }
table-games-counting = **Telling** · partij { $number }, { terms-game-on } tegen { $opponent } · { $place }
table-games-offered = Jouw uitdaging aan { $opponent } · partij { $number }, { terms-game-on } · { $place }
table-games-joined = Jij doet mee, anderen nog niet · partij { $number }, { terms-game-on } met { $opponent } · { $place }
table-games-invited = **Uitdaging** van { $opponent } · partij { $number }, { terms-game-on } · { $place }
table-games-more = … en nog { $count }.
table-anyone = wie aanneemt
table-entry-yours = Jij bent aan zet
table-entry-proposed = Antwoord op een voorstel
table-entry-theirs = Je tegenstander is aan zet
table-entry-counting = Wordt geteld
table-entry-offered = Nog niet aangenomen
table-entry-finished = Afgelopen
table-won-points = { terms-color } ({ $winner }) wint met { $margin } { $margin ->
    [one] punt
   *[other] punten
}.
table-won-stones = { terms-color } ({ $winner }) wint met { $margin } { $margin ->
    [one] steen
   *[other] stenen
} meer.
table-won-five = { terms-color } ({ $winner }) heeft vijf op een rij en wint.
table-won-capture = { terms-color } ({ $winner }) heeft { $stones ->
    [one] één steen
   *[other] { $stones } stenen
} geslagen en wint.
table-won-resignation = { $color ->
    [white] Zwart ({ $loser }) heeft opgegeven: wit ({ $winner }) wint.
   *[black] Wit ({ $loser }) heeft opgegeven: zwart ({ $winner }) wint.
}
table-won-pairs = { terms-color } ({ $winner }) heeft vijf paren geslagen en wint.
table-won-forfeit = { $color ->
    [white] Een moderator heeft beslist dat zwart ({ $loser }) de partij verliest: wit ({ $winner }) wint.
   *[black] Een moderator heeft beslist dat wit ({ $loser }) de partij verliest: zwart ({ $winner }) wint.
}
table-won-no-show = { $color ->
    [white] Zwart ({ $loser }) heeft niet op tijd een eerste zet gedaan: wit ({ $winner }) wint.
   *[black] Wit ({ $loser }) heeft niet op tijd een eerste zet gedaan: zwart ({ $winner }) wint.
}
table-no-result = Geen uitslag: de stelling herhaalde zich, en beide kanten gingen akkoord.
table-both-lose = Beiden verliezen deze partij.
table-both-lose-agreed = Beiden verliezen deze partij, in onderling overleg.
table-drawn-points = De partij is remise (jigo): beide kanten hebben { $total } { $total ->
    [one] punt
   *[other] punten
}.
table-drawn-stones = De partij is remise (jigo): beide kanten hebben { $total } { $total ->
    [one] steen
   *[other] stenen
}.
table-drawn-full = De partij is remise: er zijn geen zetten meer.
table-ended-won = { $color ->
    [white] Wit
   *[black] Zwart
} wint { $how ->
    [points] op punten
    [five] met vijf op een rij
    [capture] door te slaan
    [pairs] met vijf geslagen paren
    [resignation] door opgave
    [forfeit] reglementair
    [time] op tijd
   *[ruling] bij besluit van een moderator
}.
table-ended-open = { $how ->
    [jigo] Jigo: remise met evenveel punten.
    [draw] Remise in onderling overleg.
    [full] Remise: er zijn geen zetten meer.
    [no-result] Geen uitslag.
    [both-lose] Beiden verliezen.
    [not-begun] Niet op tijd begonnen: niemand wint of verliest.
   *[called-off] Afgebroken: niemand wint of verliest.
}
table-alt-board = { terms-game } op { $columns } bij { $rows }, partij { $number }.
table-alt-turn = { $color ->
    [white] Wit is aan zet.
   *[black] Zwart is aan zet.
}
table-alt-over = De partij is afgelopen.
table-alt-ended = { table-alt-over } { $ended }
table-alt-counting = De telling.
table-alt-last = Laatste zet: { $last }
table-alt-prisoners = Geslagen door zwart: { $black }, door wit: { $white }.
table-alt-pairs = Paren geslagen door zwart: { $black }, door wit: { $white }.
table-alt-stones = { $color ->
    [white] Witte stenen
   *[black] Zwarte stenen
}: { $stones }.
table-alt-ko = Ko op { $point }.
table-alt-atari = In atari: { $points }.
table-alt-line = De winnende rij: { $points }.
table-alt-partial = Dit is niet alles; “{ table-button-text }” noemt elke steen.
table-alt-theme = Een bord dat er zo uitziet: { $theme }.
table-players = Zwart: { $black }. Wit: { $white }.
table-board-empty = Het bord is leeg.
table-row = Rij { $number }: { $stones }.
table-row-empty = Rij { $number } is leeg.
table-rows-empty = Rijen { $from } tot en met { $to } zijn leeg.
table-run-point = { $point }
table-run-points = { $from } tot en met { $to }
table-run-stones = { $color ->
    [white] wit
   *[black] zwart
} { $points }
table-run-dead = { $color ->
    [white] dood wit
   *[black] dood zwart
} { $points }
table-run-territory = { $color ->
    [white] wit gebied
   *[black] zwart gebied
} { $points }
table-chain-stones = { $stones ->
    [one] 1 steen
   *[other] { $stones } stenen
}
table-chain = { terms-color } { $points }: { table-chain-stones }, { $liberties ->
    [one] 1 vrijheid
   *[other] { $liberties } vrijheden
}.
table-chain-atari = In atari: { $color ->
    [white] wit
   *[black] zwart
} { $points }, { table-chain-stones }. Laatste vrijheid { $liberty }.
table-chain-dead = { terms-color } { $points }: { table-chain-stones }, als dood gemarkeerd.
table-no-chains = Bij { terms-game } zijn er geen ketens; hier is het bord rij voor rij.
table-words-partial = Niet alles past hier. “{ table-button-text }” noemt elke steen.
table-repeats = De stelling is weer dezelfde als na zet { $number }. Als die zich blijft herhalen, kunnen jullie afspreken dat de partij zonder uitslag eindigt.
table-placing = { $stones ->
    [one] Zwart plaatst nog één handicapsteen.
   *[other] Zwart plaatst nog { $stones } handicapstenen.
}
table-button-no-result = Geen uitslag?
table-button-consent = Aannemen
table-button-reject = Afwijzen
table-proposes-no-result = { $player } stelt voor de partij zonder uitslag te beëindigen.
table-proposes-both-lose = { $player } stelt voor dat beiden verliezen.
table-proposes-substitute = { $player } stelt voor dat { $substitute } invalt voor { $out }. Zowel { $substitute } als de andere kant moet het voorstel aannemen.
table-proposes-substitute-still = { $player } stelt voor dat { $substitute } invalt voor { $out }. { $accepted } heeft het aangenomen.
table-proposes-place = { $player } stelt voor verder te gaan in { $channel }.
table-proposes-place-elsewhere = { $player } stelt voor verder te gaan in { $channel }, een kanaal van een andere server.
table-substituted = { $substitute } is ingevallen voor { $out }.
table-rejected = { $color ->
    [white] Het voorstel is van de baan: wit heeft het afgewezen of ingetrokken.
   *[black] Het voorstel is van de baan: zwart heeft het afgewezen of ingetrokken.
}
table-rejected-by-substitute = Het voorstel is van de baan: { $substitute } heeft het afgewezen.
table-more-both-lose = Beiden verliezen
table-more-both-lose-about = Als jullie het niet eens worden; de andere kant moet het aannemen
table-confirm-both-lose = Voorstellen dat jullie deze partij allebei verliezen?
table-rank-noted = Opgeslagen: { $rank }. Uitdagingen stellen nu een handicap voor.
table-atari = { $color ->
    [white] Wit in atari
   *[black] Zwart in atari
}: { $stones }. Vrijheden: { $liberties }.
table-atari-own = { $number ->
    [one] Met { $liberties } is je steen op { $stones } geslagen.
   *[other] Met { $liberties } zijn je stenen op { $stones } geslagen.
}
table-atari-theirs = { $number ->
    [one] Met { $liberties } sla je de steen op { $stones }.
   *[other] Met { $liberties } sla je de stenen op { $stones }.
}
table-hints-on = Vanaf nu tonen de borden van je partijen welke stenen in atari staan: die zijn gemarkeerd met vier boogjes.
table-hints-off = De borden van je partijen tonen niet meer welke stenen in atari staan, tenzij een andere speler dat wil.
table-after-move = { $number ->
    [0] Het bord aan het begin. Zetten tot nu toe: { $moves }.
   *[other] Het bord na zet { $number } van { $moves }.
}
table-record-players = Zwart: { $black }. Wit: { $white }.
table-record-result = Uitslag: { $result }
table-record-games = Het bestand bevat { $games } partijen: dit is de eerste.
table-record-stops = Zet { $number } is niet toegestaan, dus de notatie stopt daarvoor.
table-button-start = Begin
table-numbered = Genummerd: { $moves }.
