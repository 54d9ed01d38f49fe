# La scheda della sfida e che cosa ne viene.
# challenge = sfida
# seat = posto
# opponent = avversario
# rematch = rivincita
# handicap = handicap
# komi = komi
# stone = pietra
# Black, White = Nero, Bianco
# by lot = a sorte
# Pair Go = Pair Go
# thread = thread
# withdraw = ritirare

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } ti sfida a una partita.
challenge-open = { $challenger } cerca un avversario. Il posto è libero per chiunque.
challenge-rematch = { $invited }, { $challenger } chiede la rivincita { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] con gli stessi colori
    [handicap] con lo stesso handicap
   *[swapped] a colori scambiati
}
challenge-rematch-pairs = { $opponents }, { $challenger } e { $partner } chiedono la rivincita { challenge-rematch-colors }. Dovete accettare tutti e tre, anche { $partner }.
challenge-rematch-question = Un’altra partita: a colori scambiati o con gli stessi?
challenge-button-rematch-swapped = Scambia i colori
challenge-button-rematch-same = Stessi colori
challenge-field-rules = Regole
challenge-field-colors = Colori
challenge-field-handicap = Handicap
challenge-field-komi = Komi
challenge-field-venue = Dove
challenge-field-expires = Scadenza
challenge-expires = Scade { $at }
challenge-button-accept = Accetta
challenge-button-decline = Rifiuta
challenge-button-withdraw = Ritira
challenge-button-terms = Tutte le condizioni
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } ha accettato. Nero: { $black }. Bianco: { $white }.
challenge-accepted-thread = { $accepter } ha accettato. Nero: { $black }. Bianco: { $white }. La partita continua in un thread a parte.
challenge-declined = { $invited } ha rifiutato la sfida di { $challenger }.
challenge-withdrawn = { $challenger } ha ritirato la sfida.
challenge-lapsed = Nessuno ha accettato in tempo la sfida di { $challenger }.
challenge-who-is-stronger = Chi di voi due è più forte? Avrà Bianco.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Io
challenge-button-stronger-equal = Pari forza: si tira a sorte
challenge-by-rank = Secondo il grado: { $stronger } ({ $stronger-rank }) prende Bianco, { $weaker } ({ $weaker-rank }) prende Nero.
challenge-by-equal-rank = Stesso grado, { $rank }: colori a sorte.
challenge-thread-name = { challenge-title } #{ $number }: { $black } – { $white }
challenge-thread-failed = Non sono riuscito ad aprire un thread, quindi si gioca qui.
challenge-answers-only = Non faccio parte di questa conversazione e non posso scrivere qui da solo: quando il tempo sta per scadere o è scaduto, posso dirtelo solo con un messaggio diretto, se accetti i miei.
challenge-taken = Il posto è tuo: la partita è cominciata.
challenge-pairs = { $opponents }, { $challenger } e { $partner } vi sfidano a una partita di Pair Go. Dovete accettare tutti e tre, anche { $partner }.
challenge-field-joined = Hanno accettato
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = Per una partita equilibrata
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = Stesso grado ({ $rank }): niente handicap, colori a sorte, komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) prende Nero contro { $stronger } ({ $stronger-rank }), { $stones ->
    [0] senza handicap
    [one] { $stones } pietra di handicap
   *[other] { $stones } pietre di handicap
}, komi { $komi }.
