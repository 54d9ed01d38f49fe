//! Reviews of games with known mistakes.

use tengen_engine::review::{Measure, Mistake, Played, Review, Reviewer};
use tengen_rules::{Color, Handicap, Komi, Move, Placement, Position, Size};

use super::rules;
use tengen_testkit::board::{at, position};

/// A group of five black stones in atari that escapes at F6.
const ATARI: &str = "
    . . . . . . . . .
    . . . O O O . . .
    . . O X X X O . .
    . . O X X . O . .
    . . . O O X . . .
    . . . . . X . . .
    . . X . . X . . .
    . . . . . . . . .
    . . . . . . . . .";

/// The game by the rules called `name` from `first` on.
fn played(name: &str, first: Position, moves: &str) -> Played {
    let rules = rules(name);
    let mut positions = vec![first.clone()];
    let (mut at_last, mut made) = (first, Vec::new());
    for word in moves.split_whitespace() {
        let mv = match word {
            "pass" => Move::Pass,
            point => Move::Play(at(point)),
        };
        made.push((at_last.to_move(), mv));
        rules.play(&mut at_last, mv).unwrap();
        positions.push(at_last.clone());
    }
    Played {
        komi: rules.default_komi(Handicap::NONE),
        rules,
        positions,
        moves: made,
        unjudged: 0,
        seed: 7,
    }
}

fn review(game: Played) -> Review {
    let mut reviewer = Reviewer::new(game);
    loop {
        if let Some(review) = reviewer.step(&|| false) {
            return review;
        }
    }
}

fn of_number(review: &Review, number: u16) -> Option<&Mistake> {
    review.mistakes.iter().find(|one| one.number == number)
}

#[test]
fn five_stones_left_in_atari_are_a_mistake_and_the_move_that_saves_them_is_better() {
    let first = position(&rules("chinese"), ATARI, Color::Black);
    let review = review(played("chinese", first, "B2 F6 H3"));
    assert_eq!(review.measure, Measure::HalfPoints);
    assert_eq!(review.readings.len(), 4);
    let mistake = of_number(&review, 1).expect("White takes five stones");
    assert_eq!(mistake.better, Move::Play(at("F6")));
    assert!(mistake.cost() >= 12, "half points: {mistake:?}");
    assert!(mistake.possible > mistake.played, "Black pays: {mistake:?}");
    assert_eq!(of_number(&review, 2), None, "White takes them: {review:?}");
}

#[test]
fn the_stones_that_are_saved_are_no_mistake() {
    let first = position(&rules("chinese"), ATARI, Color::Black);
    let review = review(played("chinese", first, "F6 G5 H3"));
    assert_eq!(of_number(&review, 1), None, "{review:?}");
}

#[test]
fn what_white_loses_is_whites_mistake() {
    let turned = ATARI.replace('X', "x").replace('O', "X").replace('x', "O");
    let first = position(&rules("japanese"), &turned, Color::White);
    let review = review(played("japanese", first, "B2 F6"));
    let mistake = of_number(&review, 1).expect("Black takes five stones");
    assert_eq!(mistake.better, Move::Play(at("F6")));
    assert!(mistake.possible < mistake.played, "White pays: {mistake:?}");
}

#[test]
fn a_five_that_is_missed_costs_the_game() {
    let four = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . O . . . . .
        O X X X X . . . .
        . . . . . O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    for name in ["gomoku", "pente"] {
        let first = position(&rules(name), four, Color::Black);
        let review = review(played(name, first, "A1 F5"));
        assert_eq!(review.measure, Measure::Permille);
        let mistake = of_number(&review, 1).expect("a five was there");
        assert_eq!(mistake.better, Move::Play(at("F5")));
        assert_eq!(mistake.possible, 1_000, "{name}");
        assert_eq!(of_number(&review, 2), None, "{name}: White stops it");
    }
}

