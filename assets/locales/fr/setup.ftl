# Le dialogue qui configure un salon.
setup-command = configurer
setup-about = Configurer ce salon : parties, messages, langue, problème du jour
setup-title = Configurer ce salon
setup-how = Ces réglages valent pour { $channel }. Chaque choix prend effet aussitôt.
setup-button = Configurer
setup-greeting = Si tu gères ce serveur : avec **{ setup-button }** ou `/{ command-club-admin } { setup-command }`, tu choisis où l’on joue, comment les gobans sont publiés, la langue et un problème du jour. **{ family-menu }** : { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.
setup-field-venue = Où se jouent les nouvelles parties
setup-no-threads = Les salons vocaux n’ont pas de fils. Omets `{ command-venue }` et la partie se joue ici.
setup-venue-about = Où se jouent les nouvelles parties : dans leurs propres fils ou dans ce salon
setup-venue-named = { $venue ->
    [channel] Dans ce salon
   *[threads] Chacune dans son propre fil, là où je peux en créer
}
