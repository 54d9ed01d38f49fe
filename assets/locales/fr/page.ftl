# The page with a board to touch.
page-button-board = Goban
page-more-about = Jouer en touchant le goban, dans ton navigateur
page-more-browser = Goban dans le navigateur
page-more-browser-about = Un lien qui ouvre cette partie dans ton navigateur
page-link = **Partie { $number } :** le lien ne sert qu’une fois, pendant 10 minutes. Ne le donne à personne : qui l’ouvre joue à ta place.
page-field = Gobans dans le navigateur
page-open-boards = { $boards ->
    [0] Aucun ouvert
   *[other] Ouverts : { $boards }
}
page-close-all = Tout fermer
page-close-browser = Fermer les gobans d’un navigateur
page-browser = { $games } · depuis le { $since }
page-option = navigateurs
page-option-about = Fermer les gobans ouverts dans tes navigateurs
page-title = Partie { $number }
page-opening = Le goban de la partie { $number } s’ouvre…
page-button-open = Ouvrir le goban
page-used = Ce lien a déjà servi ou a expiré. Appuie sur { page-button-board } dans le salon pour en avoir un autre.
page-other-member = Le goban de quelqu’un d’autre est ouvert dans ce navigateur, et ce lien est à toi. Ferme d’abord ce goban, puis ouvre de nouveau le lien.
page-button-close = Fermer le goban
page-closed = Le goban est fermé dans ce navigateur.
page-not-open = Ce goban n’est pas ouvert dans ce navigateur. Appuie sur { page-button-board } dans le salon pour avoir un lien.
page-not-here = Tu ne peux pas voir cette partie : il faut être sur son serveur et pouvoir voir son salon.
page-away = Discord ne répond pas en ce moment. Réessaie dans un instant.
page-refused = Cette demande venait d’un autre site : je n’ai rien fait.
page-only-in-chat = Cela n’est possible que dans le salon.
page-behind = Pas de connexion : le goban n’est peut-être pas à jour.
page-not-live = Tu as trop de gobans ouverts : recharge celui-ci pour voir les nouveaux coups.
page-again = { $point } : choisis-le encore une fois pour y jouer.
page-empty = { $point }, vide
page-stone = { $color ->
    [white] { $point }, Blanc
   *[black] { $point }, Noir
}
page-last = { $point }, dernier coup
page-send = Envoyer
page-plan-back = Revenir d’un coup
page-plan-remove = Effacer cette suite
page-plan-end = Retour à la partie
page-making = Cela prend un moment. La réponse s’affichera ici dès qu’elle sera prête.
page-look-again = Regarder à nouveau
page-busy = Cela fait trop de demandes à la fois. Réessaie dans une minute.
page-no-club = Il n’y a pas de page à cette adresse.
page-running = Parties en cours
page-none-running = Aucune partie ne se joue en ce moment.
page-results = Derniers résultats
page-evenings = Soirées de go
page-calendar = Calendrier (iCalendar)
page-feed = Résultats en flux (Atom)
page-record = Kifu (SGF)
page-table = Classement
page-games = Tes parties
page-games-none = Tu n’as pas de partie en cours. Lances-en une avec `/{ command-challenge }` dans le salon.
page-connecting = Connexion à Discord…
page-not-signed-in = Discord n’a pas dit qui tu es. Ferme ceci et ouvre-le de nouveau.
