# Une énigme qui vient chaque jour à l’heure que le serveur a choisie.
# puzzle = énigme
# topic = sujet
# level = niveau, de 1 à 5

daily-about = À quelle heure une énigme vient chaque jour dans ce salon
daily-topic-about = De quoi parle l’énigme du jour
daily-level-about = La difficulté de l’énigme du jour
daily-zone-about = Fuseau horaire de ce serveur, d’après une grande ville : l’énigme du jour vient à son heure
daily-at = À { $hour }
daily-off = Aucune
daily-any-topic = Tous les sujets
daily-any-level = Tous les niveaux
daily-field = Énigme du jour dans ce salon
daily-field-zone = Fuseau horaire de ce serveur
daily-zone-unknown = Non réglé : UTC
daily-is = { $at } · { $topic } · { $level } ; la prochaine vient { $next }
daily-none = Aucune énigme du jour ne vient encore dans ce salon : choisis aussi l’heure.
daily-not-here = Je n’ai pas le droit d’écrire de moi-même dans ce salon ; aucune énigme du jour ne peut donc y venir.
daily-lost = Pour la modération : je n’ai pas pu poser l’énigme du jour dans { $channel } : ce salon n’existe plus, ou je n’ai pas le droit d’y écrire. Il n’y viendra plus d’énigmes avant que `/{ command-club-admin }` ne fixe de nouveau une heure.
