# How people stand with puzzles.
# standing = how somebody stands; rating = how well somebody solves, a number around 1500
# streak = days in a row; first try = the first answer, the only one that is rated
standing-me = me
standing-me-about = How you stand with the puzzles here
standing-top = top
standing-top-about = Who solves puzzles best here
standing-topic-about = What the puzzles are about; otherwise anything
standing-none = You have not answered a puzzle here yet. /puzzle now posts one.
standing-nobody = Nobody here has answered such a puzzle yet. /puzzle now posts one.
standing-mine = Your puzzles
standing-best = Who solves best
standing-best-of = Who solves best: { $topic }
standing-rating = Rating: **{ $rating }**
standing-place = Place { $place } of { $all }
standing-count = Solved: { $solved } of { $tried } · at the first try: { $at-once }
standing-streak = Days in a row with a solved puzzle: { $current } · longest: { $longest }
standing-guess = A question mark says that there are too few answers yet for the rating to be sure.
standing-topic = { $topic }: { $solved } of { $tried }
standing-line = { $place }. { $player } · **{ $rating }** · { $solved } of { $tried } solved
standing-more = … and { $number } more
standing-change = Your rating: { $before } → **{ $after }**
