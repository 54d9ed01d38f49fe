# Puzzels: een stelling met een vraag. Iedereen ziet de stelling, antwoorden zijn privé.
# puzzle = puzzel
# level = niveau, 1 tot en met 5
# solution = oplossing; try = poging
# Verder de woorden uit rules.ftl.
puzzle-command = puzzel
puzzle-command-about = Puzzels, voor jezelf of voor iedereen hier
puzzle-now = nu
puzzle-now-about = Los privé puzzels op, de een na de ander
puzzle-topic = onderwerp
puzzle-topic-about = Onderwerp (standaard: willekeurig)
puzzle-level = niveau
puzzle-level-about = Niveau om mee te beginnen, 1 tot en met 5
puzzle-topic-named = { $topic ->
    [captures] Slaan
    [forbidden] Verboden punten
    [atari-go] Atari-go
    [ko] Ko
    [stones] Stenen tellen
    [territory] Gebied tellen
    [dead-chains] Dode ketens
    [five] Vijf op een rij
    [pairs] Paren slaan
    [life-and-death] Leven en dood
    [capturing] Slaan en redden
    [study] Studie
   *[liberties] Vrijheden
}
puzzle-title = Puzzel { $number }: { $topic }
puzzle-here = Dagelijkse puzzel: { $channels }
puzzle-level-of = Niveau { $level } van 5
puzzle-tally = Geprobeerd: { $tried } · opgelost: { $solved }
puzzle-closes = Sluit { $until }. Antwoorden zijn privé, en de eerste poging telt.
puzzle-closed = Deze puzzel is gesloten.
puzzle-button-next = Volgende puzzel
puzzle-button-post-here = Hier plaatsen
puzzle-in-a-row = **{ $number } op rij**
puzzle-button-close = Puzzel beëindigen
puzzle-close-question = Puzzel { $number } nu beëindigen? Iedereen ziet dan de oplossing, en verdere antwoorden tellen niet.
puzzle-closed-now = Puzzel { $number } is gesloten.
puzzle-ask-captures = { $color ->
    [white] Wit speelt op { $point }. Welke stenen slaat dat? Noem één steen van elke keten.
   *[black] Zwart speelt op { $point }. Welke stenen slaat dat? Noem één steen van elke keten.
}
puzzle-ask-ko = { $color ->
    [white] Op { $point } is een witte steen geslagen. Mag wit daar nu terugslaan?
   *[black] Op { $point } is een zwarte steen geslagen. Mag zwart daar nu terugslaan?
}
puzzle-ask-five = { $color ->
    [white] Wit is aan zet. Op welke punten maakt wit vijf op een rij? Noem ze allemaal.
   *[black] Zwart is aan zet. Op welke punten maakt zwart vijf op een rij? Noem ze allemaal.
}
puzzle-ask-pairs = { $color ->
    [white] Wit is aan zet. Op welke punten slaat wit een paar? Noem ze allemaal.
   *[black] Zwart is aan zet. Op welke punten slaat zwart een paar? Noem ze allemaal.
}
puzzle-ask-atari-go = { $color ->
    [white] Atari-go, wit is aan zet.
   *[black] Atari-go, zwart is aan zet.
} { $moves ->
    [1] Welke zet slaat meteen?
   *[other] Welke zet slaat zeker, uiterlijk met zet { $moves }, wat de andere kant ook doet?
}
puzzle-ask-kill = { $color ->
    [white] Wit is aan zet en kan de met driehoeken gemarkeerde zwarte stenen doden. Waar speelt wit?
   *[black] Zwart is aan zet en kan de met driehoeken gemarkeerde witte stenen doden. Waar speelt zwart?
}
puzzle-ask-live = { $color ->
    [white] Wit is aan zet. Waar speelt wit om de witte stenen met de driehoeken te laten leven?
   *[black] Zwart is aan zet. Waar speelt zwart om de zwarte stenen met de driehoeken te laten leven?
}
puzzle-ask-capture = { $color ->
    [white] Wit is aan zet en kan de met driehoeken gemarkeerde zwarte stenen slaan, wat de andere kant ook doet. Waar speelt wit?
   *[black] Zwart is aan zet en kan de met driehoeken gemarkeerde witte stenen slaan, wat de andere kant ook doet. Waar speelt zwart?
}
puzzle-ask-save = { $color ->
    [white] Wit is aan zet. Waar speelt wit om te voorkomen dat de witte stenen met de driehoeken worden geslagen?
   *[black] Zwart is aan zet. Waar speelt zwart om te voorkomen dat de zwarte stenen met de driehoeken worden geslagen?
}
puzzle-ask-study = { $color ->
    [white] Wit is aan zet. Welke zet is goed?
   *[black] Zwart is aan zet. Welke zet is goed?
}
puzzle-author = Commentaar: { $words }
puzzle-yes = Ja
puzzle-no = Nee
puzzle-missed = **Dat klopt niet.**
puzzle-right = { $tries ->
    [1] **Goed!** Opgelost bij de eerste poging.
   *[other] **Goed!** Opgelost bij poging { $tries }.
}
puzzle-refuted = Het plaatje laat zien waarom.
puzzle-refuted-line = De plaatjes laten zet voor zet zien waarom het niet lukt: { $moves }.
puzzle-fails-alone = De andere kant hoeft er niet eens op te antwoorden.
puzzle-far-away = Dat is te ver weg om iets te veranderen.
puzzle-no-line = Dat is niet de goede zet; een antwoord erop staat niet in het bestand.
puzzle-right-move = De goede zet is { $point }.
puzzle-best-line = Als beide kanten het beste spelen: { $moves }.
puzzle-right-too = Ook goed: { $points }.
puzzle-why-captures = { $point } slaat { $number ->
    [one] één steen
   *[other] { $number } stenen
}: { $points }.
puzzle-why-ko = Nee: het is ko. De steen die net één steen heeft geslagen, mag niet meteen worden teruggeslagen; eerst moet je ergens anders spelen.
puzzle-why-no-ko = Ja: de koregel verbiedt het niet. De steen op { $point } slaat { $number ->
    [one] één steen
   *[other] { $number } stenen
}.
puzzle-why-line = Als beide kanten het beste spelen: { $points }. De laatste zet slaat.
puzzle-posted = Je hebt deze puzzel al geplaatst: hij staat nu in het kanaal.
puzzle-try-first = Probeer het eerst: je ziet de oplossing zodra je hebt geantwoord.
puzzle-not-yours = Alleen moderators en wie om deze puzzel vroeg, kunnen hem beëindigen.
puzzle-none = Zo’n puzzel kon ik nu niet maken. Probeer het nog eens, of kies een ander niveau.
puzzle-create = maken
puzzle-create-about = Stuur een eigen puzzel in: een SGF-bestand met de oplossing
puzzle-file = bestand
puzzle-file-about = SGF-bestand: de stelling, de goede variant gemarkeerd of eerst, en antwoorden op foute zetten
puzzle-own-level-about = Hoe moeilijk je hem vindt, 1 tot en met 5 (standaard: 3)
puzzle-which-game = partij
puzzle-which-game-about = Welke partij, als er meer in het bestand staan: 1, 2 … (standaard: de eerste met zetten)
puzzle-proposed = { $player } heeft deze puzzel ingestuurd. Een moderator beslist of hij wordt geplaatst.
puzzle-as-read = Zo lees ik het bestand. Aantal varianten: { $lines }.
puzzle-remark-games = Partij { $taken } van { $games } in het bestand. Gebruik `{ puzzle-which-game }` voor een andere.
puzzle-remark-first-branch = In het bestand is geen variant als goed gemarkeerd, dus neem ik de eerste tak.
puzzle-remark-charset = Het bestand noemt geen of een verkeerde tekenset. Ik heb het gelezen als { $charset }: controleer de tekst.
puzzle-button-post = Plaatsen
puzzle-button-refuse = Afwijzen
puzzle-button-discard = Weggooien
puzzle-moderators-only = Dat kunnen alleen moderators beslissen.
puzzle-not-taken = Puzzel { $number } wordt niet geplaatst.
puzzle-proposal-gone = Deze puzzel wacht niet meer: hij is geplaatst of afgewezen, of hij heeft te lang gewacht.
puzzle-too-many = Er wachten al { $number } puzzels van jou, en dat is de limiet.
puzzle-sgf-unclosed = Ik kan het bestand niet als SGF lezen: het haakje dat bij byte { $offset } opengaat, gaat nooit dicht.
puzzle-sgf-none = Ik kan het bestand niet als SGF lezen: er staat geen notatie in.
puzzle-sgf-game = Het spel in dat bestand ken ik niet. Go is GM[1].
puzzle-sgf-size = Het bord in dat bestand is niet tussen 1 en 19 lijnen breed.
puzzle-sgf-point = In het bestand noemt { $property } iets dat geen punt van het bord is.
puzzle-sgf-late-setup = In het bestand worden na de eerste zet stenen geplaatst. Ze moeten er allemaal vanaf het begin staan.
puzzle-sgf-turns = In het bestand zijn zwart en wit niet om de beurt aan zet.
puzzle-sgf-no-moves = Er staan geen zetten in het bestand, dus is er geen oplossing.
puzzle-sgf-no-such-game = Die partij staat niet in het bestand. Aantal partijen: { $games }.
puzzle-sgf-setup = De stelling in het bestand is niet mogelijk.
puzzle-sgf-no-liberty = De stelling in het bestand is niet mogelijk: de keten op { $at } heeft geen vrijheid.
puzzle-sgf-nothing-right = In het bestand is geen variant goed. Schrijf RIGHT in het commentaar aan het eind van een goede variant, of zet die vooraan.
puzzle-sgf-no-first-move = Een variant in het bestand begint niet met een steen.
puzzle-sgf-too-large = De boom in het bestand is te groot: de limiet is { $lines } varianten van { $moves } zetten.
puzzle-sgf-illegal = Variant { $line } in het bestand, zet { $number }: { $reason }
