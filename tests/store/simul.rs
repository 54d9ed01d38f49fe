//! Simultaneous games on disk: their rows, and the effect of a game's end.

use tengen::clock::{Span, Timestamp};
use tengen::game::{Action, ChannelId, ClubId, Game, GameId, MessageId, PlayerId, TimeLimit};
use tengen::simul::{End, Odds, Refusal, Setup, Simul, SimulBoard};
use tengen::store::{
    Change, Creation, Envelope, IdempotencyKey, NewGame, SIMUL, SIMUL_MESSAGE, SIMUL_OVER,
    SimulError, Store, Subject,
};

use super::activity::{is_kept, naming};
use super::fixture::Fixture;
use super::{CHANNEL, KURO, SHIRO, START, act, forget, table, terms, with_store};

const AKA: PlayerId = PlayerId::new(13);
const CLUB: ClubId = ClubId::new(1);

const FIXTURE: Fixture = Fixture {
    name: "simul",
    trees: &["meta", "counters", "simuls", "outbox"],
};

fn hour(number: i64) -> Timestamp {
    START.after(Span::hours(number))
}

/// Kuro offers three boards.
fn new() -> Simul {
    let setup = Setup {
        terms: terms("japanese", 9),
        odds: Odds::ByRank,
        most: 3,
        open: TimeLimit::between(START, hour(48)),
    };
    Simul::new(CLUB, KURO, setup, START)
}

/// The board of `who`, whose game begins as `game` has.
async fn take(store: &Store, game: &Game, who: PlayerId, cause: u64) -> Result<Game, SimulError> {
    let change = Change {
        cause: Some(IdempotencyKey(cause)),
        ..Change::default()
    };
    let new = NewGame {
        events: game.events().to_vec(),
        change,
    };
    store.take_board(CHANNEL, who, new, START).await
}

/// A simul of kuro's with a board for shiro; a game outside of it that begins in the same way, and shiro's game.
async fn start(store: &Store) -> (Game, Game) {
    let game = table(store, "japanese", 9).await;
    let made = store.create_activity(CHANNEL, new(), 1).await;
    assert_eq!(made.unwrap(), Creation::New);
    let own = take(store, &game, SHIRO, 7).await.unwrap();
    (game, own)
}

/// Simultaneous games with every field filled, and their outbox messages.
async fn simul(store: &Store) {
    let mut simul = new();
    simul.message = Some(MessageId::new(8));
    simul.changed = hour(3);
    let ends = [Some(End::Won), Some(End::Lost), None];
    simul.boards = (21..)
        .zip(ends)
        .map(|(number, end)| SimulBoard {
            player: PlayerId::new(number),
            game: GameId::new(number),
            end,
        })
        .collect();
    let made = store.create_activity(CHANNEL, simul.clone(), 2).await;
    assert_eq!(made.unwrap(), Creation::New);
    simul.setup.odds = Odds::Even;
    simul.message = None;
    simul.is_closed = true;
    for (board, end) in simul
        .boards
        .iter_mut()
        .zip([End::Draw, End::Void, End::Won])
    {
        board.end = Some(end);
    }
    let elsewhere = ChannelId::new(101);
    let made = store.create_activity(elsewhere, simul, 2).await;
    assert_eq!(made.unwrap(), Creation::New);
    for kind in [SIMUL_MESSAGE, SIMUL_OVER] {
        let there = Subject::Channel(CHANNEL);
        store.write(there, kind.to(CHANNEL, ())).await.unwrap();
    }
}

async fn stored(store: &Store) -> Simul {
    store.activity::<Simul>(CHANNEL).await.unwrap().unwrap()
}

/// The outbox messages of the simultaneous games.
async fn queued(store: &Store) -> Vec<Envelope> {
    let queue = store.queue().await.unwrap().into_iter();
    let queue = queue.filter(|queued| queued.subject == Subject::Channel(CHANNEL));
    queue.map(|queued| queued.envelope).collect()
}

