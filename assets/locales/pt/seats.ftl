# Como os membros de um servidor se encontram: desafios abertos para certos ranks, e a lista de todos.
# open challenge = desafio aberto

seats-command-looking = procurar-partida
seats-looking-about = Procure oponente
seats-command-now = agora
seats-now-about = Crie um desafio aberto, para certos ranks se quiser
seats-weakest = mais-fraco
seats-weakest-about = O rank mais baixo para aceitar, como 15k
seats-strongest = mais-forte
seats-strongest-about = O rank mais alto para aceitar, como 5k
seats-open-ranked = { $challenger } procura oponente. Pode aceitar quem tiver rank de { $weakest } a { $strongest }.
seats-ranks = de { $weakest } a { $strongest }
seats-rank-unknown = Este desafio é para ranks de { $weakest } a { $strongest }. Primeiro informe seu rank com `/{ command-me } { command-rank }`.
seats-other-ranks = Este desafio é para ranks de { $weakest } a { $strongest }. Seu rank é { $rank }.
seats-command = desafios-abertos
seats-about = Ajude os membros a se encontrar: uma lista de desafios abertos e partidas semanais
seats-list = lista
seats-list-about = Mantenha neste canal uma lista de todos os desafios abertos do servidor
seats-list-named = { $list ->
    [here] Neste canal
   *[off] Desativada
}
seats-list-is = Em { $channel }
seats-field-list = Lista de desafios abertos
seats-also-listed = Também está na lista em { $channel }.
seats-title = Desafios abertos
seats-line = { $challenger } · { $terms } · { $place }
seats-none = Não há desafios abertos agora. Crie um com `/{ seats-command-looking } { seats-command-now }`.
seats-more = … e mais { $more }
seats-button-all = Mostrar todos
seats-not-here = Não posso escrever por conta própria neste canal, então a lista não pode ficar aqui.
seats-lost = Para os moderadores: a lista de desafios abertos em { $channel } sumiu. Alguém a apagou, ou não posso escrever lá. Escolham um canal de novo com `/{ command-club-admin } { seats-command }`.
seats-command-weekly = semanal
seats-weekly-about = Jogue toda semana com alguém de rank próximo
seats-weekly-in = Toda segunda-feira você terá uma partida com alguém de rank próximo; a próxima { $next }.
seats-weekly-rank = Informe seu rank com `/{ command-me } { command-rank }`, para que eu encontre alguém de rank próximo.
seats-weekly-left = Você não terá mais partidas semanais.
seats-weekly-none = Este servidor não tem partidas semanais. Quem gerencia o servidor pode ativá-las com `/{ command-club-admin } { seats-command }`.
seats-button-leave = Parar
seats-pairing = pares
seats-pairing-about = Forme pares, às segundas neste horário, para uma partida semanal neste canal
seats-pairing-at = Segundas, { $hour }
seats-pairing-is = { $at } em { $channel }; as próximas { $next }
seats-pairing-not-here = Não posso escrever por conta própria neste canal, então aqui não pode haver partidas semanais.
seats-field-pairing = Partidas semanais
seats-begun = A partida desta semana: { $black } (pretas) contra { $white } (brancas).
seats-unpaired = { $player }, não sobrou ninguém para você nesta semana. Na próxima semana, você vem primeiro.
