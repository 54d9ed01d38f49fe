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
# arbiter = Moderation
# ruling = Entscheidung
# forfeit = durch Entscheid verlieren
# record = Aufzeichnung
# Pair Go = Paar-Go
# atari = Atari
# clock = Uhr
# vacation = Urlaub

command-challenge = herausfordern
command-challenge-about = Fordere jemanden zu einer Partie heraus, oder biete sie allen an
command-play = setzen
command-play-about = Setze einen Stein
command-pass = passen
command-pass-about = Passe, statt einen Stein zu setzen
command-resign = aufgeben
command-resign-about = Gib eine Partie auf
command-undo = zurücknehmen
command-undo-about = Nimm deinen letzten Zug zurück, oder bitte deinen Gegner darum
command-pause = pause
command-pause-about = Schlage vor, die Uhren anzuhalten; noch einmal, und sie laufen weiter
command-add-time = mehr-zeit
command-add-time-about = Gib deinem Gegner mehr Zeit
command-days = tage
command-days-about = Wie viele Tage
command-draw = remis
command-draw-about = Biete Remis an
command-call-off = abbrechen
command-call-off-about = Schlage vor, eine Partie abzubrechen: Niemand gewinnt oder verliert
command-board = brett
command-board-about = Zeige das Brett einer Partie noch einmal
command-games = partien
command-games-about = Liste deine Partien auf, zuerst die, in denen du am Zug bist
command-mark = markieren
command-mark-about = Bei der Auszählung: Markiere Ketten als tot oder wieder als lebend
command-sgf = sgf
command-sgf-about = Hol dir die Aufzeichnung einer Partie als SGF-Datei
command-help = hilfe
command-help-about = Was ich kann, die Spiele und ihre Regeln
command-challenge-menu = Zu Go herausfordern
command-record-menu = Als Brett zeigen

