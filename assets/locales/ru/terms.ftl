# Названия игр, досок, правил и цветов.
# Go, Atari-Go, Gomoku, Go-Bang = го, атари-го, гомоку, го-банг
# Black, White = чёрные, белые
# territory = территория
# area = площадь
# prisoners = пленники
# to capture = захватить
# crosscut = камни крест-накрест
# five in a row = пять в ряд
# pair = пара
# random = случайно
# handicap = фора
# komi = коми
# thread = ветка

terms-game = { $game ->
    [atari-go] Атари-го
    [gomoku] Гомоку
    [go-bang] Го-банг
    [pente] Пенте
    [renju] Рэндзю
   *[go] Го
}
terms-color = { $color ->
    [white] Белые
   *[black] Чёрные
}
terms-and = { $first } и { $last }
terms-game-on = { $game ->
    [atari-go] Атари-го
    [gomoku] Гомоку
    [go-bang] Го-банг
    [pente] Пенте
    [renju] Рэндзю
   *[go] Го
} { $size }

# Своды правил, в одну строку.
terms-rules = { $rules ->
    [japanese] Японские (1989)
    [chinese] Китайские или в духе AGA (по площади)
    [tromp-taylor] Тромпа — Тейлора (по площади)
    [new-zealand] Новозеландские (по площади)
    [traditional] Японские без коми (брошюра «Go & Go-Bang»)
    [traditional-two-edges] Без коми, не больше двух краёв (брошюра «Go & Go-Bang»)
    [strasbourg] У кого больше камней (брошюра из Страсбурга)
    [atari-go] Выигрывает первый захват; в начале четыре камня крест-накрест
    [atari-go-empty] Выигрывает первый захват; в начале пустая доска
    [gomoku] Пять или больше в ряд
    [gomoku-exact] Ровно пять в ряд
    [renju] Рэндзю: часть пунктов запрещена чёрным
    [go-bang] Пять или больше в ряд, с захватом пар
    [go-bang-exact] Ровно пять в ряд, с захватом пар
    [go-bang-plain] Го-банг без захватов, пять или больше
    [go-bang-plain-exact] Го-банг без захватов, ровно пять
    [pente] Пенте: пять в ряд или пять пар
    [pente-exact] Пенте: ровно пять в ряд или пять пар
   *[territory] Японские упрощённые (для начинающих)
}
terms-rules-captures = { $rules ->
    [atari-go-empty] Кто первым захватит { $stones ->
        [one] { $stones } камень
        [few] { $stones } камня
        [many] { $stones } камней
       *[other] { $stones } камня
    }, выигрывает; в начале пустая доска
   *[atari-go] Кто первым захватит { $stones ->
        [one] { $stones } камень
        [few] { $stones } камня
        [many] { $stones } камней
       *[other] { $stones } камня
    }, выигрывает; в начале четыре камня крест-накрест
}
terms-rules-own = Свои правила

# Как игроки получают цвета.
terms-lot = Случайно
terms-challenger-takes = { $color ->
    [white] Кто бросил вызов, берёт белые
   *[black] Кто бросил вызов, берёт чёрные
}
terms-takes = { $color ->
    [white] { $player } берёт белые
   *[black] { $player } берёт чёрные
}
terms-stronger-takes-white = Кто сильнее, берёт белые

terms-handicap-none = Нет
terms-handicap-stones = { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
    [many] { $stones } камней
   *[other] { $stones } камня
} у чёрных, первыми ходят белые
terms-handicap-free = { $stones ->
    [one] { $stones } камень, его чёрные ставят
    [few] { $stones } камня, их чёрные ставят
    [many] { $stones } камней, их чёрные ставят
   *[other] { $stones } камня, их чёрные ставят
} куда захотят, потом ходят белые
terms-komi-none = Нет
terms-komi = { $komi } { $komi ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} белым
terms-venue-here = В этом канале
terms-venue-thread = В отдельной ветке

# What people type for these; several words are separated by spaces.
terms-typed-all = все всё
terms-typed-off = нет
terms-typed-last = последние последних
terms-typed-from = с со
terms-typed-pass = пас
