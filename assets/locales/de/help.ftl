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
help-rules = { $rules ->
    [japanese]
        Jeder freie Punkt, den nur deine lebenden Steine umgeben, zählt einen Punkt, und jeder gefangene Stein auch. Weiß bekommt das Komi dazu.
        Gruppen, die nur dank neutraler Punkte leben, stehen in Seki: Was sie umgeben, zählt nichts.
        Zweimaliges Passen hält die Partie an. Dann einigt ihr euch, welche Steine tot sind (sie brauchen nicht geschlagen zu werden) und welche in Seki stehen; Streitfälle lassen sich auf einer Kopie ausspielen. Danach bestätigen beide die Zählung; bis dahin kann jeder Einspruch erheben.
        Kommt das ganze Brett wieder, so können sich beide auf „kein Ergebnis“ einigen.
    [traditional]
        Jeder freie Punkt, den nur deine lebenden Steine umgeben, zählt einen Punkt, ebenso jeder geschlagene oder in deinem Gebiet gefangene Stein. Es gibt kein Komi; bis zu neun Vorgabesteine gleichen die Stärke aus.
    [traditional-two-edges]
        Wie es im Heft Go & Go-Bang steht, wörtlich genommen: Höchstens zwei Ränder des Bretts dürfen ein Gebiet begrenzen helfen. Freie Punkte, die drei oder vier Ränder berühren, gehören niemandem. Es gibt kein Komi.
    [strasbourg]
        Wer am Ende mehr Steine auf dem Brett hat, gewinnt. Alles zählt, wie es steht: Kein Stein ist tot, Gefangene und Gebiet zählen nichts. Zweimaliges Passen beendet die Partie. Komi gibt es nur, wenn ihr es vereinbart.
    [chinese]
        Jeder deiner lebenden Steine zählt einen Punkt, und jeder freie Punkt, den nur sie umgeben, auch in Seki. Gefangene zählen nichts. Weiß bekommt das Komi dazu; Vorgabesteine werden nicht ausgeglichen.
        Kein Zug darf eine Stellung des ganzen Bretts wiederholen (Superko).
    [tromp-taylor]
        Jeder deiner Steine zählt einen Punkt, und jeder freie Punkt, den nur sie erreichen. Zweimaliges Passen beendet die Partie, und alles zählt, wie es steht: Schlage vorher, was du für tot hältst.
        Kein Zug darf eine Stellung des ganzen Bretts wiederholen (Superko). Eine Kette, der du die letzte Freiheit nimmst, kommt vom Brett: Selbstmord mehrerer Steine ist erlaubt.
    [new-zealand]
        Jeder deiner lebenden Steine zählt einen Punkt, und jeder freie Punkt, den nur sie umgeben. Weiß bekommt das Komi dazu, in der Regel 7.
        Kein Zug darf das Brett mit derselben Seite am Zug wiederholen (Superko). Eine Kette, der du die letzte Freiheit nimmst, kommt vom Brett: Selbstmord ist erlaubt.
    [atari-go]
        Zu Beginn stehen zwei schwarze und zwei weiße Steine über Kreuz in der Mitte. Wer zuerst mindestens einen Stein schlägt, gewinnt.
    [atari-go-empty]
        Das Brett ist zu Beginn leer. Wer zuerst mindestens einen Stein schlägt, gewinnt.
    [gomoku]
        Fünf in einer Reihe gewinnen, eine längere Reihe auch: Sie enthält fünf.
    [gomoku-exact]
        Nur eine Reihe von genau fünf gewinnt; sechs oder mehr gewinnen nicht.
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
        Jeder freie Punkt, den nur deine lebenden Steine umgeben, zählt einen Punkt, und jeder gefangene Stein auch. Neutrale Punkte und solche in einem Seki zählen nichts.
        Tote Steine kommen vor der Zählung vom Brett und sind auch gefangen. Weiß bekommt das Komi dazu, wenn ihr eines vereinbart habt; üblich sind 5,5. Gleichstand ist unentschieden (Jigo).
}
help-rules-captures =
    Wer zuerst { $stones } Steine geschlagen hat, gewinnt, auf einmal oder nach und nach.
