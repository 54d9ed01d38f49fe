# Coups prévus : un plan que l’on garde pour soi, et les réponses jouées d’après lui.
# plan = plan
# move = coup
# answer = réponse
# line = suite
# to pass, pass = passer, passe
# handicap stone = pierre de handicap
# capture = capturer
# count = décompte
# turn = tour
# opponent = adversaire

plan-command = prévoir
plan-command-about = Prévoir tes réponses : si l’adversaire joue là, tu joues ici. Ton plan reste privé
plan-they = si
plan-they-about = Ce que ton adversaire pourrait jouer, comme D4 ; « passe » est aussi un coup
plan-me = alors
plan-me-about = Ta réponse, comme E5
plan-line = suite
plan-line-about = Une suite plus longue, en commençant par le coup adverse : D4 E5 F6 G7
plan-drop = retirer
plan-drop-about = Une suite à retirer de ton plan, comme D4 E5 F6 ; « tout » retire tout
plan-pass = passe
plan-heading = Ton plan pour la partie { $number }
plan-legend = Coup adverse → ta réponse. Les lignes en retrait suivent la ligne au-dessus. Personne d’autre ne le voit.
plan-nothing = Tu n’as pas encore de plan dans la partie { $number }. Avec **{ plan-button-add }**, tu choisis un coup de l’adversaire et ta réponse ; personne d’autre ne le voit.
plan-start = Choisis un coup de l’adversaire, puis ta réponse, et appuie sur **{ plan-button-save }** : si ce coup est joué, ta réponse suit aussitôt. Personne d’autre ne voit ton plan.
plan-picture = L’image montre la suite { $line }.
plan-added = Prévu : { $line }.
plan-replaced = Cela remplace une autre réponse et tout ce qui était prévu après.
plan-dropped = Retiré : { $line }, et tout ce qui était prévu après.
plan-cleared = Ton plan est effacé.
plan-button-add = Ajouter une suite
plan-pick-theirs = Si l’adversaire joue : { $line }
plan-pick-answer = Je réponds : { $line }
plan-button-save = Enregistrer
plan-button-on = Et ensuite…
plan-button-back = Retour
plan-button-clear = Effacer le plan
plan-drop-placeholder = Retirer une suite et tout ce qui vient après
plan-form-title = Partie { $number } : une suite pour ton plan
plan-form-line = Coup adverse, ta réponse, et ainsi de suite
plan-deviated = Ton adversaire a joué { $point }, ce que tu n’avais pas prévu : ton plan est effacé.
plan-deviated-pass = Ton adversaire a passé, ce que tu n’avais pas prévu : ton plan est effacé.
plan-impossible = La réponse prévue, { $point }, n’était plus possible : ton plan est effacé.
plan-upset = La partie n’a pas suivi ton plan : un coup a été annulé ou a reçu une autre réponse, ou un décompte a commencé. Ton plan est effacé.
plan-over = La partie est finie ou en plein décompte : ton plan est effacé.
plan-dropped-by-game = La partie { $number } ne s’est pas déroulée comme prévu : ton plan est effacé. { $place }
plan-more = Prévoir la suite
plan-more-about = Voir ou changer les réponses prévues ; personne d’autre ne les voit
plan-not-playing = Tu ne peux prévoir des coups que pendant que la partie se joue.
plan-pairs = En Pair Go et en rengo, on ne peut pas prévoir de coups : tes partenaires jouent entre-temps.
plan-placing = Tu pourras prévoir des coups quand les pierres de handicap seront posées.
plan-own-turn = C’est à toi de jouer : joue d’abord, puis prévois la suite.
plan-empty = Donne au moins un coup adverse et ta réponse.
plan-both = Donne les deux : `{ plan-they }`, le coup adverse, et `{ plan-me }`, ta réponse.
plan-no-answer = La suite finit par un coup adverse. Ajoute ta réponse.
plan-too-deep = Une suite peut contenir au plus { $most } { $most ->
    [one] réponse
   *[other] réponses
}.
plan-too-many = Un plan peut contenir au plus { $most } { $most ->
    [one] réponse
   *[other] réponses
}.
plan-bad-move = Coup { $number } de la suite : { $reason }
plan-illegal = Le coup { $number } de la suite n’y serait pas permis. { $reason }
plan-not-planned = Le coup { $number } de la suite n’est pas dans ton plan.
plan-played-as-planned = { terms-color } a répondu { $point } comme prévu.
plan-captured = Comme prévu, { terms-color } { $point } capture { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}.
plan-passed = { terms-color } a passé comme prévu.
plan-after = { $first } { $then }
