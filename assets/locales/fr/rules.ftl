# Le livre des règles : un cours, page par page, chacune avec une image et un exercice.
# Certaines pages et certains titres sont dans help.ftl, où l’aide les a aussi.
# Ce qu’une page dit de ses images est vérifié avec assets/rules.
# board = goban
# stone = pierre
# point (on the board) = intersection
# point (in the count) = point
# row, column = ligne, colonne
# chain = chaîne
# group = groupe
# liberty = liberté
# capture = capturer, capture
# in atari = en atari
# eye, false eye = œil, faux œil
# dead, alive = mort, vivant
# ko = ko
# seki = seki
# to pass = passer
# count = décompte
# territory = territoire
# area = surface
# prisoner = prisonnier
# neutral point = point neutre
# to fill in = remplir
# komi = komi
# handicap stone = pierre de handicap
# five in a row = cinq pierres alignées
# pair = paire
# partner = partenaire
# side = camp
# exercise = exercice
# Black, White = Noir, Blanc

rules-command = règles
rules-command-about = Apprendre les règles page par page, avec des images et des exercices
rules-language-about = Langue de lecture (par défaut : la tienne)

rules-shelf-path = Le chemin : de la première pierre à Strasbourg
rules-shelf-go = Le go tout entier
rules-shelf-more = D’autres jeux, et comment jouer ici

rules-button-back = Retour
rules-button-on = Suite
rules-button-next = Suite : { $title }
rules-progress = Exercices résolus : { $solved } sur { $all }
rules-button-try = À toi d’essayer
rules-button-play-stage = Jouer à { $game } avec moi
rules-contents-title = Sommaire
rules-contents = Toutes les pages du livre des règles. Une coche marque celles dont tu as résolu l’exercice.
rules-button-answer = Répondre
rules-button-solve = Voir la réponse

# Les pages.

rules-path-title = Par où commencer
rules-path =
    À deux, un goban et une règle pour commencer : une pierre encerclée est capturée. Quelques courtes pages mènent à ta première partie, **Atari-Go** : la première capture gagne. Le go tout entier vient ensuite, pas à pas.

    {""}**{ rules-button-try }** propose un exercice : réponds autant que tu veux, personne d’autre ne le voit.

rules-board-title = Le goban et ses intersections
rules-board =
    Les pierres se posent là où deux lignes se croisent, et non dans les cases entre les lignes. Ces croisements s’appellent des intersections ; celles du bord et des coins sont des intersections comme les autres. Un goban de 9 lignes sur 9 en a 81, et c’est le meilleur pour débuter.

    Une intersection se nomme par la lettre de sa colonne, en partant de la gauche, et le numéro de sa ligne, en partant du bas.
    Sur l’image, le carré est en A1, dans le coin inférieur gauche, et le cercle en D4. Le triangle, dans le coin supérieur droit, est en J9 : on saute la lettre I, parce qu’elle ressemble à un 1.
    Les petits points du goban aident seulement à se repérer, et montrent où vont les pierres de handicap.

rules-turns-title = À tour de rôle
rules-turns =
    Un camp a les pierres noires, l’autre les blanches. En général, le goban est vide au départ, et Noir commence.

    Quand c’est ton tour, tu poses une pierre sur l’intersection libre de ton choix. Ensuite, une pierre ne se déplace plus : elle reste où elle est jusqu’à ce qu’elle soit capturée ou que la partie soit finie.
    Sur l’image, six pierres ont été posées dans l’ordre de leurs numéros. C’est de nouveau à Noir de jouer.

rules-chains-title = Les chaînes
rules-chains =
    Les pierres d’une même couleur qui sont voisines le long des lignes forment ensemble une chaîne. Les voisines en diagonale, non. Une pierre toute seule est aussi une chaîne.

    Sur l’image, le nombre inscrit sur chaque chaîne dit combien elle a de libertés : 12, 8, 6 et 4. La pierre blanche au milieu de la croix, en E7, n’a aucune intersection libre à côté d’elle, et pourtant elle ne risque rien : ce qui compte, ce sont les libertés de toute sa chaîne.
    Sur l’image, A, B et C ne se touchent qu’en diagonale : ce sont donc trois chaînes. Les trois pierres marquées D n’en forment qu’une seule.
    L’image montre l’exemple entier d’un vieux livret, qui donne 28 libertés à la longue chaîne blanche. Il y en a 29 : compte-les, et K14, qui touche deux de ses pierres, une seule fois.

