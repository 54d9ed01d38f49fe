# Die Nachricht mit dem Brett, ihre Knöpfe, und was über eine Partie zu sagen ist.
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
# record = Aufzeichnung, Spielbericht
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
table-begins-handicap = Die Partie beginnt mit { $stones } Vorgabesteinen; Weiß zieht zuerst.
table-begins-free = Die Partie beginnt: Schwarz setzt { $stones } Steine, dann zieht Weiß.
table-played = { terms-color } hat { $point } gespielt.
table-captured = { terms-color } hat { $point } gespielt und { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} geschlagen.
table-passed = { terms-color } hat gepasst.
table-resumed = { $color ->
    [white] Weiß wollte weiterspielen, darum zieht Schwarz zuerst.
   *[black] Schwarz wollte weiterspielen, darum zieht Weiß zuerst.
}
table-prisoners = Bisher geschlagen: Schwarz { $black }, Weiß { $white }.
table-pairs = Bisher geschlagene Paare: Schwarz { $black }, Weiß { $white }.
table-turn = **{ $player }, du bist am Zug**
table-answer = **{ $players }: bitte antworten**
table-button-play = Ziehen
table-button-text = Brett als Text
table-button-more = Mehr…
table-button-pass = Passen
table-button-resign = Aufgeben
table-button-here = In diesem Kanal weiterspielen
table-button-rematch = Revanche
table-button-film = Film
table-more-question = Partie { $number }: Was möchtest du tun?
table-more-placeholder = Was möchtest du tun?
table-more-resign = Aufgeben
table-more-resign-about = Die Partie verloren geben; du wirst noch einmal gefragt
table-more-board = Brett noch einmal zeigen
table-more-board-about = Als neue Nachricht am Ende des Kanals
table-more-text-about = Nur für dich
table-more-film-about = Die ganze Partie als bewegtes Bild
table-more-sgf = Aufzeichnung
table-more-sgf-about = Die bisherige Partie als SGF-Datei
table-more-rules = Regeln
table-more-rules-about = Wie dieses Spiel geht
table-form-title = Partie { $number }: dein Zug
table-form-point = Wohin setzt du?
table-button-type = Eintippen
table-button-cancel = Abbrechen
table-button-again = Noch einmal
table-pick-columns = Spalte wählen
table-pick-column = Spalte { $letter }
table-pick-rows = Reihe wählen
table-pick-row = Reihe { $number }
table-pick-again = Drücke noch einmal auf { $point }, um dort zu spielen, oder wähle einen anderen Punkt.
table-not-played = Es wurde nichts gespielt.
table-confirm-pass = Willst du passen? Wenn beide nacheinander passen, wird ausgezählt.
table-confirm-pass-to-end = Willst du passen? Wenn beide nacheinander passen, ist die Partie zu Ende, und alles zählt, wie es steht.
table-confirm-resign = Willst du Partie { $number } gegen { $opponent } aufgeben? Das lässt sich nicht zurücknehmen.
table-played-elsewhere = Erledigt. Diese Partie wird in { $place } gespielt.
table-meant-elsewhere = In diesem Kanal hast du keine solche Partie. Meinst du Partie { $number }, { terms-game-on } gegen { $opponent }? Sie wird in { $place } gespielt.
table-button-there = Partie { $number }: { $command }
table-done = Erledigt: Das Brett hat sich geändert.
table-asked = Gefragt. Jetzt muss die andere Seite antworten: { $asked }
table-asked-elsewhere = Diese Partie wird in { $channel } gespielt, und ich schicke die Frage dorthin. Jetzt muss die andere Seite antworten: { $asked }
table-done-below = Erledigt: Das neue Brett steht weiter unten.
table-asked-to-go-on-here = Die Frage ist gestellt. Partie { $number } geht in diesem Kanal weiter, sobald die andere Seite zustimmt; sie sieht die Frage in { $channel }.
table-goes-on-elsewhere = Die Partie geht in { $channel } weiter.
table-agreed-to-go-on = Beide Seiten sind einverstanden: Die Partie geht in { $channel } weiter.
table-reminder = **{ $player }, du bist am Zug** · Partie { $number } gegen { $opponent }
    { pace-out } · { $place }
table-reminder-of-count = **{ $player }, bitte prüfe die Auszählung** · Partie { $number } gegen { $opponent }
    { pace-out } · { $place }
