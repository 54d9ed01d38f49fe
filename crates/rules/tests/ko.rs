//! Ko and superko.

use tengen_rules::{ByColor, Color, IllegalMove, KoRule, Move, Ply, Position, Rules, Size, Status};

use super::{BLACK, assert_legal, assert_refused, go_with, play, play_all, rules};
use tengen_testkit::board::{at, points, position};
use tengen_testkit::random::Random;

const KO: &str = ". X O . .
                  X . X O .
                  . X O . .
                  . . . . .
                  . . . . .";

fn ko() -> (Rules, Position) {
    let rules = rules("territory");
    let position = position(&rules, KO, Color::White);
    (rules, position)
}

fn refusal(rules: &Rules, position: &Position, name: &str) -> Option<IllegalMove> {
    rules.check(position, Move::Play(at(name))).err()
}

#[test]
fn recapture_in_ko_is_refused() {
    let (rules, mut position) = ko();
    assert_eq!(play(&rules, &mut position, "B4").captured, points("C4"));
    assert_eq!(position.ko(), Some(at("C4")));
    assert_eq!(refusal(&rules, &position, "C4"), Some(IllegalMove::Ko));
}

#[test]
fn recapture_is_legal_after_a_move_elsewhere() {
    let (rules, mut position) = ko();
    play_all(&rules, &mut position, "B4 E1 A1");
    assert_eq!(position.ko(), None);
    assert_eq!(refusal(&rules, &position, "C4"), None);
}

#[test]
fn a_pass_is_a_turn_and_lifts_the_ko() {
    let (rules, mut position) = ko();
    play_all(&rules, &mut position, "B4 pass A1");
    assert_eq!(refusal(&rules, &position, "C4"), None);
    let (rules, mut position) = ko();
    play_all(&rules, &mut position, "B4 pass");
    assert_eq!(position.ko(), None);
}

#[test]
fn ko_binds_only_the_side_whose_stone_was_taken() {
    let (rules, mut position) = ko();
    play_all(&rules, &mut position, "B4 E1");
    assert_eq!(
        refusal(&rules, &position, "C4"),
        None,
        "White may fill the ko"
    );
}

#[test]
fn snapback_is_legal() {
    let rules = rules("territory");
    // Black gives a stone; White takes it with a stone of a chain,
    // and Black takes that chain at once on the point where the single stone was taken.
    let mut position = position(
        &rules,
        ". O X . .
         . O X . .
         O O X . .
         X X X . .
         . . . . .",
        Color::Black,
    );
    play(&rules, &mut position, "A4");
    assert_eq!(play(&rules, &mut position, "A5").captured, points("A4"));
    assert_eq!(position.ko(), None, "the taking stone belongs to a chain");
    assert_eq!(
        play(&rules, &mut position, "A4").captured,
        points("A5 B5 B4 B3 A3")
    );
}

/// Usual failure 2.
#[test]
fn a_taker_with_two_liberties_makes_no_ko() {
    let rules = rules("territory");
    let mut game = position(
        &rules,
        ". X . .
         X O . O
         . X O .
         . . . .",
        BLACK,
    );
    assert_eq!(play_all(&rules, &mut game, "C3").captured, points("B3"));
    assert_eq!(game.ko(), None);
    // No ko forbids a stone there; it would be suicide.
    assert_refused(&rules, &game, "B3", IllegalMove::Suicide);
}

/// Usual failure 2.
#[test]
fn a_stone_that_took_two_may_be_retaken_at_once() {
    let rules = rules("territory");
    let mut game = position(
        &rules,
        ". . . .
         X X O .
         O O . O",
        BLACK,
    );
    assert_eq!(play_all(&rules, &mut game, "C1").captured, points("A1 B1"));
    assert_eq!(game.ko(), None);
    assert_eq!(play_all(&rules, &mut game, "B1").captured, points("C1"));
}

#[test]
fn positional_superko_refuses_an_arrangement_that_was_there() {
    let rules = go_with(KoRule::PositionalSuperko);
    let mut position = position(&rules, KO, Color::White);
    play(&rules, &mut position, "B4");
    assert_eq!(
        refusal(&rules, &position, "C4"),
        Some(IllegalMove::Superko { since: Ply(0) }),
        "the start counts"
    );
    play_all(&rules, &mut position, "pass pass");
    assert_eq!(rules.status(&position), Status::Stopped);
}

#[test]
fn a_threat_far_away_changes_the_board_and_allows_the_retake() {
    let rules = go_with(KoRule::PositionalSuperko);
    let mut position = position(&rules, KO, Color::White);
    play_all(&rules, &mut position, "B4 E1 A1");
    assert_eq!(refusal(&rules, &position, "C4"), None);
}

#[test]
fn situational_superko_looks_at_the_side_to_move() {
    for (ko, to_move_at_the_start, expected) in [
        (
            KoRule::PositionalSuperko,
            Color::White,
            Some(IllegalMove::Superko { since: Ply(0) }),
        ),
        (
            KoRule::PositionalSuperko,
            Color::Black,
            Some(IllegalMove::Superko { since: Ply(0) }),
        ),
        (
            KoRule::SituationalSuperko,
            Color::White,
            Some(IllegalMove::Superko { since: Ply(0) }),
        ),
        (KoRule::SituationalSuperko, Color::Black, None),
    ] {
        let rules = go_with(ko);
        let mut position = position(&rules, KO, to_move_at_the_start);
        // White takes, with either side to move before; Black's retake makes the start again, with White to move.
        rules.resume(&mut position, Color::White);
        play(&rules, &mut position, "B4");
        assert_eq!(
            refusal(&rules, &position, "C4"),
            expected,
            "{ko:?} {to_move_at_the_start:?}"
        );
    }
}

