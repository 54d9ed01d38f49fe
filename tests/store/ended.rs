//! Games that ended and puzzles that were solved in a club within a span of time.

use tengen::clock::{Span, Timestamp};
use tengen::game::{Action, Actor, ClubId, Game, GameId, Place, PlayerId, decide};
use tengen::puzzle::{Level, Puzzle, RulePuzzle, RuleTopic};
use tengen::rules::Chance;
use tengen::store::{IdempotencyKey, Posted, PuzzleAction, PuzzleId, Store};

use super::{CHANNEL, KURO, SHIRO, START, append, forget, place, table, with_store, wrong};

const CLUB: ClubId = ClubId::new(1);

fn hours(hours: i64) -> Timestamp {
    START.after(Span::hours(hours))
}

async fn games_ended(store: &Store, (from, until): (i64, i64)) -> Vec<GameId> {
    let found = store.games_ended_in(CLUB, hours(from), hours(until)).await;
    let found = found.unwrap();
    assert_eq!(found.unreadable, []);
    found.games.iter().map(|game| game.id).collect()
}

async fn resign(store: &Store, game: &Game, at: Timestamp) -> Game {
    let event = decide(game, Actor::Player(KURO), Action::Resign, at).unwrap();
    append(store, game, event).await.unwrap()
}

#[test]
fn games_are_found_by_when_they_ended_in_whatever_order_that_was() {
    with_store(async |store| {
        let first = table(&store, "japanese", 9).await;
        let second = table(&store, "japanese", 9).await;
        let _running = table(&store, "japanese", 9).await;
        resign(&store, &second, hours(2)).await;
        resign(&store, &first, hours(5)).await;
        assert_eq!(games_ended(&store, (0, 9)).await, [second.id(), first.id()]);
        // The span includes its first moment, and excludes its last.
        assert_eq!(games_ended(&store, (2, 5)).await, [second.id()]);
        assert_eq!(games_ended(&store, (3, 9)).await, [first.id()]);
        let elsewhere = store
            .games_ended_in(ClubId::new(2), hours(0), hours(9))
            .await;
        assert!(elsewhere.unwrap().games.is_empty());
        assert_eq!(wrong(&store).await, []);
        forget(&store, KURO).await;
        assert_eq!(games_ended(&store, (0, 9)).await.len(), 2);
        assert_eq!(wrong(&store).await, []);
    });
}

fn posted(place: Place, at: Timestamp) -> Posted {
    let mut chance = Chance::new(7);
    let topic = RuleTopic::Liberties;
    let mut made = (0..9).map(|_| RulePuzzle::generate(topic, Level::ALL[0], &mut chance));
    Posted {
        puzzle: Puzzle::Rule(made.find_map(|made| made).unwrap()),
        level: Level::ALL[0],
        by: None,
        place,
        at,
        closes: at.after(Span::days(1)),
        closed: None,
        message: None,
        poster_knows: false,
    }
}

#[test]
fn puzzles_are_counted_for_those_who_have_begun_and_solved_them_then() {
    with_store(async |store| {
        let elsewhere = Place {
            club: Some(ClubId::new(2)),
            ..place(CHANNEL)
        };
        for posted in [
            posted(place(CHANNEL), hours(0)),
            posted(place(CHANNEL), hours(20)),
            posted(elsewhere, hours(20)),
        ] {
            store.post_puzzle(&posted, None).await.unwrap();
        }
        let answers = [
            (1, KURO, PuzzleAction::Right, 1),
            (1, SHIRO, PuzzleAction::Right, 22),
            (2, KURO, PuzzleAction::Right, 23),
            (2, SHIRO, PuzzleAction::Wrong, 23),
            (3, KURO, PuzzleAction::Right, 23),
        ];
        for ((puzzle, player, action, at), cause) in answers.into_iter().zip(1..) {
            let cause = IdempotencyKey(cause);
            let tried = store.note_try(PuzzleId::new(puzzle), player, action, hours(at), cause);
            assert!(tried.await.unwrap().is_some());
        }
        let solved = async |from, until| {
            let solved = store.count_solved_in(CLUB, hours(from), hours(until));
            let solved = solved.await.unwrap();
            solved.into_iter().collect::<Vec<(PlayerId, usize)>>()
        };
        assert_eq!(solved(0, 100).await, [(KURO, 2), (SHIRO, 1)]);
        assert_eq!(solved(2, 100).await, [(KURO, 1), (SHIRO, 1)]);
        assert_eq!(solved(22, 23).await, [(SHIRO, 1)]);
        assert_eq!(solved(25, 100).await, []);
        assert_eq!(wrong(&store).await, []);
        forget(&store, KURO).await;
        assert_eq!(solved(0, 100).await, [(SHIRO, 1)]);
        assert_eq!(wrong(&store).await, []);
    });
}
