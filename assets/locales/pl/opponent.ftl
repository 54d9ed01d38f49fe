### Program jako przeciwnik: partie z tengen, podpowiedzi i oceny.
# program = tengen
# level = poziom
# hint = podpowiedź
# estimate = ocena

opponent-name = tengen poziom { $level }
opponent-teacher = tengen poziom { $level } · partia szkoleniowa
opponent-even = tengen · wyrównana partia
opponent-sparring = tengen · sparing
opponent-button-play = Zagraj z tengen
opponent-setup = W co gramy i jak mam grać? Grasz czarnymi i zaczynasz.
opponent-menu-game = Gra i plansza
opponent-menu-level = Poziom
opponent-menu-style = Jak gram
opponent-style-named = { $style ->
    [teaching] Partia szkoleniowa: podpowiedzi i ostrzeżenie przed błędem
    [even] Wyrównana partia: mniej więcej na twoim poziomie
    [sparring] Sparing: sama taktyka i walka na całej planszy
   *[usual] Na wygraną
}
opponent-level-named = { $level ->
    [1] Poziom 1: na pierwsze partie
    [9] Poziom 9: najlepiej, jak potrafię
   *[other] Poziom { $level }
}
opponent-button-begin = Rozpocznij partię
opponent-begun = Zaczyna się twoja partia { $game } ze mną.
opponent-plays-on = Tę partię już ze mną grasz: { $place }
opponent-too-many = Masz już tyle partii ze mną naraz, ile wolno: { $most }. Zakończ jedną, zanim zaczniesz następną.
opponent-no-time = Mój czas na myślenie w twoich partiach się skończył. Spróbuj za godzinę.
opponent-no-pairs = Nie gram w go w parach.
opponent-no-room = Nie wolno mi tu samodzielnie pisać, więc nie mógłbym odpowiadać na twoje ruchy. Rzuć mi wyzwanie na kanale, na którym mogę pisać, albo w wiadomości prywatnej.
opponent-level-alone = Poziom dotyczy partii ze mną: zostaw pole przeciwnika puste albo wybierz mnie.
opponent-style-alone = Partie szkoleniowe, wyrównane i sparingi to partie ze mną: zostaw pole przeciwnika puste albo wybierz mnie.
opponent-style-engine = Partie szkoleniowe, wyrównane i sparingi gram tylko ja, inne programy nie. Zostaw **{ opponent-menu-style }** puste albo wybierz mnie.
opponent-style-level = W wyrównanej partii sam wybieram poziom przy każdym ruchu, a w sparingu mam tylko jeden. Zostaw `{ opponent-level }` puste.
opponent-level = poziom
opponent-level-about = Graj ze mną: od 1 (na pierwsze partie) do 9 (najlepiej, jak potrafię)
opponent-hint = podpowiedź
opponent-hint-about = Zobacz, jaki ruch zagrałbym za ciebie, w partii ze mną
opponent-hint-play = Zagrałbym { $point }.
opponent-hint-why = { $kind ->
    [wins] Ten ruch wygrywa partię.
    [captures] Ten ruch zbija { $points }.
    [saves] Ten ruch ratuje { $points }.
    [atari] Ten ruch grozi zbiciem { $points }.
    [room] Tam jest jeszcze dużo miejsca.
   *[most] Tam jest, moim zdaniem, najwięcej do zyskania.
}
opponent-hint-pass = Spasowałbym.
opponent-hint-resign = Poddałbym się tutaj.
opponent-hint-only = Podpowiadam tylko w partiach ze mną.
opponent-button-hint = Podpowiedź
opponent-caution = Uwaga: { $answer } byłoby dobrą odpowiedzią na { $point }, a twoje szanse na wygraną spadłyby z { $before }% do { $after }%.
opponent-caution-one-liberty = Uwaga: twojemu kamieniowi na { $point } zostałby jeden oddech i można by go zbić na { $answer }.
opponent-caution-own = Uwaga! { table-atari-own }
opponent-caution-theirs = Spójrz uważnie. { table-atari-theirs }
opponent-estimate = ocena
opponent-estimate-about = Zobacz, kto prowadzi i o ile, moim zdaniem
opponent-estimate-of = { $lead } To tylko ocena: mogę się mylić.
opponent-estimate-chance = { $color ->
    [white] Szanse białych
   *[black] Szanse czarnych
} na wygraną: { $percent }%. To tylko ocena: mogę się mylić.
opponent-estimate-not-now = Nie oceniam partii między ludźmi, póki trwają.
opponent-engine-refuses = { $what ->
    [gone] { $engine }: tego programu już tu nie ma.
    [only-go] { $engine } gra tylko w go.
    [only-five] { $engine } gra tylko w gomoku, renju i go-bang bez zbijania.
    [opening] { $engine } nie gra otwarć z wyborem kolorów. Zostaw pole **{ opening-field }** puste.
    [rules] { $engine } nie gra według tych zasad. Zostaw pole **{ challenge-field-rules }** puste, a wybiorę odpowiednie.
   *[board] { $engine } nie gra na tej planszy. Zostaw pole `{ command-size }` puste, a wybiorę odpowiednią.
}
opponent-engine-mute = { $player }, { $engine } nie odpowiada w partii { $number }. Będę pytać dalej. Możesz zaczekać albo zakończyć partię: `/{ command-game } { command-call-off }` lub `/{ command-game } { command-resign }`. { $place }
opponent-engine-gone = { $player }, w partii { $number } nie będzie odpowiedzi: programu { $engine } już tu nie ma. Możesz zakończyć partię: `/{ command-game } { command-call-off }` lub `/{ command-game } { command-resign }`. { $place }
