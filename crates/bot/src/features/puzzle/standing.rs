//! Results of a club's puzzles: computed from the attempts on each request.

use std::cmp::Ordering;

use crate::clock::{Span, Timestamp};
use crate::game::{Place, PlayerId, Zone};
use crate::i18n::{Text, say};
use crate::kit::failure::Failure;
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::puzzle::{Change, RATED_FROM, RatedAttempt, Rating, Standings, Success, Topic};
use crate::store::{Attempt, AttemptStage, PuzzleId, Record, StoreError};

/// A club's standings.
pub(crate) type Club = Standings<PlayerId, PuzzleId>;

/// Everybody's results in puzzles of the club of `place` about `topic`, or about any; days are those of `zone`.
pub(crate) async fn standings(
    services: &Services,
    place: Place,
    topic: Option<Topic>,
    zone: Zone,
) -> Result<Club, Failure> {
    let store = services.store.clone();
    let read = async move {
        let records = store.puzzle_records(place).await?;
        let about = |record: &Record| topic.is_none_or(|topic| record.topic == topic);
        let asked = records.iter().filter(|record| about(record));
        Ok::<_, StoreError>(Club::of(asked.map(|record| attempts(record, zone))))
    };
    let read = services.cpu.read(read).await;
    Ok(read.ok_or(Refusal::Trouble)??)
}

/// The change of rating by the first answer of `player` to the puzzle.
pub(crate) async fn rating_change(
    services: &Services,
    place: Place,
    player: PlayerId,
    puzzle: PuzzleId,
) -> Option<Change> {
    let store = services.store.clone();
    let read = async move {
        let records = store.puzzle_records(place).await?;
        let tried = records.iter().map(|record| attempts(record, Zone::UTC));
        Ok::<_, StoreError>(Club::change(tried, player, puzzle))
    };
    let read = services.cpu.read(read).await?;
    let read = read.inspect_err(|error| tracing::error!(%error, "could not read the standings"));
    read.ok()?
}

fn attempts(record: &Record, zone: Zone) -> RatedAttempt<PlayerId, PuzzleId> {
    let at = record.attempt.since;
    RatedAttempt {
        who: record.player,
        puzzle: record.puzzle,
        topic: record.topic,
        level: Some(record.level),
        at: at.as_millis(),
        day: day(at, zone),
        success: match record.attempt {
            Attempt {
                stage: AttemptStage::Solved,
                tries: 1,
                ..
            } => Success::AtOnce,
            Attempt {
                stage: AttemptStage::Solved,
                ..
            } => Success::Later,
            _ => Success::NotYet,
        },
    }
}

/// The day of `at` in `zone`, counted from 1970.
pub(crate) fn day(at: Timestamp, zone: Zone) -> i32 {
    let shown = at.after(zone.offset(at)).as_millis();
    let day = shown.div_euclid(Span::days(1).as_millis());
    i32::try_from(day).unwrap_or(i32::MAX)
}

/// A rating as text, with a question mark while it is a guess.
pub(crate) fn rating_text(rating: Rating) -> String {
    let mark = if rating.is_provisional() { "?" } else { "" };
    format!("{}{mark}", rating.rounded())
}

/// The text about a changed rating.
pub(crate) fn change_text(change: Change) -> Text {
    match change.tried.cmp(&RATED_FROM) {
        Ordering::Less => say::standing::rating_after(RATED_FROM - change.tried),
        Ordering::Equal => say::standing::rating(rating_text(change.after)),
        Ordering::Greater => {
            say::standing::change(rating_text(change.before), rating_text(change.after))
        }
    }
}
