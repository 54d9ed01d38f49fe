//! Notes at the moves of games, on disk: stored with the game, part of exports, and deleted with their author.

use tengen::clock::Timestamp;
use tengen::game::{GameId, Marks, Note, NoteMark, NoteText, Spot, Visibility};
use tengen::rules::Move;
use tengen::store::{ImportError, NoteKept, Store, StoreError};

use super::fixture::exported;
use super::{KURO, SHIRO, bare, forget, in_runtime, open, table, with_store};
use crate::support::board::at;

/// The frozen shape of [`note`].
const FROZEN: &str = "0101d00f02020029010d776879206e6f740a686572653f023c005002014101";

fn note(visibility: Visibility) -> Note {
    let marks = [
        (at("D4"), NoteMark::Triangle),
        (at("E5"), NoteMark::Letter('A')),
    ];
    Note {
        at: Timestamp::from_millis(1_000),
        spot: Spot::from_parts(2, vec![Move::Play(at("D3")), Move::Pass]).unwrap(),
        text: NoteText::new("why not\nhere?").unwrap(),
        marks: Marks::new(marks.to_vec()).unwrap(),
        visibility,
    }
}

async fn keep_notes(store: &Store, game: GameId) {
    for (player, visibility) in [(KURO, Visibility::Public), (SHIRO, Visibility::Private)] {
        let kept = store.save_note(game, player, note(visibility)).await;
        assert_eq!(kept, Ok(NoteKept::Kept));
    }
}

#[test]
fn notes_are_there_after_a_restart_and_each_goes_with_its_author() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let game = table(&store, "territory", 9).await.id();
        let other = table(&store, "territory", 9).await.id();
        keep_notes(&store, game).await;
        store.close().await.unwrap();
        let store = open(folder.path());
        let found = store.notes(game).await.unwrap();
        let told: Vec<_> = found
            .iter()
            .map(|(player, notes)| (*player, notes.iter().cloned().collect::<Vec<_>>()))
            .collect();
        assert_eq!(
            told,
            [
                (KURO, vec![note(Visibility::Public)]),
                (SHIRO, vec![note(Visibility::Private)])
            ]
        );
        assert_eq!(store.notes(other).await, Ok(Vec::new()));
        assert_eq!(store.notes_by(KURO).await.unwrap()[0].0, game);
        forget(&store, KURO).await;
        let left = store.notes(game).await.unwrap();
        assert!(left.len() == 1 && left[0].0 == SHIRO);
    });
}

#[test]
fn two_of_one_moment_are_told_apart_and_the_last_one_takes_the_row_along() {
    with_store(async |store| {
        let game = table(&store, "territory", 9).await.id();
        let words = |text: &str| Note {
            text: NoteText::new(text).unwrap(),
            ..note(Visibility::Private)
        };
        // The second one with the same text counts as a repeated request.
        for text in ["one", "one", "two"] {
            store.save_note(game, KURO, words(text)).await.unwrap();
        }
        let times = [1_000, 1_001].map(Timestamp::from_millis);
        let found = store.notes(game).await.unwrap();
        assert!(found[0].1.iter().map(|note| note.at).eq(times));
        assert_eq!(
            store.publish_note(game, KURO, times[1]).await,
            Ok(Some(NoteKept::Kept))
        );
        assert_eq!(store.publish_note(game, KURO, times[1]).await, Ok(None));
        assert_eq!(store.publish_note(game, SHIRO, times[0]).await, Ok(None));
        assert_eq!(store.notes(game).await.unwrap()[0].1.comments(), 1);
        for (at, is_there) in [(times[0], true), (times[0], false), (times[1], true)] {
            assert_eq!(store.remove_note(game, KURO, at).await, Ok(is_there));
        }
        assert_eq!(store.notes(game).await, Ok(Vec::new()));
    });
}

#[test]
fn an_export_carries_notes_along() {
    with_store(async |store| {
        let other = tempfile::tempdir().unwrap();
        let game = table(&store, "territory", 9).await.id();
        keep_notes(&store, game).await;
        let text = exported(&store).await;
        let copy = open(other.path());
        for (from, to) in [
            ("\"letter\":\"A\"", "\"letter\":\"<\""),
            ("\"notes\",\"key\":[\"1\"", "\"notes\",\"key\":[\"7\""),
        ] {
            let wrong = text.replace(from, to);
            assert_ne!(wrong, text);
            let refused = copy.import(wrong.as_bytes()).await.unwrap_err();
            assert!(matches!(refused, ImportError::Line { .. }), "{refused}");
        }
        copy.import(text.as_bytes()).await.unwrap();
        assert_eq!(exported(&copy).await, text);
        assert_eq!(copy.notes(game).await, store.notes(game).await);
    });
}

#[test]
fn the_shape_of_notes_is_frozen() {
    let folder = tempfile::tempdir().unwrap();
    let game = in_runtime(async {
        let store = open(folder.path());
        let game = table(&store, "territory", 9).await.id();
        let kept = store.save_note(game, KURO, note(Visibility::Public)).await;
        assert_eq!(kept, Ok(NoteKept::Kept));
        store.close().await.unwrap();
        game
    });
    {
        let db = bare(folder.path());
        let (found, kept) = db.rows("notes").remove(0);
        let digits: String = kept.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(digits, FROZEN);
        let mut damaged = kept;
        damaged.push(0);
        assert!(db.put("notes", found, &damaged));
    }
    in_runtime(async {
        let store = open(folder.path());
        let what = "the notes of a member";
        assert_eq!(
            store.notes(game).await,
            Err(StoreError::Unreadable { what })
        );
    });
}
