# Il libro delle regole: un corso, pagina per pagina, ognuna con un’immagine e un esercizio.
# Alcune pagine e alcuni titoli stanno in help.ftl, dove li usa anche l’aiuto.
# Ciò che una pagina dice delle sue immagini è verificato con assets/rules.
# board = goban
# stone = pietra
# point = punto
# row, column = riga, colonna
# chain = catena
# group = gruppo
# liberty = libertà
# capture = catturare, cattura
# in atari = in atari
# eye, false eye = occhio, occhio falso
# dead, alive = morto, vivo
# ko = ko
# seki = seki
# to pass = passare
# count = conteggio
# territory = territorio
# area = area
# prisoner = prigioniero
# neutral point = punto neutro
# to fill in = riempire
# komi = komi
# handicap stone = pietra di handicap
# five in a row = cinque in fila
# pair = coppia
# partner = partner
# exercise = esercizio
# Black, White = Nero, Bianco

rules-command = regole
rules-command-about = Impara le regole pagina per pagina, con immagini ed esercizi
rules-language-about = Lingua in cui leggere (predefinita: la tua)

rules-shelf-path = Il percorso: dalla prima pietra a Strasburgo
rules-shelf-go = Tutto il Go
rules-shelf-more = Altri giochi, e come si gioca qui

rules-button-back = Indietro
rules-button-on = Avanti
rules-button-next = Avanti: { $title }
rules-progress = Esercizi risolti: { $solved } su { $all }
rules-button-try = Prova tu
rules-button-play-stage = Gioca a { $game } con me
rules-contents-title = Indice
rules-contents = Tutte le pagine del libro delle regole. Una spunta segna quelle di cui hai risolto l’esercizio.
rules-button-answer = Rispondi
rules-button-solve = Mostra la risposta

# Le pagine.

rules-path-title = Da dove cominciare
rules-path =
    Due persone, un goban e una sola regola per cominciare: una pietra circondata è catturata. Poche pagine brevi portano alla tua prima partita, **Atari-Go**: vince chi cattura per primo. Poi viene tutto il Go, per gradi.

    {""}**{ rules-button-try }** porta un esercizio: rispondi quante volte vuoi, nessun altro lo vede.

rules-board-title = Il goban e i suoi punti
rules-board =
    Le pietre stanno dove due linee si incrociano, non nelle caselle tra una linea e l’altra. Questi incroci si chiamano punti; quelli sul bordo e negli angoli sono punti come tutti gli altri. Un goban di 9 linee per 9 ne ha 81 ed è il migliore per cominciare.

    Un punto prende il nome dalla lettera della sua colonna, partendo da sinistra, e dal numero della sua riga, partendo dal basso.
    Nell’immagine il quadrato è su A1, nell’angolo in basso a sinistra, e il cerchio su D4. Il triangolo nell’angolo in alto a destra è su J9: la lettera I si salta, perché somiglia a un 1.
    I puntini sul goban aiutano solo a orientarsi e mostrano dove vanno le pietre di handicap.

rules-turns-title = Una mossa a testa
rules-turns =
    Una parte ha le pietre nere, l’altra quelle bianche. Di solito all’inizio il goban è vuoto, e comincia Nero.

    Quando tocca a te, metti una pietra su un punto libero qualsiasi. Poi la pietra non si sposta più: resta dov’è finché non viene catturata o finché la partita non è finita.
    Nell’immagine sono state messe sei pietre, nell’ordine dei loro numeri. Adesso tocca di nuovo a Nero.

rules-chains-title = Catene
rules-chains =
    Le pietre dello stesso colore che sono vicine lungo le linee formano insieme una catena. Quelle vicine in diagonale no. Anche una pietra da sola è una catena.

    Nell’immagine il numero su ogni catena dice quante libertà ha: 12, 8, 6 e 4. La pietra bianca al centro della croce, in E7, non ha nessun punto libero accanto, eppure è al sicuro: contano le libertà di tutta la sua catena.
    Nell’immagine A, B e C si toccano solo in diagonale, quindi sono tre catene. Le tre pietre segnate con D sono una catena sola.
    L’immagine mostra l’esempio intero di un vecchio libretto, che dà 28 libertà alla lunga catena bianca. Sono 29: contale, e K14, che tocca due delle sue pietre, una volta sola.

