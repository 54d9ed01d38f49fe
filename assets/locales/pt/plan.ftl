# Jogadas condicionais: um plano que só quem o faz vê, e as respostas que saem dele.
# plan = plano
# move = jogada
# line (of moves) = sequência
# answer = resposta
# opponent = oponente
# pass = passe
# to drop = tirar (the whole plan = descartar)
# handicap stone = pedra de handicap
# partner = dupla
# count = contagem

plan-command = plano
plan-command-about = Prepare respostas que só você vê: se seu oponente jogar ali, você joga aqui
plan-they = oponente
plan-they-about = O que seu oponente pode jogar, por exemplo D4; “passe” também vale
plan-me = eu
plan-me-about = O que você responde nesse caso, por exemplo E5
plan-line = sequência
plan-line-about = Uma sequência mais longa, com a jogada do oponente primeiro: D4 E5 F6 G7
plan-drop = tirar
plan-drop-about = Que sequência tirar do seu plano, por exemplo D4 E5 F6; “tudo” tira tudo
plan-pass = passe
plan-heading = Seu plano na partida { $number }
plan-legend = Jogada do oponente → sua resposta. O que está mais para dentro vem depois. Ninguém mais vê isto.
plan-nothing = Você não tem plano na partida { $number }. Indique uma jogada do seu oponente e a sua resposta, por exemplo `/{ plan-command } { plan-they }:D4 { plan-me }:E5`; ninguém mais vê.
plan-picture = A imagem mostra a sequência { $line }.
plan-added = No plano: { $line }.
plan-replaced = Isso substitui outra resposta e o que estava planejado depois dela.
plan-dropped = Fora do plano: { $line } e tudo o que vinha depois.
plan-cleared = Seu plano foi descartado.
plan-button-add = Adicionar sequência
plan-button-clear = Descartar o plano
plan-drop-placeholder = Tirar uma sequência e tudo o que vem depois
plan-form-title = Partida { $number }: sequência para o plano
plan-form-line = A jogada do oponente, a sua resposta etc.
plan-deviated = Seu oponente jogou { $point }, o que seu plano não previa: ele foi descartado.
plan-deviated-pass = Seu oponente passou, o que seu plano não previa: ele foi descartado.
plan-impossible = A resposta planejada, { $point }, não foi possível quando chegou a hora: seu plano foi descartado.
plan-upset = A partida não seguiu como planejado: uma jogada foi desfeita ou teve outra resposta, ou começou uma contagem. Seu plano foi descartado.
plan-over = As jogadas já não se alternam: seu plano foi descartado.
plan-dropped-by-game = A partida { $number } não seguiu o seu plano: ele foi descartado. { $place }
plan-more = Planejar
plan-more-about = Veja ou mude suas respostas às jogadas que virão; só você as vê
plan-not-playing = Você pode fazer um plano enquanto as jogadas se alternam.
plan-pairs = Em partidas em duplas não dá para fazer um plano: entre as suas jogadas vem a da sua dupla.
plan-placing = Você pode fazer um plano assim que as pedras de handicap estiverem no tabuleiro.
plan-own-turn = É a sua vez: jogue primeiro e depois planeje o que vem em seguida.
plan-empty = Indique pelo menos uma jogada do seu oponente e a sua resposta.
plan-both = Indique as duas coisas: `{ plan-they }`, a jogada do seu oponente, e `{ plan-me }`, a sua resposta.
plan-no-answer = A sequência termina com uma jogada do seu oponente. Acrescente a sua resposta.
plan-too-deep = Uma sequência pode ter no máximo { $most ->
    [one] { $most } resposta
   *[other] { $most } respostas
}.
plan-too-many = Um plano pode ter no máximo { $most ->
    [one] { $most } resposta
   *[other] { $most } respostas
}.
plan-bad-move = Jogada { $number } da sequência: { $reason }
plan-illegal = A jogada { $number } da sequência não seria possível ali. { $reason }
plan-not-planned = A jogada { $number } da sequência não está no seu plano.
plan-answered = { terms-color } respondem em { $point }, como planejado.
plan-captured = { terms-color } respondem em { $point }, como planejado, e capturam { $stones ->
    [one] { $stones } pedra
   *[other] { $stones } pedras
}.
plan-passed = { terms-color } passam, como planejado.
plan-after = { $first } { $then }
