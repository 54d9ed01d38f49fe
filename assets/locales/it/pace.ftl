### Orologi, mosse annullate, pause e partite annullate.
# clock = orologio
# move = mossa
# undo, take back = annullare la mossa
# pause = pausa
# call off = annullare la partita
# draw = pareggio
# pass = passo
# claim the game = reclamare la vittoria
# period = periodo
# byo-yomi = byo-yomi
# stone = pietra
# Black, White = Nero, Bianco
# board = goban
# seat = posto
# vacation = vacanza
# moderator = chi modera

pace-days = { $days } { $days ->
    [one] giorno
   *[other] giorni
}
pace-hours = { $hours } { $hours ->
    [one] ora
   *[other] ore
}
pace-days-and-hours = { $days } { $days ->
    [one] giorno
   *[other] giorni
} e { $hours } { $hours ->
    [one] ora
   *[other] ore
}
pace-taken-back = { $color ->
    [white] Bianco ha annullato la sua ultima mossa.
   *[black] Nero ha annullato la sua ultima mossa.
}
pace-undone = La mossa è annullata: il goban e gli orologi sono com’erano prima.
pace-went-on = Gli orologi sono ripartiti.
pace-paused = Gli orologi sono fermi finché qualcuno gioca o li fa ripartire.
pace-time-given = { $color ->
    [white] Bianco riceve altro tempo: { $span }.
   *[black] Nero riceve altro tempo: { $span }.
}
pace-overdue = { $color ->
    [white] Il tempo di Bianco è scaduto. Nero può reclamare la vittoria, dare altro tempo o annullare la partita.
   *[black] Il tempo di Nero è scaduto. Bianco può reclamare la vittoria, dare altro tempo o annullare la partita.
}
pace-proposes-undo = { $player } chiede di annullare la mossa { $number } ({ $point }).
pace-proposes-undo-pass = { $player } chiede di annullare la mossa { $number } (un passo).
pace-proposes-pause = { $player } propone una pausa: gli orologi si fermerebbero.
pace-proposes-call-off = { $player } propone di annullare la partita: nessuno vincerebbe o perderebbe.
pace-proposes-draw = { $player } propone il pareggio.
pace-won-time = { $color ->
    [white] Tempo scaduto per { $loser }: vince Bianco ({ $winner }).
   *[black] Tempo scaduto per { $loser }: vince Nero ({ $winner }).
}
pace-won-adjudication = { $color ->
    [white] Chi modera ha deciso la partita: vince Bianco ({ $winner }).
   *[black] Chi modera ha deciso la partita: vince Nero ({ $winner }).
}
pace-draw = La partita finisce in pareggio, di comune accordo.
pace-not-begun = La partita non è cominciata in tempo. Nessuno vince o perde.
pace-called-off = La partita è annullata. Nessuno vince o perde.
pace-reseated = Chi modera ha assegnato un posto a qualcun altro.
pace-nothing-to-undo = Non c’è nessuna tua mossa da annullare.
pace-too-late-to-take-back = Puoi annullare liberamente una mossa per un minuto, finché nessuno ha risposto. Dopo serve l’accordo del tuo avversario: chiedilo con `/{ command-undo }`.
pace-no-clock = Questa partita non ha orologio.
pace-is-paused = Gli orologi sono già fermi.
pace-not-paused = Gli orologi non sono fermi.
pace-too-much-time = Puoi dare al massimo { $most } alla volta.
pace-time-is-out = Il tuo tempo è scaduto { $at }.
pace-time-was-out = Il tuo tempo è scaduto.
pace-nobody-overdue = Il tuo avversario ha ancora tempo.
pace-no-draw = In questa partita non si può pareggiare di comune accordo.
pace-bad-time = Questo orologio non esiste. Esempi: `3d` per tre giorni a mossa, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
}
pace-field-clock = Orologio
pace-field-rest = L’orologio si ferma
pace-field-overdue = Quando il tempo è scaduto
pace-control-none = Nessuno
pace-control-per-move = { $each } per ogni mossa
pace-control-fischer = { $start } all’inizio, { $increment } in più a ogni mossa, { $cap } al massimo (Fischer)
pace-control-byo-yomi = { $main }, poi { $periods ->
    [one] un periodo
   *[other] { $periods } periodi
} di { $period } (byo-yomi)
pace-control-canadian = { $main }, poi { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
} ogni { $period } (canadese)
pace-line-none = senza orologio
pace-line-per-move = { $each } a mossa
pace-line-fischer = { $start } + { $increment } a mossa
pace-line-rests-weekends = fermo nel fine settimana
pace-line-rests-nights = fermo di notte
pace-line-rests-both = fermo di notte e nel fine settimana
pace-rest-none = In vacanza e mentre sono offline
pace-rest-weekends = Nel weekend secondo il fuso orario di ciascuno, in vacanza e mentre sono offline
pace-rest-nights = Di notte (dalle 22 alle 8) secondo il fuso orario di ciascuno, in vacanza e mentre sono offline
pace-rest-both = Nel weekend e di notte (dalle 22 alle 8) secondo il fuso orario di ciascuno, in vacanza e mentre sono offline
pace-overdue-loses = Chi non ha più tempo perde. Finché non hanno giocato entrambi, non perde nessuno. Se a un conteggio non si risponde in tempo, l’altra parte può farlo valere.
pace-overdue-chooses = L’avversario reclama la vittoria, dà altro tempo o annulla la partita. Finché non hanno giocato entrambi, non perde nessuno. Se a un conteggio non si risponde in tempo, l’altra parte può farlo valere.
pace-rest-without-clock = Senza orologio non c’è niente da fermare: scegli anche l’opzione `{ command-clock }`.
pace-left = Nero { $black } · Bianco { $white }
pace-left-byo-yomi = { $main }, poi { $periods } × { $period }
pace-left-periods = { $periods } × { $period }
pace-left-canadian = { $main }, poi { $period } per { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
}
pace-left-stones = { $period } per { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
}
pace-out = Il tempo scade { $at }
pace-out-resting = L’orologio è fermo; il tempo scade { $at }
pace-rests = L’orologio è fermo.
pace-button-claim = Reclama la vittoria
pace-button-give-day = Dai un giorno
pace-button-call-off = Annulla la partita
pace-confirm-claim = Vuoi reclamare la vittoria? Per { $opponent } sarà una sconfitta per il tempo. Non si può tornare indietro.
pace-confirm-call-off = Vuoi annullare la partita? Nessuno vince o perde. Non si può tornare indietro.
