# Le pagine dell’aiuto. Ogni pagina ha al massimo 4096 caratteri.
# board = goban
# stone = pietra
# point (on the board) = punto
# chain = catena
# group = gruppo
# liberty = libertà
# capture = catturare, cattura
# in atari = in atari
# prisoner = prigioniero
# suicide = suicidio
# ko, superko = ko, superko
# eye = occhio
# life and death = vita e morte
# seki = seki
# to pass = passare
# count = conteggio
# territory = territorio
# area = area
# neutral point = punto neutro
# komi = komi
# handicap stone = pietra di handicap
# marked point = hoshi, punto segnato
# draw = pareggio
# five in a row = cinque in fila
# pair = coppia
# dispute = disaccordo

help-shelf-start = Per cominciare, e i giochi
help-shelf-rules = Le regole, una per una
help-shelf-rule-sets = I regolamenti
help-welcome-title = Il Go su Discord
help-welcome =
    Sono tengen. Con me si gioca a Go e a giochi simili: mostro il goban, controllo ogni mossa e conto i punti.

    `/{ command-challenge }` propone una partita a qualcuno, o a chiunque.
    `/{ command-games }` elenca le tue partite e ti porta a quelle che ti aspettano.
    `/{ rules-command }` ti insegna il Go dalla prima pietra.
help-button-offer = Proponi una partita
help-button-learn = Impara il Go
help-button-puzzle = Risolvi un problema
help-start-title = Per cominciare
help-start =
    Con me puoi giocare partite di Go e di giochi simili a qualsiasi ritmo: una mossa al minuto o una mossa al giorno.

    `/{ command-challenge }` sfida qualcuno, o chiunque voglia giocare. Appena preme **{ challenge-button-accept }**, compare il goban.
    Quando tocca a te, premi **{ table-button-play }** sotto il goban e scegli un punto, oppure usa `/{ command-play } { command-point }:D4`.
    `/{ command-games }` elenca le tue partite, con i link ai goban che ti aspettano.
    { help-organisers-title }: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.

    Le colonne hanno lettere da sinistra, senza la I; le righe hanno numeri dal basso. `A1` è l’angolo in basso a sinistra.
    {""}**{ table-button-more }** → **{ table-button-text }** descrive il goban a parole per uno screen reader; `/{ command-game } { command-board } { command-form }` lo descrive riga per riga o catena per catena.
help-commands-title = Comandi
help-commands = Che cosa so fare:
help-organisers-title = Per chi organizza
help-organisers =
    I tornei e simili hanno comandi propri. Chi gestisce il server li aggiunge con `/{ command-club-admin } { setup-command }`.
    Basta un comando: il messaggio che compare ha i pulsanti per tutto il resto.
help-moderators = **Per i moderatori** { $commands }
help-count-title = Il conteggio
help-count =
    Se si passa due volte di fila, il gioco si ferma e comincia il conteggio.

    Nel menu **{ count-menu }** sotto il goban scegli ogni catena che non può sfuggire alla cattura: tutta la catena viene segnata come morta. Le altre sono vive.
    L’immagine mostra il territorio e il punteggio in base alle catene segnate.
    Dopo ogni cambiamento dovete accettare di nuovo entrambi. Quando tutti e due hanno premuto **{ count-button-agree }** per lo stesso conteggio, la partita è finita.
    Se non siete d’accordo, premi **{ count-button-resume }**: allora il tuo avversario gioca per primo.
help-clubs-title = Il Go vicino a te
help-clubs =
    Il Go si gioca anche dal vivo. Le federazioni sanno dove: circoli, incontri e tornei vicino a te, dove chi comincia è benvenuto.
    Se il tuo paese non è nell’elenco, chiedi alla federazione internazionale o a quella europea.
