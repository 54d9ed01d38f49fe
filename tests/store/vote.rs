//! Votes on moves: one for each member, as long as the vote is open.

use tengen::clock::Span;
use tengen::game::{GameId, PlayerId};
use tengen::rules::Move;
use tengen::store::{Assignment, Cast, CastResult, Property, RuledOut, Store, Timer, Turn, Vote};

use super::{CHANNEL, KURO, SHIRO, START, table, with_store};
use crate::support::board::at;
use tengen::bot::games::votes::{AWAY, VOTE, VOTED};

const OPEN: Property<GameId, i64> = Property::new("ballot");
const GAME: GameId = GameId::new(1);
const TURN: Turn = Turn::new(5);
const NEXT: Turn = Turn::new(6);

fn is_open() -> Assignment {
    OPEN.assign(GAME, &5)
}

fn cast(player: PlayerId, mv: Move) -> Cast {
    Cast {
        game: GAME,
        turn: TURN,
        player,
        vote: Vote { mv, at: START },
        open: vec![is_open()],
        bound: None,
        message: VOTE.to(CHANNEL, TURN),
        enough: Some((2, Timer::at(GAME, "vote", START))),
    }
}

/// Votes of two members in a game, and the outbox messages about them.
pub(super) async fn votes(store: &Store) {
    assert_eq!(table(store, "japanese", 9).await.id(), GAME);
    store.assign(&[is_open()]).await.unwrap();
    let play = cast(KURO, Move::Play(at("D4")));
    assert_eq!(store.vote(play).await.unwrap(), CastResult::Cast);
    assert_eq!(
        store.vote(cast(SHIRO, Move::Pass)).await.unwrap(),
        CastResult::Cast
    );
    let told = VOTED.to(CHANNEL, (TURN, NEXT));
    store.write(GAME, told).await.unwrap();
    let away = AWAY.to(CHANNEL, NEXT);
    store.write(GAME, away).await.unwrap();
}

#[test]
fn each_member_has_one_vote_and_the_last_one_counts() {
    with_store(async |store| {
        store.assign(&[is_open()]).await.unwrap();
        for point in ["A1", "B2", "C3"] {
            let vote = cast(KURO, Move::Play(at(point)));
            assert_eq!(store.vote(vote).await.unwrap(), CastResult::Cast);
        }
        let kept = store.votes(GAME, TURN).await.unwrap();
        let vote = Vote {
            mv: Move::Play(at("C3")),
            at: START,
        };
        assert_eq!(kept, [(KURO, vote)]);
        // Three votes of one member are not two members.
        assert_eq!(store.timer(GAME, "vote").await.unwrap(), None);
        assert_eq!(
            store.vote(cast(SHIRO, Move::Pass)).await.unwrap(),
            CastResult::Cast
        );
        assert_eq!(store.timer(GAME, "vote").await.unwrap(), Some(START));
        assert_eq!(store.queue().await.unwrap().len(), 1);
    });
}

#[test]
fn a_vote_that_is_over_takes_no_more() {
    with_store(async |store| {
        assert_eq!(
            store.vote(cast(KURO, Move::Pass)).await.unwrap(),
            CastResult::Closed
        );
        store.assign(&[OPEN.assign(GAME, &6)]).await.unwrap();
        assert_eq!(
            store.vote(cast(KURO, Move::Pass)).await.unwrap(),
            CastResult::Closed
        );
        assert_eq!(store.votes(GAME, TURN).await.unwrap(), []);
        assert!(store.queue().await.unwrap().is_empty());
    });
}

#[test]
fn a_move_is_ruled_out_once_and_the_votes_for_it_are_void() {
    with_store(async |store| {
        store.assign(&[is_open()]).await.unwrap();
        let play = Move::Play(at("D4"));
        for (player, mv) in [(KURO, play), (SHIRO, Move::Pass)] {
            assert_eq!(
                store.vote(cast(player, mv)).await.unwrap(),
                CastResult::Cast
            );
        }
        const VETO: Property<GameId, String> = Property::new("veto");
        let veto = |mv| RuledOut {
            game: GAME,
            turn: TURN,
            mv,
            known: vec![is_open(), VETO.clear(GAME)],
            noted: VETO.assign(GAME, &"D4".to_owned()),
            message: VOTE.to(CHANNEL, TURN),
        };
        assert!(store.rule_out(veto(play)).await.unwrap());
        assert!(!store.rule_out(veto(Move::Pass)).await.unwrap());
        let kept = store.votes(GAME, TURN).await.unwrap();
        let voters: Vec<_> = kept.into_iter().map(|(player, _)| player).collect();
        assert_eq!(voters, [SHIRO]);
    });
}

#[test]
fn votes_are_listed_dropped_and_forgotten() {
    with_store(async |store| {
        votes(&store).await;
        let later = Cast {
            turn: NEXT,
            vote: Vote {
                mv: Move::Pass,
                at: START.after(Span::days(1)),
            },
            ..cast(SHIRO, Move::Pass)
        };
        assert_eq!(store.vote(later).await.unwrap(), CastResult::Cast);
        let listed = store.votes_by(SHIRO).await.unwrap();
        let turns: Vec<_> = listed.iter().map(|(_, turn, _)| *turn).collect();
        assert_eq!(turns, [TURN, NEXT]);
        store.drop_votes(GAME, TURN).await.unwrap();
        assert_eq!(store.votes(GAME, TURN).await.unwrap(), []);
        assert_eq!(store.votes_by(SHIRO).await.unwrap().len(), 1);
        store.forget(SHIRO).await.unwrap();
        assert_eq!(store.votes_by(SHIRO).await.unwrap(), []);
    });
}

/// A member's property: the sides to which their first votes in matches bind them.
const SIDES: Property<PlayerId, Vec<i64>> = Property::new("sides");

#[test]
fn a_player_who_votes_too_late_is_bound_to_no_side() {
    with_store(async |store| {
        let bound = (SIDES.assign(KURO, &vec![]), SIDES.assign(KURO, &vec![1]));
        let late = Cast {
            bound: Some(bound),
            ..cast(KURO, Move::Pass)
        };
        assert_eq!(store.vote(late.clone()).await.unwrap(), CastResult::Closed);
        assert_eq!(store.property(SIDES, KURO).await.unwrap(), None);
        store.assign(&[is_open()]).await.unwrap();
        assert_eq!(store.vote(late).await.unwrap(), CastResult::Cast);
        assert_eq!(store.property(SIDES, KURO).await.unwrap(), Some(vec![1]));
    });
}

#[test]
fn of_two_votes_in_two_matches_at_once_no_side_is_lost() {
    with_store(async |store| {
        store.assign(&[is_open()]).await.unwrap();
        // Both have read that there is no side yet.
        let bound = |side| Cast {
            bound: Some((SIDES.assign(KURO, &vec![]), SIDES.assign(KURO, &vec![side]))),
            ..cast(KURO, Move::Pass)
        };
        assert_eq!(store.vote(bound(1)).await.unwrap(), CastResult::Cast);
        assert_eq!(store.vote(bound(2)).await.unwrap(), CastResult::Outdated);
        assert_eq!(store.property(SIDES, KURO).await.unwrap(), Some(vec![1]));
    });
}
