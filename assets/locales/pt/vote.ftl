# Lados cujos membros votam nas jogadas.
# vote = votar, votação

vote-command = votação
vote-for-about = Faça os membros deste canal jogarem contra alguém ou contra mim
vote-command-against = contra
vote-against-about = Jogue contra os membros deste canal
vote-command-match = confronto
vote-match-about = Jogue contra outro canal, daqui ou de outro servidor: os membros dos dois votam
vote-command-invite = convidar
vote-invite-about = Obtenha um código com que outro servidor pode desafiar este canal
vote-channel = canal
vote-channel-about = Os membros de que canal são desafiados: eles decidem se aceitam
vote-code = código
vote-code-about = O código que os moderadores de um canal de outro servidor deram a vocês
vote-invited =
    Dê este código aos moderadores do outro servidor. Eles podem usá-lo uma vez, com `/{ command-together } { vote-command-match } { vote-code }:`. Ele expira { $until }, e um novo código o substitui.
    O desafio deles aparece neste canal, e só os moderadores daqui podem aceitá-lo. A partida é então jogada no servidor deles: os moderadores de lá podem decidi-la como qualquer outra, e os membros de lá veem as jogadas deste canal, mas não quem votou nelas. Neste servidor eles não podem fazer nada.
vote-hours = horas
vote-hours-about = Quantas horas dura uma votação (padrão: 24)
vote-enough = votos
vote-enough-about = Com quantos votos se joga na hora
vote-tie = empate
vote-tie-about = Qual jogada é feita em caso de empate (padrão: a de quem vota com o rank mais alto)
vote-tie-named = { $tie ->
    [earliest] A que foi votada primeiro
    [random] Uma aleatória
   *[strongest] A de quem vota com o rank mais alto
}
vote-captain = veto
vote-captain-about = Quem vê quantos votam em quê e pode vetar uma jogada em cada votação
vote-terms = Cada votação dura { $time }.
vote-terms-enough = { $enough ->
    [one] Ela termina com o primeiro voto: a jogada é feita na hora.
   *[other] Com { $enough } votos ela termina, e a jogada é feita na hora.
}
vote-terms-tie = { $tie ->
    [earliest] Em caso de empate, vale a jogada votada primeiro.
    [random] Em caso de empate, vale uma dessas jogadas ao acaso.
   *[strongest] Em caso de empate, vale a jogada de quem vota com o rank mais alto.
}
vote-terms-voters = É possível votar depois de um dia neste servidor.
vote-line-captain = { $captain } tem **veto** em { $channel }: em cada votação vê quantos votaram em quê e pode vetar uma jogada.
vote-open = **Jogada { $number }:** { $channel } vota; termina { $until }. Votos secretos: { $votes }.
vote-button-vote = Votar
vote-pick-point = Partida { $number }: clique no ponto em que você vota. Só você vê isto.
vote-button-veto = Veto
vote-veto-ask = Que jogada você veta nesta votação? Você pode fazer isso uma vez, e só você vê estes números.
vote-veto-votes = Votos: { $votes }
vote-ruled-out = { $captain } vetou { $point }.
vote-ruled-out-pass = { $captain } vetou o passe.
vote-you-ruled-out = Você vetou { $point }.
vote-you-ruled-out-pass = Você vetou o passe.
vote-vote-again = Os votos nela não contam mais. Quem votou nela pode votar de novo.
vote-cast = Você votou em { $point }. Pode mudar seu voto até a votação terminar { $until }.
vote-cast-pass = Você votou em passar. Pode mudar seu voto até a votação terminar { $until }.
vote-closed = { $point } jogado com { $votes } de { $all } votos: { $voters }
vote-closed-pass = Passe com { $votes } de { $all } votos: { $voters }
vote-new-member = Você poderá votar depois de um dia neste servidor.
vote-moderators-act = Só moderadores podem fazer isso por este canal.
vote-not-here = Não posso escrever por conta própria neste canal, então não se pode votar aqui.
vote-in-thread = Use isto em um canal, não em um tópico.
vote-not-there = Você não pode escrever em { $channel }, então não pode desafiar os membros de lá.
vote-bot-not-there = Não posso escrever em { $channel }, então os membros de lá não podem receber desafios. Preciso ali das permissões “Ver canal” e “Enviar mensagens”.
vote-unreached = Não posso escrever em { $channel }, então os membros de lá não veem este desafio. Envie-o de novo quando eu puder escrever lá.
vote-one-opponent = Indique quem desafiar de uma só maneira: `{ vote-channel }:` para um canal deste servidor ou `{ vote-code }:` para um de outro servidor.
vote-no-such-code = Este código não é válido, ou não é mais. Os moderadores do outro servidor obtêm um novo com `/{ command-together } { vote-command-invite }`.
vote-new-code = Outra partida entre dois servidores precisa de outro código: um servidor o obtém com `/{ command-together } { vote-command-invite }`, o outro o usa com `/{ command-together } { vote-command-match }`.
vote-stays-there = Uma partida entre dois servidores fica no servidor onde começou.
vote-other-side = Nesta partida você vota do lado de { $channel }.
vote-captain-plays = Quem tem o veto não pode jogar contra o canal.
vote-captain-vetoes = Aqui só { $captain } pode vetar uma jogada.
vote-veto-used = Você já vetou uma jogada nesta votação.
vote-nothing-to-veto = Ninguém votou ainda.
vote-move-ruled-out = Essa jogada está vetada nesta votação. Vote em outra.
