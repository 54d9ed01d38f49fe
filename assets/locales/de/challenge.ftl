# Die Herausforderung und was aus ihr wird.
# challenge = Herausforderung
# opponent = Gegner
# seat = Platz
# rematch = Revanche
# rules = Regeln
# handicap = Vorgabe
# stone = Stein
# komi = Komi
# random = zufällig
# Pair Go = Paar-Go
# even game = ausgeglichene Partie
# thread = Thread

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } fordert dich zu einer Partie heraus.
challenge-open = { $challenger } sucht jemanden zum Spielen. Wer mag, nimmt an.
challenge-counter = { $invited }, { $challenger } schlägt andere Bedingungen für eine Partie vor.
challenge-rematch = { $invited }, { $challenger } möchte eine Revanche { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] mit denselben Farben
    [handicap] mit derselben Vorgabe
   *[swapped] mit vertauschten Farben
}
challenge-rematch-pairs = { $opponents }, { $challenger } möchte zusammen mit { $partner } eine Revanche { challenge-rematch-colors }. Alle drei müssen annehmen, auch { $partner }.
challenge-rematch-question = Revanche mit vertauschten Farben oder mit denselben?
challenge-button-rematch-swapped = Farben tauschen
challenge-button-rematch-same = Farben behalten
challenge-field-rules = Regeln
challenge-field-colors = Farben
challenge-field-handicap = Vorgabe
challenge-field-komi = Komi
challenge-field-captures = Steine zum Sieg
challenge-field-also = Außerdem
challenge-more-usual = Wie üblich
challenge-field-venue = Ort
challenge-field-expires = Läuft ab
challenge-expires = { $at }
challenge-button-accept = Annehmen
challenge-button-decline = Ablehnen
challenge-button-withdraw = Zurückziehen
challenge-button-terms = Alle Bedingungen
challenge-button-change = Bedingungen ändern
challenge-button-even = Ausgeglichene Partie
challenge-button-send = Senden
challenge-button-colors = { challenge-field-colors }: { $colors }
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } hat angenommen. Schwarz: { $black }. Weiß: { $white }.
challenge-accepted-thread = { $accepter } hat angenommen. Schwarz: { $black }. Weiß: { $white }. Gespielt wird in einem eigenen Thread.
challenge-declined = { $invited } hat die Herausforderung von { $challenger } abgelehnt.
challenge-withdrawn = { $challenger } hat die Herausforderung zurückgezogen.
challenge-replaced = { $player } hat die Bedingungen geändert: Es gibt eine neue Herausforderung.
challenge-lapsed = Niemand hat die Herausforderung von { $challenger } rechtzeitig angenommen.
challenge-who-is-stronger = Wer von euch ist stärker? Wer stärker ist, spielt Weiß; bei gleicher Stärke sind die Farben zufällig.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Ich
challenge-button-stronger-equal = Gleich stark
challenge-by-rank = Nach Rang: { $stronger } ({ $stronger-rank }) spielt Weiß, { $weaker } ({ $weaker-rank }) spielt Schwarz.
challenge-by-equal-rank = Beide sind { $rank }: Die Farben sind zufällig.
challenge-thread-failed = Ich konnte keinen Thread erstellen, also wird hier gespielt.
challenge-answers-only = Hier kann ich nicht von mir aus schreiben. Wenn deine Zeit abläuft, sage ich es dir per Direktnachricht, falls du die von mir zulässt.
challenge-taken = Du bist dabei. Die Partie hat begonnen: { $place }
challenge-pairs = { $opponents }, { $challenger } und { $partner } fordern euch zu einer Partie Paar-Go heraus. Alle drei müssen annehmen, auch { $partner }.
challenge-field-joined = Angenommen von
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = Für eine ausgeglichene Partie
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = Beide sind { $rank }: keine Vorgabe, Farben zufällig, Komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) spielt Schwarz gegen { $stronger } ({ $stronger-rank }), { $stones ->
    [0] ohne Vorgabe
   *[other] mit { $stones } Vorgabesteinen
}, Komi { $komi }.
challenge-change = Wähle andere Bedingungen und sende sie als deine Herausforderung:
challenge-sent = Deine Herausforderung ist gesendet.
challenge-odds = { $stones ->
    [0] Keine Vorgabe
   *[other] { $stones } Vorgabesteine
}, Komi { $komi }
