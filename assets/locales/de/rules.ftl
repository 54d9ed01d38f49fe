# Das Regelbuch: ein Kurs, Seite für Seite, jede mit Bild und Übung.
# Manche Seiten und Titel stehen in help.ftl, wo auch die Hilfe sie hat.
# Was eine Seite über ihre Bilder sagt, wird an assets/rules geprüft.
# first player, second player = A, B
# Wörter: Punkt, Stein, Kette, Freiheit, schlagen, Atari, Auge, tot, Ko, Gebiet, Fläche, Gefangener.

rules-command = regeln
rules-command-about = Lerne die Regeln Seite für Seite, mit Bildern und Übungen
rules-language-about = Sprache, in der du lesen willst (Standard: deine)

rules-shelf-path = Der Weg: vom ersten Stein bis Straßburg
rules-shelf-go = Das ganze Go
rules-shelf-more = Weitere Spiele, und wie man hier spielt

rules-button-back = Zurück
rules-button-on = Weiter
rules-button-next = Weiter: { $title }
rules-progress = Gelöste Übungen: { $solved } von { $all }
rules-button-try = Probier es aus
rules-button-play-stage = { $game } mit mir spielen
rules-contents-title = Inhalt
rules-contents = Alle Seiten des Regelbuchs. Ein Haken steht bei denen, deren Übung du gelöst hast.
rules-button-answer = Antworten
rules-button-solve = Zeig mir die Antwort

# Die Seiten.

rules-path-title = Wo du anfängst
rules-path =
    Zu zweit an einem Brett, und für den Anfang nur eine Regel: Wer einen Stein umzingelt, schlägt ihn. Wenige kurze Seiten führen zu deiner ersten Partie, **Atari-Go**: Wer zuerst schlägt, gewinnt. Danach kommt Schritt für Schritt Go selbst.

    {""}**{ rules-button-try }** bringt eine Übung, die nur du siehst: Antworte, so oft du magst.

rules-board-title = Das Brett und seine Punkte
rules-board =
    Steine stehen dort, wo sich zwei Linien kreuzen, nicht auf den Feldern dazwischen. Diese Kreuzungen heißen Punkte; die am Rand und in den Ecken sind Punkte wie alle anderen. Ein Brett mit 9 mal 9 Linien hat 81 davon und ist das beste für den Anfang.

    Ein Punkt heißt nach dem Buchstaben seiner Spalte, von links gezählt, und der Zahl seiner Reihe, von unten gezählt.
    Auf dem Bild ist das Quadrat A1, in der Ecke unten links, und der Kreis D4. Das Dreieck in der Ecke oben rechts ist J9: Das I fehlt, weil es aussieht wie eine 1.
    Die kleinen Markierungen (Hoshi) auf dem Brett helfen nur beim Zurechtfinden und zeigen, wo Vorgabesteine stehen.

rules-turns-title = Abwechselnd setzen
rules-turns =
    Eine Seite hat die schwarzen Steine, die andere die weißen. Meist ist das Brett am Anfang leer, und Schwarz beginnt.

    Wer am Zug ist, setzt einen Stein auf einen beliebigen freien Punkt. Danach wird der Stein nie mehr bewegt: Er bleibt, wo er ist, bis er geschlagen wird oder die Partie zu Ende ist.
    Auf dem Bild sind sechs Steine in der Reihenfolge ihrer Nummern gesetzt worden. Nun ist wieder Schwarz am Zug.

rules-chains-title = Ketten
rules-chains =
    Gleichfarbige Steine, die entlang der Linien Nachbarn sind, gehören als eine Kette zusammen. Diagonale Nachbarn nicht. Auch ein Stein, der allein steht, ist eine Kette.

    Auf dem Bild nennt die Zahl auf jeder Kette, wie viele Freiheiten sie hat: 12, 8, 6 und 4. Der weiße Stein in der Mitte des Kreuzes, auf E7, hat keinen freien Punkt neben sich und ist trotzdem sicher: Es zählen die Freiheiten seiner ganzen Kette.
    Auf dem Bild berühren sich A, B und C nur diagonal, also sind das drei Ketten. Die drei Steine mit dem D sind eine einzige Kette.
    Das Bild zeigt das ganze Beispiel aus einem alten Heft, das der langen weißen Kette 28 Freiheiten gibt. Es sind 29: Zähle nach, und nimm K14, das zwei ihrer Steine berührt, nur einmal.

