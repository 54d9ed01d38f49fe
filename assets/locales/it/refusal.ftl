# Ogni «no» e ogni «non posso». Li legge solo chi ha chiesto.
# challenge = sfida
# seat = posto
# game = partita; (variant) gioco
# board = goban
# stone = pietra
# point (on the board) = punto
# move = mossa
# turn = turno
# chain = catena
# liberty = libertà
# capture, recapture = catturare, ricatturare
# ko, superko, suicide = ko, superko, suicidio
# to pass = passare
# count = conteggio
# mark = segnare
# dispute = disaccordo
# komi = komi
# handicap = handicap
# seki = seki
# rank = grado
# rule set = regole
# proposal = proposta
# Pair Go = Pair Go
# moderator = chi modera
# Black, White = Nero, Bianco

refusal-against-oneself = Non puoi giocare contro di te. Non indicare nessun avversario, e il posto sarà libero per chiunque.
refusal-against-program = { $name } è un programma e non gioca.
refusal-own-challenge = Questa sfida è tua: deve accettarla qualcun altro.
refusal-only-invited = Questa sfida è solo per { $invited }.
refusal-nobody-invited = Questa sfida è aperta a tutti, quindi nessuno deve rifiutarla.
refusal-only-challenger = Può ritirare questa sfida solo { $challenger }.
refusal-expired = Questa sfida è scaduta { $at }. Lanciane un’altra con `/{ command-challenge }`.
refusal-already-accepted = Questa sfida è già stata accettata.
refusal-declined = Questa sfida è stata rifiutata.
refusal-withdrawn = Questa sfida è stata ritirata.
refusal-lapsed = Questa sfida è scaduta.
refusal-not-due = È ancora troppo presto.
refusal-only-the-bot = Questo posso farlo solo io.
refusal-not-started = La partita non è cominciata: la sfida non è ancora stata accettata.
refusal-not-a-player = Non giochi in questa partita.
refusal-not-your-turn = Non è il tuo turno: tocca a { $to-move ->
    [white] Bianco
   *[black] Nero
}.
refusal-game-over = Questa partita è finita.
refusal-record-full = Questa partita ha raggiunto { $most } passi, annullamenti e richieste compresi. Ora si può solo concludere: abbandona, accetta il conteggio o chiedi alla moderazione.
refusal-count-in-progress = Hanno passato entrambi e il conteggio è cominciato. Per continuare a giocare, premi «{ count-button-resume }» sotto il goban.
refusal-not-counting = Le catene si segnano e il conteggio si accetta solo dopo che hanno passato entrambi.
refusal-no-stone-there = In { $point } non c’è nessuna pietra. Indica una pietra di ogni catena.
refusal-nothing-to-change = È già così.
refusal-already-agreed = La tua parte ha già accettato questo conteggio; l’altra non ancora.
refusal-off-board = **Fuori dal goban:** { $point } non è su questo goban. Su { $size } i punti vanno da A1 a { $last }.
refusal-occupied = **Punto occupato:** in { $point } c’è già una pietra.
refusal-ko = **Ko:** giocare in { $point } ricatturerebbe subito.
refusal-ko-of = **Ko:** giocare in { $point } ricatturerebbe subito { $stone }.
refusal-superko = **Superko:** con una pietra in { $point } tutto il goban tornerebbe com’era { $number ->
    [0] all’inizio
   *[other] dopo la mossa { $number }
}.
refusal-suicide = **Suicidio:** una pietra in { $point } non avrebbe libertà, e non cattura niente.
refusal-pass-forbidden = **Non si passa:** in questo gioco non puoi passare finché hai una mossa permessa.
refusal-why-occupied = { $color ->
    [white] È una pietra bianca
   *[black] È una pietra nera
}, e le pietre non si spostano mai. Scegli un punto libero.
refusal-why-ko = { $color ->
    [white] La pietra bianca in { $taker } ha appena catturato una pietra sola in { $point }
   *[black] La pietra nera in { $taker } ha appena catturato una pietra sola in { $point }
}. Prima gioca altrove; dopo potrai ricatturare, se sarà ancora possibile.
refusal-why-ko-in-trial = Finché si gioca sulla copia, in { $point } puoi ricatturare solo dopo aver passato per questo ko: premi «{ count-button-pass-for-ko }».
refusal-why-superko = Con queste regole nessuna pietra può riportare un goban già visto. Prima gioca altrove.
refusal-earlier-picture = La seconda immagine è il goban di allora; i quadrati mostrano dove è diverso da adesso.
refusal-why-suicide-alone = { $color ->
    [white] Le pietre bianche in { $points }
   *[black] Le pietre nere in { $points }
} le tolgono tutte le libertà e ne hanno ancora di proprie.
refusal-why-suicide-chain = { $point } è l’ultima libertà delle tue stesse pietre in { $points }: gliela toglieresti.
refusal-button-read = Per saperne di più: { $title }
refusal-shape = «{ $text }» non è un punto. Scrivi una lettera e un numero, ad esempio D4.
refusal-letter-i = «{ $text }» non è un punto: i goban saltano la lettera I, dopo H viene J.
refusal-too-far = «{ $text }» è oltre il goban più grande, che finisce in T19.
refusal-too-long = È troppo lungo. Un punto è una lettera e un numero, ad esempio D4.
refusal-no-points = Indica una pietra di ogni catena, ad esempio D4 E5.
refusal-one-stone = Gioca una pietra sola: più pietre insieme valgono solo per l’handicap.
refusal-too-many-stones = Pietre di handicap ancora da mettere: { $stones }. Qui ce ne sono di più.
refusal-none-placed = { $why } Nessuna pietra è stata messa.
refusal-too-many-points = È troppo in una volta. Segna poche catene alla volta.
refusal-bad-size = { terms-game } non si gioca su un goban di queste dimensioni. Possibili: { $sizes }.
refusal-bad-handicap = { terms-game } su { $size }: questo handicap non esiste.
refusal-bad-komi = «{ $text }» non è un komi. Scrivi un numero di punti o mezzi punti, ad esempio 6,5.
refusal-no-komi = { terms-game } si gioca senza contare punti, quindi senza komi.
refusal-komi-too-large = Un komi di { $komi } supera i punti di un goban { $size }.
refusal-bad-number = «{ $text }» non è un numero adatto qui.
refusal-bad-game = Non conosco un gioco chiamato «{ $text }».
refusal-bad-rules = { terms-game } non ha regole chiamate «{ $text }». Scegli tra quelle suggerite.
refusal-bad-choice = «{ $text }» non è tra le scelte.
refusal-missing-option = Manca qualcosa. Compila tutte le opzioni obbligatorie.
refusal-name-the-game = Hai più partite di questo tipo. Indica quale con l’opzione «{ command-table }».
refusal-name-the-game-there = Indica quale partita intendi con l’opzione «{ command-table }».
refusal-not-a-place-to-play = Una partita può continuare solo in un canale di un server in cui posso scrivere.
refusal-no-such-game = Non trovo una partita «{ $text }» che tu possa intendere. `/{ command-games }` elenca le tue.
refusal-no-game = Non hai partite qui. Sfida qualcuno con `/{ command-challenge }`.
refusal-no-running-game = Non hai partite in corso. `/{ command-games }` elenca le tue.
refusal-no-count = Non hai partite nel conteggio.
refusal-moved-on = La partita { $number } è andata avanti dopo quel messaggio. Ecco come sta adesso.
refusal-unknown-command = Non conosco questo comando. Forse è più vecchio o più nuovo di me: riprova tra qualche minuto.
refusal-unknown-button = Non conosco più questo pulsante. `/{ command-board }` mostra la tua partita con pulsanti che funzionano.
refusal-repeated = È già stato fatto.
refusal-corrupt = Non riesco a leggere i dati della partita { $number }. Niente è stato cancellato; avvisa chi mi gestisce.
refusal-corrupt-other = Non riesco a leggere dei dati che mi servono. Niente è stato cancellato; avvisa chi mi gestisce.
refusal-trouble = Scusa, qualcosa è andato storto da parte mia e niente è cambiato. Riprova tra un momento.
refusal-partners-turn = È il turno della tua squadra, ma tocca a { $partner }: si gioca a turno.
refusal-nothing-to-confirm = Non c’è nessun conteggio accettato da confermare.
refusal-confirmation-in-progress = Il conteggio è accettato e aspetta la conferma. Per cambiarlo, premi «{ count-button-object }».
refusal-trial-in-progress = Si sta giocando su una copia per chiarire un disaccordo. Prima chiudila con due passi, o premi «{ count-button-end-trial }».
refusal-no-trial = Al momento non si gioca su una copia.
refusal-no-trial-by-these-rules = Con queste regole continuare a giocare non costa niente: premi invece «{ count-button-resume }».
refusal-no-repetition = Tutto il goban non è mai stato così prima d’ora: solo in quel caso una partita può restare senza risultato.
refusal-no-seki = Con queste regole un seki non cambia niente nel conteggio.
refusal-no-legal-point = Non puoi giocare in nessun punto. Passa.
refusal-no-ko = Non c’è nessun ko per cui potresti passare.
refusal-nothing-proposed = Non è stato proposto niente.
refusal-already-proposed = C’è già una proposta che aspetta risposta.
refusal-own-proposal = È la proposta della tua stessa parte: deve accettarla l’altra.
refusal-not-pairs = Le sostituzioni esistono solo nel Pair Go.
refusal-not-your-seat = { $player } non gioca dalla tua parte.
refusal-seated-twice = { $player } non può prendere due posti.
refusal-pairs-play-go = In coppia si gioca solo a Go.
refusal-pairs-by-lot = Nel Pair Go scegli un colore o lascia decidere alla sorte.
refusal-pairs-need-three = Il Pair Go richiede tre persone oltre a te: `{ command-opponent }`, `{ command-partner }` e `{ command-second }`.
refusal-already-joined = Hai già accettato; altri devono ancora farlo.
refusal-only-a-moderator = Può farlo solo chi modera.
refusal-other-club = Questa partita non è di questo server.
refusal-no-captures = { terms-game } non si decide con un numero di catture.
refusal-bad-rank = «{ $text }» non è un grado. Scrivi da 30k a 1k o da 1d a 9d.
refusal-bad-numbers = «{ $text }» non dice quali mosse. Scrivi 10 per le ultime dieci, «da 25» per tutte dalla mossa 25 in poi, o «tutte».
refusal-no-such-move = Non c’è una mossa { $number }: finora { $moves ->
    [0] non è stata giocata nessuna mossa
    [one] è stata giocata una mossa
   *[other] sono state giocate { $moves } mosse
}.
refusal-not-yet = La mossa { $number } viene dopo il goban che hai chiesto: { $shown ->
    [0] è il goban prima della prima mossa
   *[other] è il goban dopo la mossa { $shown }
}.
refusal-file-too-large = Il file è troppo grande: al massimo { $size } KiB.
refusal-file-unavailable = Non sono riuscito ad avere il file. Mandalo ancora una volta.
refusal-unreadable = Discord mi ha mandato qualcosa che non riesco a leggere, quindi non è stato fatto nulla. Se succede di nuovo, avvisa chi mi gestisce.
refusal-refused-but-done = Fatto, ma Discord ha rifiutato la mia risposta. Cercherò di mostrarla in un altro modo; `/{ command-board }` mostra a che punto è la partita.
refusal-refused-and-not-done = Discord ha rifiutato la mia risposta e non è cambiato nulla. Avvisa chi mi gestisce.
refusal-refused-perhaps-done = Discord ha rifiutato la mia risposta, quindi non posso mostrarla qui. Se chiedevi una modifica, forse è già stata fatta: controlla prima di riprovare.
refusal-hidden = **Questa risposta la vedi soltanto tu.** Qui mi usi come app esterna e, senza il permesso «Usa app esterne», Discord nasconde le mie risposte a tutti gli altri. Chiedi quel permesso ai moderatori, chiedi di aggiungermi al server oppure gioca in un altro canale.
