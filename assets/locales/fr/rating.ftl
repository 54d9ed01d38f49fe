# Les cotes des joueurs et les parties classées.
# rated = classée ; rating = cote, un nombre autour de 1500
rating-rated = Classée
rating-field = Cote
rating-counts = Classée : le résultat compte pour les cotes de ce serveur
rating-counts-not = Non classée
rating-stake = { $player } : { $now } à présent, { $won } après une victoire, { $lost } après une défaite
rating-option = classée
rating-option-about = Compter ou non le résultat pour les cotes (par défaut : oui, entre deux membres)
rating-choice = { $stakes ->
    [rated] Classée
   *[unrated] Non classée
}
rating-only-servers = Seules les parties d’un serveur peuvent être classées.
rating-no-pairs = Le Pair Go n’est pas classé.
rating-only-boards = Le go n’est classé qu’en 9×9, 13×13 et 19×19.
rating-not-me = Les parties contre moi ne sont pas classées sur ce serveur. Les personnes qui le gèrent peuvent le changer avec `/{ command-club-admin }`.
rating-no-engines = Les parties contre d’autres programmes ne sont pas classées.
rating-no-styles = Les parties pédagogiques, les parties serrées et le sparring ne sont pas classés.
rating-no-advice = Je ne donne ni indices ni estimations dans les parties classées.
rating-program = programme
rating-program-about = Classer ou non les parties contre moi (par défaut : non)
rating-field-program = Parties contre moi
rating-annul = déclasser
rating-annul-about = Garder le résultat d’une partie sans le compter pour les cotes
rating-annulled = Le résultat ne compte pas pour les cotes
rating-not-rated = Cette partie ne compte pas pour les cotes.
rating-annul-late = Plus de { $most } parties classées se sont terminées ici depuis ; les cotes ne sont pas recalculées aussi loin en arrière.
rating-too-short = Trop courte pour compter pour les cotes : moins de { $moves } coups
rating-uncounted-series = Ne compte pas pour les cotes : la personne qui perd avait déjà dépassé son temps dans une autre partie, et n’a pas joué depuis
rating-changed = Cotes : { $black } { $black-before } → **{ $black-after }** · { $white } { $white-before } → **{ $white-after }**
rating-pool = { $pool ->
    [go-9] Go en 9×9
    [go-13] Go en 13×13
    [go-19] Go en 19×19
    [atari-go] Atari-Go
    [five] Gomoku
    [go-bang] Go-Bang
   *[go] Go
}
rating-game-about = Quel jeu et quel goban (par défaut : le go sur tous les gobans)
rating-profile = profil
rating-profile-about = Niveau au fil du temps, résultats et adversaires : les tiens ou ceux d’une autre personne
rating-player-about = De qui voir le profil (par défaut : le tien)
rating-none = { $player } n’a pas encore de parties classées sur ce serveur. Un défi à un membre est classé, sauf si tu choisis autre chose.
rating-rank = Niveau : **{ $rank }** ± { $ranks } · cote { $rating } ± { $deviation }
rating-number = Cote : **{ $rating }** ± { $deviation }
rating-guess = Cote : **{ $rating }** · encore provisoire ; elle se précise avec d’autres parties classées
rating-games = Parties classées : { $games } · gagnées { $won } · perdues { $lost } · nulles { $drawn }
rating-colors = Avec Noir : gagnées { $black-won }, perdues { $black-lost } · avec Blanc : gagnées { $white-won }, perdues { $white-lost }
rating-streak = { $result ->
    [won] Victoires de suite : { $count }
   *[lost] Défaites de suite : { $count }
}
rating-opponents = Adversaires les plus fréquents
rating-opponent = { $player } : gagnées { $won }, perdues { $lost }
rating-versus = Contre toi : gagnées { $won }, perdues { $lost }, nulles { $drawn }
rating-puzzles = Problèmes résolus : { $count }
rating-chart = Une courbe de la cote de { $player } : { $before } le { $from }, { $after } le { $until }, au plus bas { $least }, au plus haut { $most }.
rating-chart-ranks = Une courbe du niveau de { $player } : { $before } le { $from }, { $after } le { $until }, au plus bas { $least }, au plus haut { $most }.
rating-standings = classement
rating-standings-about = Le classement de la saison des parties classées sur ce serveur
rating-season-title = Saison { $season } · { $pool }
rating-season-empty = Pas encore de parties classées cette saison.
rating-line = { $place }. { $player } · **{ $points }** · { $won } gagnées, { $lost } perdues, { $drawn } nulles · { $rank }
rating-season-note = En gras : les points, 1 par victoire et ½ par nulle. À la fin : le niveau, ou la cote, avec « ? » tant qu’elle est provisoire. Contre une même personne, deux victoires ou nulles au plus comptent. La saison a commencé le { $begin }.
rating-own-place = Ta place : { $place } sur { $all }
rating-button-previous = Précédent
rating-season = saison
rating-season-about = La saison du classement : son nom et son début
rating-season-name = nom
rating-season-name-about = Le nom de la saison ; « { terms-typed-off } » pour l’effacer
rating-season-begin = début
rating-season-begin-about = Le premier jour, par exemple 2026-10-01 ; « { terms-typed-off } » pour les trimestres du calendrier (par défaut)
rating-field-season = Saison
rating-field-season-begin = Début de la saison
rating-season-named = { $name }
rating-season-day = { $day }
rating-season-by-quarter = Par trimestre du calendrier
rating-bad-day = « { $typed } » n’est pas une date. Écris-la ainsi : 2026-10-01.
