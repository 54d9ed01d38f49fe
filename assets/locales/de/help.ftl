# Die Seiten der Hilfe. Jede Seite hat höchstens 4096 Zeichen.

help-menu = Lies nach über…
help-start-title = Mit mir spielen
help-start =
    Ich leite Partien Go und verwandte Spiele, die so lange dauern dürfen, wie ihr wollt: ein Zug in der Minute oder ein Zug am Tag.

    `/{ command-challenge }` fordert jemanden heraus oder alle. Wer gemeint ist, drückt **{ challenge-button-accept }**, und das Brett erscheint.
    Wenn du am Zug bist, drücke **{ table-button-play }** unter dem Brett und schreibe einen Punkt wie `D4`, oder nimm `/{ command-play } { command-point }:D4`.
    `/{ command-games }` zeigt deine Partien und bringt dich zu den Brettern, die auf dich warten.

    Die Spalten haben von links Buchstaben ohne das I, die Reihen von unten Zahlen. `A1` ist die Ecke unten links.
    {""}**{ table-button-text }** nennt die Stellung in Worten für ein Vorleseprogramm.
help-commands-title = Befehle
help-commands = Was ich für dich tun kann:
help-command-line = **/{ $name }** { $about }
help-count-title = Die Auszählung
help-count =
    Wenn beide nacheinander passen, ist das Setzen zu Ende, und die Auszählung beginnt.

    Drücke **{ count-button-mark }** und nenne einen Stein jeder Kette, die dem Schlagen nicht entgehen kann: die ganze Kette gilt dann als tot. Nenne sie noch einmal, und sie lebt wieder.
    Das Bild zeigt, wem welches Gebiet gehört und wie es mit dieser Markierung steht.
    Jede Änderung hebt frühere Zustimmung auf; wenn beide derselben Auszählung mit **{ count-button-agree }** zugestimmt haben, ist die Partie beendet.
    Werdet ihr euch nicht einig, geht es mit **{ count-button-resume }** weiter: wer das verlangt, lässt der anderen Seite den ersten Zug.
help-go =
    Schwarz und Weiß setzen abwechselnd je einen Stein auf einen freien Punkt. Gesetzte Steine werden nicht mehr bewegt.

    Gleichfarbige Steine, die sich entlang der Linien berühren, bilden eine Kette. Die freien Punkte neben einer Kette sind ihre Freiheiten; jede zählt einmal.
    Wer einer gegnerischen Kette die letzte Freiheit nimmt, schlägt sie: ihre Steine kommen sofort vom Brett.
    Ein Stein, der auch nach dem Schlagen keine Freiheit hätte, wäre Selbstmord und ist nicht erlaubt.
    {""}**Ko:** hat ein einzelner Stein eben einen einzelnen Stein geschlagen und könnte selbst sofort geschlagen werden, so muss die andere Seite erst anderswo spielen.

    Du darfst jederzeit passen. Passen beide nacheinander, so wird ausgezählt.
help-atari-go =
    Go für den ersten Abend: wer zuerst schlägt, gewinnt.

    Steine, Ketten und Freiheiten sind wie beim Go. Es gibt weder Ko noch Gebiet, und Selbstmord ist nicht erlaubt.
    Passen darfst du nur, wenn du keinen erlaubten Zug hast.
help-gomoku =
    Schwarz und Weiß setzen abwechselnd je einen Stein auf einen freien Punkt. Steine werden weder bewegt noch geschlagen.

    Wer zuerst fünf Steine lückenlos in einer Reihe hat, waagrecht, senkrecht oder diagonal, gewinnt. Ein volles Brett ohne Fünferreihe ist unentschieden.
help-go-bang =
    Fünf in einer Reihe wie beim Gomoku, aber mit Schlagen.

    Ein Paar sind zwei benachbarte Steine einer Farbe in einer Linie. Setzt du deine Steine an beide Enden eines gegnerischen Paares, so kommt es vom Brett, in allen acht Richtungen und mehrere Paare auf einmal.
    Zwischen zwei gegnerische Steine darfst du gefahrlos setzen: nur wer die Falle schließt, schlägt.
    Geschlagene Steine zählen nichts; fünf in einer Reihe gewinnen.
help-rules-title = Regeln: { $rules }
help-rules-territory =
    Jeder leere Punkt, den nur deine lebenden Steine umschließen, ist ein Punkt für dich, ebenso jeder Stein, den du geschlagen hast.
    Tote Steine kommen vor dem Zählen vom Brett und gelten als geschlagen. Weiß erhält das Komi dazu. Gleichstand ist unentschieden (Jigo).
help-rules-area =
    Jeder deiner lebenden Steine auf dem Brett ist ein Punkt für dich, ebenso jeder leere Punkt, den nur sie umschließen. Geschlagene Steine zählen nichts. Weiß erhält das Komi dazu.
help-rules-stones =
    Wer am Ende mehr Steine auf dem Brett hat, gewinnt. Alles zählt, wie es steht: kein Stein gilt als tot, Geschlagenes und Gebiet zählen nichts.
help-rules-crosscut =
    Zu Beginn kreuzen sich zwei schwarze und zwei weiße Steine in der Mitte des Brettes. Wer zuerst mindestens einen Stein schlägt, gewinnt.
help-rules-empty-start =
    Zu Beginn ist das Brett leer. Wer zuerst mindestens einen Stein schlägt, gewinnt.
help-rules-five-or-more =
    Fünf in einer Reihe gewinnen, eine längere Reihe auch: sie enthält ja fünf.
help-rules-exactly-five =
    Nur genau fünf in einer Reihe gewinnen, sechs oder mehr nicht.
help-rules-pairs =
    Gegnerische Paare zwischen zwei deiner Steine werden geschlagen. Fünf in einer Reihe gewinnen, eine längere Reihe auch.
help-rules-pairs-exact =
    Gegnerische Paare zwischen zwei deiner Steine werden geschlagen. Nur genau fünf in einer Reihe gewinnen, sechs oder mehr nicht.
