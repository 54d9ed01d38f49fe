# Le message avec le goban, ses boutons, et ce qu’il y a à dire d’une partie.
# game = partie
# board = goban
# stone = pierre
# move = coup
# chain = chaîne
# liberty = liberté
# in atari = en atari
# capture = capturer
# dead = mort
# territory = territoire
# ko = ko
# to pass = passer
# resign = abandonner
# handicap stone = pierre de handicap
# count = décompte
# rematch = revanche
# record = kifu
# replay = film
# draw (jigo) = partie nulle (jigo)
# five in a row = cinq pierres alignées
# pair = paire
# row = ligne
# proposal = proposition
# seat = place
# rank = niveau
# Black, White = Noir, Blanc
# channel, direct message = salon, message privé

table-heading = **{ terms-game-on }** · partie { $number } · ⚫ { $black } – ⚪ { $white }
table-number = partie { $number }
table-moved = **Coup { $number } · { terms-color } { $point }**
table-moved-captures = { table-moved } · { $stones ->
    [one] 1 capturée
   *[other] { $stones } capturées
}
table-moved-pass = **Coup { $number } · { terms-color } passe**
table-begins = La partie commence.
table-begins-aim = { table-begins } { $aim ->
    [captures] Il faut capturer { $number } pierres pour gagner.
    [five] Cinq pierres alignées gagnent.
    [stones] À la fin, qui a le plus de pierres sur le goban gagne.
   *[capture] La première capture gagne.
}
table-begins-handicap = La partie commence avec { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} de handicap ; Blanc joue en premier.
table-begins-free = La partie commence : Noir pose { $stones } pierres, puis Blanc joue.
table-played = { terms-color } a joué { $point }.
table-captured = { terms-color } a joué { $point } et capturé { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}.
table-passed = { terms-color } a passé.
table-resumed = { $color ->
    [white] Blanc a demandé à continuer, Noir joue donc en premier.
   *[black] Noir a demandé à continuer, Blanc joue donc en premier.
}
table-prisoners = Prisonniers : Noir { $black }, Blanc { $white }.
table-pairs = Paires capturées : Noir { $black }, Blanc { $white }.
table-turn = **{ $player }, à toi de jouer**
table-thinking = **{ $player } réfléchit**
table-thread-of = { terms-game } { $size }
table-thread-of-go = { $size }
table-thread-won = { $winner } bat { $loser }
table-thread-team = les membres
table-thread-team-won = { $winner ->
    [team] les membres battent { $other }
   *[player] { $other } bat les membres
}
table-answer = **{ $players } : réponse attendue**
table-button-play = Jouer
table-button-text = Goban en texte
table-button-more = Plus…
table-button-pass = Passer
table-button-resign = Abandonner
table-button-here = Continuer ici
table-button-rematch = Revanche
table-button-film = Animation
table-button-share = Montrer à tous
table-shown-by = Montré par { $player }
table-more-question = Partie { $number } : que veux-tu faire ?
table-more-placeholder = Que veux-tu faire ?
table-more-resign = Abandonner
table-more-resign-about = Abandonner cette partie ; je te demanderai confirmation
table-more-board = Montrer de nouveau le goban
table-more-board-about = Comme nouveau message en bas du salon
table-more-text-about = Pour toi seulement
table-more-film-about = Toute la partie en image animée
table-more-sgf = Kifu
table-more-sgf-about = Les coups jusqu’ici, en fichier SGF
table-more-rules = Règles
table-more-rules-about = Comment se joue ce jeu
table-form-title = Partie { $number } : ton coup
table-form-point = Où joues-tu ?
table-button-type = Saisir
table-button-elsewhere = Ailleurs
table-button-another = Autre intersection
table-button-cancel = Annuler
table-button-again = Réessayer
table-pick-point = Partie { $number } : appuie sur l’intersection où tu veux jouer. Personne d’autre ne voit ceci.
table-pick-area = Chaque bouton est une partie du goban et porte le nom de son coin en bas à gauche.
table-confirm-pass = Passer ? Après deux passes de suite, le décompte commence.
table-confirm-pass-after = { $player } a passé : si tu passes aussi, le décompte commence.
table-confirm-pass-to-end = Passer ? Après deux passes de suite, la partie est finie et tout compte tel quel.
table-confirm-resign = Abandonner la partie { $number } contre { $opponent } ? Impossible de revenir en arrière.
table-played-elsewhere = C’est fait. Cette partie se joue dans { $place }
table-did-you-mean = Tu n’as pas de partie de ce genre dans ce salon. Parles-tu de la partie { $number }, { terms-game-on } contre { $opponent } ? Elle se joue dans { $place }
table-button-there = Partie { $number } : { $command }
table-done = C’est fait. Le goban est à jour.
table-proposal-sent = C’est envoyé. À l’autre camp de répondre : { $asked }
table-proposal-sent-elsewhere = Cette partie se joue dans { $channel }, j’y envoie donc la proposition. À l’autre camp de répondre : { $asked }
table-done-below = C’est fait : le nouveau goban est plus bas.
table-proposal-to-go-on-here = C’est envoyé. La partie { $number } continuera dans ce salon dès que l’autre camp aura accepté ; la proposition se trouve dans { $channel }.
table-goes-on-elsewhere = La partie continue dans { $channel }.
table-agreed-to-go-on = Les deux camps sont d’accord : la partie continue dans { $channel }.
table-reminder = **{ $player }, à toi de jouer** · partie { $number } contre { $opponent }
    { pace-out } · { $place }
