### Les ouvertures du gomoku et du renju : qui pose les premières pierres, et qui choisit une couleur.
# opening = ouverture
# fifth move = cinquième coup

opening-name = { $rule ->
    [swap] Swap
    [swap2] Swap2
    [taraguchi10] Taraguchi-10
   *[soosorv8] Soosõrv-8
}
opening-rule = { $rule ->
    [swap] Swap : le camp de Noir pose trois pierres : noire, blanche et noire. L’autre choisit une couleur.
    [swap2] Swap2 : le camp de Noir pose trois pierres : noire, blanche et noire. L’autre choisit une couleur, ou en pose deux de plus et laisse le choix au premier.
    [taraguchi10] Taraguchi-10 : les deux camps posent des pierres à tour de rôle dans des carrés de plus en plus grands autour du centre, et après chacune des cinq premières, l’autre camp choisit une couleur. Après la quatrième, le camp de Noir peut proposer à la place dix cinquièmes coups, et Blanc en choisit un.
   *[soosorv8] Soosõrv-8 : le camp de Noir pose trois pierres près du centre, l’autre choisit une couleur. Blanc pose la quatrième et dit combien de cinquièmes coups Noir doit proposer, huit au plus. Le camp de Noir choisit une couleur ; puis Noir propose les cinquièmes coups, et Blanc en choisit un.
}
opening-field = Ouverture
opening-place = { $color ->
    [white] Ouverture : pose la pierre { $number } (blanche).
   *[black] Ouverture : pose la pierre { $number } (noire).
}
opening-place-middle = Ouverture : pose la première pierre (noire) sur l’intersection du centre.
opening-place-within = { $color ->
    [white] Ouverture : pose la pierre { $number } (blanche) sur l’une des { $across }×{ $across } intersections du centre.
   *[black] Ouverture : pose la pierre { $number } (noire) sur l’une des { $across }×{ $across } intersections du centre.
}
opening-choose = Ouverture : choisis ta couleur.
opening-choose-or-two = Ouverture : choisis ta couleur, ou pose deux pierres de plus et laisse le choix à l’autre camp.
opening-choose-or-ten = Ouverture : choisis ta couleur, ou propose dix cinquièmes coups comme Noir.
opening-count = Ouverture : dis combien de cinquièmes coups Noir doit proposer.
opening-offer-all = { $number ->
    [one] Ouverture : propose un cinquième coup.
   *[other] Ouverture : propose { $number } cinquièmes coups.
}
opening-offer = { $left ->
    [one] Ouverture : propose encore un cinquième coup.
   *[other] Ouverture : propose encore { $left } cinquièmes coups.
}
opening-preview = Personne d’autre ne voit ceci : la partie { $number } avec un cinquième coup en { $point }. Rien n’est encore proposé.
opening-button-offer = Proposer { $point }
opening-pick = Ouverture : choisis le cinquième coup de Noir parmi { $points }.
opening-button-take = { $color ->
    [white] Prendre Blanc
   *[black] Prendre Noir
}
opening-button-two = En poser deux autres
opening-button-ten = Proposer dix coups
opening-menu-fifths = Combien de cinquièmes coups ?
opening-fifths = { $number ->
    [one] Un cinquième coup
   *[other] { $number } cinquièmes coups
}
opening-colors = { $black } joue Noir, { $white } joue Blanc.
opening-two-more = Deux pierres de plus seront posées avant le choix des couleurs.
opening-fifth-moves = { $number ->
    [one] Noir doit proposer un cinquième coup.
   *[other] Noir doit proposer { $number } cinquièmes coups.
}
opening-offered = Noir propose { $point } comme cinquième coup.
opening-outside-middle = **Ouverture :** la première pierre se pose sur l’intersection du centre.
opening-outside = **Ouverture :** cette pierre se pose sur l’une des { $across }×{ $across } intersections du centre, mais { $point } est en dehors.
opening-not-your-turn = **Ouverture :** c’est au tour de l’autre camp.
opening-choose-first = **Ouverture :** fais d’abord ton choix sous le goban.
opening-nothing-to-choose = Il n’y a rien de tel à choisir dans cette partie pour le moment.
opening-offered-already = **Ouverture :** { $point } est déjà proposé.
opening-same = **Ouverture :** par symétrie, { $point } est le même coup que { $like }. Proposes-en un autre.
opening-not-offered = **Ouverture :** { $point } n’a pas été proposé. Choisis parmi { $points }.
opening-no-plan = Tu pourras prévoir tes coups une fois l’ouverture finie.
opening-state = Ouverture en cours. Coups joués : { $moves }.
opening-wrong-game = Les ouvertures avec choix des couleurs n’existent qu’au gomoku et au renju.
opening-wrong-size = Cette ouverture demande un goban qui a une intersection au centre : un nombre impair de lignes, 9 ou plus.
