# O resumo semanal: o que aconteceu num clube em uma semana, em uma mensagem.

digest-option = resumo
digest-option-about = Publique aqui, às segundas neste horário, um resumo semanal das partidas deste canal
digest-field = Resumo semanal
digest-comes = { $at } em { $channel }; o próximo { $next }. Ele lista as partidas desse canal e dos seus tópicos; das demais, só dá o número.
digest-not-here = Não posso escrever por conta própria neste canal, então o resumo semanal não pode sair aqui.
digest-lost = Para os moderadores: não consigo mais publicar o resumo semanal em { $channel }; o canal não existe mais, ou não posso escrever nele. Para reativá-lo, escolham um canal com `/{ command-club-admin } { club-command }`.
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
digest-month-option-about = Adicione ao primeiro resumo do mês uma enquete sobre a melhor partida do mês passado neste canal
digest-month-field = Partida do mês
digest-month-named = { $choice ->
    [on] Uma enquete com o primeiro resumo de cada mês, se o resumo estiver ativado
   *[off] Desativada
}
digest-month-heading = **Partida do mês**, { $since } – { $until }
digest-month-line = { $black } – { $white } · partida { $number } · { $place }
digest-month-question = Qual partida foi a melhor?
digest-puzzles = { $solved ->
    [one] Um problema resolvido
    [many] { $solved } problemas resolvidos
   *[other] { $solved } problemas resolvidos
}
