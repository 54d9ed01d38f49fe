//! What was acknowledged is there after the process was killed.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use tengen::game::GameId;

use super::{in_runtime, open, play, table};

/// Set in the process that writes until it is killed: the folder of its database.
const WRITER: &str = "TENGEN_TEST_WRITER";

/// Writes game after game and says each one's number when it is kept. A test like any other runs nothing here.
#[test]
fn writer() {
    let Some(folder) = std::env::var_os(WRITER) else {
        return;
    };
    in_runtime(async {
        let store = open(folder.as_ref());
        loop {
            let game = play(&store, table(&store, "territory", 9).await, "D4 E5 F6").await;
            println!("kept {}", game.id());
        }
    });
}

#[test]
fn what_was_acknowledged_survives_a_kill() {
    for kept_before_the_kill in [1, 7, 23] {
        let folder = tempfile::tempdir().unwrap();
        let mut writer = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "store::crash::writer", "--nocapture"])
            .env(WRITER, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(writer.stdout.take().unwrap()).lines();
        let mut acknowledged = 0;
        for line in lines {
            let line = line.unwrap();
            // The test runner writes its own words on the first line.
            let Some((_, number)) = line.split_once("kept ") else {
                continue;
            };
            acknowledged = number.parse().unwrap();
            if acknowledged >= kept_before_the_kill {
                break;
            }
        }
        // SIGKILL: nothing in the process can tidy up.
        writer.kill().unwrap();
        writer.wait().unwrap();
        assert!(
            acknowledged >= kept_before_the_kill,
            "the writer ended by itself"
        );
        in_runtime(async {
            let store = open(folder.path());
            for id in (1..=acknowledged).map(GameId::new) {
                let game = store.game(id).await.unwrap().expect("it was acknowledged");
                assert_eq!(game.moves().len(), 3);
            }
        });
    }
}
