//! Boards as text.

use tengen_render::{Diagram, text};
use tengen_rules::{Color, Move, RuleSet, Size, Variant};

use super::diagram;
use tengen_testkit::board::{at, points, position};

#[test]
fn a_board_has_letters_and_rows_around_it_and_the_last_move_in_parentheses() {
    let diagram = diagram(
        ". . . . .
         . X O . .
         . X O . .
         . . . . .
         . . . . .",
    );
    let text = text::board(&diagram.last_move(Some(at("C4"))));
    let rows: Vec<_> = text.lines().map(str::trim_end).collect();
    let expected = [
        "   A B C D E",
        " 5 . . . . . 5",
        " 4 . X(O). . 4",
        " 3 . X O . . 3",
        " 2 . . . . . 2",
        " 1 . . . . . 1",
        "   A B C D E",
    ];
    assert_eq!(rows, expected);
}

#[test]
fn the_last_move_at_the_right_edge_keeps_the_numbers_in_line() {
    let size = Size::square(5).unwrap();
    let diagram = Diagram::new(size)
        .stones(Color::Black, [at("E2")])
        .last_move(Some(at("E2")));
    let text = text::board(&diagram);
    let rows: Vec<_> = text.lines().filter(|line| line.contains('2')).collect();
    assert_eq!(rows, [" 2 . . . .(X)2"]);
}

#[test]
fn marked_points_are_shown_where_nothing_stands() {
    let text = text::board(&Diagram::new(Size::square(19).unwrap()));
    // The three in the middle column are in both halves.
    assert_eq!(text.matches('+').count(), 9 + 3);
    for half in ["16 . . . + . . . . . + 16", "16 + . . . . . + . . . 16"] {
        assert!(text.contains(half), "{text}");
    }
}

#[test]
fn a_board_too_wide_for_a_phone_stands_in_two_halves() {
    let widest = |side: u8| {
        let text = text::board(&Diagram::new(Size::square(side).unwrap()));
        let letters = text
            .lines()
            .filter(|line| line.starts_with("   A") || line.contains("  K L"));
        (
            letters.count(),
            text.lines().map(|line| line.chars().count()).max().unwrap(),
        )
    };
    assert_eq!(widest(15), (2, 35));
    assert_eq!(widest(19), (4, 25));
}

#[test]
fn a_count_shows_dead_stones_small_and_territory_by_its_owner() {
    let diagram = diagram(
        "X X .
         X O X
         . X .",
    )
    .dead(points("B2").iter())
    .territory(Color::Black, points("B2 C3").iter())
    .territory(Color::White, points("A1").iter());
    let text = text::board(&diagram);
    let rows: Vec<_> = text.lines().skip(1).take(3).map(str::trim).collect();
    assert_eq!(rows, ["3 X X b 3", "2 X o X 2", "1 w X . 1"]);
}

#[test]
fn a_count_shows_stones_in_seki_between_bars() {
    let diagram = diagram(
        "X O . X
         X O . X
         X O O X
         . . . .",
    )
    .seki(points("A4 A3 A2 B4 B3 B2 C2").iter());
    let text = text::board(&diagram);
    let rows: Vec<_> = text.lines().skip(1).take(4).map(str::trim).collect();
    assert_eq!(
        rows,
        ["4|X O|. X 4", "3|X O|. X 3", "2|X O O|X 2", "1 . . . . 1"]
    );
}

#[test]
fn a_letter_stands_on_an_empty_point_unless_it_would_be_taken_for_something_else() {
    let diagram = diagram(
        "X . .
         . . .
         . . .",
    )
    .letters(
        [
            ("A3", "A"),
            ("B3", "B"),
            ("A2", "b"),
            ("B2", "X"),
            ("C2", "12"),
        ]
        .map(|(p, l)| (at(p), l)),
    )
    .letters([(at("C1"), "w")])
    .territory(Color::White, [at("A1")]);
    let text = text::board(&diagram);
    let rows: Vec<_> = text.lines().skip(1).take(3).map(str::trim).collect();
    assert_eq!(rows, ["3 X B . 3", "2 b + . 2", "1 w . . 1"]);
}

#[test]
fn stones_in_territory_that_a_record_marks_for_the_other_side_are_dead() {
    let diagram = diagram(
        "X . .
         O X .
         . . O",
    )
    .properties(|name| match name {
        "TB" => points("A2 B3 A1 A3"),
        "TW" => points("C2"),
        _ => points(""),
    });
    let text = text::board(&diagram);
    let rows: Vec<_> = text.lines().skip(1).take(3).map(str::trim).collect();
    assert_eq!(rows, ["3 X b . 3", "2 o X w 2", "1 b . O 1"]);
}

#[test]
fn the_point_of_a_ko_and_a_winning_line_can_be_seen() {
    let diagram = diagram(
        ". O X .
         O . O X
         . O X .
         X X X .",
    );
    let text = text::board(&diagram.ko(Some(at("B3"))).line(points("A1 B1 C1").iter()));
    let rows: Vec<_> = text.lines().skip(1).take(4).map(str::trim).collect();
    assert_eq!(
        rows,
        ["4 . O X . 4", "3 O ! O X 3", "2 . O X . 2", "1|X X X|. 1"]
    );
}

#[test]
fn the_largest_board_fits_into_one_message() {
    let size = Size::square(19).unwrap();
    let full = Diagram::new(size)
        .stones(Color::White, size.all())
        .last_move(Some(at("T19")));
    let block = format!("```\n{}```", text::board(&full));
    assert!(block.chars().count() < 1100, "{}", block.len());
}

#[test]
fn a_position_brings_its_stones_its_last_move_and_its_ko() {
    let rules = RuleSet::of(Variant::Go).next().unwrap().rules;
    let text = ". . . . .
                . X O . .
                X . X O .
                . X O . .
                . . . . .";
    let mut position = position(&rules, text, Color::White);
    rules.play(&mut position, Move::Play(at("B3"))).unwrap();
    let drawn = Diagram::of(&position);
    assert_eq!(drawn.stone(at("B3")), Some(Color::White));
    assert_eq!(drawn.stone(at("C3")), None);
    assert_eq!(drawn.marked_last_move(), Some(at("B3")));
    assert_eq!(drawn.marked_ko(), Some(at("C3")));

    rules.play(&mut position, Move::Pass).unwrap();
    let drawn = Diagram::of(&position);
    assert_eq!((drawn.marked_last_move(), drawn.marked_ko()), (None, None));
}

#[test]
fn stones_are_listed_in_the_order_in_which_one_reads() {
    let diagram = diagram(
        ". X . X
         X . . .
         O . . O
         . . O .",
    );
    assert_eq!(
        diagram.reading_order(Color::Black),
        ["B4", "D4", "A3"].map(at)
    );
    assert_eq!(
        diagram.reading_order(Color::White),
        ["A2", "D2", "C1"].map(at)
    );
}