# Viene dopo help-atari-go.
rules-atari-go =
    L’immagine mostra l’inizio consueto su 9×9: due pietre per colore sono già disposte in croce, e Nero gioca per primo. Tieni d’occhio le catene a cui resta una sola libertà: cattura quelle dell’avversario e salva le tue.

# Viene dopo help-go.
rules-go =
    L’immagine mostra una partita su 9×9 dopo otto mosse. Non è stato ancora catturato niente: entrambi stanno ancora abbozzando ciò che vorrebbero circondare.

rules-strasbourg-title = Strasburgo: contare le pietre
rules-strasbourg =
    Nella seconda tappa una cattura non chiude la partita. Quando hanno passato entrambi, vince chi ha più pietre sul goban. Tutto conta così com’è, e le pietre catturate non valgono niente.
    Ti serve quindi posto per molte pietre, un posto in cui l’avversario non possa entrare. Ma lasciati due punti liberi separati, due occhi: se riempi il penultimo, tutto il tuo gruppo può essere catturato.

    Nell’immagine entrambi hanno riempito tutto ciò che potevano. I quattro punti liberi sono i loro occhi: in quelli dell’avversario non si può giocare, e i propri è meglio non riempirli. Nero ha 23 pietre e Bianco ne ha 22, quindi Nero vince di una pietra.

rules-death-title = Occhi falsi e pietre morte
rules-death =
    Un occhio è falso se alla fine chi lo ha è costretto a riempirlo. Nell’immagine il gruppo bianco ha un occhio vero sul quadrato, ma il cerchio è un occhio falso: lì Nero può catturare le pietre con i triangoli.
    Se Bianco le salva giocando sul cerchio, resta un occhio solo, e Nero cattura tutto giocando sul quadrato.

    Un gruppo che non può più fare due occhi è morto. Non occorre catturare le pietre morte: quando hanno passato entrambi, lasciano il goban se entrambi sono d’accordo.
    Nell’immagine la pietra bianca con il triangolo è morta. È rinchiusa, e non c’è posto per due occhi.

rules-territory-title = Contare il territorio
rules-territory =
    Ogni punto libero che solo le tue pietre vive circondano vale un punto per te, e così ogni pietra che hai catturato. Il bordo del goban aiuta a circondare. I punti che toccano entrambi i colori non sono di nessuno.

    Nell’immagine Nero ha appena giocato A1 e catturato tre pietre. Nero circonda 10 punti e ha 3 prigionieri: 13. Bianco circonda 15 punti e non ha prigionieri: 15. Bianco vince di 2 punti.
    Le pietre morte diventano prigioniere, e contano anche i punti che occupavano. Una pietra inutile nel tuo territorio ti costa un punto.

rules-filling-title = Contare riempiendo
rules-filling =
    Su un goban di legno si conta senza fare somme. I prigionieri si rimettono sul goban, nel territorio del loro stesso colore, dove ognuno toglie un punto. Poi restano da contare solo punti liberi, e il distacco è lo stesso di prima.

    Nell’immagine ciascuno circonda 16 punti. Nero ha un prigioniero, la pietra morta in B2; Bianco ha catturato due pietre nere.
    Nell’immagine i tre prigionieri sono di nuovo sul goban, segnati con dei triangoli. In E9, che è neutro, c’è una pietra di riserva, perché nessuno conti quel punto. A Nero restano 14 punti e a Bianco 15: Bianco vince di un punto.

