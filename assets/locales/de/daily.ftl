# Ein Rätsel, das jeden Tag zu einer Stunde kommt, die der Server gewählt hat.
# puzzle = Rätsel
# topic = Thema
# level = Stufe, 1 bis 5

daily-about = Zu welcher Stunde in diesem Kanal jeden Tag ein Rätsel kommt
daily-topic-about = Worum es im täglichen Rätsel geht
daily-level-about = Wie schwer das tägliche Rätsel ist
daily-zone-about = Zeitzone dieses Servers, nach einer großen Stadt: nach ihr kommt das tägliche Rätsel
daily-at = Um { $hour }
daily-off = Keines
daily-any-topic = Jedes Thema
daily-any-level = Jede Stufe
daily-field = Tägliches Rätsel in diesem Kanal
daily-field-zone = Zeitzone dieses Servers
daily-zone-unknown = Nicht gesetzt: UTC
daily-is = { $at } · { $topic } · { $level }; das nächste kommt { $next }
daily-none = In diesem Kanal kommt noch kein tägliches Rätsel: Wähle auch die Stunde.
daily-not-here = Ich darf in diesem Kanal nicht von mir aus schreiben; darum kann hier kein tägliches Rätsel kommen.
daily-lost = Für die Moderation: Das tägliche Rätsel konnte ich in { $channel } nicht stellen: Diesen Kanal gibt es nicht mehr, oder ich darf dort nicht schreiben. Dort kommen keine Rätsel mehr, bis `/{ command-club-admin }` wieder eine Stunde setzt.
