//! What was acknowledged is there after the process was killed.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use tengen::game::{Game, GameId};
use tengen::store::Store;

use super::{in_runtime, open, play, table};

/// Set in the process that writes until it is killed: the folder of its database.
const WRITER: &str = "TENGEN_TEST_WRITER";

/// Writes many games at once until it is killed, and says of each move when it is kept: game and revision.
/// A test like any other runs nothing here.
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

#[expect(clippy::print_stdout, reason = "the test reads what was kept")]
async fn write_a_game(store: &Store) {
    let kept = |game: &Game| println!("\nkept {} {}", game.id(), game.revision().get());
    let mut game = table(store, "gomoku", 15).await;
    kept(&game);
    // The ninth stone ends the game, so that its events become one record.
    for mv in "A1 A2 B1 B2 C1 C2 D1 D2 E1".split(' ') {
        game = play(store, game, mv).await;
        kept(&game);
    }
}

#[test]
fn what_was_acknowledged_survives_a_kill() {
    for moves_before_the_kill in [1, 40, 97, 230] {
        let folder = tempfile::tempdir().unwrap();
        let mut writer = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "store::crash::writer", "--nocapture"])
            .env(WRITER, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(writer.stdout.take().unwrap()).lines();
        let (mut acknowledged, mut count) = (BTreeMap::new(), 0);
        for line in lines.map(Result::unwrap) {
            // The test runner says words of its own; a last line may be cut off.
            let Some((id, revision)) = line
                .strip_prefix("kept ")
                .and_then(|kept| kept.split_once(' '))
                .and_then(|(id, revision)| Some((id.parse().ok()?, revision.parse::<u32>().ok()?)))
            else {
                continue;
            };
            let newest = acknowledged.entry(GameId::new(id)).or_default();
            *newest = revision.max(*newest);
            count += 1;
            if count == moves_before_the_kill {
                // SIGKILL, while other moves are being written: nothing in the process can tidy up.
                // What it has said before it dies is still to be read.
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
