### Programmet som spiller: partier mod tengen, hint og skøn.
# program = tengen
# level = niveau
# hint = hint
# estimate = skøn

opponent-name = tengen niveau { $level }
opponent-teacher = tengen niveau { $level } · undervisning
opponent-even = tengen · tæt parti
opponent-sparring = tengen · sparring
opponent-button-play = Spil mod tengen
opponent-setup = Hvilket spil, og hvordan skal jeg spille? Du har sort og begynder.
opponent-menu-game = Spil og bræt
opponent-menu-level = Niveau
opponent-menu-style = Hvordan jeg spiller
opponent-style-named = { $style ->
    [teaching] Undervisning: hint og en advarsel før en fejl
    [even] Tæt parti: omtrent så stærk som dig
    [sparring] Sparring: kun taktik, kamp overalt
   *[usual] For at vinde
}
opponent-level-named = { $level ->
    [1] Niveau 1: til dine første partier
    [9] Niveau 9: så godt jeg kan
   *[other] Niveau { $level }
}
opponent-button-begin = Begynd partiet
opponent-begun = Dit parti { $game } mod mig er begyndt.
opponent-plays-on = Det parti spiller du allerede med mig: { $place }
opponent-too-many = Du har nået grænsen på { $most } samtidige partier mod mig. Spil ét færdigt, før du begynder på et nyt.
opponent-no-time = Min tænketid til dig er brugt op. Prøv igen om en time.
opponent-no-pairs = Jeg spiller ikke par-go.
opponent-no-room = Jeg kan ikke skrive her på egen hånd, så jeg ville ikke kunne svare på dine træk. Udfordr mig i en kanal, hvor jeg må skrive, eller i en direkte besked.
opponent-level-alone = Et niveau hører til partier mod mig: lad feltet for modstanderen være tomt, eller vælg mig.
opponent-style-alone = Undervisning, tætte partier og sparring er partier mod mig: lad feltet for modstanderen være tomt, eller vælg mig.
opponent-style-engine = Undervisning, tætte partier og sparring er kun mod mig, ikke mod andre programmer. Lad **{ opponent-menu-style }** være tomt, eller vælg mig.
opponent-style-level = I et tæt parti vælger jeg selv mit niveau ved hvert træk, og til sparring har jeg kun ét. Lad `{ opponent-level }` være tomt.
opponent-level = niveau
opponent-level-about = Spil mod mig: fra 1 (til dine første partier) til 9 (så godt jeg kan)
opponent-hint = hint
opponent-hint-about = I partier mod mig: se, hvilket træk jeg ville spille i dit sted
opponent-hint-play = Jeg ville spille { $point }.
opponent-hint-why = { $kind ->
    [wins] Det vinder partiet.
    [captures] Det fanger { $points }.
    [saves] Det redder { $points }.
    [atari] Det truer med at fange { $points }.
    [room] Der er stadig masser af plads dér.
   *[most] Som jeg ser det, er det det største træk.
}
opponent-hint-pass = Jeg ville melde pas.
opponent-hint-resign = Jeg ville opgive her.
opponent-hint-only = Jeg giver kun hint i partier mod mig.
opponent-button-hint = Hint
opponent-caution = Kig en gang til: { $answer } ville være et godt svar på { $point }, og din vinderchance ville falde fra { $before } % til { $after } %.
opponent-caution-one-liberty = Kig en gang til: din sten på { $point } ville kun have én frihed tilbage, og jeg kunne fange den på { $answer }.
opponent-caution-own = Kig en gang til. { table-atari-own }
opponent-caution-theirs = Kig en gang til. { table-atari-theirs }
opponent-estimate = skøn
opponent-estimate-about = Se, hvem der fører og med hvor meget, som jeg ser det
opponent-estimate-of = { $lead } Det er et skøn: jeg kan tage fejl.
opponent-estimate-chance = { $color ->
    [white] Hvids chance
   *[black] Sorts chance
} for at vinde: { $percent } %. Det er et skøn: jeg kan tage fejl.
opponent-estimate-not-now = Jeg giver ikke skøn over partier mellem mennesker, mens de bliver spillet.
opponent-engine-refuses = { $what ->
    [gone] { $engine } findes ikke her længere.
    [only-go] { $engine } spiller kun go.
    [only-five] { $engine } spiller kun gomoku, renju og Go-Bang uden at slå.
    [opening] { $engine } spiller ingen åbninger med valg af farve. Lad **{ opening-field }** være tomt.
    [rules] { $engine } spiller ikke efter disse regler. Lad **{ challenge-field-rules }** være tomt, så vælger jeg nogle, der passer.
   *[board] { $engine } spiller ikke på dette bræt. Lad `{ command-size }` være tomt, så vælger jeg et, der passer.
}
opponent-engine-mute = { $player }, { $engine } svarer ikke i parti { $number }. Jeg bliver ved med at spørge. Du kan vente eller afslutte partiet med `/{ command-game } { command-call-off }` eller `/{ command-game } { command-resign }`. { $place }
opponent-engine-gone = { $player }, { $engine } findes ikke her længere og svarer ikke mere i parti { $number }. Du kan afslutte partiet med `/{ command-game } { command-call-off }` eller `/{ command-game } { command-resign }`. { $place }
