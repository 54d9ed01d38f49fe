### Orologi, mosse annullate, pause e partite annullate.
# clock = orologio
# move = mossa
# undo, take back = annullare la mossa
# pause = pausa
# call off = annullare la partita
# draw = pareggio
# pass = passo
# claim the win = reclamare la vittoria
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
    [white] Bianco ha annullato l’ultima mossa.
   *[black] Nero ha annullato l’ultima mossa.
}
pace-undone = La mossa è annullata.
pace-went-on = Gli orologi sono ripartiti.
pace-paused = Gli orologi restano in pausa finché qualcuno non gioca o non li fa ripartire.
pace-time-given = { $color ->
    [white] Bianco riceve { $span } in più.
   *[black] Nero riceve { $span } in più.
}
pace-overdue = { $color ->
    [white] Il tempo di Bianco è scaduto. Nero può reclamare la vittoria, dare più tempo o annullare la partita.
   *[black] Il tempo di Nero è scaduto. Bianco può reclamare la vittoria, dare più tempo o annullare la partita.
}
pace-proposes-undo = { $player } chiede di annullare la mossa { $number } ({ $point }).
pace-proposes-undo-pass = { $player } chiede di annullare la mossa { $number } (ha passato).
pace-proposes-pause = { $player } propone di mettere in pausa gli orologi.
pace-proposes-call-off = { $player } propone di annullare la partita: nessuno vince né perde.
pace-proposes-draw = { $player } propone il pareggio.
pace-won-time = { $color ->
    [white] Tempo scaduto per { $loser }: vince Bianco ({ $winner }).
   *[black] Tempo scaduto per { $loser }: vince Nero ({ $winner }).
}
pace-won-adjudication = { $color ->
    [white] Decisione della moderazione: vince Bianco ({ $winner }).
   *[black] Decisione della moderazione: vince Nero ({ $winner }).
}
pace-draw = La partita finisce in pareggio di comune accordo.
pace-not-begun = La partita non è cominciata in tempo. Nessuno vince né perde.
pace-called-off = La partita è stata annullata. Nessuno vince né perde.
pace-nothing-to-undo = Non hai mosse da annullare.
pace-too-late-to-take-back = Puoi annullare liberamente una mossa per un minuto, finché nessuno ha risposto. Dopo deve accettare il tuo avversario: chiediglielo con `/{ command-game } { command-undo }`.
pace-no-clock = Questa partita non ha orologio.
pace-is-paused = Gli orologi sono già in pausa.
pace-not-paused = Gli orologi non sono in pausa.
pace-paused-too-early = Si può mettere in pausa dopo che ogni parte ha fatto una mossa.
pace-too-much-time = Puoi dare al massimo { $most } alla volta.
pace-time-is-out = Il tuo tempo è scaduto { $at }.
pace-time-was-out = Il tuo tempo è scaduto.
pace-nobody-overdue = Il tempo del tuo avversario non è scaduto.
pace-no-draw = In questa partita non si può pareggiare di comune accordo: nel Go decide il conteggio, nell’Atari-Go la cattura.
pace-bad-time = Non capisco questa cadenza. Esempi: `3d` per tre giorni a mossa, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] minuto
   *[other] minuti
}
pace-field-clock = Orologio
pace-field-rest = L’orologio va in pausa
pace-field-overdue = Se il tempo scade
pace-control-none = Nessuno
pace-control-per-move = { $each } a mossa
pace-control-fischer = { $start } all’inizio, più { $increment } a mossa, fino a { $cap } (Fischer)
pace-control-byo-yomi = { $main }, poi { $periods ->
    [one] un periodo
   *[other] { $periods } periodi
} di { $period } (byo-yomi)
pace-control-canadian = { $main }, poi { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
} ogni { $period } (canadese)
pace-line-none = Senza orologio
pace-line-per-move = { $each } a mossa
pace-line-fischer = { $start } + { $increment } a mossa
pace-line-rests-weekends = in pausa nel weekend
pace-line-rests-nights = in pausa di notte
pace-line-rests-both = in pausa di notte e nel weekend
pace-rest-none = In vacanza e mentre sono offline
pace-rest-weekends = Nel weekend secondo il fuso orario di ciascuno, in vacanza e mentre sono offline
pace-rest-nights = Di notte (dalle 22 alle 8) secondo il fuso orario di ciascuno, in vacanza e mentre sono offline
pace-rest-both = Nel weekend e di notte (dalle 22 alle 8) secondo il fuso orario di ciascuno, in vacanza e mentre sono offline
pace-overdue-loses = Perde chi non ha più tempo. Finché non hanno giocato entrambi, non perde nessuno. Se a un conteggio non si risponde in tempo, l’altra parte può accettarlo così com’è.
pace-overdue-chooses = L’avversario può reclamare la vittoria, dare più tempo o annullare la partita. Finché non hanno giocato entrambi, non perde nessuno. Se a un conteggio non si risponde in tempo, l’altra parte può accettarlo così com’è.
pace-rest-without-clock = Non c’è un orologio da mettere in pausa: scegli anche `{ command-clock }`.
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
pace-out-resting = L’orologio è in pausa; il tempo scade { $at }
pace-rests = L’orologio è in pausa.
pace-button-claim = Reclama vittoria
pace-button-give-day = Dai un giorno
pace-button-call-off = Annulla partita
pace-confirm-claim = Reclamare la vittoria per il tempo contro { $opponent }? Non si può annullare.
pace-confirm-call-off = Annullare la partita? Nessuno vince né perde. Non si può annullare questa scelta.
