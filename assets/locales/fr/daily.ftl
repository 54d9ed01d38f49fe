# Une énigme qui vient chaque jour à l’heure que le serveur a choisie.
# puzzle = énigme
# topic = sujet
# level = niveau, de 1 à 5

daily-about = À quelle heure un problème paraît chaque jour dans ce salon
daily-topic-about = Le sujet du problème du jour
daily-level-about = La difficulté du problème du jour
daily-zone-about = Fuseau horaire de ce serveur : écris une grande ville proche
daily-at = À { $hour }
daily-off = Désactivé
daily-any-topic = Tous les sujets
daily-any-level = Tous les niveaux
daily-field = Problème du jour dans ce salon
daily-field-zone = Fuseau horaire de ce serveur
daily-zone-unknown = Non réglé : UTC
daily-is = { $at } · { $topic } · { $level } ; le prochain paraît { $next }
daily-none = Ce salon n’a pas encore de problème du jour : choisis aussi une heure.
daily-not-here = Je n’ai pas le droit d’écrire de moi-même dans ce salon ; il ne peut donc pas avoir de problème du jour.
daily-lost = Pour la modération : je ne peux plus publier le problème du jour dans { $channel } ; ce salon n’existe plus, ou je n’ai pas le droit d’y écrire. Pour le réactiver, choisissez une heure avec `/{ command-club-admin }`.
