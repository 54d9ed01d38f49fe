# Tous les « non » et les « je ne peux pas ». Seul qui a demandé les lit.
# challenge = défi
# seat = place
# game = partie ; (variant) jeu
# board = goban
# stone = pierre
# point (on the board) = intersection
# move = coup
# turn = tour
# chain = chaîne
# liberty = liberté
# capture, recapture = capturer, recapturer
# ko, superko, suicide = ko, superko, suicide
# to pass = passer
# count = décompte
# mark = marquer
# dispute = désaccord
# komi = komi
# handicap = handicap
# seki = seki
# rank = niveau
# rule set = règles
# proposal = proposition
# Pair Go = Pair Go
# moderator = modération
# Black, White = Noir, Blanc

refusal-against-oneself = Tu ne peux pas te défier toi-même. Laisse l’adversaire vide pour que tout le monde puisse accepter.
refusal-against-program = { $name } est un bot et ne joue pas.
refusal-against-me = Ici, je ne joue pas. Pour jouer contre moi : `/{ command-challenge } { opponent-level }:5`.
refusal-own-challenge = C’est ton propre défi : c’est à quelqu’un d’autre de l’accepter.
refusal-only-invited = Ce défi ne s’adresse qu’à { $invited }.
refusal-nobody-invited = Ce défi est ouvert à tout le monde, il n’y a donc rien à refuser.
refusal-only-challenger = Ce défi ne peut être retiré que par { $challenger }.
refusal-expired = Ce défi a expiré { $at }. Lance-en un nouveau avec `/{ command-challenge }`.
refusal-already-accepted = Ce défi a déjà été accepté.
refusal-declined = Ce défi a été refusé.
refusal-withdrawn = Ce défi a été retiré.
refusal-replaced = Ce défi a été remplacé par un autre, avec d’autres conditions.
refusal-lapsed = Ce défi a expiré.
refusal-not-due = C’est encore trop tôt.
refusal-only-the-bot = Il n’y a que moi qui peux le faire.
refusal-not-started = La partie n’a pas commencé : le défi n’a pas encore été accepté.
refusal-not-a-player = Tu ne joues pas dans cette partie.
refusal-not-your-turn = Ce n’est pas ton tour : c’est à { $to-move ->
    [white] Blanc
   *[black] Noir
} de jouer.
refusal-game-over = Cette partie est finie.
refusal-record-full = Cette partie a atteint la limite de { $most } étapes, annulations et demandes comprises. On ne peut plus que la terminer : abandonne, accepte le décompte ou demande à la modération.
refusal-count-in-progress = Les deux camps ont passé et le décompte a commencé. Pour continuer à jouer, appuie sur « { count-button-resume } » sous le goban.
refusal-not-counting = On ne peut marquer des chaînes et accepter le décompte qu’une fois que les deux camps ont passé.
refusal-no-stone-there = Il n’y a pas de pierre en { $point }. Nomme une pierre de chaque chaîne.
refusal-nothing-to-change = C’est déjà le cas.
refusal-already-agreed = Ton camp est déjà d’accord avec ce décompte ; l’autre camp, pas encore.
refusal-off-board = **Hors du goban :** { $point } n’est pas sur ce goban. En { $size }, les intersections vont de A1 à { $last }.
refusal-occupied = **Intersection occupée :** il y a déjà une pierre en { $point }.
refusal-ko = **Ko :** jouer en { $point } recapturerait tout de suite.
refusal-ko-of = **Ko :** jouer en { $point } recapturerait tout de suite { $stone }.
refusal-superko = **Superko :** une pierre en { $point } répéterait la position { $number ->
    [0] du début
   *[other] du coup { $number }
}.
refusal-suicide = **Suicide :** une pierre en { $point } n’aurait aucune liberté et ne capturerait rien.
refusal-pass-forbidden = **Impossible de passer :** dans ce jeu, tu ne peux pas passer tant que tu as un coup permis.
refusal-why-occupied = { $color ->
    [white] C’est une pierre blanche
   *[black] C’est une pierre noire
}, et les pierres ne bougent pas. Choisis une intersection libre.
refusal-why-ko = { $color ->
    [white] La pierre blanche en { $taker } vient de capturer une seule pierre en { $point }
   *[black] La pierre noire en { $taker } vient de capturer une seule pierre en { $point }
}. Joue d’abord ailleurs ; ensuite, tu pourras recapturer si c’est encore possible.
refusal-why-ko-in-trial = Tant que l’on règle un désaccord sur la copie, tu ne peux recapturer en { $point } qu’après avoir passé pour ce ko : appuie sur « { count-button-pass-for-ko } ».
refusal-why-superko = Avec ces règles, aucun coup ne peut répéter une position antérieure de tout le goban. Joue d’abord ailleurs.
refusal-earlier-picture = La deuxième image montre la position antérieure ; les carrés marquent ce qui a changé depuis.
refusal-why-suicide-alone = { $color ->
    [white] Les pierres blanches en { $points }
   *[black] Les pierres noires en { $points }
} lui prennent toutes ses libertés et en ont encore elles-mêmes.
refusal-why-suicide-chain = { $point } est la dernière liberté de tes propres pierres en { $points } : tu la leur prendrais.
refusal-double-three = **Double trois :** en { $point }, Noir formerait deux trois à la fois, ce que le renju interdit.
refusal-double-four = **Double quatre :** en { $point }, Noir formerait deux quatre à la fois, ce que le renju interdit.
refusal-overline = **Ligne trop longue :** en { $point }, Noir alignerait six pierres ou plus, ce que le renju interdit.
refusal-why-rows = L’un se compose de { $point } et { $first } (triangles), l’autre de { $point } et { $second } (carrés).
refusal-why-overline = La ligne de { $point } comprend aussi { $points } (triangles). Noir ne gagne qu’avec exactement cinq pierres.
refusal-button-read = En savoir plus : { $title }
refusal-shape = « { $text } » n’est pas une intersection. Écris une lettre et un nombre, comme D4.
refusal-means-pass = « { $text } » n’est pas une intersection. Pour passer : `/{ command-game } { command-pass }`.
refusal-letter-i = « { $text } » n’est pas une intersection : les gobans n’ont pas de lettre I, le J suit le H.
refusal-too-far = « { $text } » dépasse le plus grand goban, qui finit en T19.
refusal-too-long = C’est trop long. Une intersection s’écrit avec une lettre et un nombre, comme D4.
refusal-no-points = Nomme une pierre de chaque chaîne, comme D4 E5.
refusal-one-stone = Joue une seule pierre à la fois : plusieurs, c’est seulement pour le handicap.
refusal-too-many-stones = C’est trop. Pierres de handicap encore à poser : { $stones }.
refusal-none-placed = { $why } Aucune pierre n’a été posée.
refusal-too-many-points = C’est trop à la fois. Marque quelques chaînes seulement.
refusal-bad-size = { terms-game } : pas de goban de cette taille. Possible : { $sizes }.
refusal-bad-handicap = { terms-game } en { $size } : ce handicap n’existe pas.
refusal-bad-komi = « { $text } » n’est pas un komi. Écris des points entiers ou des demi-points, 361 au plus, comme 6,5.
refusal-no-komi = { terms-game } : on n’y compte pas de points, donc pas de komi.
refusal-no-komi-by-rules = Ces règles n’ont pas de komi. N’en indique pas, ou choisis d’autres règles.
refusal-komi-too-large = Un komi de { $komi } dépasse le nombre de points d’un goban { $size }.
refusal-bad-number = « { $text } » n’est pas un nombre valable ici.
refusal-bad-game = Je ne connais pas de jeu appelé « { $text } ».
refusal-bad-rules = { terms-game } : pas de règles appelées « { $text } ». Choisis parmi celles que je propose.
refusal-bad-choice = « { $text } » ne fait pas partie des choix.
refusal-contradiction = Deux des conditions choisies se contredisent. Choisis-en une seule.
refusal-missing-option = Il manque quelque chose. Remplis toutes les options obligatoires.
refusal-name-the-game = Tu as plusieurs parties de ce genre. Choisis-en une avec l’option « { command-table } ».
refusal-name-the-game-there = Choisis une partie avec l’option « { command-table } ».
refusal-not-a-place-to-play = Une partie ne peut continuer que dans un salon de serveur où je peux écrire.
refusal-no-such-game = Aucune partie ne correspond à « { $text } ». `/{ command-games }` liste les tiennes.
refusal-no-game = Tu n’as pas de partie ici. Défie quelqu’un avec `/{ command-challenge }`.
refusal-no-running-game = Tu n’as pas de partie en cours. Défie quelqu’un avec `/{ command-challenge }`.
refusal-being-counted = Le décompte de ta partie est en cours : on ne peut plus jouer de coup. `/{ command-game } { command-board }` la montre.
refusal-no-count = Aucune de tes parties n’est en plein décompte.
refusal-moved-on = La partie { $number } a avancé depuis ce message. Voici où elle en est.
refusal-unknown-command = Je ne connais pas cette commande. Elle est peut-être plus ancienne ou plus récente que moi : réessaie dans quelques minutes.
refusal-unknown-button = Ce bouton ne marche plus. `/{ command-game } { command-board }` montre ta partie avec des boutons qui marchent.
refusal-repeated = C’est déjà fait.
refusal-corrupt = Je n’arrive pas à lire le kifu de la partie { $number }. Rien n’a été effacé ; préviens les responsables du bot.
refusal-corrupt-other = Je n’arrive pas à lire des données dont j’ai besoin. Rien n’a été effacé ; préviens les responsables du bot.
refusal-trouble = Pardon, quelque chose a mal tourné de mon côté et rien n’a été modifié. Réessaie dans un instant.
refusal-uncertain = Pardon, la base de données est devenue inaccessible à cet instant et je ne sais pas si c’est enregistré. Vérifie avant de réessayer.
refusal-partners-turn = C’est le tour de ton camp, mais c’est à { $partner } de jouer : les partenaires jouent en alternance.
refusal-nothing-to-object-to = Il n’y a rien à contester : personne n’a encore accepté ce décompte.
refusal-trial-in-progress = Un désaccord se règle en ce moment sur une copie. Mets-y d’abord fin avec deux passes, ou appuie sur « { count-button-end-trial } ».
refusal-no-trial = Aucun désaccord ne se règle sur une copie en ce moment.
refusal-no-trial-by-these-rules = Avec ces règles, continuer à jouer ne coûte rien : appuie plutôt sur « { count-button-resume } ».
refusal-no-repetition = Une partie ne peut finir sans résultat que si la position se répète, et elle ne s’est pas répétée.
refusal-no-seki = Avec ces règles, le seki ne change rien au décompte.
refusal-no-legal-point = Tu ne peux poser de pierre nulle part. Passe.
refusal-no-ko = Il n’y a pas de ko pour lequel passer.
refusal-nothing-proposed = Rien n’est proposé.
refusal-already-proposed = Une proposition attend déjà une réponse.
refusal-already-consented = Ta réponse est déjà donnée ; il en manque encore une.
refusal-own-proposal = C’est la proposition de ton propre camp : ce n’est pas à toi de l’accepter.
refusal-not-pairs = On ne remplace quelqu’un qu’en Pair Go et en rengo, et seulement dans ses propres parties.
refusal-not-your-seat = { $player } ne joue pas dans ton camp.
refusal-not-seated = { $player } ne joue pas dans cette partie.
refusal-seated-twice = { $player } ne peut pas jouer deux fois dans la même partie.
refusal-pairs-play-go = À quatre, on ne joue qu’au go.
refusal-pairs-by-lot = En Pair Go, choisis une couleur ou laisse-la aléatoire.
refusal-already-joined = Tu as déjà accepté ; il manque encore l’accord d’autres personnes.
refusal-only-a-moderator = Seule la modération peut faire cela.
refusal-other-club = Cette partie est d’un autre serveur.
refusal-other-channel = Cette partie appartient à un autre salon. C’est là-bas qu’il faut trancher.
refusal-no-captures = { terms-game } : ce n’est pas le nombre de captures qui décide.
refusal-bad-rank = « { $text } » n’est pas un niveau. Écris de 30k à 1k ou de 1d à 9d.
refusal-bad-numbers = « { $text } » ne dit pas quels coups. Écris 10 pour les dix derniers, « dès 25 » à partir du coup 25, ou « tous ».
refusal-no-such-move = Il n’y a pas de coup { $number } : { $moves ->
    [0] aucun coup n’a été joué
    [one] un seul coup a été joué
   *[other] { $moves } coups ont été joués
} jusqu’ici.
refusal-not-yet = Le coup { $number } vient après la position que tu as demandée : { $shown ->
    [0] c’est la position avant le premier coup
   *[other] c’est la position après le coup { $shown }
}.
refusal-file-too-large = Le fichier est trop grand : la limite est de { $size } Kio.
refusal-file-unavailable = Je n’ai pas pu récupérer le fichier. Envoie-le de nouveau.
refusal-no-record = Aucun kifu n’est joint à ce message. Je lis SGF, GIB, NGF et UGF.
refusal-bad-record = Je ne peux pas lire ce fichier comme un kifu.
refusal-unreadable = Discord m’a envoyé quelque chose que je n’arrive pas à lire : rien n’a été fait. Si cela se reproduit, préviens les responsables du bot.
refusal-refused-but-done = C’est fait, mais Discord a refusé ma réponse. Je vais essayer de la montrer autrement ; `/{ command-game } { command-board }` montre où en est la partie.
refusal-refused-and-not-done = Discord a refusé ma réponse, et rien n’a été modifié. Préviens les responsables du bot.
refusal-refused-perhaps-done = Discord a refusé ma réponse, je ne peux donc pas la montrer ici. Si tu demandais un changement, il a peut-être été fait : vérifie avant de réessayer.
refusal-hidden = **Personne d’autre que toi ne voit cette réponse.** Ici, tu m’utilises comme application externe. Sans la permission « Utiliser des applications externes », Discord cache mes réponses à tous les autres. Demande cette permission à la modération, demande qu’on m’ajoute au serveur, ou joue dans un autre salon.
refusal-no-cards = -# Il me manque ici la permission « Intégrer des liens » : voici donc du texte au lieu d’une carte.
