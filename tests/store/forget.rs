//! Who is forgotten is gone from what was finished, whichever version kept it.

use tengen::game::{Action, Phase, PlayerId};
use tengen::store::{Letter, Matter, Notice};

use super::shape::{ROWS_2, ROWS_AND_RECORDS, rows, written};
use super::{KURO, SHIRO, act, challenge, forget, in_runtime, open, table};

/// Whom nobody is to find any more is not to be found in a record of an earlier program's either.
#[test]
fn who_is_forgotten_is_in_no_row_of_a_game_that_was_packed() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path(), ROWS_AND_RECORDS);
    in_runtime(async {
        let store = open(folder.path());
        let finished = store.finished_of(KURO, usize::MAX).await.unwrap();
        assert!(!finished.is_empty());
        assert!(forget(&store, KURO).await >= finished.len());
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

/// Challenges that came to nothing name people too, and so do rulings, letters that wait, plans and settings.
#[test]
fn who_is_forgotten_is_named_nowhere_and_told_nothing_any_more() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let declined = challenge(&store, "japanese", 9).await;
        let declined = act(&store, &declined, SHIRO, Action::Decline).await;
        assert_eq!(store.games_naming(SHIRO).await.unwrap(), [declined.id()]);
        assert!(store.games_of(SHIRO).await.unwrap().is_empty());
        assert!(store.finished_of(SHIRO, 9).await.unwrap().is_empty());
        let running = table(&store, "japanese", 9).await;
        let notice = Matter::Notice {
            revision: running.revision(),
            player: SHIRO,
            notice: Notice::Reminder,
        };
        store.write(running.id(), notice).await.unwrap();
        let next = tengen::clock::Timestamp::from_millis(1);
        store.summarize(SHIRO, next).await.unwrap();
        let name = "name/12".to_owned();
        store.set_setting(&name, "shiro").await.unwrap();
        let theirs = |letters: Vec<Letter>| {
            let told = letters.into_iter().filter(|letter| match letter.matter {
                Matter::Notice { player, .. } | Matter::Summary { player } => player == SHIRO,
                _ => false,
            });
            told.count()
        };
        assert_eq!(theirs(store.letters().await.unwrap()), 2);
        for id in store.games_naming(SHIRO).await.unwrap() {
            store.forget_in(id, SHIRO).await.unwrap();
        }
        store.forget(SHIRO, vec![name.clone()]).await.unwrap();
        assert_eq!(theirs(store.letters().await.unwrap()), 0);
        assert_eq!(store.summary(SHIRO).await.unwrap(), None);
        assert_eq!(store.setting(&name).await.unwrap(), None);
        assert_eq!(store.games_naming(SHIRO).await.unwrap(), []);
        for id in [declined.id(), running.id()] {
            let game = store.game(id).await.unwrap().unwrap();
            assert!(!game.events().iter().any(|event| event.names(SHIRO)));
        }
        // Who was not forgotten still finds them.
        assert_eq!(store.games_naming(KURO).await.unwrap().len(), 2);
    });
}

/// Earlier programs led nobody from a person to a game that only names them.
#[test]
fn who_is_only_named_in_games_of_an_earlier_program_is_found_and_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path(), ROWS_AND_RECORDS);
    let moderator = PlayerId::new(19);
    in_runtime(async {
        let store = open(folder.path());
        assert!(store.finished_of(moderator, 9).await.unwrap().is_empty());
        let ruled = store.games_naming(moderator).await.unwrap();
        assert!(!ruled.is_empty());
        assert_eq!(forget(&store, moderator).await, ruled.len());
        assert_eq!(store.games_naming(moderator).await.unwrap(), []);
        for id in ruled {
            let game = store.game(id).await.unwrap().unwrap();
            assert!(!game.events().iter().any(|event| event.names(moderator)));
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
        forget(&store, KURO).await;
        for (id, events) in ended {
            let game = store.game(id).await.unwrap().unwrap();
            assert_eq!(game.events().len(), events);
            assert!(!game.events().iter().any(|event| event.names(KURO)));
        }
    });
}