#[test]
fn version_one_is_written_and_read_as_ever() {
    FIXTURE.is_written_by(simul);
    FIXTURE.is_read();
}

#[test]
fn they_are_there_after_a_restart_and_in_an_export() {
    is_kept::<Simul>(async |store| drop(start(store).await));
}

#[test]
fn the_end_of_a_game_is_noted_in_its_transaction_and_the_last_one_is_told() {
    with_store(async |store| {
        let (_, own) = start(&store).await;
        let noted = store.property(SIMUL, own.id()).await.unwrap();
        assert_eq!(noted, Some(CHANNEL));
        store.close_simul(CHANNEL).await.unwrap();
        assert!(!stored(&store).await.is_over());
        act(&store, &own, SHIRO, Action::Resign).await;
        let after = stored(&store).await;
        assert_eq!(after.boards[0].end, Some(End::Won));
        assert!(after.is_over());
        let told = [SIMUL_MESSAGE, SIMUL_OVER].map(|kind| kind.to(CHANNEL, ()));
        assert_eq!(queued(&store).await, told);
        // The club no longer has them, and may have others.
        assert!(store.activities_in::<Simul>(CLUB).await.unwrap().is_empty());
        let others = store.create_activity(CHANNEL, new(), 1).await;
        assert_eq!(others.unwrap(), Creation::New);
        assert!(stored(&store).await.boards.is_empty());
    });
}

#[test]
fn what_nobody_has_taken_ends_without_a_word() {
    with_store(async |store| {
        store.create_activity(CHANNEL, new(), 1).await.unwrap();
        assert!(
            store
                .activities_due::<Simul>(hour(47))
                .await
                .unwrap()
                .is_empty()
        );
        assert_eq!(
            store.activities_due::<Simul>(hour(48)).await.unwrap(),
            [CHANNEL]
        );
        let closed = store.close_simul(CHANNEL).await.unwrap();
        assert!(closed.is_over());
        assert_eq!(
            queued(&store).await,
            [SIMUL_MESSAGE.to(CHANNEL, ())],
            "nothing is news"
        );
        let gone = closed.retention_end().unwrap();
        let early = gone.after(Span::hours(-1));
        store.drop_simul(CHANNEL, early).await.unwrap();
        assert_eq!(
            store.activity::<Simul>(CHANNEL).await.unwrap(),
            Some(closed)
        );
        store.drop_simul(CHANNEL, gone).await.unwrap();
        assert_eq!(store.activity::<Simul>(CHANNEL).await.unwrap(), None);
        let missing = store.close_simul(CHANNEL).await;
        assert_eq!(missing, Err(SimulError::Missing));
    });
}

#[test]
fn what_is_refused_and_what_comes_twice_makes_no_game() {
    with_store(async |store| {
        let (game, own) = start(&store).await;
        let before = stored(&store).await;
        let second = take(&store, &game, SHIRO, 8).await;
        let refused = SimulError::Refused(Refusal::Taken(own.id()));
        assert_eq!(second, Err(refused));
        let repeated = take(&store, &game, AKA, 7).await;
        assert_eq!(repeated, Err(SimulError::Repeated));
        assert_eq!(stored(&store).await, before);
    });
}

#[test]
fn a_player_who_is_forgotten_is_nameless_there() {
    with_store(async |store| {
        let (_, own) = start(&store).await;
        act(&store, &own, SHIRO, Action::Resign).await;
        forget(&store, SHIRO).await;
        let after = stored(&store).await;
        assert!(after.boards[0].player.is_nobody());
        assert!(!after.is_closed);
        assert_eq!(naming::<Simul>(&store, SHIRO).await, []);
        forget(&store, KURO).await;
        let after = stored(&store).await;
        assert!(after.master.is_nobody() && after.is_over());
        assert_eq!(naming::<Simul>(&store, KURO).await, []);
    });
}
