### Was man für sich einstellt, miteinander ausmacht und über seine Spiele fragt.
# game (played) = Partie
# finished = beendet
# move = Zug
# to move = am Zug
# pass = passen
# stone = Stein
# clock = Uhr
# undo = zurücknehmen
# call off = abbrechen
# resign = aufgeben
# rank = Rang
# vacation = Urlaub
# challenge = Herausforderung
# opponent = Gegner
# record = Aufzeichnung
# seat = Platz
# ruling = Entscheidung
# count = Auszählung

people-undo-while-counting = Die Partie wird ausgezählt. Um das Passen zurückzunehmen, drücke „{ count-button-resume }“.
people-button-go-on = Fortsetzen
people-more-undo = Zurücknehmen
people-more-undo-about = Nimm deinen letzten Zug zurück, oder bitte deinen Gegner darum
people-more-pause = Pause
people-more-pause-about = Schlage vor, die Uhren anzuhalten
people-more-go-on = Fortsetzen
people-more-go-on-about = Lass die Uhren wieder laufen
people-more-call-off = Partie abbrechen
people-more-call-off-about = Schlage vor, die Partie abzubrechen: Niemand gewinnt oder verliert

people-preview = Das siehst nur du: Partie { $number } mit deinem Stein auf { $point }. Noch ist nichts gespielt.
people-button-put = Auf { $point } setzen

people-me-title = Deine Einstellungen
people-me-how = Wähle unten aus, was du ändern möchtest, oder nutze `/{ command-me }`.
people-change-setting = Einstellung ändern
people-choose-value = { $setting }: auswählen
people-field-hints = Hinweise für Lernende
people-field-last-moves = Letzte Züge
people-last-moves-named = { $shown ->
    [numbers] Nummern auf den letzten drei Zügen
   *[mark] Ein Zeichen auf dem letzten Zug
}
people-field-zone = Zeitzone
people-zone-is = { $zone }
people-zone-unknown = Nicht festgelegt: Wochenenden und Nächte nach UTC
people-zone-kept = In Partien mit Uhr, die auf dich warten, gilt deine alte Zeitzone, bis du gezogen oder auf die Auszählung geantwortet hast.
people-bad-zone = „{ $zone }“ ist keine Zeitzone. Tippe den Namen einer großen Stadt in deiner Nähe und wähle aus der Liste.
people-bad-zone-likely = „{ $zone }“ ist keine Zeitzone. Meinst du { $likely }?
people-field-theme = Bretter, die nur du siehst
people-field-channel-theme = Bretter in diesem Kanal
people-field-preview = Züge sehen, bevor sie gespielt werden
people-preview-named = { $preview ->
    [on] Immer
    [off] Nie
   *[timed] In Partien mit Uhr
}
people-field-reminders = Erinnerung
people-reminder-named = { $reminder ->
    [day-before] 24 Stunden, bevor deine Zeit abläuft
    [hours-before] 6 Stunden, bevor deine Zeit abläuft
    [off] Nie
   *[half] Wenn die Hälfte deiner Zeit verbraucht ist
}
people-field-notices = Erinnerungen kommen
people-notices-named = { $notices ->
    [direct] Als Direktnachricht
   *[channel] Im Kanal der Partie
}
people-field-summary = Tägliche Übersicht
people-summary-off = Aus
people-summary-at = Um { $hour } Uhr in deiner Zeitzone
people-summary = { $games ->
    [one] Du bist in einer Partie am Zug.
   *[other] Du bist in { $games } Partien am Zug.
}
people-summary-title = Die dringendsten zuerst
people-summary-play = { table-button-play }: Partie wählen
people-summary-closed = { $player }, ich kann dir keine Direktnachrichten schicken, deshalb habe ich deine tägliche Übersicht ausgeschaltet. Erlaube Direktnachrichten von mir, und wähle mit `/{ command-me }` wieder eine Uhrzeit.
people-field-rank = Rang
people-rank-is = { $rank }
people-rank-unknown = Nicht festgelegt
people-field-egd = EGD-PIN
people-egd-is = { $pin }
people-field-vacation = Urlaub
people-away-until = Deine Uhren sind angehalten. Du bist { $at } zurück.
people-not-away = Keiner: `/{ command-me } { command-vacation }`

