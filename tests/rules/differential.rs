//! The engine against a second, simple implementation, over many random games.

use tengen::rules::{
    Board, ByColor, Color, KoRule, Move, Point, PointSet, Position, Rules, Size, Status,
};

use super::simple::{Grid, Repetition, Simple, has_five};
use super::{go_with, rules};
use crate::support::random::Random;

fn arrangement(grid: &Grid) -> ByColor<PointSet> {
    let mut stones = ByColor::<PointSet>::default();
    for (row, line) in grid.iter().enumerate() {
        for (column, color) in line.iter().enumerate() {
            if let Some(color) = color {
                stones[*color].insert(Point::new(column as u8, row as u8).unwrap());
            }
        }
    }
    stones
}

/// The pair of implementations in one game.
struct Twins<'a> {
    rules: &'a Rules,
    /// What the simple one says of a stone on a point: the board after it, or that it is illegal.
    says: &'a dyn Fn(&Simple, Point) -> Option<Grid>,
    engine: Position,
    simple: Simple,
}

impl<'a> Twins<'a> {
    fn new(rules: &'a Rules, size: Size, says: &'a dyn Fn(&Simple, Point) -> Option<Grid>) -> Self {
        let engine = rules
            .position(size, ByColor::default(), Color::Black)
            .unwrap();
        Self {
            rules,
            says,
            engine,
            simple: Simple::new(size),
        }
    }

    /// Tries a stone; both must agree whether it is legal and what it makes. Returns whether it was played.
    fn try_stone(&mut self, point: Point) -> bool {
        let expected = (self.says)(&self.simple, point);
        let before = self.engine.board().arrangement();
        let color = self.engine.to_move();
        let found = self.rules.play(&mut self.engine, Move::Play(point));
        let Some(grid) = expected else {
            assert!(
                found.is_err(),
                "{point} is illegal on{:?}",
                self.engine.board()
            );
            assert_eq!(self.engine.board().arrangement(), before);
            return false;
        };
        let Ok(played) = found else {
            panic!("{point} is legal on{:?}: {found:?}", self.engine.board());
        };
        let after = arrangement(&grid);
        assert_eq!(self.engine.board().arrangement(), after, "{point}");
        assert_eq!(played.captured, before[!color].difference(after[!color]));
        self.simple.advance(grid, true);
        true
    }

    fn pass(&mut self) {
        assert_eq!(
            self.rules.play(&mut self.engine, Move::Pass).map(|_| ()),
            Ok(())
        );
        self.simple.advance(self.simple.grid.clone(), false);
    }

    /// Compares every point of the board.
    fn compare_all(&self) {
        let size = self.engine.size();
        let expected: PointSet = size
            .all()
            .filter(|&point| (self.says)(&self.simple, point).is_some())
            .collect();
        assert_eq!(
            self.rules.legal_points(&self.engine),
            expected,
            "{:?}",
            self.engine.board()
        );
        let anew = Board::from_arrangement(size, self.engine.board().arrangement());
        if let Some(anew) = anew {
            assert_eq!(self.engine.board().hash(), anew.hash());
            assert_eq!(self.engine.board().empty(), anew.empty());
        }
    }
}

/// Plays random games of Go until `turns` turns have been tried.
fn play_go(rules: &Rules, repetition: Repetition, turns: u32, sizes: &[(u8, u8)]) {
    let mut dice = Random::new(0x7E46_E401);
    let says = |simple: &Simple, point: Point| simple.go(point, repetition);
    let mut tried = 0;
    let mut game = 0;
    while tried < turns {
        let (columns, rows) = sizes[game % sizes.len()];
        game += 1;
        let size = Size::new(columns, rows).unwrap();
        let mut twins = Twins::new(rules, size, &says);
        for _ in 0..size.points() * 4 {
            tried += 1;
            let point = size.all().nth(dice.below(size.points())).unwrap();
            if !twins.try_stone(point) && dice.below(4) == 0 {
                twins.pass();
                if rules.status(&twins.engine) != Status::InProgress {
                    // Superko remembers; a resumption goes on where the others would have.
                    let first = twins.simple.to_move;
                    rules.resume(&mut twins.engine, first);
                }
            }
            if tried.is_multiple_of(64) {
                twins.compare_all();
            }
        }
    }
}

