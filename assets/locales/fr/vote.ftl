# Camps dont les membres votent pour leurs coups.
# vote = voter, vote

vote-command = vote
vote-about = Jouer en tant que salon : ses membres votent pour les coups
vote-command-for = pour
vote-for-about = Faire jouer les membres de ce salon contre quelqu’un ou le bot
vote-command-against = contre
vote-against-about = Jouer contre les membres de ce salon
vote-hours = heures
vote-hours-about = Combien d’heures dure un vote (par défaut : 24)
vote-enough = assez
vote-enough-about = Après combien de votes le coup est joué aussitôt
vote-tie = égalité
vote-tie-about = Lequel de deux coups à égalité est joué (par défaut : celui du joueur le plus fort)
vote-tie-named = { $tie ->
    [earliest] Celui qui a eu le premier vote
    [random] Un au hasard
   *[strongest] Celui du joueur le plus fort
}
vote-open = **Coup { $number } :** les membres de { $channel } votent. Votes pour l’instant : { $votes }. Le vote se termine { $until } ; d’ici là, personne ne voit qui a voté quoi.
vote-button-vote = Voter
vote-cast = Tu as voté pour { $point }. Tu peux changer ton vote jusqu’à la fin, { $until }.
vote-cast-pass = Tu as voté pour passer. Tu peux changer ton vote jusqu’à la fin, { $until }.
vote-closed = { $point } joué avec { $votes } votes sur { $all } : { $voters }
vote-closed-pass = Passé avec { $votes } votes sur { $all } : { $voters }
vote-new-member = Tu pourras voter après un jour sur ce serveur.
vote-moderators-act = Pour ce salon, seule la modération peut faire cela.
vote-not-here = Je n’ai pas le droit d’écrire de moi-même dans ce salon ; on ne peut donc pas y voter.
