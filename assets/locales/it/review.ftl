### Le analisi di partite finite, e le loro mosse da indovinare.
# review = analisi
# mistake = errore

review-command = analisi
review-about = Vedi dove si è decisa una partita finita, secondo me
review-button = Analisi
review-nothing-yet = Analizzo le partite finite. Questa è in corso, oppure non ha mosse.
review-progress = Sto analizzando la partita { $number }: posizione { $done } di { $all }.
review-waits = Prima analizzo un’altra partita. Poi viene la tua.
review-late = { $player }, l’analisi della partita { $number } è arrivata troppo tardi per questa risposta. Premi ancora una volta «{ review-button }».
review-better = { $points ->
    [one] { $point } era migliore di circa un punto.
   *[other] { $point } era migliore di circa { $points } punti.
}
review-better-pass = { $points ->
    [one] Passare era migliore di circa un punto.
   *[other] Passare era migliore di circa { $points } punti.
}
review-likelier = { $point } era migliore: probabilità di vittoria { $before }% invece di { $after }%.
review-can-be-captured = Dopo questa mossa si poteva catturare { $stones } in { $liberties }.
review-none = Non vedo grandi errori in questa partita.
review-doubt = Giudico bene quanto gioco, e posso sbagliarmi.
review-rough = Su un goban così grande non leggo in profondità: prendilo come un’indicazione di massima.
review-sides = In questa partita i partner hanno giocato a turno: un errore è della parte, chiunque l’abbia giocato.
review-chances = { $color ->
    [white] Probabilità di vittoria di Bianco
   *[black] Probabilità di vittoria di Nero
}: { $percent }%.
review-alt = Un grafico di chi era in vantaggio in { $moves } mosse, Nero in alto e Bianco in basso. Dopo la mossa { $middle }: { $lead } Alla fine: { $end }
review-button-before = ‹ Errore
review-button-after = Errore ›
review-button-graph = Grafico
review-button-guess = Indovina le mosse
review-guess-about = Ripercorri la partita e indovina ogni mossa
review-guess-question = { $color ->
    [white] Dove ha giocato Bianco la mossa { $number }?
   *[black] Dove ha giocato Nero la mossa { $number }?
}
review-guess-right = { $point } è giusta: due punti.
review-guess-close = { $guess } è vicina: un punto. La mossa era { $point }.
review-guess-wrong = La mossa era { $point }.
review-guess-points = Punti finora: { $points } su { $most }.
review-guess-end = Era l’ultima mossa. I tuoi punti: { $points } su { $most }.
review-button-another = Un’altra partita
