//! The count at the end.

use tengen_rules::{
    ByColor, Color, Edges, GoRules, HalfPoints, KoRule, Komi, Marking, PointSet, Rules, Score,
    Scoring,
};

use super::{play_all, rules};
use tengen_testkit::board::{points, position};

fn count(scoring: Scoring, diagram: &str, dead: &str, komi: &str) -> Score {
    let rules = Rules::Go(GoRules::new(KoRule::Simple, scoring));
    let position = position(&rules, diagram, Color::Black);
    let marking = Marking {
        dead: points(dead),
        ..Marking::default()
    };
    rules
        .count(&position, &marking, komi.parse().unwrap())
        .unwrap()
}

fn totals(score: &Score) -> (String, String) {
    (score.total.black.to_string(), score.total.white.to_string())
}

const WALL: &str = ". X O . .
                    . X O . .
                    . X O . .
                    . X O . .
                    . X O . .";

#[test]
fn territory_is_what_one_colour_surrounds_alone() {
    let score = count(Scoring::TERRITORY, WALL, "", "0");
    assert_eq!(score.territory.black, points("A1 A2 A3 A4 A5"));
    assert_eq!(score.territory.white.len(), 10);
    assert_eq!(totals(&score), ("5".into(), "10".into()));
    assert_eq!(score.winner(), Some(Color::White));
    assert_eq!(score.margin(), HalfPoints::whole(5));
}

#[test]
fn area_counts_stones_too_and_stones_only_stones() {
    assert_eq!(
        totals(&count(Scoring::Area, WALL, "", "0")),
        ("10".into(), "15".into())
    );
    assert_eq!(
        totals(&count(Scoring::Stones, WALL, "", "0")),
        ("5".into(), "5".into())
    );
}

#[test]
fn komi_goes_to_white_and_may_be_negative() {
    assert_eq!(
        totals(&count(Scoring::TERRITORY, WALL, "", "6.5")),
        ("5".into(), "16.5".into())
    );
    assert_eq!(
        totals(&count(Scoring::TERRITORY, WALL, "", "-6.5")),
        ("5".into(), "3.5".into())
    );
    let close = count(Scoring::TERRITORY, WALL, "", "-5.5");
    assert_eq!(close.winner(), Some(Color::Black));
    assert_eq!(close.margin().to_string(), "0.5");
}

#[test]
fn equal_scores_are_a_draw() {
    let score = count(Scoring::TERRITORY, WALL, "", "-5");
    assert_eq!(score.winner(), None);
    assert_eq!(score.margin(), HalfPoints::whole(0));
}

#[test]
fn points_that_both_touch_are_nobodys() {
    let score = count(
        Scoring::TERRITORY,
        ". X . O .
         . X . O .
         . X . O .
         . X . O .
         . X . O .",
        "",
        "0",
    );
    assert_eq!(score.dame, points("C1 C2 C3 C4 C5"));
    assert_eq!(totals(&score), ("5".into(), "5".into()));
}

#[test]
fn an_empty_board_is_nobodys() {
    let score = count(Scoring::Area, ". . .\n. . .\n. . .", "", "0");
    assert_eq!(score.territory, ByColor::default());
    assert_eq!(score.dame.len(), 9);
}

#[test]
fn a_dead_stone_is_a_point_and_a_prisoner_once_each() {
    let diagram = ". X O . .
                   O X O . .
                   . X O . X
                   . X O . .
                   . X O . .";
    let alive = count(Scoring::TERRITORY, diagram, "", "0");
    assert_eq!(totals(&alive), ("0".into(), "0".into()));
    let dead = count(Scoring::TERRITORY, diagram, "A4 E3", "0");
    assert_eq!(dead.prisoners, ByColor { black: 1, white: 1 });
    assert_eq!(totals(&dead), ("6".into(), "11".into()));
    let area = count(Scoring::Area, diagram, "A4 E3", "0");
    assert_eq!(
        totals(&area),
        ("10".into(), "15".into()),
        "area counts no prisoners"
    );
}

#[test]
fn a_mark_on_an_empty_point_counts_nothing() {
    assert_eq!(
        count(Scoring::TERRITORY, WALL, "A1", "0"),
        count(Scoring::TERRITORY, WALL, "", "0")
    );
}

#[test]
fn stones_that_were_taken_in_play_count() {
    let rules = rules("territory");
    let mut position = position(&rules, WALL, Color::White);
    play_all(&rules, &mut position, "A1 A2 pass pass");
    assert_eq!(position.prisoners(), ByColor { black: 1, white: 0 });
    let score = rules
        .count(&position, &Marking::default(), Komi::ZERO)
        .unwrap();
    // A2 is filled, and the stone on A1 is taken: four points and a prisoner.
    assert_eq!(score.total.black, HalfPoints::whole(5));
}

