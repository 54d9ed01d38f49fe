# Um problema que chega todo dia na hora que o servidor escolheu.
# puzzle = problema
# topic = tema
# level = nível, de 1 a 5

daily-about = A que horas chega todo dia um problema neste canal
daily-topic-about = Do que se trata o problema diário
daily-level-about = A dificuldade do problema diário
daily-zone-about = Fuso horário deste servidor, por uma cidade grande: vale para a hora do problema diário
daily-at = Às { $hour }
daily-off = Nenhum
daily-any-topic = Qualquer tema
daily-any-level = Qualquer nível
daily-field = Problema diário neste canal
daily-field-zone = Fuso horário deste servidor
daily-zone-unknown = Não definido: UTC
daily-is = { $at } · { $topic } · { $level }; o próximo chega { $next }
daily-none = Ainda não chega nenhum problema diário neste canal: escolha também a hora.
daily-not-here = Não posso escrever por conta própria neste canal, por isso nenhum problema diário pode chegar aqui.
daily-lost = Para a moderação: não consegui publicar o problema diário em { $channel }: esse canal não existe mais ou não posso escrever nele. Não chegam mais problemas ali até que `/{ command-club-admin }` defina uma hora de novo.
