# Księga zasad: kurs, strona po stronie, każda z obrazkiem i ćwiczeniem.
# Niektóre strony i tytuły są w help.ftl, bo pomoc też je pokazuje.
# To, co strona mówi o swoich obrazach, jest sprawdzane według assets/rules.
# point = punkt
# stone = kamień
# chain = łańcuch
# group = grupa
# liberty = oddech
# to capture = zbić
# atari = atari
# eye = oko
# dead, alive = martwy, żywy
# ko = ko
# seki = seki
# pass = pas, spasować
# count = liczenie
# territory = terytorium
# area = obszar
# prisoners = jeńcy
# komi = komi
# draw = remis
# pair = para
# five in a row = pięć w rzędzie
# Pair Go = go w parach
# exercise = ćwiczenie

rules-command = zasady
rules-command-about = Poznaj zasady strona po stronie, z obrazkami i ćwiczeniami
rules-language-about = Język, w którym chcesz czytać (domyślnie twój)

rules-shelf-path = Droga: od pierwszego kamienia do Strasburga
rules-shelf-go = Go w całości
rules-shelf-more = Inne gry i jak tu grać

rules-button-back = Wstecz
rules-button-on = Dalej
rules-button-next = Dalej: { $title }
rules-progress = Rozwiązane ćwiczenia: { $solved } z { $all }
rules-button-try = Spróbuj
rules-button-play-stage = Zagraj ze mną w { $game }
rules-contents-title = Spis treści
rules-contents = Wszystkie strony książki z zasadami. Ptaszek oznacza te, których ćwiczenie masz rozwiązane.
rules-button-answer = Odpowiedz
rules-button-solve = Pokaż odpowiedź

# Strony.

rules-path-title = Od czego zacząć
rules-path =
    Dwie osoby, jedna plansza i jedna zasada na początek: otoczony kamień jest zbity. Kilka krótkich stron prowadzi do twojej pierwszej partii, **atari-go**: wygrywa, kto pierwszy zbije. Potem, krok po kroku, przychodzi całe go.

    {""}**{ rules-button-try }** to ćwiczenie: odpowiadaj, ile razy chcesz, nikt inny tego nie widzi.

rules-board-title = Plansza i jej punkty
rules-board =
    Kamienie stoją tam, gdzie przecinają się dwie linie, a nie na polach między liniami. Te przecięcia nazywają się punktami; te na brzegu i w rogach są takimi samymi punktami jak wszystkie inne. Plansza o wymiarach 9 na 9 linii ma ich 81 i najlepiej nadaje się na początek.

    Nazwa punktu to litera jego kolumny, licząc od lewej, i numer jego rzędu, licząc od dołu.
    Na obrazku kwadrat to A1, w lewym dolnym rogu, a kółko to D4. Trójkąt w prawym górnym rogu to J9: litera I jest pominięta, bo przypomina jedynkę.
    Małe kropki na planszy tylko pomagają się zorientować i pokazują, gdzie stoją kamienie handicapowe.

rules-turns-title = Ruchy na przemian
rules-turns =
    Jedna strona ma czarne kamienie, druga białe. Zwykle plansza jest na początku pusta i zaczynają czarne.

    Strona, która ma ruch, stawia jeden kamień na dowolnym wolnym punkcie. Potem kamienia się nie przesuwa: zostaje tam, gdzie stoi, dopóki nie zostanie zbity albo nie skończy się partia.
    Na obrazku postawiono sześć kamieni w kolejności ich numerów. Teraz znów jest ruch czarnych.

rules-chains-title = Łańcuchy
rules-chains =
    Kamienie jednego koloru, które sąsiadują ze sobą wzdłuż linii, tworzą razem łańcuch. Kamienie sąsiadujące na ukos już nie. Kamień, który stoi sam, też jest łańcuchem.

    Na obrazku liczba na każdym łańcuchu mówi, ile ma on oddechów: 12, 8, 6 i 4. Biały kamień w środku krzyża, na E7, nie ma obok siebie wolnego punktu, a mimo to jest bezpieczny: liczą się oddechy całego łańcucha.
    Na obrazku A, B i C stykają się tylko na ukos, więc są to trzy łańcuchy. Trzy kamienie z literą D to jeden łańcuch.
    Obrazek pokazuje cały przykład ze starej broszury, która daje długiemu białemu łańcuchowi 28 oddechów. Jest ich 29: policz, a K14, który styka się z dwoma jego kamieniami, tylko raz.

