//! Rounds of writes, and writes after a failure.

use std::fs::File;

use tokio::sync::oneshot;

use super::queue::MOST_BACKGROUND;
use super::*;
use crate::db::key::{All, Key};
use crate::db::read::Read as _;
use crate::db::table::Table;
use crate::db::tests::{ALARMS, LAYOUT, TIMES};
use crate::db::transaction::Writes;
use tengen_game::PlayerId;
use tengen_game::clock::Timestamp;

const NOW: Timestamp = Timestamp::from_millis(0);

/// The channel of a change's answer.
type Answer = oneshot::Receiver<Result<(), StoreError>>;

/// A change that is known by its number when it is made.
fn numbered(priority: Priority, number: u64) -> WriteRequest {
    let change = move |tx: &mut Transaction<'_>| {
        tx.put(ALARMS, &PlayerId::new(number), &NOW)?;
        Ok(Verdict::Counts)
    };
    let (request, _) = WriteRequest::new(priority, Durability::Visible, Box::new(change));
    request
}

/// The numbers of a round.
fn numbers(trees: &Trees, round: Vec<WriteRequest>) -> Vec<u64> {
    let none = Writes::default();
    let number = |mut request: WriteRequest| {
        let mut tx = Transaction::new(trees, &none);
        assert!(request.make(&mut tx));
        let key = tx.keys(ALARMS, &All).next();
        key.unwrap().unwrap().get()
    };
    round.into_iter().map(number).collect()
}

#[test]
fn whoever_waits_comes_before_what_is_due_and_that_comes_in_parts() {
    let folder = tempfile::tempdir().unwrap();
    let trees = Trees::open(&LAYOUT, &sled::open(folder.path()).unwrap()).unwrap();
    let mut queue = Queue::default();
    for number in 0..MOST_BACKGROUND as u64 + 2 {
        queue.add(numbered(Priority::Background, 100 + number));
    }
    queue.add(numbered(Priority::Interactive, 7));
    let first = numbers(&trees, queue.next_round());
    assert_eq!(first[..3], [7, 100, 101]);
    assert_eq!(first.len(), 1 + MOST_BACKGROUND);
    assert_eq!(numbers(&trees, queue.next_round()), [132, 133]);
    assert!(queue.next_round().is_empty());
}

/// A database in `folder`, of which `file` is made durable.
fn disk(folder: &Path, file: &Path) -> Disk {
    let config = sled::Config::new().path(folder).flush_every_ms(None);
    let db = config.open().unwrap();
    Disk {
        trees: Trees::open(&LAYOUT, &db).unwrap(),
        db,
        file: Arc::new(File::open(file).unwrap()),
        lock: Arc::default(),
        faults: Faults::default(),
    }
}

/// A change that puts a durable row under `key` into `table`.
fn put<K: Key + Send + 'static>(table: Table<K, Timestamp>, key: K) -> (WriteRequest, Answer) {
    let change = move |tx: &mut Transaction<'_>| {
        tx.put(table, &key, &NOW)?;
        Ok(Verdict::Counts)
    };
    WriteRequest::new(Priority::Interactive, Durability::Durable, Box::new(change))
}

/// Checks that nothing is written any more, and that all `answers` say so.
#[track_caller]
fn assert_poisoned(disk: &Disk, failure: &Failure, answers: impl IntoIterator<Item = Answer>) {
    let (later, told_later) = put(ALARMS, PlayerId::new(9));
    let waiting = disk.write(vec![later], failure);
    assert!(waiting.is_empty(), "nobody waits for the disk in vain");
    assert!(!disk.trees.has(ALARMS, &PlayerId::new(9)).unwrap());
    for mut answer in answers.into_iter().chain([told_later]) {
        let outcome = answer.try_recv().unwrap();
        assert!(
            matches!(outcome, Err(StoreError::Poisoned(_))),
            "{outcome:?}"
        );
    }
}

#[test]
fn after_a_write_that_has_failed_nothing_is_written_or_called_durable_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let disk = disk(folder.path(), &folder.path().join("db"));
    let failure = Failure::default();
    let (first, mut told_first) = put(ALARMS, PlayerId::new(1));
    let waiting = disk.write(vec![first], &failure);
    assert!(told_first.try_recv().is_err(), "it is not durable yet");
    disk.sync(waiting, &failure);
    assert_eq!(told_first.try_recv().unwrap(), Ok(()));
    let (second, told_second) = put(ALARMS, PlayerId::new(2));
    let waiting = disk.write(vec![second], &failure);
    // The engine cannot write into a table that is gone.
    assert!(disk.db.drop_tree(TIMES.name()).unwrap());
    let (third, told_third) = put(TIMES, NOW);
    assert!(disk.write(vec![third], &failure).is_empty());
    // Nobody knows whether earlier writes can still be made durable.
    disk.sync(waiting, &failure);
    assert_poisoned(&disk, &failure, [told_second, told_third]);
}

/// Without a durable file, it is unknown what the system has written.
#[cfg(target_os = "linux")]
#[test]
fn after_a_file_that_was_not_made_durable_nothing_is_written_any_more() {
    let folder = tempfile::tempdir().unwrap();
    // It opens, and cannot be synced.
    let disk = disk(folder.path(), Path::new("/dev/null"));
    let failure = Failure::default();
    let (first, told_first) = put(ALARMS, PlayerId::new(1));
    let waiting = disk.write(vec![first], &failure);
    disk.sync(waiting, &failure);
    assert_poisoned(&disk, &failure, [told_first]);
}

#[test]
fn the_first_reason_for_which_nothing_is_written_stands() {
    let failure = Failure::default();
    for reason in ["no room", "no database"] {
        let refused = failure.note(reason.to_owned());
        assert_eq!(refused, Err(StoreError::Poisoned("no room".to_owned())));
    }
}
