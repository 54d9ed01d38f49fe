# As palavras para jogos, tabuleiros, regras e cores.
# Black, White = Pretas, Brancas
# stone = pedra
# territory = território
# area = área
# prisoners = prisioneiros
# to capture = capturar
# crosscut = corte cruzado
# five in a row = cinco em linha
# pair (two stones) = par
# handicap = handicap
# komi = komi
# edge = borda
# random = por sorteio
# thread = tópico

terms-game = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
}
terms-color = { $color ->
    [white] Brancas
   *[black] Pretas
}
terms-and = { $first } e { $last }
terms-game-on = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
} em { $size }

# Os conjuntos de regras, em uma linha.
terms-rules = { $rules ->
    [japanese] Japonesas (1989)
    [chinese] Estilo chinês ou AGA (área)
    [tromp-taylor] Tromp-Taylor (área)
    [new-zealand] Neozelandesas (área)
    [traditional] Japonesas sem komi (livreto Go & Go-Bang)
    [traditional-two-edges] Sem komi, no máximo duas bordas (livreto Go & Go-Bang)
    [strasbourg] Vence quem tem mais pedras (livreto de Estrasburgo)
    [atari-go] Vence a primeira captura, a partir de um corte cruzado
    [atari-go-empty] Vence a primeira captura, a partir do tabuleiro vazio
    [gomoku] Cinco ou mais em linha
    [gomoku-exact] Exatamente cinco em linha
    [renju] Renju: alguns pontos proibidos para as pretas
    [go-bang] Cinco ou mais em linha, com captura de pares
    [go-bang-exact] Exatamente cinco em linha, com captura de pares
    [go-bang-plain] Go-Bang sem capturas, cinco ou mais
    [go-bang-plain-exact] Go-Bang sem capturas, exatamente cinco
    [pente] Pente: cinco em linha ou cinco pares
    [pente-exact] Pente: exatamente cinco em linha ou cinco pares
   *[territory] Japonesas simplificadas (para começar)
}
terms-rules-captures = { $rules ->
    [atari-go-empty] Vence quem captura primeiro { $stones ->
        [one] { $stones } pedra
       *[other] { $stones } pedras
    }, a partir do tabuleiro vazio
   *[atari-go] Vence quem captura primeiro { $stones ->
        [one] { $stones } pedra
       *[other] { $stones } pedras
    }, a partir de um corte cruzado
}
terms-rules-own = Regras personalizadas

# Como se distribuem as cores.
terms-lot = Aleatórias
terms-challenger-takes = { $color ->
    [white] Quem desafia joga de brancas
   *[black] Quem desafia joga de pretas
}
terms-takes = { $color ->
    [white] { $player } joga de brancas
   *[black] { $player } joga de pretas
}
terms-stronger-takes-white = Quem é mais forte joga de brancas

terms-handicap-none = Nenhum
terms-handicap-stones = { $stones ->
    [one] { $stones } pedra
   *[other] { $stones } pedras
} para as pretas; as brancas começam
terms-handicap-free = { $stones ->
    [one] { $stones } pedra que as pretas colocam
   *[other] { $stones } pedras que as pretas colocam
} onde quiserem; depois jogam as brancas
terms-komi-none = Nenhum
terms-komi = { $komi ->
    [one] { $komi } ponto
   *[other] { $komi } pontos
} para as brancas
terms-venue-here = Neste canal
terms-venue-thread = Em um tópico próprio

# What people type for these; several words are separated by spaces.
terms-typed-all = tudo todos todas
terms-typed-off = nenhum
terms-typed-last = últimas últimos
terms-typed-from = desde
terms-typed-pass = passe passo passar
