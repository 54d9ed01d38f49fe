### What people set for themselves, arrange with each other, and ask about their games.

people-undo-while-counting = The game has stopped and is being counted. To take a pass back, press “Play on”.
people-button-go-on = Go on
people-more-undo = Undo
people-more-undo-about = Take your last move back, or ask for it
people-more-pause = Pause
people-more-pause-about = Propose that the clocks stand
people-more-go-on = Go on
people-more-go-on-about = Let the clocks run again
people-more-call-off = Call off
people-more-call-off-about = Propose that nobody wins or loses
