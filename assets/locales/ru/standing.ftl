# Как у кого идут дела с задачами.
# standing = результаты; rating = рейтинг, число около 1500
# streak = дни подряд; first try = первая попытка, только она влияет на рейтинг
standing-me = я
standing-me-about = Как у тебя здесь идут дела с задачами
standing-top = лучшие
standing-top-about = Кто здесь лучше всех решает задачи
standing-topic-about = О чём задачи; иначе все
standing-none = Здесь ещё нет твоих ответов на задачи. /puzzle now задаст одну.
standing-nobody = Здесь ещё никто не отвечал на такую задачу. /puzzle now задаст одну.
standing-mine = Твои задачи
standing-best = Кто решает лучше всех
standing-best-of = Кто решает лучше всех: { $topic }
standing-rating = Рейтинг: **{ $rating }**
standing-place = Место { $place } из { $all }
standing-count = Решено: { $solved } из { $tried } · с первой попытки: { $at-once }
standing-streak = Дней подряд с решённой задачей: { $current } · больше всего: { $longest }
standing-guess = Знак вопроса означает, что для точного рейтинга ещё мало ответов.
standing-topic = { $topic }: { $solved } из { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · решено { $solved } из { $tried }
standing-more = … и ещё { $number }
standing-change = Твой рейтинг: { $before } → **{ $after }**
