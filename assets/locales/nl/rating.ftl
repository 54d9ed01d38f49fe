# Ratings van spelers, en partijen die meetellen.
# rated = telt mee voor de rating; rating = rating, een getal rond 1500
rating-rated = Telt mee voor de rating
rating-field = Rating
rating-counts = Telt mee voor de rating op deze server
rating-counts-not = Telt niet mee
rating-stake = { $player }: nu { $now }, { $won } na winst, { $lost } na verlies
rating-option = rating
rating-option-about = Of de uitslag meetelt voor de rating (standaard: ja, tussen twee leden)
rating-choice = { $stakes ->
    [rated] Telt mee
   *[unrated] Telt niet mee
}
rating-only-servers = Alleen partijen op een server kunnen meetellen voor de rating.
rating-no-pairs = Pair Go telt niet mee voor de rating.
rating-only-boards = Go telt alleen op 9×9, 13×13 en 19×19 mee voor de rating.
rating-not-me = Partijen tegen mij tellen op deze server niet mee. Beheerders kunnen dat wijzigen met `/{ command-club-admin }`.
rating-no-engines = Partijen tegen andere programma’s tellen niet mee voor de rating.
rating-no-styles = Leerpartijen, spannende partijen en sparren tellen niet mee voor de rating.
rating-no-advice = In ratingpartijen geef ik geen hints en geen schattingen.
rating-program = programma
rating-program-about = Of partijen tegen mij meetellen voor de rating (standaard: nee)
rating-field-program = Partijen tegen mij
rating-annul = niet-meetellen
rating-annul-about = Laat de uitslag van een partij staan, maar tel die niet mee voor de rating
rating-annulled = De uitslag telt niet mee voor de rating
rating-not-rated = Deze partij telt niet mee voor de rating.
rating-annul-late = Sindsdien zijn hier meer dan { $most } ratingpartijen gespeeld; zo ver terug worden ratings niet opnieuw berekend.
rating-too-short = Te kort voor de rating: minder dan { $moves } zetten
rating-uncounted-series = Telt niet mee voor de rating: wie verloor, had de tijd al in een andere partij overschreden en sindsdien geen zet gedaan
rating-changed = Ratings: { $black } { $black-before } → **{ $black-after }** · { $white } { $white-before } → **{ $white-after }**
rating-pool = { $pool ->
    [go-9] Go op 9×9
    [go-13] Go op 13×13
    [go-19] Go op 19×19
    [atari-go] Atari-go
    [five] Gomoku
    [go-bang] Go-Bang
   *[go] Go
}
rating-game-about = Welk spel en welk bord (standaard: go op alle borden)
rating-profile = profiel
rating-profile-about = Rang in de loop van de tijd, uitslagen en tegenstanders: van jou of van iemand anders
rating-player-about = Van wie het profiel is (standaard: van jou)
rating-none = { $player } heeft op deze server nog geen ratingpartijen. Een uitdaging aan een lid telt mee, tenzij je iets anders kiest.
rating-rank = Rang: **{ $rank }** ± { $ranks } · rating { $rating } ± { $deviation }
rating-number = Rating: **{ $rating }** ± { $deviation }
rating-guess = Rating: **{ $rating }** · nog voorlopig; die wordt nauwkeuriger met meer ratingpartijen
rating-games = Ratingpartijen: { $games } · gewonnen { $won } · verloren { $lost } · remise { $drawn }
rating-colors = Met zwart: gewonnen { $black-won }, verloren { $black-lost } · met wit: gewonnen { $white-won }, verloren { $white-lost }
rating-streak = { $result ->
    [won] Gewonnen op rij: { $count }
   *[lost] Verloren op rij: { $count }
}
rating-opponents = Meest voorkomende tegenstanders
rating-opponent = { $player }: gewonnen { $won }, verloren { $lost }
rating-versus = Tegen jou: gewonnen { $won }, verloren { $lost }, remise { $drawn }
rating-puzzles = Opgeloste puzzels: { $count }
rating-chart = Een lijngrafiek van de rating van { $player }: { $before } op { $from }, { $after } op { $until }, laagste { $least }, hoogste { $most }.
rating-chart-ranks = Een lijngrafiek van de rang van { $player }: { $before } op { $from }, { $after } op { $until }, laagste { $least }, hoogste { $most }.
rating-standings = stand
rating-standings-about = Toon de stand van dit seizoen in ratingpartijen op deze server
rating-season-title = Seizoen { $season } · { $pool }
rating-season-empty = Dit seizoen zijn er nog geen ratingpartijen.
rating-line = { $place }. { $player } · **{ $points }** · { $won } gewonnen, { $lost } verloren, { $drawn } remise · { $rank }
rating-season-note = Vet: punten, 1 voor een overwinning en ½ voor remise. Aan het eind: rang of rating, met “?” zolang die voorlopig is. Tegen dezelfde persoon tellen hoogstens twee overwinningen of remises. Het seizoen begon op { $begin }.
rating-own-place = Jouw plaats: { $place } van { $all }
rating-button-previous = Vorige
rating-season = seizoen
rating-season-about = Het seizoen van de stand: hoe het heet en wanneer het begint
rating-season-name = naam
rating-season-name-about = Hoe het seizoen heet; “{ terms-typed-off }” voor geen naam
rating-season-begin = begin
rating-season-begin-about = De eerste dag, zoals 2026-10-01; “{ terms-typed-off }” voor kalenderkwartalen (standaard)
rating-field-season = Seizoen
rating-field-season-begin = Seizoen sinds
rating-season-named = { $name }
rating-season-day = { $day }
rating-season-by-quarter = Per kalenderkwartaal
rating-bad-day = “{ $typed }” is geen datum. Schrijf die zo: 2026-10-01.
