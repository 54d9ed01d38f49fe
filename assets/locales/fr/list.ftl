# Listes de parties, et parties que quelqu’un suit.
# follow = suivre
# open challenge = défi ouvert

list-to-board = [voir le goban]({ $url })
list-to-challenge = [voir le défi]({ $url })
list-tab-own = Mes parties
list-tab-club = Parties ici
list-tab-open = Défis ouverts
list-button-next = Autres parties
list-club-title = Parties dans ce salon et ses fils
list-club-none = Aucune partie ne se joue ici en ce moment.
list-seen = { $black } – { $white } · partie { $number }, { terms-game-on }
list-watched = { $black } – { $white } · partie { $number }, { terms-game-on } · à { $awaited } de jouer · { $place }
list-followed = Parties que tu suis
list-follows-each = Tu suis cette partie : je t’envoie un message privé à chaque coup.
list-follows-end = Tu suis cette partie : je t’envoie un message privé à la fin.
list-button-board = Voir
list-button-each = Suivre chaque coup
list-button-end = Suivre jusqu’à la fin
list-button-stop = Ne plus suivre
list-stopped = Tu ne suis plus la partie { $number }.
list-follows-full = Tu as atteint la limite de { $most } parties suivies. Cesse d’abord d’en suivre une.
list-followed-link = Tu suis cette partie · { $place }
list-open-title = Défis ouverts dans ce salon
list-open-none = Il n’y a pas de défi ouvert ici. Lances-en un avec `/{ command-challenge }`.
list-open-line = { $challenger } · partie { $number }, { terms-game-on } · { $place }
list-open-gone = Le défi { $number } n’est plus ouvert.
