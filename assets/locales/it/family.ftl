# Families of commands: a server adds them, and only then are they in its menu.
family-tournaments = Tornei
family-ladder = Ladder
family-league = Lega
family-evenings = Serate di Go
family-together = Partite di gruppo
family-puzzles = Problemi
family-menu = Organizza qualcosa qui
family-nothing = Ancora niente su questo server
family-these = Su questo server: { $titles }
family-add = Aggiunge { $commands }
family-remove = Toglie { $commands }
family-added = Aggiunto: **{ $family }**. Tra un attimo tutto il server avrà i comandi. Comincia con { $commands }.
family-removed = Tolto dal menu: **{ $family }**. Quello che è in corso continua, e i suoi pulsanti funzionano. Puoi aggiungere di nuovo i comandi quando vuoi.
family-is-on = **{ $family }**: { $commands }
family-is-off = **{ $family }**, non ancora nel menu: { $commands }