#[test]
fn two_passes_stop_and_do_not_end() {
    let rules = rules("territory");
    let mut position = position(&rules, KO, Color::Black);
    play(&rules, &mut position, "pass");
    assert_eq!(rules.status(&position), Status::InProgress);
    play(&rules, &mut position, "pass");
    assert_eq!(rules.status(&position), Status::Stopped);
    assert_eq!(
        refusal(&rules, &position, "A1"),
        Some(IllegalMove::GameOver)
    );
}

#[test]
fn a_move_between_passes_starts_the_count_of_passes_anew() {
    let rules = rules("territory");
    let mut position = position(&rules, KO, Color::Black);
    play_all(&rules, &mut position, "pass A1 pass");
    assert_eq!(rules.status(&position), Status::InProgress);
}

#[test]
fn a_resumption_clears_passes_and_ko_and_says_who_is_first() {
    let (rules, mut position) = ko();
    play_all(&rules, &mut position, "B4 pass pass");
    rules.resume(&mut position, Color::Black);
    assert_eq!(position.passes(), 0);
    assert_eq!(position.to_move(), Color::Black);
    assert_eq!(refusal(&rules, &position, "C4"), None);
    assert_eq!(rules.status(&position), Status::InProgress);
}

#[test]
fn two_kos_do_not_hinder_each_other() {
    let rules = rules("territory");
    let mut game = position(
        &rules,
        ". X O . . . .
         X O . O . . .
         . X O . . . .
         . . . . . . .
         . . . . X O .
         . . . X . X O
         . . . . X O .",
        BLACK,
    );
    play_all(&rules, &mut game, "C6");
    assert_eq!(
        play_all(&rules, &mut game, "E2").captured,
        points("F2"),
        "the other ko may be taken"
    );
    assert_refused(&rules, &game, "F2", IllegalMove::Ko);
    assert_legal(&rules, &game, "B6");
}

/// Usual failure 3: undoing a turn replays one turn less.
#[test]
fn a_replay_to_an_earlier_turn_has_the_ko_of_that_turn() {
    let after = |names: &[&str]| {
        let (rules, mut position) = ko();
        for name in names {
            play(&rules, &mut position, name);
        }
        position.ko()
    };
    assert_eq!(after(&[]), None);
    assert_eq!(after(&["B4"]), Some(at("C4")));
    assert_eq!(after(&["B4", "E1"]), None);
    assert_eq!(after(&["B4"]), Some(at("C4")), "one turn less has it again");
}

/// Usual failure 3: the side whose stone was taken may retake when the game is resumed.
#[test]
fn the_ko_of_the_last_move_may_be_retaken_after_a_resumption() {
    let (rules, mut position) = ko();
    play(&rules, &mut position, "B4");
    assert_refused(&rules, &position, "C4", IllegalMove::Ko);
    rules.resume(&mut position, Color::Black);
    assert_eq!(play(&rules, &mut position, "C4").captured, points("B4"));
}

/// Booklet 001 compares boards: a move may not make the board of one move before, that is before the other's last turn.
/// This forbids the same moves as the rule of the single stone.
#[test]
fn the_board_of_one_move_before_is_what_a_retaken_single_stone_makes() {
    let rules = rules("traditional");
    let mut random = Random::new(1);
    let (mut positions, mut kos) = (0, 0);
    for game in 0..450_usize {
        let size = Size::square(4 + (game % 3) as u8).unwrap();
        let mut position = rules.position(size, ByColor::default(), BLACK).unwrap();
        let mut before = position.board().arrangement();
        for _ in 0..160 {
            let mut legal = Vec::new();
            for point in position.board().empty().iter() {
                if !position.board().may_live(position.to_move(), point) {
                    continue;
                }
                let mut after = position.board().clone();
                after.place(position.to_move(), point);
                let repeats = after.arrangement() == before;
                let refused = rules.check(&position, Move::Play(point));
                let expected = if repeats {
                    Err(IllegalMove::Ko)
                } else {
                    Ok(())
                };
                assert_eq!(refused, expected, "{point} on {:?}", position.board());
                kos += usize::from(repeats);
                if !repeats {
                    legal.push(point);
                }
            }
            positions += 1;
            before = position.board().arrangement();
            // An occasional pass, but never two in a row: they would stop the game.
            let passes = position.passes() == 0 && random.below(12) == 0;
            let mv = match legal.len() {
                0 if position.passes() > 0 => break,
                0 => Move::Pass,
                _ if passes => Move::Pass,
                many => Move::Play(legal[random.below(many)]),
            };
            rules.play(&mut position, mv).unwrap();
        }
    }
    assert!(
        positions > 50_000,
        "only {positions} positions were compared"
    );
    assert!(kos > 400, "only {kos} moves were forbidden");
}