# Steht nach help-atari-go.
rules-atari-go =
    Das Bild zeigt den üblichen Anfang auf 9×9: Zwei Steine jeder Farbe stehen schon über Kreuz, und Schwarz zieht zuerst. Achte auf Ketten, die nur noch eine Freiheit haben: Schlage die der anderen Seite, und rette deine eigenen.

# Steht nach help-go.
rules-go =
    Das Bild zeigt eine Partie auf 9×9 nach acht Zügen. Noch ist nichts geschlagen: Beide Seiten stecken ab, was sie umschließen möchten.

rules-strasbourg-title = Straßburg: Steine zählen
rules-strasbourg =
    Im zweiten Schritt ist die Partie mit dem Schlagen nicht zu Ende. Haben beide gepasst, gewinnt, wer mehr Steine auf dem Brett hat. Alles zählt, wie es steht, und geschlagene Steine zählen nichts.
    Du brauchst also Platz für viele Steine, Platz, in den die andere Seite nicht hineinkann. Lass dir dabei aber zwei getrennte Punkte frei, zwei Augen: Ist einer davon gefüllt, können alle diese Steine geschlagen werden.

    Auf dem Bild haben beide alles aufgefüllt, was ging. Die vier freien Punkte sind ihre Augen: In die der anderen Seite darf niemand setzen, und die eigenen sollte niemand füllen. Schwarz hat 23 Steine und Weiß 22, also gewinnt Schwarz mit einem Stein mehr.

rules-death-title = Falsche Augen und tote Steine
rules-death =
    Ein Auge ist falsch, wenn man es am Ende selbst füllen muss. Auf dem Bild hat die weiße Gruppe auf dem Quadrat ein echtes Auge, aber der Kreis ist ein falsches: Dort kann Schwarz die Steine mit den Dreiecken schlagen.
    Rettet Weiß sie mit einem Stein auf den Kreis, bleibt ein einziges Auge, und Schwarz schlägt alles mit einem Stein auf das Quadrat.

    Eine Gruppe, die keine zwei Augen mehr bilden kann, ist tot. Tote Steine braucht niemand zu schlagen: Haben beide gepasst, kommen sie vom Brett, wenn beide sich darin einig sind.
    Auf dem Bild ist der weiße Stein mit dem Dreieck tot. Er ist eingeschlossen, und für zwei Augen ist kein Platz.

rules-territory-title = Gebiet zählen
rules-territory =
    Jeder freie Punkt, den nur deine lebenden Steine umschließen, zählt einen Punkt für dich, ebenso jeder Stein, den du geschlagen hast. Der Rand des Bretts hilft beim Umschließen. Punkte, die beide Farben berühren, gehören niemandem.

    Auf dem Bild hat Schwarz gerade A1 gespielt und drei Steine geschlagen. Schwarz umschließt 10 Punkte und hat 3 Gefangene: 13. Weiß umschließt 15 Punkte und hat keine Gefangenen: 15. Weiß gewinnt mit 2 Punkten.
    Tote Steine werden Gefangene, und die Punkte unter ihnen zählen mit. Ein unnötiger Stein im eigenen Gebiet kostet dich einen Punkt.

rules-filling-title = Zählen durch Auffüllen
rules-filling =
    Auf einem Holzbrett zählt man, ohne zu rechnen. Die Gefangenen kommen zurück aufs Brett, in das Gebiet ihrer eigenen Farbe, wo jeder von ihnen einen Punkt wegnimmt. Danach sind nur noch freie Punkte zu zählen, und der Vorsprung ist derselbe wie vorher.

    Auf dem Bild umschließt jede Seite 16 Punkte. Schwarz hat einen Gefangenen, den toten Stein auf B2; Weiß hat zwei schwarze Steine geschlagen.
    Auf dem Bild sind die drei Gefangenen wieder da, mit Dreiecken markiert. Auf E9, das neutral ist, liegt ein unbenutzter Stein, damit niemand den Punkt mitzählt. Schwarz hat noch 14 Punkte und Weiß 15: Weiß gewinnt mit einem Punkt.

