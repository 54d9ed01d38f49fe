# Sidan med ett bräde att trycka på.
page-button-board = Bräde
page-more-about = Ett bräde i webbläsaren som du kan trycka på
page-more-browser = Bräde i webbläsaren
page-more-browser-about = En länk som öppnar partiet i din webbläsare
page-link = **Parti { $number }:** länken fungerar en gång, inom 10 minuter. Ge den inte vidare: den som öppnar den spelar som du.
page-field = Bräden i webbläsare
page-open-boards = { $boards ->
    [0] Inga öppna
   *[other] Öppna: { $boards }
}
page-close-all = Stäng alla
page-close-browser = Stäng brädena i en webbläsare
page-browser = { $games } · öppna sedan { $since }
page-option = webbläsare
page-option-about = Stäng de bräden som är öppna i dina webbläsare
page-title = Parti { $number }
page-opening = Brädet för parti { $number } öppnas …
page-button-open = Öppna brädet
page-used = Länken är redan använd eller har gått ut. Tryck på { page-button-board } i chatten för att få en ny.
page-other-member = Någon annans bräde är öppet i den här webbläsaren, och länken är din. Stäng först det brädet och öppna sedan länken igen.
page-button-close = Stäng brädet
page-closed = Brädet är stängt i den här webbläsaren.
page-not-open = Brädet är inte öppet i den här webbläsaren. Tryck på { page-button-board } i chatten för att få en länk.
page-not-here = Du kan inte se det här partiet: du måste vara på servern och kunna se kanalen.
page-away = Discord svarar inte just nu. Försök igen om en liten stund.
page-refused = Begäran kom någon annanstans ifrån, så jag gjorde ingenting.
page-only-in-chat = Det går bara i chatten.
page-behind = Ingen anslutning: brädet kan vara inaktuellt.
page-not-live = Du har för många bräden öppna: det här ändras först när du laddar om sidan.
page-again = { $point }: välj punkten igen för att spela där.
page-empty = { $point }, tom
page-stone = { $color ->
    [white] { $point }, vit
   *[black] { $point }, svart
}
page-last = { $point }, senaste draget
page-send = Skicka
page-plan-back = Ett drag tillbaka
page-plan-remove = Ta bort den här dragföljden
page-plan-end = Tillbaka till partiet
page-making = Det tar en stund. Svaret visas här när det är klart.
page-look-again = Titta igen
page-busy = Det är för många förfrågningar på en gång. Försök igen om en minut.
page-no-club = Det finns ingen sida på den här adressen.
page-running = Pågående partier
page-none-running = Inga partier spelas just nu.
page-results = Senaste resultat
page-evenings = Klubbkvällar
page-calendar = Kalender (iCalendar)
page-feed = Resultat som flöde (Atom)
page-record = Partiprotokoll (SGF)
page-table = Ställning
page-games = Dina partier
page-games-none = Du har inget pågående parti. Starta ett med `/{ command-challenge }` i chatten.
page-connecting = Ansluter till Discord …
page-not-signed-in = Discord berättade inte vem du är. Stäng det här och öppna det igen.