# Następuje po help-atari-go.
rules-atari-go =
    Obrazek pokazuje zwykły początek na 9×9: po dwa kamienie każdego koloru stoją już na krzyż i zaczynają czarne. Uważaj na łańcuchy, którym został tylko jeden oddech: zbijaj cudze i ratuj własne.

# Następuje po help-go.
rules-go =
    Obrazek pokazuje partię na 9×9 po ośmiu ruchach. Nic jeszcze nie zostało zbite: obie strony dopiero wytyczają to, co chciałyby otoczyć.

rules-strasbourg-title = Strasburg: liczenie kamieni
rules-strasbourg =
    W drugim kroku zbicie nie kończy partii. Gdy obie strony spasują, wygrywa ta, która ma na planszy więcej kamieni. Wszystko liczy się tak, jak stoi, a zbite kamienie się nie liczą.
    Potrzebujesz więc miejsca na wiele kamieni, i to takiego, do którego druga strona nie ma wstępu. Zostaw sobie jednak dwa osobne wolne punkty, czyli dwoje oczu: gdy jedno z nich się zapełni, można zbić wszystkie te kamienie.

    Na obrazku obie strony zapełniły wszystko, co się dało. Cztery wolne punkty to ich oczy: w cudze oczy grać nie wolno, a własnych zapełniać nie warto. Czarne mają 23 kamienie, a białe 22, więc czarne wygrywają o jeden kamień.

rules-death-title = Fałszywe oczy i martwe kamienie
rules-death =
    Oko jest fałszywe, jeśli na koniec trzeba je samemu zapełnić. Na obrazku biała grupa ma prawdziwe oko oznaczone kwadratem, ale kółko to oko fałszywe: czarne mogą tam zbić kamienie z trójkątami.
    Jeśli białe uratują je ruchem na kółko, zostanie im jedno oko i czarne zbiją wszystko ruchem na kwadrat.

    Grupa, która nie może już zrobić dwojga oczu, jest martwa. Martwych kamieni nie trzeba zbijać: gdy obie strony spasują, schodzą z planszy, jeśli obie się na to zgadzają.
    Na obrazku martwy jest biały kamień z trójkątem. Jest zamknięty, a na dwoje oczu nie ma tam miejsca.

rules-territory-title = Liczenie terytorium
rules-territory =
    Każdy wolny punkt otoczony wyłącznie przez twoje żywe kamienie to dla ciebie jeden punkt, podobnie jak każdy zbity kamień przeciwnika. Brzeg planszy pomaga otaczać. Punkty, które stykają się z oboma kolorami, nie należą do nikogo.

    Na obrazku czarne właśnie zagrały A1 i zbiły trzy kamienie. Czarne otaczają 10 punktów i mają 3 jeńców: 13. Białe otaczają 15 punktów i nie mają jeńców: 15. Białe wygrywają o 2 punkty.
    Martwe kamienie stają się jeńcami, a punkty pod nimi też się liczą. Zbędny kamień na własnym terytorium kosztuje cię jeden punkt.

rules-filling-title = Liczenie przez wypełnianie
rules-filling =
    Na drewnianej planszy liczy się bez dodawania. Jeńcy wracają na planszę, na terytorium własnego koloru, i każdy z nich zabiera tam jeden punkt. Potem wystarczy policzyć same wolne punkty, a przewaga jest taka sama jak przedtem.

    Na obrazku każda strona otacza 16 punktów. Czarne mają jednego jeńca, martwy kamień na B2; białe zbiły dwa czarne kamienie.
    Na obrazku ci trzej jeńcy są już z powrotem na planszy, oznaczeni trójkątami. Na E9, punkcie neutralnym, leży zapasowy kamień, by nikt tego punktu nie policzył. Czarnym zostało 14 punktów, a białym 15: białe wygrywają o jeden punkt.

rules-area-title = Liczenie obszaru
rules-area =
    Gdy liczy się obszar, każdy twój żywy kamień to dla ciebie jeden punkt, podobnie jak każdy wolny punkt otoczony wyłącznie przez takie kamienie. Zbite kamienie się nie liczą. Kamień na własnym obszarze nic nie kosztuje, a każdy zajęty punkt neutralny jest wart jeden punkt.

    Obrazek pokazuje tę samą planszę co strona „{ rules-territory-title }”. Czarne mają 14 kamieni i otaczają 10 punktów: 24. Białe mają 10 kamieni i otaczają 15 punktów: 25. Tu też wygrywają białe, tym razem o jeden punkt. Zwykle oba sposoby liczenia dają tego samego zwycięzcę.

