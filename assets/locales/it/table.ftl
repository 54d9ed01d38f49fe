# Il messaggio con il goban, i suoi pulsanti, e ciò che c’è da dire di una partita.
# game = partita
# board = goban
# stone = pietra
# move = mossa
# chain = catena
# liberty = libertà
# in atari = in atari
# capture = catturare
# dead = morto
# territory = territorio
# ko = ko
# to pass = passare
# resign = abbandonare
# handicap stone = pietra di handicap
# count = conteggio
# rematch = rivincita
# record = kifu
# replay = film
# draw (jigo) = pareggio (jigo)
# five in a row = cinque in fila
# pair = coppia
# row = riga
# proposal = proposta
# seat = posto
# rank = grado
# Black, White = Nero, Bianco
# channel, direct message = canale, messaggio diretto

table-heading = **{ terms-game-on }** · partita { $number } · ⚫ { $black } – ⚪ { $white }
table-number = partita { $number }
table-moved = **Mossa { $number } · { terms-color } { $point }**
table-moved-captures = { table-moved } · { $stones ->
    [one] 1 catturata
   *[other] { $stones } catturate
}
table-moved-pass = **Mossa { $number } · { terms-color } passa**
table-begins = La partita comincia.
table-begins-aim = { table-begins } { $aim ->
    [captures] Vince chi cattura { $number } pietre.
    [five] Vince chi fa cinque in fila.
    [stones] Vince chi alla fine ha più pietre sul goban.
   *[capture] Vince chi cattura per primo una pietra.
}
table-begins-handicap = La partita comincia con { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
} di handicap; Bianco gioca per primo.
table-begins-free = La partita comincia: Nero mette { $stones } pietre, poi gioca Bianco.
table-played = { terms-color } ha giocato { $point }.
table-captured = { terms-color } ha giocato { $point } e catturato { $stones ->
    [one] una pietra
   *[other] { $stones } pietre
}.
table-passed = { terms-color } ha passato.
table-resumed = { $color ->
    [white] Bianco ha chiesto di continuare, quindi Nero gioca per primo.
   *[black] Nero ha chiesto di continuare, quindi Bianco gioca per primo.
}
table-prisoners = Prigionieri: Nero { $black }, Bianco { $white }.
table-pairs = Coppie catturate: Nero { $black }, Bianco { $white }.
table-turn = **{ $player }, tocca a te**
table-thinking = **{ $player } sta pensando**
table-thread-of = { terms-game } { $size }
table-thread-of-go = { $size }
table-thread-won = { $winner } batte { $loser }
table-thread-team = i membri
table-thread-team-won = { $winner ->
    [team] i membri battono { $other }
   *[player] { $other } batte i membri
}
table-answer = **{ $players }: c’è da rispondere**
table-button-play = Gioca
table-button-text = Goban come testo
table-button-more = Altro…
table-button-pass = Passa
table-button-resign = Abbandona
table-button-here = Continua qui
table-button-rematch = Rivincita
table-button-film = Animazione
table-button-share = Mostra a tutti
table-shown-by = Mostrato da { $player }
table-more-question = Partita { $number }: che cosa vuoi fare?
table-more-placeholder = Che cosa vuoi fare?
table-more-resign = Abbandona
table-more-resign-about = Abbandona questa partita; ti chiederò conferma
table-more-board = Mostra di nuovo il goban
table-more-board-about = Come nuovo messaggio in fondo al canale
table-more-text-about = Solo per te
table-more-film-about = Tutta la partita come immagine animata
table-more-sgf = Kifu
table-more-sgf-about = Le mosse fin qui come file SGF
table-more-rules = Regole
table-more-rules-about = Come si gioca a questo gioco
table-form-title = Partita { $number }: la tua mossa
table-form-point = Dove giochi?
table-button-type = Scrivi
table-button-elsewhere = Altrove
table-button-another = Un altro punto
table-button-cancel = Annulla
table-button-again = Riprova
table-pick-point = Partita { $number }: premi il punto in cui vuoi giocare. Lo vedi solo tu.
table-pick-area = Ogni pulsante è una parte del goban e porta il nome dell’angolo in basso a sinistra.
table-confirm-pass = Passare? Se si passa due volte di fila, comincia il conteggio.
table-confirm-pass-after = { $player } ha passato: se passi anche tu, comincia il conteggio.
table-confirm-pass-to-end = Passare? Se si passa due volte di fila, la partita finisce e tutto conta così com’è.
table-confirm-resign = Abbandonare la partita { $number } contro { $opponent }? Non si può annullare.
table-played-elsewhere = Fatto. Questa partita si gioca in { $place }
table-did-you-mean = In questo canale non hai una partita così. Intendi la partita { $number }, { terms-game-on } contro { $opponent }? Si gioca in { $place }
table-button-there = Partita { $number }: { $command }
table-done = Fatto. Il goban è aggiornato.
table-proposal-sent = Inviato. Ora deve rispondere l’altra parte: { $asked }
table-proposal-sent-elsewhere = Questa partita si gioca in { $channel }, quindi mando lì la proposta. Ora deve rispondere l’altra parte: { $asked }
table-done-below = Fatto: il nuovo goban è qui sotto.
table-proposal-to-go-on-here = Inviato. La partita { $number } continua in questo canale appena l’altra parte accetta; la proposta è in { $channel }.
table-goes-on-elsewhere = La partita continua in { $channel }.
table-agreed-to-go-on = Entrambe le parti sono d’accordo: la partita continua in { $channel }.
table-reminder = **{ $player }, tocca a te** · partita { $number } contro { $opponent }
    { pace-out } · { $place }
