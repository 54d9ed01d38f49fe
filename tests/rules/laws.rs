//! What holds in every game, whatever is played.

use proptest::prelude::*;
use tengen::rules::{
    Board, ByColor, Color, Handicap, Move, Point, PointSet, Position, RuleSet, Rules, Size, Status,
};

/// A game by any rule set on a small board: which points are tried, in turn.
fn games() -> impl Strategy<Value = (Rules, u8, Vec<usize>)> {
    let sets = (0..RuleSet::ALL.len()).prop_map(|set| RuleSet::ALL[set].rules);
    (sets, 5_u8..=7, prop::collection::vec(0_usize..50, 1..120))
}

/// Plays the tries that are legal; the last of a row's fifty numbers passes.
fn run(
    rules: &Rules,
    side: u8,
    tries: &[usize],
    mut after: impl FnMut(&Position, Move),
) -> Position {
    let size = Size::square(side).unwrap();
    let all: Vec<_> = size.all().collect();
    let mut position = rules.opening(size, Handicap::NONE).unwrap();
    for &number in tries {
        let mv = all
            .get(number)
            .map_or(Move::Pass, |&point| Move::Play(point));
        if rules.status(&position) == Status::InProgress && rules.play(&mut position, mv).is_ok() {
            after(&position, mv);
        }
    }
    position
}

/// One of the eight symmetries of a square.
fn turned(point: Point, side: u8, symmetry: u8) -> Point {
    let last = side - 1;
    let (mut x, mut y) = (point.column(), point.row());
    if symmetry & 1 != 0 {
        x = last - x;
    }
    if symmetry & 2 != 0 {
        y = last - y;
    }
    if symmetry & 4 != 0 {
        (x, y) = (y, x);
    }
    Point::new(x, y).unwrap()
}

fn turned_stones(stones: ByColor<PointSet>, side: u8, symmetry: u8) -> ByColor<PointSet> {
    stones.map(|set| {
        set.iter()
            .map(|point| turned(point, side, symmetry))
            .collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn no_chain_of_go_is_without_liberties((rules, side, tries) in games()) {
        let go = matches!(rules, Rules::Go(_) | Rules::AtariGo(_));
        run(&rules, side, &tries, |position, _| {
            for color in Color::ALL {
                for point in position.board().stones(color).iter() {
                    let chain = position.board().chain(point).unwrap();
                    assert!(!go || !chain.liberties.is_empty());
                    assert_eq!(position.board().is_in_atari(point), chain.liberties.len() == 1);
                }
            }
        });
    }

    #[test]
    fn stones_placed_are_on_the_board_or_taken((rules, side, tries) in games()) {
        let start = rules.opening(Size::square(side).unwrap(), Handicap::NONE).unwrap();
        let mut placed = start.board().arrangement().map(|stones| stones.len());
        run(&rules, side, &tries, |position, mv| {
            if let Move::Play(_) = mv {
                placed[!position.to_move()] += 1;
            }
            for color in Color::ALL {
                let taken = usize::from(position.prisoners()[!color]);
                assert_eq!(placed[color], position.board().stones(color).len() + taken);
            }
        });
    }

    #[test]
    fn legal_points_are_those_that_can_be_played((rules, side, tries) in games()) {
        let position = run(&rules, side, &tries, |_, _| {});
        let legal = rules.legal_points(&position);
        for point in position.size().all() {
            let mut after = position.clone();
            prop_assert_eq!(rules.play(&mut after, Move::Play(point)).is_ok(), legal.contains(point));
            if !legal.contains(point) {
                prop_assert_eq!(&after, &position);
            }
        }
    }

    #[test]
    fn the_hash_is_that_of_the_stones((rules, side, tries) in games()) {
        let position = run(&rules, side, &tries, |_, _| {});
        let board = position.board();
        if let Some(anew) = Board::from_arrangement(board.size(), board.arrangement()) {
            prop_assert_eq!(anew.hash(), board.hash());
            prop_assert_eq!(&anew, board);
        }
    }

    #[test]
    fn turning_the_board_turns_the_game((rules, side, tries) in games(), symmetry in 1_u8..8) {
        // The crosscut of an odd board is not in the middle, so only games that start empty are turned.
        let start = rules.opening(Size::square(side).unwrap(), Handicap::NONE).unwrap();
        prop_assume!(start.board().arrangement() == ByColor::default());
        let mut moves = Vec::new();
        let position = run(&rules, side, &tries, |_, mv| moves.push(mv));
        let mut other = start;
        for mv in moves {
            let mv = match mv {
                Move::Play(point) => Move::Play(turned(point, side, symmetry)),
                Move::Pass => Move::Pass,
            };
            prop_assert!(rules.play(&mut other, mv).is_ok());
        }
        let expected = turned_stones(position.board().arrangement(), side, symmetry);
        prop_assert_eq!(other.board().arrangement(), expected);
        prop_assert_eq!(other.ko(), position.ko().map(|point| turned(point, side, symmetry)));
        prop_assert_eq!(other.prisoners(), position.prisoners());
    }

    #[test]
    fn swapping_the_colours_swaps_the_game((rules, side, tries) in games()) {
        let swap = |stones: ByColor<PointSet>| ByColor { black: stones.white, white: stones.black };
        let size = Size::square(side).unwrap();
        let start = rules.opening(size, Handicap::NONE).unwrap();
        let mut other =
            rules.position(size, swap(start.board().arrangement()), Color::White).unwrap();
        let mut moves = Vec::new();
        let position = run(&rules, side, &tries, |_, mv| moves.push(mv));
        for mv in moves {
            prop_assert!(rules.play(&mut other, mv).is_ok());
        }
        prop_assert_eq!(other.board().arrangement(), swap(position.board().arrangement()));
        prop_assert_eq!(other.ko(), position.ko());
    }

    #[test]
    fn a_replayed_game_is_the_same_game((rules, side, tries) in games()) {
        let mut moves = Vec::new();
        let live = run(&rules, side, &tries, |_, mv| moves.push(mv));
        let mut replayed = rules.opening(Size::square(side).unwrap(), Handicap::NONE).unwrap();
        for &mv in &moves {
            rules.play(&mut replayed, mv).unwrap();
        }
        prop_assert_eq!(&replayed, &live);
        prop_assert_eq!(replayed.last(), live.last());
        prop_assert_eq!(live.ply().0 as usize, moves.len());
        prop_assert_eq!(rules.status(&replayed), rules.status(&live));
    }

    #[test]
    fn chains_part_the_stones_of_a_board((rules, side, tries) in games()) {
        let position = run(&rules, side, &tries, |_, _| {});
        let board = position.board();
        for stone in Color::ALL.into_iter().flat_map(|color| board.stones(color).iter()) {
            let chain = board.chain(stone).unwrap();
            prop_assert!(chain.stones.contains(stone));
            for other in chain.stones.iter() {
                prop_assert_eq!(board.chain(other), Some(chain));
                for next in other.neighbours(board.size()) {
                    prop_assert_eq!(chain.stones.contains(next), board.get(next) == Some(chain.color));
                    prop_assert_eq!(chain.liberties.contains(next), board.is_empty(next));
                }
            }
        }
    }
}
