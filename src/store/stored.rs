//! How values of the domain are stored in properties.

use super::db::stored_as;
use crate::clock::Timestamp;
use crate::game::{Given, Interval, Reason, Zone};
use crate::rules::Rank;

stored_as! {
    Interval, as (Timestamp, Timestamp): |interval| (interval.from, interval.to),
        |(from, to)| (from < to).then_some(Self { from, to });
    Given, as (Timestamp, Timestamp): |time| (time.since, time.until()),
        |(since, until)| Some(Self::between(since, until));
    Zone, as String: |zone| zone.name().to_owned(), |name| Self::parse(&name);
    Rank, as String: Self::to_string, |rank| rank.parse().ok();
    Reason, as String: |reason| reason.as_str().to_owned(), |reason| Self::new(&reason);
}
