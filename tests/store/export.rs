//! Export and import.

use std::io::Write;

use tengen::game::{Action, GameId, MessageId};
use tengen::store::{BoardMessage, Exported, ImportError, MessageRetention, Store, StoreError};

use super::fixture::{counted, counted_with, exported};
use super::property;
use super::{CHANNEL, SHIRO, act, bare, challenge, in_runtime, open, play, table, with_store};

/// The key of the property that [`property::speak_german`] writes.
const LANGUAGE_OF_CHANNEL: &[u8] = b"c\0\0\0\0\0\0\0\x64language";

async fn sample(store: &Store) {
    let finished = play(store, table(store, "territory", 9).await, "D4 E5 pass").await;
    act(store, &finished, SHIRO, Action::Resign).await;
    let running = play(store, table(store, "go-bang", 19).await, "K10 L11").await;
    challenge(store, "atari-go", 9).await;
    let board = BoardMessage {
        channel: CHANNEL,
        message: MessageId::new(987_654_321_987_654_321),
        revision: running.revision(),
    };
    store
        .note_shown(running.id(), board, MessageRetention::Kept, &[])
        .await
        .unwrap();
    property::speak_german(store).await;
}

#[test]
fn what_was_exported_and_imported_is_the_same() {
    with_store(async |store| {
        let other = tempfile::tempdir().unwrap();
        sample(&store).await;
        let text = exported(&store).await;
        let copy = open(other.path());
        copy.import(text.as_bytes()).await.unwrap();
        assert_eq!(exported(&copy).await, text);
        for id in (1..=3).map(GameId::new) {
            assert_eq!(copy.game(id).await.unwrap(), store.game(id).await.unwrap());
        }
        assert_eq!(
            copy.games_of(SHIRO).await.unwrap(),
            store.games_of(SHIRO).await.unwrap()
        );
        assert_eq!(challenge(&copy, "territory", 9).await.id(), GameId::new(4));
    });
}

#[test]
fn an_export_is_only_read_into_an_empty_database() {
    with_store(async |store| {
        sample(&store).await;
        let text = exported(&store).await;
        assert!(matches!(
            store.import(text.as_bytes()).await,
            Err(ImportError::NotEmpty)
        ));
        let other = tempfile::tempdir().unwrap();
        let settled = open(other.path());
        property::speak_german(&settled).await;
        assert!(matches!(
            settled.import(text.as_bytes()).await,
            Err(ImportError::NotEmpty)
        ));
        assert!(property::is_german_spoken(&settled).await);
    });
}

#[test]
fn a_wrong_line_is_named_and_nothing_is_kept() {
    with_store(async |store| {
        let other = tempfile::tempdir().unwrap();
        sample(&store).await;
        let text = exported(&store).await;
        let copy = open(other.path());
        // White's stone on Black's: the rules do not replay it.
        let cheated = text.replace("\"L11\"", "\"K10\"");
        assert_ne!(cheated, text);
        let refused = copy.import(cheated.as_bytes()).await.unwrap_err();
        assert!(
            matches!(refused, ImportError::Line { line: 5, .. }),
            "{refused}"
        );
        let broken = text.replacen("\"boards\"", "\"bored\"", 1);
        let refused = copy.import(broken.as_bytes()).await.unwrap_err();
        assert!(
            matches!(refused, ImportError::Line { line: 6, .. }),
            "{refused}"
        );
        assert!(matches!(
            copy.import(&b"{}\n"[..]).await,
            Err(ImportError::Foreign)
        ));
        assert!(matches!(
            copy.import(&b""[..]).await,
            Err(ImportError::Foreign)
        ));
        assert_eq!(copy.game(GameId::new(1)).await.unwrap(), None);
        copy.import(text.as_bytes()).await.unwrap();
        assert_eq!(exported(&copy).await, text);
    });
}

#[test]
fn an_export_that_was_cut_anywhere_is_refused_and_nothing_is_kept() {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    in_runtime(async {
        let store = open(one.path());
        sample(&store).await;
        let text = exported(&store).await;
        let lines: Vec<_> = text.lines().collect();
        let told = store.export(&mut std::io::sink()).await.unwrap();
        let (games, written) = (3, lines.len() as u64 - 1);
        assert_eq!(
            told,
            Exported {
                games,
                lines: written
            }
        );
        let copy = open(other.path());
        for kept in 1..lines.len() {
            let refused = copy.import(lines[..kept].join("\n").as_bytes()).await;
            assert!(
                matches!(refused, Err(ImportError::Cut)),
                "{kept} lines: {refused:?}"
            );
        }
        // A file without one of its lines, and two files in one.
        let gap = [&lines[..2], &lines[3..]].concat().join("\n");
        let two = format!("{text}{}", lines[1..].join("\n"));
        for wrong in [gap, two] {
            let refused = copy.import(wrong.as_bytes()).await;
            assert!(matches!(refused, Err(ImportError::Cut)), "{refused:?}");
        }
        assert_eq!(copy.game(GameId::new(1)).await.unwrap(), None);
        assert_eq!(copy.import(counted(lines).as_bytes()).await.unwrap(), games);
        assert_eq!(exported(&copy).await, text);
    });
}

