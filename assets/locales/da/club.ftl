# En goklubs side: hvor og hvornår den mødes, og hvad der sker på dens server.
# club = goklub, som mødes et sted; server = dens sted på Discord

club-command = klub
club-command-about = Om denne goklub: hvornår den mødes, dens webside, og hvad der sker her
club-group-about = Denne goklub: dens navn, dens side og et ugentligt tilbageblik
club-option-name = navn
club-name-about = Hvad klubben hedder; »{ terms-typed-off }« for intet navn
club-field-name = Klubbens navn
club-unnamed = Intet navn
club-named = { $name }
club-field-page = Klubbens side
club-filled-in = Udfyldt: `/{ club-command }` viser den
club-empty = Tom
club-option-meets = møder
club-option-web = web
club-option-books = bøger
club-option-contact = kontakt
club-option-more = info
club-meets = Hvor og hvornår
club-web = Webadresse
club-books = Bøger til udlån
club-contact = Kontakt
club-more = Om klubben
club-meets-example = Tirsdage kl. 19, Café Central
club-web-example = go.example.org
club-books-example = Spørg ved disken; en måned
club-contact-example = Spørg Anna eller Ben i klubben
club-more-example = Begyndere er velkomne
club-title = Vores goklub
club-nothing = Her står der ikke noget endnu.
club-elsewhere = Go andre steder: `/{ command-help } { command-topic }:{ help-clubs-title }`
club-here = På denne server
club-open = { $open ->
    [0] Ingen åbne udfordringer
    [one] Én åben udfordring
   *[other] { $open } åbne udfordringer
}
club-open-in = { $open ->
    [0] Ingen åbne udfordringer
    [one] Én åben udfordring, liste i { $channel }
   *[other] { $open } åbne udfordringer, liste i { $channel }
}
club-button-edit = Rediger
club-bad-web = »{ $typed }« er ikke en webadresse, så det felt er uændret. Sådan ser en ud: `https://go.example.org`.
club-on-web-option = side
club-on-web-about = Læg en side om klubben på nettet: partier, resultater, tabeller og klubaftener
club-on-web-field = Side på nettet
club-on-web-named = { $choice ->
    [on] Alle kan se, hvad der spilles i de kanaler, som alle her kan læse
   *[off] Fra
}
club-on-web-at = Klubbens side på nettet: { $url }
club-on-web-nowhere = Der er ingen side endnu: den, der står for driften af denne bot, har ikke sat websider op.
