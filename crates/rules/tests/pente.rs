//! Go-Bang in which five pairs win (booklet 001 in Polish, by its name), and the form in which none is taken.

use tengen_rules::{ByColor, Color, Ending, Outcome, Position, Rules, Size, Status};

use super::{BLACK, assert_refused, play, play_all, rules};
use tengen_testkit::board::{points, position};

fn with(rules: &Rules, black: &str, white: &str, to_move: Color) -> Position {
    let stones = ByColor {
        black: points(black),
        white: points(white),
    };
    let size = Size::square(15).unwrap();
    rules.position(size, stones, to_move).unwrap()
}

/// Black may take five pairs: on D1, D3, D5, D7 and D9.
fn five_pairs(rules: &Rules) -> Position {
    with(
        rules,
        "A1 A3 A5 A7 A9",
        "B1 C1 B3 C3 B5 C5 B7 C7 B9 C9",
        BLACK,
    )
}

fn winner(ending: Ending) -> Status {
    let winner = Some(BLACK);
    Status::Over(Outcome { winner, ending })
}

#[test]
fn the_fifth_pair_wins_and_the_fourth_does_not() {
    for name in ["pente", "pente-exact"] {
        let rules = rules(name);
        let mut game = five_pairs(&rules);
        play_all(&rules, &mut game, "D1 O15 D3 O13 D5 O11 D7 O9");
        assert_eq!(game.prisoners().black, 8);
        assert_eq!(rules.status(&game), Status::InProgress);
        play_all(&rules, &mut game, "D9");
        let stones = points("B9 C9");
        assert_eq!(rules.status(&game), winner(Ending::FivePairs { stones }));
        assert_refused(&rules, &game, "H8", tengen_rules::IllegalMove::GameOver);
    }
}

#[test]
fn several_pairs_at_once_count_one_by_one() {
    let rules = rules("pente");
    let mut game = with(
        &rules,
        "H11 E8 K8 H5 L12",
        "H10 H9 F8 G8 J8 H7 H6 J9 K10 K11",
        BLACK,
    );
    // The pairs H10-H9, G8-F8 and H7-H6 are next to H8; J8 alone is no pair.
    let played = play(&rules, &mut game, "H8");
    assert_eq!(played.captured, points("H10 H9 G8 F8 H7 H6"));
    assert_eq!(rules.status(&game), Status::InProgress);
}

#[test]
fn pairs_of_both_sides_are_counted_apart() {
    let rules = rules("pente");
    let mut game = with(
        &rules,
        "A1 A3 A5 A7 M2 N2",
        "B1 C1 B3 C3 B5 C5 B7 C7 L2",
        BLACK,
    );
    play_all(&rules, &mut game, "D1 O2 D3 O13 D5 O11 D7");
    assert_eq!(game.prisoners().black, 8);
    assert_eq!(game.prisoners().white, 2);
    assert_eq!(rules.status(&game), Status::InProgress);
}

/// A line is reported rather than the pairs.
#[test]
fn a_fifth_pair_and_five_at_once_are_a_win_by_the_line() {
    let rules = rules("pente");
    let mut game = with(
        &rules,
        "A1 A3 A5 A7 A9 D10 D11 D12 D13",
        "B1 C1 B3 C3 B5 C5 B7 C7 B9 C9",
        BLACK,
    );
    play_all(&rules, &mut game, "D1 O15 D3 O13 D5 O11 D7 O9 D9");
    assert_eq!(game.prisoners().black, 10);
    let line = points("D9 D10 D11 D12 D13");
    assert_eq!(rules.status(&game), winner(Ending::FiveInARow { line }));
}

#[test]
fn five_in_a_row_wins_without_pairs() {
    for name in ["pente", "go-bang", "go-bang-plain", "gomoku"] {
        let rules = rules(name);
        let mut game = with(&rules, "A1 B1 C1 D1", "", BLACK);
        play_all(&rules, &mut game, "E1");
        let line = points("A1 B1 C1 D1 E1");
        assert_eq!(rules.status(&game), winner(Ending::FiveInARow { line }));
    }
}

/// Booklet 001: captured stones do not count further.
#[test]
fn in_go_bang_five_pairs_win_nothing() {
    let rules = rules("go-bang");
    let mut game = five_pairs(&rules);
    play_all(&rules, &mut game, "D1 O15 D3 O13 D5 O11 D7 O9 D9");
    assert_eq!(game.prisoners().black, 10);
    assert_eq!(rules.status(&game), Status::InProgress);
}

/// Booklet 001, first form.
#[test]
fn in_plain_go_bang_no_pair_is_taken() {
    for name in ["go-bang-plain", "go-bang-plain-exact"] {
        let rules = rules(name);
        let mut game = five_pairs(&rules);
        let before = game.board().stones(Color::White);
        play_all(&rules, &mut game, "D1");
        assert_eq!(game.board().stones(Color::White), before);
        assert_eq!(game.prisoners().black, 0);
    }
}

#[test]
fn six_win_in_pente_and_not_in_the_exact_form() {
    for (name, wins) in [("pente", true), ("pente-exact", false)] {
        let rules = rules(name);
        let diagram = "X X X . X X
                       . . . . . .
                       . . . . . .
                       . . . . . .
                       . . . . . .
                       . . . . . .";
        let mut game = position(&rules, diagram, BLACK);
        play_all(&rules, &mut game, "D6");
        let over = rules.status(&game) != Status::InProgress;
        assert_eq!(over, wins, "{name}");
    }
}
