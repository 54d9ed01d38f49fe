# Tournois d’un serveur : inscription, rondes, appariements, résultats, classement.
# round = ronde ; pairing = appariement ; bye = ronde sans adversaire ; standings = classement
# organiser = l’organisation du tournoi, ou la modération
tournament-command = tournoi
tournament-command-about = Tournois : en créer un, voir le classement, corriger des résultats
tournament-create = créer
tournament-create-about = Créer un tournoi dans ce salon (modération)
tournament-change = modifier
tournament-change-about = Modifier le nom, les rondes, la cadence, le handicap ou le système d’un tournoi
tournament-changed = Modifié : **{ $name }**.
tournament-changed-clock = Modifié : **{ $name }**. Les parties commencées continuent telles quelles.
tournament-show = voir
tournament-show-about = Voir un tournoi avec son classement
tournament-results = fichiers
tournament-results-about = Télécharger les résultats d’un tournoi en fichiers (OpenGotha, EGD)
tournament-substitute = remplacer
tournament-substitute-about = Remplacer une personne par une autre (organisation)
tournament-sit-out = dispenser
tournament-sit-out-about = Dispenser quelqu’un de la prochaine ronde, ou l’y remettre (organisation)
tournament-apart = séparer
tournament-apart-about = Éviter que deux personnes se rencontrent, par exemple de la même famille (organisation)
tournament-team = équipe
tournament-team-about = Donner un nom à ta paire ou à ton équipe
tournament-team-name-about = Le nom de ta paire ou de ton équipe
tournament-team-named = **{ $name }** : { $side }
tournament-remove = retirer
tournament-remove-about = Retirer quelqu’un du tournoi (organisation)
tournament-note = résultat
tournament-note-about = Saisir ou corriger un résultat (organisation)
tournament-which = tournoi
tournament-which-about = Numéro du tournoi (par défaut : le dernier de ce salon)
tournament-name = nom
tournament-name-about = Le nom du tournoi
tournament-system = système
tournament-system-about = Comment se font les appariements (par défaut : McMahon)
tournament-system-named = { $system ->
    [swiss] Système suisse
    [round-robin] Toutes rondes
    [knock-out] Élimination directe
   *[mcmahon] McMahon
}
tournament-rounds = rondes
tournament-rounds-about = Nombre de rondes d’un tournoi suisse ou McMahon (par défaut : 4)
tournament-format = format
tournament-format-about = Individuel, par paires ou par équipes (par défaut : individuel)
tournament-format-named = { $format ->
    [pairs] Pair Go
    [teams-2] Équipes de 2
    [teams-3] Équipes de 3
    [teams-4] Équipes de 4
    [teams-5] Équipes de 5
   *[single] Individuel
}
tournament-handicap-about = Avec ou sans pierres de handicap (par défaut : sans)
tournament-handicap-named = { $handicap ->
    [yes] Selon le niveau ou le score
   *[no] Parties à égalité
}
tournament-manner = lieu
tournament-manner-about = Où les parties se jouent (par défaut : ici)
tournament-manner-named = { $manner ->
    [evening] Sur place : les résultats sont saisis à la main
   *[here] Ici : le bot lance les parties
}
tournament-next = ronde-suivante
tournament-next-about = Quand commence la ronde suivante (par défaut : quand l’organisation la publie)
tournament-next-named = { $next ->
    [results] Automatiquement, dès que tous les résultats sont connus
    [days-7] Automatiquement, au plus tard après 7 jours
    [days-14] Automatiquement, au plus tard après 14 jours
    [days-30] Automatiquement, au plus tard après 30 jours
   *[by-hand] Quand l’organisation la publie
}
tournament-players = places
tournament-players-about = Combien peuvent jouer ; les autres vont en liste d’attente (par défaut : 500)
tournament-entry = inscription
tournament-entry-about = Pendant combien de jours on peut s’inscrire (par défaut : sans limite)
tournament-grace = absence
tournament-grace-about = Après combien d’heures perd qui n’a pas encore joué (par défaut : 48)
tournament-out = membre
tournament-out-about = Qui quitte le tournoi
tournament-who-about = De qui il s’agit
tournament-other = autre
tournament-other-about = L’autre personne
tournament-into = par
tournament-into-about = Qui joue à sa place
tournament-table = table
tournament-table-about = Le numéro de la table
tournament-board = goban
tournament-board-about = Le goban d’un match par équipes (par défaut : 1)
tournament-round = ronde
tournament-round-about = La ronde (par défaut : la dernière)
tournament-result = résultat
tournament-result-about = Quel est le résultat
tournament-result-named = { $result ->
    [white] Blanc gagne
    [black] Noir gagne
    [jigo] Partie nulle
    [both] Les deux perdent
    [void] Ne compte pas
   *[clear] Supprimer le résultat
}
tournament-title = 🏆 { $name }
tournament-open-here = Tournoi aux inscriptions ouvertes : { $title } dans { $channel }
tournament-here = Tournois aux inscriptions ouvertes : { $channels }
tournament-thread-of = { $title } R{ $round }
tournament-open = Les inscriptions sont ouvertes.
tournament-open-until = Inscriptions jusqu’au { $until }.
tournament-running = { $games ->
    [one] Ronde { $round } sur { $rounds } : une partie n’est pas encore terminée.
   *[other] Ronde { $round } sur { $rounds } : { $games } parties ne sont pas encore terminées.
}
tournament-between = La ronde { $round } sur { $rounds } est terminée.
tournament-over = Le tournoi est terminé.
tournament-plays = { $system }, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-unrated = Parties non classées
tournament-bar = Barre : { $rank }. À partir de ce niveau, tout le monde a commencé avec le même nombre de points.
tournament-bar-open = Barre pour l’instant : { $rank } ; elle est fixée avec la ronde 1. À partir de ce niveau, tout le monde commence avec le même nombre de points.
tournament-handicap-rule = Avec handicap : +1, pas de komi pour Blanc ; à partir de +2, des pierres.
tournament-drawn-match = Si un match est nul, le premier goban qui a un gagnant décide.
tournament-next-with-entry = La ronde 1 commence automatiquement à la clôture des inscriptions.
tournament-next-with-results = La ronde suivante commence automatiquement dès que tous les résultats sont connus.
tournament-next-within = La ronde suivante commence automatiquement dès que tous les résultats sont connus, au plus tard après { $days } jours.
tournament-withdrawn = Retraits : { $players }
tournament-sitting-out = Ne jouent pas la prochaine ronde : { $players }
tournament-absent = Partie manquée ; pas d’adversaire sans un nouvel appui sur **{ tournament-button-enter }** : { $players }
tournament-organised = Organisation : { $player }
tournament-entered = Inscriptions ({ $number } sur { $most })
tournament-entered-sides = { $format ->
    [pairs] Paires ({ $number } sur { $most })
   *[teams] Équipes ({ $number } sur { $most })
}
tournament-forming = Pas encore au complet
tournament-forming-side = { $side } : en attente de { $players }
tournament-waiting = Liste d’attente ({ $number })
tournament-nobody = Il n’y a pas encore d’inscription.
tournament-unranked = { $rank } ? : niveau non indiqué
tournament-guessed = Tu n’as pas indiqué ton niveau : tu joues ce tournoi comme { $rank }. Indique-le avec `/{ command-me } { command-rank }`, puis appuie de nouveau sur **{ tournament-button-enter }** avant ta première ronde.
tournament-button-enter = S’inscrire
tournament-button-join = Rejoindre
tournament-button-decline = Refuser
tournament-ask-others = { $number ->
    [one] Choisis qui joue avec toi. Je lui enverrai une invitation.
   *[other] Choisis les { $number } autres membres de ton équipe. Je leur enverrai une invitation.
}
tournament-choose-others = { $number ->
    [one] Choisir une personne…
   *[other] Choisir { $number } personnes…
}
tournament-team-waits = J’ai invité { $players }. Tu participes dès que tout le monde a accepté. Choisis un nom avec `/{ tournament-command } { tournament-team }`.
tournament-asks = **{ $name }** : { $captain } aimerait jouer avec { $players }.
tournament-has-joined = Accepté par : { $players }
tournament-side-in = **{ $name }** : { $players } jouent ensemble.
tournament-side-waits = **{ $name }** : { $players } jouent ensemble, pour l’instant en liste d’attente.
tournament-side-off = **{ $name }** : { $player } ne rejoint pas { $captain }.
tournament-side-gone = **{ $name }** : { $players } ne jouent pas ensemble.
tournament-dissolved = { $name } : { $player } ne joue pas, ta paire ou ton équipe ne sera donc pas dans la prochaine ronde : { $way }
tournament-button-withdraw = Se retirer
tournament-button-sit-out = Passe la ronde
tournament-button-remove = Retirer
tournament-button-pair = Apparier la ronde { $round }
tournament-button-standings = Classement
tournament-button-result = Saisir mon résultat
tournament-button-end = Finir le tournoi
tournament-end-question = Finir le tournoi maintenant ? Il n’y aura plus de ronde. Les parties en cours continuent.
tournament-withdraw-question = Se retirer ? { $players } quittent ensemble le tournoi. Les parties en cours continuent.
tournament-proposal = Ronde { $round } : appariements proposés
tournament-proposal-about = Personne d’autre ne voit ceci. Choisis deux personnes à échanger ; à la même table, elles échangent leurs couleurs.
tournament-still-open = { $games ->
    [one] Une partie de la dernière ronde n’est pas encore terminée. Elle comptera dès qu’elle le sera.
   *[other] { $games } parties de la dernière ronde ne sont pas encore terminées. Elles compteront dès qu’elles le seront.
}
tournament-bye = Sans adversaire : { $players }
tournament-swap = Échanger…
tournament-swap-with = Échanger { $player } avec…
tournament-button-lot = Apparier à nouveau
tournament-button-publish = Publier
tournament-published = La ronde { $round } est publiée. Je te préviendrai si je ne peux pas publier un appariement.
tournament-pairing-of-substitute = **{ $name }**, ronde { $round } : { $player } joue en remplacement.
    { $pair }
