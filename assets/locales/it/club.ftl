# La pagina di un circolo di Go: dove e quando si riunisce, e cosa succede nel suo server.
# club = circolo di Go, che si riunisce da qualche parte; server = il suo posto su Discord

club-command = circolo
club-command-about = Questo circolo di Go: quando si riunisce, il suo sito, cosa succede qui
club-group-about = Questo circolo di Go: il nome, la pagina e un riepilogo settimanale
club-option-name = nome
club-name-about = Il nome del circolo; «{ terms-typed-off }» per toglierlo
club-field-name = Nome del circolo
club-unnamed = Nessun nome
club-named = { $name }
club-field-page = Pagina del circolo
club-filled-in = Compilata: vedila con `/{ club-command }`
club-empty = Vuota
club-option-meets = incontri
club-option-web = sito
club-option-books = libri
club-option-contact = contatto
club-option-more = presentazione
club-meets = Dove e quando
club-web = Indirizzo web
club-books = Libri in prestito
club-contact = Contatto
club-more = Sul circolo
club-meets-example = Il martedì alle 19, Caffè Centrale
club-web-example = go.example.org
club-books-example = Chiedi al banco; un mese
club-contact-example = Chiedi ad Anna o a Marco
club-more-example = Si può venire a imparare
club-title = Il nostro circolo di Go
club-nothing = Qui non c’è ancora scritto niente.
club-elsewhere = Il Go altrove: `/{ command-help } { command-topic }:{ help-clubs-title }`
club-here = Su questo server
club-open = { $open ->
    [0] Nessuna sfida aperta
    [one] Una sfida aperta
    [many] { $open } sfide aperte
   *[other] { $open } sfide aperte
}
club-open-in = { $open ->
    [0] Nessuna sfida aperta
    [one] Una sfida aperta: vedi { $channel }
    [many] { $open } sfide aperte: vedi { $channel }
   *[other] { $open } sfide aperte: vedi { $channel }
}
club-button-edit = Modifica
club-bad-web = «{ $typed }» non è un indirizzo web: quel campo resta com’era. Un indirizzo è fatto così: `https://go.example.org`.
club-on-web-option = pagina
club-on-web-about = Metti sul web una pagina del circolo: partite, risultati, classifiche e serate
club-on-web-field = Pagina sul web
club-on-web-named = { $choice ->
    [on] Chiunque può vedere ciò che si gioca nei canali che tutto il server può leggere
   *[off] No
}
club-on-web-at = La pagina del circolo sul web: { $url }
club-on-web-nowhere = Non c’è ancora una pagina: chi gestisce questo bot non ha configurato pagine web.
