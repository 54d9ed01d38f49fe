//! Acknowledged writes survive a kill of the process.
//!
//! sled flushes its buffer whenever a transaction begins, so among many writes only the last one needs the store's
//! flush: hence one writer here continues, and the other stops writing.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tengen::clock::Span;
use tengen::game::{Game, GameId};
use tengen::store::{NEW_SUMMARY, Store};

use super::{SHIRO, START, challenge, in_runtime, its_server, open, play, property, table};
use tengen::bot::games::outbox::REMINDER;

/// The variable for the process that writes until it is killed: the folder of its database.
const WRITER: &str = "TENGEN_TEST_WRITER";

/// Writes many games concurrently until it is killed, and prints game and revision of each stored move.
/// Without the variable it does nothing.
#[test]
fn writer() {
    let Some(folder) = std::env::var_os(WRITER) else {
        return;
    };
    in_runtime(async {
        let store = open(folder.as_ref());
        let mut tasks = tokio::task::JoinSet::new();
        for _ in 0..8 {
            let store = store.clone();
            tasks.spawn(async move {
                loop {
                    write_a_game(&store).await;
                }
            });
        }
        tasks.join_all().await;
    });
}

/// Stores one challenge, a setting, a reminder, two heartbeats, and a sent summary, prints each, and writes nothing
/// more until it is killed. Without the variable it does nothing.
#[test]
#[expect(clippy::print_stdout, reason = "the test reads what was kept")]
fn silent_writer() {
    let Some(folder) = std::env::var_os(WRITER) else {
        return;
    };
    in_runtime(async {
        let store = open(folder.as_ref());
        let game = challenge(&store, "gomoku", 15).await;
        println!("\nkept {} {}", game.id(), game.revision().get());
        wait_for_the_parent();
        property::speak_german(&store).await;
        println!("\nkept the language");
        wait_for_the_parent();
        let reminder = REMINDER.to(SHIRO, game.revision());
        store.write(game.id(), reminder).await.unwrap();
        let queue = store.queue().await.unwrap();
        store.delete_sent(&queue[0]).await.unwrap();
        println!("\nkept the reminder");
        wait_for_the_parent();
        store.beat(START).await.unwrap();
        println!("\nkept the heartbeat");
        wait_for_the_parent();
        store
            .stay_awake(START.after(Span::minutes(1)))
            .await
            .unwrap();
        println!("\nkept the next one");
        wait_for_the_parent();
        let summary = NEW_SUMMARY.to(SHIRO, ());
        store.write(GameId::NONE, summary).await.unwrap();
        let queue = store.queue().await.unwrap();
        store.delete_sent(&queue[0]).await.unwrap();
        println!("\nkept that the summary was sent");
        wait_for_the_parent();
    });
}

fn wait_for_the_parent() {
    std::io::stdin().read_line(&mut String::new()).unwrap();
}

#[expect(clippy::print_stdout, reason = "the test reads what was kept")]
async fn write_a_game(store: &Store) {
    let print_kept = |game: &Game| println!("\nkept {} {}", game.id(), game.revision().get());
    let mut game = table(store, "gomoku", 15).await;
    print_kept(&game);
    // The ninth stone ends the game, so that its events become one record.
    for mv in "A1 A2 B1 B2 C1 C2 D1 D2 E1".split(' ') {
        game = play(store, game, mv).await;
        print_kept(&game);
    }
}

/// This test binary again, with only the writer called `name`.
fn start(name: &str, folder: &Path) -> Child {
    let (_, module) = module_path!().split_once("::").unwrap();
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", &format!("{module}::{name}"), "--nocapture"])
        .env(WRITER, folder)
        .envs(its_server())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// The game and the revision of a writer's line; none for other lines, and for a last line that is cut off.
fn parse_line(line: &str) -> Option<(GameId, u32)> {
    let (id, revision) = line.strip_prefix("kept ")?.split_once(' ')?;
    Some((GameId::new(id.parse().ok()?), revision.parse().ok()?))
}

#[test]
fn what_was_acknowledged_amid_other_writes_survives_a_kill() {
    for moves_before_the_kill in [1, 40, 97, 230] {
        let folder = tempfile::tempdir().unwrap();
        let mut writer = start("writer", folder.path());
        let lines = BufReader::new(writer.stdout.take().unwrap()).lines();
        let (mut acknowledged, mut count) = (BTreeMap::new(), 0);
        for (id, revision) in lines.filter_map(|line| parse_line(&line.unwrap())) {
            let newest = acknowledged.entry(id).or_default();
            *newest = revision.max(*newest);
            count += 1;
            if count == moves_before_the_kill {
                // The process is killed by SIGKILL. Its output before that can still be read.
                writer.kill().unwrap();
            }
        }
        writer.wait().unwrap();
        assert!(count >= moves_before_the_kill, "the writer ended by itself");
        in_runtime(async {
            let store = open(folder.path());
            for (id, revision) in acknowledged {
                let game = store.game(id).await.unwrap().expect("it was acknowledged");
                assert!(game.revision().get() >= revision, "game {id}");
            }
        });
    }
}

#[test]
fn the_last_write_before_a_silence_survives_a_kill() {
    let said = [
        "kept the language",
        "kept the reminder",
        "kept the heartbeat",
        "kept the next one",
        "kept that the summary was sent",
    ];
    for more in 0..=said.len() {
        let folder = tempfile::tempdir().unwrap();
        let mut writer = start("silent_writer", folder.path());
        let mut lines = BufReader::new(writer.stdout.take().unwrap()).lines();
        let game = lines.find_map(|line| parse_line(&line.unwrap())).unwrap();
        assert_eq!(game, (GameId::new(1), 1));
        for said in &said[..more] {
            writer.stdin.as_mut().unwrap().write_all(b"\n").unwrap();
            assert!(lines.any(|line| line.unwrap() == *said));
        }
        writer.kill().unwrap();
        writer.wait().unwrap();
        in_runtime(async {
            let store = open(folder.path());
            assert!(store.game(GameId::new(1)).await.unwrap().is_some());
            assert_eq!(property::is_german_spoken(&store).await, more > 0);
            let queue = store.queue().await.unwrap();
            assert_eq!(queue, [], "nobody is reminded again");
            let heartbeats = [None, Some(START), Some(START.after(Span::minutes(1)))];
            let last = store.heartbeat().await.unwrap();
            assert_eq!(last, heartbeats[more.saturating_sub(2).min(2)]);
        });
    }
}
