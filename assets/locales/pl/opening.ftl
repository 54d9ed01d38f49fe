### Otwarcia gomoku i renju: kto stawia pierwsze kamienie, a kto wybiera kolor.
# opening = otwarcie
# fifth move = piąty ruch

opening-name = { $rule ->
    [swap] Swap
    [swap2] Swap2
    [taraguchi10] Taraguchi-10
   *[soosorv8] Soosõrv-8
}
opening-rule = { $rule ->
    [swap] Swap: strona czarnych stawia trzy kamienie: czarny, biały i czarny. Druga wybiera kolor.
    [swap2] Swap2: strona czarnych stawia trzy kamienie: czarny, biały i czarny. Druga wybiera kolor albo stawia dwa kolejne i zostawia wybór pierwszej.
    [taraguchi10] Taraguchi-10: strony stawiają kamienie na zmianę w coraz większych kwadratach pośrodku, a po każdym z pierwszych pięciu druga strona wybiera kolor. Po czwartym strona czarnych może zamiast tego zaproponować dziesięć piątych ruchów, a białe wybierają jeden z nich.
   *[soosorv8] Soosõrv-8: strona czarnych stawia trzy kamienie blisko środka, a druga wybiera kolor. Białe stawiają czwarty i podają, ile piątych ruchów czarne mają zaproponować, najwyżej osiem. Strona czarnych wybiera kolor; potem czarne proponują piąte ruchy, a białe wybierają jeden z nich.
}
opening-field = Otwarcie
opening-place = { $color ->
    [white] Otwarcie: postaw kamień { $number }, biały.
   *[black] Otwarcie: postaw kamień { $number }, czarny.
}
opening-place-middle = Otwarcie: postaw pierwszy kamień, czarny, na punkcie w środku.
opening-place-within = { $color ->
    [white] Otwarcie: postaw kamień { $number }, biały, na jednym z { $across }×{ $across } punktów w środku.
   *[black] Otwarcie: postaw kamień { $number }, czarny, na jednym z { $across }×{ $across } punktów w środku.
}
opening-choose = Otwarcie: wybierz kolor.
opening-choose-or-two = Otwarcie: wybierz kolor albo postaw dwa kolejne kamienie i zostaw wybór drugiej stronie.
opening-choose-or-ten = Otwarcie: wybierz kolor albo jako czarne zaproponuj dziesięć piątych ruchów.
opening-count = Otwarcie: podaj, ile piątych ruchów mają zaproponować czarne.
opening-offer-all = { $number ->
    [one] Otwarcie: zaproponuj jeden piąty ruch.
    [few] Otwarcie: zaproponuj { $number } piąte ruchy.
   *[many] Otwarcie: zaproponuj { $number } piątych ruchów.
}
opening-offer = { $left ->
    [one] Otwarcie: zaproponuj jeszcze jeden piąty ruch.
    [few] Otwarcie: zaproponuj jeszcze { $left } piąte ruchy.
   *[many] Otwarcie: zaproponuj jeszcze { $left } piątych ruchów.
}
opening-preview = Widzisz to tylko ty: partia { $number } z piątym ruchem na { $point }. Nic jeszcze nie zostało zaproponowane.
opening-button-offer = Zaproponuj { $point }
opening-pick = Otwarcie: wybierz piąty ruch czarnych spośród { $points }.
opening-button-take = { $color ->
    [white] Wybierz białe
   *[black] Wybierz czarne
}
opening-button-two = Postaw dwa kolejne
opening-button-ten = Zaproponuj dziesięć
opening-menu-fifths = Ile piątych ruchów?
opening-fifths = { $number ->
    [one] Jeden piąty ruch
    [few] { $number } piąte ruchy
   *[many] { $number } piątych ruchów
}
opening-colors = { $black } gra czarnymi, { $white } gra białymi.
opening-two-more = Przed wyborem kolorów trzeba postawić jeszcze dwa kamienie.
opening-fifth-moves = { $number ->
    [one] Czarne mają zaproponować jeden piąty ruch.
    [few] Czarne mają zaproponować { $number } piąte ruchy.
   *[many] Czarne mają zaproponować { $number } piątych ruchów.
}
opening-offered = Czarne proponują { $point } jako piąty ruch.
opening-outside-middle = **Otwarcie:** pierwszy kamień stawia się na punkcie w środku.
opening-outside = **Otwarcie:** ten kamień stawia się na jednym z { $across }×{ $across } punktów w środku, a { $point } leży poza nimi.
opening-not-your-turn = **Otwarcie:** teraz kolej drugiej strony.
opening-choose-first = **Otwarcie:** najpierw wybierz pod planszą.
opening-nothing-to-choose = W tej partii nie ma teraz nic takiego do wyboru.
opening-offered-already = **Otwarcie:** { $point } jest już wśród propozycji.
opening-same = **Otwarcie:** ze względu na symetrię { $point } to ten sam ruch co { $like }. Zaproponuj inny.
opening-not-offered = **Otwarcie:** { $point } nie ma wśród propozycji. Wybierz spośród { $points }.
opening-no-plan = Planować można po zakończeniu otwarcia.
opening-state = Trwa otwarcie. Zagrane ruchy: { $moves }.
opening-wrong-game = Otwarcia z wyborem kolorów są tylko w gomoku i renju.
opening-wrong-size = To otwarcie wymaga planszy z punktem w środku: nieparzystej liczby linii, co najmniej 9.
