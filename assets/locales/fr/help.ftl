# Les pages de l’aide. Chaque page a au plus 4096 caractères.
# board = goban
# stone = pierre
# point (on the board) = intersection
# chain = chaîne
# group = groupe
# liberty = liberté
# capture = capturer, capture
# in atari = en atari
# prisoner = prisonnier
# suicide = suicide
# ko, superko = ko, superko
# eye = œil
# life and death = vie et mort
# seki = seki
# to pass = passer
# count = décompte
# territory = territoire
# area = surface
# neutral point = point neutre
# komi = komi
# handicap stone = pierre de handicap
# marked point = hoshi, point marqué
# draw = partie nulle
# five in a row = cinq pierres alignées
# pair = paire
# dispute = désaccord

help-shelf-start = Pour commencer, et les jeux
help-shelf-rules = Les règles, une par une
help-shelf-rule-sets = Les différentes règles
help-welcome-title = Le go sur Discord
help-welcome =
    Je suis tengen. Avec moi, on joue au go et à des jeux voisins : je montre le goban, je vérifie chaque coup et je compte les points.

    `/{ command-challenge }` propose une partie à quelqu’un, ou à tout le monde.
    `/{ command-games }` liste tes parties et te conduit à celles qui t’attendent.
    `/{ rules-command }` t’apprend le go depuis la première pierre.
