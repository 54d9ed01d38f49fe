# Dialogen som ställer in en kanal.
setup-command = ställ-in
setup-about = Ställ in kanalen: partier, meddelanden, språk, dagligt goproblem
setup-title = Ställ in kanalen
setup-how = Det gäller { $channel }. Varje val börjar gälla direkt.
setup-button = Ställ in
setup-greeting = Om du sköter servern: med **{ setup-button }** eller `/{ command-club-admin } { setup-command }` väljer du var partier spelas, hur bräden visas, språket och ett dagligt goproblem. **{ family-menu }**: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.
setup-field-venue = Var nya partier spelas
setup-no-threads = Röstkanaler har inga trådar. Utelämna `{ command-venue }`, så spelas partiet här.
setup-venue-about = Var nya partier spelas: i egna trådar eller i den här kanalen
setup-venue-named = { $venue ->
    [channel] I den här kanalen
   *[threads] I en egen tråd för varje parti, där jag får skapa trådar
}
