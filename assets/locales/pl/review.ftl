### Analizy zakończonych partii i zgadywanie ich ruchów.
# review = analiza
# mistake = błąd

review-command = analiza
review-about = Zobacz, gdzie moim zdaniem rozstrzygnęła się zakończona partia
review-button = Analiza
review-nothing-yet = Analizuję zakończone partie. Ta jeszcze trwa albo nie ma w niej ruchów.
review-record = Analizuję zapisy zakończonych partii: z wynikiem, najwyżej { $moves } ruchami i bez kamieni ustawianych po pierwszym ruchu.
review-progress = Analizuję: pozycja { $done } z { $all }.
review-waits = Najpierw analizuję inną partię. Twoja będzie po niej.
review-late = { $player }, analiza powstała za późno na tę odpowiedź. Naciśnij, proszę, „{ review-button }” jeszcze raz.
review-better = { $points ->
    [one] { $point } było lepsze o około { $points } punkt.
    [few] { $point } było lepsze o około { $points } punkty.
    [many] { $point } było lepsze o około { $points } punktów.
   *[other] { $point } było lepsze o około { $points } punktu.
}
review-better-pass = { $points ->
    [one] Pas był lepszy o około { $points } punkt.
    [few] Pas był lepszy o około { $points } punkty.
    [many] Pas był lepszy o około { $points } punktów.
   *[other] Pas był lepszy o około { $points } punktu.
}
review-likelier = { $point } było lepsze: szanse na wygraną { $before }% zamiast { $after }%.
review-can-be-captured = Po tym ruchu można było zbić { $stones } na { $liberties }.
review-none = W tej partii nie ma dużych błędów.
review-doubt = Oceniam tak dobrze, jak gram, i mogę się mylić.
review-rough = Na tak dużej planszy nie czytam głęboko: potraktuj to jako ogólną wskazówkę.
review-judged = Tę partię oceniał program { $engine } i może się mylić.
review-instead = Program { $engine } nie mógł ocenić tej partii, więc to moja własna analiza.
review-sides = W tej partii partnerzy grali na zmianę: błąd należy do strony, niezależnie od tego, kto go zagrał.
review-chances = { $color ->
    [white] Szanse białych
   *[black] Szanse czarnych
} na wygraną: { $percent }%.
review-alt = Wykres, kto prowadził; ruchów: { $moves }, czarne u góry, białe u dołu. Po ruchu { $middle }: { $lead } Na końcu: { $end }
review-button-before = ‹ Błąd
review-button-after = Błąd ›
review-button-graph = Wykres
review-button-guess = Zgaduj ruchy
review-guess-about = Przejdź przez partię i zgaduj każdy ruch
review-guess-question = { $color ->
    [white] Gdzie białe zagrały ruch { $number }?
   *[black] Gdzie czarne zagrały ruch { $number }?
}
review-guess-right = { $point } to dobra odpowiedź: dwa punkty.
review-guess-close = { $guess } jest blisko: jeden punkt. Zagrano { $point }.
review-guess-wrong = Zagrano { $point }.
review-guess-points = Punkty do tej pory: { $points } z { $most }.
review-guess-end = To był ostatni ruch. Twoje punkty: { $points } z { $most }.
review-button-another = Inna partia
