# I nomi e le descrizioni di comandi e opzioni nel menu di Discord.
# game = partita; (variant) gioco
# board = goban
# stone = pietra
# move = mossa
# point (on the board) = punto
# chain = catena
# liberty = libertà
# in atari = in atari
# dead, alive = morto, vivo
# capture = catturare, cattura
# count = conteggio
# pass = passare
# resign = abbandonare
# undo = annullare la mossa
# call off = annullare la partita
# draw = pareggio
# clock = orologio
# challenge = sfida
# seat = posto
# rank = grado
# handicap = handicap
# komi = komi
# channel, thread = canale, thread
# move numbers = numeri delle mosse

# Nomi: al massimo 32 caratteri, minuscoli, senza spazi. Descrizioni: al massimo 100 caratteri.

command-challenge = sfida
command-challenge-about = Sfida qualcuno a una partita, o lascia che accetti chi vuole
command-play = gioca
command-play-about = Gioca una pietra
command-pass = passa
command-pass-about = Passa il turno
command-resign = abbandona
command-resign-about = Abbandona una partita
command-undo = annulla-mossa
command-undo-about = Annulla la tua ultima mossa, o chiedilo al tuo avversario
command-pause = pausa
command-pause-about = Proponi di mettere in pausa gli orologi; usalo di nuovo per farli riprendere
command-add-time = dai-tempo
command-add-time-about = Dai più tempo al tuo avversario
command-days = giorni
command-days-about = Quanti giorni
command-draw = pareggio
command-draw-about = Proponi il pareggio
command-call-off = annulla-partita
command-call-off-about = Proponi di annullare una partita: nessuno vince né perde
command-board = goban
command-board-about = Mostra di nuovo il goban di una partita
command-games = partite
command-games-about = Elenca le tue partite, prima quelle in cui tocca a te
command-mark = segna
command-mark-about = Durante il conteggio: segna le catene come morte, o di nuovo come vive
command-sgf = sgf
command-sgf-about = Scarica il kifu di una partita come file SGF
command-help = aiuto
command-help-about = Che cosa so fare, i giochi e le loro regole
command-challenge-menu = Sfida a Go
command-record-menu = Mostra sul goban

