//! Reviews on disk: stored with the game, and part of exports.

use tengen::engine::review::{Judge, Measure, Mistake, Reading, Review};
use tengen::rules::Move;
use tengen::store::{ImportError, StoreError};

use super::fixture::exported;
use super::{KURO, SHIRO, bare, forget, in_runtime, open, table, with_store};
use crate::support::board::at;

/// The frozen shape of [`review`].
const FROZEN: &str = "010003000100290101010f000101003c1d0a020446616b65";

fn review() -> Review {
    let reading = |value, best| Reading { value, best };
    Review {
        judge: Judge::InsteadOf("Fake".to_owned()),
        measure: Measure::HalfPoints,
        readings: vec![
            reading(0, Some(Move::Play(at("D3")))),
            reading(-1, Some(Move::Pass)),
            reading(-8, None),
        ],
        mistakes: vec![Mistake {
            number: 1,
            better: Move::Play(at("D4")),
            played: -15,
            possible: 5,
        }],
    }
}

#[test]
fn a_review_is_there_after_a_restart_and_stays_when_its_players_are_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = table(&store, "territory", 9).await;
        assert_eq!(store.review(game.id()).await, Ok(None));
        store.save_review(game.id(), &review()).await.unwrap();
        store.close().await.unwrap();
        let store = open(folder.path());
        assert_eq!(store.review(game.id()).await, Ok(Some(review())));
        for player in [KURO, SHIRO] {
            forget(&store, player).await;
        }
        // It names no player, and the record stays, too.
        assert_eq!(store.review(game.id()).await, Ok(Some(review())));
    });
}

#[test]
fn an_export_carries_reviews_along() {
    with_store(async |store| {
        let other = tempfile::tempdir().unwrap();
        let game = table(&store, "territory", 9).await;
        store.save_review(game.id(), &review()).await.unwrap();
        let text = exported(&store).await;
        let shape = concat!(
            r#"{"row":{"table":"reviews","key":["1"],"value":{"judge":{"instead_of":"Fake"},"measure":"half_points","#,
            r#""mistakes":[{"better":{"play":"D4"},"number":1,"played":-15,"possible":5}],"#,
            r#""readings":[[0,{"play":"D3"}],[-1,"pass"],[-8,null]]}}}"#,
        );
        assert!(text.lines().any(|line| line == shape), "{text}");
        let copy = open(other.path());
        // A move beyond the end of the game, an invalid name of a judge, and a missing game.
        for (from, to) in [
            ("\"number\":1", "\"number\":3"),
            ("\"Fake\"", "\"@everyone\""),
            ("\"reviews\",\"key\":[\"1\"]", "\"reviews\",\"key\":[\"7\"]"),
        ] {
            let wrong = text.replace(from, to);
            assert_ne!(wrong, text);
            let refused = copy.import(wrong.as_bytes()).await.unwrap_err();
            assert!(matches!(refused, ImportError::Line { .. }), "{refused}");
        }
        copy.import(text.as_bytes()).await.unwrap();
        assert_eq!(exported(&copy).await, text);
        assert_eq!(copy.review(game.id()).await, Ok(Some(review())));
    });
}

#[test]
fn the_shape_of_reviews_is_frozen() {
    let folder = tempfile::tempdir().unwrap();
    let game = in_runtime(async {
        let store = open(folder.path());
        let game = table(&store, "territory", 9).await;
        store.save_review(game.id(), &review()).await.unwrap();
        store.close().await.unwrap();
        game
    });
    {
        let db = bare(folder.path());
        let (found, kept) = db.rows("reviews").remove(0);
        assert_eq!(found, game.id().get().to_be_bytes());
        let digits: String = kept.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(digits, FROZEN);
        let mut damaged = kept;
        damaged.push(0);
        assert!(db.put("reviews", found, &damaged));
    }
    in_runtime(async {
        let store = open(folder.path());
        let unreadable = StoreError::Unreadable { what: "a review" };
        assert_eq!(store.review(game.id()).await, Err(unreadable));
    });
}
