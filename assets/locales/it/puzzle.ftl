# Problemi: una posizione con una domanda. Tutti vedono la scheda, le risposte sono private.
# puzzle = problema
# level = livello, da 1 a 5
# solution = soluzione; try = tentativo
# Le altre parole come in rules.ftl.
puzzle-command = problema
puzzle-command-about = Risolvi problemi in privato o con tutti qui
puzzle-now = ora
puzzle-now-about = Risolvi problemi in privato, uno dopo l’altro
puzzle-topic = argomento
puzzle-topic-about = Argomento (predefinito: qualunque)
puzzle-level = livello
puzzle-level-about = Livello di partenza, da 1 a 5
puzzle-topic-named = { $topic ->
    [captures] Cattura
    [forbidden] Punti vietati
    [atari-go] Atari-Go
    [ko] Ko
    [stones] Contare le pietre
    [territory] Contare il territorio
    [dead-chains] Catene morte
    [five] Cinque in fila
    [pairs] Catturare coppie
    [life-and-death] Vita e morte
    [capturing] Catturare e salvare
    [study] Studio
   *[liberties] Libertà
}
puzzle-title = Problema { $number }: { $topic }
puzzle-here = Problema del giorno: { $channels }
puzzle-level-of = Livello { $level } su 5
puzzle-tally = Provato da: { $tried } · risolto da: { $solved }
puzzle-closes = Si chiude { $until }. Le risposte sono private, e conta il primo tentativo.
puzzle-closed = Questo problema è chiuso.
puzzle-button-next = Prossimo problema
puzzle-button-post-here = Pubblica qui
puzzle-in-a-row = **{ $number } di fila**
puzzle-button-close = Termina il problema
puzzle-close-question = Terminare ora il problema { $number }? Tutti vedranno la soluzione e le altre risposte non conteranno.
puzzle-closed-now = Il problema { $number } è chiuso.
puzzle-ask-captures = { $color ->
    [white] Bianco gioca in { $point }. Quali pietre cattura? Indica una pietra di ogni catena.
   *[black] Nero gioca in { $point }. Quali pietre cattura? Indica una pietra di ogni catena.
}
puzzle-ask-ko = { $color ->
    [white] In { $point } è stata catturata una pietra bianca. Bianco può ricatturare lì adesso?
   *[black] In { $point } è stata catturata una pietra nera. Nero può ricatturare lì adesso?
}
puzzle-ask-five = { $color ->
    [white] Tocca a Bianco. Su quali punti Bianco completa cinque in fila? Indicali tutti.
   *[black] Tocca a Nero. Su quali punti Nero completa cinque in fila? Indicali tutti.
}
puzzle-ask-pairs = { $color ->
    [white] Tocca a Bianco. Su quali punti Bianco cattura una coppia? Indicali tutti.
   *[black] Tocca a Nero. Su quali punti Nero cattura una coppia? Indicali tutti.
}
puzzle-ask-atari-go = { $color ->
    [white] Atari-Go, tocca a Bianco.
   *[black] Atari-Go, tocca a Nero.
} { $moves ->
    [1] Quale mossa cattura subito?
   *[other] Quale prima mossa cattura al più tardi alla mossa { $moves }, qualunque cosa faccia l’altra parte?
}
puzzle-ask-kill = { $color ->
    [white] Tocca a Bianco, che può uccidere le pietre nere segnate con un triangolo. Dove gioca Bianco?
   *[black] Tocca a Nero, che può uccidere le pietre bianche segnate con un triangolo. Dove gioca Nero?
}
puzzle-ask-live = { $color ->
    [white] Tocca a Bianco. Dove gioca Bianco perché le pietre bianche segnate con un triangolo vivano?
   *[black] Tocca a Nero. Dove gioca Nero perché le pietre nere segnate con un triangolo vivano?
}
puzzle-ask-capture = { $color ->
    [white] Tocca a Bianco, che può catturare le pietre nere segnate con un triangolo, qualunque cosa faccia l’altra parte. Dove gioca Bianco?
   *[black] Tocca a Nero, che può catturare le pietre bianche segnate con un triangolo, qualunque cosa faccia l’altra parte. Dove gioca Nero?
}
puzzle-ask-save = { $color ->
    [white] Tocca a Bianco. Dove gioca Bianco per salvare le pietre bianche segnate con un triangolo?
   *[black] Tocca a Nero. Dove gioca Nero per salvare le pietre nere segnate con un triangolo?
}
puzzle-ask-study = { $color ->
    [white] Tocca a Bianco. Qual è la mossa giusta?
   *[black] Tocca a Nero. Qual è la mossa giusta?
}
puzzle-author = Commento del file: { $words }
puzzle-yes = Sì
puzzle-no = No
puzzle-missed = **Risposta errata.**
puzzle-right = { $tries ->
    [1] **Giusto!** Risolto al primo tentativo.
   *[other] **Giusto!** Risolto al { $tries }º tentativo.
}
puzzle-refuted = L’immagine mostra perché.
puzzle-refuted-line = Le immagini mostrano perché non funziona, mossa per mossa: { $moves }.
puzzle-fails-alone = L’altra parte non ha nemmeno bisogno di rispondere.
puzzle-far-away = È troppo lontano per cambiare qualcosa.
puzzle-no-line = Il file non dà risposta a questa mossa, ma non è quella giusta.
puzzle-right-move = La mossa giusta è { $point }.
puzzle-best-line = Con il gioco migliore di entrambe le parti: { $moves }.
puzzle-right-too = Giusto anche: { $points }.
puzzle-why-captures = { $point } cattura { $number ->
    [one] una pietra
   *[other] { $number } pietre
}: { $points }.
puzzle-why-ko = No: è ko. La pietra che ha appena catturato una sola pietra non può essere ricatturata subito; prima bisogna giocare altrove.
puzzle-why-no-ko = Sì: nessun ko lo impedisce. La pietra in { $point } cattura { $number ->
    [one] una pietra
   *[other] { $number } pietre
}.
puzzle-why-line = Il meglio per entrambe le parti: { $points }. L’ultima mossa cattura.
puzzle-posted = Hai già pubblicato questo problema: ora è nel canale.
puzzle-try-first = Prima prova: la soluzione si vede solo dopo aver risposto.
puzzle-not-yours = Questo problema possono terminarlo solo i moderatori e chi l’ha chiesto.
puzzle-none = Non sono riuscito a comporre un problema così. Riprova, o scegli un altro livello.
puzzle-create = crea
puzzle-create-about = Proponi un tuo problema: un file SGF con la soluzione
puzzle-file = file
puzzle-file-about = SGF: la posizione, la variante giusta (segnata o per prima), risposte alle mosse sbagliate
puzzle-own-level-about = La difficoltà secondo te, da 1 a 5 (predefinito: 3)
puzzle-which-game = partita
puzzle-which-game-about = Numero della partita, se il file ne ha più d’una (predefinito: la prima con mosse)
puzzle-proposed = { $player } propone questo problema. I moderatori decidono se pubblicarlo.
puzzle-as-read = Così ho letto il file. Numero di varianti: { $lines }.
puzzle-remark-games = Partita { $taken } di { $games } del file. Per un’altra, usa `{ puzzle-which-game }`.
puzzle-remark-first-branch = Nel file niente segna la variante giusta, quindi ho preso per buono il primo ramo.
puzzle-remark-charset = Il file non indica il suo set di caratteri, o ne indica uno sbagliato. L’ho letto come { $charset }: controlla il testo.
puzzle-button-post = Pubblica
puzzle-button-refuse = Rifiuta
puzzle-button-discard = Scarta
puzzle-moderators-only = Possono deciderlo solo i moderatori.
puzzle-not-taken = Il problema { $number } non sarà pubblicato.
puzzle-proposal-gone = Questo problema non è più in attesa: è stato pubblicato o rifiutato, o ha aspettato troppo.
puzzle-too-many = Hai già { $number } problemi in attesa, e questo è il limite.
puzzle-sgf-unclosed = Non riesco a leggere il file come SGF: la parentesi che si apre al byte { $offset } non si chiude mai.
puzzle-sgf-none = Non riesco a leggere il file come SGF: non contiene nessun kifu.
puzzle-sgf-game = Non conosco il gioco di quel file. Il Go è GM[1].
puzzle-sgf-size = Il goban di quel file non ha tra 1 e 19 linee.
puzzle-sgf-point = Nel file, { $property } indica qualcosa che non è un punto del suo goban.
puzzle-sgf-late-setup = Nel file si dispongono pietre dopo la prima mossa. Devono esserci tutte fin dall’inizio.
puzzle-sgf-turns = Nel file Nero e Bianco non si alternano.
puzzle-sgf-no-moves = Nel file non ci sono mosse, quindi non c’è soluzione.
puzzle-sgf-no-such-game = Questa partita non c’è nel file. Numero di partite: { $games }.
puzzle-sgf-setup = La posizione nel file non è possibile.
puzzle-sgf-no-liberty = La posizione nel file non è possibile: la catena in { $at } non ha libertà.
puzzle-sgf-nothing-right = Nessuna variante del file è giusta. Scrivi RIGHT nel commento alla fine di una giusta, o mettila per prima.
puzzle-sgf-no-first-move = Una variante del file non comincia con una pietra.
puzzle-sgf-too-large = L’albero nel file è troppo grande: il limite è di { $lines } varianti di { $moves } mosse.
puzzle-sgf-illegal = Variante { $line } del file, mossa { $number }: { $reason }
