# Families of commands: a server adds them, and only then are they in its menu.
family-tournaments = Torneios
family-ladder = Escada
family-league = Liga
family-evenings = Encontros de Go
family-together = Partidas em grupo
family-puzzles = Problemas
family-menu = Organizar algo aqui
family-nothing = Nada ainda neste servidor
family-these = Neste servidor: { $titles }
family-add = Adiciona { $commands }
family-remove = Remove { $commands }
family-added = Adicionado: **{ $family }**. Em um instante, todo o servidor terá os comandos. Comece com { $commands }.
family-removed = Removido do menu: **{ $family }**. O que está em andamento continua, e os botões funcionam. Você pode adicionar os comandos de novo quando quiser.
family-is-on = **{ $family }**: { $commands }
family-is-off = **{ $family }**, ainda fora do menu: { $commands }
