# How people stand with puzzles.
# standing = how somebody stands; rating = how well somebody solves, a number around 1500
# streak = days in a row; first try = the first answer, the only one that is rated
standing-me = me
standing-me-about = Your puzzle statistics here
standing-top = top
standing-top-about = The best puzzle solvers here
standing-topic-about = Topic (default: any)
standing-none = You haven’t answered any puzzles here yet. `/{ puzzle-command } { puzzle-now }` gives you one.
standing-nobody = Nobody here has answered such a puzzle yet. `/{ puzzle-command } { puzzle-now }` gives you one.
standing-mine = Your puzzles
standing-best = Best puzzle solvers
standing-best-of = Best puzzle solvers: { $topic }
standing-rating = Rating: **{ $rating }**
standing-rating-after = { $more ->
    [one] Your rating shows after one more puzzle.
   *[other] Your rating shows after { $more } more puzzles.
}
standing-place = Place { $place } of { $all }
standing-count = Solved: { $solved } of { $tried } · on the first try: { $at-once }
standing-streak = Days in a row with a solved puzzle: { $current } · longest: { $longest }
standing-guess = A question mark means that the rating is still provisional.
standing-topic = { $topic }: { $solved } of { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } of { $tried } solved
standing-line-unrated = { $player } · { $solved } of { $tried } solved
standing-more = … and { $number } more
standing-change = Your rating: { $before } → **{ $after }**
