# Families of commands: a server adds them, and only then are they in its menu.
family-tournaments = Torneos
family-ladder = Escalera
family-league = Liga
family-evenings = Encuentros de Go
family-together = Partidas en grupo
family-puzzles = Problemas
family-menu = Organizar algo aquí
family-nothing = Nada todavía en este servidor
family-these = En este servidor: { $titles }
family-add = Añade { $commands }
family-remove = Quita { $commands }
family-added = Añadido: **{ $family }**. En un momento, todo el servidor tendrá los comandos. Empieza con { $commands }.
family-removed = Quitado del menú: **{ $family }**. Lo que está en marcha sigue, y sus botones funcionan. Puedes volver a añadir los comandos cuando quieras.
family-is-on = **{ $family }**: { $commands }
family-is-off = **{ $family }**, sin añadir todavía: { $commands }
