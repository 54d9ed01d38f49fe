# Parti i cui membri votano le mosse.
# vote = votare, votazione

vote-command = votazione
vote-for-about = Fai giocare i membri di questo canale contro qualcuno o contro di me
vote-command-against = contro
vote-against-about = Gioca contro i membri di questo canale
vote-command-match = incontro
vote-match-about = Gioca contro un altro canale, qui o su un altro server: votano i membri di entrambi
vote-command-invite = invita
vote-invite-about = Ottieni un codice con cui un altro server può sfidare questo canale
vote-channel = canale
vote-channel-about = I membri di quale canale sfidare: sta a loro accettare
vote-code = codice
vote-code-about = Il codice dato dai moderatori di un canale di un altro server
vote-invited =
    Dai questo codice ai moderatori dell’altro server. Possono usarlo una volta, con `/{ command-together } { vote-command-match } { vote-code }:`. Scade { $until }, e un nuovo codice lo sostituisce.
    La loro sfida appare in questo canale, e solo i moderatori di qui possono accettarla. La partita si gioca poi sul loro server: i moderatori di là possono deciderla come ogni altra, e i membri di là vedono le mosse di questo canale, ma non chi le ha votate. Su questo server non possono fare nulla.
vote-hours = ore
vote-hours-about = Quante ore dura una votazione (predefinito: 24)
vote-enough = voti
vote-enough-about = Dopo quanti voti si gioca subito
vote-tie = parità
vote-tie-about = Quale mossa si gioca a parità di voti (predefinito: quella di chi vota con il grado più alto)
vote-tie-named = { $tie ->
    [earliest] Quella votata per prima
    [random] Una a caso
   *[strongest] Quella di chi vota con il grado più alto
}
vote-captain = veto
vote-captain-about = Chi vede quanti votano cosa e può escludere una mossa in ogni votazione
vote-terms = Ogni votazione dura { $time }.
vote-terms-enough = { $enough ->
    [one] Finisce con il primo voto: la mossa si gioca subito.
   *[other] Con { $enough } voti finisce, e la mossa si gioca subito.
}
vote-terms-tie = { $tie ->
    [earliest] A parità di voti si gioca la mossa votata per prima.
    [random] A parità di voti si gioca una di quelle mosse a caso.
   *[strongest] A parità di voti si gioca la mossa di chi vota con il grado più alto.
}
vote-terms-voters = Si può votare dopo un giorno su questo server.
vote-line-captain = { $captain } ha un **veto** per { $channel }: in ogni votazione vede quanti hanno votato cosa e può escludere una mossa.
vote-open = **Mossa { $number }:** vota { $channel }; fine { $until }. Voti segreti: { $votes }.
vote-button-vote = Vota
vote-pick-point = Partita { $number }: premi il punto per cui voti. Lo vedi solo tu.
vote-button-veto = Veto
vote-veto-ask = Quale mossa escludi in questa votazione? Puoi farlo una volta, e solo tu vedi questi numeri.
vote-veto-votes = Voti: { $votes }
vote-ruled-out = { $captain } ha escluso { $point }.
vote-ruled-out-pass = { $captain } ha escluso il «passo».
vote-you-ruled-out = Hai escluso { $point }.
vote-you-ruled-out-pass = Hai escluso il «passo».
vote-vote-again = I voti per questa mossa non contano più. Chi l’aveva votata può votare di nuovo.
vote-cast = Hai votato { $point }. Puoi cambiare voto finché la votazione non finisce { $until }.
vote-cast-pass = Hai votato di passare. Puoi cambiare voto finché la votazione non finisce { $until }.
vote-closed = Giocata { $point } con { $votes } voti su { $all }: { $voters }
vote-closed-pass = Passato con { $votes } voti su { $all }: { $voters }
vote-new-member = Potrai votare dopo un giorno su questo server.
vote-moderators-act = Solo i moderatori possono farlo per questo canale.
vote-not-here = Non posso scrivere in questo canale di mia iniziativa, perciò qui non si può votare.
vote-in-thread = Usalo in un canale, non in un thread.
vote-not-there = Non puoi scrivere in { $channel }, perciò non puoi sfidarne i membri.
vote-bot-not-there = Non posso scrivere in { $channel }, perciò i suoi membri non possono ricevere sfide. Lì mi servono i permessi «Visualizza canale» e «Invia messaggi».
vote-unreached = Non posso scrivere in { $channel }, perciò i suoi membri non vedono questa sfida. Inviala di nuovo quando potrò scrivere lì.
vote-one-opponent = Indica chi sfidare in un solo modo: `{ vote-channel }:` per un canale di questo server o `{ vote-code }:` per uno di un altro server.
vote-no-such-code = Questo codice non è valido, o non lo è più. I moderatori dell’altro server ne ottengono uno nuovo con `/{ command-together } { vote-command-invite }`.
vote-new-code = Per un’altra partita tra due server serve un altro codice: un server lo ottiene con `/{ command-together } { vote-command-invite }`, l’altro lo usa con `/{ command-together } { vote-command-match }`.
vote-stays-there = Una partita tra due server resta sul server dove è iniziata.
vote-other-side = In questa partita voti dalla parte di { $channel }.
vote-captain-plays = Chi ha il veto non può giocare contro il canale.
vote-captain-vetoes = Qui solo { $captain } può escludere una mossa.
vote-veto-used = In questa votazione hai già escluso una mossa.
vote-nothing-to-veto = Nessuno ha ancora votato.
vote-move-ruled-out = Questa mossa è esclusa in questa votazione. Votane un’altra.