const SMALL: &[(u8, u8)] = &[(2, 2), (3, 2), (3, 3), (4, 3), (5, 5), (1, 6), (7, 4)];

#[test]
fn go_with_simple_ko_agrees_with_the_simple_referee() {
    let rules = go_with(KoRule::Simple);
    play_go(&rules, Repetition::OneMoveBefore, 120_000, SMALL);
    play_go(
        &rules,
        Repetition::OneMoveBefore,
        40_000,
        &[(9, 9), (13, 7)],
    );
    play_go(&rules, Repetition::OneMoveBefore, 4_000, &[(19, 19)]);
}

#[test]
fn go_with_superko_agrees_with_the_simple_referee() {
    play_go(
        &go_with(KoRule::PositionalSuperko),
        Repetition::AnyBoard,
        40_000,
        SMALL,
    );
    play_go(
        &go_with(KoRule::SituationalSuperko),
        Repetition::AnySituation,
        40_000,
        SMALL,
    );
}

#[test]
fn atari_go_agrees_with_the_simple_referee_up_to_the_first_capture() {
    let rules = rules("atari-go-empty");
    let mut dice = Random::new(0xA7A7_1601);
    let says = |simple: &Simple, point: Point| simple.go(point, Repetition::Free);
    for game in 0..600_u16 {
        let size = Size::square(3 + (game % 5) as u8).unwrap();
        let mut twins = Twins::new(&rules, size, &says);
        loop {
            twins.compare_all();
            let legal: Vec<Point> = rules.legal_points(&twins.engine).iter().collect();
            if legal.is_empty() {
                twins.pass();
            } else {
                let before = twins.simple.grid.iter().flatten().flatten().count();
                twins.try_stone(legal[dice.below(legal.len())]);
                let after = twins.simple.grid.iter().flatten().flatten().count();
                let over = rules.status(&twins.engine) != Status::InProgress;
                assert_eq!(over, after <= before, "a capture, and only that, ends it");
            }
            if rules.status(&twins.engine) != Status::InProgress {
                break;
            }
        }
    }
}

fn play_five(name: &str, takes_pairs: bool, exactly: bool) {
    let rules = rules(name);
    let mut dice = Random::new(0xF1FE_0001);
    let says = |simple: &Simple, point: Point| simple.five(point, takes_pairs);
    for game in 0..150 {
        let size = Size::square(5 + game % 5).unwrap();
        let mut twins = Twins::new(&rules, size, &says);
        // Two taken pairs for each stone at most: in the end the board fills up or somebody wins.
        for _ in 0..size.points() * 8 {
            let point = size.all().nth(dice.below(size.points())).unwrap();
            if !twins.try_stone(point) {
                continue;
            }
            let five = has_five(&twins.simple.grid, point, exactly);
            let full = twins.simple.grid.iter().flatten().all(Option::is_some);
            let status = rules.status(&twins.engine);
            assert_eq!(
                status != Status::InProgress,
                five || full,
                "{:?}",
                twins.engine.board()
            );
            if let Status::Over(outcome) = status {
                assert_eq!(outcome.winner, five.then_some(!twins.simple.to_move));
                break;
            }
            if dice.below(16) == 0 {
                twins.compare_all();
            }
        }
    }
}

#[test]
fn the_games_of_five_agree_with_the_simple_referee() {
    play_five("gomoku", false, false);
    play_five("gomoku-exact", false, true);
    play_five("go-bang", true, false);
    play_five("go-bang-exact", true, true);
}
