# Listor över partier, och partier som någon följer.
# follow = följa
# open challenge = öppen utmaning

list-to-board = [till brädet]({ $url })
list-to-challenge = [till utmaningen]({ $url })
list-tab-own = Mina partier
list-tab-club = Partier här
list-tab-open = Öppna utmaningar
list-button-next = Fler partier
list-club-title = Partier i den här kanalen och dess trådar
list-club-none = Inga partier spelas här just nu.
list-seen = { $black } – { $white } · parti { $number }, { terms-game-on }
list-watched = { $black } – { $white } · parti { $number }, { terms-game-on } · väntar på { $awaited } · { $place }
list-followed = Partier du följer
list-follows-each = Du följer det här partiet: jag skickar ett direktmeddelande vid varje drag.
list-follows-end = Du följer det här partiet: jag skickar ett direktmeddelande när det är slut.
list-button-board = Visa
list-button-each = Följ varje drag
list-button-end = Bara resultatet
list-button-stop = Sluta följa
list-stopped = Du följer inte längre parti { $number }.
list-follows-full = Du följer redan { $most } partier, och det är gränsen. Sluta följa ett av dem först.
list-followed-link = Du följer det här partiet · { $place }
list-open-title = Öppna utmaningar i den här kanalen
list-open-none = Det finns inga öppna utmaningar här. Skapa en med `/{ command-challenge }`.
list-open-line = { $challenger } · parti { $number }, { terms-game-on } · { $place }
list-open-gone = Utmaning { $number } är inte längre öppen.
