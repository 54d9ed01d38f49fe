# La carte du défi et ce qu’il en advient.
# challenge = défi
# seat = place
# opponent = adversaire
# rematch = revanche
# handicap = handicap
# komi = komi
# stone = pierre
# Black, White = Noir, Blanc
# random = tirage au sort
# Pair Go = Pair Go
# thread = fil
# withdraw = retirer

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } te défie pour une partie.
challenge-open = { $challenger } cherche quelqu’un contre qui jouer. Tout le monde peut accepter.
challenge-counter = { $invited }, { $challenger } te propose d’autres conditions pour une partie.
challenge-rematch = { $invited }, { $challenger } voudrait une revanche { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] avec les mêmes couleurs
    [handicap] avec le même handicap
   *[swapped] en échangeant les couleurs
}
challenge-rematch-pairs = { $opponents }, { $challenger } voudrait une revanche { challenge-rematch-colors }, avec { $partner }. Il faut que tous les trois acceptent, { $partner } aussi.
challenge-rematch-question = Revanche en échangeant les couleurs, ou avec les mêmes ?
challenge-button-rematch-swapped = Couleurs échangées
challenge-button-rematch-same = Mêmes couleurs
challenge-field-rules = Règles
challenge-field-colors = Couleurs
challenge-field-handicap = Handicap
challenge-field-komi = Komi
challenge-field-captures = Pierres à capturer
challenge-field-also = Aussi
challenge-more-usual = Comme d’habitude
challenge-field-venue = Lieu
challenge-field-expires = Expire
challenge-expires = { $at }
challenge-button-accept = Accepter
challenge-button-decline = Refuser
challenge-button-withdraw = Retirer
challenge-button-terms = Conditions
challenge-button-change = Autres conditions
challenge-button-even = Partie équilibrée
challenge-button-send = Envoyer
challenge-button-colors = { challenge-field-colors } : { $colors }
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = Défi accepté par { $accepter }. Noir : { $black }. Blanc : { $white }.
challenge-accepted-thread = Défi accepté par { $accepter }. Noir : { $black }. Blanc : { $white }. La partie se joue dans son propre fil.
challenge-declined = { $invited } a refusé le défi de { $challenger }.
challenge-withdrawn = { $challenger } a retiré son défi.
challenge-replaced = { $player } a changé les conditions : il y a un nouveau défi.
challenge-lapsed = Personne n’a accepté à temps le défi de { $challenger }.
challenge-who-is-stronger = Qui de vous deux a le meilleur niveau ? Blanc lui revient ; à égalité, les couleurs sont aléatoires.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Moi
challenge-button-stronger-equal = Même niveau
challenge-by-rank = Selon le niveau : { $stronger } ({ $stronger-rank }) prend Blanc, { $weaker } ({ $weaker-rank }) prend Noir.
challenge-by-equal-rank = Même niveau, { $rank } : couleurs aléatoires.
challenge-thread-failed = Je n’ai pas pu créer de fil, la partie se joue donc ici.
challenge-answers-only = Je ne peux pas écrire ici de moi-même. Pour ton temps, je te préviendrai par message privé, si tu acceptes les miens.
challenge-taken = C’est bon, la partie a commencé : { $place }
challenge-pairs = { $opponents }, { $challenger } et { $partner } vous défient pour une partie de Pair Go. Il faut que tous les trois acceptent, { $partner } aussi.
challenge-field-joined = Accepté par
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined } : { $players }
challenge-field-balance = Pour une partie équilibrée
challenge-line-balance = { challenge-field-balance } : { $balance }
challenge-balance-equal = Niveau { $rank } des deux côtés : pas de handicap, couleurs aléatoires, komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) prend Noir contre { $stronger } ({ $stronger-rank }), { $stones ->
    [0] sans handicap
    [one] { $stones } pierre de handicap
   *[other] { $stones } pierres de handicap
}, komi { $komi }.
challenge-change = Choisis d’autres conditions, puis envoie-les comme ton défi :
challenge-sent = Ton défi est envoyé.
challenge-odds = { $stones ->
    [0] Sans handicap
    [one] { $stones } pierre de handicap
   *[other] { $stones } pierres de handicap
}, komi { $komi }
