# Jedes „Nein“ und jedes „Das kann ich nicht“. Das liest nur, wer gefragt hat.
# challenge = Herausforderung
# opponent = Gegner
# to move = am Zug
# count = Auszählung
# agree = zustimmen
# object = Einspruch erheben
# dispute = Streitfall
# chain = Kette
# liberty = Freiheit
# stone = Stein
# point (on the board) = Punkt
# capture = schlagen
# recapture = zurückschlagen
# ko = Ko
# superko = Superko
# suicide = Selbstmord
# seki = Seki
# pass = passen
# handicap = Vorgabe
# komi = Komi
# rank = Rang
# proposal = Vorschlag
# Pair Go = Paar-Go
# seat = Platz
# rules = Regeln
# legal move = erlaubter Zug

refusal-against-oneself = Du kannst dich nicht selbst herausfordern. Gib keinen Gegner an, dann kann annehmen, wer mag.
refusal-against-program = { $name } ist ein Bot und spielt nicht.
refusal-against-me = Hier spiele ich nicht mit. Gegen mich spielst du mit `/{ command-challenge } { opponent-level }:5`.
refusal-own-challenge = Das ist deine eigene Herausforderung: Jemand anders muss sie annehmen.
refusal-only-invited = Diese Herausforderung ist nur für { $invited }.
refusal-nobody-invited = Diese Herausforderung ist für alle offen, also gibt es nichts abzulehnen.
refusal-only-challenger = Nur { $challenger } kann diese Herausforderung zurückziehen.
refusal-expired = Diese Herausforderung ist { $at } abgelaufen. Mit `/{ command-challenge }` machst du eine neue.
refusal-already-accepted = Diese Herausforderung ist schon angenommen.
refusal-declined = Diese Herausforderung wurde abgelehnt.
refusal-withdrawn = Diese Herausforderung wurde zurückgezogen.
refusal-replaced = Diese Herausforderung wurde durch eine mit anderen Bedingungen ersetzt.
refusal-lapsed = Diese Herausforderung ist abgelaufen.
refusal-not-due = Dafür ist es noch zu früh.
refusal-only-the-bot = Das kann nur ich.
refusal-not-started = Die Partie hat noch nicht begonnen: Die Herausforderung ist noch nicht angenommen.
refusal-not-a-player = Du spielst in dieser Partie nicht mit.
refusal-not-your-turn = Du bist nicht am Zug, sondern { $to-move ->
    [white] Weiß
   *[black] Schwarz
}.
refusal-game-over = Diese Partie ist beendet.
refusal-record-full = Diese Partie hat das Limit von { $most } Schritten erreicht, zurückgenommene Züge und Anfragen mitgezählt. Sie lässt sich jetzt nur noch beenden: Gib auf, stimme der Auszählung zu, oder frage die Moderation.
refusal-count-in-progress = Beide haben gepasst, und die Auszählung hat begonnen. Zum Weiterspielen drücke „{ count-button-resume }“ unter dem Brett.
refusal-not-counting = Ketten markieren und der Auszählung zustimmen könnt ihr erst, wenn beide gepasst haben.
refusal-no-stone-there = Auf { $point } liegt kein Stein. Nenne einen Stein jeder Kette.
refusal-nothing-to-change = Das ist schon so.
refusal-already-agreed = Deine Seite hat dieser Auszählung schon zugestimmt; die andere noch nicht.
refusal-off-board = **Nicht auf dem Brett:** { $point } liegt nicht auf diesem Brett. Auf { $size } gehen die Punkte von A1 bis { $last }.
refusal-occupied = **Der Punkt ist besetzt:** Auf { $point } liegt schon ein Stein.
refusal-ko = **Ko:** Ein Stein auf { $point } würde sofort zurückschlagen.
refusal-ko-of = **Ko:** Ein Stein auf { $point } würde { $stone } sofort zurückschlagen.
refusal-superko = **Superko:** Ein Stein auf { $point } würde die Stellung { $number ->
    [0] vom Anfang
   *[other] nach Zug { $number }
} wiederholen.
refusal-suicide = **Selbstmord:** Ein Stein auf { $point } hätte keine Freiheit und schlägt nichts.
refusal-pass-forbidden = **Kein Passen:** In diesem Spiel darfst du nicht passen, solange du einen erlaubten Zug hast.
refusal-why-occupied = { $color ->
    [white] Es ist ein weißer
   *[black] Es ist ein schwarzer
}, und gesetzte Steine werden nicht mehr bewegt. Wähle einen freien Punkt.
refusal-why-ko = { $color ->
    [white] Der weiße Stein auf { $taker } hat gerade einen einzelnen Stein auf { $point } geschlagen
   *[black] Der schwarze Stein auf { $taker } hat gerade einen einzelnen Stein auf { $point } geschlagen
}. Spiele zuerst anderswo; danach darfst du zurückschlagen, falls das dann noch geht.
refusal-why-ko-in-trial = Solange ein Streitfall ausgespielt wird, darfst du auf { $point } erst zurückschlagen, nachdem du für dieses Ko gepasst hast: Drücke „{ count-button-pass-for-ko }“.
refusal-why-superko = Nach diesen Regeln darf kein Zug eine frühere Stellung des ganzen Bretts wiederholen. Spiele zuerst anderswo.
refusal-earlier-picture = Das zweite Bild zeigt die frühere Stellung; die Quadrate markieren die Unterschiede zu jetzt.
refusal-why-suicide-alone = { $color ->
    [white] Die weißen Steine auf { $points } nehmen
   *[black] Die schwarzen Steine auf { $points } nehmen
} ihm alle Freiheiten und haben selbst noch welche.
refusal-why-suicide-chain = { $point } ist die letzte Freiheit deiner eigenen Steine auf { $points }: Du würdest sie ihnen nehmen.
refusal-double-three = **Doppeldrei:** Mit { $point } würde Schwarz zwei Dreien auf einmal bilden; das verbietet Renju.
refusal-double-four = **Doppelvier:** Mit { $point } würde Schwarz zwei Vieren auf einmal bilden; das verbietet Renju.
refusal-overline = **Überlange Reihe:** Mit { $point } hätte Schwarz sechs oder mehr in einer Reihe; das verbietet Renju.
refusal-why-rows = Die eine besteht aus { $point } und { $first } (Dreiecke), die andere aus { $point } und { $second } (Quadrate).
refusal-why-overline = Zur Reihe mit { $point } gehören auch { $points } (Dreiecke). Für Schwarz gewinnen nur genau fünf.
refusal-button-read = Mehr dazu: { $title }
refusal-shape = „{ $text }“ ist kein Punkt. Gib einen Buchstaben und eine Zahl ein, zum Beispiel D4.
refusal-means-pass = „{ $text }“ ist kein Punkt. Zum Passen gibt es `/{ command-game } { command-pass }`.
refusal-letter-i = „{ $text }“ ist kein Punkt: Auf Go-Brettern fehlt der Buchstabe I, auf H folgt J.
refusal-too-far = „{ $text }“ liegt sogar außerhalb des größten Bretts, das bis T19 reicht.
refusal-too-long = Das ist zu lang. Ein Punkt ist ein Buchstabe und eine Zahl, zum Beispiel D4.
refusal-no-points = Nenne einen Stein jeder Kette, zum Beispiel D4 E5.
refusal-one-stone = Setze immer nur einen Stein: Mehrere auf einmal gehen nur bei Vorgabesteinen.
refusal-too-many-stones = Das sind zu viele. Noch zu setzende Vorgabesteine: { $stones }.
refusal-none-placed = { $why } Es wurde kein Stein gesetzt.
refusal-too-many-points = Das ist zu viel auf einmal. Markiere immer nur ein paar Ketten.
refusal-bad-size = { terms-game } wird auf einem Brett dieser Größe nicht gespielt. Möglich: { $sizes }.
refusal-bad-handicap = Bei { terms-game } auf { $size } gibt es diese Vorgabe nicht.
refusal-bad-komi = „{ $text }“ ist kein Komi. Gib ganze oder halbe Punkte bis 361 an, zum Beispiel 6,5.
refusal-no-komi = Bei { terms-game } werden keine Punkte gezählt, also gibt es kein Komi.
refusal-no-komi-by-rules = Nach diesen Regeln gibt es kein Komi. Lass es weg, oder wähle andere Regeln.
refusal-komi-too-large = Ein Komi von { $komi } ist mehr, als ein Brett von { $size } Punkte hat.
refusal-bad-number = „{ $text }“ ist hier keine gültige Zahl.
refusal-bad-game = Ein Spiel namens „{ $text }“ kenne ich nicht.
refusal-bad-rules = { terms-game } hat keine Regeln namens „{ $text }“. Wähle einen der Vorschläge.
refusal-bad-choice = „{ $text }“ ist keine der Möglichkeiten.
refusal-contradiction = Zwei der gewählten Bedingungen widersprechen sich. Wähle nur eine davon.
refusal-missing-option = Da fehlt etwas. Bitte fülle alle Pflichtfelder aus.
refusal-name-the-game = Du hast mehrere solche Partien. Wähle eine mit der Option „{ command-table }“.
refusal-name-the-game-there = Wähle eine Partie mit der Option „{ command-table }“.
refusal-not-a-place-to-play = Eine Partie kann nur in einem Server-Kanal weitergehen, in dem ich schreiben darf.
refusal-no-such-game = Keine Partie passt zu „{ $text }“. `/{ command-games }` zeigt deine.
refusal-no-game = Du hast hier keine Partie. Mit `/{ command-challenge }` forderst du jemanden heraus.
refusal-no-running-game = Du hast keine laufende Partie. Mit `/{ command-challenge }` forderst du jemanden heraus.
refusal-being-counted = Deine Partie wird ausgezählt, darum sind jetzt keine Züge möglich. `/{ command-game } { command-board }` zeigt sie.
refusal-no-count = Keine deiner Partien wird gerade ausgezählt.
refusal-moved-on = Partie { $number } ist seit dieser Nachricht weitergegangen. So steht sie jetzt.
refusal-unknown-command = Diesen Befehl kenne ich nicht. Vielleicht ist er älter oder neuer als ich: Versuche es in ein paar Minuten noch einmal.
refusal-unknown-button = Dieser Button funktioniert nicht mehr. `/{ command-game } { command-board }` zeigt deine Partie mit Buttons, die funktionieren.
refusal-repeated = Das ist schon erledigt.
refusal-corrupt = Ich kann die Aufzeichnung von Partie { $number } nicht lesen. Gelöscht wurde nichts; bitte sag den Betreibern dieses Bots Bescheid.
refusal-corrupt-other = Ich kann eine Aufzeichnung nicht lesen, die ich dafür brauche. Gelöscht wurde nichts; bitte sag den Betreibern dieses Bots Bescheid.
refusal-trouble = Entschuldige, bei mir ist etwas schiefgegangen; geändert wurde nichts. Bitte versuche es gleich noch einmal.
refusal-uncertain = Entschuldige, die Datenbank war gerade in diesem Moment weg, und ich weiß nicht, ob das gespeichert wurde. Sieh nach, bevor du es noch einmal versuchst.
refusal-partners-turn = Deine Seite ist am Zug, aber { $partner } ist an der Reihe: Ihr zieht abwechselnd.
refusal-nothing-to-object-to = Einspruch ist noch nicht möglich: Niemand hat dieser Auszählung zugestimmt.
refusal-trial-in-progress = Gerade wird ein Streitfall ausgespielt. Beendet ihn zuerst, indem ihr beide passt, oder drücke „{ count-button-end-trial }“.
refusal-no-trial = Es wird gerade kein Streitfall ausgespielt.
refusal-no-trial-by-these-rules = Nach diesen Regeln kostet Weiterspielen nichts: Drücke stattdessen „{ count-button-resume }“.
refusal-no-repetition = Ohne Ergebnis kann eine Partie nur enden, wenn sich die Stellung wiederholt, und das hat sie nicht.
refusal-no-seki = Nach diesen Regeln ändert Seki nichts an der Auszählung.
refusal-no-legal-point = Du kannst nirgends einen Stein setzen. Passe stattdessen.
refusal-no-ko = Es gibt kein Ko, für das du passen könntest.
refusal-nothing-proposed = Es wurde nichts vorgeschlagen.
refusal-already-proposed = Es wartet schon ein Vorschlag auf Antwort.
refusal-already-consented = Deine Antwort liegt schon vor; eine andere fehlt noch.
refusal-own-proposal = Das ist der Vorschlag deiner eigenen Seite: Andere müssen ihn annehmen.
refusal-not-pairs = Einwechseln kann man nur im Paar-Go und im Rengo, und nur in eigenen Partien.
refusal-not-your-seat = { $player } spielt nicht auf deiner Seite.
refusal-not-seated = { $player } spielt in dieser Partie nicht mit.
refusal-seated-twice = { $player } kann in einer Partie nicht zweimal mitspielen.
refusal-pairs-play-go = Paare können nur Go spielen.
refusal-pairs-by-lot = Wähle im Paar-Go eine Farbe oder lass sie zufällig.
refusal-already-joined = Du hast schon angenommen; andere müssen es noch.
refusal-only-a-moderator = Das kann nur die Moderation.
refusal-other-club = Diese Partie gehört nicht zu diesem Server.
refusal-other-channel = Diese Partie gehört zu einem anderen Kanal. Entscheide dort.
refusal-no-captures = Bei { terms-game } entscheidet nicht die Zahl geschlagener Steine.
refusal-bad-rank = „{ $text }“ ist kein Rang. Gib 30k bis 1k oder 1d bis 9d an.
refusal-bad-numbers = „{ $text }“ sagt mir nicht, welche Züge du meinst. Gib 10 für die letzten zehn ein, „ab 25“ für alle ab Zug 25, oder „alle“.
refusal-no-such-move = Einen Zug { $number } gibt es nicht: Bisher { $moves ->
    [0] ist kein Zug gespielt
    [one] ist ein Zug gespielt
   *[other] sind { $moves } Züge gespielt
}.
refusal-not-yet = Zug { $number } kommt erst nach der Stellung, die du sehen willst: { $shown ->
    [0] Das ist die Stellung vor dem ersten Zug
   *[other] Das ist die Stellung nach Zug { $shown }
}.
refusal-file-too-large = Die Datei ist zu groß: Das Limit ist { $size } KiB.
refusal-file-unavailable = Ich konnte die Datei nicht abrufen. Schicke sie bitte noch einmal.
refusal-no-record = An dieser Nachricht hängt keine Aufzeichnung. Ich lese SGF, GIB, NGF und UGF.
refusal-bad-record = Diese Datei kann ich nicht als Aufzeichnung einer Partie lesen.
refusal-unreadable = Discord hat mir etwas geschickt, das ich nicht lesen kann, also ist nichts passiert. Falls das wieder vorkommt, sag bitte den Betreibern dieses Bots Bescheid.
refusal-refused-but-done = Das ist erledigt, aber Discord hat meine Antwort abgelehnt. Ich versuche, es auf einem anderen Weg zu zeigen; `/{ command-game } { command-board }` zeigt, wie die Partie steht.
refusal-refused-and-not-done = Discord hat meine Antwort abgelehnt, und nichts wurde geändert. Bitte sag den Betreibern dieses Bots Bescheid.
refusal-refused-perhaps-done = Discord hat meine Antwort abgelehnt, deshalb kann ich sie hier nicht zeigen. Falls du etwas ändern wolltest, ist es vielleicht schon geändert: Sieh nach, bevor du es noch einmal versuchst.
refusal-hidden = **Diese Antwort siehst nur du.** Du verwendest mich hier als externe App, und ohne die Berechtigung „Externe Apps verwenden“ verbirgt Discord meine Antworten vor allen anderen. Bitte die Moderation um diese Berechtigung oder darum, mich zum Server hinzuzufügen, oder spiele in einem anderen Kanal.
refusal-no-cards = -# Mir fehlt hier die Berechtigung „Links einbetten“, deshalb siehst du nur Text.
