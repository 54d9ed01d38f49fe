//! Games played out at random, by the board that plays games.

use proptest::prelude::*;
use tengen_rules::{Board, Chance, Color, Handicap, Move, Point, Size};

use super::rules;
use tengen_testkit::board::{assert_board, at, board};

/// Whether a stone of `color` on `point` would fill an eye that is not false with the stones on the board.
fn fills_eye(board: &Board, color: Color, point: Point) -> bool {
    let size = board.size();
    let own = |point: Point| board.get(point) == Some(color);
    let corners: Vec<_> = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
        .iter()
        .filter_map(|&(right, up)| point.step(right, up, size))
        .collect();
    let enemies = corners
        .iter()
        .filter(|&&corner| board.get(corner) == Some(!color))
        .count();
    point.neighbours(size).all(own) && enemies <= usize::from(corners.len() == 4)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn playouts_play_by_the_rules(columns in 1_u8..=9, rows in 1_u8..=9, seed in any::<u64>()) {
        let size = Size::new(columns, rows).unwrap();
        let rules = rules("japanese");
        let mut position = rules.position(size, Default::default(), Color::Black).unwrap();
        let mut passes = Vec::new();
        let mut last = Board::new(size);
        let mut played = last.clone();
        let playout = played.play_out_watched(Color::Black, &mut Chance::new(seed), |board, mv| {
            let color = position.to_move();
            match mv {
                Move::Play(point) => assert!(!fills_eye(&last, color, point), "{mv:?}\n{last}"),
                Move::Pass => {
                    let choices = rules.legal_points(&position);
                    assert!(choices.iter().all(|point| fills_eye(&last, color, point)), "{last}");
                }
            }
            passes.push(mv == Move::Pass);
            assert_eq!(rules.play(&mut position, mv).map(|_| ()), Ok(()), "{mv:?}\n{last}");
            assert_eq!(position.board(), board);
            last = board.clone();
        });
        prop_assert_eq!(&last, &played);
        prop_assert_eq!(playout.turns as usize, passes.len());
        prop_assert!(passes.ends_with(&[true, true]) || passes.len() == 4 * size.points());
        prop_assert_eq!(playout.taken, position.prisoners().map(u32::from));
    }

    #[test]
    fn playouts_keep_the_laws(side in 1_u8..=19, seed in any::<u64>()) {
        let size = Size::square(side).unwrap();
        let mut board = Board::new(size);
        let playout = board.play_out(Color::Black, &mut Chance::new(seed));
        let anew = Board::from_arrangement(size, board.arrangement());
        prop_assert!(anew.is_some(), "a chain without a liberty:\n{}", board);
        prop_assert_eq!(anew.as_ref().map(Board::hash), Some(board.hash()));
        for color in Color::ALL {
            let left = board.stones(color).len() as u32;
            prop_assert_eq!(playout.placed[color], left + playout.taken[!color]);
        }
        let stones = board.arrangement();
        let all = stones.black.union(stones.white);
        prop_assert_eq!(board.empty().len() + all.len(), size.points());
        prop_assert!(board.empty().intersection(all).is_empty());
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let size = Size::square(9).unwrap();
    let play = |seed| {
        let mut board = Board::new(size);
        let playout = board.play_out(Color::Black, &mut Chance::new(seed));
        (board, playout)
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

#[test]
fn random_games_are_as_long_as_elsewhere() {
    // Other programs with the same policy: 110.5 and 453.8 moves, without the two passes.
    for (side, games, usual) in [(9, 400, 112), (19, 40, 456)] {
        let empty = Board::new(Size::square(side).unwrap());
        let mut chance = Chance::new(7);
        let turns: u32 = (0..games)
            .map(|_| empty.clone().play_out(Color::Black, &mut chance).turns)
            .sum();
        let average = turns / games;
        assert!(average.abs_diff(usual) <= usual / 20, "{side}: {average}");
    }
}

#[test]
fn each_free_point_is_as_likely_as_the_others() {
    let rules = rules("japanese");
    let size = Size::square(5).unwrap();
    let start = rules.opening(size, Handicap::NONE).unwrap();
    let mut counts = [0_u32; 25];
    let mut chance = Chance::new(3);
    for _ in 0..5000 {
        let mut first = None;
        start
            .board()
            .clone()
            .play_out_watched(Color::Black, &mut chance, |_, mv| {
                first.get_or_insert(mv);
            });
        let Some(Move::Play(point)) = first else {
            panic!("a stone comes first");
        };
        counts[usize::from(point.row() * 5 + point.column())] += 1;
    }
    // 200 each on average, with a deviation of 14.
    assert!(
        counts.iter().all(|count| (130..=270).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn two_living_groups_are_left_alone() {
    let diagram = "
        . X O . O
        X X O O .
        . X X O O
        X X X O .
        . X X O O";
    let mut played = board(diagram);
    let playout = played.play_out(Color::White, &mut Chance::new(5));
    assert_eq!(playout.turns, 2);
    assert_board(&played, diagram);
}

#[test]
fn a_false_eye_is_filled() {
    // At A5 White could take the stone above: the corner B4 is White's.
    let mut played = board(
        ". X O . O
         X O O O O
         X X X O .
         . X X O O
         X . X O O",
    );
    let playout = played.play_out(Color::Black, &mut Chance::new(5));
    assert_eq!(playout.turns, 3);
    assert_eq!(played.get(at("A5")), Some(Color::Black));
}
