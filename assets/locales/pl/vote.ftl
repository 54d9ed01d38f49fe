# Strony, których członkowie głosują nad ruchami.
# vote = głosować, głosowanie

vote-command = głosowanie
vote-for-about = Niech członkowie tego kanału grają z kimś albo z botem
vote-command-against = przeciwko
vote-against-about = Zagraj przeciwko członkom tego kanału
vote-command-match = mecz
vote-match-about = Graj przeciwko innemu kanałowi, tutaj lub na innym serwerze: głosują członkowie obu
vote-command-invite = zaproś
vote-invite-about = Pobierz kod, z którym inny serwer może rzucić wyzwanie temu kanałowi
vote-channel = kanał
vote-channel-about = Członkowie którego kanału dostają wyzwanie: to oni decydują, czy je przyjąć
vote-code = kod
vote-code-about = Kod otrzymany od moderacji kanału na innym serwerze
vote-invited =
    Przekaż ten kod moderacji innego serwera. Można go użyć raz: `/{ command-together } { vote-command-match } { vote-code }:`. Wygasa { $until }, a nowy kod go zastępuje.
    Wyzwanie pojawi się na tym kanale i tylko tutejsza moderacja może je przyjąć. Partia toczy się potem na tamtym serwerze: tamtejsza moderacja może ją rozstrzygnąć jak każdą inną, a tamtejsi członkowie widzą ruchy tego kanału, ale nie to, kto na nie głosował. Na tym serwerze nie mogą nic zrobić.
vote-hours = godziny
vote-hours-about = Ile godzin trwa głosowanie (domyślnie: 24)
vote-enough = głosy
vote-enough-about = Po ilu głosach ruch jest wykonywany od razu
vote-tie = remis
vote-tie-about = Który ruch zagrać przy równej liczbie głosów (domyślnie: ruch najsilniejszej z głosujących osób)
vote-tie-named = { $tie ->
    [earliest] Ten z pierwszym głosem
    [random] Losowy
   *[strongest] Ten, na który głosuje najsilniejsza z osób
}
vote-captain = weto
vote-captain-about = Kto widzi liczby głosów i może wykluczyć jeden ruch w każdym głosowaniu
vote-terms = Czas każdego głosowania: { $time }.
vote-terms-enough = Ruch jest wykonywany od razu, gdy liczba głosów sięgnie { $enough }.
vote-terms-tie = { $tie ->
    [earliest] Przy równej liczbie głosów wygrywa ruch, na który zagłosowano najwcześniej.
    [random] Przy równej liczbie głosów wygrywa losowy z tych ruchów.
   *[strongest] Przy równej liczbie głosów wygrywa ruch najsilniejszej z głosujących osób.
}
vote-terms-voters = Głosować można po jednym dniu na tym serwerze.
vote-line-captain = { $captain } ma **weto** na kanale { $channel }: w każdym głosowaniu widzi liczby głosów i może wykluczyć jeden ruch.
vote-open = **Ruch { $number }:** głosuje { $channel }, koniec { $until }. Tajne głosy: { $votes }.
vote-button-vote = Głosuj
vote-pick-point = Partia { $number }: naciśnij punkt, na który głosujesz. Widzisz to tylko ty.
vote-button-veto = Weto
vote-veto-ask = Który ruch wykluczasz w tym głosowaniu? Możesz to zrobić raz, i tylko ty widzisz te liczby.
vote-veto-votes = Głosy: { $votes }
vote-ruled-out = Weto ({ $captain }): ruch { $point } odpada.
vote-ruled-out-pass = Weto ({ $captain }): pas odpada.
vote-you-ruled-out = Twoje weto: ruch { $point } odpada.
vote-you-ruled-out-pass = Twoje weto: pas odpada.
vote-vote-again = Głosy na to już się nie liczą. Kto na to głosował, może zagłosować jeszcze raz.
vote-cast = Twój głos: { $point }. Możesz go zmienić, dopóki głosowanie się nie skończy { $until }.
vote-cast-pass = Twój głos: pas. Możesz go zmienić, dopóki głosowanie się nie skończy { $until }.
vote-closed = Zagrano { $point }, głosów { $votes } z { $all }: { $voters }
vote-closed-pass = Pas, głosów { $votes } z { $all }: { $voters }
vote-new-member = Możesz głosować po jednym dniu na tym serwerze.
vote-moderators-act = Za ten kanał może to zrobić tylko moderacja.
vote-not-here = Nie wolno mi samodzielnie pisać na tym kanale, więc nie można tu głosować.
vote-in-thread = Użyj tego na kanale, a nie w wątku.
vote-not-there = Nie wolno ci pisać na kanale { $channel }, więc nie możesz rzucić wyzwania jego członkom.
vote-bot-not-there = Nie mogę pisać na kanale { $channel }, więc nie można rzucić wyzwania jego członkom. Potrzebuję tam uprawnień „Wyświetlanie kanału” i „Wysyłanie wiadomości”.
vote-unreached = Nie wolno mi pisać na kanale { $channel }, więc jego członkowie nie widzą tego wyzwania. Wyślij je ponownie, gdy będę mógł tam pisać.
vote-one-opponent = Wskaż, komu rzucić wyzwanie, w jeden sposób: `{ vote-channel }:` dla kanału na tym serwerze albo `{ vote-code }:` dla kanału na innym serwerze.
vote-no-such-code = Ten kod jest nieprawidłowy albo stracił ważność. Moderacja drugiego serwera dostanie nowy przez `/{ command-together } { vote-command-invite }`.
vote-new-code = Kolejna partia dwóch serwerów wymaga nowego kodu: jeden serwer dostaje go przez `/{ command-together } { vote-command-invite }`, drugi używa go przez `/{ command-together } { vote-command-match }`.
vote-stays-there = Partia dwóch serwerów zostaje na serwerze, na którym się zaczęła.
vote-other-side = W tej partii głosujesz po stronie kanału { $channel }.
vote-captain-plays = Kto ma weto, nie może grać przeciwko kanałowi.
vote-captain-vetoes = Tutaj ruch może wykluczyć tylko { $captain }.
vote-veto-used = W tym głosowaniu jeden ruch jest już wykluczony.
vote-nothing-to-veto = Nikt jeszcze nie głosował.
vote-move-ruled-out = Ten ruch jest wykluczony w tym głosowaniu. Zagłosuj na inny.
