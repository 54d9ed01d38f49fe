# Camps dont les membres votent pour leurs coups.
# vote = voter, vote

vote-command = vote
vote-for-about = Faire jouer les membres de ce salon contre quelqu’un ou contre moi
vote-command-against = contre
vote-against-about = Jouer contre les membres de ce salon
vote-command-match = match
vote-match-about = Jouer contre un autre salon, ici ou sur un autre serveur : les membres des deux votent
vote-command-invite = inviter
vote-invite-about = Obtenir un code avec lequel un autre serveur peut défier ce salon
vote-channel = salon
vote-channel-about = Les membres de quel salon sont défiés : à eux d’accepter
vote-code = code
vote-code-about = Le code donné par la modération d’un salon d’un autre serveur
vote-invited =
    Donne ce code à la modération de l’autre serveur. Elle peut l’utiliser une fois, avec `/{ command-together } { vote-command-match } { vote-code }:`. Il expire { $until }, et un nouveau code le remplace.
    Son défi apparaît dans ce salon, et seule la modération d’ici peut l’accepter. La partie se joue alors sur l’autre serveur : la modération de là-bas peut la trancher comme toute autre partie, et les membres de là-bas voient les coups de ce salon, mais pas qui a voté pour eux. Sur ce serveur-ci, ils ne peuvent rien faire.
vote-hours = heures
vote-hours-about = Combien d’heures dure un vote (par défaut : 24)
vote-enough = votes-requis
vote-enough-about = Après combien de votes le coup est joué aussitôt
vote-tie = égalité
vote-tie-about = Lequel de deux coups à égalité est joué (par défaut : celui du meilleur niveau parmi les votes)
vote-tie-named = { $tie ->
    [earliest] Celui qui a eu le premier vote
    [random] Un au hasard
   *[strongest] Celui du meilleur niveau parmi les votes
}
vote-captain = veto
vote-captain-about = Qui voit combien ont voté quoi et peut écarter un coup à chaque vote
vote-terms = Chaque vote dure { $time }.
vote-terms-enough = { $enough ->
    [one] Il se termine au premier vote : le coup est joué aussitôt.
   *[other] Il se termine à { $enough } votes, et le coup est joué aussitôt.
}
vote-terms-tie = { $tie ->
    [earliest] À égalité, le coup voté en premier est joué.
    [random] À égalité, l’un de ces coups est joué au hasard.
   *[strongest] À égalité, le coup du meilleur niveau parmi les votes est joué.
}
vote-terms-voters = On peut voter après un jour sur ce serveur.
vote-line-captain = { $captain } a un **veto** pour { $channel } : à chaque vote, droit de voir combien ont voté quoi et d’écarter un coup.
vote-open = **Coup { $number } :** { $channel } vote ; fin { $until }. Votes secrets : { $votes }.
vote-button-vote = Voter
vote-pick-point = Partie { $number } : appuie sur l’intersection pour laquelle tu votes. Personne d’autre ne voit ceci.
vote-button-veto = Veto
vote-veto-ask = Quel coup écartes-tu dans ce vote ? C’est possible une seule fois, et personne d’autre ne voit ces nombres.
vote-veto-votes = Votes : { $votes }
vote-ruled-out = { $captain } a écarté { $point }.
vote-ruled-out-pass = { $captain } a écarté l’option de passer.
vote-you-ruled-out = Tu as écarté { $point }.
vote-you-ruled-out-pass = Tu as écarté l’option de passer.
vote-vote-again = Ces votes ne comptent plus : qui l’avait choisi peut voter à nouveau.
vote-cast = Tu as voté pour { $point }. Tu peux changer ton vote jusqu’à la fin, { $until }.
vote-cast-pass = Tu as voté pour passer. Tu peux changer ton vote jusqu’à la fin, { $until }.
vote-closed = { $point } joué avec { $votes } votes sur { $all } : { $voters }
vote-closed-pass = Passé avec { $votes } votes sur { $all } : { $voters }
vote-new-member = Tu pourras voter après un jour sur ce serveur.
vote-moderators-act = Pour ce salon, seule la modération peut faire cela.
vote-not-here = Je n’ai pas le droit d’écrire de moi-même dans ce salon ; on ne peut donc pas y voter.
vote-in-thread = Utilise cela dans un salon, pas dans un fil.
vote-not-there = Tu n’as pas le droit d’écrire dans { $channel } ; tu ne peux donc pas défier ses membres.
vote-bot-not-there = Je ne peux pas écrire dans { $channel } : ses membres ne peuvent donc pas recevoir de défi. Il m’y faut les permissions « Voir le salon » et « Envoyer des messages ».
vote-unreached = Je n’ai pas le droit d’écrire dans { $channel } ; ses membres ne voient donc pas ce défi. Renvoie-le dès que je pourrai y écrire.
vote-one-opponent = Indique qui défier d’une seule façon : `{ vote-channel }:` pour un salon de ce serveur ou `{ vote-code }:` pour un salon d’un autre serveur.
vote-no-such-code = Ce code n’est pas valable, ou ne l’est plus. La modération de l’autre serveur en obtient un nouveau avec `/{ command-together } { vote-command-invite }`.
vote-new-code = Pour une autre partie entre deux serveurs, il faut un autre code : un serveur l’obtient avec `/{ command-together } { vote-command-invite }`, l’autre l’utilise avec `/{ command-together } { vote-command-match }`.
vote-stays-there = Une partie entre deux serveurs reste sur le serveur où elle a commencé.
vote-other-side = Dans cette partie, tu votes du côté de { $channel }.
vote-captain-plays = La personne qui a le veto ne peut pas jouer contre le salon.
vote-captain-vetoes = Ici, le droit de veto revient à { $captain }.
vote-veto-used = Tu as déjà écarté un coup dans ce vote.
vote-nothing-to-veto = Personne n’a encore voté.
vote-move-ruled-out = Ce coup est écarté dans ce vote. Choisis-en un autre.
