# Die Seiten der Hilfe. Jede Seite hat höchstens 4096 Zeichen.
# rule set = Regelwerk
# board = Brett
# point (on the board) = Punkt
# edge = Rand
# stone = Stein
# chain = Kette
# group = Gruppe
# liberty = Freiheit
# capture = schlagen
# prisoner = Gefangener
# atari = Atari
# suicide = Selbstmord
# ko = Ko
# superko = Superko
# eye = Auge
# life and death = Leben und Tod
# seki = Seki
# pass = passen
# count = Auszählung
# territory = Gebiet
# area = Fläche
# neutral point = neutraler Punkt
# handicap = Vorgabe
# komi = Komi
# draw = Remis, unentschieden
# jigo = Jigo
# no result = kein Ergebnis
# five in a row = fünf in einer Reihe
# pair = Paar
# trap = Falle

help-shelf-start = Bedienung und Spiele
help-shelf-rules = Die Regeln, eine nach der anderen
help-shelf-rule-sets = Die Regelwerke
help-welcome-title = Go in eurem Chat
help-welcome =
    Ich bin tengen. Bei mir spielt ihr Go und verwandte Spiele: Ich zeige das Brett, prüfe jeden Zug und zähle aus.

    `/{ command-challenge }` bietet jemandem oder allen eine Partie an.
    `/{ command-games }` zeigt deine Partien und bringt dich zu denen, die auf dich warten.
    `/{ rules-command }` erklärt Go vom ersten Stein an.
help-button-offer = Partie anbieten
help-button-learn = Go lernen
help-button-puzzle = Rätsel lösen
help-start-title = Erste Schritte
help-start =
    Bei mir spielt ihr Go und verwandte Spiele, so schnell oder langsam ihr wollt: einen Zug pro Minute oder einen Zug pro Tag.

    `/{ command-challenge }` fordert jemanden heraus, oder alle, die spielen möchten. Sobald jemand **{ challenge-button-accept }** drückt, erscheint das Brett.
    Wenn du am Zug bist, drücke **{ table-button-play }** unter dem Brett und wähle einen Punkt, oder benutze `/{ command-play } { command-point }:D4`.
    `/{ command-games }` zeigt deine Partien, mit Links zu den Brettern, die auf dich warten.
    { help-organisers-title }: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.

    Die Spalten haben Buchstaben, von links und ohne das I; die Reihen haben Zahlen, von unten. `A1` ist die Ecke unten links.
    {""}**{ table-button-more }** → **{ table-button-text }** beschreibt das Brett in Worten für einen Screenreader; `/{ command-game } { command-board } { command-form }` beschreibt es Reihe für Reihe oder Kette für Kette.
help-commands-title = Befehle
help-commands = Was ich für dich tun kann:
help-organisers-title = Etwas veranstalten
help-organisers =
    Turniere und Ähnliches haben eigene Befehle. Wer den Server verwaltet, fügt sie mit `/{ command-club-admin } { setup-command }` hinzu.
    Ein Befehl genügt: Die Nachricht, die dann erscheint, hat Buttons für alles Weitere.
help-moderators = **Für die Moderation** { $commands }
help-count-title = Die Auszählung
help-count =
    Wenn beide nacheinander passen, wird nicht weitergespielt, und die Auszählung beginnt.

    Wähle im Menü **{ count-menu }** unter dem Brett jede Kette, die nicht mehr zu retten ist: Die ganze Kette wird als tot markiert. Was du nicht auswählst, lebt.
    Das Bild zeigt Gebiet und Stand mit dieser Markierung.
    Nach jeder Änderung müsst ihr beide noch einmal zustimmen. Haben beide bei derselben Auszählung **{ count-button-agree }** gedrückt, ist die Partie zu Ende.
    Werdet ihr euch nicht einig, drücke **{ count-button-resume }**: Dann zieht dein Gegner zuerst.
help-clubs-title = Go in deiner Nähe
help-clubs =
    Go spielt man auch am echten Brett. Die Verbände wissen, wo: Vereine, Spielabende und Turniere in deiner Nähe, und wer neu anfängt, ist willkommen.
    Wenn dein Land in dieser Liste fehlt, frage den internationalen oder den europäischen Verband.