#[test]
fn more_prisoners_than_territory_are_still_points() {
    let rules = rules("territory");
    let mut position = position(&rules, WALL, Color::White);
    play_all(&rules, &mut position, "A1 A2 A1 A2".split_at(5).0);
    let score = rules
        .count(
            &position,
            &Marking {
                dead: points("B1 B2 B3 B4 B5 A2"),
                ..Marking::default()
            },
            Komi::ZERO,
        )
        .unwrap();
    assert_eq!(score.prisoners.white, 6);
    assert_eq!(score.territory.black, PointSet::EMPTY);
    assert_eq!(score.total.black, HalfPoints::whole(1));
    assert_eq!(score.total.white, HalfPoints::whole(20 + 6));
}

#[test]
fn games_of_five_and_atari_go_have_no_count() {
    for name in ["gomoku", "go-bang", "atari-go"] {
        let rules = rules(name);
        let position = position(&rules, WALL, Color::Black);
        assert_eq!(
            rules.count(&position, &Marking::default(), Komi::ZERO),
            None,
            "{name}"
        );
    }
}

/// Usual failure 11.
#[test]
fn chains_die_whole() {
    let diagram = ". O O X\n. O . X\n. . . X";
    let score = count(Scoring::TERRITORY, diagram, "C3", "0");
    assert_eq!(score.dead, points("B3 C3 B2"));
    assert_eq!(score.prisoners, ByColor { black: 3, white: 0 });
    assert_eq!(totals(&score), ("12".into(), "0".into()));
}

/// Usual failure 12: only marked stones are dead.
#[test]
fn an_unmarked_stone_lives_and_spoils_the_area_around_it() {
    let diagram = ". . X\n. O X\n. . X";
    let score = count(Scoring::TERRITORY, diagram, "", "0");
    assert_eq!(score.territory.black, PointSet::EMPTY);
    assert_eq!(score.dame.len(), 5);
    assert_eq!(score.prisoners, ByColor::default());
}

/// Booklet 003, rule IV: stones as they stand, no dead ones.
#[test]
fn where_stones_count_none_is_dead() {
    let score = count(Scoring::Stones, ". . X\n. O X\n. . X", "B2", "0");
    assert_eq!(score.dead, PointSet::EMPTY);
    assert_eq!(totals(&score), ("3".into(), "1".into()));
}

/// Usual failure 22.
#[test]
fn prisoners_beyond_the_territory_they_fill_count_one_each() {
    let rules = rules("territory");
    let diagram = "O O O O X\nO O O . X\nX X X X .";
    let mut position = position(&rules, diagram, Color::Black);
    play_all(&rules, &mut position, "D2");
    let score = rules
        .count(&position, &Marking::default(), Komi::ZERO)
        .unwrap();
    assert_eq!(score.prisoners.black, 7);
    assert_eq!(score.territory.white, PointSet::EMPTY);
    assert_eq!(totals(&score), ("15".into(), "0".into()));
}

/// Usual failure 8: a dead stone is the other's prisoner, not its own colour's, and its point counts once.
#[test]
fn a_dead_stone_goes_to_the_other_side_once() {
    let diagram = "O . X\n. . X\n. . X";
    for dead in ["A3", "A3 A3"] {
        let score = count(Scoring::TERRITORY, diagram, dead, "0");
        assert_eq!(score.prisoners, ByColor { black: 1, white: 0 });
        assert_eq!(score.territory.black.len(), 6);
        assert_eq!(totals(&score), ("7".into(), "0".into()));
    }
}

/// Usual failure 15: half points are counted as whole numbers of halves, no matter for which side the komi is.
#[test]
fn komi_decides_by_half_a_point_either_way_and_a_whole_one_may_draw() {
    for (komi, winner, margin) in [
        ("-4.5", Some(Color::White), "0.5"),
        ("-5", None, "0"),
        ("-5.5", Some(Color::Black), "0.5"),
        ("361", Some(Color::White), "366"),
        ("-361", Some(Color::Black), "356"),
    ] {
        let score = count(Scoring::TERRITORY, WALL, "", komi);
        assert_eq!(score.winner(), winner, "{komi}");
        assert_eq!(score.margin().to_string(), margin, "{komi}");
    }
}

/// Usual failure 18: a point that several stones of a colour touch counts once.
#[test]
fn a_point_that_many_stones_touch_counts_once() {
    let score = count(Scoring::Area, ". X .\nX . X\n. X .", "", "0");
    assert_eq!(score.territory.black.len(), 5);
    assert_eq!(totals(&score), ("9".into(), "0".into()));
}

