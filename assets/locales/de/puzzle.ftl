# Rätsel: eine Stellung mit einer Frage. Die Stellung sehen alle, geantwortet wird privat.
# puzzle = Rätsel
# level = Stufe, 1 bis 5
# line = Variante
# solution = Lösung; try = Versuch
# Sonst gelten die Wörter aus rules.ftl.
puzzle-command = rätsel
puzzle-command-about = Rätsel, für dich allein oder für alle hier
puzzle-now = jetzt
puzzle-now-about = Löse privat Rätsel, eines nach dem anderen
puzzle-topic = thema
puzzle-topic-about = Thema (Standard: beliebig)
puzzle-level = stufe
puzzle-level-about = Mit welcher Stufe es losgeht, 1 bis 5
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
    [capturing] Schlagen und Retten
    [study] Studie
   *[liberties] Freiheiten
}
puzzle-title = Rätsel { $number }: { $topic }
puzzle-here = Tägliches Rätsel: { $channels }
puzzle-level-of = Stufe { $level } von 5
puzzle-tally = Versucht: { $tried } · gelöst: { $solved }
puzzle-closes = Schließt { $until }. Die Antworten sind privat, und der erste Versuch zählt.
puzzle-closed = Dieses Rätsel ist geschlossen.
puzzle-button-next = Nächstes Rätsel
puzzle-button-post-here = Hier posten
puzzle-in-a-row = **{ $number } in Folge**
puzzle-button-close = Rätsel beenden
puzzle-close-question = Rätsel { $number } jetzt beenden? Dann sehen alle die Lösung, und weitere Antworten zählen nicht.
puzzle-closed-now = Rätsel { $number } ist geschlossen.
puzzle-ask-captures = { $color ->
    [white] Weiß spielt auf { $point }. Welche Steine schlägt das? Nenne einen Stein jeder Kette.
   *[black] Schwarz spielt auf { $point }. Welche Steine schlägt das? Nenne einen Stein jeder Kette.
}
puzzle-ask-ko = { $color ->
    [white] Auf { $point } wurde ein weißer Stein geschlagen. Darf Weiß dort jetzt zurückschlagen?
   *[black] Auf { $point } wurde ein schwarzer Stein geschlagen. Darf Schwarz dort jetzt zurückschlagen?
}
puzzle-ask-five = { $color ->
    [white] Weiß ist am Zug. Auf welchen Punkten bekommt Weiß fünf in einer Reihe? Nenne alle.
   *[black] Schwarz ist am Zug. Auf welchen Punkten bekommt Schwarz fünf in einer Reihe? Nenne alle.
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
   *[other] Welcher Zug schlägt sicher, spätestens mit Zug { $moves }, egal was die andere Seite tut?
}
puzzle-ask-kill = { $color ->
    [white] Weiß ist am Zug und kann die mit Dreiecken markierten schwarzen Steine töten. Wo spielt Weiß?
   *[black] Schwarz ist am Zug und kann die mit Dreiecken markierten weißen Steine töten. Wo spielt Schwarz?
}
puzzle-ask-live = { $color ->
    [white] Weiß ist am Zug. Wo spielt Weiß, damit die weißen Steine mit den Dreiecken leben?
   *[black] Schwarz ist am Zug. Wo spielt Schwarz, damit die schwarzen Steine mit den Dreiecken leben?
}
puzzle-ask-capture = { $color ->
    [white] Weiß ist am Zug und kann die mit Dreiecken markierten schwarzen Steine schlagen, egal was die andere Seite tut. Wo spielt Weiß?
   *[black] Schwarz ist am Zug und kann die mit Dreiecken markierten weißen Steine schlagen, egal was die andere Seite tut. Wo spielt Schwarz?
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
puzzle-missed = **Das stimmt nicht.**
puzzle-right = { $tries ->
    [1] **Richtig!** Beim ersten Versuch gelöst.
   *[other] **Richtig!** Beim { $tries }. Versuch gelöst.
}
puzzle-refuted = Das Bild zeigt, warum.
puzzle-refuted-line = Die Bilder zeigen Zug um Zug, woran es scheitert: { $moves }.
puzzle-fails-alone = Die andere Seite muss darauf nicht einmal antworten.
puzzle-far-away = Das ist zu weit weg, um etwas zu ändern.
puzzle-no-line = Der richtige Zug ist das nicht; eine Antwort darauf steht nicht in der Datei.
puzzle-right-move = Der richtige Zug ist { $point }.
puzzle-best-line = Bei bestem Spiel beider Seiten: { $moves }.
puzzle-right-too = Auch richtig: { $points }.
puzzle-why-captures = { $point } schlägt { $number ->
    [one] einen Stein
   *[other] { $number } Steine
}: { $points }.
puzzle-why-ko = Nein: Das ist Ko. Der Stein, der gerade einen einzelnen Stein geschlagen hat, darf nicht sofort zurückgeschlagen werden; zuerst muss anderswo gespielt werden.
puzzle-why-no-ko = Ja: Die Ko-Regel verbietet es nicht. Der Stein auf { $point } schlägt { $number ->
    [one] einen Stein
   *[other] { $number } Steine
}.
puzzle-why-line = Bei bestem Spiel beider Seiten: { $points }. Der letzte Zug schlägt.
puzzle-posted = Du hast dieses Rätsel schon gepostet: Es steht jetzt im Kanal.
puzzle-try-first = Versuche es zuerst: Die Lösung siehst du, sobald du geantwortet hast.
puzzle-not-yours = Nur die Moderation und wer um dieses Rätsel gebeten hat, können es beenden.
puzzle-none = So ein Rätsel ist mir gerade nicht gelungen. Versuche es noch einmal, oder mit einer anderen Stufe.
puzzle-create = erstellen
puzzle-create-about = Reiche ein eigenes Rätsel ein: eine SGF-Datei mit Lösung
puzzle-file = datei
puzzle-file-about = SGF-Datei: Stellung, richtige Variante (markiert oder zuerst), Antworten auf falsche Züge
puzzle-own-level-about = Für wie schwer du es hältst, 1 bis 5 (Standard: 3)
puzzle-which-game = partie
puzzle-which-game-about = Welche Partie, wenn die Datei mehrere enthält: 1, 2 … (Standard: die erste mit Zügen)
puzzle-proposed = { $player } hat dieses Rätsel eingereicht. Die Moderation entscheidet, ob es gepostet wird.
puzzle-as-read = So lese ich die Datei. Zahl der Varianten: { $lines }.
puzzle-remark-games = Partie { $taken } von { $games } in der Datei. Für eine andere: `{ puzzle-which-game }`.
puzzle-remark-first-branch = In der Datei ist keine Variante als richtig markiert, also gilt der erste Zweig.
puzzle-remark-charset = Die Datei nennt keinen oder einen falschen Zeichensatz. Ich habe sie als { $charset } gelesen: Prüfe den Text.
puzzle-button-post = Posten
puzzle-button-refuse = Ablehnen
puzzle-button-discard = Verwerfen
puzzle-moderators-only = Das kann nur die Moderation entscheiden.
puzzle-not-taken = Rätsel { $number } wird nicht gepostet.
puzzle-proposal-gone = Dieses Rätsel wartet nicht mehr: Es wurde gepostet oder abgelehnt, oder es hat zu lange gewartet.
puzzle-too-many = Von dir warten schon { $number } Rätsel, und das ist das Limit.
puzzle-sgf-unclosed = Ich kann die Datei nicht als SGF lesen: Die Klammer, die bei Byte { $offset } aufgeht, wird nie geschlossen.
puzzle-sgf-none = Ich kann die Datei nicht als SGF lesen: Es steht keine Aufzeichnung darin.
puzzle-sgf-game = Das Spiel in der Datei kenne ich nicht. Go ist GM[1].
puzzle-sgf-size = Das Brett in der Datei ist nicht zwischen 1 und 19 Linien breit.
puzzle-sgf-point = In der Datei nennt { $property } etwas, das kein Punkt auf dem Brett ist.
puzzle-sgf-late-setup = In der Datei werden nach dem ersten Zug Steine aufgestellt. Sie müssen alle von Anfang an auf dem Brett stehen.
puzzle-sgf-turns = In der Datei wechseln sich Schwarz und Weiß nicht ab.
puzzle-sgf-no-moves = In der Datei stehen keine Züge, also gibt es keine Lösung.
puzzle-sgf-no-such-game = Diese Partie gibt es in der Datei nicht. Partien darin: { $games }.
puzzle-sgf-setup = Die Stellung in der Datei ist nicht möglich.
puzzle-sgf-no-liberty = Die Stellung in der Datei ist nicht möglich: Die Kette auf { $at } hat keine Freiheit.
puzzle-sgf-nothing-right = In der Datei ist keine Variante richtig. Schreibe RIGHT in den Kommentar am Ende einer richtigen Variante, oder stelle sie an den Anfang.
puzzle-sgf-no-first-move = Eine Variante in der Datei beginnt nicht mit einem Stein.
puzzle-sgf-too-large = Der Baum in der Datei ist zu groß: Das Limit sind { $lines } Varianten mit { $moves } Zügen.
puzzle-sgf-illegal = Variante { $line } in der Datei, Zug { $number }: { $reason }
