# Die Namen und Beschreibungen der Befehle und ihrer Angaben in Discords Menü.
# Namen: höchstens 32 Zeichen, klein, ohne Leerzeichen. Beschreibungen: höchstens 100 Zeichen.
# challenge = Herausforderung
# pass = passen
# resign = aufgeben
# undo = zurücknehmen
# draw = Remis, unentschieden
# call off = abbrechen
# game (played) = Partie
# game (kind) = Spiel
# board = Brett
# move = Zug
# stone = Stein
# chain = Kette
# liberty = Freiheit
# dead = tot
# alive = lebend
# capture = schlagen
# count = Auszählung
# handicap = Vorgabe
# komi = Komi
# rule set = Regelwerk
# point (on the board) = Punkt
# rank = Rang
# seat = Platz
# substitute = Ersatz
# arbiter = Schiedsgericht
# ruling = Entscheid
# forfeit = durch Entscheid verlieren
# record = Aufzeichnung, Spielbericht
# Pair Go = Paar-Go
# atari = Atari
# clock = Uhr
# vacation = Urlaub

command-challenge = herausfordern
command-challenge-about = Jemanden zu einer Partie herausfordern oder den Platz allen anbieten
command-play = ziehen
command-play-about = Einen Stein setzen
command-pass = passen
command-pass-about = Auf deinen Zug verzichten
command-resign = aufgeben
command-resign-about = Eine Partie verloren geben
command-undo = zurücknehmen
command-undo-about = Nimm deinen letzten Zug zurück oder bitte deinen Gegner darum
command-pause = pause
command-pause-about = Schlage vor, die Uhren anzuhalten; noch einmal, und sie laufen weiter
command-add-time = zeitgeben
command-add-time-about = Gib deinem Gegner mehr Zeit
command-days = tage
command-days-about = Wie viele Tage
command-draw = remis
command-draw-about = Biete Remis an
command-call-off = abbrechen
command-call-off-about = Schlage vor, eine Partie abzubrechen: niemand gewinnt oder verliert
command-board = brett
command-board-about = Das Brett einer Partie noch einmal zeigen
command-games = partien
command-games-about = Deine Partien auflisten, zuerst die, in denen du am Zug bist
command-mark = markieren
command-mark-about = In der Auszählung: Ketten als tot oder wieder als lebend markieren
command-sgf = sgf
command-sgf-about = Die Aufzeichnung einer Partie als SGF-Datei holen
command-help = hilfe
command-help-about = Was ich tue, die Spiele und ihre Regeln
command-challenge-menu = Zu Go herausfordern

