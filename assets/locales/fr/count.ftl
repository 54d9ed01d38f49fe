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
count-how = Marquez les chaînes mortes, puis donnez tous les deux votre accord.
count-marked-dead = Marqué comme mort : { $points }.
count-marked-alive = N’est plus marqué : { $points }.
count-withdrawn = Le marquage a changé, les accords donnés ne valent donc plus.
count-agreed = { $player } est d’accord avec ce décompte.
count-turn = Il manque encore l’accord de { $player }.
count-until = Il reste du temps pour répondre jusqu’à { $at } ({ $in-words }) ; ensuite, l’autre camp pourra valider le décompte.
count-unanswered = { $color ->
    [white] Blanc n’a pas répondu à temps. Noir peut valider le décompte tel quel ; d’ici là, Blanc peut encore répondre.
   *[black] Noir n’a pas répondu à temps. Blanc peut valider le décompte tel quel ; d’ici là, Noir peut encore répondre.
}
count-button-claim = Valider le décompte
count-confirm-claim = La partie doit-elle se terminer avec le décompte tel quel ? On ne peut pas revenir en arrière.
count-button-mark = Marquer une chaîne
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
count-row-area = Surface
count-row-prisoners = Prisonniers
count-row-komi = Komi
count-row-total = Total
count-leads = { $color ->
    [white] Blanc mène
   *[black] Noir mène
} de { $margin } { $margin ->
    [one] point
   *[other] points
}.
count-level = Égalité.
count-alt-dead = Marqué comme mort : { $points }.
count-alt-seki = En seki : { $points }.
count-alt-no-dead = Aucune chaîne n’est marquée comme morte.
count-alt-score = Score : Noir { $black }, Blanc { $white } avec un komi de { $komi }.
count-marked-seki = Marqué comme seki : { $points }.
count-suggested = À mon avis, ceci est mort : { $points }. À vous de décider : marquez une chaîne pour changer.
count-seki = En seki : { $points }. Ce que ces chaînes entourent ne compte pas.
count-button-seki = Seki
count-seki-form-title = Chaînes en seki, ou qui ne le sont plus
count-button-try = Jouer la suite sur une copie
count-more-try-about = La copie ne compte pas. « { count-button-resume } » revient à la partie elle-même.
count-try-question = En cas de désaccord, on joue la suite sur une copie du goban ; ensuite, le goban revient tel qu’il était quand les deux camps ont passé. Qui joue en premier sur la copie ?
count-button-first = { $color ->
    [white] Blanc joue en premier
   *[black] Noir joue en premier
}
count-trial-how = Joué sur une copie : le goban sera remis en place, et rien ici ne compte. Deux passes de suite y mettent fin.
count-trial-began = { $color ->
    [white] Blanc veut jouer la suite sur une copie.
   *[black] Noir veut jouer la suite sur une copie.
}
count-trial-ended = { $color ->
    [white] Blanc a remis le goban tel qu’il était quand les deux camps ont passé.
   *[black] Noir a remis le goban tel qu’il était quand les deux camps ont passé.
}
count-trial-over = Deux passes sur la copie : le goban est de nouveau tel qu’il était quand les deux camps ont passé.
count-trial-turn = { $player } : à { terms-color } de jouer sur la copie.
count-trial-barred = Ko : en { $points }, tu ne peux recapturer qu’après avoir passé pour ce ko.
count-button-end-trial = Remettre le goban
count-button-pass-for-ko = Passer pour le ko
count-pass-for-ko-point = Où voudrais-tu recapturer ?
count-passed-for-ko = { $color ->
    [white] Blanc a passé pour le ko en { $point }.
   *[black] Noir a passé pour le ko en { $point }.
}
count-confirm-trial-pass = Veux-tu passer sur la copie ? Deux passes de suite remettent le goban en place.
count-alt-trial = Une copie du goban où l’on tranche un désaccord. { $color ->
    [white] À Blanc de jouer.
   *[black] À Noir de jouer.
}
count-confirm-how = Vous êtes d’accord sur les pierres mortes. Vérifiez le décompte et confirmez-le ; tant que les deux camps ne l’ont pas fait, chacun peut le contester.
count-confirmed = { $player } a confirmé le décompte.
count-turn-to-confirm = Il manque encore la confirmation de { $player }.
count-objected = { $color ->
    [white] Blanc a contesté le décompte : il est rouvert.
   *[black] Noir a contesté le décompte : il est rouvert.
}
count-button-confirm = Confirmer
count-button-object = Contester
count-button-steps = Voir le décompte
count-step-board = Le goban quand les deux camps ont passé. Ce qui est mort est marqué.
count-step-no-dead = Aucune pierre n’est morte.
count-step-dead = Les pierres mortes quittent le goban et rejoignent les autres prisonniers.
count-step-neutral = Des pierres de réserve, de n’importe quelle couleur, comblent les points neutres (triangles) ; elles ne comptent pour personne.
count-step-filled = On pose les prisonniers dans le territoire de leur propre couleur (triangles) ; chacun y retire un point.
count-step-none-filled = Il n’y a pas de prisonniers à poser.
count-step-left = Il reste à { $color ->
    [white] Blanc
   *[black] Noir
} { $stones ->
    [one] un prisonnier
   *[other] { $stones } prisonniers
} sans place sur le goban : un point pour chacun.
count-step-arranged = On arrange les territoires pour les compter d’un coup d’œil.
count-step-points = Noir { $black }, Blanc { $white }.