# Vient après help-atari-go.
rules-atari-go =
    L’image montre le départ habituel en 9×9 : deux pierres de chaque couleur sont déjà posées en croix, et Noir joue en premier. Surveille les chaînes qui n’ont plus qu’une liberté : capture celles de l’autre camp et sauve les tiennes.

# Vient après help-go.
rules-go =
    L’image montre une partie en 9×9 après huit coups. Rien n’a encore été capturé : les deux camps en sont à esquisser ce qu’ils voudraient entourer.

rules-strasbourg-title = Strasbourg : compter les pierres
rules-strasbourg =
    À la deuxième étape, une capture ne met pas fin à la partie. Quand les deux camps ont passé, qui a le plus de pierres sur le goban gagne. Tout compte tel quel, et les pierres capturées ne valent rien.
    Il te faut donc de la place pour beaucoup de pierres, une place où l’autre camp ne peut pas entrer. Mais garde deux intersections libres séparées, deux yeux : si tu remplis l’avant-dernière, tout ton groupe peut être capturé.

    Sur l’image, les deux camps ont rempli tout ce qu’ils pouvaient. Les quatre intersections libres sont leurs yeux : personne n’a le droit de jouer dans ceux de l’autre camp, et personne ne devrait remplir les siens. Noir a 23 pierres et Blanc 22 : Noir gagne d’une pierre.

rules-death-title = Faux yeux et pierres mortes
rules-death =
    Un œil est faux quand son propre camp doit finir par le remplir. Sur l’image, le groupe blanc a un vrai œil sur le carré, mais le cercle est un faux œil : Noir peut y capturer les pierres aux triangles.
    Si Blanc les sauve en jouant sur le cercle, il ne lui reste qu’un œil, et Noir capture tout en jouant sur le carré.

    Un groupe qui ne peut plus faire deux yeux est mort. Inutile de capturer les pierres mortes : quand les deux camps ont passé, elles quittent le goban si tous deux sont d’accord.
    Sur l’image, la pierre blanche au triangle est morte. Elle est enfermée, et il n’y a pas la place de faire deux yeux.

rules-territory-title = Compter le territoire
rules-territory =
    Chaque intersection libre que seules tes pierres vivantes entourent te vaut un point, et chaque pierre que tu as capturée aussi. Le bord du goban aide à entourer. Les intersections qui touchent les deux couleurs ne sont à personne.

    Sur l’image, Noir vient de jouer A1 et de capturer trois pierres. Noir entoure 10 intersections et a 3 prisonniers : 13. Blanc entoure 15 intersections et n’a aucun prisonnier : 15. Blanc gagne de 2 points.
    Les pierres mortes deviennent des prisonniers, et les intersections qu’elles occupaient comptent aussi. Une pierre inutile dans ton propre territoire te coûte un point.

rules-filling-title = Compter en remplissant
rules-filling =
    Sur un goban en bois, on compte sans faire d’additions. On repose les prisonniers sur le goban, dans le territoire de leur propre couleur, où chacun retire un point. Il ne reste alors que des intersections libres à compter, et l’écart est le même qu’avant.

    Sur l’image, chaque camp entoure 16 intersections. Noir a un prisonnier, la pierre morte en B2 ; Blanc a capturé deux pierres noires.
    Sur l’image, les trois prisonniers sont de retour, marqués par des triangles. En E9, qui est neutre, on a posé une pierre de réserve, pour que personne ne compte ce point. Il reste 14 points à Noir et 15 à Blanc : Blanc gagne d’un point.

rules-area-title = Compter la surface
rules-area =
    Avec les règles de surface, chacune de tes pierres vivantes te vaut un point, et chaque intersection libre qu’elles seules entourent aussi. Les pierres capturées ne valent rien. Une pierre dans ta propre surface ne coûte rien, et chaque point neutre que tu occupes rapporte un point.

    L’image montre le même goban que la page « { rules-territory-title } ». Noir a 14 pierres et entoure 10 intersections : 24. Blanc a 10 pierres et entoure 15 intersections : 25. Ici aussi, Blanc gagne, cette fois d’un point. Le plus souvent, les deux façons de compter font gagner le même camp.

