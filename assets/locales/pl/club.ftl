# Strona klubu go: gdzie i kiedy się spotyka i co się dzieje na jego serwerze.
# club = klub go, który gdzieś się spotyka; server = serwer, jego miejsce na Discordzie

club-command = klub
club-command-about = Ten klub go: kiedy się spotyka, jego strona i co się tu dzieje
club-group-about = Ten klub go: nazwa, strona i cotygodniowe podsumowanie
club-option-name = nazwa
club-name-about = Jak się nazywa klub; „{ terms-typed-off }” usuwa nazwę
club-field-name = Nazwa klubu
club-unnamed = Bez nazwy
club-named = { $name }
club-field-page = Strona klubu
club-filled-in = Wypełniona: pokazuje ją `/{ club-command }`
club-empty = Pusta
club-option-meets = spotkania
club-option-web = www
club-option-books = książki
club-option-contact = kontakt
club-option-more = opis
club-meets = Gdzie i kiedy
club-web = Adres strony
club-books = Książki do wypożyczenia
club-contact = Kontakt
club-more = O klubie
club-meets-example = We wtorki od 19 w Cafe Central
club-web-example = go.example.org
club-books-example = Pytaj przy barze; na miesiąc
club-contact-example = Pytaj o Annę lub Piotra
club-more-example = Zapraszamy też na pierwszą partię
club-title = Nasz klub go
club-nothing = Nic tu jeszcze nie ma.
club-elsewhere = Go gdzie indziej: `/{ command-help } { command-topic }:{ help-clubs-title }`
club-here = Na tym serwerze
club-open = { $open ->
    [0] Brak otwartych wyzwań
    [one] { $open } otwarte wyzwanie
    [few] { $open } otwarte wyzwania
    [many] { $open } otwartych wyzwań
   *[other] { $open } otwartego wyzwania
}
club-open-in = { $open ->
    [0] Brak otwartych wyzwań
    [one] { $open } otwarte wyzwanie, lista na kanale { $channel }
    [few] { $open } otwarte wyzwania, lista na kanale { $channel }
    [many] { $open } otwartych wyzwań, lista na kanale { $channel }
   *[other] { $open } otwartego wyzwania, lista na kanale { $channel }
}
club-button-edit = Edytuj
club-bad-web = „{ $typed }” to nie adres strony, więc to pole się nie zmienia. Adres wygląda tak: `https://go.example.org`.
club-on-web-option = strona
club-on-web-about = Umieść w sieci stronę klubu: partie, wyniki, tabele i wieczory go
club-on-web-field = Strona w sieci
club-on-web-named = { $choice ->
    [on] Każdy widzi, co się gra na kanałach, które wszyscy tutaj mogą czytać
   *[off] Wyłączona
}
club-on-web-at = Strona klubu w sieci: { $url }
club-on-web-nowhere = Strony jeszcze nie ma: nie skonfigurowano dla mnie stron internetowych.
