# Spillernes ratings, og ratede partier.
# rated = ratet; rating = rating, et tal omkring 1500
rating-rated = Ratet
rating-field = Rating
rating-counts = Ratet: resultatet tæller med i ratingen på denne server
rating-counts-not = Ikke ratet
rating-stake = { $player }: { $now } nu, { $won } efter en sejr, { $lost } efter et nederlag
rating-option = ratet
rating-option-about = Om resultatet tæller med i ratingen (standard: ja mellem to medlemmer)
rating-choice = { $stakes ->
    [rated] Ratet
   *[unrated] Ikke ratet
}
rating-only-servers = Kun partier på en server kan være ratede.
rating-no-pairs = Par-go bliver ikke ratet.
rating-only-boards = Go bliver kun ratet på 9×9, 13×13 og 19×19.
rating-not-me = Partier mod mig bliver ikke ratet på denne server. De, der administrerer serveren, kan ændre det med `/{ command-club-admin }`.
rating-no-engines = Partier mod andre programmer bliver ikke ratet.
rating-no-styles = Undervisning, tætte partier og sparring bliver ikke ratet.
rating-no-advice = Jeg giver hverken hint eller skøn i ratede partier.
rating-program = program
rating-program-about = Om partier mod mig bliver ratet (standard: nej)
rating-field-program = Partier mod mig
rating-annul = annuller
rating-annul-about = Behold resultatet af et parti, men tæl det ikke med i ratingen
rating-annulled = Resultatet tæller ikke med i ratingen
rating-not-rated = Dette parti tæller ikke med i ratingen.
rating-annul-late = Siden da er mere end { $most } ratede partier sluttet her; så langt tilbage beregnes ratings ikke igen.
rating-too-short = For kort til ratingen: færre end { $moves } træk
rating-uncounted-series = Tæller ikke med i ratingen: taberen havde allerede overskredet tiden i et andet parti og har ikke trukket siden
rating-changed = Ratings: { $black } { $black-before } → **{ $black-after }** · { $white } { $white-before } → **{ $white-after }**
rating-pool = { $pool ->
    [go-9] Go på 9×9
    [go-13] Go på 13×13
    [go-19] Go på 19×19
    [atari-go] Atari-go
    [five] Gomoku
    [go-bang] Go-Bang
   *[go] Go
}
rating-game-about = Hvilket spil og bræt (standard: go på alle brætter)
rating-profile = profil
rating-profile-about = Grad over tid, resultater og modstandere: dine eller en andens
rating-player-about = Hvis profil (standard: din)
rating-none = { $player } har endnu ingen ratede partier på denne server. En udfordring til et medlem er ratet, medmindre du vælger andet.
rating-rank = Grad: **{ $rank }** ± { $ranks } · rating { $rating } ± { $deviation }
rating-number = Rating: **{ $rating }** ± { $deviation }
rating-guess = Rating: **{ $rating }** · stadig foreløbig; den bliver sikrere med flere ratede partier
rating-games = Ratede partier: { $games } · vundet { $won } · tabt { $lost } · remis { $drawn }
rating-colors = Som sort: vundet { $black-won }, tabt { $black-lost } · som hvid: vundet { $white-won }, tabt { $white-lost }
rating-streak = { $result ->
    [won] Sejre i træk: { $count }
   *[lost] Nederlag i træk: { $count }
}
rating-opponents = Hyppigste modstandere
rating-opponent = { $player }: vundet { $won }, tabt { $lost }
rating-versus = Mod dig: vundet { $won }, tabt { $lost }, remis { $drawn }
rating-puzzles = Løste opgaver: { $count }
rating-chart = Et kurvediagram over ratingen for { $player }: { $before } den { $from }, { $after } den { $until }, lavest { $least }, højest { $most }.
rating-chart-ranks = Et kurvediagram over graden for { $player }: { $before } den { $from }, { $after } den { $until }, lavest { $least }, højest { $most }.
rating-standings = stilling
rating-standings-about = Vis sæsonens stilling for ratede partier på denne server
rating-season-title = Sæson { $season } · { $pool }
rating-season-empty = Der er endnu ingen ratede partier i denne sæson.
rating-line = { $place }. { $player } · **{ $points }** · { $won } vundet, { $lost } tabt, { $drawn } remis · { $rank }
rating-season-note = Med fed: point, 1 for en sejr og ½ for remis. Til sidst: grad eller rating, med »?«, så længe den er foreløbig. Mod den samme person tæller højst to sejre eller remiser. Sæsonen begyndte den { $begin }.
rating-own-place = Din plads: { $place } af { $all }
rating-button-previous = Forrige
rating-season = sæson
rating-season-about = Sæsonen for stillingen: hvad den hedder, og hvornår den begynder
rating-season-name = navn
rating-season-name-about = Hvad sæsonen hedder; »{ terms-typed-off }« for intet navn
rating-season-begin = begyndelse
rating-season-begin-about = Den første dag, f.eks. 2026-10-01; »{ terms-typed-off }« for kalenderkvartaler (standard)
rating-field-season = Sæson
rating-field-season-begin = Sæson siden
rating-season-named = { $name }
rating-season-day = { $day }
rating-season-by-quarter = Efter kvartal
rating-bad-day = »{ $typed }« er ikke en dato. Skriv den sådan: 2026-10-01.
