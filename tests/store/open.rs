//! Opening: newer, damaged and incomplete databases.

use tengen::game::GameId;
use tengen::store::{OpenError, StoreError};

use crate::support::log::{Line, Log};

use super::{KURO, bare, challenge, in_runtime, many_moves, open, open_error, play, table};

/// The key of the first game's first row.
fn first_row() -> Vec<u8> {
    let (game, first) = (1_u64.to_be_bytes(), 0_u32.to_be_bytes());
    [&game[..], &first].concat()
}

#[test]
fn a_database_of_a_newer_program_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    bare(folder.path()).put("meta", "schema", &99_u32.to_be_bytes());
    in_runtime(async {
        let refused = open_error(folder.path());
        assert!(
            matches!(
                refused,
                OpenError::TooNew {
                    found: 99,
                    known: 1,
                    ..
                }
            ),
            "{refused}"
        );
    });
}

#[test]
fn a_damaged_game_is_named_and_the_others_go_on() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        play(&store, table(&store, "territory", 9).await, "D4").await;
        let whole = challenge(&store, "gomoku", 15).await;
        store.close().await.unwrap();
        assert!(bare(folder.path()).put("events", first_row(), b"\x01damaged"));
        let store = open(folder.path());
        let refused = store.game(GameId::new(1)).await.unwrap_err();
        assert!(matches!(&refused, StoreError::Corrupt { game, .. } if *game == GameId::new(1)));
        assert_eq!(store.game(whole.id()).await.unwrap(), Some(whole.clone()));
        assert_eq!(
            store.games_of(KURO).await.unwrap(),
            [GameId::new(1), whole.id()]
        );
    });
}

#[test]
fn a_damaged_game_is_logged_when_derived_rows_are_made_again() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        play(&store, table(&store, "territory", 9).await, "D4").await;
        store.close().await.unwrap();
        assert!(bare(folder.path()).put("events", first_row(), b"\x01damaged"));
        bare(folder.path()).put("meta", "derived", b"\x63");
        let log = Log::default();
        let listening = log.listen();
        let store = open(folder.path());
        drop(listening);
        let lines = log.take();
        let says = |line: &Line| {
            line.message.contains("could not read a game") && line.fields == " game=1"
        };
        assert!(lines.iter().any(says), "{lines:?}");
        assert_eq!(store.games_of(KURO).await.unwrap(), [GameId::new(1)]);
    });
}

#[test]
fn a_missing_event_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = table(&store, "territory", 9).await;
        play(&store, game, &many_moves()).await;
        store.close().await.unwrap();
        assert!(bare(folder.path()).take("events", first_row()));
        let refused = open(folder.path()).game(GameId::new(1)).await.unwrap_err();
        assert!(
            refused.to_string().contains("an event is missing"),
            "{refused}"
        );
    });
}

#[test]
fn an_import_that_was_killed_leaves_an_empty_database() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        challenge(&store, "gomoku", 15).await;
        store.close().await.unwrap();
        bare(folder.path()).put("meta", "importing", &[]);
        let store = open(folder.path());
        assert_eq!(store.game(GameId::new(1)).await.unwrap(), None);
        assert_eq!(store.games_of(KURO).await.unwrap(), []);
        assert_eq!(challenge(&store, "gomoku", 15).await.id(), GameId::new(1));
    });
}

#[test]
fn a_copy_that_was_broken_off_is_not_opened_as_if_it_were_whole() {
    let folder = tempfile::tempdir().unwrap();
    bare(folder.path()).put("meta", "schema", &1_u32.to_be_bytes());
    bare(folder.path()).put("meta", "copying", &[]);
    in_runtime(async {
        let refused = open_error(folder.path());
        assert!(matches!(refused, OpenError::Unfinished(_)), "{refused}");
        assert!(refused.to_string().contains("tengen migrate"), "{refused}");
    });
}