# Vient après help-gomoku.
rules-gomoku =
    Sur l’image, Noir vient de gagner : de B3 à F7, cinq pierres noires sont alignées en diagonale.

rules-renju =
    Le renju est un gomoku avec des restrictions pour Noir, qui a l’avantage du premier coup. Noir ne gagne qu’avec exactement cinq pierres alignées et n’a pas le droit de jouer sur certaines intersections ; Blanc peut jouer partout et gagne aussi avec plus de cinq.

    Sur l’image, trois intersections sont interdites à Noir. A formerait deux trois à la fois, B deux quatre, et C six pierres alignées. Un trois, ce sont trois pierres dont un coup permis fait quatre pierres alignées aux deux bouts ouverts ; un quatre, ce sont quatre pierres dont une de plus fait exactement cinq.
    Un trois et un quatre ensemble sont permis. Une pierre qui en aligne exactement cinq est toujours permise et gagne.

# Vient après help-go-bang.
rules-go-bang =
    Sur l’image, Noir joue sur le cercle et capture deux paires à la fois, quatre pierres en tout. La pierre blanche en D4 reste : elle est seule.

rules-pair-go-title = Pair Go
rules-pair-go =
    Deux personnes jouent Noir et deux jouent Blanc. L’ordre ne change jamais : Noir A, Blanc A, Noir B, Blanc B, puis on recommence. Qui passe a joué son tour, tout comme en posant une pierre.
    Tant que la partie dure, les partenaires n’en parlent pas entre eux. Deviner ce que l’autre avait en tête, c’est tout le plaisir du jeu.

    Sur l’image, Noir A a posé les pierres 1 et 5, et Noir B la pierre 3. Blanc A a posé les pierres 2 et 6, et Blanc B la pierre 4.
    `/{ command-together } { command-pair-go }` avec `{ command-opponent }`, `{ command-partner }` et `{ command-second }` invite trois personnes à y jouer.

rules-etiquette-title = Les bonnes manières
rules-etiquette =
    Dis bonjour avant la partie et merci après, quelle qu’en soit l’issue. Une vieille coutume veut que Noir pose sa première pierre dans le quart supérieur droit du goban, comme sur l’image.

    Joue au rythme convenu ; s’il te faut une pause, dis-le avec `/{ command-game } { command-pause }` ou `/{ command-me } { command-vacation }`. Quand il n’y a plus rien à espérer, abandonne avec `/{ command-game } { command-resign }` plutôt que d’attendre une bourde.
    Tant qu’une partie dure, ne demande de conseil à personne à son sujet, et n’en donne pas non plus.
    Au décompte, sois honnête sur les pierres mortes, et d’abord sur les tiennes.

rules-tengen-title = Jouer ici
rules-tengen =
    `/{ command-challenge }` défie quelqu’un. Sous le goban, choisis une intersection avec **{ table-button-play }** ; **{ table-button-more }** contient tout le reste.
    N’aie pas peur de te tromper : si un coup n’est pas permis, je te dis, et à toi seulement, quelle règle l’interdit, et tu en choisis un autre. `/{ command-me } { command-boards } { command-hints }` montre les pierres en atari.
    Quand les deux camps ont passé, choisis les pierres mortes dans le menu sous le goban ; **{ count-button-agree }** termine le décompte.

    L’intersection au milieu du goban, avec le cercle, s’appelle *tengen*, l’origine du ciel. C’est de là que vient mon nom. Le go lui-même s’appelle *igo* au Japon, *weiqi* en Chine et *baduk* en Corée.

# Les exercices : d’abord une question.

