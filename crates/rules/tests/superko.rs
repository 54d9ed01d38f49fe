//! Superko: no arrangement of the whole board twice.

use tengen_rules::{Board, ByColor, IllegalMove, KoRule, Move, Ply, Point, PointSet, Size};

use super::{BLACK, WHITE, assert_legal, assert_refused, go_with, play_all};
use tengen_testkit::board::{assert_board, position};

/// White can send two stones and take one: `A1`, `C1`, `B1` make this board again, with Black to move.
const SEND_TWO: &str = ". . . .
                        X X O .
                        . O . O";

/// Usual failure 5: the two rules differ, and the start belongs to the history.
#[test]
fn positional_superko_remembers_the_start_whoever_is_to_move() {
    let rules = go_with(KoRule::PositionalSuperko);
    let mut game = position(&rules, SEND_TWO, WHITE);
    play_all(&rules, &mut game, "A1 C1");
    assert_refused(&rules, &game, "B1", IllegalMove::Superko { since: Ply(0) });
}

/// Usual failure 5.
#[test]
fn situational_superko_lets_the_board_return_with_the_other_side_to_move() {
    let rules = go_with(KoRule::SituationalSuperko);
    let mut game = position(&rules, SEND_TWO, WHITE);
    play_all(&rules, &mut game, "A1 C1 B1");
    assert_board(game.board(), SEND_TWO);
    play_all(&rules, &mut game, "pass");
    assert_refused(&rules, &game, "A1", IllegalMove::Superko { since: Ply(1) });
}

/// Usual failure 5: a pass leaves the board, and the other side to move.
#[test]
fn situational_superko_remembers_what_a_pass_left() {
    let rules = go_with(KoRule::SituationalSuperko);
    let mut game = position(&rules, SEND_TWO, WHITE);
    play_all(&rules, &mut game, "pass pass");
    rules.resume(&mut game, WHITE);
    play_all(&rules, &mut game, "A1 C1");
    assert_refused(&rules, &game, "B1", IllegalMove::Superko { since: Ply(1) });
}

#[test]
fn simple_ko_allows_the_longer_cycle() {
    let rules = go_with(KoRule::Simple);
    let mut game = position(&rules, SEND_TWO, WHITE);
    play_all(&rules, &mut game, "A1 C1 B1");
    assert_board(game.board(), SEND_TWO);
}

/// Japanese 1989, Article 12.
#[test]
fn a_stone_that_brings_the_whole_board_back_is_noticed() {
    let rules = go_with(KoRule::Simple);
    let mut game = position(&rules, SEND_TWO, WHITE);
    for (turn, since) in [
        ("A1", None),
        ("C1", None),
        // The board of the start, but the other side is to move.
        ("B1", None),
        // Now it has been repeated; passes alone are no repetition.
        ("pass", Some(Ply(0))),
        ("A1", Some(Ply(1))),
        ("C1", Some(Ply(2))),
        ("B1", Some(Ply(3))),
    ] {
        play_all(&rules, &mut game, turn);
        assert_eq!(game.repeats(), since, "{turn} after {:?}", game.ply());
    }
}

/// Japanese 1989, Article 12: passes move no stone.
#[test]
fn two_passes_are_no_repetition_of_the_whole_board() {
    let rules = go_with(KoRule::Simple);
    let mut game = position(&rules, SEND_TWO, WHITE);
    for _ in 0..3 {
        play_all(&rules, &mut game, "pass");
        assert_eq!(game.repeats(), None);
        play_all(&rules, &mut game, "pass");
        assert_eq!(game.repeats(), None);
        rules.resume(&mut game, BLACK);
        assert_eq!(game.repeats(), None);
    }
}

#[test]
fn superko_forbids_the_recapture_in_ko_and_a_pass_does_not_lift_it() {
    for ko in [KoRule::PositionalSuperko, KoRule::SituationalSuperko] {
        let rules = go_with(ko);
        let diagram = ". X O . .
                       X O . O .
                       . X O . .
                       . . . . .
                       . . . . .";
        let mut game = position(&rules, diagram, BLACK);
        play_all(&rules, &mut game, "C4");
        let since_start = IllegalMove::Superko { since: Ply(0) };
        assert_refused(&rules, &game, "B4", since_start);
        play_all(&rules, &mut game, "pass pass");
        rules.resume(&mut game, WHITE);
        assert_refused(&rules, &game, "B4", since_start);
        play_all(&rules, &mut game, "E1 A1");
        assert_legal(&rules, &game, "B4");
    }
}

#[test]
fn a_pass_is_no_repetition() {
    let rules = go_with(KoRule::PositionalSuperko);
    let mut game = position(&rules, SEND_TWO, WHITE);
    play_all(&rules, &mut game, "pass");
    play_all(&rules, &mut game, "pass");
}

/// Usual failure 5: boards are compared, not only their hashes.
///
/// Among stones that never touch there is a set whose numbers cancel out:
/// the board with them has the hash of the empty board.
#[test]
fn boards_with_equal_hashes_are_not_taken_for_repetition() {
    let size = Size::square(19).unwrap();
    let stones = cancelling_stones(size);
    let rules = go_with(KoRule::PositionalSuperko);
    let mut game = rules.position(size, ByColor::default(), BLACK).unwrap();
    let start = game.board().hash();
    let mut waiting = stones.map(|points| points.iter().collect::<Vec<Point>>());
    // The side with more stones left begins, so that the last turn is a stone, and no pass follows a pass.
    if waiting.white.len() > waiting.black.len() {
        rules.play(&mut game, Move::Pass).unwrap();
    }
    while !(waiting.black.is_empty() && waiting.white.is_empty()) {
        let mv = waiting[game.to_move()].pop().map_or(Move::Pass, Move::Play);
        assert_eq!(rules.play(&mut game, mv).map(|_| ()), Ok(()));
    }
    assert_eq!(game.board().arrangement(), stones);
    assert_eq!(game.board().hash(), start, "else this test shows nothing");
}

/// Stones, no two of them neighbours, whose board has the hash of the empty one (Gauss's elimination).
fn cancelling_stones(size: Size) -> ByColor<PointSet> {
    let mut basis: Vec<(u64, ByColor<PointSet>)> = Vec::new();
    for point in size.all() {
        let color = match (point.column() % 2, point.row() % 2) {
            (0, 0) => BLACK,
            (1, 1) => WHITE,
            _ => continue,
        };
        let mut board = Board::new(size);
        board.place(color, point);
        let (mut hash, mut stones) = (board.hash(), board.arrangement());
        for &(other, others) in &basis {
            if hash ^ other < hash {
                hash ^= other;
                // A stone that occurs twice cancels itself.
                stones = ByColor::from_fn(|color| {
                    let (one, two) = (stones[color], others[color]);
                    one.union(two).difference(one.intersection(two))
                });
            }
        }
        if hash == 0 {
            return stones;
        }
        basis.push((hash, stones));
        basis.sort_by_key(|&(hash, _)| std::cmp::Reverse(hash));
    }
    unreachable!("more than 64 numbers of 64 bits depend on one another")
}
