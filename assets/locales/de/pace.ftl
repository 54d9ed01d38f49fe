### Uhren, Zurücknehmen, Pausen und Abbruch.
# clock = Uhr
# take back = zurücknehmen
# move = Zug
# pass = passen
# pause = Pause
# call off = abbrechen
# claim the game = den Sieg beanspruchen
# draw = Remis, unentschieden
# moderator = Moderation, Spielleitung
# seat = Platz
# vacation = Urlaub
# byo-yomi = Byoyomi
# period = Periode
# time is out = die Zeit ist um

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
pace-undone = Der Zug ist zurückgenommen: Brett und Uhren stehen wie davor.
pace-went-on = Die Uhren laufen wieder.
pace-paused = Die Uhren stehen, bis jemand zieht oder sie weiterlaufen lässt.
pace-time-given = { $color ->
    [white] Weiß bekommt mehr Zeit: { $span }.
   *[black] Schwarz bekommt mehr Zeit: { $span }.
}
pace-overdue = { $color ->
    [white] Die Zeit von Weiß ist um. Schwarz kann den Sieg beanspruchen, Zeit schenken oder das Spiel abbrechen.
   *[black] Die Zeit von Schwarz ist um. Weiß kann den Sieg beanspruchen, Zeit schenken oder das Spiel abbrechen.
}
pace-proposes-undo = { $player } bittet, Zug { $number } ({ $point }) zurückzunehmen.
pace-proposes-undo-pass = { $player } bittet, Zug { $number } (gepasst) zurückzunehmen.
pace-proposes-pause = { $player } schlägt eine Pause vor: die Uhren würden stehen.
pace-proposes-call-off = { $player } schlägt vor, das Spiel abzubrechen: niemand gewinnt oder verliert.
pace-proposes-draw = { $player } bietet Remis an.
pace-won-time = { $color ->
    [white] Die Zeit von { $loser } ist um: Weiß ({ $winner }) gewinnt.
   *[black] Die Zeit von { $loser } ist um: Schwarz ({ $winner }) gewinnt.
}
pace-won-adjudication = { $color ->
    [white] Die Spielleitung hat entschieden: Weiß ({ $winner }) gewinnt.
   *[black] Die Spielleitung hat entschieden: Schwarz ({ $winner }) gewinnt.
}
pace-draw = Das Spiel endet durch Vereinbarung unentschieden.
pace-not-begun = Das Spiel wurde nicht rechtzeitig begonnen. Niemand gewinnt oder verliert.
pace-called-off = Das Spiel wurde abgebrochen. Niemand gewinnt oder verliert.
pace-reseated = Die Spielleitung hat einen Platz neu besetzt.
pace-nothing-to-undo = Du hast keinen Zug, der sich zurücknehmen ließe.
pace-too-late-to-take-back = Einen Zug kannst du eine Minute lang frei zurücknehmen, solange niemand geantwortet hat. Danach muss dein Gegner zustimmen: frage mit `/{ command-undo }`.
pace-no-clock = Dieses Spiel hat keine Uhr.
pace-is-paused = Die Uhren stehen schon.
pace-not-paused = Die Uhren stehen nicht.
pace-too-much-time = Du kannst höchstens { $most } auf einmal schenken.
pace-time-is-out = Deine Zeit war um: { $at }.
pace-time-was-out = Deine Zeit ist um.
pace-nobody-overdue = Die Zeit deines Gegners ist nicht um.
pace-no-draw = In diesem Spiel gibt es kein vereinbartes Remis.
pace-bad-time = Diese Uhr gibt es nicht. Beispiele: `3d` für drei Tage je Zug, `fischer 3d+1d/7d`, `byoyomi 10d+5x1d`, `canadian 20d+7d/10`.
pace-minutes = { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
}
pace-field-clock = Uhr
pace-field-rest = Die Uhr ruht
pace-field-overdue = Wenn die Zeit um ist
pace-control-none = Keine
pace-control-per-move = Für jeden Zug: { $each }
pace-control-fischer = Am Anfang: { $start }, mit jedem Zug dazu: { $increment }, höchstens: { $cap } (Fischer)
pace-control-byo-yomi = Erst: { $main }, dann { $periods ->
    [one] eine Periode
   *[other] { $periods } Perioden
} von je: { $period } (Byoyomi)
pace-control-canadian = Erst: { $main }, dann je { $stones } Steine in: { $period } (kanadisch)
pace-line-none = ohne Uhr
pace-line-per-move = { $each } pro Zug
pace-line-fischer = { $start } + { $increment } pro Zug
pace-line-rests-weekends = ruht am Wochenende
pace-line-rests-nights = ruht nachts
pace-line-rests-both = ruht nachts und am Wochenende
pace-rest-none = Im Urlaub und während ich nicht da bin
pace-rest-weekends = Am Wochenende in der eigenen Zeitzone, im Urlaub und während ich nicht da bin
pace-rest-nights = Nachts (22 bis 8 Uhr) in der eigenen Zeitzone, im Urlaub und während ich nicht da bin
pace-rest-both = Am Wochenende und nachts (22 bis 8 Uhr) in der eigenen Zeitzone, im Urlaub und während ich nicht da bin
pace-overdue-loses = Wer keine Zeit mehr hat, verliert; bevor beide gezogen haben, verliert niemand. Bleibt eine Auszählung so lange unbeantwortet, darf die andere Seite sie gelten lassen.
pace-overdue-chooses = Der Gegner beansprucht den Sieg, schenkt Zeit oder bricht ab; bevor beide gezogen haben, verliert niemand. Bleibt eine Auszählung so lange unbeantwortet, darf die andere Seite sie gelten lassen.
pace-rest-without-clock = Ohne Uhr kann nichts ruhen: wähle auch eine `uhr`.
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
pace-out-resting = Die Uhr ruht; die Zeit läuft { $at } ab
pace-rests = Die Uhr ruht.
pace-button-claim = Sieg beanspruchen
pace-button-give-day = Einen Tag schenken
pace-button-call-off = Abbrechen
pace-confirm-claim = Willst du den Sieg beanspruchen? Dann verliert { $opponent } durch Zeit. Das lässt sich nicht zurücknehmen.
pace-confirm-call-off = Willst du das Spiel abbrechen? Niemand gewinnt oder verliert. Das lässt sich nicht zurücknehmen.