people-data-export = Lade alles herunter, was ich über dich gespeichert habe
people-data-delete = Lösche alles, was ich über dich gespeichert habe
people-data-about = Was ich über dich speichere
people-exported = Das habe ich über dich gespeichert: deine Einstellungen und { $games ->
    [0] keine Partien
    [one] eine Partie als SGF
   *[other] { $games } Partien als SGF
}.
people-stored-data = **Was ich über dich speichere**
    • Deine Discord-ID und deinen Namen, deine Einstellungen, die Partien, die du spielst, zu denen du eingeladen bist oder in denen du entscheidest, deine Antworten auf Rätsel sowie die Turniere, Ranglisten, Ligen, Spielabende und Simultanpartien, an denen du teilnimmst. Aus Nachrichten speichere ich die Züge und sonst nichts.
    • Gespeichert wird das bei denen, die diesen Bot betreiben, und niemand sonst bekommt es. Wer einen Kanal sehen kann, sieht die Partien darin mit deinem Namen und Rang, und deine Rätselergebnisse mit `/{ puzzle-command }`. Der Wochenrückblick eines Servers nennt, wer die meisten Rätsel gelöst hat. Deine übrigen Einstellungen und deine Pläne siehst nur du. Bittest du um eine Lehrpartie, sehen Mitglieder, die auf diesem Server unterrichten, welche Übungen du gelöst hast, bis die Anfrage endet.
    • Partien bleiben, bis du deine Daten löschst. Eine Herausforderung, aus der nichts wurde, wird nach { $days } Tagen gelöscht. Das Log nennt niemanden, außer wenn die Betreiber dieses Bots einen Fehler suchen.
    • `/{ command-me } { command-export }` gibt dir alles als Datei, `/{ command-me } { command-forget }` löscht es.
people-policy = Mehr darüber: { $url }
people-confirm-forget = Deine Daten löschen?
    { $lost }• Deine Einstellungen werden gelöscht: Zeitzone, Aussehen, Rang, Urlaube, Erinnerungen und alle anderen.
    • Dein Name wird gelöscht. Deine beendeten Partien bleiben denen, die sie mit dir gespielt haben: In den Aufzeichnungen steht an deiner Stelle jemand ohne Name und ID. Nachrichten, die schon gepostet sind, bleiben, wie sie sind.
    • Ältere Backups enthalten deine Daten noch, bis neuere sie ersetzen, und die Datenbankdatei auch, bis die Betreiber dieses Bots sie neu schreiben lassen.
    Das ist endgültig. Wenn du mich wieder benutzt, speichere ich deinen Namen wieder.
people-forget-games = • Diese Partien gibst du auf: { $games }
people-forget-places = • Hier verlierst du deinen Platz: { $places }
people-button-forget = Meine Daten löschen
people-forgotten = Erledigt: Deine Einstellungen und dein Name sind gelöscht, und in deinen beendeten Partien steht dein Name nicht mehr.
people-not-forgotten = Ich konnte nicht alles löschen: Einiges davon lässt sich nicht lesen oder schreiben. Drücke bitte gleich noch einmal auf „{ people-button-forget }“; hilft das nicht, sag den Betreibern dieses Bots Bescheid.
people-opponent-forgotten = Die andere Seite dieser Partie hat ihre Daten gelöscht. Fordere mit `/{ command-challenge }` jemand anderen heraus.

people-no-vacation = Du bist nicht im Urlaub.
people-vacation-over = Willkommen zurück! Deine Uhren laufen wieder.
people-vacation-until = Alle deine Uhren sind angehalten. Du bist { $at } zurück; `/{ command-me } { command-vacation } { command-days }:0` beendet deinen Urlaub sofort. Resturlaub: { $left }.
people-vacation-days = { $days ->
    [one] Ein Tag pro Jahr
   *[other] { $days } Tage pro Jahr
}
people-vacation-too-long = Der Server deiner Partien erlaubt { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} Urlaub pro Jahr. Resturlaub: { $left }.
people-vacation-no-clocks = Keine deiner Partien hat eine Uhr, also gibt es nichts anzuhalten.
people-vacation-shorter = In { $games } aber nur bis zum { $at }: Mehr Tage erlaubt der Server dort nicht.
people-vacation-not-in = Aber nicht in { $games }: Mehr Tage erlaubt der Server dort nicht.