help-go =
    Nero e Bianco mettono a turno una pietra su un punto libero, cioè un incrocio delle linee. Le pietre non si spostano mai.

    Le pietre dello stesso colore che si toccano lungo le linee formano una catena. I punti liberi accanto a una catena sono le sue libertà; ognuno conta una volta sola.
    Chi toglie l’ultima libertà a una catena avversaria la cattura: le sue pietre lasciano subito il goban.
    Giocare una pietra che, anche dopo le catture, non avrebbe libertà è suicidio e non è permesso.
    {""}**Ko:** quando una pietra sola ha appena catturato una sola pietra e potrebbe a sua volta essere catturata subito, l’avversario deve prima giocare altrove.

    Puoi passare in qualsiasi momento. Se si passa due volte di fila, il gioco si ferma e comincia il conteggio.
help-atari-go =
    Il Go della prima sera: vince chi cattura per primo.

    Pietre, catene e libertà sono come nel Go. Non ci sono né ko né territorio, e il suicidio non è permesso.
    Puoi passare solo se non hai nessuna mossa permessa.
help-gomoku =
    Nero e Bianco mettono a turno una pietra su un punto libero. Le pietre non si spostano e non si catturano.

    Vince chi ha per primo cinque pietre in fila senza buchi, in orizzontale, in verticale o in diagonale. Se il goban è pieno e nessuno ne ha cinque, è pareggio.
help-go-bang =
    Cinque in fila, come nel Gomoku, ma con le catture.

    Una coppia sono due pietre vicine dello stesso colore su una linea. Metti le tue pietre ai due estremi di una coppia avversaria e la coppia lascia il goban, in tutte e otto le direzioni e anche più coppie insieme.
    Puoi giocare senza rischi tra due pietre avversarie: cattura solo chi chiude la trappola.
    Le pietre catturate non contano; vincono cinque pietre in fila.
