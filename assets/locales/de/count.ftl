# Die Auszählung: markieren, zustimmen, das Ergebnis.
# count = Auszählung
# chain = Kette
# dead = tot
# alive = lebend
# seki = Seki
# territory = Gebiet
# area = Fläche
# stone = Stein
# prisoner = Gefangener
# komi = Komi
# ko = Ko
# retake = zurückschlagen
# agree = zustimmen
# play on = weiterspielen
# dispute = Streitfall
# object = Einspruch erheben

count-begins = Beide haben gepasst: Die Auszählung beginnt.
count-how = Markiert die toten Ketten und stimmt dann beide zu. Sonst spielt weiter.
count-marked-dead = Als tot markiert: { $points }.
count-marked-alive = Nicht mehr markiert: { $points }.
count-withdrawn = Die Markierung hat sich geändert, also müsst ihr beide noch einmal zustimmen.
count-agreed = { $player } hat dieser Auszählung zugestimmt.
count-turn = Es fehlt noch die Zustimmung von { $player }.
count-until = Zeit zum Antworten: bis zum { $at } ({ $in-words }). Danach darf die andere Seite die Auszählung annehmen, wie sie ist.
count-unanswered = { $color ->
    [white] Weiß hat nicht rechtzeitig geantwortet. Schwarz darf die Auszählung annehmen, wie sie ist; bis dahin kann Weiß noch antworten.
   *[black] Schwarz hat nicht rechtzeitig geantwortet. Weiß darf die Auszählung annehmen, wie sie ist; bis dahin kann Schwarz noch antworten.
}
count-button-claim = Auszählung annehmen
count-confirm-claim = Die Partie mit dieser Auszählung beenden? Das ist endgültig.
count-button-mark = Tote markieren
count-more-mark-about = Einen Stein jeder Kette eintippen, statt sie im Menü zu wählen
count-menu = Die toten Ketten auswählen
count-menu-columns = Tote Ketten, Spalten { $from } bis { $to }
count-chain = { terms-color } { $point }, { table-chain-stones }
count-button-agree = Zustimmen
count-button-resume = Weiterspielen
count-form-title = Ketten als tot oder lebend markieren
count-form-points = Ein Stein jeder Kette
count-score-title = Stand
count-row-territory = Gebiet
count-row-stones = Steine
count-row-prisoners = Gefangene
count-row-komi = Komi
count-row-total = Summe
count-leads = { $color ->
    [white] Weiß
   *[black] Schwarz
} liegt um { $margin } vorn.
count-level = Gleichstand.
count-alt-dead = Als tot markiert: { $points }.
count-alt-seki = In Seki: { $points }.
count-alt-no-dead = Keine Kette ist als tot markiert.
count-alt-score = Stand: Schwarz { $black }, Weiß { $white } bei einem Komi von { $komi }.
count-marked-seki = Als Seki markiert: { $points }.
count-proven = Nachweislich tot: { $points }.
count-suggested = Das halte ich für tot: { $points }. Ihr entscheidet: Markiert eine Kette, um es zu ändern.
count-unsettled = Ob diese tot sind, hängt davon ab, wer zuerst zieht: { $points }. Werdet ihr euch nicht einig, spielt weiter.
count-contested = { $said ->
    [dead] { $player } sagt tot, ich sage lebendig: { $points }.
   *[alive] { $player } sagt lebendig, ich sage tot: { $points }.
}
count-agree-contested = Ich sehe { $points } anders als markiert. Dieser Auszählung trotzdem zustimmen?
count-confirm-claim-contested = Die Partie mit der Auszählung beenden? Was strittig ist, zählt so, wie ich es sehe. Das ist endgültig.
count-captured-on-copy = { $color ->
    [white] Auf der Kopie hat Weiß { $points } geschlagen: als tot markieren?
   *[black] Auf der Kopie hat Schwarz { $points } geschlagen: als tot markieren?
}
count-button-mark-tried = Als tot markieren
count-seki = In Seki: { $points }. Was sie umschließen, zählt nicht.
count-open = Beide Farben berühren die leeren Punkte um { $points }; darum zählen sie für niemanden. Markiert dort tote Ketten, oder spielt weiter und schließt die Grenze.
count-button-seki = Seki
count-seki-form-title = Seki markieren oder aufheben
count-button-try = Auf Kopie ausspielen
count-more-try-about = Die Kopie zählt nicht. Mit „{ count-button-resume }“ geht es in der Partie selbst weiter.
count-try-question = Ihr könnt einen Streitfall auf einer Kopie des Bretts ausspielen. Danach kehrt die Partie zu der Stellung zurück, in der beide gepasst haben. Wer zieht auf der Kopie zuerst?
count-button-first = { $color ->
    [white] Weiß zieht zuerst
   *[black] Schwarz zieht zuerst
}
count-trial-how = Das ist eine Kopie: Nichts davon zählt, und das Brett wird danach zurückgesetzt. Passen beide nacheinander, ist Schluss.
count-trial-began = { $color ->
    [white] Weiß will einen Streitfall ausspielen.
   *[black] Schwarz will einen Streitfall ausspielen.
}
count-trial-ended = { $color ->
    [white] Weiß hat das Brett zurückgesetzt: Es zeigt wieder die Stellung, in der beide gepasst haben.
   *[black] Schwarz hat das Brett zurückgesetzt: Es zeigt wieder die Stellung, in der beide gepasst haben.
}
count-trial-over = Auf der Kopie haben beide gepasst: Das Brett zeigt wieder die Stellung der Partie.
count-trial-turn = { $player }, auf der Kopie ist { terms-color } am Zug.
count-trial-barred = Ko: Auf { $points } darfst du erst zurückschlagen, nachdem du für dieses Ko gepasst hast.
count-button-end-trial = Brett zurücksetzen
count-button-pass-for-ko = Für das Ko passen
count-pass-for-ko-point = Wo willst du zurückschlagen?
count-passed-for-ko = { $color ->
    [white] Weiß hat für das Ko auf { $point } gepasst.
   *[black] Schwarz hat für das Ko auf { $point } gepasst.
}
count-confirm-trial-pass = Auf der Kopie passen? Passen beide nacheinander, wird das Brett zurückgesetzt.
count-alt-trial = Eine Kopie des Bretts, auf der ein Streitfall ausgespielt wird. { $color ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
}
count-objected = { $color ->
    [white] Weiß hat Einspruch erhoben: Die Auszählung ist wieder offen.
   *[black] Schwarz hat Einspruch erhoben: Die Auszählung ist wieder offen.
}
count-button-object = Einspruch
count-button-steps = Auszählung zeigen
count-step-board = Das Brett, nachdem beide gepasst haben.
count-step-marked = Das Brett, nachdem beide gepasst haben. Tote Steine sind markiert.
count-step-dead = Die toten Steine kommen vom Brett zu den anderen Gefangenen.
count-step-dead-off = Die toten Steine kommen vom Brett; Gefangene zählen nach diesen Regeln nicht.
count-step-neutral = Übrige Steine beliebiger Farbe füllen die neutralen Punkte (Dreiecke); sie zählen für niemanden.
count-step-filled = Die Gefangenen kommen in das Gebiet ihrer eigenen Farbe (Dreiecke). Jeder nimmt dort einen Punkt weg und zählt nicht mehr für die Gegenseite: Der Unterschied bleibt gleich.
count-step-left = { $color ->
    [white] Weiß
   *[black] Schwarz
} hat { $stones ->
    [one] einen Gefangenen übrig, für den kein Platz mehr ist: ein Punkt.
   *[other] { $stones } Gefangene übrig, für die kein Platz mehr ist: je ein Punkt.
}
count-step-arranged = Die Gebiete werden so umgelegt, dass man sie auf einen Blick zählen kann.
count-step-together = Die Steine jeder Seite und die Punkte, die nur sie umschließen, werden zusammengeschoben: Jeder davon ist ein Punkt.
count-step-points = Schwarz { $black }, Weiß { $white }.
count-step-komi = Mit Komi: Weiß { $white }.
