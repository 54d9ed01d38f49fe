//! Rewinding a position to a snapshot of it.

use tengen_rules::{Chance, IllegalMove, KoRule, Move, Ply, Position};

use super::{WHITE, assert_legal, assert_refused, go_with, play_all};
use tengen_testkit::board::position;

/// Whatever was played since, the position is the earlier one, and the same moves are legal in it.
#[test]
fn a_rewound_position_is_the_one_of_which_the_snapshot_was_taken() {
    let rules = go_with(KoRule::PositionalSuperko);
    for seed in 1..=20 {
        let mut chance = Chance::new(seed);
        let mut turn = |game: &mut Position| {
            let points: Vec<_> = rules.legal_points(game).iter().collect();
            match points.len() {
                0 if rules.play(game, Move::Pass).is_ok() => {}
                0 => rules.resume(game, WHITE),
                some => {
                    let mv = Move::Play(points[chance.below(some)]);
                    rules.play(game, mv).unwrap();
                }
            }
        };
        let mut game = position(&rules, &[". . . ."; 4].join("\n"), WHITE);
        for _ in 0..10 {
            turn(&mut game);
        }
        let (before, snapshot) = (game.clone(), game.snapshot());
        for _ in 0..30 {
            turn(&mut game);
        }
        game.rewind(snapshot);
        assert_eq!(game, before);
        assert_eq!(rules.legal_points(&game), rules.legal_points(&before));
        assert_eq!((game.ply(), game.last()), (before.ply(), before.last()));
    }
}

/// White can send two stones and take one: `A1`, `C1`, `B1` make this board again.
#[test]
fn a_board_that_was_undone_may_come_again() {
    let rules = go_with(KoRule::PositionalSuperko);
    let start = ". . . .
                 X X O .
                 . O . O";
    let mut game = position(&rules, start, WHITE);
    let snapshot = game.snapshot();
    play_all(&rules, &mut game, "A1");
    game.rewind(snapshot);
    // Only the positions of the undone turn are removed from the history, not the starting position.
    play_all(&rules, &mut game, "D3 pass");
    assert_legal(&rules, &game, "A1");
    let mut game = position(&rules, start, WHITE);
    let snapshot = game.snapshot();
    play_all(&rules, &mut game, "A1 C1");
    game.rewind(snapshot);
    play_all(&rules, &mut game, "A1 C1");
    assert_refused(&rules, &game, "B1", IllegalMove::Superko { since: Ply(0) });
}
