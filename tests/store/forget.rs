//! A forgotten player disappears from finished games.

use tengen::game::{Action, Actor, PlayerId, Ruling, decide};
use tengen::store::{OutboxMessage, Property};

use super::fixture::rows;
use super::{
    KURO, SHIRO, act, append, challenge, forget, in_runtime, many_moves, open, play, table,
    with_store,
};
use tengen::bot::games::outbox::REMINDER;

/// Closed challenges, rulings, pending outbox messages, plans and settings name players, too.
#[test]
fn a_player_who_is_forgotten_is_named_nowhere_and_told_nothing_any_more() {
    with_store(async |store| {
        let declined = challenge(&store, "japanese", 9).await;
        let declined = act(&store, &declined, SHIRO, Action::Decline).await;
        assert_eq!(store.games_naming(SHIRO).await.unwrap(), [declined.id()]);
        assert!(store.games_of(SHIRO).await.unwrap().is_empty());
        assert!(store.finished_games_of(SHIRO, 9).await.unwrap().is_empty());
        let running = table(&store, "japanese", 9).await;
        let notice = REMINDER.to(SHIRO, running.revision());
        store.write(running.id(), notice).await.unwrap();
        let next = tengen::clock::Timestamp::from_millis(1);
        store.summarize(SHIRO, next).await.unwrap();
        let name: Property<_, String> = Property::new("name");
        let shiro = name.assign(SHIRO, &"shiro".to_owned());
        store.assign(&[shiro]).await.unwrap();
        let theirs = |queue: Vec<OutboxMessage>| {
            let addressees = queue.iter().map(|queued| queued.envelope.addressee);
            addressees.filter(|one| *one == Some(SHIRO)).count()
        };
        assert_eq!(theirs(store.queue().await.unwrap()), 2);
        for id in store.games_naming(SHIRO).await.unwrap() {
            store.forget_in(id, SHIRO).await.unwrap();
        }
        store.forget(SHIRO).await.unwrap();
        assert_eq!(theirs(store.queue().await.unwrap()), 0);
        assert_eq!(store.summary(SHIRO).await.unwrap(), None);
        assert_eq!(store.property(name, SHIRO).await.unwrap(), None);
        assert_eq!(store.games_naming(SHIRO).await.unwrap(), []);
        for id in [declined.id(), running.id()] {
            let game = store.game(id).await.unwrap().unwrap();
            assert!(!game.events().iter().any(|event| event.names(SHIRO)));
        }
        // The other player still finds them.
        assert_eq!(store.games_naming(KURO).await.unwrap().len(), 2);
    });
}

/// A game of many rows is rewritten, without a rest of the old rows.
#[test]
fn a_player_who_is_forgotten_is_in_no_row_of_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let moderator = PlayerId::new(19);
    in_runtime(async {
        let store = open(folder.path());
        let game = play(&store, table(&store, "japanese", 9).await, &many_moves()).await;
        let rule = Action::Rule {
            ruling: Ruling::BothLose,
            reason: None,
        };
        let now = game.events().last().unwrap().at;
        let event = decide(&game, Actor::Moderator(moderator), rule, now).unwrap();
        let over = append(&store, &game, event).await.unwrap();
        assert_eq!(store.finished_games_of(moderator, 9).await.unwrap(), []);
        for player in [KURO, SHIRO, moderator] {
            assert_eq!(store.games_naming(player).await.unwrap(), [over.id()]);
            assert_eq!(forget(&store, player).await, 1);
            assert_eq!(store.games_naming(player).await.unwrap(), []);
            let game = store.game(over.id()).await.unwrap().unwrap();
            assert_eq!(game.events().len(), over.events().len());
            assert!(!game.events().iter().any(|event| event.names(player)));
        }
        store.close().await.unwrap();
        let rows = rows(folder.path(), &["events"]);
        assert!(rows.lines().count() > 1, "{rows}");
    });
}

/// Otherwise the database would hold each player of each game twice.
#[test]
fn a_player_who_has_a_game_in_a_list_is_not_kept_as_merely_named_in_it() {
    let folder = tempfile::tempdir().unwrap();
    in_runtime(async {
        let store = open(folder.path());
        let offered = challenge(&store, "gomoku", 15).await;
        let running = table(&store, "gomoku", 15).await;
        let ended = table(&store, "gomoku", 15).await;
        act(&store, &ended, KURO, Action::Resign).await;
        let declined = challenge(&store, "gomoku", 15).await;
        act(&store, &declined, SHIRO, Action::Decline).await;
        store.close().await.unwrap();
        let named = rows(folder.path(), &["naming"]);
        for (game, count) in [(&offered, 0), (&running, 0), (&ended, 0), (&declined, 2)] {
            let number = format!("{:016x}", game.id().get());
            let found = named.lines().filter(|line| line.contains(&number));
            assert_eq!(found.count(), count, "{}: {named}", game.id());
        }
    });
}
