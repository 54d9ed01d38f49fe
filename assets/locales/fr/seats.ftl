# Comment les membres d’un serveur se trouvent : défis ouverts pour certains niveaux, et la liste de tous.
# open challenge = défi ouvert

seats-command-looking = chercher-partie
seats-looking-about = Chercher quelqu’un contre qui jouer
seats-command-now = maintenant
seats-now-about = Lancer un défi ouvert, pour certains niveaux si tu veux
seats-weakest = plus-faible
seats-weakest-about = Le niveau le plus bas pour accepter, comme 15k
seats-strongest = plus-fort
seats-strongest-about = Le niveau le plus haut pour accepter, comme 5k
seats-open-ranked = { $challenger } cherche quelqu’un contre qui jouer. Les niveaux de { $weakest } à { $strongest } peuvent accepter.
seats-ranks = de { $weakest } à { $strongest }
seats-rank-unknown = Ce défi est pour les niveaux de { $weakest } à { $strongest }. Indique d’abord ton niveau avec `/{ command-me } { command-rank }`.
seats-other-ranks = Ce défi est pour les niveaux de { $weakest } à { $strongest }. Ton niveau est { $rank }.
seats-command = défis-ouverts
seats-about = Aider les membres à se trouver : une liste des défis ouverts et des parties hebdomadaires
seats-list = liste
seats-list-about = Tenir dans ce salon une liste de tous les défis ouverts du serveur
seats-list-named = { $list ->
    [here] Dans ce salon
   *[off] Désactivée
}
seats-list-is = Dans { $channel }
seats-field-list = Liste des défis ouverts
seats-also-listed = Aussi dans la liste de { $channel }.
seats-title = Défis ouverts
seats-line = { $challenger } · { $terms } · { $place }
seats-none = Il n’y a pas de défi ouvert en ce moment. Lances-en un avec `/{ seats-command-looking } { seats-command-now }`.
seats-more = … et { $more } de plus
seats-button-all = Tout afficher
seats-not-here = Je n’ai pas le droit d’écrire de moi-même dans ce salon ; la liste ne peut donc pas s’y trouver.
seats-lost = Pour la modération : la liste des défis ouverts dans { $channel } a disparu. Quelqu’un l’a supprimée, ou je n’ai pas le droit d’y écrire. Choisissez de nouveau un salon avec `/{ command-club-admin } { seats-command }`.
seats-command-weekly = hebdomadaire
seats-weekly-about = Avoir chaque semaine une partie avec un membre de niveau proche
seats-weekly-in = Tu auras chaque lundi une partie avec un membre de niveau proche ; la prochaine { $next }.
seats-weekly-rank = Indique ton niveau avec `/{ command-me } { command-rank }`, pour que je trouve quelqu’un de niveau proche.
seats-weekly-left = Tu n’auras plus de parties hebdomadaires.
seats-weekly-none = Ce serveur n’a pas de parties hebdomadaires. Les personnes qui le gèrent peuvent les activer avec `/{ command-club-admin } { seats-command }`.
seats-button-leave = Arrêter
seats-pairing = appariement
seats-pairing-about = Apparier les membres, le lundi à cette heure, pour une partie hebdomadaire dans ce salon
seats-pairing-at = Le lundi à { $hour }
seats-pairing-is = { $at } dans { $channel } ; les prochaines { $next }
seats-pairing-not-here = Je n’ai pas le droit d’écrire de moi-même dans ce salon ; il ne peut donc pas y avoir de parties hebdomadaires ici.
seats-field-pairing = Parties hebdomadaires
seats-begun = La partie de la semaine : { $black } (Noir) contre { $white } (Blanc).
seats-unpaired = { $player }, il ne restait personne pour toi cette semaine. La semaine prochaine, tu passes en premier.
