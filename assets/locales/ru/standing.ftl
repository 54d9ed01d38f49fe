# Как у кого идут дела с задачами.
# standing = результаты; rating = рейтинг, число около 1500
# streak = дни подряд; first try = первая попытка, только она влияет на рейтинг
standing-me = я
standing-me-about = Твоя статистика по задачам здесь
standing-top = лучшие
standing-top-about = Кто здесь лучше всех решает задачи
standing-topic-about = Тема (по умолчанию любая)
standing-none = Здесь ещё нет твоих ответов на задачи. `/{ puzzle-command } { puzzle-now }` даст тебе новую.
standing-nobody = Здесь ещё никто не отвечал на такую задачу. `/{ puzzle-command } { puzzle-now }` даст тебе новую.
standing-mine = Твои задачи
standing-best = Кто решает лучше всех
standing-best-of = Кто решает лучше всех: { $topic }
standing-rating = Рейтинг: **{ $rating }**
standing-rating-after = { $more ->
    [one] Рейтинг появится ещё через { $more } задачу.
    [few] Рейтинг появится ещё через { $more } задачи.
    [many] Рейтинг появится ещё через { $more } задач.
   *[other] Рейтинг появится ещё через { $more } задачи.
}
standing-place = Место { $place } из { $all }
standing-count = Решено: { $solved } из { $tried } · с первой попытки: { $at-once }
standing-streak = Дней подряд с решённой задачей: { $current } · рекорд: { $longest }
standing-guess = Знак вопроса означает, что рейтинг пока предварительный.
standing-topic = { $topic }: { $solved } из { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · решено { $solved } из { $tried }
standing-line-unrated = { $player } · решено { $solved } из { $tried }
standing-more = … и ещё { $number }
standing-change = Твой рейтинг: { $before } → **{ $after }**