command-opponent = gegner
command-opponent-about = Wen du herausforderst; leer lassen, dann kann annehmen, wer mag
command-variant = spiel
command-variant-about = Welches Spiel (Standard: wie zuletzt hier, sonst Go)
command-size = brettgröße
command-size-about = Brettgröße: wie viele Linien in jeder Richtung
command-color = farbe
command-color-about = Wer Schwarz spielt (Standard: zufällig; mit Vorgabe spielt Weiß, wer stärker ist)
command-color-random = Zufällig
command-color-black = Ich spiele Schwarz
command-color-white = Ich spiele Weiß
command-color-stronger = Wer stärker ist, spielt Weiß
command-handicap = vorgabe
command-handicap-about = Steine, die Schwarz vor dem ersten weißen Zug setzt, 2 bis 9
command-handicap-by-rank = Vorgabe nach Rang
command-komi = komi
command-komi-about = Punkte, die Weiß für das Nachziehen bekommt, zum Beispiel 6,5
command-rules = regeln
command-rules-about = Regelwerk (Standard: wie zuletzt hier, sonst das übliche für das Spiel)
command-venue = wo
command-venue-about = In diesem Kanal oder in einem eigenen Thread
command-venue-here = Hier
command-venue-thread = In einem eigenen Thread
command-point = punkt
command-point-about = Wohin du setzt, z. B. D4; bei Vorgabesteinen mehrere Punkte, z. B. D4 E5
command-points = punkte
command-points-about = Ein Stein jeder Kette, z. B. D4 E5; leer lassen, um im Menü zu wählen
command-table = partie
command-table-about = Welche deiner Partien, wenn du mehrere hast
command-topic = thema
command-topic-about = Was du wissen möchtest
command-rank = rang
command-rank-about = Gib deinen Rang an, damit Herausforderungen eine Vorgabe vorschlagen können
command-rank-value = rang
command-rank-value-about = 30k bis 1k oder 1d bis 9d, zum Beispiel 12k
command-egd = egd
command-egd-about = Deine PIN in der European Go Database, für Turnierergebnisse (0 entfernt sie)
command-form = als
command-form-about = Bild, Text oder Worte für einen Screenreader: Reihe für Reihe oder Kette für Kette
command-form-named = { $form ->
    [picture] Bild
    [text] Text: mit Zeichen gezeichnet
    [rows] Worte: Reihe für Reihe
    [chains] Worte: Kette für Kette, mit Freiheiten
   *[other] { $form }
}
command-theme-value = aussehen
command-theme-value-about = Das Aussehen von Brett und Steinen
command-theme-channels = Wie im Kanal
command-theme-named = { $theme ->
    [kaya] Kaya: helles Holz, Schiefer und Muschel
    [dark] Dunkel: Nussbaum, für dunkle Bildschirme
    [booklet] Heft: Schwarz auf Weiß wie gedruckt
    [contrast] Kontrast: auch bei Farbenblindheit gut zu unterscheiden
    [slate] Schiefer: blaugrauer Stein mit Kreidelinien
    [paper] Papier: Tusche auf warmem Papier
   *[other] { $theme }
}
command-substitute = ersatz
command-substitute-about = Paar-Go und Rengo: Schlage vor, wer dich oder jemanden auf deiner Seite ersetzt
command-substitute-player = person
command-substitute-player-about = Wer einspringt
command-substitute-leaving = geht
command-substitute-leaving-about = Wer die Partie verlässt (Standard: du)
command-moderate = moderation
command-moderate-about = Für die Moderation: Partie entscheiden oder beenden, jemanden ersetzen oder stummschalten
command-arbiter-table-about = Die Nummer der Partie
command-ruling-about = Deine Entscheidung
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
command-ruling-call-off = Die Partie abbrechen: Niemand gewinnt oder verliert
command-ruling-reseat = Jemanden ersetzen
command-arbiter-leaving-about = Wer die Partie verlässt
command-arbiter-player-about = Wer einspringt
command-me = ich
command-me-about = Deine eigenen Einstellungen und Daten
command-zone = zeitzone
command-zone-about = Tippe eine große Stadt in deiner Nähe ein: für Wochenenden, Nächte und tägliche Übersicht
command-preview = vorschau
command-preview-about = Ob du deine Züge siehst, bevor sie gespielt werden
command-reminders = erinnerungen
command-reminders-about = Wann du daran erinnert wirst, dass eine Partie auf dich wartet
command-notices = benachrichtigungen
command-notices-about = Wohin Erinnerungen geschickt werden
command-summary = übersicht
command-summary-about = Um wie viel Uhr du täglich eine Liste der Partien bekommst, in denen du am Zug bist
command-data = daten
command-vacation = urlaub
command-vacation-about = Halte alle deine Uhren für einige Tage an
command-vacation-days-about = Wie viele Tage ab jetzt; 0 beendet deinen Urlaub
command-game = partie
command-game-about = In einer Partie: passen, aufgeben, zurücknehmen, das Brett ansehen und alles außer Zügen
command-game-show-about = Zeige Bedingungen, Stand und Aufzeichnung einer Partie
command-more = mehr
command-more-about = Vorgabe, Farben, Regeln und alles andere, in einem Formular
command-more-form = Weitere Bedingungen
command-pair-go = paar-go
command-pair-go-about = Paar-Go: zwei gegen zwei, die reihum ziehen
command-pair-go-opponent-about = Paar-Go: wer auf der anderen Seite spielt und dort zuerst zieht
command-together = gemeinsam
command-together-about = Partien mit vielen: ein Kanal stimmt ab, Rengo oder eine Person gegen viele
command-games-player = person
command-games-player-about = Wessen beendete Partien du sehen willst
command-club-admin = serververwaltung
command-club-admin-about = Für die Serververwaltung: Einstellungen von Kanal und Server
command-messages = nachrichten
command-messages-about = Was mit den Nachrichten einer Partie in diesem Kanal geschieht
command-language = sprache
command-language-about = Sprache, die ich in diesem Kanal verwende
command-my-language-about = Sprache, die ich mit dir verwende
command-overdue = zeitablauf
command-overdue-about = Was in neuen Partien bei Zeitablauf geschieht
command-club-vacation = urlaub
command-club-vacation-about = Wie viele Tage Urlaub Mitglieder pro Jahr bekommen
command-placement = aufstellung
command-placement-about = Wohin die Vorgabesteine kommen (Standard: auf die markierten Punkte)
command-placement-marked = Auf die markierten Punkte
command-placement-free = Wohin Schwarz will
command-partner = partner
command-partner-about = Paar-Go: wer auf deiner Seite spielt und nach dir zieht
command-second = gegnerpartner
command-second-about = Paar-Go: wer auf der anderen Seite mitspielt
command-numbers = nummern
command-numbers-about = Züge nummerieren: 10 für die letzten zehn, „ab 25“ für alle ab Zug 25, oder „alle“
command-number = zug
command-number-about = Zeige das Brett nach diesem Zug; 0 ist der Anfang
command-hints = hinweise
command-hints-about = Zum Lernen: Zeige auf allen Brettern deiner Partien, welche Steine im Atari sind
command-hints-on = Steine im Atari zeigen
command-hints-off = Nichts zusätzlich
command-last-moves = letzte-züge
command-last-moves-about = Wie die Bretter deiner Partien die letzten Züge zeigen
command-clock = uhr
command-clock-about = Bedenkzeit, z. B. 3d für drei Tage pro Zug (Standard: wie zuletzt hier, sonst keine)
command-clock-each-about = Bedenkzeit jeder Partie
command-rest = pausen
command-rest-about = Wann die Uhr pausiert, jeweils in der eigenen Zeitzone
command-rest-named = { $rest ->
    [weekends] Am Wochenende
    [nights] Nachts
    [both] Am Wochenende und nachts
   *[none] Nie
}
command-show = zeigen
command-show-about = Zeige deine Einstellungen
command-club-show-about = Zeige die Einstellungen von Kanal und Server
command-time = zeit
command-boards = bretter
command-boards-about = Wie Bretter für dich aussehen, und ob du deine Züge siehst, bevor sie gespielt werden
command-notices-group-about = Erinnerungen und tägliche Übersicht: wann und wo
command-export = export
command-forget = daten-löschen
command-channel = kanal
command-channel-about = Wie ich Partien in diesem Kanal poste, und in welcher Sprache
command-games-group-about = Partien auf diesem Server: was bei Zeitablauf geschieht, und Urlaub
command-hour = uhrzeit
command-forfeit = verliert
command-forfeit-about = Entscheide, dass eine Seite oder beide wegen eines Regelverstoßes verlieren
command-win = gewinnt
command-win-about = Entscheide die Partie für eine Seite
command-replace = auswechseln
command-give-time-about = Gib einer Seite mehr Zeit