tournament-no-show = Joue ton premier coup avant le { $until }, sinon tu perds, sauf si ton tour n’a commencé qu’après le { $half }.
tournament-no-show-by-hand = Qui n’est pas à la table avant le { $until } perd la partie.
tournament-round-list = **{ $name }**, ronde { $round }
tournament-ask-result = Quel est le résultat de ta partie contre { $player } ?
tournament-won = J’ai gagné
tournament-lost = J’ai perdu
tournament-jigo = Partie nulle
tournament-result-entered = Le résultat est enregistré.
tournament-result-at = { $name }, ronde { $round }, table { $table } : { $result }.
tournament-result-removed = Résultat supprimé
tournament-game-goes-on = La partie { $number } continue, mais ne compte plus pour le tournoi.
tournament-result-waits = C’est enregistré. Le résultat comptera quand { $player } saisira le même.
tournament-result-differs = { $player } a saisi un autre résultat. Mettez-vous d’accord, ou demandez à l’organisation.
tournament-standings = Classement après la ronde { $round }
tournament-standings-open = { $games ->
    [one] Classement : il manque un résultat
   *[other] Classement : il manque { $games } résultats
}
tournament-alt = Grille de { $name }, ronde { $round } : place, nom, niveau, une colonne par ronde avec la place de l’adversaire, et les points.
tournament-legend = À chaque ronde : le numéro de l’adversaire, + gagnée, − perdue, = nulle, ? pas terminée ; w Blanc, b Noir ; + seul : sans adversaire ; – absence dans cette ronde.
tournament-criterion-named = { $criterion ->
    [mms] MMS : points de départ selon le niveau, plus les victoires
    [sosm] SOSM : somme des MMS des adversaires
    [sosw] SOSW : somme des victoires des adversaires
    [dc] DC : les parties entre ex æquo
    [bdw] BDW : parties gagnées, tous gobans confondus
   *[nbw] NBW : victoires
}
tournament-files = Les résultats de { $name } : pour OpenGotha et pour l’European Go Database.
tournament-substituted = { $into } joue à la place de { $out }.
tournament-removed = { $player } ne joue plus dans le tournoi. Les parties en cours continuent.
tournament-remove-question = Retirer { $player } du tournoi ? Les inscriptions sont closes : tu ne pourras pas annuler.
tournament-sits-out = { $player } ne joue pas la prochaine ronde. Relance la commande pour annuler.
tournament-plays-again = { $player } joue la prochaine ronde.
tournament-kept-apart = { $player } et { $other } ne se rencontreront pas, sauf s’il n’y a pas d’autre solution. Relance la commande pour annuler.
tournament-apart-no-more = { $player } et { $other } peuvent à nouveau se rencontrer.
tournament-apart-list = À ne pas apparier : { $pairs }
tournament-apart-met = Se rencontrent malgré tout : { $pairs }
tournament-round-over = { $name } : la ronde { $round } est terminée. À toi maintenant : { $way }
tournament-round-begun = { $name } : la ronde { $round } a commencé automatiquement : { $way }
tournament-not-paired = { $name } : je n’ai pas pu apparier la ronde { $round } automatiquement. Apparie-la toi-même pour voir pourquoi : { $way }
tournament-results-missing = { $name } : la dernière ronde est terminée. Résultats manquants : { $games }, le premier à la ronde { $round }, table { $table }. Saisis-les avec `/{ tournament-command } { tournament-note }`, ou finis le tournoi : { $way }
tournament-news-absent = { $name }, ronde { $round } : tu as manqué ta partie. Tu n’auras plus d’adversaire tant que tu n’appuies pas sur **{ tournament-button-enter }** : { $way }
tournament-news-sits-out = { $name } : l’organisation te dispense de la prochaine ronde. Ensuite, tu rejoues : { $way }
tournament-news-plays = { $name } : tu joues la prochaine ronde : { $way }
tournament-news-removed = { $name } : tu n’es plus dans le tournoi, sur décision de l’organisation. Les parties en cours continuent : { $way }
tournament-undelivered = { $name }, ronde { $round } : je n’ai pas pu publier l’appariement de la table { $table } dans { $channel }. Préviens les deux personnes toi-même.
tournament-moved-up = { $name } : une place s’est libérée, et elle est à toi. Tu joues la prochaine ronde : { $way }
tournament-ended = 🏆 **{ $name }** : le tournoi est terminé.
tournament-ended-won = 🏆 **{ $name } : victoire de { $players }**
tournament-ended-open = { $games ->
    [one] Une partie n’est pas encore terminée : cela peut encore changer.
   *[other] { $games } parties ne sont pas encore terminées : cela peut encore changer.
}
tournament-label = Tournoi
tournament-field = Inscriptions : { $players } · Rondes : { $rounds }
tournament-field-sides = { $format ->
    [pairs] Paires : { $number } · Rondes : { $rounds }
   *[teams] Équipes : { $number } · Rondes : { $rounds }
}
tournament-no-over = Ce tournoi est terminé.
tournament-no-entry-closed = Les inscriptions sont fermées.
tournament-no-settled = Ce tournoi a commencé, on ne peut donc plus s’inscrire.
tournament-no-same-side = Choisis deux personnes qui ne jouent pas du même côté.
tournament-no-more-apart = Tu peux séparer { $number } paires au plus.
tournament-no-apart-here = Deux personnes ne peuvent être séparées que dans un tournoi suisse ou McMahon.
tournament-no-entered = Tu participes déjà à ce tournoi.
tournament-no-not-entered = Tu ne participes pas à ce tournoi.
tournament-no-already = Cette personne est déjà dans le tournoi.
tournament-no-not-in = Cette personne n’est pas dans le tournoi.
tournament-no-full = Ce tournoi n’accepte plus d’inscriptions.
tournament-no-alone = Ce tournoi se joue par paires ou par équipes. Appuie sur **{ tournament-button-enter }** et choisis qui joue avec toi.
tournament-no-sides = Dans ce tournoi, on joue individuellement : il n’y a ni paire ni équipe à nommer.
tournament-no-asked = Il n’y a pas d’invitation pour toi ici.
tournament-no-asked-too-often = Tu as invité d’autres personnes trop souvent dans ce tournoi.
tournament-no-others = { $number ->
    [one] Choisis une autre personne.
   *[other] Choisis { $number } autres personnes.
}
tournament-no-team-handicap = Les matchs par équipes se jouent sans handicap. Retire le handicap.
tournament-no-begun = Le tournoi a commencé : le système et le handicap restent, et il ne peut pas y avoir moins de rondes que celles publiées. Le nom, plus de rondes et la cadence peuvent encore changer.
tournament-no-rated-by-hand = Les parties jouées sur un goban réel ne sont pas classées ici. Retire l’option `{ rating-option }`, ou fais jouer les parties ici.
tournament-no-clock-by-hand = Les parties jouées sur un goban réel n’ont pas de pendule ici. Retire l’option `{ command-clock }`, ou fais jouer les parties ici.
tournament-no-pairs-but-go = Par paires, on ne joue qu’au go. Choisis le go ou un autre format.
tournament-no-ranks-but-go = McMahon et le handicap demandent des niveaux de go. Pour ce jeu, choisis un autre système et n’indique pas de handicap.
tournament-no-pause = D’autres attendent la fin de cette partie : vous ne pouvez ni la mettre en pause ni ajouter du temps. Prends des vacances avec `/{ command-me } { command-vacation }`, ou adresse-toi à l’organisation.
tournament-no-too-few = Il faut au moins deux inscriptions pour une ronde.
tournament-no-more-rounds = Toutes les rondes sont jouées.
tournament-no-more-pairs = Tout le monde a déjà joué contre tout le monde. Tu peux finir le tournoi.
tournament-no-winner = À la table { $table }, personne n’a encore gagné. L’organisation peut saisir un résultat avec `/{ tournament-command } { tournament-note }`.
tournament-no-draw = En élimination directe, pas de partie nulle : un camp doit gagner.
tournament-no-outdated = Entre-temps, les inscriptions ou les appariements ont changé. Apparie la ronde à nouveau.
tournament-no-table = Cette table n’existe pas.
tournament-no-played = Cette partie a déjà son résultat.
tournament-no-organiser = Seules l’organisation et la modération peuvent faire cela.
tournament-no-own-substitute = Cette partie fait partie d’un tournoi : seule l’organisation remplace quelqu’un, avec `/{ tournament-command } { tournament-substitute }`.
tournament-no-missing = Ce tournoi n’existe pas ici. La modération peut en créer un avec `/{ tournament-command } { tournament-create }`.
tournament-no-too-many = Tu as déjà { $number } tournois ici qui ne sont pas encore terminés. Termine d’abord l’un d’eux, ou laisse quelqu’un d’autre de la modération créer celui-ci. Si le salon de l’un d’eux a été supprimé, réessaie dans un instant.
tournament-no-name = Un nom a de 1 à { $number } caractères.
tournament-no-posting = Je n’ai pas le droit d’écrire de moi-même dans ce salon ; il ne peut donc pas y avoir de tournoi ici.
tournament-no-pair = Tu n’as pas d’adversaire dans cette ronde.