table-call = { $player }, Partie { $number } wartet auf dich: { $place }
table-call-asked = { $player }, Partie { $number }: { $asked } { $place }
table-channel-lost = Den Kanal von Partie { $number } gibt es nicht mehr, oder ich darf dort nicht schreiben. Die Partie geht weiter: `/{ command-board }` zeigt sie in jedem Kanal, mit einem Knopf, um dort weiterzuspielen.
table-channel-trouble = Für die Moderation: Partie { $number } wird in { $channel } gespielt, aber diesen Kanal gibt es nicht mehr, oder ich darf dort nicht schreiben. Den Spielern habe ich direkt geschrieben.
table-channel-unreached = Wo Partie { $number } gespielt wird, bin ich nicht dabei und kann nur auf Befehle antworten. Hier ist das Brett; `/{ command-board }` zeigt es in jedem Kanal.
table-thread-locked = Der Thread von Partie { $number } ist gesperrt, darum geht sie hier weiter.
table-no-files = Ich darf hier keine Dateien anhängen, darum kommt das Brett als Text.
table-sgf = Die Aufzeichnung von Partie { $number }.
table-sgf-not-here = Ich darf hier keine Dateien anhängen. Frag mich in einem anderen Kanal oder in einer Direktnachricht nach der Aufzeichnung.
table-film = Partie { $number } vom ersten bis zum letzten Zug.
table-film-not-here = Ich darf hier keine Dateien anhängen. Frag mich in einem anderen Kanal oder in einer Direktnachricht nach dem Film.
table-film-progress = Der Film von Partie { $number }: Bild { $shown } von { $all } ist gemalt.
table-film-waits = Andere Filme werden zuerst gemacht. Deiner kommt danach.
table-film-too-large = Der Film von Partie { $number } ist größer, als eine Datei hier sein darf, sogar in der kleinsten Größe.
table-film-late = { $player }, der Film von Partie { $number } wurde zu spät fertig für diese Antwort. Drück bitte noch einmal auf „Film“.
table-which = Welche Partie meinst du?
table-which-placeholder = Wähle eine Partie
table-which-entry = Partie { $number }: { terms-game-on } gegen { $opponent }
table-games-none = Du hast im Moment keine Partien. Mit `/{ command-challenge }` forderst du jemanden heraus.
table-games-heading = { $count ->
    [one] Du hast eine Partie.
   *[other] Du hast { $count } Partien.
}
table-games-yours = **Du bist am Zug** · Partie { $number }, { terms-game-on } gegen { $opponent } · { $place }
table-games-proposed = **{ $proposal ->
    [no-result] Kein Ergebnis vorgeschlagen: antworte
    [both-lose] Beide verlieren, vorgeschlagen: antworte
    [substitute] Wechsel vorgeschlagen: antworte
    [undo] Rücknahme erbeten: antworte
    [pause] Pause vorgeschlagen: antworte
    [place] Anderer Kanal vorgeschlagen: antworte
    [call-off] Abbruch vorgeschlagen: antworte
   *[draw] Remis angeboten: antworte
}** · Partie { $number }, { terms-game-on } gegen { $opponent } · { $place }
table-games-theirs = { $opponent } ist am Zug · Partie { $number }, { terms-game-on } · { $place }
table-games-counting = **Auszählung** · Partie { $number }, { terms-game-on } gegen { $opponent } · { $place }
table-games-offered = Deine Herausforderung an { $opponent } · Partie { $number }, { terms-game-on } · { $place }
table-games-joined = Von dir angenommen, noch nicht von allen · Partie { $number }, { terms-game-on } mit { $opponent } · { $place }
table-games-invited = **Herausforderung** von { $opponent } · Partie { $number }, { terms-game-on } · { $place }
table-games-more = … und { $count } weitere.
table-anyone = alle
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
table-won-resignation = { $loser } hat aufgegeben: { terms-color } ({ $winner }) gewinnt.
table-won-pairs = { terms-color } ({ $winner }) hat fünf Paare geschlagen und gewinnt.
table-won-forfeit = { $color ->
    [white] Die Moderation hat entschieden: Schwarz ({ $loser }) verliert wegen eines Verstoßes gegen die Regeln, Weiß ({ $winner }) gewinnt.
   *[black] Die Moderation hat entschieden: Weiß ({ $loser }) verliert wegen eines Verstoßes gegen die Regeln, Schwarz ({ $winner }) gewinnt.
}
table-no-result = Die Partie hat kein Ergebnis: Das ganze Brett kam wieder, und beide haben zugestimmt.
table-both-lose = Beide verlieren diese Partie.
table-both-lose-agreed = Beide verlieren diese Partie; darauf haben sich beide Seiten geeinigt.
table-drawn-points = Die Partie endet unentschieden (Jigo): beide haben { $total } { $total ->
    [one] Punkt
   *[other] Punkte
}.
table-drawn-stones = Die Partie endet unentschieden (Jigo): beide haben { $total ->
    [one] { $total } Stein
   *[other] { $total } Steine
}.
table-drawn-full = Die Partie endet unentschieden: es gibt keinen Zug mehr.
table-ended-won = { $color ->
    [white] Weiß
   *[black] Schwarz
} gewinnt { $how ->
    [points] nach Punkten
    [five] mit fünf in einer Reihe
    [capture] durch Schlagen
    [pairs] mit fünf geschlagenen Paaren
    [resignation] durch Aufgabe
    [forfeit] wegen eines Regelverstoßes
    [time] auf Zeit
   *[ruling] durch Entscheid der Spielleitung
}.
table-ended-open = { $how ->
    [jigo] Jigo: unentschieden mit gleich vielen Punkten.
    [draw] Remis durch Vereinbarung.
    [full] Unentschieden: es gibt keinen Zug mehr.
    [no-result] Kein Ergebnis.
    [both-lose] Beide verlieren.
    [not-begun] Nicht rechtzeitig begonnen: niemand gewinnt oder verliert.
   *[called-off] Abgebrochen: niemand gewinnt oder verliert.
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
table-players = Schwarz ist { $black }. Weiß ist { $white }.
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
table-no-chains = { terms-game } kennt keine Ketten; hier ist das Brett Reihe für Reihe.
table-words-partial = Es ist mehr, als hier Platz hat. „{ table-button-text }“ nennt jeden Stein.
table-repeats = Das ganze Brett steht wieder wie nach Zug { $number }. Dreht es sich im Kreis, so können sich beide auf „kein Ergebnis“ einigen.
table-placing = { $stones ->
    [one] Schwarz setzt noch einen Vorgabestein.
   *[other] Schwarz setzt noch { $stones } Vorgabesteine.
}
table-button-no-result = Vorschlagen: kein Ergebnis
table-button-consent = Einverstanden
table-button-reject = Nein
table-proposes-no-result = Vorschlag von { $player }: Die Partie hat kein Ergebnis.
table-proposes-both-lose = Vorschlag von { $player }: Beide verlieren.
table-proposes-substitute = Vorschlag von { $player }: { $substitute } spielt weiter statt { $out }.
table-proposes-place = Vorschlag von { $player }: in { $channel } weiterspielen.
table-proposes-place-elsewhere = Vorschlag von { $player }: in { $channel } weiterspielen, einem Kanal auf einem anderen Server.
table-substituted = { $substitute } spielt weiter statt { $out }.
table-rejected = { $color ->
    [white] Weiß hat den Vorschlag vom Tisch genommen.
   *[black] Schwarz hat den Vorschlag vom Tisch genommen.
}
table-more-both-lose = Beide verlieren
table-more-both-lose-about = Schlag es vor, wenn ihr euch nicht einigt; die andere Seite muss zustimmen
table-confirm-both-lose = Willst du vorschlagen, dass beide diese Partie verlieren?
table-rank-noted = Notiert: { $rank }. Herausforderungen zwischen dir und anderen mit Rang sagen nun, was die Partie ausgleicht.
table-theme-noted = Bretter, die nur du siehst, sehen nun so aus. { $theme }.
table-theme-follows = Bretter, die nur du siehst, sehen nun aus wie im Kanal.
table-channel-theme-noted = Bretter in diesem Kanal sehen vom nächsten an so aus. { $theme }.
table-atari = { $color ->
    [white] Weiße Steine im Atari
   *[black] Schwarze Steine im Atari
}: { $stones }, mit den letzten Freiheiten auf { $liberties }.
table-hints-on = Ab jetzt zeigen die Bretter deiner Partien, welche Steine im Atari sind: vier Bögen nahe dem Rand.
table-hints-off = Die Bretter deiner Partien zeigen nicht mehr, welche Steine im Atari sind, es sei denn, jemand anders will es.
table-after-move = { $number ->
    [0] Das Brett am Anfang; bisher sind { $moves } Züge gespielt.
   *[other] Das Brett nach Zug { $number } von { $moves }.
}
table-numbered = Nummeriert: { $moves }.