/// A file may be forged: a board may follow from a record that is no legal game.
#[test]
fn a_game_in_which_somebody_moves_for_the_other_is_refused_and_so_is_one_that_comes_twice() {
    with_store(async |store| {
        let other = tempfile::tempdir().unwrap();
        sample(&store).await;
        let text = exported(&store).await;
        let move_of = |player: u32| {
            format!(
                r#""by":{{"player":"{player}"}},"kind":{{"played":{{"at":"L11","color":"white""#
            )
        };
        let cheated = text.replace(&move_of(12), &move_of(11));
        assert_ne!(cheated, text);
        let copy = open(other.path());
        let refused = copy.import(cheated.as_bytes()).await.unwrap_err();
        assert!(matches!(refused, ImportError::Line { .. }), "{refused}");
        let is_game = |line: &&str| line.starts_with(r#"{"game""#);
        for game in text.lines().filter(is_game) {
            let refused = copy.import(counted_with(&text, game).as_bytes()).await;
            let said = refused.unwrap_err().to_string();
            assert!(said.contains("came before"), "{said}");
        }
        copy.import(text.as_bytes()).await.unwrap();
    });
}

#[test]
fn a_game_that_cannot_be_read_is_carried_along() {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    in_runtime(async {
        let store = open(one.path());
        sample(&store).await;
        store.close().await.unwrap();
        let first = [1_u64.to_be_bytes().as_slice(), &[0; 4]].concat();
        assert!(bare(one.path()).put("events", first, b"\x01\xff"));
        let store = open(one.path());
        let text = exported(&store).await;
        assert!(text.contains("\"unreadable\""), "{text}");
        let copy = open(other.path());
        copy.import(text.as_bytes()).await.unwrap();
        assert_eq!(exported(&copy).await, text);
        assert!(matches!(
            copy.game(GameId::new(1)).await,
            Err(StoreError::Corrupt { .. })
        ));
    });
}

#[test]
fn boards_and_properties_that_cannot_be_read_are_carried_along() {
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    in_runtime(async {
        let store = open(one.path());
        sample(&store).await;
        store.close().await.unwrap();
        {
            let db = bare(one.path());
            for (tree, key) in [
                ("boards", &2_u64.to_be_bytes()[..]),
                ("properties", LANGUAGE_OF_CHANNEL),
            ] {
                assert!(db.put(tree, key, b"\x01"));
            }
        }
        let store = open(one.path());
        let text = exported(&store).await;
        assert_eq!(text.matches("\"unreadable_row\"").count(), 2, "{text}");
        let copy = open(other.path());
        copy.import(text.as_bytes()).await.unwrap();
        assert_eq!(exported(&copy).await, text);
        assert!(matches!(
            copy.board_message(GameId::new(2)).await,
            Err(StoreError::Unreadable { .. })
        ));
    });
}

#[test]
fn bytes_that_are_carried_along_change_no_other_game_and_none_is_left_out() {
    with_store(async |store| {
        let other = tempfile::tempdir().unwrap();
        sample(&store).await;
        let text = exported(&store).await;
        let first_event_of_the_second = "0000000000000002".to_owned() + "00000000";
        for (table, key, said) in [
            ("events", &*first_event_of_the_second, "belongs elsewhere"),
            ("nonsense", "0000000000000004", "no such table"),
            ("boards", "000000000000000x", "hexadecimal"),
        ] {
            let row = format!(r#"{{"table":"{table}","key":"{key}","value":""}}"#);
            let foisted = format!(r#"{{"unreadable":{{"id":4,"reason":"","rows":[{row}]}}}}"#);
            let copy = open(other.path());
            let refused = copy.import(counted_with(&text, &foisted).as_bytes()).await;
            let refused = refused.unwrap_err().to_string();
            assert!(refused.contains(said), "{refused}");
        }
    });
}

/// A writer for an export that runs a function after the first line.
struct Interrupted<F: FnMut()> {
    text: Vec<u8>,
    meanwhile: Option<F>,
}

impl<F: FnMut()> Write for Interrupted<F> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.text.extend(bytes);
        if bytes.ends_with(b"\n")
            && let Some(mut meanwhile) = self.meanwhile.take()
        {
            meanwhile();
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A backup does not delay players, and contains no partial change.
#[test]
fn games_go_on_while_they_are_exported() {
    with_store(async |store| {
        let other = tempfile::tempdir().unwrap();
        sample(&store).await;
        let running = store.game(GameId::new(2)).await.unwrap().unwrap();
        sample(&store).await;
        let moved = running.revision();
        let now = tokio::runtime::Handle::current();
        let meanwhile = || {
            tokio::task::block_in_place(|| {
                now.block_on(async {
                    play(&store, running.clone(), "M12").await;
                    challenge(&store, "gomoku", 15).await;
                });
            });
        };
        let mut backup = Interrupted {
            text: Vec::new(),
            meanwhile: Some(meanwhile),
        };
        store.export(&mut backup).await.unwrap();
        let copy = open(other.path());
        copy.import(&*backup.text).await.unwrap();
        let kept = copy.game(GameId::new(2)).await.unwrap().unwrap();
        assert_eq!(
            kept.revision().get(),
            moved.get() + 1,
            "it was written after the move"
        );
        assert_eq!(copy.game(GameId::new(7)).await.unwrap(), None);
        assert_eq!(challenge(&copy, "gomoku", 15).await.id(), GameId::new(7));
    });
}
