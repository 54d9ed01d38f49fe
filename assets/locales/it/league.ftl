# Leghe: in un canale, per una stagione si gioca contro tutta la divisione; i primi posti salgono, gli ultimi scendono.
league-command = lega
league-command-about = Leghe: gioca una stagione contro tutta la tua divisione e sali
league-show = mostra
league-show-about = Mostra la lega
league-play = gioca
league-play-about = Comincia la tua prossima partita di lega
league-create = crea
league-create-about = Crea una lega in questo canale (moderatori)
league-division-size = divisione
league-division-size-about = Quante persone al massimo in una divisione (predefinito: 8)
league-games = partite
league-games-about = Quante partite tra due persone in una stagione (predefinito: 1)
league-days = giorni
league-days-about = Quanti giorni dura una stagione (predefinito: 90)
league-moves = promozioni
league-moves-about = Quante persone salgono e scendono tra le divisioni (predefinito: 1)
league-next = prossima-stagione
league-next-about = Quanti giorni dopo la fine inizia la stagione seguente (predefinito: la avviano i moderatori)
league-remove = togli
league-remove-about = Togli qualcuno dalla lega (moderatori)
league-player = membro
league-removed-about = Chi lascia la lega
league-title = Lega
league-here = Leghe: { $channels }
league-title-season = Lega: stagione { $season }
league-field = Lega
league-rule = { $games ->
    [1] Giochi una volta contro ogni altro membro della tua divisione.
   *[other] Giochi due volte contro ogni altro membro della tua divisione.
}
league-rule-points = Una vittoria vale 1½ punti, un pareggio 1, una sconfitta ½ e una sconfitta per tempo 0.
league-rule-moves = { $players ->
    [1] Dopo la stagione, in ogni divisione il primo posto sale e l’ultimo scende.
   *[other] Dopo la stagione, in ogni divisione salgono fino a due membri e scendono fino a due.
}
league-rule-end = Le partite in corso alla fine della stagione contano per altri 14 giorni. Se non giochi nessuna partita, o perdi solo per tempo, esci dalla lega.
league-rule-next = { $days ->
    [0] Quando una stagione finisce, la successiva comincia automaticamente.
    [one] La stagione successiva comincia automaticamente un giorno dopo la fine.
   *[other] La stagione successiva comincia automaticamente { $days } giorni dopo la fine.
}
league-open = Partecipanti alla stagione { $season }: { $players }
league-ends = Fine della stagione: { $at }.
league-closing = Non cominciano altre partite. Quelle in corso contano ancora. Scadenza: { $until }.
league-over = La stagione { $season } è finita. Puoi partecipare alla prossima.
league-starts = Inizio automatico della stagione { $season }: { $at }.
league-waits = La stagione { $season } comincia automaticamente appena ci sono almeno due partecipanti.
league-over-table = Lega: la stagione { $season } è finita
league-division = Divisione { $division }
league-head-points = Punti
league-head-games = Partite
league-head-place = Posto
league-legend = + vinta, − persa, = pareggio, … in corso, · da giocare. ↑ sale dopo la stagione, ↓ scende.
league-alt = Tabella della divisione { $division }, stagione { $season }: posto, nome, punti; ↑ sale, ↓ scende.
league-nobody = Non partecipa ancora nessuno.
league-button-play = Gioca
league-button-join = Partecipa
league-button-table = Tabella
league-button-leave = Esci
league-button-start = Avvia stagione { $season }
league-button-close = Chiudi la stagione
league-button-extend = Una settimana in più
league-button-end = Chiudi la lega
league-next-choose = Quando comincia la prossima stagione?
league-next-off = Prossima stagione: la avviano i moderatori
league-next-after = { $days ->
    [0] Prossima stagione: automatica, subito dopo la fine
    [one] Prossima stagione: automatica, un giorno dopo la fine
   *[other] Prossima stagione: automatica, { $days } giorni dopo la fine
}
league-joined = Fatto: giochi nella stagione { $season }.
league-joined-next = Fatto: giochi dalla stagione { $season } in poi.
league-leave-question = { $games ->
    [0] Vuoi uscire dalla lega?
    [one] Vuoi uscire dalla lega? Abbandoni la tua partita di lega in corso.
   *[other] Vuoi uscire dalla lega? Abbandoni le tue { $games } partite di lega in corso.
}
league-left = Non sei più nella lega.
league-removed = { $player } non è più nella lega.
league-manage = Che cosa vuoi fare? `/{ league-command } { league-remove }` toglie qualcuno dalla lega.
league-start-question = Avviare la stagione { $season }? Partecipanti: { $players }, divisioni: { $divisions }, giorni: { $days }
league-started = La stagione { $season } è cominciata.
league-close-question = Chiudere ora la stagione { $season }? Non cominciano altre partite. Quelle in corso contano per altri 14 giorni.
league-close-now-question = Concludere ora la stagione { $season }? Le partite in corso non contano più.
league-closed = La stagione { $season } è chiusa.
league-extended = Nuova fine della stagione: { $at }.
league-end-question = Chiudere la lega in { $channel }? Le sue tabelle vanno perse. Le partite in corso continuano e contano ancora per il rating.
league-ended = La lega è chiusa.
league-season-begun = Lega: la stagione { $season } è cominciata nella divisione { $division }. Comincia le tue partite con **{ league-button-play }** o `/{ league-command } { league-play }`. Scadenza: { $at }.
league-ends-soon = Lega: fine della stagione { $season }: { $at }. Le partite ancora in corso contano anche dopo. Scadenza: { $until }.
league-closes = Lega: nella stagione { $season } non cominciano altre partite. Quelle in corso contano ancora. Scadenza: { $until }.
league-too-few = Lega: la stagione { $season } non può ancora cominciare, perché partecipano meno di due persone. Appena sono due, comincia automaticamente: premi **{ league-button-join }**.
league-won = Divisione { $division }, primo posto: { $players }
league-up = Promozione nella divisione { $division }: { $players }
league-down = Retrocessione nella divisione { $division }: { $players }
league-idle = Fuori dalla lega (nessuna partita giocata o solo sconfitte per tempo): { $players }
league-choose = Contro chi vuoi giocare?
league-all-played = Hai già giocato tutte le tue partite di questa stagione.
league-playing = La tua partita { $game } contro { $player } comincia in { $channel }.
league-begun = Partita di lega: { $black } (Nero) contro { $white } (Bianco).
league-score = Punti di lega: { $first } { $points }, { $second } { $others }.
league-uncounted = Lega: questa partita non conta.
league-no-league = In questo canale non c’è una lega. I moderatori possono crearne una con `/{ league-command } { league-create }`.
league-no-second = Questo canale ha già una lega.
league-no-more-leagues = Un server può avere al massimo { $most } leghe. Se una era in un canale eliminato, riprova tra un minuto.
league-no-posting = Non posso scrivere di mia iniziativa in questo canale, oppure è un thread: qui non può esserci una lega.
league-no-already = Sei già nella lega.
league-no-room = Questa lega è piena: ha { $most } persone.
league-no-not-in = Non sei in questa lega.
league-no-not-there = { $player } non è in questa lega.
league-no-second-season = C’è già una stagione in corso.
league-no-few = Per una stagione servono almeno due persone.
league-no-season = Non c’è nessuna stagione in corso.
league-no-outdated = La lega è cambiata dopo quel messaggio, quindi non è stato fatto nulla. Premi **{ table-button-more }** di nuovo.
league-no-games-now = Ora non possono cominciare partite di lega. Il messaggio della lega dice quando la stagione comincia o finisce.
league-no-not-playing = Non giochi in questa stagione. Partecipa per giocare dalla prossima in poi.
league-no-oneself = Non puoi sceglierti come avversario.
league-no-other-division = { $player } non è nella tua divisione.
league-no-left = { $player } non è più nella lega.
league-no-playing = Stai già giocando contro { $player } in questa lega.
league-no-played = Hai già giocato tutte le tue partite contro { $player } in questa stagione.
league-no-too-many = Hai già { $most } partite di lega in corso. Finiscine prima una.
league-no-full = { $player } ha già { $most } partite di lega in corso.
league-no-away = { $player } è in vacanza.