people-out-at = Zeit läuft ab { $at }
people-history = Beendete Partien von { $player }
people-history-none = { $player } hat hier keine beendeten Partien.
people-history-won = **Gewonnen** · Partie { $number }, { terms-game-on } gegen { $opponent } · { $at }
people-history-lost = **Verloren** · Partie { $number }, { terms-game-on } gegen { $opponent } · { $at }
people-history-open = **{ $ending ->
    [jigo] Jigo
    [no-result] Kein Ergebnis
    [both-lose] Beide verloren
    [called-off] Abgebrochen
    [not-begun] Nie begonnen
   *[draw] Unentschieden
}** · Partie { $number }, { terms-game-on } gegen { $opponent } · { $at }

people-game-number = Partie { $number }
people-field-state = Stand
people-state-closed = Die Herausforderung endete ohne Partie.
people-state-paused = Die Uhren sind angehalten. Züge bisher: { $moves }.
people-state-playing = { $color ->
    [white] Weiß ist am Zug. Züge bisher: { $moves }.
   *[black] Schwarz ist am Zug. Züge bisher: { $moves }.
}
people-state-counting = Die Partie wird ausgezählt. Züge: { $moves }.
people-field-deadline = Frist
people-field-offered = Herausgefordert
people-offered-at = { $at }
people-field-rulings = Entscheidungen
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Entschieden von { $moderator }.
people-ruled-by-player = Entschieden von { $moderator } (spielt in dieser Partie selbst mit).
people-ruling-reason = Begründung: { $reason }
people-ruling-question = Deine Entscheidung: **{ $what }**
    Der Button fragt nach deiner Begründung. Dann poste ich die Entscheidung, deinen Namen und deine Begründung dort, wo die Partie gespielt wird.
people-ruling-form-title = Partie { $number }: deine Entscheidung
people-ruling-form-reason = Deine Begründung (alle können sie lesen)
people-ruling-form-example = Was geschehen ist, in einem Satz
people-ruling-no-reason = Begründe in einem Satz mit höchstens { $most } Zeichen.
people-ruling-own-game = In Partie { $number } spielst du selbst mit, also muss jemand anders aus der Moderation entscheiden. Nur wer den Server administriert, darf in eigenen Partien entscheiden, und im Ergebnis steht das dann auch.
people-reseated = { $into } ist für { $out } eingesprungen

people-no-club = Das geht nur auf einem Server.
people-club-title = Einstellungen dieses Kanals und Servers
people-club-how = Wähle unten aus, was du ändern möchtest, oder nutze `/{ command-club-admin }`.
people-field-messages = Nachrichten zu Partien in diesem Kanal
people-policy-named = { $policy ->
    [one-message] Eine Nachricht, die aktualisiert wird; dazu ein kurzer Ping, wer am Zug ist (danach gelöscht)
    [last-two] Eine neue Nachricht für jeden Zug; die letzten zwei bleiben
   *[each-move] Eine neue Nachricht für jeden Zug
}
people-field-language = Sprache dieses Kanals
people-language-named = { $language }
people-language-of-server = Wie auf dem Server
people-language-of-client = Wie in Discord
people-field-own-language = Sprache
people-field-overdue = Wenn in neuen Partien die Zeit abläuft
people-overdue-named = { $overdue ->
    [choose] Die andere Seite wählt: Sieg beanspruchen, mehr Zeit geben oder die Partie abbrechen
   *[lose] Wer keine Zeit mehr hat, verliert
}
people-field-vacation-days = Urlaub
people-bad-vacation = Ein Server kann 0 bis 365 Tage Urlaub pro Jahr erlauben.