rules-try-title = À toi d’essayer : { $title }
rules-ask-name = Comment s’appelle l’intersection avec le cercle ? D’abord la lettre de sa colonne, puis le numéro de sa ligne.
rules-ask-turn = Personne n’a passé, et rien n’a été capturé. À qui est-ce de jouer ?
rules-ask-liberties = Combien de libertés a la chaîne aux triangles ?
rules-ask-chains = Combien de chaînes { $color ->
    [white] blanches
   *[black] noires
} y a-t-il sur le goban ?
rules-ask-capture = { $color ->
    [white] C’est à Blanc de jouer. Nomme une intersection où Blanc capture quelque chose.
   *[black] C’est à Noir de jouer. Nomme une intersection où Noir capture quelque chose.
}
rules-ask-forbidden = { $color ->
    [white] C’est à Blanc de jouer. Sur quelles intersections libres Blanc n’a-t-il pas le droit de jouer ? Nomme-les toutes.
   *[black] C’est à Noir de jouer. Sur quelles intersections libres Noir n’a-t-il pas le droit de jouer ? Nomme-les toutes.
}
rules-ask-eyes = { $color ->
    [white] C’est à Blanc de jouer. Quel coup donne deux yeux à la chaîne aux triangles ?
   *[black] C’est à Noir de jouer. Quel coup donne deux yeux à la chaîne aux triangles ?
}
rules-ask-dead = Les deux camps ont passé. Quelles chaînes sont mortes ? Nomme une pierre de chacune, noires et blanches.
rules-ask-seki = Sur quelles intersections libres aucun camp ne devrait-il jouer ? Nomme-les toutes.
rules-ask-gain = { $color ->
    [white] C’est à Blanc de jouer, et c’est le territoire qui compte. Y a-t-il encore un coup qui rapporte un point à Blanc ?
   *[black] C’est à Noir de jouer, et c’est le territoire qui compte. Y a-t-il encore un coup qui rapporte un point à Noir ?
}
rules-ask-points = { $color ->
    [white] Les deux camps ont passé. Combien de points a Blanc
   *[black] Les deux camps ont passé. Combien de points a Noir
} { $scoring ->
    [area] si l’on compte la surface, c’est-à-dire les pierres et ce qu’elles entourent ?
    [stones] si l’on compte les pierres ?
   *[territory] si l’on compte le territoire et les prisonniers ? Captures jusqu’ici : { $black } par Noir, { $white } par Blanc.
}
rules-ask-filled = { $color ->
    [white] Noir a capturé { $prisoners ->
        [one] { $prisoners } pierre. On la repose maintenant dans le territoire.
       *[other] { $prisoners } pierres. On les repose maintenant dans le territoire.
    } Combien de points de territoire reste-t-il à Blanc ?
   *[black] Blanc a capturé { $prisoners ->
        [one] { $prisoners } pierre. On la repose maintenant dans le territoire.
       *[other] { $prisoners } pierres. On les repose maintenant dans le territoire.
    } Combien de points de territoire reste-t-il à Noir ?
}
rules-ask-winner = { $scoring ->
    [area] Les deux camps ont passé, et c’est la surface qui compte.
    [stones] Les deux camps ont passé, et ce sont les pierres sur le goban qui comptent.
   *[territory] Les deux camps ont passé, et c’est le territoire qui compte. Captures jusqu’ici : { $black } par Noir, { $white } par Blanc.
} { $komi ->
    [0] Qui gagne ?
   *[other] Le komi est de { $komi }. Qui gagne ?
}
rules-ask-win = { $color ->
    [white] C’est à Blanc de jouer, et Blanc peut gagner tout de suite. Où ?
   *[black] C’est à Noir de jouer, et Noir peut gagner tout de suite. Où ?
}
rules-ask-partner = On joue à deux contre deux, et personne n’a passé. Compte les pierres : à qui est-ce de jouer ?

# Ce que l’on peut choisir.
rules-choice = { $choice ->
    [nobody] Personne : partie nulle
    [gain] Oui, il y en a un
    [pass] Non, il est temps de passer
    [black-first] Noir A
    [black-second] Noir B
    [white-first] Blanc A
    [white-second] Blanc B
   *[other] { $choice }
}

# Ce que l’on remplit : au plus 45 caractères chacun.
rules-form-title = Ta réponse
rules-form-point = Une intersection
rules-form-points = Toutes les intersections
rules-form-stones = Une pierre de chaque chaîne morte
rules-form-number = Un nombre
rules-form-number-example = 7

# Ce que ça a donné.
rules-right = **C’est juste !**
rules-wrong = **Pas tout à fait.** Tu peux répondre encore une fois.
rules-solved = **La réponse**

