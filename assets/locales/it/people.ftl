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

people-undo-while-counting = È in corso il conteggio. Per annullare il «passo», premi «{ count-button-resume }».
people-button-go-on = Riprendi
people-more-undo = Annulla la mossa
people-more-undo-about = Annulla la tua ultima mossa, o chiedilo all’avversario
people-more-pause = Pausa
people-more-pause-about = Proponi di mettere in pausa gli orologi
people-more-go-on = Riprendi
people-more-go-on-about = Fai ripartire gli orologi
people-more-call-off = Annulla la partita
people-more-call-off-about = Proponi di annullare la partita: nessuno vince né perde

people-preview = Lo vedi solo tu: la partita { $number } con la tua pietra in { $point }. Non è ancora stato giocato niente.
people-button-put = Gioca { $point }

people-me-title = Le tue impostazioni
people-me-how = Scegli qui sotto quella da cambiare, o usa `/{ command-me }`.
people-change-setting = Cambia un’impostazione
people-choose-value = { $setting }: scegli
people-field-hints = Aiuti per chi impara
people-field-last-moves = Ultime mosse
people-last-moves-named = { $shown ->
    [numbers] Numeri sulle ultime tre mosse
   *[mark] Un segno sull’ultima mossa
}
people-field-zone = Fuso orario
people-zone-is = { $zone }
people-zone-unknown = Non impostato: weekend e notti seguono UTC
people-zone-kept = Nelle partite con l’orologio che ti aspettano, il tuo vecchio fuso orario vale finché non hai giocato o risposto al conteggio.
people-bad-zone = «{ $zone }» non è un fuso orario. Scrivi il nome di una grande città vicino a te e scegli dall’elenco.
people-bad-zone-likely = «{ $zone }» non è un fuso orario. Intendi { $likely }?
people-field-theme = Goban che vedi solo tu
people-field-channel-theme = Goban in questo canale
people-field-preview = Vedi le mosse prima di giocarle
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
   *[half] Quando hai usato metà del tuo tempo
}
people-field-notices = Ricevi i promemoria
people-notices-named = { $notices ->
    [direct] Con un messaggio diretto
   *[channel] Nel canale della partita
}
people-field-summary = Riepilogo del giorno
people-summary-off = Disattivato
people-summary-at = Ore { $hour } nel tuo fuso orario
people-summary = { $games ->
    [one] Tocca a te in una partita.
   *[other] Tocca a te in { $games } partite.
}
people-summary-title = Prima le più urgenti
people-summary-play = { table-button-play }: scegli una partita
people-summary-closed = { $player }, non accetti i miei messaggi diretti, quindi ho disattivato il tuo riepilogo del giorno. Consentili e scegli di nuovo un’ora con `/{ command-me }`.
people-field-rank = Grado
people-rank-is = { $rank }
people-rank-unknown = Non indicato
people-field-egd = PIN EGD
people-egd-is = { $pin }
people-field-vacation = Vacanza
people-away-until = I tuoi orologi sono in pausa. Torni { $at }.
people-not-away = Nessuna: `/{ command-me } { command-vacation }`

people-data-export = Scarica tutto ciò che conservo su di te
people-data-delete = Cancella tutto ciò che conservo su di te
people-data-about = Che cosa conservo su di te
people-exported = Ecco ciò che conservo su di te: le tue impostazioni e { $games ->
    [0] nessuna partita
    [one] una partita in SGF
   *[other] { $games } partite in SGF
}.
people-stored-data = **Che cosa conservo su di te**
    • Il tuo ID Discord e il tuo nome, le tue impostazioni, le partite che giochi, a cui ti invitano o su cui decidi, le tue risposte ai problemi, e i tornei, le ladder, le leghe, le serate di Go e le simultanee a cui partecipi. Dei messaggi conservo solo le mosse.
    • Lo conserva chi gestisce questo bot e non va a nessun altro. Chi vede un canale vede le sue partite, con il tuo nome e il tuo grado, e i tuoi risultati in `/{ puzzle-command }`. Il riepilogo settimanale di un server nomina chi ha risolto più problemi. Le altre impostazioni e i tuoi piani li vedi solo tu. Se chiedi una partita didattica, chi insegna su quel server vede quali esercizi hai risolto, finché la richiesta non finisce.
    • Le partite restano finché non cancelli i tuoi dati. Una sfida finita nel nulla viene cancellata dopo { $days } giorni. Il log non nomina nessuno, a meno che chi gestisce questo bot non cerchi un errore.
    • `/{ command-me } { command-export }` ti dà tutto in un file, `/{ command-me } { command-forget }` lo cancella.
