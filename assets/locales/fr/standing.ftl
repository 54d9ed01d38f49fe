# Où l’on en est avec les énigmes.
# standing = bilan ; rating = cote, un nombre autour de 1500
# streak = jours de suite ; first try = premier essai, le seul qui compte pour la cote
standing-me = moi
standing-me-about = Où tu en es avec les énigmes ici
standing-top = meilleurs
standing-top-about = Qui résout le mieux les énigmes ici
standing-topic-about = Le sujet des énigmes ; sinon, tous
standing-none = Tu n’as encore répondu à aucune énigme ici. /puzzle now en pose une.
standing-nobody = Personne ici n’a encore répondu à une telle énigme. /puzzle now en pose une.
standing-mine = Tes énigmes
standing-best = Qui résout le mieux
standing-best-of = Qui résout le mieux : { $topic }
standing-rating = Cote : **{ $rating }**
standing-place = Place { $place } sur { $all }
standing-count = Résolues : { $solved } sur { $tried } · au premier essai : { $at-once }
standing-streak = Jours de suite avec une énigme résolue : { $current } · au plus : { $longest }
standing-guess = Un point d’interrogation veut dire qu’il y a encore trop peu de réponses pour une cote sûre.
standing-topic = { $topic } : { $solved } sur { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } sur { $tried } résolues
standing-more = … et { $number } de plus
standing-change = Ta cote : { $before } → **{ $after }**
