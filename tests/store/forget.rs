//! Who is forgotten is gone from what was finished, whichever version kept it.

use tengen::game::{Action, Phase};

use super::shape::{ROWS_2, ROWS_AND_RECORDS, rows, written};
use super::{KURO, SHIRO, act, in_runtime, open};

/// Whom nobody is to find any more is not to be found in a record of an earlier program's either.
#[test]
fn who_is_forgotten_is_in_no_row_of_a_game_that_was_packed() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path(), ROWS_AND_RECORDS);
    in_runtime(async {
        let store = open(folder.path());
        let finished = store.finished_of(KURO, usize::MAX).await.unwrap();
        assert!(!finished.is_empty());
        assert_eq!(store.forget(KURO).await.unwrap(), finished.len());
        for &id in &finished {
            let game = store.game(id).await.unwrap().unwrap();
            assert!(matches!(game.phase(), Phase::Finished(_)));
            assert!(!game.events().iter().any(|event| event.names(KURO)));
        }
        store.close().await.unwrap();
        let records = rows(folder.path(), &["records"]);
        for id in finished {
            let row = format!("records {:016x}", id.get());
            assert!(!records.contains(&row), "{records}");
        }
    });
}

/// Version 2 had a row for every event: none of them is left beside those that take their place.
#[test]
fn a_game_that_was_begun_in_shorter_rows_is_read_when_somebody_of_it_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path(), ROWS_2);
    in_runtime(async {
        let store = open(folder.path());
        let mut ended = Vec::new();
        for id in store.games_of(KURO).await.unwrap() {
            let game = store.game(id).await.unwrap().unwrap();
            if game.phase() == Phase::Playing {
                let over = act(&store, &game, SHIRO, Action::Resign).await;
                ended.push((id, over.events().len()));
            }
        }
        assert!(ended.iter().any(|(_, events)| *events > 2), "{ended:?}");
        store.forget(KURO).await.unwrap();
        for (id, events) in ended {
            let game = store.game(id).await.unwrap().unwrap();
            assert_eq!(game.events().len(), events);
            assert!(!game.events().iter().any(|event| event.names(KURO)));
        }
    });
}
