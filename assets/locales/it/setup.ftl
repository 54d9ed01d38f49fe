# Il dialogo che configura un canale.
setup-command = configura
setup-about = Configura questo canale: partite, messaggi, lingua, problema del giorno
setup-title = Configura questo canale
setup-how = Vale per { $channel }. Ogni scelta ha effetto subito.
setup-button = Configura
setup-greeting = Se gestisci questo server: con **{ setup-button }** o `/{ command-club-admin } { setup-command }` scegli dove si gioca, come appaiono i goban, la lingua e un problema del giorno. **{ family-menu }**: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.
setup-field-venue = Dove si giocano le nuove partite
setup-no-threads = I canali vocali non hanno thread. Ometti `{ command-venue }` e la partita si gioca qui.
setup-venue-about = Dove si giocano le nuove partite: in thread appositi o in questo canale
setup-venue-named = { $venue ->
    [channel] In questo canale
   *[threads] Ognuna in un thread apposito, dove posso crearne
}
