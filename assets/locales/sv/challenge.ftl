# Utmaningen och vad som blir av den.
# challenge = utmaning
# opponent = motståndare
# seat = plats
# rematch = revansch
# rules = regler
# handicap = handikapp
# stone = sten
# komi = komi
# to draw lots = att låta slumpen avgöra
# Pair Go = par-go
# even game = jämnt parti
# thread = tråd

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } utmanar dig på ett parti.
challenge-open = { $challenger } söker en motståndare. Vem som helst kan acceptera.
challenge-counter = { $invited }, { $challenger } föreslår andra villkor för ett parti.
challenge-rematch = { $invited }, { $challenger } vill ha revansch { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] med samma färger
    [handicap] med samma handikapp
   *[swapped] med ombytta färger
}
challenge-rematch-pairs = { $opponents }, { $challenger } vill tillsammans med { $partner } ha revansch { challenge-rematch-colors }. Alla tre måste acceptera, även { $partner }.
challenge-rematch-question = Revansch med ombytta färger eller med samma?
challenge-button-rematch-swapped = Byt färger
challenge-button-rematch-same = Samma färger
challenge-field-rules = Regler
challenge-field-colors = Färger
challenge-field-handicap = Handikapp
challenge-field-komi = Komi
challenge-field-captures = Stenar att fånga
challenge-field-also = Dessutom
challenge-more-usual = Som vanligt
challenge-field-venue = Var
challenge-field-expires = Går ut
challenge-expires = { $at }
challenge-button-accept = Acceptera
challenge-button-decline = Avböj
challenge-button-withdraw = Dra tillbaka
challenge-button-terms = Alla villkor
challenge-button-change = Ändra villkor
challenge-button-even = Jämnt parti
challenge-button-send = Skicka
challenge-button-colors = { challenge-field-colors }: { $colors }
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } har accepterat. Svart: { $black }. Vit: { $white }.
challenge-accepted-thread = { $accepter } har accepterat. Svart: { $black }. Vit: { $white }. Partiet spelas i en egen tråd.
challenge-declined = { $invited } har avböjt utmaningen från { $challenger }.
challenge-withdrawn = { $challenger } har dragit tillbaka utmaningen.
challenge-replaced = { $player } har ändrat villkoren: det finns en ny utmaning.
challenge-lapsed = Ingen accepterade utmaningen från { $challenger } i tid.
challenge-who-is-stronger = Vem av er är starkast? Den starkaste spelar vit; är ni lika starka slumpas färgerna.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Jag
challenge-button-stronger-equal = Vi är lika starka
challenge-by-rank = Efter grad: { $stronger } ({ $stronger-rank }) spelar vit, { $weaker } ({ $weaker-rank }) spelar svart.
challenge-by-equal-rank = Båda är { $rank }: färgerna slumpas.
challenge-thread-failed = Jag kunde inte skapa någon tråd, så partiet spelas här.
challenge-answers-only = Jag kan inte skriva här på egen hand. När din tid håller på att gå ut får du ett direktmeddelande, om du tillåter sådana från mig.
challenge-taken = Du är med. Partiet har börjat: { $place }
challenge-pairs = { $opponents }, { $challenger } och { $partner } utmanar er på ett parti par-go. Alla tre måste acceptera, även { $partner }.
challenge-field-joined = Accepterad av
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = För ett jämnt parti
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = Båda är { $rank }: inget handikapp, färgerna slumpas, komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) spelar svart mot { $stronger } ({ $stronger-rank }), { $stones ->
    [0] utan handikapp
    [one] en handikappsten
   *[other] { $stones } handikappstenar
}, komi { $komi }.
challenge-change = Välj andra villkor och skicka dem som din utmaning:
challenge-sent = Din utmaning har skickats.
challenge-odds = { $stones ->
    [0] Utan handikapp
    [one] En handikappsten
   *[other] { $stones } handikappstenar
}, komi { $komi }