command-opponent = avversario
command-opponent-about = Chi sfidare; lascia vuoto perché accetti chi vuole
command-variant = gioco
command-variant-about = Quale gioco (predefinito: come l’ultima volta qui, o Go)
command-size = dimensione
command-size-about = Dimensione del goban: quante linee per lato
command-color = colore
command-color-about = Chi ha il Nero (predefinito: a caso; con handicap, il Bianco a chi è più forte)
command-color-random = A caso
command-color-black = Prendo il Nero
command-color-white = Prendo il Bianco
command-color-stronger = Il Bianco a chi è più forte
command-handicap = handicap
command-handicap-about = Pietre che Nero mette prima della prima mossa di Bianco, da 2 a 9
command-handicap-by-rank = Handicap per grado
command-komi = komi
command-komi-about = Punti che Bianco riceve perché gioca per secondo, come 6,5
command-rules = regole
command-rules-about = Regolamento (predefinito: come l’ultima volta qui, o quello abituale del gioco)
command-venue = dove
command-venue-about = In questo canale, o in un thread apposito
command-venue-here = Qui
command-venue-thread = In un thread apposito
command-point = in
command-point-about = Dove giocare, come D4; per le pietre di handicap più punti, come D4 E5
command-points = in
command-points-about = Una pietra di ogni catena, come D4 E5; lascia vuoto per scegliere dal menu
command-table = partita
command-table-about = Quale delle tue partite, se ne hai più di una
command-topic = argomento
command-topic-about = L’argomento che ti interessa
command-rank = grado
command-rank-about = Indica il tuo grado, così le sfide possono suggerire un handicap
command-rank-value = grado
command-rank-value-about = Da 30k a 1k o da 1d a 9d, come 12k
command-egd = egd
command-egd-about = Il tuo PIN nell’European Go Database, per i risultati dei tornei (0 lo rimuove)
command-form = formato
command-form-about = Immagine, testo, o parole per uno screen reader: riga per riga o catena per catena
command-form-named = { $form ->
    [picture] Immagine
    [text] Testo: disegnato con caratteri
    [rows] Parole: riga per riga
    [chains] Parole: catena per catena, con le libertà
   *[other] { $form }
}
command-theme-value = tema
command-theme-value-about = L’aspetto del goban e delle pietre
command-theme-channels = Come nel canale
command-theme-named = { $theme ->
    [kaya] Kaya: legno chiaro, ardesia e conchiglia
    [dark] Scuro: noce, per schermi scuri
    [booklet] Libretto: nero su bianco, come stampato
    [contrast] Contrasto: adatto a chi è daltonico
    [slate] Ardesia: pietra grigio-azzurra con linee di gesso
    [paper] Carta: inchiostro su carta dai toni caldi
   *[other] { $theme }
}
command-substitute = sostituisci
command-substitute-about = Pair Go e rengo: proponi qualcuno che sostituisca te o un tuo partner
command-substitute-player = entra
command-substitute-player-about = Chi entra in partita
command-substitute-leaving = esce
command-substitute-leaving-about = Chi lascia la partita (predefinito: tu)
command-moderate = modera
command-moderate-about = Per i moderatori: decidi o chiudi una partita, sostituisci o silenzia qualcuno
command-arbiter-table-about = Il numero della partita
command-ruling-about = La tua decisione
command-ruling-forfeits = { $color ->
    [white] Bianco perde a tavolino
   *[black] Nero perde a tavolino
}
command-ruling-both-lose = Perdono entrambi
command-ruling-wins = { $color ->
    [white] Vince Bianco
   *[black] Vince Nero
}
command-ruling-time = { $color ->
    [white] Più tempo per Bianco
   *[black] Più tempo per Nero
}
command-ruling-call-off = Annulla la partita: nessuno vince né perde
command-ruling-reseat = Sostituisci qualcuno
command-arbiter-leaving-about = Chi lascia la partita
command-arbiter-player-about = Chi entra in partita
command-me = impostazioni
command-me-about = Le tue impostazioni e i tuoi dati
command-zone = fuso
command-zone-about = Scrivi una grande città vicina: vale per weekend, notti e riepilogo del giorno
command-preview = anteprima
command-preview-about = Scegli se vedere le tue mosse prima di giocarle
command-reminders = promemoria
command-reminders-about = Quando ricordarti che una partita ti aspetta
command-notices = avvisi
command-notices-about = Dove mandarti i promemoria
command-summary = riepilogo
command-summary-about = A che ora mandarti ogni giorno l’elenco delle partite in cui tocca a te
command-data = dati
command-vacation = vacanza
command-vacation-about = Metti in pausa tutti i tuoi orologi per qualche giorno
command-vacation-days-about = Per quanti giorni da adesso; 0 mette fine alla vacanza
command-game = partita
command-game-about = In una partita: passa, abbandona, annulla una mossa, rivedi il goban e tutto il resto, mosse a parte
command-game-show-about = Mostra le condizioni, la situazione e il kifu di una partita
command-more = altro
command-more-about = Handicap, colori, regole e tutto il resto, in un modulo
command-more-form = Altre condizioni
command-pair-go = pair-go
command-pair-go-about = Pair Go: due contro due, a turno
command-pair-go-opponent-about = Pair Go: chi gioca dall’altra parte, per primo
command-together = insieme
command-together-about = Partite di gruppo: un canale che vota, il rengo, o una persona contro molte
command-games-player = di
command-games-player-about = Di chi mostrare le partite finite
command-club-admin = gestisci-server
command-club-admin-about = Per chi gestisce il server: impostazioni di questo canale e del server
command-messages = messaggi
command-messages-about = Che cosa succede ai messaggi di una partita in questo canale
command-language = lingua
command-language-about = Lingua che uso in questo canale
command-my-language-about = Lingua che uso con te
command-overdue = tempo-scaduto
command-overdue-about = Che cosa succede nelle nuove partite quando a qualcuno scade il tempo
command-club-vacation = vacanza
command-club-vacation-about = Quanti giorni di vacanza all’anno hanno i membri
command-placement = disposizione
command-placement-about = Dove vanno le pietre di handicap (predefinito: sugli hoshi)
command-placement-marked = Sugli hoshi, i punti segnati
command-placement-free = Dove vuole Nero
command-partner = partner
command-partner-about = Pair Go: chi gioca dalla tua parte, dopo di te
command-second = partner-avversario
command-second-about = Pair Go: il partner del tuo avversario
command-numbers = numeri
command-numbers-about = Numera le mosse: 10 per le ultime dieci, «da 25» per quelle dalla 25 in poi, o «tutte»
command-number = mossa
command-number-about = Mostra il goban dopo questa mossa; 0 è l’inizio
command-hints = aiuti
command-hints-about = Per chi impara: mostra le pietre in atari su tutti i goban delle tue partite
command-hints-on = Mostra le pietre in atari
command-hints-off = Non mostrare nulla
command-last-moves = ultime-mosse
command-last-moves-about = Come i goban delle tue partite mostrano le ultime mosse
command-clock = orologio
command-clock-about = Cadenza, come 3d per tre giorni a mossa (predefinito: come l’ultima volta, o nessuna)
command-clock-each-about = Cadenza di ogni partita
command-rest = pause
command-rest-about = Quando l’orologio va in pausa, secondo il fuso orario di ciascuno
command-rest-named = { $rest ->
    [weekends] Nel weekend
    [nights] Di notte
    [both] Nel weekend e di notte
   *[none] Mai
}
command-show = mostra
command-show-about = Mostra le tue impostazioni
command-club-show-about = Mostra le impostazioni di questo canale e del server
command-time = tempo
command-boards = goban
command-boards-about = Come vedi i goban, e se vedi le tue mosse prima di giocarle
command-notices-group-about = Promemoria e riepilogo del giorno: quando e dove
command-export = esporta
command-forget = cancella-dati
command-channel = canale
command-channel-about = Come pubblico le partite in questo canale, e in quale lingua
command-games-group-about = Partite su questo server: che cosa succede quando scade il tempo, e vacanza
command-hour = ora
command-forfeit = a-tavolino
command-forfeit-about = Decidi che una parte o entrambe perdono per aver violato le regole
command-win = vittoria
command-win-about = Assegna la vittoria a una parte
command-replace = sostituisci
command-give-time-about = Dai più tempo a una parte
