# Familier af kommandoer: først når en server tilføjer dem, står de i dens menu.
family-tournaments = Turneringer
family-ladder = Rangliste
family-league = Liga
family-evenings = Klubaftener
family-together = Partier med mange
family-puzzles = Opgaver
family-menu = Arrangér noget her
family-nothing = Intet endnu på serveren
family-these = På serveren: { $titles }
family-add = Tilføjer { $commands }
family-remove = Fjerner { $commands }
family-added = Tilføjet: **{ $family }**. Om et øjeblik har alle på serveren kommandoerne. Begynd med { $commands }.
family-removed = Fjernet fra menuen: **{ $family }**. Det, der er i gang, fortsætter, og knapperne virker. Du kan altid tilføje dem igen.
family-is-on = **{ $family }**: { $commands }
family-is-off = **{ $family }**, ikke tilføjet endnu: { $commands }
