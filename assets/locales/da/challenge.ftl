# Udfordringen, og hvad der bliver af den.
# challenge = udfordring
# opponent = modstander
# seat = plads
# rematch = revanche
# rules = regler
# handicap = handicap
# stone = sten
# komi = komi
# to draw lots = at vælge tilfældigt
# Pair Go = par-go
# even game = jævnbyrdigt parti
# thread = tråd

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } udfordrer dig til et parti.
challenge-open = { $challenger } søger en modstander. Hvem som helst kan acceptere.
challenge-counter = { $invited }, { $challenger } foreslår andre vilkår for et parti.
challenge-rematch = { $invited }, { $challenger } vil gerne have revanche { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] med samme farver
    [handicap] med samme handicap
   *[swapped] med ombyttede farver
}
challenge-rematch-pairs = { $opponents }, { $challenger } vil sammen med { $partner } gerne have revanche { challenge-rematch-colors }. Alle tre skal acceptere, også { $partner }.
challenge-rematch-question = Revanche med ombyttede farver eller med samme farver?
challenge-button-rematch-swapped = Byt farver
challenge-button-rematch-same = Samme farver
challenge-field-rules = Regler
challenge-field-colors = Farver
challenge-field-handicap = Handicap
challenge-field-komi = Komi
challenge-field-captures = Sten, der skal fanges
challenge-field-also = Desuden
challenge-more-usual = Som sædvanlig
challenge-field-venue = Hvor
challenge-field-expires = Udløber
challenge-expires = { $at }
challenge-button-accept = Accepter
challenge-button-decline = Afslå
challenge-button-withdraw = Træk tilbage
challenge-button-terms = Alle vilkår
challenge-button-change = Ændr vilkår
challenge-button-even = Jævnbyrdigt parti
challenge-button-send = Send
challenge-button-colors = { challenge-field-colors }: { $colors }
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } har accepteret. Sort: { $black }. Hvid: { $white }.
challenge-accepted-thread = { $accepter } har accepteret. Sort: { $black }. Hvid: { $white }. Partiet spilles i sin egen tråd.
challenge-declined = { $invited } har afslået udfordringen fra { $challenger }.
challenge-withdrawn = { $challenger } har trukket udfordringen tilbage.
challenge-replaced = { $player } har ændret vilkårene: der er en ny udfordring.
challenge-lapsed = Ingen accepterede udfordringen fra { $challenger } i tide.
challenge-who-is-stronger = Hvem af jer er stærkest? Den stærkeste har hvid; er I lige stærke, er farverne tilfældige.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Mig
challenge-button-stronger-equal = Vi er lige stærke
challenge-by-rank = Efter grad: { $stronger } ({ $stronger-rank }) har hvid, { $weaker } ({ $weaker-rank }) har sort.
challenge-by-equal-rank = Begge er { $rank }: farverne er tilfældige.
challenge-thread-failed = Jeg kunne ikke oprette en tråd, så partiet spilles her.
challenge-answers-only = Jeg kan ikke skrive her på egen hånd. Når din tid er ved at udløbe, får du en direkte besked, hvis du tillader dem fra mig.
challenge-taken = Du er med. Partiet er begyndt: { $place }
challenge-pairs = { $opponents }, { $challenger } og { $partner } udfordrer jer til et parti par-go. Alle tre skal acceptere, også { $partner }.
challenge-field-joined = Accepteret af
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = For et jævnbyrdigt parti
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = Begge er { $rank }: intet handicap, tilfældige farver, komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) har sort mod { $stronger } ({ $stronger-rank }), { $stones ->
    [0] uden handicap
    [one] én handicapsten
   *[other] { $stones } handicapsten
}, komi { $komi }.
challenge-change = Vælg andre vilkår, og send dem som din udfordring:
challenge-sent = Din udfordring er sendt.
challenge-odds = { $stones ->
    [0] Uden handicap
    [one] Én handicapsten
   *[other] { $stones } handicapsten
}, komi { $komi }