rules-area-title = Contare l’area
rules-area =
    Con le regole ad area ogni tua pietra viva vale un punto per te, e così ogni punto libero che solo loro circondano. Le pietre catturate non valgono niente. Una pietra nella tua area non costa niente, e ogni punto neutro che occupi vale un punto.

    L’immagine mostra lo stesso goban della pagina «{ rules-territory-title }». Nero ha 14 pietre e circonda 10 punti: 24. Bianco ha 10 pietre e circonda 15 punti: 25. Anche qui vince Bianco, stavolta di un punto. Di solito i due modi di contare fanno vincere lo stesso colore.

# Viene dopo help-gomoku.
rules-gomoku =
    Nell’immagine Nero ha appena vinto: da B3 a F7 ci sono cinque pietre nere in fila, in diagonale.

rules-renju =
    Il Renju è un Gomoku con limitazioni per Nero, che ha il vantaggio della prima mossa. Nero vince solo con esattamente cinque in fila e non può giocare su alcuni punti; Bianco può giocare ovunque e vince anche con più di cinque.

    Nell’immagine tre punti sono vietati a Nero. A formerebbe due tre in una volta, B due quattro e C sei in fila. Un tre sono tre pietre di cui una mossa permessa fa quattro in fila con le due estremità aperte; un quattro sono quattro pietre di cui una in più fa esattamente cinque.
    Un tre e un quattro insieme sono permessi. Una pietra che ne forma esattamente cinque è sempre permessa e vince.

# Viene dopo help-go-bang.
rules-go-bang =
    Nell’immagine Nero gioca sul cerchio e cattura due coppie insieme, quattro pietre in tutto. La pietra bianca in D4 resta: è da sola.

rules-pair-go-title = Pair Go
rules-pair-go =
    Due persone giocano con il Nero e due con il Bianco. L’ordine non cambia mai: Nero A, Bianco A, Nero B, Bianco B, e poi si ricomincia. Chi passa ha giocato il suo turno, proprio come se avesse messo una pietra.
    Finché la partita dura, i partner non ne parlano tra loro. Indovinare che cosa aveva in mente il partner è il bello del gioco.

    Nell’immagine Nero A ha messo le pietre 1 e 5, e Nero B la pietra 3. Bianco A ha messo le pietre 2 e 6, e Bianco B la pietra 4.
    `/{ command-together } { command-pair-go }` con `{ command-opponent }`, `{ command-partner }` e `{ command-second }` invita tre persone a giocarci.

rules-etiquette-title = Buone maniere
rules-etiquette =
    Saluta prima della partita e ringrazia dopo, comunque sia andata. Secondo un’antica usanza, la prima pietra di Nero va nel quarto in alto a destra del goban, come nell’immagine.

    Gioca al ritmo su cui vi siete accordati; se ti serve una pausa, dillo con `/{ command-game } { command-pause }` o `/{ command-me } { command-vacation }`. Quando non c’è più niente da sperare, abbandona con `/{ command-game } { command-resign }` invece di aspettare una svista.
    Finché una partita dura, non chiedere consigli ad altri e non darne.
    Nel conteggio sii leale sulle pietre morte, soprattutto sulle tue.

rules-tengen-title = Giocare qui
rules-tengen =
    `/{ command-challenge }` sfida qualcuno a una partita. Sotto il goban, scegli un punto con **{ table-button-play }**; in **{ table-button-more }** c’è tutto il resto.
    Non aver paura di sbagliare: se una mossa non è permessa, dico solo a te quale regola la vieta, e tu ne scegli un’altra. `/{ command-me } { command-boards } { command-hints }` mostra le pietre in atari.
    Quando hanno passato entrambi, scegli le pietre morte nel menu sotto il goban; **{ count-button-agree }** chiude il conteggio.

    Il punto al centro del goban, con il cerchio, si chiama *tengen*, l’origine del cielo. È da lì che viene il mio nome. Il Go stesso si chiama *igo* in Giappone, *weiqi* in Cina e *baduk* in Corea.

# Gli esercizi: prima una domanda.

