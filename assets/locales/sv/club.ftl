# En goklubbs sida: var och när den träffas, och vad som händer på dess server.
# club = goklubb, som träffas någonstans; server = dess plats på Discord

club-command = klubb
club-command-about = Om den här goklubben: när den träffas, dess webbplats och vad som händer här
club-group-about = Den här goklubben: namn, sida och en veckosammanfattning
club-option-name = namn
club-name-about = Vad klubben heter; ”{ terms-typed-off }” för inget namn
club-field-name = Klubbens namn
club-unnamed = Inget namn
club-named = { $name }
club-field-page = Klubbens sida
club-filled-in = Ifylld: `/{ club-command }` visar den
club-empty = Tom
club-option-meets = träffar
club-option-web = webb
club-option-books = böcker
club-option-contact = kontakt
club-option-more = info
club-meets = Var och när
club-web = Webbadress
club-books = Böcker att låna
club-contact = Kontakt
club-more = Om klubben
club-meets-example = Tisdagar kl. 19, Café Central
club-web-example = go.example.org
club-books-example = Fråga vid disken; en månad
club-contact-example = Fråga Anna eller Ben på klubben
club-more-example = Nybörjare är välkomna
club-title = Vår goklubb
club-nothing = Här står det inget än.
club-elsewhere = Go på andra ställen: `/{ command-help } { command-topic }:{ help-clubs-title }`
club-here = På den här servern
club-open = { $open ->
    [0] Inga öppna utmaningar
    [one] En öppen utmaning
   *[other] { $open } öppna utmaningar
}
club-open-in = { $open ->
    [0] Inga öppna utmaningar
    [one] En öppen utmaning, lista i { $channel }
   *[other] { $open } öppna utmaningar, lista i { $channel }
}
club-button-edit = Redigera
club-bad-web = ”{ $typed }” är ingen webbadress, så det fältet är oförändrat. Så här ser en ut: `https://go.example.org`.
club-on-web-option = sida
club-on-web-about = Lägg ut en sida om klubben på webben: partier, resultat, tabeller och klubbkvällar
club-on-web-field = Sida på webben
club-on-web-named = { $choice ->
    [on] Alla kan se vad som spelas i de kanaler som alla här kan läsa
   *[off] Av
}
club-on-web-at = Klubbens sida på webben: { $url }
club-on-web-nowhere = Det finns ingen sida än: den som driver den här boten har inte ställt in webbsidor.
