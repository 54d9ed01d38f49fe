# Ein Rätsel, das jeden Tag zu einer Uhrzeit kommt, die der Server gewählt hat.
# puzzle = Rätsel
# topic = Thema
# level = Stufe, 1 bis 5

daily-about = Um wie viel Uhr hier jeden Tag ein Rätsel kommt
daily-topic-about = Worum es im täglichen Rätsel geht
daily-level-about = Wie schwer das tägliche Rätsel ist
daily-zone-about = Zeitzone dieses Servers: Tippe eine große Stadt in eurer Nähe ein
daily-at = Um { $hour } Uhr
daily-off = Aus
daily-any-topic = Jedes Thema
daily-any-level = Jede Stufe
daily-field = Tägliches Rätsel in diesem Kanal
daily-field-zone = Zeitzone dieses Servers
daily-zone-unknown = Nicht festgelegt: UTC
daily-is = { $at } · { $topic } · { $level }; das nächste kommt { $next }
daily-none = Dieser Kanal hat noch kein tägliches Rätsel: Wähle auch eine Uhrzeit.
daily-not-here = Ich darf in diesem Kanal nicht von mir aus schreiben, also kann es hier kein tägliches Rätsel geben.
daily-lost = Für die Moderation: Ich kann das tägliche Rätsel nicht mehr in { $channel } posten: Den Kanal gibt es nicht mehr, oder ich darf dort nicht schreiben. Zum Wiedereinschalten wählt mit `/{ command-club-admin }` eine Uhrzeit.