# Pourquoi la bonne réponse est bonne.
rules-why-name = Cette intersection s’appelle { $point }.
rules-why-turn = Il y a { $black ->
    [one] { $black } pierre noire
   *[other] { $black } pierres noires
} et { $white ->
    [one] { $white } blanche
   *[other] { $white } blanches
}. { $color ->
    [white] Noir a commencé, c’est donc à Blanc de jouer.
   *[black] Noir a commencé, c’est donc à Noir de jouer.
}
rules-why-liberties = { $number ->
    [one] La chaîne a une liberté : { $points }.
   *[other] La chaîne a { $number } libertés : { $points }. Une intersection qui touche deux de ses pierres compte une seule fois.
}
rules-why-chains = { $number ->
    [one] Il n’y a qu’une chaîne : toutes ces pierres se touchent le long des lignes.
   *[other] Il y a { $number } chaînes, marquées par des lettres. Les pierres de même lettre se touchent le long des lignes.
}
rules-why-capture = { $color ->
    [white] Blanc capture en { $points } : c’est la dernière liberté d’une chaîne noire.
   *[black] Noir capture en { $points } : c’est la dernière liberté d’une chaîne blanche.
}
rules-why-pair = { $color ->
    [white] Blanc capture en { $points } : cela ferme le piège autour d’une paire noire.
   *[black] Noir capture en { $points } : cela ferme le piège autour d’une paire blanche.
}
rules-why-forbidden = { $color ->
    [white] Blanc n’a pas le droit de jouer en { $points }, mais sur toute autre intersection libre, oui.
   *[black] Noir n’a pas le droit de jouer en { $points }, mais sur toute autre intersection libre, oui.
}
rules-why-eyes = Le coup est { $points }. Maintenant, la chaîne entoure deux intersections séparées, et l’autre camp ne pourra jamais remplir les deux.
rules-why-dead = Pierres mortes : { $points }. Elles sont enfermées et n’ont pas la place de faire deux yeux. Toutes les autres pierres vivent.
rules-why-seki = { $points } : ce sont les dernières libertés des chaînes des deux camps. Qui y joue en premier se fait capturer : c’est un seki.
rules-why-gain = { $color ->
    [white] Oui : en { $points }, Blanc ferme la frontière. Les autres coups ne rapportent rien.
   *[black] Oui : en { $points }, Noir ferme la frontière. Les autres coups ne rapportent rien.
}
rules-why-pass = Non : ce qui reste touche les deux couleurs et n’est à personne, et une pierre dans son propre territoire ne fait que coûter un point. Il est temps de passer.
rules-why-points = { $color ->
    [white] Blanc { $surrounded ->
        [0] n’entoure aucune intersection
        [one] entoure { $surrounded } intersection
       *[other] entoure { $surrounded } intersections
    }
   *[black] Noir { $surrounded ->
        [0] n’entoure aucune intersection
        [one] entoure { $surrounded } intersection
       *[other] entoure { $surrounded } intersections
    }
} { $scoring ->
    [area] et a { $extra ->
        [one] { $extra } pierre
       *[other] { $extra } pierres
    } sur le goban : { $total }.
   *[territory] et { $extra ->
        [0] n’a aucun prisonnier
        [one] a { $extra } prisonnier
       *[other] a { $extra } prisonniers
    } : { $total }.
}
rules-why-points-stones = { $color ->
    [white] Blanc a { $total ->
        [one] { $total } pierre
       *[other] { $total } pierres
    } sur le goban.
   *[black] Noir a { $total ->
        [one] { $total } pierre
       *[other] { $total } pierres
    } sur le goban.
}
rules-why-filled = { $color ->
    [white] Blanc entourait { $surrounded ->
        [one] { $surrounded } intersection
       *[other] { $surrounded } intersections
    }
   *[black] Noir entourait { $surrounded ->
        [one] { $surrounded } intersection
       *[other] { $surrounded } intersections
    }
}. { $prisoners ->
    [one] On y a posé { $prisoners } prisonnier, marqué par un triangle.
   *[other] On y a posé { $prisoners } prisonniers, marqués par des triangles.
} { $left ->
    [one] Il reste { $left } point.
   *[other] Il reste { $left } points.
}
rules-why-winner = { $komi ->
    [0] Noir : { $black }. Blanc : { $white }.
   *[other] Noir : { $black }. Blanc, komi compris : { $white }.
} { $winner ->
    [white] Blanc gagne de { $margin }.
    [black] Noir gagne de { $margin }.
   *[nobody] La partie est nulle.
}
rules-why-win-capture = { $color ->
    [white] En { $points }, Blanc capture en premier et gagne.
   *[black] En { $points }, Noir capture en premier et gagne.
}
rules-why-win-five = { $color ->
    [white] En { $points }, Blanc aligne cinq pierres et gagne.
   *[black] En { $points }, Noir aligne cinq pierres et gagne.
}
rules-why-partner = { $stones ->
    [one] { $stones } pierre est posée
   *[other] { $stones } pierres sont posées
}, et les quatre jouent toujours dans le même ordre. C’est maintenant à : { $player }.

