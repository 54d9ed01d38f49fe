# Rätsel: eine Stellung mit einer Frage. Die Karte sehen alle, geantwortet wird privat.
# puzzle = Rätsel
# level = Stufe, 1 bis 5
# solution = Lösung; try = Versuch
# Sonst gelten die Wörter aus rules.ftl.
puzzle-command = rätsel
puzzle-command-about = Rätsel, die hier alle für sich beantworten können
puzzle-now = jetzt
puzzle-now-about = Ein Rätsel stellen, das hier alle für sich beantworten können
puzzle-topic = thema
puzzle-topic-about = Worum es geht; sonst irgendetwas
puzzle-level = stufe
puzzle-level-about = Wie schwer es ist, von 1 bis 5; sonst 2
puzzle-topic-named = { $topic ->
    [captures] Schlagen
    [forbidden] Verbotene Punkte
    [atari-go] Atari-Go
    [ko] Ko
    [stones] Steine zählen
    [territory] Gebiet zählen
    [dead-chains] Tote Ketten
    [five] Fünf in einer Reihe
    [pairs] Paare schlagen
    [life-and-death] Leben und Tod
    [capturing] Fangen und Retten
    [study] Studie
   *[liberties] Freiheiten
}
puzzle-title = Rätsel { $number }: { $topic }
puzzle-level-of = Stufe { $level } von 5
puzzle-tally = Versucht: { $tried } · gelöst: { $solved }
puzzle-closes = Schließt { $until }. Die Antworten sind privat, und der erste Versuch zählt.
puzzle-closed = Dieses Rätsel ist geschlossen.
puzzle-button-close = Schließen
puzzle-ask-captures = { $color ->
    [white] Weiß setzt auf den Kreis. Welche Steine schlägt das? Nenne einen Stein von jeder Kette.
   *[black] Schwarz setzt auf den Kreis. Welche Steine schlägt das? Nenne einen Stein von jeder Kette.
}
puzzle-ask-ko = { $color ->
    [white] Auf dem Kreis wurde ein weißer Stein geschlagen. Darf Weiß dort jetzt zurückschlagen?
   *[black] Auf dem Kreis wurde ein schwarzer Stein geschlagen. Darf Schwarz dort jetzt zurückschlagen?
}
puzzle-ask-five = { $color ->
    [white] Weiß ist am Zug. Auf welchen Punkten vollendet Weiß fünf in einer Reihe? Nenne alle.
   *[black] Schwarz ist am Zug. Auf welchen Punkten vollendet Schwarz fünf in einer Reihe? Nenne alle.
}
puzzle-ask-pairs = { $color ->
    [white] Weiß ist am Zug. Auf welchen Punkten schlägt Weiß ein Paar? Nenne alle.
   *[black] Schwarz ist am Zug. Auf welchen Punkten schlägt Schwarz ein Paar? Nenne alle.
}
puzzle-ask-atari-go = { $color ->
    [white] Atari-Go, Weiß ist am Zug.
   *[black] Atari-Go, Schwarz ist am Zug.
} { $moves ->
    [1] Welcher Zug schlägt sofort?
   *[other] Welcher erste Zug schlägt spätestens mit Zug { $moves }, was die andere Seite auch tut?
}
puzzle-ask-kill = { $color ->
    [white] Weiß ist am Zug und kann die schwarzen Steine mit den Dreiecken töten. Wo spielt Weiß?
   *[black] Schwarz ist am Zug und kann die weißen Steine mit den Dreiecken töten. Wo spielt Schwarz?
}
puzzle-ask-live = { $color ->
    [white] Weiß ist am Zug. Wo spielt Weiß, damit die weißen Steine mit den Dreiecken leben?
   *[black] Schwarz ist am Zug. Wo spielt Schwarz, damit die schwarzen Steine mit den Dreiecken leben?
}
puzzle-ask-capture = { $color ->
    [white] Weiß ist am Zug und kann die schwarzen Steine mit den Dreiecken schlagen, was die andere Seite auch tut. Wo spielt Weiß?
   *[black] Schwarz ist am Zug und kann die weißen Steine mit den Dreiecken schlagen, was die andere Seite auch tut. Wo spielt Schwarz?
}
puzzle-ask-save = { $color ->
    [white] Weiß ist am Zug. Wo spielt Weiß, damit die weißen Steine mit den Dreiecken nicht geschlagen werden?
   *[black] Schwarz ist am Zug. Wo spielt Schwarz, damit die schwarzen Steine mit den Dreiecken nicht geschlagen werden?
}
puzzle-ask-study = { $color ->
    [white] Weiß ist am Zug. Welcher Zug ist richtig?
   *[black] Schwarz ist am Zug. Welcher Zug ist richtig?
}
puzzle-author = Kommentar: { $words }
puzzle-yes = Ja
puzzle-no = Nein
puzzle-right = { $tries ->
    [1] **Richtig!** Gelöst im ersten Versuch.
   *[other] **Richtig!** Gelöst im { $tries }. Versuch.
}
puzzle-refuted = Das Bild zeigt, warum.
puzzle-refuted-line = Die Bilder zeigen Zug um Zug, woran es scheitert: { $moves }.
puzzle-fails-alone = Die andere Seite muss darauf nicht einmal antworten.
puzzle-far-away = Das ist zu weit weg und ändert dort nichts.
puzzle-no-line = Auf diesen Zug gibt die Studie keine Antwort, aber richtig ist ein anderer.
puzzle-right-move = Der richtige Zug ist { $point }.
puzzle-goes-on = Spielen beide so gut wie möglich weiter: { $moves }.
puzzle-right-too = Auch richtig: { $points }.
puzzle-why-captures = { $point } schlägt { $number ->
    [one] einen Stein
   *[other] { $number } Steine
}: { $points }.
puzzle-why-ko = Nein: Das ist Ko. Der Stein, der eben einen einzelnen geschlagen hat, darf nicht sofort zurückgeschlagen werden; zuerst muss man anderswo spielen.
puzzle-why-no-ko = Ja: Kein Ko steht im Weg. Der Stein auf { $point } schlägt { $number ->
    [one] einen Stein
   *[other] { $number } Steine
}.
puzzle-why-line = Das Beste für beide: { $points }. Der letzte Zug schlägt.
puzzle-try-first = Versuch es zuerst: Die Lösung sehen alle, die mindestens einmal geantwortet haben.
puzzle-not-yours = Schließen kann ein Rätsel, wer es gestellt hat, und die Moderation.
puzzle-none = So ein Rätsel ist mir gerade nicht gelungen. Versuch es noch einmal, oder mit einer anderen Stufe.
puzzle-create = erstellen
puzzle-create-about = Ein eigenes Rätsel bringen: eine SGF-Datei mit Lösung
puzzle-file = datei
puzzle-file-about = SGF mit der Stellung, dem richtigen Weg (markiert oder zuerst) und Antworten auf falsche Züge
puzzle-own-level-about = Für wie schwer du es hältst, von 1 bis 5; sonst 3
puzzle-proposed = { $player } schlägt dieses Rätsel vor. Die Moderation entscheidet, ob es gestellt wird.
puzzle-as-read = So habe ich die Datei gelesen. Zugfolgen insgesamt: { $lines }.
puzzle-button-post = Stellen
puzzle-button-refuse = Ablehnen
puzzle-button-discard = Verwerfen
puzzle-moderators-only = Das entscheidet die Moderation.
puzzle-not-taken = Rätsel { $number } wird nicht gestellt.
puzzle-proposal-gone = Dieses Rätsel wartet nicht mehr: Es wurde gestellt oder abgelehnt, oder es hat zu lange gewartet.
puzzle-too-many = Von dir warten schon so viele Rätsel, wie auf einmal warten dürfen: { $number }.
puzzle-sgf-unclosed = Ich kann die Datei nicht als SGF lesen: Die Klammer, die bei Byte { $offset } aufgeht, geht nie zu.
puzzle-sgf-none = Ich kann die Datei nicht als SGF lesen: Es steht keine Aufzeichnung darin.
puzzle-sgf-game = Das Spiel in der Datei kenne ich nicht. Go ist GM[1].
puzzle-sgf-size = Das Brett in der Datei hat keine Größe von 1 bis 19.
puzzle-sgf-point = In der Datei nennt { $property } etwas, das kein Punkt ihres Bretts ist.
puzzle-sgf-late-setup = In der Datei werden nach dem ersten Zug Steine aufgestellt. Alle müssen von Anfang an dastehen.
puzzle-sgf-turns = In der Datei ziehen die Seiten nicht abwechselnd.
puzzle-sgf-no-moves = In der Datei steht kein Zug, also auch keine Lösung.
puzzle-sgf-setup = Die Stellung in der Datei ist nicht möglich.
puzzle-sgf-no-liberty = Die Stellung in der Datei ist nicht möglich: Die Kette auf { $at } hat keine Freiheit.
puzzle-sgf-nothing-right = In der Datei ist keine Zugfolge richtig. Schreib RIGHT in den Kommentar am Ende einer richtigen, oder stell sie an den Anfang.
puzzle-sgf-no-first-move = Eine Zugfolge in der Datei beginnt nicht mit einem Stein.
puzzle-sgf-too-large = Der Baum in der Datei ist zu groß: Höchstens { $lines } Zugfolgen mit { $moves } Zügen sind möglich.
puzzle-sgf-illegal = Zugfolge { $line } in der Datei, Zug { $number }: { $reason }
