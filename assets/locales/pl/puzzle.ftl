# Zadania: pozycja z pytaniem. Kartę widzą wszyscy, odpowiedzi są prywatne.
# puzzle = zadanie
# level = poziom, od 1 do 5
# solution = rozwiązanie; try = próba
# Poza tym słowa jak w rules.ftl.
puzzle-command = zadanie
puzzle-command-about = Zadania do rozwiązania prywatnie albo ze wszystkimi tutaj
puzzle-now = teraz
puzzle-now-about = Rozwiązuj zadania prywatnie, jedno po drugim
puzzle-topic = temat
puzzle-topic-about = Temat (domyślnie dowolny)
puzzle-level = poziom
puzzle-level-about = Poziom na początek, od 1 do 5
puzzle-topic-named = { $topic ->
    [captures] Zbijanie
    [forbidden] Zakazane punkty
    [atari-go] Atari-go
    [ko] Ko
    [stones] Liczenie kamieni
    [territory] Liczenie terytorium
    [dead-chains] Martwe łańcuchy
    [five] Pięć w rzędzie
    [pairs] Zbijanie par
    [life-and-death] Życie i śmierć
    [capturing] Zbijanie i ratowanie
    [study] Studium
   *[liberties] Oddechy
}
puzzle-title = Zadanie { $number }: { $topic }
puzzle-here = Codzienne zadanie: { $channels }
puzzle-level-of = Poziom { $level } z 5
puzzle-tally = Próbowało: { $tried } · rozwiązało: { $solved }
puzzle-closes = Zamyka się { $until }. Odpowiedzi są prywatne, a liczy się pierwsza próba.
puzzle-closed = To zadanie jest zamknięte.
puzzle-button-next = Następne zadanie
puzzle-button-post-here = Zamieść tutaj
puzzle-in-a-row = **{ $number } z rzędu**
puzzle-button-close = Zakończ zadanie
puzzle-close-question = Zakończyć teraz zadanie { $number }? Wszyscy zobaczą rozwiązanie, a kolejne odpowiedzi nie będą się liczyć.
puzzle-closed-now = Zadanie { $number } jest zamknięte.
puzzle-ask-captures = { $color ->
    [white] Białe grają na { $point }. Które kamienie zbijają? Podaj po jednym kamieniu z każdego łańcucha.
   *[black] Czarne grają na { $point }. Które kamienie zbijają? Podaj po jednym kamieniu z każdego łańcucha.
}
puzzle-ask-ko = { $color ->
    [white] Na { $point } zbito biały kamień. Czy białym wolno tam teraz odbić?
   *[black] Na { $point } zbito czarny kamień. Czy czarnym wolno tam teraz odbić?
}
puzzle-ask-five = { $color ->
    [white] Ruch białych. Na których punktach białe ułożą pięć w rzędzie? Podaj wszystkie.
   *[black] Ruch czarnych. Na których punktach czarne ułożą pięć w rzędzie? Podaj wszystkie.
}
puzzle-ask-pairs = { $color ->
    [white] Ruch białych. Na których punktach białe zbiją parę? Podaj wszystkie.
   *[black] Ruch czarnych. Na których punktach czarne zbiją parę? Podaj wszystkie.
}
puzzle-ask-atari-go = { $color ->
    [white] Atari-go, ruch białych.
   *[black] Atari-go, ruch czarnych.
} { $moves ->
    [1] Który ruch od razu coś zbija?
   *[other] Który pierwszy ruch prowadzi do zbicia najpóźniej w ruchu { $moves }, cokolwiek zrobi druga strona?
}
puzzle-ask-kill = { $color ->
    [white] Ruch białych. Białe mogą zabić czarne kamienie oznaczone trójkątami. Gdzie mają zagrać?
   *[black] Ruch czarnych. Czarne mogą zabić białe kamienie oznaczone trójkątami. Gdzie mają zagrać?
}
puzzle-ask-live = { $color ->
    [white] Ruch białych. Gdzie mają zagrać, żeby białe kamienie oznaczone trójkątami przeżyły?
   *[black] Ruch czarnych. Gdzie mają zagrać, żeby czarne kamienie oznaczone trójkątami przeżyły?
}
puzzle-ask-capture = { $color ->
    [white] Ruch białych. Białe mogą zbić czarne kamienie oznaczone trójkątami, cokolwiek zrobi druga strona. Gdzie mają zagrać?
   *[black] Ruch czarnych. Czarne mogą zbić białe kamienie oznaczone trójkątami, cokolwiek zrobi druga strona. Gdzie mają zagrać?
}
puzzle-ask-save = { $color ->
    [white] Ruch białych. Gdzie mają zagrać, żeby uratować przed zbiciem białe kamienie oznaczone trójkątami?
   *[black] Ruch czarnych. Gdzie mają zagrać, żeby uratować przed zbiciem czarne kamienie oznaczone trójkątami?
}
puzzle-ask-study = { $color ->
    [white] Ruch białych. Który ruch jest właściwy?
   *[black] Ruch czarnych. Który ruch jest właściwy?
}
puzzle-author = Komentarz z pliku: { $words }
puzzle-yes = Tak
puzzle-no = Nie
puzzle-missed = **To nie tak.**
puzzle-right = { $tries ->
    [1] **Dobrze!** Rozwiązane za pierwszym razem.
   *[other] **Dobrze!** Rozwiązane za { $tries }. razem.
}
puzzle-refuted = Obrazek pokazuje dlaczego.
puzzle-refuted-line = Obrazki pokazują ruch po ruchu, dlaczego to nie działa: { $moves }.
puzzle-fails-alone = Druga strona nie musi nawet na to odpowiadać.
puzzle-far-away = To za daleko, by cokolwiek zmienić.
puzzle-no-line = Plik nie podaje odpowiedzi na ten ruch, ale to nie jest właściwy ruch.
puzzle-right-move = Właściwy ruch to { $point }.
puzzle-best-line = Przy najlepszej grze obu stron: { $moves }.
puzzle-right-too = Także właściwe: { $points }.
puzzle-why-captures = { $point } zbija { $number ->
    [one] { $number } kamień
    [few] { $number } kamienie
    [many] { $number } kamieni
   *[other] { $number } kamienia
}: { $points }.
puzzle-why-ko = Nie: to ko. Kamienia, który właśnie zbił pojedynczy kamień, nie wolno od razu odbić; najpierw trzeba zagrać gdzie indziej.
puzzle-why-no-ko = Tak: żadne ko nie stoi na przeszkodzie. Kamień na { $point } zbija { $number ->
    [one] { $number } kamień
    [few] { $number } kamienie
    [many] { $number } kamieni
   *[other] { $number } kamienia
}.
puzzle-why-line = Przy najlepszej grze obu stron: { $points }. Ostatni ruch zbija.
puzzle-posted = To zadanie jest już zamieszczone: znajdziesz je na kanale.
puzzle-try-first = Najpierw spróbuj: rozwiązanie zobaczysz, gdy odpowiesz.
puzzle-not-yours = To zadanie mogą zakończyć tylko moderacja i osoba, która o nie poprosiła.
puzzle-none = Takiego zadania nie udało mi się teraz ułożyć. Spróbuj jeszcze raz albo wybierz inny poziom.
puzzle-create = utwórz
puzzle-create-about = Zgłoś własne zadanie: plik SGF z rozwiązaniem
puzzle-file = plik
puzzle-file-about = Plik SGF: pozycja, właściwy wariant oznaczony lub pierwszy, odpowiedzi na złe ruchy
puzzle-own-level-about = Jak trudne jest twoim zdaniem, od 1 do 5 (domyślnie 3)
puzzle-which-game = partia
puzzle-which-game-about = Numer partii, jeśli plik ma ich kilka (domyślnie pierwsza z ruchami)
puzzle-proposed = { $player } zgłasza to zadanie. O zamieszczeniu decyduje moderacja.
puzzle-as-read = Tak odczytuję ten plik. Liczba wariantów: { $lines }.
puzzle-remark-games = Partia { $taken } z { $games } w pliku. Aby wybrać inną, użyj `{ puzzle-which-game }`.
puzzle-remark-first-branch = W pliku nie zaznaczono właściwego wariantu, więc za właściwy uznaję pierwszy.
puzzle-remark-charset = Plik nie podaje swojego kodowania albo podaje błędne. Odczytuję go jako { $charset }: sprawdź tekst.
puzzle-button-post = Zamieść
puzzle-button-refuse = Odrzuć
puzzle-button-discard = Usuń
puzzle-moderators-only = O tym decyduje moderacja.
puzzle-not-taken = Zadanie { $number } nie zostanie zamieszczone.
puzzle-proposal-gone = To zadanie już nie czeka: zostało zamieszczone lub odrzucone albo czekało zbyt długo.
puzzle-too-many = Limit czekających zadań: { $number }. Twoich czeka już tyle.
puzzle-sgf-unclosed = Nie mogę odczytać pliku jako SGF: nawias otwarty w bajcie { $offset } nigdy się nie zamyka.
puzzle-sgf-none = Nie mogę odczytać pliku jako SGF: nie ma w nim zapisu.
puzzle-sgf-game = Nie znam gry z tego pliku. Go to GM[1].
puzzle-sgf-size = Plansza w tym pliku nie ma od 1 do 19 linii.
puzzle-sgf-point = W pliku { $property } wskazuje coś, co nie jest punktem planszy.
puzzle-sgf-late-setup = W pliku kamienie są ustawiane po pierwszym ruchu. Wszystkie muszą stać od początku.
puzzle-sgf-turns = Czarne i białe nie grają w pliku na przemian.
puzzle-sgf-no-moves = W pliku nie ma ruchu, więc nie ma też rozwiązania.
puzzle-sgf-no-such-game = Nie ma takiej partii w pliku. Liczba partii: { $games }.
puzzle-sgf-setup = Pozycja z pliku nie jest możliwa.
puzzle-sgf-no-liberty = Pozycja z pliku nie jest możliwa: łańcuch na { $at } nie ma oddechu.
puzzle-sgf-nothing-right = Żaden wariant w pliku nie jest właściwy. Wpisz RIGHT w komentarzu na końcu właściwego albo umieść go jako pierwszy.
puzzle-sgf-no-first-move = Wariant w pliku nie zaczyna się od kamienia.
puzzle-sgf-too-large = Drzewo w pliku jest za duże. Limit wariantów: { $lines }, limit ruchów w wariancie: { $moves }.
puzzle-sgf-illegal = Wariant { $line } w pliku, ruch { $number }: { $reason }
