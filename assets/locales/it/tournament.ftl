# Tornei di un server: iscrizione, turni, abbinamenti, risultati, classifica.
# round = turno; pairing = abbinamento; bye = turno di riposo; standings = classifica
# organiser = chi organizza; possono farlo anche i moderatori
tournament-command = torneo
tournament-command-about = Tornei: creane uno, guarda la classifica, correggi i risultati
tournament-create = crea
tournament-create-about = Crea un torneo in questo canale (moderatori)
tournament-change = modifica
tournament-change-about = Modifica nome, turni, cadenza, handicap o sistema di un torneo
tournament-changed = Modificato: **{ $name }**.
tournament-changed-clock = Modificato: **{ $name }**. Le partite iniziate continuano come prima.
tournament-show = mostra
tournament-show-about = Mostra un torneo con la classifica
tournament-results = file
tournament-results-about = Scarica i risultati di un torneo come file (OpenGotha, EGD)
tournament-substitute = sostituisci
tournament-substitute-about = Sostituisci una persona con un’altra (chi organizza)
tournament-sit-out = salta-turno
tournament-sit-out-about = Fai saltare il prossimo turno a qualcuno, o faglielo giocare (chi organizza)
tournament-apart = separa
tournament-apart-about = Evita che due persone si incontrino, per esempio parenti (chi organizza)
tournament-team = squadra
tournament-team-about = Dai un nome alla tua coppia o squadra
tournament-team-name-about = Come si chiama la tua coppia o squadra
tournament-team-named = **{ $name }**: { $side }
tournament-remove = togli
tournament-remove-about = Togli qualcuno dal torneo (chi organizza)
tournament-note = risultato
tournament-note-about = Inserisci o correggi un risultato (chi organizza)
tournament-which = torneo
tournament-which-about = Numero del torneo (predefinito: l’ultimo in questo canale)
tournament-name = nome
tournament-name-about = Come si chiama il torneo
tournament-system = sistema
tournament-system-about = Come si fanno gli abbinamenti (predefinito: McMahon)
tournament-system-named = { $system ->
    [swiss] Svizzero
    [round-robin] Girone all’italiana
    [knock-out] Eliminazione diretta
   *[mcmahon] McMahon
}
tournament-rounds = turni
tournament-rounds-about = Quanti turni ha un torneo svizzero o McMahon (predefinito: 4)
tournament-format = formato
tournament-format-about = Individuale, a coppie o a squadre (predefinito: individuale)
tournament-format-named = { $format ->
    [pairs] Pair Go
    [teams-2] Squadre da 2
    [teams-3] Squadre da 3
    [teams-4] Squadre da 4
    [teams-5] Squadre da 5
   *[single] Individuale
}
tournament-handicap-about = Con o senza pietre di handicap (predefinito: senza)
tournament-handicap-named = { $handicap ->
    [yes] Per grado o punteggio
   *[no] Partite alla pari
}
tournament-manner = dove
tournament-manner-about = Dove si gioca (predefinito: qui)
tournament-manner-named = { $manner ->
    [evening] Dal vivo: i risultati si inseriscono a mano
   *[here] Qui: il bot avvia le partite
}
tournament-next = prossimo-turno
tournament-next-about = Quando inizia il prossimo turno (predefinito: quando lo pubblica chi organizza)
tournament-next-named = { $next ->
    [results] Automaticamente, appena ci sono tutti i risultati
    [days-7] Automaticamente, al massimo dopo 7 giorni
    [days-14] Automaticamente, al massimo dopo 14 giorni
    [days-30] Automaticamente, al massimo dopo 30 giorni
   *[by-hand] Quando lo pubblica chi organizza
}
tournament-players = posti
tournament-players-about = Quante persone possono giocare; le altre vanno in lista d’attesa (predefinito: 500)
tournament-entry = iscrizione
tournament-entry-about = Per quanti giorni ci si può iscrivere (predefinito: senza limite)
tournament-grace = assenza
tournament-grace-about = Dopo quante ore perde chi non ha ancora giocato (predefinito: 48)
tournament-out = membro
tournament-out-about = Chi lascia
tournament-who-about = Di chi si tratta
tournament-other = altra
tournament-other-about = L’altra persona
tournament-into = con
tournament-into-about = Chi gioca al suo posto
tournament-table = tavolo
tournament-table-about = Il numero del tavolo
tournament-board = goban
tournament-board-about = Il goban di un incontro a squadre (predefinito: 1)
tournament-round = turno
tournament-round-about = Il turno (predefinito: l’ultimo)
tournament-result = risultato
tournament-result-about = Qual è il risultato
tournament-result-named = { $result ->
    [white] Vince Bianco
    [black] Vince Nero
    [jigo] Pareggio
    [both] Perdono entrambi
    [void] Non conta
   *[clear] Rimuovi il risultato
}
tournament-title = 🏆 { $name }
tournament-open-here = Torneo con iscrizioni aperte: { $title } in { $channel }
tournament-here = Tornei con iscrizioni aperte: { $channels }
tournament-thread-of = { $title } T{ $round }
tournament-open = Le iscrizioni sono aperte.
tournament-open-until = Scadenza delle iscrizioni: { $until }.
tournament-running = { $games ->
    [one] Turno { $round } di { $rounds }: una partita non è ancora finita.
   *[other] Turno { $round } di { $rounds }: { $games } partite non sono ancora finite.
}
tournament-between = Il turno { $round } di { $rounds } è finito.
tournament-over = Il torneo è finito.
tournament-plays = { $system }, { $rounds ->
    [one] 1 turno
   *[other] { $rounds } turni
} · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-unrated = Partite non classificate
tournament-bar = Barra: { $rank }. Da quel grado in su si è iniziato con gli stessi punti.
tournament-bar-open = Barra per ora: { $rank }; è fissata con il turno 1. Da quel grado in su si inizia con gli stessi punti.
tournament-handicap-rule = Con handicap: +1 vuol dire niente komi per Bianco, da +2 sono pietre.
tournament-drawn-match = Se un incontro finisce in pareggio, decide il primo goban con un vincitore.
tournament-next-with-entry = Il turno 1 inizia automaticamente alla chiusura delle iscrizioni.
tournament-next-with-results = Il prossimo turno inizia automaticamente appena ci sono tutti i risultati.
tournament-next-within = Il prossimo turno inizia automaticamente appena ci sono tutti i risultati, al massimo dopo { $days } giorni.
tournament-withdrawn = Ritiri: { $players }
tournament-sitting-out = Saltano il prossimo turno: { $players }
tournament-absent = Partita mancata, senza avversario finché non premono **{ tournament-button-enter }**: { $players }
tournament-organised = Organizza: { $player }
tournament-entered = Iscrizioni ({ $number } di { $most })
tournament-entered-sides = { $format ->
    [pairs] Coppie ({ $number } di { $most })
   *[teams] Squadre ({ $number } di { $most })
}
tournament-forming = Non ancora al completo
tournament-forming-side = { $side }: in attesa di { $players }
tournament-waiting = Lista d’attesa ({ $number })
tournament-nobody = Non c’è ancora nessuna iscrizione.
tournament-unranked = { $rank }?: nessun grado indicato
tournament-guessed = Non hai indicato un grado, quindi giochi questo torneo come { $rank }. Indicalo con `/{ command-me } { command-rank }` e premi di nuovo **{ tournament-button-enter }** prima del tuo primo turno.
tournament-button-enter = Iscriviti
tournament-button-join = Partecipa
tournament-button-decline = Rifiuta
tournament-ask-others = { $number ->
    [one] Scegli chi gioca con te. Invierò un invito.
   *[other] Scegli le altre { $number } persone della tua squadra. Invierò loro un invito.
}
tournament-choose-others = { $number ->
    [one] Scegli una persona…
   *[other] Scegli { $number } persone…
}
tournament-team-waits = Ho invitato { $players }. Partecipi appena hanno accettato tutti. Scegli un nome con `/{ tournament-command } { tournament-team }`.
tournament-asks = **{ $name }**: { $captain } vorrebbe giocare con { $players }.
tournament-has-joined = Adesioni: { $players }
tournament-side-in = **{ $name }**: { $players } giocano insieme.
tournament-side-waits = **{ $name }**: { $players } giocano insieme. Sono in lista d’attesa.
tournament-side-off = **{ $name }**: { $player } non gioca con { $captain }.
tournament-side-gone = **{ $name }**: { $players } non giocano insieme.
tournament-dissolved = { $name }: { $player } non gioca, quindi la tua coppia o squadra non sarà nel prossimo turno: { $way }
tournament-button-withdraw = Ritirati
tournament-button-sit-out = Salta il turno
tournament-button-remove = Togli
tournament-button-pair = Abbina il turno { $round }
tournament-button-standings = Classifica
tournament-button-result = Inserisci risultato
tournament-button-end = Chiudi il torneo
tournament-end-question = Chiudere il torneo adesso? Non ci saranno altri turni. Le partite in corso continuano.
tournament-withdraw-question = Ritirarsi? { $players } lasciano insieme il torneo. Le partite in corso continuano.
tournament-proposal = Turno { $round }: abbinamenti proposti
tournament-proposal-about = Lo vedi solo tu. Scegli due persone per scambiarle; due allo stesso tavolo si scambiano i colori.
tournament-still-open = { $games ->
    [one] Una partita dell’ultimo turno non è ancora finita. Conterà appena lo sarà.
   *[other] { $games } partite dell’ultimo turno non sono ancora finite. Conteranno appena lo saranno.
}
tournament-bye = Riposa: { $players }
tournament-swap = Scambia…
tournament-swap-with = Scambia { $player } con…
tournament-button-lot = Abbina di nuovo
tournament-button-publish = Pubblica
tournament-published = Il turno { $round } è pubblicato. Ti avviso se non riesco a pubblicare un abbinamento.
tournament-pairing-of-substitute = **{ $name }**, turno { $round }: { $player } gioca in sostituzione.
    { $pair }
