# The page with a board to touch.
page-button-board = Goban
page-more-about = Gioca toccando il goban, nel tuo browser
page-more-browser = Goban nel browser
page-more-browser-about = Un link che apre questa partita nel tuo browser
page-link = **Partita { $number }:** il link funziona una volta sola, entro 10 minuti. Non passarlo ad altri: chi lo apre gioca al posto tuo.
page-field = Goban nel browser
page-open-boards = { $boards ->
    [0] Nessuno aperto
   *[other] Aperti: { $boards }
}
page-close-all = Chiudili tutti
page-close-browser = Chiudi i goban di un browser
page-browser = { $games } · da: { $since }
page-option = browser
page-option-about = Chiudi i goban aperti nei tuoi browser
page-title = Partita { $number }
page-opening = Il goban della partita { $number } si sta aprendo…
page-button-open = Apri il goban
page-used = Questo link è già stato usato o è scaduto. Premi { page-button-board } in chat per averne uno nuovo.
page-other-member = In questo browser è aperto il goban di qualcun altro, e questo link è tuo. Prima chiudi quel goban, poi apri di nuovo il link.
page-button-close = Chiudi il goban
page-closed = Il goban è chiuso in questo browser.
page-not-open = Questo goban non è aperto in questo browser. Premi { page-button-board } in chat per avere un link.
page-not-here = Non puoi vedere questa partita: devi essere sul suo server e poter vedere il suo canale.
page-away = Discord al momento non risponde. Riprova tra poco.
page-refused = Questa richiesta veniva da un altro sito, quindi non ho fatto niente.
page-only-in-chat = Questo si può fare solo in chat.
page-behind = Nessuna connessione: il goban potrebbe non essere aggiornato.
page-not-live = Hai troppi goban aperti: ricarica questo per vedere le nuove mosse.
page-again = { $point }: sceglilo di nuovo per giocare lì.
page-empty = { $point }, vuoto
page-stone = { $color ->
    [white] { $point }, Bianco
   *[black] { $point }, Nero
}
page-last = { $point }, ultima mossa
page-send = Invia
page-plan-back = Indietro di una mossa
page-plan-remove = Elimina questa sequenza
page-plan-end = Torna alla partita
page-making = Ci vuole un momento. La risposta appare qui appena è pronta.
page-look-again = Guarda di nuovo
page-busy = Troppe richieste in una volta. Riprova tra un minuto.
page-no-club = A questo indirizzo non c’è nessuna pagina.
page-running = Partite in corso
page-none-running = In questo momento non si gioca nessuna partita.
page-results = Ultimi risultati
page-evenings = Serate di Go
page-calendar = Calendario (iCalendar)
page-feed = Risultati come feed (Atom)
page-record = Kifu (SGF)
page-table = Classifica
page-games = Le tue partite
page-games-none = Non hai partite in corso. Iniziane una con `/{ command-challenge }` in chat.
page-connecting = Connessione a Discord…
page-not-signed-in = Discord non ha detto chi sei. Chiudi e apri di nuovo.
