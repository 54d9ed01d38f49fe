# Les noms et les descriptions des commandes et des options dans le menu de Discord.
# game = partie ; (variant) jeu
# board = goban
# stone = pierre
# move = coup
# point (on the board) = intersection
# chain = chaîne
# liberty = liberté
# in atari = en atari
# dead, alive = mort, vivant
# capture = capturer, capture
# count = décompte
# pass = passer
# resign = abandonner
# undo = annuler le coup
# call off = annuler la partie
# draw = partie nulle
# clock = pendule
# challenge = défi
# seat = place
# rank = niveau
# handicap = handicap
# komi = komi
# channel, thread = salon, fil
# move numbers = numéros des coups

# Noms : au plus 32 caractères, en minuscules, sans espace. Descriptions : au plus 100 caractères.

command-challenge = défier
command-challenge-about = Défier quelqu’un, ou laisser accepter qui veut
command-play = jouer
command-play-about = Jouer une pierre
command-pass = passer
command-pass-about = Passer ton tour
command-resign = abandonner
command-resign-about = Abandonner une partie
command-undo = annuler-coup
command-undo-about = Annuler ton dernier coup, ou le demander à ton adversaire
command-pause = pause
command-pause-about = Proposer de mettre les pendules en pause ; de nouveau, pour les relancer
command-add-time = donner-du-temps
command-add-time-about = Donner plus de temps à ton adversaire
command-days = jours
command-days-about = Combien de jours
command-draw = nulle
command-draw-about = Proposer la partie nulle
command-call-off = annuler-partie
command-call-off-about = Proposer d’annuler une partie : ni gagnant ni perdant
command-board = goban
command-board-about = Montrer de nouveau le goban d’une partie
command-games = parties
command-games-about = Lister tes parties, d’abord celles où c’est à toi de jouer
command-mark = marquer
command-mark-about = Pendant le décompte : marquer des chaînes mortes, ou de nouveau vivantes
command-sgf = sgf
command-sgf-about = Télécharger le kifu d’une partie au format SGF
command-help = aide
command-help-about = Ce que je sais faire, les jeux et leurs règles
command-challenge-menu = Défier au go
command-record-menu = Montrer sur un goban

