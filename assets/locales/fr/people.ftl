### Ce que chacun règle pour soi, convient avec les autres et demande sur ses parties.
# game = partie
# undo = annuler le coup
# call off = annuler la partie
# resign = abandonner
# withdraw (a challenge) = retirer
# clock = pendule
# move = coup
# stone = pierre
# board = goban
# theme = thème
# rank = niveau
# time zone = fuseau horaire
# reminder = rappel
# vacation = vacances
# record = kifu
# count = décompte
# seat = place
# ruling = décision
# channel, server = salon, serveur
# direct message = message privé
# Black, White = Noir, Blanc

people-undo-while-counting = Le décompte est en cours. Pour annuler une passe, appuie sur « { count-button-resume } ».
people-button-go-on = Relancer
people-more-undo = Annuler le coup
people-more-undo-about = Annuler ton dernier coup, ou le demander à ton adversaire
people-more-pause = Pause
people-more-pause-about = Proposer de mettre les pendules en pause
people-more-go-on = Relancer
people-more-go-on-about = Relancer les pendules
people-more-call-off = Annuler la partie
people-more-call-off-about = Proposer d’annuler la partie : ni gagnant ni perdant

people-preview = Personne d’autre ne voit ceci : la partie { $number } avec ta pierre en { $point }. Rien n’est encore joué.
people-button-put = Jouer { $point }

people-me-title = Tes réglages
people-me-how = Choisis ci-dessous celui que tu veux changer, ou utilise `/{ command-me }`.
people-change-setting = Changer un réglage
people-choose-value = { $setting } : choisis
people-field-hints = Indices pour apprendre
people-field-last-moves = Derniers coups
people-last-moves-named = { $shown ->
    [numbers] Des numéros sur les trois derniers coups
   *[mark] Une marque sur le dernier coup
}
people-field-zone = Fuseau horaire
people-zone-is = { $zone }
people-zone-unknown = Non réglé : week-ends et nuits en UTC
people-zone-kept = Dans les parties à la pendule qui t’attendent, ton ancien fuseau compte jusqu’à ce que tu aies joué ou répondu au décompte.
people-bad-zone = « { $zone } » n’est pas un fuseau horaire. Écris le nom d’une grande ville près de chez toi et choisis dans la liste.
people-bad-zone-likely = « { $zone } » n’est pas un fuseau horaire. Veux-tu dire { $likely } ?
people-field-theme = Gobans que tu vois en privé
people-field-channel-theme = Gobans de ce salon
people-field-preview = Voir les coups avant de les jouer
people-preview-named = { $preview ->
    [on] Toujours
    [off] Jamais
   *[timed] Dans les parties avec pendule
}
people-field-reminders = Rappel
people-reminder-named = { $reminder ->
    [day-before] 24 heures avant la fin de ton temps
    [hours-before] 6 heures avant la fin de ton temps
    [off] Jamais
   *[half] Quand la moitié de ton temps est écoulée
}
people-field-notices = Rappels envoyés
people-notices-named = { $notices ->
    [direct] En message privé
   *[channel] Dans le salon de la partie
}
people-field-summary = Résumé du jour
people-summary-off = Désactivé
people-summary-at = À { $hour } dans ton fuseau horaire
people-summary = { $games ->
    [one] C’est à toi de jouer dans une partie.
   *[other] C’est à toi de jouer dans { $games } parties.
}
people-summary-title = Les plus urgentes d’abord
people-summary-play = { table-button-play } : choisis une partie
people-summary-closed = { $player }, tu n’acceptes pas mes messages privés, j’ai donc désactivé ton résumé du jour. Autorise-les et choisis de nouveau une heure avec `/{ command-me }`.
people-field-rank = Niveau
people-rank-is = { $rank }
people-rank-unknown = Non indiqué
people-field-egd = PIN EGD
people-egd-is = { $pin }
people-field-vacation = Vacances
people-away-until = Tes pendules sont en pause. Retour { $at }.
people-not-away = Aucune : `/{ command-me } { command-vacation }`

people-data-export = Télécharger tout ce que je garde sur toi
people-data-delete = Effacer tout ce que je garde sur toi
people-data-about = Ce que je garde sur toi
people-exported = Voici ce que je garde sur toi : tes réglages et { $games ->
    [0] aucune partie
    [one] une partie en SGF
   *[other] { $games } parties en SGF
}.
people-stored-data = **Ce que je garde sur toi**
    • Ton ID Discord et ton nom, tes réglages, les parties que tu joues, auxquelles on t’invite ou que tu arbitres, tes réponses aux problèmes, et les tournois, échelles, ligues, soirées de go et parties simultanées auxquels tu participes. Des messages, je ne garde que les coups.
    • Tout reste chez les responsables du bot et ne va à personne d’autre. Qui peut voir un salon voit ses parties, avec ton nom et ton niveau, et tes résultats dans `/{ puzzle-command }`. Le bilan de la semaine d’un serveur nomme qui a résolu le plus de problèmes. Personne d’autre que toi ne voit tes autres réglages et tes plans. Si tu demandes une partie pédagogique, les membres qui enseignent sur ce serveur voient quels exercices tu as résolus, jusqu’à la fin de la demande.
    • Les parties restent jusqu’à ce que tu effaces tes données. Un défi resté sans suite est effacé au bout de { $days } jours. Le journal ne nomme personne, sauf quand les responsables du bot cherchent une erreur.
    • `/{ command-me } { command-export }` te donne le tout dans un fichier, `/{ command-me } { command-forget }` l’efface.
