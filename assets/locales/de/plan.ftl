# Vorausgeplante Züge: ein Plan, den nur die Person sieht, die ihn macht, und die Antworten daraus.

plan-command = wenndann
plan-command-about = Antworten vorausplanen, die nur du siehst: Wenn sie dorthin ziehen, ziehst du hierhin
plan-they = gegenzug
plan-they-about = Was dein Gegner ziehen könnte, zum Beispiel D4; auch „passen“ geht
plan-me = antwort
plan-me-about = Was du darauf antwortest, zum Beispiel E5
plan-line = folge
plan-line-about = Eine längere Zugfolge, der Zug deines Gegners zuerst: D4 E5 F6 G7
plan-drop = streichen
plan-drop-about = Welche Folge aus dem Plan soll, etwa D4 E5 F6; „alle“ streicht den ganzen Plan
plan-pass = passen
plan-heading = Dein Plan in Partie { $number }
plan-legend = Zug deines Gegners → deine Antwort. Was weiter innen steht, kommt danach. Niemand sonst sieht das.
plan-nothing = In Partie { $number } hast du nichts geplant. Nenne einen Zug deines Gegners und deine Antwort, etwa `/wenndann gegenzug:D4 antwort:E5`; niemand sonst sieht das.
plan-picture = Das Bild zeigt die Folge { $line }.
plan-added = Geplant: { $line }.
plan-replaced = Das ersetzt eine andere Antwort und alles, was danach geplant war.
plan-dropped = Gestrichen: { $line } und alles, was danach geplant war.
plan-cleared = Dein Plan ist gestrichen.
plan-button-add = Folge hinzufügen
plan-button-clear = Plan streichen
plan-drop-placeholder = Eine Folge und alles danach streichen
plan-form-title = Partie { $number }: eine Folge für deinen Plan
plan-form-line = Gegenzug, deine Antwort und so weiter
plan-form-example = D4 E5 F6 G7
plan-deviated = Dein Gegner hat { $point } gezogen. Das war in deinem Plan nicht vorgesehen; er ist gestrichen.
plan-deviated-pass = Dein Gegner hat gepasst. Das war in deinem Plan nicht vorgesehen; er ist gestrichen.
plan-impossible = Deine geplante Antwort { $point } war nicht möglich, als es so weit war. Dein Plan ist gestrichen.
plan-upset = Die Partie ist nicht so weitergegangen wie geplant: Ein Zug wurde zurückgenommen oder anders beantwortet, oder es wurde gezählt. Dein Plan ist gestrichen.
plan-over = Es wird nicht mehr abwechselnd gezogen: Dein Plan ist gestrichen.
plan-not-playing = Vorausplanen kannst du, solange abwechselnd gezogen wird.
plan-pairs = In Partien zu viert kann niemand vorausplanen: Dazwischen ist dein Partner am Zug.
plan-placing = Vorausplanen kannst du, sobald die Vorgabesteine gesetzt sind.
plan-own-turn = Du bist am Zug: Zieh zuerst, und plane dann, was danach kommt.
plan-empty = Nenne wenigstens einen Zug deines Gegners und deine Antwort.
plan-both = Nenne beides: den Gegenzug und deine Antwort darauf.
plan-no-answer = Die Folge endet mit einem Zug deines Gegners. Füge deine Antwort hinzu.
plan-too-deep = Eine Folge kann höchstens { $most } Antworten haben.
plan-too-many = Ein Plan kann höchstens { $most } Antworten haben.
plan-bad-move = Zug { $number } der Folge: { $reason }
plan-illegal = Zug { $number } der Folge wäre dort nicht möglich. { $reason }
plan-not-planned = Zug { $number } der Folge steht nicht in deinem Plan.
plan-answered = { terms-color } hat wie geplant mit { $point } geantwortet.
plan-captured = { terms-color } hat wie geplant mit { $point } geantwortet und { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} geschlagen.
plan-passed = { terms-color } hat wie geplant gepasst.
plan-after = { $first } { $then }
