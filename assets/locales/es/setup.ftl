# El diálogo que configura un canal.
setup-command = configurar
setup-about = Configura este canal: partidas, mensajes, idioma, problema diario
setup-title = Configurar este canal
setup-how = Vale para { $channel }. Cada elección se aplica al momento.
setup-button = Configurar
setup-greeting = Si gestionas este servidor: con **{ setup-button }** o `/{ command-club-admin } { setup-command }` eliges dónde se juega, cómo se publican los tableros, el idioma y un problema diario. **{ family-menu }**: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.
setup-field-venue = Dónde se juegan las partidas nuevas
setup-no-threads = Los canales de voz no tienen hilos. Omite `{ command-venue }` y la partida se juega aquí.
setup-venue-about = Dónde se juegan las partidas nuevas: en sus propios hilos o en este canal
setup-venue-named = { $venue ->
    [channel] En este canal
   *[threads] Cada una en su propio hilo, donde puedo crear hilos
}