rules-try-title = Prova tu: { $title }
rules-ask-name = Come si chiama il punto con il cerchio? Prima la lettera della colonna, poi il numero della riga.
rules-ask-turn = Nessuno ha passato, e non è stato catturato niente. A chi tocca?
rules-ask-liberties = Quante libertà ha la catena con i triangoli?
rules-ask-chains = Quante catene { $color ->
    [white] bianche
   *[black] nere
} ci sono sul goban?
rules-ask-capture = { $color ->
    [white] Tocca a Bianco. Indica un punto su cui Bianco cattura qualcosa.
   *[black] Tocca a Nero. Indica un punto su cui Nero cattura qualcosa.
}
rules-ask-forbidden = { $color ->
    [white] Tocca a Bianco. Su quali punti liberi Bianco non può giocare? Indicali tutti.
   *[black] Tocca a Nero. Su quali punti liberi Nero non può giocare? Indicali tutti.
}
rules-ask-eyes = { $color ->
    [white] Tocca a Bianco. Quale mossa dà due occhi alla catena con i triangoli?
   *[black] Tocca a Nero. Quale mossa dà due occhi alla catena con i triangoli?
}
rules-ask-dead = Hanno passato entrambi. Quali catene sono morte? Indica una pietra di ognuna, nere e bianche.
rules-ask-seki = Su quali punti liberi non conviene giocare a nessuno dei due? Indicali tutti.
rules-ask-gain = { $color ->
    [white] Tocca a Bianco, e conta il territorio. C’è ancora una mossa con cui Bianco guadagna un punto?
   *[black] Tocca a Nero, e conta il territorio. C’è ancora una mossa con cui Nero guadagna un punto?
}
rules-ask-points = { $color ->
    [white] Hanno passato entrambi. Quanti punti ha Bianco
   *[black] Hanno passato entrambi. Quanti punti ha Nero
} { $scoring ->
    [area] se conta l’area, cioè le pietre e ciò che circondano?
    [stones] se contano le pietre?
   *[territory] se contano il territorio e i prigionieri? Catture finora: Nero { $black }, Bianco { $white }.
}
rules-ask-filled = { $color ->
    [white] Nero ha catturato { $prisoners ->
        [one] una pietra, che adesso si rimette nel territorio.
       *[other] { $prisoners } pietre, che adesso si rimettono nel territorio.
    } Quanti punti di territorio restano a Bianco?
   *[black] Bianco ha catturato { $prisoners ->
        [one] una pietra, che adesso si rimette nel territorio.
       *[other] { $prisoners } pietre, che adesso si rimettono nel territorio.
    } Quanti punti di territorio restano a Nero?
}
rules-ask-winner = { $scoring ->
    [area] Hanno passato entrambi, e conta l’area.
    [stones] Hanno passato entrambi, e contano le pietre sul goban.
   *[territory] Hanno passato entrambi, e conta il territorio. Catture finora: Nero { $black }, Bianco { $white }.
} { $komi ->
    [0] Chi vince?
   *[other] Il komi è di { $komi }. Chi vince?
}
rules-ask-win = { $color ->
    [white] Tocca a Bianco, che può vincere subito. Dove?
   *[black] Tocca a Nero, che può vincere subito. Dove?
}
rules-ask-partner = Si gioca due contro due, e nessuno ha passato. Conta le pietre: a chi tocca?

# Ciò tra cui si sceglie.
rules-choice = { $choice ->
    [nobody] Nessuno: pareggio
    [gain] Sì, ce n’è una
    [pass] No, è ora di passare
    [black-first] Nero A
    [black-second] Nero B
    [white-first] Bianco A
    [white-second] Bianco B
   *[other] { $choice }
}

# Ciò che si compila: al massimo 45 caratteri ciascuno.
rules-form-title = La tua risposta
rules-form-point = Un punto
rules-form-points = Tutti i punti
rules-form-stones = Una pietra di ogni catena morta
rules-form-number = Un numero
rules-form-number-example = 7