rules-area-title = Fläche zählen
rules-area =
    Nach Flächenregeln zählt jeder deiner lebenden Steine einen Punkt für dich, ebenso jeder freie Punkt, den nur sie umschließen. Geschlagene Steine zählen nichts. Ein Stein in der eigenen Fläche kostet nichts, und jeder neutrale Punkt, den du besetzt, bringt einen Punkt.

    Das Bild zeigt dasselbe Brett wie die Seite „{ rules-territory-title }“. Schwarz hat 14 Steine und umschließt 10 Punkte: 24. Weiß hat 10 Steine und umschließt 15 Punkte: 25. Auch hier gewinnt Weiß, diesmal mit einem Punkt. Meist gewinnt nach beiden Zählungen dieselbe Seite.

# Steht nach help-gomoku.
rules-gomoku =
    Auf dem Bild hat Schwarz gerade gewonnen: Von B3 bis F7 stehen fünf schwarze Steine in einer diagonalen Linie.

rules-renju =
    Renju ist Gomoku mit Einschränkungen für Schwarz, das mit dem ersten Zug im Vorteil ist. Schwarz gewinnt nur mit genau fünf in einer Reihe und darf auf manche Punkte nicht setzen; Weiß darf überall setzen und gewinnt auch mit mehr als fünf.

    Auf dem Bild sind Schwarz drei Punkte verboten. A würde zwei Dreien auf einmal bilden, B zwei Vieren und C sechs in einer Reihe. Eine Drei sind drei Steine, die ein erlaubter Zug zu vier in einer Reihe mit zwei offenen Enden macht; eine Vier sind vier Steine, die ein weiterer zu genau fünf macht.
    Eine Drei und eine Vier zusammen sind erlaubt. Ein Stein, der genau fünf bildet, ist immer erlaubt und gewinnt.

# Steht nach help-go-bang.
rules-go-bang =
    Auf dem Bild setzt Schwarz auf den Kreis und schlägt zwei Paare auf einmal, zusammen vier Steine. Der weiße Stein auf D4 bleibt: Er ist allein.

rules-pair-go-title = Paar-Go
rules-pair-go =
    Zwei spielen Schwarz, zwei spielen Weiß. Die Reihenfolge bleibt immer gleich: Schwarz A, Weiß A, Schwarz B, Weiß B, und dann wieder von vorn. Auch wer passt, hat damit gezogen.
    Während der Partie sprechen Partner nicht über sie. Zu erraten, was sich die andere Person gedacht hat, ist der Spaß daran.

    Auf dem Bild hat Schwarz A die Steine 1 und 5 gesetzt und Schwarz B den Stein 3, Weiß A die Steine 2 und 6 und Weiß B den Stein 4.
    `/{ command-together } { command-pair-go }` mit `{ command-opponent }`, `{ command-partner }` und `{ command-second }` lädt drei Leute dazu ein.

rules-etiquette-title = Etikette
rules-etiquette =
    Sag vor der Partie Hallo und danach Danke, egal wie sie ausgegangen ist. Nach altem Brauch kommt der erste schwarze Stein in das rechte obere Viertel des Bretts, wie auf dem Bild.

    Spiele in dem Tempo, das ihr vereinbart habt; wenn du eine Pause brauchst, sag es mit `/{ command-game } { command-pause }` oder `/{ command-me } { command-vacation }`. Wenn nichts mehr zu hoffen ist, gib mit `/{ command-game } { command-resign }` auf, statt auf einen Patzer zu warten.
    Solange eine Partie läuft, frage niemanden um Rat dazu und gib auch keinen.
    Sei bei der Auszählung ehrlich, welche Steine tot sind, vor allem bei deinen eigenen.

rules-tengen-title = Hier spielen
rules-tengen =
    `/{ command-challenge }` fordert jemanden zu einer Partie heraus. Unter dem Brett wählst du mit **{ table-button-play }** einen Punkt, und unter **{ table-button-more }** findest du alles Übrige.
    Hab keine Angst vor Fehlern: Ist ein Zug nicht erlaubt, sage ich nur dir, welche Regel ihn verbietet, und du wählst einen anderen. `/{ command-me } { command-boards } { command-hints }` markiert die Steine, die im Atari sind.
    Haben beide gepasst, wählst du im Menü unter dem Brett die toten Steine; **{ count-button-agree }** beendet die Auszählung.

    Der Punkt in der Mitte des Bretts, im Kreis, heißt *Tengen*, Ursprung des Himmels. Daher habe ich meinen Namen. Go selbst heißt in Japan *Igo*, in China *Weiqi* und in Korea *Baduk*.

# Die Übungen: zuerst eine Frage.

