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
command-challenge-about = Sfida qualcuno, o lascia il posto a chi vuole
command-play = gioca
command-play-about = Gioca una pietra
command-pass = passa
command-pass-about = Passa il turno
command-resign = abbandona
command-resign-about = Abbandona una partita: vince il tuo avversario
command-undo = annulla-mossa
command-undo-about = Annulla la tua ultima mossa, o chiedilo al tuo avversario
command-pause = pausa
command-pause-about = Proponi di fermare gli orologi; un’altra volta, di farli ripartire
command-add-time = dai-tempo
command-add-time-about = Dai altro tempo al tuo avversario
command-days = giorni
command-days-about = Quanti giorni
command-draw = pareggio
command-draw-about = Proponi il pareggio
command-call-off = annulla-partita
command-call-off-about = Proponi di annullare una partita: nessuno vince o perde
command-board = goban
command-board-about = Mostra di nuovo il goban di una partita
command-games = partite
command-games-about = L’elenco delle tue partite, prima quelle in cui tocca a te
command-mark = segna
command-mark-about = Nel conteggio: segna le catene come morte, o di nuovo come vive
command-sgf = sgf
command-sgf-about = Ricevi il kifu di una partita come file SGF
command-help = aiuto
command-help-about = Che cosa faccio, i giochi e le loro regole
command-challenge-menu = Sfida a Go

