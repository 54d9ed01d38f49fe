# Mosse pianificate: un piano che vede solo chi lo fa, e le risposte giocate secondo il piano.
# plan = piano
# move = mossa
# answer = risposta
# line = sequenza
# to pass, pass = passare, passo
# handicap stone = pietra di handicap
# capture = catturare
# count = conteggio
# turn = turno
# opponent = avversario

plan-command = pianifica
plan-command-about = Prepara risposte che vedi solo tu: se l’avversario gioca lì, tu giochi qui
plan-they = se
plan-they-about = Che cosa potrebbe giocare il tuo avversario, ad esempio D4; vale anche passo
plan-me = allora
plan-me-about = Che cosa rispondi allora, ad esempio E5
plan-line = sequenza
plan-line-about = Una sequenza più lunga, prima la mossa del tuo avversario: D4 E5 F6 G7
plan-drop = togli
plan-drop-about = Una sequenza da togliere dal piano, ad esempio D4 E5 F6; «tutto» lo svuota
plan-pass = passo
plan-heading = Il tuo piano nella partita { $number }
plan-legend = Mossa del tuo avversario → tua risposta. Ciò che è più rientrato viene dopo. Non lo vede nessun altro.
plan-nothing = Non hai pianificato niente nella partita { $number }. Indica una mossa del tuo avversario e la tua risposta, ad esempio `/{ plan-command } { plan-they }:D4 { plan-me }:E5`; non lo vede nessun altro.
plan-picture = L’immagine mostra la sequenza { $line }.
plan-added = Pianificato: { $line }.
plan-replaced = Prende il posto di un’altra risposta e di ciò che era pianificato dopo.
plan-dropped = Tolto: { $line }, e tutto ciò che era pianificato dopo.
plan-cleared = Il tuo piano è cancellato.
plan-button-add = Aggiungi una sequenza
plan-button-clear = Cancella il piano
plan-drop-placeholder = Togli una sequenza e tutto ciò che segue
plan-form-title = Partita { $number }: una sequenza per il piano
plan-form-line = Mossa avversaria, tua risposta e così via
plan-deviated = Il tuo avversario ha giocato { $point }, che il tuo piano non prevedeva: il piano è cancellato.
plan-deviated-pass = Il tuo avversario ha passato, e il tuo piano non lo prevedeva: il piano è cancellato.
plan-impossible = La risposta che avevi pianificato, { $point }, al momento buono non era possibile: il tuo piano è cancellato.
plan-upset = La partita non è andata come avevi pianificato: una mossa è stata annullata o ha avuto un’altra risposta, oppure è cominciato un conteggio. Il tuo piano è cancellato.
plan-over = Non si gioca più a turno: il tuo piano è cancellato.
plan-dropped-by-game = La partita { $number } non è andata come prevedeva il tuo piano: il piano è cancellato. { $place }
plan-more = Pianificare
plan-more-about = Vedi o cambia le tue risposte alle mosse future; le vedi solo tu
plan-not-playing = Puoi pianificare mosse finché si gioca a turno.
plan-pairs = Nel Pair Go non si possono pianificare mosse: ogni squadra gioca in due, a turno.
plan-placing = Potrai pianificare mosse quando le pietre di handicap saranno sul goban.
plan-own-turn = Tocca a te: prima gioca, poi pianifica il seguito.
plan-empty = Indica almeno una mossa del tuo avversario e la tua risposta.
plan-both = Indica entrambe: `{ plan-they }`, la mossa del tuo avversario, e `{ plan-me }`, la tua risposta.
plan-no-answer = La sequenza finisce con una mossa del tuo avversario. Aggiungi la tua risposta.
plan-too-deep = Una sequenza può avere al massimo { $most } { $most ->
    [one] risposta
   *[other] risposte
}.
plan-too-many = Un piano può avere al massimo { $most } { $most ->
    [one] risposta
   *[other] risposte
}.
plan-bad-move = Mossa { $number } della sequenza: { $reason }
plan-illegal = Lì la mossa { $number } della sequenza non sarebbe possibile. { $reason }
plan-not-planned = La mossa { $number } della sequenza non è nel tuo piano.
plan-answered = { terms-color } ha risposto { $point }, come previsto.
plan-captured = { terms-color } ha risposto { $point }, come previsto, e ha catturato { $stones ->
    [one] una pietra
   *[other] { $stones } pietre
}.
plan-passed = { terms-color } ha passato, come previsto.
plan-after = { $first } { $then }
