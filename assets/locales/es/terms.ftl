# Las palabras para juegos, tableros, reglas y colores.
# Black, White = Negro, Blanco
# stone = piedra
# territory = territorio
# area = área
# prisoners = prisioneros
# to capture = capturar
# crosscut = corte cruzado
# five in a row = cinco en línea
# pair (two stones) = par
# handicap = hándicap
# komi = komi
# edge = borde
# random = por sorteo
# thread = hilo

terms-game = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
}
terms-color = { $color ->
    [white] Blanco
   *[black] Negro
}
terms-and = { $first } y { $last }
terms-game-on = { $game ->
    [atari-go] Atari-Go
    [gomoku] Gomoku
    [go-bang] Go-Bang
    [pente] Pente
    [renju] Renju
   *[go] Go
} en { $size }

# Los reglamentos, en una línea.
terms-rules = { $rules ->
    [japanese] Japonesas (1989)
    [chinese] Estilo chino o AGA (área)
    [tromp-taylor] Tromp-Taylor (área)
    [new-zealand] Neozelandesas (área)
    [traditional] Japonesas sin komi (folleto Go & Go-Bang)
    [traditional-two-edges] Sin komi, dos bordes como máximo (folleto Go & Go-Bang)
    [strasbourg] Gana quien tiene más piedras (folleto de Estrasburgo)
    [atari-go] Gana la primera captura, desde un corte cruzado
    [atari-go-empty] Gana la primera captura, desde el tablero vacío
    [gomoku] Cinco o más en línea
    [gomoku-exact] Exactamente cinco en línea
    [renju] Renju: algunas intersecciones prohibidas para Negro
    [go-bang] Cinco o más en línea, se capturan pares
    [go-bang-exact] Exactamente cinco en línea, se capturan pares
    [go-bang-plain] Go-Bang sin capturas, cinco o más
    [go-bang-plain-exact] Go-Bang sin capturas, exactamente cinco
    [pente] Pente: cinco en línea o cinco pares
    [pente-exact] Pente: exactamente cinco en línea o cinco pares
   *[territory] Japonesas simplificadas (para empezar)
}
terms-rules-captures = { $rules ->
    [atari-go-empty] Gana quien captura primero { $stones ->
        [one] una piedra
       *[other] { $stones } piedras
    }, desde el tablero vacío
   *[atari-go] Gana quien captura primero { $stones ->
        [one] una piedra
       *[other] { $stones } piedras
    }, desde un corte cruzado
}
terms-rules-own = Reglas personalizadas

# Cómo se reparten los colores.
terms-lot = Al azar
terms-challenger-takes = { $color ->
    [white] Quien desafía lleva blancas
   *[black] Quien desafía lleva negras
}
terms-takes = { $color ->
    [white] { $player } lleva blancas
   *[black] { $player } lleva negras
}
terms-stronger-takes-white = Quien es más fuerte lleva blancas

terms-handicap-none = Ninguno
terms-handicap-stones = { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
} para Negro; empieza Blanco
terms-handicap-free = { $stones ->
    [one] { $stones } piedra que Negro pone
   *[other] { $stones } piedras que Negro pone
} donde quiera; después juega Blanco
terms-komi-none = Ninguno
terms-komi = { $komi ->
    [one] { $komi } punto
   *[other] { $komi } puntos
} para Blanco
terms-venue-here = En este canal
terms-venue-thread = En su propio hilo

# What people type for these; several words are separated by spaces.
terms-typed-all = todo todos todas
terms-typed-off = ninguno
terms-typed-last = últimas últimos
terms-typed-from = desde
terms-typed-pass = paso pase pasar
