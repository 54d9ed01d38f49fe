# Strony pomocy. Każda ma najwyżej 4096 znaków.
# stone = kamień
# point = punkt
# chain = łańcuch
# group = grupa
# liberty = oddech
# to capture = zbić
# atari = atari
# suicide = samobójstwo
# ko, superko = ko, superko
# seki = seki
# eye = oko
# dead, alive = martwy, żywy
# pass = pas, spasować
# count = liczenie
# territory = terytorium
# area = obszar
# prisoners = jeńcy
# komi = komi
# handicap stones = kamienie handicapowe
# marked points = oznaczone punkty
# draw (jigo) = remis (jigo)
# rule set = zestaw zasad
# pair = para
# five in a row = pięć w rzędzie
# screen reader = czytnik ekranu

help-shelf-start = Jak grać i w co
help-shelf-rules = Zasady, jedna po drugiej
help-shelf-rule-sets = Zestawy zasad
help-welcome-title = Go na Discordzie
help-welcome =
    Jestem tengen. Ze mną gra się w go i pokrewne gry: pokazuję planszę, sprawdzam każdy ruch i liczę punkty.

    `/{ command-challenge }` proponuje partię komuś konkretnemu albo wszystkim.
    `/{ command-games }` pokazuje twoje partie i prowadzi do tych, które na ciebie czekają.
    `/{ rules-command }` uczy gry w go od pierwszego kamienia.
help-button-offer = Zaproponuj partię
help-button-learn = Naucz się grać w go
help-button-puzzle = Rozwiąż zadanie
help-start-title = Jak ze mną grać
help-start =
    Prowadzę partie go i pokrewnych gier w dowolnym tempie: ruch na minutę albo ruch na dzień.

    `/{ command-challenge }` rzuca wyzwanie komuś konkretnemu albo wszystkim. Kto chce zagrać, naciska **{ challenge-button-accept }** i pojawia się plansza.
    Gdy jest twój ruch, naciśnij **{ table-button-play }** pod planszą i wybierz punkt, albo użyj `/{ command-play } { command-point }:D4`.
    `/{ command-games }` pokazuje twoje partie, z linkami do plansz, które na ciebie czekają.
    { help-organisers-title }: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.

    Kolumny mają litery od lewej, bez litery I; rzędy mają liczby od dołu. `A1` to lewy dolny róg.
    {""}**{ table-button-more }** → **{ table-button-text }** opisuje planszę słowami dla czytnika ekranu; `/{ command-game } { command-board } { command-form }` opisuje ją rząd po rzędzie albo łańcuch po łańcuchu.
help-commands-title = Polecenia
help-commands = Co potrafię:
help-organisers-title = Dla organizatorów
help-organisers =
    Turnieje i tym podobne mają własne polecenia. Dodaje je ten, kto zarządza serwerem, poleceniem `/{ command-club-admin } { setup-command }`.
    Wystarczy jedno polecenie: wiadomość, która się pojawi, ma przyciski do całej reszty.
help-moderators = **Dla moderacji** { $commands }
help-count-title = Liczenie
help-count =
    Gdy obie strony spasują jedna po drugiej, gra się zatrzymuje i zaczyna się liczenie.

    W menu **{ count-menu }** pod planszą wybierz każdy łańcuch, który nie uniknie zbicia: cały łańcuch zostanie zaznaczony jako martwy. Pozostałe są żywe.
    Obrazek pokazuje terytorium i wynik przy takim zaznaczeniu.
    Po każdej zmianie obie strony muszą zgodzić się jeszcze raz. Gdy obie nacisną **{ count-button-agree }** przy tym samym liczeniu, partia się kończy.
    Jeśli nie możecie się dogadać, naciśnij **{ count-button-resume }**: pierwszy ruch ma wtedy przeciwnik.
help-clubs-title = Go w twojej okolicy
help-clubs =
    W go gra się też na żywo. Federacje wiedzą gdzie: kluby, spotkania i turnieje w twojej okolicy, a początkujący są mile widziani.
    Jeśli twojego kraju nie ma na liście, zapytaj federację międzynarodową albo europejską.
