# Wertungen, und gewertete Partien.
# rated = gewertet; rating = Wertung, eine Zahl um 1500; annul = nicht werten
rating-rated = Gewertet
rating-field = Wertung
rating-counts = Gewertet: Das Ergebnis zählt für die Wertungen auf diesem Server
rating-counts-not = Nicht gewertet
rating-stake = { $player }: jetzt { $now }, nach einem Sieg { $won }, nach einer Niederlage { $lost }
rating-option = gewertet
rating-option-about = Ob das Ergebnis für die Wertung zählt (Standard: ja, wenn zwei Mitglieder spielen)
rating-choice = { $stakes ->
    [rated] Gewertet
   *[unrated] Nicht gewertet
}
rating-only-servers = Nur Partien auf einem Server können gewertet werden.
rating-no-pairs = Paar-Go wird nicht gewertet.
rating-only-boards = Go wird nur auf 9×9, 13×13 und 19×19 gewertet.
rating-not-me = Partien gegen mich werden auf diesem Server nicht gewertet. Wer ihn verwaltet, kann das mit `/{ command-club-admin }` ändern.
rating-no-engines = Partien gegen andere Programme werden nicht gewertet.
rating-no-styles = Lehrpartien, enge Partien und Sparring werden nicht gewertet.
rating-no-advice = In gewerteten Partien gebe ich weder Tipps noch Schätzungen.
rating-program = programm
rating-program-about = Ob Partien gegen mich gewertet werden (Standard: nein)
rating-field-program = Partien gegen mich
rating-annul = nicht-werten
rating-annul-about = Lass das Ergebnis einer Partie stehen, aber zähle es nicht für die Wertung
rating-annulled = Das Ergebnis zählt nicht für die Wertung
rating-not-rated = Diese Partie zählt nicht für die Wertung.
rating-annul-late = Seitdem sind hier mehr als { $most } gewertete Partien zu Ende gegangen; so weit zurück werden Wertungen nicht neu berechnet.
rating-too-short = Zu kurz für die Wertung: weniger als { $moves } Züge
rating-uncounted-series = Zählt nicht für die Wertung: Wer verloren hat, hatte schon in einer anderen Partie die Zeit überschritten und seither nicht gezogen
rating-changed = Wertungen: { $black } { $black-before } → **{ $black-after }** · { $white } { $white-before } → **{ $white-after }**
rating-pool = { $pool ->
    [go-9] Go auf 9×9
    [go-13] Go auf 13×13
    [go-19] Go auf 19×19
    [atari-go] Atari-Go
    [five] Gomoku
    [go-bang] Go-Bang
   *[go] Go
}
rating-game-about = Welches Spiel und welches Brett (Standard: Go auf allen Brettern)
rating-profile = profil
rating-profile-about = Rang im Lauf der Zeit, Ergebnisse und Gegner: deine oder die von jemand anderem
rating-player-about = Wessen Profil (Standard: deines)
rating-none = { $player } hat auf diesem Server noch keine gewerteten Partien. Eine Herausforderung an ein Mitglied wird gewertet, wenn du nichts anderes wählst.
rating-rank = Rang: **{ $rank }** ± { $ranks } · Wertung { $rating } ± { $deviation }
rating-number = Wertung: **{ $rating }** ± { $deviation }
rating-guess = Wertung: **{ $rating }** · noch vorläufig; mit weiteren gewerteten Partien wird sie sicherer
rating-games = Gewertete Partien: { $games } · gewonnen { $won } · verloren { $lost } · unentschieden { $drawn }
rating-colors = Mit Schwarz: gewonnen { $black-won }, verloren { $black-lost } · mit Weiß: gewonnen { $white-won }, verloren { $white-lost }
rating-streak = { $result ->
    [won] Siege in Folge: { $count }
   *[lost] Niederlagen in Folge: { $count }
}
rating-opponents = Am häufigsten gegen
rating-opponent = { $player }: gewonnen { $won }, verloren { $lost }
rating-versus = Gegen dich: gewonnen { $won }, verloren { $lost }, unentschieden { $drawn }
rating-puzzles = Gelöste Rätsel: { $count }
rating-chart = Ein Liniendiagramm der Wertung von { $player }: { $before } am { $from }, { $after } am { $until }, niedrigster Wert { $least }, höchster Wert { $most }.
rating-chart-ranks = Ein Liniendiagramm des Rangs von { $player }: { $before } am { $from }, { $after } am { $until }, niedrigster Rang { $least }, höchster Rang { $most }.
rating-standings = tabelle
rating-standings-about = Zeige die Tabelle der gewerteten Partien dieser Saison auf diesem Server
rating-season-title = Saison { $season } · { $pool }
rating-season-empty = In dieser Saison gibt es noch keine gewerteten Partien.
rating-line = { $place }. { $player } · **{ $points }** · { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden · { $rank }
rating-season-note = Fett: Punkte, 1 für einen Sieg und ½ für ein Unentschieden. Am Ende: Rang oder Wertung, mit „?“, solange sie vorläufig ist. Gegen dieselbe Person zählen höchstens zwei Siege oder Unentschieden. Die Saison begann am { $begin }.
rating-own-place = Dein Platz: { $place } von { $all }
rating-button-previous = Zurück
rating-season = saison
rating-season-about = Die Saison der Tabelle: wie sie heißt und wann sie beginnt
rating-season-name = name
rating-season-name-about = Wie die Saison heißt; „{ terms-typed-off }“ für keinen Namen
rating-season-begin = beginn
rating-season-begin-about = Der erste Tag, etwa 2026-10-01; „{ terms-typed-off }“ für Kalenderquartale (Standard)
rating-field-season = Saison
rating-field-season-begin = Saison seit
rating-season-named = { $name }
rating-season-day = { $day }
rating-season-by-quarter = Nach Quartal
rating-bad-day = „{ $typed }“ ist kein Datum. Schreibe es so: 2026-10-01.
