# Ruchy warunkowe: plan, który widzi tylko jego autor, i odpowiedzi zagrane według niego.
# conditional moves = ruchy warunkowe
# plan = plan
# line = wariant
# answer = odpowiedź
# to remove = usunąć
# pass = pas
# to capture = zbić
# handicap stones = kamienie handicapowe

plan-command = jeśli-to
plan-command-about = Zaplanuj odpowiedzi: jeśli zagrają tam, zagrasz tu. Twój plan widzisz tylko ty
plan-they = jeśli
plan-they-about = Co może zagrać przeciwnik, na przykład D4; pas to też ruch
plan-me = to
plan-me-about = Twoja odpowiedź, na przykład E5
plan-line = wariant
plan-line-about = Dłuższy wariant, od ruchu przeciwnika: D4 E5 F6 G7
plan-drop = usuń
plan-drop-about = Wariant do usunięcia z planu, na przykład D4 E5 F6; „wszystko” usuwa cały plan
plan-pass = pas
plan-heading = Twój plan w partii { $number }
plan-legend = Ruch przeciwnika → twoja odpowiedź. Wcięte wiersze są dalszym ciągiem wiersza nad nimi. Widzisz to tylko ty.
plan-nothing = Nie masz jeszcze planu w partii { $number }. Przycisk **{ plan-button-add }** pozwala wybrać ruch przeciwnika i twoją odpowiedź; widzisz to tylko ty.
plan-start = Wybierz ruch przeciwnika, potem swoją odpowiedź, i naciśnij **{ plan-button-save }**: jeśli przeciwnik tak zagra, twoja odpowiedź padnie od razu. Plan widzisz tylko ty.
plan-picture = Obrazek pokazuje wariant { $line }.
plan-added = Zaplanowane: { $line }.
plan-replaced = To zastępuje inną odpowiedź i wszystko, co było zaplanowane po niej.
plan-dropped = Usunięte: { $line } i wszystko, co było zaplanowane potem.
plan-cleared = Twój plan został usunięty.
plan-button-add = Dodaj wariant
plan-pick-theirs = Jeśli przeciwnik zagra: { $line }
plan-pick-answer = Wtedy odpowiadam: { $line }
plan-button-save = Zapisz
plan-button-on = A potem…
plan-button-back = Wstecz
plan-button-clear = Usuń plan
plan-drop-placeholder = Usuń wariant i wszystko po nim
plan-form-title = Partia { $number }: wariant do planu
plan-form-line = Ruch przeciwnika, odpowiedź i tak dalej
plan-deviated = Druga strona zagrała { $point }, czego nie było w twoim planie: plan został usunięty.
plan-deviated-pass = Druga strona spasowała, czego nie było w twoim planie: plan został usunięty.
plan-impossible = Zaplanowana odpowiedź { $point } nie była już możliwa: twój plan został usunięty.
plan-upset = Partia nie potoczyła się zgodnie z planem: ruch został cofnięty, odpowiedź była inna albo zaczęło się liczenie. Twój plan został usunięty.
plan-over = Partia się skończyła albo trwa liczenie: twój plan został usunięty.
plan-dropped-by-game = Partia { $number } nie potoczyła się zgodnie z planem: twój plan został usunięty. { $place }
plan-more = Zaplanuj odpowiedzi
plan-more-about = Zobacz lub zmień zaplanowane odpowiedzi; widzisz je tylko ty
plan-not-playing = Planować możesz tylko, dopóki gracie.
plan-pairs = W go w parach i w rengo nie da się planować: pomiędzy wypadają ruchy twoich partnerów.
plan-placing = Planować możesz, gdy kamienie handicapowe są już postawione.
plan-own-turn = Teraz twój ruch: najpierw zagraj, a potem zaplanuj, co dalej.
plan-empty = Podaj co najmniej jeden ruch przeciwnika i swoją odpowiedź.
plan-both = Podaj oba: `{ plan-they }`, czyli ruch przeciwnika, i `{ plan-me }`, czyli swoją odpowiedź.
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
plan-bad-move = Wariant, ruch { $number }: { $reason }
plan-illegal = Wariant, ruch { $number }: tam niedozwolony. { $reason }
plan-not-planned = Wariant, ruch { $number }: nie ma go w twoim planie.
plan-played-as-planned = { terms-color } zagrały według planu { $point }.
plan-captured = { terms-color } zagrały według planu { $point }, zbite: { $stones }.
plan-passed = { terms-color } spasowały według planu.
plan-after = { $first } { $then }