tournament-no-show = Fai la tua prima mossa o perdi. Scadenza: { $until }. Non perdi se il tuo turno è cominciato troppo tardi (limite: { $half }).
tournament-no-show-by-hand = Chi non è al tavolo in tempo perde. Scadenza: { $until }.
tournament-round-list = **{ $name }**, turno { $round }
tournament-ask-result = Com’è finita la tua partita contro { $player }?
tournament-won = Ho vinto
tournament-lost = Ho perso
tournament-jigo = Pareggio
tournament-result-entered = Risultato inserito.
tournament-result-at = { $name }, turno { $round }, tavolo { $table }: { $result }.
tournament-result-removed = Risultato rimosso
tournament-game-goes-on = La partita { $number } continua, ma non conta più per il torneo.
tournament-result-waits = Salvato. Il risultato conterà quando { $player } inserirà lo stesso.
tournament-result-differs = { $player } ha inserito un altro risultato. Mettetevi d’accordo, o chiedete a chi organizza.
tournament-standings = Classifica dopo il turno { $round }
tournament-standings-open = { $games ->
    [one] Classifica: manca un risultato
   *[other] Classifica: mancano { $games } risultati
}
tournament-alt = Tabella di { $name }, turno { $round }: posto, nome, grado, una colonna per turno con il posto dell’avversario, e i punti.
tournament-legend = In ogni turno: il numero dell’avversario, + vinta, − persa, = pareggio, ? non finita; w Bianco, b Nero; + da solo: riposa; – non in questo turno.
tournament-criterion-named = { $criterion ->
    [mms] MMS: punti iniziali per grado più vittorie
    [sosm] SOSM: somma degli MMS degli avversari
    [sosw] SOSW: somma delle vittorie degli avversari
    [dc] DC: le partite tra chi è alla pari
    [bdw] BDW: partite vinte su tutti i goban
   *[nbw] NBW: vittorie
}
tournament-files = I risultati di { $name }: per OpenGotha e per l’European Go Database.
tournament-substituted = { $into } gioca al posto di { $out }.
tournament-removed = { $player } non è più nel torneo. Le partite in corso continuano.
tournament-remove-question = Togliere { $player } dal torneo? Le iscrizioni sono chiuse: non si può annullare.
tournament-sits-out = { $player } salta il prossimo turno. Usa di nuovo il comando per annullare.
tournament-plays-again = { $player } gioca il prossimo turno.
tournament-kept-apart = { $player } e { $other } non si incontreranno, a meno che non ci sia altro modo. Usa di nuovo il comando per annullare.
tournament-apart-no-more = { $player } e { $other } possono di nuovo incontrarsi.
tournament-apart-list = Da non abbinare: { $pairs }
tournament-apart-met = Si incontrano comunque: { $pairs }
tournament-round-over = { $name }: il turno { $round } è finito. Ora tocca a te: { $way }
tournament-round-begun = { $name }: il turno { $round } è iniziato automaticamente: { $way }
tournament-not-paired = { $name }: non è stato possibile abbinare automaticamente il turno { $round }. Abbinalo tu per vedere perché: { $way }
tournament-results-missing = { $name }: l’ultimo turno è finito. Risultati mancanti: { $games }, il primo nel turno { $round } al tavolo { $table }. Inseriscili con `/{ tournament-command } { tournament-note }`, o chiudi il torneo: { $way }
tournament-news-absent = { $name }, turno { $round }: non hai giocato la tua partita. Non avrai altri avversari finché non premi **{ tournament-button-enter }**: { $way }
tournament-news-sits-out = { $name }: chi organizza ti fa saltare il prossimo turno. Poi giochi di nuovo: { $way }
tournament-news-plays = { $name }: giochi nel prossimo turno: { $way }
tournament-news-removed = { $name }: chi organizza ti ha tolto dal torneo. Le partite in corso continuano: { $way }
tournament-undelivered = { $name }, turno { $round }: non ho potuto pubblicare l’abbinamento del tavolo { $table } in { $channel }. Avvisa tu le due persone.
tournament-moved-up = { $name }: si è liberato un posto, ed è tuo. Giochi nel prossimo turno: { $way }
tournament-ended = 🏆 **{ $name }**: il torneo è finito.
tournament-ended-won = 🏆 **{ $name }: vittoria di { $players }**
tournament-ended-open = { $games ->
    [one] Una partita non è ancora finita, quindi può ancora cambiare qualcosa.
   *[other] { $games } partite non sono ancora finite, quindi può ancora cambiare qualcosa.
}
tournament-label = Torneo
tournament-field = Partecipanti: { $players } · Turni: { $rounds }
tournament-field-sides = { $format ->
    [pairs] Coppie: { $number } · Turni: { $rounds }
   *[teams] Squadre: { $number } · Turni: { $rounds }
}
tournament-no-over = Questo torneo è finito.
tournament-no-entry-closed = Le iscrizioni sono chiuse.
tournament-no-settled = Questo torneo è cominciato, quindi non ci si può più iscrivere.
tournament-no-same-side = Scegli due persone che non giochino dalla stessa parte.
tournament-no-more-apart = Puoi separare al massimo { $number } coppie.
tournament-no-apart-here = Solo in un torneo svizzero o McMahon si possono separare due persone.
tournament-no-entered = Partecipi già a questo torneo.
tournament-no-not-entered = Non partecipi a questo torneo.
tournament-no-already = Questa persona è già nel torneo.
tournament-no-not-in = Questa persona non è nel torneo.
tournament-no-full = Questo torneo non accetta più iscrizioni.
tournament-no-alone = Questo torneo si gioca a coppie o a squadre. Premi **{ tournament-button-enter }** e scegli chi gioca con te.
tournament-no-sides = In questo torneo si gioca individualmente: non ci sono coppie o squadre a cui dare un nome.
tournament-no-asked = Qui non c’è nessun invito per te.
tournament-no-asked-too-often = In questo torneo hai invitato altre persone troppe volte.
tournament-no-others = { $number ->
    [one] Scegli un’altra persona.
   *[other] Scegli altre { $number } persone.
}
tournament-no-team-handicap = Gli incontri a squadre si giocano senza handicap. Togli l’handicap.
tournament-no-begun = Il torneo è iniziato: sistema e handicap restano, e i turni non possono essere meno di quelli pubblicati. Nome, più turni e cadenza si possono ancora cambiare.
tournament-no-rated-by-hand = Le partite dal vivo qui non sono classificate. Togli l’opzione `{ rating-option }` o fai giocare qui.
tournament-no-clock-by-hand = Le partite dal vivo qui non hanno orologio. Togli l’opzione `{ command-clock }` o fai giocare qui.
tournament-no-pairs-but-go = In coppia si gioca solo a Go. Scegli il Go o un altro formato.
tournament-no-ranks-but-go = McMahon e handicap richiedono gradi di Go. Per questo gioco scegli un altro sistema e non indicare l’handicap.
tournament-no-pause = Altri aspettano la fine di questa partita, quindi non potete metterla in pausa né aggiungere tempo. Prendi una vacanza con `/{ command-me } { command-vacation }`, o chiedi a chi organizza.
tournament-no-too-few = Per un turno servono almeno due iscrizioni.
tournament-no-more-rounds = Tutti i turni sono stati giocati.
tournament-no-more-pairs = Chi è rimasto ha già giocato contro tutti gli altri. Puoi chiudere il torneo.
tournament-no-winner = Al tavolo { $table } non ha ancora vinto nessuno. Chi organizza può inserire un risultato con `/{ tournament-command } { tournament-note }`.
tournament-no-draw = Nell’eliminazione diretta non ci sono pareggi: una parte deve vincere.
tournament-no-outdated = Nel frattempo sono cambiati le iscrizioni o gli abbinamenti. Abbina di nuovo il turno.
tournament-no-table = Questo tavolo non esiste.
tournament-no-played = Questa partita ha già il suo risultato.
tournament-no-organiser = Possono farlo solo chi organizza e i moderatori.
tournament-no-own-substitute = Questa partita è di un torneo: solo chi organizza sostituisce qualcuno, con `/{ tournament-command } { tournament-substitute }`.
tournament-no-missing = Qui questo torneo non c’è. I moderatori possono crearne uno con `/{ tournament-command } { tournament-create }`.
tournament-no-too-many = Qui hai già { $number } tornei che non sono ancora finiti. Prima chiudine uno, o fai creare questo a qualcun altro della moderazione. Se il canale di uno è stato eliminato, riprova tra un attimo.
tournament-no-name = Un nome ha da 1 a { $number } caratteri.
tournament-no-posting = Non posso scrivere in questo canale di mia iniziativa, perciò qui non può esserci un torneo.
tournament-no-pair = In questo turno non hai un avversario.
