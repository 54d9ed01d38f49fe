# Parti i cui membri votano le mosse.
# vote = votare, votazione

vote-command = votazione
vote-about = Gioca come canale: i membri votano le mosse
vote-command-for = per
vote-for-about = Fai giocare i membri di questo canale contro qualcuno o il bot
vote-command-against = contro
vote-against-about = Gioca contro i membri di questo canale
vote-hours = ore
vote-hours-about = Quante ore dura una votazione (predefinito: 24)
vote-enough = bastano
vote-enough-about = Dopo quanti voti si gioca subito
vote-tie = parità
vote-tie-about = Quale mossa si gioca a parità di voti (predefinito: quella del giocatore più forte)
vote-tie-named = { $tie ->
    [earliest] Quella votata per prima
    [random] Una a caso
   *[strongest] Quella del giocatore più forte
}
vote-open = **Mossa { $number }:** votano i membri di { $channel }. Voti finora: { $votes }. La votazione finisce { $until }; fino ad allora nessuno vede chi ha votato cosa.
vote-button-vote = Vota
vote-cast = Hai votato { $point }. Puoi cambiare voto finché la votazione non finisce { $until }.
vote-cast-pass = Hai votato di passare. Puoi cambiare voto finché la votazione non finisce { $until }.
vote-closed = Giocata { $point } con { $votes } voti su { $all }: { $voters }
vote-closed-pass = Passato con { $votes } voti su { $all }: { $voters }
vote-new-member = Potrai votare dopo un giorno su questo server.
vote-moderators-act = Solo i moderatori possono farlo per questo canale.
vote-not-here = Non posso scrivere in questo canale di mia iniziativa, perciò qui non si può votare.
