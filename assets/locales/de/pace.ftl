### Uhren, Zurücknehmen, Pausen und Abbruch.
# clock = Uhr
# undo = zurücknehmen
# move = Zug
# pass = passen
# pause = Pause
# call off = abbrechen
# claim the win = den Sieg beanspruchen
# draw = Remis, unentschieden
# moderator = Moderation
# seat = Platz
# vacation = Urlaub
# byo-yomi = Byoyomi
# period = Periode
# run out of time = die Zeit läuft ab

pace-days = { $days } { $days ->
    [one] Tag
   *[other] Tage
}
pace-hours = { $hours } { $hours ->
    [one] Stunde
   *[other] Stunden
}
pace-days-and-hours = { $days } { $days ->
    [one] Tag
   *[other] Tage
} { $hours } { $hours ->
    [one] Stunde
   *[other] Stunden
}
pace-taken-back = { $color ->
    [white] Weiß hat den letzten Zug zurückgenommen.
   *[black] Schwarz hat den letzten Zug zurückgenommen.
}
pace-undone = Der Zug ist zurückgenommen.
pace-went-on = Die Uhren laufen wieder.
pace-paused = Die Uhren sind angehalten, bis jemand zieht oder sie weiterlaufen lässt.
pace-time-given = { $color ->
    [white] Weiß bekommt { $span } mehr.
   *[black] Schwarz bekommt { $span } mehr.
}
pace-overdue = { $color ->
    [white] Die Zeit von Weiß ist abgelaufen. Schwarz kann den Sieg beanspruchen, mehr Zeit geben oder die Partie abbrechen.
   *[black] Die Zeit von Schwarz ist abgelaufen. Weiß kann den Sieg beanspruchen, mehr Zeit geben oder die Partie abbrechen.
}
pace-proposes-undo = { $player } möchte Zug { $number } ({ $point }) zurücknehmen.
pace-proposes-undo-pass = { $player } möchte Zug { $number } (gepasst) zurücknehmen.
pace-proposes-pause = { $player } schlägt vor, die Uhren anzuhalten.
pace-proposes-call-off = { $player } schlägt vor, die Partie abzubrechen: Niemand gewinnt oder verliert.
pace-proposes-draw = { $player } bietet Remis an.
pace-won-time = { $color ->
    [white] Die Zeit von { $loser } ist abgelaufen: Weiß ({ $winner }) gewinnt.
   *[black] Die Zeit von { $loser } ist abgelaufen: Schwarz ({ $winner }) gewinnt.
}
pace-won-adjudication = { $color ->
    [white] Die Moderation hat die Partie entschieden: Weiß ({ $winner }) gewinnt.
   *[black] Die Moderation hat die Partie entschieden: Schwarz ({ $winner }) gewinnt.
}
pace-draw = Remis nach Vereinbarung.
pace-not-begun = Die Partie hat nicht rechtzeitig begonnen. Niemand gewinnt oder verliert.
pace-called-off = Die Partie wurde abgebrochen. Niemand gewinnt oder verliert.
pace-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
pace-too-late-to-take-back = Einen Zug kannst du eine Minute lang einfach zurücknehmen, solange niemand darauf geantwortet hat. Danach muss dein Gegner einverstanden sein: Frage mit `/{ command-game } { command-undo }`.
pace-no-clock = Diese Partie hat keine Uhr.
pace-is-paused = Die Uhren sind schon angehalten.
pace-not-paused = Die Uhren sind nicht angehalten.
pace-paused-too-early = Die Uhren lassen sich anhalten, sobald beide Seiten gezogen haben.
pace-too-much-time = Du kannst höchstens { $most } auf einmal geben.
pace-time-is-out = Deine Zeit ist { $at } abgelaufen.
pace-time-was-out = Deine Zeit ist abgelaufen.
pace-nobody-overdue = Die Zeit deines Gegners ist noch nicht abgelaufen.
pace-no-draw = In diesem Spiel könnt ihr kein Remis vereinbaren: Bei Go entscheidet die Auszählung, bei Atari-Go gewinnt, wer schlägt.
pace-bad-time = Diese Uhr verstehe ich nicht. Beispiele: `3d` für drei Tage pro Zug, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
}
pace-field-clock = Uhr
pace-field-rest = Uhr pausiert
pace-field-overdue = Wenn die Zeit abläuft
pace-control-none = Keine
pace-control-per-move = { $each } pro Zug
pace-control-fischer = { $start } am Anfang, dazu { $increment } pro Zug, höchstens { $cap } (Fischer)
pace-control-byo-yomi = { $main }, dann { $periods } × { $period } (Byoyomi)
pace-control-canadian = { $main }, dann { $period } für je { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} (kanadisch)
pace-line-none = Ohne Uhr
pace-line-per-move = { $each } pro Zug
pace-line-fischer = { $start } + { $increment } pro Zug
pace-line-rests-weekends = Pause am Wochenende
pace-line-rests-nights = Pause in der Nacht
pace-line-rests-both = Pause nachts und am Wochenende
pace-rest-none = Im Urlaub und während ich offline bin
pace-rest-weekends = Am Wochenende in der jeweils eigenen Zeitzone, im Urlaub und während ich offline bin
pace-rest-nights = Nachts (22 bis 8 Uhr) in der jeweils eigenen Zeitzone, im Urlaub und während ich offline bin
pace-rest-both = Am Wochenende und nachts (22 bis 8 Uhr) in der jeweils eigenen Zeitzone, im Urlaub und während ich offline bin
pace-overdue-loses = Wer keine Zeit mehr hat, verliert. Bevor beide gezogen haben, verliert niemand. Wird auf eine Auszählung nicht rechtzeitig geantwortet, kann die andere Seite sie annehmen, wie sie ist.
pace-overdue-chooses = Die andere Seite kann den Sieg beanspruchen, mehr Zeit geben oder die Partie abbrechen. Bevor beide gezogen haben, verliert niemand. Wird auf eine Auszählung nicht rechtzeitig geantwortet, kann die andere Seite sie annehmen, wie sie ist.
pace-rest-without-clock = Ohne Uhr gibt es nichts anzuhalten: Wähle auch `{ command-clock }`.
pace-left = Schwarz { $black } · Weiß { $white }
pace-left-byo-yomi = { $main }, dann { $periods } × { $period }
pace-left-periods = { $periods } × { $period }
pace-left-canadian = { $main }, dann { $period } für { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
}
pace-left-stones = { $period } für { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
}
pace-out = Die Zeit läuft { $at } ab
pace-out-resting = Die Uhr pausiert; die Zeit läuft { $at } ab
pace-rests = Die Uhr pausiert.
pace-button-claim = Sieg beanspruchen
pace-button-give-day = Einen Tag geben
pace-button-call-off = Partie abbrechen
pace-confirm-claim = Sieg auf Zeit gegen { $opponent } beanspruchen? Das ist endgültig.
pace-confirm-call-off = Die Partie abbrechen? Niemand gewinnt oder verliert. Das ist endgültig.