rules-try-title = Probier es aus: { $title }
rules-ask-name = Wie heißt der Punkt mit dem Kreis? Zuerst der Buchstabe seiner Spalte, dann die Zahl seiner Reihe.
rules-ask-turn = Niemand hat gepasst, und nichts ist geschlagen worden. Wer ist am Zug?
rules-ask-liberties = Wie viele Freiheiten hat die Kette mit den Dreiecken?
rules-ask-chains = Wie viele { $color ->
    [white] weiße
   *[black] schwarze
} Ketten sind auf dem Brett?
rules-ask-capture = { $color ->
    [white] Weiß ist am Zug. Nenne einen Punkt, auf dem Weiß etwas schlägt.
   *[black] Schwarz ist am Zug. Nenne einen Punkt, auf dem Schwarz etwas schlägt.
}
rules-ask-forbidden = { $color ->
    [white] Weiß ist am Zug. Auf welche freien Punkte darf Weiß nicht setzen? Nenne alle.
   *[black] Schwarz ist am Zug. Auf welche freien Punkte darf Schwarz nicht setzen? Nenne alle.
}
rules-ask-eyes = { $color ->
    [white] Weiß ist am Zug. Welcher Zug gibt der Kette mit den Dreiecken zwei Augen?
   *[black] Schwarz ist am Zug. Welcher Zug gibt der Kette mit den Dreiecken zwei Augen?
}
rules-ask-dead = Beide haben gepasst. Welche Ketten sind tot? Nenne einen Stein von jeder, schwarz wie weiß.
rules-ask-seki = Auf welche freien Punkte sollte keine Seite setzen? Nenne alle.
rules-ask-gain = { $color ->
    [white] Weiß ist am Zug, und Gebiet zählt. Bringt irgendein Zug Weiß noch einen Punkt?
   *[black] Schwarz ist am Zug, und Gebiet zählt. Bringt irgendein Zug Schwarz noch einen Punkt?
}
rules-ask-points = { $color ->
    [white] Beide haben gepasst. Wie viele Punkte hat Weiß,
   *[black] Beide haben gepasst. Wie viele Punkte hat Schwarz,
} { $scoring ->
    [area] wenn Fläche zählt, also die Steine und was sie umschließen?
    [stones] wenn Steine zählen?
   *[territory] wenn Gebiet und Gefangene zählen? Bisher geschlagen: von Schwarz { $black }, von Weiß { $white }.
}
rules-ask-filled = { $color ->
    [white] Schwarz hat { $prisoners ->
        [one] einen Stein
       *[other] { $prisoners } Steine
    } geschlagen. Damit wird jetzt das weiße Gebiet aufgefüllt. Wie viele Punkte bleiben Weiß dort?
   *[black] Weiß hat { $prisoners ->
        [one] einen Stein
       *[other] { $prisoners } Steine
    } geschlagen. Damit wird jetzt das schwarze Gebiet aufgefüllt. Wie viele Punkte bleiben Schwarz dort?
}
rules-ask-winner = { $scoring ->
    [area] Beide haben gepasst, und Fläche zählt.
    [stones] Beide haben gepasst, und die Steine auf dem Brett zählen.
   *[territory] Beide haben gepasst, und Gebiet zählt. Bisher geschlagen: von Schwarz { $black }, von Weiß { $white }.
} { $komi ->
    [0] Wer gewinnt?
   *[other] Das Komi beträgt { $komi }. Wer gewinnt?
}
rules-ask-win = { $color ->
    [white] Weiß ist am Zug und kann sofort gewinnen. Wo?
   *[black] Schwarz ist am Zug und kann sofort gewinnen. Wo?
}
rules-ask-partner = Zwei Paare spielen, und niemand hat gepasst. Zähle die Steine: Wer ist am Zug?

# Was zur Wahl steht.
rules-choice = { $choice ->
    [nobody] Niemand: unentschieden
    [gain] Ja, einer schon
    [pass] Nein, es ist Zeit zu passen
    [black-first] Schwarz A
    [black-second] Schwarz B
    [white-first] Weiß A
    [white-second] Weiß B
   *[other] { $choice }
}

# Was auszufüllen ist: je höchstens 45 Zeichen.
rules-form-title = Deine Antwort
rules-form-point = Ein Punkt
rules-form-points = Alle Punkte
rules-form-stones = Ein Stein von jeder toten Kette
rules-form-number = Eine Zahl
rules-form-number-example = 7

# Wie es war.
rules-right = **Richtig!**
rules-wrong = **Noch nicht ganz.** Du kannst noch einmal antworten.
rules-solved = **Die Antwort**

