# Die Auszählung: markieren, zustimmen, das Ergebnis.

count-begins = Beide haben gepasst: die Auszählung beginnt.
count-how = Markiert die toten Ketten, dann stimmt beide zu. Wenn ihr euch nicht einig werdet, spielt weiter.
count-marked-dead = Als tot markiert: { $points }.
count-marked-alive = Wieder als lebend markiert: { $points }.
count-withdrawn = Die Markierung hat sich geändert, darum hat ihr noch niemand zugestimmt.
count-agreed = { $player } hat dieser Auszählung zugestimmt.
count-turn = { $player }, stimmst du zu?
count-button-mark = Kette markieren
count-button-agree = Zustimmen
count-button-resume = Weiterspielen
count-form-title = Ketten als tot oder lebend markieren
count-form-points = Ein Stein jeder Kette
count-form-example = D4 K10
count-score-title = Stand
count-row-territory = Gebiet
count-row-stones = Steine
count-row-area = Fläche
count-row-prisoners = Gefangene
count-row-komi = Komi
count-row-total = Summe
count-leads = { $color ->
    [white] Weiß liegt
   *[black] Schwarz liegt
} um { $margin } vorn.
count-level = Beide liegen gleichauf.
count-alt-dead = Als tot markiert: { $points }.
count-alt-no-dead = Keine Kette ist als tot markiert.
count-alt-score = Stand: Schwarz { $black }, Weiß { $white } bei einem Komi von { $komi }.
