//! Handicap stones and marked points.

use tengen_rules::{Color, Handicap, IllegalMove, Placement, PointSet, SetupError, Size, hoshi};

use super::{assert_refused, play, rules};
use tengen_testkit::board::points;

fn stones(side: u8, number: u8) -> Option<PointSet> {
    let size = Size::square(side).unwrap();
    Handicap::new(number)
        .unwrap()
        .points(size)
        .map(|points| points.into_iter().collect())
}

#[test]
fn stones_stand_on_the_marked_points() {
    assert_eq!(stones(19, 2), Some(points("D4 Q16")));
    assert_eq!(stones(19, 3), Some(points("D4 Q16 Q4")));
    assert_eq!(stones(19, 4), Some(points("D4 Q16 Q4 D16")));
    assert_eq!(stones(19, 5), Some(points("D4 Q16 Q4 D16 K10")));
    assert_eq!(stones(19, 6), Some(points("D4 Q16 Q4 D16 D10 Q10")));
    assert_eq!(stones(19, 7), Some(points("D4 Q16 Q4 D16 D10 Q10 K10")));
    assert_eq!(
        stones(19, 9),
        Some(points("D4 Q16 Q4 D16 D10 Q10 K4 K16 K10"))
    );
    assert_eq!(stones(9, 2), Some(points("C3 G7")));
    assert_eq!(stones(13, 5), Some(points("D4 K10 K4 D10 G7")));
}

#[test]
fn eight_leave_the_centre_empty() {
    assert_eq!(stones(19, 8), Some(points("D4 Q16 Q4 D16 D10 Q10 K4 K16")));
}

#[test]
fn boards_without_marked_points_for_so_many_offer_none() {
    assert_eq!(stones(9, 6), None);
    assert_eq!(stones(8, 5), None);
    assert_eq!(stones(8, 4).unwrap().len(), 4);
    assert_eq!(stones(7, 4), Some(points("C3 E5 E3 C5")));
    assert_eq!(stones(6, 2), None);
    assert_eq!(stones(5, 2), None);
}

#[test]
fn there_is_no_handicap_of_one_or_ten() {
    assert_eq!(Handicap::new(1), None);
    assert_eq!(Handicap::new(10), None);
    assert_eq!(Handicap::new(0), Some(Handicap::NONE));
}

#[test]
fn white_moves_first_when_black_has_placed_stones() {
    let rules = rules("territory");
    let size = Size::square(9).unwrap();
    assert_eq!(
        rules.opening(size, Handicap::NONE).unwrap().to_move(),
        Color::Black
    );
    let with_handicap = rules.opening(size, Handicap::new(2).unwrap()).unwrap();
    assert_eq!(with_handicap.to_move(), Color::White);
    assert_eq!(with_handicap.board().stones(Color::Black), points("C3 G7"));
}

#[test]
fn only_go_has_handicap_and_komi() {
    let two = Handicap::new(2).unwrap();
    let size = Size::square(15).unwrap();
    let refused = rules("gomoku").opening(size, two).unwrap_err();
    assert_eq!(
        refused,
        SetupError::Handicap {
            handicap: two,
            size
        }
    );
    assert!(!rules("atari-go").allows_komi("0.5".parse().unwrap()));
    assert_eq!(
        rules("territory").default_komi(Handicap::NONE).to_string(),
        "5.5"
    );
    assert_eq!(rules("territory").default_komi(two).to_string(), "0.5");
    assert_eq!(
        rules("go-bang").default_komi(Handicap::NONE).to_string(),
        "0"
    );
}

#[test]
fn games_are_played_on_squares_from_five_to_nineteen() {
    let rules = rules("territory");
    for (size, allowed) in [
        (Size::square(4), false),
        (Size::square(5), true),
        (Size::square(19), true),
        (Size::new(9, 13), false),
    ] {
        assert_eq!(
            rules.opening(size.unwrap(), Handicap::NONE).is_ok(),
            allowed,
            "{size:?}"
        );
    }
    assert_eq!(Size::square(20), None);
    assert_eq!(Size::square(0), None);
}

#[test]
fn boards_are_marked_as_they_are_printed() {
    let marks = |side: u8| hoshi(Size::square(side).unwrap()).len();
    assert_eq!(
        [5, 6, 7, 8, 9, 13, 15, 19].map(marks),
        [1, 0, 4, 4, 5, 9, 5, 9]
    );
    assert_eq!(hoshi(Size::square(9).unwrap()), points("C3 C7 G3 G7 E5"));
}

fn free(stones: u8) -> Handicap {
    Handicap::with_placement(stones, Placement::Free).unwrap()
}

#[test]
fn free_stones_are_placed_one_after_the_other_before_whites_first_move() {
    let rules = rules("territory");
    for stones in 2..=9 {
        let size = Size::square(9).unwrap();
        let mut game = rules.opening(size, free(stones)).unwrap();
        assert_eq!(game.board().empty().len(), 81);
        for (placed, column) in (0..stones).zip("ABCDEFGHJ".chars()) {
            assert_eq!(game.to_move(), Color::Black);
            assert_eq!(game.to_place(), stones - placed);
            assert_refused(&rules, &game, "pass", IllegalMove::PassForbidden);
            play(&rules, &mut game, &format!("{column}5"));
        }
        assert_eq!(game.to_place(), 0);
        assert_eq!(game.to_move(), Color::White);
        play(&rules, &mut game, "pass");
        assert_eq!(game.to_move(), Color::Black);
        play(&rules, &mut game, "J9");
        assert_eq!(game.to_move(), Color::White);
    }
}

/// They need no marked points.
#[test]
fn free_stones_go_on_boards_of_any_size() {
    let rules = rules("chinese");
    for side in 5..=19 {
        let size = Size::square(side).unwrap();
        for stones in 2..=9 {
            assert!(
                rules.allows_handicap(size, free(stones)),
                "{stones}, {side}"
            );
            assert_eq!(free(stones).points(size), Some(Vec::new()));
        }
    }
}

#[test]
fn no_stones_are_placed_nowhere() {
    assert_eq!(
        Handicap::with_placement(0, Placement::Free),
        Some(Handicap::NONE)
    );
    assert_eq!(Handicap::with_placement(1, Placement::Free), None);
    assert_eq!(Handicap::with_placement(10, Placement::Free), None);
    assert_eq!(Handicap::new(3).unwrap().to_place(), 0);
}

#[test]
fn one_free_stone_takes_no_other() {
    let rules = rules("territory");
    let size = Size::square(5).unwrap();
    let mut game = rules.opening(size, free(3)).unwrap();
    play(&rules, &mut game, "A1");
    assert_refused(&rules, &game, "A1", IllegalMove::Occupied);
    assert_refused(&rules, &game, "F1", IllegalMove::OffBoard);
    assert_eq!(rules.legal_points(&game).len(), 24);
}
