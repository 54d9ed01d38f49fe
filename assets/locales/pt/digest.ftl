# O resumo semanal: o que aconteceu num clube em uma semana, em uma mensagem.

digest-option = resumo
digest-option-about = Um resumo da semana aqui, às segundas neste horário, com as partidas deste canal
digest-field = Resumo semanal
digest-comes = { $at } em { $channel }; o próximo { $next }. Ele lista as partidas desse canal e dos seus tópicos e conta as demais.
digest-not-here = Não posso escrever por conta própria neste canal, então o resumo semanal não pode sair aqui.
digest-lost = Para os moderadores: não consegui publicar o resumo semanal em { $channel }. O canal não existe mais, ou não posso escrever nele. O resumo fica desativado até alguém escolher um canal de novo com `/{ command-club-admin } { club-command }`.
digest-heading = { $since } – { $until }
digest-title = A semana no nosso clube
digest-games = { $games ->
    [one] Uma partida terminou
    [many] { $games } partidas terminaram
   *[other] { $games } partidas terminaram
}
digest-won = { $winner } venceu { $loser } · partida { $number }, { terms-game-on } · { $place }
digest-unwon = { $black } – { $white }, ninguém venceu · partida { $number }, { terms-game-on } · { $place }
digest-upsets = Surpresas
digest-upset = { $winner } ({ $won }) venceu { $loser } ({ $lost }) · partida { $number }
digest-newcomers = Primeira partida aqui
digest-month-option = partida-do-mês
digest-month-option-about = Com o primeiro resumo do mês: uma enquete sobre as melhores partidas do mês passado neste canal
digest-month-field = Partida do mês
digest-month-named = { $choice ->
    [on] Na primeira segunda do mês: uma enquete com o resumo semanal, que precisa estar ativado
   *[off] Não
}
digest-month-heading = **Partida do mês**, { $since } – { $until }
digest-month-line = { $black } – { $white } · partida { $number } · { $place }
digest-month-question = Qual partida foi a melhor?
digest-puzzles = { $solved ->
    [one] Um problema resolvido
    [many] { $solved } problemas resolvidos
   *[other] { $solved } problemas resolvidos
}
