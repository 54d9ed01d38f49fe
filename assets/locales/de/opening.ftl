### Eröffnungen von Gomoku und Renju: wer die ersten Steine setzt und wer eine Farbe wählt.
# opening = Eröffnung
# fifth move = fünfter Zug

opening-name = { $rule ->
    [swap] Swap
    [swap2] Swap2
    [taraguchi10] Taraguchi-10
   *[soosorv8] Soosõrv-8
}
opening-rule = { $rule ->
    [swap] Swap: Die Seite mit Schwarz setzt drei Steine, schwarz, weiß und schwarz. Die andere wählt eine Farbe.
    [swap2] Swap2: Die Seite mit Schwarz setzt drei Steine, schwarz, weiß und schwarz. Die andere wählt eine Farbe, oder sie setzt zwei weitere und überlässt die Wahl der ersten.
    [taraguchi10] Taraguchi-10: Beide Seiten setzen abwechselnd Steine in wachsende Quadrate in der Mitte, und nach jedem der ersten fünf wählt die andere Seite eine Farbe. Nach dem vierten kann die schwarze Seite stattdessen zehn fünfte Züge anbieten, und Weiß wählt einen davon.
   *[soosorv8] Soosõrv-8: Die Seite mit Schwarz setzt drei Steine nahe der Mitte, die andere wählt eine Farbe. Weiß setzt den vierten und sagt, wie viele fünfte Züge Schwarz anbieten muss, höchstens acht. Die schwarze Seite wählt eine Farbe; dann bietet Schwarz die fünften Züge an, und Weiß wählt einen davon.
}
opening-field = Eröffnung
opening-place = { $color ->
    [white] Eröffnung: Setze Stein { $number }, einen weißen.
   *[black] Eröffnung: Setze Stein { $number }, einen schwarzen.
}
opening-place-middle = Eröffnung: Setze den ersten Stein, einen schwarzen, auf den Punkt in der Mitte.
opening-place-within = { $color ->
    [white] Eröffnung: Setze Stein { $number }, einen weißen, auf einen der { $across }×{ $across } Punkte in der Mitte.
   *[black] Eröffnung: Setze Stein { $number }, einen schwarzen, auf einen der { $across }×{ $across } Punkte in der Mitte.
}
opening-choose = Eröffnung: Wähle deine Farbe.
opening-choose-or-two = Eröffnung: Wähle deine Farbe, oder setze zwei weitere Steine und überlass die Wahl der anderen Seite.
opening-choose-or-ten = Eröffnung: Wähle deine Farbe, oder biete als Schwarz zehn fünfte Züge an.
opening-count = Eröffnung: Sag, wie viele fünfte Züge Schwarz anbieten muss.
opening-offer-all = { $number ->
    [one] Eröffnung: Biete einen fünften Zug an.
   *[other] Eröffnung: Biete { $number } fünfte Züge an.
}
opening-offer = { $left ->
    [one] Eröffnung: Biete noch einen fünften Zug an.
   *[other] Eröffnung: Biete noch { $left } fünfte Züge an.
}
opening-preview = Das siehst nur du: Partie { $number } mit einem fünften Zug auf { $point }. Noch ist nichts angeboten.
opening-button-offer = { $point } anbieten
opening-pick = Eröffnung: Wähle den fünften Zug von Schwarz. Zur Wahl: { $points }.
opening-button-take = { $color ->
    [white] Weiß nehmen
   *[black] Schwarz nehmen
}
opening-button-two = Zwei weitere setzen
opening-button-ten = Zehn Züge anbieten
opening-menu-fifths = Wie viele fünfte Züge?
opening-fifths = { $number ->
    [one] Ein fünfter Zug
   *[other] { $number } fünfte Züge
}
opening-colors = { $black } spielt Schwarz, { $white } spielt Weiß.
opening-two-more = Zwei weitere Steine werden gesetzt, bevor die Farben gewählt werden.
opening-fifth-moves = { $number ->
    [one] Schwarz muss einen fünften Zug anbieten.
   *[other] Schwarz muss { $number } fünfte Züge anbieten.
}
opening-offered = Schwarz bietet { $point } als fünften Zug an.
opening-outside-middle = **Eröffnung:** Der erste Stein gehört auf den Punkt in der Mitte.
opening-outside = **Eröffnung:** Dieser Stein gehört auf einen der { $across }×{ $across } Punkte in der Mitte, aber { $point } liegt außerhalb.
opening-not-your-turn = **Eröffnung:** Jetzt ist die andere Seite an der Reihe.
opening-choose-first = **Eröffnung:** Triff zuerst deine Wahl unter dem Brett.
opening-nothing-to-choose = Das steht in dieser Partie gerade nicht zur Wahl.
opening-offered-already = **Eröffnung:** { $point } ist schon angeboten.
opening-same = **Eröffnung:** Durch die Symmetrie ist { $point } derselbe Zug wie { $like }. Biete einen anderen an.
opening-not-offered = **Eröffnung:** { $point } wurde nicht angeboten. Zur Wahl: { $points }.
opening-no-plan = Vorausplanen kannst du, wenn die Eröffnung vorbei ist.
opening-state = In der Eröffnung. Züge bisher: { $moves }.
opening-wrong-game = Eröffnungen mit Wahl der Farben gibt es nur bei Gomoku und Renju.
opening-wrong-size = Diese Eröffnung braucht ein Brett mit einem Punkt in der Mitte: eine ungerade Zahl von Linien, mindestens 9.