# Com’è andata.
rules-right = **Giusto!**
rules-wrong = **Non proprio.** Puoi rispondere di nuovo.
rules-solved = **La risposta**

# Perché la risposta giusta è giusta.
rules-why-name = Il punto si chiama { $point }.
rules-why-turn = Sul goban le pietre nere sono { $black }, le bianche { $white }. { $color ->
    [white] Ha cominciato Nero, quindi tocca a Bianco.
   *[black] Ha cominciato Nero, quindi tocca a Nero.
}
rules-why-liberties = { $number ->
    [one] La catena ha una sola libertà: { $points }.
   *[other] La catena ha { $number } libertà: { $points }. Un punto che tocca due delle sue pietre conta una volta sola.
}
rules-why-chains = { $number ->
    [one] C’è una catena sola: tutte queste pietre si toccano lungo le linee.
   *[other] Ci sono { $number } catene, segnate con delle lettere. Le pietre con la stessa lettera si toccano lungo le linee.
}
rules-why-capture = { $color ->
    [white] Bianco cattura in { $points }: è l’ultima libertà di una catena nera.
   *[black] Nero cattura in { $points }: è l’ultima libertà di una catena bianca.
}
rules-why-pair = { $color ->
    [white] Bianco cattura in { $points }: così si chiude la trappola intorno a una coppia nera.
   *[black] Nero cattura in { $points }: così si chiude la trappola intorno a una coppia bianca.
}
rules-why-forbidden = { $color ->
    [white] Bianco non può giocare in { $points }, ma su ogni altro punto libero sì.
   *[black] Nero non può giocare in { $points }, ma su ogni altro punto libero sì.
}
rules-why-eyes = La mossa è { $points }. Adesso la catena circonda due punti separati, e l’avversario non potrà mai riempirli entrambi.
rules-why-dead = Pietre morte: { $points }. Sono rinchiuse e non hanno posto per due occhi. Tutte le altre pietre vivono.
rules-why-seki = { $points }: sono le ultime libertà delle catene di entrambi. Chi ci gioca per primo viene catturato: è un seki.
rules-why-gain = { $color ->
    [white] Sì: in { $points } Bianco chiude il confine. Tutte le altre mosse non fanno guadagnare niente.
   *[black] Sì: in { $points } Nero chiude il confine. Tutte le altre mosse non fanno guadagnare niente.
}
rules-why-pass = No: ciò che resta tocca entrambi i colori e non è di nessuno, e una pietra nel proprio territorio non fa che costare un punto. È ora di passare.
rules-why-points = { $color ->
    [white] Bianco { $surrounded ->
        [0] non circonda nessun punto
        [one] circonda un punto
       *[other] circonda { $surrounded } punti
    }
   *[black] Nero { $surrounded ->
        [0] non circonda nessun punto
        [one] circonda un punto
       *[other] circonda { $surrounded } punti
    }
} { $scoring ->
    [area] e ha { $extra ->
        [one] una pietra
       *[other] { $extra } pietre
    } sul goban: { $total }.
   *[territory] e { $extra ->
        [0] non ha prigionieri
        [one] ha un prigioniero
       *[other] ha { $extra } prigionieri
    }: { $total }.
}
rules-why-points-stones = { $color ->
    [white] Bianco ha { $total ->
        [one] una pietra
       *[other] { $total } pietre
    } sul goban.
   *[black] Nero ha { $total ->
        [one] una pietra
       *[other] { $total } pietre
    } sul goban.
}
rules-why-filled = { $color ->
    [white] Bianco circondava { $surrounded ->
        [one] un punto
       *[other] { $surrounded } punti
    }
   *[black] Nero circondava { $surrounded ->
        [one] un punto
       *[other] { $surrounded } punti
    }
}. { $prisoners ->
    [one] Lì è stato messo un prigioniero, segnato con un triangolo.
   *[other] Lì sono stati messi { $prisoners } prigionieri, segnati con dei triangoli.
} { $left ->
    [one] Resta un punto.
   *[other] Restano { $left } punti.
}
rules-why-winner = { $komi ->
    [0] Nero: { $black }. Bianco: { $white }.
   *[other] Nero: { $black }. Bianco, con il komi: { $white }.
} { $winner ->
    [white] Bianco vince di { $margin }.
    [black] Nero vince di { $margin }.
   *[nobody] È pareggio.
}
rules-why-win-capture = { $color ->
    [white] In { $points } Bianco cattura per primo e vince.
   *[black] In { $points } Nero cattura per primo e vince.
}
rules-why-win-five = { $color ->
    [white] In { $points } Bianco ha cinque pietre in fila e vince.
   *[black] In { $points } Nero ha cinque pietre in fila e vince.
}
rules-why-partner = { $stones ->
    [one] È stata messa una pietra
   *[other] Sono state messe { $stones } pietre
}, e i quattro giocano sempre nello stesso ordine. Ora tocca a: { $player }.

