# A puzzle that comes each day at an hour that the server has chosen.
# puzzle = a position with a question that has one answer
# topic = what a puzzle is about
# level = how hard a puzzle is, 1 to 5

daily-about = At which hour a puzzle comes in this channel every day
daily-topic-about = What the daily puzzle is about
daily-level-about = How hard the daily puzzle is
daily-zone-about = This server’s time zone, by a large city: the hour of the daily puzzle is told by it
daily-at = At { $hour }
daily-off = None
daily-any-topic = Any topic
daily-any-level = Any level
daily-field = Daily puzzle in this channel
daily-field-zone = Time zone of this server
daily-zone-unknown = Not set: UTC
daily-is = { $at } · { $topic } · { $level }; the next one comes { $next }
daily-none = No puzzle comes daily in this channel yet: choose its hour, too.
daily-not-here = I may not post in this channel on my own, so no puzzle can come here daily.
daily-lost = For the moderators: I could not post the daily puzzle in { $channel }: that channel is gone, or I may not write there. No more puzzles come there until `/{ command-club-admin }` sets an hour anew.
