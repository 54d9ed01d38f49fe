### O programa como adversário: partidas contra o tengen, dicas e estimativas.
# program = tengen
# level = nível
# hint = dica
# estimate = estimativa

opponent-name = tengen nível { $level }
opponent-teacher = tengen nível { $level } · partida didática
opponent-even = tengen · partida disputada
opponent-sparring = tengen · sparring
opponent-button-play = Jogar contra o tengen
opponent-setup = Qual jogo, e como devo jogar? Você fica com as pretas e começa.
opponent-menu-game = Jogo e tabuleiro
opponent-menu-level = Nível
opponent-menu-style = Como jogo
opponent-style-named = { $style ->
    [teaching] Partida didática: com dicas e um aviso antes de um erro
    [even] Partida disputada: mais ou menos no seu nível
    [sparring] Sparring: só tática, e luta por todo o tabuleiro
   *[usual] Para ganhar
}
opponent-level-named = { $level ->
    [1] Nível 1: para suas primeiras partidas
    [9] Nível 9: o melhor que consigo
   *[other] Nível { $level }
}
opponent-button-begin = Começar a partida
opponent-begun = Sua partida { $game } contra mim está começando.
opponent-plays-on = Você já está jogando esta partida comigo: { $place }
opponent-too-many = Você chegou ao limite de { $most } partidas ao mesmo tempo contra mim. Termine uma antes de começar outra.
opponent-no-time = Já gastei o tempo que tenho para pensar nas suas partidas. Tente de novo daqui a uma hora.
opponent-no-pairs = Eu não jogo Go em duplas.
opponent-no-room = Não posso escrever aqui por conta própria, então não conseguiria responder às suas jogadas. Desafie-me em um canal onde eu possa escrever ou em uma mensagem direta.
opponent-level-alone = O nível é para partidas contra mim: deixe o campo do oponente vazio ou me escolha.
opponent-style-alone = As partidas didáticas, as disputadas e as de sparring são contra mim: deixe o campo do oponente vazio ou me escolha.
opponent-style-engine = Só eu jogo partidas didáticas, disputadas e de sparring; outros programas, não. Deixe **{ opponent-menu-style }** vazio ou me escolha.
opponent-style-level = Em uma partida disputada eu escolho meu nível a cada jogada, e no sparring tenho um só. Deixe `{ opponent-level }` vazio.
opponent-level = nível
opponent-level-about = Jogue contra mim: de 1 (para suas primeiras partidas) a 9 (o melhor que consigo)
opponent-hint = dica
opponent-hint-about = Veja que jogada eu faria no seu lugar, em uma partida contra mim
opponent-hint-play = Eu jogaria { $point }.
opponent-hint-why = { $kind ->
    [wins] Essa jogada ganha a partida.
    [captures] Essa jogada captura { $points }.
    [saves] Essa jogada salva { $points }.
    [atari] Essa jogada ameaça capturar { $points }.
    [room] Ali ainda há muito espaço.
   *[most] Na minha opinião, é a maior jogada.
}
opponent-hint-pass = Eu passaria.
opponent-hint-resign = Eu desistiria aqui.
opponent-hint-only = Só dou dicas em partidas contra mim.
opponent-button-hint = Dica
opponent-caution = Cuidado: { $answer } seria uma boa resposta a { $point }, e suas chances de ganhar cairiam de { $before }% para { $after }%.
opponent-caution-one-liberty = Cuidado: sua pedra em { $point } ficaria com uma só liberdade, e eu poderia capturá-la em { $answer }.
opponent-caution-own = Cuidado. { table-atari-own }
opponent-caution-theirs = Olhe bem. { table-atari-theirs }
opponent-estimate = estimativa
opponent-estimate-about = Veja quem está na frente e por quanto, na minha opinião
opponent-estimate-of = { $lead } É uma estimativa: posso me enganar.
opponent-estimate-chance = { $color ->
    [white] Chance de vitória das brancas
   *[black] Chance de vitória das pretas
}: { $percent }%. É uma estimativa: posso me enganar.
opponent-estimate-not-now = Não dou estimativas de partidas entre pessoas enquanto elas são jogadas.
opponent-engine-refuses = { $what ->
    [gone] { $engine } não está mais disponível aqui.
    [only-go] { $engine } só joga Go.
    [only-five] { $engine } só joga Gomoku, Renju e Go-Bang sem capturas.
    [opening] { $engine } não joga aberturas com escolha de cores. Deixe **{ opening-field }** vazio.
    [rules] { $engine } não joga com essas regras. Deixe **{ challenge-field-rules }** vazio, e eu escolho umas que sirvam.
   *[board] { $engine } não joga nesse tabuleiro. Deixe `{ command-size }` vazio, e eu escolho um que sirva.
}
opponent-engine-mute = { $player }, { $engine } não responde na partida { $number }. Vou continuar tentando. Você pode esperar ou encerrar a partida com `/{ command-game } { command-call-off }` ou `/{ command-game } { command-resign }`. { $place }
opponent-engine-gone = { $player }, { $engine } não está mais disponível e não vai responder na partida { $number }. Você pode encerrá-la com `/{ command-game } { command-call-off }` ou `/{ command-game } { command-resign }`. { $place }
