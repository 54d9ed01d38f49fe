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
command-challenge-about = Défier quelqu’un, ou laisser la place à qui veut
command-play = jouer
command-play-about = Poser une pierre
command-pass = passer
command-pass-about = Passer ton tour
command-resign = abandonner
command-resign-about = Abandonner une partie : ton adversaire gagne
command-undo = annuler-coup
command-undo-about = Reprendre ton dernier coup, ou le demander à ton adversaire
command-pause = pause
command-pause-about = Proposer d’arrêter les pendules ; une deuxième fois, de les relancer
command-add-time = donner-du-temps
command-add-time-about = Donner du temps à ton adversaire
command-days = jours
command-days-about = Combien de jours
command-draw = nulle
command-draw-about = Proposer la partie nulle
command-call-off = annuler-partie
command-call-off-about = Proposer d’annuler une partie : ni gagnant ni perdant
command-board = goban
command-board-about = Montrer de nouveau le goban d’une partie
command-games = parties
command-games-about = La liste de tes parties, d’abord celles où c’est à toi de jouer
command-mark = marquer
command-mark-about = Pendant le décompte : marquer des chaînes mortes, ou de nouveau vivantes
command-sgf = sgf
command-sgf-about = Obtenir une partie en fichier SGF
command-help = aide
command-help-about = Ce que je fais, les jeux et leurs règles
command-challenge-menu = Défier au go

