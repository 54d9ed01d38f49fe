# Die Nachricht mit dem Brett, ihre Buttons, und was über eine Partie zu sagen ist.
# game (played) = Partie
# board = Brett
# move = Zug
# to move = am Zug
# stone = Stein
# capture = schlagen
# prisoner = Gefangener
# pass = passen
# resign = aufgeben
# rematch = Revanche
# record = Aufzeichnung
# count = Auszählung
# handicap stone = Vorgabestein
# chain = Kette
# liberty = Freiheit
# atari = Atari
# ko = Ko
# dead = tot
# territory = Gebiet
# draw = Remis, unentschieden
# jigo = Jigo
# no result = kein Ergebnis
# five in a row = fünf in einer Reihe
# proposal = Vorschlag
# rank = Rang

table-heading = **{ terms-game-on }** · Partie { $number } · ⚫ { $black } – ⚪ { $white }
table-number = Partie { $number }
table-moved = **Zug { $number } · { terms-color } { $point }**
table-moved-captures = { table-moved } · { $stones } geschlagen
table-moved-pass = **Zug { $number } · { terms-color } passt**
table-begins = Die Partie beginnt.
table-begins-aim = { table-begins } { $aim ->
    [captures] Wer { $number } Steine schlägt, gewinnt.
    [five] Fünf in einer Reihe gewinnen.
    [stones] Wer am Ende mehr Steine auf dem Brett hat, gewinnt.
   *[capture] Wer zuerst einen Stein schlägt, gewinnt.
}
table-begins-handicap = Die Partie beginnt mit { $stones } Vorgabesteinen; Weiß zieht zuerst.
table-begins-free = Die Partie beginnt: Schwarz setzt { $stones } Steine, dann zieht Weiß.
table-played = { terms-color } spielt { $point }.
table-captured = { terms-color } spielt { $point } und schlägt { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
}.
table-passed = { terms-color } passt.
table-resumed = { $color ->
    [white] Weiß wollte weiterspielen, also zieht Schwarz zuerst.
   *[black] Schwarz wollte weiterspielen, also zieht Weiß zuerst.
}
table-prisoners = Gefangene: Schwarz { $black }, Weiß { $white }.
table-pairs = Geschlagene Paare: Schwarz { $black }, Weiß { $white }.
table-turn = **{ $player }, du bist am Zug**
table-thinking = **{ $player } denkt nach**
table-thread-of = { terms-game } { $size }
table-thread-of-go = { $size }
table-thread-won = { $winner } schlägt { $loser }
table-thread-team = Mitglieder
table-thread-team-won = { $winner ->
    [team] die Mitglieder schlagen { $other }
   *[player] { $other } schlägt die Mitglieder
}
table-answer = **{ $players }: bitte antworten**
table-button-play = Setzen
table-button-text = Brett als Text
table-button-more = Mehr …
table-button-pass = Passen
table-button-resign = Aufgeben
table-button-here = Hier weiterspielen
table-button-rematch = Revanche
table-button-film = Replay
table-button-share = Allen zeigen
table-shown-by = Gezeigt von { $player }
table-more-question = Partie { $number }: Was möchtest du tun?
table-more-placeholder = Was möchtest du tun?
table-more-resign = Aufgeben
table-more-resign-about = Gib die Partie auf; ich bitte dich noch um Bestätigung
table-more-board = Brett noch einmal zeigen
table-more-board-about = Als neue Nachricht am Ende des Kanals
table-more-text-about = Nur für dich
table-more-film-about = Die ganze Partie als Animation
table-more-sgf = Aufzeichnung
table-more-sgf-about = Die bisherigen Züge als SGF-Datei
table-more-rules = Regeln
table-more-rules-about = Wie dieses Spiel gespielt wird
table-form-title = Partie { $number }: dein Zug
table-form-point = Wohin setzt du?
table-button-type = Eintippen
table-button-elsewhere = Woanders
table-button-another = Anderer Punkt
table-button-cancel = Abbrechen
table-button-again = Noch einmal
table-pick-point = Partie { $number }: Drücke auf den Punkt, auf den du setzen willst. Das siehst nur du.
table-pick-area = Jeder Button steht für einen Teil des Bretts und ist nach dessen Ecke links unten benannt.
table-confirm-pass = Passen? Wenn beide nacheinander passen, beginnt die Auszählung.
table-confirm-pass-after = { $player } hat gepasst: Wenn du auch passt, beginnt die Auszählung.
table-confirm-pass-to-end = Passen? Wenn beide nacheinander passen, endet die Partie, und alles zählt, wie es steht.
table-confirm-resign = Partie { $number } gegen { $opponent } aufgeben? Das ist endgültig.
table-played-elsewhere = Erledigt. Diese Partie wird in { $place } gespielt.
table-did-you-mean = In diesem Kanal hast du keine solche Partie. Meinst du Partie { $number }, { terms-game-on } gegen { $opponent }? Sie wird in { $place } gespielt.
table-button-there = Partie { $number }: { $command }
table-done = Erledigt. Das Brett ist aktualisiert.
table-proposal-sent = Gesendet. Jetzt muss die andere Seite antworten: { $asked }
table-proposal-sent-elsewhere = Diese Partie wird in { $channel } gespielt, deshalb schicke ich den Vorschlag dorthin. Jetzt muss die andere Seite antworten: { $asked }
table-done-below = Erledigt: Das neue Brett steht weiter unten.
table-proposal-to-go-on-here = Gesendet. Partie { $number } geht in diesem Kanal weiter, sobald die andere Seite annimmt; sie sieht den Vorschlag in { $channel }.
table-goes-on-elsewhere = Die Partie geht in { $channel } weiter.
table-agreed-to-go-on = Beide Seiten sind einverstanden: Die Partie geht in { $channel } weiter.
table-reminder = **{ $player }, du bist am Zug** · Partie { $number } gegen { $opponent }
    { pace-out } · { $place }
