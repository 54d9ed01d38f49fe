# Il conteggio: segnare, mettersi d’accordo, il punteggio.
# count = conteggio
# to pass = passare
# chain = catena
# stone = pietra
# dead, alive = morto, vivo
# territory = territorio
# area = area
# prisoner = prigioniero
# komi = komi
# score = punteggio
# seki = seki
# ko = ko
# retake = ricatturare
# dispute = disaccordo
# copy of the board = copia del goban
# object = contestare
# Black, White = Nero, Bianco

count-begins = Hanno passato entrambi: comincia il conteggio.
count-how = Segnate le catene morte, poi mettetevi d’accordo. Se non ci riuscite, continuate a giocare.
count-marked-dead = Segnate come morte: { $points }.
count-marked-alive = Non più segnate: { $points }.
count-withdrawn = Le pietre segnate sono cambiate: serve di nuovo l’accordo di entrambi.
count-agreed = { $player } è d’accordo con questo conteggio.
count-turn = Manca ancora l’accordo di { $player }.
count-until = Scadenza per rispondere: { $at } ({ $in-words }). Poi l’altra parte può accettare il conteggio così com’è.
count-unanswered = { $color ->
    [white] Bianco non ha risposto in tempo. Nero può accettare il conteggio così com’è; fino ad allora Bianco può ancora rispondere.
   *[black] Nero non ha risposto in tempo. Bianco può accettare il conteggio così com’è; fino ad allora Nero può ancora rispondere.
}
count-button-claim = Accetta il conteggio
count-confirm-claim = Chiudere la partita con il conteggio così com’è? Non si può annullare.
count-button-mark = Segna catene morte
count-more-mark-about = Scrivi una pietra di ogni catena invece di sceglierla nel menu
count-menu = Scegliete le catene morte
count-menu-columns = Catene morte, colonne da { $from } a { $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = D’accordo
count-button-resume = Continua a giocare
count-form-title = Segna catene come morte o vive
count-form-points = Una pietra di ogni catena
count-score-title = Punteggio
count-row-territory = Territorio
count-row-stones = Pietre
count-row-prisoners = Prigionieri
count-row-komi = Komi
count-row-total = Totale
count-leads = { $color ->
    [white] Bianco è in vantaggio
   *[black] Nero è in vantaggio
} di { $margin }.
count-level = Il punteggio è pari.
count-alt-dead = Segnate come morte: { $points }.
count-alt-seki = In seki: { $points }.
count-alt-no-dead = Nessuna catena è segnata come morta.
count-alt-score = Punteggio: Nero { $black }, Bianco { $white } con un komi di { $komi }.
count-marked-seki = Segnate come seki: { $points }.
count-proven = Morte, è dimostrato: { $points }.
count-suggested = Secondo me sono morte: { $points }. Decidete voi: segnate una catena per cambiare.
count-unsettled = La loro sorte dipende da chi gioca per primo: { $points }. Se non siete d’accordo, continuate a giocare.
count-contested = { $said ->
    [dead] Morto per { $player }, vivo per me: { $points }.
   *[alive] Vivo per { $player }, morto per me: { $points }.
}
count-agree-contested = Io vedo { $points } diversamente da come è segnato. Accettare lo stesso questo conteggio?
count-confirm-claim-contested = Chiudere la partita con il conteggio? Ciò che è contestato conta come lo vedo io. Non si può annullare.
count-captured-on-copy = { $color ->
    [white] Sulla copia Bianco ha catturato { $points }: segnare come morto?
   *[black] Sulla copia Nero ha catturato { $points }: segnare come morto?
}
count-button-mark-tried = Segna come morto
count-seki = In seki: { $points }. Ciò che circondano non conta.
count-open = I punti vuoti intorno a { $points } toccano entrambi i colori e non contano per nessuno. Segnate lì le catene morte, o continuate a giocare e chiudete il confine.
count-button-seki = Seki
count-seki-form-title = Segna catene come seki, o togli il segno
count-button-try = Prova su una copia
count-more-try-about = La copia non conta. Per continuare la partita vera, usa «{ count-button-resume }».
count-try-question = Se non siete d’accordo, potete provare su una copia del goban. Poi la partita torna alla posizione in cui hanno passato entrambi. Chi gioca per primo sulla copia?
count-button-first = { $color ->
    [white] Comincia Bianco
   *[black] Comincia Nero
}
count-trial-how = Questa è una copia: qui niente conta, e il goban verrà ripristinato. Se si passa due volte di fila, finisce.
count-trial-began = { $color ->
    [white] Bianco vuole provare su una copia.
   *[black] Nero vuole provare su una copia.
}
count-trial-ended = { $color ->
    [white] Bianco ha ripristinato il goban com’era quando hanno passato entrambi.
   *[black] Nero ha ripristinato il goban com’era quando hanno passato entrambi.
}
count-trial-over = Sulla copia hanno passato entrambi: il goban è di nuovo com’era prima della copia.
count-trial-turn = { $player }, tocca a te sulla copia ({ terms-color })
count-trial-barred = Ko: in { $points } puoi ricatturare solo dopo aver passato per liberare quel ko.
count-button-end-trial = Ripristina il goban
count-button-pass-for-ko = Passa: libera il ko
count-pass-for-ko-point = Dove vuoi ricatturare?
count-passed-for-ko = { $color ->
    [white] Bianco ha passato per liberare il ko in { $point }.
   *[black] Nero ha passato per liberare il ko in { $point }.
}
count-confirm-trial-pass = Passare sulla copia? Se si passa due volte di fila, il goban viene ripristinato.
count-alt-trial = Una copia del goban su cui si risolve un disaccordo. { $color ->
    [white] Tocca a Bianco.
   *[black] Tocca a Nero.
}
count-objected = { $color ->
    [white] Bianco ha contestato il conteggio, che è di nuovo aperto.
   *[black] Nero ha contestato il conteggio, che è di nuovo aperto.
}
count-button-object = Contesta
count-button-steps = Mostra il conteggio
count-step-board = Il goban quando hanno passato entrambi.
count-step-marked = Il goban quando hanno passato entrambi. Le pietre morte sono segnate.
count-step-dead = Le pietre morte lasciano il goban e si aggiungono agli altri prigionieri.
count-step-dead-off = Le pietre morte lasciano il goban; con queste regole i prigionieri non contano.
count-step-neutral = Pietre di riserva, di qualunque colore, riempiono i punti neutri (triangoli); non contano per nessuno.
count-step-filled = I prigionieri si mettono nel territorio del loro stesso colore (triangoli). Ciascuno toglie lì un punto e non conta più per l’altra parte: la differenza resta la stessa.
count-step-left = A { $color ->
    [white] Bianco
   *[black] Nero
} { $stones ->
    [one] avanza un prigioniero
   *[other] avanzano { $stones } prigionieri
} senza posto sul goban: un punto per ciascuno.
count-step-arranged = I territori si riordinano in modo da contarli a colpo d’occhio.
count-step-together = Si riuniscono le pietre di ciascuna parte e i punti che solo esse circondano: ognuno vale un punto.
count-step-points = Nero { $black }, Bianco { $white }.
count-step-komi = Con il komi: Bianco { $white }.
