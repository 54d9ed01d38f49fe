//! Daily puzzles: due times, and each is stored once.

use tengen::clock::{Span, Timestamp};
use tengen::game::{ChannelId, ClubId, Hour};
use tengen::puzzle::{Level, Puzzle, RulePuzzle, RuleTopic, Topic};
use tengen::rules::Chance;
use tengen::store::{Daily, Envelope, ImportError, NEW_PUZZLE, Posted, PuzzleId, Store};

use super::fixture::{counted_with, exported};
use super::{CHANNEL, START, in_runtime, open, place, with_store};

const OTHER: ChannelId = ChannelId::new(200);

fn daily() -> Daily {
    Daily {
        club: ClubId::new(1),
        hour: Hour::ALL[9],
        topic: Some(Topic::Rule(RuleTopic::Liberties)),
        level: Some(Level::ALL[0]),
        next: START.after(Span::hours(1)),
    }
}

fn anything() -> Daily {
    Daily {
        hour: Hour::ALL[23],
        topic: None,
        level: None,
        next: START,
        ..daily()
    }
}

fn posted() -> Posted {
    let mut chance = Chance::new(7);
    let mut made =
        (0..9).map(|_| RulePuzzle::generate(RuleTopic::Liberties, Level::ALL[0], &mut chance));
    Posted {
        puzzle: Puzzle::Rule(made.find_map(|made| made).unwrap()),
        level: Level::ALL[0],
        by: None,
        place: place(CHANNEL),
        at: START,
        closes: START.after(Span::days(1)),
        closed: None,
        message: None,
        poster_knows: false,
    }
}

/// The outbox messages.
async fn queue(store: &Store) -> Vec<Envelope> {
    let queue = store.queue().await.unwrap().into_iter();
    queue.map(|queued| queued.envelope).collect()
}

fn posting(puzzle: u64) -> Envelope {
    NEW_PUZZLE.to(CHANNEL, PuzzleId::new(puzzle))
}

const FAR: Timestamp = Timestamp::from_millis(4_000_000_000_000);

#[test]
fn what_comes_daily_is_there_after_a_restart_and_in_an_export() {
    let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    in_runtime(async {
        let store = open(old.path());
        store.set_daily(CHANNEL, Some(daily())).await.unwrap();
        store.set_daily(OTHER, Some(anything())).await.unwrap();
        store.close().await.unwrap();
        let store = open(old.path());
        let copy = open(new.path());
        copy.import(exported(&store).await.as_bytes())
            .await
            .unwrap();
        assert_eq!(exported(&copy).await, exported(&store).await);
        for store in [store, copy] {
            assert_eq!(store.daily(CHANNEL).await, Ok(Some(daily())));
            assert_eq!(store.daily(OTHER).await, Ok(Some(anything())));
            assert_eq!(store.dailies_due(START).await, Ok(vec![OTHER]));
            assert_eq!(store.dailies_due(FAR).await, Ok(vec![OTHER, CHANNEL]));
            let all = vec![(CHANNEL, daily()), (OTHER, anything())];
            assert_eq!(store.dailies_of(ClubId::new(1)).await, Ok(all));
            assert_eq!(store.dailies_of(ClubId::new(2)).await, Ok(vec![]));
        }
    });
}

#[test]
fn each_puzzle_is_kept_once_with_its_letter_and_when_the_next_is_due() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        store.set_daily(CHANNEL, Some(daily())).await.unwrap();
        let next = daily().next.after(Span::days(1));
        let first = store.post_daily(daily(), &posted(), next).await;
        assert_eq!(first, Ok(Some(PuzzleId::new(1))));
        // A concurrent tick has read the same row.
        let second = store.post_daily(daily(), &posted(), next).await;
        assert_eq!(second, Ok(None));
        assert_eq!(queue(&store).await, [posting(1)]);
        assert_eq!(store.puzzle(PuzzleId::new(1)).await, Ok(Some(posted())));
        assert_eq!(store.puzzle(PuzzleId::new(2)).await, Ok(None));
        let after = Daily { next, ..daily() };
        store.close().await.unwrap();
        let store = open(folder.path());
        assert_eq!(queue(&store).await, [posting(1)]);
        assert_eq!(store.daily(CHANNEL).await, Ok(Some(after)));
        assert_eq!(store.dailies_due(daily().next).await, Ok(vec![]));
        assert_eq!(store.dailies_due(next).await, Ok(vec![CHANNEL]));
        // Of the unsent puzzles, the newest is sent.
        let later = store.post_daily(after, &posted(), FAR).await;
        assert_eq!(later, Ok(Some(PuzzleId::new(2))));
        assert_eq!(queue(&store).await, [posting(2)]);
        // It has no author to refer to, and is closed like others.
        assert_eq!(store.puzzles_due(posted().closes).await.unwrap().len(), 2);
    });
}

#[test]
fn where_none_comes_any_more_none_is_due_and_none_goes_out() {
    with_store(async |store| {
        for channel in [CHANNEL, OTHER] {
            store.set_daily(channel, Some(daily())).await.unwrap();
            let place = place(channel);
            let posted = Posted { place, ..posted() };
            let kept = store.post_daily(daily(), &posted, FAR).await.unwrap();
            assert!(kept.is_some());
        }
        store.set_daily(CHANNEL, None).await.unwrap();
        assert_eq!(store.daily(CHANNEL).await, Ok(None));
        assert_eq!(store.dailies_due(FAR).await, Ok(vec![OTHER]));
        let other = NEW_PUZZLE.to(OTHER, PuzzleId::new(2));
        assert_eq!(queue(&store).await, [other]);
        assert_eq!(store.post_daily(daily(), &posted(), FAR).await, Ok(None));
        // A change leaves no entry with the older time.
        store.set_daily(OTHER, Some(anything())).await.unwrap();
        assert_eq!(store.dailies_due(FAR).await, Ok(vec![OTHER]));
        assert_eq!(store.dailies_due(START).await, Ok(vec![OTHER]));
    });
}

#[test]
fn an_import_refuses_what_can_not_come_daily() {
    with_store(async |store| {
        let new = tempfile::tempdir().unwrap();
        store.set_daily(CHANNEL, Some(daily())).await.unwrap();
        let export = exported(&store).await;
        let copy = open(new.path());
        for (right, forged) in [
            (r#""hour":9"#, r#""hour":24"#),
            (r#""topic":"liberties""#, r#""topic":"chess""#),
            (r#""level":1"#, r#""level":6"#),
        ] {
            assert!(export.contains(right), "{right} in {export}");
            let forged = export.replacen(right, forged, 1);
            let refused = copy.import(forged.as_bytes()).await;
            assert!(
                matches!(refused, Err(ImportError::Line { line: 2, .. })),
                "{right}: {refused:?}"
            );
        }
        let line = export.lines().nth(1).unwrap();
        let twice = counted_with(&export, line);
        let refused = copy.import(twice.as_bytes()).await;
        assert!(
            matches!(refused, Err(ImportError::Line { line: 3, .. })),
            "{refused:?}"
        );
        assert_eq!(copy.dailies_due(FAR).await, Ok(vec![]));
    });
}
