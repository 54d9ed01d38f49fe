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
# by lot = por sorteio
# Pair Go = Go em duplas
# partner = dupla
# thread = tópico

challenge-title = { terms-game-on }
challenge-invited = { $invited }, { $challenger } desafia você para uma partida.
challenge-open = { $challenger } procura oponente. A vaga está aberta para quem quiser.
challenge-rematch = { $invited }, { $challenger } pede revanche { challenge-rematch-colors }.
challenge-rematch-colors = { $colors ->
    [same] com as mesmas cores
    [handicap] com o mesmo handicap
   *[swapped] com as cores trocadas
}
challenge-rematch-pairs = Para { $opponents }: { $challenger } pede revanche { challenge-rematch-colors }, em dupla com { $partner }. As três pessoas precisam aceitar, { $partner } também.
challenge-rematch-question = Mais uma partida: com as cores trocadas ou com as mesmas?
challenge-button-rematch-swapped = Trocar as cores
challenge-button-rematch-same = Mesmas cores
challenge-field-rules = Regras
challenge-field-colors = Cores
challenge-field-handicap = Handicap
challenge-field-komi = Komi
challenge-field-venue = Local
challenge-field-expires = Prazo
challenge-expires = Expira { $at }
challenge-button-accept = Aceitar
challenge-button-decline = Recusar
challenge-button-withdraw = Retirar
challenge-button-terms = Todas as condições
challenge-line-komi = { challenge-field-komi } { $komi }
challenge-line-handicap = { challenge-field-handicap } { $stones }
challenge-accepted = { $accepter } aceita. Pretas: { $black }. Brancas: { $white }.
challenge-accepted-thread = { $accepter } aceita. Pretas: { $black }. Brancas: { $white }. A partida continua em um tópico próprio.
challenge-declined = { $invited } recusa o desafio de { $challenger }.
challenge-withdrawn = { $challenger } retira o desafio.
challenge-lapsed = Ninguém aceitou a tempo o desafio de { $challenger }.
challenge-who-is-stronger = Quem é mais forte? Essa pessoa joga de brancas.
challenge-button-stronger-challenger = { $challenger }
challenge-button-stronger-accepter = Eu
challenge-button-stronger-equal = Mesmo nível: sorteio
challenge-by-rank = Pelo rank: { $stronger } ({ $stronger-rank }) joga de brancas, { $weaker } ({ $weaker-rank }) joga de pretas.
challenge-by-equal-rank = O mesmo rank, { $rank }: cores por sorteio.
challenge-thread-name = { challenge-title } #{ $number }: { $black } – { $white }
challenge-thread-failed = Não consegui abrir um tópico, então a partida é jogada aqui.
challenge-answers-only = Não faço parte desta conversa e não posso escrever aqui por conta própria: quando o tempo estiver acabando ou acabar, só posso avisar você por mensagem direta, se você aceitar as minhas.
challenge-taken = A vaga é sua: a partida começou.
challenge-pairs = Desafio para { $opponents }: { $challenger } e { $partner } propõem uma partida de Go em duplas. As três pessoas precisam aceitar, { $partner } também.
challenge-field-joined = Aceito por
challenge-joined = { $players }
challenge-line-joined = { challenge-field-joined }: { $players }
challenge-field-balance = Para equilibrar a partida
challenge-line-balance = { challenge-field-balance }: { $balance }
challenge-balance-equal = O mesmo rank, { $rank }: sem handicap, cores por sorteio, komi { $komi }.
challenge-balance = { $weaker } ({ $weaker-rank }) joga de pretas contra { $stronger } ({ $stronger-rank }), { $stones ->
    [0] sem handicap
    [one] { $stones } pedra de handicap
   *[other] { $stones } pedras de handicap
}, komi { $komi }.
