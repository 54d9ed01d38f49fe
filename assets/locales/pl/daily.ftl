# Zadanie, które przychodzi codziennie o godzinie wybranej przez serwer.
# puzzle = zadanie
# topic = temat
# level = poziom, od 1 do 5

daily-about = O której godzinie codziennie pojawia się zadanie na tym kanale
daily-topic-about = O czym jest codzienne zadanie
daily-level-about = Jak trudne jest codzienne zadanie
daily-zone-about = Strefa czasowa tego serwera według dużego miasta
daily-at = O { $hour }
daily-off = Wyłączone
daily-any-topic = Dowolny temat
daily-any-level = Dowolny poziom
daily-field = Codzienne zadanie na tym kanale
daily-field-zone = Strefa czasowa tego serwera
daily-zone-unknown = Nieustawiona: UTC
daily-is = { $at } · { $topic } · { $level }; następne pojawi się { $next }
daily-none = Na tym kanale nie ma jeszcze codziennego zadania: wybierz też godzinę.
daily-not-here = Nie wolno mi samodzielnie pisać na tym kanale, więc nie może tu być codziennego zadania.
daily-lost = Do moderacji: nie mogę już zamieszczać codziennego zadania na kanale { $channel }; kanału już nie ma albo nie wolno mi tam pisać. Aby znów je włączyć, wybierzcie godzinę: `/{ command-club-admin }`.
