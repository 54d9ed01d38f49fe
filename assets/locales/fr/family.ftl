# Families of commands: a server adds them, and only then are they in its menu.
family-tournaments = Tournois
family-ladder = Échelle
family-league = Ligue
family-evenings = Soirées de go
family-together = Parties à plusieurs
family-puzzles = Problèmes
family-menu = Organiser quelque chose ici
family-nothing = Rien encore sur ce serveur
family-these = Sur ce serveur : { $titles }
family-add = Ajoute { $commands }
family-remove = Retire { $commands }
family-added = Ajouté : **{ $family }**. Dans un instant, tout le serveur aura les commandes. Commence par { $commands }.
family-removed = Retiré du menu : **{ $family }**. Ce qui est en cours continue, et ses boutons marchent. Tu peux rajouter ces commandes à tout moment.
family-is-on = **{ $family }** : { $commands }
family-is-off = **{ $family }**, pas encore au menu : { $commands }