command-opponent = adversaire
command-opponent-about = Qui tu défies ; si tu ne nommes personne, la place est ouverte à tous
command-variant = jeu
command-variant-about = Quel jeu ; le go si tu ne précises rien
command-size = taille
command-size-about = Combien de lignes a le goban dans chaque sens
command-color = couleur
command-color-about = Qui joue Noir ; sinon au sort, et avec handicap Blanc pour le plus fort
command-color-random = Tirage au sort
command-color-black = Je prends Noir
command-color-white = Je prends Blanc
command-color-stronger = Blanc pour le plus fort
command-handicap = handicap
command-handicap-about = Pierres que Noir pose avant le premier coup de Blanc, de 2 à 9
command-komi = komi
command-komi-about = Points que Blanc reçoit pour jouer en second, par exemple 6,5
command-rules = règles
command-rules-about = Les règles suivies ; celles d’usage si tu ne précises rien
command-venue = lieu
command-venue-about = Dans ce salon, ou dans un fil à part
command-venue-here = Ici
command-venue-thread = Dans un fil à part
command-point = intersection
command-point-about = L’intersection, par exemple D4 ; pour le handicap, plusieurs, par exemple D4 E5
command-points = pierres
command-points-about = Une pierre de chaque chaîne, par exemple D4 E5
command-table = partie
command-table-about = Laquelle de tes parties, si tu en as plusieurs
command-topic = sujet
command-topic-about = Ce que tu veux savoir
command-rank = niveau
command-rank-about = Dire ton niveau, pour que les défis suggèrent un handicap
command-rank-value = niveau
command-rank-value-about = De 30k à 1k ou de 1d à 9d, par exemple 12k
command-form = format
command-form-about = Image, texte, ou mots pour un lecteur d’écran : ligne par ligne ou chaîne par chaîne
command-form-named = { $form ->
    [picture] Image
    [text] Texte : dessiné avec des caractères
    [rows] Mots : ligne par ligne
    [chains] Mots : chaîne par chaîne, avec les libertés
   *[other] { $form }
}
command-theme = thème
command-theme-about = Choisir l’aspect des gobans que tu vois en privé
command-theme-value = thème
command-theme-value-about = L’aspect du goban et des pierres
command-theme-channels = Comme dans le salon
command-theme-named = { $theme ->
    [kaya] Kaya : bois clair, ardoise et coquillage
    [dark] Sombre : noyer, pour les écrans sombres
    [booklet] Livret : noir sur blanc, comme imprimé
    [contrast] Contraste : facile à distinguer, quelles que soient les couleurs que l’on voit
    [slate] Ardoise : pierre gris-bleu et lignes à la craie
    [paper] Papier : encre sur papier chaud
   *[other] { $theme }
}
command-channel-theme = thème-salon
command-channel-theme-about = Pour la modération : choisir l’aspect des gobans dans ce salon
command-substitute = remplacer
command-substitute-about = Pair Go : proposer que quelqu’un d’autre prenne une place de ton camp
command-substitute-player = membre
command-substitute-player-about = Qui prend la place
command-substitute-leaving = quitte
command-substitute-leaving-about = Qui la quitte ; toi si tu ne précises rien
command-arbiter = arbitrage
command-arbiter-about = Pour la modération : trancher ou annuler une partie, donner du temps ou une place
command-arbiter-table-about = Le numéro de la partie
command-ruling-about = Ce que tu décides
command-ruling-forfeits = { $color ->
    [white] Blanc perd par forfait
   *[black] Noir perd par forfait
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
command-ruling-reseat = Donner une place à quelqu’un d’autre
command-arbiter-leaving-about = Pour une place : qui la quitte
command-arbiter-player-about = Pour une place : qui la prend
command-me = moi
command-me-about = Tes réglages et tes données 
command-zone = fuseau
command-zone-about = Ton fuseau horaire, d’après une grande ville proche : pour les week-ends et les nuits
command-preview = aperçu
command-preview-about = Si tes coups te sont montrés avant d’être joués
command-reminders = rappels
command-reminders-about = Quand je te rappelle qu’une partie t’attend
command-notices = réception
command-notices-about = Où te parviennent les rappels
command-summary = résumé
command-summary-about = À quelle heure je t’écris chaque jour dans quelles parties c’est à toi de jouer
command-data = données
command-vacation = vacances
command-vacation-about = Arrêter toutes tes pendules pendant quelques jours
command-vacation-days-about = Combien de jours à partir de maintenant ; 0 met fin à tes vacances
command-game = partie
command-game-about = Montrer les conditions d’une partie, où elle en est et son kifu
command-game-number = numéro
command-game-number-about = Le numéro de la partie
command-games-player = membre
command-games-player-about = De qui tu veux voir les parties terminées
command-club-admin = gérer-club
command-club-admin-about = Pour qui gère le serveur : réglages de ce salon et du serveur
command-messages = messages
command-messages-about = Ce que deviennent les messages d’une partie dans ce salon
command-language = langue
command-language-about = Quelle langue je parle dans ce salon
command-my-language-about = Dans quelle langue je te parle
command-overdue = dépassement
command-overdue-about = Ce qui arrive dans les nouvelles parties quand le temps est écoulé
command-club-vacation = vacances
command-club-vacation-about = Combien de jours de vacances les membres ont par an
command-placement = placement
command-placement-about = Où vont les pierres de handicap ; sur les hoshi si tu ne précises rien
command-placement-marked = Sur les hoshi, les points marqués
command-placement-free = Où Noir veut
command-captures = captures
command-captures-about = Atari-Go : combien de pierres il faut capturer ; une si tu ne précises rien
command-partner = partenaire
command-partner-about = Pair Go : qui joue dans ton camp, après toi
command-second = partenaire-adverse
command-second-about = Pair Go : qui joue avec ton adversaire
command-numbers = numéros
command-numbers-about = Numéroter les coups : 10 pour les dix derniers, « dès 25 » à partir du 25, ou « tous »
command-number = coup
command-number-about = Montrer le goban après ce coup ; 0 pour le départ
command-hints = indices
command-hints-about = Pour apprendre : montrer sur tous les gobans de tes parties les pierres en atari
command-hints-on = Montrer les pierres en atari
command-hints-off = Ne rien montrer de plus
command-clock = pendule
command-clock-about = Comment le temps est compté ; sans pendule si tu ne précises rien
command-rest = repos
command-rest-about = Quand la pendule s’arrête, selon le fuseau horaire de chacun
command-rest-named = { $rest ->
    [weekends] Le week-end
    [nights] La nuit
    [both] Le week-end et la nuit
   *[none] Jamais
}
command-show = montrer
command-show-about = Tes réglages tels qu’ils sont
command-club-show-about = Les réglages de ce salon et du serveur tels qu’ils sont
command-time = temps
command-boards = gobans
command-boards-about = L’aspect de tes gobans, et si tes coups te sont montrés d’abord
command-notices-group-about = Rappels et résumé du jour : quand et où ils arrivent
command-export = exporter
command-forget = oublier
command-channel = salon
command-channel-about = Ce que j’écris dans ce salon : messages des parties et langue
command-games-group-about = Ce qui vaut dans les parties du serveur : temps écoulé et vacances
command-hour = heure
command-forfeit = perd
command-forfeit-about = Un camp ou les deux perdent pour une infraction aux règles
command-win = gagne
command-win-about = Donner la partie à un camp
command-seat = place
command-give-time-about = Donner du temps à un camp