help-go =
    Czarne i białe na przemian stawiają po jednym kamieniu na wolnym punkcie. Postawionych kamieni się nie przesuwa.

    Kamienie jednego koloru, które stykają się wzdłuż linii, tworzą łańcuch. Wolne punkty obok łańcucha to jego oddechy; każdy liczy się raz.
    Kto zabiera łańcuchowi przeciwnika ostatni oddech, zbija go: jego kamienie od razu schodzą z planszy.
    Postawienie kamienia, który nawet po zbiciu kamieni przeciwnika nie miałby żadnego oddechu, to samobójstwo: jest niedozwolone.
    {""}**Ko:** gdy pojedynczy kamień właśnie zbił pojedynczy kamień i sam mógłby zostać od razu zbity, przeciwnik musi najpierw zagrać gdzie indziej.

    Spasować wolno zawsze. Dwa pasy z rzędu kończą grę i zaczyna się liczenie.
help-atari-go =
    Go na pierwszy wieczór: kto pierwszy coś zbije, wygrywa.

    Kamienie, łańcuchy i oddechy są takie jak w go. Nie ma ko ani terytorium, a samobójstwo jest niedozwolone.
    Spasować możesz tylko wtedy, gdy nie masz żadnego dozwolonego ruchu.
help-gomoku =
    Czarne i białe na przemian stawiają po jednym kamieniu na wolnym punkcie. Kamieni się nie przesuwa ani nie zbija.

    Kto pierwszy ułoży pięć kamieni w rzędzie bez przerw – w poziomie, w pionie albo na ukos – wygrywa. Pełna plansza bez piątki to remis.
help-go-bang =
    Pięć w rzędzie jak w gomoku, ale ze zbijaniem.

    Para to dwa sąsiednie kamienie jednego koloru na jednej linii. Postaw swoje kamienie na obu końcach pary przeciwnika, a para zejdzie z planszy: w każdym z ośmiu kierunków, także kilka par naraz.
    Między dwa kamienie przeciwnika możesz wejść bez obaw: zbija tylko ten, kto zamyka pułapkę.
    Zbite kamienie się nie liczą; wygrywa pięć w rzędzie.