command-opponent = avversario
command-opponent-about = Chi sfidi; se non indichi nessuno, il posto è libero per chiunque
command-variant = gioco
command-variant-about = Quale gioco; Go, se non dici altro
command-size = dimensione
command-size-about = Quante linee ha il goban per lato
command-color = colore
command-color-about = Chi gioca con Nero; altrimenti a sorte, e con handicap Bianco a chi è più forte
command-color-random = A sorte
command-color-black = Prendo Nero
command-color-white = Prendo Bianco
command-color-stronger = Bianco a chi è più forte
command-handicap = handicap
command-handicap-about = Pietre che Nero mette prima della prima mossa di Bianco, da 2 a 9
command-komi = komi
command-komi-about = Punti che Bianco riceve perché gioca per secondo, ad esempio 6,5
command-rules = regole
command-rules-about = Quali regole; quelle consuete, se non dici altro
command-venue = dove
command-venue-about = In questo canale, o in un thread a parte
command-venue-here = Qui
command-venue-thread = In un thread a parte
command-point = punto
command-point-about = Il punto, ad esempio D4; per l’handicap anche più punti, ad esempio D4 E5
command-points = pietre
command-points-about = Una pietra di ogni catena, ad esempio D4 E5
command-table = partita
command-table-about = Quale delle tue partite, se ne hai più di una
command-topic = argomento
command-topic-about = Che cosa vuoi sapere
command-rank = grado
command-rank-about = Di’ quanto sei forte, così le sfide possono suggerire un handicap
command-rank-value = grado
command-rank-value-about = Da 30k a 1k o da 1d a 9d, ad esempio 12k
command-form = formato
command-form-about = Immagine, testo, o parole per un lettore di schermo: riga per riga o catena per catena
command-form-named = { $form ->
    [picture] Immagine
    [text] Testo: disegnato con caratteri
    [rows] Parole: riga per riga
    [chains] Parole: catena per catena, con le libertà
   *[other] { $form }
}
command-theme = tema
command-theme-about = Scegli l’aspetto dei goban che vedi solo tu
command-theme-value = tema
command-theme-value-about = L’aspetto del goban e delle pietre
command-theme-channels = Come nel canale
command-theme-named = { $theme ->
    [kaya] Kaya: legno chiaro, ardesia e conchiglia
    [dark] Scuro: noce, per schermi scuri
    [booklet] Libretto: nero su bianco, come stampato
    [contrast] Contrasto: facile da distinguere, qualunque colore si veda
    [slate] Ardesia: pietra grigio-azzurra con linee di gesso
    [paper] Carta: inchiostro su carta calda
   *[other] { $theme }
}
command-channel-theme = tema-canale
command-channel-theme-about = Per chi modera: scegli l’aspetto dei goban in questo canale
command-substitute = sostituisci
command-substitute-about = Pair Go: proponi che qualcun altro prenda un posto della tua squadra
command-substitute-player = persona
command-substitute-player-about = Chi prende il posto
command-substitute-leaving = esce
command-substitute-leaving-about = Chi lo lascia; tu, se non dici altro
command-arbiter = arbitro
command-arbiter-about = Per chi modera: decidi o annulla una partita, dai tempo o assegna un posto
command-arbiter-table-about = Il numero della partita
command-ruling-about = Che cosa decidi
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
    [white] Altro tempo per Bianco
   *[black] Altro tempo per Nero
}
command-ruling-call-off = Annulla la partita: nessuno vince o perde
command-ruling-reseat = Assegna un posto a qualcun altro
command-arbiter-leaving-about = Per un posto: chi lo lascia
command-arbiter-player-about = Per un posto: chi lo prende
command-me = io
command-me-about = Le tue impostazioni e i tuoi dati
command-zone = fuso
command-zone-about = Il tuo fuso orario, da una grande città vicina: vale per weekend e notti
command-preview = anteprima
command-preview-about = Se le tue mosse ti vengono mostrate prima di essere giocate
command-reminders = promemoria
command-reminders-about = Quando ti ricordo che una partita ti aspetta
command-notices = avvisi
command-notices-about = Dove ricevi i promemoria
command-summary = riepilogo
command-summary-about = A che ora ti scrivo ogni giorno in quali partite tocca a te
command-data = dati
command-vacation = vacanza
command-vacation-about = Ferma tutti i tuoi orologi per qualche giorno
command-vacation-days-about = Quanti giorni da adesso; 0 mette fine alla vacanza
command-game = partita
command-game-about = Mostra le condizioni di una partita, come sta e il suo kifu
command-game-number = numero
command-game-number-about = Il numero della partita
command-games-player = persona
command-games-player-about = Di chi vuoi vedere le partite finite
command-club-admin = gestisci-club
command-club-admin-about = Per chi gestisce il server: impostazioni di questo canale e del server
command-messages = messaggi
command-messages-about = Che cosa succede ai messaggi di una partita in questo canale
command-language = lingua
command-language-about = Quale lingua parlo in questo canale
command-my-language-about = In quale lingua parlo con te
command-overdue = tempo-scaduto
command-overdue-about = Che cosa succede nelle nuove partite quando il tempo è scaduto
command-club-vacation = vacanza
command-club-vacation-about = Quanti giorni di vacanza hanno i membri in un anno
command-placement = disposizione
command-placement-about = Dove vanno le pietre di handicap; sugli hoshi, se non dici altro
command-placement-marked = Sugli hoshi, i punti segnati
command-placement-free = Dove vuole Nero
command-captures = catture
command-captures-about = Atari-Go: quante pietre bisogna catturare; una, se non dici altro
command-partner = partner
command-partner-about = Pair Go: chi gioca dalla tua parte, dopo di te
command-second = partner-avversario
command-second-about = Pair Go: chi gioca insieme al tuo avversario
command-numbers = numeri
command-numbers-about = Numera le mosse: 10 per le ultime dieci, «da 25» per quelle dalla 25 in poi, o «tutte»
command-number = mossa
command-number-about = Mostra il goban dopo questa mossa; 0 è l’inizio
command-hints = aiuti
command-hints-about = Per chi impara: mostra su tutti i goban delle tue partite le pietre in atari
command-hints-on = Mostra le pietre in atari
command-hints-off = Non mostrare altro
command-clock = orologio
command-clock-about = Come si misura il tempo; senza orologio, se non dici altro
command-rest = riposo
command-rest-about = Quando l’orologio si ferma, secondo il fuso orario di ciascuno
command-rest-named = { $rest ->
    [weekends] Nel weekend
    [nights] Di notte
    [both] Nel weekend e di notte
   *[none] Mai
}
command-show = mostra
command-show-about = Le tue impostazioni attuali
command-club-show-about = Le impostazioni attuali di questo canale e del server
command-time = tempo
command-boards = goban
command-boards-about = Come vedi i goban, e se vedi prima le tue mosse
command-notices-group-about = Promemoria e riepilogo del giorno: quando e dove arrivano
command-export = esporta
command-forget = dimentica
command-channel = canale
command-channel-about = Che cosa scrivo in questo canale: messaggi delle partite e lingua
command-games-group-about = Che cosa vale nelle partite del server: tempo scaduto e vacanza
command-hour = ora
command-forfeit = perde
command-forfeit-about = Una parte o entrambe perdono per una violazione delle regole
command-win = vince
command-win-about = Assegna la partita a una parte
command-seat = posto
command-give-time-about = Dai più tempo a una parte
