# La page d’un club de go : où et quand il se réunit, et ce qui se passe sur son serveur.
# club = club de go, qui se réunit quelque part ; server = serveur, son lieu sur Discord

club-command = club
club-command-about = Ce club de go : où et quand il se réunit, son site, ce qui se passe ici
club-group-about = Ce club de go : son nom, sa page et un bilan de la semaine
club-option-name = nom
club-name-about = Le nom du club ; « { terms-typed-off } » pour l’effacer
club-field-name = Nom du club
club-unnamed = Aucun nom
club-named = { $name }
club-field-page = Page du club
club-filled-in = Remplie : à voir avec `/{ club-command }`
club-empty = Vide
club-option-meets = réunions
club-option-web = site
club-option-books = livres
club-option-contact = contact
club-option-more = présentation
club-meets = Où et quand
club-web = Adresse du site
club-books = Livres à emprunter
club-contact = Contact
club-more = Présentation du club
club-meets-example = Le mardi à 19 h, Café Central
club-web-example = go.example.org
club-books-example = Demande au comptoir ; un mois
club-contact-example = Demande à Anne ou à Paul au club
club-more-example = Viens apprendre à jouer
club-title = Notre club de go
club-nothing = Il n’y a encore rien ici.
club-elsewhere = Le go ailleurs : `/{ command-help } { command-topic }:{ help-clubs-title }`
club-here = Sur ce serveur
club-open = { $open ->
    [0] Aucun défi ouvert
    [one] Un défi ouvert
    [many] { $open } défis ouverts
   *[other] { $open } défis ouverts
}
club-open-in = { $open ->
    [0] Aucun défi ouvert
    [one] Un défi ouvert, à voir dans { $channel }
    [many] { $open } défis ouverts, à voir dans { $channel }
   *[other] { $open } défis ouverts, à voir dans { $channel }
}
club-button-edit = Modifier
club-bad-web = « { $typed } » n’est pas une adresse de site ; ce champ reste comme il était. Une adresse ressemble à ceci : `https://go.example.org`.
club-on-web-option = page
club-on-web-about = Mettre sur le web une page du club : parties, résultats, classements et soirées
club-on-web-field = Page sur le web
club-on-web-named = { $choice ->
    [on] Tout le monde peut voir ce qui se joue dans les salons que tout le serveur peut lire
   *[off] Non
}
club-on-web-at = La page du club sur le web : { $url }
club-on-web-nowhere = Il n’y a pas encore de page : les responsables du bot n’ont pas configuré de pages web.
