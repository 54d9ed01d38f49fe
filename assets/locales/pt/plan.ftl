# Jogadas condicionais: um plano que só quem o faz vê, e as respostas que saem dele.
# plan = plano
# move = jogada
# line (of moves) = sequência
# answer = resposta
# opponent = oponente
# pass = passe
# to drop = remover
# handicap stone = pedra de handicap
# partner = dupla
# count = contagem

plan-command = plano
plan-command-about = Planeje respostas: se jogarem ali, você joga aqui. Só você vê o seu plano
plan-they = se
plan-they-about = O que seu oponente pode jogar, como D4; “passe” também é uma jogada
plan-me = então
plan-me-about = Sua resposta, como E5
plan-line = sequência
plan-line-about = Uma sequência mais longa; comece pela jogada do oponente: D4 E5 F6 G7
plan-drop = remover
plan-drop-about = Uma sequência para remover do seu plano, como D4 E5 F6; “tudo” remove tudo
plan-pass = passe
plan-heading = Seu plano na partida { $number }
plan-legend = Jogada do oponente → sua resposta. Linhas recuadas seguem a linha acima delas. Só você vê isto.
plan-nothing = Você ainda não tem um plano na partida { $number }. Com **{ plan-button-add }** você escolhe uma jogada do oponente e a sua resposta; só você vê.
plan-start = Escolha uma jogada do oponente, depois a sua resposta, e clique em **{ plan-button-save }**: se o oponente jogar assim, a sua resposta é jogada na hora. Só você vê o plano.
plan-picture = A imagem mostra a sequência { $line }.
plan-added = Planejado: { $line }.
plan-replaced = Isso substitui outra resposta e tudo o que estava planejado depois dela.
plan-dropped = Removido: { $line }, e tudo o que estava planejado depois.
plan-cleared = Seu plano foi removido.
plan-button-add = Adicionar sequência
plan-pick-theirs = Se o oponente jogar: { $line }
plan-pick-answer = Eu respondo: { $line }
plan-button-save = Salvar
plan-button-on = E depois disso…
plan-button-back = Voltar
plan-button-clear = Remover o plano
plan-drop-placeholder = Remover uma sequência e tudo o que vem depois
plan-form-title = Partida { $number }: sequência para o plano
plan-form-line = Jogada do oponente, sua resposta etc.
plan-deviated = Seu oponente jogou { $point }, o que você não tinha planejado: o plano foi removido.
plan-deviated-pass = Seu oponente passou, o que você não tinha planejado: o plano foi removido.
plan-impossible = Sua resposta planejada, { $point }, não era mais possível: o plano foi removido.
plan-upset = A partida não seguiu o plano: uma jogada foi desfeita ou teve outra resposta, ou começou uma contagem. Seu plano foi removido.
plan-over = A partida terminou ou está em fase de contagem: seu plano foi removido.
plan-dropped-by-game = A partida { $number } não seguiu o plano: seu plano foi removido. { $place }
plan-more = Planejar
plan-more-about = Veja ou mude suas respostas planejadas; só você as vê
plan-not-playing = Você só pode planejar enquanto a partida está sendo jogada.
plan-pairs = No Go em duplas e no rengo não dá para planejar: entre as suas jogadas vêm as do seu lado.
plan-placing = Você pode planejar assim que as pedras de handicap estiverem no tabuleiro.
plan-own-turn = É a sua vez: jogue primeiro, depois planeje o que vem em seguida.
plan-empty = Informe pelo menos uma jogada do seu oponente e a sua resposta.
plan-both = Informe as duas coisas: `{ plan-they }`, a jogada do seu oponente, e `{ plan-me }`, a sua resposta.
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
plan-illegal = A jogada { $number } da sequência não seria válida ali. { $reason }
plan-not-planned = A jogada { $number } da sequência não está no seu plano.
plan-played-as-planned = { terms-color } responderam { $point }, como planejado.
plan-captured = Como planejado, { terms-color } { $point }: { $stones ->
    [one] { $stones } captura
   *[other] { $stones } capturas
}.
plan-passed = { terms-color } passaram, como planejado.
plan-after = { $first } { $then }
