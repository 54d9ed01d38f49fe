# Karta wyzwania i jego dalsze losy.
# challenge = wyzwanie
# rematch = rewanż
# handicap = handicap
# komi = komi
# random = losowo
# thread = wątek
# Pair Go = go w parach
# even game = wyrównana partia

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } rzuca ci wyzwanie.
challenge-open = { $challenger } szuka kogoś do gry. Wyzwanie może przyjąć każdy.
challenge-counter = { $invited }, { $challenger } proponuje inne warunki partii.
challenge-rematch = { $invited }, { $challenger } proponuje rewanż { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] z tymi samymi kolorami
    [handicap] z tym samym handicapem
   *[swapped] z zamianą kolorów
}
challenge-rematch-pairs = { $opponents }, { $challenger } proponuje rewanż { challenge-rematch-colors } (w parze gra { $partner }). Przyjąć musi cała trójka, { $partner } też.
challenge-rematch-question = Rewanż z zamianą kolorów czy z tymi samymi kolorami?
challenge-button-rematch-swapped = Zamień kolory
challenge-button-rematch-same = Te same kolory
challenge-field-rules = Zasady
challenge-field-colors = Kolory
challenge-field-handicap = Handicap
challenge-field-komi = Komi
challenge-field-captures = Kamienie do zbicia
challenge-field-also = Ponadto
challenge-more-usual = Tak jak zwykle
challenge-field-venue = Gdzie
challenge-field-expires = Wygasa
challenge-expires = { $at }
challenge-button-accept = Przyjmij
challenge-button-decline = Odrzuć
challenge-button-withdraw = Wycofaj
challenge-button-terms = Wszystkie warunki
challenge-button-change = Zmień warunki
challenge-button-even = Równe szanse
challenge-button-send = Wyślij
challenge-button-colors = { challenge-field-colors }: { $colors }
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } przyjmuje wyzwanie. Czarne: { $black }. Białe: { $white }.
challenge-accepted-thread = { $accepter } przyjmuje wyzwanie. Czarne: { $black }. Białe: { $white }. Partia toczy się w osobnym wątku.
challenge-declined = { $invited } odrzuca wyzwanie (od: { $challenger }).
challenge-withdrawn = { $challenger } wycofuje wyzwanie.
challenge-replaced = { $player } zmienia warunki: jest nowe wyzwanie.
challenge-lapsed = Nikt nie przyjął na czas wyzwania (od: { $challenger }).
challenge-who-is-stronger = Kto z was gra lepiej? Kto gra lepiej, bierze białe; przy równej sile kolory są losowe.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Ja
challenge-button-stronger-equal = Gramy równo
challenge-by-rank = Według stopni: { $stronger } ({ $stronger-rank }) gra białymi, { $weaker } ({ $weaker-rank }) gra czarnymi.
challenge-by-equal-rank = Ten sam stopień, { $rank }: kolory losowe.
challenge-thread-failed = Nie udało mi się utworzyć wątku, więc gramy tutaj.
challenge-answers-only = Nie mogę tu pisać z własnej inicjatywy. O czasie uprzedzę cię w wiadomości prywatnej, jeśli je ode mnie przyjmujesz.
challenge-taken = Jesteś w grze. Partia się zaczęła: { $place }
challenge-pairs = { $opponents }, { $challenger } i { $partner } rzucają wam wyzwanie: go w parach. Przyjąć musi cała trójka, { $partner } też.
challenge-field-joined = Przyjmują
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = Dla równych szans
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = Obie strony mają { $rank }: bez handicapu, kolory losowe, komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) gra czarnymi, { $stronger } ({ $stronger-rank }) białymi, { $stones ->
    [0] bez handicapu
    [one] { $stones } kamień handicapowy
    [few] { $stones } kamienie handicapowe
    [many] { $stones } kamieni handicapowych
   *[other] { $stones } kamienia handicapowego
}, komi { $komi }.
challenge-change = Wybierz inne warunki i wyślij je jako swoje wyzwanie:
challenge-sent = Twoje wyzwanie zostało wysłane.
challenge-odds = { $stones ->
    [0] Bez handicapu
    [one] { $stones } kamień handicapowy
    [few] { $stones } kamienie handicapowe
    [many] { $stones } kamieni handicapowych
   *[other] { $stones } kamienia handicapowego
}, komi { $komi }
