# Zadanie, które przychodzi codziennie o godzinie wybranej przez serwer.
# puzzle = zadanie
# topic = temat
# level = poziom, od 1 do 5

daily-about = O której godzinie codziennie pojawia się zadanie na tym kanale
daily-topic-about = O czym jest codzienne zadanie
daily-level-about = Jak trudne jest codzienne zadanie
daily-zone-about = Strefa czasowa tego serwera według dużego miasta: według niej przychodzi codzienne zadanie
daily-at = O { $hour }
daily-off = Brak
daily-any-topic = Dowolny temat
daily-any-level = Dowolny poziom
daily-field = Codzienne zadanie na tym kanale
daily-field-zone = Strefa czasowa tego serwera
daily-zone-unknown = Nieustawiona: UTC
daily-is = { $at } · { $topic } · { $level }; następne pojawi się { $next }
daily-none = Na tym kanale nie ma jeszcze codziennego zadania: wybierz też godzinę.
daily-not-here = Nie wolno mi samodzielnie pisać na tym kanale, więc codzienne zadanie nie może się tu pojawiać.
daily-lost = Do moderacji: nie udało się zamieścić codziennego zadania na kanale { $channel }: tego kanału już nie ma albo nie wolno mi tam pisać. Zadania nie będą się tam pojawiać, dopóki `/{ command-club-admin }` nie ustawi godziny na nowo.
