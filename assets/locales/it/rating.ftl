# I rating dei giocatori e le partite classificate.
# rated = classificata; rating = rating, un numero intorno a 1500
rating-rated = Classificata
rating-field = Rating
rating-counts = Classificata: il risultato conta per i rating di questo server
rating-counts-not = Non classificata
rating-stake = { $player }: { $now } ora, { $won } dopo una vittoria, { $lost } dopo una sconfitta
rating-option = classificata
rating-option-about = Scegli se il risultato conta per i rating (predefinito: sì, tra due membri)
rating-choice = { $stakes ->
    [rated] Classificata
   *[unrated] Non classificata
}
rating-only-servers = Solo le partite di un server possono essere classificate.
rating-no-pairs = Il Pair Go non è classificato.
rating-only-boards = Il Go è classificato solo su 9×9, 13×13 e 19×19.
rating-not-me = Le partite contro di me non sono classificate su questo server. Chi gestisce il server può cambiarlo con `/{ command-club-admin }`.
rating-no-engines = Le partite contro altri programmi non sono classificate.
rating-no-styles = Le partite didattiche, combattute e di sparring non sono classificate.
rating-no-advice = Nelle partite classificate non do né suggerimenti né stime.
rating-program = programma
rating-program-about = Scegli se le partite contro di me sono classificate (predefinito: no)
rating-field-program = Partite contro di me
rating-annul = invalida
rating-annul-about = Mantieni il risultato di una partita, ma senza contarlo per i rating
rating-annulled = Il risultato non conta per i rating
rating-not-rated = Questa partita non conta per i rating.
rating-annul-late = Da allora qui sono finite più di { $most } partite classificate; i rating non si ricalcolano così indietro.
rating-too-short = Troppo corta per contare per i rating: meno di { $moves } mosse
rating-uncounted-series = Non conta per i rating: a chi perde era già scaduto il tempo in un’altra partita, e da allora non ha giocato
rating-changed = Rating: { $black } { $black-before } → **{ $black-after }** · { $white } { $white-before } → **{ $white-after }**
rating-pool = { $pool ->
    [go-9] Go su 9×9
    [go-13] Go su 13×13
    [go-19] Go su 19×19
    [atari-go] Atari-Go
    [five] Gomoku
    [go-bang] Go-Bang
   *[go] Go
}
rating-game-about = Quale gioco e goban (predefinito: Go su tutti i goban)
rating-profile = profilo
rating-profile-about = Grado nel tempo, risultati e avversari: i tuoi o quelli di qualcun altro
rating-player-about = Di chi vedere il profilo (predefinito: il tuo)
rating-none = { $player } non ha ancora partite classificate su questo server. Una sfida a un membro è classificata, se non scegli altro.
rating-rank = Grado: **{ $rank }** ± { $ranks } · rating { $rating } ± { $deviation }
rating-number = Rating: **{ $rating }** ± { $deviation }
rating-guess = Rating: **{ $rating }** · ancora provvisorio; diventa più sicuro con altre partite classificate
rating-games = Partite classificate: { $games } · vinte { $won } · perse { $lost } · pareggiate { $drawn }
rating-colors = Con il Nero: vinte { $black-won }, perse { $black-lost } · con il Bianco: vinte { $white-won }, perse { $white-lost }
rating-streak = { $result ->
    [won] Vittorie di fila: { $count }
   *[lost] Sconfitte di fila: { $count }
}
rating-opponents = Avversari più frequenti
rating-opponent = { $player }: vinte { $won }, perse { $lost }
rating-versus = Contro di te: vinte { $won }, perse { $lost }, pareggiate { $drawn }
rating-puzzles = Problemi risolti: { $count }
rating-chart = Un grafico del rating di { $player }: da { $before } ({ $from }) a { $after } ({ $until }), minimo { $least }, massimo { $most }.
rating-chart-ranks = Un grafico del grado di { $player }: da { $before } ({ $from }) a { $after } ({ $until }), minimo { $least }, massimo { $most }.
rating-standings = classifica
rating-standings-about = La classifica della stagione delle partite classificate su questo server
rating-season-title = Stagione { $season } · { $pool }
rating-season-empty = In questa stagione non ci sono ancora partite classificate.
rating-line = { $place }. { $player } · **{ $points }** · { $won } vinte, { $lost } perse, { $drawn } pareggiate · { $rank }
rating-season-note = In grassetto: i punti, 1 per una vittoria e ½ per un pareggio. Alla fine: il grado, o il rating, con «?» finché è provvisorio. Contro la stessa persona contano al massimo due vittorie o pareggi. Inizio della stagione: { $begin }.
rating-own-place = La tua posizione: { $place } su { $all }
rating-button-previous = Precedente
rating-season = stagione
rating-season-about = La stagione della classifica: il nome e quando inizia
rating-season-name = nome
rating-season-name-about = Il nome della stagione; «{ terms-typed-off }» per toglierlo
rating-season-begin = inizio
rating-season-begin-about = Il primo giorno, come 2026-10-01; «{ terms-typed-off }» per i trimestri del calendario (predefinito)
rating-field-season = Stagione
rating-field-season-begin = Inizio della stagione
rating-season-named = { $name }
rating-season-day = { $day }
rating-season-by-quarter = Per trimestre del calendario
rating-bad-day = «{ $typed }» non è una data. Scrivila così: 2026-10-01.
