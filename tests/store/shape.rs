//! The shape of version 1 is frozen: databases that were written must be read for ever.

use tengen::game::{Action, Life};

use super::{KURO, SHIRO, act, in_runtime, open, play, table};
use crate::support::board::at;

/// One game with all kinds of moves and marks, as it was first exported.
const FIXTURE: &str = include_str!("fixtures/v1.jsonl");
/// The same game as bytes of the database, in hexadecimal digits.
const BYTES: &str = include_str!("fixtures/v1.hex");

#[test]
fn version_one_is_written_as_ever() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = play(
            &store,
            table(&store, "territory", 5).await,
            "B2 A1 D4 pass pass",
        )
        .await;
        let game = act(
            &store,
            &game,
            KURO,
            Action::Mark {
                point: at("A1"),
                life: Life::Dead,
            },
        )
        .await;
        let game = act(&store, &game, SHIRO, Action::Resume).await;
        let game = play(&store, game, "C3 pass pass").await;
        let game = act(&store, &game, KURO, Action::Agree).await;
        act(&store, &game, SHIRO, Action::Agree).await;
        let mut text = Vec::new();
        store.export(&mut text).unwrap();
        assert_eq!(String::from_utf8(text).unwrap(), FIXTURE);
        store.close().await.unwrap();
        let db = sled::open(folder.path()).unwrap();
        let bytes = db
            .open_tree("records")
            .unwrap()
            .get(1_u64.to_be_bytes())
            .unwrap()
            .unwrap();
        let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, BYTES.trim());
    });
}

#[test]
fn a_finished_game_is_small() {
    let bytes = BYTES.trim().len() / 2;
    assert!(bytes < 14 * 20, "{bytes} bytes for 14 events");
}
