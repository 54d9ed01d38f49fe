//! A game with annotations as SGF, and the places that can be annotated.

use tengen_game::record::{Annotation, write_annotated};
use tengen_game::{Game, Marks, NoteMark, Spot, SpotError};
use tengen_rules::{IllegalMove, Move, Point};

use super::export::names;
use crate::table::Table;

fn at(name: &str) -> Point {
    name.parse().unwrap()
}

fn line(moves: &str) -> Vec<Move> {
    let one = |word: &str| match word {
        "pass" => Move::Pass,
        point => Move::Play(at(point)),
    };
    moves.split_whitespace().map(one).collect()
}

fn annotation(game: &Game, after: u16, moves: &str, comment: &str) -> Annotation {
    let (spot, _) = Spot::find(game, after, &line(moves)).unwrap();
    Annotation {
        spot,
        comment: comment.to_owned(),
        marks: Marks::default(),
    }
}

#[test]
fn a_variation_leaves_the_game_where_it_leaves_it() {
    let mut table = Table::seated("territory", 5);
    table.moves("C3 C2 D2");
    let game = &table.game;
    let found = |after, moves: &str| {
        let (spot, position) = Spot::find(game, after, &line(moves)).unwrap();
        (spot.after(), spot.variation().to_vec(), position.to_move())
    };
    let (after, rest, _) = found(0, "C3 C2 B2 pass");
    assert_eq!((after, rest), (2, line("B2 pass")));
    let (after, rest, next) = found(1, "C2 D2");
    assert_eq!(
        (after, rest, next),
        (3, Vec::new(), game.position().to_move())
    );
    assert_eq!(Spot::find(game, 4, &[]).unwrap_err(), SpotError::NoSuchMove);
    let occupied = SpotError::Illegal(Move::Play(at("C3")), IllegalMove::Occupied);
    assert_eq!(Spot::find(game, 2, &line("C3")).unwrap_err(), occupied);
    let long = line(&"pass ".repeat(51));
    assert_eq!(Spot::find(game, 0, &long).unwrap_err(), SpotError::TooLong);
    let (here, _) = Spot::find(game, 2, &line("B2")).unwrap();
    let (there, _) = Spot::find(game, 2, &line("B2 B1 A1")).unwrap();
    assert_eq!(here.next_towards(&there), Some(Move::Play(at("B1"))));
    assert_eq!(there.next_towards(&here), None);
}

#[test]
fn comments_of_one_place_stand_together_and_the_game_stays_the_main_line() {
    let mut table = Table::seated("territory", 5);
    table.moves("C3 C2");
    let game = &table.game;
    let marks = [
        ("A1", NoteMark::Triangle),
        ("A2", NoteMark::Square),
        ("A3", NoteMark::Letter('A')),
    ];
    let marks = marks.map(|(name, mark)| (at(name), mark)).to_vec();
    let marked = Annotation {
        marks: Marks::new(marks).unwrap(),
        ..annotation(game, 1, "", "kuro: ]odd\\[")
    };
    let all = [
        annotation(game, 0, "D4 pass", "aka: a"),
        marked,
        annotation(game, 1, "", "shiro: two"),
        annotation(game, 2, "B2", "ao: after the end"),
        annotation(game, 0, "D4 pass B2", "aka: b"),
    ];
    let sgf = write_annotated(game, &names(), &all);
    for part in [
        "(;B[cc]C[kuro: \\]odd\\\\[\n\nshiro: two]TR[ae]SQ[ad]LB[ac:A]",
        "(;B[db];W[]C[aka: a];B[bd]C[aka: b])",
        ";W[cd](;)(;B[bd]C[ao: after the end])",
    ] {
        assert!(
            sgf.replace("\n(", "(").replace("\n;", ";").contains(part),
            "{part}: {sgf}"
        );
    }
    let read = tengen_sgf::parse_text(&sgf).unwrap().collection;
    let root = read.games().next().unwrap();
    let moves = root
        .main_line()
        .filter(|node| node.value("B").or(node.value("W")).is_some());
    assert_eq!(moves.count(), 2);
}