help-go =
    Schwarz und Weiß setzen abwechselnd je einen Stein auf einen freien Punkt. Gesetzte Steine werden nicht mehr bewegt.

    Gleichfarbige Steine, die sich entlang der Linien berühren, bilden eine Kette. Die freien Punkte neben einer Kette sind ihre Freiheiten; jede zählt einmal.
    Wer einer gegnerischen Kette die letzte Freiheit nimmt, schlägt sie: Ihre Steine kommen sofort vom Brett.
    Einen Stein zu setzen, der auch nach dem Schlagen keine Freiheit hätte, ist Selbstmord und nicht erlaubt.
    {""}**Ko:** Wenn ein einzelner Stein gerade einen einzelnen Stein geschlagen hat und selbst sofort geschlagen werden könnte, muss die andere Seite zuerst anderswo spielen.

    Du darfst jederzeit passen. Passen beide nacheinander, wird ausgezählt.
help-atari-go =
    Go für den ersten Abend: Wer zuerst schlägt, gewinnt.

    Steine, Ketten und Freiheiten sind wie beim Go. Es gibt weder Ko noch Gebiet, und Selbstmord ist nicht erlaubt.
    Passen darfst du nur, wenn du keinen erlaubten Zug hast.
help-gomoku =
    Schwarz und Weiß setzen abwechselnd je einen Stein auf einen freien Punkt. Steine werden weder bewegt noch geschlagen.

    Wer zuerst fünf Steine lückenlos in einer Reihe hat, waagerecht, senkrecht oder diagonal, gewinnt. Ein volles Brett ohne Fünferreihe ist unentschieden.
help-go-bang =
    Fünf in einer Reihe wie beim Gomoku, aber mit Schlagen.

    Ein Paar sind zwei benachbarte Steine einer Farbe in einer Linie. Setze deine Steine an beide Enden eines gegnerischen Paares, und es kommt vom Brett: in allen acht Richtungen, auch mehrere Paare auf einmal.
    Zwischen zwei gegnerische Steine darfst du gefahrlos setzen: Nur wer die Falle schließt, schlägt.
    Geschlagene Steine zählen nichts; fünf in einer Reihe gewinnen.
