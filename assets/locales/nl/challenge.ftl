# De uitdaging en wat ervan komt.
# challenge = uitdaging
# opponent = tegenstander
# seat = plaats
# rematch = revanche
# rules = regels
# handicap = handicap
# stone = steen
# komi = komi
# to draw lots = willekeurig bepalen
# Pair Go = Pair Go
# even game = gelijkwaardige partij
# thread = thread

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } daagt je uit voor een partij.
challenge-open = { $challenger } zoekt een tegenstander. Wie wil, neemt de uitdaging aan.
challenge-counter = { $invited }, { $challenger } stelt andere voorwaarden voor een partij voor.
challenge-rematch = { $invited }, { $challenger } wil revanche { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] met dezelfde kleuren
    [handicap] met dezelfde handicap
   *[swapped] met verwisselde kleuren
}
challenge-rematch-pairs = { $opponents }, { $challenger } wil samen met { $partner } revanche { challenge-rematch-colors }. Jullie moeten de uitdaging alle drie aannemen, ook { $partner }.
challenge-rematch-question = Revanche met verwisselde kleuren of met dezelfde?
challenge-button-rematch-swapped = Kleuren wisselen
challenge-button-rematch-same = Dezelfde kleuren
challenge-field-rules = Regels
challenge-field-colors = Kleuren
challenge-field-handicap = Handicap
challenge-field-komi = Komi
challenge-field-captures = Stenen om te winnen
challenge-field-also = Verder
challenge-more-usual = Zoals gewoonlijk
challenge-field-venue = Waar
challenge-field-expires = Verloopt
challenge-expires = { $at }
challenge-button-accept = Aannemen
challenge-button-decline = Afwijzen
challenge-button-withdraw = Intrekken
challenge-button-terms = Alle voorwaarden
challenge-button-change = Voorwaarden wijzigen
challenge-button-even = Gelijkwaardig
challenge-button-send = Versturen
challenge-button-colors = { challenge-field-colors }: { $colors }
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } heeft de uitdaging aangenomen. Zwart: { $black }. Wit: { $white }.
challenge-accepted-thread = { $accepter } heeft de uitdaging aangenomen. Zwart: { $black }. Wit: { $white }. De partij wordt gespeeld in een eigen thread.
challenge-declined = { $invited } heeft de uitdaging van { $challenger } afgewezen.
challenge-withdrawn = { $challenger } heeft de uitdaging ingetrokken.
challenge-replaced = { $player } heeft de voorwaarden gewijzigd: er is een nieuwe uitdaging.
challenge-lapsed = Niemand heeft de uitdaging van { $challenger } op tijd aangenomen.
challenge-who-is-stronger = Wie van jullie is de sterkste? Die speelt wit; zijn jullie even sterk, dan zijn de kleuren willekeurig.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Ik
challenge-button-stronger-equal = We zijn even sterk
challenge-by-rank = Volgens de rang: { $stronger } ({ $stronger-rank }) speelt wit, { $weaker } ({ $weaker-rank }) speelt zwart.
challenge-by-equal-rank = Beide spelers zijn { $rank }: de kleuren zijn willekeurig.
challenge-thread-failed = Ik kon geen thread maken, dus spelen jullie hier.
challenge-answers-only = Ik kan hier niet uit mezelf schrijven. Loopt je tijd af, dan waarschuw ik je per privébericht, als je die van mij toestaat.
challenge-taken = Je doet mee. De partij is begonnen: { $place }
challenge-pairs = { $opponents }, { $challenger } en { $partner } dagen jullie uit voor een partij Pair Go. Jullie moeten de uitdaging alle drie aannemen, ook { $partner }.
challenge-field-joined = Aangenomen door
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = Voor een gelijkwaardige partij
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = Beide spelers zijn { $rank }: geen handicap, willekeurige kleuren, komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) speelt zwart tegen { $stronger } ({ $stronger-rank }), { $stones ->
    [0] zonder handicap
    [one] één handicapsteen
   *[other] { $stones } handicapstenen
}, komi { $komi }.
challenge-change = Kies andere voorwaarden en verstuur ze als jouw uitdaging:
challenge-sent = Je uitdaging is verstuurd.
challenge-odds = { $stones ->
    [0] Zonder handicap
    [one] Eén handicapsteen
   *[other] { $stones } handicapstenen
}, komi { $komi }
