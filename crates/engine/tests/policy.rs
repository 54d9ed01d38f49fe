//! The policy: the contents of its file, and that a move has the same features in every symmetry.

use std::num::NonZeroU8;

use tengen_engine::policy::{BadWeights, Replay, Weights};
use tengen_engine::{Budget, Decision, Level, Query, Style, analyse, likely_moves};
use tengen_rules::{Handicap, Move, Point, Size, Status};

use super::{after, rules, thought};

const FILE: &[u8] = include_bytes!("../../../assets/go.policy");

#[test]
fn the_weights_of_the_program_are_read_and_written_as_they_are() {
    let weights = Weights::read(FILE).unwrap();
    assert_eq!(weights.write(), FILE);
    assert!(FILE.len() <= 1 << 20, "{} bytes", FILE.len());
}

#[test]
fn a_file_that_is_cut_changed_or_another_is_refused() {
    let refusal = |bytes: &[u8]| Weights::read(bytes).err();
    let cut = &FILE[..FILE.len() - 1];
    assert_eq!(refusal(cut), Some(BadWeights::Length(cut.len())));
    assert_eq!(refusal(&FILE[..7]), Some(BadWeights::Length(7)));
    let change = |place: usize| {
        let mut file = FILE.to_vec();
        file[place] ^= 1;
        refusal(&file)
    };
    assert_eq!(change(0), Some(BadWeights::Magic));
    assert_eq!(change(4), Some(BadWeights::Version(0)));
    assert_eq!(change(FILE.len() / 2), Some(BadWeights::Checksum));
    assert_eq!(change(FILE.len() - 1), Some(BadWeights::Checksum));
}

/// A fight with a capture and a chain in atari, on 9×9.
const MOVES: [&str; 12] = [
    "E5", "E4", "D4", "F5", "E3", "E6", "F4", "D5", "C5", "D6", "G5", "C4",
];

/// The features of every move after these moves, all turned by `turn`; by the point before the turn.
fn features(turn: impl Fn(Point) -> Point) -> Vec<(Point, Vec<u32>)> {
    let mut replay = Replay::new(Size::square(9).unwrap());
    for name in MOVES {
        assert!(
            replay.play(Move::Play(turn(name.parse().unwrap()))),
            "{name}"
        );
    }
    let seen = replay.see();
    let moves = seen.moves();
    let size = Size::square(9).unwrap();
    let all = size.all().filter(|&point| moves.contains(&turn(point)));
    all.map(|point| {
        let mut keys = seen.keys(turn(point));
        keys.sort_unstable();
        (point, keys)
    })
    .collect()
}

#[test]
fn a_move_has_the_same_features_from_all_eight_sides() {
    let point = |column: u8, row: u8| Point::new(column, row).unwrap();
    let straight = features(|point| point);
    assert!(straight.len() > 60);
    for turn in 1..8 {
        let turned = features(|at| {
            let (mut column, mut row) = (at.column(), at.row());
            if turn & 1 != 0 {
                column = 8 - column;
            }
            if turn & 2 != 0 {
                row = 8 - row;
            }
            if turn & 4 != 0 {
                (column, row) = (row, column);
            }
            point(column, row)
        });
        assert_eq!(straight, turned, "turn {turn}");
    }
}

#[test]
fn no_level_begins_on_the_first_line() {
    let rules = rules("chinese");
    for side in [9, 19] {
        for level in Level::all().take(6) {
            let size = Size::square(side).unwrap();
            let mut position = rules.opening(size, Handicap::NONE).unwrap();
            for ply in 0..8 {
                assert_eq!(rules.status(&position), Status::InProgress);
                let thought = thought(&rules, &position, level.number(), 60, ply);
                let Decision::Play(point) = thought.decision else {
                    panic!("{thought:?}");
                };
                let (column, row) = (point.column(), point.row());
                let last = side - 1;
                assert!(
                    ![0, last].contains(&column) && ![0, last].contains(&row),
                    "level {level}: {point}\n{}",
                    position.board()
                );
                rules.play(&mut position, Move::Play(point)).unwrap();
            }
        }
    }
}

#[test]
fn the_lowest_level_plays_on_the_first_line_of_an_open_board_in_contact_alone() {
    let rules = rules("chinese");
    let size = Size::square(9).unwrap();
    for game in 0..20 {
        let mut position = rules.opening(size, Handicap::NONE).unwrap();
        for ply in 0..24 {
            let thought = thought(&rules, &position, 1, 40, game << 8 | ply);
            let Decision::Play(point) = thought.decision else {
                panic!("{thought:?}");
            };
            let board = position.board();
            let is_edge = point.neighbours(size).count() < 4;
            let is_bare = point.neighbours(size).all(|next| board.get(next).is_none());
            assert!(!(is_edge && is_bare), "{point}\n{board}");
            rules.play(&mut position, Move::Play(point)).unwrap();
        }
    }
}

#[test]
fn an_analysis_shows_the_probabilities_of_the_policy_as_priors() {
    let rules = rules("chinese");
    let position = after(&rules, 9, &MOVES);
    let query = Query {
        rules: &rules,
        position: &position,
        komi: rules.default_komi(Handicap::NONE),
        level: Level::HIGHEST,
        style: Style::Usual,
        budget: Budget {
            playouts: 300,
            threads: NonZeroU8::MIN,
            stop: &|| false,
        },
        seed: 1,
    };
    let likely = likely_moves(&rules, &position);
    let analysis = analyse(&query).unwrap();
    assert!(analysis.moves.len() > 1);
    for looked in analysis.moves {
        let expected = match looked.mv {
            Move::Play(point) => {
                likely
                    .iter()
                    .find(|likely| likely.point == point)
                    .unwrap()
                    .likelihood
            }
            Move::Pass => 0.0,
        };
        assert_eq!(looked.prior, expected, "{:?}", looked.mv);
    }
}
