# Ruchy warunkowe: plan, który widzi tylko jego autor, i odpowiedzi zagrane według niego.
# conditional moves = ruchy warunkowe
# plan = plan
# line = wariant
# answer = odpowiedź
# to drop = skreślić
# pass = pas
# to capture = zbić
# handicap stones = kamienie handicapowe

plan-command = jeśli
plan-command-about = Zaplanuj odpowiedzi, które widzisz tylko ty: jeśli zagrają tam, zagrasz tu
plan-they = ruch
plan-they-about = Co może zagrać przeciwnik, na przykład D4; pas to też ruch
plan-me = odpowiedź
plan-me-about = Co wtedy odpowiadasz, na przykład E5
plan-line = wariant
plan-line-about = Dłuższy wariant, zaczyna ruch przeciwnika: D4 E5 F6 G7
plan-drop = skreśl
plan-drop-about = Wariant do skreślenia z planu, na przykład D4 E5 F6; „wszystko” skreśla cały plan
plan-pass = pas
plan-heading = Twój plan w partii { $number }
plan-legend = Ruch przeciwnika → twoja odpowiedź. Co jest bardziej wcięte, następuje potem. Nikt inny tego nie widzi.
plan-nothing = Nie masz planu w partii { $number }. Podaj ruch przeciwnika i swoją odpowiedź, na przykład `/{ plan-command } { plan-they }:D4 { plan-me }:E5`; nikt inny tego nie zobaczy.
plan-picture = Obraz pokazuje wariant { $line }.
plan-added = Zaplanowane: { $line }.
plan-replaced = To zastępuje inną odpowiedź i wszystko, co było zaplanowane po niej.
plan-dropped = Skreślone: { $line } i wszystko, co było zaplanowane potem.
plan-cleared = Twój plan jest skreślony.
plan-button-add = Dodaj wariant
plan-button-clear = Skreśl plan
plan-drop-placeholder = Skreśl wariant i wszystko po nim
plan-form-title = Partia { $number }: wariant do planu
plan-form-line = Ruch przeciwnika, odpowiedź i tak dalej
plan-deviated = Przeciwnik zagrał { $point }, czego twój plan nie przewidywał: plan jest skreślony.
plan-deviated-pass = Przeciwnik spasował, czego twój plan nie przewidywał: plan jest skreślony.
plan-impossible = Zaplanowana odpowiedź { $point } okazała się niemożliwa, gdy przyszła na nią pora: twój plan jest skreślony.
plan-upset = Partia nie potoczyła się zgodnie z planem: ktoś cofnął ruch, odpowiedź była inna albo zaczęło się liczenie. Twój plan jest skreślony.
plan-over = Gracze nie robią już ruchów na przemian: twój plan jest skreślony.
plan-dropped-by-game = Partia { $number } potoczyła się inaczej, niż przewidywał twój plan: plan jest skreślony. { $place }
plan-more = Planowanie
plan-more-about = Zobacz lub zmień swoje odpowiedzi na przyszłe ruchy; widzisz je tylko ty
plan-not-playing = Planować możesz, dopóki gracze robią ruchy na przemian.
plan-pairs = W go w parach nie da się planować: pomiędzy wypadają ruchy twojego partnera.
plan-placing = Planować możesz, gdy kamienie handicapowe już stoją.
plan-own-turn = Teraz twój ruch: najpierw zagraj, a potem zaplanuj, co dalej.
plan-empty = Podaj co najmniej jeden ruch przeciwnika i swoją odpowiedź.
plan-both = Podaj obie opcje: `{ plan-they }` (co zagra przeciwnik) i `{ plan-me }` (co ty na to).
plan-no-answer = Wariant kończy się ruchem przeciwnika. Dodaj swoją odpowiedź.
plan-too-deep = Wariant może mieć najwyżej { $most } { $most ->
    [one] odpowiedź
    [few] odpowiedzi
    [many] odpowiedzi
   *[other] odpowiedzi
}.
plan-too-many = Plan może mieć najwyżej { $most } { $most ->
    [one] odpowiedź
    [few] odpowiedzi
    [many] odpowiedzi
   *[other] odpowiedzi
}.
plan-bad-move = Ruch { $number } wariantu: { $reason }
plan-illegal = Ruch { $number } wariantu nie byłby tam możliwy. { $reason }
plan-not-planned = Ruchu { $number } tego wariantu nie ma w twoim planie.
plan-answered = { terms-color } zgodnie z planem odpowiedziały ruchem { $point }.
plan-captured = { terms-color } zgodnie z planem odpowiedziały ruchem { $point } i zbiły { $stones ->
    [one] jeden kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}.
plan-passed = { terms-color } zgodnie z planem spasowały.
plan-after = { $first } { $then }