help-rules-title = Regole: { $rules }
help-rules = { $rules ->
    [japanese]
        Ogni punto libero che solo le tue pietre vive circondano vale un punto per te, e così ogni pietra che hai catturato. Bianco aggiunge il komi.
        I gruppi che vivono solo grazie a punti neutri sono in seki: ciò che circondano non conta.
        Se si passa due volte di fila, la partita si ferma. Allora vi accordate su quali pietre sono morte (non occorre catturarle) e quali sono in seki; un disaccordo si può risolvere su una copia. Chi si dice d’accordo conferma anche il conteggio indicato accanto; finché non lo siete entrambi, ciascuno può contestarlo.
        Ciascuna parte può abbandonare in ogni momento; vince allora l’altra (articolo 11).
        Se una posizione si ripete, potete concordare che la partita è senza risultato.
        Dopo aver passato si può chiedere di continuare: l’altra parte deve accettare e gioca per prima (articolo 9.3).
        Sulla copia un ko si può ricatturare solo dopo aver passato per liberare proprio quel ko (articolo 7.2).
        Se, dopo che hanno passato entrambi, si trova una mossa che cambierebbe il risultato e per questo non vi accordate, perdono entrambi (articolo 13).
        Su un goban di legno una pietra spostata torna al suo posto e si continua; se non vi accordate, perdono entrambi (articolo 13.2). Qui nessuna pietra si può spostare.
        Chi viola una regola perde subito la partita, finché non hanno confermato entrambi il conteggio; qui lo decidono i moderatori (articolo 14).
    [traditional]
        Ogni punto libero che solo le tue pietre vive circondano vale un punto per te, e così ogni pietra che hai catturato o che è prigioniera nel tuo territorio. Non c’è komi; fino a nove pietre di handicap equilibrano la partita.
    [traditional-two-edges]
        Il libretto Go & Go-Bang preso alla lettera: al massimo due bordi del goban possono aiutare a chiudere un territorio. I punti liberi che toccano tre o quattro bordi non sono quindi di nessuno. Non c’è komi.
    [strasbourg]
        Vince chi alla fine ha più pietre sul goban. Tutto conta così com’è: nessuna pietra è morta, prigionieri e territorio non contano. Se si passa due volte di fila, la partita finisce. Non c’è komi, a meno che non vi accordiate.
    [chinese]
        Ogni tua pietra viva vale un punto per te, e così ogni punto libero che solo loro circondano, anche in seki. I prigionieri non contano. Bianco aggiunge il komi; le pietre di handicap non si compensano.
        Nessuna mossa può ripetere una posizione precedente di tutto il goban (superko).
    [tromp-taylor]
        Ogni tua pietra vale un punto per te, e così ogni punto libero che solo loro raggiungono. Se si passa due volte di fila, la partita finisce e tutto conta così com’è: cattura prima ciò che credi morto.
        Nessuna mossa può ripetere una posizione precedente di tutto il goban (superko). Una catena che resta senza libertà per una tua mossa esce dal goban: il suicidio di più pietre è permesso.
    [new-zealand]
        Ogni tua pietra viva vale un punto per te, e così ogni punto libero che solo loro circondano. Bianco aggiunge il komi, di norma 7.
        Nessuna mossa può ripetere una posizione precedente di tutto il goban in cui tocca allo stesso colore (superko). Una catena che resta senza libertà per una tua mossa esce dal goban: il suicidio è permesso.
    [atari-go]
        All’inizio due pietre nere e due bianche si incrociano al centro del goban. Vince la prima cattura di almeno una pietra.
    [atari-go-empty]
        All’inizio il goban è vuoto. Vince la prima cattura di almeno una pietra.
    [gomoku]
        Vincono cinque pietre in fila, e anche una fila più lunga: ne contiene cinque.
    [gomoku-exact]
        Vince solo una fila di esattamente cinque pietre; sei o più non vincono.
    [renju]
        Nero vince solo con esattamente cinque in fila; Bianco vince con cinque o più.
        Una pietra nera non può formare due tre, due quattro o sei e più in fila (doppio tre, doppio quattro, fila troppo lunga), a meno che non ne formi anche esattamente cinque. Un tre conta se una mossa permessa ne fa quattro in fila con le due estremità aperte. Bianco può giocare ovunque.
        Il bot rifiuta una mossa vietata e mostra perché; nessuno perde per questo.
    [go-bang]
        Si catturano le coppie avversarie tra due pietre proprie. Vincono cinque pietre in fila, e anche una fila più lunga. Le coppie catturate non contano.
    [go-bang-exact]
        Si catturano le coppie avversarie tra due pietre proprie. Vince solo una fila di esattamente cinque pietre; sei o più non vincono.
    [go-bang-plain]
        La prima forma del libretto: non si cattura. Vincono cinque pietre in fila, e anche una fila più lunga.
    [go-bang-plain-exact]
        La prima forma del libretto: non si cattura. Vince solo una fila di esattamente cinque pietre; sei o più non vincono.
    [pente]
        Si catturano le coppie avversarie tra due pietre proprie. Vincono cinque pietre in fila, anche una fila più lunga, e così cinque coppie catturate.
    [pente-exact]
        Si catturano le coppie avversarie tra due pietre proprie. Vince una fila di esattamente cinque pietre, e così cinque coppie catturate; sei o più in fila non vincono.
   *[territory]
        Ogni punto libero che solo le tue pietre vive circondano vale un punto per te, e così ogni pietra che hai catturato. I punti neutri, e quelli dentro un seki, non contano.
        Le pietre morte si tolgono prima del conteggio e valgono anch’esse come catturate. Bianco aggiunge il komi, se vi siete accordati; di solito 5,5. A parità di punti è pareggio (jigo).
}
help-rules-captures =
    { $stones ->
        [one] Vince chi ha catturato per primo { $stones } pietra.
       *[other] Vince chi ha catturato per primo { $stones } pietre, in una cattura o in più catture.
    }

