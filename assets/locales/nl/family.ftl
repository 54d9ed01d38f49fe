# Families van commando’s: pas als een server ze toevoegt, staan ze in het menu.
family-tournaments = Toernooien
family-ladder = Ladder
family-league = Competitie
family-evenings = Clubavonden
family-together = Groepspartijen
family-puzzles = Puzzels
family-menu = Hier iets organiseren
family-nothing = Op deze server nog niets
family-these = Op deze server: { $titles }
family-add = Voegt { $commands } toe
family-remove = Verwijdert { $commands }
family-added = Toegevoegd: **{ $family }**. Zo meteen heeft iedereen op deze server de commando’s. Begin met { $commands }.
family-removed = Uit het menu verwijderd: **{ $family }**. Wat loopt, gaat door, en de knoppen blijven werken. Je kunt ze altijd weer toevoegen.
family-is-on = **{ $family }**: { $commands }
family-is-off = **{ $family }**, nog niet toegevoegd: { $commands }