help-button-offer = Proposer une partie
help-button-learn = Apprendre le go
help-button-puzzle = Résoudre un problème
help-start-title = Pour commencer
help-start =
    Avec moi, on joue au go et à des jeux voisins à n’importe quel rythme : un coup par minute ou un coup par jour.

    `/{ command-challenge }` défie quelqu’un, ou toute personne qui veut jouer. Dès qu’elle appuie sur **{ challenge-button-accept }**, le goban apparaît.
    Quand c’est à toi de jouer, appuie sur **{ table-button-play }** sous le goban et choisis une intersection, ou utilise `/{ command-play } { command-point }:D4`.
    `/{ command-games }` liste tes parties, avec des liens vers les gobans qui t’attendent.
    { help-organisers-title } : { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.

    Les colonnes ont des lettres à partir de la gauche, sans le I ; les lignes ont des numéros à partir du bas. `A1` est le coin inférieur gauche.
    {""}**{ table-button-more }** → **{ table-button-text }** décrit le goban en mots pour un lecteur d’écran ; `/{ command-game } { command-board } { command-form }` le décrit ligne par ligne ou chaîne par chaîne.
help-commands-title = Commandes
help-commands = Ce que je sais faire :
help-organisers-title = Organiser
help-organisers =
    Les tournois, entre autres, ont leurs propres commandes. Les membres qui gèrent le serveur les ajoutent avec `/{ command-club-admin } { setup-command }`.
    Une commande suffit : le message qui paraît alors a des boutons pour tout le reste.
help-moderators = **Pour la modération** { $commands }
help-count-title = Le décompte
help-count =
    Après deux passes de suite, le jeu s’arrête et le décompte commence.

    Dans le menu **{ count-menu }** sous le goban, choisis chaque chaîne qui ne peut pas échapper à la capture : toute la chaîne est marquée comme morte. Les autres sont vivantes.
    L’image montre le territoire et le score avec ce marquage.
    Après chaque changement, les deux camps doivent donner de nouveau leur accord. Quand les deux ont appuyé sur **{ count-button-agree }** pour le même décompte, la partie est finie.
    Si vous n’êtes pas d’accord, appuie sur **{ count-button-resume }** : ton adversaire joue alors en premier.
help-clubs-title = Le go près de chez toi
help-clubs =
    Le go se joue aussi autour d’une table. Les fédérations savent où : clubs, rencontres et tournois près de chez toi, où l’on accueille volontiers qui débute.
    Si ton pays n’est pas dans la liste, demande à la fédération internationale ou européenne.
help-go =
    Noir et Blanc posent à tour de rôle une pierre sur une intersection libre. Une pierre posée ne se déplace plus.

    Les pierres d’une même couleur qui se touchent le long des lignes forment une chaîne. Les intersections libres voisines d’une chaîne sont ses libertés ; chacune compte une fois.
    Qui prend la dernière liberté d’une chaîne adverse la capture : ses pierres quittent aussitôt le goban.
    Poser une pierre qui, même après les captures, n’aurait aucune liberté est un suicide : c’est interdit.
    {""}**Ko :** quand une pierre isolée vient de capturer une seule pierre et pourrait être capturée aussitôt à son tour, l’autre camp doit d’abord jouer ailleurs.

    Tu peux passer à tout moment. Deux passes de suite arrêtent le jeu, et le décompte commence.
help-atari-go =
    Le go du premier soir : la première capture gagne.

    Pierres, chaînes et libertés sont comme au go. Il n’y a ni ko ni territoire, et le suicide est interdit.
    Tu ne peux passer que si tu n’as aucun coup permis.
help-gomoku =
    Noir et Blanc posent à tour de rôle une pierre sur une intersection libre. Les pierres ne sont ni déplacées ni capturées.

    Qui aligne en premier cinq pierres sans trou, à l’horizontale, à la verticale ou en diagonale, gagne. Si le goban est plein et que personne n’en a aligné cinq, la partie est nulle.
help-go-bang =
    Cinq pierres alignées, comme au gomoku, mais avec des captures.

    Une paire, ce sont deux pierres voisines de même couleur sur une ligne. Pose tes pierres aux deux bouts d’une paire adverse et elle quitte le goban, dans les huit directions, et plusieurs paires à la fois s’il y en a.
    Tu peux jouer sans risque entre deux pierres adverses : seul le coup qui ferme le piège capture.
    Les pierres capturées ne comptent pas ; cinq pierres alignées gagnent.
help-rules-title = Règles : { $rules }
help-rules = { $rules ->
    [japanese]
        Chaque intersection libre que seules tes pierres vivantes entourent te vaut un point, et chaque pierre que tu as capturée aussi. Blanc ajoute le komi.
        Les groupes qui ne vivent que grâce à des points neutres sont en seki : ce qu’ils entourent ne compte pas.
        Deux passes arrêtent la partie. Vous convenez alors des pierres mortes (inutile de les capturer) et de celles qui sont en seki ; un désaccord peut se régler en jouant sur une copie. Donner son accord confirme aussi le décompte affiché à côté ; tant que les deux camps ne l’ont pas donné, chacun peut le contester.
        Chaque camp peut abandonner à tout moment ; l’autre a alors gagné (article 11).
        Si une position se répète, les deux camps peuvent convenir que la partie est sans résultat.
        Après les deux passes, on peut demander à continuer : l’autre camp doit accepter et joue en premier (article 9.3).
        Pendant qu’on règle un désaccord sur la copie, un ko ne peut être recapturé qu’après une passe pour ce ko précis (article 7.2).
        Si l’on découvre après les passes un coup qui changerait le résultat et que vous ne pouvez donc pas vous mettre d’accord, les deux camps perdent (article 13).
        Sur un goban en bois, une pierre déplacée revient à sa place et la partie continue ; faute d’accord, les deux camps perdent (article 13.2). Ici, aucune pierre ne peut être déplacée.
        Enfreindre une règle fait perdre la partie aussitôt, tant que les deux camps n’ont pas confirmé le décompte ; ici, c’est la modération qui en décide (article 14).
    [traditional]
        Chaque intersection libre que seules tes pierres vivantes entourent te vaut un point, et chaque pierre que tu as capturée ou qui est prise dans ton territoire aussi. Il n’y a pas de komi ; jusqu’à neuf pierres de handicap équilibrent la partie.
    [traditional-two-edges]
        Le livret Go & Go-Bang lu à la lettre : deux bords du goban au plus peuvent aider à fermer un territoire. Les intersections libres qui touchent trois ou quatre bords ne sont donc à personne. Il n’y a pas de komi.
    [strasbourg]
        Qui a le plus de pierres sur le goban à la fin gagne. Tout compte tel quel : aucune pierre n’est morte, les prisonniers et le territoire ne comptent pas. Deux passes terminent la partie. Il n’y a pas de komi, sauf si vous en convenez.
    [chinese]
        Chacune de tes pierres vivantes te vaut un point, et chaque intersection libre qu’elles seules entourent aussi, même dans un seki. Les prisonniers ne comptent pas. Blanc ajoute le komi ; les pierres de handicap ne sont pas compensées.
        Aucun coup ne peut répéter une position antérieure de tout le goban (superko).
    [tromp-taylor]
        Chacune de tes pierres te vaut un point, et chaque intersection libre qu’elles seules atteignent aussi. Deux passes terminent la partie et tout compte tel quel : capture d’abord ce que tu crois mort.
        Aucun coup ne peut répéter une position antérieure de tout le goban (superko). Une chaîne que tu laisses sans liberté quitte le goban : le suicide de plusieurs pierres est permis.
    [new-zealand]
        Chacune de tes pierres vivantes te vaut un point, et chaque intersection libre qu’elles seules entourent aussi. Blanc ajoute le komi, en général 7.
        Aucun coup ne peut répéter une position antérieure de tout le goban où c’est au même camp de jouer (superko). Une chaîne que tu laisses sans liberté quitte le goban : le suicide est permis.
    [atari-go]
        Au départ, deux pierres noires et deux blanches se croisent au milieu du goban. La première capture d’au moins une pierre gagne.
    [atari-go-empty]
        Au départ, le goban est vide. La première capture d’au moins une pierre gagne.
    [gomoku]
        Cinq pierres alignées gagnent, une ligne plus longue aussi : elle en contient cinq.
    [gomoku-exact]
        Seule une ligne d’exactement cinq pierres gagne ; six ou plus ne gagnent pas.
    [renju]
        Noir ne gagne qu’avec exactement cinq pierres alignées ; Blanc gagne avec cinq ou plus.
        Une pierre noire ne doit pas former deux trois, deux quatre, ni six pierres alignées ou plus (double trois, double quatre, ligne trop longue), sauf si elle en aligne aussi exactement cinq. Un trois compte si un coup permis en fait quatre pierres alignées aux deux bouts ouverts. Blanc peut jouer partout.
        Le bot refuse un coup interdit et montre pourquoi ; personne ne perd pour cela.
    [go-bang]
        On capture les paires adverses prises entre deux de ses pierres. Cinq pierres alignées gagnent, une ligne plus longue aussi. Les paires capturées ne comptent pas.
    [go-bang-exact]
        On capture les paires adverses prises entre deux de ses pierres. Seule une ligne d’exactement cinq pierres gagne ; six ou plus ne gagnent pas.
    [go-bang-plain]
        La première forme du livret : on ne capture pas. Cinq pierres alignées gagnent, une ligne plus longue aussi.
    [go-bang-plain-exact]
        La première forme du livret : on ne capture pas. Seule une ligne d’exactement cinq pierres gagne ; six ou plus ne gagnent pas.
    [pente]
        On capture les paires adverses prises entre deux de ses pierres. Cinq pierres alignées gagnent, une ligne plus longue aussi, et de même cinq paires capturées.
    [pente-exact]
        On capture les paires adverses prises entre deux de ses pierres. Une ligne d’exactement cinq pierres gagne, et de même cinq paires capturées ; six pierres alignées ou plus ne gagnent pas.
   *[territory]
        Chaque intersection libre que seules tes pierres vivantes entourent te vaut un point, et chaque pierre que tu as capturée aussi. Les points neutres et ceux d’un seki ne comptent pas.
        Les pierres mortes sont retirées avant le décompte et comptent comme capturées. Blanc ajoute le komi si vous en avez convenu ; l’usage est 5,5. À totaux égaux, la partie est nulle (jigo).
}
help-rules-captures =
    { $stones ->
        [one] Qui a capturé en premier { $stones } pierre gagne.
       *[other] Qui a capturé en premier { $stones } pierres gagne, en une ou plusieurs captures.
    }

# Les règles une par une. Ce qu’une page dit de son image est vérifié avec assets/rules.
help-liberties-title = Libertés et chaînes
help-liberties =
    Une pierre a une liberté sur chaque intersection libre voisine le long des lignes : quatre au milieu du goban, trois au bord, deux dans le coin.
    Les pierres d’une même couleur qui se touchent le long des lignes forment une chaîne. Les pierres d’une chaîne partagent leurs libertés : la chaîne reste ou tombe tout entière.

    Sur l’image, la chaîne noire a six libertés, marquées par des cercles. C5 touche deux de ses pierres et ne compte pourtant qu’une fois ; Blanc lui a pris une liberté avec D6.
help-capture-title = Capture
help-capture =
    Qui prend la dernière liberté d’une chaîne adverse la capture : toutes ses pierres quittent aussitôt le goban et deviennent des prisonniers. Un seul coup peut capturer plusieurs chaînes.
    Une chaîne qui n’a plus qu’une liberté est en atari.

    Sur l’image, la chaîne blanche aux triangles est en atari. Noir joue sur le cercle, les deux pierres sont retirées, et leurs intersections sont de nouveau libres.
    Sur l’image, la pierre noire n’est pas encore capturée : il lui reste deux libertés, marquées par des triangles. Ce sont aussi des libertés de pierres blanches, mais cela ne change rien : Blanc doit occuper les deux.
help-suicide-title = Suicide
help-suicide =
    Un coup ne doit pas laisser sa propre chaîne sans liberté. Mais la capture passe avant : si le coup prend la dernière liberté d’une chaîne adverse, elle est retirée et fait de la place.

    Sur l’image, Noir n’a pas le droit de jouer sur la croix : les deux pierres voisines sont blanches et ont des libertés ailleurs. Sur le cercle, Noir peut jouer, car il capture ainsi deux pierres blanches.
    Certaines règles (Tromp-Taylor, néo-zélandaises) permettent le suicide ; la chaîne quitte alors le goban.
help-ko-title = Ko
help-ko =
    Deux pierres pourraient se capturer l’une l’autre sans fin. La règle du ko l’empêche : une pierre qui vient de capturer une seule pierre, et qui se retrouve isolée avec cette unique liberté, ne peut pas être capturée au coup suivant.

    Sur l’image, Noir vient de capturer une pierre en C4 avec la pierre cerclée ; Blanc n’a donc pas encore le droit de jouer sur la croix. Blanc joue ailleurs ou passe, et pourra recapturer ensuite si Noir n’a pas occupé C4.
    Ce n’est pas un ko si plus d’une pierre est capturée, ou si la pierre qui capture fait partie d’une chaîne.
help-superko-title = Superko
help-superko =
    Avec les règles de surface, aucun coup ne peut répéter une position antérieure de tout le goban, même très ancienne. Passer est toujours permis.

    Sur l’image, Blanc a joué A1 et sacrifié ainsi deux pierres ; Noir les a capturées avec la pierre cerclée. Si Blanc capturait cette pierre en jouant sur la croix, tout le goban serait comme avant A1 : Blanc doit donc d’abord jouer ailleurs.
    Avec le superko situationnel (règles néo-zélandaises), une position n’est la même que si c’est aussi au même camp de jouer. Avec les règles japonaises, un tel cycle peut continuer, et les deux camps peuvent convenir que la partie est sans résultat.
help-life-title = Vie et mort : deux yeux
help-life =
    Un groupe qui entoure deux intersections séparées, ses yeux, vit pour toujours : pour le capturer, il faudrait occuper les deux à la fois, et jouer sur une seule est un suicide.
    Un seul œil ne suffit pas.

    Sur l’image, le groupe noir du bas a deux yeux : Blanc ne peut jouer sur aucune des croix. Le groupe blanc en haut à droite n’en a qu’un : Noir joue sur le cercle et le capture.
    Le groupe noir de l’image a l’air en sécurité, mais ses deux intersections libres sont voisines et ne font qu’un œil. Blanc joue sur le cercle et commence à le briser de l’intérieur : si Noir capture cette pierre en A1, Blanc rejoue sur le cercle et capture tout.
    Un groupe qui ne peut pas faire deux yeux est mort. Si les deux camps sont d’accord, on le retire après la partie sans le capturer.
help-seki-title = Seki
help-seki =
    Parfois, aucun camp ne peut capturer l’autre, et les deux vivent sans avoir deux yeux : c’est un seki.

    Sur l’image, les chaînes aux triangles et aux carrés partagent leurs deux dernières libertés, les cercles. Qui joue sur l’une se fait capturer sur l’autre ; les deux camps n’y touchent donc pas.
    Avec les règles japonaises, ce que les groupes en seki entourent ne compte pas. Avec les règles de surface, leurs pierres comptent, et les intersections qu’elles seules entourent aussi.
help-passing-title = Passer
help-passing =
    Au go, tu peux passer chaque fois que c’est ton tour. Tu renonces à ce tour et à rien d’autre, et un ko simple n’est plus interdit ensuite.
    Deux passes de suite arrêtent la partie.

    Passe quand aucun coup ne t’apporte plus rien : là où l’on compte le territoire, une pierre dans ton propre territoire coûte un point. Sur l’image, il ne reste que le cercle. Il touche les deux couleurs : avec les règles de territoire, personne n’y gagne rien.
    À l’atari-go, tu ne peux passer que si tu n’as aucun coup permis ; au gomoku et au go-bang, jamais.
help-scoring-title = Territoire, surface, pierres
help-scoring =
    Ce qui compte à la fin dépend des règles choisies. **Territoire :** les intersections libres que seules tes pierres vivantes entourent, et tes prisonniers. **Surface :** tes pierres vivantes, et les intersections libres qu’elles seules entourent. **Pierres :** les pierres que tu as sur le goban.

    Sur l’image, Noir a 18 points de territoire et Blanc 12 ; en surface, c’est 27 à 21, en pierres 9 à 9. E1 touche les deux couleurs et n’est à personne.
    Les pierres mortes sont retirées avant le décompte, sauf là où tout compte tel quel.
help-handicap-title = Handicap et komi
help-handicap =
    Jouer en premier est un avantage. Le komi le compense : Blanc reçoit autant de points à la fin, et un demi-point exclut la partie nulle.

    Si un camp est plus fort, un handicap aide l’autre, qui prend Noir : au lieu d’un premier coup, deux à neuf pierres noires sont posées sur les hoshi, les points marqués, et Blanc joue en premier. L’image en montre quatre sur 9×9. Le komi est alors petit : 0,5 ou rien.
help-pairs-title = Les paires et le piège
help-pairs =
    Au go-bang et au pente, deux pierres voisines sur une ligne sont une paire. Qui pose ses pierres juste aux deux bouts la capture : à l’horizontale, à la verticale et en diagonale, et plusieurs paires à la fois s’il y en a. Les pierres seules et les rangées de trois ne se capturent pas.

    Sur l’image, Noir joue sur le cercle et capture deux pierres. Sur le carré, Noir peut jouer sans risque, même si la paire se trouve alors entre deux pierres blanches : seul le coup qui ferme le piège capture.

# Sous le goban, quand une paire vient de se placer entre deux pierres.
help-moved-in-between = { $points } : ces pierres sont entre deux pierres adverses et restent en place. Seul le coup qui ferme le piège capture.

# Les images en mots.
help-alt-part = Goban de { $columns } sur { $rows }, de { $from } à { $to }.
help-alt-cross = Avec une croix : { $points }.
help-alt-circle = Avec un cercle : { $points }.
help-alt-triangle = Avec un triangle : { $points }.
help-alt-square = Avec un carré : { $points }.
help-alt-written = Écrit sur les intersections : { $points }.
help-alt-territory = { $color ->
    [white] Territoire de Blanc
   *[black] Territoire de Noir
} : { $points }.
help-alt-partial = L’image montre encore d’autres choses.