# Le regole una per una. Ciò che una pagina dice della sua immagine è verificato con assets/rules.
help-liberties-title = Libertà e catene
help-liberties =
    Una pietra ha una libertà su ogni punto libero accanto a lei lungo le linee: quattro in mezzo al goban, tre sul bordo, due nell’angolo.
    Le pietre dello stesso colore che si toccano lungo le linee sono una sola catena. Le pietre di una catena condividono le libertà: la catena resta o cade tutta intera.

    Nell’immagine la catena nera ha sei libertà, segnate con dei cerchi. C5 tocca due delle sue pietre e conta comunque una volta sola; Bianco le ha tolto una libertà con D6.
help-capture-title = Cattura
help-capture =
    Chi toglie l’ultima libertà a una catena avversaria la cattura: tutte le sue pietre lasciano subito il goban e diventano prigioniere. Una mossa può catturare più catene.
    Una catena a cui resta una sola libertà è in atari.

    Nell’immagine la catena bianca con i triangoli è in atari. Nero gioca sul cerchio, le due pietre lasciano il goban e i loro punti sono di nuovo liberi.
    Nell’immagine la pietra nera non è ancora catturata: le restano due libertà, segnate con dei triangoli. Sono libertà anche di pietre bianche, ma non cambia nulla: Bianco deve occuparle tutte e due.
help-suicide-title = Suicidio
help-suicide =
    Una mossa non può lasciare senza libertà la propria catena. Ma prima vengono le catture: se la mossa toglie l’ultima libertà a una catena avversaria, quella catena lascia il goban e fa posto.

    Nell’immagine Nero non può giocare sulla croce: le due pietre vicine sono bianche e hanno libertà altrove. Sul cerchio Nero può giocare, perché così cattura due pietre bianche.
    Alcuni regolamenti (Tromp-Taylor, neozelandese) permettono il suicidio; allora è la catena stessa a lasciare il goban.
help-ko-title = Ko
help-ko =
    Due pietre potrebbero catturarsi a vicenda all’infinito. La regola del ko lo impedisce: una pietra che ha appena catturato una sola pietra, e che è isolata con quell’unica libertà, non può essere catturata subito al turno dopo.

    Nell’immagine Nero ha appena catturato una pietra in C4 con la pietra nel cerchio, perciò Bianco non può ancora giocare sulla croce. Bianco gioca altrove o passa, e dopo può ricatturare, se Nero non ha occupato C4.
    Non è ko se si cattura più di una pietra, o se la pietra che cattura fa parte di una catena.
help-superko-title = Superko
help-superko =
    Con le regole ad area nessuna mossa può ripetere una posizione precedente di tutto il goban, per quanto lontana. Passare è sempre permesso.

    Nell’immagine Bianco ha giocato A1 e ha così sacrificato due pietre; Nero le ha catturate con la pietra nel cerchio. Se Bianco la catturasse giocando sulla croce, tutto il goban sarebbe com’era prima di A1: Bianco deve quindi prima giocare altrove.
    Con il superko situazionale (regole neozelandesi) una posizione è la stessa solo se tocca anche allo stesso colore. Con le regole giapponesi un ciclo del genere può continuare, e si può concordare che la partita è senza risultato.
help-life-title = Vita e morte: due occhi
help-life =
    Un gruppo che circonda due punti separati, i suoi occhi, vive per sempre: per catturarlo bisognerebbe occuparli tutti e due insieme, e ciascuno da solo è un suicidio.
    Un occhio solo non basta.

    Nell’immagine il gruppo nero in basso ha due occhi: Bianco non può giocare su nessuna delle due croci. Il gruppo bianco in alto a destra ne ha uno solo: Nero gioca sul cerchio e lo cattura.
    Il gruppo nero dell’immagine sembra al sicuro, ma i suoi due punti liberi sono vicini e fanno un occhio solo. Bianco gioca sul cerchio e comincia a romperlo dall’interno: se Nero cattura quella pietra da A1, Bianco gioca di nuovo sul cerchio e cattura tutto.
    Un gruppo che non può fare due occhi è morto. Se si è d’accordo, dopo la partita si toglie senza catturarlo.
