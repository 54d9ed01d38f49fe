# Dialogen, der sætter en kanal op.
setup-command = opsæt
setup-about = Opsæt kanalen: partier, beskeder, sprog, daglig opgave
setup-title = Opsæt kanalen
setup-how = Det gælder { $channel }. Hvert valg træder i kraft med det samme.
setup-button = Opsæt
setup-greeting = Hvis du administrerer serveren: med **{ setup-button }** eller `/{ command-club-admin } { setup-command }` vælger du, hvor partier spilles, hvordan brætter vises, sproget og en daglig opgave. **{ family-menu }**: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.
setup-field-venue = Hvor nye partier spilles
setup-no-threads = Stemmekanaler har ingen tråde. Udelad `{ command-venue }`, så spilles partiet her.
setup-venue-about = Hvor nye partier spilles: i deres egne tråde eller i denne kanal
setup-venue-named = { $venue ->
    [channel] I denne kanal
   *[threads] Hvert i sin egen tråd, hvor jeg må oprette tråde
}