# Perché una risposta sbagliata è sbagliata, senza svelare quella giusta.
rules-not-name = Quello è { $point }, un altro punto. Scendi dritto fino alla lettera e vai dritto di lato fino al numero. La lettera I si salta.
rules-not-turn = Conta le pietre. Se i due colori ne hanno lo stesso numero, tocca a Nero; se c’è una pietra nera in più, tocca a Bianco.
rules-not-liberties = { $than ->
    [more] No, meno di { $number }. Contano solo i punti liberi accanto alla catena lungo le linee, e ognuno una volta sola.
   *[less] No, più di { $number }. Fai il giro di tutta la catena, pietra per pietra.
}
rules-not-chains = { $than ->
    [more] No, meno di { $number }. Le pietre vicine lungo le linee formano insieme una sola catena.
   *[less] No, più di { $number }. Le pietre che si toccano solo in diagonale non sono collegate.
}
rules-not-capture = Una pietra in { $point } non cattura niente. Cerca una catena a cui resta una sola libertà.
rules-not-pair = Una pietra in { $point } non cattura niente. Cerca esattamente due pietre su una linea, con una delle tue già a un estremo.
rules-not-forbidden = In { $points } si può giocare: lì una pietra ha una libertà, o ne ottiene una catturando, e nessun ko lo impedisce.
rules-not-forbidden-renju = In { $points } Nero può giocare: lì non nasce né un doppio tre, né un doppio quattro, né una fila troppo lunga.
rules-not-all = Fin qui è giusto, ma non è ancora tutto.
rules-not-eyes = Dopo { $point } la catena non circonda due punti separati. Cerca il punto che divide in due il suo spazio.
rules-not-dead = { $points }: non si può catturare, se si risponde bene.
rules-not-seki = In { $points } si può giocare senza danno. Cerca catene di entrambi i colori che condividono le ultime libertà.
rules-not-gain = { $choice ->
    [gain] Guarda di nuovo: un punto che tocca entrambi i colori non vale niente, e una pietra nel proprio territorio costa un punto.
   *[pass] Guarda di nuovo: da qualche parte il confine ha ancora un varco.
}
rules-not-points = { $number } non è giusto. Conta di nuovo, riga per riga.
rules-not-winner = { $scoring ->
    [area] Conta di nuovo: le pietre sul goban, e i punti liberi che un solo colore circonda.
    [stones] Conta di nuovo: solo le pietre sul goban.
   *[territory] Conta di nuovo: i punti liberi che un solo colore circonda, poi i prigionieri, e alla fine il komi per Bianco.
}
rules-not-win = In { $point } non si vince ancora.
rules-not-partner = L’ordine è: Nero A, Bianco A, Nero B, Bianco B, e poi si ricomincia.

# Dopo una partita, sotto il goban: che cosa viene dopo sul percorso.
rules-step = La prossima tappa per { $players }, senza fretta: **{ $step }**.
rules-step-named = { $step ->
    [strasbourg] Strasburgo su 9×9
   *[territory] Go con il territorio su 9×9
}
rules-button-step = La prossima tappa
