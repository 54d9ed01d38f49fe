### Le programme comme adversaire : parties contre tengen, indices et estimations.
# program = tengen
# level = niveau
# hint = indice
# estimate = estimation

opponent-name = tengen niveau { $level }
opponent-teacher = tengen niveau { $level } · partie pédagogique
opponent-even = tengen · partie serrée
opponent-sparring = tengen · sparring
opponent-button-play = Jouer contre tengen
opponent-setup = Quel jeu, et comment dois-je jouer ? Tu prends Noir et tu commences.
opponent-menu-game = Jeu et goban
opponent-menu-level = Niveau
opponent-menu-style = Comment je joue
opponent-style-named = { $style ->
    [teaching] Partie pédagogique : avec des indices et un mot avant une erreur
    [even] Partie serrée : à peu près à ton niveau
    [sparring] Sparring : rien que la tactique, et du combat partout
   *[usual] Pour gagner
}
opponent-level-named = { $level ->
    [1] Niveau 1 : pour tes premières parties
    [9] Niveau 9 : du mieux que je peux
   *[other] Niveau { $level }
}
opponent-button-begin = Commencer la partie
opponent-begun = Ta partie { $game } contre moi commence.
opponent-plays-on = Tu joues déjà cette partie avec moi : { $place }
opponent-too-many = Tu as atteint la limite de { $most } parties à la fois contre moi. Finis-en une avant d’en commencer une autre.
opponent-no-time = J’ai épuisé mon temps de réflexion pour toi. Réessaie dans une heure.
opponent-no-pairs = Je ne joue pas au Pair Go.
opponent-no-room = Je ne peux pas écrire ici de moi-même, donc je ne pourrais pas répondre à tes coups. Défie-moi dans un salon où je peux écrire, ou en message privé.
opponent-level-alone = Le niveau concerne les parties contre moi : laisse vide l’option de l’adversaire, ou choisis-moi.
opponent-style-alone = Les parties pédagogiques, les parties serrées et le sparring se jouent contre moi : laisse vide l’option de l’adversaire, ou choisis-moi.
opponent-style-engine = Les autres programmes ne jouent pas de parties pédagogiques, serrées ou de sparring ; moi, si. Laisse **{ opponent-menu-style }** vide, ou choisis-moi.
opponent-style-level = Dans une partie serrée, je choisis mon niveau à chaque coup, et en sparring je n’en ai qu’un. Laisse `{ opponent-level }` vide.
opponent-level = niveau
opponent-level-about = Jouer contre moi : de 1 (pour tes premières parties) à 9 (du mieux que je peux)
opponent-hint = indice
opponent-hint-about = Voir quel coup je jouerais à ta place, dans une partie contre moi
opponent-hint-play = Je jouerais { $point }.
opponent-hint-why = { $kind ->
    [wins] Ce coup gagne la partie.
    [captures] Ce coup capture { $points }.
    [saves] Ce coup sauve { $points }.
    [atari] Ce coup menace de capturer { $points }.
    [room] Il y a encore beaucoup de place par là.
   *[most] À mon avis, c’est le plus gros coup.
}
opponent-hint-pass = Je passerais.
opponent-hint-resign = J’abandonnerais ici.
opponent-hint-only = Je ne donne d’indices que dans les parties contre moi.
opponent-button-hint = Indice
opponent-caution = Attention : { $answer } serait une bonne réponse à { $point }, et tes chances de gagner passeraient de { $before } % à { $after } %.
opponent-caution-one-liberty = Attention : ta pierre en { $point } n’aurait plus qu’une liberté, et je pourrais la capturer en { $answer }.
opponent-caution-own = Attention. { table-atari-own }
opponent-caution-theirs = Regarde bien. { table-atari-theirs }
opponent-estimate = estimation
opponent-estimate-about = Voir qui mène et de combien, à mon avis
opponent-estimate-of = { $lead } C’est une estimation : je peux me tromper.
opponent-estimate-chance = { $color ->
    [white] Chances de Blanc
   *[black] Chances de Noir
} de gagner : { $percent } %. C’est une estimation : je peux me tromper.
opponent-estimate-not-now = Je ne donne pas d’estimation des parties entre deux personnes pendant qu’elles se jouent.
opponent-engine-refuses = { $what ->
    [gone] { $engine } n’est plus disponible ici.
    [only-go] { $engine } ne joue qu’au go.
    [only-five] { $engine } ne joue qu’au gomoku, au renju et au go-bang sans capture.
    [opening] { $engine } ne joue pas d’ouvertures avec choix des couleurs. Laisse **{ opening-field }** vide.
    [rules] { $engine } ne joue pas selon ces règles. Laisse **{ challenge-field-rules }** vide, et j’en choisis qui conviennent.
   *[board] { $engine } ne joue pas sur ce goban. Laisse `{ command-size }` vide, et j’en choisis un qui convient.
}
opponent-engine-mute = { $player }, { $engine } ne répond pas dans la partie { $number }. Je continue d’essayer. Tu peux attendre, ou finir la partie avec `/{ command-game } { command-call-off }` ou `/{ command-game } { command-resign }`. { $place }
opponent-engine-gone = { $player }, { $engine } n’est plus disponible et ne répondra plus dans la partie { $number }. Tu peux la finir avec `/{ command-game } { command-call-off }` ou `/{ command-game } { command-resign }`. { $place }
