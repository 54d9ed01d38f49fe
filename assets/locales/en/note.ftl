### Comments at the moves of finished games, and private notes.
# comment = everyone who sees the game reads it; note = its author alone reads it
# variation = moves that were not played

note-button-comment = Comment
note-form-title = After move { $number }
note-comment-label = Your comment, for everyone
note-comment-example = White could have cut at D4
note-button-note = Private note
note-note-about = Write down a thought that only you can see
note-note-label = Your note, only you can see it
note-note-example = I’m afraid of D4
note-none = You have no notes on this game.
note-explained = Only you can see your notes. When the game is over, you can show them to everyone.
note-line = After move { $number }: “{ $text }”
note-only-you = Only you can see this
note-more = { $count ->
    [one] … and one more comment
   *[other] … and { $count } more comments
}
note-button-show = Show my notes
note-remove = Remove a comment or a note
note-button-page = Review page
note-button-ask = Ask for a review
note-asks = { $player } would like a review of game { $number }: which moves could have been better?
note-asked-already = Someone has already asked for a review of this game.
note-players-only = Only its players can ask for a review of this game.
note-too-long = A comment has at most { $most } characters and { $lines } lines.
note-empty = Write something, or put a stone or a mark on the board.
note-most-of-member = You already have { $most } comments and notes on this game.
note-most-of-game = This game already has { $most } comments.
note-gone = That comment is no longer there.
note-not-over = You can comment once the game is over.
note-not-yours = You can’t comment on this game.
note-no-place = This game has no such move.
note-long-variation = A variation has at most { $most } moves.
note-title = Review of game { $number }
note-steps = Moves
note-previous = Previous move
note-next = Next move
note-last = Last move
note-number = Move
note-go = Go
note-unread = I haven’t reviewed this game yet.
note-unread-open = I haven’t reviewed this game yet. Anyone who can see it on Discord can ask me for a review.
note-mistakes = Mistakes
note-touch = Tap to place
note-stone = a stone
note-triangle = a triangle
note-square = a square
note-letter = a letter
note-pass = Pass
note-variation = Variation: { $line }
note-variations = Variations from here
note-comments = Comments
note-write = Your comment
note-show = Show everyone
note-remove-this = Remove
note-places = Comments in this game
note-back = The game
note-download = Review (SGF)
note-private = private note