table-reminder-of-count = **{ $player }, vérifie le décompte** · partie { $number } contre { $opponent }
    { pace-out } · { $place }
table-call = La partie { $number } attend { $player } : { $place }
table-call-asked = { $player }, partie { $number } : { $asked } { $place }
table-channel-lost = Le salon de la partie { $number } n’existe plus, ou je ne le vois plus. La partie continue : `/{ command-game } { command-board }` la montre dans n’importe quel salon, avec un bouton pour y continuer.
table-channel-trouble = Pour la modération : la partie { $number } se joue dans { $channel }, mais ce salon n’existe plus, ou je n’ai pas le droit d’y écrire. J’ai prévenu en privé les membres qui la jouent.
table-channel-unreached = Là où se joue la partie { $number }, je ne peux que répondre aux commandes. Voici le goban ; `/{ command-game } { command-board }` le montre dans n’importe quel salon.
table-thread-locked = Le fil de la partie { $number } est verrouillé, elle continue donc ici.
table-no-files = Je n’ai pas le droit de joindre des fichiers ici, voici donc le goban en texte.
table-sgf = Le kifu de la partie { $number }.
table-sgf-not-here = Je n’ai pas le droit de joindre des fichiers ici. Demande-moi le kifu dans un autre salon ou en message privé.
table-film = La partie { $number }, du premier au dernier coup.
table-film-not-here = Je n’ai pas le droit de joindre des fichiers ici. Demande-moi l’animation dans un autre salon ou en message privé.
table-film-progress = Je crée l’animation de la partie { $number } : image { $shown } sur { $all }.
table-film-waits = D’autres animations passent avant. La tienne vient après.
table-film-too-large = L’animation de la partie { $number } est trop lourde pour être envoyée ici, même dans la plus petite taille.
table-film-late = { $player }, l’animation de la partie { $number } a été prête trop tard pour cette réponse. Appuie encore une fois sur « { table-button-film } ».
table-which = De quelle partie parles-tu ?
table-which-placeholder = Choisis une partie
table-which-entry = Partie { $number } : { terms-game-on } contre { $opponent }
table-games-none = Tu n’as pas de partie en ce moment. Défie quelqu’un avec `/{ command-challenge }`.
table-games-heading = { $count ->
    [one] Tu as une partie.
   *[other] Tu as { $count } parties.
}
table-games-yours = **À toi de jouer** · partie { $number }, { terms-game-on } contre { $opponent } · { $place }
table-games-proposed = **{ $proposal ->
    [no-result] Réponds : sans résultat
    [both-lose] Réponds : les deux perdent
    [substitute] Réponds : remplacement
    [undo] Réponds : annuler un coup
    [pause] Réponds : pause
    [place] Réponds : autre salon
    [call-off] Réponds : annuler la partie
   *[draw] Réponds : partie nulle
}** · partie { $number }, { terms-game-on } contre { $opponent } · { $place }
table-games-theirs = À { $opponent } de jouer · partie { $number }, { terms-game-on } · { $place }
table-games-counting = **Décompte** · partie { $number }, { terms-game-on } contre { $opponent } · { $place }
table-games-offered = Ton défi à { $opponent } · partie { $number }, { terms-game-on } · { $place }
table-games-joined = Tu as accepté, d’autres pas encore · partie { $number }, { terms-game-on } avec { $opponent } · { $place }
table-games-invited = **Défi** de { $opponent } · partie { $number }, { terms-game-on } · { $place }
table-games-more = … et { $count } { $count ->
    [one] autre
   *[other] autres
}.
table-anyone = qui acceptera
table-entry-yours = À toi de jouer
table-entry-proposed = Réponds à une proposition
table-entry-theirs = À ton adversaire de jouer
table-entry-counting = Décompte en cours
table-entry-offered = Pas encore acceptée
table-entry-finished = Terminée
table-won-points = { terms-color } ({ $winner }) gagne de { $margin } { $margin ->
    [one] point
   *[other] points
}.
table-won-stones = { terms-color } ({ $winner }) gagne de { $margin } { $margin ->
    [one] pierre
   *[other] pierres
}.
table-won-five = { terms-color } ({ $winner }) aligne cinq pierres et gagne.
table-won-capture = { terms-color } ({ $winner }) a capturé { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
} et gagne.
table-won-resignation = Abandon de { $loser } : { terms-color } ({ $winner }) gagne.
table-won-pairs = { terms-color } ({ $winner }) a capturé cinq paires et gagne.
table-won-forfeit = { $color ->
    [white] La modération a tranché : Noir ({ $loser }) perd par disqualification, Blanc ({ $winner }) gagne.
   *[black] La modération a tranché : Blanc ({ $loser }) perd par disqualification, Noir ({ $winner }) gagne.
}
table-won-no-show = { $color ->
    [white] Noir ({ $loser }) n’a pas joué de premier coup avant la date limite : Blanc ({ $winner }) gagne.
   *[black] Blanc ({ $loser }) n’a pas joué de premier coup avant la date limite : Noir ({ $winner }) gagne.
}
table-no-result = Sans résultat : la position s’est répétée, et les deux camps sont d’accord.
table-both-lose = Les deux camps perdent cette partie.
table-both-lose-agreed = Les deux camps perdent cette partie, d’un commun accord.
table-drawn-points = La partie est nulle (jigo) : { $total } { $total ->
    [one] point
   *[other] points
} de chaque côté.
table-drawn-stones = La partie est nulle (jigo) : { $total } { $total ->
    [one] pierre
   *[other] pierres
} de chaque côté.
table-drawn-full = La partie est nulle : il ne reste aucun coup.
table-ended-won = { $color ->
    [white] Blanc
   *[black] Noir
} gagne { $how ->
    [points] aux points
    [five] avec cinq pierres alignées
    [capture] par capture
    [pairs] avec cinq paires capturées
    [resignation] par abandon
    [forfeit] par disqualification
    [time] au temps
   *[ruling] sur décision de la modération
}.
table-ended-open = { $how ->
    [jigo] Jigo : partie nulle à égalité de points.
    [draw] Partie nulle d’un commun accord.
    [full] Partie nulle : il ne reste aucun coup.
    [no-result] Sans résultat.
    [both-lose] Les deux camps perdent.
    [not-begun] Pas commencée à temps : ni gagnant ni perdant.
   *[called-off] Partie annulée : ni gagnant ni perdant.
}
table-alt-board = { terms-game } en { $columns } sur { $rows }, partie { $number }.
table-alt-turn = { $color ->
    [white] À Blanc de jouer.
   *[black] À Noir de jouer.
}
table-alt-over = La partie est finie.
table-alt-ended = { table-alt-over } { $ended }
table-alt-counting = Le décompte.
table-alt-last = Dernier coup : { $last }
table-alt-prisoners = Capturées par Noir : { $black }, par Blanc : { $white }.
table-alt-pairs = Paires capturées par Noir : { $black }, par Blanc : { $white }.
table-alt-stones = { $color ->
    [white] Pierres blanches
   *[black] Pierres noires
} : { $stones }.
table-alt-ko = Ko en { $point }.
table-alt-atari = En atari : { $points }.
table-alt-line = La ligne gagnante : { $points }.
table-alt-partial = Ce n’est pas tout ; « { table-button-text } » donne toutes les pierres.
table-alt-theme = Un goban de cet aspect : { $theme }.
table-players = Noir : { $black }. Blanc : { $white }.
table-board-empty = Le goban est vide.
table-row = Ligne { $number } : { $stones }.
table-row-empty = La ligne { $number } est vide.
table-rows-empty = Les lignes { $from } à { $to } sont vides.
table-run-point = { $point }
table-run-points = { $from } à { $to }
table-run-stones = { terms-color } { $points }
table-run-dead = { $color ->
    [white] pierres blanches mortes
   *[black] pierres noires mortes
} { $points }
table-run-territory = { $color ->
    [white] territoire de Blanc
   *[black] territoire de Noir
} { $points }
table-chain-stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
table-chain = { terms-color } { $points } : { table-chain-stones }, { $liberties ->
    [one] { $liberties } liberté
   *[other] { $liberties } libertés
}.
table-chain-atari = En atari : { terms-color } { $points }, { table-chain-stones }. Dernière liberté { $liberty }.
table-chain-dead = { terms-color } { $points } : { table-chain-stones }, chaîne marquée comme morte.
table-no-chains = { terms-game } : pas de chaînes dans ce jeu ; voici le goban ligne par ligne.
table-words-partial = Tout ne tient pas ici. « { table-button-text } » donne toutes les pierres.
table-repeats = C’est la même position qu’après le coup { $number }. Si elle continue à se répéter, vous pouvez convenir que la partie est sans résultat.
table-placing = { $stones ->
    [one] Noir pose encore une pierre de handicap.
   *[other] Noir pose encore { $stones } pierres de handicap.
}
table-button-no-result = Sans résultat
table-button-consent = Accepter
table-button-reject = Refuser
table-proposes-no-result = { $player } propose de finir la partie sans résultat.
table-proposes-both-lose = { $player } propose que les deux camps perdent.
table-proposes-substitute = { $player } propose que { $substitute } remplace { $out }. Il faut l’accord de { $substitute } et de l’autre camp.
table-proposes-substitute-still = { $player } propose que { $substitute } remplace { $out }. { $accepted } a accepté.
table-proposes-place = { $player } propose de continuer dans { $channel }.
table-proposes-place-elsewhere = { $player } propose de continuer dans { $channel }, un salon d’un autre serveur.
table-substituted = { $substitute } remplace { $out }.
table-rejected = { $color ->
    [white] Blanc a refusé ou retiré la proposition.
   *[black] Noir a refusé ou retiré la proposition.
}
table-rejected-by-substitute = { $substitute } a refusé la proposition.
table-more-both-lose = Les deux perdent
table-more-both-lose-about = Quand vous n’êtes pas d’accord ; l’autre camp doit accepter
table-confirm-both-lose = Proposer que les deux camps perdent cette partie ?
table-rank-noted = Enregistré : { $rank }. Les défis suggèrent désormais un handicap.
table-atari = { $color ->
    [white] Blanc en atari
   *[black] Noir en atari
} : { $stones }. Libertés : { $liberties }.
table-atari-own = { $number ->
    [one] En { $liberties }, on peut capturer ta pierre { $stones }.
   *[other] En { $liberties }, on peut capturer tes pierres { $stones }.
}
table-atari-theirs = { $number ->
    [one] En { $liberties }, tu peux capturer la pierre { $stones }.
   *[other] En { $liberties }, tu peux capturer les pierres { $stones }.
}
table-hints-on = Désormais, les gobans de tes parties montrent quelles pierres sont en atari : quatre petits arcs les marquent.
table-hints-off = Les gobans de tes parties ne montrent plus quelles pierres sont en atari, sauf si quelqu’un d’autre qui y joue le souhaite.
table-after-move = { $number ->
    [0] { $moves ->
        [0] Le goban au départ ; aucun coup n’a encore été joué.
        [one] Le goban au départ ; un coup a été joué depuis.
       *[other] Le goban au départ ; { $moves } coups ont été joués depuis.
    }
   *[other] Le goban après le coup { $number } sur { $moves }.
}
table-record-players = Noir : { $black }. Blanc : { $white }.
table-record-result = Résultat : { $result }
table-record-games = Le fichier contient { $games } parties : voici la première.
table-record-stops = Le coup { $number } n’est pas permis : le kifu s’arrête avant.
table-button-start = Début
table-numbered = Numérotés : { $moves }.
