# Énigmes : une position avec une question. Tout le monde voit la carte, les réponses sont privées.
# puzzle = énigme
# level = niveau, de 1 à 5
# solution = solution ; try = essai
# Les autres mots comme dans rules.ftl.
puzzle-command = problème
puzzle-command-about = Résoudre des problèmes, en privé ou avec tout le monde ici
puzzle-now = maintenant
puzzle-now-about = Résoudre des problèmes en privé, l’un après l’autre
puzzle-topic = sujet
puzzle-topic-about = Sujet (par défaut : tous)
puzzle-level = niveau
puzzle-level-about = Niveau de départ, de 1 à 5
puzzle-topic-named = { $topic ->
    [captures] Capture
    [forbidden] Intersections interdites
    [atari-go] Atari-Go
    [ko] Ko
    [stones] Compter les pierres
    [territory] Compter le territoire
    [dead-chains] Chaînes mortes
    [five] Cinq pierres alignées
    [pairs] Capturer des paires
    [life-and-death] Vie et mort
    [capturing] Capturer et sauver
    [study] Étude
   *[liberties] Libertés
}
puzzle-title = Problème { $number } : { $topic }
puzzle-here = Problème du jour : { $channels }
puzzle-level-of = Niveau { $level } sur 5
puzzle-tally = Essayé : { $tried } · résolu : { $solved }
puzzle-closes = Se ferme { $until }. Les réponses sont privées, et le premier essai compte.
puzzle-closed = Ce problème est fermé.
puzzle-button-next = Problème suivant
puzzle-button-post-here = Publier ici
puzzle-in-a-row = **{ $number } de suite**
puzzle-button-close = Clore le problème
puzzle-close-question = Clore maintenant le problème { $number } ? Tout le monde verra la solution, et les réponses suivantes ne compteront pas.
puzzle-closed-now = Le problème { $number } est fermé.
puzzle-ask-captures = { $color ->
    [white] Blanc joue en { $point }. Quelles pierres capture-t-il ? Nomme une pierre de chaque chaîne.
   *[black] Noir joue en { $point }. Quelles pierres capture-t-il ? Nomme une pierre de chaque chaîne.
}
puzzle-ask-ko = { $color ->
    [white] En { $point }, une pierre blanche a été capturée. Blanc peut-il y recapturer maintenant ?
   *[black] En { $point }, une pierre noire a été capturée. Noir peut-il y recapturer maintenant ?
}
puzzle-ask-five = { $color ->
    [white] C’est à Blanc de jouer. Sur quelles intersections Blanc aligne-t-il cinq pierres ? Nomme-les toutes.
   *[black] C’est à Noir de jouer. Sur quelles intersections Noir aligne-t-il cinq pierres ? Nomme-les toutes.
}
puzzle-ask-pairs = { $color ->
    [white] C’est à Blanc de jouer. Sur quelles intersections Blanc capture-t-il une paire ? Nomme-les toutes.
   *[black] C’est à Noir de jouer. Sur quelles intersections Noir capture-t-il une paire ? Nomme-les toutes.
}
puzzle-ask-atari-go = { $color ->
    [white] Atari-Go, c’est à Blanc de jouer.
   *[black] Atari-Go, c’est à Noir de jouer.
} { $moves ->
    [1] Quel coup capture tout de suite ?
   *[other] Quel premier coup capture au plus tard au coup { $moves }, quoi que fasse l’autre camp ?
}
puzzle-ask-kill = { $color ->
    [white] C’est à Blanc de jouer, et Blanc peut tuer les pierres noires marquées d’un triangle. Où Blanc joue-t-il ?
   *[black] C’est à Noir de jouer, et Noir peut tuer les pierres blanches marquées d’un triangle. Où Noir joue-t-il ?
}
puzzle-ask-live = { $color ->
    [white] C’est à Blanc de jouer. Où Blanc joue-t-il pour que les pierres blanches marquées d’un triangle vivent ?
   *[black] C’est à Noir de jouer. Où Noir joue-t-il pour que les pierres noires marquées d’un triangle vivent ?
}
puzzle-ask-capture = { $color ->
    [white] C’est à Blanc de jouer, et Blanc peut capturer les pierres noires marquées d’un triangle, quoi que fasse l’autre camp. Où Blanc joue-t-il ?
   *[black] C’est à Noir de jouer, et Noir peut capturer les pierres blanches marquées d’un triangle, quoi que fasse l’autre camp. Où Noir joue-t-il ?
}
puzzle-ask-save = { $color ->
    [white] C’est à Blanc de jouer. Où Blanc joue-t-il pour sauver de la capture les pierres blanches marquées d’un triangle ?
   *[black] C’est à Noir de jouer. Où Noir joue-t-il pour sauver de la capture les pierres noires marquées d’un triangle ?
}
puzzle-ask-study = { $color ->
    [white] C’est à Blanc de jouer. Quel est le bon coup ?
   *[black] C’est à Noir de jouer. Quel est le bon coup ?
}
puzzle-author = Commentaire du fichier : { $words }
puzzle-yes = Oui
puzzle-no = Non
puzzle-missed = **Ce n’est pas ça.**
puzzle-right = { $tries ->
    [1] **C’est juste !** Trouvé au premier essai.
   *[other] **C’est juste !** Trouvé en { $tries } essais.
}
puzzle-refuted = L’image montre pourquoi.
puzzle-refuted-line = Les images montrent, coup par coup, pourquoi cela échoue : { $moves }.
puzzle-fails-alone = L’autre camp n’a même pas besoin d’y répondre.
puzzle-far-away = C’est trop loin pour changer quoi que ce soit.
puzzle-no-line = Le fichier ne donne pas de réponse à ce coup, mais ce n’est pas le bon.
puzzle-right-move = Le bon coup est { $point }.
puzzle-best-line = Avec le meilleur jeu des deux camps : { $moves }.
puzzle-right-too = Également bon : { $points }.
puzzle-why-captures = { $point } capture { $number ->
    [one] une pierre
   *[other] { $number } pierres
} : { $points }.
puzzle-why-ko = Non : c’est un ko. La pierre qui vient de capturer une seule pierre ne peut pas être recapturée tout de suite ; il faut d’abord jouer ailleurs.
puzzle-why-no-ko = Oui : aucun ko ne l’empêche. La pierre en { $point } capture { $number ->
    [one] une pierre
   *[other] { $number } pierres
}.
puzzle-why-line = Le mieux pour les deux camps : { $points }. Le dernier coup capture.
puzzle-posted = Tu as déjà publié ce problème : il est maintenant dans le salon.
puzzle-try-first = Essaie d’abord : tu pourras voir la solution après avoir répondu.
puzzle-not-yours = Seules la modération et la personne qui a demandé ce problème peuvent le clore.
puzzle-none = Je n’ai pas réussi à composer un tel problème. Réessaie, ou choisis un autre niveau.
puzzle-create = créer
puzzle-create-about = Proposer ton propre problème : un fichier SGF avec sa solution
puzzle-file = fichier
puzzle-file-about = Un SGF : la position, la bonne suite (marquée ou en premier), des réponses aux mauvais coups
puzzle-own-level-about = La difficulté selon toi, de 1 à 5 (par défaut : 3)
puzzle-which-game = partie
puzzle-which-game-about = Numéro de la partie, si le fichier en a plusieurs (par défaut : la première avec des coups)
puzzle-proposed = { $player } propose ce problème. La modération décide s’il est publié.
puzzle-as-read = Voici comment j’ai lu le fichier. Nombre de suites : { $lines }.
puzzle-remark-games = Partie { $taken } sur { $games } du fichier. Pour une autre : `{ puzzle-which-game }`.
puzzle-remark-first-branch = Rien dans le fichier ne marque la bonne suite, j’ai donc pris la première branche comme bonne.
puzzle-remark-charset = Le fichier n’indique pas son jeu de caractères, ou en indique un faux. Je l’ai lu en { $charset } : vérifie le texte.
puzzle-button-post = Publier
puzzle-button-refuse = Refuser
puzzle-button-discard = Supprimer
puzzle-moderators-only = Seule la modération peut en décider.
puzzle-not-taken = Le problème { $number } ne sera pas publié.
puzzle-proposal-gone = Ce problème n’est plus en attente : il a été publié ou refusé, ou il a attendu trop longtemps.
puzzle-too-many = Tu as déjà { $number } problèmes en attente, et c’est la limite.
puzzle-sgf-unclosed = Je ne peux pas lire le fichier comme SGF : le crochet ouvert à l’octet { $offset } n’est jamais fermé.
puzzle-sgf-none = Je ne peux pas lire le fichier comme SGF : il ne contient aucun kifu.
puzzle-sgf-game = Je ne connais pas le jeu de ce fichier. Le go est GM[1].
puzzle-sgf-size = Le goban de ce fichier n’a pas entre 1 et 19 lignes.
puzzle-sgf-point = Dans le fichier, { $property } nomme autre chose qu’une intersection de son goban.
puzzle-sgf-late-setup = Dans le fichier, des pierres sont posées après le premier coup. Toutes doivent y être dès le début.
puzzle-sgf-turns = Dans le fichier, Noir et Blanc ne jouent pas en alternance.
puzzle-sgf-no-moves = Il n’y a aucun coup dans le fichier, donc pas de solution.
puzzle-sgf-no-such-game = Cette partie n’est pas dans le fichier. Nombre de parties : { $games }.
puzzle-sgf-setup = La position du fichier est impossible.
puzzle-sgf-no-liberty = La position du fichier est impossible : la chaîne en { $at } n’a pas de liberté.
puzzle-sgf-nothing-right = Aucune suite du fichier n’est bonne. Écris RIGHT dans le commentaire à la fin d’une bonne suite, ou mets-la en premier.
puzzle-sgf-no-first-move = Une suite du fichier ne commence pas par une pierre.
puzzle-sgf-too-large = L’arbre du fichier est trop grand : la limite est de { $lines } suites de { $moves } coups.
puzzle-sgf-illegal = Suite { $line } du fichier, coup { $number } : { $reason }
