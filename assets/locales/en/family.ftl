# Families of commands: a server adds them, and only then are they in its menu.
family-tournaments = Tournaments
family-ladder = Ladder
family-league = League
family-evenings = Go evenings
family-together = Games with many players
family-puzzles = Puzzles
family-menu = Run something here
family-nothing = Nothing yet on this server
family-these = On this server: { $titles }
family-add = Adds { $commands }
family-remove = Removes { $commands }
family-added = Added: **{ $family }**. In a moment, everyone on this server has the commands. Start with { $commands }.
family-removed = Removed from the menu: **{ $family }**. What’s in progress goes on, and its buttons work. You can add the commands again at any time.
family-is-on = **{ $family }**: { $commands }
family-is-off = **{ $family }**, not added yet: { $commands }
