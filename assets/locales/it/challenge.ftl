# La scheda della sfida e che cosa ne viene.
# challenge = sfida
# seat = posto
# opponent = avversario
# rematch = rivincita
# handicap = handicap
# komi = komi
# stone = pietra
# Black, White = Nero, Bianco
# random = a sorte
# Pair Go = Pair Go
# thread = thread
# withdraw = ritirare

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } ti sfida a una partita.
challenge-open = { $challenger } cerca qualcuno con cui giocare. Può accettare chi vuole.
challenge-counter = { $invited }, { $challenger } ti propone altre condizioni per una partita.
challenge-rematch = { $invited }, { $challenger } vorrebbe la rivincita { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] con gli stessi colori
    [handicap] con lo stesso handicap
   *[swapped] a colori scambiati
}
challenge-rematch-pairs = { $opponents }, { $challenger } vorrebbe la rivincita { challenge-rematch-colors }, insieme a { $partner }. Dovete accettare tutti e tre, anche { $partner }.
challenge-rematch-question = Rivincita a colori scambiati o con gli stessi colori?
challenge-button-rematch-swapped = Scambia i colori
challenge-button-rematch-same = Stessi colori
challenge-field-rules = Regole
challenge-field-colors = Colori
challenge-field-handicap = Handicap
challenge-field-komi = Komi
challenge-field-captures = Pietre da catturare
challenge-field-also = Inoltre
challenge-more-usual = Come al solito
challenge-field-venue = Dove
challenge-field-expires = Scade
challenge-expires = { $at }
challenge-button-accept = Accetta
challenge-button-decline = Rifiuta
challenge-button-withdraw = Ritira
challenge-button-terms = Condizioni
challenge-button-change = Cambia condizioni
challenge-button-even = Partita equilibrata
challenge-button-send = Invia
challenge-button-colors = { challenge-field-colors }: { $colors }
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } ha accettato. Nero: { $black }. Bianco: { $white }.
challenge-accepted-thread = { $accepter } ha accettato. Nero: { $black }. Bianco: { $white }. La partita si gioca in un thread apposito.
challenge-declined = { $invited } ha rifiutato la sfida di { $challenger }.
challenge-withdrawn = { $challenger } ha ritirato la sfida.
challenge-replaced = { $player } ha cambiato le condizioni: c’è una nuova sfida.
challenge-lapsed = Nessuno ha accettato in tempo la sfida di { $challenger }.
challenge-who-is-stronger = Chi di voi due è più forte? Avrà il Bianco; se siete pari, i colori sono a caso.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Io
challenge-button-stronger-equal = Siamo pari
challenge-by-rank = Secondo il grado: { $stronger } ({ $stronger-rank }) prende il Bianco, { $weaker } ({ $weaker-rank }) prende il Nero.
challenge-by-equal-rank = Stesso grado, { $rank }: colori a caso.
challenge-thread-failed = Non sono riuscito a creare un thread, quindi si gioca qui.
challenge-answers-only = Qui non posso scrivere di mia iniziativa. Per il tempo ti avviserò con un messaggio diretto, se accetti i miei.
challenge-taken = Tutto pronto. La partita è cominciata: { $place }
challenge-pairs = { $opponents }, { $challenger } e { $partner } vi sfidano a una partita di Pair Go. Dovete accettare tutti e tre, anche { $partner }.
challenge-field-joined = Hanno accettato
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = Per una partita equilibrata
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = Stesso grado ({ $rank }): niente handicap, colori a caso, komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) prende il Nero contro { $stronger } ({ $stronger-rank }), { $stones ->
    [0] senza handicap
    [one] { $stones } pietra di handicap
   *[other] { $stones } pietre di handicap
}, komi { $komi }.
challenge-change = Scegli altre condizioni e inviale come tua sfida:
challenge-sent = La tua sfida è stata inviata.
challenge-odds = { $stones ->
    [0] Senza handicap
    [one] { $stones } pietra di handicap
   *[other] { $stones } pietre di handicap
}, komi { $komi }
