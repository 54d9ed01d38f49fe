### Analysen beendeter Partien und das Erraten ihrer Züge.
# review = Analyse
# mistake = Fehler

review-command = analyse
review-about = Sieh, wo sich eine beendete Partie nach meiner Schätzung entschieden hat
review-button = Analyse
review-nothing-yet = Ich analysiere beendete Partien. Diese läuft noch, oder sie hat keine Züge.
review-progress = Ich analysiere Partie { $number }: Stellung { $done } von { $all }.
review-waits = Ich analysiere vorher noch eine andere Partie. Deine kommt danach.
review-late = { $player }, die Analyse von Partie { $number } wurde zu spät für diese Antwort fertig. Drücke bitte noch einmal auf „{ review-button }“.
review-better = { $points ->
    [one] { $point } war um etwa einen Punkt besser.
   *[other] { $point } war um etwa { $points } Punkte besser.
}
review-better-pass = { $points ->
    [one] Passen war um etwa einen Punkt besser.
   *[other] Passen war um etwa { $points } Punkte besser.
}
review-likelier = { $point } war besser: { $before } % Gewinnchance statt { $after } %.
review-can-be-captured = Nach diesem Zug konnte man { $stones } auf { $liberties } schlagen.
review-none = Ich sehe in dieser Partie keine großen Fehler.
review-doubt = Ich urteile so gut, wie ich spiele, und kann mich irren.
review-rough = Auf einem so großen Brett lese ich nicht tief: Nimm das nur als groben Anhaltspunkt.
review-sides = In dieser Partie haben sich Partner abgewechselt: Ein Fehler zählt für die Seite, egal wer gezogen hat.
review-chances = { $color ->
    [white] Gewinnchance von Weiß
   *[black] Gewinnchance von Schwarz
}: { $percent } %.
review-alt = Ein Diagramm, wer in { $moves } Zügen vorn lag, Schwarz oben und Weiß unten. Nach Zug { $middle }: { $lead } Am Ende: { $end }
review-button-before = ‹ Fehler
review-button-after = Fehler ›
review-button-graph = Diagramm
review-button-guess = Züge erraten
review-guess-about = Spiele die Partie nach und errate jeden Zug
review-guess-question = { $color ->
    [white] Wo hat Weiß Zug { $number } gespielt?
   *[black] Wo hat Schwarz Zug { $number } gespielt?
}
review-guess-right = { $point } ist richtig: zwei Punkte.
review-guess-close = { $guess } ist nah dran: ein Punkt. Der Zug war { $point }.
review-guess-wrong = Der Zug war { $point }.
review-guess-points = Bisher { $points } von { $most } Punkten.
review-guess-end = Das war der letzte Zug. Du hast { $points } von { $most } Punkten.
review-button-another = Andere Partie
