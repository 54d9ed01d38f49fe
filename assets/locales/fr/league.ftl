# Ligues : dans un salon, on joue pendant une saison contre toute sa division ; les premières places montent, les dernières descendent.
league-command = ligue
league-command-about = Ligues : jouer une saison contre toute ta division et monter
league-show = voir
league-show-about = Voir la ligue
league-play = jouer
league-play-about = Commencer ta prochaine partie de ligue
league-create = créer
league-create-about = Créer une ligue dans ce salon (modération)
league-division-size = division
league-division-size-about = Nombre maximal de personnes par division (par défaut : 8)
league-games = parties
league-games-about = Nombre de parties contre chaque adversaire par saison (par défaut : 1)
league-days = jours
league-days-about = Durée d’une saison en jours (par défaut : 90)
league-moves = montées
league-moves-about = Combien de personnes montent et descendent entre les divisions (par défaut : 1)
league-next = prochaine-saison
league-next-about = Combien de jours après la fin commence la saison suivante (par défaut : la modération la lance)
league-remove = retirer
league-remove-about = Retirer quelqu’un de la ligue (modération)
league-player = membre
league-removed-about = Qui quitte la ligue
league-title = Ligue
league-here = Ligues : { $channels }
league-title-season = Ligue : saison { $season }
league-field = Ligue
league-rule = { $games ->
    [1] Tu joues une fois contre chaque autre membre de ta division.
   *[other] Tu joues deux fois contre chaque autre membre de ta division.
}
league-rule-points = Une victoire vaut 1½ point, une nulle 1, une défaite ½ et une défaite au temps 0.
league-rule-moves = { $players ->
    [1] Après la saison, la première place de chaque division monte et la dernière descend.
   *[other] Après la saison, dans chaque division, jusqu’à deux membres montent et jusqu’à deux descendent.
}
league-rule-end = Les parties en cours à la fin de la saison comptent encore 14 jours. Si tu ne joues aucune partie, ou si tu ne perds qu’au temps, tu quittes la ligue.
league-rule-next = { $days ->
    [0] La saison suivante commence automatiquement dès la fin de la précédente.
    [one] La saison suivante commence automatiquement un jour après la fin.
   *[other] La saison suivante commence automatiquement { $days } jours après la fin.
}
league-open = Inscriptions pour la saison { $season } : { $players }
league-ends = La saison finit le { $at }.
league-closing = Plus aucune partie ne commence. Les parties en cours comptent jusqu’au { $until }.
league-over = La saison { $season } est terminée. Tu peux rejoindre la prochaine.
league-starts = La saison { $season } commence automatiquement le { $at }.
league-waits = La saison { $season } commence automatiquement dès qu’il y a au moins deux inscriptions.
league-over-table = Ligue : la saison { $season } est terminée
league-division = Division { $division }
league-head-points = Points
league-head-games = Parties
league-head-place = Place
league-legend = + gagnée, − perdue, = nulle, … en cours, · à jouer. ↑ monte après la saison, ↓ descend.
league-alt = Tableau de la division { $division }, saison { $season } : place, nom, points ; ↑ monte, ↓ descend.
league-nobody = Personne n’a encore rejoint la ligue.
league-button-play = Jouer
league-button-join = Rejoindre
league-button-table = Tableau
league-button-leave = Quitter
league-button-start = Lancer la saison { $season }
league-button-close = Finir la saison
league-button-extend = Une semaine de plus
league-button-end = Mettre fin à la ligue
league-next-choose = Quand commence la prochaine saison ?
league-next-off = Prochaine saison : lancée par la modération
league-next-after = { $days ->
    [0] Prochaine saison : automatique, juste après la fin
    [one] Prochaine saison : automatique, un jour après la fin
   *[other] Prochaine saison : automatique, { $days } jours après la fin
}
league-joined = C’est fait : tu joues dans la saison { $season }.
league-joined-next = C’est fait : tu joues à partir de la saison { $season }.
league-leave-question = { $games ->
    [0] Quitter la ligue ?
    [one] Quitter la ligue ? Tu abandonnes ta partie de ligue en cours.
   *[other] Quitter la ligue ? Tu abandonnes tes { $games } parties de ligue en cours.
}
league-left = Tu as quitté la ligue.
league-removed = { $player } n’est plus dans la ligue.
league-manage = Que veux-tu faire ? `/{ league-command } { league-remove }` retire quelqu’un de la ligue.
league-start-question = Lancer la saison { $season } ? Inscriptions : { $players }, divisions : { $divisions }, jours : { $days }
league-started = La saison { $season } a commencé.
league-close-question = Finir la saison { $season } maintenant ? Plus aucune partie ne commence. Les parties en cours comptent encore 14 jours.
league-close-now-question = Clore la saison { $season } maintenant ? Les parties en cours ne comptent plus.
league-closed = La saison { $season } est terminée.
league-extended = La saison finit maintenant le { $at }.
league-end-question = Mettre fin à la ligue de { $channel } ? Ses tableaux seront perdus. Les parties en cours continuent et comptent toujours pour les cotes.
league-ended = La ligue est terminée.
league-season-begun = Ligue : la saison { $season } a commencé dans la division { $division }. Commence tes parties avec **{ league-button-play }** ou `/{ league-command } { league-play }` avant le { $at }.
league-ends-soon = Ligue : la saison { $season } finit le { $at }. Les parties encore en cours à ce moment-là comptent jusqu’au { $until }.
league-closes = Ligue : plus aucune partie ne commence dans la saison { $season }. Les parties en cours comptent jusqu’au { $until }.
league-too-few = Ligue : la saison { $season } ne peut pas encore commencer, car il y a moins de deux inscriptions. Dès qu’il y en a deux, elle commence automatiquement : appuie sur **{ league-button-join }**.
league-won = Division { $division }, première place : { $players }
league-up = Montée en division { $division } : { $players }
league-down = Descente en division { $division } : { $players }
league-idle = Hors de la ligue (aucune partie jouée, ou seulement des défaites au temps) : { $players }
league-choose = Contre qui veux-tu jouer ?
league-all-played = Tu as déjà joué toutes tes parties de cette saison.
league-playing = Ta partie { $game } contre { $player } commence dans { $channel }.
league-begun = Partie de ligue : { $black } (Noir) contre { $white } (Blanc).
league-score = Points de ligue : { $first } { $points }, { $second } { $others }.
league-uncounted = Ligue : cette partie ne compte pas.
league-no-league = Il n’y a pas de ligue dans ce salon. La modération peut en créer une avec `/{ league-command } { league-create }`.
league-no-second = Ce salon a déjà une ligue.
league-no-more-leagues = Un serveur peut avoir au plus { $most } ligues. Si l’une d’elles était dans un salon supprimé, réessaie dans une minute.
league-no-posting = Je n’ai pas le droit d’écrire de moi-même dans ce salon, ou c’est un fil : il ne peut pas y avoir de ligue ici.
league-no-already = Tu es déjà dans la ligue.
league-no-room = Cette ligue est pleine : elle compte { $most } personnes.
league-no-not-in = Tu n’es pas dans cette ligue.
league-no-not-there = { $player } n’est pas dans cette ligue.
league-no-second-season = Une saison est déjà en cours.
league-no-few = Il faut au moins deux personnes pour une saison.
league-no-season = Aucune saison n’est en cours.
league-no-outdated = La ligue a changé depuis ce message, et rien n’a été fait. Appuie sur **{ table-button-more }** à nouveau.
league-no-games-now = Aucune partie de ligue ne peut commencer pour le moment. Le message de la ligue dit quand la saison commence ou finit.
league-no-not-playing = Tu ne joues pas cette saison. Rejoins la ligue pour jouer à partir de la prochaine.
league-no-oneself = Tu ne peux pas jouer contre toi-même.
league-no-other-division = { $player } n’est pas dans ta division.
league-no-left = { $player } a quitté la ligue.
league-no-playing = Tu joues déjà contre { $player } dans cette ligue.
league-no-played = Tu as déjà joué toutes tes parties contre { $player } cette saison.
league-no-too-many = Tu as déjà { $most } parties de ligue en cours. Termine d’abord l’une d’elles.
league-no-full = { $player } a déjà { $most } parties de ligue en cours.
league-no-away = { $player } est en vacances.
