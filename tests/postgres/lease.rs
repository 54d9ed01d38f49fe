//! Leases of several processes on one server, and what is written under one that has moved on.

use std::path::Path;
use std::sync::Arc;

use tengen::clock::Span;
use tengen::game::{Action, Actor, Game, decide};
use tengen::rules::Move;
use tengen::store::{
    AppendError, BOARD, Change, Faults, IdempotencyKey, Server, Source, Store, StoreError, Work,
};

use super::{CHANNEL, KURO, after, in_runtime, server, server_at, table};
use crate::support::board::at;
use tengen::bot::games::outbox::{KEEP_OPEN, MOVED};

const RANGE: Work = Work::Range(3);

/// A process on the database that stands for this folder; `chance` tells processes from each other.
async fn process(path: &Path, chance: f64) -> Store {
    let server = Server {
        chance: Arc::new(move || chance),
        ..server_at(server::url(path))
    };
    Store::connect(&server, Faults::default()).await.unwrap()
}

/// Runs a test with two processes on one server, where there is one.
pub(super) fn with_two<T: Future<Output = ()>>(test: impl FnOnce(Store, Store) -> T) {
    if !server::is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let (one, other) = (
            process(folder.path(), 0.25).await,
            process(folder.path(), 0.5).await,
        );
        test(one, other).await;
    });
}

/// The game after a move.
fn moved_on(game: &Game) -> Game {
    let now = game.events().last().unwrap().at.after(Span::seconds(1));
    let action = Action::Move(Move::Play(at("D4")));
    let event = decide(game, Actor::Player(KURO), action, now).unwrap();
    after(game, &[event])
}

#[test]
fn a_lease_is_one_processs_until_it_is_taken_or_given_back() {
    with_two(async |one, other| {
        let lease = one.take_lease(RANGE, None).await.unwrap().unwrap();
        assert_eq!(other.take_lease(RANGE, None).await.unwrap(), None);
        let holder = |signs: tengen::store::Signs| signs.leases;
        let held = holder(other.signs().await.unwrap());
        assert_eq!(held, [(RANGE, Some(one.process()))]);
        one.give_lease_back(lease).await.unwrap();
        assert_eq!(holder(other.signs().await.unwrap()), [(RANGE, None)]);
        let next = other.take_lease(RANGE, None).await.unwrap().unwrap();
        assert_ne!(next, lease);
        // What was given back can not be given back for somebody else.
        one.give_lease_back(lease).await.unwrap();
        let held = holder(one.signs().await.unwrap());
        assert_eq!(held, [(RANGE, Some(other.process()))]);
    });
}

#[test]
fn of_a_process_that_has_ended_nothing_is_left_and_its_work_can_be_taken() {
    with_two(async |one, other| {
        for _ in 0..3 {
            one.give_sign().await.unwrap();
        }
        other.give_sign().await.unwrap();
        one.take_lease(RANGE, None).await.unwrap().unwrap();
        let signs = other.signs().await.unwrap();
        assert_eq!(signs.processes, [(one.process(), 3), (other.process(), 1)]);
        other.end_process(one.process()).await.unwrap();
        let signs = other.signs().await.unwrap();
        assert_eq!(signs.processes, [(other.process(), 1)]);
        assert_eq!(signs.leases, [(RANGE, None)]);
    });
}

#[test]
fn what_is_written_under_a_lease_that_has_moved_on_is_refused_whole() {
    with_two(async |one, other| {
        let game = table(&one, "japanese", 9).await;
        let stalled = one.take_lease(RANGE, None).await.unwrap().unwrap();
        let stalled = one.under(stalled);
        let moved = moved_on(&game);
        let change = || Change {
            queue: vec![BOARD.to(CHANNEL, moved.revision())],
            ..Change::silent(&moved)
        };
        let holder = Some(one.process());
        let lease = other.take_lease(RANGE, holder).await.unwrap().unwrap();
        let refused = stalled.append(&game, moved.clone(), change()).await;
        assert_eq!(refused.unwrap_err(), AppendError::Store(StoreError::Fenced));
        let kept = other.game(game.id()).await.unwrap().unwrap();
        assert_eq!(kept.revision(), game.revision());
        let before = other.queue().await.unwrap().len();
        // What somebody has asked the stalled process for is nobody else's work.
        let lively = other.under(lease);
        lively.append(&game, moved.clone(), change()).await.unwrap();
        assert_eq!(other.queue().await.unwrap().len(), before + 1);
        let queued = other.queue().await.unwrap().remove(before);
        assert_eq!(stalled.delete_sent(&queued).await, Err(StoreError::Fenced));
        assert_eq!(other.queue().await.unwrap().len(), before + 1);
        lively.delete_sent(&queued).await.unwrap();
        assert_eq!(other.queue().await.unwrap().len(), before);
    });
}

#[test]
fn what_another_process_answers_or_may_have_sent_is_looked_for_first() {
    with_two(async |one, other| {
        let game = table(&one, "japanese", 9).await;
        let moved = moved_on(&game);
        let change = Change {
            queue: vec![BOARD.to(CHANNEL, moved.revision())],
            cause: Some(IdempotencyKey(99)),
            ..Change::silent(&moved)
        };
        let game = one.append(&game, moved, change).await.unwrap();
        let source = async |store: &Store| store.queue().await.unwrap().pop().unwrap().source;
        assert_eq!(source(&one).await, Source::Present);
        assert_eq!(source(&other).await, Source::Past);
        // Nobody's answer tells a message that nobody has asked for.
        let strip = KEEP_OPEN.to(CHANNEL, ());
        one.write(game.id(), strip).await.unwrap();
        assert_eq!(source(&other).await, Source::Present);
        // But who held the range before may have sent it.
        let lease = other.take_lease(RANGE, None).await.unwrap().unwrap();
        let queued = other.queue().await.unwrap().pop().unwrap();
        assert_eq!(queued.under(&lease).source, Source::Past);
        one.write(game.id(), MOVED.to(CHANNEL, ())).await.unwrap();
        let queued = other.queue().await.unwrap().pop().unwrap();
        assert_eq!(queued.under(&lease).source, Source::Present);
    });
}