help-rules-title = Regeln: { $rules }
help-rules = { $rules ->
    [japanese]
        Jeder freie Punkt, den nur deine lebenden Steine umschließen, zählt einen Punkt für dich, ebenso jeder Stein, den du geschlagen hast. Weiß bekommt das Komi dazu.
        Gruppen, die nur dank neutraler Punkte leben, sind in Seki: Was sie umschließen, zählt nicht.
        Passen beide nacheinander, wird nicht weitergespielt. Dann einigt ihr euch, welche Steine tot sind (sie müssen nicht geschlagen werden) und welche in Seki; einen Streitfall könnt ihr auf einer Kopie ausspielen. Wer zustimmt, bestätigt damit auch die Auszählung, die daneben steht; bis beide zugestimmt haben, kann jede Seite Einspruch erheben.
        Jede Seite kann jederzeit aufgeben; dann hat die andere gewonnen (Artikel 11).
        Wenn sich die Stellung wiederholt, könnt ihr euch auf „kein Ergebnis“ einigen.
        Wer nach dem Passen weiterspielen will, darf das: Die andere Seite muss einwilligen und zieht zuerst (Artikel 9.3).
        Solange ein Streitfall ausgespielt wird, darf in einem Ko erst zurückgeschlagen werden, nachdem für genau dieses Ko gepasst wurde (Artikel 7.2).
        Wenn sich nach dem Passen ein Zug findet, der das Ergebnis ändern würde, und ihr euch deshalb nicht einigen könnt, verlieren beide (Artikel 13).
        Auf einem Holzbrett kommt ein verschobener Stein auf seinen Punkt zurück, und es geht weiter; könnt ihr euch nicht einigen, verlieren beide (Artikel 13.2). Hier lässt sich kein Stein verschieben.
        Wer gegen die Regeln verstößt, verliert die Partie sofort, solange nicht beide die Auszählung bestätigt haben; hier entscheidet das die Moderation (Artikel 14).
    [traditional]
        Jeder freie Punkt, den nur deine lebenden Steine umschließen, zählt einen Punkt für dich, ebenso jeder geschlagene oder in deinem Gebiet gefangene Stein. Es gibt kein Komi; bis zu neun Vorgabesteine gleichen die Stärke aus.
    [traditional-two-edges]
        Wie es im Heft Go & Go-Bang steht, wörtlich genommen: Höchstens zwei Ränder des Bretts dürfen dabei helfen, ein Gebiet zu begrenzen. Freie Punkte, die drei oder vier Ränder berühren, gehören niemandem. Es gibt kein Komi.
    [strasbourg]
        Wer am Ende mehr Steine auf dem Brett hat, gewinnt. Alles zählt, wie es steht: Kein Stein ist tot, Gefangene und Gebiet zählen nichts. Passen beide nacheinander, endet die Partie. Komi gibt es nur, wenn ihr es vereinbart.
    [chinese]
        Jeder deiner lebenden Steine zählt einen Punkt für dich, und jeder freie Punkt, den nur sie umschließen, auch in Seki. Gefangene zählen nichts. Weiß bekommt das Komi dazu; Vorgabesteine werden nicht ausgeglichen.
        Kein Zug darf eine frühere Stellung des ganzen Bretts wiederholen (Superko).
    [tromp-taylor]
        Jeder deiner Steine zählt einen Punkt für dich, und jeder freie Punkt, den nur sie erreichen. Passen beide nacheinander, endet die Partie, und alles zählt, wie es steht: Schlage vorher, was du für tot hältst.
        Kein Zug darf eine frühere Stellung des ganzen Bretts wiederholen (Superko). Auch eine eigene Kette, der du die letzte Freiheit nimmst, kommt vom Brett: Selbstmord mehrerer Steine ist erlaubt.
    [new-zealand]
        Jeder deiner lebenden Steine zählt einen Punkt für dich, und jeder freie Punkt, den nur sie umschließen. Weiß bekommt das Komi dazu, in der Regel 7.
        Kein Zug darf eine frühere Stellung des ganzen Bretts mit derselben Seite am Zug wiederholen (Superko). Auch eine eigene Kette, der du die letzte Freiheit nimmst, kommt vom Brett: Selbstmord ist erlaubt.
    [atari-go]
        Zu Beginn stehen zwei schwarze und zwei weiße Steine über Kreuz in der Mitte. Wer zuerst mindestens einen Stein schlägt, gewinnt.
    [atari-go-empty]
        Das Brett ist zu Beginn leer. Wer zuerst mindestens einen Stein schlägt, gewinnt.
    [gomoku]
        Fünf in einer Reihe gewinnen, eine längere Reihe auch: Sie enthält fünf.
    [gomoku-exact]
        Nur eine Reihe von genau fünf gewinnt; sechs oder mehr gewinnen nicht.
    [renju]
        Schwarz gewinnt nur mit genau fünf in einer Reihe, Weiß mit fünf oder mehr.
        Ein schwarzer Stein darf nicht zwei Dreien, zwei Vieren oder sechs und mehr in einer Reihe bilden (Doppeldrei, Doppelvier, überlange Reihe), außer er bildet zugleich genau fünf. Eine Drei zählt, wenn ein erlaubter Zug sie zu vier in einer Reihe mit zwei offenen Enden macht. Weiß darf überall setzen.
        Einen verbotenen Zug lehnt der Bot ab und zeigt, warum; niemand verliert dadurch.
    [go-bang]
        Gegnerische Paare zwischen zwei eigenen Steinen werden geschlagen. Fünf in einer Reihe gewinnen, eine längere Reihe auch. Geschlagene Paare zählen nicht.
    [go-bang-exact]
        Gegnerische Paare zwischen zwei eigenen Steinen werden geschlagen. Nur eine Reihe von genau fünf gewinnt; sechs oder mehr gewinnen nicht.
    [go-bang-plain]
        Die erste Form des Hefts: Es wird nicht geschlagen. Fünf in einer Reihe gewinnen, eine längere Reihe auch.
    [go-bang-plain-exact]
        Die erste Form des Hefts: Es wird nicht geschlagen. Nur eine Reihe von genau fünf gewinnt; sechs oder mehr gewinnen nicht.
    [pente]
        Gegnerische Paare zwischen zwei eigenen Steinen werden geschlagen. Fünf in einer Reihe gewinnen, eine längere Reihe auch, und ebenso fünf geschlagene Paare.
    [pente-exact]
        Gegnerische Paare zwischen zwei eigenen Steinen werden geschlagen. Genau fünf in einer Reihe gewinnen, und ebenso fünf geschlagene Paare; sechs oder mehr in einer Reihe gewinnen nicht.
   *[territory]
        Jeder freie Punkt, den nur deine lebenden Steine umschließen, zählt einen Punkt für dich, ebenso jeder Stein, den du geschlagen hast. Neutrale Punkte und solche in einem Seki zählen nichts.
        Tote Steine kommen vor der Auszählung vom Brett und gelten auch als geschlagen. Weiß bekommt das Komi dazu, wenn ihr eines vereinbart habt; üblich sind 5,5. Bei Gleichstand endet die Partie unentschieden (Jigo).
}
help-rules-captures =
    Wer zuerst { $stones } Steine geschlagen hat, gewinnt, auf einmal oder nach und nach.

