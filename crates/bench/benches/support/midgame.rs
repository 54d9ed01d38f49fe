//! Games of Go in their middle: random legal moves, the same in every run.

use tengen::clock::Timestamp;
use tengen::game::{
    Actor, Draft, Event, EventKind, Game, GameId, Place, PlayerId, Seat, Terms, offer,
};
use tengen::rules::{ByColor, Handicap, Move, Position, RuleSet, Rules, Size, Variant};
use tengen::store::{Change, Origin, Store};

/// Start of all the games; no benchmark depends on it.
const START: Timestamp = Timestamp::from_millis(1_700_000_000_000);

/// A deterministic generator (Knuth's linear congruence, the upper bits).
pub(crate) struct Dice(u64);

impl Dice {
    /// The sequence of `seed`.
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    /// A legal stone; a pass if there is none.
    pub(crate) fn stone(&mut self, rules: &Rules, position: &Position) -> Move {
        let legal: Vec<_> = rules.legal_points(position).iter().collect();
        match legal.len() {
            0 => Move::Pass,
            choices => Move::Play(legal[self.below(choices)]),
        }
    }
}

/// Stores a 19x19 game of Go between `players` in `place` after `moves` moves.
pub(crate) async fn keep(
    store: &Store,
    place: Place,
    players: ByColor<PlayerId>,
    moves: usize,
    dice: &mut Dice,
) -> Game {
    let rules = RuleSet::default_of(Variant::Go).rules;
    let size = Size::square(19).expect("a board");
    let terms = Terms::new(Draft::even(rules, size)).expect("terms that fit");
    let offered = offer(players.black, Some(players.white), terms, place, START).expect("an offer");
    let game = Game::begin(GameId::new(0), offered.clone()).expect("an offer");
    let game = store
        .create(vec![offered], Change::silent(&game), Origin::New)
        .await
        .expect("a challenge saved");

    let event = |by, kind| Event {
        at: START,
        by: Actor::Player(by),
        kind,
    };
    let seats = ByColor {
        black: Seat::Player(players.black),
        white: Seat::Player(players.white),
    };
    let mut after = game.clone();
    let accepted = event(players.white, EventKind::Accepted { seats });
    after.apply(accepted).expect("a challenge that is open");
    let mut position = rules.opening(size, Handicap::NONE).expect("an opening");
    for _ in 0..moves {
        let color = position.to_move();
        let mv = dice.stone(&rules, &position);
        rules.play(&mut position, mv).expect("a legal move");
        let moved = event(players[color], EventKind::Moved { color, mv });
        after.apply(moved).expect("a legal move");
    }
    // A game without a clock is never due.
    let kept = store.append(&game, after, Change::default()).await;
    kept.expect("moves saved")
}