# Następuje po help-gomoku.
rules-gomoku =
    Na obrazku czarne właśnie wygrały: od B3 do F7 stoi na ukos pięć czarnych kamieni w rzędzie.

rules-renju =
    Renju to gomoku z ograniczeniami dla czarnych, które mają przewagę pierwszego ruchu. Czarne wygrywają tylko wtedy, gdy ułożą dokładnie pięć w rzędzie, i na niektórych punktach grać nie mogą; białe mogą grać wszędzie i wygrywają też, gdy ułożą więcej.

    Na obrazku trzy punkty są dla czarnych zakazane. A utworzyłby dwie trójki naraz, B dwie czwórki, a C sześć w rzędzie. Trójka to trzy kamienie, z których dozwolony ruch robi cztery w rzędzie z dwoma otwartymi końcami; czwórka to cztery kamienie, z których jeszcze jeden robi dokładnie pięć.
    Jedna trójka i jedna czwórka razem są dozwolone. Kamień, który tworzy dokładnie pięć, jest zawsze dozwolony i wygrywa.

# Następuje po help-go-bang.
rules-go-bang =
    Na obrazku czarne grają na kółko i zbijają naraz dwie pary, razem cztery kamienie. Biały kamień na D4 zostaje: jest sam.

rules-pair-go-title = Go w parach
rules-pair-go =
    Dwie osoby grają czarnymi i dwie białymi. Kolejność nigdy się nie zmienia: pierwszy gracz czarnych, pierwszy gracz białych, drugi gracz czarnych, drugi gracz białych i znów od początku. Pas zajmuje kolejkę tak samo jak kamień.
    Dopóki partia trwa, partnerzy o niej nie rozmawiają. Na tym polega zabawa: zgadnąć, co miała na myśli druga osoba.

    Na obrazku kamienie 1 i 5 należą do pierwszego gracza czarnych, a kamień 3 do drugiego. Pierwszy gracz białych postawił 2 i 6, a drugi 4.
    `/{ command-together } { command-pair-go }` z opcjami `{ command-opponent }`, `{ command-partner }` i `{ command-second }` zaprasza do tej gry trzy osoby.

rules-etiquette-title = Dobre obyczaje
rules-etiquette =
    Przywitaj się przed partią i podziękuj po niej, bez względu na wynik. Według dawnego zwyczaju pierwszy czarny kamień trafia do prawej górnej ćwiartki planszy, tak jak na obrazku.

    Graj w takim tempie, na jakie się umówiliście; jeśli potrzebujesz przerwy, daj znać przez `/{ command-game } { command-pause }` albo `/{ command-me } { command-vacation }`. Gdy nie ma już na co liczyć, poddaj partię przez `/{ command-game } { command-resign }`, zamiast czekać na czyjś błąd.
    Dopóki partia trwa, nikogo nie proś o rady na jej temat i nikomu ich nie udzielaj.
    Podczas liczenia uczciwie wskazuj martwe kamienie, zwłaszcza własne.

rules-tengen-title = Jak tu grać
rules-tengen =
    `/{ command-challenge }` rzuca komuś wyzwanie. Pod planszą naciśnij **{ table-button-play }** i wybierz punkt; pod **{ table-button-more }** jest cała reszta.
    Nie bój się pomyłek: jeśli ruch jest niedozwolony, mówię tylko tobie, która zasada go zabrania, i możesz wybrać inny. `/{ command-me } { command-boards } { command-hints }` oznacza kamienie, które są w atari.
    Gdy obie strony spasują, wybierz martwe kamienie w menu pod planszą; **{ count-button-agree }** kończy liczenie.

    Punkt pośrodku planszy, ten z kółkiem, nazywa się *tengen*, początek nieba. Stąd wzięło się moje imię. Samo go nazywa się *igo* w Japonii, *weiqi* w Chinach i *baduk* w Korei.

# Ćwiczenia: najpierw pytanie.

