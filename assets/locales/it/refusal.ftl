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

refusal-against-oneself = Non puoi lanciarti una sfida. Se lasci vuoto l’avversario, può accettare chi vuole.
refusal-against-program = { $name } è un bot e non gioca.
refusal-against-me = Qui non gioco. Per giocare contro di me usa `/{ command-challenge } { opponent-level }:5`.
refusal-own-challenge = Questa sfida è tua: deve accettarla qualcun altro.
refusal-only-invited = Questa sfida è solo per { $invited }.
refusal-nobody-invited = Questa sfida è aperta a tutti, quindi non c’è niente da rifiutare.
refusal-only-challenger = Solo { $challenger } può ritirare questa sfida.
refusal-expired = Questa sfida è scaduta { $at }. Lanciane un’altra con `/{ command-challenge }`.
refusal-already-accepted = Questa sfida è già stata accettata.
refusal-declined = Questa sfida è stata rifiutata.
refusal-withdrawn = Questa sfida è stata ritirata.
refusal-replaced = Questa sfida è stata sostituita da un’altra, con altre condizioni.
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
refusal-record-full = Questa partita ha raggiunto il limite di { $most } azioni, annullamenti e richieste compresi. Ora si può solo concludere: abbandona, accetta il conteggio o chiedi ai moderatori.
refusal-count-in-progress = Hanno passato entrambi e il conteggio è cominciato. Per continuare a giocare, premi «{ count-button-resume }» sotto il goban.
refusal-not-counting = Si possono segnare catene e accettare il conteggio solo dopo che hanno passato entrambi.
refusal-no-stone-there = In { $point } non c’è nessuna pietra. Indica una pietra di ogni catena.
refusal-nothing-to-change = È già così.
refusal-already-agreed = La tua parte ha già accettato questo conteggio; l’altra non ancora.
refusal-off-board = **Fuori dal goban:** { $point } non è su questo goban. Su { $size } i punti vanno da A1 a { $last }.
refusal-occupied = **Punto occupato:** in { $point } c’è già una pietra.
refusal-ko = **Ko:** giocare in { $point } ricatturerebbe subito.
refusal-ko-of = **Ko:** giocare in { $point } ricatturerebbe subito { $stone }.
refusal-superko = **Superko:** una pietra in { $point } ripeterebbe la posizione { $number ->
    [0] dell’inizio
   *[other] dopo la mossa { $number }
}.
refusal-suicide = **Suicidio:** una pietra in { $point } non avrebbe libertà e non catturerebbe niente.
refusal-pass-forbidden = **Non si passa:** in questo gioco non puoi passare finché hai una mossa permessa.
refusal-why-occupied = { $color ->
    [white] È una pietra bianca
   *[black] È una pietra nera
}, e le pietre non si spostano mai. Scegli un punto libero.
refusal-why-ko = { $color ->
    [white] La pietra bianca in { $taker } ha appena catturato una sola pietra in { $point }
   *[black] La pietra nera in { $taker } ha appena catturato una sola pietra in { $point }
}. Prima gioca altrove; dopo potrai ricatturare, se sarà ancora possibile.
refusal-why-ko-in-trial = Mentre si gioca sulla copia, in { $point } puoi ricatturare solo dopo aver passato per liberare questo ko: premi «{ count-button-pass-for-ko }».
refusal-why-superko = Con queste regole nessuna mossa può ripetere una posizione precedente di tutto il goban. Prima gioca altrove.
refusal-earlier-picture = La seconda immagine mostra la posizione precedente; i quadrati segnano dove è diversa da adesso.
refusal-why-suicide-alone = { $color ->
    [white] Le pietre bianche in { $points }
   *[black] Le pietre nere in { $points }
} le tolgono tutte le libertà e ne hanno ancora di proprie.
refusal-why-suicide-chain = { $point } è l’ultima libertà delle tue stesse pietre in { $points }: gliela toglieresti.
refusal-double-three = **Doppio tre:** con { $point } Nero formerebbe due tre in una volta, e il Renju lo vieta.
refusal-double-four = **Doppio quattro:** con { $point } Nero formerebbe due quattro in una volta, e il Renju lo vieta.
refusal-overline = **Fila troppo lunga:** con { $point } Nero avrebbe sei o più in fila, e il Renju lo vieta.
refusal-why-rows = Uno è formato da { $point } e { $first } (triangoli), l’altro da { $point } e { $second } (quadrati).
refusal-why-overline = La fila di { $point } comprende anche { $points } (triangoli). Nero vince solo con esattamente cinque pietre.
refusal-button-read = Leggi: { $title }
refusal-shape = «{ $text }» non è un punto. Scrivi una lettera e un numero, come D4.
refusal-means-pass = «{ $text }» non è un punto. Per passare usa `/{ command-game } { command-pass }`.
refusal-letter-i = «{ $text }» non è un punto: i goban saltano la lettera I, dopo la H viene la J.
refusal-too-far = «{ $text }» è oltre il goban più grande, che finisce in T19.
refusal-too-long = È troppo lungo. Un punto è una lettera e un numero, come D4.
refusal-no-points = Indica una pietra di ogni catena, come D4 E5.
refusal-one-stone = Gioca una pietra alla volta: più pietre insieme valgono solo per l’handicap.
refusal-too-many-stones = Sono troppe. Pietre di handicap ancora da mettere: { $stones }.
refusal-none-placed = { $why } Non è stata messa nessuna pietra.
refusal-too-many-points = Sono troppe in una volta. Segna poche catene per volta.
refusal-bad-size = { terms-game }: non si gioca su un goban di queste dimensioni. Possibili: { $sizes }.
refusal-bad-handicap = { terms-game } su { $size }: questo handicap non esiste.
refusal-bad-komi = «{ $text }» non è un komi. Scrivi punti interi o mezzi punti, fino a 361, come 6,5.
refusal-no-komi = { terms-game }: non si contano punti, quindi non c’è komi.
refusal-no-komi-by-rules = Con queste regole non c’è komi. Non indicarlo, oppure scegli altre regole.
refusal-komi-too-large = Un komi di { $komi } supera i punti di un goban { $size }.
refusal-bad-number = «{ $text }» non è un numero valido qui.
refusal-bad-game = Non conosco un gioco chiamato «{ $text }».
refusal-bad-rules = { terms-game }: non ci sono regole chiamate «{ $text }». Scegli tra quelle suggerite.
refusal-bad-choice = «{ $text }» non è tra le scelte.
refusal-contradiction = Due delle condizioni scelte si contraddicono. Scegline una sola.
refusal-missing-option = Manca qualcosa. Compila tutte le opzioni obbligatorie.
refusal-name-the-game = Hai più partite così. Scegline una con l’opzione «{ command-table }».
refusal-name-the-game-there = Scegli una partita con l’opzione «{ command-table }».
refusal-not-a-place-to-play = Una partita può continuare solo in un canale di un server in cui posso scrivere.
refusal-no-such-game = Nessuna partita corrisponde a «{ $text }». `/{ command-games }` elenca le tue.
refusal-no-game = Non hai partite qui. Sfida qualcuno con `/{ command-challenge }`.
refusal-no-running-game = Non hai partite in corso. Sfida qualcuno con `/{ command-challenge }`.
refusal-being-counted = La tua partita è in fase di conteggio: ora non si possono fare mosse. `/{ command-game } { command-board }` la mostra.
refusal-no-count = Nessuna delle tue partite è in fase di conteggio.
refusal-moved-on = La partita { $number } è andata avanti dopo quel messaggio. Ecco la situazione attuale.
refusal-unknown-command = Non conosco questo comando. Forse è più vecchio o più nuovo di me: riprova tra qualche minuto.
refusal-unknown-button = Questo pulsante non funziona più. `/{ command-game } { command-board }` mostra la tua partita con pulsanti che funzionano.
refusal-repeated = È già stato fatto.
refusal-corrupt = Non riesco a leggere il kifu della partita { $number }. Niente è stato cancellato; avvisa chi gestisce questo bot.
refusal-corrupt-other = Non riesco a leggere dei dati che mi servono. Niente è stato cancellato; avvisa chi gestisce questo bot.
refusal-trouble = Scusa, qualcosa è andato storto da parte mia e niente è cambiato. Riprova tra un momento.
refusal-uncertain = Scusa, proprio in quel momento il database non era raggiungibile e non so se l’azione è stata registrata. Controlla prima di riprovare.
refusal-partners-turn = È il turno della tua parte, ma tocca a { $partner }: i partner giocano a turno.
refusal-nothing-to-object-to = Non c’è niente da contestare: nessuno ha ancora accettato questo conteggio.
refusal-trial-in-progress = Si sta risolvendo un disaccordo su una copia. Prima chiudila passando due volte di fila, o premi «{ count-button-end-trial }».
refusal-no-trial = Al momento non si gioca su una copia.
refusal-no-trial-by-these-rules = Con queste regole continuare a giocare non costa niente: premi invece «{ count-button-resume }».
refusal-no-repetition = Una partita può finire senza risultato solo se la posizione si ripete, e non si è ripetuta.
refusal-no-seki = Con queste regole il seki non cambia niente nel conteggio.
refusal-no-legal-point = Non puoi giocare in nessun punto. Passa.
refusal-no-ko = Non c’è nessun ko da liberare passando.
refusal-nothing-proposed = Non è stato proposto niente.
refusal-already-proposed = C’è già una proposta che aspetta risposta.
refusal-already-consented = La tua risposta c’è già; ne manca ancora un’altra.
refusal-own-proposal = È la proposta della tua stessa parte: non sta a te accettarla.
refusal-not-pairs = Le sostituzioni esistono solo nel Pair Go e nel rengo, e solo nelle tue partite.
refusal-not-your-seat = { $player } non gioca dalla tua parte.
refusal-not-seated = { $player } non gioca in questa partita.
refusal-seated-twice = { $player } non può giocare due volte nella stessa partita.
refusal-pairs-play-go = In coppia si gioca solo a Go.
refusal-pairs-by-lot = Nel Pair Go scegli un colore o lascialo al caso.
refusal-already-joined = Hai già accettato; altri devono ancora farlo.
refusal-only-a-moderator = Possono farlo solo i moderatori.
refusal-other-club = Questa partita è di un altro server.
refusal-other-channel = Questa partita appartiene a un altro canale: va decisa lì.
refusal-no-captures = { terms-game }: non si vince con un numero di catture.
refusal-bad-rank = «{ $text }» non è un grado. Scrivi da 30k a 1k o da 1d a 9d.
refusal-bad-numbers = «{ $text }» non dice quali mosse. Scrivi 10 per le ultime dieci, «da 25» per tutte dalla mossa 25 in poi, o «tutte».
refusal-no-such-move = Non c’è una mossa { $number }: finora { $moves ->
    [0] non è stata giocata nessuna mossa
    [one] è stata giocata una mossa
   *[other] sono state giocate { $moves } mosse
}.
refusal-not-yet = La mossa { $number } viene dopo la posizione che hai chiesto: { $shown ->
    [0] è la posizione prima della prima mossa
   *[other] è la posizione dopo la mossa { $shown }
}.
refusal-file-too-large = Il file è troppo grande: il limite è di { $size } KiB.
refusal-file-unavailable = Non sono riuscito a scaricare il file. Mandalo di nuovo.
refusal-no-record = A questo messaggio non è allegato nessun kifu. Leggo SGF, GIB, NGF e UGF.
refusal-bad-record = Non riesco a leggere questo file come kifu.
refusal-unreadable = Discord mi ha mandato qualcosa che non riesco a leggere, quindi non è stato fatto niente. Se succede di nuovo, avvisa chi gestisce questo bot.
refusal-refused-but-done = Fatto, ma Discord ha rifiutato la mia risposta. Cercherò di mostrarla in un altro modo; `/{ command-game } { command-board }` mostra a che punto è la partita.
refusal-refused-and-not-done = Discord ha rifiutato la mia risposta e non è cambiato niente. Avvisa chi gestisce questo bot.
refusal-refused-perhaps-done = Discord ha rifiutato la mia risposta, quindi non posso mostrarla qui. Se hai chiesto una modifica, forse è già stata fatta: controlla prima di riprovare.
refusal-hidden = **Questa risposta la vedi solo tu.** Qui mi usi come app esterna. Senza il permesso «Usa app esterne», Discord nasconde le mie risposte a tutti gli altri. Chiedi quel permesso ai moderatori, chiedi loro di aggiungermi al server, oppure gioca in un altro canale.
refusal-no-cards = -# Qui mi manca il permesso «Incorpora link»: perciò questo è testo semplice invece di una scheda.
