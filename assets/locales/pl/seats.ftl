# Jak członkowie serwera się znajdują: otwarte wyzwania dla wybranych stopni i lista wszystkich.
# open challenge = otwarte wyzwanie

seats-command-looking = szukaj-partii
seats-looking-about = Poszukaj kogoś do gry
seats-command-now = teraz
seats-now-about = Rzuć otwarte wyzwanie, także tylko dla wybranych stopni
seats-weakest = najsłabszy
seats-weakest-about = Najniższy stopień, z którym można przyjąć wyzwanie, na przykład 15k
seats-strongest = najsilniejszy
seats-strongest-about = Najwyższy stopień, z którym można przyjąć wyzwanie, na przykład 5k
seats-open-ranked = { $challenger } szuka kogoś do gry. Wyzwanie może przyjąć każdy od { $weakest } do { $strongest }.
seats-ranks = od { $weakest } do { $strongest }
seats-rank-unknown = To wyzwanie jest dla stopni od { $weakest } do { $strongest }. Najpierw podaj swój stopień: `/{ command-me } { command-rank }`.
seats-other-ranks = To wyzwanie jest dla stopni od { $weakest } do { $strongest }. Twój stopień to { $rank }.
seats-command = otwarte-wyzwania
seats-about = Pomóż znaleźć kogoś do gry: lista otwartych wyzwań i cotygodniowe partie
seats-list = lista
seats-list-about = Prowadź na tym kanale listę wszystkich otwartych wyzwań serwera
seats-list-named = { $list ->
    [here] Na tym kanale
   *[off] Wyłączona
}
seats-list-is = Na kanale { $channel }
seats-field-list = Lista otwartych wyzwań
seats-also-listed = Jest też na liście na kanale { $channel }.
seats-title = Otwarte wyzwania
seats-line = { $challenger } · { $terms } · { $place }
seats-none = Nie ma teraz otwartych wyzwań. Dodaj własne: `/{ seats-command-looking } { seats-command-now }`.
seats-more = … i jeszcze { $more }
seats-button-all = Pokaż wszystkie
seats-not-here = Nie wolno mi samodzielnie pisać na tym kanale, więc listy nie może tu być.
seats-lost = Do moderacji: listy otwartych wyzwań na kanale { $channel } już nie ma. Ktoś ją usunął albo nie wolno mi tam pisać. Wybierzcie kanał jeszcze raz: `/{ command-club-admin } { seats-command }`.
seats-command-weekly = co-tydzień
seats-weekly-about = Dostawaj co tydzień partię z kimś o podobnym stopniu
seats-weekly-in = W każdy poniedziałek dostaniesz partię z kimś o podobnym stopniu; następną { $next }.
seats-weekly-rank = Podaj swój stopień, a znajdę kogoś o podobnym: `/{ command-me } { command-rank }`.
seats-weekly-left = Nie dostaniesz już cotygodniowych partii.
seats-weekly-none = Ten serwer nie ma cotygodniowych partii. Mogą je włączyć osoby, które nim zarządzają: `/{ command-club-admin } { seats-command }`.
seats-button-leave = Zakończ
seats-pairing = pary
seats-pairing-about = Kojarz pary do cotygodniowych partii na tym kanale: w poniedziałki o tej godzinie
seats-pairing-at = W poniedziałki o { $hour }
seats-pairing-is = { $at } na kanale { $channel }; następne { $next }
seats-pairing-not-here = Nie wolno mi samodzielnie pisać na tym kanale, więc nie może tu być cotygodniowych partii.
seats-field-pairing = Cotygodniowe partie
seats-begun = Cotygodniowa partia. Czarne: { $black }, białe: { $white }.
seats-unpaired = { $player }, w tym tygodniu nikogo już dla ciebie nie zostało. W przyszłym tygodniu masz pierwszeństwo.
