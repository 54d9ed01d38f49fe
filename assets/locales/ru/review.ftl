### Разборы оконченных партий и угадывание их ходов.
# review = разбор
# mistake = ошибка

review-command = разбор
review-about = Узнать, где, по моей оценке, решилась завершённая партия
review-button = Разбор
review-nothing-yet = Я разбираю завершённые партии. Эта ещё идёт, или в ней нет ходов.
review-progress = Разбираю партию { $number }: позиция { $done } из { $all }.
review-waits = Сначала я разбираю другую партию. Твоя — после неё.
review-late = { $player }, разбор партии { $number } был готов слишком поздно для этого ответа. Нажми «{ review-button }» ещё раз, пожалуйста.
review-better = { $points ->
    [one] Лучше было { $point }: разница примерно { $points } очко.
    [few] Лучше было { $point }: разница примерно { $points } очка.
    [many] Лучше было { $point }: разница примерно { $points } очков.
   *[other] Лучше было { $point }: разница примерно { $points } очка.
}
review-better-pass = { $points ->
    [one] Лучше было спасовать: разница примерно { $points } очко.
    [few] Лучше было спасовать: разница примерно { $points } очка.
    [many] Лучше было спасовать: разница примерно { $points } очков.
   *[other] Лучше было спасовать: разница примерно { $points } очка.
}
review-likelier = Лучше было { $point }: шансы на победу { $before }% вместо { $after }%.
review-can-be-captured = После этого хода можно было захватить { $stones } на { $liberties }.
review-none = Больших ошибок в этой партии я не вижу.
review-doubt = Я оцениваю так, как умею играть, и могу ошибаться.
review-rough = На такой большой доске я читаю неглубоко: это лишь общий ориентир.
review-sides = В этой партии партнёры ходили по очереди: ошибка считается за стороной, кто бы ни сделал ход.
review-chances = { $color ->
    [white] Шансы белых
   *[black] Шансы чёрных
} на победу: { $percent }%.
review-alt = График, кто был впереди; ходов: { $moves }, чёрные вверху, белые внизу. После хода { $middle }: { $lead } В конце: { $end }
review-button-before = ‹ Ошибка
review-button-after = Ошибка ›
review-button-graph = График
review-button-guess = Угадывать ходы
review-guess-about = Пройти партию и угадать каждый ход
review-guess-question = { $color ->
    [white] Куда сыграли белые на ходу { $number }?
   *[black] Куда сыграли чёрные на ходу { $number }?
}
review-guess-right = { $point } — верно: два очка.
review-guess-close = { $guess } — рядом: одно очко. В партии сыграли { $point }.
review-guess-wrong = В партии сыграли { $point }.
review-guess-points = Очков пока: { $points } из { $most }.
review-guess-end = Это был последний ход. Твои очки: { $points } из { $most }.
review-button-another = Другая партия
