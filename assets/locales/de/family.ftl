# Familien von Befehlen: Ein Server fügt sie hinzu, erst dann stehen sie im Menü.
family-tournaments = Turniere
family-ladder = Rangliste
family-league = Liga
family-evenings = Spielabende
family-together = Partien mit vielen
family-puzzles = Rätsel
family-menu = Hier etwas veranstalten
family-nothing = Auf diesem Server noch nichts
family-these = Auf diesem Server: { $titles }
family-add = Fügt { $commands } hinzu
family-remove = Entfernt { $commands }
family-added = Hinzugefügt: **{ $family }**. Gleich haben alle auf diesem Server die Befehle. Los geht’s mit { $commands }.
family-removed = Aus dem Menü entfernt: **{ $family }**. Was läuft, geht weiter, und die Buttons funktionieren. Du kannst sie jederzeit wieder hinzufügen.
family-is-on = **{ $family }**: { $commands }
family-is-off = **{ $family }**, noch nicht hinzugefügt: { $commands }