people-policy = Altre informazioni: { $url }
people-confirm-forget =
    Cancellare i tuoi dati?
    { $lost }• Le tue impostazioni vengono cancellate: fuso orario, tema, grado, vacanze, promemoria e tutte le altre.
    • Il tuo nome viene cancellato. Le tue partite finite restano a chi le ha giocate con te: nei loro kifu compari senza nome né ID. I messaggi già pubblicati restano come sono.
    • I backup più vecchi conservano i tuoi dati finché altri più recenti non li sostituiscono, e il file del database finché chi gestisce questo bot non lo fa riscrivere.
    Non si può annullare. Se mi usi di nuovo, conservo di nuovo il tuo nome.
people-forget-games = • Abbandoni queste partite: { $games }
people-forget-places = • Esci da: { $places }
people-button-forget = Cancella i dati
people-forgotten = Fatto: le tue impostazioni e il tuo nome sono cancellati, e le tue partite finite non portano più il tuo nome.
people-not-forgotten = Non ho potuto cancellare tutto: qualcosa non si può leggere o scrivere. Premi di nuovo «{ people-button-forget }» tra un momento; se non basta, avvisa chi gestisce questo bot.
people-opponent-forgotten = Chi ha giocato questa partita con te ha cancellato i propri dati. Sfida qualcun altro con `/{ command-challenge }`.

people-no-vacation = Non sei in vacanza.
people-vacation-over = Che bello rivederti! I tuoi orologi sono ripartiti.
people-vacation-until = Tutti i tuoi orologi sono in pausa. Torni { $at }; `/{ command-me } { command-vacation } { command-days }:0` mette subito fine alla vacanza. Vacanza che ti resta: { $left }.
people-vacation-days = { $days ->
    [one] { $days } giorno all’anno
   *[other] { $days } giorni all’anno
}
people-vacation-too-long = Il server delle tue partite concede { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} di vacanza all’anno. Vacanza che ti resta: { $left }.
people-vacation-no-clocks = Nessuna delle tue partite ha un orologio: non c’è niente da mettere in pausa.
people-vacation-shorter = Ma in { $games } finisce prima ({ $at }): quel server non concede altri giorni.
people-vacation-not-in = Ma non in { $games }: quel server non concede altri giorni.

people-out-at = il tempo scade { $at }
people-history = Partite finite di { $player }
people-history-none = Qui non risultano partite finite di { $player }.
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
people-field-state = Situazione
people-state-closed = La sfida è finita senza partita.
people-state-paused = Gli orologi sono in pausa. Mosse finora: { $moves }.
people-state-playing = { $color ->
    [white] Tocca a Bianco. Mosse finora: { $moves }.
   *[black] Tocca a Nero. Mosse finora: { $moves }.
}
people-state-counting = È in corso il conteggio. Mosse: { $moves }.
people-field-deadline = Scadenza
people-field-offered = Sfida inviata
people-offered-at = { $at }
people-field-rulings = Decisioni
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Decisione di { $moderator }.
people-ruled-by-player = Decisione di { $moderator }, che gioca in questa partita.
people-ruling-reason = Motivo: { $reason }
people-ruling-question =
    La tua decisione: **{ $what }**
    Il pulsante ti chiede il motivo. Poi pubblico la decisione, il tuo nome e il motivo dove si gioca la partita.
people-ruling-form-title = Partita { $number }: la tua decisione
people-ruling-form-reason = Il motivo (possono leggerlo tutti)
people-ruling-form-example = Che cosa è successo, in una frase
people-ruling-no-reason = Indica il motivo in una frase di al massimo { $most } caratteri.
people-ruling-own-game = Nella partita { $number } giochi tu, quindi deve decidere un altro moderatore. Su una partita propria può decidere solo chi amministra il server, e il risultato lo dice.
people-reseated = { $into } sostituisce { $out }

people-no-club = Funziona solo su un server.
people-club-title = Impostazioni di questo canale e del server
people-club-how = Scegli qui sotto quella da cambiare, o usa `/{ command-club-admin }`.
people-field-messages = Messaggi di una partita in questo canale
people-policy-named = { $policy ->
    [one-message] Uno solo, modificato; uno breve avvisa chi deve giocare e sparisce dopo la mossa
    [last-two] Uno nuovo a ogni mossa; restano gli ultimi due
   *[each-move] Uno nuovo a ogni mossa
}
people-field-language = Lingua di questo canale
people-language-named = { $language }
people-language-of-server = Quella del server
people-language-of-client = Quella del tuo Discord
people-field-own-language = Lingua
people-field-overdue = Se il tempo scade, nelle nuove partite
people-overdue-named = { $overdue ->
    [choose] Sceglie l’avversario: reclamare la vittoria, dare più tempo o annullare la partita
   *[lose] Perde chi non ha più tempo
}
people-field-vacation-days = Vacanza
people-bad-vacation = Un server può concedere da 0 a 365 giorni di vacanza all’anno.