# Pourquoi une mauvaise réponse est mauvaise, sans dévoiler la bonne.
rules-not-name = Ça, c’est { $point }, une autre intersection. Descends tout droit jusqu’à la lettre, et va tout droit sur le côté jusqu’au numéro. On saute la lettre I.
rules-not-turn = Compte les pierres. S’il y en a autant des deux couleurs, c’est à Noir de jouer ; s’il y a une pierre noire de plus, c’est à Blanc.
rules-not-liberties = { $than ->
    [more] { $number }, c’est trop. Seules comptent les intersections libres voisines de la chaîne le long des lignes, et chacune une seule fois.
   *[less] { $number }, ce n’est pas assez. Fais le tour de toute la chaîne, pierre par pierre.
}
rules-not-chains = { $than ->
    [more] { $number }, c’est trop. Les pierres voisines le long des lignes forment ensemble une seule chaîne.
   *[less] { $number }, ce n’est pas assez. Les pierres qui ne se touchent qu’en diagonale ne sont pas reliées.
}
rules-not-capture = Une pierre en { $point } ne capture rien. Cherche une chaîne qui n’a plus qu’une liberté.
rules-not-pair = Une pierre en { $point } ne capture rien. Cherche exactement deux pierres sur une ligne, avec une des tiennes déjà à un bout.
rules-not-forbidden = On a le droit de jouer en { $points } : une pierre y a une liberté, ou en obtient une en capturant, et aucun ko ne s’y oppose.
rules-not-forbidden-renju = Noir a le droit de jouer en { $points } : il n’y naît ni double trois, ni double quatre, ni ligne trop longue.
rules-not-all = C’est bon jusque-là, mais ce n’est pas encore tout.
rules-not-eyes = Après { $point }, la chaîne n’entoure pas deux intersections séparées. Cherche celle qui partage son espace en deux.
rules-not-dead = { $points } : cela ne peut pas être capturé si l’on répond bien.
rules-not-seki = On peut jouer en { $points } sans dommage. Cherche des chaînes des deux couleurs qui partagent leurs dernières libertés.
rules-not-gain = { $choice ->
    [gain] Regarde encore : une intersection qui touche les deux couleurs ne vaut rien, et une pierre dans son propre territoire coûte un point.
   *[pass] Regarde encore : quelque part, la frontière a encore un trou.
}
rules-not-points = Non, ce n’est pas { $number }. Compte encore une fois, ligne par ligne.
rules-not-winner = { $scoring ->
    [area] Compte encore une fois : les pierres sur le goban, et les intersections libres qu’une seule couleur entoure.
    [stones] Compte encore une fois : seulement les pierres sur le goban.
   *[territory] Compte encore une fois : les intersections libres qu’une seule couleur entoure, puis les prisonniers, et à la fin le komi pour Blanc.
}
rules-not-win = En { $point }, on ne gagne pas encore.
rules-not-partner = L’ordre est : Noir A, Blanc A, Noir B, Blanc B, puis on recommence.

# Après une partie, sous le goban : ce qui vient ensuite sur le chemin.
rules-step = La prochaine étape pour { $players }, quand l’envie viendra : **{ $step }**.
rules-step-named = { $step ->
    [strasbourg] Strasbourg en 9×9
   *[territory] Go avec territoire en 9×9
}
rules-button-step = La prochaine étape