help-seki-title = Seki
help-seki =
    A volte nessuno dei due può catturare l’altro, e vivono entrambi senza due occhi: è un seki.

    Nell’immagine le catene con i triangoli e con i quadrati condividono le ultime due libertà, i cerchi. Chi gioca su uno dei due viene catturato sull’altro, perciò nessuno tocca niente.
    Con le regole giapponesi ciò che i gruppi in seki circondano non conta. Con le regole ad area contano le loro pietre, e anche i punti che solo loro circondano.
help-passing-title = Passare
help-passing =
    Nel Go puoi passare ogni volta che tocca a te. Rinunci al turno e a nient’altro, e il divieto di un ko semplice decade.
    Se si passa due volte di fila, la partita si ferma.

    Passa quando nessuna mossa ti serve più: dove si conta il territorio, una pietra nel tuo territorio costa un punto. Nell’immagine resta solo il cerchio. Tocca entrambi i colori, quindi con le regole a territorio lì nessuno guadagna niente.
    Nell’Atari-Go puoi passare solo se non hai nessuna mossa permessa, nel Gomoku e nel Go-Bang mai.
help-scoring-title = Territorio, area, pietre
help-scoring =
    Che cosa conta alla fine dipende dalle regole. **Territorio:** i punti liberi che solo le tue pietre vive circondano, e i tuoi prigionieri. **Area:** le tue pietre vive, e i punti liberi che solo loro circondano. **Pietre:** le pietre che hai sul goban.

    Nell’immagine Nero ha 18 punti di territorio e Bianco 12; ad area è 27 a 21, a pietre 9 a 9. E1 tocca entrambi i colori e non è di nessuno.
    Le pietre morte si tolgono prima del conteggio, tranne dove tutto conta così com’è.
help-handicap-title = Handicap e komi
help-handicap =
    Chi gioca per primo ha un vantaggio. Il komi lo compensa: alla fine si aggiungono altrettanti punti a quelli di Bianco, e mezzo punto esclude il pareggio.

    Se uno dei due è più forte, un handicap aiuta l’altro, che prende il Nero: al posto della prima mossa, da due a nove pietre nere stanno sugli hoshi, i punti segnati, e Bianco gioca per primo. L’immagine ne mostra quattro su 9×9. Il komi è allora piccolo: 0,5 o niente.
help-pairs-title = Le coppie e la trappola
help-pairs =
    Nel Go-Bang e nel Pente due pietre vicine su una linea sono una coppia. Chi mette le proprie pietre subito ai due estremi cattura la coppia: in orizzontale, in verticale e in diagonale, anche più coppie insieme. Le pietre sole e le file di tre non si possono catturare.

    Nell’immagine Nero gioca sul cerchio e cattura due pietre. Sul quadrato Nero può giocare senza rischi, anche se poi la coppia sta tra due pietre bianche: cattura solo chi chiude la trappola.

# Sotto il goban, quando una coppia si è appena messa in mezzo.
help-moved-in-between = { $points }: ora stanno tra due pietre avversarie, ma restano sul goban. Cattura solo chi chiude la trappola.

# Le immagini in parole.
help-alt-part = Goban di { $columns } per { $rows }, da { $from } a { $to }.
help-alt-cross = Con una croce: { $points }.
help-alt-circle = Con un cerchio: { $points }.
help-alt-triangle = Con un triangolo: { $points }.
help-alt-square = Con un quadrato: { $points }.
help-alt-written = Scritto sui punti: { $points }.
help-alt-territory = { $color ->
    [white] Territorio di Bianco
   *[black] Territorio di Nero
}: { $points }.
help-alt-partial = L’immagine mostra anche altro.
