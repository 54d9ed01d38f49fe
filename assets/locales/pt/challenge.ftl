# O cartão do desafio e o que acontece com ele.
# challenge = desafio
# to challenge = desafiar
# opponent = oponente
# game (one played) = partida
# seat = vaga
# rematch = revanche
# handicap = handicap
# handicap stone = pedra de handicap
# komi = komi
# Black, White = Pretas, Brancas (to take Black = jogar de pretas)
# random = por sorteio
# Pair Go = Go em duplas
# partner = dupla
# thread = tópico

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } desafia você para uma partida.
challenge-open = { $challenger } procura oponente. Qualquer pessoa pode aceitar.
challenge-counter = { $invited }, { $challenger } propõe outras condições para uma partida.
challenge-rematch = { $invited }, { $challenger } quer uma revanche { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] com as mesmas cores
    [handicap] com o mesmo handicap
   *[swapped] com as cores trocadas
}
challenge-rematch-pairs = { $opponents }: { $challenger } quer uma revanche { challenge-rematch-colors }, em dupla com { $partner }. As três pessoas precisam aceitar, { $partner } também.
challenge-rematch-question = Revanche com as cores trocadas ou com as mesmas cores?
challenge-button-rematch-swapped = Trocar as cores
challenge-button-rematch-same = Mesmas cores
challenge-field-rules = Regras
challenge-field-colors = Cores
challenge-field-handicap = Handicap
challenge-field-komi = Komi
challenge-field-captures = Pedras a capturar
challenge-field-also = Além disso
challenge-more-usual = Como de costume
challenge-field-venue = Local
challenge-field-expires = Expira
challenge-expires = { $at }
challenge-button-accept = Aceitar
challenge-button-decline = Recusar
challenge-button-withdraw = Retirar
challenge-button-terms = Condições
challenge-button-change = Mudar condições
challenge-button-even = Partida equilibrada
challenge-button-send = Enviar
challenge-button-colors = { challenge-field-colors }: { $colors }
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } aceitou. Pretas: { $black }. Brancas: { $white }.
challenge-accepted-thread = { $accepter } aceitou. Pretas: { $black }. Brancas: { $white }. A partida é jogada em um tópico próprio.
challenge-declined = { $invited } recusou o desafio de { $challenger }.
challenge-withdrawn = { $challenger } retirou o desafio.
challenge-replaced = { $player } mudou as condições: há um novo desafio.
challenge-lapsed = Ninguém aceitou a tempo o desafio de { $challenger }.
challenge-who-is-stronger = Quem é mais forte? Essa pessoa joga de brancas; se forem do mesmo nível, as cores são aleatórias.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Eu
challenge-button-stronger-equal = Mesmo nível
challenge-by-rank = Pelo rank: { $stronger } ({ $stronger-rank }) joga de brancas, { $weaker } ({ $weaker-rank }) joga de pretas.
challenge-by-equal-rank = O mesmo rank, { $rank }: cores aleatórias.
challenge-thread-failed = Não consegui criar um tópico, então a partida é jogada aqui.
challenge-answers-only = Não posso escrever aqui por conta própria. Aviso você sobre o seu tempo por mensagem direta, se você aceitar as minhas.
challenge-taken = Tudo certo. A partida começou: { $place }
challenge-pairs = { $opponents }: { $challenger } e { $partner } desafiam vocês para uma partida de Go em duplas. As três pessoas precisam aceitar, { $partner } também.
challenge-field-joined = Aceito por
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = Para equilibrar a partida
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = O mesmo rank, { $rank }: sem handicap, cores aleatórias, komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) joga de pretas contra { $stronger } ({ $stronger-rank }), { $stones ->
    [0] sem handicap
    [one] { $stones } pedra de handicap
   *[other] { $stones } pedras de handicap
}, komi { $komi }.
challenge-change = Escolha outras condições e envie-as como seu desafio:
challenge-sent = Seu desafio foi enviado.
challenge-odds = { $stones ->
    [0] Sem handicap
    [one] { $stones } pedra de handicap
   *[other] { $stones } pedras de handicap
}, komi { $komi }