# Warum die richtige Antwort richtig ist.
rules-why-name = Der Punkt heißt { $point }.
rules-why-turn = Auf dem Brett { $black ->
    [one] ist ein schwarzer Stein
   *[other] sind { $black } schwarze Steine
} und { $white ->
    [one] ein weißer
   *[other] { $white } weiße
}. { $color ->
    [white] Schwarz hat begonnen, also ist Weiß am Zug.
   *[black] Schwarz hat begonnen, also ist Schwarz am Zug.
}
rules-why-liberties = { $number ->
    [one] Die Kette hat eine Freiheit: { $points }.
   *[other] Die Kette hat { $number } Freiheiten: { $points }. Ein Punkt, der zwei ihrer Steine berührt, zählt nur einmal.
}
rules-why-chains = { $number ->
    [one] Es ist eine einzige Kette: Alle diese Steine hängen entlang der Linien zusammen.
   *[other] Es sind { $number } Ketten, mit Buchstaben markiert. Steine mit demselben Buchstaben hängen entlang der Linien zusammen.
}
rules-why-capture = { $color ->
    [white] Weiß schlägt auf { $points }: Das ist die letzte Freiheit einer schwarzen Kette.
   *[black] Schwarz schlägt auf { $points }: Das ist die letzte Freiheit einer weißen Kette.
}
rules-why-pair = { $color ->
    [white] Weiß schlägt auf { $points }: Das schließt die Falle um ein schwarzes Paar.
   *[black] Schwarz schlägt auf { $points }: Das schließt die Falle um ein weißes Paar.
}
rules-why-forbidden = { $color ->
    [white] Auf { $points } darf Weiß nicht setzen, auf alle anderen freien Punkte schon.
   *[black] Auf { $points } darf Schwarz nicht setzen, auf alle anderen freien Punkte schon.
}
rules-why-eyes = Der Zug ist { $points }. Jetzt umschließt die Kette zwei getrennte Punkte, und die andere Seite kann nie beide füllen.
rules-why-dead = Diese Steine sind tot: { $points }. Sie sind eingeschlossen, und für zwei Augen ist kein Platz. Alle anderen Steine leben.
rules-why-seki = { $points } sind die letzten Freiheiten der Ketten beider Seiten. Wer zuerst dorthin setzt, wird geschlagen: Das ist ein Seki.
rules-why-gain = { $color ->
    [white] Ja: Auf { $points } schließt Weiß die Grenze. Jeder andere Zug bringt nichts.
   *[black] Ja: Auf { $points } schließt Schwarz die Grenze. Jeder andere Zug bringt nichts.
}
rules-why-pass = Nein: Was übrig ist, berührt beide Farben und gehört niemandem, und ein Stein im eigenen Gebiet kostet nur einen Punkt. Es ist Zeit zu passen.
rules-why-points = { $color ->
    [white] Weiß umschließt { $surrounded ->
        [one] einen Punkt
       *[other] { $surrounded } Punkte
    }
   *[black] Schwarz umschließt { $surrounded ->
        [one] einen Punkt
       *[other] { $surrounded } Punkte
    }
} { $scoring ->
    [area] und hat { $extra ->
        [one] einen Stein
       *[other] { $extra } Steine
    } auf dem Brett: { $total }.
   *[territory] und hat { $extra ->
        [0] keine Gefangenen
        [one] einen Gefangenen
       *[other] { $extra } Gefangene
    }: { $total }.
}
rules-why-points-stones = { $color ->
    [white] Weiß hat { $total } Steine auf dem Brett.
   *[black] Schwarz hat { $total } Steine auf dem Brett.
}
rules-why-filled = { $color ->
    [white] Weiß
   *[black] Schwarz
} hat { $surrounded ->
    [one] einen Punkt
   *[other] { $surrounded } Punkte
} umschlossen und { $prisoners ->
    [one] einen davon mit einem Gefangenen aufgefüllt (Dreieck)
   *[other] { $prisoners } davon mit Gefangenen aufgefüllt (Dreiecke)
}. Übrig: { $left }.
rules-why-winner = { $komi ->
    [0] Schwarz hat { $black }, Weiß hat { $white }.
   *[other] Schwarz hat { $black }, Weiß hat mit dem Komi { $white }.
} { $winner ->
    [white] Weiß gewinnt mit einem Vorsprung von { $margin }.
    [black] Schwarz gewinnt mit einem Vorsprung von { $margin }.
   *[nobody] Es ist unentschieden.
}
rules-why-win-capture = { $color ->
    [white] Auf { $points } schlägt Weiß zuerst und gewinnt.
   *[black] Auf { $points } schlägt Schwarz zuerst und gewinnt.
}
rules-why-win-five = { $color ->
    [white] Auf { $points } hat Weiß fünf in einer Reihe und gewinnt.
   *[black] Auf { $points } hat Schwarz fünf in einer Reihe und gewinnt.
}
rules-why-partner = { $stones ->
    [one] Ein Stein ist
   *[other] { $stones } Steine sind
} gesetzt, und die vier wechseln sich immer in derselben Reihenfolge ab. Am Zug ist: { $player }.