command-opponent = gegner
command-opponent-about = Wen du herausforderst; ohne Angabe ist der Platz für alle frei
command-variant = spiel
command-variant-about = Welches Spiel; ohne Angabe Go
command-size = größe
command-size-about = Wie viele Linien das Brett in jeder Richtung hat
command-color = farbe
command-color-about = Wer Schwarz spielt; ohne Angabe das Los, mit Vorgabe spielt Weiß, wer stärker ist
command-color-random = Das Los entscheidet
command-color-black = Ich spiele Schwarz
command-color-white = Ich spiele Weiß
command-color-stronger = Wer stärker ist, spielt Weiß
command-handicap = vorgabe
command-handicap-about = Steine, die Schwarz vor dem ersten weißen Zug setzt, 2 bis 9
command-komi = komi
command-komi-about = Punkte, die Weiß für das Nachziehen bekommt, zum Beispiel 6,5
command-rules = regeln
command-rules-about = Das Regelwerk; ohne Angabe das übliche
command-venue = ort
command-venue-about = In diesem Kanal oder in einem eigenen Thread
command-venue-here = Hier
command-venue-thread = In einem eigenen Thread
command-point = punkt
command-point-about = Der Punkt, zum Beispiel D4; bei Vorgabesteinen mehrere, zum Beispiel D4 E5
command-points = punkte
command-points-about = Ein Stein jeder Kette, zum Beispiel D4 E5
command-table = partie
command-table-about = Welche deiner Partien, wenn du mehrere hast
command-topic = thema
command-topic-about = Was du wissen möchtest
command-rank = rang
command-rank-about = Sag, wie stark du spielst, damit Herausforderungen eine Vorgabe vorschlagen
command-rank-value = rang
command-rank-value-about = 30k bis 1k oder 1d bis 9d, zum Beispiel 12k
command-form = als
command-form-about = Bild, Text oder Worte für ein Vorleseprogramm: Reihe für Reihe oder Kette für Kette
command-form-named = { $form ->
    [picture] Bild
    [text] Text: mit Zeichen gemalt
    [rows] Worte: Reihe für Reihe
    [chains] Worte: Kette für Kette, mit Freiheiten
   *[other] { $form }
}
command-theme = aussehen
command-theme-about = Wähl, wie die Bretter aussehen, die nur du siehst
command-theme-value = aussehen
command-theme-value-about = Wie Brett und Steine aussehen
command-theme-channels = Wie im Kanal
command-theme-named = { $theme ->
    [kaya] Kaya: helles Holz, Schiefer und Muschel
    [dark] Dunkel: Nussbaum, für dunkle Bildschirme
    [booklet] Heft: Schwarz auf Weiß wie gedruckt
    [contrast] Kontrast: leicht zu unterscheiden, welche Farben man auch sieht
    [slate] Schiefer: blaugrauer Stein mit Linien aus Kreide
    [paper] Papier: Tusche auf warmem Papier
   *[other] { $theme }
}
command-channel-theme = kanal-aussehen
command-channel-theme-about = Für die Moderation: wählen, wie Bretter in diesem Kanal aussehen
command-substitute = ersatz
command-substitute-about = Paar-Go: Schlag vor, dass jemand anderes einen Platz eurer Seite übernimmt
command-substitute-player = person
command-substitute-player-about = Wer den Platz übernimmt
command-substitute-leaving = geht
command-substitute-leaving-about = Wer ihn verlässt; du, wenn du nichts sagst
command-arbiter = schiedsgericht
command-arbiter-about = Für Moderatoren: eine Partie entscheiden oder beenden, Zeit oder einen Platz geben
command-arbiter-table-about = Die Nummer der Partie
command-ruling-about = Was du entscheidest
command-ruling-forfeits = { $color ->
    [white] Weiß verliert
   *[black] Schwarz verliert
}
command-ruling-both-lose = Beide verlieren
command-ruling-wins = { $color ->
    [white] Weiß gewinnt
   *[black] Schwarz gewinnt
}
command-ruling-time = { $color ->
    [white] Mehr Zeit für Weiß
   *[black] Mehr Zeit für Schwarz
}
command-ruling-call-off = Die Partie abbrechen: niemand gewinnt oder verliert
command-ruling-reseat = Einen Platz neu besetzen
command-arbiter-leaving-about = Für einen Platz: wer ihn verlässt
command-arbiter-player-about = Für einen Platz: wer ihn übernimmt
command-me = ich
command-me-about = Deine eigenen Einstellungen und Daten
command-zone = zeitzone
command-zone-about = Deine Zeitzone, nach einer großen Stadt in deiner Nähe: für Wochenenden und Nächte
command-preview = vorschau
command-preview-about = Ob deine Züge dir gezeigt werden, bevor sie gespielt sind
command-reminders = erinnerungen
command-reminders-about = Wann ich dich erinnere, dass eine Partie auf dich wartet
command-notices = hinweise
command-notices-about = Wo Erinnerungen dich erreichen
command-summary = übersicht
command-summary-about = Um welche Stunde ich dir täglich schreibe, in welchen Partien du am Zug bist
command-data = daten
command-vacation = urlaub
command-vacation-about = Halte alle deine Uhren für einige Tage an
command-vacation-days-about = Wie viele Tage ab jetzt; 0 beendet deinen Urlaub
command-game = partie
command-game-about = Zeige Bedingungen, Stand und Spielbericht einer Partie
command-game-number = nummer
command-game-number-about = Die Nummer der Partie
command-games-player = spieler
command-games-player-about = Wessen beendete Partien du sehen möchtest
command-club-admin = clubverwaltung
command-club-admin-about = Für alle, die den Server verwalten: Einstellungen von Kanal und Server
command-messages = nachrichten
command-messages-about = Was aus den Nachrichten einer Partie in diesem Kanal wird
command-language = sprache
command-language-about = Welche Sprache ich in diesem Kanal spreche
command-my-language-about = In welcher Sprache ich mit dir spreche
command-overdue = zeitablauf
command-overdue-about = Was in neuen Partien geschieht, wenn jemandes Zeit um ist
command-club-vacation = urlaub
command-club-vacation-about = Wie viele Tage Urlaub Mitglieder innerhalb eines Jahres haben
command-placement = aufstellung
command-placement-about = Wohin die Vorgabesteine kommen; auf die markierten Punkte, wenn du nichts sagst
command-placement-marked = Auf die markierten Punkte
command-placement-free = Wohin Schwarz will
command-captures = schlagen
command-captures-about = Atari-Go: wie viele Steine man schlagen muss; einen, wenn du nichts sagst
command-partner = partner
command-partner-about = Paar-Go: wer auf deiner Seite spielt und nach dir zieht
command-second = zweite
command-second-about = Paar-Go: wer mit deinem Gegner spielt
command-numbers = nummern
command-numbers-about = Zugnummern zeigen: 10 für die letzten zehn, ab 25 für die ab Zug 25, oder alle
command-number = zug
command-number-about = Das Brett nach diesem Zug zeigen; 0 ist der Anfang
command-hints = hinweise
command-hints-about = Zum Lernen: auf allen Brettern deiner Partien zeigen, welche Steine im Atari sind
command-hints-on = Steine im Atari zeigen
command-hints-off = Nichts weiter zeigen
command-clock = uhr
command-clock-about = Wie die Zeit gemessen wird; ohne Angabe gar nicht
command-rest = ruhe
command-rest-about = Wann die Uhr ruht, in der eigenen Zeitzone jedes Spielers
command-rest-named = { $rest ->
    [weekends] Am Wochenende
    [nights] Nachts
    [both] Am Wochenende und nachts
   *[none] Nie
}
command-show = zeigen
command-show-about = Deine Einstellungen, wie sie sind
command-club-show-about = Die Einstellungen von Kanal und Server, wie sie sind
command-time = zeit
command-boards = bretter
command-boards-about = Wie Bretter für dich aussehen, und ob du deine Züge vorher siehst
command-notices-group-about = Erinnerungen und die tägliche Übersicht: wann und wo sie kommen
command-export = export
command-forget = vergessen
command-channel = kanal
command-channel-about = Was ich in diesem Kanal schreibe: Nachrichten der Partien und Sprache
command-games-group-about = Was in Partien dieses Servers gilt: wenn die Zeit abläuft, und Urlaub
command-hour = stunde
command-forfeit = verliert
command-forfeit-about = Eine Seite oder beide verlieren die Partie wegen eines Regelverstoßes
command-win = gewinnt
command-win-about = Die Partie für eine Seite entscheiden
command-seat = platz
command-give-time-about = Einer Seite mehr Zeit geben
