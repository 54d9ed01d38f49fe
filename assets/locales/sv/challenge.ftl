# Utmaningens kort och vad som blir av den.
# challenge = utmaning
# opponent = motståndare
# seat = plats
# rematch = revansch
# rules = regler
# handicap = handikapp
# stone = sten
# komi = komi
# to draw lots = att lotta
# Pair Go = pargo
# even game = jämnt parti
# thread = tråd

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } utmanar dig på ett parti.
challenge-open = { $challenger } söker en motståndare. Platsen är öppen för alla.
challenge-rematch = { $invited }, { $challenger } vill ha revansch { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] med samma färger
    [handicap] med samma handikapp
   *[swapped] med ombytta färger
}
challenge-rematch-pairs = { $opponents }, { $challenger } vill tillsammans med { $partner } ha revansch { challenge-rematch-colors }. Alla tre måste anta utmaningen, även { $partner }.
challenge-rematch-question = Ett parti till: med ombytta färger eller med samma?
challenge-button-rematch-swapped = Byt färger
challenge-button-rematch-same = Samma färger
challenge-field-rules = Regler
challenge-field-colors = Färger
challenge-field-handicap = Handikapp
challenge-field-komi = Komi
challenge-field-venue = Var
challenge-field-expires = Svarstid
challenge-expires = Går ut { $at }
challenge-button-accept = Anta
challenge-button-decline = Avböj
challenge-button-withdraw = Dra tillbaka
challenge-button-terms = Alla villkor
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } har antagit utmaningen. Svart: { $black }. Vit: { $white }.
challenge-accepted-thread = { $accepter } har antagit utmaningen. Svart: { $black }. Vit: { $white }. Partiet fortsätter i en egen tråd.
challenge-declined = { $invited } har avböjt utmaningen från { $challenger }.
challenge-withdrawn = { $challenger } har dragit tillbaka utmaningen.
challenge-lapsed = Ingen antog utmaningen från { $challenger } i tid.
challenge-who-is-stronger = Vem av er är starkast? Den starkaste spelar vit.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Jag
challenge-button-stronger-equal = Lika starka: lotta
challenge-by-rank = Efter grad: { $stronger } ({ $stronger-rank }) spelar vit, { $weaker } ({ $weaker-rank }) spelar svart.
challenge-by-equal-rank = Båda är { $rank }: färgerna lottas.
challenge-thread-name = { challenge-title } #{ $number }: { $black } – { $white }
challenge-thread-failed = Jag kunde inte öppna någon tråd, så partiet spelas här.
challenge-answers-only = Jag är inte med i det här samtalet och kan inte skriva här på egen hand: när tiden håller på att ta slut eller är slut kan jag bara säga det i ett direktmeddelande, om du tar emot sådana från mig.
challenge-taken = Platsen är din, och partiet har börjat.
challenge-pairs = { $opponents }, { $challenger } och { $partner } utmanar er på ett parti pargo. Alla tre måste anta utmaningen, även { $partner }.
challenge-field-joined = Antagen av
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = För ett jämnt parti
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = Båda är { $rank }: inget handikapp, färgerna lottas, komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) spelar svart mot { $stronger } ({ $stronger-rank }), { $stones ->
    [0] utan handikapp
    [one] en handikappsten
   *[other] { $stones } handikappstenar
}, komi { $komi }.
