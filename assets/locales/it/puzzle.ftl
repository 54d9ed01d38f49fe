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
puzzle-author = Chi l’ha fatto scrive: { $words }
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
