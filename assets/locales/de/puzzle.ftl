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
puzzle-author = Dazu schreibt, wer es gestellt hat: { $words }
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
