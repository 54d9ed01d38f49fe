### Reviews of finished games, and guessing their moves.
# review = the engine's view of a finished game
# mistake = a move that cost much

review-command = review
review-about = See where a finished game was decided, as I see it
review-button = Review
review-nothing-yet = I review games that are over, and this one isn’t, or it has no moves.
review-record = I review records of games that are over: with a result, up to { $moves } moves, and no stones set up after the first move.
review-progress = I’m reviewing: position { $done } of { $all }.
review-waits = I’m reviewing another game first. Yours comes after it.
review-late = { $player }, the review took too long for this answer. Please press “{ review-button }” again.
review-better = { $points ->
    [one] { $point } was better by about one point.
   *[other] { $point } was better by about { $points } points.
}
review-better-pass = { $points ->
    [one] A pass was better by about one point.
   *[other] A pass was better by about { $points } points.
}
review-likelier = { $point } was better: chance of winning { $before }% instead of { $after }%.
review-can-be-captured = After this move, { $stones } could be captured at { $liberties }.
review-none = There are no big mistakes in this game.
review-doubt = I judge as well as I can play, and I may be wrong.
review-rough = On a board this large I don’t read deeply: take this as a rough guide.
review-judged = { $engine } judged this game, and it may be wrong.
review-instead = { $engine } couldn’t judge this game, so this is my own view.
review-sides = Partners took turns in this game: a mistake counts for the side, no matter who played it.
review-chances = { $color ->
    [white] White’s chances
   *[black] Black’s chances
} of winning: { $percent }%.
review-alt = A graph of who was ahead over { $moves } moves, Black above and White below. After move { $middle }: { $lead } At the end: { $end }
review-button-before = ‹ Mistake
review-button-after = Mistake ›
review-button-graph = Graph
review-button-guess = Guess the moves
review-guess-about = Play through the game and guess each move
review-guess-question = { $color ->
    [white] Where did White play move { $number }?
   *[black] Where did Black play move { $number }?
}
review-guess-right = { $point } is right: two points.
review-guess-close = { $guess } is close to it: one point. The move was { $point }.
review-guess-wrong = The move was { $point }.
review-guess-points = Points so far: { $points } of { $most }.
review-guess-end = That was the last move. Your points: { $points } of { $most }.
review-button-another = Another game
