# Udfordringens kort, og hvad der bliver af den.
# challenge = udfordring
# opponent = modstander
# seat = plads
# rematch = revanche
# rules = regler
# handicap = handicap
# stone = sten
# komi = komi
# to draw lots = at trække lod
# Pair Go = par-go
# even game = jævnbyrdigt parti
# thread = tråd

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } udfordrer dig til et parti.
challenge-open = { $challenger } søger en modstander. Pladsen er åben for alle.
challenge-rematch = { $invited }, { $challenger } vil gerne have revanche { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] med samme farver
    [handicap] med samme handicap
   *[swapped] med ombyttede farver
}
challenge-rematch-pairs = { $opponents }, { $challenger } vil sammen med { $partner } gerne have revanche { challenge-rematch-colors }. I skal sige ja alle tre, også { $partner }.
challenge-rematch-question = Et parti til: med ombyttede farver eller med samme farver?
challenge-button-rematch-swapped = Byt farver
challenge-button-rematch-same = Samme farver
challenge-field-rules = Regler
challenge-field-colors = Farver
challenge-field-handicap = Handicap
challenge-field-komi = Komi
challenge-field-venue = Hvor
challenge-field-expires = Frist
challenge-expires = Udløber { $at }
challenge-button-accept = Tag imod
challenge-button-decline = Afslå
challenge-button-withdraw = Træk tilbage
challenge-button-terms = Alle vilkår
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } har taget imod udfordringen. Sort: { $black }. Hvid: { $white }.
challenge-accepted-thread = { $accepter } har taget imod udfordringen. Sort: { $black }. Hvid: { $white }. Partiet fortsætter i sin egen tråd.
challenge-declined = { $invited } har afslået udfordringen fra { $challenger }.
challenge-withdrawn = { $challenger } har trukket udfordringen tilbage.
challenge-lapsed = Ingen tog imod udfordringen fra { $challenger } i tide.
challenge-who-is-stronger = Hvem af jer er stærkest? Den stærkeste spiller hvid.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Mig
challenge-button-stronger-equal = Lige stærke: træk lod
challenge-by-rank = Efter grad: { $stronger } ({ $stronger-rank }) spiller hvid, { $weaker } ({ $weaker-rank }) spiller sort.
challenge-by-equal-rank = Begge er { $rank }: farverne afgøres ved lodtrækning.
challenge-thread-name = { challenge-title } #{ $number }: { $black } – { $white }
challenge-thread-failed = Jeg kunne ikke åbne en tråd, så partiet spilles her.
challenge-answers-only = Jeg er ikke med i denne samtale og kan ikke selv skrive her: når tiden er ved at løbe ud eller er gået, kan jeg kun sige det i en direkte besked, hvis du tager imod dem fra mig.
challenge-taken = Pladsen er din, og partiet er begyndt.
challenge-pairs = { $opponents }, { $challenger } og { $partner } udfordrer jer til et parti par-go. I skal sige ja alle tre, også { $partner }.
challenge-field-joined = Har sagt ja
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = For et jævnbyrdigt parti
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = Begge er { $rank }: intet handicap, lodtrækning om farverne, komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) spiller sort mod { $stronger } ({ $stronger-rank }), { $stones ->
    [0] uden handicap
    [one] én handicapsten
   *[other] { $stones } handicapsten
}, komi { $komi }.