rules-try-title = Spróbuj: { $title }
rules-ask-name = Jak się nazywa punkt z kółkiem? Najpierw litera kolumny, potem numer rzędu.
rules-ask-turn = Nikt nie spasował i nic nie zostało zbite. Czyj jest ruch?
rules-ask-liberties = Ile oddechów ma łańcuch z trójkątami?
rules-ask-chains = Ile { $color ->
    [white] białych
   *[black] czarnych
} łańcuchów jest na planszy?
rules-ask-capture = { $color ->
    [white] Ruch białych. Podaj punkt, na którym białe coś zbiją.
   *[black] Ruch czarnych. Podaj punkt, na którym czarne coś zbiją.
}
rules-ask-forbidden = { $color ->
    [white] Ruch białych. Na których wolnych punktach białym nie wolno zagrać? Podaj wszystkie.
   *[black] Ruch czarnych. Na których wolnych punktach czarnym nie wolno zagrać? Podaj wszystkie.
}
rules-ask-eyes = { $color ->
    [white] Ruch białych. Który ruch da łańcuchowi z trójkątami dwoje oczu?
   *[black] Ruch czarnych. Który ruch da łańcuchowi z trójkątami dwoje oczu?
}
rules-ask-dead = Obie strony spasowały. Które łańcuchy są martwe? Podaj po jednym kamieniu z każdego, czarnego i białego.
rules-ask-seki = Na których wolnych punktach żadna strona nie powinna grać? Podaj wszystkie.
rules-ask-gain = { $color ->
    [white] Ruch białych, liczy się terytorium. Czy jakiś ruch da jeszcze białym punkt?
   *[black] Ruch czarnych, liczy się terytorium. Czy jakiś ruch da jeszcze czarnym punkt?
}
rules-ask-points = { $color ->
    [white] Obie strony spasowały. Ile punktów mają białe,
   *[black] Obie strony spasowały. Ile punktów mają czarne,
} { $scoring ->
    [area] gdy liczy się obszar, czyli kamienie i to, co otaczają?
    [stones] gdy liczą się kamienie?
   *[territory] gdy liczą się terytorium i jeńcy? Dotychczas zbite: przez czarne { $black }, przez białe { $white }.
}
rules-ask-filled = { $color ->
    [white] Czarne zbiły { $prisoners ->
        [one] { $prisoners } kamień
        [few] { $prisoners } kamienie
        [many] { $prisoners } kamieni
       *[other] { $prisoners } kamienia
    }. Teraz jeńcy wypełniają terytorium. Ile punktów terytorium zostaje białym?
   *[black] Białe zbiły { $prisoners ->
        [one] { $prisoners } kamień
        [few] { $prisoners } kamienie
        [many] { $prisoners } kamieni
       *[other] { $prisoners } kamienia
    }. Teraz jeńcy wypełniają terytorium. Ile punktów terytorium zostaje czarnym?
}
rules-ask-winner = { $scoring ->
    [area] Obie strony spasowały, liczy się obszar.
    [stones] Obie strony spasowały, liczą się kamienie na planszy.
   *[territory] Obie strony spasowały, liczy się terytorium. Dotychczas zbite: przez czarne { $black }, przez białe { $white }.
} { $komi ->
    [0] Kto wygrywa?
   *[other] Komi wynosi { $komi }. Kto wygrywa?
}
rules-ask-win = { $color ->
    [white] Ruch białych. Białe mogą od razu wygrać. Gdzie?
   *[black] Ruch czarnych. Czarne mogą od razu wygrać. Gdzie?
}
rules-ask-partner = Grają dwie pary i nikt nie spasował. Policz kamienie: czyj jest ruch?

# Z czego się wybiera.
rules-choice = { $choice ->
    [nobody] Nikt: remis
    [gain] Tak, jest taki ruch
    [pass] Nie, pora spasować
    [black-first] Pierwszy gracz czarnych
    [black-second] Drugi gracz czarnych
    [white-first] Pierwszy gracz białych
    [white-second] Drugi gracz białych
   *[other] { $choice }
}

# Co się wypełnia: każde najwyżej 45 znaków.
rules-form-title = Twoja odpowiedź
rules-form-point = Punkt
rules-form-points = Wszystkie punkty
rules-form-stones = Po kamieniu z każdego martwego łańcucha
rules-form-number = Liczba
rules-form-number-example = 7

# Jak poszło.
rules-right = **Dobrze!**
rules-wrong = **Jeszcze nie.** Możesz odpowiedzieć jeszcze raz.
rules-solved = **Odpowiedź**

