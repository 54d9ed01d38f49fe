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
# confirm = bestätigen
# object = Einspruch erheben

count-begins = Beide haben gepasst: die Auszählung beginnt.
count-how = Markiert die toten Ketten, dann stimmt beide zu.
count-marked-dead = Als tot markiert: { $points }.
count-marked-alive = Nicht mehr markiert: { $points }.
count-withdrawn = Die Markierung hat sich geändert, darum hat ihr noch niemand zugestimmt.
count-agreed = { $player } hat dieser Auszählung zugestimmt.
count-turn = Jetzt fehlt noch die Zustimmung von { $player }.
count-until = Für eine Antwort ist Zeit bis { $at } ({ $in-words }); danach darf die andere Seite die Auszählung gelten lassen.
count-unanswered = { $color ->
    [white] Weiß hat nicht rechtzeitig geantwortet. Schwarz darf die Auszählung gelten lassen, wie sie ist; bis dahin kann Weiß noch antworten.
   *[black] Schwarz hat nicht rechtzeitig geantwortet. Weiß darf die Auszählung gelten lassen, wie sie ist; bis dahin kann Schwarz noch antworten.
}
count-button-claim = Auszählung gelten lassen
count-confirm-claim = Soll die Partie mit der Auszählung enden, wie sie steht? Das lässt sich nicht zurücknehmen.
count-button-mark = Kette markieren
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
count-row-area = Fläche
count-row-prisoners = Gefangene
count-row-komi = Komi
count-row-total = Summe
count-leads = { $color ->
    [white] Weiß liegt
   *[black] Schwarz liegt
} um { $margin } vorn.
count-level = Beide liegen gleichauf.
count-alt-dead = Als tot markiert: { $points }.
count-alt-seki = In Seki: { $points }.
count-alt-no-dead = Keine Kette ist als tot markiert.
count-alt-score = Stand: Schwarz { $black }, Weiß { $white } bei einem Komi von { $komi }.
count-marked-seki = In Seki, nach Angabe: { $points }.
count-suggested = Mein Vorschlag, was tot ist: { $points }. Ihr entscheidet: Markiert eine Kette, um ihn zu ändern.
count-seki = In Seki: { $points }. Was sie umgeben, zählt nichts.
count-button-seki = Seki
count-seki-form-title = Ketten in Seki, oder nicht mehr
count-button-try = Auf einer Kopie ausspielen
count-more-try-about = Die Kopie zählt nicht. „{ count-button-resume }“ geht zurück in die Partie selbst.
count-try-question = Der Streitfall wird auf einer Kopie des Bretts ausgespielt; danach steht alles wieder wie nach dem Passen. Wer zieht auf der Kopie zuerst?
count-button-first = { $color ->
    [white] Weiß zieht zuerst
   *[black] Schwarz zieht zuerst
}
count-trial-how = Auf einer Kopie ausgespielt: Das Brett wird zurückgestellt, und nichts hier zählt. Zweimaliges Passen beendet es.
count-trial-began = { $color ->
    [white] Weiß will einen Streitfall ausspielen.
   *[black] Schwarz will einen Streitfall ausspielen.
}
count-trial-ended = { $color ->
    [white] Weiß hat das Brett zurückgestellt.
   *[black] Schwarz hat das Brett zurückgestellt.
}
count-trial-over = Zweimal gepasst auf der Kopie: Das Brett steht wieder wie nach dem Passen.
count-trial-turn = { $player }: { terms-color } ist auf der Kopie am Zug.
count-trial-barred = Ko: Auf { $points } darfst du erst zurückschlagen, nachdem du für dieses Ko gepasst hast.
count-button-end-trial = Brett zurückstellen
count-button-pass-for-ko = Für das Ko passen
count-pass-for-ko-point = Wo willst du zurückschlagen?
count-passed-for-ko = { $color ->
    [white] Weiß hat für das Ko auf { $point } gepasst.
   *[black] Schwarz hat für das Ko auf { $point } gepasst.
}
count-confirm-trial-pass = Willst du auf der Kopie passen? Zweimaliges Passen stellt das Brett zurück.
count-alt-trial = Eine Kopie des Bretts, auf der ein Streitfall ausgespielt wird. { $color ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
}
count-confirm-how = Beide sind sich einig, welche Steine tot sind. Prüft die Zählung und bestätigt sie; bis beide das getan haben, kann jeder Einspruch erheben.
count-confirmed = { $player } hat die Zählung bestätigt.
count-turn-to-confirm = Jetzt fehlt noch die Bestätigung von { $player }.
count-objected = { $color ->
    [white] Weiß hat Einspruch erhoben: Die Zählung ist wieder offen.
   *[black] Schwarz hat Einspruch erhoben: Die Zählung ist wieder offen.
}
count-button-confirm = Bestätigen
count-button-object = Einspruch
count-button-steps = Zählung zeigen
count-step-board = Das Brett, nachdem beide gepasst haben. Was tot ist, ist markiert.
count-step-no-dead = Kein Stein ist tot.
count-step-dead = Die toten Steine kommen vom Brett zu den anderen Gefangenen.
count-step-neutral = Unbenutzte Steine, gleich welcher Farbe, füllen die neutralen Punkte (Dreiecke); sie zählen für niemanden.
count-step-filled = Die Gefangenen werden in das Gebiet ihrer eigenen Farbe gefüllt (Dreiecke); jeder nimmt dort einen Punkt weg.
count-step-none-filled = Es gibt keine Gefangenen, die man einfüllen könnte.
count-step-left = { $color ->
    [white] Weiß
   *[black] Schwarz
} hat { $stones ->
    [one] einen Gefangenen
   *[other] { $stones } Gefangene
} übrig, für die kein Platz mehr ist: je ein Punkt.
count-step-arranged = Die Gebiete werden so zurechtgelegt, dass man sie auf einen Blick zählt.
count-step-points = Schwarz { $black }, Weiß { $white }.
