//! Scenes and the eight ways to look at them.

use proptest::prelude::*;
use tengen_puzzle::{Level, Scene, SceneError, Symmetry, Topic};
use tengen_rules::{ByColor, Color, IllegalMove, Move, Point, RuleSet, SetupError, Size};

use tengen_testkit::board::{at, points};

fn go() -> &'static RuleSet {
    RuleSet::from_name("territory").unwrap()
}

#[test]
fn names_are_their_own() {
    for topic in Topic::all() {
        assert_eq!(Topic::from_name(topic.name()), Some(topic));
    }
    assert_eq!(Topic::all().count(), 13);
    assert_eq!(Topic::from_name(""), None);
    for level in Level::ALL {
        assert_eq!(Level::new(level.number()), Some(level));
    }
    assert_eq!([Level::new(0), Level::new(6)], [None, None]);
}

#[test]
fn a_scene_that_the_rules_do_not_allow_is_none() {
    let size = Size::square(5).unwrap();
    let stones = |black: &str, white: &str| ByColor {
        black: points(black),
        white: points(white),
    };
    let scene = |stones, moves: &[&str]| {
        let moves = moves.iter().map(|name| Move::Play(at(name))).collect();
        Scene::new(go(), size, stones, Color::Black, moves).map(|_| ())
    };
    assert_eq!(scene(stones("A1", ""), &["A2"]), Ok(()));
    assert_eq!(
        scene(stones("A1 B2", "A2 B1"), &[]),
        Err(SetupError::NoLiberty(at("A1")).into())
    );
    assert_eq!(
        scene(stones("A1", "A1"), &[]),
        Err(SetupError::Stones.into())
    );
    assert_eq!(scene(stones("A6", ""), &[]), Err(SetupError::Stones.into()));
    let illegal = SceneError::Illegal {
        number: 2,
        reason: IllegalMove::Occupied,
    };
    assert_eq!(scene(stones("", ""), &["C3", "C3"]), Err(illegal));
    let long = vec![Move::Pass; tengen_puzzle::MOST_MOVES + 1];
    let made = Scene::new(go(), size, ByColor::default(), Color::Black, long);
    assert_eq!(made, Err(SceneError::TooLong));
}

proptest! {
    #[test]
    fn eight_symmetries_move_points_about_and_keep_neighbours(columns in 1_u8..=19, rows in 1_u8..=19, number in 0..8_usize) {
        let size = Size::new(columns, rows).unwrap();
        let symmetry = Symmetry::ALL[number];
        let seen = symmetry.of_size(size);
        let mut points: Vec<Point> = size.all().map(|point| symmetry.of(point, size)).collect();
        for point in size.all() {
            for next in point.neighbours(size) {
                let (one, other) = (symmetry.of(point, size), symmetry.of(next, size));
                prop_assert!(one.neighbours(seen).any(|near| near == other));
            }
        }
        points.sort();
        points.dedup();
        prop_assert_eq!(points.len(), size.points());
        prop_assert!(points.into_iter().all(|point| seen.contains(point)));
    }
}

#[test]
fn the_symmetries_differ() {
    let size = Size::square(3).unwrap();
    let corner_and_edge =
        |symmetry: &Symmetry| (symmetry.of(at("A1"), size), symmetry.of(at("B1"), size));
    let mut seen: Vec<_> = Symmetry::ALL.iter().map(corner_and_edge).collect();
    assert_eq!(seen[0], (at("A1"), at("B1")));
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 8);
}

#[test]
fn colours_and_sides_change_with_the_view() {
    let size = Size::square(5).unwrap();
    let stones = ByColor {
        black: points("A1"),
        white: points("B1"),
    };
    let scene = Scene::new(go(), size, stones, Color::Black, vec![Move::Play(at("C1"))]).unwrap();
    assert_eq!(scene.to_move(), Color::White);
    let exchanged = scene.with_colors_exchanged();
    assert_eq!(
        (exchanged.to_move(), exchanged.first_mover()),
        (Color::Black, Color::White)
    );
    assert_eq!(exchanged.stones().white, points("A1"));
    let turned = scene.transform(Symmetry::ALL[4]);
    assert_eq!(turned.stones().white, points("A2"));
    assert_eq!(turned.moves(), [Move::Play(at("A3"))]);
    assert_eq!(turned.position().to_move(), Color::White);
}