help-rules-title = Zasady: { $rules }
help-rules = { $rules ->
    [japanese]
        Każdy wolny punkt otoczony wyłącznie przez twoje żywe kamienie to dla ciebie jeden punkt, podobnie jak każdy zbity kamień. Białe dodają komi.
        Grupy, które żyją tylko dzięki punktom neutralnym, są w seki: to, co otaczają, się nie liczy.
        Dwa pasy zatrzymują grę. Potem uzgadniacie, które kamienie są martwe (nie trzeba ich zbijać), a które są w seki; spór można rozegrać na kopii. Zgoda potwierdza też liczenie pokazane obok; dopóki obie strony się nie zgodziły, każda może zgłosić sprzeciw.
        Każda strona może w każdej chwili się poddać; wygrywa wtedy druga (artykuł 11).
        Jeśli pozycja się powtarza, obie strony mogą uzgodnić, że partia kończy się bez wyniku.
        Po dwóch pasach można zażądać dalszej gry: druga strona musi się zgodzić i zaczyna (artykuł 9.3).
        Gdy rozgrywa się spór, ko wolno odbić dopiero po pasie za to właśnie ko (artykuł 7.2).
        Jeśli po pasach znajdzie się ruch, który zmieniłby wynik, i z tego powodu nie ma zgody, przegrywają obie strony (artykuł 13).
        Na drewnianej planszy przesunięty kamień wraca na swój punkt i gra toczy się dalej; bez zgody przegrywają obie strony (artykuł 13.2). Tutaj kamienia nie da się przesunąć.
        Złamanie zasad oznacza natychmiastową przegraną, dopóki obie strony nie potwierdziły liczenia; tutaj decyduje o tym moderacja (artykuł 14).
    [traditional]
        Każdy wolny punkt otoczony wyłącznie przez twoje żywe kamienie to dla ciebie jeden punkt, podobnie jak każdy kamień zbity lub uwięziony na twoim terytorium. Nie ma komi; szanse wyrównuje do dziewięciu kamieni handicapowych.
    [traditional-two-edges]
        Tak jak stoi w broszurze „Go & Go-Bang”, dosłownie: terytorium mogą zamykać najwyżej dwa brzegi planszy, więc wolne punkty sięgające trzech lub czterech brzegów nie należą do nikogo. Nie ma komi.
    [strasbourg]
        Wygrywa ta strona, która na końcu ma na planszy więcej kamieni. Wszystko liczy się tak, jak stoi: nie ma martwych kamieni, a zbite kamienie i terytorium się nie liczą. Dwa pasy kończą partię. Komi jest tylko wtedy, gdy się na nie umówicie.
    [chinese]
        Każdy twój żywy kamień to jeden punkt, podobnie jak każdy wolny punkt otoczony wyłącznie przez takie kamienie, także w seki. Zbite kamienie się nie liczą. Białe dodają komi; za kamienie handicapowe nie ma wyrównania.
        Żaden ruch nie może powtórzyć pozycji, która już była na planszy (superko).
    [tromp-taylor]
        Każdy twój kamień to jeden punkt, podobnie jak każdy wolny punkt, do którego sięgają wyłącznie twoje kamienie. Dwa pasy kończą partię i wszystko liczy się tak, jak stoi: zbij wcześniej to, co uważasz za martwe.
        Żaden ruch nie może powtórzyć pozycji, która już była na planszy (superko). Jeśli po twoim ruchu własny łańcuch zostaje bez oddechów, schodzi z planszy: samobójstwo kilku kamieni jest dozwolone.
    [new-zealand]
        Każdy twój żywy kamień to jeden punkt, podobnie jak każdy wolny punkt otoczony wyłącznie przez takie kamienie. Białe dodają komi, zwykle 7.
        Żaden ruch nie może powtórzyć pozycji, która już była na planszy przy ruchu tej samej strony (superko). Jeśli po twoim ruchu własny łańcuch zostaje bez oddechów, schodzi z planszy: samobójstwo jest dozwolone.
    [atari-go]
        Partia zaczyna się od dwóch czarnych i dwóch białych kamieni ustawionych na krzyż pośrodku planszy. Wygrywa pierwsze zbicie choćby jednego kamienia.
    [atari-go-empty]
        Partia zaczyna się na pustej planszy. Wygrywa pierwsze zbicie choćby jednego kamienia.
    [gomoku]
        Wygrywa pięć w rzędzie, a dłuższy rząd też: pięć się w nim mieści.
    [gomoku-exact]
        Wygrywa tylko rząd dokładnie pięciu kamieni; sześć lub więcej nie wygrywa.
    [renju]
        Czarne wygrywają tylko wtedy, gdy ułożą w rzędzie dokładnie pięć kamieni; białe, gdy ułożą pięć lub więcej.
        Jeden czarny kamień nie może tworzyć dwóch trójek, dwóch czwórek ani sześciu lub więcej w rzędzie (podwójna trójka, podwójna czwórka, za długi rząd), chyba że tworzy też dokładnie pięć. Trójka liczy się, jeśli dozwolony ruch robi z niej cztery w rzędzie z dwoma otwartymi końcami. Białe mogą grać wszędzie.
        Bot odrzuca zakazany ruch i pokazuje dlaczego; nikt przez to nie przegrywa.
    [go-bang]
        Pary przeciwnika między dwoma twoimi kamieniami są zbijane. Wygrywa pięć w rzędzie, a dłuższy rząd też. Zbite pary się nie liczą.
    [go-bang-exact]
        Pary przeciwnika między dwoma twoimi kamieniami są zbijane. Wygrywa tylko rząd dokładnie pięciu kamieni; sześć lub więcej nie wygrywa.
    [go-bang-plain]
        Pierwsza odmiana z broszury: nic się nie zbija. Wygrywa pięć w rzędzie, a dłuższy rząd też.
    [go-bang-plain-exact]
        Pierwsza odmiana z broszury: nic się nie zbija. Wygrywa tylko rząd dokładnie pięciu kamieni; sześć lub więcej nie wygrywa.
    [pente]
        Pary przeciwnika między dwoma twoimi kamieniami są zbijane. Wygrywa pięć w rzędzie, a dłuższy rząd też; tak samo pięć zbitych par.
    [pente-exact]
        Pary przeciwnika między dwoma twoimi kamieniami są zbijane. Wygrywa rząd dokładnie pięciu kamieni, tak samo pięć zbitych par; sześć lub więcej w rzędzie nie wygrywa.
   *[territory]
        Każdy wolny punkt otoczony wyłącznie przez twoje żywe kamienie to dla ciebie jeden punkt, podobnie jak każdy zbity kamień. Punkty neutralne i te wewnątrz seki się nie liczą.
        Martwe kamienie zdejmuje się przed liczeniem i one też są zbite. Białe dodają komi, jeśli się na nie umówicie; zwykle jest to 5,5. Równa liczba punktów to remis (jigo).
}
help-rules-captures =
    Wygrywa ta strona, która pierwsza zbije { $stones ->
        [one] { $stones } kamień
        [few] { $stones } kamienie
        [many] { $stones } kamieni
       *[other] { $stones } kamienia
    }, za jednym razem albo stopniowo.

