# Families of commands: a server adds them, and only then are they in its menu.
family-tournaments = Turnieje
family-ladder = Drabina
family-league = Liga
family-evenings = Wieczory go
family-together = Partie wieloosobowe
family-puzzles = Zadania
family-menu = Zorganizuj coś tutaj
family-nothing = Na tym serwerze jeszcze nic
family-these = Na tym serwerze: { $titles }
family-add = Dodaje { $commands }
family-remove = Usuwa { $commands }
family-added = Dodano: **{ $family }**. Za chwilę wszyscy na tym serwerze będą mieć te polecenia. Zacznij od { $commands }.
family-removed = Usunięto z menu: **{ $family }**. To, co już trwa, toczy się dalej, a przyciski działają. Polecenia możesz dodać ponownie w każdej chwili.
family-is-on = **{ $family }**: { $commands }
family-is-off = **{ $family }**, jeszcze niedodane: { $commands }
