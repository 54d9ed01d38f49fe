# Ligen: In einem Kanal spielen in jeder Division alle eine Saison lang gegeneinander; die Ersten steigen auf, die Letzten ab.
league-command = liga
league-command-about = Ligen: Spiele eine Saison lang gegen alle in deiner Division und steige auf
league-show = zeigen
league-show-about = Zeige die Liga
league-play = spielen
league-play-about = Beginne deine nächste Ligapartie
league-create = anlegen
league-create-about = Lege in diesem Kanal eine Liga an (Moderation)
league-division-size = division
league-division-size-about = Wie groß eine Division höchstens ist (Standard: 8)
league-games = partien
league-games-about = Wie oft man in einer Saison gegeneinander spielt (Standard: 1)
league-days = tage
league-days-about = Wie viele Tage eine Saison dauert (Standard: 90)
league-moves = aufstieg
league-moves-about = Wie viele aus jeder Division auf- und absteigen (Standard: 1)
league-next = nächste-saison
league-next-about = So viele Tage nach dem Ende beginnt die nächste Saison automatisch (Standard: Moderation startet)
league-remove = entfernen
league-remove-about = Nimm jemanden aus der Liga (Moderation)
league-player = person
league-removed-about = Wer die Liga verlässt
league-title = Liga
league-here = Ligen: { $channels }
league-title-season = Liga: Saison { $season }
league-field = Liga
league-rule = { $games ->
    [1] Du spielst einmal gegen alle in deiner Division.
   *[other] Du spielst zweimal gegen alle in deiner Division.
}
league-rule-points = Ein Sieg bringt 1½ Punkte, ein Unentschieden 1, eine Niederlage ½ und eine Niederlage auf Zeit 0.
league-rule-moves = { $players ->
    [1] Nach der Saison steigt aus jeder Division Platz 1 auf und der letzte Platz ab.
   *[other] Nach der Saison steigen aus jeder Division höchstens die ersten zwei auf und höchstens die letzten zwei ab.
}
league-rule-end = Partien, die am Ende der Saison noch laufen, zählen noch 14 Tage lang. Wer keine Partie spielt oder nur auf Zeit verliert, ist nicht mehr in der Liga.
league-rule-next = { $days ->
    [0] Die nächste Saison beginnt automatisch, sobald eine zu Ende ist.
    [one] Die nächste Saison beginnt automatisch einen Tag nach dem Ende.
   *[other] Die nächste Saison beginnt automatisch { $days } Tage nach dem Ende.
}
league-open = Für Saison { $season } dabei: { $players }
league-ends = Die Saison endet am { $at }.
league-closing = Es beginnen keine Partien mehr. Laufende zählen bis zum { $until }.
league-over = Saison { $season } ist zu Ende. Für die nächste kannst du mitmachen.
league-starts = Saison { $season } beginnt automatisch am { $at }.
league-waits = Saison { $season } beginnt automatisch, sobald mindestens zwei mitmachen.
league-over-table = Liga: Saison { $season } ist zu Ende
league-division = Division { $division }
league-head-points = Punkte
league-head-games = Partien
league-head-place = Platz
league-legend = + gewonnen, − verloren, = unentschieden, … läuft, · noch nicht gespielt. ↑ steigt nach der Saison auf, ↓ steigt ab.
league-alt = Tabelle von Division { $division }, Saison { $season }: Platz, Name, Punkte; ↑ steigt auf, ↓ steigt ab.
league-nobody = Noch ist niemand dabei.
league-button-play = Spielen
league-button-join = Mitmachen
league-button-table = Tabelle
league-button-leave = Verlassen
league-button-start = Saison { $season } starten
league-button-close = Saison beenden
league-button-extend = Eine Woche länger
league-button-end = Liga beenden
league-next-choose = Wann beginnt die nächste Saison?
league-next-off = Nächste Saison: Die Moderation startet sie
league-next-after = { $days ->
    [0] Nächste Saison: automatisch, gleich nach dem Ende
    [one] Nächste Saison: automatisch, einen Tag nach dem Ende
   *[other] Nächste Saison: automatisch, { $days } Tage nach dem Ende
}
league-joined = Du bist dabei und spielst in Saison { $season }.
league-joined-next = Du bist dabei und spielst ab Saison { $season }.
league-leave-question = { $games ->
    [0] Die Liga verlassen?
    [one] Die Liga verlassen? Du gibst deine laufende Ligapartie auf.
   *[other] Die Liga verlassen? Du gibst deine { $games } laufenden Ligapartien auf.
}
league-left = Du hast die Liga verlassen.
league-removed = { $player } ist nicht mehr in der Liga.
league-manage = Was möchtest du tun? `/{ league-command } { league-remove }` nimmt jemanden aus der Liga.
league-start-question = Saison { $season } starten? Angemeldet: { $players }, Divisionen: { $divisions }, Tage: { $days }
league-started = Saison { $season } hat begonnen.
league-close-question = Saison { $season } jetzt beenden? Es beginnen keine Partien mehr. Laufende zählen noch 14 Tage lang.
league-close-now-question = Saison { $season } jetzt abschließen? Laufende Partien zählen nicht mehr.
league-closed = Saison { $season } ist beendet.
league-extended = Die Saison endet jetzt am { $at }.
league-end-question = Die Liga in { $channel } beenden? Ihre Tabellen gehen verloren. Laufende Partien gehen weiter und zählen für die Wertung.
league-ended = Die Liga ist beendet.
league-season-begun = Liga: Saison { $season } hat in Division { $division } begonnen. Beginne deine Partien bis zum { $at } mit **{ league-button-play }** oder `/{ league-command } { league-play }`.
league-ends-soon = Liga: Saison { $season } endet am { $at }. Partien, die dann noch laufen, zählen bis zum { $until }.
league-closes = Liga: In Saison { $season } beginnen keine Partien mehr. Laufende zählen bis zum { $until }.
league-too-few = Liga: Saison { $season } kann noch nicht beginnen, weil weniger als zwei mitmachen. Sobald es zwei sind, beginnt sie automatisch: Drücke **{ league-button-join }**.
league-won = Division { $division }, Platz 1: { $players }
league-up = Aufstieg in Division { $division }: { $players }
league-down = Abstieg in Division { $division }: { $players }
league-idle = Nicht mehr in der Liga (keine Partie gespielt oder nur auf Zeit verloren): { $players }
league-choose = Gegen wen möchtest du spielen?
league-all-played = Du hast alle deine Partien dieser Saison gespielt.
league-playing = Deine Partie { $game } gegen { $player } läuft in { $channel }.
league-begun = Ligapartie: { $black } (Schwarz) gegen { $white } (Weiß).
league-score = Ligapunkte: { $first } { $points }, { $second } { $others }.
league-uncounted = Liga: Diese Partie zählt nicht.
league-no-league = In diesem Kanal gibt es keine Liga. Die Moderation kann mit `/{ league-command } { league-create }` eine anlegen.
league-no-second = In diesem Kanal gibt es schon eine Liga.
league-no-more-leagues = Ein Server kann höchstens { $most } Ligen haben. War eine davon in einem gelöschten Kanal, versuche es in einer Minute noch einmal.
league-no-posting = Ich darf in diesem Kanal nicht von mir aus schreiben, oder es ist ein Thread. Deshalb kann es hier keine Liga geben.
league-no-already = Du bist schon in der Liga.
league-no-room = Diese Liga ist voll: Sie hat { $most } Plätze.
league-no-not-in = Du bist nicht in dieser Liga.
league-no-not-there = { $player } ist nicht in dieser Liga.
league-no-second-season = Es läuft schon eine Saison.
league-no-few = Für eine Saison müssen mindestens zwei mitmachen.
league-no-season = Es läuft keine Saison.
league-no-outdated = Die Liga hat sich seit dieser Nachricht geändert, darum ist nichts passiert. Drücke **{ table-button-more }** noch einmal.
league-no-games-now = Gerade können keine Ligapartien beginnen. Wann die Saison beginnt oder endet, steht in der Nachricht der Liga.
league-no-not-playing = Du spielst in dieser Saison nicht. Mach mit, dann spielst du ab der nächsten.
league-no-oneself = Du kannst nicht gegen dich selbst spielen.
league-no-other-division = { $player } ist nicht in deiner Division.
league-no-left = { $player } hat die Liga verlassen.
league-no-playing = Du spielst in dieser Liga schon gegen { $player }.
league-no-played = Du hast in dieser Saison alle Partien gegen { $player } gespielt.
league-no-too-many = Bei dir laufen schon { $most } Ligapartien. Spiele erst eine davon zu Ende.
league-no-full = Bei { $player } laufen schon { $most } Ligapartien.
league-no-away = { $player } ist im Urlaub.
