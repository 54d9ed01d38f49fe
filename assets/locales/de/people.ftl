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
# record = Aufzeichnung, Spielbericht
# seat = Platz
# ruling = Entscheid
# count = Auszählung

people-undo-while-counting = Die Partie ist angehalten und wird ausgezählt. Um ein Passen zurückzunehmen, drücke „Weiterspielen“.
people-button-go-on = Uhren laufen lassen
people-more-undo = Zurücknehmen
people-more-undo-about = Nimm deinen letzten Zug zurück oder bitte darum
people-more-pause = Pause
people-more-pause-about = Schlage vor, die Uhren anzuhalten
people-more-go-on = Weiter
people-more-go-on-about = Lass die Uhren wieder laufen
people-more-call-off = Abbrechen
people-more-call-off-about = Schlage vor, dass niemand gewinnt oder verliert

people-preview = Das siehst nur du: Partie { $number } mit deinem Stein auf { $point }. Noch ist nichts gespielt.
people-button-put = { $point } spielen

people-me-title = Deine Einstellungen
people-me-how = Du änderst sie mit `/{ command-me }`.
people-field-zone = Zeitzone
people-zone-is = { $zone }
people-zone-unknown = Nicht gesetzt: Wochenenden und Nächte gelten nach UTC
people-zone-kept = In Partien mit Uhr, die auf dich warten, zählt deine alte Zeitzone, bis du gezogen oder auf die Auszählung geantwortet hast.
people-bad-zone = „{ $zone }“ ist keine Zeitzone. Tippe den Namen einer großen Stadt in deiner Nähe und wähle aus der Liste.
people-bad-zone-likely = „{ $zone }“ ist keine Zeitzone. Meinst du { $likely }?
people-field-theme = Bretter, die nur du siehst
people-field-preview = Züge werden dir gezeigt, bevor sie gespielt sind
people-preview-named = { $preview ->
    [on] Immer
    [off] Nie
   *[timed] In Partien mit Uhr
}
people-field-reminders = Du wirst erinnert
people-reminder-named = { $reminder ->
    [day-before] 24 Stunden, bevor deine Zeit um ist
    [hours-before] 6 Stunden, bevor deine Zeit um ist
    [off] Nie
   *[half] Wenn die Hälfte deiner Zeit um ist
}
people-field-notices = Erinnerungen erreichen dich
people-notices-named = { $notices ->
    [direct] Als Direktnachricht
   *[channel] Im Kanal der Partie
}
people-field-summary = Tägliche Übersicht
people-summary-off = Keine
people-summary-at = Um { $hour } nach deiner eigenen Uhr
people-summary = { $games ->
    [one] Du bist in einer Partie am Zug.
   *[other] Du bist in { $games } Partien am Zug.
}
people-summary-title = Die eiligsten zuerst
people-summary-closed = { $player }, du nimmst von mir keine Direktnachrichten an, darum habe ich deine tägliche Übersicht abgestellt. Erlaube sie und wähle mit `/{ command-me }` neu eine Stunde.
people-field-rank = Rang
people-rank-is = { $rank }
people-rank-unknown = Nicht genannt: `/{ command-rank }`
people-field-vacation = Urlaub
people-away-until = Deine Uhren stehen. Du bist zurück { $at }.
people-not-away = Keiner: `/{ command-vacation }`

people-data-export = Gib mir eine Datei mit allem, was du von mir hast
people-data-delete = Vergiss mich
people-data-about = Was hast du von mir?
people-exported = Das habe ich von dir: deine Einstellungen und { $games ->
    [0] keine Partien
    [one] eine Partie
   *[other] { $games } Partien
} mit Spielberichten als SGF.
people-kept = **Was ich von dir habe**
    • Deine Discord-Nummer und deinen Namen, was du bei mir eingestellt hast, die Partien, die du spielst, zu denen du eingeladen bist oder in denen du entscheidest, und deine Antworten auf Rätsel. Was hier sonst geschrieben wird, lese ich nicht.
    • Es liegt bei denen, die mich betreiben, und geht an niemanden sonst. Wer einen Kanal sieht, sieht die Partien darin, mit deinem Namen und Rang, und mit `/{ puzzle-command }`, wie du stehst. Deine übrigen Einstellungen und deine Pläne siehst nur du.
    • Partien bleiben, bis ich dich vergessen soll. Eine Herausforderung, aus der nichts wurde, verschwindet nach { $days } Tagen. Das Protokoll nennt niemanden, außer wenn die, die mich betreiben, einen Fehler suchen.
    • `/{ command-me } { command-export }` gibt dir alles als Datei, `/{ command-me } { command-forget }` lässt mich dich vergessen.
people-policy = Mehr darüber: { $url }
people-confirm-forget =
    Soll ich dich vergessen?
    • Deine Einstellungen werden gelöscht: Zeitzone, Aussehen, Rang, Urlaube, Erinnerungen und alle anderen.
    • Dein Name wird gelöscht. Deine beendeten Partien bleiben denen, die sie mit dir gespielt haben: in den Berichten steht an deiner Stelle jemand ohne Namen und Nummer. Was gepostet ist, bleibt, wie es ist.
    • Frühere Sicherungen behalten das alles, bis neuere sie ersetzen, und die Datei der Datenbank, bis die, die mich betreiben, sie neu schreiben lassen.
    Das lässt sich nicht zurücknehmen. Wenn du mich wieder benutzt, erfahre ich deinen Namen wieder.
