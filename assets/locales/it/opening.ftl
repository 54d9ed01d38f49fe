### Le aperture del Gomoku e del Renju: chi mette le prime pietre e chi sceglie un colore.
# opening = apertura
# fifth move = quinta mossa

opening-name = { $rule ->
    [swap] Swap
    [swap2] Swap2
    [taraguchi10] Taraguchi-10
   *[soosorv8] Soosõrv-8
}
opening-rule = { $rule ->
    [swap] Swap: chi ha il Nero mette tre pietre: nera, bianca e nera. L’altra parte sceglie un colore.
    [swap2] Swap2: chi ha il Nero mette tre pietre: nera, bianca e nera. L’altra parte sceglie un colore, oppure ne mette altre due e lascia la scelta alla prima.
    [taraguchi10] Taraguchi-10: a turno si mettono pietre dentro quadrati sempre più grandi al centro, e dopo ognuna delle prime cinque l’altra parte sceglie un colore. Dopo la quarta, chi ha il Nero può offrire invece dieci quinte mosse, e Bianco ne sceglie una.
   *[soosorv8] Soosõrv-8: chi ha il Nero mette tre pietre vicino al centro, l’altra parte sceglie un colore. Bianco mette la quarta e dice quante quinte mosse deve offrire Nero, al massimo otto. Chi ha il Nero sceglie un colore; poi Nero offre le quinte mosse e Bianco ne sceglie una.
}
opening-field = Apertura
opening-place = { $color ->
    [white] Apertura: metti la pietra { $number } (bianca).
   *[black] Apertura: metti la pietra { $number } (nera).
}
opening-place-middle = Apertura: metti la prima pietra (nera) sul punto al centro.
opening-place-within = { $color ->
    [white] Apertura: metti la pietra { $number } (bianca) su uno dei { $across }×{ $across } punti al centro.
   *[black] Apertura: metti la pietra { $number } (nera) su uno dei { $across }×{ $across } punti al centro.
}
opening-choose = Apertura: scegli il tuo colore.
opening-choose-or-two = Apertura: scegli il tuo colore, oppure metti altre due pietre e lascia la scelta all’altra parte.
opening-choose-or-ten = Apertura: scegli il tuo colore, oppure offri dieci quinte mosse come Nero.
opening-count = Apertura: di’ quante quinte mosse deve offrire Nero.
opening-offer-all = { $number ->
    [one] Apertura: offri una quinta mossa.
   *[other] Apertura: offri { $number } quinte mosse.
}
opening-offer = { $left ->
    [one] Apertura: offri ancora una quinta mossa.
   *[other] Apertura: offri ancora { $left } quinte mosse.
}
opening-preview = Lo vedi solo tu: la partita { $number } con una quinta mossa in { $point }. Non è ancora stato offerto niente.
opening-button-offer = Offri { $point }
opening-pick = Apertura: scegli la quinta mossa di Nero tra { $points }.
opening-button-take = { $color ->
    [white] Prendi il Bianco
   *[black] Prendi il Nero
}
opening-button-two = Mettine altre due
opening-button-ten = Offri dieci mosse
opening-menu-fifths = Quante quinte mosse?
opening-fifths = { $number ->
    [one] Una quinta mossa
   *[other] { $number } quinte mosse
}
opening-colors = { $black } ha il Nero, { $white } ha il Bianco.
opening-two-more = Si mettono altre due pietre prima della scelta dei colori.
opening-fifth-moves = { $number ->
    [one] Nero deve offrire una quinta mossa.
   *[other] Nero deve offrire { $number } quinte mosse.
}
opening-offered = Nero offre { $point } come quinta mossa.
opening-outside-middle = **Apertura:** la prima pietra va sul punto al centro.
opening-outside = **Apertura:** questa pietra va su uno dei { $across }×{ $across } punti al centro, ma { $point } è fuori.
opening-not-your-turn = **Apertura:** tocca all’altra parte.
opening-choose-first = **Apertura:** fai prima la tua scelta sotto il goban.
opening-nothing-to-choose = Ora in questa partita non c’è niente del genere da scegliere.
opening-offered-already = **Apertura:** { $point } è già stata offerta.
opening-same = **Apertura:** per simmetria, { $point } è la stessa mossa di { $like }. Offrine un’altra.
opening-not-offered = **Apertura:** { $point } non è stata offerta. Scegli tra { $points }.
opening-no-plan = Potrai pianificare quando l’apertura sarà finita.
opening-state = Apertura in corso. Mosse finora: { $moves }.
opening-wrong-game = Le aperture con scelta dei colori esistono solo nel Gomoku e nel Renju.
opening-wrong-size = Questa apertura richiede un goban con un punto al centro: un numero dispari di linee, 9 o più.
