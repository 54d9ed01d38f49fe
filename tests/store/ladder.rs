//! Ladders on disk: their rows, and the effect of a game's end.

use tengen::clock::Span;
use tengen::game::{Action, ClubId, Game, MessageId, PlayerId};
use tengen::ladder::{ClubLadder, Moved, NotJoined, Refusal};
use tengen::store::{
    Change, Creation, IdempotencyKey, LADDER, LADDER_MESSAGE, LadderError, NewGame, Store, Subject,
};

use super::activity::{is_kept, naming};
use super::{CHANNEL, KURO, SHIRO, START, act, forget, table, with_store};

const AKA: PlayerId = PlayerId::new(13);
const CLUB: ClubId = ClubId::new(1);

/// A ladder with kuro, shiro and aka, in this order.
async fn standing(store: &Store) -> Game {
    let game = table(store, "japanese", 9).await;
    let new = ClubLadder::new(CLUB, *game.terms());
    let made = store.create_activity(CHANNEL, new.clone(), 1).await;
    assert_eq!(made.unwrap(), Creation::New);
    let taken = store.create_activity(CHANNEL, new, 1).await.unwrap();
    assert_eq!(taken, Creation::Taken);
    let joined = store.change_activity::<ClubLadder>(CHANNEL, |ladder| {
        for player in [KURO, SHIRO, AKA] {
            ladder.ladder.join(player, START)?;
        }
        Ok(Vec::new())
    });
    joined.await.unwrap();
    game
}

/// The challenge of a pair, for a game that begins as `game` has.
async fn challenge(
    store: &Store,
    game: &Game,
    pair: (PlayerId, PlayerId),
) -> Result<Game, LadderError> {
    let change = Change {
        cause: Some(IdempotencyKey(7)),
        ..Change::default()
    };
    let new = NewGame {
        events: game.events().to_vec(),
        change,
    };
    let challenged = store.challenge_on_ladder(CHANNEL, pair.0, pair.1, Vec::new(), new, START);
    challenged.await
}

/// A game of the ladder between shiro, who has challenged, and kuro.
async fn challenged(store: &Store) -> Game {
    let game = standing(store).await;
    challenge(store, &game, (SHIRO, KURO)).await.unwrap()
}

/// A ladder with every field filled, and its outbox messages.
pub(super) async fn ladder(store: &Store) {
    let game = challenged(store).await;
    act(store, &game, KURO, Action::Resign).await;
    let filled = store.change_activity::<ClubLadder>(CHANNEL, move |ladder| {
        ladder.message = Some(MessageId::new(8));
        ladder.resigning = vec![(SHIRO, game.id())];
        let stays = ladder.latest[0];
        let mut late = stays;
        late.moved = Moved::Out(KURO, Some((SHIRO, 1)));
        let mut unmoved = stays;
        unmoved.moved = Moved::Nobody;
        ladder.latest.extend([late, unmoved]);
        let mut running = ladder.ladder.clone();
        running.add_challenge(tengen::game::GameId::new(77), AKA, KURO, START);
        ladder.ladder = running;
        Ok(Vec::new())
    });
    filled.await.unwrap();
}

async fn stored(store: &Store) -> ClubLadder {
    store
        .activity::<ClubLadder>(CHANNEL)
        .await
        .unwrap()
        .unwrap()
}

#[test]
fn a_ladder_is_there_after_a_restart_and_in_an_export() {
    is_kept::<ClubLadder>(ladder);
}

#[test]
fn the_end_of_a_game_changes_places_in_its_transaction() {
    with_store(async |store| {
        let game = challenged(&store).await;
        let due = START.after(Span::days(14));
        assert_eq!(
            store.activities_due::<ClubLadder>(due).await.unwrap(),
            [CHANNEL],
            "aka is new"
        );
        act(&store, &game, KURO, Action::Resign).await;
        let after = stored(&store).await;
        let order: Vec<_> = after.ladder.rungs().iter().map(|rung| rung.who).collect();
        assert_eq!(order, [SHIRO, KURO, AKA]);
        assert!(after.ladder.running().is_empty());
        assert_eq!(after.latest[0].moved, Moved::Up(SHIRO, 1));
        let queue = store.queue().await.unwrap().into_iter();
        let shown = queue.filter(|queued| queued.subject == Subject::Channel(CHANNEL));
        let shown: Vec<_> = shown.map(|queued| queued.envelope).collect();
        assert_eq!(shown, [LADDER_MESSAGE.to(CHANNEL, ())], "once");
        let ended = store
            .end_activity::<ClubLadder>(CHANNEL, |_| Ok(()))
            .await
            .unwrap();
        assert_eq!(ended, after);
        assert_eq!(
            store.end_activity::<ClubLadder>(CHANNEL, |_| Ok(())).await,
            Err(LadderError::Missing)
        );
        assert_eq!(naming::<ClubLadder>(&store, AKA).await, []);
    });
}

#[test]
fn a_player_who_is_forgotten_is_off_it_and_nameless_in_what_was_played() {
    with_store(async |store| {
        let game = challenged(&store).await;
        act(&store, &game, KURO, Action::Resign).await;
        forget(&store, SHIRO).await;
        let after = stored(&store).await;
        assert!(!after.names().any(|player| player == SHIRO));
        let Moved::Up(nobody, 1) = after.latest[0].moved else {
            panic!("{:?}", after.latest);
        };
        assert!(nobody.is_nobody());
        assert_eq!(naming::<ClubLadder>(&store, SHIRO).await, []);
    });
}

#[test]
fn a_player_who_has_joined_does_not_join_again_and_nothing_is_written() {
    with_store(async |store| {
        standing(&store).await;
        let before = stored(&store).await;
        let again = store.change_activity::<ClubLadder>(CHANNEL, |ladder| {
            ladder.leave(AKA);
            ladder.ladder.join(SHIRO, START)?;
            Ok(Vec::new())
        });
        let there = NotJoined::AlreadyThere(2);
        assert_eq!(again.await, Err(there.into()));
        assert_eq!(stored(&store).await, before);
    });
}

#[test]
fn what_is_refused_and_what_comes_twice_makes_no_game() {
    with_store(async |store| {
        let game = challenged(&store).await;
        let noted = store.property(LADDER, game.id()).await.unwrap();
        assert_eq!(noted, Some(CHANNEL));
        let before = stored(&store).await;
        let playing = challenge(&store, &game, (SHIRO, KURO)).await;
        assert_eq!(playing, Err(Refusal::Playing.into()));
        let repeated = challenge(&store, &game, (AKA, SHIRO)).await;
        assert_eq!(repeated, Err(LadderError::Repeated));
        assert_eq!(stored(&store).await, before);
    });
}

#[test]
fn a_change_that_changes_nothing_is_not_told() {
    with_store(async |store| {
        standing(&store).await;
        let before = store.queue().await.unwrap();
        let same = store.change_activity::<ClubLadder>(CHANNEL, |ladder| {
            ladder.leave(PlayerId::new(99));
            Ok(Vec::new())
        });
        same.await.unwrap();
        assert_eq!(store.queue().await.unwrap(), before);
    });
}
