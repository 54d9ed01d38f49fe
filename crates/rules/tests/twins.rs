//! The rules and the simple referee in one game, compared.

use std::num::NonZeroU8;

use tengen_rules::{
    AtariGoRules, AtariGoStart, Board, Color, Ending, GoBangRules, GoRules, IllegalMove, KoRule,
    Move, Outcome, Point, PointSet, Position, Rules, Scoring, Size, Status,
};

use super::grid::Grid;
use super::simple::{After, Game, Simple, Standing};
use tengen_testkit::random::Random;

/// The rules of a game of the simple referee.
pub(super) fn rules_of(game: Game) -> Rules {
    match game {
        Game::Go(ko, suicide) => Rules::Go(GoRules {
            suicide,
            ..GoRules::new(ko, Scoring::Area)
        }),
        Game::AtariGo(stones) => Rules::AtariGo(AtariGoRules {
            start: AtariGoStart::Empty,
            captures_to_win: NonZeroU8::new(stones as u8).unwrap(),
        }),
        Game::Five(overline, pairs) => Rules::GoBang(GoBangRules { overline, pairs }),
    }
}

/// Counts of covered cases, so that a run that covers nothing fails.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub(super) turns: usize,
    pub(super) points: usize,
    pub(super) captures: usize,
    pub(super) kos: usize,
    pub(super) superkos: usize,
    pub(super) suicides_refused: usize,
    pub(super) suicides_played: usize,
    pub(super) wins: usize,
    pub(super) draws: usize,
}

/// Both referees in one game.
pub(super) struct Twins {
    pub(super) rules: Rules,
    pub(super) position: Position,
    pub(super) simple: Simple,
}

impl Twins {
    /// A game that starts with a random arrangement, now and then empty.
    pub(super) fn new(game: Game, size: Size, dice: &mut Random) -> Self {
        let rules = rules_of(game);
        let mut grid = Grid::new(size);
        if dice.below(4) > 0 {
            for point in size.all().filter(|_| dice.below(4) > 0).collect::<Vec<_>>() {
                grid.put(Color::ALL[dice.below(2)], point);
            }
        }
        match game {
            Game::Go(..) | Game::AtariGo(_) => grid.clear_all_without_liberty(size),
            Game::Five(..) => grid.clear_all_lines(size),
        }
        let to_move = Color::ALL[dice.below(2)];
        let position = rules.position(size, grid.stones(), to_move).unwrap();
        let simple = Simple::new(game, grid, to_move);
        Self {
            rules,
            position,
            simple,
        }
    }

    /// Compares the whole state, and returns the legal points.
    pub(super) fn compare(&self, tally: &mut Tally) -> Vec<(Point, After)> {
        let (position, simple) = (&self.position, &self.simple);
        assert_eq!(position.board().arrangement(), simple.grid().stones());
        assert_eq!(position.to_move(), simple.to_move());
        assert_eq!(position.ply().0 as usize, simple.ply());
        assert_eq!(position.prisoners().map(usize::from), simple.taken);
        let stands = simple.standing();
        assert_eq!(standing(&self.rules.status(position)), stands);
        let mut legal = Vec::new();
        let mut ko = None;
        // And one point beyond the right edge.
        let beyond = Point::new(position.size().columns(), 0);
        for point in position.size().all().chain(beyond) {
            let found = self.rules.check(position, Move::Play(point));
            let expected = match stands {
                Standing::GoesOn => simple.judge(point),
                _ => Err(IllegalMove::GameOver),
            };
            assert_eq!(
                found,
                expected.as_ref().map(|_| ()).map_err(|&reason| reason),
                "{point} for {:?} on{:?}",
                position.to_move(),
                position.board()
            );
            match expected {
                Ok(after) => legal.push((point, after)),
                Err(IllegalMove::Ko) => ko = Some(point),
                Err(IllegalMove::Superko { .. }) => tally.superkos += 1,
                Err(IllegalMove::Suicide) => tally.suicides_refused += 1,
                Err(_) => {}
            }
            tally.points += 1;
        }
        if let Rules::Go(GoRules {
            ko: KoRule::Simple, ..
        }) = self.rules
            && position.passes() < 2
        {
            assert_eq!(position.ko(), ko, "{:?}", position.board());
            tally.kos += usize::from(ko.is_some());
        }
        let points: PointSet = legal.iter().map(|&(point, _)| point).collect();
        assert_eq!(self.rules.legal_points(position), points);
        let pass = match stands {
            Standing::GoesOn => simple.judge_pass(legal.len()),
            _ => Err(IllegalMove::GameOver),
        };
        assert_eq!(self.rules.check(position, Move::Pass), pass);
        legal
    }

    /// Compares the board with one that is made from its stones, hash included.
    pub(super) fn compare_rebuilt(&self) {
        let board = self.position.board();
        if let Some(rebuilt) = Board::from_arrangement(board.size(), board.arrangement()) {
            assert_eq!(rebuilt.hash(), board.hash(), "{board:?}");
            assert_eq!(rebuilt.empty(), board.empty());
            assert_eq!(&rebuilt, board);
        }
    }

    /// Checks that a move that both refuse changes nothing.
    pub(super) fn refuse(&mut self, point: Point) {
        let Err(reason) = self.simple.judge(point) else {
            return;
        };
        let before = self.position.clone();
        let refused = self.rules.play(&mut self.position, Move::Play(point));
        assert_eq!(refused, Err(reason));
        assert_eq!(self.position, before);
        assert_eq!(self.position.last(), before.last());
    }

    pub(super) fn play(&mut self, point: Point, after: After) {
        let played = self
            .rules
            .play(&mut self.position, Move::Play(point))
            .unwrap();
        assert_eq!(played.captured, after.taken);
        assert_eq!(played.lost, after.lost);
        let turn = self.position.last().unwrap();
        assert_eq!(turn.mv, Move::Play(point));
        assert_eq!((turn.captured, turn.lost), (after.taken, after.lost));
        self.simple.play(point, after);
    }

    pub(super) fn pass(&mut self) {
        let played = self.rules.play(&mut self.position, Move::Pass).unwrap();
        assert!(played.captured.is_empty() && played.lost.is_empty());
        self.simple.pass();
    }
}

fn standing(status: &Status) -> Standing {
    match status {
        Status::InProgress => Standing::GoesOn,
        Status::Stopped => Standing::Stopped,
        Status::Over(Outcome { winner, ending }) => match (winner, ending) {
            (Some(winner), Ending::FiveInARow { line }) => Standing::Lines(*winner, *line),
            (Some(winner), Ending::Capture { stones } | Ending::FivePairs { stones }) => {
                Standing::Captures(*winner, *stones)
            }
            (None, Ending::NoMovesLeft) => Standing::NoMovesLeft,
            other => panic!("a referee does not end games like this: {other:?}"),
        },
    }
}
