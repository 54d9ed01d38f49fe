//! The stored form of values of the domain in properties and in bodies of outbox messages.

use crate::stored_as;
use tengen_club::contest::At;
use tengen_game::clock::Timestamp;
use tengen_game::{Interval, Overdue, Reason, Stakes, TimeLimit, Zone};
use tengen_rules::Rank;

stored_as! {
    Interval, as (Timestamp, Timestamp): |interval| (interval.from, interval.to),
        |(from, to)| (from < to).then_some(Self { from, to });
    TimeLimit, as (Timestamp, Timestamp): |time| (time.since, time.until()),
        |(since, until)| Some(Self::between(since, until));
    Zone, as String: |zone| zone.name().to_owned(), |name| Self::parse(&name);
    Rank, as String: Self::to_string, |rank| rank.parse().ok();
    At, as (u8, (u16, u16)): |at| (at.round, (at.table as u16, at.board as u16)),
        |(round, (table, board))| Some(Self { round, table: table.into(), board: board.into() });
    Reason, as String: |reason| reason.as_str().to_owned(), |reason| Self::new(&reason);
}

/// Types whose variants are stored by a word each.
macro_rules! stored_by_word {
    ($($type:ty: $($variant:ident $word:literal)*;)*) => {
        $crate::stored_as! {
            $($type, as String:
                |value| match value { $(Self::$variant => $word,)* }.to_owned(),
                |word| match &*word { $($word => Some(Self::$variant),)* _ => None };)*
        }
    };
}
pub(crate) use stored_by_word;

stored_by_word! {
    Stakes: Unrated "unrated" Rated "rated";
    Overdue: Loses "lose" WaitingSideChooses "choose";
}
