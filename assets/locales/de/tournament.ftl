# Turniere eines Servers: Anmeldung, Runden, Paarungen, Ergebnisse, Stand.
# round = Runde; pairing = Paarung; bye = spielfrei; standings = Stand
# organiser = Turnierleitung; enter = mitspielen
tournament-command = turnier
tournament-command-about = Turniere: Lege eines an, sieh den Stand, berichtige Ergebnisse
tournament-create = anlegen
tournament-create-about = Lege in diesem Kanal ein Turnier an (Moderation)
tournament-change = ändern
tournament-change-about = Ändere Name, Runden, Bedenkzeit, Vorgabe oder System eines Turniers
tournament-changed = Geändert: **{ $name }**.
tournament-changed-clock = Geändert: **{ $name }**. Begonnene Partien laufen weiter wie bisher.
tournament-show = zeigen
tournament-show-about = Zeige ein Turnier mit seinem Stand
tournament-results = dateien
tournament-results-about = Hol dir die Ergebnisse eines Turniers als Dateien (OpenGotha, EGD)
tournament-substitute = ersatz
tournament-substitute-about = Ersetze jemanden (Turnierleitung)
tournament-sit-out = aussetzen
tournament-sit-out-about = Lass jemanden die nächste Runde aussetzen oder doch spielen (Turnierleitung)
tournament-apart = trennen
tournament-apart-about = Lass zwei nicht gegeneinander spielen, etwa Verwandte (Turnierleitung)
tournament-team = team
tournament-team-about = Gib deinem Paar oder Team einen Namen
tournament-team-name-about = Wie dein Paar oder Team heißt
tournament-team-named = **{ $name }**: { $side }
tournament-remove = entfernen
tournament-remove-about = Nimm jemanden aus dem Turnier (Turnierleitung)
tournament-note = ergebnis
tournament-note-about = Trage ein Ergebnis ein oder berichtige es (Turnierleitung)
tournament-which = turnier
tournament-which-about = Nummer des Turniers (Standard: das neueste in diesem Kanal)
tournament-name = name
tournament-name-about = Wie das Turnier heißt
tournament-system = system
tournament-system-about = Wie ausgelost wird (Standard: McMahon)
tournament-system-named = { $system ->
    [swiss] Schweizer System
    [round-robin] Alle gegen alle
    [knock-out] K.-o.-System
   *[mcmahon] McMahon
}
tournament-rounds = runden
tournament-rounds-about = Zahl der Runden bei Schweizer System und McMahon (Standard: 4)
tournament-format = besetzung
tournament-format-about = Einzeln, zu zweit oder im Team (Standard: einzeln)
tournament-format-named = { $format ->
    [pairs] Paar-Go
    [teams-2] Zweierteams
    [teams-3] Dreierteams
    [teams-4] Viererteams
    [teams-5] Fünferteams
   *[single] Einzeln
}
tournament-handicap-about = Ob es Vorgabesteine gibt (Standard: nein)
tournament-handicap-named = { $handicap ->
    [yes] Nach Rang oder Punkten
   *[no] Ohne Vorgabe
}
tournament-manner = wo
tournament-manner-about = Wo gespielt wird (Standard: hier)
tournament-manner-named = { $manner ->
    [evening] Am Brett: Ergebnisse werden von Hand eingetragen
   *[here] Hier: Ich starte die Partien
}
tournament-next = nächste-runde
tournament-next-about = Wann die nächste Runde beginnt (Standard: wenn die Turnierleitung sie veröffentlicht)
tournament-next-named = { $next ->
    [results] Automatisch, sobald alle Ergebnisse da sind
    [days-7] Automatisch, spätestens nach 7 Tagen
    [days-14] Automatisch, spätestens nach 14 Tagen
    [days-30] Automatisch, spätestens nach 30 Tagen
   *[by-hand] Wenn die Turnierleitung sie veröffentlicht
}
tournament-players = plätze
tournament-players-about = Wie viele mitspielen können; alle anderen kommen auf die Warteliste (Standard: 500)
tournament-entry = anmeldung
tournament-entry-about = Wie viele Tage man sich anmelden kann (Standard: unbegrenzt)
tournament-grace = nichtantritt
tournament-grace-about = Nach so vielen Stunden verliert, wer noch nicht gezogen hat (Standard: 48)
tournament-out = person
tournament-out-about = Wer aufhört
tournament-who-about = Um wen es geht
tournament-other = andere
tournament-other-about = Die andere Person
tournament-into = ersatz
tournament-into-about = Wer stattdessen spielt
tournament-table = tisch
tournament-table-about = Die Nummer des Tisches
tournament-board = brett
tournament-board-about = Das Brett eines Teamkampfs (Standard: 1)
tournament-round = runde
tournament-round-about = Die Runde (Standard: die letzte)
tournament-result = ergebnis
tournament-result-about = Wie die Partie ausgegangen ist
tournament-result-named = { $result ->
    [white] Weiß gewinnt
    [black] Schwarz gewinnt
    [jigo] Unentschieden
    [both] Beide verlieren
    [void] Zählt nicht
   *[clear] Ergebnis löschen
}
tournament-title = 🏆 { $name }
tournament-open-here = Turnier mit offener Anmeldung: { $title } in { $channel }
tournament-here = Turniere mit offener Anmeldung: { $channels }
tournament-thread-of = { $title } R{ $round }
tournament-open = Die Anmeldung ist offen.
tournament-open-until = Anmeldung bis zum { $until }.
tournament-running = { $games ->
    [one] Runde { $round } von { $rounds }: Eine Partie ist noch nicht beendet.
   *[other] Runde { $round } von { $rounds }: { $games } Partien sind noch nicht beendet.
}
tournament-between = Runde { $round } von { $rounds } ist beendet.
tournament-over = Das Turnier ist beendet.
tournament-plays = { $system }, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} · { $manner }
tournament-plays-open = { $system } · { $manner }
tournament-unrated = Nicht gewertet
tournament-bar = Bar: { $rank }. Ab diesem Rang haben alle mit gleich vielen Punkten begonnen.
tournament-bar-open = Bar bisher: { $rank }; sie steht mit Runde 1 fest. Ab diesem Rang beginnen alle mit gleich vielen Punkten.
tournament-handicap-rule = Mit Vorgabe: +1 heißt kein Komi für Weiß, ab +2 sind es Steine.
tournament-drawn-match = Endet ein Teamkampf unentschieden, entscheidet das erste Brett mit einem Sieg.
tournament-next-with-entry = Runde 1 beginnt automatisch nach dem Anmeldeschluss.
tournament-next-with-results = Die nächste Runde beginnt automatisch, sobald alle Ergebnisse da sind.
tournament-next-within = Die nächste Runde beginnt automatisch, sobald alle Ergebnisse da sind, spätestens nach { $days } Tagen.
tournament-withdrawn = Abgemeldet: { $players }
tournament-sitting-out = Setzen die nächste Runde aus: { $players }
tournament-absent = Nicht erschienen, erst nach einem Druck auf **{ tournament-button-enter }** wieder dabei: { $players }
tournament-organised = Turnierleitung: { $player }
tournament-entered = Angemeldet ({ $number } von { $most })
tournament-entered-sides = { $format ->
    [pairs] Paare ({ $number } von { $most })
   *[teams] Teams ({ $number } von { $most })
}
tournament-forming = Noch nicht vollständig
tournament-forming-side = { $side }: noch keine Antwort von { $players }
tournament-waiting = Warteliste ({ $number })
tournament-nobody = Noch hat sich niemand angemeldet.
tournament-unranked = { $rank }?: kein Rang angegeben
tournament-guessed = Du hast keinen Rang angegeben und spielst dieses Turnier als { $rank }. Gib deinen mit `/{ command-me } { command-rank }` an und drücke vor deiner ersten Runde noch einmal **{ tournament-button-enter }**.
tournament-button-enter = Mitspielen
tournament-button-join = Mitmachen
tournament-button-decline = Ablehnen
tournament-ask-others = { $number ->
    [one] Wähle, wer mit dir spielt. Ich frage, ob die Person mitmacht.
   *[other] Wähle die { $number } anderen in deinem Team. Ich frage, ob sie mitmachen.
}
tournament-choose-others = { $number ->
    [one] Eine Person wählen …
   *[other] { $number } Personen wählen …
}
tournament-team-waits = Ich habe { $players } gefragt. Du bist dabei, sobald alle zugesagt haben. Einen Namen gibst du euch mit `/{ tournament-command } { tournament-team }`.
tournament-asks = **{ $name }**: { $captain } möchte mit { $players } spielen.
tournament-has-joined = Zugesagt: { $players }
tournament-side-in = **{ $name }**: { $players } spielen zusammen.
tournament-side-waits = **{ $name }**: { $players } spielen zusammen. Sie stehen auf der Warteliste.
tournament-side-off = **{ $name }**: { $player } spielt nicht mit { $captain }.
tournament-side-gone = **{ $name }**: { $players } spielen nicht zusammen.
tournament-dissolved = { $name }: { $player } spielt nicht mit, also ist dein Paar oder Team in der nächsten Runde nicht dabei: { $way }
tournament-button-withdraw = Abmelden
tournament-button-sit-out = Setzt aus
tournament-button-remove = Entfernen
tournament-button-pair = Runde { $round } auslosen
tournament-button-standings = Stand
tournament-button-result = Ergebnis eintragen
tournament-button-end = Turnier beenden
tournament-end-question = Das Turnier jetzt beenden? Dann gibt es keine weitere Runde. Laufende Partien gehen weiter.
tournament-withdraw-question = Abmelden? { $players } verlassen das Turnier gemeinsam. Laufende Partien gehen weiter.
tournament-proposal = Runde { $round }: vorgeschlagene Paarungen
tournament-proposal-about = Das siehst nur du. Wähle zwei Leute, um sie zu tauschen; zwei am selben Tisch tauschen die Farben.
tournament-still-open = { $games ->
    [one] Eine Partie der letzten Runde ist noch nicht beendet. Sie zählt, sobald sie es ist.
   *[other] { $games } Partien der letzten Runde sind noch nicht beendet. Sie zählen, sobald sie es sind.
}
tournament-bye = Spielfrei: { $players }
tournament-swap = Jemanden tauschen …
tournament-swap-with = { $player } tauschen mit …
tournament-button-lot = Neu auslosen
tournament-button-publish = Veröffentlichen
tournament-published = Runde { $round } ist veröffentlicht. Ich sage dir Bescheid, wenn ich eine Partie nicht posten kann.
tournament-pairing-of-substitute = **{ $name }**, Runde { $round }: { $player } spielt als Ersatz.
    { $pair }
