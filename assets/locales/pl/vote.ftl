# Strony, których członkowie głosują nad ruchami.
# vote = głosować, głosowanie

vote-command = głosowanie
vote-about = Graj jako kanał: członkowie głosują nad ruchami
vote-command-for = za
vote-for-about = Niech członkowie tego kanału grają z kimś albo z botem
vote-command-against = przeciwko
vote-against-about = Zagraj przeciwko członkom tego kanału
vote-hours = godziny
vote-hours-about = Ile godzin trwa głosowanie (domyślnie: 24)
vote-enough = wystarczy
vote-enough-about = Po ilu głosach ruch jest wykonywany od razu
vote-tie = remis
vote-tie-about = Który ruch zagrać przy równej liczbie głosów (domyślnie: ruch najsilniejszego gracza)
vote-tie-named = { $tie ->
    [earliest] Ten z pierwszym głosem
    [random] Losowy
   *[strongest] Ten, na który głosował najsilniejszy gracz
}
vote-open = **Ruch { $number }:** głosują członkowie kanału { $channel }. Głosów do tej pory: { $votes }. Głosowanie kończy się { $until }; do tego czasu nikt nie widzi, kto jak głosuje.
vote-button-vote = Głosuj
vote-cast = Twój głos: { $point }. Możesz go zmienić, dopóki głosowanie się nie skończy { $until }.
vote-cast-pass = Twój głos: pas. Możesz go zmienić, dopóki głosowanie się nie skończy { $until }.
vote-closed = Zagrano { $point }, głosów { $votes } z { $all }: { $voters }
vote-closed-pass = Pas, głosów { $votes } z { $all }: { $voters }
vote-new-member = Możesz głosować po jednym dniu na tym serwerze.
vote-moderators-act = Za ten kanał może to zrobić tylko moderacja.
vote-not-here = Nie wolno mi samodzielnie pisać na tym kanale, więc nie można tu głosować.
