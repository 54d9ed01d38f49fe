# Familjer av kommandon: först när en server lägger till dem finns de i dess meny.
family-tournaments = Turneringar
family-ladder = Stege
family-league = Liga
family-evenings = Klubbkvällar
family-together = Spel med många
family-puzzles = Goproblem
family-menu = Ordna något här
family-nothing = Inget än på servern
family-these = På servern: { $titles }
family-add = Lägger till { $commands }
family-remove = Tar bort { $commands }
family-added = Tillagt: **{ $family }**. Om ett ögonblick har alla på servern kommandona. Börja med { $commands }.
family-removed = Borttaget ur menyn: **{ $family }**. Det som pågår fortsätter, och knapparna fungerar. Du kan alltid lägga till dem igen.
family-is-on = **{ $family }**: { $commands }
family-is-off = **{ $family }**, inte tillagt än: { $commands }
