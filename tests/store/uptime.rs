//! The bot's downtimes.

use tengen::clock::Span;
use tengen::store::Outage;

use super::{START, in_runtime, open, with_store};

#[test]
fn a_gap_between_two_heartbeats_is_an_outage() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let at = |minutes| START.after(Span::minutes(minutes));
        assert_eq!(store.beat(at(0)).await.unwrap(), None);
        assert_eq!(store.beat(at(1)).await.unwrap(), None);
        store.close().await.unwrap();
        let store = open(folder.path());
        let outage = Outage {
            from: at(1),
            until: at(61),
        };
        assert_eq!(store.beat(at(61)).await.unwrap(), Some(outage));
        assert_eq!(store.beat(at(62)).await.unwrap(), None);
        assert_eq!(store.outages().await.unwrap(), [outage]);
    });
}

#[test]
fn two_minutes_are_no_outage_and_neither_is_a_clock_set_back() {
    with_store(async |store| {
        let at = |minutes| START.after(Span::minutes(minutes));
        for minutes in [10, 12, 5, 7] {
            assert_eq!(store.beat(at(minutes)).await.unwrap(), None);
        }
        assert_eq!(store.outages().await.unwrap(), []);
    });
}

#[test]
fn outages_of_more_than_a_year_ago_are_forgotten() {
    with_store(async |store| {
        for days in [0, 1, 2, 400] {
            store.beat(START.after(Span::days(days))).await.unwrap();
        }
        let kept = store.outages().await.unwrap();
        assert_eq!(kept.len(), 1);
        assert_eq!(kept[0].from, START.after(Span::days(2)));
    });
}

#[test]
fn a_clock_that_is_set_back_cuts_the_outage_in_which_it_is_and_takes_back_those_to_come() {
    for is_awake in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        in_runtime(async {
            let store = open(folder.path());
            let at = |minutes| START.after(Span::minutes(minutes));
            for minutes in [0, 60, 61, 120] {
                store.beat(at(minutes)).await.unwrap();
            }
            let outage = |from, until| Outage {
                from: at(from),
                until: at(until),
            };
            let kept = [outage(0, 60), outage(61, 120)];
            assert_eq!(store.outages().await.unwrap(), kept);
            for (now, left) in [
                (90, [0, 60, 61, 90].as_slice()),
                (61, &[0, 60]),
                (20, &[0, 20]),
            ] {
                if is_awake {
                    store.stay_awake(at(now)).await.unwrap()
                } else {
                    assert_eq!(store.beat(at(now)).await.unwrap(), None)
                }
                let left: Vec<_> = left
                    .chunks(2)
                    .map(|ends| outage(ends[0], ends[1]))
                    .collect();
                assert_eq!(store.outages().await.unwrap(), left, "at {now}");
            }
        });
    }
}

#[test]
fn the_database_tells_how_large_it_is() {
    with_store(async |store| {
        store.make_durable().await.unwrap();
        assert!(store.size().await.unwrap() > 0);
    });
}