/// Usual failure 23: a board without living stones belongs to nobody, either.
#[test]
fn a_board_without_living_stones_is_nobodys() {
    for scoring in [Scoring::TERRITORY, Scoring::Area, Scoring::Stones] {
        let empty = count(scoring, ". . .\n. . .\n. . .", "", "0");
        assert_eq!(empty.territory, ByColor::default(), "{scoring:?}");
        assert_eq!(empty.total, ByColor::default(), "{scoring:?}");
    }
    let all_dead = count(Scoring::TERRITORY, ". . .\n. X .\n. . .", "B2", "0");
    assert_eq!(all_dead.territory, ByColor::default());
    assert_eq!(all_dead.dame.len(), 9);
    assert_eq!(totals(&all_dead), ("0".into(), "1".into()));
}

/// A single stone surrounds the rest of an empty board.
#[test]
fn a_single_stone_has_the_whole_board() {
    let score = count(Scoring::TERRITORY, ". . .\n. X .\n. . .", "", "0");
    assert_eq!(totals(&score), ("8".into(), "0".into()));
    let score = count(Scoring::Area, ". . .\n. X .\n. . .", "", "0");
    assert_eq!(totals(&score), ("9".into(), "0".into()));
}

const TWO_EDGES: Scoring = Scoring::Territory {
    edges: Edges::TwoAtMost,
};

/// Booklet 001, read literally: up to two edges may help to enclose.
#[test]
fn with_two_edges_at_most_a_region_on_three_sides_is_nobodys() {
    // Black's left side touches three sides of the board; White's corner two.
    let diagram = ". X O . .
                   . X O . .
                   . X O O O
                   . X O O O
                   . X O O O";
    let any = count(Scoring::TERRITORY, diagram, "", "0");
    assert_eq!(totals(&any), ("5".into(), "4".into()));
    let two = count(TWO_EDGES, diagram, "", "0");
    assert_eq!(two.territory.black, PointSet::EMPTY);
    assert_eq!(two.territory.white, points("D5 E5 D4 E4"));
    assert_eq!(two.dame, points("A1 A2 A3 A4 A5"));
    assert_eq!(totals(&two), ("0".into(), "4".into()));
}

#[test]
fn with_two_edges_at_most_opposite_edges_may_help() {
    let diagram = "X . X O .
                   X . X O .
                   X . X O .
                   X . X O .";
    let score = count(TWO_EDGES, diagram, "", "0");
    assert_eq!(lens(&score), (4, 0));
    let inside = count(TWO_EDGES, "X X X\nX . X\nX X .", "", "0");
    assert_eq!(lens(&inside), (2, 0));
}

/// Dead stones belong to the region: it may touch the third side with them alone.
#[test]
fn with_two_edges_at_most_dead_stones_belong_to_the_region() {
    let diagram = ". . X O
                   X X X O
                   O X O O
                   . X O .";
    let score = count(TWO_EDGES, diagram, "A2", "0");
    assert_eq!(score.territory.black, points("A1 A2 A4 B4"));
    let third = ". . O X
                 X X X X
                 X X O O
                 X X O .";
    assert_eq!(count(TWO_EDGES, third, "C4", "0").territory.black.len(), 3);
    let third = ". . . O
                 X X X X
                 X X O O
                 X X O .";
    let score = count(TWO_EDGES, third, "D4", "0");
    assert_eq!(score.territory.black, PointSet::EMPTY);
    assert_eq!(score.dame, points("A4 B4 C4 D4"));
    assert_eq!(score.prisoners, ByColor { black: 1, white: 0 });
}

/// Edges matter to territory alone; four sides are also too many.
#[test]
fn with_two_edges_at_most_a_stone_in_the_middle_has_nothing() {
    let diagram = ". . .\n. X .\n. . .";
    assert_eq!(totals(&count(TWO_EDGES, diagram, "", "0")).0, "0");
}

/// Booklet 003, rule IV, and Tromp-Taylor: nothing is dead, even if it is marked.
#[test]
fn where_the_stones_count_as_they_stand_marks_change_nothing() {
    for name in ["tromp-taylor", "strasbourg"] {
        let rules = rules(name);
        let position = position(&rules, ". . X\n. O X\n. . X", Color::Black);
        let marking = Marking {
            dead: points("B2"),
            seki: points("C1"),
        };
        let marked = rules.count(&position, &marking, Komi::ZERO).unwrap();
        let plain = rules.count(&position, &Marking::default(), Komi::ZERO);
        assert_eq!(Some(&marked), plain.as_ref(), "{name}");
        assert_eq!(marked.dead, PointSet::EMPTY);
        assert_eq!(marked.stones, ByColor { black: 3, white: 1 });
    }
}

fn lens(score: &Score) -> (usize, usize) {
    (score.territory.black.len(), score.territory.white.len())
}
