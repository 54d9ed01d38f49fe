# Come i membri di un server si trovano: sfide aperte per certi gradi, e la lista di tutte.
# open challenge = sfida aperta

seats-command-looking = cerca-partita
seats-looking-about = Cerca qualcuno con cui giocare
seats-command-now = ora
seats-now-about = Crea una sfida aperta, se vuoi per certi gradi
seats-weakest = più-debole
seats-weakest-about = Il grado più basso per accettare, come 15k
seats-strongest = più-forte
seats-strongest-about = Il grado più alto per accettare, come 5k
seats-open-ranked = { $challenger } cerca qualcuno con cui giocare. Può accettare chi ha un grado da { $weakest } a { $strongest }.
seats-ranks = da { $weakest } a { $strongest }
seats-rank-unknown = Questa sfida è per gradi da { $weakest } a { $strongest }. Prima indica il tuo grado con `/{ command-me } { command-rank }`.
seats-other-ranks = Questa sfida è per gradi da { $weakest } a { $strongest }. Il tuo grado è { $rank }.
seats-command = sfide-aperte
seats-about = Aiuta i membri a trovarsi: una lista delle sfide aperte e partite settimanali
seats-list = lista
seats-list-about = Tieni in questo canale una lista di tutte le sfide aperte del server
seats-list-named = { $list ->
    [here] In questo canale
   *[off] Disattivata
}
seats-list-is = In { $channel }
seats-field-list = Lista delle sfide aperte
seats-also-listed = È anche nella lista in { $channel }.
seats-title = Sfide aperte
seats-line = { $challenger } · { $terms } · { $place }
seats-none = Al momento non ci sono sfide aperte. Creane una con `/{ seats-command-looking } { seats-command-now }`.
seats-more = … e altre { $more }
seats-button-all = Mostra tutte
seats-not-here = Non posso scrivere in questo canale di mia iniziativa, perciò la lista non può stare qui.
seats-lost = Per i moderatori: la lista delle sfide aperte in { $channel } non c’è più. Qualcuno l’ha cancellata, o non posso scriverci. Scegliete di nuovo un canale con `/{ command-club-admin } { seats-command }`.
seats-command-weekly = settimanale
seats-weekly-about = Gioca ogni settimana con qualcuno di grado vicino
seats-weekly-in = Ogni lunedì avrai una partita con qualcuno di grado vicino; la prossima { $next }.
seats-weekly-rank = Indica il tuo grado con `/{ command-me } { command-rank }`, così trovo qualcuno di grado vicino.
seats-weekly-left = Non avrai più partite settimanali.
seats-weekly-none = Questo server non ha partite settimanali. Chi gestisce il server può attivarle con `/{ command-club-admin } { seats-command }`.
seats-button-leave = Smetti
seats-pairing = abbinamento
seats-pairing-about = Abbina i membri, il lunedì a quest’ora, per una partita settimanale in questo canale
seats-pairing-at = Lunedì, ore { $hour }
seats-pairing-is = { $at } in { $channel }; le prossime { $next }
seats-pairing-not-here = Non posso scrivere in questo canale di mia iniziativa, perciò qui non possono esserci partite settimanali.
seats-field-pairing = Partite settimanali
seats-begun = La partita di questa settimana: { $black } (Nero) contro { $white } (Bianco).
seats-unpaired = { $player }, questa settimana non è rimasto nessuno per te. La prossima settimana tocca prima a te.