# Die Regeln eine nach der anderen. Was eine Seite über ihr Bild sagt, wird an assets/rules geprüft.
help-liberties-title = Freiheiten und Ketten
help-liberties =
    Ein Stein hat auf jedem freien Punkt, der entlang der Linien an ihn grenzt, eine Freiheit: vier mitten auf dem Brett, drei am Rand, zwei in der Ecke.
    Gleichfarbige Steine, die sich entlang der Linien berühren, bilden eine Kette. Die Steine einer Kette haben ihre Freiheiten gemeinsam; die Kette bleibt oder fällt als Ganzes.

    Auf dem Bild hat die schwarze Kette sechs Freiheiten, mit Kreisen markiert. C5 grenzt an zwei ihrer Steine und zählt trotzdem nur einmal; eine Freiheit hat ihr Weiß mit D6 genommen.
help-capture-title = Schlagen
help-capture =
    Wer einer gegnerischen Kette die letzte Freiheit nimmt, schlägt sie: Alle ihre Steine kommen sofort vom Brett und sind gefangen. Ein Zug kann mehrere Ketten schlagen.
    Eine Kette mit nur noch einer Freiheit ist im Atari.

    Auf dem Bild ist die weiße Kette mit den Dreiecken im Atari. Schwarz setzt auf den Kreis, beide Steine kommen vom Brett, und ihre Punkte sind wieder frei.
    Auf dem Bild ist der schwarze Stein noch nicht geschlagen: Er hat noch zwei Freiheiten, mit Dreiecken markiert. Sie sind zugleich Freiheiten weißer Steine, aber das ändert nichts: Weiß muss beide besetzen.
help-suicide-title = Selbstmord
help-suicide =
    Kein Zug darf der eigenen Kette die letzte Freiheit nehmen. Geschlagen wird aber zuerst: Nimmt der Zug einer gegnerischen Kette die letzte Freiheit, kommt sie vom Brett und macht Platz.

    Auf dem Bild darf Schwarz nicht auf das Kreuz setzen: Beide Nachbarn sind weiß und haben anderswo Freiheiten. Auf den Kreis darf Schwarz setzen, denn das schlägt zwei weiße Steine.
    Einige wenige Regelwerke (Tromp-Taylor, Neuseeländisch) erlauben Selbstmord; die Kette kommt dann vom Brett.
help-ko-title = Ko
help-ko =
    Zwei Steine könnten einander endlos schlagen. Das verhindert die Ko-Regel: Ein Stein, der gerade einen einzelnen Stein geschlagen hat und selbst allein mit dieser einen Freiheit dasteht, darf nicht gleich im nächsten Zug geschlagen werden.

    Auf dem Bild hat Schwarz mit dem Stein im Kreis gerade auf C4 geschlagen; Weiß darf deshalb noch nicht auf das Kreuz setzen. Weiß spielt anderswo oder passt und darf danach zurückschlagen, falls Schwarz C4 nicht besetzt hat.
    Wird mehr als ein Stein geschlagen, oder gehört der schlagende Stein zu einer Kette, ist es kein Ko.
help-superko-title = Superko
help-superko =
    Nach Flächenregeln darf kein Zug eine frühere Stellung des ganzen Bretts wiederholen, egal wie lange das her ist. Passen ist immer erlaubt.

    Auf dem Bild hat Weiß A1 gespielt und damit zwei Steine geopfert; Schwarz hat beide mit dem Stein im Kreis geschlagen. Würde Weiß diesen jetzt auf dem Kreuz schlagen, sähe das ganze Brett aus wie vor A1. Weiß muss also zuerst anderswo spielen.
    Beim situativen Superko (Neuseeländisch) gilt eine Stellung nur dann als dieselbe, wenn auch dieselbe Seite am Zug ist. Nach japanischen Regeln darf ein solcher Zyklus weitergehen, und beide können sich auf „kein Ergebnis“ einigen.
help-life-title = Leben und Tod: zwei Augen
help-life =
    Eine Gruppe, die zwei getrennte Punkte umschließt, ihre Augen, lebt für immer: Um sie zu schlagen, müsste man beide zugleich besetzen, und jeder für sich ist Selbstmord.
    Ein Auge allein reicht nicht.

    Auf dem Bild hat die schwarze Gruppe unten zwei Augen: Weiß darf auf keines der Kreuze setzen. Die weiße Gruppe oben rechts hat nur eines: Schwarz setzt auf den Kreis und schlägt sie.
    Die schwarze Gruppe auf dem Bild sieht sicher aus, doch ihre beiden freien Punkte sind Nachbarn und bilden nur ein Auge. Weiß setzt auf den Kreis und beginnt, sie von innen zu sprengen: Schlägt Schwarz diesen Stein von A1 aus, setzt Weiß noch einmal auf den Kreis und schlägt alles.
    Eine Gruppe, die keine zwei Augen bilden kann, ist tot. Sind sich beide darin einig, kommt sie nach der Partie vom Brett, ohne geschlagen zu werden.
