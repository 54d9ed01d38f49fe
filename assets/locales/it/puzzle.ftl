# Quesiti: una posizione con una domanda. Tutti vedono la scheda, le risposte sono private.
# puzzle = quesito
# level = livello, da 1 a 5
# solution = soluzione; try = tentativo
# Le altre parole come in rules.ftl.
puzzle-command = quesito
puzzle-command-about = Quesiti a cui qui chiunque può rispondere in privato
puzzle-now = ora
puzzle-now-about = Proponi un quesito a cui qui chiunque può rispondere in privato
puzzle-topic = tema
puzzle-topic-about = Di che cosa tratta; altrimenti di qualunque cosa
puzzle-level = livello
puzzle-level-about = Quanto è difficile, da 1 a 5; altrimenti 2
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
puzzle-title = Quesito { $number }: { $topic }
puzzle-level-of = Livello { $level } di 5
puzzle-tally = Tentativi di: { $tried } · risolto da: { $solved }
puzzle-closes = Si chiude { $until }. Le risposte sono private, e conta il primo tentativo.
puzzle-closed = Questo quesito è chiuso.
puzzle-button-close = Chiudi
puzzle-ask-captures = { $color ->
    [white] Bianco gioca sul cerchio. Quali pietre cattura? Indica una pietra di ogni catena.
   *[black] Nero gioca sul cerchio. Quali pietre cattura? Indica una pietra di ogni catena.
}
puzzle-ask-ko = { $color ->
    [white] Sul cerchio è stata catturata una pietra bianca. Bianco può ricatturare lì adesso?
   *[black] Sul cerchio è stata catturata una pietra nera. Nero può ricatturare lì adesso?
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
    [white] Tocca a Bianco, che può uccidere le pietre nere con i triangoli. Dove gioca Bianco?
   *[black] Tocca a Nero, che può uccidere le pietre bianche con i triangoli. Dove gioca Nero?
}
puzzle-ask-live = { $color ->
    [white] Tocca a Bianco. Dove gioca Bianco perché le pietre bianche con i triangoli vivano?
   *[black] Tocca a Nero. Dove gioca Nero perché le pietre nere con i triangoli vivano?
}
puzzle-ask-capture = { $color ->
    [white] Tocca a Bianco, che può catturare le pietre nere con i triangoli qualunque cosa faccia l’altra parte. Dove gioca Bianco?
   *[black] Tocca a Nero, che può catturare le pietre bianche con i triangoli qualunque cosa faccia l’altra parte. Dove gioca Nero?
}
puzzle-ask-save = { $color ->
    [white] Tocca a Bianco. Dove gioca Bianco per salvare dalla cattura le pietre bianche con i triangoli?
   *[black] Tocca a Nero. Dove gioca Nero per salvare dalla cattura le pietre nere con i triangoli?
}
puzzle-ask-study = { $color ->
    [white] Tocca a Bianco. Qual è la mossa giusta?
   *[black] Tocca a Nero. Qual è la mossa giusta?
}
puzzle-author = Commento: { $words }
puzzle-yes = Sì
puzzle-no = No
puzzle-right = { $tries ->
    [1] **Giusto!** Risolto al primo tentativo.
   *[other] **Giusto!** Risolto al tentativo { $tries }.
}
puzzle-refuted = L’immagine mostra perché.
puzzle-refuted-line = Le immagini mostrano mossa per mossa perché non funziona: { $moves }.
puzzle-fails-alone = L’altra parte non deve nemmeno rispondere.
puzzle-far-away = È troppo lontano: lì non cambia nulla.
puzzle-no-line = Lo studio non dà risposta a questa mossa, ma quella giusta è un’altra.
puzzle-right-move = La mossa giusta è { $point }.
puzzle-goes-on = Se entrambe le parti continuano al meglio: { $moves }.
puzzle-right-too = Giusto anche: { $points }.
puzzle-why-captures = { $point } cattura { $number ->
    [one] una pietra
   *[other] { $number } pietre
}: { $points }.
puzzle-why-ko = No: è ko. La pietra che ne ha appena catturata una sola non può essere ricatturata subito; prima bisogna giocare altrove.
puzzle-why-no-ko = Sì: nessun ko lo impedisce. La pietra in { $point } cattura { $number ->
    [one] una pietra
   *[other] { $number } pietre
}.
puzzle-why-line = Il meglio per entrambe le parti: { $points }. L’ultima mossa cattura.
puzzle-try-first = Prima prova: la soluzione è per chi ha risposto almeno una volta.
puzzle-not-yours = Può chiudere un quesito chi l’ha proposto, e anche la moderazione.
puzzle-none = Adesso non mi è riuscito un quesito così. Riprova, o con un altro livello.
puzzle-create = crea
puzzle-create-about = Porta un quesito tuo: un file SGF con la soluzione
puzzle-file = file
puzzle-file-about = Un SGF: la posizione, la linea giusta segnata o per prima, e risposte alle mosse sbagliate
puzzle-own-level-about = Quanto ti sembra difficile, da 1 a 5; altrimenti 3
puzzle-proposed = { $player } propone questo quesito. La moderazione decide se pubblicarlo.
puzzle-as-read = Così ho letto il file. Linee in tutto: { $lines }.
puzzle-button-post = Pubblica
puzzle-button-refuse = Rifiuta
puzzle-button-discard = Scarta
puzzle-moderators-only = Lo decide la moderazione.
puzzle-not-taken = Il quesito { $number } non viene pubblicato.
puzzle-proposal-gone = Questo quesito non aspetta più: è stato pubblicato o rifiutato, o ha aspettato troppo.
puzzle-too-many = Hai già in attesa tanti quesiti quanti se ne possono avere: { $number }.
puzzle-sgf-unclosed = Non riesco a leggere il file come SGF: la parentesi che si apre al byte { $offset } non si chiude mai.
puzzle-sgf-none = Non riesco a leggere il file come SGF: non contiene nessuna registrazione.
puzzle-sgf-game = Non conosco il gioco di quel file. Il go è GM[1].
puzzle-sgf-size = Il goban di quel file non ha una misura da 1 a 19.
puzzle-sgf-point = Nel file, { $property } indica qualcosa che non è un punto del suo goban.
puzzle-sgf-late-setup = Nel file si dispongono pietre dopo la prima mossa. Devono esserci tutte dall’inizio.
puzzle-sgf-turns = Nel file le parti non muovono a turno.
puzzle-sgf-no-moves = Nel file non c’è nessuna mossa, quindi nemmeno una soluzione.
puzzle-sgf-setup = La posizione nel file non è possibile.
puzzle-sgf-no-liberty = La posizione nel file non è possibile: la catena in { $at } non ha libertà.
puzzle-sgf-nothing-right = Nessuna linea del file è giusta. Scrivi RIGHT nel commento alla fine di una giusta, o mettila per prima.
puzzle-sgf-no-first-move = Una linea del file non comincia con una pietra.
puzzle-sgf-too-large = L’albero nel file è troppo grande: al massimo { $lines } linee di { $moves } mosse.
puzzle-sgf-illegal = Linea { $line } del file, mossa { $number }: { $reason }
