//! Transactions on trees.

use super::trees::Trees;
use crate::db::counter::Counter;
use crate::db::key::All;
use crate::db::read::Read;
use crate::db::tests::{ALARMS, DUE, LAYOUT};
use crate::db::transaction::{Transaction, Writes};
use tengen_game::PlayerId;
use tengen_game::clock::Timestamp;

const ONE: PlayerId = PlayerId::new(1);
const OTHER: PlayerId = PlayerId::new(2);
const EARLY: Timestamp = Timestamp::from_millis(10);
const LATE: Timestamp = Timestamp::from_millis(20);

fn trees() -> (tempfile::TempDir, Trees) {
    let folder = tempfile::tempdir().unwrap();
    let db = sled::open(folder.path()).unwrap();
    (folder, Trees::open(&LAYOUT, &db).unwrap())
}

fn due(read: &impl Read) -> Vec<PlayerId> {
    let keys = read.keys(DUE, &All);
    keys.map(|key| key.unwrap().1).collect()
}

#[test]
fn entries_come_change_and_go_with_their_row() {
    let (_folder, trees) = trees();
    let round = Writes::default();
    let mut tx = Transaction::new(&trees, &round);
    tx.put(ALARMS, &ONE, &LATE).unwrap();
    tx.put(ALARMS, &OTHER, &EARLY).unwrap();
    assert_eq!(due(&tx), [OTHER, ONE]);
    trees.write(&tx.into_writes()).unwrap();
    assert_eq!(due(&trees), [OTHER, ONE]);
    let mut tx = Transaction::new(&trees, &round);
    tx.put(ALARMS, &ONE, &EARLY).unwrap();
    assert_eq!(due(&tx), [ONE, OTHER]);
    tx.delete(ALARMS, &OTHER).unwrap();
    assert_eq!(due(&tx), [ONE]);
    assert_eq!(due(&trees), [OTHER, ONE], "nothing is written yet");
    trees.write(&tx.into_writes()).unwrap();
    assert_eq!(due(&trees), [ONE]);
}

#[test]
fn each_sees_what_the_round_has_written_before_it() {
    let (_folder, trees) = trees();
    let mut round = Writes::default();
    for expected in 1..=3 {
        let mut tx = Transaction::new(&trees, &round);
        assert_eq!(tx.next_number(Counter::Game).unwrap(), expected);
        assert_eq!(tx.get(ALARMS, &ONE).unwrap().is_some(), expected > 1);
        tx.put(ALARMS, &ONE, &EARLY).unwrap();
        round = tx.into_writes();
    }
}
