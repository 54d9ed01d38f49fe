//! Who is forgotten is gone from what was finished, whichever version kept it.

use tengen::game::Phase;

use super::shape::{ROWS_AND_RECORDS, rows, written};
use super::{KURO, in_runtime, open};

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
