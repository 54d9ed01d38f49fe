# Lijsten van partijen, en partijen die iemand volgt.
# follow = volgen
# open challenge = open uitdaging

list-to-board = [naar het bord]({ $url })
list-to-challenge = [naar de uitdaging]({ $url })
list-tab-own = Mijn partijen
list-tab-club = Partijen hier
list-tab-open = Open uitdagingen
list-button-next = Meer partijen
list-club-title = Partijen in dit kanaal en zijn threads
list-club-none = Hier wordt op dit moment geen partij gespeeld.
list-seen = { $black } – { $white } · partij { $number }, { terms-game-on }
list-watched = { $black } – { $white } · partij { $number }, { terms-game-on } · wachten op { $awaited } · { $place }
list-followed = Partijen die je volgt
list-follows-each = Je volgt deze partij: ik stuur je bij elke zet een privébericht.
list-follows-end = Je volgt deze partij: ik stuur je een privébericht als de partij afgelopen is.
list-button-board = Tonen
list-button-each = Elke zet volgen
list-button-end = Alleen de uitslag
list-button-stop = Niet meer volgen
list-stopped = Je volgt partij { $number } niet meer.
list-follows-full = Je volgt al { $most } partijen, en dat is de limiet. Stop eerst met het volgen van een ervan.
list-followed-link = Je volgt deze partij · { $place }
list-open-title = Open uitdagingen in dit kanaal
list-open-none = Er zijn hier geen open uitdagingen. Maak er een met `/{ command-challenge }`.
list-open-line = { $challenger } · partij { $number }, { terms-game-on } · { $place }
list-open-gone = Uitdaging { $number } is niet meer open.
