# Listen von Partien, und Partien, denen jemand folgt.
# follow = folgen
# open challenge = offene Herausforderung

list-to-board = [zum Brett]({ $url })
list-to-challenge = [zur Herausforderung]({ $url })
list-tab-own = Meine Partien
list-tab-club = Partien hier
list-tab-open = Offene Herausforderungen
list-button-next = Weitere Partien
list-club-title = Partien in diesem Kanal und seinen Threads
list-club-none = Hier läuft gerade keine Partie.
list-seen = { $black } – { $white } · Partie { $number }, { terms-game-on }
list-watched = { $black } – { $white } · Partie { $number }, { terms-game-on } · wartet auf { $awaited } · { $place }
list-followed = Partien, denen du folgst
list-follows-each = Du folgst dieser Partie: Ich schicke dir bei jedem Zug eine Direktnachricht.
list-follows-end = Du folgst dieser Partie: Ich schicke dir eine Direktnachricht, wenn sie endet.
list-button-board = Zeigen
list-button-each = Jedem Zug folgen
list-button-end = Nur das Ergebnis
list-button-stop = Nicht mehr folgen
list-stopped = Du folgst Partie { $number } nicht mehr.
list-follows-full = Du folgst schon { $most } Partien, mehr geht nicht. Höre zuerst bei einer damit auf.
list-followed-link = Du folgst dieser Partie · { $place }
list-open-title = Offene Herausforderungen in diesem Kanal
list-open-none = Hier gibt es keine offenen Herausforderungen. Mit `/{ command-challenge }` bietest du eine Partie an.
list-open-line = { $challenger } · Partie { $number }, { terms-game-on } · { $place }
list-open-gone = Herausforderung { $number } ist nicht mehr offen.
