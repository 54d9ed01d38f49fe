# Où l’on en est avec les problèmes.
# standing = bilan ; rating = cote, un nombre autour de 1500
# streak = jours de suite ; first try = premier essai, le seul qui compte pour la cote
standing-me = moi
standing-me-about = Tes statistiques de problèmes ici
standing-top = meilleurs
standing-top-about = Qui résout le mieux les problèmes ici
standing-topic-about = Sujet (par défaut : tous)
standing-none = Tu n’as encore répondu à aucun problème ici. `/{ puzzle-command } { puzzle-now }` t’en donne un.
standing-nobody = Personne ici n’a encore répondu à un tel problème. `/{ puzzle-command } { puzzle-now }` t’en donne un.
standing-mine = Tes problèmes
standing-best = Qui résout le mieux
standing-best-of = Qui résout le mieux : { $topic }
standing-rating = Cote : **{ $rating }**
standing-rating-after = { $more ->
    [one] Ta cote s’affichera après encore un problème.
   *[other] Ta cote s’affichera après encore { $more } problèmes.
}
standing-place = Place { $place } sur { $all }
standing-count = Résolus : { $solved } sur { $tried } · au premier essai : { $at-once }
standing-streak = Jours de suite avec un problème résolu : { $current } · record : { $longest }
standing-guess = Un point d’interrogation indique que la cote est encore provisoire.
standing-topic = { $topic } : { $solved } sur { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } sur { $tried } résolus
standing-line-unrated = { $player } · { $solved } sur { $tried } résolus
standing-more = … et { $number } de plus
standing-change = Ta cote : { $before } → **{ $after }**
