//! A change is repeated if another process has changed the rows that it read: only the second attempt counts.

use tengen::game::{Action, Actor, decide};
use tengen::store::{AppendError, Change, Fault, Faults, IdempotencyKey, Origin};

use super::{
    CHANNEL, KURO, SHIRO, START, act, append, challenge, in_runtime, open_failing, play, table,
    wrong,
};
use tengen::bot::games::outbox::KEEP_OPEN;

#[test]
fn what_is_made_twice_is_there_once() {
    let folder = tempfile::tempdir().unwrap();
    let faults = Faults::default();
    faults.set(Fault::Conflicts);
    in_runtime(async {
        let store = open_failing(folder.path(), &faults);
        let game = play(&store, table(&store, "territory", 9).await, "D4 E5 pass").await;
        assert_eq!(game.events().len(), 5);
        let over = act(&store, &game, SHIRO, Action::Resign).await;
        assert_eq!(store.game(game.id()).await.unwrap(), Some(over));
        // Numbers are assigned once, and causes are stored once.
        assert_eq!(challenge(&store, "gomoku", 15).await.id().get(), 2);
        let change = Change {
            queue: vec![KEEP_OPEN.to(CHANNEL, ())],
            cause: Some(IdempotencyKey(9)),
            ..Change::default()
        };
        let offered = game.events()[..1].to_vec();
        let third = store.create(offered, change, Origin::New).await.unwrap();
        assert_eq!(third.id().get(), 3);
        assert_eq!(store.queue().await.unwrap().len(), 1);
        store.summarize(KURO, START).await.unwrap();
        store.beat(START).await.unwrap();
        let later = START.after(tengen::clock::Span::hours(1));
        assert!(store.beat(later).await.unwrap().is_some());
        assert_eq!(store.outages().await.unwrap().len(), 1);
        assert_eq!(wrong(&store).await, []);
        // A refusal is not repeated.
        let now = game.events().last().unwrap().at;
        let late = decide(&game, Actor::Player(SHIRO), Action::Resign, now).unwrap();
        let refused = append(&store, &game, late).await;
        assert!(
            matches!(refused, Err(AppendError::Stale { .. })),
            "{refused:?}"
        );
    });
}