# Warum eine falsche Antwort falsch ist, ohne die richtige zu verraten.
rules-not-name = Das ist { $point }, ein anderer Punkt. Geh gerade nach unten zum Buchstaben und gerade zur Seite zur Zahl. Das I wird ausgelassen.
rules-not-turn = Zähle die Steine. Sind es von beiden Farben gleich viele, ist Schwarz am Zug; gibt es einen schwarzen mehr, ist Weiß am Zug.
rules-not-liberties = { $than ->
    [more] { $number } ist zu viel. Es zählen nur freie Punkte, die entlang der Linien neben der Kette liegen, und jeder nur einmal.
   *[less] { $number } ist zu wenig. Geh um die ganze Kette herum, Stein für Stein.
}
rules-not-chains = { $than ->
    [more] { $number } ist zu viel. Steine, die entlang der Linien Nachbarn sind, bilden zusammen eine Kette.
   *[less] { $number } ist zu wenig. Steine, die sich nur diagonal berühren, sind nicht verbunden.
}
rules-not-capture = Ein Stein auf { $point } schlägt nichts. Suche eine Kette, die nur noch eine Freiheit hat.
rules-not-pair = Ein Stein auf { $point } schlägt nichts. Suche genau zwei Steine in einer Linie, mit einem deiner eigenen Steine an einem Ende.
rules-not-forbidden = Auf { $points } darf gesetzt werden: Ein Stein hat dort eine Freiheit oder bekommt durch Schlagen eine, und die Ko-Regel verbietet es nicht.
rules-not-forbidden-renju = Auf { $points } darf Schwarz setzen: Dort entsteht weder eine Doppeldrei noch eine Doppelvier noch eine überlange Reihe.
rules-not-all = So weit stimmt es, aber es ist noch nicht alles.
rules-not-eyes = Nach { $point } umschließt die Kette keine zwei getrennten Punkte. Suche den Punkt, der ihren Platz teilt.
rules-not-dead = Was auf { $points } steht, lässt sich nicht schlagen, wenn es gut verteidigt wird.
rules-not-seki = Auf { $points } kann man ohne Schaden setzen. Suche Ketten beider Farben, die sich ihre letzten Freiheiten teilen.
rules-not-gain = { $choice ->
    [gain] Sieh noch einmal hin: Ein Punkt, der beide Farben berührt, ist nichts wert, und ein Stein im eigenen Gebiet kostet einen Punkt.
   *[pass] Sieh noch einmal hin: Irgendwo hat die Grenze noch eine Lücke.
}
rules-not-points = Es sind nicht { $number }. Zähle noch einmal, Reihe für Reihe.
rules-not-winner = { $scoring ->
    [area] Zähle noch einmal: die Steine auf dem Brett und die freien Punkte, die eine Farbe allein umschließt.
    [stones] Zähle noch einmal: nur die Steine auf dem Brett.
   *[territory] Zähle noch einmal: die freien Punkte, die eine Farbe allein umschließt, dann die Gefangenen und zum Schluss das Komi für Weiß.
}
rules-not-win = { $point } gewinnt noch nicht.
rules-not-partner = Die Reihenfolge ist: Schwarz A, Weiß A, Schwarz B, Weiß B, und wieder von vorn.

# Nach einer Partie, unter dem Brett: was auf dem Weg als Nächstes kommt.
rules-step = Der nächste Schritt für { $players }, wenn ihr Lust habt: **{ $step }**.
rules-step-named = { $step ->
    [strasbourg] Straßburg auf 9×9
   *[territory] Go mit Gebiet auf 9×9
}
rules-button-step = Der nächste Schritt
