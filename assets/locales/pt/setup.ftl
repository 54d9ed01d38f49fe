# O diálogo que configura um canal.
setup-command = configurar
setup-about = Configure este canal: partidas, mensagens, idioma, problema diário
setup-title = Configurar este canal
setup-how = Vale para { $channel }. Cada escolha vale na hora.
setup-button = Configurar
setup-greeting = Se você gerencia este servidor: com **{ setup-button }** ou `/{ command-club-admin } { setup-command }` você escolhe onde se joga, como os tabuleiros aparecem, o idioma e um problema diário. **{ family-menu }**: { family-tournaments }, { family-ladder }, { family-league }, { family-evenings }.
setup-field-venue = Onde as novas partidas são jogadas
setup-no-threads = Canais de voz não têm tópicos. Omita `{ command-venue }` e a partida será jogada aqui.
setup-venue-about = Onde as novas partidas são jogadas: em tópicos próprios ou neste canal
setup-venue-named = { $venue ->
    [channel] Neste canal
   *[threads] Cada uma em um tópico próprio, onde posso criar tópicos
}
