# Karta wyzwania i jego dalsze losy.
# challenge = wyzwanie
# rematch = rewanż
# handicap = handicap
# komi = komi
# by lot = losowanie
# thread = wątek
# Pair Go = go w parach
# even game = wyrównana partia

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } wyzywa cię na partię.
challenge-open = { $challenger } szuka kogoś do gry. Miejsce może zająć każdy.
challenge-rematch = { $invited }, { $challenger } prosi o rewanż { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] z tymi samymi kolorami
    [handicap] z tym samym handicapem
   *[swapped] z zamianą kolorów
}
challenge-rematch-pairs = { $opponents }, { $challenger } prosi o rewanż { challenge-rematch-colors } (w parze gra { $partner }). Zgodzić musi się cała trójka, { $partner } też.
challenge-rematch-question = Jeszcze jedna partia: z zamianą kolorów czy z tymi samymi?
challenge-button-rematch-swapped = Zamień kolory
challenge-button-rematch-same = Te same kolory
challenge-field-rules = Zasady
challenge-field-colors = Kolory
challenge-field-handicap = Handicap
challenge-field-komi = Komi
challenge-field-venue = Gdzie
challenge-field-expires = Ważność
challenge-expires = Wygasa { $at }
challenge-button-accept = Przyjmij
challenge-button-decline = Odrzuć
challenge-button-withdraw = Wycofaj
challenge-button-terms = Wszystkie warunki
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } przyjmuje wyzwanie. Czarne: { $black }. Białe: { $white }.
challenge-accepted-thread = { $accepter } przyjmuje wyzwanie. Czarne: { $black }. Białe: { $white }. Partia toczy się dalej w osobnym wątku.
challenge-declined = { $challenger } rzuca wyzwanie, ale { $invited } je odrzuca.
challenge-withdrawn = { $challenger } wycofuje wyzwanie.
challenge-lapsed = { $challenger } rzuca wyzwanie, ale nikt go na czas nie przyjmuje.
challenge-who-is-stronger = Kto z was gra lepiej? Kto gra lepiej, bierze białe.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Ja
challenge-button-stronger-equal = Równa siła: losujemy
challenge-by-rank = Według rang: { $stronger } ({ $stronger-rank }) gra białymi, { $weaker } ({ $weaker-rank }) gra czarnymi.
challenge-by-equal-rank = Ta sama ranga, { $rank }: o kolorach decyduje los.
challenge-thread-name = { challenge-title } #{ $number }: { $black } – { $white }
challenge-thread-failed = Nie udało się otworzyć wątku, więc gramy tutaj.
challenge-answers-only = Nie należę do tej rozmowy i nie mogę tu pisać z własnej inicjatywy: gdy czas się kończy albo minie, mogę o tym powiedzieć tylko w wiadomości prywatnej, jeśli je ode mnie przyjmujesz.
challenge-taken = Miejsce jest twoje, partia już się zaczęła.
challenge-pairs = { $opponents }, { $challenger } i { $partner } wyzywają was na partię go w parach. Zgodzić musi się cała trójka, { $partner } też.
challenge-field-joined = Przyjmują
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = Dla równych szans
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = Obie strony mają { $rank }: bez handicapu, kolory przez losowanie, komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) gra czarnymi, { $stronger } ({ $stronger-rank }) białymi, { $stones ->
    [0] bez handicapu
    [one] { $stones } kamień handicapu
    [few] { $stones } kamienie handicapu
    [many] { $stones } kamieni handicapu
   *[other] { $stones } kamienia handicapu
}, komi { $komi }.
