# Le décompte : marquer, se mettre d’accord, le score.
# count = décompte
# to pass = passer
# chain = chaîne
# stone = pierre
# dead, alive = mort, vivant
# territory = territoire
# area = surface
# prisoner = prisonnier
# komi = komi
# score = score
# seki = seki
# ko = ko
# retake = recapturer
# dispute = désaccord
# copy of the board = copie du goban
# object = contester
# Black, White = Noir, Blanc

count-begins = Les deux camps ont passé : le décompte commence.
count-how = Marquez les chaînes mortes, puis mettez-vous d’accord. Sinon, continuez à jouer.
count-marked-dead = Marquées comme mortes : { $points }.
count-marked-alive = Plus marquées : { $points }.
count-withdrawn = Le marquage a changé : les deux camps doivent donner de nouveau leur accord.
count-agreed = { $player } est d’accord avec ce décompte.
count-turn = Il manque encore l’accord de { $player }.
count-until = Délai pour répondre : jusqu’au { $at } ({ $in-words }). Ensuite, l’autre camp peut accepter le décompte tel quel.
count-unanswered = { $color ->
    [white] Blanc n’a pas répondu à temps. Noir peut accepter le décompte tel quel ; d’ici là, Blanc peut encore répondre.
   *[black] Noir n’a pas répondu à temps. Blanc peut accepter le décompte tel quel ; d’ici là, Noir peut encore répondre.
}
count-button-claim = Accepter tel quel
count-confirm-claim = Finir la partie avec le décompte tel quel ? Impossible de revenir en arrière.
count-button-mark = Marquer les mortes
count-more-mark-about = Écrire une pierre de chaque chaîne au lieu de la choisir dans le menu
count-menu = Choisissez les chaînes mortes
count-menu-columns = Chaînes mortes, colonnes { $from } à { $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = D’accord
count-button-resume = Continuer à jouer
count-form-title = Marquer des chaînes mortes ou vivantes
count-form-points = Une pierre de chaque chaîne
count-score-title = Score
count-row-territory = Territoire
count-row-stones = Pierres
count-row-prisoners = Prisonniers
count-row-komi = Komi
count-row-total = Total
count-leads = { $color ->
    [white] Blanc mène
   *[black] Noir mène
} de { $margin }.
count-level = Le score est égal.
count-alt-dead = Marquées comme mortes : { $points }.
count-alt-seki = En seki : { $points }.
count-alt-no-dead = Aucune chaîne n’est marquée comme morte.
count-alt-score = Score : Noir { $black }, Blanc { $white } avec un komi de { $komi }.
count-marked-seki = Marquées comme seki : { $points }.
count-proven = Mortes, c’est prouvé : { $points }.
count-suggested = Je pense que ces pierres sont mortes : { $points }. À vous de décider : marquez une chaîne pour changer.
count-unsettled = Leur sort dépend de qui joue en premier : { $points }. Si vous n’êtes pas d’accord, continuez à jouer.
count-contested = { $said ->
    [dead] Mort selon { $player }, vivant selon moi : { $points }.
   *[alive] Vivant selon { $player }, mort selon moi : { $points }.
}
count-agree-contested = Je vois { $points } autrement que ce qui est marqué. Accepter quand même ce décompte ?
count-confirm-claim-contested = Finir la partie avec le décompte ? Ce qui est contesté compte comme je le vois. Impossible de revenir en arrière.
count-captured-on-copy = { $color ->
    [white] Sur la copie, Blanc a capturé { $points } : marquer comme mort ?
   *[black] Sur la copie, Noir a capturé { $points } : marquer comme mort ?
}
count-button-mark-tried = Marquer comme mort
count-seki = En seki : { $points }. Ce que ces chaînes entourent ne compte pas.
count-open = Les points vides autour de { $points } touchent les deux couleurs et ne comptent pour personne. Marquez-y les chaînes mortes, ou continuez à jouer et fermez la frontière.
count-button-seki = Seki
count-seki-form-title = Marquer ou démarquer des chaînes en seki
count-button-try = Jouer sur une copie
count-more-try-about = La copie ne compte pas. Pour continuer la partie elle-même, choisis « { count-button-resume } ».
count-try-question = Vous pouvez régler un désaccord en jouant sur une copie du goban. Ensuite, la partie revient à la position où les deux camps ont passé. Qui joue en premier sur la copie ?
count-button-first = { $color ->
    [white] Blanc joue en premier
   *[black] Noir joue en premier
}
count-trial-how = Ceci est une copie : rien ici ne compte, et le goban sera rétabli. Deux passes de suite y mettent fin.
count-trial-began = { $color ->
    [white] Blanc veut régler un désaccord sur une copie.
   *[black] Noir veut régler un désaccord sur une copie.
}
count-trial-ended = { $color ->
    [white] Blanc a rétabli le goban tel qu’il était quand les deux camps ont passé.
   *[black] Noir a rétabli le goban tel qu’il était quand les deux camps ont passé.
}
count-trial-over = Deux passes sur la copie : le goban est de nouveau tel qu’il était quand les deux camps ont passé.
count-trial-turn = { $player }, à toi sur la copie ({ terms-color })
count-trial-barred = Ko : en { $points }, tu ne peux recapturer qu’après avoir passé pour ce ko.
count-button-end-trial = Rétablir le goban
count-button-pass-for-ko = Passer pour le ko
count-pass-for-ko-point = Où veux-tu recapturer ?
count-passed-for-ko = { $color ->
    [white] Blanc a passé pour le ko en { $point }.
   *[black] Noir a passé pour le ko en { $point }.
}
count-confirm-trial-pass = Passer sur la copie ? Deux passes de suite rétablissent le goban.
count-alt-trial = Une copie du goban où l’on règle un désaccord. { $color ->
    [white] À Blanc de jouer.
   *[black] À Noir de jouer.
}
count-objected = { $color ->
    [white] Blanc a contesté le décompte : il est rouvert.
   *[black] Noir a contesté le décompte : il est rouvert.
}
count-button-object = Contester
count-button-steps = Voir le décompte
count-step-board = Le goban quand les deux camps ont passé.
count-step-marked = Le goban quand les deux camps ont passé. Les pierres mortes sont marquées.
count-step-dead = Les pierres mortes quittent le goban et rejoignent les autres prisonniers.
count-step-dead-off = Les pierres mortes quittent le goban ; avec ces règles, les prisonniers ne comptent pas.
count-step-neutral = Des pierres de réserve, de n’importe quelle couleur, comblent les points neutres (triangles) ; elles ne comptent pour personne.
count-step-filled = On pose les prisonniers dans le territoire de leur propre couleur (triangles). Chacun y retire un point et ne compte plus pour l’autre camp : l’écart reste le même.
count-step-left = Il reste à { $color ->
    [white] Blanc
   *[black] Noir
} { $stones ->
    [one] un prisonnier
   *[other] { $stones } prisonniers
} sans place sur le goban : un point pour chacun.
count-step-arranged = On arrange les territoires pour les compter d’un coup d’œil.
count-step-together = On regroupe les pierres de chaque camp et les intersections qu’elles seules entourent : chacune vaut un point.
count-step-points = Noir { $black }, Blanc { $white }.
count-step-komi = Avec le komi : Blanc { $white }.
