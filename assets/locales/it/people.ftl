### Ciò che ciascuno imposta per sé, concorda con gli altri e chiede sulle sue partite.
# game = partita
# undo = annullare la mossa
# call off = annullare la partita
# resign = abbandonare
# withdraw (a challenge) = ritirare
# clock = orologio
# move = mossa
# stone = pietra
# board = goban
# theme = tema
# rank = grado
# time zone = fuso orario
# reminder = promemoria
# vacation = vacanza
# record = kifu
# count = conteggio
# seat = posto
# ruling = decisione
# channel, server = canale, server
# direct message = messaggio diretto
# Black, White = Nero, Bianco

people-undo-while-counting = La partita è ferma ed è in corso il conteggio. Per annullare un passo, premi «{ count-button-resume }».
people-button-go-on = Fai ripartire
people-more-undo = Annulla la mossa
people-more-undo-about = Annulla la tua ultima mossa, o chiedilo
people-more-pause = Pausa
people-more-pause-about = Proponi di fermare gli orologi
people-more-go-on = Fai ripartire
people-more-go-on-about = Rimetti in moto gli orologi
people-more-call-off = Annulla la partita
people-more-call-off-about = Proponi che nessuno vinca o perda

people-preview = Lo vedi solo tu: la partita { $number } con la tua pietra in { $point }. Non è ancora stato giocato niente.
people-button-put = Gioca { $point }

people-me-title = Le tue impostazioni
people-me-how = Cambiale con `/{ command-me }`.
people-field-zone = Fuso orario
people-zone-is = { $zone }
people-zone-unknown = Non impostato: weekend e notti seguono l’ora UTC
people-zone-kept = Nelle partite con l’orologio che ti aspettano, il tuo vecchio fuso orario vale finché non hai mosso o risposto al conteggio.
people-bad-zone = «{ $zone }» non è un fuso orario. Scrivi il nome di una grande città vicino a te e scegli dall’elenco.
people-bad-zone-likely = «{ $zone }» non è un fuso orario. Intendi { $likely }?
people-field-theme = Goban che vedi solo tu
people-field-preview = Anteprima delle tue mosse prima di giocarle
people-preview-named = { $preview ->
    [on] Sempre
    [off] Mai
   *[timed] Nelle partite con orologio
}
people-field-reminders = Promemoria
people-reminder-named = { $reminder ->
    [day-before] 24 ore prima che il tuo tempo scada
    [hours-before] 6 ore prima che il tuo tempo scada
    [off] Mai
   *[half] Quando è passata metà del tuo tempo
}
people-field-notices = Ricevi i promemoria
people-notices-named = { $notices ->
    [direct] Con un messaggio diretto
   *[channel] Nel canale della partita
}
people-field-summary = Riepilogo del giorno
people-summary-off = Nessuno
people-summary-at = Alle { $hour }, ora tua
people-summary = { $games ->
    [one] Tocca a te in una partita.
   *[other] Tocca a te in { $games } partite.
}
people-summary-title = Prima le più urgenti
people-summary-closed = { $player }, non accetti i miei messaggi diretti, perciò ho disattivato il tuo riepilogo del giorno. Consentili e scegli di nuovo un’ora con `/{ command-me }`.
people-field-rank = Grado
people-rank-is = { $rank }
people-rank-unknown = Non indicato: `/{ command-rank }`
people-field-vacation = Vacanza
people-away-until = I tuoi orologi sono fermi. Torni { $at }.
people-not-away = Nessuna: `/{ command-vacation }`

people-data-export = Dammi un file con tutto ciò che conservi di me
people-data-delete = Dimenticami
people-data-about = Che cosa conservi di me?
people-exported = Ecco ciò che conservo di te: le tue impostazioni e { $games ->
    [0] nessuna partita
    [one] una partita, con il kifu in SGF
   *[other] { $games } partite, con i kifu in SGF
}.
people-kept = **Che cosa conservo di te**
    • Il tuo numero di Discord e il tuo nome, ciò che hai impostato con me, le partite che giochi, a cui ti invitano o in cui decidi, e le tue risposte ai quesiti. Non leggo altro di ciò che si scrive qui.
    • Tutto resta presso chi mi gestisce e non va a nessun altro. Chi vede un canale vede le sue partite, con il tuo nome e il tuo grado, e con `/{ puzzle-command }` come te la cavi. Le altre impostazioni e i tuoi piani li vedi solo tu.
    • Le partite restano finché non mi chiedi di dimenticarti. Una sfida finita nel nulla sparisce dopo { $days } giorni. Il registro degli eventi non nomina nessuno, a meno che chi mi gestisce non cerchi un errore.
    • `/{ command-me } { command-export }` ti dà tutto in un file, `/{ command-me } { command-forget }` fa sì che io ti dimentichi.