table-reminder-of-count = **{ $player }, controlla il conteggio** · partita { $number } contro { $opponent }
    { pace-out } · { $place }
table-call = La partita { $number } aspetta { $player }: { $place }
table-call-asked = { $player }, partita { $number }: { $asked } { $place }
table-channel-lost = Il canale della partita { $number } non c’è più, o non riesco più a vederlo. La partita continua: `/{ command-game } { command-board }` la mostra in qualsiasi canale, con un pulsante per continuare lì.
table-channel-trouble = Per i moderatori: la partita { $number } si gioca in { $channel }, ma quel canale non c’è più, o non posso scriverci. Ho avvisato direttamente chi gioca.
table-channel-unreached = Dove si gioca la partita { $number } posso solo rispondere ai comandi. Ecco il goban; `/{ command-game } { command-board }` lo mostra in qualsiasi canale.
table-thread-locked = Il thread della partita { $number } è bloccato, quindi si continua qui.
table-no-files = Qui non posso allegare file, quindi ecco il goban come testo.
table-sgf = Il kifu della partita { $number }.
table-sgf-not-here = Qui non posso allegare file. Chiedimi il kifu in un altro canale o in un messaggio diretto.
table-film = La partita { $number } dalla prima all’ultima mossa.
table-film-not-here = Qui non posso allegare file. Chiedimi l’animazione in un altro canale o in un messaggio diretto.
table-film-progress = Sto creando l’animazione della partita { $number }: immagine { $shown } di { $all }.
table-film-waits = Prima ci sono altre animazioni. Poi viene la tua.
table-film-too-large = L’animazione della partita { $number } è troppo grande per mandarla qui, anche nel formato più piccolo.
table-film-late = { $player }, l’animazione della partita { $number } è arrivata troppo tardi per questa risposta. Premi ancora una volta «{ table-button-film }».
table-which = Quale partita intendi?
table-which-placeholder = Scegli una partita
table-which-entry = Partita { $number }: { terms-game-on } contro { $opponent }
table-games-none = Al momento non hai partite. Sfida qualcuno con `/{ command-challenge }`.
table-games-heading = { $count ->
    [one] Hai una partita.
   *[other] Hai { $count } partite.
}
table-games-yours = **Tocca a te** · partita { $number }, { terms-game-on } contro { $opponent } · { $place }
table-games-proposed = **{ $proposal ->
    [no-result] Rispondi: senza risultato
    [both-lose] Rispondi: perdono entrambi
    [substitute] Rispondi: sostituzione
    [undo] Rispondi: annullare una mossa
    [pause] Rispondi: pausa
    [place] Rispondi: altro canale
    [call-off] Rispondi: annullare la partita
   *[draw] Rispondi: pareggio
}** · partita { $number }, { terms-game-on } contro { $opponent } · { $place }
table-games-theirs = Tocca a { $opponent } · partita { $number }, { terms-game-on } · { $place }
table-games-counting = **Conteggio** · partita { $number }, { terms-game-on } contro { $opponent } · { $place }
table-games-offered = La tua sfida a { $opponent } · partita { $number }, { terms-game-on } · { $place }
table-games-joined = Hai accettato, altri non ancora · partita { $number }, { terms-game-on } con { $opponent } · { $place }
table-games-invited = **Sfida** di { $opponent } · partita { $number }, { terms-game-on } · { $place }
table-games-more = … e { $count ->
    [one] un’altra
   *[other] altre { $count }
}.
table-anyone = chi accetta
table-entry-yours = Tocca a te
table-entry-proposed = Rispondi a una proposta
table-entry-theirs = Tocca al tuo avversario
table-entry-counting = In fase di conteggio
table-entry-offered = Non ancora accettata
table-entry-finished = Finita
table-won-points = { terms-color } ({ $winner }) vince di { $margin } { $margin ->
    [one] punto
   *[other] punti
}.
table-won-stones = { terms-color } ({ $winner }) vince di { $margin } { $margin ->
    [one] pietra
   *[other] pietre
}.
table-won-five = { terms-color } ({ $winner }) ha cinque pietre in fila e vince.
table-won-capture = { terms-color } ({ $winner }) ha catturato { $stones ->
    [one] una pietra
   *[other] { $stones } pietre
} e vince.
table-won-resignation = Abbandono di { $loser }: vince { terms-color } ({ $winner }).
table-won-pairs = { terms-color } ({ $winner }) ha catturato cinque coppie e vince.
table-won-forfeit = { $color ->
    [white] Decisione della moderazione: Nero ({ $loser }) perde a tavolino, vince Bianco ({ $winner }).
   *[black] Decisione della moderazione: Bianco ({ $loser }) perde a tavolino, vince Nero ({ $winner }).
}
table-won-no-show = { $color ->
    [white] Nero ({ $loser }) non ha fatto la prima mossa entro il termine: vince Bianco ({ $winner }).
   *[black] Bianco ({ $loser }) non ha fatto la prima mossa entro il termine: vince Nero ({ $winner }).
}
table-no-result = Senza risultato: la posizione si è ripetuta, e le due parti sono d’accordo.
table-both-lose = Questa partita la perdono entrambi.
table-both-lose-agreed = Questa partita la perdono entrambi, di comune accordo.
table-drawn-points = La partita finisce in pareggio (jigo): { $total } { $total ->
    [one] punto
   *[other] punti
} per parte.
table-drawn-stones = La partita finisce in pareggio (jigo): { $total } { $total ->
    [one] pietra
   *[other] pietre
} per parte.
table-drawn-full = La partita finisce in pareggio: non restano mosse.
table-ended-won = Vince { $color ->
    [white] Bianco
   *[black] Nero
} { $how ->
    [points] ai punti
    [five] con cinque in fila
    [capture] per cattura
    [pairs] con cinque coppie catturate
    [resignation] per abbandono
    [forfeit] a tavolino
    [time] per il tempo
   *[ruling] per decisione della moderazione
}.
table-ended-open = { $how ->
    [jigo] Jigo: pareggio a parità di punti.
    [draw] Pareggio di comune accordo.
    [full] Pareggio: non restano mosse.
    [no-result] Senza risultato.
    [both-lose] Perdono entrambi.
    [not-begun] Non cominciata in tempo: nessuno vince né perde.
   *[called-off] Partita annullata: nessuno vince né perde.
}
table-alt-board = { terms-game } su { $columns } per { $rows }, partita { $number }.
table-alt-turn = { $color ->
    [white] Tocca a Bianco.
   *[black] Tocca a Nero.
}
table-alt-over = La partita è finita.
table-alt-ended = { table-alt-over } { $ended }
table-alt-counting = Il conteggio.
table-alt-last = Ultima mossa: { $last }
table-alt-prisoners = Catturate da Nero: { $black }, da Bianco: { $white }.
table-alt-pairs = Coppie catturate da Nero: { $black }, da Bianco: { $white }.
table-alt-stones = { $color ->
    [white] Pietre bianche
   *[black] Pietre nere
}: { $stones }.
table-alt-ko = Ko in { $point }.
table-alt-atari = In atari: { $points }.
table-alt-line = La fila vincente: { $points }.
table-alt-partial = Non è tutto; «{ table-button-text }» dà tutte le pietre.
table-alt-theme = Un goban con questo aspetto: { $theme }.
table-players = Nero: { $black }. Bianco: { $white }.
table-board-empty = Il goban è vuoto.
table-row = Riga { $number }: { $stones }.
table-row-empty = La riga { $number } è vuota.
table-rows-empty = Le righe da { $from } a { $to } sono vuote.
table-run-point = { $point }
table-run-points = da { $from } a { $to }
table-run-stones = { terms-color } { $points }
table-run-dead = { $color ->
    [white] bianche morte
   *[black] nere morte
} { $points }
table-run-territory = { $color ->
    [white] territorio di Bianco
   *[black] territorio di Nero
} { $points }
table-chain-stones = { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
}
table-chain = { terms-color } { $points }: { table-chain-stones }, { $liberties } libertà.
table-chain-atari = In atari: { terms-color } { $points }, { table-chain-stones }. Ultima libertà { $liberty }.
table-chain-dead = { terms-color } { $points }: { table-chain-stones }, catena segnata come morta.
table-no-chains = { terms-game }: niente catene; ecco il goban riga per riga.
table-words-partial = Qui non ci sta tutto. «{ table-button-text }» dà tutte le pietre.
table-repeats = È la stessa posizione che c’era dopo la mossa { $number }. Se continua a ripetersi, potete concordare che la partita è senza risultato.
table-placing = { $stones ->
    [one] Nero mette ancora una pietra di handicap.
   *[other] Nero mette ancora { $stones } pietre di handicap.
}
table-button-no-result = Senza risultato
table-button-consent = Accetta
table-button-reject = Rifiuta
table-proposes-no-result = { $player } propone di chiudere la partita senza risultato.
table-proposes-both-lose = { $player } propone che perdano entrambi.
table-proposes-substitute = { $player } propone che { $substitute } sostituisca { $out }. Devono accettare sia { $substitute } sia l’altra parte.
table-proposes-substitute-still = { $player } propone che { $substitute } sostituisca { $out }. { $accepted } ha accettato.
table-proposes-place = { $player } propone di continuare in { $channel }.
table-proposes-place-elsewhere = { $player } propone di continuare in { $channel }, un canale di un altro server.
table-substituted = { $substitute } ha sostituito { $out }.
table-rejected = { $color ->
    [white] Bianco ha rifiutato o ritirato la proposta.
   *[black] Nero ha rifiutato o ritirato la proposta.
}
table-rejected-by-substitute = { $substitute } ha rifiutato la proposta.
table-more-both-lose = Perdono entrambi
table-more-both-lose-about = Per quando non siete d’accordo; l’altra parte deve accettare
table-confirm-both-lose = Proporre che questa partita la perdiate entrambi?
table-rank-noted = Salvato: { $rank }. Ora le sfide suggeriscono un handicap.
table-atari = { $color ->
    [white] Bianco in atari
   *[black] Nero in atari
}: { $stones }. Libertà: { $liberties }.
table-atari-own = { $number ->
    [one] In { $liberties } si cattura la tua pietra { $stones }.
   *[other] In { $liberties } si catturano le tue pietre { $stones }.
}
table-atari-theirs = { $number ->
    [one] In { $liberties } puoi catturare la pietra { $stones }.
   *[other] In { $liberties } puoi catturare le pietre { $stones }.
}
table-hints-on = D’ora in poi i goban delle tue partite mostrano quali pietre sono in atari: le segnano quattro piccoli archi.
table-hints-off = I goban delle tue partite non mostrano più quali pietre sono in atari, a meno che non lo voglia qualcun altro che gioca.
table-after-move = { $number ->
    [0] { $moves ->
        [0] Il goban all’inizio; finora non è stata giocata nessuna mossa.
        [one] Il goban all’inizio; finora è stata giocata una mossa.
       *[other] Il goban all’inizio; finora sono state giocate { $moves } mosse.
    }
   *[other] Il goban dopo la mossa { $number } di { $moves }.
}
table-record-players = Nero: { $black }. Bianco: { $white }.
table-record-result = Risultato: { $result }
table-record-games = Il file contiene { $games } partite: questa è la prima.
table-record-stops = La mossa { $number } non è permessa: il kifu si ferma prima.
table-button-start = Inizio
table-numbered = Numerate: { $moves }.
