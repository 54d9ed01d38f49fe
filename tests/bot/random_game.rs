//! Random games by every rule set, on every size of board.

use tengen::clock::Timestamp;
use tengen::game::{Action, Actor, Draft, Game, GameId, Life, Stronger, Terms, decide, offer};
use tengen::rules::{Color, Move, RuleSet, Size};
use tengen::store::{Change, Origin};

use crate::support::cast::{KURO, SHIRO};
use crate::support::random::Random;
use crate::support::table::Table;

/// The sides of the boards: the smallest, one where everything fits, and the largest.
const SIDES: [u8; 3] = [5, 9, 19];

/// Passes every rule set's game on every board to `look`: in play, in the count, and resigned.
pub(super) fn games(mut look: impl FnMut(&mut Table, &Game)) {
    let mut table = Table::new();
    let mut seed = 0;
    for rule_set in RuleSet::ALL {
        for side in SIDES {
            seed += 1;
            let size = Size::square(side).unwrap();
            let mut draft = Draft::even(rule_set.rules, size);
            draft.colors = tengen::game::ColorChoice::Challenger(Color::Black);
            let mut draws = Random::new(seed);
            let moves = draws.below(2 * size.points());
            let mut player = Player::begin(&table, draft);
            player.play(&mut draws, moves);
            match seed % 3 {
                0 => player.count(&mut draws),
                1 => drop(player.act(Action::Resign)),
                _ => {}
            }
            let game = player.keep(&table);
            look(&mut table, &game);
        }
    }
}

/// Both players of a game.
pub(super) struct Player {
    now: Timestamp,
    kept: Game,
    game: Game,
}

impl Player {
    /// Kuro and shiro begin a game.
    pub(super) fn begin(table: &Table, draft: Draft) -> Self {
        let now = table.now();
        let terms = Terms::new(draft).unwrap();
        let place = table.setting.place;
        let offered = offer(KURO.player(), Some(SHIRO.player()), terms, place, now);
        let offered = offered.unwrap();
        let game = Game::begin(GameId::new(0), offered.clone()).unwrap();
        let change = Change::silent(&game);
        let kept = table
            .wait(table.store().create(vec![offered], change, Origin::New))
            .unwrap();
        let mut player = Self {
            now,
            game: kept.clone(),
            kept,
        };
        let (stronger, toss) = (None::<Stronger>, Color::Black);
        let accept = Action::Accept { stronger, toss };
        assert!(player.by(Actor::Player(SHIRO.player()), accept));
        player
    }

    /// Plays random moves, as long as there are any.
    pub(super) fn play(&mut self, draws: &mut Random, moves: usize) {
        let mut points: Vec<_> = self.game.terms().size.all().collect();
        for _ in 0..moves {
            for last in (1..points.len()).rev() {
                points.swap(last, draws.below(last + 1));
            }
            let mut moves = points.iter().map(|&point| Move::Play(point));
            if !moves.any(|mv| self.act(Action::Move(mv))) {
                break;
            }
        }
    }

    /// Stops the game, if the rules have a count, and marks chains at random.
    fn count(&mut self, draws: &mut Random) {
        let points: Vec<_> = self.game.terms().size.all().collect();
        if self.act(Action::Move(Move::Pass)) && self.act(Action::Move(Move::Pass)) {
            for _ in 0..points.len() / 8 {
                let point = points[draws.below(points.len())];
                self.act(Action::Mark {
                    point,
                    life: Life::Dead,
                });
            }
        }
    }

    /// Tries `action` for a player who may act; whether it was legal.
    fn act(&mut self, action: Action) -> bool {
        let awaited = self.game.players_to_act();
        let Some(&player) = awaited.first() else {
            return false;
        };
        self.by(Actor::Player(player), action)
    }

    fn by(&mut self, actor: Actor, action: Action) -> bool {
        let Ok(event) = decide(&self.game, actor, action, self.now) else {
            return false;
        };
        self.game.apply(event).unwrap();
        true
    }

    /// Stores the game in the table's database.
    pub(super) fn keep(self, table: &Table) -> Game {
        let change = Change::silent(&self.game);
        let store = table.store();
        table
            .wait(store.append(&self.kept, self.game, change))
            .unwrap()
    }
}