people-policy = Per saperne di più: { $url }
people-confirm-forget =
    Vuoi che ti dimentichi?
    • Le tue impostazioni vengono cancellate: fuso orario, tema, grado, vacanze, promemoria e tutte le altre.
    • Il tuo nome viene cancellato. Le tue partite finite restano a chi le ha giocate con te: nei loro kifu il tuo posto lo prende qualcuno senza nome e senza numero. I messaggi già pubblicati restano come sono.
    • I backup già fatti conservano tutto questo finché altri più recenti non li sostituiscono, e il file del database finché chi mi gestisce non lo fa riscrivere.
    Non si può tornare indietro. Se mi usi di nuovo, verrò di nuovo a sapere il tuo nome.
people-button-forget = Dimenticami
people-forgotten = Fatto: le tue impostazioni e il tuo nome sono cancellati, e le tue partite finite non sono più tue.
people-not-forgotten = Non ho potuto cancellare tutto: qualcosa non si può leggere o scrivere. Premi di nuovo «{ people-button-forget }» tra un momento; se non basta, avvisa chi mi gestisce.
people-opponent-forgotten = Chi ha giocato questa partita con te ha fatto cancellare i propri dati. Sfida qualcun altro con `/{ command-challenge }`.
people-games-still-running = Non abbandono nessuna partita al posto tuo senza dirlo. Prima finisci, ritira, annulla o abbandona queste: { $numbers }.

people-no-vacation = Non sei in vacanza.
people-vacation-over = Che bello rivederti! I tuoi orologi sono ripartiti.
people-vacation-until = Tutti i tuoi orologi sono fermi. Torni { $at }; `/{ command-vacation }` con 0 giorni mette subito fine alla vacanza. Ti resta, nell’arco di un anno: { $left }.
people-vacation-days = { $days ->
    [one] { $days } giorno all’anno
   *[other] { $days } giorni all’anno
}
people-vacation-too-long = Il club delle tue partite concede { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} di vacanza all’anno. Ti resta: { $left }.
people-vacation-no-clocks = Nessuna delle tue partite ha un orologio: non c’è nulla da fermare.
people-vacation-shorter = Ma in { $games } solo fino a { $at }: quel club non concede altri giorni.
people-vacation-not-in = Ma non in { $games }: quel club non concede altri giorni.

people-out-at = scadenza { $at }
people-history = Partite finite di { $player }
people-history-none = Qui non conosco partite finite di { $player }.
people-history-won = **Vinta** · partita { $number }, { terms-game-on } contro { $opponent } · { $at }
people-history-lost = **Persa** · partita { $number }, { terms-game-on } contro { $opponent } · { $at }
people-history-open = **{ $ending ->
    [jigo] Jigo
    [no-result] Senza risultato
    [both-lose] Hanno perso entrambi
    [called-off] Annullata
    [not-begun] Mai cominciata
   *[draw] Pareggio
}** · partita { $number }, { terms-game-on } contro { $opponent } · { $at }

people-game-number = partita { $number }
people-field-state = Come sta
people-state-closed = La sfida non ha avuto seguito.
people-state-paused = Gli orologi sono fermi. Mosse giocate: { $moves }.
people-state-playing = { $color ->
    [white] Tocca a Bianco. Mosse giocate: { $moves }.
   *[black] Tocca a Nero. Mosse giocate: { $moves }.
}
people-state-counting = È in corso il conteggio. Mosse: { $moves }.
people-field-deadline = Scadenza
people-field-offered = Proposta
people-offered-at = { $at }
people-field-rulings = Decisioni
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Decisione di { $moderator }.
people-ruled-by-player = Decisione di { $moderator }, in una partita propria.
people-ruling-reason = Motivo: { $reason }
people-ruling-question =
    La tua decisione: **{ $what }**
    Il pulsante ti chiede il motivo. Poi la decisione, il tuo nome e il motivo compaiono dove si gioca la partita.
people-ruling-form-title = Partita { $number }: la tua decisione
people-ruling-form-reason = Il tuo motivo, che tutti leggono
people-ruling-form-example = Che cosa è successo, in una frase
people-ruling-no-reason = Di’ in una frase perché decidi così, con al massimo { $most } caratteri.
people-ruling-own-game = Nella partita { $number } giochi tu, quindi deve decidere qualcun altro della moderazione. In una partita propria può farlo solo chi amministra il server, e il risultato lo dice.
people-reseated = { $into } prende il posto di { $out }

people-no-club = Questo esiste solo nei server.
people-club-title = Impostazioni di questo canale e del server
people-club-how = Cambiale con `/{ command-club-admin }`.
people-field-messages = Messaggi di una partita in questo canale
people-policy-named = { $policy ->
    [one-message] Uno solo, che cambia; uno breve notifica chi deve muovere e sparisce con la mossa
    [last-two] Uno nuovo a ogni mossa; restano gli ultimi due
   *[each-move] Uno nuovo a ogni mossa
}
people-field-language = Lingua di questo canale
people-language-named = { $language }
people-language-of-server = Quella del server
people-language-of-client = Quella del tuo Discord
people-field-own-language = Lingua
people-field-overdue = Tempo scaduto, nelle nuove partite
people-overdue-named = { $overdue ->
    [choose] Sceglie l’avversario: vittoria, altro tempo o annullamento
   *[lose] La partita è persa
}
people-field-vacation-days = Vacanza
people-bad-vacation = Un club concede da 0 a 365 giorni di vacanza all’anno.