table-reminder-of-count = **{ $player }, bitte prüfe die Auszählung** · Partie { $number } gegen { $opponent }
    { pace-out } · { $place }
table-call = { $player }, Partie { $number } wartet: { $place }
table-call-asked = { $player }, Partie { $number }: { $asked } { $place }
table-channel-lost = Den Kanal von Partie { $number } gibt es nicht mehr, oder ich kann ihn nicht mehr sehen. Die Partie geht weiter: `/{ command-game } { command-board }` zeigt sie in jedem Kanal, mit einem Button, um dort weiterzuspielen.
table-channel-trouble = Für die Moderation: Partie { $number } wird in { $channel } gespielt, aber diesen Kanal gibt es nicht mehr, oder ich darf dort nicht schreiben. Die Beteiligten habe ich direkt benachrichtigt.
table-channel-unreached = Wo Partie { $number } gespielt wird, kann ich nur auf Befehle antworten. Hier ist das Brett; `/{ command-game } { command-board }` zeigt es in jedem Kanal.
table-thread-locked = Der Thread von Partie { $number } ist gesperrt, also geht sie hier weiter.
table-no-files = Ich darf hier keine Dateien anhängen, also hier das Brett als Text.
table-sgf = Die Aufzeichnung von Partie { $number }.
table-sgf-not-here = Ich darf hier keine Dateien anhängen. Bitte mich in einem anderen Kanal oder in einer Direktnachricht um die Aufzeichnung.
table-film = Partie { $number } vom ersten bis zum letzten Zug.
table-film-not-here = Ich darf hier keine Dateien anhängen. Bitte mich in einem anderen Kanal oder in einer Direktnachricht um das Replay.
table-film-progress = Replay von Partie { $number }: Bild { $shown } von { $all }.
table-film-waits = Andere Replays sind vorher dran. Deins kommt danach.
table-film-too-large = Das Replay von Partie { $number } ist zu groß, um es hier zu senden, selbst in der kleinsten Größe.
table-film-late = { $player }, das Replay von Partie { $number } wurde zu spät für diese Antwort fertig. Drücke bitte noch einmal auf „{ table-button-film }“.
table-which = Welche Partie meinst du?
table-which-placeholder = Wähle eine Partie
table-which-entry = Partie { $number }: { terms-game-on } gegen { $opponent }
table-games-none = Du hast im Moment keine Partien. Fordere jemanden mit `/{ command-challenge }` heraus.
table-games-heading = { $count ->
    [one] Du hast eine Partie.
   *[other] Du hast { $count } Partien.
}
table-games-yours = **Du bist am Zug** · Partie { $number }, { terms-game-on } gegen { $opponent } · { $place }
table-games-proposed = **{ $proposal ->
    [no-result] Antwort nötig: kein Ergebnis
    [both-lose] Antwort nötig: beide verlieren
    [substitute] Antwort nötig: Ersatz
    [undo] Antwort nötig: Rücknahme
    [pause] Antwort nötig: Pause
    [place] Antwort nötig: anderer Kanal
    [call-off] Antwort nötig: Abbruch
   *[draw] Antwort nötig: Remis
}** · Partie { $number }, { terms-game-on } gegen { $opponent } · { $place }
table-games-theirs = Wartet auf { $opponent } · Partie { $number }, { terms-game-on } · { $place }
table-games-counting = **Auszählung** · Partie { $number }, { terms-game-on } gegen { $opponent } · { $place }
table-games-offered = Deine Herausforderung an { $opponent } · Partie { $number }, { terms-game-on } · { $place }
table-games-joined = Du hast angenommen, andere noch nicht · Partie { $number }, { terms-game-on } mit { $opponent } · { $place }
table-games-invited = **Herausforderung** von { $opponent } · Partie { $number }, { terms-game-on } · { $place }
table-games-more = … und { $count } weitere.
table-anyone = beliebige Gegner
table-entry-yours = Du bist am Zug
table-entry-proposed = Antworte auf einen Vorschlag
table-entry-theirs = Die andere Seite ist am Zug
table-entry-counting = In der Auszählung
table-entry-offered = Noch nicht angenommen
table-entry-finished = Beendet
table-won-points = { terms-color } ({ $winner }) gewinnt mit { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
}.
table-won-stones = { terms-color } ({ $winner }) gewinnt mit { $margin ->
    [one] { $margin } Stein
   *[other] { $margin } Steinen
} mehr.
table-won-five = { terms-color } ({ $winner }) hat fünf in einer Reihe und gewinnt.
table-won-capture = { terms-color } ({ $winner }) hat { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} geschlagen und gewinnt.
table-won-resignation = { $color ->
    [white] Schwarz ({ $loser }) hat aufgegeben: Weiß ({ $winner }) gewinnt.
   *[black] Weiß ({ $loser }) hat aufgegeben: Schwarz ({ $winner }) gewinnt.
}
table-won-pairs = { terms-color } ({ $winner }) hat fünf Paare geschlagen und gewinnt.
table-won-forfeit = { $color ->
    [white] Die Moderation hat entschieden, dass Schwarz ({ $loser }) die Partie verliert: Weiß ({ $winner }) gewinnt.
   *[black] Die Moderation hat entschieden, dass Weiß ({ $loser }) die Partie verliert: Schwarz ({ $winner }) gewinnt.
}
table-won-no-show = { $color ->
    [white] Schwarz ({ $loser }) hat nicht rechtzeitig den ersten Zug gemacht: Weiß ({ $winner }) gewinnt.
   *[black] Weiß ({ $loser }) hat nicht rechtzeitig den ersten Zug gemacht: Schwarz ({ $winner }) gewinnt.
}
table-no-result = Kein Ergebnis: Die Stellung hat sich wiederholt, und beide Seiten haben zugestimmt.
table-both-lose = Beide verlieren diese Partie.
table-both-lose-agreed = Beide verlieren diese Partie, wie vereinbart.
table-drawn-points = Die Partie endet unentschieden (Jigo): Beide haben { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}.
table-drawn-stones = Die Partie endet unentschieden (Jigo): Beide haben { $total ->
    [one] { $total } Stein
   *[other] { $total } Steine
}.
table-drawn-full = Die Partie endet unentschieden: Es gibt keinen Zug mehr.
table-ended-won = { $color ->
    [white] Weiß
   *[black] Schwarz
} gewinnt { $how ->
    [points] nach Punkten
    [five] mit fünf in einer Reihe
    [capture] durch Schlagen
    [pairs] mit fünf geschlagenen Paaren
    [resignation] durch Aufgabe
    [forfeit] durch Disqualifikation
    [time] auf Zeit
   *[ruling] durch Entscheidung der Moderation
}.
table-ended-open = { $how ->
    [jigo] Jigo: unentschieden mit gleich vielen Punkten.
    [draw] Remis nach Vereinbarung.
    [full] Unentschieden: Es gibt keinen Zug mehr.
    [no-result] Kein Ergebnis.
    [both-lose] Beide verlieren.
    [not-begun] Nicht rechtzeitig begonnen: Niemand gewinnt oder verliert.
   *[called-off] Abgebrochen: Niemand gewinnt oder verliert.
}
table-alt-board = { terms-game } auf { $columns } mal { $rows }, Partie { $number }.
table-alt-turn = { $color ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
}
table-alt-over = Die Partie ist beendet.
table-alt-ended = { table-alt-over } { $ended }
table-alt-counting = Die Auszählung.
table-alt-last = Letzter Zug: { $last }
table-alt-prisoners = Von Schwarz geschlagen: { $black }, von Weiß: { $white }.
table-alt-pairs = Paare, von Schwarz geschlagen: { $black }, von Weiß: { $white }.
table-alt-stones = { $color ->
    [white] Weiße Steine
   *[black] Schwarze Steine
}: { $stones }.
table-alt-ko = Ko auf { $point }.
table-alt-atari = Im Atari: { $points }.
table-alt-line = Die Gewinnlinie: { $points }.
table-alt-partial = Das ist nicht alles; „{ table-button-text }“ nennt jeden Stein.
table-alt-theme = Ein Brett, das so aussieht: { $theme }.
table-players = Schwarz: { $black }. Weiß: { $white }.
table-board-empty = Das Brett ist leer.
table-row = Reihe { $number }: { $stones }.
table-row-empty = Reihe { $number } ist leer.
table-rows-empty = Reihen { $from } bis { $to } sind leer.
table-run-point = { $point }
table-run-points = { $from } bis { $to }
table-run-stones = { terms-color } { $points }
table-run-dead = { $color ->
    [white] Weiß tot
   *[black] Schwarz tot
} { $points }
table-run-territory = { $color ->
    [white] weißes Gebiet
   *[black] schwarzes Gebiet
} { $points }
table-chain-stones = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}
table-chain = { terms-color } { $points }: { table-chain-stones }, { $liberties ->
    [one] 1 Freiheit
   *[other] { $liberties } Freiheiten
}.
table-chain-atari = Im Atari: { terms-color } { $points }, { table-chain-stones }. Letzte Freiheit { $liberty }.
table-chain-dead = { terms-color } { $points }: { table-chain-stones }, als tot markiert.
table-no-chains = Bei { terms-game } gibt es keine Ketten; hier ist das Brett Reihe für Reihe.
table-words-partial = Hier ist nicht Platz für alles. „{ table-button-text }“ nennt jeden Stein.
table-repeats = Die Stellung ist wieder dieselbe wie nach Zug { $number }. Wenn sie sich weiter wiederholt, könnt ihr euch auf „kein Ergebnis“ einigen.
table-placing = { $stones ->
    [one] Schwarz setzt noch einen Vorgabestein.
   *[other] Schwarz setzt noch { $stones } Vorgabesteine.
}
table-button-no-result = Kein Ergebnis?
table-button-consent = Annehmen
table-button-reject = Ablehnen
table-proposes-no-result = { $player } schlägt vor, die Partie ohne Ergebnis zu beenden.
table-proposes-both-lose = { $player } schlägt vor, dass beide verlieren.
table-proposes-substitute = { $player } schlägt vor, dass { $substitute } für { $out } einspringt. Annehmen müssen { $substitute } und die andere Seite.
table-proposes-substitute-still = { $player } schlägt vor, dass { $substitute } für { $out } einspringt. { $accepted } hat angenommen.
table-proposes-place = { $player } schlägt vor, in { $channel } weiterzuspielen.
table-proposes-place-elsewhere = { $player } schlägt vor, in { $channel } weiterzuspielen, einem Kanal auf einem anderen Server.
table-substituted = { $substitute } ist für { $out } eingesprungen.
table-rejected = { $color ->
    [white] Der Vorschlag ist vom Tisch: Weiß hat ihn abgelehnt oder zurückgezogen.
   *[black] Der Vorschlag ist vom Tisch: Schwarz hat ihn abgelehnt oder zurückgezogen.
}
table-rejected-by-substitute = Der Vorschlag ist vom Tisch: { $substitute } hat ihn abgelehnt.
table-more-both-lose = Beide verlieren
table-more-both-lose-about = Wenn ihr euch nicht einigen könnt; die andere Seite muss annehmen
table-confirm-both-lose = Vorschlagen, dass ihr beide diese Partie verliert?
table-rank-noted = Gespeichert: { $rank }. Herausforderungen schlagen jetzt eine Vorgabe vor.
table-atari = { $color ->
    [white] Weiß im Atari
   *[black] Schwarz im Atari
}: { $stones }. Freiheiten: { $liberties }.
table-atari-own = { $number ->
    [one] Mit { $liberties } ist dein Stein auf { $stones } geschlagen.
   *[other] Mit { $liberties } sind deine Steine auf { $stones } geschlagen.
}
table-atari-theirs = { $number ->
    [one] Mit { $liberties } schlägst du den Stein auf { $stones }.
   *[other] Mit { $liberties } schlägst du die Steine auf { $stones }.
}
table-hints-on = Ab jetzt zeigen die Bretter deiner Partien, welche Steine im Atari sind: Sie sind mit vier kleinen Bögen markiert.
table-hints-off = Die Bretter deiner Partien zeigen nicht mehr, welche Steine im Atari sind, es sei denn, jemand anders in der Partie möchte es.
table-after-move = { $number ->
    [0] Das Brett am Anfang. Züge bisher: { $moves }.
   *[other] Das Brett nach Zug { $number } von { $moves }.
}
table-record-players = Schwarz: { $black }. Weiß: { $white }.
table-record-result = Ergebnis: { $result }
table-record-games = Die Datei enthält { $games } Partien: Das ist die erste.
table-record-stops = Zug { $number } ist nicht erlaubt, deshalb endet die Aufzeichnung davor.
table-button-start = Anfang
table-numbered = Nummeriert: { $moves }.
