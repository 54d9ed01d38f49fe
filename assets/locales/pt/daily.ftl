# Um problema que chega todo dia na hora que o servidor escolheu.
# puzzle = problema
# topic = tema
# level = nível, de 1 a 5

daily-about = A que horas um problema é publicado aqui todo dia
daily-topic-about = Do que trata o problema diário
daily-level-about = A dificuldade do problema diário
daily-zone-about = Fuso horário deste servidor: digite uma cidade grande por perto
daily-at = Horário: { $hour }
daily-off = Desativado
daily-any-topic = Qualquer tema
daily-any-level = Qualquer nível
daily-field = Problema diário neste canal
daily-field-zone = Fuso horário deste servidor
daily-zone-unknown = Não definido: UTC
daily-is = { $at } · { $topic } · { $level }; o próximo sai { $next }
daily-none = Este canal ainda não tem problema diário: escolha também uma hora.
daily-not-here = Não posso escrever por conta própria neste canal, então ele não pode ter um problema diário.
daily-lost = Para os moderadores: não consigo mais publicar o problema diário em { $channel }; o canal não existe mais, ou não posso escrever nele. Para reativá-lo, escolham uma hora com `/{ command-club-admin }`.
