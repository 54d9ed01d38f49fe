# Il riepilogo settimanale: cosa è successo in un circolo in una settimana, in un messaggio.

digest-option = riepilogo
digest-option-about = Pubblica qui, il lunedì a quest’ora, un riepilogo settimanale delle partite di questo canale
digest-field = Riepilogo settimanale
digest-comes = { $at } in { $channel }; il prossimo { $next }. Elenca le partite di quel canale e dei suoi thread; delle altre dà solo il numero.
digest-not-here = Non posso scrivere in questo canale di mia iniziativa, perciò il riepilogo settimanale non può uscire qui.
digest-lost = Per i moderatori: non posso più pubblicare il riepilogo settimanale in { $channel }; il canale non c’è più, o non posso scriverci. Per riattivarlo, scegliete un canale con `/{ command-club-admin } { club-command }`.
digest-heading = { $since } – { $until }
digest-title = La settimana nel nostro circolo
digest-games = { $games ->
    [one] Una partita finita
    [many] { $games } partite finite
   *[other] { $games } partite finite
}
digest-won = { $winner } ha battuto { $loser } · partita { $number }, { terms-game-on } · { $place }
digest-unwon = { $black } – { $white }, nessuno ha vinto · partita { $number }, { terms-game-on } · { $place }
digest-upsets = Sorprese
digest-upset = { $winner } ({ $won }) ha battuto { $loser } ({ $lost }) · partita { $number }
digest-newcomers = Prima partita qui
digest-month-option = partita-del-mese
digest-month-option-about = Aggiungi al primo riepilogo del mese un sondaggio sulla partita migliore del mese scorso qui
digest-month-field = Partita del mese
digest-month-named = { $choice ->
    [on] Un sondaggio con il primo riepilogo del mese, se il riepilogo è attivo
   *[off] Disattivata
}
digest-month-heading = **Partita del mese**, { $since } – { $until }
digest-month-line = { $black } – { $white } · partita { $number } · { $place }
digest-month-question = Qual è stata la partita migliore?
digest-puzzles = { $solved ->
    [one] Un problema risolto
    [many] { $solved } problemi risolti
   *[other] { $solved } problemi risolti
}