people-policy = Pour en savoir plus : { $url }
people-confirm-forget =
    Effacer tes données ?
    { $lost }• Tes réglages sont effacés : fuseau horaire, thème, niveau, vacances, rappels et tous les autres.
    • Ton nom est effacé. Tes parties terminées restent à qui les a jouées avec toi : dans leurs kifus, tu apparais sans nom ni ID. Les messages déjà envoyés restent tels quels.
    • Les sauvegardes plus anciennes gardent tes données jusqu’à ce que de nouvelles les remplacent, et le fichier de la base de données, jusqu’à ce que les responsables du bot le fassent réécrire.
    Impossible de revenir en arrière. Si tu m’utilises de nouveau, je garde de nouveau ton nom.
people-forget-games = • Tu abandonnes ces parties : { $games }
people-forget-places = • Tu perds ta place ici : { $places }
people-button-forget = Effacer mes données
people-forgotten = C’est fait : tes réglages et ton nom sont effacés, et tes parties terminées ne portent plus ton nom.
people-not-forgotten = Je n’ai pas pu tout effacer : une partie des données ne peut être ni lue ni écrite. Appuie encore une fois sur « { people-button-forget } » dans un instant ; si cela ne suffit pas, préviens les responsables du bot.
people-opponent-forgotten = La personne qui a joué cette partie avec toi a effacé ses données. Défie quelqu’un d’autre avec `/{ command-challenge }`.

people-no-vacation = Tu n’es pas en vacances.
people-vacation-over = Bon retour ! Tes pendules tournent de nouveau.
people-vacation-until = Toutes tes pendules sont en pause. Retour { $at } ; `/{ command-me } { command-vacation } { command-days }:0` met aussitôt fin aux vacances. Vacances qu’il te reste : { $left }.
people-vacation-days = { $days ->
    [one] { $days } jour par an
   *[other] { $days } jours par an
}
people-vacation-too-long = Le serveur de tes parties accorde { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de vacances par an. Ce qu’il te reste : { $left }.
people-vacation-no-clocks = Aucune de tes parties n’a de pendule : il n’y a rien à mettre en pause.
people-vacation-shorter = Mais dans { $games } seulement jusqu’au { $at } : ce serveur n’accorde pas plus de jours.
people-vacation-not-in = Mais pas dans { $games } : ce serveur n’accorde pas plus de jours.

people-out-at = échéance : { $at }
people-history = Parties terminées de { $player }
people-history-none = { $player } n’a pas de partie terminée ici.
people-history-won = **Victoire** · partie { $number }, { terms-game-on } contre { $opponent } · { $at }
people-history-lost = **Défaite** · partie { $number }, { terms-game-on } contre { $opponent } · { $at }
people-history-open = **{ $ending ->
    [jigo] Jigo
    [no-result] Sans résultat
    [both-lose] Les deux ont perdu
    [called-off] Annulée
    [not-begun] Jamais commencée
   *[draw] Nulle
}** · partie { $number }, { terms-game-on } contre { $opponent } · { $at }

people-game-number = partie { $number }
people-field-state = Situation
people-state-closed = Le défi s’est terminé sans partie.
people-state-paused = Les pendules sont en pause. Coups joués : { $moves }.
people-state-playing = { $color ->
    [white] À Blanc de jouer. Coups joués : { $moves }.
   *[black] À Noir de jouer. Coups joués : { $moves }.
}
people-state-counting = Décompte en cours. Coups : { $moves }.
people-field-deadline = Échéance
people-field-offered = Défi envoyé
people-offered-at = { $at }
people-field-rulings = Décisions
people-ruled = { $at }, { $author } : { $what }
people-ruled-for = { $at }, { $author } : { $what } ({ $reason })
people-ruled-by = Décision de { $moderator }.
people-ruled-by-player = Décision de { $moderator }, qui joue dans cette partie.
people-ruling-reason = Motif : { $reason }
people-ruling-question =
    Ta décision : **{ $what }**
    Le bouton te demande le motif. Ensuite, je publie la décision, ton nom et le motif là où la partie se joue.
people-ruling-form-title = Partie { $number } : ta décision
people-ruling-form-reason = Ton motif (tout le monde peut le lire)
people-ruling-form-example = Ce qui s’est passé, en une phrase
people-ruling-no-reason = Donne ton motif en une phrase de { $most } caractères au plus.
people-ruling-own-game = Tu joues toi-même dans la partie { $number } : à quelqu’un d’autre de la modération de trancher. Dans sa propre partie, seule une personne qui administre le serveur peut le faire, et le résultat le dit.
people-reseated = { $into } remplace { $out }

people-no-club = Cela ne marche que sur un serveur.
people-club-title = Réglages de ce salon et de ce serveur
people-club-how = Choisis ci-dessous celui que tu veux changer, ou utilise `/{ command-club-admin }`.
people-field-messages = Messages d’une partie dans ce salon
people-policy-named = { $policy ->
    [one-message] Un seul, modifié ; un autre, bref, prévient qui doit jouer et disparaît après le coup
    [last-two] Un nouveau à chaque coup ; les deux derniers restent
   *[each-move] Un nouveau à chaque coup
}
people-field-language = Langue de ce salon
people-language-named = { $language }
people-language-of-server = Celle du serveur
people-language-of-client = Celle de ton Discord
people-field-own-language = Langue
people-field-overdue = Temps écoulé, dans les nouvelles parties
people-overdue-named = { $overdue ->
    [choose] L’adversaire choisit : réclamer la victoire, donner plus de temps ou annuler la partie
   *[lose] Qui n’a plus de temps perd
}
people-field-vacation-days = Vacances
people-bad-vacation = Un serveur peut accorder de 0 à 365 jours de vacances par an.