help-seki-title = Seki
help-seki =
    Manchmal kann keine Seite die andere schlagen, und beide leben ohne zwei Augen: Das ist ein Seki.

    Auf dem Bild teilen sich die Ketten mit den Dreiecken und den Quadraten ihre letzten beiden Freiheiten, die Kreise. Wer auf einen davon setzt, wird auf dem anderen geschlagen; deshalb lassen beide alles, wie es ist.
    Nach japanischen Regeln zählt nichts, was Gruppen in Seki umschließen. Nach Flächenregeln zählen ihre Steine und auch die Punkte, die nur sie umschließen.
help-passing-title = Passen
help-passing =
    Beim Go darfst du immer passen, wenn du am Zug bist. Du verzichtest damit auf den Zug und auf sonst nichts; ein einfaches Ko ist danach aufgehoben.
    Passen beide nacheinander, wird nicht weitergespielt.

    Passe, wenn dir kein Zug mehr etwas bringt: Wo Gebiet zählt, kostet ein Stein im eigenen Gebiet einen Punkt. Auf dem Bild ist nur noch der Kreis übrig. Er grenzt an beide Farben, deshalb gewinnt dort nach Gebietsregeln niemand etwas.
    Beim Atari-Go darfst du nur passen, wenn du keinen erlaubten Zug hast, bei Gomoku und Go-Bang überhaupt nicht.
help-scoring-title = Gebiet, Fläche, Steine
help-scoring =
    Was am Ende zählt, hängt vom Regelwerk ab. **Gebiet:** die freien Punkte, die nur deine lebenden Steine umschließen, und deine Gefangenen. **Fläche:** deine lebenden Steine und die freien Punkte, die nur sie umschließen. **Steine:** die Steine, die du auf dem Brett hast.

    Auf dem Bild hat Schwarz 18 Punkte Gebiet und Weiß 12; nach Fläche steht es 27 zu 21, nach Steinen 9 zu 9. E1 grenzt an beide Farben und gehört niemandem.
    Tote Steine kommen vor der Auszählung vom Brett, außer wo alles zählt, wie es steht.
help-handicap-title = Vorgabe und Komi
help-handicap =
    Wer zuerst zieht, ist im Vorteil. Das Komi gleicht das aus: So viele Punkte bekommt Weiß am Ende dazu, und ein halber Punkt schließt ein Unentschieden aus.

    Ist eine Seite stärker, hilft der anderen eine Vorgabe. Sie spielt dann Schwarz: Statt eines ersten Zuges stehen zwei bis neun schwarze Steine auf den markierten Punkten, und Weiß zieht zuerst. Das Bild zeigt vier davon auf 9×9. Das Komi ist dann klein: 0,5 oder keines.
help-pairs-title = Paare und die Falle
help-pairs =
    Bei Go-Bang und Pente sind zwei benachbarte Steine in einer Linie ein Paar. Wer eigene Steine unmittelbar an beide Enden setzt, schlägt das Paar: waagerecht, senkrecht und diagonal, auch mehrere Paare auf einmal. Einzelne Steine und drei in einer Reihe lassen sich nicht schlagen.

    Auf dem Bild setzt Schwarz auf den Kreis und schlägt zwei Steine. Auf das Quadrat darf Schwarz gefahrlos setzen, obwohl das Paar dann zwischen zwei weißen Steinen liegt: Nur wer die Falle schließt, schlägt.

# Unter dem Brett, wenn ein Paar gerade dazwischengesetzt wurde.
help-moved-in-between = { $points } liegen nun zwischen zwei gegnerischen Steinen und bleiben: Nur wer die Falle schließt, schlägt.

# Bilder in Worten.
help-alt-part = Brett mit { $columns } mal { $rows } Linien, { $from } bis { $to }.
help-alt-cross = Mit Kreuz: { $points }.
help-alt-circle = Mit Kreis: { $points }.
help-alt-triangle = Mit Dreieck: { $points }.
help-alt-square = Mit Quadrat: { $points }.
help-alt-written = Auf Punkten steht: { $points }.
help-alt-territory = { $color ->
    [white] Weißes Gebiet
   *[black] Schwarzes Gebiet
}: { $points }.
help-alt-partial = Das ist nicht alles, was das Bild zeigt.