command-opponent = adversaire
command-opponent-about = Qui défier ; laisse vide pour que tout le monde puisse accepter
command-variant = jeu
command-variant-about = Quel jeu (par défaut : comme la dernière fois ici, sinon le go)
command-size = taille
command-size-about = Taille du goban : combien de lignes dans chaque sens
command-color = couleur
command-color-about = Qui prend Noir (par défaut : aléatoire ; avec handicap, Blanc au meilleur niveau)
command-color-random = Aléatoire
command-color-black = Je prends Noir
command-color-white = Je prends Blanc
command-color-stronger = Blanc pour le meilleur niveau
command-handicap = handicap
command-handicap-about = Pierres que Noir pose avant le premier coup de Blanc, de 2 à 9
command-handicap-by-rank = Handicap selon le niveau
command-komi = komi
command-komi-about = Points que Blanc reçoit pour jouer en second, comme 6,5
command-rules = règles
command-rules-about = Règles (par défaut : comme la dernière fois ici, sinon les règles habituelles du jeu)
command-venue = lieu
command-venue-about = Dans ce salon, ou dans son propre fil
command-venue-here = Ici
command-venue-thread = Dans son propre fil
command-point = en
command-point-about = Où jouer, comme D4 ; pour les pierres de handicap, plusieurs, comme D4 E5
command-points = en
command-points-about = Une pierre de chaque chaîne, comme D4 E5 ; laisse vide pour choisir dans le menu
command-table = partie
command-table-about = Laquelle de tes parties, si tu en as plusieurs
command-topic = sujet
command-topic-about = Le sujet qui t’intéresse
command-rank = niveau
command-rank-about = Indiquer ton niveau, pour que les défis suggèrent un handicap
command-rank-value = niveau
command-rank-value-about = De 30k à 1k ou de 1d à 9d, comme 12k
command-egd = egd
command-egd-about = Ton PIN dans l’European Go Database, pour les résultats de tournois (0 l’efface)
command-form = format
command-form-about = Image, texte, ou mots pour un lecteur d’écran : ligne par ligne ou chaîne par chaîne
command-form-named = { $form ->
    [picture] Image
    [text] Texte : dessiné avec des caractères
    [rows] Mots : ligne par ligne
    [chains] Mots : chaîne par chaîne, avec les libertés
   *[other] { $form }
}
command-theme-value = thème
command-theme-value-about = L’aspect du goban et des pierres
command-theme-channels = Comme dans le salon
command-theme-named = { $theme ->
    [kaya] Kaya : bois clair, ardoise et coquillage
    [dark] Sombre : noyer, pour les écrans sombres
    [booklet] Livret : noir sur blanc, comme imprimé
    [contrast] Contraste : adapté au daltonisme
    [slate] Ardoise : pierre gris-bleu et lignes à la craie
    [paper] Papier : encre sur papier de teinte chaude
   *[other] { $theme }
}
command-substitute = remplacer
command-substitute-about = Pair Go et rengo : proposer que quelqu’un te remplace, toi ou un partenaire
command-substitute-player = membre
command-substitute-player-about = Qui entre dans la partie
command-substitute-leaving = quitte
command-substitute-leaving-about = Qui quitte la partie (par défaut : toi)
command-moderate = modération
command-moderate-about = Pour la modération : trancher ou finir une partie, remplacer quelqu’un, mettre en sourdine
command-arbiter-table-about = Le numéro de la partie
command-ruling-about = Ta décision
command-ruling-forfeits = { $color ->
    [white] Blanc perd par disqualification
   *[black] Noir perd par disqualification
}
command-ruling-both-lose = Les deux perdent
command-ruling-wins = { $color ->
    [white] Blanc gagne
   *[black] Noir gagne
}
command-ruling-time = { $color ->
    [white] Plus de temps pour Blanc
   *[black] Plus de temps pour Noir
}
command-ruling-call-off = Annuler la partie : ni gagnant ni perdant
command-ruling-reseat = Remplacer quelqu’un
command-arbiter-leaving-about = Qui quitte la partie
command-arbiter-player-about = Qui entre dans la partie
command-me = moi
command-me-about = Tes réglages et tes données
command-zone = fuseau
command-zone-about = Écris une grande ville proche : pour les week-ends, les nuits et le résumé du jour
command-preview = aperçu
command-preview-about = Voir ou non tes coups avant de les jouer
command-reminders = rappels
command-reminders-about = Quand te rappeler qu’une partie t’attend
command-notices = notifications
command-notices-about = Où t’envoyer les rappels
command-summary = résumé
command-summary-about = À quelle heure t’envoyer chaque jour la liste des parties où c’est à toi de jouer
command-data = données
command-vacation = vacances
command-vacation-about = Mettre toutes tes pendules en pause pendant quelques jours
command-vacation-days-about = Combien de jours à partir de maintenant ; 0 met fin à tes vacances
command-game = partie
command-game-about = Dans une partie : passer, abandonner, annuler un coup, voir le goban, et tout le reste sauf jouer
command-game-show-about = Montrer les conditions, la situation et le kifu d’une partie
command-more = plus
command-more-about = Handicap, couleurs, règles et tout le reste, dans un formulaire
command-more-form = Autres conditions
command-pair-go = pair-go
command-pair-go-about = Pair Go : deux contre deux, à tour de rôle
command-pair-go-opponent-about = Pair Go : qui joue dans l’autre camp, en premier
command-together = ensemble
command-together-about = Jouer à plusieurs : un salon qui vote, le rengo, ou une personne contre beaucoup
command-games-player = membre
command-games-player-about = De qui montrer les parties terminées
command-club-admin = gérer-serveur
command-club-admin-about = Pour qui gère le serveur : réglages de ce salon et du serveur
command-messages = messages
command-messages-about = Ce que deviennent les messages d’une partie dans ce salon
command-language = langue
command-language-about = La langue que je parle dans ce salon
command-my-language-about = La langue dans laquelle je te parle
command-overdue = dépassement
command-overdue-about = Ce qui arrive, dans les nouvelles parties, à qui n’a plus de temps
command-club-vacation = vacances
command-club-vacation-about = Combien de jours de vacances les membres ont par an
command-placement = placement
command-placement-about = Où vont les pierres de handicap (par défaut : sur les hoshi)
command-placement-marked = Sur les hoshi, les points marqués
command-placement-free = Où Noir veut
command-partner = partenaire
command-partner-about = Pair Go : qui joue dans ton camp, après toi
command-second = partenaire-adverse
command-second-about = Pair Go : le ou la partenaire de ton adversaire
command-numbers = numéros
command-numbers-about = Numéroter les coups : 10 pour les dix derniers, « dès 25 » à partir du 25, ou « tous »
command-number = coup
command-number-about = Montrer le goban après ce coup ; 0 pour le départ
command-hints = indices
command-hints-about = Pour apprendre : montrer les pierres en atari sur tous les gobans de tes parties
command-hints-on = Montrer les pierres en atari
command-hints-off = Ne rien montrer
command-last-moves = derniers-coups
command-last-moves-about = Comment les gobans de tes parties montrent les derniers coups
command-clock = pendule
command-clock-about = Cadence, comme 3d pour trois jours par coup (par défaut : comme la dernière fois, ou sans pendule)
command-clock-each-about = Cadence de chaque partie
command-rest = pauses
command-rest-about = Quand la pendule est en pause, selon le fuseau horaire de chacun
command-rest-named = { $rest ->
    [weekends] Le week-end
    [nights] La nuit
    [both] Le week-end et la nuit
   *[none] Jamais
}
command-show = voir
command-show-about = Montrer tes réglages
command-club-show-about = Montrer les réglages de ce salon et du serveur
command-time = temps
command-boards = gobans
command-boards-about = L’aspect de tes gobans, et si tu vois tes coups avant de les jouer
command-notices-group-about = Rappels et résumé du jour : quand et où
command-export = exporter
command-forget = effacer-données
command-channel = salon
command-channel-about = Comment je publie les parties dans ce salon, et dans quelle langue
command-games-group-about = Les parties sur ce serveur : fin du temps et vacances
command-hour = heure
command-forfeit = disqualifier
command-forfeit-about = Faire perdre un camp ou les deux pour une infraction aux règles
command-win = victoire
command-win-about = Donner la victoire à un camp
command-replace = remplacer
command-give-time-about = Donner plus de temps à un camp