#[test]
fn a_capture_that_is_missed_costs_a_game_of_one_capture() {
    // Either side can capture: the side to move wins.
    let atari = "
        . . . . .
        O . O X .
        X O X O X
        . . . . .
        . . . . .";
    let first = position(&rules("atari-go"), atari, Color::Black);
    let review = review(played("atari-go", first, "E5 A2"));
    let mistake = of_number(&review, 1).expect("a stone was in atari");
    assert_eq!(mistake.better, Move::Play(at("D2")));
    assert_eq!(mistake.possible, 1_000);
}

#[test]
fn a_game_that_was_won_ends_as_it_was_won() {
    let size = Size::square(9).unwrap();
    let first = rules("gomoku").opening(size, Handicap::NONE).unwrap();
    let review = review(played("gomoku", first, "E5 A1 E4 A2 E3 A3 E6 A4 E7"));
    assert_eq!(review.readings.last().unwrap().value, 1_000);
    assert_eq!(review.readings.last().unwrap().best, None);
}

#[test]
fn a_stopped_game_is_counted() {
    let walls = "
        . X O . .
        . X O . .
        . X O . .
        . X O . .
        . X O . .";
    let first = position(&rules("chinese"), walls, Color::Black);
    let mut game = played("chinese", first, "pass pass");
    game.komi = Komi::HALF;
    let review = review(game);
    // Black has ten points, White fifteen and the komi.
    assert_eq!(review.readings[2].value, -11);
    assert_eq!(review.mistakes, []);
}

#[test]
fn stones_of_an_opening_and_of_a_handicap_are_not_judged() {
    let size = Size::square(9).unwrap();
    let first = rules("gomoku").opening(size, Handicap::NONE).unwrap();
    let mut opening = played("gomoku", first, "A1 J9 B1");
    opening.unjudged = 3;
    assert_eq!(review(opening).mistakes, []);
    let handicap = Handicap::with_placement(2, Placement::Free).unwrap();
    let first = rules("chinese").opening(size, handicap).unwrap();
    assert_eq!(first.to_place(), 2);
    let review = review(played("chinese", first, "A1 B1"));
    assert_eq!(review.mistakes, []);
    assert_eq!(review.readings[0].best, None);
}

#[test]
fn the_same_game_is_judged_the_same_and_says_how_far_it_is() {
    let game = || {
        let first = position(&rules("chinese"), ATARI, Color::Black);
        played("chinese", first, "B2 F6 H3")
    };
    assert_eq!(review(game()), review(game()));
    let mut reviewer = Reviewer::new(game());
    assert_eq!((reviewer.read_positions(), reviewer.positions()), (0, 4));
    assert_eq!(reviewer.step(&|| false), None);
    assert_eq!(reviewer.read_positions(), 1);
}

#[test]
fn more_than_three_mistakes_of_a_side_are_the_three_biggest() {
    let size = Size::square(9).unwrap();
    let first = rules("chinese").opening(size, Handicap::NONE).unwrap();
    // Black plays along the edge, White in the middle.
    let moves = "A1 E5 B1 D5 C1 F5 D1 C5 E1 G5 F1 E3 G1 E7 H1 C3";
    let review = review(played("chinese", first, moves));
    let of = |parity: u16| {
        let of = review
            .mistakes
            .iter()
            .filter(move |one| one.number % 2 == parity);
        of.map(Mistake::cost).collect::<Vec<_>>()
    };
    let [white, black] = [0, 1].map(of);
    assert_eq!(black.len(), 3, "{review:?}");
    let least = black.iter().min();
    assert!(white.iter().max() < least, "White plays better: {review:?}");
    assert!(review.mistakes.is_sorted_by_key(|one| one.number));
}

#[test]
fn what_a_side_overlooks_again_and_again_is_told_once() {
    let first = position(&rules("chinese"), ATARI, Color::Black);
    // Neither side plays on F6.
    let review = review(played("chinese", first, "B2 H8 B3 H7 B4 G3 A8 J5"));
    let better = review
        .mistakes
        .iter()
        .map(|one| (one.number % 2, one.better));
    let better: Vec<_> = better.collect();
    for (place, one) in better.iter().enumerate() {
        assert!(!better[..place].contains(one), "{review:?}");
    }
    assert!(
        better.iter().any(|(_, mv)| *mv == Move::Play(at("F6"))),
        "{review:?}"
    );
}
