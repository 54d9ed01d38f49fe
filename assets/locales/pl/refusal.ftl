# Każde „nie” i każde „nie mogę”. Czyta to tylko ten, kto pytał.
# challenge = wyzwanie
# turn = ruch
# count = liczenie
# chain = łańcuch
# liberty = oddech
# stone = kamień
# point = punkt
# ko, superko = ko, superko
# suicide = samobójstwo
# to recapture = odbić
# pass = pas, spasować
# seki = seki
# dispute = spór
# handicap = handicap
# komi = komi
# rank = stopień
# Pair Go = go w parach
# substitute = zmiennik
# moderator = moderacja

refusal-against-oneself = Nie możesz rzucić wyzwania sobie. Nie podawaj przeciwnika, a wyzwanie będzie mógł przyjąć każdy.
refusal-against-program = { $name } to bot i nie gra.
refusal-against-me = Tutaj nie gram. Ze mną zagrasz przez `/{ command-challenge } { opponent-level }:5`.
refusal-own-challenge = To twoje własne wyzwanie: przyjąć je musi ktoś inny.
refusal-only-invited = To wyzwanie może przyjąć tylko { $invited }.
refusal-nobody-invited = To wyzwanie jest otwarte dla wszystkich, więc nie ma czego odrzucać.
refusal-only-challenger = To wyzwanie może wycofać tylko { $challenger }.
refusal-expired = To wyzwanie wygasło { $at }. Rzuć nowe: `/{ command-challenge }`.
refusal-already-accepted = To wyzwanie zostało już przyjęte.
refusal-declined = To wyzwanie zostało odrzucone.
refusal-withdrawn = To wyzwanie zostało wycofane.
refusal-replaced = To wyzwanie zastąpiono innym, na innych warunkach.
refusal-lapsed = To wyzwanie wygasło.
refusal-not-due = Na to jeszcze za wcześnie.
refusal-only-the-bot = To mogę zrobić tylko ja.
refusal-not-started = Partia się jeszcze nie zaczęła: nikt nie przyjął wyzwania.
refusal-not-a-player = Nie grasz w tej partii.
refusal-not-your-turn = To nie twój ruch: teraz grają { $to-move ->
    [white] białe
   *[black] czarne
}.
refusal-game-over = Ta partia jest zakończona.
refusal-record-full = Ta partia osiągnęła limit { $most } kroków, licząc cofnięcia i prośby. Można ją już tylko zakończyć: poddaj ją, zgódź się na liczenie albo poproś moderację.
refusal-count-in-progress = Obie strony spasowały i zaczęło się liczenie. Żeby grać dalej, naciśnij „{ count-button-resume }” pod planszą.
refusal-not-counting = Zaznaczać łańcuchy i zgadzać się na liczenie można dopiero, gdy spasują obie strony.
refusal-no-stone-there = Na { $point } nie ma kamienia. Podaj po jednym kamieniu z każdego łańcucha.
refusal-nothing-to-change = Tak już jest.
refusal-already-agreed = Twoja strona już zgodziła się na to liczenie; druga jeszcze nie.
refusal-off-board = **Poza planszą:** { $point } nie leży na tej planszy. Na { $size } są punkty od A1 do { $last }.
refusal-occupied = **Punkt zajęty:** na { $point } już stoi kamień.
refusal-ko = **Ko:** ruch na { $point } od razu odbiłby kamień.
refusal-ko-of = **Ko:** ruch na { $point } od razu odbiłby { $stone }.
refusal-superko = **Superko:** kamień na { $point } powtórzyłby pozycję { $number ->
    [0] z początku partii
   *[other] po ruchu { $number }
}.
refusal-suicide = **Samobójstwo:** kamień na { $point } nie miałby żadnego oddechu i niczego nie zbija.
refusal-pass-forbidden = **Pas niedozwolony:** w tej grze nie wolno spasować, dopóki masz dozwolony ruch.
refusal-why-occupied = { $color ->
    [white] To biały kamień
   *[black] To czarny kamień
}, a kamieni się nie przesuwa. Wybierz wolny punkt.
refusal-why-ko = { $color ->
    [white] Biały kamień na { $taker } właśnie zbił pojedynczy kamień na { $point }
   *[black] Czarny kamień na { $taker } właśnie zbił pojedynczy kamień na { $point }
}. Najpierw zagraj gdzie indziej; potem możesz odbić, jeśli nadal się da.
refusal-why-ko-in-trial = Gdy rozgrywa się spór, na { $point } możesz odbić dopiero po tym, jak spasujesz za to ko: naciśnij „{ count-button-pass-for-ko }”.
refusal-why-superko = Według tych zasad żaden ruch nie może powtórzyć pozycji, która już była na całej planszy. Najpierw zagraj gdzie indziej.
refusal-earlier-picture = Drugi obrazek to wcześniejsza pozycja; kwadraty pokazują, czym różni się od obecnej.
refusal-why-suicide-alone = { $color ->
    [white] Białe kamienie na { $points }
   *[black] Czarne kamienie na { $points }
} zabierają mu wszystkie oddechy, a same jeszcze jakieś mają.
refusal-why-suicide-chain = { $point } to ostatni oddech twoich własnych kamieni na { $points }: odbierasz im go.
refusal-double-three = **Podwójna trójka:** ruchem { $point } czarne utworzyłyby dwie trójki naraz, a tego renju zabrania.
refusal-double-four = **Podwójna czwórka:** ruchem { $point } czarne utworzyłyby dwie czwórki naraz, a tego renju zabrania.
refusal-overline = **Za długi rząd:** po ruchu { $point } czarne miałyby sześć lub więcej w rzędzie, a tego renju zabrania.
refusal-why-rows = Jedną tworzą { $point } i { $first } (trójkąty), drugą { $point } i { $second } (kwadraty).
refusal-why-overline = Do rzędu z { $point } należą też { $points } (trójkąty). Czarnym wygraną daje tylko dokładnie pięć.
refusal-button-read = Więcej: { $title }
refusal-shape = „{ $text }” to nie punkt. Wpisz literę i liczbę, na przykład D4.
refusal-means-pass = „{ $text }” to nie punkt. Aby spasować, użyj `/{ command-game } { command-pass }`.
refusal-letter-i = „{ $text }” to nie punkt: na planszach do go pomija się literę I, po H jest J.
refusal-too-far = „{ $text }” leży poza największą planszą, która kończy się na T19.
refusal-too-long = To za długie. Punkt to litera i liczba, na przykład D4.
refusal-no-points = Podaj po jednym kamieniu z każdego łańcucha, na przykład D4 E5.
refusal-one-stone = Zagraj jeden kamień: kilka naraz stawia się tylko przy handicapie.
refusal-too-many-stones = Kamienie handicapowe do postawienia: { $stones }. Tu jest ich więcej.
refusal-none-placed = { $why } Nie postawiono żadnego kamienia.
refusal-too-many-points = To za dużo naraz. Zaznaczaj po kilka łańcuchów.
refusal-bad-size = { terms-game }: nie na planszy tego rozmiaru. Możliwe: { $sizes }.
refusal-bad-handicap = { terms-game } na { $size }: takiego handicapu nie ma.
refusal-bad-komi = „{ $text }” to nie komi. Wpisz liczbę punktów do 361, całych lub połówek, na przykład 6,5.
refusal-no-komi = { terms-game }: w tej grze nie liczy się punktów, więc nie ma komi.
refusal-no-komi-by-rules = Według tych zasad nie ma komi. Pomiń je albo wybierz inne zasady.
refusal-komi-too-large = Komi { $komi } to więcej, niż plansza { $size } ma punktów.
refusal-bad-number = „{ $text }” to nie jest tu właściwa liczba.
refusal-bad-game = Nie znam gry „{ $text }”.
refusal-bad-rules = { terms-game }: nie ma zasad „{ $text }”. Wybierz z podpowiedzi.
refusal-bad-choice = „{ $text }” nie jest jedną z możliwości.
refusal-contradiction = Dwa z wybranych warunków wykluczają się. Wybierz tylko jeden z nich.
refusal-missing-option = Czegoś brakuje. Wypełnij wszystkie wymagane pola.
refusal-name-the-game = Masz kilka takich partii. Wskaż jedną opcją „{ command-table }”.
refusal-name-the-game-there = Wskaż partię opcją „{ command-table }”.
refusal-not-a-place-to-play = Partia może toczyć się dalej tylko na kanale serwera, na którym mogę pisać.
refusal-no-such-game = Żadna partia nie pasuje do „{ $text }”. `/{ command-games }` pokazuje twoje partie.
refusal-no-game = Nie masz tu żadnej partii. Rzuć komuś wyzwanie: `/{ command-challenge }`.
refusal-no-running-game = Nie masz żadnej partii w toku. Rzuć komuś wyzwanie: `/{ command-challenge }`.
refusal-being-counted = Trwa liczenie twojej partii, więc teraz nie można wykonać ruchu. Pokaże ją `/{ command-game } { command-board }`.
refusal-no-count = Nie masz żadnej partii w trakcie liczenia.
refusal-moved-on = Od tamtej wiadomości partia { $number } poszła dalej. Oto jej obecny stan.
refusal-unknown-command = Nie znam tego polecenia. Może jest starsze albo nowsze ode mnie: spróbuj znów za kilka minut.
refusal-unknown-button = Ten przycisk już nie działa. `/{ command-game } { command-board }` pokaże twoją partię z działającymi przyciskami.
refusal-repeated = To jest już zrobione.
refusal-corrupt = Nie mogę odczytać zapisu partii { $number }. Nic nie zostało usunięte; powiedz o tym, proszę, opiekunowi bota.
refusal-corrupt-other = Nie mogę odczytać jednego z potrzebnych zapisów. Nic nie zostało usunięte; powiedz o tym, proszę, opiekunowi bota.
refusal-trouble = Przepraszam, po mojej stronie coś poszło nie tak, ale nic się nie zmieniło. Spróbuj, proszę, za chwilę.
refusal-uncertain = Przepraszam, właśnie w tej chwili zerwało się połączenie z bazą danych i nie wiem, czy to się zapisało. Sprawdź, zanim spróbujesz ponownie.
refusal-partners-turn = To ruch twojej strony, ale teraz gra { $partner }: partnerzy grają na zmianę.
refusal-nothing-to-object-to = Nie ma czego się sprzeciwiać: nikt jeszcze nie zgodził się na to liczenie.
refusal-trial-in-progress = Trwa rozgrywanie sporu. Najpierw zakończcie je dwoma pasami albo naciśnij „{ count-button-end-trial }”.
refusal-no-trial = Nie rozgrywa się teraz żadnego sporu.
refusal-no-trial-by-these-rules = Według tych zasad dalsza gra nic nie kosztuje: naciśnij zamiast tego „{ count-button-resume }”.
refusal-no-repetition = Partia może skończyć się bez wyniku tylko wtedy, gdy powtórzyła się pozycja, a tak nie było.
refusal-no-seki = Według tych zasad seki niczego nie zmienia w liczeniu.
refusal-no-legal-point = Nie możesz postawić kamienia na żadnym punkcie. Spasuj.
refusal-no-ko = Nie ma ko, za które możesz spasować.
refusal-nothing-proposed = Nikt niczego nie zaproponował.
refusal-already-proposed = Jest już propozycja i czeka na odpowiedź.
refusal-already-consented = Twoja odpowiedź już jest; brakuje jeszcze jednej.
refusal-own-proposal = To propozycja twojej strony: przyjąć ją muszą inni.
refusal-not-pairs = Zmienników można mieć tylko w go w parach i w rengo, i tylko we własnych partiach.
refusal-not-your-seat = { $player } nie gra po twojej stronie.
refusal-not-seated = { $player } nie gra w tej partii.
refusal-seated-twice = { $player } nie może grać dwa razy w tej samej partii.
refusal-pairs-play-go = W parach można grać tylko w go.
refusal-pairs-by-lot = W go w parach wybierz kolor albo zostaw go losowym.
refusal-already-joined = Z twojej strony wyzwanie jest już przyjęte; czekamy na pozostałych.
refusal-only-a-moderator = To może zrobić tylko moderacja.
refusal-other-club = Ta partia nie należy do tego serwera.
refusal-other-channel = Ta partia należy do innego kanału. Rozstrzygnij ją tam.
refusal-no-captures = { terms-game }: w tej grze nie decyduje liczba zbitych kamieni.
refusal-bad-rank = „{ $text }” to nie stopień. Wpisz od 30k do 1k albo od 1d do 9d.
refusal-bad-numbers = Z „{ $text }” nie wynika, o które ruchy chodzi. Wpisz 10, by zobaczyć ostatnie dziesięć, „od 25”, by zobaczyć wszystkie od ruchu 25, albo „wszystkie”.
refusal-no-such-move = Nie ma ruchu { $number }: { $moves ->
    [0] nie zagrano jeszcze żadnego ruchu
    [one] zagrano dotąd jeden ruch
    [few] zagrano dotąd { $moves } ruchy
    [many] zagrano dotąd { $moves } ruchów
   *[other] zagrano dotąd { $moves } ruchu
}.
refusal-not-yet = Ruch { $number } jest późniejszy niż pozycja, o którą prosisz: { $shown ->
    [0] to pozycja przed pierwszym ruchem
   *[other] to pozycja po ruchu { $shown }
}.
refusal-file-too-large = Plik jest za duży: limit to { $size } KiB.
refusal-file-unavailable = Nie udało mi się pobrać pliku. Wyślij go jeszcze raz.
refusal-no-record = Do tej wiadomości nie dołączono zapisu partii. Czytam SGF, GIB, NGF i UGF.
refusal-bad-record = Nie umiem odczytać tego pliku jako zapisu partii.
refusal-unreadable = Discord przysłał mi coś, czego nie umiem odczytać, więc nic się nie zmieniło. Jeśli to się powtórzy, powiedz o tym opiekunowi bota.
refusal-refused-but-done = Zrobione, ale Discord odrzucił moją odpowiedź. Spróbuję pokazać ją inaczej; `/{ command-game } { command-board }` pokazuje stan partii.
refusal-refused-and-not-done = Discord odrzucił moją odpowiedź i nic się nie zmieniło. Powiedz o tym opiekunowi bota.
refusal-refused-perhaps-done = Discord odrzucił moją odpowiedź, więc nie mogę jej tu pokazać. Jeśli miała to być zmiana, może już jest wprowadzona: sprawdź, zanim spróbujesz ponownie.
refusal-hidden = **Tę odpowiedź widzisz tylko ty.** Używasz mnie tu jako aplikacji zewnętrznej, a bez uprawnienia „Używanie zewnętrznych aplikacji” Discord ukrywa moje odpowiedzi przed wszystkimi innymi. Poproś moderację o to uprawnienie albo o dodanie mnie do serwera, albo graj na innym kanale.
refusal-no-cards = -# Brakuje mi tu uprawnienia „Umieszczanie linków”, więc zamiast karty jest zwykły tekst.
