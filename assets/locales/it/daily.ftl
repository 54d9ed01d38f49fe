# Un quesito che arriva ogni giorno all’ora che il server ha scelto.
# puzzle = quesito
# topic = tema
# level = livello, da 1 a 5

daily-about = A che ora arriva ogni giorno un quesito in questo canale
daily-topic-about = Di che cosa tratta il quesito del giorno
daily-level-about = Quanto è difficile il quesito del giorno
daily-zone-about = Fuso orario di questo server, da una grande città: regola l’ora del quesito del giorno
daily-at = Alle { $hour }
daily-off = Nessuno
daily-any-topic = Qualunque tema
daily-any-level = Qualunque livello
daily-field = Quesito del giorno in questo canale
daily-field-zone = Fuso orario di questo server
daily-zone-unknown = Non impostato: UTC
daily-is = { $at } · { $topic } · { $level }; il prossimo arriva { $next }
daily-none = In questo canale non arriva ancora nessun quesito del giorno: scegli anche l’ora.
daily-not-here = Non posso scrivere in questo canale di mia iniziativa, perciò qui non può arrivare un quesito del giorno.
daily-lost = Per chi modera: non ho potuto proporre il quesito del giorno in { $channel }: quel canale non c’è più, o non posso scriverci. Lì non arrivano più quesiti finché `/{ command-club-admin }` non fissa di nuovo un’ora.
