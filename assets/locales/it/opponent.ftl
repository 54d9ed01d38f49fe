### Il programma come avversario: partite contro tengen, suggerimenti e stime.
# program = tengen
# level = livello
# hint = suggerimento
# estimate = stima

opponent-name = tengen livello { $level }
opponent-teacher = tengen livello { $level } · partita didattica
opponent-even = tengen · partita combattuta
opponent-sparring = tengen · sparring
opponent-button-play = Gioca contro tengen
opponent-setup = Quale gioco, e come devo giocare? Hai il Nero e cominci tu.
opponent-menu-game = Gioco e goban
opponent-menu-level = Livello
opponent-menu-style = Come gioco
opponent-style-named = { $style ->
    [teaching] Partita didattica: con suggerimenti e un avviso prima di un errore
    [even] Partita combattuta: più o meno al tuo livello
    [sparring] Sparring: solo tattica, e lotta ovunque
   *[usual] Per vincere
}
opponent-level-named = { $level ->
    [1] Livello 1: per le tue prime partite
    [9] Livello 9: come meglio posso
   *[other] Livello { $level }
}
opponent-button-begin = Comincia la partita
opponent-begun = Comincia la tua partita { $game } contro di me.
opponent-plays-on = Stai già giocando questa partita con me: { $place }
opponent-too-many = Hai raggiunto il limite di { $most } partite in corso contro di me. Finiscine una prima di cominciarne un’altra.
opponent-no-time = Ho finito il tempo per pensare alle tue partite. Riprova fra un’ora.
opponent-no-pairs = Non gioco a Pair Go.
opponent-no-room = Qui non posso scrivere di mia iniziativa, quindi non potrei rispondere alle tue mosse. Sfidami in un canale dove posso scrivere, o in un messaggio diretto.
opponent-level-alone = Il livello serve per le partite contro di me: lascia vuoto il campo dell’avversario, o scegli me.
opponent-style-alone = Le partite didattiche, combattute e di sparring si giocano contro di me: lascia vuoto il campo dell’avversario, o scegli me.
opponent-style-engine = Solo io gioco partite didattiche, combattute e di sparring, gli altri programmi no. Lascia vuoto **{ opponent-menu-style }**, o scegli me.
opponent-style-level = In una partita combattuta scelgo il mio livello a ogni mossa, e nello sparring ne ho uno solo. Lascia vuoto `{ opponent-level }`.
opponent-level = livello
opponent-level-about = Gioca contro di me: da 1 (per le tue prime partite) a 9 (come meglio posso)
opponent-hint = suggerimento
opponent-hint-about = Vedi quale mossa giocherei al tuo posto, in una partita contro di me
opponent-hint-play = Io giocherei { $point }.
opponent-hint-why = { $kind ->
    [wins] Questa mossa vince la partita.
    [captures] Questa mossa cattura { $points }.
    [saves] Questa mossa salva { $points }.
    [atari] Questa mossa minaccia di catturare { $points }.
    [room] Lì c’è ancora molto spazio.
   *[most] Secondo me è la mossa più grande.
}
opponent-hint-pass = Io passerei.
opponent-hint-resign = Io qui abbandonerei.
opponent-hint-only = Do suggerimenti solo nelle partite contro di me.
opponent-button-hint = Suggerimento
opponent-caution = Attenzione: { $answer } sarebbe una buona risposta a { $point }, e le tue probabilità di vittoria passerebbero da { $before }% a { $after }%.
opponent-caution-one-liberty = Attenzione: la tua pietra in { $point } avrebbe una sola libertà, e potrei catturarla in { $answer }.
opponent-caution-own = Attenzione. { table-atari-own }
opponent-caution-theirs = Guarda bene. { table-atari-theirs }
opponent-estimate = stima
opponent-estimate-about = Vedi chi è in vantaggio e di quanto, secondo me
opponent-estimate-of = { $lead } È una stima: posso sbagliarmi.
opponent-estimate-chance = { $color ->
    [white] Probabilità di vittoria di Bianco
   *[black] Probabilità di vittoria di Nero
}: { $percent }%. È una stima: posso sbagliarmi.
opponent-estimate-not-now = Non do stime sulle partite tra persone mentre si giocano.
opponent-engine-refuses = { $what ->
    [gone] { $engine } non è più disponibile qui.
    [only-go] { $engine } gioca solo a Go.
    [only-five] { $engine } gioca solo a Gomoku, Renju e Go-Bang senza catture.
    [opening] { $engine } non gioca aperture con scelta dei colori. Lascia vuoto **{ opening-field }**.
    [rules] { $engine } non gioca con queste regole. Lascia vuoto **{ challenge-field-rules }** e ne scelgo di adatte.
   *[board] { $engine } non gioca su questo goban. Lascia vuoto `{ command-size }` e ne scelgo uno adatto.
}
opponent-engine-mute = { $player }, { $engine } non risponde nella partita { $number }. Continuo a provare. Puoi aspettare, o chiudere la partita con `/{ command-game } { command-call-off }` o `/{ command-game } { command-resign }`. { $place }
opponent-engine-gone = { $player }, { $engine } non è più disponibile e non risponderà nella partita { $number }. Puoi chiuderla con `/{ command-game } { command-call-off }` o `/{ command-game } { command-resign }`. { $place }
