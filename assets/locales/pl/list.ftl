# Listy partii i partie, które ktoś obserwuje.
# follow = obserwować
# open challenge = otwarte wyzwanie

list-to-board = [do planszy]({ $url })
list-to-challenge = [do wyzwania]({ $url })
list-tab-own = Moje partie
list-tab-club = Partie tutaj
list-tab-open = Otwarte wyzwania
list-button-next = Więcej partii
list-club-title = Partie na tym kanale i w jego wątkach
list-club-none = Nie toczy się tu teraz żadna partia.
list-seen = { $black } – { $white } · partia { $number }, { terms-game-on }
list-watched = { $black } – { $white } · partia { $number }, { terms-game-on } · ruch ma { $awaited } · { $place }
list-followed = Partie, które obserwujesz
list-follows-each = Obserwujesz tę partię: wysyłam ci wiadomość prywatną po każdym ruchu.
list-follows-end = Obserwujesz tę partię: wyślę ci wiadomość prywatną, gdy się skończy.
list-button-board = Pokaż
list-button-each = Obserwuj każdy ruch
list-button-end = Obserwuj do końca
list-button-stop = Nie obserwuj
list-stopped = Nie obserwujesz już partii { $number }.
list-follows-full = Limit obserwowanych partii: { $most }. Najpierw przestań obserwować jedną z nich.
list-followed-link = Obserwujesz tę partię · { $place }
list-open-title = Otwarte wyzwania na tym kanale
list-open-none = Nie ma tu otwartych wyzwań. Dodaj własne: `/{ command-challenge }`.
list-open-line = { $challenger } · partia { $number }, { terms-game-on } · { $place }
list-open-gone = Wyzwanie { $number } nie jest już otwarte.
