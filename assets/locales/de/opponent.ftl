### Das Programm als Spieler: Partien gegen tengen, Tipps und Schätzungen.
# program = tengen
# level = Stufe
# hint = Tipp
# estimate = Schätzung

opponent-name = tengen Stufe { $level }
opponent-teacher = tengen Stufe { $level } · Lehrpartie
opponent-even = tengen · enge Partie
opponent-sparring = tengen · Sparring
opponent-button-play = Gegen tengen spielen
opponent-setup = Welches Spiel, und wie soll ich spielen? Du hast Schwarz und beginnst.
opponent-menu-game = Spiel und Brett
opponent-menu-level = Stufe
opponent-menu-style = Wie ich spiele
opponent-style-named = { $style ->
    [teaching] Lehrpartie: mit Tipps und einer Warnung vor Fehlern
    [even] Enge Partie: etwa so stark wie du
    [sparring] Sparring: nur Taktik, überall Kampf
   *[usual] Auf Sieg
}
opponent-level-named = { $level ->
    [1] Stufe 1: für deine ersten Partien
    [9] Stufe 9: so gut ich kann
   *[other] Stufe { $level }
}
opponent-button-begin = Partie beginnen
opponent-begun = Deine Partie { $game } gegen mich hat begonnen.
opponent-plays-on = Diese Partie spielst du schon mit mir: { $place }
opponent-too-many = Du hast das Limit von { $most } gleichzeitigen Partien gegen mich erreicht. Beende eine, bevor du eine neue beginnst.
opponent-no-time = Meine Rechenzeit für dich ist aufgebraucht. Bitte versuche es in einer Stunde noch einmal.
opponent-no-pairs = Paar-Go spiele ich nicht.
opponent-no-room = Ich darf hier nicht von mir aus schreiben und könnte deine Züge nicht beantworten. Fordere mich in einem Kanal heraus, in dem ich schreiben darf, oder in einer Direktnachricht.
opponent-level-alone = Eine Stufe gibt es nur in Partien gegen mich: Lass den Gegner weg, oder wähle mich.
opponent-style-alone = Lehrpartien, enge Partien und Sparring gibt es nur gegen mich: Lass den Gegner weg, oder wähle mich.
opponent-style-engine = Lehrpartien, enge Partien und Sparring kann nur ich spielen, andere Programme nicht. Lass **{ opponent-menu-style }** leer, oder wähle mich.
opponent-style-level = In einer engen Partie wähle ich meine Stufe bei jedem Zug selbst, und im Sparring habe ich nur eine. Lass `{ opponent-level }` leer.
opponent-level = stufe
opponent-level-about = Spiele gegen mich: von 1 (für deine ersten Partien) bis 9 (so gut ich kann)
opponent-hint = tipp
opponent-hint-about = In Partien gegen mich: Sieh, welchen Zug ich an deiner Stelle spielen würde
opponent-hint-play = Ich würde { $point } spielen.
opponent-hint-why = { $kind ->
    [wins] Das gewinnt die Partie.
    [captures] Das schlägt { $points }.
    [saves] Das rettet { $points }.
    [atari] Das droht, { $points } zu schlagen.
    [room] Dort ist noch viel Platz.
   *[most] So wie ich es sehe, ist das der größte Zug.
}
opponent-hint-pass = Ich würde passen.
opponent-hint-resign = Ich würde hier aufgeben.
opponent-hint-only = Tipps gebe ich nur in Partien gegen mich.
opponent-button-hint = Tipp
opponent-caution = Sieh noch einmal hin: { $answer } wäre eine gute Antwort auf { $point }, und deine Gewinnchance fiele von { $before } % auf { $after } %.
opponent-caution-one-liberty = Sieh noch einmal hin: Dein Stein auf { $point } hätte nur noch eine Freiheit, und ich könnte ihn auf { $answer } schlagen.
opponent-caution-own = Sieh noch einmal hin. { table-atari-own }
opponent-caution-theirs = Sieh noch einmal hin. { table-atari-theirs }
opponent-estimate = schätzung
opponent-estimate-about = Sieh, wer nach meiner Schätzung führt, und um wie viel
opponent-estimate-of = { $lead } Das ist eine Schätzung: Ich kann mich irren.
opponent-estimate-chance = { $color ->
    [white] Gewinnchance von Weiß
   *[black] Gewinnchance von Schwarz
}: { $percent } %. Das ist eine Schätzung: Ich kann mich irren.
opponent-estimate-not-now = Für Partien zwischen Menschen gebe ich keine Schätzung ab, solange sie laufen.
opponent-engine-refuses = { $what ->
    [gone] { $engine } gibt es hier nicht mehr.
    [only-go] { $engine } spielt nur Go.
    [only-five] { $engine } spielt nur Gomoku, Renju und Go-Bang ohne Schlagen.
    [opening] { $engine } spielt keine Eröffnungen mit Wahl der Farben. Lass **{ opening-field }** leer.
    [rules] { $engine } spielt nicht nach diesen Regeln. Lass **{ challenge-field-rules }** leer, dann wähle ich passende.
   *[board] { $engine } spielt nicht auf diesem Brett. Lass `{ command-size }` leer, dann wähle ich ein passendes.
}
opponent-engine-mute = { $player }, { $engine } antwortet in Partie { $number } nicht. Ich frage weiter. Du kannst warten oder die Partie mit `/{ command-game } { command-call-off }` oder `/{ command-game } { command-resign }` beenden. { $place }
opponent-engine-gone = { $player }, { $engine } gibt es hier nicht mehr. In Partie { $number } kommt keine Antwort mehr. Du kannst die Partie mit `/{ command-game } { command-call-off }` oder `/{ command-game } { command-resign }` beenden. { $place }
