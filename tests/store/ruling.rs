//! The shape of a ruling with its reason.

use tengen::game::{Action, Actor, PlayerId, Reason, Ruling, decide};

use super::shape::{TREES, exported, rows, written};
use super::{START, append, in_runtime, open, table};

/// A game that a moderator has ended, with the reason.
const RULING: &str = include_str!("fixtures/ruling.jsonl");
const RULING_ROWS: &str = include_str!("fixtures/ruling.hex");

/// A ruling in version 4 has a reason; those from before have none, and are read as ever.
#[test]
fn rulings_with_a_reason_are_written_and_read_as_ever() {
    let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    in_runtime(async {
        let store = open(new.path());
        let game = table(&store, "japanese", 5).await;
        let rule = Action::Rule {
            ruling: Ruling::BothLose,
            reason: Reason::new("Art. 13: не по правилам"),
        };
        let judge = Actor::Moderator(PlayerId::new(19));
        let event = decide(&game, judge, rule, START).unwrap();
        let game = append(&store, &game, event).await.unwrap();
        assert_eq!(exported(&store), RULING);
        store.close().await.unwrap();
        assert_eq!(rows(new.path(), &TREES), RULING_ROWS);
        written(old.path(), RULING_ROWS);
        let store = open(old.path());
        assert_eq!(exported(&store), RULING);
        assert_eq!(store.game(game.id()).await.unwrap(), Some(game));
    });
}
