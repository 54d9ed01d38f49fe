# Lados cujos membros votam nas jogadas.
# vote = votar, votação

vote-command = votação
vote-about = Jogue como canal: os membros votam nas jogadas
vote-command-for = por
vote-for-about = Faça os membros deste canal jogarem contra alguém ou o bot
vote-command-against = contra
vote-against-about = Jogue contra os membros deste canal
vote-hours = horas
vote-hours-about = Quantas horas dura uma votação (padrão: 24)
vote-enough = bastam
vote-enough-about = Com quantos votos se joga na hora
vote-tie = empate
vote-tie-about = Qual jogada é feita em caso de empate (padrão: a do jogador mais forte)
vote-tie-named = { $tie ->
    [earliest] A que foi votada primeiro
    [random] Uma aleatória
   *[strongest] A do jogador mais forte
}
vote-open = **Jogada { $number }:** os membros de { $channel } votam. Votos até agora: { $votes }. A votação termina { $until }; até lá ninguém vê quem votou em quê.
vote-button-vote = Votar
vote-cast = Você votou em { $point }. Pode mudar seu voto até a votação terminar { $until }.
vote-cast-pass = Você votou em passar. Pode mudar seu voto até a votação terminar { $until }.
vote-closed = { $point } jogado com { $votes } de { $all } votos: { $voters }
vote-closed-pass = Passe com { $votes } de { $all } votos: { $voters }
vote-new-member = Você poderá votar depois de um dia neste servidor.
vote-moderators-act = Só moderadores podem fazer isso por este canal.
vote-not-here = Não posso escrever por conta própria neste canal, então não se pode votar aqui.
