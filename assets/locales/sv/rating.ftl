# Spelarnas rating, och rankade partier.
# rated = rankat; rating = rating, ett tal kring 1500
rating-rated = Rankat
rating-field = Rating
rating-counts = Rankat: resultatet räknas för ratingen på den här servern
rating-counts-not = Inte rankat
rating-stake = { $player }: { $now } nu, { $won } efter en vinst, { $lost } efter en förlust
rating-option = rankat
rating-option-about = Om resultatet räknas för ratingen (förval: ja mellan två medlemmar)
rating-choice = { $stakes ->
    [rated] Rankat
   *[unrated] Inte rankat
}
rating-only-servers = Bara partier på en server kan vara rankade.
rating-no-pairs = Par-go rankas inte.
rating-only-boards = Go rankas bara på 9×9, 13×13 och 19×19.
rating-not-me = Partier mot mig rankas inte på den här servern. De som sköter servern kan ändra det med `/{ command-club-admin }`.
rating-no-engines = Partier mot andra program rankas inte.
rating-no-styles = Undervisningspartier, spännande partier och sparring rankas inte.
rating-no-advice = Jag ger varken tips eller uppskattningar i rankade partier.
rating-program = program
rating-program-about = Om partier mot mig rankas (förval: nej)
rating-field-program = Partier mot mig
rating-annul = ogiltigförklara
rating-annul-about = Behåll resultatet av ett parti, men räkna det inte för ratingen
rating-annulled = Resultatet räknas inte för ratingen
rating-not-rated = Det här partiet räknas inte för ratingen.
rating-annul-late = Sedan dess har fler än { $most } rankade partier avslutats här; så långt tillbaka räknas rating inte om.
rating-too-short = För kort för ratingen: färre än { $moves } drag
rating-uncounted-series = Räknas inte för ratingen: den som förlorade hade redan överskridit tiden i ett annat parti och har inte gjort något drag sedan dess
rating-changed = Rating: { $black } { $black-before } → **{ $black-after }** · { $white } { $white-before } → **{ $white-after }**
rating-pool = { $pool ->
    [go-9] Go på 9×9
    [go-13] Go på 13×13
    [go-19] Go på 19×19
    [atari-go] Atari-go
    [five] Gomoku
    [go-bang] Go-Bang
   *[go] Go
}
rating-game-about = Vilket spel och bräde (förval: go på alla bräden)
rating-profile = profil
rating-profile-about = Grad över tid, resultat och motståndare: dina eller någon annans
rating-player-about = Vems profil (förval: din)
rating-none = { $player } har inga rankade partier på den här servern än. En utmaning till en medlem är rankad om du inte väljer något annat.
rating-rank = Grad: **{ $rank }** ± { $ranks } · rating { $rating } ± { $deviation }
rating-number = Rating: **{ $rating }** ± { $deviation }
rating-guess = Rating: **{ $rating }** · fortfarande preliminär; den blir säkrare med fler rankade partier
rating-games = Rankade partier: { $games } · vunna { $won } · förlorade { $lost } · remi { $drawn }
rating-colors = Som svart: vunna { $black-won }, förlorade { $black-lost } · som vit: vunna { $white-won }, förlorade { $white-lost }
rating-streak = { $result ->
    [won] Vinster i rad: { $count }
   *[lost] Förluster i rad: { $count }
}
rating-opponents = Vanligaste motståndarna
rating-opponent = { $player }: vunna { $won }, förlorade { $lost }
rating-versus = Mot dig: vunna { $won }, förlorade { $lost }, remi { $drawn }
rating-puzzles = Lösta goproblem: { $count }
rating-chart = Ett linjediagram över ratingen för { $player }: { $before } den { $from }, { $after } den { $until }, lägst { $least }, högst { $most }.
rating-chart-ranks = Ett linjediagram över graden för { $player }: { $before } den { $from }, { $after } den { $until }, lägst { $least }, högst { $most }.
rating-standings = tabell
rating-standings-about = Visa säsongens tabell för rankade partier på den här servern
rating-season-title = Säsong { $season } · { $pool }
rating-season-empty = Inga rankade partier den här säsongen än.
rating-line = { $place }. { $player } · **{ $points }** · { $won } vunna, { $lost } förlorade, { $drawn } remi · { $rank }
rating-season-note = I fetstil: poäng, 1 för en vinst och ½ för remi. Sist: grad eller rating, med ”?” så länge den är preliminär. Mot samma person räknas högst två vinster eller remier. Säsongen började den { $begin }.
rating-own-place = Din plats: { $place } av { $all }
rating-button-previous = Föregående
rating-season = säsong
rating-season-about = Säsongen i tabellen: vad den heter och när den börjar
rating-season-name = namn
rating-season-name-about = Vad säsongen heter; ”{ terms-typed-off }” för inget namn
rating-season-begin = början
rating-season-begin-about = Den första dagen, till exempel 2026-10-01; ”{ terms-typed-off }” för kalenderkvartal (förval)
rating-field-season = Säsong
rating-field-season-begin = Säsong sedan
rating-season-named = { $name }
rating-season-day = { $day }
rating-season-by-quarter = Per kalenderkvartal
rating-bad-day = ”{ $typed }” är inget datum. Skriv det så här: 2026-10-01.