# Zasady jedna po drugiej. To, co strona mówi o swoim obrazie, jest sprawdzane według assets/rules.
help-liberties-title = Oddechy i łańcuchy
help-liberties =
    Kamień ma oddech na każdym wolnym punkcie, który sąsiaduje z nim wzdłuż linii: cztery na środku planszy, trzy na brzegu, dwa w rogu.
    Kamienie jednego koloru, które stykają się wzdłuż linii, to jeden łańcuch. Łańcuch ma wspólne oddechy i zostaje albo ginie w całości.

    Na obrazku czarny łańcuch ma sześć oddechów, oznaczonych kółkami. C5 styka się z dwoma jego kamieniami, a mimo to liczy się raz; jeden oddech zabrały białe ruchem D6.
help-capture-title = Zbijanie
help-capture =
    Kto zabiera łańcuchowi przeciwnika ostatni oddech, zbija go: wszystkie jego kamienie od razu schodzą z planszy i zostają jeńcami. Jeden ruch może zbić kilka łańcuchów.
    Łańcuch, któremu został jeden oddech, jest w atari.

    Na obrazku biały łańcuch z trójkątami jest w atari. Czarne grają na kółko, oba kamienie schodzą z planszy, a ich punkty znów są wolne.
    Na obrazku czarny kamień nie jest jeszcze zbity: zostały mu dwa oddechy, oznaczone trójkątami. To także oddechy białych kamieni, ale niczego to nie zmienia: białe muszą zająć oba.
help-suicide-title = Samobójstwo
help-suicide =
    Nie wolno zabrać ostatniego oddechu własnemu łańcuchowi. Ale najpierw jest zbijanie: jeśli ruch zabiera ostatni oddech łańcuchowi przeciwnika, ten schodzi z planszy i robi miejsce.

    Na obrazku czarnym nie wolno zagrać na krzyżyk: oba sąsiednie kamienie są białe i mają oddechy gdzie indziej. Na kółko czarnym zagrać wolno, bo ten ruch zbija dwa białe kamienie.
    Nieliczne zestawy zasad (Tromp-Taylor, nowozelandzkie) pozwalają na samobójstwo; łańcuch schodzi wtedy z planszy.
help-ko-title = Ko
help-ko =
    Dwa kamienie mogłyby zbijać się nawzajem bez końca. Ko to przerywa: kamień, który właśnie zbił pojedynczy kamień i stoi sam, mając tylko ten jeden oddech, nie może zostać zbity w następnym ruchu.

    Na obrazku czarne właśnie zbiły kamień na C4 kamieniem w kółku, więc białym nie wolno jeszcze zagrać na krzyżyk. Białe grają gdzie indziej albo pasują, a potem mogą odbić, jeśli czarne nie zajęły C4.
    To nie ko, gdy zbity zostaje więcej niż jeden kamień albo gdy zbijający kamień należy do łańcucha.
help-superko-title = Superko
help-superko =
    Przy liczeniu obszaru żaden ruch nie może powtórzyć pozycji, która już była na planszy, choćby bardzo dawno temu. Spasować wolno zawsze.

    Na obrazku białe zagrały A1, poświęcając dwa kamienie; czarne zbiły oba kamieniem w kółku. Gdyby białe zbiły go teraz ruchem na krzyżyk, cała plansza wyglądałaby tak jak przed A1, więc białe muszą najpierw zagrać gdzie indziej.
    Superko sytuacyjne (zasady nowozelandzkie) uznaje pozycję za tę samą tylko wtedy, gdy ruch ma ta sama strona. Według zasad japońskich taki cykl może trwać dalej, a obie strony mogą uzgodnić, że partia kończy się bez wyniku.
help-life-title = Życie i śmierć: dwoje oczu
help-life =
    Grupa, która otacza dwa osobne punkty, czyli swoje oczy, żyje na zawsze: żeby ją zbić, trzeba by zająć oba naraz, a każdy z osobna to samobójstwo.
    Jedno oko nie wystarczy.

    Na obrazku czarna grupa na dole ma dwoje oczu: białym nie wolno zagrać na żaden z krzyżyków. Biała grupa w prawym górnym rogu ma tylko jedno oko: czarne grają na kółko i ją zbijają.
    Czarna grupa na obrazku wygląda bezpiecznie, ale jej dwa wolne punkty sąsiadują ze sobą i tworzą tylko jedno oko. Białe grają na kółko i zaczynają ją rozbijać od środka: jeśli czarne zbiją ten kamień z A1, białe grają na kółko jeszcze raz i zbijają wszystko.
    Grupa, która nie może zrobić dwojga oczu, jest martwa. Jeśli obie strony się co do tego zgadzają, po grze schodzi z planszy bez zbijania.