people-button-forget = Vergiss mich
people-forgotten = Erledigt: deine Einstellungen und dein Name sind gelöscht, und deine beendeten Partien sind nicht mehr deine.
people-not-forgotten = Ich konnte nicht alles löschen: Etwas davon lässt sich nicht lesen oder schreiben. Drück bitte gleich noch einmal „{ people-button-forget }“; hilft das nicht, sag es bitte denen, die mich betreiben.
people-opponent-forgotten = Wer diese Partie mit dir gespielt hat, wollte vergessen werden. Fordere jemand anderen heraus: `/{ command-challenge }`.
people-games-still-running = Ich gebe keine Partie stillschweigend für dich auf. Beende zuerst diese, zieh sie zurück, brich sie ab oder gib sie auf: { $numbers }.

people-no-vacation = Du bist nicht im Urlaub.
people-vacation-over = Willkommen zurück! Deine Uhren laufen wieder.
people-vacation-until = Alle deine Uhren stehen. Du bist zurück { $at }; `/{ command-vacation }` mit 0 Tagen beendet den Urlaub sofort. Dir bleiben innerhalb eines Jahres: { $left }.
people-vacation-days = { $days ->
    [one] Ein Tag innerhalb eines Jahres
   *[other] { $days } Tage innerhalb eines Jahres
}
people-vacation-too-long = Der Club deiner Partien gewährt innerhalb eines Jahres { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} Urlaub. Dir bleiben: { $left }.
people-vacation-no-clocks = Keine deiner Partien hat eine Uhr, also gibt es nichts anzuhalten.
people-vacation-shorter = In { $games } aber nur bis { $at }: der Club dort gewährt nicht mehr Tage.
people-vacation-not-in = Nicht aber in { $games }: der Club dort gewährt nicht mehr Tage.

people-out-at = Zeit ist um { $at }
people-history = Beendete Partien von { $player }
people-history-none = Ich kenne hier keine beendeten Partien von { $player }.
people-history-won = **Gewonnen** · Partie { $number }, { terms-game-on } gegen { $opponent } · { $at }
people-history-lost = **Verloren** · Partie { $number }, { terms-game-on } gegen { $opponent } · { $at }
people-history-open = **{ $ending ->
    [jigo] Jigo
    [no-result] Kein Ergebnis
    [both-lose] Beide verloren
    [called-off] Abgebrochen
    [not-begun] Nie begonnen
   *[draw] Remis
}** · Partie { $number }, { terms-game-on } gegen { $opponent } · { $at }

people-game-number = Partie { $number }
people-field-state = Wie sie steht
people-state-closed = Aus der Herausforderung wurde nichts.
people-state-paused = Die Uhren stehen. Züge bisher: { $moves }.
people-state-playing = { $color ->
    [white] Weiß ist am Zug. Züge bisher: { $moves }.
   *[black] Schwarz ist am Zug. Züge bisher: { $moves }.
}
people-state-counting = Sie wird ausgezählt. Züge: { $moves }.
people-field-deadline = Frist
people-field-offered = Angeboten
people-offered-at = { $at }
people-field-rulings = Entscheidungen
people-ruled = { $at }, { $author }: { $what }
people-ruled-for = { $at }, { $author }: { $what } ({ $reason })
people-ruled-by = Entschieden von { $moderator }.
people-ruled-by-player = Entschieden von { $moderator }, in einer eigenen Partie.
people-ruling-reason = Begründung: { $reason }
people-ruling-question =
    Deine Entscheidung: **{ $what }**
    Der Knopf fragt nach deiner Begründung. Dann stehen Entscheidung, dein Name und die Begründung dort, wo die Partie gespielt wird.
people-ruling-form-title = Partie { $number }: deine Entscheidung
people-ruling-form-reason = Deine Begründung, für alle zu lesen
people-ruling-form-example = Was geschehen ist, in einem Satz
people-ruling-no-reason = Sag in einem Satz, warum du so entscheidest, mit höchstens { $most } Zeichen.
people-ruling-own-game = In Partie { $number } spielst du selbst mit, also muss jemand anders aus der Moderation entscheiden. In einer eigenen Partie darf das nur, wer den Server administriert, und das Ergebnis sagt es dann.
people-reseated = { $into } übernimmt den Platz von { $out }

people-no-club = Das gibt es nur auf Servern.
people-club-title = Einstellungen dieses Kanals und Servers
people-club-how = Du änderst sie mit `/{ command-club-admin }`.
people-field-messages = Nachrichten einer Partie in diesem Kanal
people-policy-named = { $policy ->
    [one-message] Eine, die sich ändert; eine kurze pingt an, wer am Zug ist, und geht mit dem Zug
    [last-two] Eine neue für jeden Zug; die letzten zwei bleiben
   *[each-move] Eine neue für jeden Zug
}
people-field-language = Sprache dieses Kanals
people-language-named = { $language }
people-language-of-server = Die des Servers
people-language-of-client = Die deines Discord
people-field-own-language = Sprache
people-field-overdue = Wenn in neuen Partien jemandes Zeit um ist
people-overdue-named = { $overdue ->
    [choose] Der Gegner wählt: Sieg, mehr Zeit oder Abbruch
   *[lose] Er verliert
}
people-field-vacation-days = Urlaub
people-bad-vacation = Ein Club gewährt innerhalb eines Jahres 0 bis 365 Tage Urlaub.
