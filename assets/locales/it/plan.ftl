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
plan-command-about = Pianifica le risposte: se gioca lì, tu giochi qui. Il tuo piano lo vedi solo tu
plan-they = se
plan-they-about = Che cosa potrebbe giocare il tuo avversario, come D4; vale anche «passo»
plan-me = allora
plan-me-about = La tua risposta, come E5
plan-line = sequenza
plan-line-about = Una sequenza più lunga, a partire dalla mossa dell’avversario: D4 E5 F6 G7
plan-drop = togli
plan-drop-about = Una sequenza da togliere dal piano, come D4 E5 F6; «tutto» toglie tutto
plan-pass = passo
plan-heading = Il tuo piano nella partita { $number }
plan-legend = Mossa del tuo avversario → tua risposta. Le righe rientrate seguono quella sopra. Lo vedi solo tu.
plan-nothing = Non hai ancora un piano nella partita { $number }. Con **{ plan-button-add }** scegli una mossa dell’avversario e la tua risposta; lo vedi solo tu.
plan-start = Scegli una mossa dell’avversario, poi la tua risposta, e premi **{ plan-button-save }**: se gioca così, la tua risposta viene giocata subito. Il piano lo vedi solo tu.
plan-picture = L’immagine mostra la sequenza { $line }.
plan-added = Pianificato: { $line }.
plan-replaced = Sostituisce un’altra risposta e tutto ciò che era pianificato dopo.
plan-dropped = Tolto: { $line }, e tutto ciò che era pianificato dopo.
plan-cleared = Il tuo piano è stato eliminato.
plan-button-add = Aggiungi sequenza
plan-pick-theirs = Se l’avversario gioca: { $line }
plan-pick-answer = Io rispondo: { $line }
plan-button-save = Salva
plan-button-on = E in seguito…
plan-button-back = Indietro
plan-button-clear = Elimina il piano
plan-drop-placeholder = Togli una sequenza e tutto ciò che segue
plan-form-title = Partita { $number }: sequenza per il piano
plan-form-line = Mossa avversaria, tua risposta e così via
plan-deviated = Il tuo avversario ha giocato { $point }, che non avevi previsto: il tuo piano è stato eliminato.
plan-deviated-pass = Il tuo avversario ha passato, cosa che non avevi previsto: il tuo piano è stato eliminato.
plan-impossible = La risposta pianificata, { $point }, non era più possibile: il tuo piano è stato eliminato.
plan-upset = La partita non è andata come previsto: una mossa è stata annullata o ha avuto un’altra risposta, o è cominciato un conteggio. Il tuo piano è stato eliminato.
plan-over = La partita è finita o è in corso il conteggio: il tuo piano è stato eliminato.
plan-dropped-by-game = La partita { $number } non è andata come previsto: il tuo piano è stato eliminato. { $place }
plan-more = Pianifica
plan-more-about = Vedi o cambia le risposte pianificate; le vedi solo tu
plan-not-playing = Puoi pianificare solo mentre la partita si gioca.
plan-pairs = Nel Pair Go e nel rengo non si può pianificare: in mezzo giocano i tuoi partner.
plan-placing = Puoi pianificare quando le pietre di handicap sono sul goban.
plan-own-turn = Tocca a te: prima gioca, poi pianifica ciò che viene dopo.
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
plan-illegal = Lì la mossa { $number } della sequenza non sarebbe permessa. { $reason }
plan-not-planned = La mossa { $number } della sequenza non è nel tuo piano.
plan-played-as-planned = { terms-color } ha risposto { $point }, come previsto.
plan-captured = Come previsto, { terms-color } { $point } cattura { $stones ->
    [one] una pietra
   *[other] { $stones } pietre
}.
plan-passed = { terms-color } ha passato, come previsto.
plan-after = { $first } { $then }