# Dlaczego dobra odpowiedź jest dobra.
rules-why-name = Ten punkt to { $point }.
rules-why-turn = Kamieni na planszy: czarnych { $black }, białych { $white }. { $color ->
    [white] Zaczynały czarne, więc teraz jest ruch białych.
   *[black] Zaczynały czarne, więc teraz jest ruch czarnych.
}
rules-why-liberties = { $number ->
    [one] Łańcuch ma { $number } oddech: { $points }.
    [few] Łańcuch ma { $number } oddechy: { $points }. Punkt, który styka się z dwoma jego kamieniami, liczy się raz.
    [many] Łańcuch ma { $number } oddechów: { $points }. Punkt, który styka się z dwoma jego kamieniami, liczy się raz.
   *[other] Łańcuch ma { $number } oddechu: { $points }. Punkt, który styka się z dwoma jego kamieniami, liczy się raz.
}
rules-why-chains = { $number ->
    [one] To jeden łańcuch: wszystkie te kamienie łączą się wzdłuż linii.
    [few] Są { $number } łańcuchy, oznaczone literami. Kamienie z tą samą literą łączą się wzdłuż linii.
    [many] Jest { $number } łańcuchów, oznaczonych literami. Kamienie z tą samą literą łączą się wzdłuż linii.
   *[other] Jest { $number } łańcucha, oznaczonego literami. Kamienie z tą samą literą łączą się wzdłuż linii.
}
rules-why-capture = { $color ->
    [white] Białe zbijają na { $points }: to ostatni oddech czarnego łańcucha.
   *[black] Czarne zbijają na { $points }: to ostatni oddech białego łańcucha.
}
rules-why-pair = { $color ->
    [white] Białe zbijają na { $points }: to zamyka pułapkę wokół czarnej pary.
   *[black] Czarne zbijają na { $points }: to zamyka pułapkę wokół białej pary.
}
rules-why-forbidden = { $color ->
    [white] Białym nie wolno zagrać na { $points }, na każdym innym wolnym punkcie wolno.
   *[black] Czarnym nie wolno zagrać na { $points }, na każdym innym wolnym punkcie wolno.
}
rules-why-eyes = To ruch { $points }. Teraz łańcuch otacza dwa osobne punkty i druga strona nigdy nie zajmie obu.
rules-why-dead = Martwe są: { $points }. Są zamknięte i nie mają miejsca na dwoje oczu. Wszystkie inne kamienie żyją.
rules-why-seki = { $points } to ostatnie oddechy łańcuchów obu stron. Kto pierwszy tam zagra, zostanie zbity: to jest seki.
rules-why-gain = { $color ->
    [white] Tak: na { $points } białe zamykają granicę. Żaden inny ruch nic nie daje.
   *[black] Tak: na { $points } czarne zamykają granicę. Żaden inny ruch nic nie daje.
}
rules-why-pass = Nie: to, co zostało, styka się z oboma kolorami i nie należy do nikogo, a kamień na własnym terytorium tylko kosztuje punkt. Pora spasować.
rules-why-points = { $color ->
    [white] Białe otaczają
   *[black] Czarne otaczają
} { $surrounded ->
    [one] { $surrounded } punkt
    [few] { $surrounded } punkty
    [many] { $surrounded } punktów
   *[other] { $surrounded } punktu
} { $scoring ->
    [area] i mają na planszy { $extra ->
        [one] { $extra } kamień
        [few] { $extra } kamienie
        [many] { $extra } kamieni
       *[other] { $extra } kamienia
    }: { $total }.
   *[territory] i { $extra ->
        [0] nie mają jeńców
        [one] mają { $extra } jeńca
        [few] mają { $extra } jeńców
        [many] mają { $extra } jeńców
       *[other] mają { $extra } jeńca
    }: { $total }.
}
rules-why-points-stones = { $color ->
    [white] Białe mają
   *[black] Czarne mają
} na planszy { $total ->
    [one] { $total } kamień
    [few] { $total } kamienie
    [many] { $total } kamieni
   *[other] { $total } kamienia
}.
rules-why-filled = { $color ->
    [white] Białe otaczały
   *[black] Czarne otaczały
} { $surrounded ->
    [one] { $surrounded } punkt
    [few] { $surrounded } punkty
    [many] { $surrounded } punktów
   *[other] { $surrounded } punktu
}, z tego zajęte przez jeńców (z trójkątami): { $prisoners }. Zostaje: { $left }.
rules-why-winner = { $komi ->
    [0] Czarne mają { $black }, białe { $white }.
   *[other] Czarne mają { $black }, białe razem z komi { $white }.
} { $winner ->
    [white] Białe wygrywają o { $margin } { $margin ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
    [black] Czarne wygrywają o { $margin } { $margin ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
   *[nobody] To remis.
}
rules-why-win-capture = { $color ->
    [white] Na { $points } białe zbijają pierwsze i wygrywają.
   *[black] Na { $points } czarne zbijają pierwsze i wygrywają.
}
rules-why-win-five = { $color ->
    [white] Na { $points } białe mają pięć w rzędzie i wygrywają.
   *[black] Na { $points } czarne mają pięć w rzędzie i wygrywają.
}
rules-why-partner = Kamieni na planszy: { $stones }. Cała czwórka gra zawsze w tej samej kolejności. Teraz ruch ma: { $player }.

# Dlaczego zła odpowiedź jest zła, bez zdradzania dobrej.
rules-not-name = To jest { $point }, inny punkt. Idź prosto w dół po literę i prosto w bok po liczbę. Litera I jest pominięta.
rules-not-turn = Policz kamienie. Jeśli obu kolorów jest tyle samo, ruch mają czarne; jeśli czarnych jest o jeden więcej, ruch mają białe.
rules-not-liberties = { $than ->
    [more] { $number } to za dużo. Liczą się tylko wolne punkty, które sąsiadują z łańcuchem wzdłuż linii, i każdy tylko raz.
   *[less] { $number } to za mało. Obejdź cały łańcuch, kamień po kamieniu.
}
rules-not-chains = { $than ->
    [more] { $number } to za dużo. Kamienie, które sąsiadują wzdłuż linii, tworzą razem jeden łańcuch.
   *[less] { $number } to za mało. Kamienie, które stykają się tylko na ukos, nie są połączone.
}
rules-not-capture = Kamień na { $point } niczego nie zbija. Szukaj łańcucha, któremu został jeden oddech.
rules-not-pair = Kamień na { $point } niczego nie zbija. Szukaj dokładnie dwóch kamieni na jednej linii, przy których z jednej strony stoi już twój kamień.
rules-not-forbidden = { $points }: tam zagrać wolno. Kamień ma tam oddech albo zyskuje go dzięki zbiciu, a ko nie stoi na przeszkodzie.
rules-not-forbidden-renju = { $points }: tam czarne zagrać mogą. Nie powstaje ani podwójna trójka, ani podwójna czwórka, ani za długi rząd.
rules-not-all = Jak dotąd dobrze, ale to jeszcze nie wszystko.
rules-not-eyes = Po ruchu { $point } łańcuch nie otacza dwóch osobnych punktów. Szukaj punktu, który dzieli jego przestrzeń.
rules-not-dead = { $points }: tego nie da się zbić, jeśli druga strona dobrze odpowie.
rules-not-seki = { $points }: tam można zagrać bez szkody. Szukaj łańcuchów obu kolorów, które mają wspólne ostatnie oddechy.
rules-not-gain = { $choice ->
    [gain] Spójrz jeszcze raz: punkt, który styka się z oboma kolorami, nic nie jest wart, a kamień na własnym terytorium kosztuje punkt.
   *[pass] Spójrz jeszcze raz: gdzieś w granicy jest jeszcze luka.
}
rules-not-points = { $number } to nie to. Policz jeszcze raz, rząd po rzędzie.
rules-not-winner = { $scoring ->
    [area] Policz jeszcze raz: kamienie na planszy i wolne punkty, które otacza tylko jeden kolor.
    [stones] Policz jeszcze raz: tylko kamienie na planszy.
   *[territory] Policz jeszcze raz: wolne punkty, które otacza tylko jeden kolor, potem jeńców, a na koniec komi dla białych.
}
rules-not-win = { $point } jeszcze nie wygrywa.
rules-not-partner = Kolejność jest taka: pierwszy gracz czarnych, pierwszy gracz białych, drugi gracz czarnych, drugi gracz białych i znów od początku.

# Po partii, pod planszą: co dalej na tej drodze.
rules-step = { $players }, następny krok, gdy przyjdzie ochota: **{ $step }**.
rules-step-named = { $step ->
    [strasbourg] Strasburg na 9×9
   *[territory] Go z terytorium na 9×9
}
rules-button-step = Następny krok
