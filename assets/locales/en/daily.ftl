# A puzzle that comes each day at an hour that the server has chosen.
# puzzle = a position with a question that has one answer
# topic = what a puzzle is about
# level = how hard a puzzle is, 1 to 5

daily-about = Post a puzzle in this channel every day at the hour you choose
daily-topic-about = What the daily puzzle is about
daily-level-about = How hard the daily puzzle is
daily-zone-about = This server’s time zone: type a large city near you
daily-at = At { $hour }
daily-off = Off
daily-any-topic = Any topic
daily-any-level = Any level
daily-field = Daily puzzle in this channel
daily-field-zone = Time zone of this server
daily-zone-unknown = Not set: UTC
daily-is = { $at } · { $topic } · { $level }; the next one comes { $next }
daily-none = This channel has no daily puzzle yet: pick a time as well.
daily-not-here = I’m not allowed to post in this channel on my own, so it can’t have a daily puzzle.
daily-lost = For the moderators: I can’t post the daily puzzle in { $channel } any more: the channel is gone, or I’m not allowed to post there. To turn it on again, pick a time with `/{ command-club-admin }`.