tournament-no-show = Mache deinen ersten Zug bis zum { $until }, sonst verlierst du, außer du warst erst nach dem { $half } an der Reihe.
tournament-no-show-by-hand = Wer bis zum { $until } nicht am Brett sitzt, verliert.
tournament-round-list = **{ $name }**, Runde { $round }
tournament-ask-result = Wie ist deine Partie gegen { $player } ausgegangen?
tournament-won = Gewonnen
tournament-lost = Verloren
tournament-jigo = Unentschieden
tournament-result-entered = Das Ergebnis ist eingetragen.
tournament-result-at = { $name }, Runde { $round }, Tisch { $table }: { $result }.
tournament-result-removed = Ergebnis gelöscht
tournament-game-goes-on = Partie { $number } geht weiter, zählt aber nicht mehr fürs Turnier.
tournament-result-waits = Gespeichert. Das Ergebnis zählt, sobald { $player } dasselbe einträgt.
tournament-result-differs = { $player } hat ein anderes Ergebnis eingetragen. Einigt euch oder fragt die Turnierleitung.
tournament-standings = Stand nach Runde { $round }
tournament-standings-open = { $games ->
    [one] Stand: Ein Ergebnis fehlt noch
   *[other] Stand: { $games } Ergebnisse fehlen noch
}
tournament-alt = Kreuztabelle von { $name }, Runde { $round }: Platz, Name, Rang, eine Spalte für jede Runde mit dem Platz des Gegenübers, und die Punkte.
tournament-legend = In jeder Runde: Nummer des Gegenübers, + gewonnen, − verloren, = unentschieden, ? nicht beendet; w Weiß, b Schwarz; + allein: spielfrei; – nicht in dieser Runde.
tournament-criterion-named = { $criterion ->
    [mms] MMS: Startpunkte nach Rang plus Siege
    [sosm] SOSM: Summe der MMS aller Gegenüber
    [sosw] SOSW: Summe der Siege aller Gegenüber
    [dc] DC: die Partien unter Punktgleichen
    [bdw] BDW: gewonnene Partien an allen Brettern
   *[nbw] NBW: Siege
}
tournament-files = Die Ergebnisse von { $name }: für OpenGotha und für die European Go Database.
tournament-substituted = { $into } spielt anstelle von { $out }.
tournament-removed = { $player } ist nicht mehr im Turnier. Laufende Partien gehen weiter.
tournament-remove-question = { $player } aus dem Turnier nehmen? Die Anmeldung ist geschlossen, das ist also endgültig.
tournament-sits-out = { $player } setzt die nächste Runde aus. Mit demselben Befehl machst du das rückgängig.
tournament-plays-again = { $player } spielt die nächste Runde.
tournament-kept-apart = { $player } und { $other } bekommen keine Partie gegeneinander, solange es anders geht. Mit demselben Befehl machst du das rückgängig.
tournament-apart-no-more = { $player } und { $other } dürfen wieder gegeneinander spielen.
tournament-apart-list = Nicht gegeneinander: { $pairs }
tournament-apart-met = Trotzdem gegeneinander: { $pairs }
tournament-round-over = { $name }: Runde { $round } ist beendet. Jetzt bist du dran: { $way }
tournament-round-begun = { $name }: Runde { $round } hat automatisch begonnen: { $way }
tournament-not-paired = { $name }: Runde { $round } konnte ich nicht automatisch auslosen. Lose sie selbst aus, dann siehst du, warum: { $way }
tournament-results-missing = { $name }: Die letzte Runde ist beendet. Noch offene Ergebnisse: { $games }, das erste in Runde { $round } an Tisch { $table }. Trage sie mit `/{ tournament-command } { tournament-note }` ein oder beende das Turnier: { $way }
tournament-news-absent = { $name }, Runde { $round }: Du bist nicht zu deiner Partie erschienen. Du bekommst erst wieder eine, wenn du auf **{ tournament-button-enter }** drückst: { $way }
tournament-news-sits-out = { $name }: Die Turnierleitung lässt dich die nächste Runde aussetzen. Danach bist du wieder dabei: { $way }
tournament-news-plays = { $name }: Du bist in der nächsten Runde dabei: { $way }
tournament-news-removed = { $name }: Die Turnierleitung hat dich aus dem Turnier genommen. Laufende Partien gehen weiter: { $way }
tournament-undelivered = { $name }, Runde { $round }: Ich konnte die Partie an Tisch { $table } nicht in { $channel } posten. Bitte sag es den beiden selbst.
tournament-moved-up = { $name }: Ein Platz ist frei geworden, und er gehört dir. Du bist in der nächsten Runde dabei: { $way }
tournament-ended = 🏆 **{ $name }** ist beendet.
tournament-ended-won = 🏆 **{ $name }: Sieg für { $players }**
tournament-ended-open = { $games ->
    [one] Eine Partie ist noch nicht beendet, der Stand kann sich also noch ändern.
   *[other] { $games } Partien sind noch nicht beendet, der Stand kann sich also noch ändern.
}
tournament-label = Turnier
tournament-field = Angemeldet: { $players } · Runden: { $rounds }
tournament-field-sides = { $format ->
    [pairs] Paare: { $number } · Runden: { $rounds }
   *[teams] Teams: { $number } · Runden: { $rounds }
}
tournament-no-over = Dieses Turnier ist beendet.
tournament-no-entry-closed = Die Anmeldung ist geschlossen.
tournament-no-settled = Dieses Turnier hat begonnen, also kann niemand mehr dazukommen.
tournament-no-same-side = Wähle zwei, die nicht auf derselben Seite spielen.
tournament-no-more-apart = Du kannst höchstens { $number } Paare trennen.
tournament-no-apart-here = Nur im Schweizer System und bei McMahon lassen sich zwei voneinander trennen.
tournament-no-entered = Du bist schon in diesem Turnier.
tournament-no-not-entered = Du bist nicht in diesem Turnier.
tournament-no-already = Diese Person ist schon im Turnier.
tournament-no-not-in = Diese Person ist nicht im Turnier.
tournament-no-full = Dieses Turnier kann keine Anmeldungen mehr annehmen.
tournament-no-alone = In diesem Turnier spielen Paare oder Teams. Drücke **{ tournament-button-enter }** und wähle, wer mit dir spielt.
tournament-no-sides = In diesem Turnier spielen alle allein; Paare oder Teams mit Namen gibt es nicht.
tournament-no-asked = Du wurdest hier nicht gefragt, ob du mitmachst.
tournament-no-asked-too-often = Du hast in diesem Turnier zu oft andere gefragt.
tournament-no-others = { $number ->
    [one] Wähle außer dir eine Person.
   *[other] Wähle außer dir { $number } Personen.
}
tournament-no-team-handicap = Teamkämpfe werden ohne Vorgabe gespielt. Lass die Vorgabe weg.
tournament-no-begun = Das Turnier läuft schon, deshalb bleiben System und Vorgabe, und es können nicht weniger Runden werden, als veröffentlicht sind. Name, mehr Runden und die Bedenkzeit lassen sich noch ändern.
tournament-no-rated-by-hand = Partien am Brett werden hier nicht gewertet. Lass `{ rating-option }` weg oder lass hier spielen.
tournament-no-clock-by-hand = Partien am Brett haben hier keine Uhr. Lass `{ command-clock }` weg oder lass hier spielen.
tournament-no-pairs-but-go = Paare können nur Go spielen. Wähle Go oder eine andere Besetzung.
tournament-no-ranks-but-go = McMahon und Vorgabe brauchen Go-Ränge. Wähle für dieses Spiel ein anderes System und lass die Vorgabe weg.
tournament-no-pause = Andere warten auf das Ende dieser Partie, also könnt ihr sie weder anhalten noch Zeit dazugeben. Nimm mit `/{ command-me } { command-vacation }` Urlaub oder frage die Turnierleitung.
tournament-no-too-few = Für eine Runde sind mindestens zwei nötig.
tournament-no-more-rounds = Alle Runden sind gespielt.
tournament-no-more-pairs = Alle, die noch dabei sind, haben schon gegeneinander gespielt. Du kannst das Turnier beenden.
tournament-no-winner = An Tisch { $table } hat noch niemand gewonnen. Die Turnierleitung kann mit `/{ tournament-command } { tournament-note }` ein Ergebnis eintragen.
tournament-no-draw = Im K.-o.-System gibt es kein Unentschieden: Eine Seite muss gewinnen.
tournament-no-outdated = Inzwischen ist jemand dazugekommen oder gegangen, oder die Paarungen haben sich geändert. Lose die Runde neu aus.
tournament-no-table = Diesen Tisch gibt es nicht.
tournament-no-played = Das Ergebnis dieser Partie steht schon fest.
tournament-no-organiser = Das können nur die Turnierleitung und die Moderation.
tournament-no-own-substitute = Diese Partie gehört zu einem Turnier: Nur die Turnierleitung wechselt ein, mit `/{ tournament-command } { tournament-substitute }`.
tournament-no-missing = Dieses Turnier gibt es hier nicht. Die Moderation kann mit `/{ tournament-command } { tournament-create }` eines anlegen.
tournament-no-too-many = Du hast hier schon { $number } Turniere, die noch nicht beendet sind. Beende erst eines davon, oder lass jemand anderen aus der Moderation dieses anlegen. Wenn der Kanal von einem gelöscht wurde, versuche es gleich noch einmal.
tournament-no-name = Ein Name hat 1 bis { $number } Zeichen.
tournament-no-posting = Ich darf in diesem Kanal nicht von mir aus schreiben, also kann es hier kein Turnier geben.
tournament-no-pair = Du bist in dieser Runde spielfrei.