help-seki-title = Seki
help-seki =
    Czasem żadna strona nie może zbić drugiej i obie żyją bez dwojga oczu: to jest seki.

    Na obrazku łańcuchy z trójkątami i kwadratami mają wspólne dwa ostatnie oddechy, oznaczone kółkami. Kto zagra na jeden z nich, zostanie zbity na drugim, więc obie strony zostawiają wszystko tak, jak jest.
    Według zasad japońskich to, co otaczają grupy w seki, się nie liczy. Przy liczeniu obszaru liczą się ich kamienie, a także punkty otoczone wyłącznie przez nie.
help-passing-title = Pas
help-passing =
    W go możesz spasować zawsze, gdy jest twój ruch. Rezygnujesz tylko z ruchu i z niczego więcej, a zwykłe ko przestaje po pasie obowiązywać.
    Dwa pasy z rzędu zatrzymują grę.

    Pasuj, gdy żaden ruch nic już nie daje: tam, gdzie liczy się terytorium, kamień na własnym terytorium kosztuje jeden punkt. Na obrazku zostało już tylko kółko. Styka się z oboma kolorami, więc gdy liczy się terytorium, nikt nic tam nie zyska.
    W atari-go możesz spasować tylko wtedy, gdy nie masz dozwolonego ruchu, w gomoku i go-bangu wcale.
help-scoring-title = Terytorium, obszar, kamienie
help-scoring =
    Co się liczy na końcu, zależy od zestawu zasad. **Terytorium:** wolne punkty otoczone wyłącznie przez twoje żywe kamienie oraz twoi jeńcy. **Obszar:** twoje żywe kamienie i wolne punkty otoczone wyłącznie przez nie. **Kamienie:** te, które masz na planszy.

    Na obrazku czarne mają 18 punktów terytorium, a białe 12; licząc obszar, jest 27 do 21, a licząc kamienie, 9 do 9. E1 styka się z oboma kolorami i nie należy do nikogo.
    Martwe kamienie schodzą z planszy przed liczeniem, chyba że wszystko liczy się tak, jak stoi.
help-handicap-title = Handicap i komi
help-handicap =
    Kto zaczyna, ma przewagę. Wyrównuje ją komi: tyle punktów dolicza się na końcu białym, a pół punktu wyklucza remis.

    Jeśli jedna strona gra lepiej, drugiej pomaga handicap. Słabsza strona bierze czarne: zamiast pierwszego ruchu na oznaczonych punktach stoi od dwóch do dziewięciu czarnych kamieni i zaczynają białe. Obrazek pokazuje cztery z nich na 9×9. Komi jest wtedy małe: 0,5 albo żadne.
help-pairs-title = Pary i pułapka
help-pairs =
    W go-bangu i pente dwa sąsiednie kamienie na jednej linii to para. Kto postawi własne kamienie tuż przy obu jej końcach, zbija parę: w poziomie, w pionie i na ukos, także kilka par naraz. Pojedynczych kamieni i trzech w rzędzie zbić się nie da.

    Na obrazku czarne grają na kółko i zbijają dwa kamienie. Na kwadrat czarne mogą zagrać bez obaw, choć ich para stanie wtedy między dwoma białymi kamieniami: zbija tylko ten, kto zamyka pułapkę.

# Pod planszą, gdy para właśnie weszła między kamienie przeciwnika.
help-moved-in-between = { $points } stoją teraz między dwoma kamieniami przeciwnika i zostają: zbija tylko ten, kto zamyka pułapkę.

# Obrazy słowami.
help-alt-part = Plansza { $columns } na { $rows }, od { $from } do { $to }.
help-alt-cross = Z krzyżykiem: { $points }.
help-alt-circle = Z kółkiem: { $points }.
help-alt-triangle = Z trójkątem: { $points }.
help-alt-square = Z kwadratem: { $points }.
help-alt-written = Napisy na punktach: { $points }.
help-alt-territory = { $color ->
    [white] Terytorium białych
   *[black] Terytorium czarnych
}: { $points }.
help-alt-partial = To nie wszystko, co pokazuje obrazek.
