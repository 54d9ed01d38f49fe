# Un problema che arriva ogni giorno all’ora che il server ha scelto.
# puzzle = problema
# topic = argomento
# level = livello, da 1 a 5

daily-about = A che ora esce qui ogni giorno un problema
daily-topic-about = Di che cosa tratta il problema del giorno
daily-level-about = La difficoltà del problema del giorno
daily-zone-about = Fuso orario di questo server: scrivi una grande città vicina
daily-at = Ore { $hour }
daily-off = Disattivato
daily-any-topic = Qualunque argomento
daily-any-level = Qualunque livello
daily-field = Problema del giorno in questo canale
daily-field-zone = Fuso orario di questo server
daily-zone-unknown = Non impostato: UTC
daily-is = { $at } · { $topic } · { $level }; il prossimo esce { $next }
daily-none = Questo canale non ha ancora un problema del giorno: scegli anche l’ora.
daily-not-here = Non posso scrivere in questo canale di mia iniziativa, perciò non può avere un problema del giorno.
daily-lost = Per i moderatori: non posso più pubblicare il problema del giorno in { $channel }; il canale non c’è più, o non posso scriverci. Per riattivarlo, scegliete un’ora con `/{ command-club-admin }`.
