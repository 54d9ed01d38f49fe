# Les mots pour les jeux, les gobans, les règles et les couleurs.
# Black, White = Noir, Blanc
# board = goban
# stone = pierre
# komi = komi
# handicap = handicap
# territory = territoire
# area = surface
# prisoner = prisonnier
# capture = capturer, capture
# crosscut = quatre pierres en croix
# five in a row = cinq pierres alignées
# pair = paire
# random = tirage au sort
# thread = fil

terms-game = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
}
terms-color = { $color ->
    [white] Blanc
   *[black] Noir
}
terms-and = { $first } et { $last }
terms-game-on = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
} en { $size }

# Les règles, telles qu’on les nomme en une ligne.
terms-rules = { $rules ->
    [japanese] Japonaises (1989)
    [chinese] À la chinoise ou AGA (surface)
    [tromp-taylor] Tromp-Taylor (surface)
    [new-zealand] Néo-zélandaises (surface)
    [traditional] Japonaises sans komi (livret Go & Go-Bang)
    [traditional-two-edges] Sans komi, deux bords au plus (livret Go & Go-Bang)
    [strasbourg] Le plus de pierres (livret de Strasbourg)
    [atari-go] La première capture gagne, quatre pierres en croix au départ
    [atari-go-empty] La première capture gagne, goban vide au départ
    [gomoku] Cinq pierres alignées ou plus
    [gomoku-exact] Exactement cinq pierres alignées
    [renju] Renju : certaines intersections interdites à Noir
    [go-bang] Cinq pierres alignées ou plus, on capture les paires
    [go-bang-exact] Exactement cinq pierres alignées, on capture les paires
    [go-bang-plain] Go-Bang sans capture, cinq pierres ou plus
    [go-bang-plain-exact] Go-Bang sans capture, exactement cinq pierres
    [pente] Pente : cinq pierres alignées ou cinq paires
    [pente-exact] Pente : exactement cinq pierres alignées ou cinq paires
   *[territory] Japonaises simplifiées (pour débuter)
}
terms-rules-captures = { $rules ->
    [atari-go-empty] { $stones ->
        [one] { $stones } pierre capturée pour gagner, goban vide au départ
       *[other] { $stones } pierres capturées pour gagner, goban vide au départ
    }
   *[atari-go] { $stones ->
        [one] { $stones } pierre capturée pour gagner, quatre pierres en croix au départ
       *[other] { $stones } pierres capturées pour gagner, quatre pierres en croix au départ
    }
}
terms-rules-own = Règles personnalisées

# Comment les joueurs reçoivent leur couleur.
terms-lot = Aléatoires
terms-challenger-takes = { $color ->
    [white] Blanc pour qui lance le défi
   *[black] Noir pour qui lance le défi
}
terms-takes = { $color ->
    [white] Blanc pour { $player }
   *[black] Noir pour { $player }
}
terms-stronger-takes-white = Blanc pour le meilleur niveau

terms-handicap-none = Aucun
terms-handicap-stones = { $stones ->
    [one] { $stones } pierre pour Noir, puis Blanc joue
   *[other] { $stones } pierres pour Noir, puis Blanc joue
}
terms-handicap-free = { $stones ->
    [one] { $stones } pierre que Noir pose où il veut, puis Blanc joue
   *[other] { $stones } pierres que Noir pose où il veut, puis Blanc joue
}
terms-komi-none = Aucun
terms-komi = { $komi ->
    [one] { $komi } point pour Blanc
   *[other] { $komi } points pour Blanc
}
terms-venue-here = Dans ce salon
terms-venue-thread = Dans son propre fil

# What people type for these; several words are separated by spaces.
terms-typed-all = tous tout toutes
terms-typed-off = aucun
terms-typed-last = derniers dernières
terms-typed-from = dès depuis
terms-typed-pass = passe passer
